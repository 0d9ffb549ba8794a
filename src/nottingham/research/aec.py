"""The game as PettingZoo's turn-based environment (AEC).

An agent's action is one token; the environment asks the same agent until its action is complete. Only the agent that is
asked has a mask, because a mask reveals which cards its owner has. A token that the mask forbids ends the turn: the
seat passes, or takes the default action if it must act, and its info says `illegal`.
"""

from operator import index
from typing import Any, SupportsIndex

import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from nottingham.codec.observation import BOUND, SIZE, Vector
from nottingham.codec.vocabulary import TOKENS
from nottingham.research.match import TokenGame, choose_options, choose_reward
from nottingham.research.table_text import table_text

RENDER_MODES = ["human", "ansi"]
Observation = dict[str, Any]
"""`observation`, the vector, and `action_mask`."""
OVER = "The game is over: call reset() first."


def observation_space() -> Dict:
    return Dict(
        {
            "observation": Box(-BOUND, BOUND, (SIZE,), np.float32),
            "action_mask": Box(0, 1, (TOKENS,), np.int8),
        }
    )


def choose_render_mode(name: str | None) -> str | None:
    if name not in (None, *RENDER_MODES):
        raise ValueError(f"The render mode must be one of {', '.join(RENDER_MODES)}, not {name!r}.")
    return name


def env(**chosen: Any) -> AECEnv:
    """The environment for learning, which also reports calls in the wrong order."""
    return wrappers.OrderEnforcingWrapper(raw_env(**chosen))


class raw_env(AECEnv):  # noqa: N801, PettingZoo's name
    """One game for `players` agents. Takes the options of a game by name, `reward` and `render_mode`."""

    def __init__(self, reward: str = "victory", render_mode: str | None = None, **chosen: Any) -> None:
        super().__init__()
        self.options = choose_options(**chosen)
        self.reward = choose_reward(reward)
        self.render_mode = choose_render_mode(render_mode)
        self.metadata = {"render_modes": RENDER_MODES, "name": "nottingham_v0", "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.options.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(TOKENS) for agent in self.possible_agents}
        self.state_space = Box(-BOUND, BOUND, (self.options.players, SIZE), np.float32)
        self.agent_selection = self.possible_agents[0]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random, _ = np_random()
        self._match: TokenGame | None = None

    @property
    def match(self) -> TokenGame:
        return begun(self._match)

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[np.int64]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = np_random(seed)
        self._match = TokenGame(self.options, int(self._random.integers(2**62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._match.seat or 0]
        self._skip_agent_selection = None

    def step(self, action: SupportsIndex | None) -> None:
        match, agent = self.match, self.agent_selection
        if not self.agents:
            raise ResetNeeded(OVER)
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.infos[agent] = take(match, action)
        self._cumulative_rewards[agent] = 0.0
        seat = match.seat
        if seat is None:
            returns = match.returns(self.reward)
            self.rewards = dict(zip(self.agents, returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[seat]
        if self.render_mode == "human" and not match.path:
            self.render()

    def observe(self, agent: str) -> Observation:
        match, seat = self.match, self._seats[agent]
        return {"observation": match.observation(seat), "action_mask": match.mask(seat)}

    def state(self) -> Vector:
        """What all seats know together, for a critic."""
        return np.stack([self.match.observation(seat) for seat in range(self.options.players)])

    def render(self) -> str | None:
        text = table_text(self.match)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        pass


def begun(match: TokenGame | None) -> TokenGame:
    if match is None:
        raise ResetNeeded("There is no game yet: call reset() first.")
    return match


def take(match: TokenGame, token: SupportsIndex | None) -> dict[str, Any]:
    """Takes a token, or ends the turn if it can't come next or is missing. Returns the info about it."""
    try:
        number = -1 if token is None else index(token)
    except TypeError:
        raise InvalidAction(f"A token is a whole number from 0 to {TOKENS - 1}, not {repr(token)[:80]}.") from None
    if 0 <= number < TOKENS and match.legal >> number & 1:
        match.take(number)
        return {}
    match.give_up()
    return {"illegal": True}
