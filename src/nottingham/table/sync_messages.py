"""Messages about tables between servers that share a store, and the bus that carries them.

A message says that something is new in the store. New moves come with it, sealed, which saves reading them. Other
messages carry what is not worth storing: who is connected, who has passed, composes an offer or pulls a face, what
screens have shown, what is left of the clocks. None of that is a secret of the game. A message may be late, repeated or
lost; every server also polls the store, so a lost message only causes a short delay.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Protocol

from msgspec import Meta, Raw, Struct, field

from nottingham.players.voices.lines import Mood
from nottingham.store.rows import Move, SyncCursor
from nottingham.table.requests import Throwable
from nottingham.table.settings import SavedClocks

NodeId = Annotated[str, Meta(max_length=32)]
"""Identifies a server while it runs."""


class Attendance(Struct, frozen=True, omit_defaults=True):
    """Who is connected to a table through one server."""

    cursor: SyncCursor = field(name="mark")
    people: frozenset[int] = frozenset()
    strangers: int = 0
    """Anonymous spectators."""
    away: frozenset[int] = frozenset()
    """Seats that a bot plays there until their people return."""
    passed: frozenset[int] = frozenset()
    clocks: SavedClocks | None = None
    watchers: dict[str, int] = {}
    """By address: how many watch from there, if it is more than one."""
    composed: dict[str, float] = {}
    """By seat: how long its player has signalled in this inspection that they compose an offer."""
    screens: int = 0
    """How many of the strangers are screens for everyone in a room."""

    @property
    def anyone(self) -> bool:
        return bool(self.people) or self.strangers > 0


class ClusterMessage(Struct, frozen=True, omit_defaults=True, tag_field="note"):
    """A message from one server to others."""

    node: NodeId


class TablesAwake(ClusterMessage, frozen=True, tag="attended"):
    """Tables that are awake on a server, with who is connected to them there."""

    tables: Sequence[Attendance] = ()
    asking: bool = False
    """Whether servers that have them awake too should answer in kind."""


class TableAsleep(ClusterMessage, frozen=True, tag="asleep"):
    """A table has gone to sleep on a server."""

    table: int = 0


class FreshMoves(Struct, frozen=True, array_like=True):
    """Moves of a table that a server has just stored."""

    revision: int
    """Of the table when they were stored. Those who had seats then may see these moves."""
    moves: Sequence[Move]


class TablesUpdated(ClusterMessage, frozen=True, tag="news"):
    """Something new is in the store."""

    cursors: Sequence[SyncCursor] = field(name="marks", default=())
    moves: Mapping[int, bytes] = {}
    """By table: its `FreshMoves`, sealed with the secret in its document."""


class PlayerPassed(ClusterMessage, frozen=True, tag="passed"):
    """A player has nothing more to say, at this version of the game."""

    table: int = 0
    game: int = 0
    version: int = 0
    seat: int = 0


class PlayerComposing(ClusterMessage, frozen=True, tag="composing"):
    """A player composes an offer in an inspection, or no longer does."""

    table: int = 0
    game: int = 0
    round: int = 0
    seat: int = 0
    composing: bool = True
    spent: float = 0.0
    """Seconds of signals in this inspection so far."""


class PlayerGestured(ClusterMessage, frozen=True, tag="gestured"):
    """A player pulled a face or threw something."""

    table: int = 0
    game: int = 0
    round: int = 0
    seat: int = 0
    mood: Mood | None = None
    throw: Throwable | None = None


class ScreenShowed(ClusterMessage, frozen=True, tag="shown"):
    """A screen has shown the opening of a bag."""

    table: int = 0
    game: int = 0
    version: int = 0
    """Of the move that opened it."""


class ListingsChanged(ClusterMessage, frozen=True, tag="listed"):
    """How the lobby shows public tables: by code, when each was last touched and its listing, or None if unlisted."""

    tables: dict[str, tuple[int, Raw] | None] = {}


TableMessage = (
    TablesAwake
    | TableAsleep
    | TablesUpdated
    | PlayerPassed
    | PlayerComposing
    | PlayerGestured
    | ScreenShowed
    | ListingsChanged
)


class MessageBus(Protocol):
    """Carries messages between servers."""

    @property
    def node(self) -> NodeId: ...

    @property
    def connected(self) -> bool:
        """Whether messages get through, as far as this server knows."""

    def publish(self, message: TableMessage, to: NodeId | None = None) -> None:
        """Sends to one server, or to all. Never waits."""

    async def lease(self, table: int) -> bool:
        """Whether this server may run a table's clocks and bots for the next seconds. True if nobody can tell."""

    def seal(self, secret: str, text: bytes) -> bytes:
        """Encrypts a text for servers that know the secret."""

    def unseal(self, secret: str, sealed: bytes) -> bytes | None:
        """Decrypts what another server sealed; None if it was changed or sealed with another secret."""


class LocalBus:
    """The bus of a server that shares its store with no other."""

    node = "alone"
    connected = False

    def publish(self, message: ClusterMessage, to: NodeId | None = None) -> None:
        """Does nothing: there are no other servers."""

    async def lease(self, table: int) -> bool:
        return True

    def seal(self, secret: str, text: bytes) -> bytes:
        return b""

    def unseal(self, secret: str, sealed: bytes) -> bytes | None:
        return None
