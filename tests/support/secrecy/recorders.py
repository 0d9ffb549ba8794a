"""Clients that record everything: each byte over a socket, each HTTP answer, and what they had sent before it."""

import asyncio
import json
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw, Struct
from websockets.exceptions import ConnectionClosed

from nottingham.client import Client, TableSocket
from nottingham.table.messages import AnyMessage, Done, Moved, Refused, SnapshotSent, TableChanged, TableView, Welcome
from tests.support.live_server import PATIENCE


class Answer(NamedTuple):
    """An HTTP request, its sender and its answer."""

    who: "Person | None"
    method: str
    path: str
    asked: str
    status: int
    headers: dict[str, str]
    body: bytes
    table: str | None
    """The table where a game was being played that was asked about, if it was."""
    first_game: bool = False
    """Whether that is the sender's first game."""


class Person:
    """A person with a secret for each of their devices."""

    def __init__(self, number: int, name: str, secret: str) -> None:
        self.id = number
        self.name = name
        self.secrets = [secret]


class Crowd:
    """The clients of a server, and everything they received."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.answers: list[Answer] = []
        self.recorders: list[Recorder] = []
        self.people: list[Person] = []
        self.links: list[str] = []

    async def ask(
        self,
        who: Person | None,
        method: str,
        path: str,
        body: Any = None,
        *,
        table: str | None = None,
        secret: str | None = None,
        text: str | None = None,
        noted: bool = True,
        first_game: bool = False,
    ) -> Any:
        """An answer's JSON, or nothing if it is none."""
        client = Client(self.url, secret or (who.secrets[-1] if who else None), timeout=PATIENCE)
        asked = text if text is not None else "" if body is None else json.dumps(body)
        answer = await client.request(method, path, content=asked.encode() or None)
        headers = dict(answer.headers)
        if noted:
            self.answers.append(
                Answer(who, method, path, asked, answer.status, headers, answer.body, table, first_game)
            )
        return json.loads(answer.body) if headers.get("content-type") == "application/json" else None

    async def come(self, name: str) -> Person:
        answer = await self.ask(None, "POST", "/api/people", {"name": name})
        assert "person" in answer, answer
        person = Person(answer["person"]["id"], name, answer["secret"])
        self.people.append(person)
        return person

    async def second_device(self, person: Person) -> None:
        link = (await self.ask(person, "POST", "/api/me/links"))["secret"]
        self.links.append(link)
        answer = await self.ask(None, "POST", "/api/links", {"secret": link})
        person.secrets.append(answer["secret"])

    async def listen(self, hello: dict[str, Any], **more: Any) -> "Recorder":
        heard: list[bytes] = []
        socket = await TableSocket.open(self.url, tap=heard.append, max_queue=None)
        recorder = Recorder(socket, heard, len(self.recorders), **more)
        self.recorders.append(recorder)
        await recorder.send(hello)
        return recorder

    async def close(self) -> None:
        for recorder in self.recorders:
            await recorder.close()


class Glance(Struct):
    """The part of a view that tells whether a player has to act."""

    phase: str
    round: int
    rounds: int
    to_act: list[int]
    officers: list[int]


_glance = msgspec.json.Decoder(Glance)
_table = msgspec.json.Decoder(TableView)


class Said(NamedTuple):
    """A message that a person sent, and how many they had received before."""

    after: int
    text: str
    fields: dict[str, Any]


class Recorder:
    """A socket, everything that came over it and everything that was said into it."""

    def __init__(
        self,
        socket: TableSocket,
        heard: list[bytes],
        number: int,
        *,
        person: Person | None = None,
        table: str | None = None,
        seat: int | None = None,
        news: Callable[[], None] = lambda: None,
    ) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        """The seat whose eyes it has: the test knows it, whatever the server says."""
        self.heard = heard
        """Every message as it came over the wire."""
        self.said: list[Said] = []
        self.game: str | None = None
        self.version = -1
        self.view = Raw()
        self.glance: Glance | None = None
        self.laid: TableView | None = None
        self.host = False
        self.open = True
        self.blunders = 0
        self._news = news
        self._socket = socket
        self._number = number
        self._answers: dict[str, asyncio.Future[str]] = {}
        self._welcome: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            while True:
                self._note(await self._socket.receive())
        except ConnectionClosed:
            pass
        finally:
            self.open = False
            for waiting in (*self._answers.values(), self._welcome):
                if not waiting.done():
                    waiting.set_result("closed")
            self._news()

    def _note(self, message: AnyMessage) -> None:
        match message:
            case Moved():
                self._now(message.game, message.version, message.view)
            case Welcome():
                self.laid, self.host = message.table, message.you.host
                if message.playing is not None:
                    self._now(message.playing.game, message.playing.version, message.playing.view)
            case TableChanged():
                self.laid, self.host = _table.decode(message.table), message.you.host
            case SnapshotSent(playing=playing):
                self._now(playing.game, playing.version, playing.view)
            case Done(key=key) | Refused(key=key) if key in self._answers:
                self._answers.pop(key).set_result(_kind(message))
        if not self._welcome.done():
            self._welcome.set_result(_kind(message))
        self._news()

    def _now(self, game: str, version: int, view: Raw) -> None:
        self.game, self.version, self.view = game, version, view
        self.glance = _glance.decode(view)

    async def send(self, fields: dict[str, Any] | str | bytes) -> None:
        said = json.dumps(fields) if isinstance(fields, dict) else fields
        text = said if isinstance(said, str) else repr(said)
        self.said.append(Said(len(self.heard), text, fields if isinstance(fields, dict) else {}))
        try:
            await self._socket.send(said)
        except ConnectionClosed:
            self.open = False

    async def welcomed(self) -> str:
        """The kind of the first message received."""
        return await asyncio.wait_for(self._welcome, PATIENCE)

    async def ask(self, kind: str, **fields: Any) -> str:
        """The kind of the answer: `done`, `refused`, or that the socket was closed."""
        key = f"k{self._number}0{len(self.said)}"  # unique: a repeated key would not be played again
        answer = asyncio.get_running_loop().create_future()
        self._answers[key] = answer
        await self.send({"type": kind, "key": key, **fields})
        if not self.open:
            return "closed"
        return await asyncio.wait_for(answer, PATIENCE)

    async def ended(self) -> None:
        """Waits for the socket's end."""
        await asyncio.wait_for(self._reading, PATIENCE)

    async def close(self) -> None:
        await self._socket.close()
        await self.ended()


def _kind(message: AnyMessage) -> str:
    return str(message.__struct_config__.tag)
