"""The messages between servers that share a database, and the bus that carries them.

Messages about tables are in `table/sync_messages.py`; here are those about servers, secrets and people. Tags and field
names must stay as they are: servers of two versions may run side by side.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol

from nottingham.table.sync_messages import ClusterMessage, MessageBus, NodeId, TableMessage


class Heartbeat(ClusterMessage, frozen=True, tag="beat"):
    """A server is up; sent every second."""

    spent: Mapping[str, Mapping[str, float]] = {}
    """By limit and key: what the busiest clients took since the last heartbeat."""
    open: Mapping[str, int] = {}
    """By address: open sockets, of the addresses that have many."""


class NodeStopping(ClusterMessage, frozen=True, tag="bye"):
    """A server stops."""


class Revoked(ClusterMessage, frozen=True, tag="revoked"):
    """Secrets were revoked, or a person was forgotten with all their secrets."""

    keys: Sequence[int] = ()
    person: int | None = None


class Renamed(ClusterMessage, frozen=True, tag="renamed"):
    """A person changed their name, colour or emblem."""

    person: int = 0


class ShortCodeShown(ClusterMessage, frozen=True, tag="short_code"):
    """A page shows a short code for a table."""

    code: str = ""
    table: str = ""
    """The code in the table's link."""


AnyClusterMessage = TableMessage | Heartbeat | NodeStopping | Revoked | Renamed | ShortCodeShown


class BusReceiver(Protocol):
    """What a bus calls when something arrives or the connection changes."""

    def receive(self, message: AnyClusterMessage) -> None: ...

    def node_gone(self, node: NodeId) -> None:
        """Another server stopped, or went silent."""

    def disconnected(self) -> None:
        """Messages no longer get through."""

    def reconnected(self) -> None:
        """Messages get through again; those sent in between are lost."""

    def heartbeat(self, node: NodeId, servers: int) -> Heartbeat:
        """The next heartbeat of this server, one of `servers`."""


class ClusterBus(MessageBus, Protocol):
    """A bus to other servers."""

    sent: int
    received: int

    @property
    def nodes(self) -> int:
        """How many other servers are up, as far as this one knows."""

    def publish(self, message: AnyClusterMessage, to: NodeId | None = None) -> None: ...

    def start(self, receiver: BusReceiver) -> None: ...

    async def close(self) -> None: ...
