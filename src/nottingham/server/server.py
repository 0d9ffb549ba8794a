"""`Server`: the state of one running server, and the operations that concern all of it.

HTTP handlers and socket connections get a `Server` and reach everything through it. It knows nothing of HTTP itself
(`http.py`) nor of the transport (`transport.py`).
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from time import monotonic
from typing import Any, Generic, TypeVar

from nottingham.server.cluster_messages import ClusterBus, Renamed, Revoked
from nottingham.server.config import ServerConfig
from nottingham.server.fair_shares import FairShares
from nottingham.server.identity import Identity
from nottingham.server.limits import OpenCounts, RateLimits
from nottingham.server.metrics import Metrics
from nottingham.server.sessions import Sessions
from nottingham.server.short_codes import ShortCodes
from nottingham.server.waiting_line import WaitingLine
from nottingham.store.rows import Person
from nottingham.store.store import Store
from nottingham.table.deadlines import Time
from nottingham.table.registry import TableRegistry
from nottingham.table.seating import seat_of
from nottingham.table.sync_messages import LocalBus

T = TypeVar("T")

LONG_ANSWERS_PER_ADDRESS = 4
LONG_ANSWERS = 40
"""A long answer takes up to some ten megabytes, until the client has read it."""
WAITING_PER_ADDRESS = 8
IN_LINE_PER_ADDRESS = 2000
"""Requests that wait for their address's share: those of a school class that opens the page through a proxy."""
IN_LINE = 10_000
BOT_TOTALS_SECONDS = 60.0
"""How old the results in the list of bots can be: adding them up reads every result in the store."""
STOP_WAIT_SECONDS = 3.0
"""How long a stopping server waits for its clients to close."""


class Cached(Generic[T]):
    """A value that is expensive to get, and may be so many seconds old. However many ask for it, it is got once."""

    def __init__(self, get: Callable[[], Awaitable[T]], seconds: float, clock: Callable[[], float] = monotonic) -> None:
        self._get = get
        self._seconds = seconds
        self._clock = clock
        self._lock = asyncio.Lock()
        self._found: tuple[T, float] | None = None
        """The value and when it was got."""

    async def get(self) -> T:
        async with self._lock:
            if self._found is None or self._clock() - self._found[1] >= self._seconds:
                self._found = await self._get(), self._clock()
            return self._found[0]


class Server:
    """One running server: its store, tables, people, limits and open sessions."""

    def __init__(
        self,
        config: ServerConfig,
        store: Store,
        metrics: Metrics,
        bus: ClusterBus | None = None,
        time: Time | None = None,
    ) -> None:
        """`time` is the clock of the tables; by default the event loop's."""
        self.config = config
        self.store = store
        self.metrics = metrics
        self.registry = TableRegistry(store, time, bus)
        self.identity = Identity(store, config.keep.keys)
        self.limits = RateLimits(config.limits)
        self.shares = FairShares(config.limits)
        self.sockets = OpenCounts(config.limits.sockets_per_address, config.limits.sockets)
        self.long_answers = OpenCounts(LONG_ANSWERS_PER_ADDRESS, LONG_ANSWERS)
        """Being made or sent."""
        self.waiting = OpenCounts(WAITING_PER_ADDRESS, LONG_ANSWERS * WAITING_PER_ADDRESS)
        """Requests that wait for a place among them."""
        self.in_line = OpenCounts(IN_LINE_PER_ADDRESS, IN_LINE)
        """Requests that wait for their address's share of the time."""
        self.sessions = Sessions()
        self._bus = bus or LocalBus()
        self.short_codes = ShortCodes(self._bus)
        self._thread_line = WaitingLine()
        self._tasks: set[asyncio.Task[None]] = set()
        self.bot_totals = Cached(store.totals_of_bots, BOT_TOTALS_SECONDS)

    async def run_in_thread(self, address: str, work: Callable[[], T]) -> T:
        """Runs CPU-heavy work for a client in a thread, one job at a time, so that the tables are not held up."""
        async with self._thread_line.turn(address):
            return await asyncio.to_thread(work)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Starts a background task and keeps a reference to it until it is done."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def revoke(self, *, keys: Iterable[int] = (), person: int | None = None) -> None:
        """Revokes these secrets, or all secrets of a person, on every server."""
        keys = list(keys)
        self.apply_revocation(keys, person)
        self._bus.publish(Revoked(self._bus.node, keys, person))

    def apply_revocation(self, keys: Iterable[int], person: int | None) -> None:
        """Closes the sessions concerned on this server, and removes a forgotten person's name from the chat."""
        if person is not None:
            for table in self.registry.awake.values():
                table.state.chat.forget(person)
        self.sessions.revoke(keys, person)

    async def rename(self, person: Person) -> None:
        """Shows a person's new name, colour or emblem on every server."""
        await self.apply_rename(person)
        self._bus.publish(Renamed(self._bus.node, person.id))

    async def apply_rename(self, person: Person) -> None:
        self.sessions.update_person(person)
        for table in list(self.registry.awake.values()):
            if seat_of(table.state.doc, person.id) is not None:
                await table.rename(person)

    async def close(self, code: str, message: str) -> None:
        """Puts all tables to sleep and closes all sessions."""
        await self.registry.close(code, message)
        await self.sessions.close_all(code, message, STOP_WAIT_SECONDS)
