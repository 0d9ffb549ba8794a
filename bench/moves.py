"""Measures what a move costs the server without the network: a hundred tables of four people play recorded games.

Everything of a server runs, down to the protocol of the sockets, but what they write goes nowhere. A table makes its
next move when all four players have been sent the last. `python -m bench.moves --source OLD/src` takes turns with the
server of another version, whose `src` that is. With `--once`, a profiler or an instruction counter can watch one run.

With `--servers 3` the people of each table use three servers in one process, which pass each other objects. So it shows
what a table costs that is spread over servers, if everything between them cost nothing.
"""

import argparse
import asyncio
import gc
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import uvloop
from uvicorn.server import ServerState

from bench.load_script import choose, read_view
from nottingham.rules.actions import parse_action
from nottingham.rules.engine import apply, new_game
from nottingham.rules.options import Options
from nottingham.rules.view import view
from nottingham.rules.wire import encode
from nottingham.server.cluster import ClusterNode
from nottingham.server.cluster_messages import AnyClusterMessage, BusReceiver
from nottingham.server.config import Limits, ServerConfig
from nottingham.server.metrics import Metrics
from nottingham.server.run import COLLECTION_THRESHOLDS, uvicorn_config
from nottingham.server.server import Server
from nottingham.store.store import Store
from nottingham.table.settings import Settings

PLAYERS = 4
BOUNDLESS = 1_000_000
HANDSHAKE = (
    b"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
OPTIONS = Options(players=PLAYERS, edition="second", royal_goods=True)


class Neighbours:
    """The bus of one of several servers in this process. Nothing is encoded, sealed or sent."""

    connected = True
    sent = received = 0

    def __init__(self, node: str, all_of_them: "list[Neighbours]") -> None:
        self.node = node
        self._all = all_of_them
        self._receiver: BusReceiver
        all_of_them.append(self)

    @property
    def nodes(self) -> int:
        return len(self._all) - 1

    def start(self, receiver: BusReceiver) -> None:
        self._receiver = receiver

    async def close(self) -> None: ...

    def publish(self, message: AnyClusterMessage, to: str | None = None) -> None:
        for other in self._all:
            if other is not self and to in (None, other.node):
                asyncio.get_running_loop().call_soon(other._receiver.receive, message)

    async def lease(self, table: int) -> bool:
        return True

    def seal(self, secret: str, text: bytes) -> bytes:
        return text

    def unseal(self, secret: str, sealed: bytes) -> bytes | None:
        return sealed


class Nowhere(asyncio.Transport):
    """The transport of a socket whose client reads everything at once."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.heard = asyncio.Event()
        self.table: PlayedTable | None = None
        self.bytes = 0

    def write(self, data: Any) -> None:
        self.bytes += len(data)
        self.heard.set()
        if self.table is not None:
            if b'"type":"refused"' in data:
                sys.exit(f"a move was refused: {data!r}")
            if b'"type":"moved"' in data:
                self.table.heard()

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return False

    def close(self) -> None: ...

    def abort(self) -> None:
        raise AssertionError("the server hung up")

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


def frame(text: bytes) -> bytes:
    """A client's frame; the mask changes nothing."""
    size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
    return b"\x81" + size + bytes(4) + text


def recorded(seed: str, names: list[str], chance: random.Random) -> Iterator[tuple[int, bytes]]:
    """The seats and actions of one game, in which merchants speak before the sheriff decides."""
    state, _ = new_game(OPTIONS, seed, names=names)
    spoken: set[int] = set()
    while state.phase != "over":
        first = min(view(state, None).to_act)
        seat = first
        if state.phase == "inspect":
            others = [(first + step) % PLAYERS for step in range(1, PLAYERS)]
            seat = next((other for other in others if other not in spoken), first)
            spoken.add(seat)
        else:
            spoken.clear()
        text = b'{"view":' + encode(view(state, seat)) + b"}"
        action = choose(read_view(text), seat, chance)
        if action is not None:
            text = msgspec.json.encode(action)
            yield seat, text
            state, _ = apply(state, seat, parse_action(msgspec.Raw(text)))


class PlayedTable:
    """Four sockets, and the moves that are made through them."""

    def __init__(self, moves: list[tuple[int, bytes]]) -> None:
        self.moves = moves
        self.made = 0
        self.until = 0
        self.sockets: list[Any] = []
        self._written = 0
        self.finished = asyncio.Event()

    def play(self, moves: int) -> None:
        self.until = min(len(self.moves), self.made + moves)
        self.finished.clear()
        self._next()

    def heard(self) -> None:
        self._written += 1
        if self._written == PLAYERS:
            asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        if self.made == self.until:
            self.finished.set()
            return
        self._written = 0
        seat, action = self.moves[self.made]
        text = b'{"type":"act","key":"a%d","version":%d,"action":%b}' % (self.made, self.made, action)
        self.made += 1
        self.sockets[seat].data_received(frame(text))


async def say(socket: Any, request: dict[str, Any]) -> None:
    socket.transport.heard.clear()
    socket.data_received(frame(msgspec.json.encode(request)))
    await socket.transport.heard.wait()


async def gather(servers: Sequence[Server], configs: Sequence[Any], number: int) -> PlayedTable:
    """A table where four people have just begun a game, each through the next server, and the moves of that game."""
    server = servers[number % len(servers)]
    names = [f"{name} {number}" for name in ("Ann", "Bob", "Cleo", "Dan")]
    people = [await server.identity.create_person(name, "red", "oak", "") for name in names]
    table = await server.registry.lay(Settings(options=OPTIONS), people[0][0], sit=True, bots={})
    code, sockets = table.state.row.code, []
    for seat, (_, secret, _) in enumerate(people):
        config = configs[(number + seat) % len(configs)]
        socket = config.ws_protocol_class(config=config, server_state=ServerState(), app_state={})
        socket.connection_made(Nowhere())
        socket.data_received(HANDSHAKE)
        await socket.transport.heard.wait()
        await asyncio.sleep(0)
        await say(socket, {"type": "join", "table": code, "secret": secret})
        if seat:
            await say(socket, {"type": "sit", "seat": seat})
        sockets.append(socket)
    for socket in sockets[1:]:
        await say(socket, {"type": "ready", "ready": True})
    seed = table.state.doc.seed
    await say(sockets[0], {"type": "start"})
    await asyncio.sleep(0.01 * len(servers))
    played = PlayedTable(list(recorded(seed, names, random.Random(number))))
    for socket in sockets:
        socket.transport.table = played
        played.sockets.append(socket)
    return played


async def measure(folder: Path, tables: int, moves: int, servers: int) -> tuple[float, float, float]:
    """The microseconds of the processor for a move, how many moves were made, and the bytes of one."""
    limits = Limits(
        messages_per_second=BOUNDLESS,
        requests_per_second=BOUNDLESS,
        sockets_per_address=BOUNDLESS,
        sockets=BOUNDLESS,
        tables_per_hour=BOUNDLESS,
        games_per_hour=BOUNDLESS,
    )
    wanted = ServerConfig(database=str(folder / "moves.db"), limits=limits)
    metrics = Metrics()
    async with await Store.open(wanted.database, observe=metrics.observe_commit) as store:
        buses: list[Neighbours] = []
        running, configs = [], []
        for node in range(servers):
            bus = Neighbours(str(node), buses) if servers > 1 else None
            running.append(Server(wanted, store, metrics, bus))
            if bus is not None:
                bus.start(ClusterNode(running[-1]))
            configs.append(uvicorn_config(running[-1], {}))
            configs[-1].load()
        playing = [await gather(running, configs, number) for number in range(tables)]
        for number, table in enumerate(playing):  # so that all phases are played at once
            table.play(number % 36)
        for table in playing:
            await table.finished.wait()
        gc.collect()
        gc.freeze()
        gc.set_threshold(*COLLECTION_THRESHOLDS)
        before = sum(table.made for table in playing)
        written = sum(socket.transport.bytes for table in playing for socket in table.sockets)
        worked = time.process_time()
        for table in playing:
            table.play(moves)
        for table in playing:
            await table.finished.wait()
        worked = time.process_time() - worked
        made = sum(table.made for table in playing) - before
        written = sum(socket.transport.bytes for table in playing for socket in table.sockets) - written
        return 1e6 * worked / made, made, written / made


def once(folder: Path, tables: int, moves: int, servers: int) -> None:
    place = TemporaryDirectory(prefix="nottingham-moves-", dir=folder)
    with place, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        print(*runner.run(measure(Path(place.name), tables, moves, servers)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves", type=int, default=60, help="at each table")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--folder", type=Path, default=Path("/var/tmp"), help="for the database, on a disk")
    parser.add_argument("--servers", type=int, default=1, help="among which the people of each table are spread")
    parser.add_argument("--source", type=Path, help="the src of another version")
    parser.add_argument("--once", action="store_true", help="one run in this process")
    wanted = parser.parse_args()
    if wanted.once:
        once(wanted.folder, wanted.tables, wanted.moves, wanted.servers)
        return
    sources = {"now": os.environ.get("PYTHONPATH", "src")} | ({"other": str(wanted.source)} if wanted.source else {})
    found: dict[str, list[float]] = {name: [] for name in sources}
    for _ in range(wanted.rounds):
        for name, source in sources.items():
            command = [sys.executable, "-m", "bench.moves", "--once", "--folder", str(wanted.folder)]
            command += ["--tables", str(wanted.tables), "--moves", str(wanted.moves)]
            command += ["--servers", str(wanted.servers)]
            output = subprocess.check_output(command, env={**os.environ, "PYTHONPATH": source}, text=True)
            found[name].append(float(output.split()[0]))
            print(f"{name}: {found[name][-1]:.1f} µs of the processor for a move", flush=True)
    for name, times in found.items():
        print(f"{name}: median {median(times):.1f} µs, fastest {min(times):.1f}")
    if wanted.source:
        ratios = [other / now for now, other in zip(found["now"], found["other"], strict=True)]
        print("other ÷ now: " + " ".join(f"{ratio:.3f}" for ratio in ratios) + f", median {median(ratios):.3f}")


if __name__ == "__main__":
    main()
