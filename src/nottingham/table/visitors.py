"""Someone at a table, by one connection."""

from typing import Protocol

from nottingham.store.records import Person, TableRow
from nottingham.table.messages import Refusal
from nottingham.table.seating import seat_of
from nottingham.table.settings import TableDoc


class Visitor(Protocol):
    """A person, or with none a stranger who watches."""

    @property
    def person(self) -> Person | None: ...

    def tell(self, message: bytes) -> None:
        """Never waits."""

    def dismiss(self, code: str, message: str) -> None:
        """Closes the connection, with a last word; nothing is told any more."""


def person_of(visitor: Visitor) -> int | None:
    return visitor.person.id if visitor.person is not None else None


def check_admitted(row: TableRow, doc: TableDoc, person: int | None) -> None:
    """Where nobody may watch, one comes to sit down or not at all."""
    welcome = doc.settings.spectators or row.stage == "gathering" or (person is not None and doc.host == person)
    if not welcome and seat_of(doc, person) is None:
        raise Refusal("forbidden", "no_spectators", "The host of this table wants no spectators.")
