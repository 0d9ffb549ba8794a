"""The order in which players act, chosen so that every game ends. Tournaments, tests and learning agents share it.

Outside the inspection the game itself says whom it waits for. In the inspection anyone may act at any time (R7.1), so
we need an order:

1. Turns go round: the merchants clockwise from the sheriff's left, then the officers in the order drawn. A merchant
   may act once or pass; an officer may keep acting until they pass.
2. A seat that passed gets another turn only when something has happened since. A merchant whose bag is settled gets a
   turn only while an offer waits for their answer or, as far as the table knows, they could claim a black-market card.
3. A seat can make three offers to each addressee in an inspection.
4. When all have passed, an officer who has not decided on a bag yet must act: open, hand back, accept or refuse. Then
   turns go on with the seat after theirs.

A player who gives no legal answer passes or, if the game waits for them, takes the default action (`players.defaults`).
Deputies can change their decisions, and their proposals for the booty, several times (R8.3, R8.6). Beyond a lower limit
here, the default action is taken without asking them.

At a table with people only bots get turns: people act when they like. Report every action to `did`, people's too, since
seats that had passed may then act again.
"""

from collections.abc import Container, Mapping
from typing import Final, NamedTuple

from nottingham.rules.actions import AnyAction, MakeOffer
from nottingham.rules.engine import to_act
from nottingham.rules.phases.black_market import may_claim
from nottingham.rules.state import Phase, State

MAX_OFFERS: Final = 3
"""The most offers of one seat to one addressee in one inspection."""
MAX_ANSWERS: Final = 60
"""The most actions of one officer in one inspection: more than its bags and offers need."""
MAX_PROPOSALS: Final = 4
"""How often deputies may propose how to share one booty."""


class Turn(NamedTuple):
    """The turn of one seat to act."""

    seat: int
    must: bool = True
    """Whether the game waits for this seat; otherwise it may pass."""
    offers_left: Mapping[str, int] = {}
    """How many more offers it can make in this inspection, by addressee; none if it must decide."""
    automatic: bool = False
    """Whether the default action is taken without asking the player."""

    def allows(self, action: AnyAction) -> bool:
        """Whether the limit on offers allows this action. It may still be illegal."""
        return not isinstance(action, MakeOffer) or self.offers_left.get(str(action.to), 0) > 0


class Turns:
    """The order of one game: get the `next` turn, then report with `did` what the seat did."""

    def __init__(self) -> None:
        self._inspection: _Inspection | None = None
        self._proposers: list[int] = []
        """The deputies who have made a proposal for the booty of this round, in order."""
        self._phase: Phase = "market"

    def next(self, state: State, among: Container[int] | None = None) -> Turn | None:
        """The next turn of all seats, or of those in `among`; None if the game is over or waits for others."""
        self._phase = state.phase
        seats = range(len(state.seats)) if among is None else among
        match state.phase:
            case "over":
                return None
            case "inspect":
                if self._inspection is None or self._inspection.round != state.round:
                    self._inspection = _Inspection(state)
                    self._proposers = []
                return self._inspection.next(state, seats)
            case "share":
                return self._share(state, seats)
            case _:
                return next((Turn(seat) for seat in to_act(state) if seat in seats), None)

    def did(self, turn: Turn, action: AnyAction | None) -> None:
        """Report that a seat acted or passed. Debts and confiscated cards do not reset the order of an inspection."""
        if self._phase == "inspect" and self._inspection is not None:
            self._inspection.did(turn, action)
        elif self._phase == "share":
            self._proposers.append(turn.seat)

    def _share(self, state: State, among: Container[int]) -> Turn | None:
        """The deputies take turns: one who has just proposed waits for the other."""
        last = self._proposers[-1] if self._proposers else None
        for seat in state.officers:
            if seat != last and seat in among:
                return Turn(seat, automatic=len(self._proposers) >= MAX_PROPOSALS)
        return None


class _Inspection:
    """The order of one inspection."""

    def __init__(self, state: State) -> None:
        self.round = state.round
        self._officers = state.officers
        self._order = (*state.merchants, *state.officers)
        self._place = 0
        self._passed: set[int] = set()
        self._offers: dict[tuple[int, str], int] = {}
        self._addressees = [str(seat) for seat in range(len(state.seats))]
        if len(state.officers) == 2:
            self._addressees.append("deputies")
        self._answers = dict.fromkeys(state.officers, 0)

    def next(self, state: State, among: Container[int]) -> Turn | None:
        order = self._order
        for place in range(self._place, self._place + len(order)):
            seat = order[place % len(order)]
            if seat in among and seat not in self._passed and self._may_act(state, seat):
                self._place = place % len(order)
                return Turn(seat, False, self._offers_left(seat))
        seat = self._decider(state)
        if seat not in among:
            return None
        self._place = order.index(seat)
        return Turn(seat, automatic=self._answers[seat] >= MAX_ANSWERS)

    def did(self, turn: Turn, action: AnyAction | None) -> None:
        officer = turn.seat in self._officers
        if action is None:
            self._passed.add(turn.seat)
        else:
            self._passed.clear()
            if officer:
                self._answers[turn.seat] += 1
            if isinstance(action, MakeOffer):
                made = turn.seat, str(action.to)
                self._offers[made] = self._offers.get(made, 0) + 1
        if action is None or turn.must or not officer:
            self._place += 1

    def _may_act(self, state: State, seat: int) -> bool:
        if seat in self._officers:
            return self._answers[seat] < MAX_ANSWERS
        if seat in state.held:
            return True
        for offer in state.offers:
            if seat in offer.needs and seat not in offer.accepted_by:
                return True
        return may_claim(state, seat)

    def _offers_left(self, seat: int) -> dict[str, int]:
        return {to: MAX_OFFERS - self._offers.get((seat, to), 0) for to in self._addressees}

    def _decider(self, state: State) -> int:
        """The officer who must act: the first of them who has not decided on a bag yet."""
        if len(self._officers) == 2:
            first, second = self._officers
            for bag in state.held:
                if bag in state.alone:
                    return state.alone[bag]
                if first not in state.stances.get(bag, {}):
                    return first
            return second
        return self._officers[0]
