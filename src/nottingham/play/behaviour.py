"""Counts the behaviour of players from the complete events of a game: lies, openings, bribes and promises.

An `Observer` reads the events of one game and keeps a `Conduct` for each seat. Conducts of many games add up, and
`figures` turns the sums into rates and means.
"""

import operator
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec import UNSET, Struct
from msgspec.structs import astuple

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


class Conduct(Struct, array_like=True, gc=False):
    """Counts of what one player did. They add up over games."""

    bags: int = 0
    """Bags loaded as a merchant."""
    lies: int = 0
    """Bags that were not wholly of the declared good."""
    caught: int = 0
    """Lying bags of theirs that were opened."""
    hidden: int = 0
    """Cards in their bags that were not of the declared good."""
    smuggled: int = 0
    """Those of them that were not confiscated."""
    judged: int = 0
    """Bags settled as an officer, with or without a deal."""
    judged_lying: int = 0
    opened: int = 0
    opened_lying: int = 0
    free: int = 0
    """Bags handed back without a deal about them."""
    bribes: int = 0
    """Offers to officers for the return of their own bag."""
    bribes_worth: int = 0
    raises: int = 0
    """Those of them that named more than an earlier one for the same bag."""
    bribed: int = 0
    """Bags for which they offered a bribe."""
    bribed_lies: int = 0
    accepted: int = 0
    """Those offers that became deals."""
    accepted_worth: int = 0
    tempted: int = 0
    """Such offers received as an officer; one to both deputies counts for each."""
    taken: int = 0
    taken_worth: int = 0
    demands: int = 0
    """Offers made as an officer to hand a merchant's bag back."""
    demands_worth: int = 0
    """What they asked for."""
    demands_met: int = 0
    demands_met_worth: int = 0
    deals: int = 0
    """Deals struck as a merchant with officers, of any kind."""
    deals_gold: int = 0
    """Those in which either side gave gold; below, those with other terms."""
    deals_stand: int = 0
    deals_contraband: int = 0
    deals_bag: int = 0
    deals_spare: int = 0
    deals_open_later: int = 0
    deals_pay_later: int = 0
    rivals: int = 0
    """Deals as a merchant in which an officer pledged to open another's bag."""
    short: int = 0
    """Deals in which they named goods that they did not have."""
    promised: int = 0
    """Favours promised in deals, not counting mere words."""
    kept: int = 0
    broken: int = 0

    def __add__(self, other: "Conduct") -> "Conduct":
        return Conduct(*map(operator.add, astuple(self), astuple(other)))


class Figures(Struct, frozen=True):
    """Rates and means of a conduct; None if there was nothing to count."""

    bags: int
    lie_rate: float | None
    caught_rate: float | None
    """The share of their lying bags that was opened."""
    hidden_cards: float | None
    """Undeclared cards per bag."""
    smuggled_cards: float | None
    """Undeclared cards per bag that got through."""
    judged: int
    opened_rate: float | None
    precision: float | None
    """The share of lying bags among those they opened."""
    recall: float | None
    """The share of lying bags they settled that they opened."""
    free_rate: float | None
    """The share of bags they handed back without a deal."""
    bribes: int
    raises: int
    lies_bribed: float | None
    """The share of lies among the bags for which they offered a bribe."""
    lies_silent: float | None
    """… and among their other bags."""
    accepted_rate: float | None
    bribe_size: float | None
    accepted_size: float | None
    tempted: int
    taken_rate: float | None
    taken_size: float | None
    demands: int
    demands_met_rate: float | None
    demand_size: float | None
    demand_met_size: float | None
    deals: int
    in_gold: float | None
    """The share of their deals as a merchant with gold in them; below, with other terms."""
    in_stand_goods: float | None
    in_contraband: float | None
    in_bag_goods: float | None
    to_spare: float | None
    to_open_later: float | None
    to_pay_later: float | None
    rivals_opened: int
    fell_short: int
    favours_promised: int
    favours_kept: int
    favours_broken: int


def figures(conduct: Conduct) -> Figures:
    return Figures(
        bags=conduct.bags,
        lie_rate=_ratio(conduct.lies, conduct.bags),
        caught_rate=_ratio(conduct.caught, conduct.lies),
        hidden_cards=_ratio(conduct.hidden, conduct.bags),
        smuggled_cards=_ratio(conduct.smuggled, conduct.bags),
        judged=conduct.judged,
        opened_rate=_ratio(conduct.opened, conduct.judged),
        precision=_ratio(conduct.opened_lying, conduct.opened),
        recall=_ratio(conduct.opened_lying, conduct.judged_lying),
        free_rate=_ratio(conduct.free, conduct.judged),
        bribes=conduct.bribes,
        raises=conduct.raises,
        lies_bribed=_ratio(conduct.bribed_lies, conduct.bribed),
        lies_silent=_ratio(conduct.lies - conduct.bribed_lies, conduct.bags - conduct.bribed),
        accepted_rate=_ratio(conduct.accepted, conduct.bribes),
        bribe_size=_ratio(conduct.bribes_worth, conduct.bribes),
        accepted_size=_ratio(conduct.accepted_worth, conduct.accepted),
        tempted=conduct.tempted,
        taken_rate=_ratio(conduct.taken, conduct.tempted),
        taken_size=_ratio(conduct.taken_worth, conduct.taken),
        demands=conduct.demands,
        demands_met_rate=_ratio(conduct.demands_met, conduct.demands),
        demand_size=_ratio(conduct.demands_worth, conduct.demands),
        demand_met_size=_ratio(conduct.demands_met_worth, conduct.demands_met),
        deals=conduct.deals,
        in_gold=_ratio(conduct.deals_gold, conduct.deals),
        in_stand_goods=_ratio(conduct.deals_stand, conduct.deals),
        in_contraband=_ratio(conduct.deals_contraband, conduct.deals),
        in_bag_goods=_ratio(conduct.deals_bag, conduct.deals),
        to_spare=_ratio(conduct.deals_spare, conduct.deals),
        to_open_later=_ratio(conduct.deals_open_later, conduct.deals),
        to_pay_later=_ratio(conduct.deals_pay_later, conduct.deals),
        rivals_opened=conduct.rivals,
        fell_short=conduct.short,
        favours_promised=conduct.promised,
        favours_kept=conduct.kept,
        favours_broken=conduct.broken,
    )


def _ratio(part: int, whole: int) -> float | None:
    return part / whole if whole else None


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


_COUNTERS: Mapping[type[Event], Callable[[Observer, Any], None]] = {
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
