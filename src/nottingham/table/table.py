"""A table as the server runs it: requests run one at a time, in the order they arrive, and each is answered once.

`Table` holds the lock and the retries. If another server stores something first, the request runs again on the table
as that server left it. What a request does is in `handlers.py`, what other servers did in `sync.py`; both work on the
`TableState`. The connection identifies the sender: no message names the seat it comes from.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TypeVar

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from nottingham.rules.errors import RulesError
from nottingham.store.clock import now_ms
from nottingham.store.errors import Conflict, InDoubt, StoreError, in_doubt_after
from nottingham.store.rows import Move, Person, TableRow, Updates
from nottingham.store.store import Store
from nottingham.table import moves, seating
from nottingham.table.attendees import Visitor, person_of
from nottingham.table.composing import COMPOSING
from nottingham.table.deadlines import Deadlines, Time
from nottingham.table.encoding import MAX_PAST_GAMES, encode_message, you
from nottingham.table.errors import Refusal, contention, not_saved
from nottingham.table.game_clocks import GAME_CLOCKS
from nottingham.table.handlers import HANDLERS
from nottingham.table.messages import Done, Refused, Welcome, refused
from nottingham.table.moves import MAX_RETRIES
from nottingham.table.requests import Arrange, Join, MakeHost, MakeMove, Remove, Stand, TableRequest
from nottingham.table.seating import seat_of
from nottingham.table.settings import LessonPlace, TableDoc
from nottingham.table.spectators import check_admitted
from nottingham.table.state import AWAY, HOST_ABSENT, ServerLink, TableState
from nottingham.table.sync import TableSync
from nottingham.table.sync_messages import Attendance, FreshMoves, NodeId, PlayerComposing, PlayerGestured, ScreenShowed

_log = logging.getLogger(__name__)

MAX_CONNECTIONS_PER_PERSON = 8
RETRY_SECONDS = 2.0
"""How long a bot or a clock waits before it tries again after a failed write."""
LEASE_RETRY_SECONDS = 1.0
"""How long to wait before checking a clock again that another server runs."""

T = TypeVar("T")


class Table:
    """One awake table."""

    def __init__(self, row: TableRow, doc: TableDoc, store: Store, time: Time, server: ServerLink) -> None:
        self._server = server
        self._deadlines = Deadlines(time, self._start_tick)
        self.state = TableState(row, doc, store, self._deadlines, server, self._refresh)
        self._sync = TableSync(self.state)
        self._lock = asyncio.Lock()
        self._ticks: set[asyncio.Task[None]] = set()

    async def wake(self) -> None:
        """Loads the table from the store."""
        state = self.state
        await state.chat.load()
        games = await state.store.games_of(state.row.id, MAX_PAST_GAMES + 1)
        state.set_finished(games)
        current = next((game for game in games if game.id == state.doc.game), None)
        if current is not None and state.stage != "gathering":
            state.set_match(await moves.recall(state, self._deadlines, current))
        # Another server may have changed the seats since the row was read, and stored moves after that.
        if self._server.clustered:
            self._sync.mark_stale()
        state.expect_everyone()

    # Visitors

    async def join(self, visitor: Visitor, join: Join) -> bool:
        """Admits a visitor and sends them a welcome. Returns False if the table has just gone to sleep."""
        async with self._lock:
            state = self.state
            if state.asleep:
                return False
            person = person_of(visitor)
            if self._sync.stale:
                await self._sync.refresh()
            else:
                await state.catch_up_to(join.game, join.version)
            seat = await self._settled(partial(self._admit, visitor))
            if seat is not None and visitor.person is not None and not state.playing:
                await self._settled(partial(self._rename, visitor.person))
            since = join.version if state.match and join.game in (None, state.match.game.code) else None
            state.attendees.add(visitor)
            state.spectators.note()
            try:
                playing = await moves.snapshot_since(state.match, seat, since) if state.match else None
                if person is not None:
                    state.person_returned(person)
            except BaseException:
                state.attendees.remove(visitor)
                raise
            if state.doc.host not in state.attendees.present and (HOST_ABSENT, 0) not in self._deadlines:
                self._deadlines.set((HOST_ABSENT, 0), state.doc.settings.away_seconds)
            state.reschedule()
            lines = state.chat.recent(state.muted_by(person))
            me = you(state.doc, person)
            welcome = Welcome(key=join.key, table=state.view, you=me, playing=playing, talk=lines, at=now_ms())
            visitor.send(encode_message(welcome))
            state.announce_table(but=visitor)
            self._server.attendance_changed(state)
            return True

    async def _admit(self, visitor: Visitor) -> int | None:
        """Makes room for a visitor, or refuses. Returns their seat, if they have one."""
        state, person = self.state, person_of(visitor)
        seat = state.seat_of(person)
        check_admitted(state.row, state.doc, person)
        here = state.attendees.here
        mine = [other for other in here if person is not None and person_of(other) == person]
        if len(mine) >= MAX_CONNECTIONS_PER_PERSON:
            mine[0].dismiss("elsewhere", "This table is open in too many other places. This connection was the oldest.")
            state.attendees.remove(mine[0])
        if seat is None and person != state.doc.host:
            state.spectators.check_room(visitor.address)
        return seat

    async def leave(self, visitor: Visitor) -> None:
        """Removes a closed connection. Its person may have others."""
        state = self.state
        async with self._lock:
            if visitor not in state.attendees.here:
                return
            state.attendees.remove(visitor)
            person = person_of(visitor)
            if person is not None and person not in state.attendees.present:
                state.person_left(person)
            state.reschedule()
            try:
                await self._settled(lambda: state.pause_if_all_agree(state.doc))
            except (StoreError, Refusal) as error:  # the next request for a pause will begin it
                _log.error("not stored", extra={"table": state.row.id, "reason": str(error)})
                state.reschedule()
            state.announce_table()
            self._server.attendance_changed(state)
        if not state.attendees.here:
            self._server.deserted(state)

    # Requests

    async def handle(self, visitor: Visitor, request: TableRequest) -> Done | Refused:
        """Carries a request out or refuses it. The answer has been sent when this returns it."""
        state = self.state
        async with self._lock:
            try:
                if state.asleep or visitor not in state.attendees.here:
                    raise Refusal("forbidden", "not_here", "You are no longer at this table.")
                version = await self._settled(partial(HANDLERS[type(request)], state, visitor, request))
                answer: Done | Refused = Done(key=request.key, version=UNSET if version is None else version)
            except (Refusal, RulesError) as error:
                answer = refused(error, request.key, self._version if isinstance(request, MakeMove) else UNSET)
            except StoreError as error:
                _log.error("not stored", extra={"table": state.row.id, "reason": str(error)})
                answer = refused(not_saved(error), request.key)
                state.reschedule()
            visitor.send(encode_message(answer))
            if isinstance(answer, Done) and isinstance(request, (Stand, Remove, Arrange, MakeHost)):
                state.demote_unseated()
            return answer

    @property
    def _version(self) -> int | UnsetType:
        return self.state.match.game.version if self.state.match else UNSET

    async def begin_lesson(self, lesson: LessonPlace) -> None:
        async with self._lock:
            await self.state.begin(lesson)

    async def forget(self, person: int) -> bool:
        """Removes a person who deletes their account: their seat, their name in the chat, their requests.

        Returns False if the table has just gone to sleep.
        """
        async with self._lock:
            if self.state.asleep:
                return False
            await self._settled(partial(self._forget, person))
            self.state.chat.forget(person)
            self.state.demote_unseated()
            return True

    async def _forget(self, person: int) -> None:
        seat = seat_of(self.state.doc, person)
        if seat is not None:
            await self.state.vacate(seat)
        await self.state.change(seating.forget(self.state.doc, person))

    async def rename(self, person: Person) -> None:
        """Shows a person's new name. A running game keeps the old one."""
        async with self._lock:
            if not self.state.asleep:
                await self._settled(partial(self._rename, person))

    async def _rename(self, person: Person) -> None:
        if not self.state.playing:
            await self.state.change(seating.rename(self.state.doc, person))

    async def _settled(self, work: Callable[[], Awaitable[T]]) -> T:
        """Does the work. If another server stored something first, refreshes and does it again.

        It also refreshes before it refuses, unless it has already: our copy may be stale.
        """
        failure: StoreError | None = None
        reads = self._sync.reads
        for _ in range(MAX_RETRIES):
            if self._sync.stale:
                with in_doubt_after(failure):
                    await self._sync.refresh()
                self.state.reschedule()
            try:
                return await work()
            except (Conflict, InDoubt) as error:
                self._sync.mark_stale()
                failure = error
            except (Refusal, RulesError) as error:
                if self._sync.reads > reads or not await self._was_stale(error):
                    raise
        raise contention()

    async def _was_stale(self, refusal: Refusal | RulesError) -> bool:
        """Whether another server had changed the table when we refused something. Refreshes to find out."""
        only = self._server.only_server_at(self.state)
        if only or (isinstance(refusal, Refusal) and refusal.code == "too_often"):
            return False
        known = self.state.cursor
        await self._sync.refresh()
        return self.state.cursor != known

    # Other servers

    async def _refresh(self) -> Sequence[Move]:
        return await self._sync.refresh()

    async def apply_updates(self, updates: Updates) -> None:
        """Applies what other servers stored."""
        async with self._lock:
            if not self.state.asleep:
                await self._sync.apply(updates)

    def follow(self, fresh: FreshMoves) -> int:
        """Applies moves that another server has just stored, and returns how many were new here.

        It applies none while a request is being carried out, which may have changed the table in the meantime.
        """
        return 0 if self._lock.locked() or self.state.asleep else self._sync.follow(fresh)

    async def report(self, node: NodeId, attendance: Attendance | None) -> bool:
        """Takes in another server's report of its visitors. Returns whether that server is new at this table."""
        async with self._lock:
            return not self.state.asleep and self._sync.report(node, attendance)

    def passed_elsewhere(self, seat: int, game: int, version: int) -> None:
        self._sync.passed(seat, game, version)

    def composing_elsewhere(self, message: PlayerComposing) -> None:
        self._sync.composing(message)

    def gestured_elsewhere(self, message: PlayerGestured) -> None:
        self._sync.gestured(message)

    def shown_elsewhere(self, message: ScreenShowed) -> None:
        self._sync.shown(message)

    # Sleep

    async def sleep(self) -> bool:
        """Goes to sleep if nobody is connected. Everything worth keeping is on disk then."""
        async with self._lock:
            state = self.state
            if state.attendees.here or state.asleep:
                return state.asleep
            if not state.attendees.anyone_elsewhere:
                doc = state.doc
                if state.playing and state.match is not None and not doc.paused:
                    doc = replace(doc, clocks=state.match.stop_clocks())
                with suppress(Conflict):  # another server has the table awake, and its version counts
                    await state.save(doc)  # even unchanged, to store when somebody was last here
            state.close()
            return True

    # Deadlines

    def _start_tick(self) -> None:
        task = asyncio.get_running_loop().create_task(self._tick())
        self._ticks.add(task)
        task.add_done_callback(self._ticks.discard)

    async def _tick(self) -> None:
        state = self.state
        async with self._lock:
            for purpose in self._deadlines.take_due():
                if purpose in self._deadlines:  # an earlier one has just set it again
                    continue
                try:
                    if purpose[0] in (AWAY, COMPOSING) or await self._server.lease(state):
                        await self._settled(partial(self._ring, *purpose))
                    else:
                        self._deadlines.set(purpose, LEASE_RETRY_SECONDS)
                except (StoreError, Refusal) as error:
                    _log.error("not stored", extra={"table": state.row.id, "reason": str(error)})
                    self._deadlines.set(purpose, RETRY_SECONDS)
                except Exception:  # a bug must not stop the game for good
                    _log.exception("deadline failed", extra={"table": state.row.id, "clock": purpose[0]})
                    self._deadlines.set(purpose, RETRY_SECONDS)

    async def _ring(self, kind: str, seat: int) -> None:
        state = self.state
        if kind in (*GAME_CLOCKS, COMPOSING):
            if state.match is not None:
                await moves.ring(state.match, (kind, seat))
        elif kind == AWAY:
            if (
                state.playing
                and state.match is not None
                and state.doc.chairs[seat].person not in state.attendees.present
            ):
                await moves.stand_in(state.match, seat)
                state.reschedule()
                state.announce_table()
        elif kind == HOST_ABSENT and state.doc.host not in state.attendees.present:
            if state.present_seats:
                await state.change(seating.make_host(state.doc, min(state.present_seats)))
            elif state.attendees.here:
                self._deadlines.set((HOST_ABSENT, 0), state.doc.settings.away_seconds)
