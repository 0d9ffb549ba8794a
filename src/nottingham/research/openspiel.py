"""The whole game in OpenSpiel. Importing this module registers `nottingham`, with the options of a game as parameters.

    import nottingham.research.openspiel
    game = pyspiel.load_game("nottingham(players=5,royal_goods=True,reward=margin)")

Four chance nodes draw the seed of all shuffles, one byte each, so a history of actions is the whole game, and states
can be saved and loaded. An action of a player is one token. The information state of a player is
everything they saw and did, in order: events as their seat saw them, when they were asked, and their tokens.
"""

from typing import Any

import numpy as np
import pyspiel

from nottingham.codec.drafts import IllegalToken
from nottingham.codec.observation import SIZE, fields
from nottingham.codec.tokens import token_names
from nottingham.codec.vocabulary import TOKENS
from nottingham.research.match import MARGIN, REWARDS, Reward, TokenGame, choose_options, choose_reward
from nottingham.research.table_text import table_text
from nottingham.rules.events import Event, GameStarted
from nottingham.rules.options import Options
from nottingham.rules.view import view
from nottingham.rules.wire import encode

BYTES = 4
"""Chance nodes, each with 256 outcomes."""
OUTCOMES = 256
MAX_TOKENS = 1_000_000
"""More than any game has."""
BOUNDS: dict[Reward, tuple[float, float]] = {
    "victory": (0.0, 1.0),
    "margin": (-2000 / MARGIN, 2000 / MARGIN),
    "score": (0.0, 2000.0),
}
_NAMES = token_names()
_DEFAULTS: dict[str, Any] = {
    **{name: getattr(Options(players=4), name) for name in Options.__struct_fields__ if name != "packs"},
    "packs": "",
    "reward": REWARDS[0],
}
_TYPE = pyspiel.GameType(
    short_name="nottingham",
    long_name="Sheriff of Nottingham",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=3,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_DEFAULTS,
)


class NottinghamGame(pyspiel.Game):
    """The game with one choice of options. `packs` are names separated by `;`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**_DEFAULTS, **(params or {})}
        if unknown := chosen.keys() - _DEFAULTS:
            raise ValueError(f"There is no parameter {min(unknown)}. Parameters are {', '.join(_DEFAULTS)}.")
        reward = choose_reward(chosen["reward"])
        packs = [name for name in str(chosen["packs"]).split(";") if name]
        options = choose_options(**{**{name: chosen[name] for name in Options.__struct_fields__}, "packs": packs})
        low, high = BOUNDS[reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=TOKENS,
            max_chance_outcomes=OUTCOMES,
            num_players=options.players,
            min_utility=low,
            max_utility=high,
            max_game_length=MAX_TOKENS,
        )
        super().__init__(_TYPE, info, params or {})
        self.options = options
        self.reward = reward

    def new_initial_state(self) -> "NottinghamState":
        return NottinghamState(self)

    def max_chance_nodes_in_history(self) -> int:
        return BYTES

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "NottinghamObserver":
        return NottinghamObserver(kind or pyspiel.IIGObservationType(perfect_recall=False), params)


class Log:
    """What one seat saw and did. Its lines are shared between copies."""

    def __init__(self, seat: int, lines: tuple[str, ...] = ()) -> None:
        self._seat = seat
        self._lines = [*lines]

    def hear(self, event: Event) -> None:
        if not isinstance(event, GameStarted):
            self._lines.append(encode(event).decode())

    def note(self, line: str) -> None:
        self._lines.append(line)

    def __deepcopy__(self, memo: Any) -> "Log":
        return Log(self._seat, tuple(self._lines))

    def __str__(self) -> str:
        return "\n".join([f"seat {self._seat}", *self._lines])


class NottinghamState(pyspiel.State):
    """One game. Before the deal there is no match."""

    def __init__(self, game: NottinghamGame) -> None:
        super().__init__(game)
        self.options = game.options
        self.reward = game.reward
        self.seed = 0
        self.bytes_drawn = 0
        self.match: TokenGame | None = None

    def log(self, player: int) -> Log:
        """What a player saw and did."""
        assert self.match is not None
        log = self.match.listeners[player]
        assert isinstance(log, Log)
        return log

    def current_player(self) -> int:
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.match.seat is None else self.match.seat

    def is_terminal(self) -> bool:
        return self.match is not None and self.match.seat is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.match is None or player != self.match.seat:
            return []
        return np.flatnonzero(self.match.mask()).tolist()

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            self._deal(action)
            return
        match, seat = self.match, self.match.seat
        if seat is None or action not in self._legal_actions(seat):
            raise IllegalToken(f"Token {action} can't come next.")
        self.log(seat).note(f"token {action}")
        match.take(action)
        if not match.path:
            self._ask(match)

    def _deal(self, byte: int) -> None:
        if byte not in range(OUTCOMES):
            raise IllegalToken(f"Chance deals with bytes, and {byte} is not one.")
        self.seed = self.seed * OUTCOMES + byte
        self.bytes_drawn += 1
        if self.bytes_drawn == BYTES:
            self.match = TokenGame(self.options, self.seed, [Log(seat) for seat in range(self.options.players)])
            self._ask(self.match)

    def _ask(self, match: TokenGame) -> None:
        if match.seat is not None:
            self.log(match.seat).note("must act" if match.request.must else "may act")

    def _action_to_string(self, player: int, action: int) -> str:
        return f"byte {action}" if player == pyspiel.PlayerId.CHANCE else _NAMES[action]

    def returns(self) -> list[float]:
        return [0.0] * self.options.players if self.match is None else self.match.returns(self.reward)

    def __str__(self) -> str:
        if self.match is None:
            return f"The deal: {self.bytes_drawn} of {BYTES} bytes."
        return table_text(self.match)


class NottinghamObserver:
    """What a player knows: with perfect recall its log as a string, otherwise its View and the vector of `fields`.

    Observations of only public or only private things are not provided.
    """

    def __init__(self, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observations take no parameters, such as {params}.")
        whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = kind.perfect_recall and whole
        self._observes = not kind.perfect_recall and whole
        self.tensor = np.zeros(SIZE, np.float32) if self._observes else None
        self.dict = {} if self.tensor is None else dict(fields(self.tensor))

    def set_from(self, state: NottinghamState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = 0 if state.match is None else state.match.observation(player)

    def string_from(self, state: NottinghamState, player: int) -> str | None:
        match = state.match
        if self._recalls:
            return "" if match is None else str(state.log(player))
        if not self._observes:
            return None
        if match is None:
            return ""
        draft = [_NAMES[token] for token in match.path] if player == match.seat else []
        return f"{encode(view(match.state, player)).decode()} {draft}"


pyspiel.register_game(_TYPE, NottinghamGame)
