"""One server among others that share its database: handles their messages, and describes itself in heartbeats."""

import asyncio
import logging

from nottingham.server.cluster_messages import (
    AnyClusterMessage,
    Heartbeat,
    NodeStopping,
    Renamed,
    Revoked,
    ShortCodeShown,
)
from nottingham.server.server import Server
from nottingham.store.errors import StoreError
from nottingham.table.sync_messages import NodeId

_log = logging.getLogger(__name__)

CHECK_SECONDS = 10.0
"""How often revoked secrets and public tables are read from the store, in case a message about them was lost."""


class ClusterNode:
    """The `BusReceiver` of a server."""

    def __init__(self, server: Server) -> None:
        self._server = server
        server.limits.share()

    def receive(self, message: AnyClusterMessage) -> None:
        server = self._server
        if isinstance(message, Heartbeat):
            server.limits.drain(message.spent)
            server.sockets.set_remote(message.node, message.open)
        elif isinstance(message, Revoked):
            server.apply_revocation(message.keys, message.person)
        elif isinstance(message, Renamed):
            server.spawn(self._apply_rename(message.person))
        elif isinstance(message, ShortCodeShown):
            server.short_codes.receive(message)
        elif not isinstance(message, NodeStopping):
            server.registry.receive(message)

    def heartbeat(self, node: NodeId, servers: int) -> Heartbeat:
        return Heartbeat(node, self._server.limits.report(servers), self._server.sockets.report(servers))

    def node_gone(self, node: NodeId) -> None:
        _log.info("another server is gone")
        self._server.sockets.set_remote(node, {})
        self._server.registry.node_gone(node)

    def disconnected(self) -> None:
        self._server.registry.disconnected()

    def reconnected(self) -> None:
        self._server.registry.reconnected()
        self._server.spawn(self._check_keys())

    async def _apply_rename(self, person: int) -> None:
        try:
            found = await self._server.store.person(person)
            if found is not None:
                await self._server.apply_rename(found)
        except StoreError as error:  # the new name shows when the person next joins
            _log.error("could not read a renamed person", extra={"reason": str(error)})

    async def check_forever(self) -> None:
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            await self._check_keys()
            await self._server.registry.try_read_lobby()

    async def _check_keys(self) -> None:
        """Closes sessions whose secrets were revoked on another server."""
        keys = self._server.sessions.key_ids()
        if not keys:
            return
        try:
            revoked = keys - await self._server.store.existing_keys(keys)
        except StoreError as error:
            _log.error("could not check for revoked secrets", extra={"reason": str(error)})
        else:
            if revoked:
                self._server.apply_revocation(revoked, None)
