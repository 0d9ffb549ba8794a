"""Several houses that share a store, and a road between them that a test can block.

What goes over the road is packed and unpacked as it would be for Redis, so nothing gets through that could not.
"""

import asyncio
from typing import Any

import msgspec

from nottingham.store.store import Store
from nottingham.table.sync_messages import NodeId, TableNote
from nottingham.table.table import Table
from tests.support.tables import HandTime, Notebook, Parlour, ask, held_at, settle

_decoder = msgspec.json.Decoder(TableNote)


async def _arrive(house: Parlour, note: TableNote) -> None:
    house.registry.heard(note)


class Road:
    """Carries notes between houses while it is open, in order, and lends each table to one house at a time."""

    def __init__(self) -> None:
        self.houses: dict[NodeId, Parlour] = {}
        self.open = True
        self.slow = False
        """Whether what is on its way has yet to arrive."""
        self.carried: list[TableNote] = []
        self.leases: dict[int, NodeId] = {}
        self._under_way: set[asyncio.Task[None]] = set()

    def carry(self, by: NodeId, note: TableNote, to: NodeId | None) -> None:
        if not self.open or self.slow:
            return
        text = msgspec.json.encode(note)
        self.carried.append(note)
        for node, house in self.houses.items():
            if node != by and to in (None, node):
                task = asyncio.get_running_loop().create_task(_arrive(house, _decoder.decode(text)))
                self._under_way.add(task)
                task.add_done_callback(self._under_way.discard)


class Walker:
    """The bus of one house."""

    def __init__(self, road: Road, node: NodeId) -> None:
        self._road = road
        self.node = node

    @property
    def well(self) -> bool:
        return self._road.open

    def publish(self, note: TableNote, to: NodeId | None = None) -> None:
        self._road.carry(self.node, note, to)

    async def lease(self, table: int) -> bool:
        return not self._road.open or self._road.leases.setdefault(table, self.node) == self.node


class Cluster:
    """Houses on one road, one clock and one store."""

    def __init__(self, store: Store) -> None:
        self.road = Road()
        self.time = HandTime()
        self.people: list[Any] = []
        for name in ("north", "south", "east"):
            house = Parlour(store, self.time, Walker(self.road, name))
            house.people = self.people
            self.road.houses[name] = house

    def __getitem__(self, name: str) -> Parlour:
        return self.road.houses[name]

    @property
    def houses(self) -> list[Parlour]:
        return list(self.road.houses.values())

    async def begun(self, **settings: Any) -> tuple[list[Table], list[Notebook]]:
        """A game of three people, each by way of another house."""
        north = self["north"]
        laid = await north.lay(**settings)
        visitors = [await north.visit(laid, self.people[0])]
        tables = [laid]
        for house in self.houses[1:]:
            person = await house.person()
            visitors.append(await house.visit(laid, person))
            await self.quiet()
            tables.append(house.registry.awake[laid.row.code])
            await ask_here(tables[-1], visitors[-1], "sit")
            await self.quiet()
        await ask_here(tables[0], visitors[0], "start")
        await self.quiet()
        return tables, visitors

    async def quiet(self) -> None:
        """Until all that is on the road has arrived."""
        for _ in range(5):
            await asyncio.sleep(0)
            await settle()


async def ask_here(table: Table, visitor: Notebook, kind: str, **fields: Any) -> dict[str, Any]:
    answer = await ask(table, visitor, kind, **fields)
    assert answer["type"] == "done", answer
    return answer


in_town = held_at(Cluster)
