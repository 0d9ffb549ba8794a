"""Makes pairs of states that one seat can't tell apart.

`another_truth` takes a state and a seat and returns a state that differs in everything that seat may not know: other
hands, bags, contraband, set-aside cards, the deck, removed cards, the seed, the types named in others' offers. What the
next move discloses is pinned and stays the same; `disclosed_by` derives it from the rules (R11), not from `seen_by`.
"""

import random
from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from nottingham.rules.actions import (
    Accept,
    AnyAction,
    HandBack,
    LoadBag,
    MakeOffer,
    Pay,
    Refuse,
    Share,
    Side,
    Swap,
    Withdraw,
)
from nottingham.rules.cards import NOTHING, Cards, heap, plus, size, split, spread
from nottingham.rules.events import (
    BagHandedBack,
    BagOpened,
    BagsClosed,
    BootyShared,
    CardsDiscarded,
    CardsDrawn,
    CardsSetAside,
    DealStruck,
    DebtPaid,
    DeputiesShuffled,
    Event,
    FellShort,
    MarketCardClaimed,
    ShareProposed,
)
from nottingham.rules.state import Bag, Booty, Deal, Offer, Seat, Split, State, Terms
from tests.laws.games import Step


class Pins(NamedTuple):
    """The facts that must be the same in both truths, because the move discloses them."""

    hands: set[int]
    bags: set[int]
    legal_of_bags: set[int]
    bag_sizes: bool
    contraband: set[int]
    given_up: dict[int, Cards]
    """Contraband that a merchant gives up at the black market; the rest of theirs stays secret."""
    set_aside: set[int]
    deck: bool
    booty: bool


def disclosed_by(step: Step, seat: int | None) -> Pins:
    """Returns the facts that a move shows to a seat, or that the move needs to be legal."""
    hands: set[int] = set()
    bags: set[int] = set()
    legal_of_bags: set[int] = set()
    contraband: set[int] = set()
    given_up: dict[int, Cards] = {}
    set_aside: set[int] = set()
    bag_sizes = deck = booty = False
    for event in step.events:
        match event:
            case CardsSetAside(seat=by, face_up=True):
                hands.add(by)
            case CardsDrawn(seat=by):
                deck = deck or by == seat
            case DeputiesShuffled():
                deck = True
            case CardsDiscarded(seat=by):
                set_aside.add(by)
            case BagsClosed():
                bag_sizes = True
            case BagOpened(bag=owner):
                bags.add(owner)
            case BagHandedBack(bag=owner, to=None):
                legal_of_bags.add(owner)
            case BagHandedBack(bag=owner):
                bags.add(owner)
            case DealStruck(deal=deal):
                if deal.give.contraband or deal.get.contraband or deal.give.bag or deal.get.bag:
                    sides = {deal.by, *deal.needs}
                    contraband |= sides
                    bags |= sides
            case FellShort(seat=by):
                contraband.add(by)
                bags.add(by)
            case DebtPaid(by=by, contraband=paid) if paid:
                contraband.add(by)
            case MarketCardClaimed(seat=by, good=good):
                given_up[by] = {good: 3}
            case ShareProposed() | BootyShared():
                booty = True
            case _:
                pass
    if isinstance(step.action, Pay):
        contraband.add(step.seat if step.seat is not None else -1)
    return Pins(hands, bags, legal_of_bags, bag_sizes, contraband, given_up, set_aside, deck, booty)


def another_truth(state: State, seat: int | None, pins: Pins, chance: random.Random) -> State:
    """A state that differs from this one in everything the seat may not know, except what is pinned."""
    goods = state.goods
    everything = list(goods.goods)
    hidden = [good for good in everything if good not in goods.legal]

    def any_cards(count: int) -> Cards:
        return heap(chance.choice(everything) for _ in range(count))

    def smuggled(count: int) -> Cards:
        return heap(chance.choice(hidden) for _ in range(count))

    seats = tuple(
        other if place == seat else _another_seat(state, place, other, pins, chance, any_cards, smuggled)
        for place, other in enumerate(state.seats)
    )
    booty = state.booty
    if not pins.booty and seat not in state.officers:
        booty = Booty(booty.gold, booty.stand, smuggled(size(booty.contraband)))
    cards, key = state.cards, state.key
    if not pins.deck:
        left = state.deck_size
        cards = (*state.cards[: state.drawn], *(chance.choice(everything) for _ in range(left)))
        key = f"{chance.getrandbits(256):064x}"
    return replace(
        state,
        seats=seats,
        booty=booty,
        cards=cards,
        key=key,
        seed=f"{chance.getrandbits(256):064x}",
        removed=tuple(chance.choice(everything) for _ in state.removed),
        offers=tuple(_another_offer(offer, seat, pins, smuggled, goods.legal) for offer in state.offers),
    )


def _another_seat(
    state: State,
    place: int,
    seat: Seat,
    pins: Pins,
    chance: random.Random,
    any_cards: Callable[[int], Cards],
    smuggled: Callable[[int], Cards],
) -> Seat:
    hand, bag, contraband, set_aside = seat.hand, seat.bag, seat.contraband, seat.set_aside
    if place not in pins.hands:
        hand = any_cards(size(hand))
    if bag is not None and not bag.settled and place not in pins.bags:
        if place in pins.legal_of_bags:
            legal, secret = split(bag.cards, state.goods.legal)
            cards: Cards = {**legal, **smuggled(size(secret))}
        elif state.phase == "load" and not pins.bag_sizes and place not in pins.hands:
            both = spread(any_cards(size(hand) + size(bag.cards)))
            count = chance.randint(1, min(5, len(both)))
            cards, hand = heap(both[:count]), heap(both[count:])
        else:
            cards = any_cards(size(bag.cards))
        bag = Bag(cards, bag.declared, bag.status)
    if place not in pins.contraband:
        given_up = pins.given_up.get(place, NOTHING)
        contraband = plus(given_up, smuggled(size(contraband) - size(given_up)))
    if place not in pins.set_aside and state.options.edition == "first":
        set_aside = any_cards(size(set_aside))
    return replace(seat, hand=hand, bag=bag, contraband=contraband, set_aside=set_aside)


def _another_offer(
    offer: Offer, seat: int | None, pins: Pins, smuggled: Callable[[int], Cards], legal: frozenset[str]
) -> Offer:
    """Returns the offer with other contraband named, unless the seat is a side of it."""
    if offer.involves(seat) or offer.by in pins.contraband or pins.contraband & set(offer.needs):
        return offer
    return replace(offer, give=_another_side(offer.give, smuggled), get=_another_side(offer.get, smuggled))


def _another_side(terms: Terms, smuggled: Callable[[int], Cards]) -> Terms:
    secret = sum(terms.bag[good] for good in terms.secret)
    named = smuggled(secret)
    bag = {**{good: count for good, count in terms.bag.items() if good not in terms.secret}, **named}
    return Terms(terms.gold, terms.stand, smuggled(size(terms.smuggled)), bag, tuple(named))


def same_move(step: Step, other: State, seat: int | None, chance: random.Random) -> AnyAction:
    """A move in the other state that looks the same to the seat; secret choices of others may differ."""
    action = step.action
    if step.seat == seat or step.seat is None:
        return action
    mine = other.seats[step.seat]
    match action:
        case LoadBag(cards=loaded):
            closing = any(isinstance(event, BagsClosed) for event in step.events)
            count = size(loaded) if closing else chance.randint(1, min(5, size(mine.hand)))
            return LoadBag(heap(chance.sample(spread(mine.hand), count)))
        case Swap(set_aside=aside, take=take) if other.options.edition == "first":
            return Swap(heap(chance.sample(spread(mine.hand), size(aside))), take)
        case MakeOffer() if not _involves(step, seat):
            return replace(action, give=_another_wish(action.give, other), get=_another_wish(action.get, other))
        case _:
            return action


def _involves(step: Step, seat: int | None) -> bool:
    return step.after.offers[-1].involves(seat)


def _another_wish(side: Side, state: State) -> Side:
    """Returns a side of an offer with every contraband good renamed to another one."""
    hidden = [good for good in state.goods.goods if good not in state.goods.legal]
    renamed = dict(zip(hidden, [*hidden[1:], hidden[0]], strict=True))

    def rename(cards: Cards) -> Cards:
        return {renamed.get(good, good): count for good, count in cards.items()}

    return replace(side, contraband=rename(side.contraband), bag=rename(side.bag))


def seen(events: list[Event], seat: int | None) -> list[Event]:
    return [event.seen_by(seat) for event in events]


class Renamed:
    """A state in which every contraband good that the seat may not see is renamed to another one.

    If the move shows the seat none of them, everything must look the same: how many cards of a deal really existed,
    which seats fell short, how the booty was shared. Nothing needs to be pinned.
    """

    def __init__(self, state: State, seat: int | None) -> None:
        hidden = [good for good in state.goods.goods if good not in state.goods.legal]
        self._names = dict(zip(hidden, [*hidden[1:], hidden[0]], strict=True))
        self._seat = seat
        deputy = seat in state.officers
        self.state = replace(
            state,
            seats=tuple(other if place == seat else self._of_seat(other) for place, other in enumerate(state.seats)),
            offers=tuple(self._of_offer(offer) for offer in state.offers),
            deals=tuple(self._of_deal(deal) for deal in state.deals),
            shown=tuple(
                showing if seat in showing.to else replace(showing, contraband=self._of(showing.contraband), bag=None)
                for showing in state.shown
            ),
            booty=state.booty if deputy else replace(state.booty, contraband=self._of(state.booty.contraband)),
            shares=state.shares if deputy else {by: self._of_split(split) for by, split in state.shares.items()},
        )

    @staticmethod
    def fits(step: Step, seat: int | None) -> bool:
        """Returns whether this move shows the seat no contraband that it has not seen before."""
        if not isinstance(step.action, Accept | MakeOffer | Refuse | Withdraw | HandBack | Share):
            return False
        for event in step.events:
            match event:
                case DealStruck(deal=deal) if deal.involves(seat):
                    return False
                case BagOpened() | MarketCardClaimed():
                    return False
                case DebtPaid(contraband=paid) if paid:
                    return False
        return True

    def action(self, step: Step) -> AnyAction:
        action = step.action
        if step.seat == self._seat:
            return action
        if isinstance(action, MakeOffer) and not _involves(step, self._seat):
            give, get = (
                replace(side, contraband=self._of(side.contraband), bag=self._of(side.bag))
                for side in (action.give, action.get)
            )
            return replace(action, give=give, get=get)
        if isinstance(action, Share) and self._seat not in step.before.officers:
            return Share(
                {seat: replace(portion, goods=self._of(portion.goods)) for seat, portion in action.split.items()}
            )
        return action

    def _of(self, cards: Cards) -> Cards:
        return {self._names.get(good, good): count for good, count in cards.items()}

    def _of_seat(self, seat: Seat) -> Seat:
        bag = seat.bag
        if bag is not None and bag.status != "opened":
            bag = replace(bag, cards=self._of(bag.cards))
        return replace(seat, hand=self._of(seat.hand), contraband=self._of(seat.contraband), bag=bag)

    def _of_terms(self, terms: Terms) -> Terms:
        secret = tuple(self._names[good] for good in terms.secret)
        return replace(terms, contraband=self._of(terms.smuggled), bag=self._of(terms.bag), secret=secret)

    def _of_offer(self, offer: Offer) -> Offer:
        if offer.involves(self._seat):
            return offer
        return replace(offer, give=self._of_terms(offer.give), get=self._of_terms(offer.get))

    def _of_deal(self, deal: Deal) -> Deal:
        if deal.involves(self._seat):
            return deal
        sides = {name: self._of_terms(getattr(deal, name)) for name in ("give", "get", "gave", "got")}
        return replace(deal, **sides)

    def _of_split(self, split: Split) -> Split:
        return {
            seat: replace(stake, goods=self._of(stake.goods), secret=tuple(self._names[good] for good in stake.secret))
            for seat, stake in split.items()
        }
