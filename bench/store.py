"""Measures the store alone: a hundred tables, each of which waits until its move is on disk before it makes the next.

`python -m bench.store --games 1500` first fills the SQLite file with so many past games. `--source DIR` takes turns
with the store of another version, whose `src` that is.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import uvloop

from nottingham.store import changes
from nottingham.store.changes import ConditionalMove
from nottingham.store.rows import GameRow, Move, TableRow
from nottingham.store.store import Store

TABLES = 100
MOVES = 120
"""At each table, about a game."""
PAST_MOVES = 60
EVENTS, ACTION = b"e" * 350, b"a" * 80


def move(game: int, version: int) -> Move:
    return Move(game, version, 1, f"key{version}", 1_700_000_000_000, EVENTS, ACTION)


async def add_game(store: Store) -> int:
    """A table with a game; both have the same number, random as in the server."""
    number = random.getrandbits(62)
    table = TableRow(number, f"t{number}", None, False, "playing", b"x" * 1500, since=1, touched=1)
    await store.commit(changes.add_table(table), changes.add_game(GameRow(number, f"g{number}", number, 1, 1)))
    return number


async def play(store: Store, game: int) -> None:
    for version in range(MOVES):
        await store.commit(ConditionalMove(move(game, version), game, 0))


async def measure(folder: Path, past: int) -> tuple[float, float]:
    """The microseconds of the processor, and of time, for a move."""
    async with await Store.open(folder / "store.db") as store:
        for _ in range(past):
            game = await add_game(store)
            await store.commit(*[move(game, version) for version in range(PAST_MOVES)])
        games = [await add_game(store) for _ in range(TABLES)]
        worked, began = time.process_time(), time.perf_counter()
        await asyncio.gather(*[play(store, game) for game in games])
        worked, took = time.process_time() - worked, time.perf_counter() - began
        return 1e6 * worked / (TABLES * MOVES), 1e6 * took / (TABLES * MOVES)


def once(folder: Path, past: int) -> None:
    place = TemporaryDirectory(prefix="nottingham-store-", dir=folder)
    with place, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        print(*runner.run(measure(Path(place.name), past)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=0, help="past games in the file")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--folder", type=Path, default=Path("/var/tmp"), help="for the database, on a disk")
    parser.add_argument("--source", type=Path, help="the src of another version")
    parser.add_argument("--once", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.once:
        once(wanted.folder, wanted.games)
        return
    found: dict[str, list[tuple[float, float]]] = {}
    for _ in range(wanted.rounds):
        for version in (None, wanted.source) if wanted.source else (None,):
            paths = {} if version is None else {"PYTHONPATH": str(version.resolve())}
            command = [sys.executable, "-m", "bench.store", "--once", "--games", str(wanted.games)]
            command += ["--folder", str(wanted.folder)]
            output = subprocess.run(command, env={**os.environ, **paths}, capture_output=True, text=True, check=True)
            worked, took = map(float, output.stdout.split())
            found.setdefault(str(version or "now"), []).append((worked, took))
    for name, rounds in found.items():
        worked, took = (median(figures) for figures in zip(*rounds, strict=True))
        print(f"{name}: {worked:.1f} µs of processor and {took:.1f} µs a move")


if __name__ == "__main__":
    main()
