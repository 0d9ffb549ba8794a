"""Counts what a table can see about a bag before it is settled, and how well each sign tells lies from truths.

A signal has a few values, such as the number of cards in the bag. An observer who knows how often each value went with
a lie in other games would suspect bags by that rate; the AUC is the probability that they suspect a lie more than a
truth. Bags that merchants bought free at an officer's price are left out, since no officer decides on them. Time is no
signal: bots answer after a pause that the table's settings fix.
"""

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from nottingham.players.voices.voices import Voices
from nottingham.rules.events import (
    BagHandedBack,
    BagLoaded,
    BagOpened,
    BagsClosed,
    CardsSetAside,
    DealStruck,
    Declared,
    Event,
    OfferMade,
    OfferRefused,
)
from nottingham.rules.state import Offer

BRIBE = "a bribe"
RARE = 0.02
"""The range of lies leaves out values that are rarer than this."""

Signs = dict[str, str | int]
"""The value of each signal for one bag."""


class Watcher:
    """Watches one game, move by move; `bags` has the signs of each bag an officer decided on, and whether it lied."""

    def __init__(self, names: Sequence[str]) -> None:
        self.bags: list[tuple[Signs, bool]] = []
        self._voices = Voices(names)
        self._signs: dict[int, Signs] = {}
        self._lies: dict[int, bool] = {}
        self._aside: dict[int, int] = {}
        self._cards: dict[int, Mapping[str, int]] = {}
        self._offers: dict[int, Offer] = {}

    def see(self, events: Sequence[Event]) -> None:
        """Takes in the complete events of one move."""
        lines = {line.seat: line.line for line in self._voices.hear(events)}
        for event in events:
            note = _NOTES.get(type(event))
            if note is not None:
                note(self, event)
            if isinstance(event, Declared):
                signs = self._signs[event.seat]
                signs["mood when declared"] = self._voices.moods[event.seat]
                signs["line when declared"] = lines.get(event.seat, "none")

    def _loaded(self, event: BagLoaded) -> None:
        assert isinstance(event.cards, Mapping)
        self._cards[event.seat] = event.cards

    def _set_aside(self, event: CardsSetAside) -> None:
        self._aside[event.seat] = event.count

    def _closed(self, event: BagsClosed) -> None:
        for seat, size in event.sizes.items():
            self._signs[seat] = {"cards in the bag": size, "cards set aside": self._aside.get(seat, 0), BRIBE: 0}
            self._signs[seat] |= {"answer to a price": "no price", "last word": "none"}

    def _declared(self, event: Declared) -> None:
        self._signs[event.seat]["declared good"] = event.good
        self._lies[event.seat] = any(good != event.good for good in self._cards[event.seat])

    def _offered(self, event: OfferMade) -> None:
        offer = event.offer
        self._offers[offer.id] = offer
        signs = self._signs.get(offer.merchant)
        if signs is None:
            return
        if offer.is_bribe:
            signs[BRIBE] = 1
            signs["last word"] = "their offer"
            if signs["answer to a price"] == "none yet":
                signs["answer to a price"] = "a lower offer"
        elif offer.is_demand:
            signs["last word"] = "a price"
            if signs["answer to a price"] == "no price":
                signs["answer to a price"] = "none yet"

    def _refused(self, event: OfferRefused) -> None:
        offer = self._offers[event.offer]
        signs = self._signs.get(offer.merchant)
        if signs is None:
            return
        if offer.is_bribe:
            signs["last word"] = "their offer was refused"
        elif offer.is_demand:
            signs["last word"] = "they refused a price"
            if signs["answer to a price"] == "none yet":
                signs["answer to a price"] = "refused"

    def _struck(self, event: DealStruck) -> None:
        if event.deal.is_demand:
            self._signs.pop(event.deal.merchant, None)

    def _settled(self, event: BagOpened | BagHandedBack) -> None:
        signs = self._signs.pop(event.bag, None)
        if signs is not None:
            self.bags.append((signs, self._lies[event.bag]))


_NOTES: Mapping[type[Event], Callable[[Watcher, Any], None]] = {
    BagLoaded: Watcher._loaded,
    CardsSetAside: Watcher._set_aside,
    BagsClosed: Watcher._closed,
    Declared: Watcher._declared,
    OfferMade: Watcher._offered,
    OfferRefused: Watcher._refused,
    DealStruck: Watcher._struck,
    BagOpened: Watcher._settled,
    BagHandedBack: Watcher._settled,
}


def auc(suspicions: Sequence[tuple[float, bool]]) -> float:
    """The probability that a lie is suspected more than a truth."""
    lies = sorted(belief for belief, lied in suspicions if lied)
    truths = [belief for belief, lied in suspicions if not lied]
    below = sum((bisect_left(lies, belief) + bisect_right(lies, belief)) / 2 for belief in truths)
    return 1 - below / len(lies) / len(truths)


def rates(bags: Sequence[tuple[Signs, bool]], signal: str) -> dict[str | int, tuple[float, int]]:
    """The share of lies and the number of bags for each value of a signal."""
    found: dict[str | int, list[bool]] = defaultdict(list)
    for signs, lied in bags:
        found[signs[signal]].append(lied)
    return {value: (sum(lies) / len(lies), len(lies)) for value, lies in found.items()}


def strength(games: Sequence[Sequence[tuple[Signs, bool]]], signal: str) -> float:
    """The AUC of a signal: rates from every other game judge the bags of the games between them."""
    judged: list[tuple[float, bool]] = []
    for half in (0, 1):
        known = rates([bag for game in games[half::2] for bag in game], signal)
        for signs, lied in [bag for game in games[1 - half :: 2] for bag in game]:
            judged.append((known.get(signs[signal], (0.5, 0))[0], lied))
    return auc(judged)


def strongest(games: Sequence[Sequence[tuple[Signs, bool]]]) -> list[tuple[float, str]]:
    """All signals but the bribe with their AUC, the strongest first."""
    signals = [signal for signal in games[0][0][0] if signal != BRIBE]
    return sorted([(strength(games, signal), signal) for signal in signals], reverse=True)


def spread(bags: Sequence[tuple[Signs, bool]], signal: str) -> tuple[float, float]:
    """The lowest and the highest share of lies among the values of a signal that are not rare."""
    usual = [rate for rate, count in rates(bags, signal).values() if count >= RARE * len(bags)]
    return min(usual), max(usual)
