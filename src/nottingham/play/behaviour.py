"""Counts the behaviour of players from the complete events of a game: lies, openings, bribes and promises.

An `Observer` reads the events of one game and keeps a `Conduct` for each seat.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec import UNSET

from nottingham.play.conduct import Conduct
from nottingham.rules.actions import OpenLater, PayLater, Spare, Words
from nottingham.rules.cards import NOTHING, Cards, size, worth
from nottingham.rules.events import (
    BagHandedBack,
    BagLoaded,
    BagOpened,
    DealStruck,
    Declared,
    Event,
    FavourJudged,
    FellShort,
    GameStarted,
    OfferMade,
)
from nottingham.rules.state import Offer, Terms


def named_worth(terms: Terms, values: Mapping[str, int]) -> int:
    """Gold plus the value of the goods named, whether they exist or not."""
    total = terms.gold
    if terms.stand:
        total += worth(terms.stand, values)
    if terms.contraband:
        total += worth(terms.smuggled, values)
    if terms.bag:
        total += worth(terms.bag, values)
    return total


class Observer:
    """Counts the behaviour in one game."""

    def __init__(self) -> None:
        self.seats: list[Conduct] = []
        self._values: Mapping[str, int] = NOTHING
        self._loaded: dict[int, Cards] = {}
        self._undeclared: dict[int, int] = {}
        self._ledger: list[int] = []
        self._bribes: dict[int, int] = {}
        """The largest bribe offered for each bag of the round."""
        self.best_bribes: dict[int, int] = {}
        """By merchant, the largest bribe paid for handing their bag back."""
        self._dealt_with: set[int] = set()
        """The bags of the round that a deal decided."""

    def see(self, events: Iterable[Event]) -> None:
        for event in events:
            count = _COUNTERS.get(type(event))
            if count:
                count(self, event)

    def _game_started(self, event: GameStarted) -> None:
        self._values = {good.name: good.value for good in event.goods}
        self.seats = [Conduct() for _ in event.names]

    def _bag_loaded(self, event: BagLoaded) -> None:
        assert event.cards is not UNSET
        self._loaded[event.seat] = event.cards

    def _declared(self, event: Declared) -> None:
        merchant = self.seats[event.seat]
        self._bribes.pop(event.seat, None)
        self._dealt_with.discard(event.seat)
        undeclared = size(self._loaded[event.seat]) - self._loaded[event.seat].get(event.good, 0)
        self._undeclared[event.seat] = undeclared
        merchant.bags += 1
        if undeclared:
            merchant.lies += 1
            merchant.hidden += undeclared

    def _bag_handed_back(self, event: BagHandedBack) -> None:
        undeclared = self._undeclared[event.bag]
        self.seats[event.bag].smuggled += undeclared
        for seat in event.by:
            officer = self.seats[seat]
            officer.judged += 1
            officer.judged_lying += undeclared > 0
            officer.free += event.bag not in self._dealt_with

    def _bag_opened(self, event: BagOpened) -> None:
        lying = not event.honest
        self.seats[event.bag].caught += lying
        for seat in event.by:
            officer = self.seats[seat]
            officer.judged += 1
            officer.opened += 1
            officer.judged_lying += lying
            officer.opened_lying += lying

    def _offer_made(self, event: OfferMade) -> None:
        offer = event.offer
        if offer.is_bribe:
            merchant = self.seats[offer.by]
            bribe = named_worth(offer.give, self._values)
            merchant.bribes += 1
            merchant.bribes_worth += bribe
            if offer.by not in self._bribes:
                merchant.bribed += 1
                merchant.bribed_lies += self._undeclared[offer.by] > 0
            elif bribe > self._bribes[offer.by]:
                merchant.raises += 1
            self._bribes[offer.by] = max(bribe, self._bribes.get(offer.by, 0))
            for seat in offer.officers:
                self.seats[seat].tempted += 1
        elif offer.is_demand:
            officer = self.seats[offer.by]
            officer.demands += 1
            officer.demands_worth += named_worth(offer.get, self._values)

    def _deal_struck(self, event: DealStruck) -> None:
        deal = event.deal
        self._dealt_with.update([pledge.bag for pledge in deal.pledges])
        if deal.officers:
            self._terms(deal)
        if deal.is_bribe:
            bribe = named_worth(deal.give, self._values)
            merchant = self.seats[deal.by]
            merchant.accepted += 1
            merchant.accepted_worth += bribe
            self.best_bribes[deal.by] = max(bribe, self.best_bribes.get(deal.by, 0))
            for seat in deal.officers:
                self.seats[seat].taken += 1
                self.seats[seat].taken_worth += bribe
        elif deal.is_demand:
            officer = self.seats[deal.by]
            officer.demands_met += 1
            officer.demands_met_worth += named_worth(deal.get, self._values)
        merchant = self.seats[deal.merchant]
        for pledge in deal.pledges:
            if pledge.type == "open" and pledge.bag != deal.merchant:
                merchant.rivals += 1
                break
        for favour in deal.favours:
            self._ledger.append(favour.by)
            if not isinstance(favour, Words):
                self.seats[favour.by].promised += 1

    def _terms(self, deal: Offer) -> None:
        merchant = self.seats[deal.merchant]
        sides = (deal.give, deal.get)
        promised = {type(favour) for favour in deal.favours}
        merchant.deals += 1
        merchant.deals_gold += any(side.gold for side in sides)
        merchant.deals_stand += any(side.stand for side in sides)
        merchant.deals_contraband += any(side.contraband for side in sides)
        merchant.deals_bag += any(side.bag for side in sides)
        merchant.deals_spare += Spare in promised
        merchant.deals_open_later += OpenLater in promised
        merchant.deals_pay_later += PayLater in promised

    def _fell_short(self, event: FellShort) -> None:
        self.seats[event.seat].short += 1

    def _favour_judged(self, event: FavourJudged) -> None:
        promiser = self.seats[self._ledger[event.entry]]
        promiser.kept += event.status == "kept"
        promiser.broken += event.status == "broken"


_COUNTERS: Final[Mapping[type[Event], Callable[[Observer, Any], None]]] = {
    GameStarted: Observer._game_started,
    BagLoaded: Observer._bag_loaded,
    Declared: Observer._declared,
    BagHandedBack: Observer._bag_handed_back,
    BagOpened: Observer._bag_opened,
    OfferMade: Observer._offer_made,
    DealStruck: Observer._deal_struck,
    FellShort: Observer._fell_short,
    FavourJudged: Observer._favour_judged,
}


def observe(events: Sequence[Event]) -> list[Conduct]:
    """The conduct of each seat in a game."""
    observer = Observer()
    observer.see(events)
    return observer.seats
