"""Measures the server under load: many tables of four people over real sockets, on one core.

The server is a process on one core with its database on a real disk, the players are a process on another core. At
`--pace full` each table plays as fast as it can, at `--pace human` it makes an action every three seconds. Before the
measurement all sockets have joined, all games have started and the tables are in different rounds and phases. A game
that ends is followed by another at once.

The latency of an action is the time from sending it until the last of the other three seats has received it. If the
players keep their own core fully busy, they were the limit and not the server.

`python -m bench.load --tables 100 --pace full`, or `--grow` to see how the figures grow with the number of tables.
"""

import argparse
import asyncio
import gc
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import msgspec
import uvloop
from rich.console import Console
from rich.table import Table as Grid

from bench.load_client import PLAYERS, Measures, Table, Trouble, create_table, gather_round, look_around
from nottingham.client import Client

UNLIMITED = {
    "NOTTINGHAM_MESSAGES_PER_SECOND": "100000",
    "NOTTINGHAM_REQUESTS_PER_SECOND": "1000000",
    "NOTTINGHAM_SOCKETS_PER_ADDRESS": "100000",
    "NOTTINGHAM_SOCKETS": "100000",
    "NOTTINGHAM_TABLES_PER_HOUR": "1000000",
    "NOTTINGHAM_GAMES_PER_HOUR": "1000000",
    "NOTTINGHAM_PEOPLE_PER_HOUR": "1000000",
    "NOTTINGHAM_LOG_LEVEL": "warning",
}
HUMAN_SECONDS = 3.0
GROWTH = (10, 100, 300, 1000)
IDLE_TABLES = 2000
VISITORS = 16
HEAD_START = 36
"""The most actions by which tables are apart, about two rounds: all phases are played at once."""
MAX_GAME_ACTIONS = 250
"""The most actions the script needs for a game."""
MAX_PREPARING_SECONDS = 300.0
"""Seconds in which all players must have joined and all tables be ready for the measurement."""
MAX_LINGER_SECONDS = 60.0
"""Seconds in which every table without visitors must have been unloaded."""
IN_MEMORY = ("tmpfs", "ramfs", "devtmpfs")
TICKS = os.sysconf("SC_CLK_TCK")

T = TypeVar("T")


class Result(msgspec.Struct):
    """One run."""

    pace: str
    edition: str
    tables: int
    sockets: int
    seconds: float
    actions: int
    actions_at: dict[int, int]
    """For each server's port, the actions at tables with players on that port."""
    actions_per_s: float
    p50_ms: float
    p99_ms: float
    max_ms: float
    cpu_ms_per_action: float
    """Of all threads of the server, in the kernel too."""
    server_cpu: float
    """The share of its core that the server used."""
    generator_cpu: float
    """The share of their core that the players used."""
    late: int
    """At human pace: actions skipped because the one before had not arrived after three seconds."""
    games: int
    """Games that ended, each followed by another."""
    messages_per_s: float
    """To the players."""
    kb_per_message: float
    rss_mb: float
    kb_per_live_table: float
    """The growth of the server's memory from its first table to the end, for each table with its four sockets."""


class LiveServer:
    """A server process."""

    def __init__(
        self,
        folder: Path,
        core: int | None,
        files: int,
        arguments: Sequence[str] = (),
        name: str = "server",
        limits: Mapping[str, str] = UNLIMITED,
    ) -> None:
        self._log = folder / f"{name}.log"
        command = [sys.executable, "-m", "nottingham", "serve", "--port", "0", *arguments]
        if not arguments:
            command += ["--database", str(folder / "load.db")]

        def before() -> None:
            if core is not None:
                os.sched_setaffinity(0, {core})
            allow_files(files)

        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                env={**os.environ, **limits},
                preexec_fn=before,
                start_new_session=True,
            )
        try:
            assert self._process.stdout is not None
            said = self._process.stdout.readline().decode()
            if "http://" not in said:
                raise Trouble(f"the server did not start: {self.last_log_line()}")
        except BaseException:
            self.stop()
            raise
        self.port = int(said.split()[-1].rstrip("/").rpartition(":")[2])

    def last_log_line(self) -> str:
        lines = [line for line in self._log.read_text(errors="replace").splitlines() if line.strip()]
        return lines[-1][:300] if lines else "it said nothing"

    @property
    def ports(self) -> Sequence[int]:
        """The ports over which the players of a table are spread."""
        return (self.port,)

    def cpu_seconds(self) -> float:
        return cpu_seconds(self._process.pid)

    def memory(self) -> float:
        """Resident, in kB."""
        for line in Path(f"/proc/{self._process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return float(line.split()[1])
        raise Trouble("the server's memory can't be read")

    def stop(self) -> None:
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
            try:
                self._process.wait(20)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()


def cpu_seconds(*pids: int) -> float:
    """CPU time of these processes, if they still run, and of their children that have ended."""
    ticks = 0
    for pid in pids:
        with suppress(FileNotFoundError):
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            ticks += sum(map(int, fields[11:15]))
    return ticks / TICKS


def allow_files(count: int) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < count:
        top = count if hard == resource.RLIM_INFINITY else min(count, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (top, hard))


def cores() -> tuple[int | None, int | None]:
    """A core for the server and one for the players, or none if there is only one."""
    able = sorted(os.sched_getaffinity(0))
    return (able[0], able[1]) if len(able) > 1 else (None, None)


def on_disk(folder: Path) -> Path:
    """The folder, if it is on a disk."""
    place = folder.resolve()
    if not place.is_dir():
        raise Trouble(f"{folder} is not a folder")
    mounts = [line.split() for line in Path("/proc/self/mounts").read_text().splitlines()]
    within = [mount for mount in mounts if place.is_relative_to(mount[1])]
    if within and max(within, key=lambda mount: len(mount[1]))[2] in IN_MEMORY:
        raise Trouble(f"{folder} is in memory: name a folder on a disk with --folder")
    return place


@contextmanager
def open_server(folder: Path, core: int | None, sockets: int) -> Iterator[LiveServer]:
    files = sockets + 500
    allow_files(files)
    if resource.getrlimit(resource.RLIMIT_NOFILE)[0] < files:
        raise Trouble(f"{sockets} sockets need {files} open files, and this machine allows fewer (ulimit -n)")
    with TemporaryDirectory(prefix="nottingham-load-", dir=on_disk(folder)) as place:
        live = LiveServer(Path(place), core, files)
        try:
            yield live
        finally:
            live.stop()


class Crowd:
    """All players at all tables of one server."""

    def __init__(self, live: LiveServer, tables: int, edition: str, *, spread: bool = False) -> None:
        self._live = live
        self._edition = edition
        self._spread = spread
        self._alarm: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.measures = Measures()
        self.tables = [Table(number, self.measures, self._trouble) for number in range(tables)]
        self.memory_before = 0.0
        self._left = False

    def _ports_for(self, port: int) -> Sequence[int]:
        """The ports that the players of a table use: one for all, or each the next."""
        return self._live.ports if self._spread else (port,)

    def _trouble(self, line: str) -> None:
        if not self._alarm.done():
            self._alarm.set_exception(Trouble(line))

    async def unless_trouble(self, work: Awaitable[T], patience: float | None = None) -> T:
        task = asyncio.ensure_future(work)
        try:
            await asyncio.wait((task, self._alarm), timeout=patience, return_when=asyncio.FIRST_COMPLETED)
            if self._alarm.done():
                self._alarm.result()
            if not task.done():
                raise Trouble(f"the tables were not ready within {patience:.0f} seconds")
            return task.result()
        finally:
            if not task.done():
                task.cancel()

    async def come(self) -> None:
        """Everyone joins and every game starts.

        The server has had visitors on all ports and played one game to its end before its memory is measured, so memory
        that it needs once is not counted for a table.
        """
        first, waiting = self.tables[0], iter(self.tables[1:])
        ports = self._live.ports
        visitors = [ports[number % len(ports)] for number in range(VISITORS)]

        async def fill(port: int) -> None:
            for table in waiting:
                await gather_round(table, self._edition, self._ports_for(port))

        await asyncio.gather(*(look_around(f"http://127.0.0.1:{port}") for port in visitors))
        await gather_round(first, self._edition, self._ports_for(visitors[0]))
        first.play(MAX_GAME_ACTIONS)
        await first.played
        self.memory_before = self._live.memory()
        await asyncio.gather(*(fill(port) for port in visitors))

    async def spread_out(self) -> None:
        """Brings the tables into different rounds and phases."""
        for number, table in enumerate(self.tables):
            table.play(number % HEAD_START)
        await asyncio.gather(*(table.played for table in self.tables))

    def play(self, pace: str) -> None:
        loop = asyncio.get_running_loop()
        for number, table in enumerate(self.tables):
            if pace == "full":
                table.play(float("inf"))
            else:
                first = loop.time() + HUMAN_SECONDS * number / len(self.tables)
                loop.call_at(first, self._tick, table, first)

    def _tick(self, table: Table, now: float) -> None:
        if self._left:
            return
        following = now + HUMAN_SECONDS
        asyncio.get_running_loop().call_at(following, self._tick, table, following)
        table.tick()

    def leave(self) -> None:
        self._left = True
        for table in self.tables:
            for seat in table.seats:
                seat.leave()
        if not self._alarm.done():
            self._alarm.cancel()


async def measure(
    live: LiveServer, pace: str, tables: int, seconds: float, edition: str, *, spread: bool = False
) -> Result:
    crowd = Crowd(live, tables, edition, spread=spread)
    try:
        await crowd.unless_trouble(crowd.come(), MAX_PREPARING_SECONDS)
        await crowd.unless_trouble(crowd.spread_out(), MAX_PREPARING_SECONDS)
        gc.collect()
        gc.freeze()
        crowd.play(pace)
        await crowd.unless_trouble(asyncio.sleep(HUMAN_SECONDS))
        begun, mine, theirs = time.perf_counter(), time.process_time(), live.cpu_seconds()
        crowd.measures.begin()
        await crowd.unless_trouble(asyncio.sleep(seconds))
        crowd.measures.counting = False
        took, mine, theirs = time.perf_counter() - begun, time.process_time() - mine, live.cpu_seconds() - theirs
        return result(crowd, live.memory(), pace, edition, took, mine, theirs)
    finally:
        crowd.leave()


def result(crowd: Crowd, memory: float, pace: str, edition: str, took: float, mine: float, theirs: float) -> Result:
    measures, tables = crowd.measures, len(crowd.tables)
    latencies = sorted(measures.latencies)
    if not latencies:
        raise Trouble("no action was received during the measurement")

    def within(share: float) -> float:
        return round(latencies[int(share * (len(latencies) - 1))] * 1000, 2)

    return Result(
        pace=pace,
        edition=edition,
        tables=tables,
        sockets=tables * PLAYERS,
        seconds=round(took, 2),
        actions=measures.actions,
        actions_at=dict(measures.actions_at),
        actions_per_s=round(measures.actions / took, 1),
        p50_ms=within(0.5),
        p99_ms=within(0.99),
        max_ms=within(1.0),
        cpu_ms_per_action=round(theirs * 1000 / measures.actions, 3),
        server_cpu=round(theirs / took, 3),
        generator_cpu=round(mine / took, 3),
        late=measures.late,
        games=measures.games,
        messages_per_s=round(measures.messages / took, 1),
        kb_per_message=round(measures.bytes / max(measures.messages, 1) / 1000, 2),
        rss_mb=round(memory / 1024, 1),
        kb_per_live_table=round((memory - crowd.memory_before) / max(tables - 1, 1), 1),
    )


async def idle_memory(live: LiveServer, tables: int, edition: str) -> float:
    """kB of the server's memory for a table without visitors, which is unloaded to the disk."""
    host = Client(f"http://127.0.0.1:{live.port}")
    await host.register("Ann")
    await create_table(host, edition)
    before = live.memory()
    for _ in range(tables):
        await create_table(host, edition)
    deadline = time.monotonic() + MAX_LINGER_SECONDS
    while (await host.fetch("GET", "/health", dict[str, Any]))["tables"]:
        if time.monotonic() > deadline:
            raise Trouble("tables without visitors are not unloaded")
        await asyncio.sleep(0.5)
    return round((live.memory() - before) / tables, 2)


def run(work: Any) -> Any:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def one(wanted: argparse.Namespace, core: int | None, tables: int, pace: str) -> Result:
    with open_server(wanted.folder, core, tables * PLAYERS) as live:
        found: Result = run(measure(live, pace, tables, wanted.seconds, wanted.edition))
    gc.unfreeze()
    return found


ROWS: Sequence[tuple[str, Callable[[Result], str]]] = (
    ("actions/s", lambda r: f"{r.actions_per_s:,.0f}"),
    ("latency, median", lambda r: f"{r.p50_ms:.1f} ms"),
    ("99th percentile", lambda r: f"{r.p99_ms:.1f} ms"),
    ("longest", lambda r: f"{r.max_ms:.1f} ms"),
    ("server's CPU time per action", lambda r: f"{r.cpu_ms_per_action:.3f} ms"),
    ("server's core in use", lambda r: f"{r.server_cpu:.0%}"),
    ("players' core in use", lambda r: f"{r.generator_cpu:.0%}"),
    ("messages/s to players", lambda r: f"{r.messages_per_s:,.0f} of {r.kb_per_message:.1f} kB"),
    ("games ended", lambda r: f"{r.games:,}"),
    ("actions skipped", lambda r: f"{r.late:,}"),
    ("server's memory", lambda r: f"{r.rss_mb:.0f} MB"),
    ("memory per live table", lambda r: f"{r.kb_per_live_table:.0f} kB"),
)


def report(results: list[Result], idle: float | None) -> None:
    first = results[0]
    grid = Grid(title=f"Tables of four people, {first.pace} pace, {first.edition} edition, {first.seconds:.0f} seconds")
    grid.add_column("")
    for found in results:
        grid.add_column(f"{found.tables:,} tables", justify="right")
    for name, figure in ROWS:
        grid.add_row(name, *(figure(found) for found in results))
    console = Console(highlight=False)
    console.print(grid)
    if idle is not None:
        console.print(f"A table without visitors: {idle:.1f} kB of the server's memory.")


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--pace", choices=("full", "human"), default="full")
    parser.add_argument("--seconds", type=float, default=10.0, help="length of the measurement")
    parser.add_argument("--edition", choices=("first", "second"), default="second")
    parser.add_argument("--grow", action="store_true", help=f"at human pace, with {', '.join(map(str, GROWTH))} tables")
    parser.add_argument("--folder", type=Path, default=Path("/var/tmp"), help="for the database, on a disk")
    parser.add_argument("--json", action="store_true", help="print the figures as one JSON object")
    wanted = parser.parse_args()
    if wanted.tables < 1 or wanted.seconds <= 0:
        parser.error("tables and seconds must be positive")
    return wanted


def on_cores(work: Callable[[int | None], T]) -> T:
    """Runs the work, given the servers' core, with this process on the other core.

    On an error or Ctrl-C it stops what it has started and prints one line.
    """
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    servers, players = cores()
    if players is not None:
        os.sched_setaffinity(0, {players})
    try:
        return work(servers)
    except (Trouble, OSError, EOFError) as error:
        sys.exit(f"load: {error}")
    except KeyboardInterrupt:
        sys.exit(130)


def main() -> None:
    wanted = parse()

    def work(core: int | None) -> tuple[list[Result], float | None]:
        if not wanted.grow:
            return [one(wanted, core, wanted.tables, wanted.pace)], None
        results = [one(wanted, core, tables, "human") for tables in GROWTH]
        with open_server(wanted.folder, core, VISITORS) as live:
            return results, run(idle_memory(live, IDLE_TABLES, wanted.edition))

    results, idle = on_cores(work)
    if not wanted.json:
        report(results, idle)
    elif wanted.grow:
        print(msgspec.json.encode({"growth": results, "kb_per_idle_table": idle}).decode())
    else:
        print(msgspec.json.encode(results[0]).decode())


if __name__ == "__main__":
    main()
