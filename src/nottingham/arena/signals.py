"""Counts what a table can see about a bag before it is settled, and how well each sign tells lies from truths.

A sign has a few values, such as the number of cards in the bag. An observer who knows how often each value went with a
lie in other games would suspect bags by that rate; the AUC is the probability that they suspect a lie more than a
truth. Bags that merchants bought free at an officer's price are left out, since no officer decides on them. Time is no
sign: bots answer after a pause that the table's settings fix.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
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

Counts = dict[str, dict[str, tuple[int, int]]]
"""Maps a sign and its value to the numbers of bags that lied and that did not."""


class SignCounter:
    """Watches one game, move by move, and counts the signs of each seat's bags in `seats`.

    With voices, what bots say and look like is a sign too.
    """

    def __init__(self, seats: int, voices: Voices | None = None) -> None:
        self.seats: list[Counts] = [{} for _ in range(seats)]
        self._voices = voices
        self._signs: dict[int, dict[str, str]] = {}
        self._lies: dict[int, bool] = {}
        self._aside: dict[int, int] = {}
        self._cards: dict[int, Mapping[str, int]] = {}
        self._offers: dict[int, Offer] = {}

    def see(self, events: Sequence[Event]) -> None:
        """Takes in the complete events of one move."""
        lines = {line.seat: line.line for line in self._voices.hear(events)} if self._voices else {}
        for event in events:
            note = _NOTES.get(type(event))
            if note is not None:
                note(self, event)
            if self._voices and isinstance(event, Declared):
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
            aside = str(self._aside.get(seat, 0))
            self._signs[seat] = {"bag size": str(size), "cards aside": aside, BRIBE: "none"}
            self._signs[seat] |= {"price answer": "no price", "last word": "none"}

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
            signs[BRIBE] = "offered"
            signs["last word"] = "their offer"
            if signs["price answer"] == "none yet":
                signs["price answer"] = "a lower offer"
        elif offer.is_demand:
            signs["last word"] = "a price"
            if signs["price answer"] == "no price":
                signs["price answer"] = "none yet"

    def _refused(self, event: OfferRefused) -> None:
        offer = self._offers[event.offer]
        signs = self._signs.get(offer.merchant)
        if signs is None:
            return
        if offer.is_bribe:
            signs["last word"] = "their offer was refused"
        elif offer.is_demand:
            signs["last word"] = "they refused a price"
            if signs["price answer"] == "none yet":
                signs["price answer"] = "refused"

    def _struck(self, event: DealStruck) -> None:
        if event.deal.is_demand:
            self._signs.pop(event.deal.merchant, None)

    def _settled(self, event: BagOpened | BagHandedBack) -> None:
        signs = self._signs.pop(event.bag, None)
        if signs is not None:
            lied = self._lies[event.bag]
            add_counts(self.seats[event.bag], {sign: {value: (lied, not lied)} for sign, value in signs.items()})


_NOTES: Mapping[type[Event], Callable[[SignCounter, Any], None]] = {
    BagLoaded: SignCounter._loaded,
    CardsSetAside: SignCounter._set_aside,
    BagsClosed: SignCounter._closed,
    Declared: SignCounter._declared,
    OfferMade: SignCounter._offered,
    OfferRefused: SignCounter._refused,
    DealStruck: SignCounter._struck,
    BagOpened: SignCounter._settled,
    BagHandedBack: SignCounter._settled,
}


def add_counts(counts: Counts, more: Counts) -> None:
    for sign, values in more.items():
        known = counts.setdefault(sign, {})
        for value, (lies, truths) in values.items():
            before = known.get(value, (0, 0))
            known[value] = before[0] + lies, before[1] + truths


def auc(suspicions: Iterable[tuple[float, int, int]]) -> float | None:
    """The probability that a lie is suspected more than a truth. Each suspicion comes with its lies and its truths."""
    bags: dict[float, tuple[int, int]] = defaultdict(lambda: (0, 0))
    for suspicion, lies, truths in suspicions:
        bags[suspicion] = bags[suspicion][0] + lies, bags[suspicion][1] + truths
    right, all_lies, all_truths = 0.0, 0, 0
    for _, (lies, truths) in sorted(bags.items()):
        right += lies * (all_truths + truths / 2)
        all_lies, all_truths = all_lies + lies, all_truths + truths
    return right / all_lies / all_truths if all_lies and all_truths else None


def strength(halves: Sequence[Counts], sign: str) -> float | None:
    """The AUC of a sign: the rates of one half of the games judge the bags of the other."""
    judged = []
    for known, judging in (halves, halves[::-1]):
        rates = {value: lies / (lies + truths) for value, (lies, truths) in known.get(sign, {}).items()}
        judged += [(rates.get(value, 0.5), *bags) for value, bags in judging.get(sign, {}).items()]
    return auc(judged)


def strongest(halves: Sequence[Counts]) -> list[tuple[float, str]]:
    """All signs but the bribe with their AUC, the strongest first."""
    areas = [(strength(halves, sign), sign) for sign in halves[0] if sign != BRIBE]
    return sorted([(area, sign) for area, sign in areas if area is not None], reverse=True)


def spread(counts: Counts, sign: str) -> tuple[float, float]:
    """The lowest and the highest share of lies among the values of a sign that are not rare."""
    bags = sum(lies + truths for lies, truths in counts[sign].values())
    usual = [lies / (lies + truths) for lies, truths in counts[sign].values() if lies + truths >= RARE * bags]
    return min(usual), max(usual)
