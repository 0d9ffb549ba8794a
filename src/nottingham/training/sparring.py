"""Learning from recorded games that the network has just played against others, as guest.

A network that trains against clones learns to beat clones. Here it meets the players themselves. Their games take much
longer than those of the vectorised engine, so this comes last, and improves a network that is already strong.
"""

from collections.abc import Callable
from functools import partial

import jax
import jax.numpy as jnp
from jax import Array

from nottingham.training.cloning import Reading, next_token, opened
from nottingham.training.environment import Environment
from nottingham.training.learning import (
    IMPOSSIBLE,
    Learner,
    Method,
    Trajectory,
    Weights,
    here,
    learn_from,
    note,
    outlook,
    where,
)
from nottingham.training.network import Params
from nottingham.training.transcripts import Transcripts
from nottingham.training.whole_game import no_tastes
from nottingham.vector.table import TableRules

Sparring = Callable[[Learner, Params, Transcripts, Array, Weights], tuple[Learner, dict[str, Array]]]
"""Maps a learner, a reference, games, a key and weights to the new learner and figures."""


def iteration(table: TableRules, environment: Environment, method: Method) -> Sparring:
    """Learns from games once; to be compiled. The network must have played them as it is now."""

    def once(
        learner: Learner, reference: Params, streams: Transcripts, key: Array, weights: Weights
    ) -> tuple[Learner, dict[str, Array]]:
        reading, played = watch(table, environment, method, learner, streams)
        others = ~streams.guest[reading.number]
        learner, figures = learn_from(
            environment, method, learner, reference, reading.state, played, others, key, weights
        )
        won = (streams.won * streams.guest).sum() / streams.guest.sum()
        return learner, {**figures, "games": played.ended.sum(), "learns": played.learns.mean(), "won": won}

    return once


def watch(
    table: TableRules, environment: Environment, method: Method, learner: Learner, streams: Transcripts
) -> tuple[Reading, Trajectory]:
    """Replays the games for some steps. Where one ends, a later one begins."""
    games = method.games
    mine, judge = (here(environment, method, params) for params in (learner.policy, learner.critic))
    tastes = jnp.broadcast_to(no_tastes(table), (games, *no_tastes(table).shape))

    def step(reading: Reading, _: None) -> tuple[Reading, Trajectory]:
        guest = streams.guest[reading.number]
        before = outlook(environment, method, mine, judge, ~guest, reading.state)
        before = before._replace(logits=jnp.where(before.legal, before.logits, IMPOSSIBLE))
        after, token, chosen = jax.vmap(partial(next_token, table, streams))(reading)
        learns = chosen & jnp.take_along_axis(guest, before.seat[:, None], axis=1)[:, 0]
        played = note(environment, before, token, learns, after.state)
        following = (reading.number + games) % streams.deck.shape[0]
        return where(played.ended, opened(table, environment, streams, following, tastes), after), played

    start = opened(table, environment, streams, jnp.arange(games), tastes)
    return jax.lax.scan(step, start, length=method.steps)
