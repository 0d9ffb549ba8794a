"""The inspection game as an environment: a small game with exact answers, to prove that training works."""

from typing import Any, NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array

from nottingham.research.inspection import MERCHANT, SHERIFF, InspectionGame
from nottingham.training.environment import Environment


class InspectionState(NamedTuple):
    items: Array
    """How many goods are loaded; -1 before loading."""
    said: Array
    """Bribes and answers in turn; -1 for what is still to be said."""


def small_game(game: InspectionGame) -> Environment:
    words = 2 * game.rounds
    choices = max(game.max_bribe + 1, 2)
    loads, bribes = 2, 3 + game.max_items
    inputs = game.max_items + 3 + words * choices

    def spoken(state: InspectionState) -> Array:
        return (state.said >= 0).sum()

    def turn(state: InspectionState) -> Array:
        return jnp.where(state.items < 0, MERCHANT, spoken(state) % 2)

    def legal(state: InspectionState) -> Array:
        token = jnp.arange(game.actions)
        loading, answering = state.items < 0, turn(state) == SHERIFF
        return jnp.where(
            loading, (token >= loads) & (token < bribes), jnp.where(answering, token < loads, token >= bribes)
        )

    def observe(state: InspectionState, seat: Array, dtype: Any = jnp.float32) -> Array:
        merchant = seat == MERCHANT
        own = merchant & (jnp.arange(game.max_items + 1) == state.items)
        heard = state.said[:, None] == jnp.arange(choices)
        return jnp.concatenate([merchant[None], own, (state.items >= 0)[None], heard.ravel()]).astype(dtype)

    def step(state: InspectionState, token: Array) -> InspectionState:
        loading, answering = state.items < 0, turn(state) == SHERIFF
        choice = jnp.where(loading, token - loads, jnp.where(answering, token, token - bribes))
        now = (jnp.arange(words) == spoken(state)) & ~loading
        return InspectionState(jnp.where(loading, choice, state.items), jnp.where(now, choice, state.said))

    def returns(state: InspectionState) -> Array:
        items, bribe = state.items, state.said[-2]
        fine = jnp.where(items > 0, items * game.item_penalty, -game.sheriff_penalty)
        passed = jnp.array([items * game.item_value - bribe, bribe])
        return jnp.where(state.said[-1] == 0, passed, jnp.array([-fine, fine])).astype(jnp.float32)

    return Environment(
        seats=2,
        max_seats=2,
        tokens=game.actions,
        inputs=inputs,
        live=np.arange(inputs),
        secrets=game.max_items + 1,
        bags=game.max_items + 1,
        deal=lambda _: jnp.zeros(()),
        begin=lambda _: InspectionState(jnp.int32(-1), jnp.full(words, -1, jnp.int32)),
        turn=turn,
        legal=legal,
        observe=observe,
        reveal=lambda state, _: (jnp.arange(game.max_items + 1) == state.items).astype(jnp.float32),
        chance=lambda _, __: jnp.int32(0),
        step=step,
        over=lambda state: state.said[-1] >= 0,
        returns=returns,
        victory=returns,
    )
