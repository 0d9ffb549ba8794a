"""Players over sockets, cheap enough that a server on another core has the harder work: see `bench/load.py`.

A socket here reads frames itself and understands as little as it can. Of what all hear, it reads the version; the view
is read only by the seat that acts. The server's frames are whole, unmasked text, so nothing else is understood. The
players' frames are masked with four zeros, which saves the work here and none of it at the server.

How long an action takes is counted from its sending until the last of the other three seats has received it.
"""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

import msgspec

from bench.load_script import View, choose, read_view

PLAYERS = 4
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
NO_MASK = bytes(4)
PATIENCE = 120.0
"""Seconds for anything that is waited for before the measuring begins."""
LOOKS = 8
NAMES = ("Ann", "Bob", "Cleo", "Dan")


class Trouble(Exception):
    """Why there is nothing to measure, in one line."""


_encode = msgspec.json.Encoder().encode


def frame(kind: int, payload: bytes) -> bytes:
    size = len(payload)
    head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
    return head + NO_MASK + payload


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
        question = {"type": "act", "key": f"a{self._keys}", "version": self._version, "action": action}
        self._acted = self._version
        self.to_play -= 1
        self._sent[self._version + 1] = (time.perf_counter(), {other for other in self.seats if other is not seat})
        seat.ask(question)

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
        self.seats[0].ask({"type": "rematch"})


class Seat(asyncio.Protocol):
    """One socket of one player."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number
        self.version = -1
        self.leaving = False
        self._transport: asyncio.Transport | None = None
        self._last = b""
        """The newest message with a view in it."""
        self._unread = b""
        self._open = False
        self._awaited: tuple[bytes, asyncio.Future[bytes]] | None = None

    def view(self) -> View:
        return read_view(self._last)

    def ask(self, question: Mapping[str, Any]) -> None:
        if self._transport is not None and not self.leaving:
            self._transport.write(frame(TEXT, _encode(question)))

    async def shake_hands(self, port: int) -> None:
        assert self._transport is not None
        self._transport.write(
            b"GET /socket HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: bm90dGluZ2hhbS1mYWlyIQ==\r\n\r\n" % port
        )
        await self.hear(b"HTTP/1.1 101")

    async def hear(self, beginning: bytes) -> bytes:
        """The next message that begins so."""
        wanted: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._awaited = beginning, wanted
        try:
            return await asyncio.wait_for(wanted, PATIENCE)
        except TimeoutError:
            raise Trouble(f"the server did not say {beginning.decode()} within {PATIENCE:.0f} seconds") from None

    def leave(self) -> None:
        self.leaving = True
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.leaving:
            self.table.trouble(f"a socket was closed by the server{f': {exc}' if exc else ''}")

    def data_received(self, data: bytes) -> None:
        if self._unread:
            data = self._unread + data
        size = len(data)
        at = 0
        if not self._open:
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._unread = data
                return
            self._open = True
            self._message(data[:at])
        while size - at >= 2:
            length = data[at + 1]
            start = at + 2
            if length == 126:
                start = at + 4
                if size < start:
                    break
                length = data[at + 2] << 8 | data[at + 3]
            elif length == 127:
                start = at + 10
                if size < start:
                    break
                length = int.from_bytes(data[at + 2 : start], "big")
            if size < start + length:
                break
            if data[at] == TEXT:
                self._message(data[start : start + length])
            else:
                self._control(data[at], data[start : start + length])
            at = start + length
        self._unread = data[at:]

    def _control(self, kind: int, payload: bytes) -> None:
        if kind == PING and self._transport is not None:
            self._transport.write(frame(PONG, payload))
        elif kind == CLOSE and not self.leaving:
            self.table.trouble(f"a socket was closed by the server: {payload[2:].decode(errors='replace')}")
        elif kind not in (PING, PONG, CLOSE):
            self.table.trouble("the server sent a frame that no server of ours sends")

    def _message(self, message: bytes) -> None:
        measures = self.table.measures
        measures.messages += 1
        measures.bytes += len(message)
        if message.startswith((b'{"type":"moved"', b'{"type":"standing"')):
            start = message.index(b'"version":') + 10
            self.version = int(message[start : message.index(b",", start)])
            self._last = message
            self.table.heard(self, self.version, message)
        elif message.startswith(b'{"type":"refused"') or (message.startswith(b"HTTP") and b" 101 " not in message[:16]):
            self.table.trouble(f"a player was refused: {' '.join(message.decode().split())[:300]}")
        if self._awaited is not None and message.startswith(self._awaited[0]):
            wanted = self._awaited[1]
            self._awaited = None
            if not wanted.done():
                wanted.set_result(message)


class Door:
    """One connection for what is asked over HTTP before the play."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None, secret: str | None = None) -> Any:
        text = _encode(body) if body is not None else b""
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Length: {len(text)}\r\n"
        head += "Content-Type: application/json\r\n"
        if secret is not None:
            head += f"Authorization: Bearer {secret}\r\n"
        reader, writer = await self._open()
        writer.write(f"{head}\r\n".encode() + text)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = answer.partition("content-length:")[2].split(maxsplit=1)[0]
        content = await reader.readexactly(int(length))
        if not answer.startswith("http/1.1 2"):
            raise Trouble(f"the server refused {method} {path}: {content.decode()[:300]}")
        return msgspec.json.decode(content)

    async def person(self, name: str) -> str:
        """Someone new; his secret."""
        secret: str = (await self.ask("POST", "/api/people", {"name": name}))["secret"]
        return secret

    async def lay(self, host: str, edition: str) -> str:
        """A new table; its code."""
        options = {"players": PLAYERS, "edition": edition, "royal_goods": True}
        answer = await self.ask("POST", "/api/tables", {"settings": {"options": options}}, host)
        code: str = answer["table"]["code"]
        return code

    async def look_around(self) -> None:
        """What any visitor asks for first."""
        secret = await self.person("Ann")
        for _ in range(LOOKS):
            await self.ask("GET", "/api/me", secret=secret)
            await self.ask("GET", "/api/me/tables", secret=secret)

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """The connection, or a new one: the server closes those that are silent for a while."""
        if self._streams is None or self._streams[0].at_eof():
            self.close()
            self._streams = await asyncio.open_connection("127.0.0.1", self.port)
        return self._streams

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()


async def gather_round(door: Door, table: Table, edition: str, ports: Sequence[int]) -> None:
    """Four people come to a new table, each by the next of these doors, and start a game."""
    loop = asyncio.get_running_loop()
    table.ports = frozenset(ports)
    secrets = [await door.person(name) for name in NAMES]
    code = await door.lay(secrets[0], edition)
    for seat, secret in zip(table.seats, secrets, strict=True):
        port = ports[seat.number % len(ports)]
        await loop.create_connection(lambda seat=seat: seat, "127.0.0.1", port)  # type: ignore[misc]
        await seat.shake_hands(port)
        seat.ask({"type": "join", "table": code, "secret": secret})
        await seat.hear(b'{"type":"welcome"')
        if seat.number:
            seat.ask({"type": "sit"})
            await seat.hear(b'{"type":"done"')
    table.seats[0].ask({"type": "start"})
    await asyncio.gather(*(seat.hear(b'{"type":"standing"') for seat in table.seats))
