"""The game as a Gymnasium environment: one seat learns, players of the roster sit in the others.

Importing this module registers `Nottingham-v0`.
"""

import random
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Discrete

from nottingham.codec.vocabulary import TOKENS
from nottingham.players.player import Player
from nottingham.players.roster import make_player
from nottingham.research.aec import OVER, RENDER_MODES, Observation, begun, choose_render_mode, observation_space, take
from nottingham.research.match import TokenGame, choose_options, choose_reward
from nottingham.research.table_text import table_text


class NottinghamEnv(gymnasium.Env[Observation, np.int64]):
    """One seat against opponents by name.

    `seat` is a number from 0, or None to draw one for each game. `opponents` are names of the roster; the last one
    fills all remaining seats.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 4}  # noqa: RUF012, Gymnasium's attribute

    def __init__(
        self,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "trader",
        reward: str = "victory",
        render_mode: str | None = None,
        **chosen: Any,
    ) -> None:
        self.options = choose_options(**chosen)
        self.reward = choose_reward(reward)
        players = self.options.players
        if seat is not None and seat not in range(players):
            raise ValueError(f"The seat must be from 0 to {players - 1}, or None, not {seat!r}.")
        if not isinstance(opponents, Sequence) or not all(isinstance(name, str) for name in opponents):
            raise ValueError(f"Opponents are names, such as 'master' or ['master', 'trader'], not {opponents!r}.")
        names = [opponents] if isinstance(opponents, str) else list(opponents)
        if not 1 <= len(names) < players:
            raise ValueError(f"A table of {players} has room for 1 to {players - 1} opponents, not {len(names)}.")
        names += [names[-1]] * (players - 1 - len(names))
        self._chosen_seat = None if seat is None else int(seat)
        self.render_mode = choose_render_mode(render_mode)
        self.observation_space = observation_space()
        self.action_space = Discrete(TOKENS)
        self._match: TokenGame | None = None
        self._opponents: list[Player] = []
        try:
            for name in names:
                self._opponents.append(make_player(name))
        except ValueError:
            self.close()
            raise

    @property
    def match(self) -> TokenGame:
        return begun(self._match)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        players = self.options.players
        dealt, chance = int(self.np_random.integers(2**62)), int(self.np_random.integers(2**62))
        self.seat = int(self.np_random.integers(players)) if self._chosen_seat is None else self._chosen_seat
        self._seated: list[Player | None] = [*self._opponents[: self.seat], None, *self._opponents[self.seat :]]
        for seat, player in enumerate(self._seated):
            if player:
                player.sit(seat, random.Random(f"{chance} {seat}").random)
        self._match = TokenGame(self.options, dealt, self._seated)
        self._go_on()
        return self._observation(), {"seat": self.seat}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.match.seat is None:
            raise ResetNeeded(OVER)
        info = take(self.match, action)
        self._go_on()
        if self.render_mode == "human":
            self.render()
        over = self.match.seat is None
        reward = self.match.returns(self.reward)[self.seat]
        return self._observation(), reward, over, False, {"seat": self.seat, **info}

    def _go_on(self) -> None:
        """Lets the opponents play until this seat is asked, or the game is over."""
        while (seat := self.match.seat) is not None and (player := self._seated[seat]):
            self.match.ask(player)

    def _observation(self) -> Observation:
        return {"observation": self.match.observation(self.seat), "action_mask": self.match.mask(self.seat)}

    def render(self) -> Any:
        text = table_text(self.match)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        for player in self._opponents:
            player.leave()


gymnasium.register("Nottingham-v0", NottinghamEnv)
