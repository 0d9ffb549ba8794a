"""What several servers bear that share a PostgreSQL and a Redis, beside one process with SQLite in the same run.

The tables, the players and what is measured are those of `bench/load.py`. Everything but the players runs
on one core: so actions a second say little, and the processor's time for an action says all. It is counted for the
servers, for PostgreSQL and for Redis.

*Apart*: the people of a table come by way of one server, the tables are spread over all. *Mixed*: the four people of
each table come by way of different servers, the worst that a load balancer can do.

`python -m bench.load_nodes --tables 60`
"""

import argparse
import gc
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from bench.load import TICKS, House, Result, allow_files, cores, measure, on_disk, open_house, run
from bench.load_client import PLAYERS, Trouble
from tests.machines import Machine, Postgres, Redis, running

NODES = (1, 2, 3)
COLUMNS = ("actions/s", "median", "99 of 100", "servers, ms", "PostgreSQL, ms", "Redis, ms", "actions/CPU-s to SQLite")


class Figures(msgspec.Struct):
    """One row."""

    name: str
    nodes: int
    found: Result
    node_ms: float
    """Of the servers' time, for an action."""
    postgres_ms: float = 0.0
    redis_ms: float = 0.0


def cpu_seconds(pids: Sequence[int]) -> float:
    total = 0
    for pid in pids:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except FileNotFoundError:
            continue
        total += sum(map(int, fields[11:15]))  # its own and that of children that have ended
    return total / TICKS


class Houses(House):
    """Several servers that are measured as one."""

    def __init__(self, houses: Sequence[House]) -> None:
        self._houses = houses
        self.port = houses[0].port

    @property
    def ports(self) -> Sequence[int]:
        return [house.port for house in self._houses]

    def cpu_seconds(self) -> float:
        return sum(house.cpu_seconds() for house in self._houses)

    def memory(self) -> float:
        return sum(house.memory() for house in self._houses)

    def stop(self) -> None:
        for house in self._houses:
            house.stop()


@contextmanager
def open_houses(folder: Path, core: int | None, nodes: int, sockets: int) -> Iterator[tuple[Houses, Postgres, Redis]]:
    files = sockets + 500
    allow_files(files)
    postgres, redis = Postgres(safe=True), Redis()
    with running(postgres), running(redis), TemporaryDirectory(prefix="nottingham-load-", dir=folder) as place:
        for machine in (postgres, redis):
            pin(machine, core)
        arguments = ["--database", postgres.new_database(), "--redis", redis.url]
        with ExitStack() as stack:
            houses = []
            for number in range(nodes):
                house = House(Path(place), core, files, arguments, f"node{number}")
                stack.callback(house.stop)
                houses.append(house)
            yield Houses(houses), postgres, redis


def pin(machine: Machine, core: int | None) -> None:
    assert machine.process is not None
    pids = machine.pids() if isinstance(machine, Postgres) else [machine.process.pid]
    for pid in pids:
        if core is not None:
            os.sched_setaffinity(pid, {core})


def with_sqlite(wanted: argparse.Namespace, core: int | None) -> Figures:
    with open_house(wanted.folder, core, wanted.tables * PLAYERS) as house:
        found: Result = run(measure(house, wanted.pace, wanted.tables, wanted.seconds, "second"))
    gc.unfreeze()
    return Figures("SQLite, one process", 1, found, found.cpu_ms_per_action)


def with_postgres(wanted: argparse.Namespace, core: int | None, nodes: int, *, spread: bool) -> Figures:
    with open_houses(wanted.folder, core, nodes, wanted.tables * PLAYERS) as (houses, postgres, redis):
        noted: list[tuple[float, float]] = []
        watched = Watched(houses, noted, postgres, redis)
        found: Result = run(measure(watched, wanted.pace, wanted.tables, wanted.seconds, "second", spread=spread))
    gc.unfreeze()
    (pg_before, redis_before), (pg_after, redis_after) = noted[-2:]
    how = "" if nodes == 1 else ", mixed" if spread else ", apart"
    return Figures(
        f"PostgreSQL, {nodes} server{'s' if nodes > 1 else ''}{how}",
        nodes,
        found,
        found.cpu_ms_per_action,
        round((pg_after - pg_before) * 1000 / found.actions, 3),
        round((redis_after - redis_before) * 1000 / found.actions, 3),
    )


class Watched(Houses):
    """Whenever the servers' time is read, that of PostgreSQL and of Redis is noted too."""

    def __init__(self, houses: Houses, noted: list[tuple[float, float]], postgres: Postgres, redis: Redis) -> None:
        super().__init__(houses._houses)
        self._noted = noted
        self._postgres = postgres
        self._redis = redis

    def cpu_seconds(self) -> float:
        assert self._redis.process is not None
        self._noted.append((cpu_seconds(self._postgres.pids()), cpu_seconds([self._redis.process.pid])))
        return super().cpu_seconds()


def report(rows: Sequence[Figures]) -> None:
    first = rows[0].found
    grid = Grid(title=f"{first.tables} tables of four people, {first.pace} pace, {first.seconds:.0f} seconds")
    for column in (
        "",
        "actions/s",
        "median",
        "99 of 100",
        "servers, ms",
        "PostgreSQL, ms",
        "Redis, ms",
        "actions/CPU-s to SQLite",
    ):
        grid.add_column(column, justify="left" if not column else "right")
    peer = rows[0].node_ms
    for row in rows:
        found = row.found
        grid.add_row(
            row.name,
            f"{found.actions_per_s:,.0f}",
            f"{found.p50_ms:.1f} ms",
            f"{found.p99_ms:.1f} ms",
            f"{row.node_ms:.3f}",
            f"{row.postgres_ms:.3f}",
            f"{row.redis_ms:.3f}",
            f"{peer / row.node_ms:.2f}",
        )
    Console(highlight=False, width=150).print(grid)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--pace", choices=("full", "human"), default="full")
    parser.add_argument("--servers", type=int, nargs="+", default=list(NODES), help="how many, one run for each")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--folder", type=Path, default=Path("/var/tmp"))
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    servers, players = cores()
    if players is not None:
        os.sched_setaffinity(0, {players})
    try:
        on_disk(wanted.folder)
        rows = [with_sqlite(wanted, servers)]
        for nodes in wanted.servers:
            rows.append(with_postgres(wanted, servers, nodes, spread=False))
            if nodes > 1:
                rows.append(with_postgres(wanted, servers, nodes, spread=True))
    except (Trouble, OSError, EOFError) as error:
        sys.exit(f"no load: {error}")
    if wanted.json:
        print(msgspec.json.encode(rows).decode())
    else:
        report(rows)


if __name__ == "__main__":
    main()
