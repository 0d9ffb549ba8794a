"""The environments keep the promises of PettingZoo and Gymnasium, and survive what learners do to them."""

import random
import warnings
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

from nottingham.codec.observation import LAYOUT, fields
from nottingham.codec.vocabulary import TOKENS
from nottingham.players.player import TurnRequest
from nottingham.players.random_player import RandomPlayer
from nottingham.players.roster import NoSuchPlayer
from nottingham.research import nottingham_v0
from nottingham.research.gym import NottinghamEnv
from nottingham.research.match import TokenGame
from nottingham.rules.actions import AnyAction, NameStarter
from nottingham.rules.options import Options

with warnings.catch_warnings():  # PettingZoo's tests import an environment of its own in a way that it deprecates
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test, state_test

# PettingZoo knows by name which environments may have observations with a mask.
third_party = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
)
TABLES: list[dict[str, Any]] = [
    {},
    {"players": 3, "edition": "first", "royal_goods": True},
    {"players": 6, "black_market": True, "packs": ["goose_fair"], "reward": "margin"},
]


@third_party
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_environment_passes_the_tests_of_pettingzoo(table: dict[str, Any]) -> None:
    api_test(nottingham_v0.env(**table), num_cycles=40)
    parallel_api_test(nottingham_v0.parallel_env(**table), num_cycles=40)


def test_seeds_and_renderings_pass_the_tests_of_pettingzoo(capsys: pytest.CaptureFixture[str]) -> None:
    seed_test(nottingham_v0.env, num_cycles=20)
    parallel_seed_test(nottingham_v0.parallel_env, num_cycles=20)
    render_test(nottingham_v0.env)
    state_test(nottingham_v0.env(), nottingham_v0.parallel_env())
    assert "Round 1 of 8" in capsys.readouterr().out


def test_the_environments_are_registered() -> None:
    assert pettingzoo.make("aec", "Nottingham-v0", players=3).max_num_agents == 3
    assert pettingzoo.make("parallel", "Nottingham-v0", players=5).max_num_agents == 5


def test_gymnasium_accepts_the_environment() -> None:
    made = gymnasium.make("Nottingham-v0", players=3, opponents=["random"])
    check_env(made.unwrapped)


def masked_game(env: Any, seed: int | None, chance: random.Random) -> list[tuple[str, int, int, float]]:
    """Plays random tokens and returns all that the agents see, with hashes instead of arrays."""
    env.reset(seed=seed)
    seen = []
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        mask = observation["action_mask"]
        seen.append((agent, hash(observation["observation"].tobytes()), hash(mask.tobytes()), float(reward)))
        env.step(None if over else int(chance.choice(np.flatnonzero(mask))))
    return seen


@pytest.mark.parametrize("table", TABLES[:2], ids=str)
def test_a_seed_decides_whole_games(table: dict[str, Any]) -> None:
    """The game after a seeded one follows from the seed too, and differs."""
    one, two = nottingham_v0.env(**table), nottingham_v0.env(**table)
    games = [masked_game(one, seed, random.Random(1)) for seed in (5, None)]
    assert [masked_game(two, seed, random.Random(1)) for seed in (5, None)] == games
    assert games[0][0] != games[1][0]


@pytest.mark.parametrize("reward", ["victory", "margin", "score"])
def test_rewards_come_at_the_end_of_the_game(reward: str) -> None:
    env = nottingham_v0.env(players=3, reward=reward)
    seen = masked_game(env, 3, random.Random(3))
    earned = {agent: given for agent, _, _, given in seen[-3:]}
    assert not any(given for *_, given in seen[:-3])
    assert len(earned) == 3
    scores = [score.total for score in env.unwrapped.match.state.scores]
    match reward:
        case "victory":
            assert sum(earned.values()) == 1
        case "margin":
            assert sorted(earned.values())[-1] == pytest.approx((sorted(scores)[-1] - sorted(scores)[-2]) / 100)
        case _:
            assert [earned[f"seat_{seat}"] for seat in range(3)] == scores


def test_both_environments_are_the_same_game() -> None:
    turns, together = nottingham_v0.raw_env(players=3), nottingham_v0.parallel_env(players=3)
    turns.reset(seed=4)
    observations, _ = together.reset(seed=4)
    chance = random.Random(4)
    while together.agents:
        asked = turns.agent_selection
        for agent in together.agents:
            seen = turns.observe(agent)
            assert np.array_equal(seen["observation"], observations[agent]["observation"])
            mask = observations[agent]["action_mask"]
            assert list(np.flatnonzero(mask)) == ([0] if agent != asked else list(np.flatnonzero(seen["action_mask"])))
        actions = {
            agent: int(chance.choice(np.flatnonzero(observations[agent]["action_mask"]))) for agent in together.agents
        }
        turns.step(actions[asked])
        observations, rewards, *_ = together.step(actions)
    assert turns.rewards == rewards


@pytest.mark.parametrize("token", [-1, TOKENS, 10**9, 99, np.int32(13)])
def test_an_illegal_token_ends_the_turn(token: int) -> None:
    env = nottingham_v0.env()
    env.reset(seed=1)
    asked = env.agent_selection
    env.step(token)
    assert env.infos[asked] == {"illegal": True}
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert not any(env.infos[agent] for agent in env.agents if agent != asked)


def test_a_game_of_illegal_tokens_ends() -> None:
    env = nottingham_v0.raw_env(players=6, edition="second", royal_goods=True)
    env.reset(seed=1)
    while not all(env.terminations.values()):
        env.step(TOKENS)
    assert sum(env.rewards.values()) == pytest.approx(1)


def test_a_step_without_a_game_is_refused() -> None:
    """That is before the first game and after the end of one."""
    turns, together = nottingham_v0.raw_env(players=3), nottingham_v0.parallel_env(players=3)
    alone = NottinghamEnv(players=3, opponents="random")
    steps: list[Callable[[], Any]] = [lambda: turns.step(0), lambda: together.step({}), lambda: alone.step(0)]
    for early in (*steps, turns.last, turns.render, turns.state, together.render, together.state, alone.render):
        with pytest.raises(ResetNeeded, match=r"There is no game yet: call reset\(\) first\."):
            early()
    for env in (turns, together, alone):
        env.reset(seed=1)
    while turns.agents:
        turns.step(None if all(turns.terminations.values()) else TOKENS)
    while together.agents:
        together.step({})
    while not alone.step(TOKENS)[2]:
        pass
    for late in steps:
        with pytest.raises(ResetNeeded, match=r"The game is over: call reset\(\) first\."):
            late()


@pytest.mark.parametrize("token", ["x", 1.5, [1], np.array([1]), float("nan"), {}])
def test_what_is_no_token_is_refused_and_changes_nothing(token: Any) -> None:
    turns, together = nottingham_v0.raw_env(players=3), nottingham_v0.parallel_env(players=3)
    alone = NottinghamEnv(players=3, opponents="random")
    for env in (turns, together, alone):
        env.reset(seed=1)
    for step in (turns.step, alone.step, lambda token: together.step(dict.fromkeys(together.agents, token))):
        with pytest.raises(InvalidAction, match="A token is a whole number from 0 to 99, not "):
            step(token)
    assert turns.match.tokens == 0 and not any(turns.infos.values())
    with pytest.raises(InvalidAction, match="Tokens must be given by agent"):
        together.step([1, 2, 3])  # type: ignore[arg-type]


class Hasty(RandomPlayer):
    """Answers at once with something illegal, and better when told why."""

    def __init__(self) -> None:
        super().__init__()
        self.reasons: list[str] = []

    def act(self, request: TurnRequest) -> AnyAction | None:
        return NameStarter(99) if request.must else super().act(request)

    def reconsider(self, request: TurnRequest, reason: str) -> AnyAction | None:
        self.reasons.append(reason)
        return super().act(request)


def test_a_player_in_another_seat_is_told_why_its_action_is_illegal() -> None:
    player = Hasty()
    player.sit(0, random.Random(1).random)
    match = TokenGame(Options(players=3), 1, [player])
    while match.seat is not None:
        must, before = match.request.must, len(player.reasons)
        match.ask(player)
        assert len(player.reasons) >= before + must
    assert any("(R" in reason for reason in player.reasons)


def test_one_seat_plays_against_players_of_the_roster() -> None:
    env = NottinghamEnv(seat=None, players=3, opponents=["master", "apprentice"])
    seats = set()
    chance = random.Random(2)
    for seed in range(4):
        observation, info = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            assert fields(observation["observation"])["my_place"].any()
            token = chance.choice(np.flatnonzero(observation["action_mask"]))
            observation, reward, over, cut, info = env.step(token)
            assert not cut
        assert 0 <= reward <= 1
        assert not observation["action_mask"].any()
        seats.add(info["seat"])
    assert len(seats) > 1
    env.close()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"playerz": 4}, "unknown field `playerz`. Options are players, edition"),
        ({"players": 7}, "for 3 to 6 players, not 7"),
        ({"players": "4"}, "Expected `int`, got `str`"),
        ({"players": 6, "edition": "first"}, "first edition is for 3 to 5"),
        ({"edition": "third"}, "Invalid enum value 'third'"),
        ({"packs": ["caviar"]}, "There is no pack called 'caviar'"),
        ({"reward": "fame"}, "must be one of victory, margin, score, not 'fame'"),
        ({"render_mode": "rgb_array"}, "must be one of human, ansi, not 'rgb_array'"),
    ],
)
def test_wrong_arguments_are_named(wrong: dict[str, Any], said: str) -> None:
    for make in (nottingham_v0.env, nottingham_v0.parallel_env, NottinghamEnv):
        with pytest.raises(ValueError, match=said):
            make(**wrong)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"seat": 4}, "The seat must be from 0 to 3, or None, not 4"),
        ({"seat": "0"}, "The seat must be from 0 to 3, or None, not '0'"),
        ({"opponents": 5}, "Opponents are names, such as 'master' or .*, not 5"),
        ({"opponents": ["master", 5]}, "Opponents are names, .*, not .'master', 5."),
        ({"opponents": []}, "room for 1 to 3 opponents, not 0"),
        ({"opponents": ["random"] * 4}, "room for 1 to 3 opponents, not 4"),
    ],
)
def test_a_wrong_seating_is_named(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        NottinghamEnv(**wrong)
    with pytest.raises(NoSuchPlayer, match="nobody"):
        NottinghamEnv(opponents="nobody")


def test_observations_stay_within_their_bounds() -> None:
    env = nottingham_v0.raw_env(players=6)
    env.reset(seed=9)
    chance = random.Random(9)
    while not all(env.terminations.values()):
        observation = env.observe(env.agent_selection)
        assert env.observation_space(env.agent_selection).contains(observation)
        env.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
    assert LAYOUT.size == observation["observation"].size
