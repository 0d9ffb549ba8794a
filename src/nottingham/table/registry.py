"""All tables of a server: awake while somebody is connected, otherwise asleep on disk."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any
from weakref import WeakValueDictionary

from nottingham.players.voices.lines import Mood
from nottingham.store import changes
from nottingham.store.changes import ConditionalMove
from nottingham.store.errors import StoreError
from nottingham.store.rows import Person, TableRow
from nottingham.store.store import Store
from nottingham.table import seating
from nottingham.table.deadlines import Handle, LoopTime, Time
from nottingham.table.encoding import MAX_PAST_GAMES, Presence, past_games, table_view
from nottingham.table.errors import Refusal
from nottingham.table.ids import new_code, new_id
from nottingham.table.lobby import LOBBY_LENGTH, Lobby
from nottingham.table.messages import TableView
from nottingham.table.public_seats import check_public_table
from nottingham.table.requests import Throwable
from nottingham.table.settings import Settings, TableDoc, decode_doc, encode_doc
from nottingham.table.spectators import check_admitted
from nottingham.table.state import TableState
from nottingham.table.sync_hub import SyncHub
from nottingham.table.sync_messages import ListingsChanged, MessageBus, NodeId, TableMessage
from nottingham.table.table import Table

_log = logging.getLogger(__name__)

LINGER_SECONDS = 20.0
"""How long a table stays awake after its last visitor left, so that a page can reload."""


class TableRegistry:
    """The tables of one server, and the server as its tables know it (`ServerLink`)."""

    def __init__(self, store: Store, time: Time | None = None, bus: MessageBus | None = None) -> None:
        self.store = store
        self.awake: dict[str, Table] = {}
        self.closing = False
        self._time = time or LoopTime()
        self.lobby = Lobby(self._time)
        self.sync = SyncHub(store, self._time, bus, self._spawn)
        self._waking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._laying: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """By the person who is laying a public table."""
        self._bedtimes: dict[str, Handle] = {}
        """When deserted tables go to sleep."""
        self._tasks: set[asyncio.Task[None]] = set()

    # Tables

    async def lay(self, settings: Settings, host: Person, *, sit: bool, bots: dict[int, str]) -> Table:
        """Lays a new table."""
        doc = seating.lay(settings, host)
        if sit:
            doc = seating.sit(doc, host, None)
        for seat, bot in bots.items():
            doc = seating.seat_bot(doc, seat, bot)
        if not settings.public:
            return await self._lay(doc, host)
        async with self._laying.setdefault(host.id, asyncio.Lock()):  # one after another, so that each is counted
            await check_public_table(self.store, doc)
            return await self._lay(doc, host)

    async def _lay(self, doc: TableDoc, host: Person) -> Table:
        at = self.store.visits.now()
        row = TableRow(new_id(), new_code(), host.id, doc.settings.public, "gathering", encode_doc(doc), at, at)
        await self.store.commit(changes.add_table(row), changes.add_sitting(row.id, host.id))
        table = self.awake[row.code] = Table(row, doc, self.store, self._time, self)
        self.sync.woke(table)
        self.listing_changed(table.state)
        self.deserted(table.state)
        return table

    async def lay_for_lesson(self, name: str, learner: Person) -> Table:
        """Lays a table for a lesson and deals its first chapter."""
        doc, lesson = seating.lay_for_lesson(name, learner)
        table = await self._lay(doc, learner)
        await table.begin_lesson(lesson)
        return table

    async def table(self, code: str) -> Table | None:
        """The table with this code, woken if need be; None if there is none."""
        self._check_open()
        if (table := self._awake(code)) is not None:
            return table
        lock = self._waking.setdefault(code, asyncio.Lock())
        async with lock:
            if (table := self._awake(code)) is not None:
                return table
            row = await self.store.table_by_code(code)
            if row is None:
                return None
            table = Table(row, decode_doc(row.doc), self.store, self._time, self)
            try:
                await table.wake()
            except BaseException:
                table.state.close()
                raise
            self._check_open()
            self.awake[code] = table  # only now that it is complete
            self.sync.woke(table)
            self.deserted(table.state)
            return table

    def _awake(self, code: str) -> Table | None:
        table = self.awake.get(code)
        return None if table is None or table.state.asleep else table

    def _check_open(self) -> None:
        if self.closing:
            raise Refusal("not_saved", "stopping", "The server is stopping. Try again in a moment.")

    async def look(self, code: str, person: int | None) -> TableView | None:
        """A table as a visitor would see it, without waking it."""
        table = self._awake(code)
        if table is not None:
            check_admitted(table.state.row, table.state.doc, person)
            return table.state.view
        row = await self.store.table_by_code(code)
        if row is None:
            return None
        doc = decode_doc(row.doc)
        check_admitted(row, doc, person)
        games = await self.store.games_of(row.id, MAX_PAST_GAMES + 1)
        return table_view(row.code, row.stage, doc, Presence(), past_games(games))

    def deserted(self, state: TableState) -> None:
        code = state.row.code
        earlier = self._bedtimes.pop(code, None)
        if earlier is not None:
            earlier.cancel()
        self._bedtimes[code] = self._time.call_at(
            self._time.now() + LINGER_SECONDS, lambda: self._spawn(self._put_to_sleep(code))
        )

    async def _put_to_sleep(self, code: str) -> None:
        self._bedtimes.pop(code, None)
        table = self.awake.get(code)
        if table is None:
            return
        try:
            if await table.sleep() and self.awake.get(code) is table:
                del self.awake[code]
                self.sync.fell_asleep(table)
        except StoreError as error:
            _log.error("could not put a table to sleep", extra={"table": table.state.row.id, "reason": str(error)})
            self.deserted(table.state)

    async def close(self, code: str, message: str) -> None:
        """Dismisses everyone with the reason, and puts every table to sleep."""
        self.closing = True
        self.lobby.close(code, message)
        for table in list(self.awake.values()):
            table.state.attendees.dismiss_all(code, message)
        await asyncio.gather(*map(self._put_to_sleep, list(self.awake)))
        self.sync.close()
        for task in self._tasks:
            task.cancel()

    # The lobby

    def listing_changed(self, state: TableState) -> None:
        if self.lobby.show(state.row, state.doc, state.presence):
            self.sync.list(state.row.code, self.lobby.listing(state.row.code))

    async def read_lobby(self) -> None:
        """Reads the public tables from the store."""
        self.lobby.show_stored(await self.store.public_tables(LOBBY_LENGTH), self.awake)

    async def try_read_lobby(self) -> None:
        try:
            await self.read_lobby()
        except StoreError as error:  # it is read again later
            _log.error("could not read the lobby", extra={"reason": str(error)})

    # Other servers

    @property
    def clustered(self) -> bool:
        return self.sync.clustered

    def updated(self, state: TableState, stored: ConditionalMove | None) -> None:
        self.sync.updated(state, stored)

    def attendance_changed(self, state: TableState) -> None:
        self.sync.attendance_changed(state)

    def passed(self, state: TableState, seat: int) -> None:
        self.sync.passed(state, seat)

    def composing(self, state: TableState, seat: int, composing: bool) -> None:
        self.sync.composing(state, seat, composing)

    def gestured(self, state: TableState, seat: int, mood: Mood | None, throw: Throwable | None) -> None:
        self.sync.gestured(state, seat, mood, throw)

    def shown(self, state: TableState, version: int) -> None:
        self.sync.shown(state, version)

    def only_server_at(self, state: TableState) -> bool:
        return not self.clustered or (self.sync.bus.connected and not state.attendees.elsewhere)

    async def lease(self, state: TableState) -> bool:
        return await self.sync.lease(state)

    def receive(self, message: TableMessage) -> None:
        """Handles a message from another server."""
        if isinstance(message, ListingsChanged):
            self.lobby.show_reported(message.node, message.tables, self.awake)
        else:
            self.sync.receive(message)

    def node_gone(self, node: NodeId) -> None:
        """Reads the tables that a stopped server had reported to the lobby from the store instead."""
        self.sync.node_gone(node)
        if self.lobby.node_gone(node):
            self._spawn(self.try_read_lobby())

    def reconnected(self) -> None:
        """Messages get through to the other servers again."""
        self.sync.reconnected()
        for code in self.awake:
            listing = self.lobby.listing(code)
            if listing is not None:
                self.sync.list(code, listing)

    def disconnected(self) -> None:
        """Messages no longer get through to the other servers."""
        self.sync.disconnected()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
