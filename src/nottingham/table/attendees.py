"""Everyone connected to a table: through this server, and through other servers that have it awake."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Protocol, TypeAlias

from nottingham.store.rows import Person
from nottingham.table.sync_messages import Attendance, NodeId

Message: TypeAlias = bytes | Callable[[], bytes]
"""A message, or a function that encodes it when it is sent."""


class Visitor(Protocol):
    """One connection: a person's, or an anonymous spectator's."""

    @property
    def person(self) -> Person | None: ...

    @property
    def screen(self) -> bool:
        """Whether it is a screen for everyone in a room, which is anonymous too."""

    @property
    def address(self) -> str:
        """The address by which limits count the connection."""

    def count_request(self) -> None:
        """Counts something expensive against the limit on requests, or refuses it."""

    def send(self, message: Message) -> None:
        """Queues a message. Never waits."""

    def dismiss(self, code: str, message: str) -> None:
        """Sends the reason and closes the connection."""


class Attendees:
    """The visitors on this server, and what other servers report about theirs."""

    def __init__(self) -> None:
        self.here: list[Visitor] = []
        self.elsewhere: dict[NodeId, Attendance] = {}
        """By server: every other server that has the table awake."""
        self.present: frozenset[int] = frozenset()
        """The people connected through any server."""

    def add(self, visitor: Visitor) -> None:
        self.here = [*self.here, visitor]
        self._recount()

    def remove(self, visitor: Visitor) -> None:
        self.here = [other for other in self.here if other is not visitor]
        self._recount()

    def dismiss_all(self, code: str, message: str) -> None:
        for visitor in self.here:
            visitor.dismiss(code, message)
        self.here = []
        self._recount()

    def report(self, node: NodeId, attendance: Attendance | None) -> None:
        """Records another server's report; None means that the table is asleep there."""
        if attendance is None:
            self.elsewhere.pop(node, None)
        else:
            self.elsewhere[node] = attendance
        self._recount()

    def _recount(self) -> None:
        people = {visitor.person.id for visitor in self.here if visitor.person is not None}
        self.present = frozenset(people.union(*[there.people for there in self.elsewhere.values()]))

    def broadcast(self, message_for: Callable[[Visitor], bytes | None]) -> None:
        """Sends each visitor on this server their message, or nothing where it is None."""
        for visitor in self.here:
            message = message_for(visitor)
            if message is not None:
                visitor.send(message)

    def send_by_seat(self, seats: Mapping[int, int], message_to: Callable[[int | None], bytes]) -> None:
        """Sends each visitor on this server the message to their seat, or the one to spectators.

        A message is made when it goes out.
        """
        for visitor in self.here:
            person = visitor.person
            visitor.send(partial(message_to, seats.get(person.id) if person is not None else None))

    @property
    def strangers(self) -> int:
        """How many spectators are anonymous."""
        here = sum(visitor.person is None for visitor in self.here)
        return here + sum(there.strangers for there in self.elsewhere.values())

    @property
    def screens(self) -> int:
        """How many of them are screens for everyone in a room."""
        return sum(visitor.screen for visitor in self.here) + sum(there.screens for there in self.elsewhere.values())

    def watching_elsewhere(self, address: str) -> int:
        """How many watch from an address through other servers."""
        return sum(there.watchers.get(address, 0) for there in self.elsewhere.values())

    @property
    def anyone_elsewhere(self) -> bool:
        return any(there.anyone for there in self.elsewhere.values())


def person_of(visitor: Visitor) -> int | None:
    return visitor.person.id if visitor.person is not None else None
