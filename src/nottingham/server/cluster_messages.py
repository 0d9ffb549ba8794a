"""What servers tell each other besides their tables: that they are there, what was revoked, who has asked how much."""

from collections.abc import Mapping, Sequence

from nottingham.table.sync_messages import Asleep, Attended, Listed, News, Note, Passed


class Heartbeat(Note, frozen=True, tag="beat"):
    """A server is there; said every second."""

    spent: Mapping[str, Mapping[str, float]] = {}
    """By limit and by whom, what was taken since the last beat by those who ask for much."""
    open: Mapping[str, int] = {}
    """By address, how many sockets are open; of those that have many."""


class NodeStopping(Note, frozen=True, tag="bye"):
    """A server stops."""


class Revoked(Note, frozen=True, tag="revoked"):
    """Secrets are good no more, or all of a person's."""

    keys: Sequence[int] = ()
    person: int | None = None


class Renamed(Note, frozen=True, tag="renamed"):
    """A person has another name, or other arms."""

    person: int = 0


AnyNote = Attended | Asleep | News | Passed | Listed | Heartbeat | NodeStopping | Revoked | Renamed
