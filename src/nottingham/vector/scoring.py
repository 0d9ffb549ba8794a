"""Scoring: goods, gold, black market, King and Queen, and the winner (R10.2 to R10.5)."""

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from nottingham.vector.places import by_place
from nottingham.vector.state import State
from nottingham.vector.table import COUNTS_AS, IS_LEGAL, KINGS, QUEENS, VALUES, TableRules


class Scores(NamedTuple):
    """The final scores, by seat."""

    total: Array
    legal_cards: Array
    contraband_cards: Array
    rank: Array


def scores(table: TableRules, state: State) -> Scores:
    """The points of each seat, were the game over now, and its rank."""
    stand = state.stand.astype(jnp.int32)
    total = (stand * VALUES).sum(1) + state.gold + _crowns(table, stand).sum(1)
    if table.black_market:
        total = total + state.claims
    legal, hidden = (stand * IS_LEGAL).sum(1), (stand * ~IS_LEGAL).sum(1)
    standing = (total * 1000 + legal) * 1000 + hidden
    rank = 1 + (standing[None, :] > standing[:, None]).sum(1)
    seats = [jnp.roll(by_place(table, state, each), state.seat) for each in (total, legal, hidden, rank)]
    return Scores(*seats)


def _crowns(table: TableRules, stand: Array) -> Array:
    """King's and Queen's points by role and good; ties share them, rounded down (R10.4)."""
    counts = stand @ COUNTS_AS
    most = counts.max(0)
    king = (counts == most) & (counts > 0)
    kings = king.sum(0)
    behind = jnp.where(king, 0, counts)
    queen = (behind == behind.max(0)) & (behind > 0) & (kings == 1)
    kings_points = jnp.where(kings > 1, (KINGS + QUEENS) // jnp.maximum(kings, 1), KINGS)
    crowned = jnp.asarray(table.played[: len(KINGS)])
    return crowned * (king * kings_points + queen * (QUEENS // jnp.maximum(queen.sum(0), 1)))
