"""The market: setting cards aside and drawing new ones (R4)."""

from msgspec import UNSET
from msgspec.structs import replace

from nottingham.rules.actions import Discard, NameStarter, PileName, Swap
from nottingham.rules.cards import NOTHING, heap, holds, in_words, minus, size, with_more, without_zeros
from nottingham.rules.errors import IllegalAction
from nottingham.rules.events import (
    CardsDiscarded,
    CardsSetAside,
    SetAsideCollected,
    StarterNamed,
    Taking,
)
from nottingham.rules.limits import MAX_SET_ASIDE
from nottingham.rules.phases import bag
from nottingham.rules.phases.rounds import draw
from nottingham.rules.state import State
from nottingham.rules.transition import Transition, evolves


def name_starter(transition: Transition, seat: int, action: NameStarter) -> None:
    """Names the merchant who starts the market (R4.1, second edition)."""
    state = transition.state
    if state.options.edition == "first":
        raise IllegalAction(
            "R4.1", "no_starter", "In the first edition the merchant at the sheriff's left starts the market."
        )
    if seat != state.officers[0]:
        raise IllegalAction("R4.1", "not_the_sheriff", "Only the sheriff can name who starts the market.")
    if state.starter is not None:
        raise IllegalAction("R4.1", "starter_named", "The sheriff has already named who starts the market.")
    if not 0 <= action.seat < len(state.seats) or action.seat in state.officers:
        raise IllegalAction(
            "R4.1", "not_a_merchant", "Only a merchant can start the market, not seat {seat}.", seat=action.seat
        )
    transition.emit(StarterNamed(action.seat))


def swap(transition: Transition, seat: int, action: Swap) -> None:
    """Sets cards aside, takes cards from the piles and draws the rest from the deck (R4.2 to R4.4)."""
    state = transition.state
    if not state.queue or seat != state.queue[0]:
        raise not_your_turn(state, seat, "R4.1")
    mine = state.seats[seat]
    first = state.options.edition == "first"
    if mine.set_aside:
        raise IllegalAction("R4.3", "discard_first", "Put your set-aside cards on a discard pile first.")
    aside = without_zeros(action.set_aside)
    count = size(aside)
    if count > MAX_SET_ASIDE:
        raise IllegalAction("R4.2", "too_many_aside", "You can set aside at most 5 cards, not {n}.", n=count)
    if not holds(mine.hand, aside):
        raise IllegalAction("R4.2", "not_in_hand", "You don't have {cards} in your hand.", cards=in_words(aside))
    wanted = state.options.hand_size - size(mine.hand) + count
    if action.take:
        if not first:
            raise IllegalAction("R4.4", "no_taking", "In the second edition all cards are drawn from the deck.")
        if len(action.take) > wanted:
            raise IllegalAction(
                "R4.3", "too_many_taken", "You can take {n} cards, not {m}.", n=wanted, m=len(action.take)
            )
    taken = _from_piles(state, action.take) if action.take else ()
    transition.emit(CardsSetAside(seat, count, not first, aside, taken))
    draw(transition, seat, wanted - len(taken))
    if not transition.state.queue:
        _close(transition)


def _from_piles(state: State, take: list[PileName]) -> tuple[Taking, ...]:
    """The cards taken from the top of these piles, in order."""
    left = {name: list(pile) for name, pile in state.piles.items()}
    taken = []
    for name in take:
        if not left[name]:
            raise IllegalAction("R4.3", "pile_too_small", "The {pile} pile doesn't have that many cards.", pile=name)
        taken.append(Taking(name, left[name].pop()))
    return tuple(taken)


def discard(transition: Transition, seat: int, action: Discard) -> None:
    """Puts the set-aside cards on one pile, in the order the merchant chose (R4.3)."""
    state = transition.state
    if not state.queue or seat != state.queue[0]:
        raise not_your_turn(state, seat, "R4.1")
    aside = state.seats[seat].set_aside
    if not aside or state.options.edition != "first":
        raise IllegalAction("R4.3", "nothing_aside", "You have no set-aside cards to discard.")
    if heap(action.order) != aside:
        raise IllegalAction(
            "R4.3", "not_those_cards", "You must discard all cards you set aside: {cards}.", cards=in_words(aside)
        )
    transition.emit(CardsDiscarded(seat, action.pile, tuple(action.order)))
    if not transition.state.queue:
        _close(transition)


def _close(transition: Transition) -> None:
    """Ends the market; in the second edition the set-aside cards go on the discard pile (R4.4)."""
    if transition.state.options.edition == "second":
        cards = collected(transition.state)
        if cards:
            transition.emit(SetAsideCollected(cards))
    bag.begin(transition)


def collected(state: State) -> tuple[str, ...]:
    """The set-aside cards as they go on the pile: merchants in the order of their turns, each in the order of goods."""
    in_order, seats = state.goods.sorted, state.seats
    return tuple([card for seat in _turns(state) for card in in_order(seats[seat].set_aside)])


def _turns(state: State, starter: int | None = None) -> tuple[int, ...]:
    """The merchants in the order of their turns: clockwise from the one who starts (R4.1)."""
    starter = state.starter if starter is None else starter
    assert starter is not None
    first = state.merchants.index(starter)
    return state.merchants[first:] + state.merchants[:first]


def not_your_turn(state: State, seat: int, rule: str) -> IllegalAction:
    if seat in state.officers:
        return IllegalAction("R3.1", "an_officer", "You are an officer this round, not a merchant.")
    return IllegalAction(rule, "not_your_turn", "It is not your turn.")


@evolves(StarterNamed)
def _starter_named(state: State, event: StarterNamed) -> State:
    return replace(state, starter=event.seat, queue=_turns(state, event.seat))


@evolves(CardsSetAside)
def _cards_set_aside(state: State, event: CardsSetAside) -> State:
    assert event.cards is not UNSET
    seat = state.seats[event.seat]
    aside = event.cards
    hand = minus(seat.hand, aside)
    piles = state.piles
    if event.taken:
        hand = with_more(hand, [taking.good for taking in event.taken])
        piles = dict(piles)
        for taking in event.taken:
            piles[taking.pile] = piles[taking.pile][:-1]
    seats = state.with_seat(event.seat, replace(seat, hand=hand, set_aside=aside))
    stays = event.count and not event.face_up
    return replace(state, piles=piles, seats=seats, queue=state.queue if stays else state.queue[1:])


@evolves(CardsDiscarded)
def _cards_discarded(state: State, event: CardsDiscarded) -> State:
    seat = replace(state.seats[event.seat], set_aside=NOTHING)
    piles = on_pile(state, event.pile, event.order)
    return replace(state, piles=piles, queue=state.queue[1:], seats=state.with_seat(event.seat, seat))


@evolves(SetAsideCollected)
def _set_aside_collected(state: State, event: SetAsideCollected) -> State:
    seats = tuple([replace(seat, set_aside=NOTHING) if seat.set_aside else seat for seat in state.seats])
    return replace(state, piles=on_pile(state, "pile", event.cards), seats=seats)


def on_pile(state: State, name: str, cards: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """The discard piles after putting these cards on one of them."""
    return {**state.piles, name: state.piles[name] + cards}
