"""The bodies of HTTP requests and answers. Socket messages are in `table/messages.py`."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from nottingham.records.record import RecordedChair
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
    """A person to create."""

    name: Name
    colour: Colour | Literal[""] = ""
    charge: Charge | Literal[""] = ""
    """Preferences: at a table where they are taken, the person gets different ones."""
    device: Label = ""
    """A label for this device in the person's list of devices."""


class ChangedPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """A new name, colour or emblem (`charge`); fields left out don't change."""

    name: Name | None = None
    colour: Colour | Literal[""] | None = None
    charge: Charge | Literal[""] | None = None


class PersonView(Struct, frozen=True):
    """A person, as shown to themselves."""

    id: int
    name: str
    colour: str
    charge: str
    since: int


class Credentials(Struct, frozen=True):
    """A person, and the secret of this device. The secret is shown only once."""

    person: PersonView
    secret: str
    expires: int


class Link(Struct, frozen=True):
    """A secret that adds another device of the same person. It works once, for a few minutes."""

    secret: str
    expires: int


class LinkSecret(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link."""

    secret: Secret


class Redeem(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link, sent from the new device."""

    secret: Secret
    device: Label = ""


class KeyView(Struct, frozen=True):
    """A device, or an unused link."""

    id: int
    kind: Literal["device", "link"]
    label: str
    since: int
    seen: int
    expires: int
    this: bool
    """Whether it is the device that sent this request."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to create."""

    settings: Settings
    sit: bool = True
    """Whether its creator takes the first seat."""
    bots: Annotated[dict[str, Annotated[str, Meta(max_length=64)]], Meta(max_length=6)] = {}
    """Bots by seat number."""


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson to start."""

    lesson: Annotated[str, Meta(max_length=64)]


class TableAnswer(Struct, frozen=True):
    table: TableView


class MyTable(Struct, frozen=True):
    """A table where the person has a seat or is the host."""

    code: str
    stage: Literal["gathering", "playing", "over"]
    options: Options
    names: list[str]
    seat: int | None
    touched: int
    lesson: str | None
    """The lesson at this table, if there is one."""


class BotView(Struct, frozen=True):
    """A bot that can take a seat."""

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
    """Some steps of a finished game, as a seat, a spectator or an all-seeing viewer sees them."""

    game: str
    eyes: str
    last: int
    """The version of the game's last step."""
    steps: list[ReplayStep]


class FileReplay(Struct, frozen=True):
    """Some steps of a game from an uploaded record, and what the record says about the game."""

    about: GameView
    eyes: str
    last: int
    steps: list[ReplayStep]
    judged: bool
    """Whether the rules judged every move. False for older records, which hold no actions."""


class RecordFile(Struct, frozen=True):
    """A recorded game: a file from `/record`, or a line of a tournament's games.jsonl."""

    events: list[dict[str, Any]]
    sha256: str | None = None
    """The hash of the events as they stand in the file."""
    game: int | str | None = None
    code: str = ""
    moves: list[dict[str, Any]] = []
    """For each move its seat, its action and how many events it caused; the first is the deal."""
    chairs: list[RecordedChair] = []
    seats: list[str] = []


class PackView(Struct, frozen=True):
    """A pack of cards that a game can use."""

    name: str
    pack: Pack


class Health(Struct, frozen=True):
    """Whether the server works, and some figures."""

    ok: bool
    version: str
    tables: int
    sockets: int
    trouble: str | None = None


class Fault(Struct, frozen=True, omit_defaults=True):
    """Why a request failed."""

    error: str
    code: str
    message: str
    rule: str | None = None
    details: dict[str, int | str] = {}


class ShortCode(Struct, frozen=True):
    """Six letters for joining a table."""

    code: str
    seconds: int
    """How long it stays valid unless it is requested again."""


class TableCode(Struct, frozen=True):
    """The code in a table's link."""

    code: str


def person_view(person: Person) -> PersonView:
    return PersonView(person.id, person.name, person.colour, person.charge, person.since)


def key_view(key: Key, this: int) -> KeyView:
    return KeyView(key.id, key.kind, key.label, key.since, key.seen, key.expires, key.id == this)
