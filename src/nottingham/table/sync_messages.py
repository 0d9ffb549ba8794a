"""What servers that share a store tell each other of a table, and the way they do.

A note says that there is something new, never what: that stands in the store. What is in no store, because it isn't
worth a write, is told itself: who is at the table by way of this server, who has passed, what is left of the clocks.
Nothing of it is a secret of the game. A note may be late, come twice or get lost; whoever has missed one finds out by
looking at the store, which everyone does now and then.
"""

from collections.abc import Sequence
from typing import Annotated, Protocol

from msgspec import Meta, Raw, Struct

from nottingham.store.rows import SyncCursor as SyncCursor
from nottingham.table.settings import Clocks

NodeId = Annotated[str, Meta(max_length=32)]
"""A server, for as long as it runs."""


class Attendance(Struct, frozen=True, omit_defaults=True):
    """Who is at a table by way of one server."""

    mark: SyncCursor
    people: frozenset[int] = frozenset()
    strangers: int = 0
    away: frozenset[int] = frozenset()
    """Seats that a bot plays there until the return of their people."""
    passed: frozenset[int] = frozenset()
    clocks: Clocks | None = None

    @property
    def anyone(self) -> bool:
        return bool(self.people) or self.strangers > 0


class Note(Struct, frozen=True, omit_defaults=True, tag_field="note"):
    """Something one server tells others."""

    node: NodeId


class Attended(Note, frozen=True, tag="attended"):
    """Tables that are awake there, with those who are at them."""

    tables: Sequence[Attendance] = ()
    asking: bool = False
    """Whether those who have them awake too are to say so."""


class Asleep(Note, frozen=True, tag="asleep"):
    """A table that is not awake there any more."""

    table: int = 0


class News(Note, frozen=True, tag="news"):
    """Something new is in the store."""

    marks: Sequence[SyncCursor] = ()


class Passed(Note, frozen=True, tag="passed"):
    """A seat has nothing more to say, as things stood at a version."""

    table: int = 0
    game: int = 0
    version: int = 0
    seat: int = 0


class Listed(Note, frozen=True, tag="listed"):
    """What the lobby shows of public tables: by code, when it was last touched and its listing, or nothing."""

    tables: dict[str, tuple[int, Raw] | None] = {}


TableNote = Attended | Asleep | News | Passed | Listed


class MessageBus(Protocol):
    """The way to the other servers."""

    @property
    def node(self) -> NodeId: ...

    @property
    def well(self) -> bool:
        """Whether notes get through, as far as one knows."""

    def publish(self, note: TableNote, to: NodeId | None = None) -> None:
        """Tells one server, or all. Never waits."""

    async def lease(self, table: int) -> bool:
        """Whether this server may run a table's clocks and bots for the next seconds; if nobody can say, it may."""


class LocalBus:
    """A server that shares its store with no other."""

    node = "alone"
    well = False

    def publish(self, note: Note, to: NodeId | None = None) -> None:
        """Nobody is there to hear it."""

    async def lease(self, table: int) -> bool:
        return True
