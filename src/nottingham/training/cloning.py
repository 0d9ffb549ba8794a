"""Learning to play like the players of transcripts."""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from nottingham.training.environment import Environment, State
from nottingham.training.learning import IMPOSSIBLE, Learner, Method, guess, improve, narrow
from nottingham.training.network import Params, policy
from nottingham.training.transcripts import A_DEPUTY
from nottingham.vector import game
from nottingham.vector.state import OVER
from nottingham.vector.table import Table
from nottingham.vector.vocabulary import GIVE, PLACE

Streams = tuple[Array, Array, Array]
"""The tokens, the draws and what was won, of all games."""


class Reading(NamedTuple):
    """A game being replayed, and how far its streams have been read."""

    state: State
    tokens: Array
    drawn: Array


class Lesson(NamedTuple):
    """Steps of games: by step, then by game."""

    seen: Array
    secrets: Array
    legal: Array
    token: Array
    counts: Array
    """Whether a player chose it."""
    won: Array
    """What each seat won in the end, clockwise from the one whose turn it is."""


def begin(table: Table, decks: Array, officers: Array) -> Reading:
    """Games at their start."""
    deals = jax.vmap(partial(game.deal, table))(decks, officers)
    zeros = jnp.zeros(len(decks), jnp.int32)
    return Reading(jax.vmap(partial(game.begin, table))(deals), zeros, zeros)


def next_token(table: Table, reading: Reading, tokens: Array, drawn: Array) -> tuple[Reading, Array, Array]:
    """One game's next token, whether a player chose it, and the game after it."""
    state = reading.state
    acts = game.turn(table, state) >= 0
    draws = state.mode > OVER
    draw = drawn[jnp.minimum(reading.drawn, drawn.shape[0] - 1)].astype(jnp.int32)
    deputy = PLACE + (draw - A_DEPUTY - state.seat) % table.players
    chance = jnp.where(draw >= A_DEPUTY, deputy, GIVE + draw)
    spoken = tokens[jnp.minimum(reading.tokens, tokens.shape[0] - 1)].astype(jnp.int32)
    automatic = jnp.argmax(game.legal(table, state))
    token = jnp.where(acts, spoken, jnp.where(draws, chance, automatic))
    after = Reading(game.step(table, state, token), reading.tokens + acts, reading.drawn + draws)
    return after, token, acts


def read(
    table: Table, environment: Environment, method: Method, reading: Reading, streams: Streams
) -> tuple[Reading, Lesson]:
    """Replays the games for some steps."""
    tokens, drawn, won = streams

    def step(reading: Reading, _: None) -> tuple[Reading, Lesson]:
        seat = jnp.maximum(jax.vmap(environment.turn)(reading.state), 0)
        seen = narrow(method, jax.vmap(environment.observe)(reading.state, seat))
        secrets = narrow(method, jax.vmap(environment.reveal)(reading.state, seat))
        legal = jax.vmap(environment.legal)(reading.state)
        places = (jnp.arange(table.players) + seat[:, None]) % table.players
        after, token, counts = jax.vmap(partial(next_token, table))(reading, tokens, drawn)
        return after, Lesson(seen, secrets, legal, token, counts, jnp.take_along_axis(won, places, axis=1))

    return jax.lax.scan(step, reading, None, length=method.steps)


Cloning = Callable[[Learner, Reading, Streams, Array, Any], tuple[Learner, Reading, dict[str, Array]]]
"""Maps a learner, games, their streams, a key and a learning rate to the new learner, the games, and figures."""


def iteration(table: Table, environment: Environment, method: Method) -> Cloning:
    """Replays the games for some steps and learns from them; to be compiled."""

    def once(
        learner: Learner, reading: Reading, streams: Streams, key: Array, rate: Any
    ) -> tuple[Learner, Reading, dict[str, Array]]:
        reading, lesson = read(table, environment, method, reading, streams)
        count = lesson.counts.size
        flat = jax.tree.map(lambda part: part.reshape(count, *part.shape[2:]), lesson)
        size = count // method.batches

        def batch(learner: Learner, rows: Array) -> tuple[Learner, dict[str, Array]]:
            part = jax.tree.map(lambda each: each[rows], flat)
            return improve(method, learner, partial(_loss, method, part), rate)

        rows = jax.random.permutation(key, count)[: size * method.batches].reshape(method.batches, size)
        learner, figures = jax.lax.scan(batch, learner, rows)
        return learner, reading, jax.tree.map(jnp.mean, figures)

    return once


def _loss(method: Method, lesson: Lesson, mine: Params, judge: Params) -> tuple[Array, dict[str, Array]]:
    heads = policy(narrow(method, mine), lesson.seen)
    chances = jax.nn.log_softmax(jnp.where(lesson.legal, heads.logits.astype(jnp.float32), IMPOSSIBLE))
    likely = jnp.take_along_axis(chances, lesson.token[:, None], axis=1)[:, 0]
    total = jnp.maximum(lesson.counts.sum(), 1)
    missed = -(likely * lesson.counts).sum() / total
    right = ((chances.argmax(1) == lesson.token) & lesson.counts).sum() / total
    judge = narrow(method, judge)
    guessed, figures = guess(method, heads, judge, lesson.seen, lesson.secrets, lesson.won, lesson.counts)
    return missed + guessed, {**figures, "missed": missed, "right": right}
