"""Sheriff of Nottingham as an environment, at one table."""

from functools import partial

import jax
import jax.numpy as jnp
from jax import Array

from nottingham.training.environment import Environment
from nottingham.vector import game
from nottingham.vector.places import by_place
from nottingham.vector.state import State
from nottingham.vector.table import IS_LEGAL, Table
from nottingham.vector.vocabulary import GOODS, TOKENS

MAX_SEATS = 6
"""Secrets have room for this many seats at every table, since one network plays at all of them."""


def whole_game(table: Table, margin: float = 0.0) -> Environment:
    """A seat wins its share of the victory, and `margin` for each hundred points it is ahead of the others' mean."""
    state = jax.eval_shape(partial(game.init, table), jax.random.key(0))
    seen = jax.eval_shape(partial(game.observe, table), state, jnp.int32(0))
    return Environment(
        seats=table.players,
        tokens=TOKENS,
        inputs=seen.shape[0],
        secrets=3 * MAX_SEATS * GOODS,
        bags=MAX_SEATS * GOODS,
        deal=partial(game.shuffle, table),
        begin=partial(game.begin, table),
        turn=partial(game.turn, table),
        legal=partial(game.legal, table),
        observe=partial(game.observe, table),
        reveal=partial(_reveal, table),
        chance=partial(game.chance, table),
        step=partial(game.step, table),
        over=game.over,
        returns=partial(_returns, table, margin),
    )


def _reveal(table: Table, state: State, seat: Array) -> Array:
    """Bags, hands and contraband on stands, clockwise from a seat."""
    rows = jnp.stack([state.bag, state.hand, state.stand * ~IS_LEGAL]).astype(jnp.float32)
    rows = jnp.stack([by_place(table, state, each) for each in rows])
    rows = jnp.roll(rows, state.seat - seat, axis=1)
    empty = jnp.zeros((3, MAX_SEATS - table.players, GOODS))
    return jnp.concatenate([rows, empty], axis=1).ravel()


def _returns(table: Table, margin: float, state: State) -> Array:
    points = game.scores(table, state)
    first = points.rank == 1
    lead = points.total - (points.total.sum() - points.total) / (table.players - 1)
    return first / first.sum() + margin * lead / 100
