"""Players over sockets, cheap enough that a server on another core has the harder work: see `bench/load.py`.

They use `nottingham.client`, but read messages as text: of most only the version is needed, and the view is decoded for
nobody but the seat that acts.

The latency of an action is counted from sending it until the last of the other three seats has received it.
"""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from msgspec import Raw
from msgspec.json import Encoder
from websockets.exceptions import ConnectionClosed

from bench.load_script import View, choose, read_view
from nottingham.client import Client, TableSocket
from nottingham.client.http_requests import HttpAnswer
from nottingham.rules.options import Options
from nottingham.table.requests import Join, MakeMove, Rematch, Sit, Start, TableRequest

PLAYERS = 4
PATIENCE = 120.0
"""Seconds for anything that is waited for before the measuring begins."""
LOOKS = 8
NAMES = ("Ann", "Bob", "Cleo", "Dan")


class Trouble(Exception):
    """Why there is nothing to measure, in one line."""


_encode = Encoder().encode


class Measures:
    """What the players noticed: actions that everyone at the table has heard of, while it counted."""

    def __init__(self) -> None:
        self.counting = False
        self.actions = 0
        self.actions_at: Counter[int] = Counter()
        """By a server's port, those at tables that someone has come to by it."""
        self.games = 0
        self.late = 0
        """Moments at which a table should have acted and still waited for the action before."""
        self.messages = 0
        self.bytes = 0
        self.latencies: list[float] = []

    def begin(self) -> None:
        self.__init__()  # type: ignore[misc]
        self.counting = True


class Table:
    """Four sockets at one table, and whose turn it is."""

    def __init__(self, number: int, measures: Measures, trouble: Callable[[str], None]) -> None:
        self.seats = [Seat(self, seat) for seat in range(PLAYERS)]
        self.ports: frozenset[int] = frozenset()
        """Of the servers that its people have come by."""
        self.measures = measures
        self.trouble = trouble
        self.to_play: float = 0
        """How many actions are made as fast as it goes, before the table falls silent."""
        self.played = asyncio.get_running_loop().create_future()
        """Done when it has fallen silent."""
        self._chance = random.Random(number)
        self._version = -1
        self._acted = -1
        """The version at which somebody acted last."""
        self._phase = b""
        self._first = 0
        """The first seat the game waits for."""
        self._spoken: set[int] = set()
        """The merchants who have had their say in this inspection."""
        self._sent: dict[int, tuple[float, set[Seat]]] = {}
        """By the version they will make, the actions under way: since when, and the others who don't know of it."""
        self._keys = 0

    def play(self, actions: float) -> None:
        self.to_play = actions
        self.played = asyncio.get_running_loop().create_future()
        if actions:
            self._go()
        else:
            self.played.set_result(None)

    def tick(self) -> None:
        """One action, if the one before it is over."""
        if self._sent or self._acted == self._version:
            self.measures.late += self.measures.counting
            return
        self.to_play += 1
        self._go()

    def heard(self, seat: "Seat", version: int, message: bytes) -> None:
        """A seat has learnt of a version, and with it of all before: another server may tell several at once."""
        if version > self._version:
            self._version = version
            start = message.index(b'"phase":"', message.index(b'"view":{')) + 9
            self._phase = message[start : message.index(b'"', start)]
            if self._phase != b"over":
                self._first = message[message.index(b'"to_act":[', start) + 10] - 48
            if self._phase == b"declare":
                self._spoken.clear()
        for made in [made for made in self._sent if made <= version]:
            since, unaware = self._sent[made]
            unaware.discard(seat)
            if not unaware:
                del self._sent[made]
                if self.measures.counting:
                    self.measures.actions += 1
                    self.measures.actions_at.update(self.ports)
                    self.measures.latencies.append(time.perf_counter() - since)
        self._go()

    def _go(self) -> None:
        """Acts, if it is time and the seat that is to act has heard how things stand."""
        if self.to_play < 1:
            if not self._sent and not self.played.done():
                self.played.set_result(None)
            return
        if self._acted == self._version:
            return
        if self._phase == b"over":
            if all(seat.version == self._version for seat in self.seats):
                self._again()
            return
        while True:
            seat = self.seats[self._next()]
            if seat.version != self._version:
                return
            action = choose(seat.view(), seat.number, self._chance)
            if self._phase == b"inspect":
                self._spoken.add(seat.number)
            if action is not None:
                break
            if seat.number == self._first:
                self.trouble(f"a player had no answer in the phase {self._phase.decode()}")
                return
        self._keys += 1
        move = MakeMove(key=f"a{self._keys}", version=self._version, action=Raw(_encode(action)))
        self._acted = self._version
        self.to_play -= 1
        self._sent[self._version + 1] = (time.perf_counter(), {other for other in self.seats if other is not seat})
        seat.request(move)

    def _next(self) -> int:
        """In an inspection the merchants speak first, one after another."""
        if self._phase == b"inspect":
            for step in range(1, PLAYERS):
                merchant = (self._first + step) % PLAYERS
                if merchant not in self._spoken:
                    return merchant
        return self._first

    def _again(self) -> None:
        self.measures.games += 1
        self._version = self._acted = -1
        self._sent.clear()
        for seat in self.seats:
            seat.version = -1
        self.seats[0].request(Rematch())


class Seat:
    """One socket of one player."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number
        self.version = -1
        self.leaving = False
        self._socket: TableSocket | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._last = b""
        """The newest message with a view in it."""
        self._awaited: tuple[bytes, asyncio.Future[bytes]] | None = None

    def view(self) -> View:
        return read_view(self._last)

    async def join(self, person: "Person", code: str) -> None:
        self._socket = await TableSocket.open(
            person.server,
            tap=self._message,
            max_queue=None,
            ping_interval=None,
            open_timeout=PATIENCE,
            additional_headers=person.headers,
        )
        self._spawn(self._read(self._socket))
        self.request(Join(table=code, secret=person.secret))
        await self.receive(b'{"type":"welcome"')

    def request(self, request: TableRequest | Join) -> None:
        if self._socket is not None and not self.leaving:
            self._spawn(self._socket.send(request))

    async def receive(self, beginning: bytes) -> bytes:
        """The next message that begins like this."""
        wanted: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._awaited = beginning, wanted
        try:
            return await asyncio.wait_for(wanted, PATIENCE)
        except TimeoutError:
            raise Trouble(f"the server did not say {beginning.decode()} within {PATIENCE:.0f} seconds") from None

    def leave(self) -> None:
        self.leaving = True
        if self._socket is not None:
            self._socket.abort()

    async def _read(self, socket: TableSocket) -> None:
        while True:
            await socket.receive_text()

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, ConnectionClosed) and not self.leaving:
            self.table.trouble(f"a socket was closed by the server: {error}")
        elif error is not None and not isinstance(error, ConnectionClosed):
            self.table.trouble(f"a player failed: {error!r}")

    def _message(self, message: bytes) -> None:
        measures = self.table.measures
        measures.messages += 1
        measures.bytes += len(message)
        if message.startswith((b'{"type":"moved"', b'{"type":"standing"')):
            start = message.index(b'"version":') + 10
            self.version = int(message[start : message.index(b",", start)])
            self._last = message
            self.table.heard(self, self.version, message)
        elif message.startswith(b'{"type":"refused"'):
            self.table.trouble(f"a player was refused: {message.decode()[:300]}")
        if self._awaited is not None and message.startswith(self._awaited[0]):
            wanted = self._awaited[1]
            self._awaited = None
            if not wanted.done():
                wanted.set_result(message)


class Person(Client):
    """A client that says which address it comes from, as a proxy would."""

    def __init__(self, server: str, address: str | None = None) -> None:
        super().__init__(server)
        self.headers = {"x-forwarded-for": address} if address else {}

    async def request(self, method: str, path: str, body: Any = None, **more: Any) -> HttpAnswer:
        return await super().request(method, path, body, **{"headers": self.headers, **more})


async def create_table(host: Client, edition: str) -> str:
    """A new table of this person; its code."""
    options = Options(players=PLAYERS, edition=edition, royal_goods=True)  # type: ignore[arg-type]
    return (await host.create_table(options)).code


async def look_around(server: str) -> None:
    """The first requests of any visitor."""
    client = Client(server)
    await client.register("Ann")
    for _ in range(LOOKS):
        await client.me()
        await client.my_tables()


async def gather_round(table: Table, edition: str, ports: Sequence[int], address: str | None = None) -> str:
    """Four people come to a new table, each by the next of these ports, and start a game. Returns the table's code."""
    table.ports = frozenset(ports)
    servers = [f"http://127.0.0.1:{ports[seat % len(ports)]}" for seat in range(PLAYERS)]
    people = [Person(server, address) for server in servers]
    for person, name in zip(people, NAMES, strict=True):
        await person.register(name)
    code = await create_table(people[0], edition)
    for seat, person in zip(table.seats, people, strict=True):
        await seat.join(person, code)
        if seat.number:
            seat.request(Sit())
            await seat.receive(b'{"type":"done"')
    table.seats[0].request(Start())
    await asyncio.gather(*(seat.receive(b'{"type":"standing"') for seat in table.seats))
    return code
