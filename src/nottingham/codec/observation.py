"""The observation of one seat: a vector of float32 made from its View, its request, the public past and its draft.

Places, not seats, order everything about players (`tokens.py`). Places and slots that a table doesn't use are zero.
`LAYOUT` says where each field is; `fields` cuts a vector into named arrays.
"""

from array import array
from collections.abc import Mapping
from functools import lru_cache
from typing import get_args

import numpy as np
from numpy.typing import NDArray

from nottingham.codec.history import CARDS, GOLD, NO_FAVOURS, PAST, History, cards_named
from nottingham.codec.layout import Layout
from nottingham.codec.tokens import Slots, slots_for
from nottingham.codec.vocabulary import MAX_PLACES, SLOTS, TOKENS
from nottingham.rules.actions import OpenLater, PayLater, Spare
from nottingham.rules.cards import Cards, size
from nottingham.rules.options import Options
from nottingham.rules.state import BagStatus, Offer, Phase
from nottingham.rules.view_types import OwnSeat, TurnRequest

LAYOUT = Layout()
FLAGS = ("royal_goods", "black_market", "time_limit", "removed_cards", "seven_card_hand", "open_trade")
PHASES: tuple[Phase, ...] = get_args(Phase)
STATUSES: tuple[BagStatus, ...] = get_args(BagStatus)
TOP = 5
"""How many cards of each discard pile are shown in the first edition."""
STAND = 10.0
BOUND = 1000.0
"""No number in an observation is larger; typical ones are near 1."""

_PLAYERS = LAYOUT.add("players", "1 for the number of players: 3, 4, 5, 6", 4)
_FIRST = LAYOUT.add("first_edition", "1 in the first edition", 1)
_FLAGS = LAYOUT.add("options", f"1 for each option chosen: {', '.join(FLAGS)}", len(FLAGS))
_ROUND = LAYOUT.add("round", "the share of rounds begun", 1)
_PHASE = LAYOUT.add("phase", f"1 for the phase: {', '.join(PHASES)}", len(PHASES))
_DECK = LAYOUT.add("deck", "cards left in the deck", 1, unit=200)
_PILES = LAYOUT.add("piles", "cards in the left and the right pile (or in the one pile), by slot", 2, SLOTS, unit=STAND)
_TOPS = LAYOUT.add("pile_tops", "the top cards of the left and the right pile, topmost first, by slot", 2, TOP, SLOTS)
_MARKET = LAYOUT.add("black_market", "the value of the top card, by slot", SLOTS, unit=36)
_MARKET_LEFT = LAYOUT.add("black_market_left", "the cards left in its pile, by slot", SLOTS, unit=2)
_CONFISCATED = LAYOUT.add("confiscated", "cards to be placed now, by slot", SLOTS, unit=CARDS)
_DEBT = LAYOUT.add("debt", "gold still owed", 1, unit=GOLD)
_DEBTOR = LAYOUT.add("debtor", "1 for the place that owes it", MAX_PLACES)
_BOOTY_GOLD = LAYOUT.add("booty_gold", "gold on the booty tile", 1, unit=GOLD)
_BOOTY = LAYOUT.add("booty", "goods on it, by slot; contraband only as far as this seat knows it", SLOTS, unit=CARDS)
_BOOTY_HIDDEN = LAYOUT.add("booty_hidden", "contraband cards on it that this seat doesn't know", 1, unit=CARDS)
_SPLIT = LAYOUT.add("split", "what the other deputy's proposal gives this seat, by slot", SLOTS, unit=CARDS)
_SPLIT_GOLD = LAYOUT.add("split_gold", "the gold it gives", 1, unit=GOLD)
_SPLIT_MADE = LAYOUT.add("split_made", "1 if there is one", 1)

_MY_PLACE = LAYOUT.add("my_place", "1 for the place of this seat", MAX_PLACES)
_MUST = LAYOUT.add("must", "1 if the game waits for this seat and it can't pass", 1)
_HAND = LAYOUT.add("hand", "own hand, by slot", SLOTS, unit=CARDS)
_MY_BAG = LAYOUT.add("my_bag", "own bag, by slot", SLOTS, unit=CARDS)
_MY_CONTRABAND = LAYOUT.add("my_contraband", "own contraband on the stand, by slot", SLOTS, unit=CARDS)
_MY_STAND = LAYOUT.add("my_stand", "own legal goods on the stand, by slot", SLOTS, unit=STAND)
_MY_ASIDE = LAYOUT.add("my_aside", "own cards set aside, by slot", SLOTS, unit=CARDS)
_MY_GOLD = LAYOUT.add("my_gold", "own gold", 1, unit=GOLD)
_OFFERS_LEFT = LAYOUT.add(
    "offers_left", "offers it can still make, by place; last to the deputies", MAX_PLACES + 1, unit=3
)

SEAT = Layout()
"""What is known about one place now."""
_TAKEN = SEAT.add("taken", "1 if somebody sits there", 1)
_OFFICER = SEAT.add("officer", "1 for an officer", 1)
_ACTS = SEAT.add("acts", "1 if the game waits for them", 1)
_GOLD = SEAT.add("gold", "gold", 1, unit=GOLD)
_CARDS = SEAT.add("cards", "cards in hand", 1, unit=CARDS)
_SECRET = SEAT.add("contraband", "contraband cards on the stand", 1, unit=CARDS)
_STAND = SEAT.add("stand", "legal goods on the stand, by slot", SLOTS, unit=STAND)
_CLAIMS = SEAT.add("claims", "the value of their black-market cards", 1, unit=36)
_CLAIMED = SEAT.add("claimed", "1 if they claimed one this round", 1)
_STATUS = SEAT.add("bag_status", f"1 for the status of the bag: {', '.join(STATUSES)}", len(STATUSES))
_BAG_SIZE = SEAT.add("bag_size", "cards in the bag", 1, unit=CARDS)
_DECLARED = SEAT.add("bag_declared", "1 for the good declared", SLOTS)
_BOUND = SEAT.add("bag_bound", "1 if the bag must be opened", 1)
_STANCES = SEAT.add("stances", "the words of the first and the second deputy on it: 1 hand back, -1 open", 2)
_ALONE = SEAT.add("alone", "1 for the deputy who decides on it alone: the first, the second", 2)
_TO_ME = SEAT.add("favours_to_me", "open favours to this seat: to spare, to open, gold to pay (in 50s)", 3)
_BY_ME = SEAT.add("favours_by_me", "the same, promised by this seat to them", 3)
_SHOWN = SEAT.add("shown", "contraband they last had to show this seat, by slot", SLOTS, unit=CARDS)

_SEATS = LAYOUT.add("seats", "what is known about each place now: see the second table", MAX_PLACES, SEAT.size)
_PASTS = LAYOUT.add("pasts", "the public past of each place: see the third table", MAX_PLACES, PAST.size)

OFFER = Layout()
"""An offer that needs this seat."""
_STANDS = OFFER.add("stands", "1 if there is one", 1)
_JOINT = OFFER.add("joint", "1 if it binds both deputies", 1)
_ACCEPTED = OFFER.add("accepted", "1 if another seat it needs has accepted it", 1)
_ACCEPTED_BY_ME = OFFER.add("accepted_by_me", "1 if this seat has accepted it and can still refuse", 1)
_GIVES_GOLD = OFFER.add("gives_gold", "gold it gives", 1, unit=GOLD)
_ASKS_GOLD = OFFER.add("asks_gold", "gold it asks for", 1, unit=GOLD)
_GIVES = OFFER.add("gives", "goods it gives from the stand, by slot", SLOTS, unit=CARDS)
_ASKS = OFFER.add("asks", "goods it asks for from the stand, by slot", SLOTS, unit=CARDS)
_FROM_BAG = OFFER.add("from_bag", "goods from the merchant's bag, by slot", SLOTS, unit=CARDS)
_PLEDGES = OFFER.add("pledges", "1 for a bag to be handed back, -1 for one to be opened, by place", MAX_PLACES)
_PROMISES = OFFER.add("promises", "favours of the seat that offers: to spare, to open, gold to pay (in 50s)", 3)
_WANTED = OFFER.add("wanted", "the same, of all others in the deal", 3)

SORTS = 5
"""How many offers can need one seat at a time, by place: see `_sort`."""
_OFFERED = LAYOUT.add(
    "offered",
    "the offers that need this seat, by place. Made by that place: one that pledges the bag of the merchant who deals, "
    "another one to this seat, another one to the deputies. Made to that place by the other deputy: one that pledges "
    "its bag, another one. See the fourth table",
    MAX_PLACES, SORTS, OFFER.size,
)  # fmt: skip
_ALL_OFFERS = LAYOUT.add(
    "all_offers",
    "all standing offers, by the place that made it, its addressee (last the deputies) and whether it pledges the bag "
    "of the merchant who deals (first) or not: 1 if there is one, gold given less gold asked (in 50s), cards given, "
    "cards asked (in 5s)",
    MAX_PLACES, MAX_PLACES + 1, 2, 4,
)  # fmt: skip

_CHOSEN = LAYOUT.add("draft", "how often each token is in the action being spelled", TOKENS)
_LAST = LAYOUT.add("draft_last", "1 for its latest token", TOKENS)
SIZE = LAYOUT.size

_PHASE_AT = {phase: _PHASE + index for index, phase in enumerate(PHASES)}
_STATUS_AT = {status: _STATUS + index for index, status in enumerate(STATUSES)}

Vector = NDArray[np.float32]


def fields(vector: Vector) -> Mapping[str, Vector]:
    """The named parts of an observation, or of an array of them, as views of it: `hand`, `seats.gold`, `pasts.lies`…"""
    *many, numbers = vector.shape
    if numbers != SIZE:
        raise ValueError(f"An observation has {SIZE} numbers, not {numbers}.")
    named = {
        field.name: vector[..., field.start : field.start + field.size].reshape(*many, *field.shape) for field in LAYOUT
    }
    for name, inner in (("seats", SEAT), ("pasts", PAST), ("offered", OFFER)):
        whole = named.pop(name)
        for field in inner:
            part = whole[..., field.start : field.start + field.size]
            named[f"{name}.{field.name}"] = part if field.size > 1 else part[..., 0]
    return named


def observe(request: TurnRequest, history: History) -> "array[float]":
    """The knowledge of a seat before it begins an action. `with_draft` adds the action it is spelling."""
    return _ObservationWriter(request, history).out


def with_draft(known: "array[float]", path: list[int]) -> Vector:
    """A new vector: what a seat knows, and the tokens of its action so far."""
    out = known[:]
    if path:
        for token in path:
            out[_CHOSEN + token] += 1
        out[_LAST + path[-1]] = 1
    return np.frombuffer(out, np.float32)


@lru_cache(maxsize=256)
def _fixed(options: Options) -> "array[float]":
    """The part that is the same in all observations of a game."""
    out = array("f", bytes(4 * SIZE))
    out[_PLAYERS + options.players - 3] = 1
    out[_FIRST] = options.edition == "first"
    for index, flag in enumerate(FLAGS):
        out[_FLAGS + index] = getattr(options, flag)
    for place in range(options.players):
        out[_SEATS + place * SEAT.size + _TAKEN] = 1
    return out


@lru_cache(maxsize=1024)
def _pile(slots: Slots, pile: tuple[str, ...]) -> "array[float]":
    """The cards of a discard pile by slot. Piles grow long and change seldom."""
    counts = array("f", bytes(4 * SLOTS))
    for good, slot in slots.slot.items():
        counts[slot] = pile.count(good) / STAND
    return counts


class _ObservationWriter:
    """Fills one vector."""

    def __init__(self, request: TurnRequest, history: History) -> None:
        view = request.view
        assert view.seat is not None
        self.view = view
        self.seat: int = view.seat
        self.out = _fixed(view.options)[:]
        self.slots: Slots = slots_for(view.options)
        self.slot = self.slots.slot
        self.players = len(view.seats)
        self.first = view.officers[0]
        self._table()
        self._own(request)
        self._seats(history)
        if view.offers:
            self._offers()

    def _cards(self, start: int, cards: Cards, unit: float) -> None:
        out, slot = self.out, self.slot
        for good, count in cards.items():
            out[start + slot[good]] += count / unit

    def _table(self) -> None:
        view, out, slot = self.view, self.out, self.slot
        out[_ROUND] = view.round / view.rounds
        out[_PHASE_AT[view.phase]] = 1
        out[_DECK] = view.deck / 200
        first_edition = view.options.edition == "first"
        for number, pile in enumerate(view.discard.values()):
            start = _PILES + number * SLOTS
            out[start : start + SLOTS] = _pile(self.slots, tuple(pile))
            if first_edition:
                for depth, good in enumerate(reversed(pile[-TOP:])):
                    out[_TOPS + (number * TOP + depth) * SLOTS + slot[good]] = 1
        if view.black_market:
            for good, values in view.black_market.items():
                if values:
                    out[_MARKET + slot[good]] = values[-1] / 36
                    out[_MARKET_LEFT + slot[good]] = len(values) / 2
        if view.confiscated:
            self._cards(_CONFISCATED, view.confiscated, CARDS)
        if view.debt:
            out[_DEBT] = view.debt.gold / GOLD
            out[_DEBTOR + (view.debt.by - self.first) % self.players] = 1
        if view.booty:
            self._booty()

    def _booty(self) -> None:
        view, out, booty = self.view, self.out, self.view.booty
        assert booty
        out[_BOOTY_GOLD] = booty.gold / GOLD
        self._cards(_BOOTY, booty.stand, CARDS)
        if isinstance(booty.contraband, int):
            out[_BOOTY_HIDDEN] = booty.contraband / CARDS
        else:
            self._cards(_BOOTY, booty.contraband, CARDS)
        for by, split in view.shares.items():
            if by != self.seat and self.seat in split:
                self._cards(_SPLIT, split[self.seat].goods, CARDS)
                out[_SPLIT_GOLD] = split[self.seat].gold / GOLD
                out[_SPLIT_MADE] = 1

    def _own(self, request: TurnRequest) -> None:
        view, out = self.view, self.out
        me = view.me
        out[_MY_PLACE + (self.seat - self.first) % self.players] = 1
        out[_MUST] = request.must
        out[_MY_GOLD] = me.gold / GOLD
        self._cards(_HAND, me.hand, CARDS)
        if me.bag and me.bag.cards:
            self._cards(_MY_BAG, me.bag.cards, CARDS)
        self._cards(_MY_CONTRABAND, me.contraband, CARDS)
        self._cards(_MY_STAND, me.stand, STAND)
        self._cards(_MY_ASIDE, me.set_aside, CARDS)
        for to, left in request.offers_left.items():
            place = MAX_PLACES if to == "deputies" else (int(to) - self.first) % self.players
            out[_OFFERS_LEFT + place] = left / 3

    def _seats(self, history: History) -> None:
        view, out, slot = self.view, self.out, self.slot
        for number, seat in enumerate(view.seats):
            place = (number - self.first) % self.players
            start = _SEATS + place * SEAT.size
            out[start + _GOLD] = seat.gold / GOLD
            if isinstance(seat, OwnSeat):
                out[start + _CARDS] = size(seat.hand) / CARDS
                out[start + _SECRET] = size(seat.contraband) / CARDS
            else:
                out[start + _CARDS] = seat.hand / CARDS
                out[start + _SECRET] = seat.contraband / CARDS
            for good, count in seat.stand.items():
                out[start + _STAND + slot[good]] = count / STAND
            for card in seat.black_market:
                out[start + _CLAIMS] += card.value / 36
            bag = seat.bag
            if bag:
                out[start + _STATUS_AT[bag.status]] = 1
                if bag.size:
                    out[start + _BAG_SIZE] = bag.size / CARDS
                if bag.declared:
                    out[start + _DECLARED + slot[bag.declared]] = 1
            past = _PASTS + place * PAST.size
            out[past : past + PAST.size] = history.rows[number]
        self._marks(history)

    def _start(self, seat: int) -> int:
        return _SEATS + (seat - self.first) % self.players * SEAT.size

    def _marks(self, history: History) -> None:
        view, out = self.view, self.out
        for officer in view.officers:
            out[self._start(officer) + _OFFICER] = 1
        for seat in view.to_act:
            out[self._start(seat) + _ACTS] = 1
        for seat in view.claimed:
            out[self._start(seat) + _CLAIMED] = 1
        for bond in view.pledges:
            out[self._start(bond.bag) + _BOUND] = 1
        for bag, words in view.stances.items():
            for officer, word in words.items():
                out[self._start(bag) + _STANCES + view.officers.index(officer)] = 1 if word == "hand_back" else -1
        for bag, officer in view.alone.items():
            out[self._start(bag) + _ALONE + view.officers.index(officer)] = 1
        for (by, whom), favours in history.favours.items():
            if favours != NO_FAVOURS:
                if whom == self.seat:
                    self._favours(self._start(by) + _TO_ME, favours)
                elif by == self.seat:
                    self._favours(self._start(whom) + _BY_ME, favours)
        for showing in view.shown:
            if showing.seat != self.seat:
                start = self._start(showing.seat) + _SHOWN
                out[start : start + SLOTS] = _NO_SLOTS
                self._cards(start, showing.contraband, CARDS)

    def _favours(self, start: int, favours: tuple[int, int, int]) -> None:
        self.out[start] = favours[0]
        self.out[start + 1] = favours[1]
        self.out[start + 2] = min(favours[2] / GOLD, BOUND)

    def _offers(self) -> None:
        out = self.out
        for offer in self.view.offers:
            other = not offer.about_own_bag
            by = (offer.by - self.first) % self.players
            to = MAX_PLACES if offer.to == "deputies" else (offer.to - self.first) % self.players
            start = _ALL_OFFERS + ((by * (MAX_PLACES + 1) + to) * 2 + other) * 4
            out[start] = 1
            out[start + 1] = (offer.give.gold - offer.get.gold) / GOLD
            out[start + 2] = cards_named(offer.give) / CARDS
            out[start + 3] = cards_named(offer.get) / CARDS
            if self.seat in offer.needs:
                self._offer(offer, _OFFERED + self._sort(offer, by, to, other) * OFFER.size)

    def _sort(self, offer: Offer, by: int, to: int, other: bool) -> int:
        """The slot of an offer that needs this seat: no two offers share one.

        Of each sort one can stand between two seats (R7.5), and a merchant's own bag is pledged either by both deputies
        or by the one who decides on it alone (R8.5), so only their other offers can need a deputy twice.
        """
        if offer.to not in (self.seat, "deputies"):  # of the other deputy, to a merchant
            return to * SORTS + 3 + other
        return by * SORTS + (1 + (to == MAX_PLACES) if other else 0)

    def _offer(self, offer: Offer, start: int) -> None:
        out = self.out
        out[start + _STANDS] = 1
        out[start + _JOINT] = offer.joint
        out[start + _ACCEPTED] = any(seat != self.seat for seat in offer.accepted_by)
        out[start + _ACCEPTED_BY_ME] = self.seat in offer.accepted_by
        out[start + _GIVES_GOLD] = offer.give.gold / GOLD
        out[start + _ASKS_GOLD] = offer.get.gold / GOLD
        for terms, stand in ((offer.give, start + _GIVES), (offer.get, start + _ASKS)):
            self._cards(stand, terms.stand, CARDS)
            self._cards(stand, terms.smuggled, CARDS)
            self._cards(start + _FROM_BAG, terms.bag, CARDS)
        for pledge in offer.pledges:
            place = (pledge.bag - self.first) % self.players
            out[start + _PLEDGES + place] = 1 if pledge.type == "hand_back" else -1
        for favour in offer.favours:
            promised = start + (_PROMISES if favour.by == offer.by else _WANTED)
            match favour:
                case Spare():
                    out[promised] += 1
                case OpenLater():
                    out[promised + 1] += 1
                case PayLater():
                    out[promised + 2] = min(out[promised + 2] + favour.gold / GOLD, BOUND)
                case _:
                    pass


_NO_SLOTS = array("f", bytes(4 * SLOTS))
