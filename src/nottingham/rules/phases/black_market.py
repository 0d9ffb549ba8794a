"""The black market: three contraband cards of a kind for a more valuable card (R9).

A merchant can claim from the moment their bag is handed back. After the last bag, those who have not claimed are asked.
"""

from msgspec.structs import replace

from nottingham.rules.actions import Claim, Decline
from nottingham.rules.cards import minus, plus, size
from nottingham.rules.errors import IllegalAction
from nottingham.rules.events import ClaimDeclined, MarketCardClaimed, PhaseBegan
from nottingham.rules.limits import BLACK_MARKET_PRICE
from nottingham.rules.phases import booty, offers
from nottingham.rules.phases.market import not_your_turn
from nottingham.rules.state import MarketCard, State
from nottingham.rules.transition import Transition, evolves


def begin(transition: Transition) -> None:
    """Asks every merchant who, as far as the table knows, could claim: in the order their bags were handed back."""
    able = tuple([seat for seat in transition.state.handed_back if may_claim(transition.state, seat)])
    if able:
        transition.emit(PhaseBegan("claim", able))
    else:
        booty.begin(transition)


def may_claim(state: State, seat: int) -> bool:
    """Whether a seat, as far as the table knows, could claim a card this round (R9.3)."""
    return (
        seat in state.handed_back
        and seat not in state.claimed
        and size(state.seats[seat].contraband) >= BLACK_MARKET_PRICE
        and _any_pile_left(state)
    )


def claim(transition: Transition, seat: int, action: Claim) -> None:
    state = transition.state
    if state.phase == "claim" and seat != state.queue[0]:
        raise not_your_turn(state, seat, "R9.3")
    if seat not in state.handed_back:
        raise IllegalAction("R9.2", "bag_not_back", "You can claim only once your bag has been handed back unopened.")
    if seat in state.claimed:
        raise IllegalAction("R9.2", "claimed_already", "You have already claimed a card this round.")
    pile = state.black_market.get(action.good)
    if not pile:
        raise IllegalAction("R9.1", "no_market_pile", "The black market has no card for {good!r}.", good=action.good)
    if state.seats[seat].contraband.get(action.good, 0) < BLACK_MARKET_PRICE:
        raise IllegalAction(
            "R9.2", "too_few_to_claim", "You need 3 {good} on your stand to claim that card.", good=action.good
        )
    transition.emit(MarketCardClaimed(seat, action.good, BLACK_MARKET_PRICE, pile[-1]))
    if state.phase == "claim":
        _go_on(transition)
    else:
        offers.drop_impossible(transition)


def decline(transition: Transition, seat: int, action: Decline) -> None:
    if seat != transition.state.queue[0]:
        raise not_your_turn(transition.state, seat, "R9.3")
    transition.emit(ClaimDeclined(seat))
    _go_on(transition)


def _go_on(transition: Transition) -> None:
    if not transition.state.queue or not _any_pile_left(transition.state):
        booty.begin(transition)


def _any_pile_left(state: State) -> bool:
    return any(state.black_market.values())


@evolves(MarketCardClaimed)
def _market_card_claimed(state: State, event: MarketCardClaimed) -> State:
    seat = state.seats[event.seat]
    given = {event.good: event.given}
    changed = replace(
        seat,
        contraband=minus(seat.contraband, given),
        black_market=(*seat.black_market, MarketCard(event.good, event.value)),
    )
    return replace(
        state,
        queue=state.queue[1:],
        claimed=(*state.claimed, event.seat),
        seats=state.with_seat(event.seat, changed),
        spent=plus(state.spent, given),
        black_market={**state.black_market, event.good: state.black_market[event.good][:-1]},
    )


@evolves(ClaimDeclined)
def _claim_declined(state: State, event: ClaimDeclined) -> State:
    return replace(state, queue=state.queue[1:])
