"""Tables that several servers have awake at once: what this one tells the others of its own, and what it hears.

- A server that wakes a table asks around. Those who have it awake answer, and from then on tell each other who is
  there and that something is new. A table that is awake here alone costs nothing of this.
- What is new is read from the store for all tables at once: while one read runs, more tables gather for the next.
- Everyone looks at the store now and then, whatever he was told: often, while no notes get through. So a note that got
  lost costs a moment and nothing else.
"""

import asyncio
import logging
import random
from collections.abc import Callable, Coroutine, Iterable, Mapping
from typing import Any, NamedTuple, TypeVar

from msgspec import Raw

from nottingham.store.errors import StoreError
from nottingham.store.store import Store
from nottingham.table.deadlines import Handle, Time
from nottingham.table.sync import Found, attendance, mark
from nottingham.table.sync_messages import (
    Asleep,
    Attendance,
    Attended,
    Listed,
    LocalBus,
    MessageBus,
    News,
    NodeId,
    Passed,
    SyncCursor,
    TableNote,
)
from nottingham.table.table import Table

_log = logging.getLogger(__name__)

LOOK_SECONDS = 15.0
LOOK_OFTEN_SECONDS = 1.0
"""How often the store is looked at, while notes get through and while they don't."""
MAX_AT_ONCE = 200
"""Tables in one note."""
LISTED_SECONDS = 0.5

R = TypeVar("R")
Spawn = Callable[[Coroutine[Any, Any, None]], None]


class _Late(NamedTuple):
    """A table that has to look at the store."""

    table: Table
    heard: SyncCursor | None = None
    """How far it has come elsewhere; if nothing is known of that, all is looked for."""


def _moved(its: SyncCursor, heard: SyncCursor | None) -> bool:
    return heard is None or (heard.game == its.game and heard.version > its.version)


def _by(rows: Iterable[R], whose: Callable[[R], int]) -> dict[int, list[R]]:
    grouped: dict[int, list[R]] = {}
    for row in rows:
        grouped.setdefault(whose(row), []).append(row)
    return grouped


class SyncHub:
    """The tables of one registry, as far as other servers have them awake too."""

    def __init__(self, store: Store, time: Time, bus: MessageBus | None, spawn: Spawn) -> None:
        self.bus: MessageBus = bus or LocalBus()
        self._alone = bus is None
        self.caught_up = 0
        """How many moves of others were heard."""
        self.races_lost = 0
        """How often a clock was left to another server."""
        self._store = store
        self._time = time
        self._spawn = spawn
        self.looks = bus is not None or store.shared
        """Whether others may write into this store, so that it has to be looked at."""
        self._tables: dict[int, Table] = {}
        self._new: dict[NodeId, dict[int, Table]] = {}
        self._telling: asyncio.Handle | None = None
        self._late: dict[int, _Late] = {}
        self._reading = False
        self._look: Handle | None = None
        self._listed: dict[str, tuple[int, Raw] | None] = {}
        self._listing: Handle | None = None

    @property
    def shared(self) -> int:
        """How many tables others have awake too."""
        return sum(bool(table.guests.elsewhere) for table in self._tables.values())

    # What happens here

    def woke(self, table: Table) -> None:
        self._tables[table.row.id] = table
        self.bus.publish(Attended(self.bus.node, [attendance(table)], asking=True))
        if self.looks and self._look is None:
            self._look_later()

    def slept(self, table: Table) -> None:
        if self._tables.get(table.row.id) is table:
            del self._tables[table.row.id]
            for node in table.guests.elsewhere:
                self.bus.publish(Asleep(self.bus.node, table.row.id), node)

    def attended(self, table: Table) -> None:
        for node in table.guests.elsewhere:
            self.bus.publish(Attended(self.bus.node, [attendance(table)]), node)

    def passed(self, table: Table, seat: int) -> None:
        assert table.match is not None
        game = table.match.game
        for node in table.guests.elsewhere:
            self.bus.publish(Passed(self.bus.node, table.row.id, game.id, game.version, seat), node)

    def stored(self, table: Table) -> None:
        """All that is stored in one turn of the loop is told in one note to each server."""
        for node in table.guests.elsewhere:
            self._new.setdefault(node, {})[table.row.id] = table
            if self._telling is None:
                self._telling = asyncio.get_running_loop().call_soon(self._tell_news)

    def _tell_news(self) -> None:
        self._telling = None
        new, self._new = self._new, {}
        for node, tables in new.items():
            self.bus.publish(News(self.bus.node, [mark(table) for table in tables.values()]), node)

    async def lease(self, table: Table) -> bool:
        if not table.guests.elsewhere or await self.bus.lease(table.row.id):
            return True
        self.races_lost += 1
        return False

    def list(self, code: str, listing: tuple[int, Raw] | None) -> None:
        """What the lobby shows of a public table has changed."""
        if self._alone:
            return
        self._listed[code] = listing
        if self._listing is None:
            self._listing = self._time.call_at(self._time.now() + LISTED_SECONDS, self._tell_listed)

    def _tell_listed(self) -> None:
        self._listing = None
        listed, self._listed = self._listed, {}
        self.bus.publish(Listed(self.bus.node, listed))

    # What happens elsewhere

    def heard(self, note: TableNote) -> None:
        if isinstance(note, News):
            for its in note.marks:
                self._compare(self._tables.get(its.table), its)
        elif isinstance(note, Attended):
            for there in note.tables:
                table = self._tables.get(there.mark.table)
                if table is not None:
                    self._spawn(self._attended(table, note.node, there, note.asking))
        elif isinstance(note, Asleep):
            table = self._tables.get(note.table)
            if table is not None:
                self._spawn(self._gone(table, note.node))
        elif isinstance(note, Passed):
            table = self._tables.get(note.table)
            if table is not None and table.match is not None and table.match.game.id == note.game:
                table.pass_elsewhere(note.seat, note.version)

    def _compare(self, table: Table | None, its: SyncCursor) -> None:
        if table is not None and its.ahead_of(mark(table)):
            self._read_soon([_Late(table, its)])

    async def _attended(self, table: Table, node: NodeId, there: Attendance, asking: bool) -> None:
        new = await table.attended(node, there)
        if asking or new:
            self.bus.publish(Attended(self.bus.node, [attendance(table, clocks=True)]), node)
        self._compare(table, there.mark)

    async def _gone(self, table: Table, node: NodeId) -> None:
        await table.attended(node, None)

    def node_gone(self, node: NodeId) -> None:
        """A server is no more: those who were there by way of it will come again, by way of another."""
        for table in self._tables.values():
            if node in table.guests.elsewhere:
                self._spawn(self._gone(table, node))

    def ask_around(self) -> None:
        """Notes get through again: who is where, and what was missed?"""
        tables = list(self._tables.values())
        for start in range(0, len(tables), MAX_AT_ONCE):
            some = [attendance(table) for table in tables[start : start + MAX_AT_ONCE]]
            self.bus.publish(Attended(self.bus.node, some, asking=True))
        self._read_soon(map(_Late, tables))

    # Reading what is new

    def _look_later(self) -> None:
        seconds = LOOK_SECONDS if self.bus.well else LOOK_OFTEN_SECONDS
        self._look = self._time.call_at(self._time.now() + seconds * random.uniform(0.75, 1.25), self._look_now)

    def look_at_once(self) -> None:
        """No note gets through any more: nobody waits for the next look."""
        if self._look is not None:
            self._look.cancel()
            self._look_now()

    def _look_now(self) -> None:
        self._look = None
        if self._tables:
            self._read_soon(map(_Late, self._tables.values()))
            self._look_later()

    def _read_soon(self, tables: Iterable["_Late"]) -> None:
        for one in tables:
            if one.table.row.id in self._late and one.heard is not None:
                one = _Late(one.table)  # told twice: all of it is read
            self._late[one.table.row.id] = one
        if self._late and not self._reading:
            self._reading = True
            self._spawn(self._read_all())

    async def _read_all(self) -> None:
        try:
            while self._late:
                late, self._late = self._late, {}
                await self._read(late)
        except StoreError as error:  # the next look will find it
            _log.error("could not look at the store", extra={"reason": str(error)})
        finally:
            self._reading = False

    async def _read(self, late: Mapping[int, "_Late"]) -> None:
        """Tables come before moves: so these can't be older than what the tables say of them."""
        marks = {table: (mark(one.table), one.heard) for table, one in late.items()}
        rows = await self._store.tables_since(
            {its.table: its.revision for its, heard in marks.values() if heard is None or heard.revision > its.revision}
        )
        moves = await self._store.moves_since(
            {its.game: its.version for its, heard in marks.values() if its.game is not None and _moved(its, heard)}
        )
        lines = await self._store.chat_since(
            {its.table: its.line for its, heard in marks.values() if heard is None or heard.line > its.line}
        )
        self.caught_up += len(moves)
        row_of = {row.id: row for row in rows}
        moves_of, lines_of = _by(moves, lambda move: move.game), _by(lines, lambda line: line.table)
        latest = await self._store.tables_since(
            {its.table: its.revision for its, _ in marks.values() if its.game in moves_of}
        )
        latest_of = row_of | {row.id: row for row in latest}
        hearing = []
        for table, (its, _) in marks.items():
            moved = moves_of.get(its.game or -1, ())
            if found := Found(row_of.get(table), moved, latest_of.get(table), lines_of.get(table, ())):
                hearing.append(late[table].table.catch_up(found))
        await asyncio.gather(*hearing)

    def close(self) -> None:
        for timer in (self._look, self._listing):
            if timer is not None:
                timer.cancel()
