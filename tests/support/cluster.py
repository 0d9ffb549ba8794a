"""Several servers that share a store, and a network between them that a test can block.

What goes over the network is packed and unpacked as it would be for Redis, so nothing gets through that could not.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from nottingham.server.sealing import seal, unseal
from nottingham.store.store import Store
from nottingham.table.sync_messages import NodeId, TableMessage
from nottingham.table.table import Table
from tests.support.tables import LocalServer, ManualTime, RecordingVisitor, ask, settle, with_store

_decoder = msgspec.json.Decoder(TableMessage)


async def _arrive(server: LocalServer, note: TableMessage) -> None:
    server.registry.receive(note)


class InProcessNetwork:
    """Carries messages between servers in order while it is open, and leases each table to one server."""

    def __init__(self) -> None:
        self.servers: dict[NodeId, LocalServer] = {}
        self.open = True
        self.slow = False
        """Whether messages are held up."""
        self.change: Callable[[TableMessage], TableMessage] = lambda note: note
        """What happens to messages on their way."""
        self.carried: list[TableMessage] = []
        self.leases: dict[int, NodeId] = {}
        self._under_way: set[asyncio.Task[None]] = set()

    def carry(self, by: NodeId, note: TableMessage, to: NodeId | None) -> None:
        if not self.open or self.slow:
            return
        text = msgspec.json.encode(self.change(note))
        self.carried.append(note)
        for node, server in self.servers.items():
            if node != by and to in (None, node):
                task = asyncio.get_running_loop().create_task(_arrive(server, _decoder.decode(text)))
                self._under_way.add(task)
                task.add_done_callback(self._under_way.discard)


class InProcessBus:
    """The bus of one server."""

    def __init__(self, network: InProcessNetwork, node: NodeId) -> None:
        self._road = network
        self.node = node

    @property
    def connected(self) -> bool:
        return self._road.open

    def publish(self, note: TableMessage, to: NodeId | None = None) -> None:
        self._road.carry(self.node, note, to)

    seal = staticmethod(seal)
    unseal = staticmethod(unseal)

    async def lease(self, table: int) -> bool:
        return not self._road.open or self._road.leases.setdefault(table, self.node) == self.node


class Cluster:
    """Three servers with one network, one clock and one store."""

    def __init__(self, store: Store) -> None:
        self.network = InProcessNetwork()
        self.time = ManualTime()
        self.people: list[Any] = []
        for name in ("north", "south", "east"):
            server = LocalServer(store, self.time, InProcessBus(self.network, name))
            server.people = self.people
            self.network.servers[name] = server

    def __getitem__(self, name: str) -> LocalServer:
        return self.network.servers[name]

    @property
    def servers(self) -> list[LocalServer]:
        return list(self.network.servers.values())

    async def begun(self, **settings: Any) -> tuple[list[Table], list[RecordingVisitor]]:
        """Begins a game of three people, each through another server."""
        north = self["north"]
        laid = await north.lay(**settings)
        visitors = [await north.visit(laid, self.people[0])]
        tables = [laid]
        for server in self.servers[1:]:
            person = await server.person()
            visitors.append(await server.visit(laid, person))
            await self.quiet()
            tables.append(server.registry.awake[laid.state.row.code])
            await ask_here(tables[-1], visitors[-1], "sit")
            await self.quiet()
        await ask_here(tables[0], visitors[0], "start")
        await self.quiet()
        return tables, visitors

    async def quiet(self) -> None:
        """Waits until every message has arrived."""
        for _ in range(5):
            await asyncio.sleep(0)
            await settle()


async def ask_here(table: Table, visitor: RecordingVisitor, kind: str, **fields: Any) -> dict[str, Any]:
    answer = await ask(table, visitor, kind, **fields)
    assert answer["type"] == "done", answer
    return answer


on_three_servers = with_store(Cluster)
on_three_servers_and_every_store = with_store(Cluster, every=True)
"""Runs tests in which servers write at the same time, or learn from the store what others wrote."""
