"""Loading the bags, all at once and in secret (R5.1)."""

from msgspec import UNSET
from msgspec.structs import replace

from nottingham.rules.actions import LoadBag
from nottingham.rules.cards import holds, in_words, minus, size, without_zeros
from nottingham.rules.errors import IllegalAction
from nottingham.rules.events import BagLoaded, BagsClosed, PhaseBegan
from nottingham.rules.limits import MAX_IN_BAG
from nottingham.rules.phases.rounds import end_round
from nottingham.rules.state import Bag, State, without
from nottingham.rules.transition import Transition, evolves


def begin(transition: Transition) -> None:
    """Lets every merchant who has a card load a bag; if none has one, the round ends (R4.6)."""
    state = transition.state
    loading = tuple([seat for seat in state.merchants if state.seats[seat].hand])
    if loading:
        transition.emit(PhaseBegan("load", loading))
    else:
        end_round(transition)


def load_bag(transition: Transition, seat: int, action: LoadBag) -> None:
    state = transition.state
    if seat not in state.queue:
        if seat in state.officers:
            raise IllegalAction("R3.1", "an_officer", "You are an officer this round, so you load no bag.")
        if state.seats[seat].bag is None:
            raise IllegalAction("R4.6", "no_card", "You have no cards to load, so you sit this round out.")
        raise IllegalAction("R5.1", "bag_closed", "Your bag is already closed and can't be changed.")
    cards = without_zeros(action.cards)
    count = size(cards)
    if not 1 <= count <= MAX_IN_BAG:
        raise IllegalAction("R5.1", "bag_size", "A bag holds 1 to 5 cards, not {n}.", n=count)
    if not holds(state.seats[seat].hand, cards):
        raise IllegalAction("R5.1", "not_in_hand", "You don't have {cards} in your hand.", cards=in_words(cards))
    transition.emit(BagLoaded(seat, cards))
    if not transition.state.queue:
        bags = {seat: transition.state.seats[seat].bag for seat in state.merchants}
        sizes = {seat: size(bag.cards) for seat, bag in bags.items() if bag is not None}
        transition.emit(BagsClosed(sizes))
        transition.emit(PhaseBegan("declare", tuple(sizes)))


@evolves(BagLoaded)
def _bag_loaded(state: State, event: BagLoaded) -> State:
    assert event.cards is not UNSET
    seat = state.seats[event.seat]
    changed = replace(seat, hand=minus(seat.hand, event.cards), bag=Bag(event.cards))
    return replace(state, queue=without(state.queue, event.seat), seats=state.with_seat(event.seat, changed))


@evolves(BagsClosed)
def _bags_closed(state: State, event: BagsClosed) -> State:
    return state
