"""Exact answers about the inspection game: values, best replies, NashConv, and counterfactual regret minimisation.

The whole tree is stored as one array per level. All positions of a level have the same player and the same number of
choices, and the children of position `i` are `i * choices`, `i * choices + 1` and so on in the next level.

A policy is a list with one array per level: the row of an information set has the probabilities of its choices.

    >>> tree = GameTree(InspectionGame())
    >>> tree.values(tree.uniform()).tolist(), round(tree.nash_conv(tree.uniform()), 4)
    ([-1.125, 1.875], 3.1875)
"""

from collections.abc import Sequence
from math import log

import numpy as np
from numpy.typing import NDArray

from nottingham.research.inspection import MERCHANT, SHERIFF, BadGame, InspectionGame

Floats = NDArray[np.float64]
Policy = Sequence[Floats]
MAX_ENDS = 2_000_000
"""Positions are made one by one, so a larger tree would take minutes and gigabytes."""


class TreeLevel:
    """All positions of one depth: who acts, how many choices they have, and which positions they can't tell apart."""

    def __init__(self, player: int, choices: int, knowledge: Sequence[str]) -> None:
        self.player = player
        self.choices = choices
        rows = {known: row for row, known in enumerate(dict.fromkeys(knowledge))}
        self.row = np.array([rows[known] for known in knowledge])
        """The information set of each position."""
        self.rows = len(rows)

    def sum_by_row(self, weights: Floats, row: NDArray[np.int64] | None = None) -> Floats:
        """Adds up weights of choices for each information set, over all positions or those in the rows given."""
        if row is None and len(self.row) == self.rows:
            return weights  # the player can tell all positions apart
        row = self.row if row is None else row
        cells = (row[:, None] * self.choices + np.arange(self.choices)).ravel()
        sums = np.zeros(self.rows * self.choices)
        sums += np.bincount(cells, weights.ravel(), len(sums))
        return sums.reshape(self.rows, self.choices)


class GameTree:
    def __init__(self, game: InspectionGame) -> None:
        if log(game.max_items + 1) + game.rounds * log(2 * (game.max_bribe + 1)) > log(MAX_ENDS):
            raise BadGame(f"The tree of this game has more than {MAX_ENDS:,} ends.")
        self.levels: list[TreeLevel] = []
        positions = [game.start()]
        while (player := positions[0].player) is not None:
            actions = positions[0].legal_actions()
            known = [position.knowledge(player) for position in positions]
            self.levels.append(TreeLevel(player, len(actions), known))
            positions = [position.after(action) for position in positions for action in actions]
        self.returns: Floats = np.array([position.returns() for position in positions]).T
        """What each player wins at each end of the game."""

    def uniform(self) -> list[Floats]:
        """The policy that chooses everything with equal probability."""
        return [np.full((level.rows, level.choices), 1 / level.choices) for level in self.levels]

    def values(self, policy: Policy) -> Floats:
        """What merchant and sheriff win on average."""
        value = self.returns
        for level, chances in zip(reversed(self.levels), reversed(policy), strict=True):
            value = (value.reshape(2, -1, level.choices) * chances[level.row]).sum(axis=2)
        return value[:, 0]

    def best_reply(self, policy: Policy, player: int) -> float:
        """What a player wins with the best reply to the other's policy."""
        worth = self.returns[player] * self._reach(policy, 1 - player)[-1]
        for level in reversed(self.levels):
            each = worth.reshape(-1, level.choices)
            if level.player == player:
                best = level.sum_by_row(each).argmax(axis=1)
                worth = np.take_along_axis(each, best[level.row][:, None], axis=1)[:, 0]
            else:
                worth = each.sum(axis=1)
        return float(worth[0])

    def nash_conv(self, policy: Policy) -> float:
        """What both players together could gain with best replies: zero in an equilibrium."""
        best = self.best_reply(policy, MERCHANT) + self.best_reply(policy, SHERIFF)
        return best - float(self.values(policy).sum())

    def _reach(self, policy: Policy, player: int) -> list[Floats]:
        """The probabilities with which a player's own choices lead to each position, by level, and to the ends."""
        reach = [np.ones(1)]
        for level, chances in zip(self.levels, policy, strict=True):
            own = chances[level.row] if level.player == player else np.ones((len(level.row), level.choices))
            reach.append((reach[-1][:, None] * own).ravel())
        return reach

    def regrets(self, policy: Policy, player: int) -> dict[int, tuple[Floats, Floats]]:
        """The counterfactual regrets of a player, and their policy weighted with its reach, by level."""
        own, other = self._reach(policy, player), self._reach(policy, 1 - player)
        value, found = self.returns[player], {}
        for depth, level in reversed(list(enumerate(self.levels))):
            each, chances = value.reshape(-1, level.choices), policy[depth][level.row]
            value = (each * chances).sum(axis=1)
            if level.player == player:
                regrets = level.sum_by_row(other[depth][:, None] * (each - value[:, None]))
                found[depth] = regrets, level.sum_by_row(own[depth][:, None] * chances)
        return found


class RegretMatching:
    """Counterfactual regret minimisation: both players learn from what every other choice would have gained."""

    def __init__(self, tree: GameTree) -> None:
        self.tree = tree
        self._policy = tree.uniform()
        self._regrets = [np.zeros_like(chances) for chances in self._policy]
        self._total = [np.zeros_like(chances) for chances in self._policy]

    def step(self) -> None:
        """One iteration: the merchant learns, then the sheriff."""
        for player in (MERCHANT, SHERIFF):
            for depth, (regrets, weighted) in self.tree.regrets(self._policy, player).items():
                self._regrets[depth] += regrets
                self._total[depth] += weighted
                self._policy[depth] = shares(np.maximum(self._regrets[depth], 0))

    def average(self) -> list[Floats]:
        """The average policy so far, which approaches an equilibrium."""
        return [shares(total) for total in self._total]


def shares(weights: Floats) -> Floats:
    """Each row as probabilities; a row of zeros gives equal ones."""
    total = weights.sum(axis=1, keepdims=True)
    return np.where(total > 0, weights / np.where(total > 0, total, 1), 1 / weights.shape[1])
