"""All tables of a server: awake while somebody is connected, else asleep on disk; and the lobby, which shows the public
ones.
"""

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from msgspec import Raw

from nottingham.rules.wire import encode
from nottingham.store import changes
from nottingham.store.clock import now_ms
from nottingham.store.errors import StoreError
from nottingham.store.rows import Person, TableRow
from nottingham.store.store import Store
from nottingham.table import seating
from nottingham.table.attendees import Visitor, check_admitted
from nottingham.table.deadlines import Handle, LoopTime, Time
from nottingham.table.encoding import Presence, listed_chair, table_view, told
from nottingham.table.errors import Refusal
from nottingham.table.ids import new_code, new_id
from nottingham.table.messages import GameRef, Listing, LobbyChanged, TableView
from nottingham.table.settings import Settings, TableDoc, decode_doc, encode_doc
from nottingham.table.sync_hub import SyncHub
from nottingham.table.sync_messages import Listed, MessageBus, NodeId, TableNote
from nottingham.table.table import Table

_log = logging.getLogger(__name__)

LINGER_SECONDS = 20.0
"""How long a table stays awake when its last visitor has gone: a page that reloads finds it so."""
LOBBY_SECONDS = 0.5
"""The lobby is told at most this often."""
LOBBY_LENGTH = 100


class TableRegistry:
    """The tables of one server."""

    def __init__(self, store: Store, time: Time | None = None, bus: MessageBus | None = None) -> None:
        self.store = store
        self.awake: dict[str, Table] = {}
        self.lobby: list[Visitor] = []
        self._time = time or LoopTime()
        self._waking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._sleepy: dict[str, Handle] = {}
        """When tables that nobody is connected to go to sleep."""
        self._listed: dict[str, tuple[int, Raw]] = {}
        self._listed_by: dict[str, NodeId] = {}
        """The servers that have told of those that are awake there."""
        self._lobby_timer: Handle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.closing = False
        self.sharing = SyncHub(store, self._time, bus, self._spawn)

    async def read_lobby(self) -> None:
        """Reads which public tables wait on disk; those that are gone are listed no more."""
        rows = await self.store.public_tables(LOBBY_LENGTH)
        waiting = {row.code for row in rows}
        for code in [code for code in self._listed if code not in waiting and code not in self.awake]:
            del self._listed[code]
            self._listed_by.pop(code, None)
            self._lobby_changed()
        for row in rows:
            if row.code not in self.awake and row.code not in self._listed_by:
                try:
                    self._list(row, decode_doc(row.doc), Presence())
                except msgspec.DecodeError:
                    _log.exception("a table can't be read", extra={"table": row.id})

    # Tables

    async def lay(self, settings: Settings, host: Person, *, sit: bool, bots: dict[int, str]) -> Table:
        """A new table."""
        doc = seating.lay(settings, host)
        if sit:
            doc = seating.sit(doc, host, None)
        for seat, bot in bots.items():
            doc = seating.seat_bot(doc, seat, bot)
        return await self._lay(doc, host)

    async def _lay(self, doc: TableDoc, host: Person) -> Table:
        at = now_ms()
        row = TableRow(new_id(), new_code(), host.id, doc.settings.public, "gathering", encode_doc(doc), at, at)
        await self.store.commit(changes.add_table(row), changes.add_sitting(row.id, host.id))
        table = self.awake[row.code] = Table(row, doc, self.store, self._time, self)
        self.sharing.woke(table)
        self.changed(table)
        self.deserted(table)
        return table

    async def lay_for_lesson(self, name: str, learner: Person) -> Table:
        """A new table where somebody learns the game; its first chapter is dealt."""
        doc, lesson = seating.lay_for_lesson(name, learner)
        table = await self._lay(doc, learner)
        await table.begin(lesson)
        return table

    async def table(self, code: str) -> Table | None:
        """The table of this code, awake; none, if there is no such table."""
        self._must_be_open()
        table = self.awake.get(code)
        if table is not None and not table.asleep:
            return table
        lock = self._waking.setdefault(code, asyncio.Lock())
        async with lock:
            table = self.awake.get(code)
            if table is not None and not table.asleep:
                return table
            row = await self.store.table_by_code(code)
            if row is None:
                return None
            table = Table(row, decode_doc(row.doc), self.store, self._time, self)
            try:
                await table.wake()
            except BaseException:
                table.close()
                raise
            self._must_be_open()
            self.awake[code] = table  # not before it knows all: whoever comes meanwhile would find half a table
            self.sharing.woke(table)
            self.deserted(table)
            return table

    def _must_be_open(self) -> None:
        if self.closing:
            raise Refusal("not_saved", "stopping", "The server is being stopped: come again in a moment.")

    async def look(self, code: str, person: int | None) -> TableView | None:
        """A table from outside: nobody is woken for that."""
        table = self.awake.get(code)
        if table is not None and not table.asleep:
            table.check_admitted(person)
            return table.view
        row = await self.store.table_by_code(code)
        if row is None:
            return None
        doc = decode_doc(row.doc)
        check_admitted(row, doc, person)
        games = [GameRef(game.code, game.number) for game in await self.store.games_of(row.id) if game.ended]
        return table_view(row.code, row.stage, doc, Presence(), games)

    def deserted(self, table: Table) -> None:
        earlier = self._sleepy.pop(table.row.code, None)
        if earlier is not None:
            earlier.cancel()
        self._sleepy[table.row.code] = self._time.call_at(
            self._time.now() + LINGER_SECONDS, lambda: self._spawn(self._put_to_sleep(table))
        )

    async def _put_to_sleep(self, table: Table) -> None:
        self._sleepy.pop(table.row.code, None)
        try:
            if await table.sleep() and self.awake.get(table.row.code) is table:
                del self.awake[table.row.code]
                self.sharing.slept(table)
        except StoreError as error:
            _log.error("a table could not be put to sleep", extra={"table": table.row.id, "reason": str(error)})
            self.deserted(table)

    async def close(self, code: str, message: str) -> None:
        """Tells everyone why, and puts every table to sleep."""
        self.closing = True
        for visitor in self.lobby:
            visitor.dismiss(code, message)
        for table in list(self.awake.values()):
            table.dismiss_all(code, message)
        await asyncio.gather(*map(self._put_to_sleep, list(self.awake.values())))
        self.sharing.close()
        for task in self._tasks:
            task.cancel()

    # Other servers

    def stored(self, table: Table) -> None:
        self.sharing.stored(table)

    def attended(self, table: Table) -> None:
        self.sharing.attended(table)

    def passed(self, table: Table, seat: int) -> None:
        self.sharing.passed(table, seat)

    @property
    def many(self) -> bool:
        return self.sharing.looks

    def alone_at(self, table: Table) -> bool:
        return not self.many or (self.sharing.bus.well and not table.guests.elsewhere)

    async def lease(self, table: Table) -> bool:
        return await self.sharing.lease(table)

    def heard(self, note: TableNote) -> None:
        """A note from another server."""
        if not isinstance(note, Listed):
            self.sharing.heard(note)
            return
        for code, listing in note.tables.items():
            if code not in self.awake:
                self._listed.pop(code, None)
                self._listed_by.pop(code, None)
                if listing is not None:
                    self._listed[code] = listing
                    self._listed_by[code] = note.node
                self._lobby_changed()

    def node_gone(self, node: NodeId) -> None:
        """A server is no more: what it told of the lobby is read anew."""
        self.sharing.node_gone(node)
        theirs = [code for code, by in self._listed_by.items() if by == node]
        for code in theirs:
            del self._listed_by[code]
        if theirs:
            self._spawn(self.read_lobby_again())

    async def read_lobby_again(self) -> None:
        try:
            await self.read_lobby()
        except StoreError as error:  # it will be read again
            _log.error("the lobby could not be read", extra={"reason": str(error)})

    def ask_around(self) -> None:
        """The way to the other servers is open again."""
        self.sharing.ask_around()
        for code, listing in self._listed.items():
            if code in self.awake:
                self.sharing.list(code, listing)

    # The lobby

    def changed(self, table: Table) -> None:
        if self._list(table.row, table.doc, table.presence):
            self.sharing.list(table.row.code, self._listed.get(table.row.code))

    def _list(self, row: TableRow, doc: TableDoc, presence: Presence) -> bool:
        """Whether the lobby shows it otherwise than before."""
        before = self._listed.pop(row.code, None)
        if row.public and row.stage != "over" and (row.stage == "gathering" or doc.settings.spectators):
            chairs = [listed_chair(chair, presence) for chair in doc.chairs]
            listing = Raw(encode(Listing(row.code, row.stage, doc.settings, chairs, presence.watching, row.since)))
            self._listed[row.code] = row.touched, listing
        if before == self._listed.get(row.code):
            return False
        self._lobby_changed()
        return True

    def listings(self) -> Sequence[Raw]:
        """The public tables, the liveliest first."""
        newest = sorted(self._listed.values(), key=lambda listed: -listed[0])
        return [listing for _, listing in newest[:LOBBY_LENGTH]]

    def enter_lobby(self, visitor: Visitor) -> None:
        self.lobby.append(visitor)
        visitor.tell(told(LobbyChanged(tables=list(self.listings()))))

    def leave_lobby(self, visitor: Visitor) -> None:
        if visitor in self.lobby:
            self.lobby.remove(visitor)

    def _lobby_changed(self) -> None:
        if self._lobby_timer is None and self.lobby:
            self._lobby_timer = self._time.call_at(self._time.now() + LOBBY_SECONDS, self._tell_lobby)

    def _tell_lobby(self) -> None:
        self._lobby_timer = None
        message = told(LobbyChanged(tables=list(self.listings())))
        for visitor in self.lobby:
            visitor.tell(message)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
