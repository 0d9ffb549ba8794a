"""The server's HTTP interface: people, tables, lessons, finished games."""

import asyncio
import ssl
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from nottingham.client import http_requests
from nottingham.client.http_requests import HttpAnswer
from nottingham.client.link import DEFAULT_SERVER, server_address
from nottingham.client.table import TableClient
from nottingham.rules.options import Options
from nottingham.table.messages import Listing, TableView
from nottingham.table.settings import Settings

T = TypeVar("T")


class Profile(Struct, frozen=True):
    """A person, as the server knows them."""

    id: int
    name: str
    colour: str
    charge: str


class Registration(Struct, frozen=True):
    """A new person, and the secret that proves who they are. The server shows it once."""

    person: Profile
    secret: str

    def __repr__(self) -> str:
        return f"Registration({self.person!r})"


class _TableAnswer(Struct):
    table: TableView


class Client:
    """One person at a server, or a stranger without a secret.

    ::

        client = Client("http://127.0.0.1:8470")
        await client.register("Ann")
        table = await client.create_table(Options(players=4), bots={1: "master", 2: "trader", 3: "robin_hood"})
        async with client.join(table.code) as seat:
            await seat.start()

    A method raises `RequestRefused` if the server refuses, and `Unreachable` if it doesn't answer.
    """

    def __init__(
        self,
        server: str = DEFAULT_SERVER,
        secret: str | None = None,
        *,
        timeout: float = 30.0,
        tls: ssl.SSLContext | None = None,
    ) -> None:
        self.server = server_address(server)
        self.secret = secret
        self.timeout = timeout
        self._opener = http_requests.opener(tls)

    def __repr__(self) -> str:
        return f"Client({self.server!r})"

    async def register(self, name: str, *, colour: str = "", charge: str = "") -> Registration:
        """Creates a person. From now on this client acts as that person."""
        made = await self.fetch("POST", "/api/people", Registration, {"name": name, "colour": colour, "charge": charge})
        self.secret = made.secret
        return made

    async def me(self) -> Profile:
        return await self.fetch("GET", "/api/me", Profile)

    async def create_table(
        self,
        settings: Settings | Options | Mapping[str, Any],
        *,
        bots: Mapping[int, str] | None = None,
        sit: bool = True,
    ) -> TableView:
        """Creates a table, with bots by seat. Unless `sit` is false, this person takes the first free seat."""
        if isinstance(settings, Options):
            settings = {"options": asdict(settings)}
        body = {"settings": settings, "sit": sit, "bots": {str(seat): bot for seat, bot in (bots or {}).items()}}
        return (await self.fetch("POST", "/api/tables", _TableAnswer, body)).table

    async def create_lesson(self, lesson: str = "first_game") -> TableView:
        """Creates a table that teaches the game."""
        return (await self.fetch("POST", "/api/lessons", _TableAnswer, {"lesson": lesson})).table

    async def table(self, code: str) -> TableView:
        return (await self.fetch("GET", f"/api/tables/{code}", _TableAnswer)).table

    async def public_tables(self) -> list[Listing]:
        return await self.fetch("GET", "/api/tables", list[Listing])

    async def my_tables(self) -> list[dict[str, Any]]:
        """The tables where this person sits or is the host (`MyTable` in docs/openapi.json)."""
        return await self.fetch("GET", "/api/me/tables", list[dict[str, Any]])

    async def my_games(self) -> list[dict[str, Any]]:
        """This person's finished games, newest first (`PlayedGame` in docs/openapi.json)."""
        return await self.fetch("GET", "/api/me/games", list[dict[str, Any]])

    async def statistics(self) -> dict[str, Any]:
        """The totals of this person's finished games (`ResultTotals` in docs/openapi.json)."""
        return await self.fetch("GET", "/api/me/statistics", dict[str, Any])

    async def game(self, game: str) -> dict[str, Any]:
        """A finished game: seats, points, seed (`GameView` in docs/openapi.json)."""
        return await self.fetch("GET", f"/api/games/{game}", dict[str, Any])

    async def replay(self, game: str, *, eyes: str = "all", first: int = 0, steps: int = 100) -> dict[str, Any]:
        """Some steps of a finished game (`Replay` in docs/openapi.json)."""
        return await self.fetch(
            "GET", f"/api/games/{game}/replay?eyes={eyes}&from={first}&steps={steps}", dict[str, Any]
        )

    async def record(self, game: str) -> bytes:
        """The file of a finished game, for `nottingham replay` and `nottingham verify`."""
        answer = await self.request("GET", f"/api/games/{game}/record")
        answer.read()
        return answer.body

    async def delete_me(self) -> None:
        """Deletes this person: seats, devices, statistics, and the name on everything they said."""
        await self.fetch("DELETE", "/api/me", type(None))
        self.secret = None

    def join(self, code: str, **options: Any) -> TableClient:
        """Returns a connection to a table, as this person, for `async with`; takes the options of `TableClient`."""
        return TableClient(self.server, code, self.secret, **options)

    async def fetch(self, method: str, path: str, kind: type[T], body: Any = None) -> T:
        """Sends any request with a JSON body and returns the answer as the given type."""
        answer: T = (await self.request(method, path, body)).read(kind)
        return answer

    async def request(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        content: bytes | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> HttpAnswer:
        """Sends any request and returns the answer, whatever its status. `body` is sent as JSON, `content` as it is."""
        return await asyncio.to_thread(self.request_sync, method, path, body, content=content, headers=headers)

    def request_sync(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        content: bytes | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> HttpAnswer:
        """The same for programs without an event loop."""
        sent = {name.lower(): value for name, value in (headers or {}).items()}
        if body is not None:
            content = msgspec.json.encode(body)
        if content is not None:
            sent.setdefault("content-type", "application/json")
        secret = None if "authorization" in sent else self.secret
        return http_requests.send(self._opener, self.server + path, method, content, sent, secret, self.timeout)
