"""Learning to play like the players of transcripts."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from nottingham.codec.vocabulary import GIVE, PLACE
from nottingham.training.environment import Environment
from nottingham.training.learning import (
    IMPOSSIBLE,
    Learner,
    Method,
    error,
    guess,
    here,
    improve,
    look,
    seen_columns,
    where,
)
from nottingham.training.network import Params, critic, policy
from nottingham.training.transcripts import A_DEPUTY, Transcripts
from nottingham.training.whole_game import Dealt, Tasted, draw_tastes
from nottingham.vector import game
from nottingham.vector.state import OVER
from nottingham.vector.table import TableRules


class Reading(NamedTuple):
    """A game being replayed, and how far its streams have been read."""

    state: Tasted
    number: Array
    """Which of the transcripts it is."""
    tokens: Array
    drawn: Array


class CloningBatch(NamedTuple):
    """Steps of games: by step, then by game."""

    sight: Array
    legal: Array
    token: Array
    counts: Array
    """Whether a player who should be cloned chose it."""
    won: Array
    """What each seat won in the end, clockwise from the one whose turn it is."""


def begin(table: TableRules, environment: Environment, games: int, streams: Transcripts, key: Array) -> Reading:
    """The first `games` of the transcripts."""
    tastes = jax.vmap(partial(draw_tastes, table))(jax.random.split(key, games))
    return opened(table, environment, streams, jnp.arange(games), tastes)


def opened(table: TableRules, environment: Environment, streams: Transcripts, numbers: Array, tastes: Array) -> Reading:
    """Opens the games with these numbers, each at its beginning."""

    def one(number: Array, tastes: Array) -> Reading:
        dealt = game.deal(table, streams.deck[number], streams.officers[number])
        return Reading(environment.begin(Dealt(dealt, tastes)), number, jnp.int32(0), jnp.int32(0))

    return jax.vmap(one)(numbers, tastes)


def next_token(table: TableRules, streams: Transcripts, reading: Reading) -> tuple[Reading, Array, Array]:
    """One game's next token, whether a player chose it, and the game after it."""
    state = reading.state.game
    acts = game.turn(table, state) >= 0
    draws = state.mode > OVER
    draw = streams.drawn[reading.number, reading.drawn].astype(jnp.int32)
    deputy = PLACE + (draw - A_DEPUTY - state.seat) % table.players
    chance = jnp.where(draw >= A_DEPUTY, deputy, GIVE + draw)
    spoken = streams.tokens[reading.number, reading.tokens].astype(jnp.int32)
    automatic = jnp.argmax(game.legal(table, state))
    token = jnp.where(acts, spoken, jnp.where(draws, chance, automatic))
    after = Reading(
        reading.state._replace(game=game.step(table, state, token)),
        reading.number,
        reading.tokens + acts,
        reading.drawn + draws,
    )
    return after, token, acts


def read(
    table: TableRules, environment: Environment, method: Method, reading: Reading, streams: Transcripts, key: Array
) -> tuple[Reading, CloningBatch, Array]:
    """Replays the games for some steps, and says how many ended. Where one ends, a later one begins."""
    games = reading.number.shape[0]

    def step(reading: Reading, key: Array) -> tuple[Reading, tuple[CloningBatch, Array]]:
        seat = jnp.maximum(jax.vmap(environment.turn)(reading.state), 0)
        sight = look(environment, method, reading.state, seat, streams.guest[reading.number])
        legal = jax.vmap(environment.legal)(reading.state)
        places = (jnp.arange(table.players) + seat[:, None]) % table.players
        after, token, chosen = jax.vmap(partial(next_token, table, streams))(reading)
        counts = chosen & ~streams.guest[reading.number, seat]
        won = jnp.take_along_axis(streams.won[reading.number], places, axis=1)
        ended = after.state.game.mode == OVER
        tastes = jax.vmap(partial(draw_tastes, table))(jax.random.split(key, games))
        following = (reading.number + games) % streams.deck.shape[0]
        new = opened(table, environment, streams, following, tastes)
        return where(ended, new, after), (CloningBatch(sight, legal, token, counts, won), ended.sum())

    reading, (lesson, ended) = jax.lax.scan(step, reading, jax.random.split(key, method.steps))
    return reading, lesson, ended.sum()


Cloning = Callable[[Learner, Reading, Transcripts, Array, float], tuple[Learner, Reading, dict[str, Array]]]
"""Maps a learner, games, their streams, a key and a learning rate to the new learner, the games, and figures."""


def iteration(table: TableRules, environment: Environment, method: Method) -> Cloning:
    """Replays the games for some steps and learns from them; to be compiled."""

    def once(
        learner: Learner, reading: Reading, streams: Transcripts, key: Array, rate: float
    ) -> tuple[Learner, Reading, dict[str, Array]]:
        read_key, learn_key = jax.random.split(key)
        reading, lesson, ended = read(table, environment, method, reading, streams, read_key)
        count = lesson.counts.size
        flat = jax.tree.map(lambda part: part.reshape(count, *part.shape[2:]), lesson)
        size = count // method.batches

        def batch(learner: Learner, rows: Array) -> tuple[Learner, dict[str, Array]]:
            part = jax.tree.map(lambda each: each[rows], flat)
            return improve(method, learner, partial(_loss, environment, method, part), rate)

        rows = jax.random.permutation(learn_key, count)[: size * method.batches].reshape(method.batches, size)
        learner, figures = jax.lax.scan(batch, learner, rows)
        return learner, reading, {**jax.tree.map(jnp.mean, figures), "counted": lesson.counts.mean(), "games": ended}

    return once


def _loss(
    environment: Environment, method: Method, lesson: CloningBatch, mine: Params, judge: Params
) -> tuple[Array, dict[str, Array]]:
    mine, judge = (here(environment, method, params) for params in (mine, judge))
    seen = seen_columns(environment)
    heads = policy(mine, lesson.sight[:, :seen])
    chances = jax.nn.log_softmax(jnp.where(lesson.legal, heads.logits.astype(jnp.float32), IMPOSSIBLE))
    likely = jnp.take_along_axis(chances, lesson.token[:, None], axis=1)[:, 0]
    total = jnp.maximum(lesson.counts.sum(), 1)
    missed = -(likely * lesson.counts).sum() / total
    right = ((chances.argmax(1) == lesson.token) & lesson.counts).sum() / total
    guessed, figures = guess(method, heads, lesson.sight[:, seen:], lesson.won, lesson.counts)
    judged = error(critic(judge, lesson.sight), lesson.won, lesson.counts)
    return missed + guessed + judged, {**figures, "critic": judged, "missed": missed, "right": right}
