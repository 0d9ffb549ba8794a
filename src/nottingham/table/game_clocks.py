"""The clocks of a game.

- The time limit of an inspection, a minute per merchant, if the options have it (R6.6). Then the inspection ends.
- The time for a decision, if the host set one, for each seat the game waits for. It restarts with every new decision;
  for an officer that is each bag, not each offer. Then the default move is made.
- The pause before a bot moves, and how long it waits for people who could still speak.

Clocks stop while the table is paused or asleep. What was left is saved, and counts if the same decision is still
pending. After a crash a clock starts from full.
"""

from collections.abc import Collection
from typing import Final, NamedTuple

from nottingham.play.turns import Turn
from nottingham.rules.engine import to_act
from nottingham.rules.state import State
from nottingham.table.deadlines import Deadlines
from nottingham.table.encoding import clock_view
from nottingham.table.messages import ClockView
from nottingham.table.settings import SavedClocks, Settings

INSPECTION: Final = "inspection"
DECISION: Final = "decision"
BOT: Final = "bot"
GAME_CLOCKS: Final = (INSPECTION, DECISION, BOT)
NOBODY: Final = -1


class _Decision(NamedTuple):
    """What a seat has to decide. A different decision restarts its clock."""

    round: int
    phase: str
    bags: int
    debts: int


class GameClocks:
    """The clocks of the game at one table."""

    def __init__(self, deadlines: Deadlines) -> None:
        self._deadlines = deadlines
        self._decisions: dict[int, _Decision] = {}
        self._inspected = 0
        """The round whose inspection the time limit is running for."""
        self._bot_scheduled: tuple[int, Turn] | None = None
        self._bot_waited = 0.0
        """How long that bot has waited, apart from the time since `_bot_waits_since`."""
        self._bot_waits_since: float | None = None
        self._patient = False
        """Whether the next bot is waiting for people who could still speak."""
        self._halted: float | None = None
        """What is left of the time limit while a debt or placing stops it (R6.6)."""

    def set(
        self, state: State, version: int, settings: Settings, bots: Collection[int], saved: SavedClocks | None
    ) -> None:
        """Sets the clocks for the decisions pending now. `bots` are the seats that no person plays."""
        seconds = state.options.seconds
        if saved is not None and saved.version != version:
            saved = None
        if state.phase not in ("inspect", "debt", "place"):
            self._deadlines.drop((INSPECTION, NOBODY))
            self._halted = None
        elif seconds:
            if self._inspected != state.round:
                self._inspected = state.round
                self._halted = saved.inspection if saved and saved.inspection is not None else seconds
            self._run_limit(state.phase == "inspect")
        if settings.decision_seconds or self._decisions:
            self._set_decisions(state, settings, bots, saved)

    def _run_limit(self, runs: bool) -> None:
        """Runs the time limit during negotiation, and stops it otherwise."""
        if runs and self._halted is not None:
            self._deadlines.set((INSPECTION, NOBODY), self._halted)
            self._halted = None
        elif not runs and self._halted is None:
            self._halted = self._deadlines.left(INSPECTION).get(NOBODY, 0.0)
            self._deadlines.drop((INSPECTION, NOBODY))

    def _inspection_left(self) -> float | None:
        return self._deadlines.left(INSPECTION).get(NOBODY) if self._halted is None else self._halted

    def _set_decisions(
        self, state: State, settings: Settings, bots: Collection[int], saved: SavedClocks | None
    ) -> None:
        decisions: dict[int, _Decision] = {}
        if settings.decision_seconds:
            decision = _Decision(state.round, state.phase, len(state.held), len(state.debts))
            decisions = {seat: decision for seat in to_act(state) if seat not in bots}
        for seat in [seat for seat in self._decisions if seat not in decisions]:
            self._deadlines.drop((DECISION, seat))
        for seat, decision in decisions.items():
            if self._decisions.get(seat) != decision:
                left = saved.seats.get(str(seat)) if saved else None
                self._deadlines.set((DECISION, seat), settings.decision_seconds or 0 if left is None else left)
        self._decisions = decisions

    def schedule_bot(self, turn: Turn, version: int, seconds: float, *, patient: bool, held: bool) -> None:
        """Schedules a bot's move, or holds it up. Scheduling the same move again does not delay it."""
        if self._bot_scheduled != (version, turn):
            self.cancel_bot()
            self._bot_scheduled = version, turn
        now = self._deadlines.now
        if self._bot_waits_since is not None:
            self._bot_waited += now - self._bot_waits_since
        self._patient = patient and not held
        if held:
            self._bot_waits_since = None
            self._deadlines.clear(BOT)
        else:
            self._bot_waits_since = now
            self._deadlines.set((BOT, turn.seat), max(0.0, seconds - self._bot_waited))

    @property
    def patience(self) -> float | None:
        """How long the next bot still waits for people who could speak, if it does."""
        return next(iter(self._deadlines.left(BOT).values()), None) if self._patient else None

    def cancel_bot(self) -> None:
        if self._bot_scheduled is None:
            return
        self._deadlines.clear(BOT)
        self._bot_scheduled = None
        self._bot_waited = 0.0
        self._bot_waits_since = None

    def restart_decision(self, seat: int) -> None:
        """Gives a seat whose time ran out full time for its next decision."""
        self._decisions.pop(seat, None)

    def left(self, version: int) -> SavedClocks:
        seats = {str(seat): left for seat, left in self._deadlines.left(DECISION).items()}
        return SavedClocks(version, self._inspection_left(), seats)

    def stop(self, version: int) -> SavedClocks:
        """Stops all clocks. Returns what was left of them."""
        left = self.left(version)
        self._halted = None
        self._deadlines.clear(*GAME_CLOCKS)
        self._decisions = {}
        self._inspected = 0
        self.cancel_bot()
        return left

    def view(self, *, paused: bool, saved: SavedClocks | None) -> ClockView:
        """The clocks as clients see them. `saved` is what is left of them while they are stopped."""
        if saved is not None:
            return clock_view(saved.inspection, {int(seat): left for seat, left in saved.seats.items()}, paused=paused)
        return clock_view(self._inspection_left(), self._deadlines.left(DECISION), self.patience, paused=paused)
