"""Limits on offers and favours, since making them costs nothing."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from nottingham.rules.events import DealStruck, Event, OfferMade, RoundBegan

MAX_OFFERS: Final = 60
MAX_FAVOURS: Final = 40
"""Made by one seat in one round: more than any bargaining needs."""
MAX_FAVOURS_IN_GAME: Final = 30
"""In the deals that one seat proposed, and in its open offers: they are in every view to the end of the game."""


_COUNTED: Final = frozenset({RoundBegan, OfferMade, DealStruck})


class OfferCounter:
    """Counts the offers of each seat in the current round and the favours in them, and those agreed in the game."""

    def __init__(self) -> None:
        self.offers: Counter[int] = Counter()
        self.favours: Counter[int] = Counter()
        self.agreed: Counter[int] = Counter()
        """The favours in deals of the whole game, by the seat that proposed the deal."""

    def count(self, events: Sequence[Event]) -> None:
        if _COUNTED.isdisjoint(map(type, events)):
            return
        for event in events:
            if isinstance(event, RoundBegan):
                self.offers.clear()
                self.favours.clear()
            elif isinstance(event, OfferMade):
                self.offers[event.offer.by] += 1
                self.favours[event.offer.by] += len(event.offer.favours)
            elif isinstance(event, DealStruck):
                self.agreed[event.deal.by] += len(event.deal.favours)

    @property
    def exceeded(self) -> bool:
        """Whether a seat has made more than the limits allow. At a table this never happens."""
        return max(self.offers.values(), default=0) > MAX_OFFERS or max(self.favours.values(), default=0) > MAX_FAVOURS
