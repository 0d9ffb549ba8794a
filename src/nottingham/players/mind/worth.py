"""Values of things to a seat: goods by their price and by the races for King and Queen, and others' gains.

The game is won by having more than others, so a rival's gain hurts; `rivalry` says how much. The weights of all rivals
add up to one, so that an equal gain for all is no gain, and those who are ahead weigh more.
"""

from collections.abc import Mapping
from functools import cached_property
from math import exp, sqrt

from nottingham.players.mind.character import Level
from nottingham.players.mind.memory import HIDDEN_VALUE, Memory
from nottingham.rules.cards import Cards, worth
from nottingham.rules.limits import BLACK_MARKET_PRICE
from nottingham.rules.view_types import View

SPITE = 0.35
"""How much each opening of my bag adds to its opener's weight as a rival; twice that for the most grudging."""


class Worth:
    """The values for one View, computed when needed."""

    def __init__(self, view: View, seat: int, memory: Memory, level: Level, grudge: float) -> None:
        self._view = view
        self._seat = seat
        self._memory = memory
        self._level = level
        self._grudge = grudge
        self._gains: dict[tuple[str, int], float] = {}

    def legal(self, good: str, count: int) -> float:
        """The worth of `count` more cards of a legal good on my stand."""
        return count * self._memory.goods.value[good] + self.crowns(good, count)

    def hidden(self, good: str) -> float:
        """The worth of one more contraband card on my stand."""
        goods = self._memory.goods
        entry = goods.goods[good]
        total = float(entry.value)
        if self._level.runs_races:
            if entry.counts_as is not None:
                total += self.crowns(entry.counts_as.good, entry.counts_as.count)
            if self._view.black_market:
                total += self._black_market_share(good, entry.value)
        return total

    def _black_market_share(self, good: str, value: int) -> float:
        """A card's share of what three of a kind gain there: 40 percent of a third, and more with each one I have."""
        pile = (self._view.black_market or {}).get(good)
        mine = self._view.me.contraband.get(good, 0)
        return (
            (pile[-1] - BLACK_MARKET_PRICE * value) / BLACK_MARKET_PRICE * min(1.0, 0.4 + 0.3 * mine) if pile else 0.0
        )

    def of(self, good: str) -> float:
        """The worth of one more card, legal or not."""
        return self.legal(good, 1) if good in self._memory.goods.legal else self.hidden(good)

    def of_all(self, cards: Cards) -> float:
        legal = self._memory.goods.legal
        total = 0.0
        for good, count in cards.items():
            total += self.legal(good, count) if good in legal else count * self.hidden(good)
        return total

    def swing(self, other: int, gained: Mapping[str, float], lost: Mapping[str, int], share: float = 1.0) -> float:
        """What I gain by goods that move between me and another player: their price, and the crowns they decide.

        I keep only this share of the goods gained.
        """
        goods = self._memory.goods
        rival = self.rivalry[other]
        total = 0.0
        for good in dict.fromkeys((*gained, *lost)):
            mine = share * gained.get(good, 0.0) - lost.get(good, 0)
            theirs = lost.get(good, 0) - gained.get(good, 0.0)
            value = goods.value.get(good, 0)
            total += mine * value - rival * theirs * value
            counts_as = goods.goods[good].counts_as if good in goods.goods and good not in goods.legal else None
            crowned, weight = (counts_as.good, counts_as.count) if counts_as else (good, 1)
            if self._level.runs_races and crowned in self._races and (good in goods.legal or counts_as):
                change = {self._seat: mine * weight, other: theirs * weight}
                total += self._hope(crowned, self._seat, change) - self._hope(crowned, self._seat, {})
                total -= rival * (self._hope(crowned, other, change) - self._hope(crowned, other, {}))
        return total

    def moved(self, good: str, other: int, count: int) -> tuple[float, float]:
        """What each of us gains, in price and crowns, if I get `count` cards of a good; if negative, they get them."""
        mine = float(count * self._memory.goods.value[good])
        theirs = -mine
        if self._level.runs_races and good in self._races:
            change = {self._seat: count, other: -count}
            mine += self._hope(good, self._seat, change) - self._hope(good, self._seat, {})
            theirs += self._hope(good, other, change) - self._hope(good, other, {})
        return mine, theirs

    def crowns(self, good: str, count: int) -> float:
        """What `count` more cards add to my expected bonus for King and Queen of a good."""
        if not self._level.runs_races or good not in self._races:
            return 0.0
        key = good, count
        gain = self._gains.get(key)
        if gain is None:
            gain = self._gains[key] = self._hope(good, self._seat, {self._seat: count}) - self._hope(
                good, self._seat, {}
            )
        return gain

    def _hope(self, good: str, seat: int, more: Mapping[int, float]) -> float:
        """A seat's expected bonus if seats had `more` cards of a good: King times the probability of being first,
        plus Queen times that of being second.
        """
        king, queen, final, scale = self._races[good]
        first = 1.0
        second = 0.0
        mine = final[seat] + more.get(seat, 0)
        for place, count in enumerate(final):
            if place == seat:
                continue
            ahead = 1 / (1 + exp((count + more.get(place, 0) - mine) / scale))
            second = second * ahead + first * (1 - ahead)
            first *= ahead
        return king * first + queen * second

    @cached_property
    def _races(self) -> dict[str, tuple[int, int, list[float], float]]:
        """The races by crowned good: King's and Queen's bonus, the final count expected of each seat, their scale."""
        view = self._view
        left = view.rounds - view.round
        share = 1 - len(view.officers) / len(view.seats)
        coming, gone = left * share, max(1.0, view.round * share)
        scale = 0.7 + 0.55 * sqrt(coming)
        usual, habit = self._level.experience.legal_a_round, self._level.experience.habit_counts
        races = {}
        for crown in self._memory.goods.crowns:
            good = crown.good
            final = []
            for place, seat in enumerate(view.seats):
                count = seat.stand.get(good, 0)
                if place == self._seat:
                    count += self._royal_count(good)
                rate = (1 - habit) * usual + habit * count / gone
                final.append(count + coming * rate)
            races[good] = (crown.king, crown.queen, final, scale)
        return races

    def _royal_count(self, good: str) -> int:
        hidden = self._view.me.contraband
        return sum(count * hidden.get(name, 0) for name, count in self._memory.goods.bearing[good] if name != good)

    @cached_property
    def standing(self) -> list[float]:
        """What each seat would score now without King and Queen, as far as this one can tell."""
        values = self._memory.goods.value
        totals = []
        for seat in self._view.seats:
            hidden = seat.contraband
            total = float(seat.gold + worth(seat.stand, values))
            total += HIDDEN_VALUE * hidden if isinstance(hidden, int) else worth(hidden, values)
            totals.append(total + sum(card.value for card in seat.black_market))
        return totals

    @cached_property
    def rivalry(self) -> list[float]:
        """How much a coin gained by each other seat hurts, in my own coins."""
        players = len(self._view.seats)
        if not self._level.weighs_rivals:
            return [0.0] * players
        standing = self.standing
        best = max(standing)
        experience = self._level.experience
        spread = experience.rival_spread + experience.rival_spread_a_round * (self._view.rounds - self._view.round)
        weights = [
            exp((total - best) / spread) * (1 + 2 * self._grudge * SPITE * history.opened_me)
            for total, history in zip(standing, self._memory.histories, strict=True)
        ]
        weights[self._seat] = 0.0
        total = sum(weights)
        return [weight / total for weight in weights]
