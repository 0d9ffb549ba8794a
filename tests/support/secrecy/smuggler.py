"""A random player with a taste for what is hidden, so that deals about it are struck in every game."""

from collections.abc import Sequence

from nottingham.players.random_player import RandomPlayer, Ways
from nottingham.rules.actions import Accept, AnyAction
from nottingham.rules.cards import NOTHING, Cards, heap


class Smuggler(RandomPlayer):
    """One who bargains about hidden goods more often than chance would, and takes more of what he is offered."""

    def _named(self, most: int, really: Cards, goods: Sequence[str]) -> Cards:
        if not most or self._chance() < 0.3:
            return NOTHING
        if really and self._chance() < 0.7:
            return self._some(really, most)
        return heap([self._pick(goods)])

    def _one_of(self, ways: Ways) -> AnyAction:
        deals = [way for way in ways if way[0] is Accept]
        return super()._one_of(deals if deals and self._chance() < 0.7 else ways)
