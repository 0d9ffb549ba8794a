"""A real server for the tests, a process on a free port with a database of its own, and clients that record everything.

Nothing here knows the server from inside.
"""

import asyncio
import json
import signal
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed

from nottingham.client import Client, TableSocket
from nottingham.rules.actions import AnyAction
from nottingham.rules.view import View
from nottingham.rules.wire import encode
from tests.support.server_process import start

PATIENCE = 60.0
"""The seconds after which a test fails whose event has not happened. No test waits for them to pass."""

UNLIMITED = {
    "NOTTINGHAM_MESSAGES_PER_SECOND": "100000",
    "NOTTINGHAM_REQUESTS_PER_SECOND": "100000",
    "NOTTINGHAM_SOCKETS_PER_ADDRESS": "10000",
    "NOTTINGHAM_TABLES_PER_HOUR": "1000000",
    "NOTTINGHAM_GAMES_PER_HOUR": "1000000",
    "NOTTINGHAM_PEOPLE_PER_HOUR": "1000000",
}


class LiveServer:
    """A server process."""

    def __init__(self, database: Path, *arguments: str, env: Mapping[str, str] = UNLIMITED) -> None:
        self.database = database
        self.log_file = database.with_suffix(".log")
        """Its stderr, of this and earlier starts on the same database."""
        self.process = start(["serve", "--port", "0", "--database", str(database), *arguments], env, self.log_file)
        assert self.process.stdout is not None
        said = self.process.stdout.readline().decode()
        if "http://" not in said:
            self.process.wait()
            self.close()
            raise AssertionError(f"the server did not start: {self.log_file.read_text()}")
        self.url = said.split()[-1].rstrip("/")

    def stop(self) -> int:
        """Stops it as systemd would; returns its exit code."""
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        self.close()
        return code

    def kill(self) -> None:
        """Kills it at once."""
        self.process.kill()
        self.process.wait(PATIENCE)
        self.close()

    @contextmanager
    def asleep(self) -> Iterator[None]:
        """Makes the server sleep. When it wakes up, it finds at once all that was sent in the meantime."""
        self.process.send_signal(signal.SIGSTOP)
        try:
            status = Path(f"/proc/{self.process.pid}/status")
            while status.exists() and "T (stopped)" not in status.read_text():
                pass
            yield
        finally:
            self.process.send_signal(signal.SIGCONT)

    def close(self) -> None:
        if self.process.stdout is not None:
            self.process.stdout.close()


@contextmanager
def open_server(database: Path, *arguments: str, env: Mapping[str, str] = UNLIMITED) -> Iterator[LiveServer]:
    live = LiveServer(database, *arguments, env=env)
    try:
        yield live
    finally:
        if live.process.poll() is None:
            live.kill()
        else:
            live.close()


class Guest:
    """A person with a name and a secret, who sends HTTP requests."""

    def __init__(self, url: str, credentials: Mapping[str, Any] | None = None) -> None:
        self.url = url
        self.credentials = credentials or {}
        self.received: list[bytes] = []
        """The body of every answer over HTTP."""

    @classmethod
    async def come(cls, url: str, name: str = "Ann") -> "Guest":
        guest = cls(url)
        answer = await guest.ask("POST", "/api/people", {"name": name})
        assert answer.status_code == 201, answer.text
        guest.credentials = answer.json()
        return guest

    @property
    def secret(self) -> str | None:
        return self.credentials.get("secret")

    @property
    def client(self) -> Client:
        return Client(self.url, self.secret, timeout=PATIENCE)

    async def ask(
        self, method: str, path: str, body: Any = None, headers: Mapping[str, str] | None = None
    ) -> httpx.Response:
        answer = await self.client.request(method, path, body, headers=headers)
        self.received.append(answer.body)
        return httpx.Response(answer.status, headers=answer.headers, content=answer.body)

    async def lay(self, *, bots: Mapping[int, str] | None = None, sit: bool = True, **settings: Any) -> str:
        """Creates a table; returns its code."""
        table = await self.client.create_table({"options": {"players": 4}, **settings}, bots=bots, sit=sit)
        return table.code

    async def join(self, table: str, **more: Any) -> "Visit":
        visit = await Visit.open(self.url, table)
        hello = {"type": "join", "table": table, **more}
        if self.secret is not None:
            hello["secret"] = self.secret
        await visit.send(hello)
        return visit

    async def close(self) -> None:
        """Nothing to close: each request has a connection of its own."""


class Visit:
    """A socket that reads only on demand, and everything it received."""

    def __init__(self, socket: TableSocket) -> None:
        self.socket = socket.connection
        self.received: list[bytes] = []
        """Every message, as it came."""
        self.seat: int | None = None
        self.version = -1
        self.game: str | None = None
        self.table: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.versions: list[int] = []
        """The received versions, in order."""
        self._socket = socket
        self._keys = 0
        self._view: View | dict[str, Any] | None = None

    @classmethod
    async def open(cls, url: str, table: str | None = None, **kwargs: Any) -> "Visit":
        """Connects as the page does, with the table in the address for load balancers."""
        return cls(await TableSocket.open(url, table, **kwargs))

    async def send(self, message: Mapping[str, Any] | str | bytes) -> None:
        await self._socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    async def hear(self, patience: float = PATIENCE) -> dict[str, Any]:
        """Receives the next message. To wait for less time, pass `patience`: cancelling could lose a message."""
        raw = await asyncio.wait_for(self._socket.receive_text(), patience)
        self.received.append(raw)
        message: dict[str, Any] = msgspec.json.decode(raw)
        if "table" in message and isinstance(message["table"], dict):
            self.table = message["table"]
            self.you = message["you"]
            self.seat = self.you["seat"]
        now = message if message["type"] == "moved" else message.get("playing")
        if now:
            if now["game"] != self.game:
                self.versions = []
            self.game, self.version = now["game"], now["version"]
            self.versions += [move["version"] for move in now["moves"]] if "moves" in now else [now["version"]]
            self._view = now["view"]
        return message

    @property
    def view(self) -> View | None:
        """The game as this client last saw it."""
        if isinstance(self._view, dict):
            self._view = msgspec.convert(self._view, View, strict=False)
        return self._view

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Receives messages until the condition holds for one, and returns it."""
        while True:
            message = await self.hear()
            if wanted(message):
                return message

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Sends a request and receives messages until its answer."""
        self._keys += 1
        key = fields.setdefault("key", f"{id(self)}-{self._keys}")
        await self.send({"type": kind, **fields})
        return await self.until(lambda message: message.get("key") == key)

    async def act(self, action: AnyAction, **fields: Any) -> dict[str, Any]:
        return await self.ask("act", action=msgspec.json.decode(encode(action)), **fields)

    async def drain(self) -> None:
        """Receives messages until the socket is closed."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed:
            pass

    async def close(self) -> None:
        await self._socket.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
