"""Someone at a table, by one connection."""

from typing import Protocol

from nottingham.store.rows import Person, TableRow
from nottingham.table.errors import Refusal
from nottingham.table.seating import seat_of
from nottingham.table.settings import TableDoc
from nottingham.table.sync_messages import Attendance, NodeId


class Visitor(Protocol):
    """A person, or with none a stranger who watches."""

    @property
    def person(self) -> Person | None: ...

    def tell(self, message: bytes) -> None:
        """Never waits."""

    def dismiss(self, code: str, message: str) -> None:
        """Closes the connection, with a last word; nothing is told any more."""


class Attendees:
    """Who is at a table: by connections to this server, and by way of others."""

    def __init__(self) -> None:
        self.here: list[Visitor] = []
        self.elsewhere: dict[NodeId, Attendance] = {}
        """By server; every other one that has the table awake."""
        self.present: frozenset[int] = frozenset()
        """The people who are connected, anywhere."""

    def set(self, here: list[Visitor]) -> None:
        self.here = here
        self.count()

    def count(self) -> None:
        """To be called when `elsewhere` has changed."""
        people = {visitor.person.id for visitor in self.here if visitor.person is not None}
        self.present = frozenset(people.union(*[there.people for there in self.elsewhere.values()]))

    @property
    def strangers(self) -> int:
        here = sum(visitor.person is None for visitor in self.here)
        return here + sum(there.strangers for there in self.elsewhere.values())

    @property
    def anyone_elsewhere(self) -> bool:
        return any(there.anyone for there in self.elsewhere.values())


def person_of(visitor: Visitor) -> int | None:
    return visitor.person.id if visitor.person is not None else None


def check_admitted(row: TableRow, doc: TableDoc, person: int | None) -> None:
    """Where nobody may watch, one comes to sit down or not at all."""
    welcome = doc.settings.spectators or row.stage == "gathering" or (person is not None and doc.host == person)
    if not welcome and seat_of(doc, person) is None:
        raise Refusal("forbidden", "no_spectators", "The host of this table wants no spectators.")
