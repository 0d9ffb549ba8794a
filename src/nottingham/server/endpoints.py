"""The types that describe the HTTP API. Routes and the published OpenAPI document are both made from `ApiRoute`s."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from msgspec import Struct

from nottingham.server.refusals import no_secret
from nottingham.server.server import Server
from nottingham.store.rows import Key, Person


class Request(Struct, frozen=True):
    """A decoded request."""

    address: str
    """The key of the client's address in the limits."""
    path: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    who: tuple[Person, Key] | None
    """The person who sent the request and the secret they used, if they used one."""

    @property
    def person(self) -> Person:
        return self._authenticated[0]

    @property
    def key(self) -> Key:
        return self._authenticated[1]

    @property
    def _authenticated(self) -> tuple[Person, Key]:
        if self.who is None:
            raise no_secret()
        return self.who


class Download(Struct, frozen=True):
    """An answer that a browser saves as a file."""

    name: str
    content: bytes


Handler = Callable[[Server, Request], Awaitable[Any]]


class Query(Struct, frozen=True):
    """A query parameter."""

    name: str
    schema: dict[str, Any]
    about: str


class ApiRoute(Struct, frozen=True):
    """One method of one path."""

    method: str
    path: str
    about: str
    handler: Handler
    answer: Any = None
    """The type of the answer; None for an empty one."""
    body: Any = None
    """The type of the request's body; None if there is none."""
    status: int = 200
    secret: bool = True
    """Whether the request must carry a secret."""
    query: tuple[Query, ...] = ()
    faults: tuple[int, ...] = ()
    """The statuses it can fail with, besides those that any endpoint can."""
    cost: float = 1
    """How many requests it counts as."""
    max_file_bytes: int = 0
    """If not 0, the body is a file of at most this size. The handler gets its bytes undecoded; `body` only documents
    them.
    """
    long: bool = False
    """Whether the answer can be long: it is compressed, and an address gets few at once."""
