"""A table: people come, sit down, play, talk, leave and come back.

Whatever is asked is done one thing after another, in the order it came, and answered once. What is asked is stored
before it is told. Whoever asks is known by his connection; no message names the seat it comes from.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from functools import partial
from typing import Protocol, TypeVar

from msgspec import UNSET, Raw, UnsetType
from msgspec.structs import replace

from nottingham.rules.errors import RulesError
from nottingham.rules.wire import encode
from nottingham.store import changes
from nottingham.store.changes import Change, ConditionalMove
from nottingham.store.clock import now_ms
from nottingham.store.errors import Conflict, InDoubt, StoreError, in_doubt_after
from nottingham.store.rows import ChatLine, GameRow, Move, Person, Stage, TableRow
from nottingham.store.store import Store
from nottingham.table import seating, sync
from nottingham.table.attendees import Attendees, Visitor, check_admitted, person_of
from nottingham.table.chat import ChatLog, heard
from nottingham.table.deadlines import Deadlines, Time
from nottingham.table.encoding import MoveMessages, Presence, table_view, told, you
from nottingham.table.errors import Refusal, contention, not_saved
from nottingham.table.game import Game, decode_events
from nottingham.table.game_clocks import GAME_CLOCKS
from nottingham.table.handlers import HANDLERS
from nottingham.table.ids import new_code, new_id
from nottingham.table.match import MAX_RETRIES, Match
from nottingham.table.messages import (
    Arrange,
    AtTable,
    ClockChanged,
    Done,
    GameRef,
    Join,
    MakeHost,
    MakeMove,
    Refused,
    Remove,
    Stand,
    Standings,
    TableChanged,
    TableView,
    Talk,
    Welcome,
    refused,
)
from nottingham.table.seating import seat_of
from nottingham.table.settings import LessonPlace, TableDoc, encode_doc
from nottingham.table.sync import AWAY, HOST_ABSENT, Found
from nottingham.table.sync_messages import Attendance, NodeId

_log = logging.getLogger(__name__)

MAX_WATCHING = 50
MAX_OF_ONE = 8
"""Connections to one table, of those who watch and of one person."""
SECOND_TRY_SECONDS = 2.0
"""After which a bot or a clock tries again what could not be stored."""
OTHERS_SECONDS = 1.0
"""After which a clock looks again whether the server that runs it has done its work."""

T = TypeVar("T")


class Neighbours(Protocol):
    """The house around a table."""

    def changed(self, table: "Table") -> None:
        """What the lobby shows of it may have changed."""

    def deserted(self, table: "Table") -> None:
        """Nobody is connected to it any more."""

    def stored(self, table: "Table") -> None:
        """There is something new in the store, which other servers have not heard of."""

    def attended(self, table: "Table") -> None:
        """Somebody has come or gone, here."""

    def passed(self, table: "Table", seat: int) -> None:
        """A seat has nothing more to say."""

    @property
    def many(self) -> bool:
        """Whether other servers may have the same tables awake."""

    def alone_at(self, table: "Table") -> bool:
        """Whether no other server has it awake, as far as one can know."""

    async def lease(self, table: "Table") -> bool:
        """Whether this server runs the table's clocks and bots, of those that have it awake."""


class Table:
    """One table, awake."""

    def __init__(self, row: TableRow, doc: TableDoc, store: Store, time: Time, house: Neighbours) -> None:
        self.row = row
        self.doc = doc
        self.match: Match | None = None
        self.asleep = False
        self.ahead: TableRow | None = None
        """The latest row that was read, though the table may not be so far yet."""
        self.unseated: frozenset[int] = frozenset()
        """Those who have lost their seats in it, which is yet to be heard here."""
        self.guests = Attendees()
        self.games: list[GameRef] = []
        self.voices = ChatLog(row.id, store)
        self.store = store
        self.deadlines = Deadlines(time, self._rung)
        self._house = house
        self._turn = asyncio.Lock()
        self._behind = False
        """Whether the store may have something that was not heard here, so that it has to be looked at first."""
        self._last: TableRow | None = None
        """The row that the game's last move makes."""
        self._ticks: set[asyncio.Task[None]] = set()

    # Waking

    @property
    def visitors(self) -> list[Visitor]:
        """Those who are connected to this server."""
        return self.guests.here

    @property
    def present(self) -> frozenset[int]:
        """The people who are connected, to this server or to another."""
        return self.guests.present

    async def wake(self) -> None:
        """Remembers what the store knows of it."""
        await self.voices.remember()
        rows = await self.store.games_of(self.row.id)
        self.games = [GameRef(row.code, row.number) for row in rows if row.ended is not None]
        current = next((row for row in rows if row.id == self.doc.game), None)
        if current is not None and self.stage != "gathering":
            self.match = await Match.recall(self, self.store, self.deadlines, current)
        # Another server may have changed who sits here since the row was read, and moved after that.
        self._behind = self._house.many
        self._expect_everyone()

    @property
    def stage(self) -> Stage:
        return self.row.stage

    @property
    def playing(self) -> bool:
        return self.row.stage == "playing"

    # What a match asks of its table

    @property
    def people(self) -> Collection[int]:
        """The seats of people who are connected."""
        present = self.present
        return [seat for seat, chair in enumerate(self.doc.chairs) if chair.person in present]

    @property
    def going_on(self) -> bool:
        """A game goes on while one of its people is there; among bots alone, while anyone watches."""
        if self.doc.paused or not self.playing or self.asleep:
            return False
        if any(chair.person is not None for chair in self.doc.chairs):
            return bool(self.people)
        return bool(self.visitors) or self.guests.anyone_elsewhere

    def tell_move(self, telling: MoveMessages) -> None:
        for visitor in self.visitors:
            visitor.tell(telling.to(self.seat_of(visitor)))
        if self.match is not None and self.match.game.over and self.playing:
            self._game_over()

    def over(self) -> Sequence[Change]:
        self._last = replace(self._row_of(replace(self.doc, wants_pause=frozenset())), stage="over")
        return [changes.save_table(self._last)]

    def _game_over(self) -> None:
        """If another server has stored the last move, the table's new row is yet to be heard of."""
        assert self.match is not None
        self.row = self._last or replace(self.row, stage="over", touched=now_ms())
        self.doc = replace(self.doc, wants_pause=frozenset())
        self.games.append(GameRef(self.match.game.code, self.match.game.number))
        self.match.let_go()
        self.tell_table()

    # Coming and going

    async def join(self, visitor: Visitor, join: Join) -> bool:
        """Someone comes; not to a table that has just gone to sleep."""
        async with self._turn:
            if self.asleep:
                return False
            person = person_of(visitor)
            if self._behind or (self._house.many and self._outdone(join.game, join.version)):
                await self.refresh()
            seat = await self._judged(partial(self._admit, person))
            if seat is not None and visitor.person is not None and not self.playing:
                await self._settled(partial(self._rename, visitor.person))
            since = join.version if self.match and join.game in (None, self.match.game.code) else None
            self._visited(by=[*self.visitors, visitor])
            try:
                playing = await self.match.standing(seat, since) if self.match else None
                if person is not None:
                    self.welcome_back(person)
            except BaseException:
                self._visited(by=self.visitors[:-1])
                raise
            if self.doc.host not in self.present and (HOST_ABSENT, 0) not in self.deadlines:
                self.deadlines.set((HOST_ABSENT, 0), self.doc.settings.away_seconds)
            self.wind()
            lines = self.voices.recent(self.unheard(person))
            me = you(self.doc, person)
            welcome = Welcome(key=join.key, table=self.view, you=me, playing=playing, talk=lines, at=now_ms())
            visitor.tell(told(welcome))
            self.tell_table(but=visitor)
            self._house.attended(self)
            return True

    async def _admit(self, person: int | None) -> int | None:
        """There is a place for him; his seat, if he has one."""
        seat = self._seat(person)
        self.check_admitted(person)
        self._make_room(person, seat)
        return seat

    def _outdone(self, game: str | None, version: int | None) -> bool:
        """Whether somebody knows more of the game than is known here: another server has told him."""
        if self.match is None:
            return game is not None or (version is not None and version >= 0)
        return game not in (None, self.match.game.code) or (version is not None and version > self.match.game.version)

    async def must_know(self, game: str | None, version: int | None) -> None:
        """Hears what others have stored, if somebody speaks of it."""
        if self._house.many and self._outdone(game, version):
            await self.refresh()

    def _make_room(self, person: int | None, seat: int | None) -> None:
        """Those who sit always find a place, if need be that of their own oldest connection."""
        mine = [visitor for visitor in self.visitors if person is not None and person_of(visitor) == person]
        if len(mine) >= MAX_OF_ONE:
            mine[0].dismiss("elsewhere", "You have come to this table too often at once: this was the first.")
            self._visited(by=[visitor for visitor in self.visitors if visitor is not mine[0]])
        if seat is None and person != self.doc.host and self.presence.watching >= MAX_WATCHING:
            raise Refusal("too_many", "table_crowded", "Too many watch this table already.")

    def check_admitted(self, person: int | None) -> None:
        check_admitted(self.row, self.doc, person)

    async def leave(self, visitor: Visitor) -> None:
        """A connection is gone; its person may have others."""
        async with self._turn:
            if visitor not in self.visitors:
                return
            self._visited(by=[other for other in self.visitors if other is not visitor])
            person = person_of(visitor)
            if person is not None and person not in self.present:
                self.miss(person)
            self.wind()
            try:
                await self._settled(lambda: self.pause_if(self.doc))
            except (StoreError, Refusal) as error:  # then it begins with the next wish
                _log.error("not stored", extra={"table": self.row.id, "reason": str(error)})
                self.wind()
            self.tell_table()
            self._house.attended(self)
        if not self.visitors:
            self._house.deserted(self)

    def _visited(self, by: list[Visitor]) -> None:
        self.guests.set(by)

    def dismiss_all(self, code: str, message: str) -> None:
        """Everyone has to leave."""
        for visitor in self.visitors:
            visitor.dismiss(code, message)
        self._visited(by=[])

    def miss(self, person: int) -> None:
        """A person has gone: if he stays away a bot plays for him, and another is host."""
        seat = seat_of(self.doc, person)
        if seat is not None and self.playing:
            self.deadlines.set((AWAY, seat), self.doc.settings.away_seconds)
        if person == self.doc.host:
            self.deadlines.set((HOST_ABSENT, 0), self.doc.settings.away_seconds)

    def welcome_back(self, person: int) -> None:
        """A person is here, by way of this server or of another, and plays for himself."""
        seat = seat_of(self.doc, person)
        if seat is not None:
            self.deadlines.drop((AWAY, seat))
            if self.match is not None:
                self.match.take_back(seat)
        if person == self.doc.host:
            self.deadlines.drop((HOST_ABSENT, 0))

    def heard_from(self, seat: int) -> None:
        """Somebody has moved elsewhere: if nobody has said that he is there, he is all the same."""
        person = self.doc.chairs[seat].person
        if person is not None and person not in self.present:
            self.welcome_back(person)
            self.miss(person)

    def _expect_everyone(self) -> None:
        for person in {chair.person for chair in self.doc.chairs} | {self.doc.host}:
            if person is not None and person not in self.present:
                self.miss(person)

    async def sleep(self) -> bool:
        """Goes to sleep if nobody is there; all that was to be kept is on disk then."""
        async with self._turn:
            if self.visitors or self.asleep:
                return self.asleep
            if not self.guests.anyone_elsewhere:
                doc = self.doc
                if self.playing and self.match is not None and not doc.paused:
                    doc = replace(doc, clocks=self.match.stop())
                with suppress(Conflict):  # then another server has it awake, and the last word
                    await self.save(doc)  # if only to say when somebody was last here
            self.close()
            return True

    def close(self) -> None:
        self.asleep = True
        self.deadlines.clear()
        if self.match is not None:
            self.match.let_go()

    async def forget(self, person: int) -> bool:
        """A person wants to have never been here: his seat is another's, his words and wishes are gone."""
        async with self._turn:
            if self.asleep:
                return False
            await self._settled(partial(self._forget, person))
            self.voices.forget(person)
            self.show_out()
            return True

    async def _forget(self, person: int) -> None:
        seat = seat_of(self.doc, person)
        if seat is not None:
            await self.vacate(seat)
        await self.change(seating.forget(self.doc, person))

    async def rename(self, person: Person) -> None:
        """A person has another name; in a game that runs the old one stays."""
        async with self._turn:
            if not self.asleep:
                await self._settled(partial(self._rename, person))

    async def _rename(self, person: Person) -> None:
        if not self.playing:
            await self.change(seating.rename(self.doc, person))

    # Being asked

    async def ask(self, visitor: Visitor, question: AtTable) -> Done | Refused:
        """Does what is asked, or says why not; the answer has gone out when this returns it."""
        async with self._turn:
            try:
                if self.asleep or visitor not in self.visitors:
                    raise Refusal("forbidden", "not_here", "You are no longer at this table.")
                handle = partial(HANDLERS[type(question)], self, visitor, question)
                version = await self._settled(partial(self._judged, handle))
                answer: Done | Refused = Done(key=question.key, version=UNSET if version is None else version)
            except (Refusal, RulesError) as error:
                answer = refused(error, question.key, self._version if isinstance(question, MakeMove) else UNSET)
            except StoreError as error:
                _log.error("not stored", extra={"table": self.row.id, "reason": str(error)})
                answer = refused(not_saved(error), question.key)
                self.wind()
            visitor.tell(told(answer))
            if isinstance(answer, Done) and isinstance(question, (Stand, Remove, Arrange, MakeHost)):
                self.show_out()
            return answer

    async def _settled(self, work: Callable[[], Awaitable[T]]) -> T:
        """Does it at the table as it is; if another writer was first, once more at the table as he has left it."""
        mishap: StoreError | None = None
        for _ in range(MAX_RETRIES):
            if self._behind:
                with in_doubt_after(mishap):
                    await self.refresh()
                self.wind()
            try:
                return await work()
            except (Conflict, InDoubt) as error:
                self._behind, mishap = True, error
        raise contention()

    async def _judged(self, work: Callable[[], Awaitable[T]]) -> T:
        """Nobody is refused because this server has not heard yet what another has stored."""
        try:
            return await work()
        except (Refusal, RulesError):
            if self._house.alone_at(self):
                raise
            known = sync.mark(self)
            await self.refresh()
            if sync.mark(self) == known:
                raise
        return await work()

    async def refresh(self) -> Sequence[Move]:
        """Hears what others have stored meanwhile."""
        self._behind = True
        self._last = None
        heard = await sync.refresh(self)
        self._behind = False
        return heard

    async def catch_up(self, found: Found) -> None:
        """Hears what was read for it, with what is new at other tables."""
        async with self._turn:
            if not self.asleep:
                self._last = None
                await sync.hear(self, found)

    async def attended(self, node: NodeId, now: Attendance | None) -> bool:
        """Who is here by way of another server; whether that one was unknown here."""
        async with self._turn:
            return not self.asleep and sync.attended(self, node, now)

    def pass_elsewhere(self, seat: int, version: int) -> None:
        if self.match is not None and self.match.pass_elsewhere(seat, version):
            self.tell_table()

    def tell_others_of_pass(self, seat: int) -> None:
        self._house.passed(self, seat)

    def news(self) -> None:
        self._house.stored(self)

    @property
    def _version(self) -> int | UnsetType:
        return self.match.game.version if self.match else UNSET

    # Changing

    async def vacate(self, seat: int) -> None:
        await self.save(seating.empty(self.doc, seat, playing=self.playing))
        self.tell_table()
        if self.playing:
            self.deadlines.set((AWAY, seat), 0)

    def show_out(self) -> None:
        """Whoever has lost his seat watches from now on, where that is allowed."""
        self._dismiss_unwelcome()
        self._tell_spectators()

    def _dismiss_unwelcome(self) -> None:
        for visitor in self.visitors:
            try:
                self.check_admitted(person_of(visitor))
            except Refusal as refusal:
                visitor.dismiss(refusal.code, refusal.message)

    async def pause_if(self, doc: TableDoc) -> None:
        """Pauses if everyone who is present wants it; else the wish is kept. Who has gone wishes nothing."""
        people = self.people
        doc = replace(doc, wants_pause=doc.wants_pause.intersection(people))
        if self.match is not None and self.playing and not doc.paused and people and doc.wants_pause >= set(people):
            await self.save(replace(doc, paused=True, clocks=self.match.stop()))
            self.wind()
            self.tell_clock()
        elif doc != self.doc:
            await self.save(doc)

    def must_not_play(self) -> None:
        if self.playing:
            raise Refusal("impossible", "game_runs", "A game is being played at this table.")

    async def begin(self, lesson: LessonPlace | None = None) -> None:
        """Deals: the seed was promised before, the cuts were given since. In a lesson the deck lies as it is needed."""
        doc = seating.with_bots_by_name(self.doc)
        seating.must_be_full(doc)
        at = now_ms()
        row = GameRow(new_id(), new_code(), self.row.id, doc.games + 1, at)
        names = [chair.name for chair in doc.chairs]
        options, seed = doc.settings.options, doc.seed
        if lesson is None:
            game, deal = Game.deal(row, options, seed, names, seating.cuts_by_seat(doc), at)
            moves = [deal]
        else:
            game, moves = Game.stage(row, options, seed, names, seating.chapter(lesson), at)
        given_up = [changes.remove_game(self.match.game.id)] if self.playing and self.match else []
        doc = replace(seating.begun(doc, row.id), lesson=lesson)
        await self.save(doc, *given_up, changes.add_game(row), *moves, stage="playing")
        match = Match(self, self.store, self.deadlines, row, game)
        match.begin([event for move in moves for event in decode_events(move.events)])
        self.play(match)
        self.tell_table()
        self.tell_moves(moves)

    def play(self, match: Match) -> None:
        """A game has begun, here or by way of another server."""
        if self.match is not None:
            self.match.stop()
            self.match.let_go()
        self.match = match
        self._expect_everyone()
        self._dismiss_unwelcome()
        self.wind()

    def tell_moves(self, moves: Sequence[Move]) -> None:
        """The game as it stands, and what has happened that nobody here has heard of yet."""
        assert self.match is not None
        for visitor in self.visitors:
            visitor.tell(told(Standings(playing=self.match.now(self.seat_of(visitor), moves))))
        if self.match.game.over and self.playing:
            self._game_over()

    def unheard(self, person: int | None) -> Collection[int]:
        return self.doc.mutes.get(person, frozenset()) if person is not None else frozenset()

    # Storing and telling

    def _row_of(self, doc: TableDoc) -> TableRow:
        """Its next revision."""
        return replace(
            self.row,
            host=doc.host,
            public=doc.settings.public,
            doc=encode_doc(doc),
            touched=now_ms(),
            revision=self.row.revision + 1,
        )

    def decided(self, move: Move) -> Change:
        return ConditionalMove(move, self.row.id, self.row.revision)

    async def save(self, doc: TableDoc, *others: Change, stage: Stage | None = None) -> None:
        """Stores the table as it is to be; then it is so."""
        row = self._row_of(doc)
        if stage is not None:
            row = replace(row, stage=stage)
        before, after = _people_of(self.doc), _people_of(doc)
        await self.store.commit(
            changes.save_table(row),
            *(changes.add_sitting(row.id, person) for person in after - before),
            *(changes.remove_sitting(row.id, person) for person in before - after),
            *others,
        )
        self.row = row
        self.doc = doc
        self.news()

    async def change(self, doc: TableDoc) -> None:
        if doc != self.doc:
            await self.save(doc)
            self.tell_table()

    @property
    def presence(self) -> Presence:
        return Presence(
            self.present,
            self.match.away if self.match else frozenset(),
            self.match.passed if self.match else frozenset(),
            self.guests.strangers + len(self.present.difference([chair.person for chair in self.doc.chairs])),
        )

    @property
    def view(self) -> TableView:
        return table_view(self.row.code, self.stage, self.doc, self.presence, self.games)

    def seat_of(self, visitor: Visitor) -> int | None:
        return self._seat(person_of(visitor))

    def _seat(self, person: int | None) -> int | None:
        return None if person in self.unseated else seat_of(self.doc, person)

    def tell_table(self, but: Visitor | None = None) -> None:
        table = Raw(encode(self.view))
        for visitor in self.visitors:
            if visitor is not but:
                visitor.tell(told(TableChanged(table=table, you=you(self.doc, person_of(visitor)))))
        self._house.changed(self)

    def tell_line(self, line: ChatLine) -> None:
        message = told(Talk(lines=[heard(line)]))
        for visitor in self.visitors:
            if line.person not in self.unheard(person_of(visitor)):
                visitor.tell(message)

    def _tell_spectators(self) -> None:
        """The whole game anew, to those who may see it with other eyes than before."""
        if self.match is not None:
            message = told(Standings(playing=self.match.now(None)))
            for visitor in self.visitors:
                if self.seat_of(visitor) is None:
                    visitor.tell(message)

    def tell_clock(self) -> None:
        if self.match is not None:
            message = told(ClockChanged(clock=self.match.clock))
            for visitor in self.visitors:
                visitor.tell(message)

    # Time

    def wind(self) -> None:
        if self.match is not None:
            self.match.wind()

    def _rung(self) -> None:
        task = asyncio.get_running_loop().create_task(self._tick())
        self._ticks.add(task)
        task.add_done_callback(self._ticks.discard)

    async def _tick(self) -> None:
        async with self._turn:
            for purpose in self.deadlines.take_due():
                if purpose in self.deadlines:  # what rang before has set this clock anew
                    continue
                try:
                    if purpose[0] == AWAY or await self._house.lease(self):
                        await self._settled(partial(self._ring, *purpose))
                    else:
                        self.deadlines.set(purpose, OTHERS_SECONDS)
                except (StoreError, Refusal) as error:
                    _log.error("not stored", extra={"table": self.row.id, "reason": str(error)})
                    self.deadlines.set(purpose, SECOND_TRY_SECONDS)
                except Exception:  # a mistake of ours must not stop the game for good
                    _log.exception("a clock's work failed", extra={"table": self.row.id, "clock": purpose[0]})
                    self.deadlines.set(purpose, SECOND_TRY_SECONDS)

    async def _ring(self, kind: str, seat: int) -> None:
        if kind in GAME_CLOCKS:
            if self.match is not None:
                await self.match.ring((kind, seat))
        elif kind == AWAY:
            if self.playing and self.match is not None and self.doc.chairs[seat].person not in self.present:
                await self.match.stand_in(seat)
                self.wind()
                self.tell_table()
        elif kind == HOST_ABSENT and self.doc.host not in self.present:
            if self.people:
                await self.change(seating.make_host(self.doc, min(self.people)))
            elif self.visitors:
                self.deadlines.set((HOST_ABSENT, 0), self.doc.settings.away_seconds)


def _people_of(doc: TableDoc) -> set[int]:
    """Whose table it is: the host's and of all who sit at it."""
    people = {chair.person for chair in doc.chairs} | {doc.host}
    return {person for person in people if person is not None}
