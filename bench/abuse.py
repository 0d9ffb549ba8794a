"""Measures what one attacker does to everyone else: each attack from one address, beside honest tables at human pace.

The server has its default limits. The honest players come through a trusted proxy, each table from an address of its
own; the attacker comes from another address, directly. Every attack gets a new server: first the honest tables play
alone, then beside the attack. The latency is that of `bench/load.py`: from sending an action until the last of the
other three seats has received it.

`python -m bench.abuse`, or `python -m bench.abuse --tables 10 --seconds 5 --attack pongs` for a quick look.
"""

import argparse
import asyncio
import gc
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from bench.abuse_attacks import ATTACKS
from bench.load import (
    HUMAN_SECONDS,
    MAX_PREPARING_SECONDS,
    Crowd,
    LiveServer,
    allow_files,
    on_cores,
    on_disk,
    run,
)
from bench.load_client import PLAYERS, Table, Trouble, gather_round
from nottingham.client import Client

MAX_P99_MS = 50.0
MAX_GROWTH = 1.5
COMING_AT_ONCE = 8
LOOK_SECONDS = 0.25
QUICK_SECONDS = 0.04


class Figures(msgspec.Struct):
    """What the honest players and the server went through in one period."""

    p50_ms: float
    p99_ms: float
    max_ms: float
    late: int
    """Actions skipped because the one before had not arrived after three seconds."""
    core: float
    """The share of its core that the server used."""
    memory_mb: float
    """The most that the server had."""


class Result(msgspec.Struct):
    """One attack."""

    attack: str
    alone: Figures
    beside: Figures
    log_kb_per_s: float

    @property
    def growth(self) -> float:
        return self.beside.memory_mb / self.alone.memory_mb

    @property
    def withstood(self) -> bool:
        return self.beside.p99_ms <= MAX_P99_MS and self.growth <= MAX_GROWTH


class HonestCrowd(Crowd):
    """Players who come through a proxy, each table from its own address."""

    async def come(self) -> None:
        numbered = iter(enumerate(self.tables))
        ports = self._live.ports

        async def fill() -> None:
            for number, table in numbered:
                await gather_round(table, self._edition, ports, f"10.0.{number // 250}.{number % 250}")

        await asyncio.gather(*(fill() for _ in range(COMING_AT_ONCE)))

    async def finished_game(self) -> str:
        """A game played to its end at one more table, no faster than the limits allow. Returns its code."""
        table = Table(len(self.tables), self.measures, self._trouble)
        code = await gather_round(table, self._edition, self._live.ports, "10.1.0.0")
        self.tables.append(table)
        while not self.measures.games:
            table.tick()
            await asyncio.sleep(QUICK_SECONDS)
        view = await Client(f"http://127.0.0.1:{self._live.port}").fetch("GET", f"/api/tables/{code}", dict[str, Any])
        game: str = view["table"]["games"][0]["game"]
        return game


@asynccontextmanager
async def attacking(name: str, port: int, game: str) -> AsyncIterator[None]:
    command = [sys.executable, "-m", "bench.abuse_attacks", name, str(port), game]
    attacker = subprocess.Popen(command, stdout=subprocess.PIPE)
    assert attacker.stdout is not None
    try:
        if not await asyncio.to_thread(attacker.stdout.readline):
            raise Trouble("the attack did not begin")
        yield
    finally:
        attacker.kill()
        attacker.wait()


async def watch(crowd: HonestCrowd, live: LiveServer, seconds: float) -> Figures:
    measures, loop = crowd.measures, asyncio.get_running_loop()
    measures.begin()
    begun, used, memory = loop.time(), live.cpu_seconds(), live.memory()
    while loop.time() < begun + seconds:
        await crowd.unless_trouble(asyncio.sleep(LOOK_SECONDS))
        memory = max(memory, live.memory())
    measures.counting = False
    latencies = sorted(measures.latencies)
    if not latencies:
        raise Trouble("no action of an honest player was received")

    def within(share: float) -> float:
        return round(latencies[int(share * (len(latencies) - 1))] * 1000, 1)

    core = (live.cpu_seconds() - used) / (loop.time() - begun)
    return Figures(within(0.5), within(0.99), within(1), measures.late, round(core, 3), round(memory / 1024, 1))


async def measure(live: LiveServer, attack: str, tables: int, seconds: float, log: Path) -> Result:
    crowd = HonestCrowd(live, tables, "second")
    try:
        await crowd.unless_trouble(crowd.come(), MAX_PREPARING_SECONDS)
        await crowd.unless_trouble(crowd.spread_out(), MAX_PREPARING_SECONDS)
        game = await crowd.unless_trouble(crowd.finished_game()) if attack == "unread" else "none"
        gc.collect()
        gc.freeze()
        crowd.play("human")
        await crowd.unless_trouble(asyncio.sleep(HUMAN_SECONDS))
        alone = await watch(crowd, live, seconds)
        written = log.stat().st_size
        async with attacking(attack, live.port, game):
            await crowd.unless_trouble(asyncio.sleep(HUMAN_SECONDS))
            beside = await watch(crowd, live, seconds)
        written = log.stat().st_size - written
        return Result(attack, alone, beside, round(written / 1000 / (seconds + HUMAN_SECONDS), 2))
    finally:
        crowd.leave()


def one(attack: str, core: int | None, tables: int, seconds: float, folder: Path) -> Result:
    files = tables * PLAYERS + 1000
    allow_files(files)
    with TemporaryDirectory(prefix="nottingham-abuse-", dir=on_disk(folder)) as place:
        arguments = ["--database", f"{place}/abuse.db", "--proxies", "127.0.0.1"]
        live = LiveServer(Path(place), core, files, arguments, limits={})
        try:
            found: Result = run(measure(live, attack, tables, seconds, Path(place) / "server.log"))
        finally:
            live.stop()
    gc.unfreeze()
    return found


def report(results: list[Result], tables: int, seconds: float) -> None:
    grid = Grid(title=f"{tables} honest tables at human pace, {seconds:.0f} seconds alone and beside each attack")
    for name in ("attack", "median", "99th percentile", "longest", "skipped", "core", "memory", "growth", "log", ""):
        grid.add_column(name, justify="left" if name == "attack" else "right")
    for found in results:
        pairs = [(getattr(found.alone, field), getattr(found.beside, field)) for field in Figures.__struct_fields__]
        (p50, p99, longest, late, core, memory) = pairs
        grid.add_row(
            ATTACKS[found.attack][2],
            *(f"{alone:.1f} → {beside:.1f} ms" for alone, beside in (p50, p99, longest)),
            f"{late[0]} → {late[1]}",
            f"{core[0]:.0%} → {core[1]:.0%}",
            f"{memory[0]:.0f} → {memory[1]:.0f} MB",
            f"{found.growth:.2f}",
            f"{found.log_kb_per_s:.1f} kB/s",
            "ok" if found.withstood else "TOO MUCH",
        )
    Console(highlight=False, width=200).print(grid)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=15.0, help="length of each measurement")
    parser.add_argument("--attack", choices=list(ATTACKS), action="append", help="can be repeated; default: all")
    parser.add_argument("--folder", type=Path, default=Path("/var/tmp"), help="for the database, on a disk")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    wanted = parser.parse_args()
    if wanted.tables < 1 or wanted.seconds <= 0:
        parser.error("tables and seconds must be positive")

    def work(core: int | None) -> list[Result]:
        return [
            one(attack, core, wanted.tables, wanted.seconds, wanted.folder) for attack in wanted.attack or list(ATTACKS)
        ]

    results = on_cores(work)
    if wanted.json:
        print(msgspec.json.encode(results).decode())
    else:
        report(results, wanted.tables, wanted.seconds)
    sys.exit(0 if all(found.withstood for found in results) else 1)


if __name__ == "__main__":
    main()
