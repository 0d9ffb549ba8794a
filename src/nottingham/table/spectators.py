"""Who may watch a table: limits for the table and for each address, and those who lose their seat.

The host counts as no spectator, and neither does a person with a seat.
"""

from collections import Counter
from typing import Protocol

from nottingham.store.rows import TableRow
from nottingham.table.attendees import Attendees, Visitor, person_of
from nottingham.table.errors import Refusal
from nottingham.table.seating import seat_of
from nottingham.table.settings import TableDoc

MAX_WATCHING = 50
MAX_WATCHING_PER_ADDRESS = 10


class WatchedTable(Protocol):
    """What spectators depend on."""

    @property
    def row(self) -> TableRow: ...

    @property
    def doc(self) -> TableDoc: ...

    @property
    def attendees(self) -> Attendees: ...

    def seat_of(self, person: int | None) -> int | None: ...


class Spectators:
    """The spectators of one table on this server."""

    def __init__(self, table: WatchedTable) -> None:
        self._table = table
        self._known: set[Visitor] = set()
        """Those who were spectators when somebody last joined or was dismissed."""
        self._guessers: dict[int, str] = {}
        """By person who guesses along: their address."""

    @property
    def _here(self) -> set[Visitor]:
        table = self._table
        return {
            visitor
            for visitor in table.attendees.here
            if (person := person_of(visitor)) is None or (person != table.doc.host and table.seat_of(person) is None)
        }

    @property
    def by_address(self) -> Counter[str]:
        """How many watch through this server."""
        table = self._table
        return Counter(visitor.address for visitor in table.attendees.here if table.seat_of(person_of(visitor)) is None)

    @property
    def watching(self) -> int:
        """How many watch through any server, without screens for everyone in a room."""
        attendees, chairs = self._table.attendees, self._table.doc.chairs
        standing = attendees.present.difference([chair.person for chair in chairs])
        return attendees.strangers - attendees.screens + len(standing)

    def note(self) -> None:
        """Remembers who watches, to tell them from those who will watch because they lose their seat."""
        self._known = self._here

    def check_room(self, address: str) -> None:
        """Refuses one spectator too many."""
        if self.watching + self._table.attendees.screens >= MAX_WATCHING:
            raise Refusal("too_many", "table_crowded", "Too many people are watching this table already.")
        if self.by_address[address] + self._table.attendees.watching_elsewhere(address) >= MAX_WATCHING_PER_ADDRESS:
            raise _too_many_watching()

    def count_guesser(self, visitor: Visitor, doc: TableDoc) -> None:
        """Notes from where somebody guesses, or refuses one spectator too many from the same address."""
        person = person_of(visitor)
        new = person in doc.guesses and person not in self._table.doc.guesses
        if person is None or not new or self._table.seat_of(person) is not None:
            return
        known = {other: address for other, address in self._guessers.items() if other in doc.guesses}
        if list(known.values()).count(visitor.address) >= MAX_WATCHING_PER_ADDRESS:
            raise Refusal("too_many", "table_crowded", "Too many people are guessing at this table already.")
        self._guessers = {**known, person: visitor.address}

    def dismiss_unwelcome(self) -> None:
        """Dismisses those whom the table does not allow to watch."""
        for visitor in self._table.attendees.here:
            try:
                check_admitted(self._table.row, self._table.doc, person_of(visitor))
            except Refusal as refusal:
                visitor.dismiss(refusal.code, refusal.message)

    def dismiss_surplus(self) -> None:
        """Dismisses new spectators if too many watch from their address: seats would be a way around that limit."""
        attendees, by_address, new = self._table.attendees, self.by_address, self._here - self._known
        for visitor in attendees.here:
            address = visitor.address
            if (
                visitor in new
                and by_address[address] + attendees.watching_elsewhere(address) > MAX_WATCHING_PER_ADDRESS
            ):
                refusal = _too_many_watching()
                visitor.dismiss(refusal.code, refusal.message)
                by_address[address] -= 1
        self.note()


def check_admitted(row: TableRow, doc: TableDoc, person: int | None) -> None:
    """Refuses a spectator at a table that allows none."""
    welcome = doc.settings.spectators or row.stage == "gathering" or (person is not None and doc.host == person)
    if not welcome and seat_of(doc, person) is None:
        raise Refusal("forbidden", "no_spectators", "The host does not allow spectators at this table.")


def _too_many_watching() -> Refusal:
    message = "Too many people are watching this table from your network already."
    return Refusal("too_many", "too_many_watching", message)
