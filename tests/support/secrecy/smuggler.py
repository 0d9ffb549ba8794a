"""A random player that deals in hidden goods more often, so that every game has deals about them."""

from collections.abc import Sequence

from nottingham.players.random_player import Kinds, RandomPlayer
from nottingham.rules.actions import Accept, AnyAction
from nottingham.rules.cards import NOTHING, Cards, heap
from nottingham.rules.choices import pick, some


class Smuggler(RandomPlayer):
    """Names hidden goods, and accepts offers, more often than a random player."""

    def _named(self, most: int, really: Cards, goods: Sequence[str]) -> Cards:
        if not most or self._chance() < 0.3:
            return NOTHING
        if really and self._chance() < 0.7:
            return some(really, most, self._chance)
        return heap([pick(goods, self._chance)])

    def _one_of(self, kinds: Kinds) -> AnyAction:
        deals = [kind for kind in kinds if kind[0] is Accept]
        return super()._one_of(deals if deals and self._chance() < 0.7 else kinds)
