"""The words between a person's page and a table, over a socket: what can be asked, and what is told.

A socket's first message is `join` or `lobby`. Everything asked afterwards is answered once, with `done` or `refused`,
and an answer carries the `key` of the question. The seat that acts is never in a message: it follows from who joined.

The moves themselves are the actions, events and views of the rules, in their own words (`rules/`).
"""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from nottingham.rules.errors import Malformed, RulesError
from nottingham.table.errors import Refusal
from nottingham.table.settings import LessonPlace, Settings, SettingsChange

MessageKey = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
Seat = Annotated[int, Meta(ge=0, le=5)]
MAX_CHAT_LENGTH = 500

Phrase = Literal[
    "hello",
    "good_luck",
    "trust_me",
    "all_honest",
    "make_an_offer",
    "too_little",
    "open_it",
    "let_it_pass",
    "liar",
    "deal",
    "no_deal",
    "well_played",
    "hurry",
    "pay_or_open",
    "watching_you",
    "thanks",
    "sorry",
    "laughter",
]
"""What can be said with one touch, of someone at the table too; each page says it in its own language."""


class Question(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Anything a page asks of a table."""

    key: MessageKey | None = None
    """Comes back with the answer. An action asked twice with one key is played once."""


class Join(Question, frozen=True, tag="join", kw_only=True):
    """Come to a table: to one's seat, if the secret holds one, else to watch."""

    table: Annotated[str, Meta(max_length=64)]
    secret: Annotated[str, Meta(max_length=128)] | None = None
    game: Annotated[str, Meta(max_length=64)] | None = None
    """The game that `version` is of."""
    version: Annotated[int, Meta(ge=-1, le=2**31)] | None = None
    """The last version this page has seen: what came after it is told. -1 tells the game from its start."""


class Lobby(Question, frozen=True, tag="lobby", kw_only=True):
    """Hear which public tables there are, now and whenever that changes."""


class MakeMove(Question, frozen=True, tag="act", kw_only=True):
    """Make a move."""

    action: Raw
    """One of the actions of the rules."""
    version: Number | None = None
    """The version it was chosen on. If this seat has been asked something else since, the move is stale."""
    game: Annotated[str, Meta(max_length=64)] | None = None
    """The game it is meant for: in any other it is stale."""


class CatchUp(Question, frozen=True, tag="catch_up", kw_only=True):
    """Be told everything after a version again."""

    version: Annotated[int, Meta(ge=-1, le=2**31)]


class Pass(Question, frozen=True, tag="pass", kw_only=True):
    """Say that one has nothing more to say in this inspection, so that a bot in office need not wait."""


class Sit(Question, frozen=True, tag="sit", kw_only=True):
    """Take a seat, the first free one if none is named."""

    seat: Seat | None = None


class Stand(Question, frozen=True, tag="stand", kw_only=True):
    """Give one's seat up; in a game a bot plays it to the end."""


class SeatBot(Question, frozen=True, tag="seat_bot", kw_only=True):
    """The host seats a bot."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=64)]


class Remove(Question, frozen=True, tag="remove", kw_only=True):
    """The host empties a seat; in a game a bot plays it to the end."""

    seat: Seat


class MakeHost(Question, frozen=True, tag="make_host", kw_only=True):
    """The host hands his role to the person in a seat."""

    seat: Seat


class Arrange(Question, frozen=True, tag="arrange", kw_only=True):
    """The host changes how the table is: what is not named stays."""

    settings: SettingsChange


class Cut(Question, frozen=True, tag="cut", kw_only=True):
    """Add a word of one's own to the next shuffle."""

    text: Annotated[str, Meta(max_length=64)]


class Ready(Question, frozen=True, tag="ready", kw_only=True):
    """Say that one is ready for the next game, or not yet."""

    ready: bool = True


class Start(Question, frozen=True, tag="start", kw_only=True):
    """The host starts the game."""


class Rematch(Question, frozen=True, tag="rematch", kw_only=True):
    """The host starts another game, with the same people and the same options."""


class Gather(Question, frozen=True, tag="gather", kw_only=True):
    """After a game the host opens the table again for others to sit and for other options."""


class TurnTo(Question, frozen=True, tag="turn_to", kw_only=True):
    """Begin a chapter of the lesson at this table, from its start; what was played of another is given up."""

    chapter: Annotated[int, Meta(ge=0, le=99)]


class Pause(Question, frozen=True, tag="pause", kw_only=True):
    """Ask for a pause, or agree to one; it begins when all people who are present have asked."""


class Resume(Question, frozen=True, tag="resume", kw_only=True):
    """End a pause, or take one's wish for one back."""


class Say(Question, frozen=True, tag="say", kw_only=True):
    """Speak at the table: a text or a phrase."""

    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT_LENGTH)] | None = None
    phrase: Phrase | None = None
    about: Seat | None = None
    """Whom a phrase is meant for."""


class Recall(Question, frozen=True, tag="recall", kw_only=True):
    """Hear again what was said before a line."""

    before: Number


class Mute(Question, frozen=True, tag="mute", kw_only=True):
    """No longer hear someone, or hear him again."""

    seat: Seat
    muted: bool = True


class Silence(Question, frozen=True, tag="silence", kw_only=True):
    """The host forbids someone to speak, or allows it again."""

    seat: Seat
    silent: bool = True


AtTable = (
    MakeMove
    | CatchUp
    | Pass
    | Sit
    | Stand
    | SeatBot
    | Remove
    | MakeHost
    | Arrange
    | Cut
    | Ready
    | Start
    | Rematch
    | Gather
    | TurnTo
    | Pause
    | Resume
    | Say
    | Recall
    | Mute
    | Silence
)
AtDoor = Join | Lobby

_at_table: msgspec.json.Decoder[AtTable] = msgspec.json.Decoder(AtTable)
_at_door: msgspec.json.Decoder[AtDoor] = msgspec.json.Decoder(AtDoor)


class _Keyed(Struct):
    key: str | None = None


_keyed = msgspec.json.Decoder(_Keyed)


def parse_question(text: str | bytes) -> AtTable:
    """What a page asks of its table, or `Malformed` with the reason."""
    try:
        return _at_table.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(str(error)) from None


def parse_first(text: str | bytes) -> AtDoor:
    """A socket's first message."""
    try:
        return _at_door.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(str(error)) from None


def key_of(text: str | bytes) -> str | None:
    """The key of a message that is otherwise no question, so that its refusal finds the way back."""
    try:
        key = _keyed.decode(text).key
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return key if key is not None and len(key) <= 64 else None


class Told(Struct, frozen=True, tag_field="type", omit_defaults=True, kw_only=True):
    """Anything a table tells."""


class Done(Told, frozen=True, tag="done", kw_only=True):
    """What was asked is done, and stored."""

    key: str | None = None
    version: int | UnsetType = UNSET
    """Of an action: the version it made."""


class Refused(Told, frozen=True, tag="refused", kw_only=True):
    """What was asked is not done, and nothing has changed."""

    error: str
    """`malformed`, `illegal` (the rules), `unauthorized`, `forbidden`, `not_found`, `stale`, `impossible`, `too_many`,
    `not_saved`."""
    code: str
    message: str
    key: str | None = None
    rule: str | None = None
    details: dict[str, int | str] = {}
    version: int | UnsetType = UNSET
    """Of an action: the version the game is at."""


class ChairView(Struct, frozen=True, omit_defaults=True):
    """A seat at the table, as everyone sees it."""

    kind: Literal["empty", "person", "bot"]
    name: str = ""
    colour: str = ""
    charge: str = ""
    bot: str | None = None
    present: bool = False
    ready: bool = False
    away: bool = False
    """Whether a bot plays for the person until the return."""
    passed: bool = False
    wants_pause: bool = False
    silent: bool = False
    cut: bool = False
    """Whether a cut was given for the next shuffle."""


class GameRef(Struct, frozen=True, omit_defaults=True):
    """A game that was played here to its end."""

    game: str
    number: int


class TableView(Struct, frozen=True):
    """A table, as everyone who comes to it sees it."""

    code: str
    stage: Literal["gathering", "playing", "over"]
    settings: Settings
    chairs: list[ChairView]
    host: int | None
    """The host's seat, if he sits."""
    commitment: str
    """The SHA-256 of the seed of the next game."""
    paused: bool
    watching: int
    games: list[GameRef]
    """Finished games, the oldest first."""
    lesson: LessonPlace | None = None
    """If somebody learns the game here."""


class You(Struct, frozen=True):
    """Who one is at this table."""

    seat: int | None
    host: bool
    muted: list[int] = []


class ClockView(Struct, frozen=True, omit_defaults=True):
    """What time is left, in milliseconds from now."""

    inspection: int | UnsetType = UNSET
    seats: dict[str, int] = {}
    """For the decision each seat is asked for."""
    paused: bool = False
    patience: int | UnsetType = UNSET
    """Until a bot in office goes on, though someone could still speak."""


class Line(Struct, frozen=True, omit_defaults=True):
    """Something said at the table."""

    number: int
    at: int
    name: str
    seat: int | None = None
    text: str | None = None
    phrase: str | None = None
    about: int | None = None


class PastMove(Struct, frozen=True):
    """A move that was made, as one seat saw it."""

    version: int
    at: int
    events: Raw


class Standing(Struct, frozen=True, omit_defaults=True):
    """A game as one seat knows it now."""

    game: str
    number: int
    version: int
    view: Raw
    clock: ClockView
    moves: list[PastMove] | None = None
    """What happened after the version that was asked about, in order; nothing, if none was."""
    more: bool = False
    """Whether that was too much to tell at once: ask `catch_up` for what came after the last of `moves`."""


class Welcome(Told, frozen=True, tag="welcome", kw_only=True):
    """All one needs on coming to a table."""

    key: str | None = None
    table: TableView
    you: You
    playing: Standing | None
    talk: list[Line]
    at: int
    """The time at the table, in milliseconds since the epoch."""


class TableChanged(Told, frozen=True, tag="table", kw_only=True):
    """Somebody came, went or changed something."""

    table: Raw
    you: You


class Moved(Told, frozen=True, tag="moved", kw_only=True):
    """The game went on to a version."""

    game: str
    version: int
    at: int
    events: Raw
    view: Raw
    clock: Raw


class Standings(Told, frozen=True, tag="standing", kw_only=True):
    """The answer to `catch_up`, and the first word of a new game."""

    playing: Standing


class ClockChanged(Told, frozen=True, tag="clock", kw_only=True):
    """Clocks were stopped or set going."""

    clock: ClockView


class Talk(Told, frozen=True, tag="talk", kw_only=True):
    """Lines that were said; `earlier` if they answer `recall`."""

    lines: list[Line]
    earlier: bool = False


class Ending(Told, frozen=True, tag="ending", kw_only=True):
    """The socket is about to be closed, and why."""

    code: str
    message: str


class Listing(Struct, frozen=True):
    """A public table, as the lobby shows it."""

    code: str
    stage: Literal["gathering", "playing", "over"]
    settings: Settings
    chairs: list[ChairView]
    watching: int
    since: int


class LobbyChanged(Told, frozen=True, tag="lobby", kw_only=True):
    """The public tables."""

    tables: list[Raw]


AnyTold = Welcome | TableChanged | Moved | Standings | ClockChanged | Talk | LobbyChanged | Done | Refused | Ending
"""Everything that can come over a socket."""

RAW_FIELDS = {
    "MakeMove": {"action": "Action"},
    "Moved": {"events": "Event[]", "view": "View", "clock": "ClockView"},
    "PastMove": {"events": "Event[]"},
    "Standing": {"view": "View"},
    "TableChanged": {"table": "TableView"},
    "LobbyChanged": {"tables": "Listing[]"},
}
"""What stands in the fields that are JSON already when they are told, for those who describe the messages."""


def refused(error: RulesError | Refusal, key: str | None, version: int | UnsetType = UNSET) -> Refused:
    """The answer to what can't be done."""
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
