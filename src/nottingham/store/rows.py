"""The rows of the store as values. The fields of a row are the columns of its table, in their order.

All ids are random integers below 2**53, so that JavaScript can hold them; the caller chooses them. All times are
milliseconds since 1970. To the store a table's `doc`, a game's `summary` and a move's `events` and `action` are bytes.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from msgspec import Struct

KeyKind = Literal["device", "link"]
Stage = Literal["gathering", "playing", "over"]


class Person(Struct, frozen=True):
    """A person who plays here. All they give is a name, a colour and an emblem."""

    id: int
    name: str
    colour: str
    charge: str
    """The emblem on their shield."""
    since: int
    seen: int


class Key(Struct, frozen=True):
    """A secret that identifies a person. Only its hash is stored."""

    id: int
    hash: bytes
    person: int
    kind: KeyKind
    label: str
    since: int
    seen: int
    expires: int


class TableRow(Struct, frozen=True):
    """A table where people gather, play and stay for another game."""

    id: int
    code: str
    host: int | None
    public: bool
    stage: Stage
    doc: bytes
    since: int
    touched: int
    revision: int = 0
    """The number of changes so far. A change names the revision it makes, and only one writer can make each."""


class GameRow(Struct, frozen=True):
    """One game of a table, the first, the second and so on."""

    id: int
    code: str
    table: int
    number: int
    since: int
    ended: int | None = None
    summary: bytes | None = None


class Move(Struct, frozen=True, gc=False):
    """What one action did to a game. A game has one move for each version: the first writer to store it wins."""

    game: int
    version: int
    seat: int | None
    """The seat that acted; None for the deal."""
    key: str | None
    """The key that the client gave its request, to recognise a repeated one."""
    at: int
    events: bytes
    action: bytes | None = None
    """The action that made the move, as JSON. None for the deal and for moves of programs that did not store it yet."""


class ChatLine(Struct, frozen=True):
    """A line of chat: free text, or a phrase that each page shows in its own language."""

    table: int
    number: int
    person: int | None
    seat: int | None
    name: str
    at: int
    text: str | None = None
    phrase: str | None = None
    about: int | None = None
    """The seat that a phrase is about."""


class Result(Struct, frozen=True):
    """The result of a seat in a finished game."""

    game: int
    seat: int
    person: int | None
    bot: str | None
    players: int
    rank: int
    won: float
    """1 for a win, or a share of it when several seats won."""
    points: int
    bags: int
    lies: int
    caught: int
    opened: int
    opened_lying: int
    best_bribe: int
    at: int


class PlayedGame(Struct, frozen=True):
    """A person's result in a finished game, with the code of its replay while that is stored."""

    game: str | None
    at: int
    players: int
    rank: int
    won: float
    points: int
    bags: int
    lies: int
    caught: int
    opened: int
    opened_lying: int
    best_bribe: int


class ResultTotals(Struct, frozen=True):
    """The results of a person or a bot, added up."""

    games: int = 0
    wins: float = 0.0
    points: int = 0
    best_points: int = 0
    bags: int = 0
    lies: int = 0
    caught: int = 0
    opened: int = 0
    opened_lying: int = 0
    best_bribe: int = 0
    last_at: int | None = None

    def __add__(self, other: "ResultTotals") -> "ResultTotals":
        return ResultTotals(
            self.games + other.games,
            self.wins + other.wins,
            self.points + other.points,
            max(self.best_points, other.best_points),
            self.bags + other.bags,
            self.lies + other.lies,
            self.caught + other.caught,
            self.opened + other.opened,
            self.opened_lying + other.opened_lying,
            max(self.best_bribe, other.best_bribe),
            max((at for at in (self.last_at, other.last_at) if at is not None), default=None),
        )


class SyncCursor(Struct, frozen=True, array_like=True, gc=False):
    """How much of a table a server has seen. Servers send it to each other."""

    table: int
    revision: int
    game: int | None
    version: int
    line: int
    """The number of the last chat line."""

    def ahead_of(self, other: "SyncCursor") -> bool:
        return self.revision > other.revision or self.has_moves_for(other) or self.line > other.line

    def has_moves_for(self, other: "SyncCursor") -> bool:
        """Whether this cursor has seen later moves of the other's game."""
        return self.game == other.game and self.version > other.version


class Updates(NamedTuple):
    """What the store has of a table beyond a cursor."""

    row: TableRow | None = None
    """Read before the moves, so that the moves are at least as new as what the row says of them."""
    moves: Sequence[Move] = ()
    latest: TableRow | None = None
    """Read after the moves, if there are any: it shows who had lost their seat before any of them was made."""
    lines: Sequence[ChatLine] = ()

    def __bool__(self) -> bool:
        return any(self)
