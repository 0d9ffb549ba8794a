"""The public past of each seat: everything the whole table remembers that hints at what a bag holds.

A `History` hears events as a spectator sees them, so nothing in it is a secret and all seats share one. It keeps a row
of numbers for each seat, ready to be copied into an observation, and the favours that are still open.
"""

from array import array
from collections.abc import Callable, Mapping
from typing import Any

from msgspec import UNSET

from nottingham.codec.layout import Layout
from nottingham.codec.tokens import Slots, slots_for
from nottingham.codec.vocabulary import SLOTS
from nottingham.rules.actions import Favour, OpenLater, PayLater, Spare
from nottingham.rules.cards import Cards, size
from nottingham.rules.events import (
    BagHandedBack,
    BagOpened,
    CardsDiscarded,
    CardsSetAside,
    DealStruck,
    Declared,
    Event,
    FavourJudged,
    FellShort,
    GameStarted,
    OfferMade,
    OfferRefused,
    RoundBegan,
)
from nottingham.rules.state import Offer, Terms

PAST = Layout()
"""The row of one seat. Its first part is about this round."""
CARDS, TIMES, GOLD = 5.0, 10.0, 50.0

_ASIDE = PAST.add("aside", "cards seen set aside this round, by slot", SLOTS, unit=CARDS)
_ASIDE_COUNT = PAST.add("aside_count", "cards set aside this round", 1, unit=CARDS)
_TAKEN = PAST.add("taken", "cards taken from the discard piles this round, by slot", SLOTS, unit=CARDS)
_BRIBE = PAST.add("bribe", "the most gold they offered for their own bag this round", 1, unit=GOLD)
_BRIBE_CARDS = PAST.add("bribe_cards", "the most cards they named in an offer for their own bag", 1, unit=CARDS)
_BRIBES_REFUSED = PAST.add("bribes_refused", "offers for their own bag refused this round", 1, unit=CARDS)
_DEMAND = PAST.add("demand", "the most gold an officer asked for the return of their bag this round", 1, unit=GOLD)
_DEMANDS_REFUSED = PAST.add("demands_refused", "officers' demands that they refused this round", 1, unit=CARDS)
_THIS_ROUND = PAST.size
_LAST_DECLARED = PAST.add("last_declared", "1 for the good last declared", SLOTS)
_LAST_HIDDEN = PAST.add("last_hidden", "undeclared cards in their last settled bag", 1, unit=CARDS)
_DECLARED = PAST.add("declared", "cards declared so far, by slot", SLOTS, unit=TIMES)
_BAGS = PAST.add("bags", "bags settled", 1, unit=TIMES)
_LIES = PAST.add("lies", "of them with undeclared cards, as everyone saw when they were settled", 1, unit=TIMES)
_HIDDEN = PAST.add("hidden", "undeclared cards in all their bags", 1, unit=TIMES)
_OPENED = PAST.add("opened", "of their bags opened", 1, unit=TIMES)
_CAUGHT = PAST.add("caught", "of those opened, the lying ones", 1, unit=TIMES)
_JUDGED = PAST.add("judged", "bags settled as an officer", 1, unit=TIMES)
_OPENING = PAST.add("opening", "of them opened", 1, unit=TIMES)
_WRONGLY = PAST.add("wrongly", "of those opened, the honest ones", 1, unit=TIMES)
_OFFERS = PAST.add("offers", "offers made", 1, unit=TIMES)
_BRIBES = PAST.add("bribes", "of them for the return of their own bag", 1, unit=TIMES)
_REFUSED = PAST.add("refused", "of their offers refused", 1, unit=TIMES)
_REFUSING = PAST.add("refusing", "offers of others they refused", 1, unit=TIMES)
_DEALS = PAST.add("deals", "deals struck, from either side", 1, unit=TIMES)
_PAID = PAST.add("paid", "gold given in deals", 1, unit=GOLD)
_GOT = PAST.add("got", "gold received in deals, not counting deputies' booty", 1, unit=GOLD)
_SHORT = PAST.add("short", "deals in which they fell short", 1, unit=CARDS)
_KEPT = PAST.add("kept", "favours kept", 1, unit=CARDS)
_BROKEN = PAST.add("broken", "favours broken", 1, unit=CARDS)

NO_FAVOURS = (0, 0, 0)


class History:
    """The public past of one game. Give it every event."""

    def __init__(self) -> None:
        self.rows: list[array[float]] = []
        self.favours: dict[tuple[int, int], tuple[int, int, int]] = {}
        """Open favours by promiser and the seat they are about: how often to spare, to open, and gold to pay."""
        self._slots: Slots
        self._declared: dict[int, str] = {}
        self._offers: dict[int, Offer] = {}
        """The offers made this round."""
        self._ledger: list[Favour] = []

    def hear(self, event: Event) -> None:
        remember = _HEARD.get(type(event))
        if remember:
            remember(self, event.seen_by(None))

    def _add(self, seat: int, start: int, cards: Cards, unit: float = CARDS) -> None:
        row, slot = self.rows[seat], self._slots.slot
        for good, count in cards.items():
            row[start + slot[good]] += count / unit

    def _started(self, event: GameStarted) -> None:
        self._slots = slots_for(event.options)
        self.rows = [array("f", bytes(4 * PAST.size)) for _ in event.names]

    def _round_began(self, event: RoundBegan) -> None:
        self._offers = {}
        for row in self.rows:
            row[:_THIS_ROUND] = _NOTHING_THIS_ROUND

    def _set_aside(self, event: CardsSetAside) -> None:
        row = self.rows[event.seat]
        row[_ASIDE_COUNT] = event.count / CARDS
        if event.cards is not UNSET:
            self._add(event.seat, _ASIDE, event.cards)
        for taking in event.taken:
            row[_TAKEN + self._slots.slot[taking.good]] += 1 / CARDS

    def _discarded(self, event: CardsDiscarded) -> None:
        for good in event.order:
            self.rows[event.seat][_ASIDE + self._slots.slot[good]] += 1 / CARDS

    def _said(self, event: Declared) -> None:
        self._declared[event.seat] = event.good
        row, slot = self.rows[event.seat], self._slots.slot[event.good]
        row[_LAST_DECLARED : _LAST_DECLARED + SLOTS] = _NO_SLOT
        row[_LAST_DECLARED + slot] = 1
        row[_DECLARED + slot] += event.count / TIMES

    def _settled(self, seat: int, hidden: int) -> None:
        row = self.rows[seat]
        row[_LAST_HIDDEN] = hidden / CARDS
        row[_BAGS] += 1 / TIMES
        row[_LIES] += bool(hidden) / TIMES
        row[_HIDDEN] += hidden / TIMES

    def _handed_back(self, event: BagHandedBack) -> None:
        declared = self._declared[event.bag]
        hidden = event.count + event.given_count
        for cards in (event.legal, event.given_legal):
            for good, count in cards.items():
                if good != declared:
                    hidden += count
        self._settled(event.bag, hidden)
        for officer in event.by:
            self.rows[officer][_JUDGED] += 1 / TIMES

    def _opened(self, event: BagOpened) -> None:
        self._settled(event.bag, sum(event.confiscated.values()))
        row = self.rows[event.bag]
        row[_OPENED] += 1 / TIMES
        row[_CAUGHT] += (not event.honest) / TIMES
        for officer in event.by:
            row = self.rows[officer]
            row[_JUDGED] += 1 / TIMES
            row[_OPENING] += 1 / TIMES
            row[_WRONGLY] += event.honest / TIMES

    def _offered(self, event: OfferMade) -> None:
        offer = event.offer
        self._offers[offer.id] = offer
        row = self.rows[offer.by]
        row[_OFFERS] += 1 / TIMES
        if offer.is_bribe:
            row[_BRIBES] += 1 / TIMES
            row[_BRIBE] = max(row[_BRIBE], offer.give.gold / GOLD)
            row[_BRIBE_CARDS] = max(row[_BRIBE_CARDS], cards_named(offer.give) / CARDS)
        elif offer.is_demand:
            row = self.rows[offer.merchant]
            row[_DEMAND] = max(row[_DEMAND], offer.get.gold / GOLD)

    def _refused(self, event: OfferRefused) -> None:
        offer = self._offers[event.offer]
        maker, refuser = self.rows[offer.by], self.rows[event.seat]
        maker[_REFUSED] += 1 / TIMES
        refuser[_REFUSING] += 1 / TIMES
        if offer.is_bribe:
            maker[_BRIBES_REFUSED] += 1 / CARDS
        elif offer.is_demand and event.seat == offer.merchant:
            refuser[_DEMANDS_REFUSED] += 1 / CARDS

    def _struck(self, event: DealStruck) -> None:
        deal = event.deal
        for seat in (deal.by, *deal.needs):
            self.rows[seat][_DEALS] += 1 / TIMES
        giver, taker = self.rows[deal.by], self.rows[deal.needs[-1]]
        giver[_PAID] += deal.gave.gold / GOLD
        taker[_PAID] += deal.got.gold / GOLD
        if not deal.joint:
            giver[_GOT] += deal.got.gold / GOLD
            taker[_GOT] += deal.gave.gold / GOLD
        for favour in deal.favours:
            self._ledger.append(favour)
            self._count(favour, 1)

    def _count(self, favour: Favour, sign: int) -> None:
        match favour:
            case Spare(by=by, whom=whom):
                more = (sign, 0, 0)
            case OpenLater(by=by, whom=whom):
                more = (0, sign, 0)
            case PayLater(by=by, to=whom, gold=gold):
                more = (0, 0, sign * gold)
            case _:
                return
        spare, opened, gold = self.favours.get((by, whom), NO_FAVOURS)
        self.favours[by, whom] = (spare + more[0], opened + more[1], gold + more[2])

    def _fell_short(self, event: FellShort) -> None:
        self.rows[event.seat][_SHORT] += 1 / CARDS

    def _judged(self, event: FavourJudged) -> None:
        favour = self._ledger[event.entry]
        self._count(favour, -1)
        self.rows[favour.by][_KEPT] += (event.status == "kept") / CARDS
        self.rows[favour.by][_BROKEN] += (event.status == "broken") / CARDS


def cards_named(terms: Terms) -> int:
    """The cards in these terms, whether they are there by name or as a number."""
    hidden = terms.contraband
    return size(terms.stand) + (hidden if isinstance(hidden, int) else size(hidden)) + size(terms.bag)


_NOTHING_THIS_ROUND = array("f", bytes(4 * _THIS_ROUND))
_NO_SLOT = array("f", bytes(4 * SLOTS))
_HEARD: Mapping[type[Event], Callable[[History, Any], None]] = {
    GameStarted: History._started,
    RoundBegan: History._round_began,
    CardsSetAside: History._set_aside,
    CardsDiscarded: History._discarded,
    Declared: History._said,
    BagHandedBack: History._handed_back,
    BagOpened: History._opened,
    OfferMade: History._offered,
    OfferRefused: History._refused,
    DealStruck: History._struck,
    FellShort: History._fell_short,
    FavourJudged: History._judged,
}
