"""Which clocks run at a table, and what is done when one has run out.

- the inspection's limit, a minute for each merchant, if the options say so (R6.6): then the clock speaks;
- the time for a decision, if the host set one: for each seat the game waits for. It begins anew with each thing that
  is asked of the seat; for an officer that is each bag, not each offer. Then the sensible thing is done;
- a bot's moment before it moves, and its patience with people who could still speak.

A clock stands still while the table is paused or asleep. What was left is kept, and counts when the same thing is still
asked. After a crash a clock begins anew: that costs nobody anything.
"""

from collections.abc import Collection
from typing import NamedTuple

from nottingham.play.turns import Turn
from nottingham.rules.engine import to_act
from nottingham.rules.state import State
from nottingham.table.deadlines import Deadlines
from nottingham.table.encoding import clock_view
from nottingham.table.messages import ClockView
from nottingham.table.settings import Clocks, Settings

INSPECTION = "inspection"
DECISION = "decision"
BOT = "bot"
GAME_CLOCKS = (INSPECTION, DECISION, BOT)
NOBODY = -1


class _Ask(NamedTuple):
    """What a seat is asked for; another ask is another time to decide."""

    round: int
    phase: str
    bags: int
    debts: int


class GameClocks:
    """The clocks of the game at one table."""

    def __init__(self, deadlines: Deadlines) -> None:
        self._deadlines = deadlines
        self._asks: dict[int, _Ask] = {}
        self._inspected = 0
        """The round whose inspection the limit runs for."""
        self._bot_asked: tuple[int, Turn, float] | None = None
        self._patient = False
        """Whether the bot that is asked next waits for people who could still speak."""
        self._halted: float | None = None
        """What is left of the limit while it stands still: as long as a debt or a placing is pending (R6.6)."""

    def wind(
        self, state: State, version: int, settings: Settings, people: Collection[int], kept: Clocks | None
    ) -> None:
        """Sets the clocks for what is asked now. `people` are the seats that a person plays."""
        seconds = state.options.seconds
        if kept is not None and kept.version != version:
            kept = None
        if state.phase not in ("inspect", "debt", "place"):
            self._deadlines.drop((INSPECTION, NOBODY))
            self._halted = None
        elif seconds:
            if self._inspected != state.round:
                self._inspected = state.round
                self._halted = kept.inspection if kept and kept.inspection is not None else seconds
            self._run_limit(state.phase == "inspect")
        self._wind_decisions(state, settings, people, kept)

    def _run_limit(self, runs: bool) -> None:
        """The inspection's limit runs while there is talk, and else stands still."""
        if runs and self._halted is not None:
            self._deadlines.set((INSPECTION, NOBODY), self._halted)
            self._halted = None
        elif not runs and self._halted is None:
            self._halted = self._deadlines.left(INSPECTION).get(NOBODY, 0.0)
            self._deadlines.drop((INSPECTION, NOBODY))

    def _inspection_left(self) -> float | None:
        return self._deadlines.left(INSPECTION).get(NOBODY) if self._halted is None else self._halted

    def _wind_decisions(self, state: State, settings: Settings, people: Collection[int], kept: Clocks | None) -> None:
        asks: dict[int, _Ask] = {}
        if settings.decision_seconds:
            ask = _Ask(state.round, state.phase, len(state.held), len(state.debts))
            asks = {seat: ask for seat in to_act(state) if seat in people}
        for seat in [seat for seat in self._asks if seat not in asks]:
            self._deadlines.drop((DECISION, seat))
        for seat, ask in asks.items():
            if self._asks.get(seat) != ask:
                left = kept.seats.get(str(seat)) if kept else None
                self._deadlines.set((DECISION, seat), settings.decision_seconds or 0 if left is None else left)
        self._asks = asks

    def wait_for_bot(self, turn: Turn, version: int, seconds: float, *, patient: bool) -> None:
        """A bot is to be asked after a while; the same question is not put off again."""
        self._patient = patient
        question = version, turn, seconds
        if self._bot_asked != question:
            self.forget_bot()
            self._bot_asked = question
            self._deadlines.set((BOT, turn.seat), seconds)

    @property
    def patience(self) -> float | None:
        """How long the bot still waits for people who could speak, if it is for them that it waits."""
        return next(iter(self._deadlines.left(BOT).values()), None) if self._patient else None

    def forget_bot(self) -> None:
        self._deadlines.clear(BOT)
        self._bot_asked = None

    def decide_anew(self, seat: int) -> None:
        """A decision's time ran out: whatever is done for the seat, what is asked of it next has its time again."""
        self._asks.pop(seat, None)

    def left(self, version: int) -> Clocks:
        seats = {str(seat): left for seat, left in self._deadlines.left(DECISION).items()}
        return Clocks(version, self._inspection_left(), seats)

    def stop(self, version: int) -> Clocks:
        """All clocks stand still; what was left of them."""
        left = self.left(version)
        self._halted = None
        self._deadlines.clear(*GAME_CLOCKS)
        self._asks = {}
        self._inspected = 0
        self._bot_asked = None
        return left

    def view(self, *, paused: bool, kept: Clocks | None) -> ClockView:
        """`kept` is what is left of them, if they stand still."""
        if kept is not None:
            return clock_view(kept.inspection, {int(seat): left for seat, left in kept.seats.items()}, paused=paused)
        return clock_view(self._inspection_left(), self._deadlines.left(DECISION), self.patience, paused=paused)
