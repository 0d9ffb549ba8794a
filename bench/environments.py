"""Measures the environments beside RLCard's, which PettingZoo wraps, and python-chess in the same run: `make bench`.

All play random legal games on one core, in alternating turns of a second of processor time. A step of an environment is
`last`, with observation and mask, a random choice under the mask, and `step`; none has PettingZoo's checking wrappers.
python-chess lists its legal moves, pushes one and calls `is_game_over`. `bench/results.md` has the results.
"""

import random
import resource
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from pettingzoo.classic.rlcard_envs.rlcard_base import RLCardBase
from rich.console import Console
from rich.table import Table

from bench.engine import TURNS, random_chess
from nottingham.arena.played import play_fixture
from nottingham.arena.schedule import Tournament, fixtures
from nottingham.players.roster import make_player
from nottingham.research.dataset import write_dataset
from nottingham.research.match import TokenGame
from nottingham.research.nottingham_v0 import raw_env
from nottingham.rules.options import Options

SECONDS = 1.0
PEERS = {
    "leduc_holdem": ("leduc-holdem", 36),
    "texas_holdem_no_limit": ("no-limit-holdem", 54),
    "gin_rummy": ("gin-rummy", 260),
}
TABLES: dict[str, dict[str, Any]] = {
    "nottingham, 4 players": {},
    "nottingham, 4 players, first edition": {"edition": "first"},
    "nottingham, 6 players, black market, royal goods, open trade": {
        "players": 6,
        "black_market": True,
        "royal_goods": True,
        "open_trade": True,
    },
}
GAMES = 100


def peer(name: str, size: int) -> Any:
    env = RLCardBase(name, 2, (size,))
    env.render_mode = None
    return env


def random_steps(env: Any) -> Callable[[int], int]:
    """Plays a game and returns its number of steps."""
    env.reset(seed=1)

    def play_one(seed: int) -> int:
        chance = random.Random(seed).random
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observation, _, over, _, _ = env.last()
            if over:
                break
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(chance() * len(legal))]))
            steps += 1
        return steps

    return play_one


def random_tokens(options: Options) -> Callable[[int], int]:
    """Plays a game without an environment: with observation and mask, but without PettingZoo's bookkeeping."""

    def play_one(seed: int) -> int:
        chance = random.Random(seed).random
        match = TokenGame(options, seed)
        while match.seat is not None:
            match.observation()
            legal = np.flatnonzero(match.mask())
            match.take(int(legal[int(chance() * len(legal))]))
        return match.tokens

    return play_one


def dataset() -> str:
    """The speed of `nottingham dataset` on games of masters, and the memory that the whole process took."""
    chosen = Tournament(("master",) * 4, Options(players=4, royal_goods=True), GAMES)
    players = [make_player(name) for name in chosen.entrants]
    with tempfile.TemporaryDirectory() as folder:
        games, out = Path(folder) / "games.jsonl", Path(folder) / "out.parquet"
        lines = [play_fixture(chosen, fixture, players, recorded=True).record for fixture in fixtures(chosen)]
        games.write_bytes(b"\n".join(lines))
        begun = time.process_time()
        done = write_dataset(games, out)
        speed = done.decisions / (time.process_time() - begun)
        each = out.stat().st_size / done.decisions
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return (
        f"The dataset of {GAMES} games of masters: {speed:,.0f} decisions/s, {done.decisions / GAMES:.0f} decisions "
        f"and {each * done.decisions / GAMES / 1024:.0f} KiB a game, {memory:.0f} MiB of memory."
    )


class Player:
    """Plays random games in turns, and counts them. Processor time is fair on a busy machine: all have one thread."""

    def __init__(self, name: str, play_one: Callable[[int], int]) -> None:
        self.name = name
        self._play_one = play_one
        self._seed = 0
        self.steps: list[float] = []
        self.games: list[float] = []

    def turn(self) -> None:
        begun = time.process_time()
        steps = games = 0
        while (elapsed := time.process_time() - begun) < SECONDS:
            steps += self._play_one(self._seed)
            self._seed += 1
            games += 1
        self.steps.append(steps / elapsed)
        self.games.append(games / elapsed)


def main() -> None:
    console = Console(highlight=False)
    ours = [Player(name, random_steps(raw_env(**table))) for name, table in TABLES.items()]
    ours.append(Player("the match alone, 4 players", random_tokens(Options(players=4))))
    peers = [Player(name, random_steps(peer(*about))) for name, about in PEERS.items()]
    peers.append(Player("python-chess", random_chess))
    with console.status("Playing random games in turns…"):
        for _ in range(TURNS):
            for player in (*ours, *peers):
                player.turn()
    table = Table(title="Random legal play on one core, medians of the turns")
    for column in ("", "steps/s", "games/s", "slowest of ours ÷ this"):
        table.add_column(column, justify="left" if not column else "right")
    for player in (*ours, *peers):
        pairs = zip(*(mine.steps for mine in ours[: len(TABLES)]), player.steps, strict=True)
        ratio = statistics.median(min(mine) / theirs for *mine, theirs in pairs)
        steps, games = statistics.median(player.steps), statistics.median(player.games)
        table.add_row(player.name, f"{steps:,.0f}", f"{games:,.1f}", f"{ratio:.1f}")
    console.print(table)
    console.print(dataset())


if __name__ == "__main__":
    main()
