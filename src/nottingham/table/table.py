"""A table: people come, sit down, play, talk, leave and come back.

Whatever is asked is done one thing after another, in the order it came, and answered once. What is asked is stored
before it is told. Whoever asks is known by his connection; no message names the seat it comes from.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Any, Protocol

from msgspec import UNSET, Raw, UnsetType
from msgspec.structs import replace

from nottingham.rules.errors import RulesError
from nottingham.rules.wire import encode
from nottingham.store import changes
from nottingham.store.changes import Change
from nottingham.store.errors import StoreError
from nottingham.store.records import GameRow, Person, Stage, TableRow
from nottingham.store.store import Store
from nottingham.table import seating
from nottingham.table.clockwork import GAME_CLOCKS
from nottingham.table.codes import new_code, new_id
from nottingham.table.deadlines import Deadlines, Time
from nottingham.table.game import Game
from nottingham.table.match import Match, now_ms
from nottingham.table.messages import (
    Act,
    Arrange,
    AtTable,
    CatchUp,
    ClockChanged,
    Cut,
    Done,
    GameRef,
    Gather,
    Join,
    MakeHost,
    Mute,
    Pass,
    Pause,
    Recall,
    Refusal,
    Refused,
    Rematch,
    Remove,
    Resume,
    Say,
    SeatBot,
    Silence,
    Sit,
    Stand,
    Standings,
    Start,
    TableChanged,
    Talk,
    Welcome,
    refused,
)
from nottingham.table.seating import must_host, must_sit, seat_of
from nottingham.table.settings import TableDoc, encode_doc
from nottingham.table.talk import Voices
from nottingham.table.telling import MoveTelling, Presence, table_view, told, you

_log = logging.getLogger(__name__)

AWAY = "away"
HOSTLESS = "hostless"
PATIENCE_WITH_THE_STORE = 2.0
"""Seconds after which a bot or a clock tries again what could not be stored."""


class Visitor(Protocol):
    """Someone at a table, by one connection: a person, or with none a stranger who watches."""

    @property
    def person(self) -> Person | None: ...

    def tell(self, message: bytes) -> None:
        """Never waits."""

    def dismiss(self, code: str, message: str) -> None:
        """Closes the connection, with a last word."""


class Neighbours(Protocol):
    """The house around a table."""

    def changed(self, table: "Table") -> None:
        """What the lobby shows of it may have changed."""

    def deserted(self, table: "Table") -> None:
        """Nobody is connected to it any more."""


class Table:
    """One table, awake."""

    def __init__(self, row: TableRow, doc: TableDoc, store: Store, time: Time, house: Neighbours) -> None:
        self.row = row
        self.doc = doc
        self.match: Match | None = None
        self.asleep = False
        self.visitors: list[Visitor] = []
        self.games: list[GameRef] = []
        self.voices = Voices(row.id, store)
        self._store = store
        self._house = house
        self._turn = asyncio.Lock()
        self._deadlines = Deadlines(time, self._rung)
        self._wants_pause: set[int] = set()
        self._ticks: set[asyncio.Task[None]] = set()

    # Waking

    async def wake(self) -> None:
        """Remembers what the store knows of it."""
        await self.voices.remember()
        rows = await self._store.games_of(self.row.id)
        self.games = [GameRef(row.code, row.number) for row in rows if row.ended is not None]
        current = next((row for row in rows if row.id == self.doc.game), None)
        if current is not None:
            game = Game.recall(current, await self._store.moves(current.id))
            self.match = Match(self, self._store, self._deadlines, current, game)
            if not game.over:
                await self.match.seat_bots()
        self._expect_everyone()

    @property
    def stage(self) -> Stage:
        return self.row.stage

    @property
    def playing(self) -> bool:
        return self.row.stage == "playing"

    # What a match asks of its table

    @property
    def present(self) -> frozenset[int]:
        """The people who are connected."""
        return frozenset(visitor.person.id for visitor in self.visitors if visitor.person is not None)

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
        return bool(self.visitors)

    def tell_move(self, telling: MoveTelling) -> None:
        for visitor in self.visitors:
            visitor.tell(telling.to(self._seat(visitor)))
        if self.match is not None and self.match.game.over:
            self._game_over()

    def over(self) -> Sequence[Change]:
        return [changes.save_table(replace(self._row_of(self.doc), stage="over"))]

    def _game_over(self) -> None:
        assert self.match is not None
        self.row = replace(self.row, stage="over", touched=now_ms())
        self.games.append(GameRef(self.match.game.code, self.match.game.number))
        self.match.let_go()
        self._wants_pause.clear()
        self._tell_table()

    # Coming and going

    async def join(self, visitor: Visitor, join: Join) -> bool:
        """Someone comes; not to a table that has just gone to sleep."""
        async with self._turn:
            if self.asleep:
                return False
            person = visitor.person.id if visitor.person else None
            seat = seat_of(self.doc, person)
            self.check_admitted(person)
            since = join.version if self.match and join.game in (None, self.match.game.code) else None
            self.visitors.append(visitor)
            try:
                playing = await self.match.standing(seat, since) if self.match else None
                if seat is not None:
                    self._deadlines.drop((AWAY, seat))
                    if self.match is not None and self.doc.chairs[seat].person is not None:
                        self.match.take_back(seat)
            except BaseException:
                self.visitors.remove(visitor)
                raise
            if person == self.doc.host:
                self._deadlines.drop((HOSTLESS, 0))
            self._wind()
            lines = self.voices.recent(self._unheard(person))
            table = table_view(self.row.code, self.stage, self.doc, self.presence, self.games)
            visitor.tell(
                told(
                    Welcome(
                        key=join.key, table=table, you=you(self.doc, person), playing=playing, talk=lines, at=now_ms()
                    )
                )
            )
            self._tell_table(but=visitor)
            return True

    def check_admitted(self, person: int | None) -> None:
        """Where nobody may watch, one comes to sit down or not at all."""
        seat = seat_of(self.doc, person)
        if seat is None and self.stage != "gathering" and not self.doc.settings.spectators and person != self.doc.host:
            raise Refusal("forbidden", "no_spectators", "The host of this table wants no spectators.")

    async def leave(self, visitor: Visitor) -> None:
        """A connection is gone; its person may have others."""
        async with self._turn:
            if visitor not in self.visitors:
                return
            self.visitors.remove(visitor)
            person = visitor.person.id if visitor.person else None
            if person is not None and person not in self.present:
                self._miss(person)
            self._wind()
            self._tell_table()
        if not self.visitors:
            self._house.deserted(self)

    def _miss(self, person: int) -> None:
        """A person has gone: if he stays away a bot plays for him, and another is host."""
        seat = seat_of(self.doc, person)
        if seat is not None:
            self._wants_pause.discard(seat)
            if self.playing:
                self._deadlines.set((AWAY, seat), self.doc.settings.away_seconds)
        if person == self.doc.host:
            self._deadlines.set((HOSTLESS, 0), self.doc.settings.away_seconds)

    def _expect_everyone(self) -> None:
        for person in {chair.person for chair in self.doc.chairs} | {self.doc.host}:
            if person is not None and person not in self.present:
                self._miss(person)

    async def sleep(self) -> bool:
        """Goes to sleep if nobody is there; all that was to be kept is on disk then."""
        async with self._turn:
            if self.visitors or self.asleep:
                return self.asleep
            if self.playing and self.match is not None and not self.doc.paused:
                clocks = self.match.stop()
                if clocks.inspection is not None or clocks.seats:
                    await self._save(replace(self.doc, clocks=clocks))
            self.close()
            return True

    def close(self) -> None:
        self.asleep = True
        self._deadlines.clear()
        if self.match is not None:
            self.match.let_go()

    async def forget(self, person: int) -> None:
        """A person wants to have never been here: his seat is another's, his words and wishes are gone."""
        async with self._turn:
            seat = seat_of(self.doc, person)
            if seat is not None:
                await self._vacate(seat)
            await self._change(seating.forget(self.doc, person))

    async def rename(self, person: Person) -> None:
        """A person has another name; in a game that runs the old one stays."""
        async with self._turn:
            if not self.playing:
                await self._change(seating.rename(self.doc, person))

    # Being asked

    async def ask(self, visitor: Visitor, question: AtTable) -> None:
        """Does what is asked, or says why not; the answer has gone out when this returns."""
        async with self._turn:
            version: int | UnsetType = UNSET
            try:
                if self.asleep or visitor not in self.visitors:
                    raise Refusal("forbidden", "not_here", "You are no longer at this table.")
                version = await _HANDLERS[type(question)](self, visitor, question)
                answer: Done | Refused = Done(key=question.key, version=version)
            except (Refusal, RulesError) as error:
                answer = refused(error, question.key, self._version if isinstance(question, Act) else UNSET)
            except StoreError as error:
                _log.error("not stored", extra={"table": self.row.id, "reason": str(error)})
                answer = refused(not_saved(), question.key)
            visitor.tell(told(answer))

    @property
    def _version(self) -> int | UnsetType:
        return self.match.game.version if self.match else UNSET

    async def _act(self, visitor: Visitor, question: Act) -> int:
        seat = must_sit(self.doc, _id(visitor))
        match = self.match
        if match is None:
            raise _no_game()
        if not self.playing and (question.key is None or match.game.done_before(seat, question.key) is None):
            raise _no_game()
        return await match.act(seat, question)

    async def _catch_up(self, visitor: Visitor, question: CatchUp) -> UnsetType:
        if self.match is None:
            raise _no_game()
        visitor.tell(told(Standings(playing=await self.match.standing(self._seat(visitor), question.version))))
        return UNSET

    async def _pass(self, visitor: Visitor, question: Pass) -> UnsetType:
        seat = must_sit(self.doc, _id(visitor))
        if self.match is None or not self.playing:
            raise _no_game()
        self.match.pass_(seat)
        self._tell_table()
        return UNSET

    # Sitting down

    async def _sit(self, visitor: Visitor, question: Sit) -> UnsetType:
        self._must_not_play()
        if visitor.person is None:
            raise Refusal("forbidden", "no_name", "Only someone with a name can sit down.")
        return await self._change(seating.sit(self.doc, visitor.person, question.seat))

    async def _stand(self, visitor: Visitor, question: Stand) -> UnsetType:
        seat = must_sit(self.doc, _id(visitor))
        return await self._vacate(seat)

    async def _remove(self, visitor: Visitor, question: Remove) -> UnsetType:
        must_host(self.doc, _id(visitor))
        return await self._vacate(question.seat)

    async def _vacate(self, seat: int) -> UnsetType:
        await self._change(seating.empty(self.doc, seat, playing=self.playing))
        self._wants_pause.discard(seat)
        self._deadlines.drop((AWAY, seat))
        if self.playing and self.match is not None:
            await self.match.stand_in(seat)
            self._wind()
        self._show_out()
        return UNSET

    def _show_out(self) -> None:
        """Whoever has lost his seat watches from now on, where that is allowed."""
        for visitor in list(self.visitors):
            try:
                self.check_admitted(_id(visitor))
            except Refusal as refusal:
                visitor.dismiss(refusal.code, refusal.message)
        self._tell_standing(lambda seat: seat is None)

    async def _seat_bot(self, visitor: Visitor, question: SeatBot) -> UnsetType:
        must_host(self.doc, _id(visitor))
        self._must_not_play()
        return await self._change(seating.seat_bot(self.doc, question.seat, question.bot))

    async def _make_host(self, visitor: Visitor, question: MakeHost) -> UnsetType:
        must_host(self.doc, _id(visitor))
        return await self._change(seating.make_host(self.doc, question.seat))

    async def _arrange(self, visitor: Visitor, question: Arrange) -> UnsetType:
        must_host(self.doc, _id(visitor))
        await self._change(seating.arrange(self.doc, question.settings, playing=self.playing))
        self._show_out()
        self._wind()
        return UNSET

    async def _cut(self, visitor: Visitor, question: Cut) -> UnsetType:
        must_sit(self.doc, _id(visitor))
        person = visitor.person
        assert person is not None
        return await self._change(seating.cut(self.doc, person.id, question.text))

    def _must_not_play(self) -> None:
        if self.playing:
            raise Refusal("impossible", "game_runs", "A game is being played at this table.")

    # Beginning and pausing

    async def _start(self, visitor: Visitor, question: Start) -> UnsetType:
        must_host(self.doc, _id(visitor))
        if self.stage != "gathering":
            raise Refusal("impossible", "not_gathering", "There is a game at this table already.")
        return await self._begin()

    async def _rematch(self, visitor: Visitor, question: Rematch) -> UnsetType:
        must_host(self.doc, _id(visitor))
        if self.stage != "over":
            raise Refusal("impossible", "no_game_over", "There is no finished game to play again.")
        return await self._begin()

    async def _gather(self, visitor: Visitor, question: Gather) -> UnsetType:
        must_host(self.doc, _id(visitor))
        if self.stage != "over":
            raise Refusal("impossible", "no_game_over", "There is no finished game here.")
        return await self._change(self.doc, stage="gathering")

    async def _begin(self) -> UnsetType:
        """Deals: the seed was promised before, the cuts were given since."""
        doc = self.doc
        seating.must_be_full(doc)
        at = now_ms()
        row = GameRow(new_id(), new_code(), self.row.id, doc.games + 1, at)
        game, deal = Game.deal(
            row, doc.settings.options, doc.seed, [chair.name for chair in doc.chairs], seating.cuts_by_seat(doc), at
        )
        await self._save(seating.begun(doc, row.id), changes.add_game(row), deal, stage="playing")
        self.match = Match(self, self._store, self._deadlines, row, game)
        self._wants_pause.clear()
        await self.match.seat_bots()
        self._expect_everyone()
        self._wind()
        self._tell_table()
        await self._tell_deal()
        return UNSET

    async def _tell_deal(self) -> None:
        assert self.match is not None
        for visitor in self.visitors:
            visitor.tell(told(Standings(playing=await self.match.standing(self._seat(visitor), since=-1))))

    async def _pause(self, visitor: Visitor, question: Pause) -> UnsetType:
        seat = must_sit(self.doc, _id(visitor))
        if not self.playing or self.match is None:
            raise _no_game()
        self._wants_pause.add(seat)
        if not self.doc.paused and self._wants_pause.issuperset(self.people):
            await self._save(replace(self.doc, paused=True, clocks=self.match.stop()))
            self._wind()
            self._tell_clock()
        self._tell_table()
        return UNSET

    async def _resume(self, visitor: Visitor, question: Resume) -> UnsetType:
        seat = must_sit(self.doc, _id(visitor))
        self._wants_pause.discard(seat)
        if self.doc.paused:
            await self._save(replace(self.doc, paused=False))
            self._wants_pause.clear()
            self._wind()
            self._tell_clock()
        self._tell_table()
        return UNSET

    # Talking

    async def _say(self, visitor: Visitor, question: Say) -> UnsetType:
        seat = must_sit(self.doc, _id(visitor))
        person = visitor.person
        assert person is not None
        if person.id in self.doc.silenced:
            raise Refusal("forbidden", "silenced", "The host has asked you to be silent.")
        line = await self.voices.say(person, seat, self.doc.chairs[seat].name, question, now_ms())
        message = told(Talk(lines=[line]))
        for other in self.visitors:
            if person.id not in self._unheard(_id(other)):
                other.tell(message)
        return UNSET

    async def _recall(self, visitor: Visitor, question: Recall) -> UnsetType:
        lines = await self.voices.before(question.before, self._unheard(_id(visitor)))
        visitor.tell(told(Talk(lines=lines, earlier=True)))
        return UNSET

    async def _mute(self, visitor: Visitor, question: Mute) -> UnsetType:
        must_sit(self.doc, _id(visitor))
        person = visitor.person
        assert person is not None
        return await self._change(seating.mute(self.doc, person.id, question.seat, question.muted))

    async def _silence(self, visitor: Visitor, question: Silence) -> UnsetType:
        must_host(self.doc, _id(visitor))
        return await self._change(seating.silence(self.doc, question.seat, question.silent))

    def _unheard(self, person: int | None) -> Collection[int]:
        return self.doc.mutes.get(person, frozenset()) if person is not None else frozenset()

    # Storing and telling

    def _row_of(self, doc: TableDoc) -> TableRow:
        return replace(self.row, host=doc.host, public=doc.settings.public, doc=encode_doc(doc), touched=now_ms())

    async def _save(self, doc: TableDoc, *others: Change, stage: Stage | None = None) -> None:
        """Stores the table as it is to be; then it is so."""
        row = self._row_of(doc)
        if stage is not None:
            row = replace(row, stage=stage)
        before, after = _people_of(self.doc), _people_of(doc)
        await self._store.commit(
            changes.save_table(row),
            *(changes.add_sitting(row.id, person) for person in after - before),
            *(changes.remove_sitting(row.id, person) for person in before - after),
            *others,
        )
        self.row = row
        self.doc = doc

    async def _change(self, doc: TableDoc, stage: Stage | None = None) -> UnsetType:
        if doc is not self.doc or stage is not None:
            await self._save(doc, stage=stage)
            self._tell_table()
        return UNSET

    @property
    def presence(self) -> Presence:
        return Presence(
            self.present,
            self.match.away if self.match else frozenset(),
            self.match.passed if self.match else frozenset(),
            frozenset(self._wants_pause),
            sum(self._seat(visitor) is None for visitor in self.visitors),
        )

    def _seat(self, visitor: Visitor) -> int | None:
        return seat_of(self.doc, visitor.person.id) if visitor.person else None

    def _tell_table(self, but: Visitor | None = None) -> None:
        table = Raw(encode(table_view(self.row.code, self.stage, self.doc, self.presence, self.games)))
        for visitor in self.visitors:
            if visitor is not but:
                visitor.tell(told(TableChanged(table=table, you=you(self.doc, _id(visitor)))))
        self._house.changed(self)

    def _tell_standing(self, whom: Callable[[int | None], bool]) -> None:
        """The whole game anew, to those who see it with other eyes than before."""
        if self.match is not None:
            for visitor in self.visitors:
                seat = self._seat(visitor)
                if whom(seat):
                    visitor.tell(told(Standings(playing=self.match.now(seat))))

    def _tell_clock(self) -> None:
        if self.match is not None:
            message = told(ClockChanged(clock=self.match.clock))
            for visitor in self.visitors:
                visitor.tell(message)

    # Time

    def _wind(self) -> None:
        if self.match is not None:
            self.match.wind()

    def _rung(self) -> None:
        task = asyncio.get_running_loop().create_task(self._tick())
        self._ticks.add(task)
        task.add_done_callback(self._ticks.discard)

    async def _tick(self) -> None:
        async with self._turn:
            for purpose in self._deadlines.take_due():
                try:
                    await self._ring(*purpose)
                except StoreError as error:
                    _log.error("not stored", extra={"table": self.row.id, "reason": str(error)})
                    self._deadlines.set(purpose, PATIENCE_WITH_THE_STORE)

    async def _ring(self, kind: str, seat: int) -> None:
        if kind in GAME_CLOCKS:
            if self.match is not None:
                await self.match.ring((kind, seat))
        elif kind == AWAY:
            if self.playing and self.match is not None and self.doc.chairs[seat].person not in self.present:
                await self.match.stand_in(seat)
                self._wind()
                self._tell_table()
        elif kind == HOSTLESS and self.people and self.doc.host not in self.present:
            await self._change(seating.make_host(self.doc, min(self.people)))


def _id(visitor: Visitor) -> int | None:
    return visitor.person.id if visitor.person is not None else None


def _people_of(doc: TableDoc) -> set[int]:
    """Whose table it is: the host's and of all who sit at it."""
    people = {chair.person for chair in doc.chairs} | {doc.host}
    return {person for person in people if person is not None}


def _no_game() -> Refusal:
    return Refusal("impossible", "no_game", "No game is being played at this table.")


def not_saved() -> Refusal:
    return Refusal("not_saved", "not_saved", "The server could not store this, so it has not happened: try again.")


_HANDLERS: Mapping[type[AtTable], Callable[[Table, Visitor, Any], Awaitable[int | UnsetType]]] = {
    Act: Table._act,
    CatchUp: Table._catch_up,
    Pass: Table._pass,
    Sit: Table._sit,
    Stand: Table._stand,
    SeatBot: Table._seat_bot,
    Remove: Table._remove,
    MakeHost: Table._make_host,
    Arrange: Table._arrange,
    Cut: Table._cut,
    Start: Table._start,
    Rematch: Table._rematch,
    Gather: Table._gather,
    Pause: Table._pause,
    Resume: Table._resume,
    Say: Table._say,
    Recall: Table._recall,
    Mute: Table._mute,
    Silence: Table._silence,
}
