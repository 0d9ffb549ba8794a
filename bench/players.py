"""Measures the speed of the players: games per second of four of a kind, as a ratio to python-chess in the same run.

`make bench` runs it after the engine's own benchmark. All play on one core, in alternating turns of a second, so that
a busy machine slows all alike. Second edition with royal goods, four players.
"""

import random
import statistics
import time
from collections.abc import Callable

import chess
from rich.console import Console
from rich.table import Table

from bench.engine import TURNS, Player, random_chess
from nottingham.arena.schedule import Tournament
from nottingham.arena.tournament import run_tournament
from nottingham.arena.workers import WorkerTask
from nottingham.play.runner import play_game
from nottingham.players.player import Player as Seated
from nottingham.players.player import TurnRequest
from nottingham.players.roster import make_player
from nottingham.rules.actions import AnyAction
from nottingham.rules.options import Options
from nottingham.rules.shuffle import seed_from_number

OPTIONS = Options(4, royal_goods=True)
KINDS = ("random", "apprentice", "trader", "master")


def game_of(kind: str) -> Callable[[int], int]:
    seats = [make_player(kind) for _ in range(OPTIONS.players)]

    def play_one(seed: int) -> int:
        return play(seats, seed)

    return play_one


def play(seats: list[Seated], seed: int, options: Options = OPTIONS) -> int:
    chances = [random.Random(f"{seed}/{seat}").random for seat in range(len(seats))]
    play_game(options, seed_from_number(seed), seats, chances)
    return 1


def decision_times(kind: str, games: int = 60, options: Options = OPTIONS, others: str = "") -> list[float]:
    """The time of each answer of one seat, in milliseconds, shortest first. By default all players are of its kind."""
    times: list[float] = []
    timed = make_player(kind)
    think = timed.act

    def act(request: TurnRequest) -> AnyAction | None:
        begun = time.perf_counter()
        answer = think(request)
        times.append((time.perf_counter() - begun) * 1000)
        return answer

    timed.act = act  # type: ignore[method-assign]
    for seed in range(games):
        play([timed, *(make_player(others or kind) for _ in range(options.players - 1))], seed, options)
    return sorted(times)


def tournament(jobs: int, games: int = 1600) -> float:
    """Games per second of an arena of apprentices in `jobs` processes, including their start."""
    task = WorkerTask(Tournament(("apprentice",) * OPTIONS.players, OPTIONS, games))
    begun = time.perf_counter()
    run_tournament(task, jobs=jobs)
    return games / (time.perf_counter() - begun)


def main() -> None:
    console = Console(highlight=False)
    ours = [Player(kind, game_of(kind)) for kind in KINDS]
    peer = Player("python-chess, random", random_chess)
    with console.status("Playing whole games in turns…"):
        for _ in range(TURNS):
            for player in (*ours, peer):
                player.turn()
    table = Table(title=f"Four of a kind on one core, medians of {TURNS} turns (python-chess {chess.__version__})")
    for column in ("", "games/s", "ratio", "answer, median", "99th percentile", "longest"):
        table.add_column(column, justify="left" if not column else "right")
    for player in (*ours, peer):
        ratio = statistics.median(mine / other for mine, other in zip(player.games, peer.games, strict=True))
        row = [player.name, f"{statistics.median(player.games):,.1f}", f"{ratio:.2f}"]
        if player is not peer:
            times = decision_times(player.name)
            row += [f"{times[int(share * (len(times) - 1))]:.2f} ms" for share in (0.5, 0.99, 1.0)]
        table.add_row(*row)
    console.print(table)
    pairs = [(tournament(1), tournament(2)) for _ in range(3)]
    one, two = statistics.median(pair[0] for pair in pairs), statistics.median(pair[1] for pair in pairs)
    ratio = statistics.median(pair[1] / pair[0] for pair in pairs)
    console.print(f"The arena, four apprentices: {one:.0f} games/s with --jobs 1, {two:.0f} with --jobs 2: {ratio:.2f}")


if __name__ == "__main__":
    main()
