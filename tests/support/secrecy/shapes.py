"""The shape of everything a server sends besides events and views: none of it can contain a card.

Names of people begin with a capital and names of goods never do; every other text is one of a few words, a code or a
hash. These shapes are written here again, and not imported from the server: a field that it adds fails the test until
somebody has considered it.
"""

import json
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

BOTS = ("random", "trader", "apprentice", "robin_hood", "little_john:apprentice", "accepts_any_bribe", "always_honest")
PACKS = ("canaries", "goose_fair")

Whole = Annotated[int, Meta(ge=0)]
Version = Annotated[int, Meta(ge=0, lt=5000)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Code = Annotated[str, Meta(pattern=r"^[2-9a-hjkmnp-z]{14}$")]
Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
Name = Annotated[str, Meta(pattern=r"^[A-Z][A-Za-z ]*( \d+)?$")]
NameOrNone = Annotated[str, Meta(pattern=r"^([A-Z][A-Za-z ]*( \d+)?)?$")]
NoName = Literal[""]
Key = Annotated[str, Meta(pattern=r"^k\d+$")]
Colour = Literal["red", "blue", "green", "yellow", "purple", "orange"]
Bot = Literal[
    "random", "trader", "apprentice", "robin_hood", "little_john:apprentice", "accepts_any_bribe", "always_honest"
]
Charge = Literal["oak", "stag", "bow", "key", "tower", "rose"]
Stage = Literal["gathering", "playing", "over"]
_VOICE = "(?:plain|robin_hood|little_john)"
Phrase = Annotated[
    str,
    Meta(pattern=rf"^(?:hello|trust_me|liar|no_deal|voice-{_VOICE}-(?:invited|threatened|doubt|greet)-[1-3])$"),
]
BotsLine = Annotated[
    str,
    Meta(
        pattern=rf"^{_VOICE}-(?:declare|outraged|haggle|raise|caught|honest|spared|betrayed|open|pass|price|refuse|deal"
        r"|winning|losing|opened|kept)-[1-6]$"
    ),
]
Mood = Literal["calm", "amused", "nervous", "smug", "angry", "caught"]
Moods = dict[Literal["0", "1", "2", "3", "4", "5"], Mood]
Saying = Annotated[str, Meta(pattern=r"^I say \d+\.$")]
Figure = int | float


class Shape(Struct, forbid_unknown_fields=True):
    """Exactly these fields."""


class Options(Shape):
    players: Annotated[int, Meta(ge=3, le=6)]
    edition: Literal["first", "second"]
    royal_goods: bool
    black_market: bool
    time_limit: bool
    removed_cards: bool
    seven_card_hand: bool
    open_trade: bool
    packs: list[Literal["canaries", "goose_fair"]]


class Settings(Shape):
    options: Options
    public: bool
    spectators: bool
    away_seconds: Whole
    decision_seconds: Whole | None
    bot_seconds: Figure
    patience_seconds: Whole
    stand_in: Bot
    first_sheriff: Literal["lot", "named"]


class Chair(Shape):
    kind: Literal["empty", "person", "bot"]
    name: NameOrNone = ""
    colour: Colour | NoName = ""
    charge: Charge | NoName = ""
    bot: Bot | None = None
    present: bool = False
    away: bool = False
    passed: bool = False
    composing: bool = False
    wants_pause: bool = False
    silent: bool = False
    cut: bool = False
    ready: bool = False


class GameRef(Shape):
    game: Code
    number: Whole


class Honour(Shape):
    name: Name
    seat: SeatNumber | None
    right: Whole
    total: Whole


class Table(Shape):
    code: Code
    stage: Stage
    settings: Settings
    chairs: list[Chair]
    host: SeatNumber | None
    commitment: Hash
    paused: bool
    watching: Whole
    games: list[GameRef]
    lesson: None
    """Lesson tables have a public deck; none of these tables is one."""
    honours: list[Honour]
    screens: Whole


class You(Shape):
    seat: SeatNumber | None
    host: bool
    muted: list[SeatNumber]
    barred: Literal[True] | UnsetType = UNSET
    barred_people: list[Name] | UnsetType = UNSET


class Clock(Shape):
    inspection: Annotated[int, Meta(ge=0, le=300_000)] | UnsetType = UNSET
    seats: dict[Literal["0", "1", "2", "3", "4", "5"], Whole] = {}
    paused: bool = False
    patience: Whole | UnsetType = UNSET


class Line(Shape):
    number: Whole
    at: Whole
    name: NameOrNone
    """None, if the author has deleted their data."""
    seat: SeatNumber | None = None
    text: Saying | None = None
    phrase: Phrase | None = None
    about: SeatNumber | None = None


class SpokenLine(Shape):
    seat: SeatNumber
    line: BotsLine
    to: SeatNumber | None = None
    times: Annotated[int, Meta(ge=2, le=30)] = 2


class PastMove(Shape):
    version: Version
    at: Whole
    events: Raw
    said: list[SpokenLine] = []


class Standing(Shape):
    """Fields that are `Raw` are checked elsewhere."""

    game: Code
    number: Whole
    version: Version
    view: Raw
    clock: Clock
    moves: list[PastMove] | None = None
    more: bool = False
    moods: Moods = {}


class Message(Shape, tag_field="type"):
    """Base of all messages over a socket."""


class Done(Message, tag="done"):
    key: Key
    version: Version | UnsetType = UNSET


class Refused(Message, tag="refused"):
    error: Literal["malformed", "illegal", "unauthorized", "forbidden", "not_found", "stale", "impossible", "too_many"]
    code: Annotated[str, Meta(pattern=r"^[a-z_]+$")]
    message: str
    key: Key | None = None
    rule: str | None = None
    details: dict[str, int | str] = {}
    version: Version | UnsetType = UNSET


class Welcome(Message, tag="welcome"):
    table: Table
    you: You
    playing: Standing | None
    talk: list[Line]
    at: Whole
    key: Key | None = None


class TableChanged(Message, tag="table"):
    table: Table
    you: You


class Moved(Message, tag="moved"):
    game: Code
    version: Version
    at: Whole
    events: Raw
    view: Raw
    clock: Clock
    said: list[SpokenLine] = []
    moods: Moods = {}


class AfterTheView(Shape):
    """The fields that follow the view in a move."""

    clock: Clock
    said: list[SpokenLine] = []
    moods: Moods = {}


class Standings(Message, tag="standing"):
    playing: Standing


class ClockChanged(Message, tag="clock"):
    clock: Clock


class Talk(Message, tag="talk"):
    lines: list[Line]
    earlier: bool = False


class Gestured(Message, tag="gestured"):
    seat: SeatNumber
    mood: Mood | None = None
    throw: Literal["laughter", "gasp", "coin", "tomato"] | None = None


class OpeningShown(Message, tag="shown"):
    game: Code
    version: Version


class Ending(Message, tag="ending"):
    code: Annotated[str, Meta(pattern=r"^[a-z_]+$")]
    message: str


class Listing(Shape):
    code: Code
    stage: Literal["gathering", "playing"]
    settings: Settings
    chairs: list[Chair]
    watching: Whole
    since: Whole


class LobbyChanged(Message, tag="lobby"):
    tables: list[Listing]


AnyMessage = (
    Done
    | Refused
    | Welcome
    | TableChanged
    | Moved
    | Standings
    | ClockChanged
    | Talk
    | Gestured
    | OpeningShown
    | Ending
    | LobbyChanged
)


class Fault(Shape):
    error: str
    code: Annotated[str, Meta(pattern=r"^[a-z_]+$")]
    message: str
    rule: str | None = None
    details: dict[str, int | str] = {}


class Person(Shape):
    id: Whole
    name: Name
    colour: Colour | NoName
    charge: Charge | NoName
    since: Whole


class Credentials(Shape):
    person: Person
    secret: str
    expires: Whole


class Link(Shape):
    secret: str
    expires: Whole


class Device(Shape):
    id: Whole
    kind: Literal["device", "link"]
    label: NoName
    since: Whole
    seen: Whole
    expires: Whole
    this: bool


class TableAnswer(Shape):
    table: Table


class MyTable(Shape):
    code: Code
    stage: Stage
    options: Options
    names: list[NameOrNone]
    seat: SeatNumber | None
    touched: Whole
    lesson: None


class Tally(Shape):
    games: Whole
    wins: Figure
    points: int
    best_points: int
    bags: Whole
    lies: Whole
    caught: Whole
    opened: Whole
    opened_lying: Whole
    best_bribe: Whole
    last_at: Whole | None


class PlayedGame(Shape):
    game: Code | None
    at: Whole
    players: Annotated[int, Meta(ge=3, le=6)]
    rank: Annotated[int, Meta(ge=1, le=6)]
    won: Figure
    points: int
    bags: Whole
    lies: Whole
    caught: Whole
    opened: Whole
    opened_lying: Whole
    best_bribe: Whole


class Health(Shape):
    ok: bool
    version: str
    tables: Whole
    sockets: Whole
    trouble: None


class LogLine(Shape):
    """A log line of a server without faults."""

    at: Figure
    level: Literal["info"]
    from_: Literal["server.run"] = msgspec.field(name="from")
    what: Literal["listening", "stopping", "stopped"]
    version: str | UnsetType = UNSET
    compiled: bool | UnsetType = UNSET
    sockets: Whole | UnsetType = UNSET


_message: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)


def message(text: bytes) -> AnyMessage:
    """A socket's message, if it has one of these shapes."""
    once(text)
    return _message.decode(text)


def once(text: bytes) -> Any:
    """JSON in which no field is said twice: the second would hide the first from every reader."""
    return _decoder.decode(text.decode())


def _no_twice(fields: list[tuple[str, Any]]) -> dict[str, Any]:
    read = dict(fields)
    assert len(read) == len(fields), f"a field is said twice: {[name for name, _ in fields]}"
    return read


_decoder = json.JSONDecoder(object_pairs_hook=_no_twice)
