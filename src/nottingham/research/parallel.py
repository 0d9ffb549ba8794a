"""The game as PettingZoo's parallel environment: every step takes a token from each agent.

One agent is asked at a time, as in `aec.py`. The others can only pass: their mask allows token 0 alone, and whatever
they send is ignored.
"""

from collections.abc import Mapping
from typing import Any, SupportsIndex

import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.spaces import Dict, Discrete
from pettingzoo import ParallelEnv

from nottingham.codec.mask import mask_of
from nottingham.codec.observation import Vector
from nottingham.codec.vocabulary import PASS
from nottingham.research.aec import OVER, Observation, raw_env, take

Steps = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class parallel_env(ParallelEnv):  # noqa: N801, PettingZoo's name
    """One game for `players` agents. Takes the same arguments as `raw_env`."""

    def __init__(self, **chosen: Any) -> None:
        self._turns = raw_env(**chosen)
        self.metadata = self._turns.metadata
        self.render_mode = self._turns.render_mode
        self.possible_agents = self._turns.possible_agents
        self.agents: list[str] = []
        self.state_space = self._turns.state_space

    def observation_space(self, agent: str) -> Dict:
        return self._turns.observation_space(agent)

    def action_space(self, agent: str) -> Discrete[np.int64]:
        return self._turns.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._turns.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, SupportsIndex | None]) -> Steps:
        match = self._turns.match
        if not self.agents:
            raise ResetNeeded(OVER)
        if not isinstance(actions, Mapping):
            raise InvalidAction(f"Tokens must be given by agent, such as {{'seat_0': 0}}, not {repr(actions)[:80]}.")
        asked = self.possible_agents[match.seat or 0]
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        infos[asked] = take(match, actions.get(asked))
        over = match.seat is None
        observations = self._observations()
        rewards = dict(zip(self.agents, match.returns(self._turns.reward), strict=True))
        terminations = dict.fromkeys(self.agents, over)
        truncations = dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        if self.render_mode == "human" and not match.path:
            self.render()
        return observations, rewards, terminations, truncations, infos

    def _observations(self) -> dict[str, Observation]:
        observations = {}
        for seat, agent in enumerate(self.agents):
            observation = self._turns.observe(agent)
            if seat != self._turns.match.seat:
                observation["action_mask"] = mask_of(1 << PASS)
            observations[agent] = observation
        return observations

    def state(self) -> Vector:
        return self._turns.state()

    def render(self) -> str | None:
        return self._turns.render()

    def close(self) -> None:
        self._turns.close()
