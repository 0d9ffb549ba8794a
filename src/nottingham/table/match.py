"""The game at a table: people's moves, the bots' moves, the clock's moves, each judged, stored, made true and told.

If another writer has stored this version first, or changed the table (`Conflict`), the table hears what the store has
and the action is judged anew: the log's key and the table's revision are the locks. The same if nobody can say whether
it was stored (`InDoubt`): the log can.
"""

from collections.abc import Collection, Sequence
from typing import Protocol

from nottingham.lessons.lesson import parts
from nottingham.play.turns import Turn
from nottingham.players.defaults import default_action
from nottingham.rules.actions import AnyAction, MakeOffer, TimeUp, parse_action
from nottingham.rules.engine import to_act
from nottingham.rules.events import Event, OfferMade
from nottingham.rules.view import view
from nottingham.store import changes
from nottingham.store.changes import Change
from nottingham.store.clock import now_ms
from nottingham.store.errors import Conflict, InDoubt, NotSaved, in_doubt_after
from nottingham.store.rows import GameRow, Move
from nottingham.store.store import Store
from nottingham.table.bot_seats import BotSeats
from nottingham.table.deadlines import Deadlines, Purpose
from nottingham.table.encoding import MAX_MOVES, MoveMessages, standing
from nottingham.table.errors import Refusal, another_game, contention
from nottingham.table.game import Game, Step, decode_events, plainly
from nottingham.table.game_clocks import BOT, DECISION, INSPECTION, GameClocks
from nottingham.table.messages import ClockView, MakeMove, Standing
from nottingham.table.results import Chronicle, encode_summary, summarise
from nottingham.table.seating import must_sit
from nottingham.table.settings import Clocks, TableDoc

MAX_RETRIES = 8
"""How often something is judged anew because another writer was first."""


def _as_if(events: Sequence[Event]) -> AnyAction:
    """An action of which only the events are known, as far as the order of talk goes by it: an offer, or something."""
    for event in events:
        if isinstance(event, OfferMade):
            return MakeOffer(event.offer.to)
    return TimeUp()


class Room(Protocol):
    """What a match needs of the table it is played at."""

    @property
    def doc(self) -> TableDoc: ...

    @property
    def match(self) -> "Match | None":
        """The game that is played here now."""

    @property
    def going_on(self) -> bool:
        """Whether the game goes on by itself: somebody is there, and it isn't paused."""

    @property
    def people(self) -> Collection[int]:
        """The seats that a person who is present plays."""

    def tell_move(self, telling: MoveMessages) -> None: ...

    def tell_table(self) -> None: ...

    def tell_clock(self) -> None: ...

    def decided(self, move: Move) -> Change:
        """A move that was decided at the table as it is."""

    async def refresh(self) -> Sequence[Move]:
        """Hears what other writers have stored meanwhile; the moves among it."""

    def wind(self) -> None:
        """Sets the clocks and bots of the game that is played here now."""

    def news(self) -> None:
        """Something was stored that other servers have not heard of."""

    def heard_from(self, seat: int) -> None:
        """A person has moved by way of another server."""

    def over(self) -> Sequence[Change]:
        """The game is about to end: what changes at the table with that move."""


class Match:
    """A game and all who play it."""

    def __init__(self, room: Room, store: Store, deadlines: Deadlines, row: GameRow, game: Game) -> None:
        self.game = game
        self._row = row
        self._room = room
        self._store = store
        self._clockwork = GameClocks(deadlines)
        self._company = BotSeats()
        self._chronicle = Chronicle()
        self._passed: set[int] = set()
        self._passed_in = 0
        self._running = False
        """Whether the clocks run."""
        self._kept = room.doc.clocks
        """What was left of them when they were stopped."""

    @property
    def away(self) -> frozenset[int]:
        """The seats of people for whom a bot plays."""
        return frozenset(seat for seat in self._company.seats if self._room.doc.chairs[seat].person is not None)

    @property
    def passed(self) -> frozenset[int]:
        return frozenset(self._passed)

    @property
    def clock(self) -> ClockView:
        kept = None if self._running else self._kept
        return self._clockwork.view(paused=self._room.doc.paused, kept=kept)

    @classmethod
    async def recall(cls, room: Room, store: Store, deadlines: Deadlines, row: GameRow) -> "Match":
        """A game as the store has it, with the bots in their seats."""
        return cls.recalled(room, store, deadlines, row, await store.moves(row.id))

    @classmethod
    def recalled(cls, room: Room, store: Store, deadlines: Deadlines, row: GameRow, moves: Sequence[Move]) -> "Match":
        match = cls(room, store, deadlines, row, Game.recall(row, moves))
        if not match.game.over:
            match.begin([event for move in moves for event in decode_events(move.events)])
        return match

    def begin(self, history: Sequence[Event]) -> None:
        """What has happened so far is remembered, and the bots of the table sit down and hear it."""
        self._chronicle.see(history)
        for seat, chair in enumerate(self._room.doc.chairs):
            if chair.bot is not None:
                lesson = self._room.doc.lesson
                part = parts(lesson.lesson, lesson.chapter, seat) if lesson else ()
                self._company.seat(seat, chair.bot, history, part)

    async def stand_in(self, seat: int) -> None:
        """A bot plays this seat, and knows what the seat knows."""
        chair = self._room.doc.chairs[seat]
        if seat not in self._company.seats:
            self._company.seat(seat, chair.bot or self._room.doc.settings.stand_in, await self._history())

    def take_back(self, seat: int) -> None:
        """The person is here again, and plays for himself."""
        self._company.dismiss(seat)

    async def act(self, seat: int, question: MakeMove) -> int:
        """A person moves: the version that came of it."""
        key = question.key.replace("\0", "\u2400") if question.key is not None else None  # no database keeps a NUL
        if key is not None:
            done = self.game.done_before(seat, key)
            if done is not None:
                return done
        self._must_go_on()
        action = plainly(parse_action(question.action))
        return await self._move(seat, action, key, question.version)

    def _must_go_on(self) -> None:
        if self._room.match is not self:
            raise another_game()
        if self._room.doc.paused:
            raise Refusal("impossible", "paused", "The game is paused.")

    async def _move(self, seat: int, action: AnyAction, key: str | None, chosen_on: int | None) -> int:
        person = self._room.doc.chairs[seat].person
        for _ in range(MAX_RETRIES):
            if key is not None:
                done = self.game.done_before(seat, key)
                if done is not None:
                    return done
            self._must_go_on()
            must_sit(self._room.doc, person)
            if chosen_on is not None:
                self.game.check_fresh(seat, chosen_on)
            self.game.check_offers(seat, action)
            step = self.game.decide(seat, action)
            made = await self._carry_out(step, seat, action, key)
            if made is not None:
                return made
        raise contention()

    async def _carry_out(
        self, step: Step, seat: int | None, action: AnyAction, key: str | None = None, turn: Turn | None = None
    ) -> int | None:
        """Stores a step, and then it has happened, at this version; nothing, if another writer was first."""
        game = self.game
        at = now_ms()
        move = game.move(step, seat, key, at)
        decided = self._room.decided(move)
        ending = self._ending(step, move) if step.state.phase == "over" else ()
        try:
            await self._store.commit(decided, *ending)
        except (Conflict, InDoubt) as error:
            with in_doubt_after(error):
                heard = await self._room.refresh()
            self._room.wind()
            if isinstance(error, Conflict) and not heard and self._room.decided(move) == decided:
                raise NotSaved("nothing was saved: the store has neither another move nor another table") from error
            return move.version if move in heard else None
        self._happened(step, move, action, turn)
        self._room.news()
        return move.version

    async def _insist(self, step: Step, seat: int, action: AnyAction, turn: Turn | None = None) -> None:
        """What a bot does, or the clock for a person, is stored though the table changes meanwhile; not if the game has
        gone on, or another plays the seat.
        """
        version, chair = self.game.version, self._room.doc.chairs[seat]
        for _ in range(MAX_RETRIES):
            if await self._carry_out(step, seat, action, turn=turn) is not None:
                return
            here = self._room.match is self and self._room.going_on
            if not here or self.game.version != version or self._room.doc.chairs[seat] != chair:
                return
        raise contention()

    def _happened(self, step: Step, move: Move, action: AnyAction, turn: Turn | None = None) -> None:
        """The step is in the log: now it is true, and everyone is told."""
        game, seat = self.game, move.seat
        before, passed = game.state, self.passed
        game.advance(step, seat, move.key)
        self._chronicle.see(step.events)
        self._company.hear(step.events)
        if seat is not None:
            self._company.did(before, turn or Turn(seat, must=False), action)
            self._passed.discard(seat)
            if isinstance(action, MakeOffer) and isinstance(action.to, int):
                self._passed.discard(action.to)
        if self._passed_in != game.state.round:
            self._passed_in = game.state.round
            self._passed.clear()
        self.wind()
        self._room.tell_move(MoveMessages(game, step, move.at, self.clock))
        if self.passed != passed:
            self._room.tell_table()

    def hear(self, moves: Sequence[Move]) -> list[Move]:
        """Moves that another writer has made; those among them that are news here."""
        news = []
        for move in moves:
            if move.game == self.game.id and move.version == self.game.version + 1:
                news.append(move)
                step = self.game.retrace(move)
                if move.seat is not None and move.key is not None:
                    self._room.heard_from(move.seat)
                self._happened(step, move, _as_if(step.events))
        return news

    def _ending(self, step: Step, last: Move) -> list[Change]:
        """The game ends with this step: its summary, its results and the table's new stage are stored with it.

        What somebody does in a lesson is not held against him.
        """
        doc = self._room.doc
        summary = summarise(doc, step.state, last.version)
        results = self._chronicle.results(self.game.id, doc, step.state, last.at) if doc.lesson is None else ()
        return [
            changes.end_game(self.game.id, last.at, encode_summary(summary)),
            *map(changes.add_result, results),
            *self._room.over(),
        ]

    async def _history(self) -> list[Event]:
        stored = await self._store.moves(self.game.id)
        return [event for move in stored[: self.game.version + 1] for event in decode_events(move.events)]

    def now(self, seat: int | None, moves: Sequence[Move] | None = None) -> Standing:
        """The game as a seat knows it, with these moves."""
        return standing(self.game, seat, self.clock, moves)

    async def standing(self, seat: int | None, since: int | None) -> Standing:
        """The game as a seat knows it, with what happened after a version, if one is named."""
        moves = None
        if since is not None:
            known = since >= self.game.version
            stored = [] if known else await self._store.moves(self.game.id, after=since, limit=MAX_MOVES)
            moves = [move for move in stored if move.version <= self.game.version]
        return self.now(seat, moves)

    def clocks_kept(self, clocks: Clocks | None) -> None:
        """The game was paused or goes on, by way of another server: what is left of its clocks."""
        self.stop()
        self._kept = clocks

    def adopt(self, clocks: Clocks) -> None:
        """Clocks that another server has kept running; they are a little behind, by the time that takes."""
        if self._running and clocks.version == self.game.version:
            self.stop()
            self._kept = clocks
            self.wind()

    @property
    def left(self) -> Clocks | None:
        """What is left of the clocks that run."""
        return self._clockwork.left(self.game.version) if self._running else None

    def pass_elsewhere(self, seat: int, version: int) -> bool:
        """A person has passed by way of another server; not so if something has happened since."""
        if version != self.game.version or self.game.state.phase != "inspect" or seat in self._passed:
            return False
        self._passed.add(seat)
        self.wind()
        return True

    def pass_(self, seat: int) -> None:
        """A person has nothing more to say."""
        if self.game.state.phase != "inspect" or self._room.doc.paused:
            raise Refusal("impossible", "nothing_to_pass", "There is nothing to pass on now.")
        self._passed.add(seat)
        self.wind()

    def wind(self) -> None:
        """Sets the clocks, and the bots going, for what is asked now; or stops both."""
        game = self.game
        if game.over or not self._room.going_on:
            self.stop()
            return
        doc = self._room.doc
        people = [seat for seat in range(len(doc.chairs)) if seat not in self._company.seats]
        self._clockwork.wind(game.state, game.version, doc.settings, people, None if self._running else self._kept)
        self._running = True
        turn = self._company.next(game.state)
        if turn is None:
            self._clockwork.forget_bot()
        else:
            patience, pause = doc.settings.patience_seconds, doc.settings.bot_seconds
            waits = patience > pause and turn.must and game.state.phase == "inspect" and self._people_may_speak()
            self._clockwork.wait_for_bot(turn, game.version, patience if waits else pause, patient=waits)

    def _people_may_speak(self) -> bool:
        state = self.game.state
        return any(seat in state.held and seat not in self._passed for seat in self._room.people)

    def stop(self) -> Clocks | None:
        """The clocks stand still; what is left of them."""
        if self._running:
            self._kept = self._clockwork.stop(self.game.version)
            self._running = False
        return self._kept

    async def ring(self, purpose: Purpose) -> None:
        """A clock of the game has run out."""
        if self.game.over or not self._room.going_on:
            return
        kind, seat = purpose
        if kind == INSPECTION:
            await self._time_up()
        elif kind == DECISION:
            await self._decide_for(seat)
        elif kind == BOT:
            await self._ask_bot(seat)

    async def _time_up(self) -> None:
        """Over is over, whatever another writer has stored meanwhile; unless that was the end of the inspection."""
        for _ in range(MAX_RETRIES):
            if self.game.state.phase != "inspect" or self._room.match is not self or not self._room.going_on:
                return
            action = TimeUp()
            if await self._carry_out(self.game.decide(None, action), None, action) is not None:
                return
        raise contention()

    async def _decide_for(self, seat: int) -> None:
        """The sensible thing, for a person whose time is up; if another writer was first, time begins anew."""
        if seat not in to_act(self.game.state):
            return
        # Refusing an offer leaves the same bags to decide on: time begins anew, or it would never run out again.
        self._clockwork.decide_anew(seat)
        action = default_action(view(self.game.state, seat))
        if action is None:
            self.wind()
        else:
            await self._insist(self.game.decide(seat, action), seat, action)

    async def _ask_bot(self, seat: int) -> None:
        """A bot moves or passes, then the next of them is asked."""
        turn = self._company.next(self.game.state)
        self._clockwork.forget_bot()
        if turn is None or turn.seat != seat:
            self.wind()
            return
        patient = self._room.doc.settings.patience_seconds > 0
        answer = self._company.answer(self.game, turn, people_speak=patient and self._people_may_speak())
        if answer is None:
            self._company.did(self.game.state, turn, None)
            self.wind()
            if self._clockwork.patience is not None:
                self._room.tell_clock()
        else:
            action, step = answer
            await self._insist(step, seat, action, turn)

    def let_go(self) -> None:
        """Nobody plays here any more."""
        for seat in list(self._company.seats):
            self._company.dismiss(seat)
