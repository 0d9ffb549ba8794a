"""What is asked and answered over HTTP. The words of the socket are the table's (`table/messages.py`)."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from nottingham.records.record import RecordedChair, RecordedMove
from nottingham.rules.goods import Pack
from nottingham.rules.options import Options
from nottingham.store.rows import Key, Person, ResultTotals
from nottingham.table.messages import TableView
from nottingham.table.replays import ReplayStep
from nottingham.table.results import SeatSummary
from nottingham.table.settings import Charge, Colour, Settings

Name = Annotated[str, Meta(min_length=1, max_length=64)]
Label = Annotated[str, Meta(max_length=64)]
Secret = Annotated[str, Meta(min_length=1, max_length=128)]


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """Someone who wants to play here."""

    name: Name
    colour: Colour | Literal[""] = ""
    charge: Charge | Literal[""] = ""
    """Wishes: who comes to a table where they are taken gets others."""
    device: Label = ""
    """What to call this device in the list of one's devices."""


class ChangedPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """Another name, colour or charge; what is left out stays."""

    name: Name | None = None
    colour: Colour | Literal[""] | None = None
    charge: Charge | Literal[""] | None = None


class PersonView(Struct, frozen=True):
    """A person, as he sees himself."""

    id: int
    name: str
    colour: str
    charge: str
    since: int


class Credentials(Struct, frozen=True):
    """Who one is now, and the secret that proves it from this device. It is shown once."""

    person: PersonView
    secret: str
    expires: int


class Link(Struct, frozen=True):
    """A secret that makes another device the same person's. It is good once, and for minutes."""

    secret: str
    expires: int


class Redeem(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link, on the other device."""

    secret: Secret
    device: Label = ""


class KeyView(Struct, frozen=True):
    """A device, or a link that was not used yet."""

    id: int
    kind: Literal["device", "link"]
    label: str
    since: int
    seen: int
    expires: int
    this: bool
    """Whether it is the one that asks."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be laid."""

    settings: Settings
    sit: bool = True
    """Whether whoever lays it sits down in the first seat."""
    bots: Annotated[dict[str, Annotated[str, Meta(max_length=64)]], Meta(max_length=6)] = {}
    """Bots by seat."""


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson to be taken."""

    lesson: Annotated[str, Meta(max_length=64)]


class TableAnswer(Struct, frozen=True):
    table: TableView


class MyTable(Struct, frozen=True):
    """A table where one has a seat, or is the host."""

    code: str
    stage: Literal["gathering", "playing", "over"]
    options: Options
    names: list[str]
    seat: int | None
    touched: int
    lesson: str | None
    """The lesson that is given there, if one is."""


class BotView(Struct, frozen=True):
    """Someone who can be seated."""

    bot: str
    name: str
    kind: Literal["level", "character", "habit", "random"]
    motto: str | None
    tally: ResultTotals


class GameView(Struct, frozen=True):
    """A finished game."""

    game: str
    number: int
    options: Options
    seats: list[SeatSummary]
    moves: int
    since: int
    ended: int
    commitment: str
    seed: str


class Replay(Struct, frozen=True):
    """Some steps of a finished game, with one's eyes or another's."""

    game: str
    eyes: str
    last: int
    """The version of the last step there is."""
    steps: list[ReplayStep]


class FileReplay(Struct, frozen=True):
    """Some steps of a game whose record was brought along, and what the record tells about it."""

    about: GameView
    eyes: str
    last: int
    steps: list[ReplayStep]


class RecordFile(Struct, frozen=True):
    """A recorded game: the file of `/record`, or a line of a tournament's games.jsonl."""

    events: list[dict[str, Any]]
    sha256: str | None = None
    """Of the text of the events."""
    game: int | str | None = None
    code: str = ""
    moves: list[RecordedMove] = []
    chairs: list[RecordedChair] = []
    seats: list[str] = []


class PackView(Struct, frozen=True):
    """Cards that can be in a game."""

    name: str
    pack: Pack


class Health(Struct, frozen=True):
    """Whether the server can do its work."""

    ok: bool
    version: str
    tables: int
    sockets: int
    trouble: str | None = None


class Fault(Struct, frozen=True, omit_defaults=True):
    """Why something was not done; nothing has changed."""

    error: str
    code: str
    message: str
    rule: str | None = None
    details: dict[str, int | str] = {}


def person_view(person: Person) -> PersonView:
    return PersonView(person.id, person.name, person.colour, person.charge, person.since)


def key_view(key: Key, this: int) -> KeyView:
    return KeyView(key.id, key.kind, key.label, key.since, key.seen, key.expires, key.id == this)
