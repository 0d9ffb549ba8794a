"""Measures servers that share PostgreSQL and Redis, compared with one process with SQLite in the same run.

The tables, the players and the measurements are those of `bench/load.py`. Everything but the players runs on one core,
so the CPU time per action matters, not the actions per second. It is counted for each server, PostgreSQL and Redis.

*Independent*: servers with a database each in the same PostgreSQL, which do not know each other but share the core.
What servers of one cluster take more than these is the cost of an added server.
*Apart*: servers of one cluster; all people of a table connect to the same one, and the tables are spread over all.
*Mixed*: servers of one cluster; the four people of each table connect to different ones, the worst case of a load
balancer.

All settings are measured in turn, in several rounds, every other one in reverse; each figure is the median. On a
machine whose speed changes from minute to minute, `--turns 20` compares mixed with independent servers only: both run
at the same time, and take turns of a second.

`python -m bench.load_nodes --tables 60`, or `--idle --servers 3 9` to measure servers while nobody plays.
"""

import argparse
import gc
import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Literal, NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from bench.load import LiveServer, Result, allow_files, cpu_seconds, measure, on_cores, on_disk, open_server, run
from bench.load_client import PLAYERS, Trouble
from bench.load_pairs import compare
from bench.load_pairs import report as report_pair
from tests.support.services import Machine, Postgres, Redis, program, running

NODES = (1, 2, 3)
ROUNDS = 3
ACTIONS = 20
"""Of each table in a turn."""
SETTLING = 5.0
"""Seconds for servers that have just started to find each other."""


class Setting(NamedTuple):
    """The configuration of one row."""

    nodes: int
    way: Literal["SQLite", "alone", "independent", "apart", "mixed"]

    @property
    def name(self) -> str:
        if self.way == "SQLite":
            return "SQLite, one process"
        return "PostgreSQL, 1 server" if self.nodes == 1 else f"PostgreSQL, {self.nodes} servers, {self.way}"


class Figures(msgspec.Struct):
    """The results of one setting in one round. All times are CPU milliseconds per action."""

    name: str
    nodes: int
    way: str
    found: Result
    each_server: list[float]
    """For each server, per action at its own tables."""
    servers: float
    """All servers together."""
    postgres: float = 0.0
    redis: float = 0.0


class Spent(NamedTuple):
    """CPU seconds so far."""

    each_server: Sequence[float]
    postgres: float
    redis: float


class LiveCluster(LiveServer):
    """Several servers measured as one. Each reading of their CPU time is also noted for each server."""

    def __init__(self, live_servers: Sequence[LiveServer], postgres: Postgres, redis: Redis) -> None:
        self._servers = live_servers
        self._postgres = postgres
        self._redis = redis
        self.port = live_servers[0].port
        self.noted: list[Spent] = []

    @property
    def ports(self) -> Sequence[int]:
        return [live.port for live in self._servers]

    def cpu_seconds(self) -> float:
        assert self._redis.process is not None
        each = [live.cpu_seconds() for live in self._servers]
        self.noted.append(Spent(each, cpu_seconds(*self._postgres.pids()), cpu_seconds(self._redis.process.pid)))
        return sum(each)

    def memory(self) -> float:
        return sum(live.memory() for live in self._servers)

    def stop(self) -> None:
        for live in self._servers:
            live.stop()


@contextmanager
def open_cluster(folder: Path, core: int | None, setting: Setting, sockets: int) -> Iterator[LiveCluster]:
    for name in ("initdb", "redis-server"):
        if program(name) is None:
            raise Trouble(f"{name} is not installed: run `make servers`")
    files = sockets + 500
    allow_files(files)
    with ExitStack() as stack:
        place = stack.enter_context(TemporaryDirectory(prefix="nottingham-load-", dir=folder))
        postgres = Postgres(safe=True)
        stack.enter_context(running(postgres))
        redis = Redis()
        stack.enter_context(running(redis))
        for machine in (postgres, redis):
            pin(machine, core)
        shared = postgres.new_database()
        live_servers = []
        for number in range(setting.nodes):
            database = postgres.new_database() if setting.way == "independent" else shared
            live = LiveServer(Path(place), core, files, ["--database", database, "--redis", redis.url], f"node{number}")
            stack.callback(live.stop)
            live_servers.append(live)
        yield LiveCluster(live_servers, postgres, redis)


def pin(machine: Machine, core: int | None) -> None:
    assert machine.process is not None
    pids = machine.pids() if isinstance(machine, Postgres) else [machine.process.pid]
    for pid in pids:
        if core is not None:
            os.sched_setaffinity(pid, {core})


def figures(wanted: argparse.Namespace, core: int | None, setting: Setting) -> Figures:
    sockets = wanted.tables * PLAYERS
    if setting.way == "SQLite":
        with open_server(wanted.folder, core, sockets) as live:
            found: Result = run(measure(live, wanted.pace, wanted.tables, wanted.seconds, "second"))
        gc.unfreeze()
        took = found.cpu_ms_per_action
        return Figures(setting.name, setting.nodes, setting.way, found, [took], took)
    with open_cluster(wanted.folder, core, setting, sockets) as live_servers:
        spread = setting.way == "mixed"
        found = run(measure(live_servers, wanted.pace, wanted.tables, wanted.seconds, "second", spread=spread))
    gc.unfreeze()
    before, after = live_servers.noted[-2:]

    def per_action(begun: float, ended: float, actions: int) -> float:
        return round((ended - begun) * 1000 / max(actions, 1), 3)

    each = [
        per_action(begun, ended, found.actions_at.get(port, 0))
        for begun, ended, port in zip(before.each_server, after.each_server, live_servers.ports, strict=True)
    ]
    return Figures(
        setting.name,
        setting.nodes,
        setting.way,
        found,
        each,
        found.cpu_ms_per_action,
        per_action(before.postgres, after.postgres, found.actions),
        per_action(before.redis, after.redis, found.actions),
    )


def idle(wanted: argparse.Namespace, core: int | None, setting: Setting) -> tuple[float, float]:
    """CPU milliseconds per second while nobody plays, of each server and of Redis."""
    with open_cluster(wanted.folder, core, setting, 0) as live_servers:
        time.sleep(SETTLING)
        live_servers.cpu_seconds()
        time.sleep(wanted.seconds)
        live_servers.cpu_seconds()
    before, after = live_servers.noted
    servers = sum(after.each_server) - sum(before.each_server)
    return (1000 * servers / wanted.seconds / setting.nodes, 1000 * (after.redis - before.redis) / wanted.seconds)


def report_idle(wanted: argparse.Namespace, core: int | None) -> None:
    print("CPU milliseconds per second while nobody plays")
    for nodes in wanted.servers:
        for way in ("independent", "apart") if nodes > 1 else ("alone",):
            setting = Setting(nodes, way)
            servers, redis = zip(*(idle(wanted, core, setting) for _ in range(wanted.rounds)), strict=True)
            print(f"{setting.name}: each server {ranged(servers, 2)}, Redis {ranged(redis, 2)}")


def report_turns(wanted: argparse.Namespace, core: int | None, nodes: int) -> None:
    """Compares mixed with independent servers in turns."""
    ways = Setting(nodes, "mixed"), Setting(nodes, "independent")
    with ExitStack() as stack:
        both = [
            stack.enter_context(open_cluster(wanted.folder, core, way, 2 * wanted.tables * PLAYERS)) for way in ways
        ]
        print(f"{nodes} servers, {wanted.tables} tables")
        report_pair(run(compare(both, wanted.tables, wanted.turns, ACTIONS, (True, False))), ("mixed", "independent"))
        gc.unfreeze()
        for way, live_servers in zip(ways, both, strict=True):
            begun, ended = live_servers.noted[2::2], live_servers.noted[3::2]  # without the first turn
            per_action = 1000 / (wanted.turns * wanted.tables * ACTIONS)
            postgres = sum(after.postgres - before.postgres for before, after in zip(begun, ended, strict=True))
            redis = sum(after.redis - before.redis for before, after in zip(begun, ended, strict=True))
            print(f"{way.way}: PostgreSQL {postgres * per_action:.3f} ms, Redis {redis * per_action:.3f} ms an action")


def settings(nodes: Sequence[int]) -> list[Setting]:
    found = [Setting(1, "SQLite")]
    for count in nodes:
        found += (
            [Setting(count, "independent"), Setting(count, "apart"), Setting(count, "mixed")]
            if count > 1
            else [Setting(1, "alone")]
        )
    return found


def report(rounds: Sequence[Sequence[Figures]]) -> None:
    first = rounds[0][0].found
    grid = Grid(
        title=f"{first.tables} tables of four people, {first.pace} pace, {first.seconds:.0f} seconds, "
        f"median of {len(rounds)}"
    )
    rows: Sequence[Sequence[Figures]] = list(zip(*rounds, strict=True))
    sqlite = rows[0]
    independent = {row[0].nodes: row for row in rows if row[0].way == "independent"}
    columns: Sequence[tuple[str, Callable[[Sequence[Figures]], str]]] = (
        ("", lambda row: row[0].name),
        ("actions/s", lambda row: f"{median(one.found.actions_per_s for one in row):,.0f}"),
        ("median", lambda row: f"{median(one.found.p50_ms for one in row):.1f} ms"),
        ("99th percentile", lambda row: f"{median(one.found.p99_ms for one in row):.1f} ms"),
        ("a server, ms", lambda row: ranged([took for one in row for took in one.each_server], 3)),
        ("all servers, ms", lambda row: f"{median(one.servers for one in row):.3f}"),
        ("PostgreSQL, ms", lambda row: f"{median(one.postgres for one in row):.3f}"),
        ("Redis, ms", lambda row: f"{median(one.redis for one in row):.3f}"),
        ("actions/CPU-s to SQLite", lambda row: ranged(ratios(sqlite, row), 2)),
        (
            "to independent",
            lambda row: ranged(ratios(independent[row[0].nodes], row), 2) if row[0].nodes in independent else "",
        ),
    )
    for column, _ in columns:
        grid.add_column(column, justify="right" if column else "left")
    for row in rows:
        grid.add_row(*(figure(row) for _, figure in columns))
    Console(highlight=False, width=200).print(grid)


def ratios(peer: Sequence[Figures], row: Sequence[Figures]) -> list[float]:
    """The number of actions per action of the peer in the same CPU time, for each round."""
    return [theirs.servers / ours.servers for theirs, ours in zip(peer, row, strict=True)]


def ranged(values: Sequence[float], digits: int) -> str:
    """The median, and the lowest and highest value."""
    middle = f"{median(values):.{digits}f}"
    return middle if min(values) == max(values) else f"{middle} ({min(values):.{digits}f} to {max(values):.{digits}f})"


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--pace", choices=("full", "human"), default="full")
    parser.add_argument(
        "--servers", type=int, nargs="+", default=list(NODES), help="numbers of servers, a run for each"
    )
    parser.add_argument("--seconds", type=float, default=8.0, help="length of each run")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="number of rounds")
    parser.add_argument("--turns", type=int, help="compare mixed with independent servers in so many turns")
    parser.add_argument("--idle", action="store_true", help="measure servers while nobody plays")
    parser.add_argument("--folder", type=Path, default=Path("/var/tmp"), help="on a real disk, for SQLite")
    parser.add_argument("--json", action="store_true", help="print all rounds as JSON")
    wanted = parser.parse_args()
    if min(wanted.tables, wanted.rounds, *wanted.servers) < 1 or wanted.seconds <= 0:
        parser.error("tables, servers, rounds and seconds must be positive")
    return wanted


def main() -> None:
    wanted = parse()
    if wanted.idle:
        on_cores(lambda core: report_idle(wanted, core))
        return
    if wanted.turns:
        for nodes in wanted.servers:
            if nodes > 1:
                on_cores(partial(report_turns, wanted, nodes=nodes))
        return

    def work(core: int | None) -> list[list[Figures]]:
        on_disk(wanted.folder)
        forwards = settings(wanted.servers)
        rounds = []
        for number in range(wanted.rounds):
            order = forwards if number % 2 == 0 else forwards[::-1]
            found = {setting: figures(wanted, core, setting) for setting in order}
            rounds.append([found[setting] for setting in forwards])
        return rounds

    rounds = on_cores(work)
    if wanted.json:
        print(msgspec.json.encode(rounds).decode())
    else:
        report(rounds)


if __name__ == "__main__":
    main()
