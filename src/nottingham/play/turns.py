"""Whom to ask next, so that every game ends: one order for tournaments, tests and learning agents.

Outside the inspection the game itself knows whom it waits for. In the inspection anyone may speak at any time (R7.1),
so an order is needed:

1. Talk goes round: the merchants clockwise from the sheriff's left, then the officers in the order drawn. A merchant
   may do one thing or pass; an officer may do one thing after another until he passes.
2. Who passed is asked again only when something has happened since. A merchant whose bag is settled is asked only
   while an offer waits for his answer.
3. A seat can make three offers to any one addressee in an inspection.
4. When all have passed, an officer who has yet to speak on a bag must decide something: open, hand back, accept or
   refuse. Then the talk goes on with the seat after his.

Whoever gives no legal answer passes or, where the game waits for him, does the default (`players.defaults`). Deputies
can change their minds without end, and so can their proposals for the booty: past a bound the default is done without
asking.

Where people sit too, only those without a person are asked: people speak when they like. Whatever anybody does is told
to `did`, and ends the silence of the others.
"""

from collections.abc import Container, Mapping

from msgspec import Struct

from nottingham.rules.actions import AnyAction, MakeOffer
from nottingham.rules.engine import to_act
from nottingham.rules.state import Phase, State

MAX_OFFERS = 3
"""By one seat to one addressee, in one inspection."""
MAX_ANSWERS = 60
"""By one officer in one inspection: more than its bags and offers call for."""
MAX_PROPOSALS = 4
"""How often deputies are asked to share one booty."""


class Turn(Struct, frozen=True, gc=False):
    """Who is asked now."""

    seat: int
    must: bool = True
    """Whether the game waits for this seat; else it may pass."""
    offers_left: Mapping[str, int] = {}
    """How many more offers it can make in this inspection, by addressee; a turn that must decide has none."""
    automatic: bool = False
    """Whether the default action is taken without asking the player."""

    def allows(self, action: AnyAction) -> bool:
        """Whether the order of asking lets this action through; what the rules say of it is another question."""
        return not isinstance(action, MakeOffer) or self.offers_left.get(str(action.to), 0) > 0


class Turns:
    """The order of one game: ask whose turn is `next`, and say what the seat did."""

    def __init__(self) -> None:
        self._talk: _Talk | None = None
        self._sharers: list[int] = []
        """Who has spoken on the booty of this round, in order."""
        self._phase: Phase = "market"

    def next(self, state: State, among: Container[int] | None = None) -> Turn | None:
        """Whose turn it is of all seats, or of those in `among`; nobody's when the game is over or waits for others."""
        self._phase = state.phase
        seats = range(len(state.seats)) if among is None else among
        match state.phase:
            case "over":
                return None
            case "inspect":
                if self._talk is None or self._talk.round != state.round:
                    self._talk = _Talk(state)
                    self._sharers = []
                return self._talk.next(state, seats)
            case "share":
                return self._share(state, seats)
            case _:
                return next((Turn(seat) for seat in to_act(state) if seat in seats), None)

    def did(self, turn: Turn, action: AnyAction | None) -> None:
        """A seat acted, or passed. Debts and confiscated cards interrupt the talk, and it goes on where it was."""
        if self._phase == "inspect" and self._talk is not None:
            self._talk.did(turn, action)
        elif self._phase == "share":
            self._sharers.append(turn.seat)

    def _share(self, state: State, among: Container[int]) -> Turn | None:
        """The deputies in turn; one who has just spoken waits for the other."""
        last = self._sharers[-1] if self._sharers else None
        for seat in state.officers:
            if seat != last and seat in among:
                return Turn(seat, automatic=len(self._sharers) >= MAX_PROPOSALS)
        return None


class _Talk:
    """One inspection."""

    def __init__(self, state: State) -> None:
        self.round = state.round
        self._officers = state.officers
        self._order = (*state.merchants, *state.officers)
        self._place = 0
        self._silent: set[int] = set()
        self._offers: dict[tuple[int, str], int] = {}
        self._addressees = [str(seat) for seat in range(len(state.seats))]
        if len(state.officers) == 2:
            self._addressees.append("deputies")
        self._answers = dict.fromkeys(state.officers, 0)

    def next(self, state: State, among: Container[int]) -> Turn | None:
        order = self._order
        for place in range(self._place, self._place + len(order)):
            seat = order[place % len(order)]
            if seat in among and seat not in self._silent and self._has_a_say(state, seat):
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
            self._silent.add(turn.seat)
        else:
            self._silent.clear()
            if officer:
                self._answers[turn.seat] += 1
            if isinstance(action, MakeOffer):
                made = turn.seat, str(action.to)
                self._offers[made] = self._offers.get(made, 0) + 1
        if action is None or turn.must or not officer:
            self._place += 1

    def _has_a_say(self, state: State, seat: int) -> bool:
        if seat in self._officers:
            return self._answers[seat] < MAX_ANSWERS
        if seat in state.held:
            return True
        for offer in state.offers:
            if seat in offer.needs and seat not in offer.accepted_by:
                return True
        return False

    def _offers_left(self, seat: int) -> dict[str, int]:
        return {to: MAX_OFFERS - self._offers.get((seat, to), 0) for to in self._addressees}

    def _decider(self, state: State) -> int:
        """The first officer who has yet to speak on a bag: one of any two has."""
        if len(self._officers) == 2:
            first, second = self._officers
            for bag in state.held:
                if bag in state.alone:
                    return state.alone[bag]
                if first not in state.stances.get(bag, {}):
                    return first
            return second
        return self._officers[0]
