"""One server among others that share its database: it hears what they tell, and tells them what they must know."""

import asyncio
import logging
from typing import TYPE_CHECKING

from nottingham.server.cluster_messages import AnyNote, Heartbeat, Renamed, Revoked
from nottingham.store.errors import StoreError
from nottingham.table.sync_messages import NodeId

if TYPE_CHECKING:
    from nottingham.server.app import Server

_log = logging.getLogger(__name__)

LOOK_SECONDS = 10.0
"""How often it is looked up whether the secrets of open sockets still hold, and which tables are public: a server that
had no way to the others could not tell them.
"""


class ClusterNode:
    """One server among others."""

    def __init__(self, server: "Server") -> None:
        self._server = server
        self._limits = {
            "requests": server.requests,
            "tables": server.new_tables,
            "people": server.new_people,
            "talk": server.talk,
        }
        for limit in self._limits.values():
            limit.shared = True

    def heard(self, note: AnyNote) -> None:
        server = self._server
        if isinstance(note, Heartbeat):
            for name, costs in note.spent.items():
                if name in self._limits:
                    self._limits[name].taken_elsewhere(costs)
            server.sockets.open_elsewhere(note.node, note.open)
        elif isinstance(note, Revoked):
            server.revoke_here(note.keys, note.person)
        elif isinstance(note, Renamed):
            server.spawn(self._renamed(note.person))
        else:
            server.registry.heard(note)  # type: ignore[arg-type]

    def beat(self, node: NodeId, servers: int) -> Heartbeat:
        """A sign of life among so many."""
        spent = {name: taken for name, limit in self._limits.items() if (taken := limit.taken(servers))}
        return Heartbeat(node, spent, self._server.sockets.many(servers))

    def node_gone(self, node: NodeId) -> None:
        _log.info("a server is gone")
        self._server.sockets.open_elsewhere(node, {})
        self._server.registry.node_gone(node)

    def cut_off(self) -> None:
        self._server.registry.sharing.look_at_once()

    def ask_around(self) -> None:
        self._server.registry.ask_around()
        self._server.spawn(self.check_keys())

    async def _renamed(self, person: int) -> None:
        try:
            found = await self._server.store.person(person)
            if found is not None:
                await self._server.rename_here(found)
        except StoreError as error:  # the next time he comes he is known by it
            _log.error("a name could not be read", extra={"reason": str(error)})

    async def watch(self) -> None:
        """What was changed at a server that could not tell is found all the same."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            await self.check_keys()
            await self._server.registry.read_lobby_again()

    async def check_keys(self) -> None:
        server = self._server
        asked = {connection.key for connection in server.connections if connection.key is not None}
        if not asked:
            return
        try:
            void = asked - await server.store.existing_keys(asked)
        except StoreError as error:
            _log.error("secrets could not be looked up", extra={"reason": str(error)})
        else:
            if void:
                server.revoke_here(void, None)
