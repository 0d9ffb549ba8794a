"""Tables that several servers have awake at once: telling other servers about ours, and following theirs.

- A server that wakes a table asks the others who has it awake. From then on they send each other who is connected and
  that something is new. A table that is awake on only one server costs nothing.
- New moves come with the message that says so. Whatever else is new, or does not fit what is known here, is read from
  the store for all tables at once. While one read runs, further tables queue for the next.
- Every server also polls the store: rarely, or often while messages don't get through.
"""

import asyncio
import logging
import random
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, NamedTuple

from msgspec import DecodeError, Raw, msgpack

from nottingham.players.voices.lines import Mood
from nottingham.rules.errors import RulesError
from nottingham.store.changes import ConditionalMove
from nottingham.store.errors import StoreError
from nottingham.store.rows import SyncCursor
from nottingham.store.store import Store
from nottingham.table.deadlines import Handle, Time
from nottingham.table.requests import Throwable
from nottingham.table.state import TableState
from nottingham.table.sync_messages import (
    Attendance,
    FreshMoves,
    ListingsChanged,
    LocalBus,
    MessageBus,
    NodeId,
    PlayerComposing,
    PlayerGestured,
    PlayerPassed,
    ScreenShowed,
    TableAsleep,
    TableMessage,
    TablesAwake,
    TablesUpdated,
)
from nottingham.table.table import Table

_log = logging.getLogger(__name__)

POLL_SECONDS = 15.0
POLL_SECONDS_WITHOUT_BUS = 1.0
MAX_TABLES_PER_MESSAGE = 200
LISTING_SECONDS = 0.5
"""Changes of the lobby are sent at most this often."""

_encoder = msgpack.Encoder()
_decoder = msgpack.Decoder(FreshMoves)

Spawn = Callable[[Coroutine[Any, Any, None]], None]


class _Stale(NamedTuple):
    """A table that must be read from the store."""

    table: Table
    ahead: SyncCursor | None = None
    """How far another server is; None to look for anything new."""


class SyncHub:
    """The awake tables of one server, as far as other servers may have them awake too."""

    def __init__(self, store: Store, time: Time, bus: MessageBus | None, spawn: Spawn) -> None:
        self.bus: MessageBus = bus or LocalBus()
        self.moves_caught_up = 0
        """Moves stored by other servers."""
        self.leases_lost = 0
        """Times a clock was left to another server."""
        self.clustered = bus is not None or store.shared
        """Whether others may write to this store, so that it has to be polled."""
        self._local = bus is None
        self._store = store
        self._time = time
        self._spawn = spawn
        self._tables: dict[int, Table] = {}
        self._updated: dict[NodeId, dict[int, TableState]] = {}
        self._stored: dict[TableState, list[ConditionalMove]] = {}
        """Moves that go with the next message about their table."""
        self._publishing: asyncio.Handle | None = None
        self._stale: dict[int, _Stale] = {}
        self._reading = False
        self._poll: Handle | None = None
        self._listings: dict[str, tuple[int, Raw] | None] = {}
        self._listing: Handle | None = None

    @property
    def shared(self) -> int:
        """How many tables other servers have awake too."""
        return sum(bool(table.state.attendees.elsewhere) for table in self._tables.values())

    # What happens here

    def woke(self, table: Table) -> None:
        self._tables[table.state.row.id] = table
        self.bus.publish(TablesAwake(self.bus.node, [table.state.attendance()], asking=True))
        if self.clustered and self._poll is None:
            self._poll_later()

    def fell_asleep(self, table: Table) -> None:
        state = table.state
        if self._tables.get(state.row.id) is table:
            del self._tables[state.row.id]
            self._publish_about(state, TableAsleep(self.bus.node, state.row.id))

    def attendance_changed(self, state: TableState) -> None:
        self._publish_about(state, TablesAwake(self.bus.node, [state.attendance()]))

    def passed(self, state: TableState, seat: int) -> None:
        assert state.match is not None
        game = state.match.game
        self._publish_about(state, PlayerPassed(self.bus.node, state.row.id, game.id, game.version, seat))

    def composing(self, state: TableState, seat: int, composing: bool) -> None:
        assert state.match is not None
        game, spent = state.match.game, state.match.composing.spent(seat)
        about = state.row.id, game.id, game.state.round, seat
        self._publish_about(state, PlayerComposing(self.bus.node, *about, composing, spent))

    def gestured(self, state: TableState, seat: int, mood: Mood | None, throw: Throwable | None) -> None:
        assert state.match is not None
        about = state.row.id, state.match.game.id, state.match.game.state.round, seat
        self._publish_about(state, PlayerGestured(self.bus.node, *about, mood, throw))

    def shown(self, state: TableState, version: int) -> None:
        assert state.match is not None
        self._publish_about(state, ScreenShowed(self.bus.node, state.row.id, state.match.game.id, version))

    def _publish_about(self, state: TableState, message: TableMessage) -> None:
        """Sends to the servers that have the table awake."""
        for node in state.attendees.elsewhere:
            self.bus.publish(message, node)

    def updated(self, state: TableState, stored: ConditionalMove | None) -> None:
        """Publishes what one turn of the event loop stored in one message to each server."""
        if stored is not None and state.attendees.elsewhere:
            self._stored.setdefault(state, []).append(stored)
        for node in state.attendees.elsewhere:
            self._updated.setdefault(node, {})[state.row.id] = state
            if self._publishing is None:
                self._publishing = asyncio.get_running_loop().call_soon(self._publish_updated)

    def _publish_updated(self) -> None:
        self._publishing = None
        updated, self._updated = self._updated, {}
        stored, self._stored = self._stored, {}
        sealed = {state.row.id: self._sealed(state, moves) for state, moves in stored.items()}
        for node, states in updated.items():
            cursors = [state.cursor for state in states.values()]
            moves = {table: sealed[table] for table in states if table in sealed}
            self.bus.publish(TablesUpdated(self.bus.node, cursors, moves), node)

    def _sealed(self, state: TableState, stored: Sequence[ConditionalMove]) -> bytes:
        """The moves that were stored at the latest revision. Those before it must be read."""
        revision = stored[-1].revision
        moves = [one.move for one in stored if one.revision == revision]
        return self.bus.seal(state.doc.seed, _encoder.encode(FreshMoves(revision, moves)))

    async def lease(self, state: TableState) -> bool:
        if not state.attendees.elsewhere or await self.bus.lease(state.row.id):
            return True
        self.leases_lost += 1
        return False

    def list(self, code: str, listing: tuple[int, Raw] | None) -> None:
        """Publishes how the lobby shows a public table."""
        if self._local:
            return
        self._listings[code] = listing
        if self._listing is None:
            self._listing = self._time.call_at(self._time.now() + LISTING_SECONDS, self._publish_listings)

    def _publish_listings(self) -> None:
        self._listing = None
        listings, self._listings = self._listings, {}
        self.bus.publish(ListingsChanged(self.bus.node, listings))

    # What happens elsewhere

    def receive(self, message: TableMessage) -> None:
        if isinstance(message, TablesUpdated):
            for cursor in message.cursors:
                table = self._tables.get(cursor.table)
                if table is not None and cursor.table in message.moves:
                    self._follow(table, message.moves[cursor.table])
                self._read_if_behind(table, cursor)
        elif isinstance(message, TablesAwake):
            for there in message.tables:
                table = self._tables.get(there.cursor.table)
                if table is not None:
                    self._spawn(self._report(table, message.node, there, message.asking))
        elif isinstance(message, TableAsleep):
            table = self._tables.get(message.table)
            if table is not None:
                self._spawn(self._left(table, message.node))
        elif isinstance(message, PlayerPassed):
            table = self._tables.get(message.table)
            if table is not None:
                table.passed_elsewhere(message.seat, message.game, message.version)
        elif isinstance(message, PlayerComposing):
            table = self._tables.get(message.table)
            if table is not None:
                table.composing_elsewhere(message)
        elif isinstance(message, PlayerGestured):
            table = self._tables.get(message.table)
            if table is not None:
                table.gestured_elsewhere(message)
        elif isinstance(message, ScreenShowed):
            table = self._tables.get(message.table)
            if table is not None:
                table.shown_elsewhere(message)

    def _follow(self, table: Table, sealed: bytes) -> None:
        """Applies moves that came with a message, as far as they fit what is known here."""
        try:
            text = self.bus.unseal(table.state.doc.seed, sealed)
            if text is not None:
                self.moves_caught_up += table.follow(_decoder.decode(text))
        except (DecodeError, RulesError) as error:  # from a server of another version
            _log.error("could not apply moves of another server", extra={"reason": str(error)})

    def _read_if_behind(self, table: Table | None, cursor: SyncCursor) -> None:
        if table is not None and cursor.ahead_of(table.state.cursor):
            self._read_soon([_Stale(table, cursor)])

    async def _report(self, table: Table, node: NodeId, there: Attendance, asking: bool) -> None:
        new = await table.report(node, there)
        if asking or new:
            self.bus.publish(TablesAwake(self.bus.node, [table.state.attendance(clocks=True)]), node)
        self._read_if_behind(table, there.cursor)

    async def _left(self, table: Table, node: NodeId) -> None:
        await table.report(node, None)

    def node_gone(self, node: NodeId) -> None:
        """A server is gone. Its visitors will reconnect through another."""
        for table in self._tables.values():
            if node in table.state.attendees.elsewhere:
                self._spawn(self._left(table, node))

    def reconnected(self) -> None:
        """Messages get through again: asks who is where, and reads what was missed."""
        tables = list(self._tables.values())
        for start in range(0, len(tables), MAX_TABLES_PER_MESSAGE):
            some = [table.state.attendance() for table in tables[start : start + MAX_TABLES_PER_MESSAGE]]
            self.bus.publish(TablesAwake(self.bus.node, some, asking=True))
        self._read_soon(map(_Stale, tables))

    def disconnected(self) -> None:
        """Messages no longer get through: polls at once."""
        if self._poll is not None:
            self._poll.cancel()
            self._poll_now()

    # Reading what is new

    def _poll_later(self) -> None:
        seconds = POLL_SECONDS if self.bus.connected else POLL_SECONDS_WITHOUT_BUS
        self._poll = self._time.call_at(self._time.now() + seconds * random.uniform(0.75, 1.25), self._poll_now)

    def _poll_now(self) -> None:
        self._poll = None
        if self._tables:
            self._read_soon(map(_Stale, self._tables.values()))
            self._poll_later()

    def _read_soon(self, tables: Iterable[_Stale]) -> None:
        for stale in tables:
            if stale.table.state.row.id in self._stale and stale.ahead is not None:
                stale = _Stale(stale.table)  # queued twice: read everything
            self._stale[stale.table.state.row.id] = stale
        if self._stale and not self._reading:
            self._reading = True
            self._spawn(self._read_all())

    async def _read_all(self) -> None:
        try:
            while self._stale:
                stale, self._stale = self._stale, {}
                cursors = {one.table.state.cursor: one.ahead for one in stale.values()}
                found = await self._store.updates_since(cursors)
                self.moves_caught_up += sum(len(updates.moves) for updates in found.values())
                await asyncio.gather(*(stale[table].table.apply_updates(updates) for table, updates in found.items()))
        except StoreError as error:  # the next poll reads it
            _log.error("could not read updates from the store", extra={"reason": str(error)})
        finally:
            self._reading = False

    def close(self) -> None:
        for timer in (self._poll, self._listing):
            if timer is not None:
                timer.cancel()
