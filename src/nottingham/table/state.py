"""An awake table: its row and document, the game being played, who is connected and what was said.

The request handlers and the sync with other servers both change a table through `TableState`, never by writing its
fields. Its methods keep these invariants:

- `row` and `doc` describe the same revision. They change together: after a commit (`save`), or because another server
  committed first (`adopt`).
- `match` is the game that `doc.game` names, or None while people gather.
- Everything is stored before anyone is sent it.
"""

from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Protocol

from msgspec import Raw
from msgspec.structs import replace

from nottingham.players.voices.lines import Mood
from nottingham.rules.wire import encode
from nottingham.store import changes
from nottingham.store.changes import Change, ConditionalMove
from nottingham.store.clock import now_ms
from nottingham.store.rows import ChatLine, GameRow, Move, Stage, SyncCursor, TableRow
from nottingham.store.store import Store
from nottingham.table import seating
from nottingham.table.attendees import Attendees, Visitor, person_of
from nottingham.table.chat import ChatLog, chat_line
from nottingham.table.deadlines import Deadlines
from nottingham.table.encoding import (
    MAX_PAST_GAMES,
    MoveMessages,
    Presence,
    encode_message,
    past_games,
    table_view,
    you,
)
from nottingham.table.errors import Refusal
from nottingham.table.game import Game
from nottingham.table.ids import new_code, new_id
from nottingham.table.match import Match
from nottingham.table.messages import (
    ClockChanged,
    GameRef,
    Gestured,
    OpeningShown,
    SnapshotSent,
    TableChanged,
    TableView,
    Talk,
)
from nottingham.table.requests import Throwable
from nottingham.table.seating import seat_of, seats_by_person
from nottingham.table.settings import LessonPlace, TableDoc, decode_doc, encode_doc
from nottingham.table.spectators import Spectators
from nottingham.table.sync_messages import Attendance

AWAY = "away"
HOST_ABSENT = "host_absent"
"""The deadlines after which a bot takes an absent player's seat, and another player becomes host."""

Refresh = Callable[[], Awaitable[Sequence[Move]]]


class ServerLink(Protocol):
    """What a table needs from the server it is awake on."""

    @property
    def clustered(self) -> bool:
        """Whether other servers may have the same tables awake."""

    def listing_changed(self, state: "TableState") -> None:
        """The lobby may have to show the table differently."""

    def updated(self, state: "TableState", stored: ConditionalMove | None) -> None:
        """This server stored something that other servers have not seen yet, perhaps this move."""

    def attendance_changed(self, state: "TableState") -> None:
        """Somebody connected to the table or left it, on this server."""

    def passed(self, state: "TableState", seat: int) -> None:
        """A player passed, on this server."""

    def composing(self, state: "TableState", seat: int, composing: bool) -> None:
        """A player is composing an offer on this server, or no longer is."""

    def gestured(self, state: "TableState", seat: int, mood: Mood | None, throw: Throwable | None) -> None:
        """A player pulled a face or threw something, on this server."""

    def shown(self, state: "TableState", version: int) -> None:
        """A screen on this server has shown the opening of a bag."""

    def deserted(self, state: "TableState") -> None:
        """The last visitor on this server has left."""

    def only_server_at(self, state: "TableState") -> bool:
        """Whether no other server has the table awake, as far as this one can know."""

    async def lease(self, state: "TableState") -> bool:
        """Whether this server runs the table's clocks and bots for now."""


class TableState:
    """One awake table, without the lock and the retries that `Table` adds."""

    def __init__(
        self, row: TableRow, doc: TableDoc, store: Store, deadlines: Deadlines, server: ServerLink, refresh: Refresh
    ) -> None:
        """`refresh` reads and applies what other servers have stored."""
        self.row = row
        self.doc = doc
        self.match: Match | None = None
        self.finished: list[GameRef] = []
        """The latest games played here to their end, oldest first."""
        self.asleep = False
        self.attendees = Attendees()
        self.spectators = Spectators(self)
        self.chat = ChatLog(row.id, store)
        self.deadlines = deadlines
        self.store = store
        self.server = server
        self._refresh = refresh
        self._final_row: TableRow | None = None
        """The row that the game's last move stores."""
        self._latest: TableRow | None = None
        """The latest row ever read, which may be ahead of `row`."""
        self._unseated: frozenset[int] = frozenset()
        """People who lose their seat on the way from `row` to `_latest`."""

    # Reading

    @property
    def stage(self) -> Stage:
        return self.row.stage

    @property
    def playing(self) -> bool:
        return self.row.stage == "playing"

    @property
    def present_seats(self) -> Collection[int]:
        """The seats of people who are connected."""
        present = self.attendees.present
        return [seat for seat, chair in enumerate(self.doc.chairs) if chair.person in present]

    @property
    def running(self) -> bool:
        """Whether clocks and bots run: while one of the game's people is connected; among bots alone, while anyone
        watches.
        """
        if self.doc.paused or not self.playing or self.asleep:
            return False
        present = self.attendees.present
        for chair in self.doc.chairs:
            if chair.person in present:
                return True
        people = any(chair.person is not None for chair in self.doc.chairs)
        return not people and (bool(self.attendees.here) or self.attendees.anyone_elsewhere)

    @property
    def presence(self) -> Presence:
        present = self.attendees.present
        return Presence(
            present,
            self.match.away if self.match else frozenset(),
            self.match.passed if self.match else frozenset(),
            self.match.composing.seats if self.match else frozenset(),
            self.spectators.watching,
            self.attendees.screens,
        )

    @property
    def view(self) -> TableView:
        # Sooner they would tell what is in a bag before its opening was seen.
        honours = self.match.opened.honours(self.doc) if self.match is not None and self.stage == "over" else ()
        return table_view(self.row.code, self.stage, self.doc, self.presence, self.finished, honours)

    @property
    def cursor(self) -> SyncCursor:
        """How far this server has followed the table."""
        game = self.match.game if self.match else None
        return SyncCursor(
            self.row.id, self.row.revision, game.id if game else None, game.version if game else -1, self.chat.last
        )

    def attendance(self, *, clocks: bool = False) -> Attendance:
        """The report to other servers of who is connected here."""
        here, match = self.attendees.here, self.match
        return Attendance(
            self.cursor,
            frozenset(visitor.person.id for visitor in here if visitor.person is not None),
            sum(visitor.person is None for visitor in here),
            match.away if match else frozenset(),
            match.passed if match else frozenset(),
            match.clocks_left if clocks and match else None,
            {address: number for address, number in self.spectators.by_address.items() if number > 1},
            match.composing.all_spent if match else {},
            sum(visitor.screen for visitor in here),
        )

    def seat_of(self, person: int | None) -> int | None:
        """A person's seat, unless another server is known to have given it away."""
        return None if person in self._unseated else seat_of(self.doc, person)

    def muted_by(self, person: int | None) -> Collection[int]:
        return self.doc.mutes.get(person, frozenset()) if person is not None else frozenset()

    def behind_on(self, game: str | None, version: int | None) -> bool:
        """Whether a client has seen more of the game than this server: another server must have sent it."""
        if not self.server.clustered:
            return False
        if self.match is None:
            return game is not None or (version is not None and version >= 0)
        ours = self.match.game
        return game not in (None, ours.code) or (version is not None and version > ours.version)

    async def refresh(self) -> Sequence[Move]:
        """Reads and applies what other servers have stored. Returns the new moves."""
        return await self._refresh()

    async def catch_up_to(self, game: str | None, version: int | None) -> None:
        """Refreshes if a client refers to something that this server has not seen."""
        if self.behind_on(game, version):
            await self.refresh()

    def check_not_playing(self) -> None:
        if self.playing:
            raise Refusal("impossible", "game_runs", "A game is being played at this table.")

    # Storing

    def _next_row(self, doc: TableDoc, stage: Stage | None = None) -> TableRow:
        return replace(
            self.row,
            host=doc.host,
            public=doc.settings.public,
            stage=stage or self.row.stage,
            doc=encode_doc(doc),
            touched=self.store.visits.now(),
            revision=self.row.revision + 1,
        )

    async def save(self, doc: TableDoc, *others: Change, stage: Stage | None = None) -> None:
        """Stores the table's next revision, together with other changes."""
        row = self._next_row(doc, stage)
        before, after = _people_of(self.doc), _people_of(doc)
        await self.store.commit(
            changes.save_table(row),
            *(changes.add_sitting(row.id, person) for person in after - before),
            *(changes.remove_sitting(row.id, person) for person in before - after),
            *others,
        )
        self.row, self.doc = row, doc
        self.publish_update()

    def publish_update(self, stored: ConditionalMove | None = None) -> None:
        """This server stored something that other servers have not seen yet, perhaps this move."""
        self.server.updated(self, stored)

    async def change(self, doc: TableDoc) -> None:
        """Stores the document and announces it, if it differs."""
        if doc != self.doc:
            await self.save(doc)
            self.announce_table()

    def conditional(self, move: Move) -> ConditionalMove:
        """The move, to be stored only if the table is still at this revision."""
        return ConditionalMove(move, self.row.id, self.row.revision)

    def final_changes(self) -> Sequence[Change]:
        """What the game's last move changes at the table."""
        self._final_row = self._next_row(replace(self.doc, wants_pause=frozenset()), "over")
        return [changes.save_table(self._final_row)]

    def adopt(self, row: TableRow, doc: TableDoc) -> None:
        """Takes over a revision that another server stored."""
        self.row, self.doc = row, doc

    def forget_final_row(self) -> None:
        """Drops the final row, because the move that would have stored it was not the game's last, or not ours."""
        self._final_row = None

    def note_latest(self, latest: TableRow | None) -> None:
        """Remembers the latest row read. Until it is adopted, people who lose their seat in it count as spectators."""
        if latest is not None and (self._latest is None or latest.revision > self._latest.revision):
            self._latest = latest
        self._unseated = self._lost_seats()

    def _lost_seats(self) -> frozenset[int]:
        latest = self._latest
        if latest is None or latest.revision <= self.row.revision:
            return frozenset()
        seats = {chair.person: seat for seat, chair in enumerate(decode_doc(latest.doc).chairs)}
        return frozenset(
            chair.person
            for seat, chair in enumerate(self.doc.chairs)
            if chair.person is not None and seats.get(chair.person) != seat
        )

    # The game

    def set_finished(self, games: Sequence[GameRow]) -> None:
        self.finished = past_games(games)

    async def begin(self, lesson: LessonPlace | None = None, *, sheriff: int | None = None) -> None:
        """Deals a game from the committed seed and the cuts given since; in a lesson, from its fixed deck.

        They also draw the first sheriff, unless one is named.
        """
        doc = seating.with_bots_by_name(self.doc)
        seating.must_be_full(doc)
        at = now_ms()
        row = GameRow(new_id(), new_code(), self.row.id, doc.games + 1, at)
        names = [chair.name for chair in doc.chairs]
        options, seed = doc.settings.options, doc.seed
        if lesson is None:
            game, deal = Game.deal(row, options, seed, names, seating.cuts_by_seat(doc), sheriff, at)
            moves = [deal]
        else:
            game, moves = Game.stage(row, options, seed, names, seating.chapter(lesson), at)
        abandoned = [changes.remove_game(self.match.game.id)] if self.playing and self.match else []
        doc = replace(seating.begun(doc, row.id), lesson=lesson)
        await self.save(doc, *abandoned, changes.add_game(row), *moves, stage="playing")
        match = Match(self, self.deadlines, game)
        match.begin(moves)
        self.set_match(match)
        self.announce_table()
        self.announce_game(moves)

    def set_match(self, match: Match) -> None:
        """Plays a game that has begun, on this server or another."""
        if self.match is not None:
            self.match.stop_clocks()
            self.match.release_bots()
        self.match = match
        self.expect_everyone()
        self.spectators.dismiss_unwelcome()
        self.reschedule()

    def drop_match(self) -> None:
        """Forgets the game, because people gather for a new one."""
        self.match = None

    def _finish_game(self) -> None:
        """If another server stored the last move, the table's new row is yet to be read."""
        assert self.match is not None
        self.row = self._final_row or replace(self.row, stage="over", touched=self.store.visits.now())
        self.doc = replace(self.doc, wants_pause=frozenset())
        ended = GameRef(self.match.game.code, self.match.game.number)
        self.finished = [*self.finished, ended][-MAX_PAST_GAMES:]
        self.match.release_bots()
        self.announce_table()

    def reschedule(self) -> None:
        """Sets clocks and bots for what the game waits for now."""
        if self.match is not None:
            self.match.reschedule()

    async def vacate(self, seat: int, *, removed: bool = False) -> None:
        """Empties a seat; in a game a bot takes it. A removed person can't come back to it."""
        empty = seating.remove if removed else seating.empty
        await self.save(empty(self.doc, seat, playing=self.playing))
        self.announce_table()
        if self.playing:
            self.deadlines.set((AWAY, seat), 0)

    async def pause_if_all_agree(self, doc: TableDoc) -> None:
        """Pauses if everyone connected has asked for it; otherwise keeps the requests of those connected."""
        people = self.present_seats
        doc = replace(doc, wants_pause=doc.wants_pause.intersection(people))
        if self.match is not None and self.playing and not doc.paused and people and doc.wants_pause >= set(people):
            await self.save(replace(doc, paused=True, clocks=self.match.stop_clocks()))
            self.reschedule()
            self.announce_clock()
        elif doc != self.doc:
            await self.save(doc)

    def close(self) -> None:
        """The table goes to sleep here."""
        self.asleep = True
        self.deadlines.clear()
        if self.match is not None:
            self.match.release_bots()

    # Absence

    def person_left(self, person: int) -> None:
        """Starts the countdowns after which a bot plays for them and somebody else becomes host."""
        seat = seat_of(self.doc, person)
        if seat is not None and self.playing:
            self.deadlines.set((AWAY, seat), self.doc.settings.away_seconds)
        if person == self.doc.host:
            self.deadlines.set((HOST_ABSENT, 0), self.doc.settings.away_seconds)

    def person_returned(self, person: int) -> None:
        seat = seat_of(self.doc, person)
        if seat is not None:
            self.deadlines.drop((AWAY, seat))
            if self.match is not None:
                self.match.return_seat(seat)
        if person == self.doc.host:
            self.deadlines.drop((HOST_ABSENT, 0))

    def person_moved(self, seat: int) -> None:
        """A person moved on another server, so they are there even if no report says so yet."""
        person = self.doc.chairs[seat].person
        if person is not None and person not in self.attendees.present:
            self.person_returned(person)
            self.person_left(person)

    def expect_everyone(self) -> None:
        for person in _people_of(self.doc):
            if person not in self.attendees.present:
                self.person_left(person)

    # Sending to the visitors on this server

    def announce_table(self, but: Visitor | None = None) -> None:
        table = Raw(encode(self.view))
        for visitor in self.attendees.here:
            if visitor is not but:
                visitor.send(encode_message(TableChanged(table=table, you=you(self.doc, person_of(visitor)))))
        self.server.listing_changed(self)

    def announce_move(self, messages: MoveMessages) -> None:
        self.attendees.send_by_seat(seats_by_person(self.doc, self._unseated), messages.to)
        if self.match is not None and self.match.game.over and self.playing:
            self._finish_game()

    def announce_game(self, moves: Sequence[Move]) -> None:
        """Sends the game as it stands with its moves so far, which nobody here has seen yet."""
        match = self.match
        assert match is not None
        for visitor in self.attendees.here:
            playing = match.snapshot(self.seat_of(person_of(visitor)), moves)
            visitor.send(encode_message(SnapshotSent(playing=playing)))
        if match.game.over and self.playing:
            self._finish_game()

    def announce_line(self, line: ChatLine) -> None:
        message = encode_message(Talk(lines=[chat_line(line)]))
        self.attendees.broadcast(lambda visitor: None if line.person in self.muted_by(person_of(visitor)) else message)

    def gesture(self, message: Gestured) -> None:
        """Shows a player's face, or what they threw, to everyone who hasn't muted them."""
        if self.match is None or message.seat >= len(self.doc.chairs):
            return
        if message.mood is not None:
            self.match.spoken.pull_face(message.seat, message.mood)
        person, encoded = self.doc.chairs[message.seat].person, encode_message(message)
        self.attendees.broadcast(lambda visitor: None if person in self.muted_by(person_of(visitor)) else encoded)

    def opening_shown(self, version: int) -> bool:
        """Tells everyone that a screen has shown the bag that a move opened. Returns whether that is news."""
        match = self.match
        if match is None or not match.shown < version <= match.game.version:
            return False
        match.shown = version
        message = encode_message(OpeningShown(game=match.game.code, version=version))
        self.attendees.broadcast(lambda _: message)
        return True

    def announce_clock(self) -> None:
        if self.match is not None:
            message = encode_message(ClockChanged(clock=self.match.clock))
            self.attendees.broadcast(lambda _: message)

    def demote_unseated(self) -> None:
        """Makes visitors who lost their seat spectators, or dismisses them where they would not be admitted as such."""
        self.spectators.dismiss_unwelcome()
        self.spectators.dismiss_surplus()
        if self.match is not None:
            message = encode_message(SnapshotSent(playing=self.match.snapshot(None)))
            self.attendees.broadcast(lambda visitor: message if self.seat_of(person_of(visitor)) is None else None)


def _people_of(doc: TableDoc) -> set[int]:
    """The host and everyone seated."""
    people = {chair.person for chair in doc.chairs} | {doc.host}
    return {person for person in people if person is not None}
