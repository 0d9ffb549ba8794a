"""How a table is set up, and what of it is kept on disk between two sentences.

`TableDoc` is the whole truth of a table apart from its games and its talk. It holds secrets (the seed of the next game)
and never leaves the server; what others see is made from it field by field (`messages.TableView`).
"""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from nottingham.rules.options import Options

COLOURS = ("red", "blue", "green", "yellow", "purple", "orange")
Colour = Literal["red", "blue", "green", "yellow", "purple", "orange"]
CHARGES = ("oak", "stag", "bow", "key", "tower", "rose")
Charge = Literal["oak", "stag", "bow", "key", "tower", "rose"]
"""A colour and a charge for each of six seats, so that colour is never alone."""

Seconds = Annotated[int, Meta(ge=1, le=7 * 24 * 3600)]
Moment = Annotated[float, Meta(ge=0, le=10)]
Patience = Annotated[int, Meta(ge=0, le=600)]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is."""

    options: Options
    public: bool = False
    """Whether the lobby shows it; else only those who have the link find it."""
    spectators: bool = True
    """Whether others than the players may watch, and see the replay afterwards."""
    away_seconds: Seconds = 120
    """How long a player can be away before a bot plays for him."""
    decision_seconds: Seconds | None = None
    """The time for each decision, after which the sensible thing is done; nothing for no limit."""
    bot_seconds: Moment = 1.0
    """How long a bot waits before it moves, so that people can follow."""
    patience_seconds: Patience = 30
    """How long a bot in office waits for people who say nothing and don't pass."""
    stand_in: Annotated[str, Meta(max_length=64)] = "trader"
    """Who plays for those who are away."""


class SettingsChange(Struct, frozen=True, forbid_unknown_fields=True):
    """Settings to change; what is left out stays."""

    options: Options | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    spectators: bool | UnsetType = UNSET
    away_seconds: Seconds | UnsetType = UNSET
    decision_seconds: Seconds | UnsetType | None = UNSET
    bot_seconds: Moment | UnsetType = UNSET
    patience_seconds: Patience | UnsetType = UNSET
    stand_in: Annotated[str, Meta(max_length=64)] | UnsetType = UNSET

    def applied_to(self, settings: Settings) -> Settings:
        named = {field: getattr(self, field) for field in self.__struct_fields__}
        return msgspec.structs.replace(settings, **{field: new for field, new in named.items() if new is not UNSET})


class Chair(Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat: a person, a bot, or nobody."""

    name: str = ""
    colour: str = ""
    charge: str = ""
    person: int | None = None
    bot: str | None = None

    @property
    def empty(self) -> bool:
        return self.person is None and self.bot is None


EMPTY = Chair()


class Clocks(Struct, frozen=True, omit_defaults=True):
    """What was left of each clock when the table was paused or went to sleep, in seconds."""

    version: int
    """The version they are of; at any other they mean nothing."""
    inspection: float | None = None
    seats: dict[str, float] = {}


class LessonPlace(Struct, frozen=True):
    """Where in a lesson a table is."""

    lesson: str
    chapter: int
    """From 0."""
    chapters: int


class TableDoc(Struct, frozen=True, omit_defaults=True):
    """A table, as the store keeps it."""

    settings: Settings
    chairs: tuple[Chair, ...]
    seed: str
    """Of the next game: 32 bytes that nobody may know before its end."""
    host: int | None = None
    cuts: dict[int, str] = {}
    """By person, for the next game."""
    silenced: frozenset[int] = frozenset()
    """People the host has forbidden to speak."""
    mutes: dict[int, frozenset[int]] = {}
    """By person, the people he doesn't want to hear."""
    game: int | None = None
    """The game that is played, or was played last."""
    games: int = 0
    """How many were begun."""
    bots: tuple[str | None, ...] = ()
    """By seat, the bots that sat here at the deal of that game."""
    paused: bool = False
    clocks: Clocks | None = None
    lesson: LessonPlace | None = None
    """Of a table where somebody learns the game."""
    ready: frozenset[int] = frozenset()
    """Seats that are ready for the next game."""
    wants_pause: frozenset[int] = frozenset()
    """Seats that have asked for a pause."""


_decoder = msgspec.json.Decoder(TableDoc)
_encoder = msgspec.json.Encoder()


def encode_doc(doc: TableDoc) -> bytes:
    return _encoder.encode(doc)


def decode_doc(text: bytes) -> TableDoc:
    return _decoder.decode(text)
