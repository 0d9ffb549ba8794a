"""Proximal policy optimisation (Schulman and others, 2017) in self-play.

Many games are played side by side for some steps; then the network learns from them, and they go on. In most games the
network plays all seats. In the others a *rival* has some: an older snapshot, a clone of other players, the players
whose weakness the run looks for, or a player who was trained to exploit the network.

A critic that sees all cards, and which seats have rivals, predicts after every token what each seat will win. The
advantage of a token is the sum of the later changes of that prediction for its seat, each weighted less (generalised
advantage estimation).
"""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import msgspec
from jax import Array

from nottingham.training import adam
from nottingham.training.environment import Environment, State
from nottingham.training.network import (
    Heads,
    Params,
    critic,
    filled_up,
    policy,
    whole_tiles,
    with_one_head,
)
from nottingham.vector.arrays import computed

IMPOSSIBLE = -1e9


class Method(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How to learn."""

    games: int = 8192
    steps: int = 128
    """How many tokens of each game are played before the network learns from them."""
    epochs: int = 2
    batches: int = 16
    """Into how many parts the steps are divided for learning."""
    clip: float = 0.1
    """How far the probability of a token may change in one iteration before it stops counting."""
    fade: float = 0.995
    """How much less each later step counts."""
    guesses: float = 0.1
    """How much the guesses about wins and bags count."""
    longest: float = 0.5
    """The largest norm of a gradient."""
    rival_games: float = 0.25
    """The share of games against a rival."""
    half: bool = True
    """Whether to compute in 16-bit precision."""


class Weights(NamedTuple):
    """Numbers that change in the course of training."""

    rate: float | Array
    """The learning rate."""
    entropy: float | Array
    """The weight of the entropy bonus, which keeps the policy unpredictable."""
    leash: float | Array
    """The penalty for differing from the reference. Without it, two learning players chase each other in circles."""


class Rival(NamedTuple):
    """Who plays against the network."""

    policy: Params
    alone: bool | Array = False
    """Whether it has one seat, and the network the others, instead of the other way round."""


class Learner(NamedTuple):
    """Everything that changes in training."""

    policy: Any
    critic: Any
    policy_moments: adam.Moments
    critic_moments: adam.Moments


class Trajectory(NamedTuple):
    """Steps of games: by step, then by game."""

    sight: Array
    """What a seat knows, then all secrets."""
    legal: Array
    token: Array
    likely: Array
    """The log-probability with which it was chosen."""
    learns: Array
    """Whether the network chose it."""
    seat: Array
    value: Array
    """What the critic expected each seat to win."""
    hopes: Array
    """What the policy expected each seat's share of the victory to be."""
    ended: Array
    won: Array
    victory: Array


class Outlook(NamedTuple):
    """What is known and expected of games before a step."""

    turn: Array
    """The seat that chooses; negative where chance does."""
    seat: Array
    """The same, or 0."""
    sight: Array
    legal: Array
    logits: Array
    value: Array
    hopes: Array


class Chosen(NamedTuple):
    """Steps from which the policy learns, in any order."""

    legal: Array
    known: Array
    """The logits of the reference."""
    token: Array
    likely: Array
    weight: Array
    """1 if the network chose it, and 0 otherwise."""
    gained: Array
    victory: Array
    """What share of the victory each seat will have, clockwise from the one whose turn it is."""


class Judged(NamedTuple):
    """Steps from which the critic learns, in any order."""

    sight: Array
    won: Array
    """What each seat will have won, clockwise from the one whose turn it is."""


def begin(policy_params: Params, critic_params: Params) -> Learner:
    mine, judge = jax.tree.map(jnp.asarray, (dict(policy_params), dict(critic_params)))
    return Learner(mine, judge, adam.begin(mine), adam.begin(judge))


def deal(environment: Environment, games: int, key: Array) -> Any:
    return jax.vmap(environment.deal)(jax.random.split(key, games))


def begin_games(environment: Environment, games: int, key: Array) -> State:
    return jax.vmap(environment.begin)(deal(environment, games, key))


def stagger(new: State, stages: int, seats: int, on: Callable[[State, int], State]) -> State:
    """Staggers new games: of every `stages` groups of games the first is played on `stages - 1` times, and the last is
    still new. A group has as many games as a game has seats: against rivals, the network has another seat in each.
    """
    states = new
    group = jnp.arange(len(jax.tree.leaves(new)[0])) // seats
    for stage in range(stages - 1):
        states = where(group % stages > stage, new, on(states, stage))
    return states


def where(chosen: Array, these: State, others: State) -> State:
    """Takes the games of `these` where chosen, and the others elsewhere."""
    return jax.tree.map(
        lambda one, other: jnp.where(chosen.reshape(-1, *[1] * (other.ndim - 1)), one.astype(other.dtype), other),
        these,
        others,
    )


Iteration = Callable[[Learner, Rival, Params, State, Array, Weights], tuple[Learner, State, dict[str, Array]]]
"""Maps a learner, a rival, a reference, games, a key and weights to the new learner, the games as they stand, and
figures."""


def iteration(environment: Environment, method: Method) -> Iteration:
    """Plays and learns once; to be compiled."""

    def once(
        learner: Learner, rival: Rival, reference: Params, states: State, key: Array, weights: Weights
    ) -> tuple[Learner, State, dict[str, Array]]:
        play_key, learn_key = jax.random.split(key)
        others = rival_seats(environment, method, rival)
        states, played = _play(environment, method, learner, rival.policy, others, states, play_key)
        learner, figures = learn_from(
            environment, method, learner, reference, states, played, others, learn_key, weights
        )
        rivals = round(method.games * method.rival_games)
        won = (played.won * ~others)[:, :rivals].sum()
        counts = {"games": played.ended.sum(), "rival_games": played.ended[:, :rivals].sum(), "won": won}
        return learner, states, {**figures, **counts}

    return once


def learn_from(
    environment: Environment,
    method: Method,
    learner: Learner,
    reference: Params,
    states: State,
    played: Trajectory,
    others: Array,
    key: Array,
    weights: Weights,
) -> tuple[Learner, dict[str, Array]]:
    """Learns from games that were played up to these states. In the last step the others had these seats."""
    mine, judge = (here(environment, method, params) for params in (learner.policy, learner.critic))
    last = outlook(environment, method, mine, judge, others, states)
    expected, truth = (played.value, played.hopes), (played.won, played.victory)
    changes, surprises = _changes(method, expected, (last.value, last.hopes), played.ended, truth)
    gained = jnp.take_along_axis(changes, played.seat[:, :, None], axis=2)[:, :, 0]
    targets = changes + played.value, surprises + played.hopes
    return _learn(environment, method, learner, reference, played, gained, targets, key, weights)


def narrow(method: Method, tree: Any) -> Any:
    """Converts to 16-bit precision, if the method says so."""
    return jax.tree.map(lambda part: part.astype(jnp.bfloat16), tree) if method.half else tree


def here(environment: Environment, method: Method, params: Params) -> Params:
    """The parameters of a policy or critic that matter in this environment, in the precision of the method."""
    first = params["body0/w"]
    seen = filled_up(first.at[environment.live].get(unique_indices=True), 0)
    rows = jnp.concatenate([seen, first[environment.inputs :]])
    rows = jnp.pad(rows, ((0, sight_columns(environment) - len(rows)), (0, 0)))
    outputs = [head for head in Heads._fields if f"{head}/b" in params]
    used: Params = narrow(method, with_one_head({**params, "body0/w": rows}, *outputs))
    return used


def rival_seats(environment: Environment, method: Method, rival: Rival) -> Array:
    """Which seats of each game the rival has. Games against a rival come first."""
    number, seat = jnp.arange(method.games)[:, None], jnp.arange(environment.seats)
    return (number < round(method.games * method.rival_games)) & ((number % environment.seats == seat) == rival.alone)


def look(environment: Environment, method: Method, states: State, seat: Array, others: Array) -> Array:
    """What a seat knows, then what only the critic sees: the secrets of all seats, and which seats a rival or a guest
    plays, both clockwise from `seat`.
    """
    places = (jnp.arange(environment.seats) + seat[:, None]) % environment.seats
    clockwise = jnp.take_along_axis(others, places, axis=1)
    padded = jnp.pad(clockwise, ((0, 0), (0, environment.max_seats - environment.seats)))
    dtype = jnp.bfloat16 if method.half else jnp.float32
    seen = filled_up(jax.vmap(partial(environment.observe, dtype=dtype))(states, seat))
    secrets = computed(jax.vmap(environment.reveal)(states, seat).astype(dtype))
    return filled_up(jnp.concatenate([seen, secrets, padded.astype(dtype)], axis=1))


def seen_columns(environment: Environment) -> int:
    """How many columns of a sight the policy sees."""
    return whole_tiles(len(environment.live))


def sight_columns(environment: Environment) -> int:
    return whole_tiles(seen_columns(environment) + environment.secrets + environment.max_seats)


def _by_seat(environment: Environment, clockwise: Array, seat: Array) -> Array:
    """Values that are clockwise from a seat, by seat."""
    places = (jnp.arange(environment.seats) - seat[:, None]) % environment.seats
    return jnp.take_along_axis(clockwise.astype(jnp.float32), places, axis=1)


def _play(
    environment: Environment,
    method: Method,
    learner: Learner,
    rival: Params,
    others: Array,
    states: State,
    key: Array,
) -> tuple[State, Trajectory]:
    games = method.games
    rivals = round(games * method.rival_games)
    deal_key, key = jax.random.split(key)
    new = begin_games(environment, games, deal_key)
    mine, theirs, judge = (here(environment, method, params) for params in (learner.policy, rival, learner.critic))

    def step(states: State, key: Array) -> tuple[State, Trajectory]:
        choice_key, chance_key = jax.random.split(key)
        before = outlook(environment, method, mine, judge, others, states)
        is_rival = jnp.take_along_axis(others, before.seat[:, None], axis=1)
        learns = (before.turn >= 0) & ~is_rival[:, 0]
        logits = before.logits
        if rivals:
            answers = policy(theirs, before.sight[:rivals]).logits.astype(jnp.float32)
            logits = logits.at[:rivals].set(jnp.where(is_rival[:rivals], answers, logits[:rivals]))
        logits = jnp.where(before.legal, logits, IMPOSSIBLE)
        chosen = jax.random.categorical(choice_key, logits)
        drawn = jax.vmap(environment.chance)(states, jax.random.uniform(chance_key, (games,)))
        token = jnp.where(before.turn >= 0, chosen, drawn)
        after = jax.vmap(environment.step)(states, token)
        played = note(environment, before._replace(logits=logits), token, learns, after)
        return where(played.ended, new, after), played

    return jax.lax.scan(step, states, jax.random.split(key, method.steps))


def outlook(
    environment: Environment, method: Method, mine: Params, judge: Params, others: Array, states: State
) -> Outlook:
    turn = jax.vmap(environment.turn)(states)
    seat = jnp.maximum(turn, 0)
    legal = jax.vmap(environment.legal)(states)
    sight = look(environment, method, states, seat, others)
    heads = policy(mine, sight)
    value, hopes = (_by_seat(environment, each, seat) for each in (critic(judge, sight), heads.wins))
    return Outlook(turn, seat, sight, legal, heads.logits.astype(jnp.float32), value, hopes)


def note(environment: Environment, before: Outlook, token: Array, learns: Array, after: State) -> Trajectory:
    """A step of each game."""
    likely = jnp.take_along_axis(jax.nn.log_softmax(before.logits), token[:, None], axis=1)[:, 0]
    ended = jax.vmap(environment.over)(after)
    won = jnp.where(ended[:, None], jax.vmap(environment.returns)(after), 0.0)
    victory = jnp.where(ended[:, None], jax.vmap(environment.victory)(after), 0.0)
    _, seat, sight, legal, _, value, hopes = before
    return Trajectory(sight, legal, token, likely, learns, seat, value, hopes, ended, won, victory)


Both = tuple[Array, Array]
"""What each seat wins, and its share of the victory."""


def _changes(method: Method, expected: Both, last: Both, ended: Array, truth: Both) -> Both:
    """How much both expectations for each seat still change, later changes counting less. Where a game ends, the last
    change is to its result.
    """

    def back(carry: tuple[Array, Array], now: tuple[Array, Array, Array]) -> tuple[tuple[Array, Array], Array]:
        later, following = carry
        value, ended, won = now
        goes_on = ~ended[:, None]
        change = jnp.where(goes_on, following, won) - value
        later = change + method.fade * jnp.where(goes_on, later, 0.0)
        return (later, value), later

    values, final, results = (jnp.concatenate(both, axis=-1) for both in (expected, last, truth))
    _, changes = jax.lax.scan(back, (jnp.zeros_like(final), final), (values, ended, results), reverse=True)
    first, second = jnp.split(changes, 2, axis=-1)
    return first, second


def _learn(
    environment: Environment,
    method: Method,
    learner: Learner,
    reference: Params,
    played: Trajectory,
    gained: Array,
    targets: tuple[Array, Array],
    key: Array,
    weights: Weights,
) -> tuple[Learner, dict[str, Array]]:
    weight = played.learns.astype(jnp.float32)
    mean = (gained * weight).sum() / weight.sum()
    spread = jnp.sqrt((jnp.square(gained - mean) * weight).sum() / weight.sum())
    gained = (gained - mean) / (spread + 1e-6)
    places = (jnp.arange(environment.seats) + played.seat[:, :, None]) % environment.seats
    won, victory = (jnp.take_along_axis(target, places, axis=2) for target in targets)
    known = policy(here(environment, method, reference), played.sight).logits
    steps = Chosen(played.legal, known, played.token, played.likely, weight, gained, victory), Judged(played.sight, won)
    to_choose, to_judge = jax.tree.map(lambda part: part.reshape(weight.size, *part.shape[2:]), steps)
    seen = seen_columns(environment)
    # The network has chosen about as many, or more if its rivals are alone.
    own = round(weight.size * (1 - method.rival_games * (1 - 1 / environment.seats)))

    def batch(learner: Learner, rows: tuple[Array, Array]) -> tuple[Learner, dict[str, Array]]:
        own, any_ = rows
        chosen = jax.tree.map(lambda part: part[own], to_choose)
        judged = jax.tree.map(lambda part: part[any_], to_judge)
        sight = to_judge.sight[own, :seen], to_judge.sight[own, seen : seen + environment.bags]
        loss = partial(_loss, environment, method, weights, sight, chosen, judged)
        return improve(method, learner, loss, weights.rate)

    def epoch(learner: Learner, key: Array) -> tuple[Learner, dict[str, Array]]:
        number = jax.random.bits(key, (weight.size,)) >> 1
        of_others = (to_choose.weight == 0).astype(number.dtype) << 31
        rows = (
            _split(jnp.argsort(number | of_others)[:own], method.batches),
            _split(jnp.argsort(number), method.batches),
        )
        return jax.lax.scan(batch, learner, rows)

    learner, figures = jax.lax.scan(epoch, learner, jax.random.split(key, method.epochs))
    return learner, jax.tree.map(lambda values: values[-1].mean(), figures)


def _split(rows: Array, batches: int) -> Array:
    """The rows in batches of the same size, less a remainder."""
    size = len(rows) // batches
    return rows[: size * batches].reshape(batches, size)


def improve(
    method: Method, learner: Learner, loss: Callable[[Params, Params], Any], rate: float | Array
) -> tuple[Learner, dict[str, Array]]:
    """One gradient step of policy and critic on a loss, which also gives figures."""
    (_, figures), (of_policy, of_critic) = jax.value_and_grad(loss, (0, 1), has_aux=True)(
        learner.policy, learner.critic
    )
    new_policy, moments = adam.update(learner.policy, learner.policy_moments, of_policy, rate, method.longest)
    new_critic, others = adam.update(learner.critic, learner.critic_moments, of_critic, rate, method.longest)
    return Learner(new_policy, new_critic, moments, others), figures


def _loss(
    environment: Environment,
    method: Method,
    weights: Weights,
    sight: tuple[Array, Array],
    chosen: Chosen,
    judged: Judged,
    mine: Params,
    judge: Params,
) -> tuple[Array, dict[str, Array]]:
    """The policy learns from the steps it has chosen, and the critic from any. `sight` has what the policy saw, and the
    bags it should have guessed.
    """
    mine, judge = (here(environment, method, params) for params in (mine, judge))
    seen, bags = sight
    heads = policy(mine, seen)
    legal, weight, gained = chosen.legal, chosen.weight, chosen.gained
    chances = jax.nn.log_softmax(jnp.where(legal, heads.logits.astype(jnp.float32), IMPOSSIBLE))
    change = jnp.take_along_axis(chances, chosen.token[:, None], axis=1)[:, 0] - chosen.likely
    ratio = jnp.exp(jnp.where(weight > 0, change, 0.0))  # nothing limits how unlikely the draws of chance are
    kept = jnp.clip(ratio, 1 - method.clip, 1 + method.clip)
    total = jnp.maximum(weight.sum(), 1)
    better = (jnp.minimum(ratio * gained, kept * gained) * weight).sum() / total
    entropy = (-(jnp.exp(chances) * chances * legal).sum(1) * weight).sum() / total
    known = jax.nn.log_softmax(jnp.where(legal, chosen.known.astype(jnp.float32), IMPOSSIBLE))
    apart = ((jnp.exp(chances) * (chances - known) * legal).sum(1) * weight).sum() / total
    guessed, figures = guess(method, heads, bags, chosen.victory)
    missed = error(critic(judge, judged.sight), judged.won)
    loss = missed + guessed - better - weights.entropy * entropy + weights.leash * apart
    return loss, {**figures, "critic": missed, "entropy": entropy, "apart": apart}


def guess(
    method: Method, heads: Heads, secrets: Array, victory: Array, counts: Array | None = None
) -> tuple[Array, dict[str, Array]]:
    """How far the policy's guesses about the victory and bags are from the truth in the steps that count."""
    wins = error(heads.wins, victory, counts)
    bags = error(heads.bags, secrets[:, : heads.bags.shape[1]], counts)
    return method.guesses * (wins + bags), {"wins": wins, "bags": bags}


def error(guessed: Array, truth: Array, counts: Array | None = None) -> Array:
    """How far guesses about seats or bags are from the truth in the steps that count. A network also has outputs for
    seats that a game doesn't have.
    """
    known = guessed[:, : truth.shape[1]].astype(jnp.float32)
    by_step = jnp.square(known - truth.astype(jnp.float32)).mean(1)
    return by_step.mean() if counts is None else (by_step * counts).sum() / jnp.maximum(counts.sum(), 1)
