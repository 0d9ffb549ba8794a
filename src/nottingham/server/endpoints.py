"""Everything that can be asked over HTTP, as a table: the routes and the published OpenAPI are both made from it."""

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from nottingham.store.rows import Key, Person
from nottingham.table.errors import Refusal

if TYPE_CHECKING:
    from nottingham.server.app import Server


class Request(Struct, frozen=True):
    """A request that was understood: who asks, and for what."""

    address: str
    path: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    who: tuple[Person, Key] | None

    @property
    def person(self) -> Person:
        return self._known[0]

    @property
    def key(self) -> Key:
        return self._known[1]

    @property
    def _known(self) -> tuple[Person, Key]:
        if self.who is None:
            raise Refusal("unauthorized", "no_secret", "Say who you are: Authorization: Bearer and your secret.")
        return self.who


class File(Struct, frozen=True):
    """An answer that is a file to keep."""

    name: str
    content: bytes


Handler = Callable[["Server", Request], Awaitable[Any]]


class Query(Struct, frozen=True):
    """A parameter after the question mark."""

    name: str
    schema: dict[str, Any]
    about: str


class Endpoint(Struct, frozen=True):
    """One thing that can be asked."""

    method: str
    path: str
    about: str
    handler: Handler
    answer: Any = None
    """The type of the answer; nothing for an empty one."""
    body: Any = None
    status: int = 200
    secret: bool = True
    """Whether one must say who one is."""
    query: tuple[Query, ...] = ()
    faults: tuple[int, ...] = ()
    """What it can be refused with, besides what anything can."""
    cost: float = 1
    """How many requests it counts for."""
    file: int = 0
    """If not nothing, the body may have so many bytes and is handed on as it came; `body` is then only what is said
    of it."""
    packed: bool = False
    """Whether the answer is long, so that whoever takes it packed gets it packed."""


STATUS = {
    "malformed": 400,
    "unauthorized": 401,
    "forbidden": 403,
    "not_found": 404,
    "impossible": 409,
    "illegal": 422,
    "too_big": 413,
    "not_json": 415,
    "too_many": 429,
    "not_saved": 503,
}
"""A refusal's meaning as an HTTP status."""
