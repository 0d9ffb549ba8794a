"""Training finds the known answers of the inspection game."""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from msgspec.structs import replace

from nottingham.players.network.network import policy
from nottingham.research.inspection import MERCHANT, SHERIFF, InspectionGame, Position
from nottingham.research.solving import Floats, GameTree
from nottingham.training import adam, learning
from nottingham.training.learning import Method, Rival, Weights
from nottingham.training.network import Params, Shape, new_critic, new_policy
from nottingham.training.small_game import InspectionState, small_game
from tests.vector.side_by_side import compiled

GAME = InspectionGame(rounds=1)
TREE = GameTree(GAME)
ENVIRONMENT = small_game(GAME)
METHOD = Method(games=512, steps=3, epochs=2, batches=4, half=False, fade=1.0, clip=0.1)


def exact_policy(params: Params) -> list[Floats]:
    """A network's probabilities in the form that `research.solving` expects: by level and knowledge."""
    levels: list[Any] = []
    positions = [GAME.start()]
    while (player := positions[0].player) is not None:
        actions = positions[0].legal_actions()
        first = {position.knowledge(player): position for position in reversed(positions)}
        rows = [first[known] for known in dict.fromkeys(position.knowledge(player) for position in positions)]
        seen = np.stack([ENVIRONMENT.observe(as_state(position), jnp.int32(player)) for position in rows])
        logits = np.asarray(policy(params, seen).logits)[:, list(actions)].astype(float)
        chances = np.exp(logits - logits.max(1, keepdims=True))
        levels.append(chances / chances.sum(1, keepdims=True))
        positions = [position.after(action) for position in positions for action in actions]
    return levels


def as_state(position: Position) -> InspectionState:
    said = [*position.said, *[-1] * (2 * position.game.rounds - len(position.said))]
    return InspectionState(jnp.int32(-1 if position.items is None else position.items), jnp.array(said, jnp.int32))


def learned(weights: Weights, iterations: int, *, rivals: float) -> list[Floats]:
    """The policy after this many iterations. The rival of some games chooses anything with equal chance."""
    method = replace(METHOD, rival_games=rivals)
    iteration = compiled(learning.iteration(ENVIRONMENT, method))
    chance = np.random.default_rng(7)
    shape = Shape(ENVIRONMENT.inputs, ENVIRONMENT.tokens, 2, ENVIRONMENT.secrets, ENVIRONMENT.bags, (64, 64))
    learner = learning.begin(new_policy(shape, chance), new_critic(shape, chance))
    reference = learner.policy
    rival = Rival(reference)
    key = jax.random.key(7)
    states = learning.begin_games(ENVIRONMENT, method.games, key)
    for number in range(iterations):
        learner, states, _ = iteration(learner, rival, reference, states, jax.random.fold_in(key, number), weights)
        if number % 10 == 9:
            reference = learner.policy
    return exact_policy(jax.device_get(learner.policy))


def test_every_game_is_one_of_the_tree() -> None:
    """Legal tokens, turns and returns of the environment are those of the game, over its whole tree."""
    step = jax.jit(ENVIRONMENT.step)
    ends = 0
    open_ = [(GAME.start(), ENVIRONMENT.begin(jnp.zeros(())))]
    while open_:
        position, state = open_.pop()
        assert bool(ENVIRONMENT.over(state)) == position.over
        if position.over:
            ends += 1
            assert ENVIRONMENT.returns(state).tolist() == [*position.returns()]
            continue
        assert int(ENVIRONMENT.turn(state)) == position.player
        legal = position.legal_actions()
        assert np.flatnonzero(ENVIRONMENT.legal(state)).tolist() == [*legal]
        open_ += [(position.after(token), step(state, jnp.int32(token))) for token in legal]
    assert ends == TREE.returns.shape[1]


@pytest.mark.parametrize("broken", [jnp.nan, jnp.inf, 1e30])
def test_a_gradient_that_is_not_finite_changes_nothing(broken: float) -> None:
    params = {"w": jnp.array([1.0, 2.0])}
    moments = adam.begin(params)
    params, moments = adam.update(params, moments, {"w": jnp.array([broken, 1.0])}, 0.1, 0.5)
    assert params["w"].tolist() == [1.0, 2.0]
    params, _ = adam.update(params, moments, {"w": jnp.array([1.0, 1.0])}, 0.1, 0.5)
    assert (params["w"] < jnp.array([1.0, 2.0])).all()


@pytest.mark.long
def test_a_best_reply_recovers_the_exact_gain() -> None:
    """Training against a rival who chooses anything gains at least 95 % of what best replies gain."""
    uniform = TREE.uniform()
    trained = learned(Weights(2e-3, 0.02, 0.0), 40, rivals=1.0)
    gained = -TREE.values(uniform).sum()
    for player in (MERCHANT, SHERIFF):
        mixed = [
            mine if level.player == player else other
            for level, mine, other in zip(TREE.levels, trained, uniform, strict=True)
        ]
        gained += TREE.values(mixed)[player]
    assert gained >= 0.95 * TREE.nash_conv(uniform)


@pytest.mark.long
def test_self_play_approaches_an_equilibrium() -> None:
    trained = learned(Weights(1e-3, 0.1, 1.0), 120, rivals=0.0)
    assert TREE.nash_conv(trained) < TREE.nash_conv(TREE.uniform()) / 4
