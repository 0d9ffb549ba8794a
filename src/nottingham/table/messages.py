"""The messages that a table sends over a socket.

Moves are carried as the actions, events and views of the rules (`rules/`).
"""

from collections.abc import Sequence
from typing import Literal

from msgspec import UNSET, Raw, Struct, UnsetType

from nottingham.players.voices.lines import Mood, SpokenLine
from nottingham.rules.errors import RulesError
from nottingham.table.errors import Refusal
from nottingham.table.requests import Throwable
from nottingham.table.settings import LessonPlace, Settings


class SocketMessage(Struct, frozen=True, tag_field="type", omit_defaults=True, kw_only=True):
    """Any message from a table."""


class Done(SocketMessage, frozen=True, tag="done", kw_only=True):
    """The request was carried out and stored."""

    key: str | None = None
    version: int | UnsetType = UNSET
    """The version that a move made."""


class Refused(SocketMessage, frozen=True, tag="refused", kw_only=True):
    """The request was refused, and nothing has changed."""

    error: str
    """`malformed`, `illegal` (the rules), `unauthorized`, `forbidden`, `not_found`, `stale`, `impossible`, `too_many`,
    `not_saved`."""
    code: str
    message: str
    key: str | None = None
    rule: str | None = None
    details: dict[str, int | str] = {}
    version: int | UnsetType = UNSET
    """After a refused move: the game's version."""


class ChairView(Struct, frozen=True, omit_defaults=True):
    """A seat as everyone sees it."""

    kind: Literal["empty", "person", "bot"]
    name: str = ""
    colour: str = ""
    charge: str = ""
    bot: str | None = None
    present: bool = False
    ready: bool = False
    away: bool = False
    """Whether a bot plays for the person until they return."""
    passed: bool = False
    composing: bool = False
    """Whether they are composing an offer for a bag."""
    wants_pause: bool = False
    silent: bool = False
    cut: bool = False
    """Whether they have cut for the next shuffle."""


class GameRef(Struct, frozen=True, omit_defaults=True):
    """A game that was finished here."""

    game: str
    number: int


class Honour(Struct, frozen=True):
    """How well somebody guessed along in a game that is over."""

    name: str
    seat: int | None
    """Null for a spectator."""
    right: int
    total: int


class TableView(Struct, frozen=True):
    """A table as everyone sees it."""

    code: str
    stage: Literal["gathering", "playing", "over"]
    settings: Settings
    chairs: list[ChairView]
    host: int | None
    """The host's seat, if they have one."""
    commitment: str
    """The SHA-256 of the next game's seed."""
    paused: bool
    watching: int
    games: list[GameRef]
    """The last twenty finished games, oldest first."""
    lesson: LessonPlace | None = None
    """Set at a table for a lesson."""
    honours: list[Honour] = []
    """After a game: those who guessed along, the best first."""
    screens: int = 0
    """Screens for everyone in a room that show the table. They are not among those who are `watching`."""


class You(Struct, frozen=True):
    """Your place at the table."""

    seat: int | None
    host: bool
    muted: list[int] = []
    barred: bool | UnsetType = UNSET
    """Whether the host has removed you, so that you can't sit down."""
    barred_people: list[str] | UnsetType = UNSET
    """For the host: the names of those they can `readmit`."""


class ClockView(Struct, frozen=True, omit_defaults=True):
    """The time left, in milliseconds."""

    inspection: int | UnsetType = UNSET
    seats: dict[str, int] = {}
    """By seat: for its pending decision."""
    paused: bool = False
    patience: int | UnsetType = UNSET
    """Until a bot sheriff or deputy stops waiting for people who could still speak."""


class Line(Struct, frozen=True, omit_defaults=True):
    """A line of chat."""

    number: int
    at: int
    name: str
    seat: int | None = None
    text: str | None = None
    phrase: str | None = None
    """A ready-made line of a person, or `voice-` and the line of a bot."""
    about: int | None = None


class PastMove(Struct, frozen=True, omit_defaults=True):
    """A past move as one seat saw it."""

    version: int
    at: int
    events: Raw
    said: Sequence[SpokenLine] = ()
    """What bots said with it."""


class GameSnapshot(Struct, frozen=True, omit_defaults=True):
    """A game as one seat sees it now."""

    game: str
    number: int
    version: int
    view: Raw
    clock: ClockView
    moves: list[PastMove] | None = None
    """The moves after the requested version, in order; null if no version was given."""
    more: bool = False
    """Whether there was too much for one message. Request the rest with `catch_up`, from the last of `moves`."""
    moods: dict[str, Mood] = {}
    """By seat: how the bots look now, and the faces that people pulled in this round."""


class Welcome(SocketMessage, frozen=True, tag="welcome", kw_only=True):
    """Everything a page needs after joining a table."""

    key: str | None = None
    table: TableView
    you: You
    playing: GameSnapshot | None
    talk: list[Line]
    at: int
    """The server's time, in milliseconds since the epoch."""


class TableChanged(SocketMessage, frozen=True, tag="table", kw_only=True):
    """Somebody joined, left or changed something."""

    table: Raw
    you: You


class Moved(SocketMessage, frozen=True, tag="moved", kw_only=True):
    """A move was made."""

    game: str
    version: int
    at: int
    events: Raw
    view: Raw
    clock: Raw
    said: Sequence[SpokenLine] = ()
    """What bots say with it."""
    moods: dict[str, Mood] = {}
    """By seat: how the bots look after it, and the faces that people pulled in this round. A bot's mood is acting: it
    follows from public events alone."""


class SnapshotSent(SocketMessage, frozen=True, tag="standing", kw_only=True):
    """The answer to `catch_up`, and the first message of a new game."""

    playing: GameSnapshot


class ClockChanged(SocketMessage, frozen=True, tag="clock", kw_only=True):
    """Clocks were stopped or started."""

    clock: ClockView


class Talk(SocketMessage, frozen=True, tag="talk", kw_only=True):
    """Lines of chat; `earlier` if they answer `recall`."""

    lines: list[Line]
    earlier: bool = False


class Gestured(SocketMessage, frozen=True, tag="gestured", kw_only=True):
    """Somebody pulled a face or threw something."""

    seat: int
    mood: Mood | None = None
    throw: Throwable | None = None


class OpeningShown(SocketMessage, frozen=True, tag="shown", kw_only=True):
    """A screen for everyone in a room has shown the opening of a bag."""

    game: str
    version: int
    """Of the move that opened it."""


class Ending(SocketMessage, frozen=True, tag="ending", kw_only=True):
    """The socket is about to close, and why."""

    code: str
    message: str


class Listing(Struct, frozen=True):
    """A public table in the lobby."""

    code: str
    stage: Literal["gathering", "playing", "over"]
    settings: Settings
    chairs: list[ChairView]
    watching: int
    since: int


class LobbyChanged(SocketMessage, frozen=True, tag="lobby", kw_only=True):
    """The public tables."""

    tables: list[Raw]


AnyMessage = (
    Welcome
    | TableChanged
    | Moved
    | SnapshotSent
    | ClockChanged
    | Talk
    | Gestured
    | OpeningShown
    | LobbyChanged
    | Done
    | Refused
    | Ending
)
"""Every message that a server sends over a socket."""

RAW_FIELDS = {
    "MakeMove": {"action": "Action"},
    "Moved": {"events": "Event[]", "view": "View", "clock": "ClockView"},
    "PastMove": {"events": "Event[]"},
    "GameSnapshot": {"view": "View"},
    "TableChanged": {"table": "TableView"},
    "LobbyChanged": {"tables": "Listing[]"},
}
"""The types of fields that hold encoded JSON, for the published schema."""


def refused(error: RulesError | Refusal, key: str | None, version: int | UnsetType = UNSET) -> Refused:
    """The answer to a refused request."""
    if isinstance(error, Refusal):
        return Refused(
            error=error.error, code=error.code, message=error.message, details=error.details, key=key, version=version
        )
    return Refused(
        error=error.kind,
        code=error.code,
        message=error.message,
        rule=error.rule,
        details=dict(error.details),
        key=key,
        version=version,
    )
