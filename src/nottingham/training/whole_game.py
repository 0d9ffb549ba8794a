"""Sheriff of Nottingham as an environment, at one table.

Each seat of a game has *tastes*: it likes or dislikes lying, opening bags and making deals, or doesn't care. They are
part of what it knows and of what it wins, so one network can learn many characters.
"""

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from nottingham.codec.observation import SIZE
from nottingham.codec.vocabulary import GOODS, MAX_PLACES, TOKENS
from nottingham.players.network.player import PROMISED_GOLD
from nottingham.training.environment import Environment
from nottingham.vector import game
from nottingham.vector.observation import known, positions
from nottingham.vector.places import by_place
from nottingham.vector.state import COUNTED, State
from nottingham.vector.table import IS_LEGAL, TableRules

TASTES = ("lying", "opening", "dealing")
TASTE = 0.2
"""What a seat wins besides, as a share of a victory, if it likes something and always does it."""
NEUTRAL = 0.5
"""The share of seats that like or dislike nothing."""


class Dealt(NamedTuple):
    deal: game.DealtCards
    tastes: Array
    """By seat: -1, 0 or 1 for each taste."""


class Tasted(NamedTuple):
    game: State
    tastes: Array


def whole_game(table: TableRules, margin: float = 0.0, words: float = 0.0) -> Environment:
    """A seat wins its share of the victory, `margin` for each hundred points it is ahead of the others' mean, and what
    its tastes add. Each offer it makes costs `words`.
    """
    return Environment(
        seats=table.players,
        max_seats=MAX_PLACES,
        tokens=TOKENS,
        inputs=SIZE + len(TASTES),
        live=live_inputs(table),
        secrets=MAX_PLACES * (3 * GOODS + len(TASTES)),
        bags=MAX_PLACES * GOODS,
        deal=partial(_deal, table),
        begin=lambda dealt: Tasted(game.begin(table, dealt.deal), dealt.tastes),
        turn=lambda state: game.turn(table, state.game),
        legal=lambda state: game.legal(table, state.game),
        observe=partial(_observe, table),
        reveal=partial(_reveal, table),
        chance=lambda state, number: game.chance(table, state.game, number),
        step=lambda state, token: state._replace(game=game.step(table, state.game, token)),
        over=lambda state: game.over(state.game),
        returns=partial(_returns, table, margin, words),
        victory=partial(_victory, table),
    )


def draw_tastes(table: TableRules, key: Array) -> Array:
    neutral_key, taste_key = jax.random.split(key)
    neutral = jax.random.bernoulli(neutral_key, NEUTRAL, (table.players, 1))
    return jnp.where(neutral, 0, jax.random.randint(taste_key, (table.players, len(TASTES)), -1, 2)).astype(jnp.int8)


def no_tastes(table: TableRules) -> Array:
    return jnp.zeros((table.players, len(TASTES)), jnp.int8)


def _deal(table: TableRules, key: Array) -> Dealt:
    shuffle_key, taste_key = jax.random.split(key)
    return Dealt(game.shuffle(table, shuffle_key), draw_tastes(table, taste_key))


def _observe(table: TableRules, state: Tasted, seat: Array, dtype: Any = jnp.float32) -> Array:
    """What a network player sees, too: not what others promise to pay later."""
    seen = jnp.where(np.isin(positions(table), PROMISED_GOLD), 0, known(table, state.game, seat, dtype))
    return jnp.concatenate([seen, state.tastes[seat].astype(dtype)])


def _reveal(table: TableRules, state: Tasted, seat: Array) -> Array:
    """Bags, hands, contraband on stands and tastes, clockwise from a seat."""
    now = state.game
    rows = jnp.stack([now.bag, now.hand, now.stand * ~IS_LEGAL]).astype(jnp.float32)
    rows = jnp.stack([by_place(table, now, each) for each in rows])
    rows = jnp.roll(rows, now.seat - seat, axis=1)
    empty = ((0, MAX_PLACES - table.players), (0, 0))
    tastes = jnp.pad(jnp.roll(state.tastes, -seat, axis=0), empty)
    return jnp.concatenate([jnp.pad(rows, ((0, 0), *empty)).ravel(), tastes.ravel()])


def _victory(table: TableRules, state: Tasted) -> Array:
    first = game.scores(table, state.game).rank == 1
    return first / first.sum()


def _returns(table: TableRules, margin: float, words: float, state: Tasted) -> Array:
    points = game.scores(table, state.game)
    lead = points.total - (points.total.sum() - points.total) / (table.players - 1)
    tasted = (state.tastes * habits(table, state.game)).sum(1)
    return _victory(table, state) + margin * lead / 100 + TASTE * tasted - words * _past(table, state.game)["offers"]


def habits(table: TableRules, state: State) -> Array:
    """How often each seat lied about its bags, opened bags of others, and how many deals it made in a round."""
    of = _past(table, state)
    return jnp.stack(
        [
            of["lies"] / jnp.maximum(of["bags"], 1),
            of["opening"] / jnp.maximum(of["judged"], 1),
            jnp.minimum(of["deals"] / table.rounds, 1),
        ],
        axis=1,
    )


def _past(table: TableRules, state: State) -> dict[str, Array]:
    """What each seat has done so far, by seat."""
    counts = jnp.roll(by_place(table, state, state.past.counts), state.seat, axis=0).astype(jnp.float32)
    return {name: counts[:, index] for index, name in enumerate(COUNTED)}


def live_inputs(table: TableRules) -> NDArray[np.intp]:
    """The inputs that aren't always zero at this table: it has no other places, options and goods of packs, and perhaps
    no discard piles with an order, no black market and no deputies. They are in the order of `known`.
    """
    return np.append(positions(table), SIZE + np.arange(len(TASTES)))
