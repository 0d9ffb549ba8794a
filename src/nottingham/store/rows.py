"""The rows of the store as values: a record's fields are the columns of its table, in their order.

All ids are random whole numbers below 2**53, chosen by whoever makes the thing, so that a page's JavaScript can
hold them. All times are whole milliseconds since 1970. What a table's `doc`, a game's `summary` and a move's
`events` hold is for others to know: here they are bytes.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from msgspec import Struct

KeyKind = Literal["device", "link"]
Stage = Literal["gathering", "playing", "over"]


class Person(Struct, frozen=True):
    """Somebody who plays here; nothing is asked of him but a name."""

    id: int
    name: str
    colour: str
    charge: str
    """What he bears on his shield."""
    since: int
    seen: int


class Key(Struct, frozen=True):
    """What proves that one is that person: only the hash of the secret is kept."""

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
    """How often it was changed: whoever changes it says which revision he makes, and only one can make it."""


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
    """What one action did to a game. Only one move of a game can have a version: whoever stores it first wins."""

    game: int
    version: int
    seat: int | None
    """The seat that acted; nobody for the deal."""
    key: str | None
    """By which the one who asked knows that it was his request."""
    at: int
    events: bytes
    action: bytes | None = None
    """The action that made the move, as JSON. None for the deal and for moves of programs that did not store it yet."""


class ChatLine(Struct, frozen=True):
    """Something said at a table: words of one's own, or a phrase that every page can say in its own language."""

    table: int
    number: int
    person: int | None
    seat: int | None
    name: str
    at: int
    text: str | None = None
    phrase: str | None = None
    about: int | None = None
    """The seat that a phrase is meant for."""


class Result(Struct, frozen=True):
    """How a seat fared in a finished game."""

    game: int
    seat: int
    person: int | None
    bot: str | None
    players: int
    rank: int
    won: float
    """A victory, or the share of one that several seats had."""
    points: int
    bags: int
    lies: int
    caught: int
    opened: int
    opened_lying: int
    best_bribe: int
    at: int


class PlayedGame(Struct, frozen=True):
    """How somebody fared in a game that is over; its name, as long as it can still be looked at."""

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


class Tally(Struct, frozen=True):
    """The results of a person, or of a bot, added up."""

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
        """Whether it has seen later moves of the other's game."""
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
