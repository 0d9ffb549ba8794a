"""A table's settings, and the document in which the store keeps it.

`TableDoc` is everything about a table except its games and its chat. It holds secrets (the next game's seed) and never
leaves the server; clients see a `messages.TableView`, built from it field by field.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from nottingham.rules.options import Options

COLOURS = ("red", "blue", "green", "yellow", "purple", "orange")
Colour = Literal["red", "blue", "green", "yellow", "purple", "orange"]
CHARGES = ("oak", "stag", "bow", "key", "tower", "rose")
Charge = Literal["oak", "stag", "bow", "key", "tower", "rose"]
"""Each seat has a colour and an emblem (`charge` on the wire), so that nothing depends on colour alone."""

Seconds = Annotated[int, Meta(ge=1, le=7 * 24 * 3600)]
BotDelay = Annotated[float, Meta(ge=0, le=10)]
Patience = Annotated[int, Meta(ge=0, le=600)]
FirstSheriff = Literal["lot", "named"]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a table."""

    options: Options
    public: bool = False
    """Whether the lobby lists it. Otherwise people need the link."""
    spectators: bool = True
    """Whether people who don't play may watch, and see the replay afterwards."""
    away_seconds: Seconds = 120
    """How long a player can be away before a bot plays for them."""
    decision_seconds: Seconds | None = None
    """The time for each decision, after which the default move is made; null for no limit."""
    bot_seconds: BotDelay = 1.0
    """How long a bot waits before it moves: less than half of it in the market, when loading and when declaring, and
    half as much again at the gate."""
    patience_seconds: Patience = 30
    """How long a bot sheriff or deputy waits for people who neither speak nor pass."""
    stand_in: Annotated[str, Meta(max_length=64)] = "trader"
    """The bot that plays for people who are away."""
    first_sheriff: FirstSheriff = "lot"
    """Whether the first sheriff is drawn by lot or named by the host in `start`. Rematches draw lots; six players draw
    their deputies."""


class SettingsChange(Struct, frozen=True, forbid_unknown_fields=True):
    """Settings to change. Those left out stay as they are."""

    options: Options | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    spectators: bool | UnsetType = UNSET
    away_seconds: Seconds | UnsetType = UNSET
    decision_seconds: Seconds | UnsetType | None = UNSET
    bot_seconds: BotDelay | UnsetType = UNSET
    patience_seconds: Patience | UnsetType = UNSET
    stand_in: Annotated[str, Meta(max_length=64)] | UnsetType = UNSET
    first_sheriff: FirstSheriff | UnsetType = UNSET

    def applied_to(self, settings: Settings) -> Settings:
        named = {field: getattr(self, field) for field in self.__struct_fields__}
        return msgspec.structs.replace(settings, **{field: new for field, new in named.items() if new is not UNSET})


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat: taken by a person or a bot, or empty."""

    name: str = ""
    colour: str = ""
    charge: str = ""
    person: int | None = None
    bot: str | None = None

    @property
    def empty(self) -> bool:
        return self.person is None and self.bot is None


EMPTY = Chair()


class SavedClocks(Struct, frozen=True, omit_defaults=True):
    """What was left of each clock when the table was paused or fell asleep, in seconds."""

    version: int
    """The game's version. At any other version the saved clocks are void."""
    inspection: float | None = None
    seats: dict[str, float] = {}


class LessonPlace(Struct, frozen=True):
    """A position in a lesson."""

    lesson: str
    chapter: int
    """From 0."""
    chapters: int


class Guesser(Struct, frozen=True):
    """A person who guesses along. By round and bag: whether they believe it."""

    name: str
    honest: dict[str, bool] = {}


class TableDoc(Struct, frozen=True, omit_defaults=True):
    """A table as the store keeps it."""

    settings: Settings
    chairs: tuple[Chair, ...]
    seed: str
    """The next game's seed: 32 bytes that stay secret until it ends."""
    host: int | None = None
    cuts: dict[int, str] = {}
    """By person: their cut for the next game."""
    silenced: frozenset[int] = frozenset()
    """People the host has blocked from the chat."""
    mutes: dict[int, frozenset[int]] = {}
    """By person: the people they have muted."""
    removed: dict[int, str] = {}
    """The names of removed people, by person. They can't sit down here until the host readmits them."""
    game: int | None = None
    """The current or latest game."""
    games: int = 0
    """How many games have started here."""
    bots: tuple[str | None, ...] = ()
    """By seat: the bot seated when that game was dealt."""
    paused: bool = False
    clocks: SavedClocks | None = None
    lesson: LessonPlace | None = None
    """Set at a table for a lesson."""
    ready: frozenset[int] = frozenset()
    """Seats ready for the next game."""
    wants_pause: frozenset[int] = frozenset()
    """Seats that have asked for a pause."""
    guesses: dict[int, Guesser] = {}
    """By person: what they guessed in the current or latest game."""


_decoder = msgspec.json.Decoder(TableDoc)
_encoder = msgspec.json.Encoder()


def encode_doc(doc: TableDoc) -> bytes:
    return _encoder.encode(doc)


def decode_doc(text: bytes) -> TableDoc:
    return _decoder.decode(text)
