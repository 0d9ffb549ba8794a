"""The inspection: officers settle the bags one at a time, in any order (R6.1, R6.4, R6.6, R7.10, R8.3).

This file judges the actions; what follows from an opened or returned bag, fines included, is in `settling.py`.
"""

from msgspec.structs import replace

from nottingham.rules.actions import HandBack, Open, Pay, Place, TimeUp
from nottingham.rules.cards import NOTHING, heap, in_words
from nottingham.rules.errors import IllegalAction
from nottingham.rules.events import ConfiscatedPlaced, TimeRanOut
from nottingham.rules.phases import debts, deputies, offers, settling
from nottingham.rules.phases.market import on_pile
from nottingham.rules.state import State
from nottingham.rules.transition import Transition, evolves


def open_bag(transition: Transition, seat: int, action: Open) -> None:
    state = transition.state
    _must_decide(state, seat, action.bag)
    if len(settling.responsible(state, action.bag)) == 2 and not state.is_bound(action.bag):
        deputies.say(transition, seat, action.bag, "open")
    else:
        settling.open_bag(transition, action.bag, settling.responsible(state, action.bag))
    settling.advance(transition)


def hand_back(transition: Transition, seat: int, action: HandBack) -> None:
    state = transition.state
    bag = action.bag
    _must_decide(state, seat, bag)
    if state.is_bound(bag):
        raise IllegalAction("R7.6", "bag_bound", "A deal binds you to open the bag of seat {seat}.", seat=bag)
    for officer in deputies.handing_back(state, seat, bag):
        standing = offers.unanswered(state, bag, officer)
        if standing:
            raise IllegalAction(
                "R7.10",
                "answer_first",
                "Answer offer {offer} first: the owner of this bag made it.",
                offer=standing.id,
            )
    if len(settling.responsible(state, bag)) == 2:
        deputies.say(transition, seat, bag, "hand_back")
    else:
        settling.hand_back(transition, bag, (seat,))
    settling.advance(transition)


def _must_decide(state: State, seat: int, bag: int) -> None:
    if seat not in state.officers:
        raise IllegalAction("R6.1", "not_an_officer", "Only the sheriff or a deputy can decide on bags.")
    if bag not in state.held:
        raise IllegalAction("R6.1", "no_open_bag", "Seat {seat} has no bag to settle.", seat=bag)
    if state.alone.get(bag, seat) != seat:
        raise IllegalAction(
            "R8.4", "left_to_the_other", "The other deputy decides alone on the bag of seat {seat}.", seat=bag
        )


def pay(transition: Transition, seat: int, action: Pay) -> None:
    debts.pay(transition, seat, action.goods)
    settling.advance(transition)


def place(transition: Transition, seat: int, action: Place) -> None:
    """Puts confiscated cards on one pile, in the order the sheriff chose (R6.4, first edition)."""
    state = transition.state
    if seat != state.officers[0]:
        raise IllegalAction("R6.4", "not_the_sheriff", "Only the sheriff can place confiscated cards.")
    if heap(action.order) != state.confiscated:
        raise IllegalAction(
            "R6.4",
            "not_those_cards",
            "You must place all confiscated cards: {cards}.",
            cards=in_words(state.confiscated),
        )
    transition.emit(ConfiscatedPlaced(action.pile, tuple(action.order)))
    settling.advance(transition)


def time_up(transition: Transition, seat: int | None, action: TimeUp) -> None:
    if seat is not None:
        raise IllegalAction("R6.6", "clock_only", "Only the clock can end the inspection.")
    if not transition.state.options.time_limit:
        raise IllegalAction("R6.6", "no_time_limit", "This game has no time limit.")
    transition.emit(TimeRanOut())
    settling.advance(transition)


@evolves(ConfiscatedPlaced)
def _confiscated_placed(state: State, event: ConfiscatedPlaced) -> State:
    return replace(state, piles=on_pile(state, event.pile, event.order), confiscated=NOTHING)
