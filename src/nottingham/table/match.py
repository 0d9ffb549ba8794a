"""The game at a table: moves by people, bots and clocks, each judged, stored, applied and announced.

The log's key (game, version) and the table's revision are the locks. If another server stored that version first or
changed the table (`Conflict`), the table refreshes from the store and the action is judged again. The same happens when
the outcome of a write is unknown (`InDoubt`): the log knows.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Protocol

from nottingham.lessons.lesson import parts
from nottingham.play.behaviour import Observer
from nottingham.play.turns import Turn
from nottingham.players.defaults import default_action
from nottingham.rules.actions import AnyAction, MakeOffer, TimeUp, parse_action
from nottingham.rules.engine import to_act
from nottingham.rules.events import Event
from nottingham.rules.view import view
from nottingham.store import changes
from nottingham.store.changes import Change
from nottingham.store.clock import now_ms
from nottingham.store.errors import Conflict, InDoubt, NotSaved, in_doubt_after
from nottingham.store.rows import GameRow, Move, Result
from nottingham.store.store import Store
from nottingham.table.bot_seats import BotSeats
from nottingham.table.composing import COMPOSING, Composing
from nottingham.table.deadlines import Deadlines, Purpose
from nottingham.table.encoding import MAX_MOVES, MoveMessages, snapshot
from nottingham.table.errors import Refusal, another_game, contention
from nottingham.table.game import Game, Step, decode_events, has_words, with_plain_text
from nottingham.table.game_clocks import BOT, DECISION, INSPECTION, GameClocks
from nottingham.table.guesses import OpenedBags
from nottingham.table.messages import ClockView, GameSnapshot
from nottingham.table.pace import bot_pause
from nottingham.table.requests import MakeMove
from nottingham.table.results import encode_summary, results_of, summarise
from nottingham.table.seating import must_sit
from nottingham.table.settings import SavedClocks, TableDoc
from nottingham.table.spoken import Spoken

MAX_RETRIES = 8
"""How often to try again when other servers keep storing something first."""
SLICE = 100
"""Moves of a stored game that are read and replayed at once: a few milliseconds during which other tables wait."""
QUICK_BOT_MOVES = 50
UNATTENDED_SECONDS = 1.0
"""After that many bot moves in a row, bots pause at least this long before each move, until a person moves. Otherwise
one visitor could keep the server busy with a table where bots play each other without a pause.
"""


class MatchTable(Protocol):
    """What a match needs from its table."""

    @property
    def doc(self) -> TableDoc: ...

    @property
    def match(self) -> "Match | None":
        """The game being played at the table now."""

    @property
    def running(self) -> bool:
        """Whether clocks and bots run."""

    @property
    def present_seats(self) -> Collection[int]:
        """The seats of people who are connected."""

    def conditional(self, move: Move) -> Change:
        """The move, to be stored only if the table is still at this revision."""

    def final_changes(self) -> Sequence[Change]:
        """What the game's last move changes at the table."""

    async def refresh(self) -> Sequence[Move]:
        """Reads and applies what other servers have stored. Returns the new moves."""

    def reschedule(self) -> None:
        """Sets clocks and bots of the game being played at the table now."""

    def person_moved(self, seat: int) -> None:
        """A person moved on another server."""

    def publish_update(self) -> None:
        """This server stored something that other servers have not seen yet."""

    def announce_move(self, messages: MoveMessages) -> None: ...

    def announce_table(self) -> None: ...

    def announce_clock(self) -> None: ...


class Match:
    """A game being played, with its bots and clocks."""

    def __init__(self, table: MatchTable, store: Store, deadlines: Deadlines, row: GameRow, game: Game) -> None:
        self.game = game
        self._row = row
        self._table = table
        self._store = store
        self._clocks = GameClocks(deadlines)
        self._composing = Composing(deadlines)
        self._bots = BotSeats()
        self._behaviour = Observer()
        self.spoken = Spoken(table.doc.bots)
        self.opened = OpenedBags()
        self.shown = 0
        """The version of the last move whose opening a screen has shown."""
        self._passed: frozenset[int] = frozenset()
        self._passed_in_round = 0
        self._bot_moves = 0
        """Moves of bots since a person moved."""
        self._clocks_run = False
        self._saved_clocks = table.doc.clocks
        """What was left of the clocks when they were stopped."""

    @property
    def away(self) -> frozenset[int]:
        """The seats of people for whom a bot plays."""
        return frozenset(seat for seat in self._bots.seats if self._table.doc.chairs[seat].person is not None)

    @property
    def passed(self) -> frozenset[int]:
        return self._passed

    @classmethod
    async def recall(cls, table: MatchTable, store: Store, deadlines: Deadlines, row: GameRow) -> "Match":
        """Loads a stored game and seats its bots, in slices, so that a long game doesn't hold up other tables."""
        match = cls.recalled(table, store, deadlines, row, await store.moves(row.id, limit=SLICE))
        while moves := await store.moves(row.id, after=match.game.version, limit=SLICE):
            for move in moves:
                events = match.game.follow(move)
                match.spoken.hear(move.version, move.at, events)
                match.opened.hear(events)
                match._behaviour.see(events)
                match._bots.hear(events)
        if match.game.over:
            match.release_bots()
        return match

    @classmethod
    def recalled(
        cls, table: MatchTable, store: Store, deadlines: Deadlines, row: GameRow, moves: Sequence[Move]
    ) -> "Match":
        match = cls(table, store, deadlines, row, Game.recall(row, moves))
        match.begin(moves)
        return match

    def begin(self, moves: Sequence[Move]) -> None:
        """Takes in the moves of the game so far, and seats the table's bots unless it is over."""
        history: list[Event] = []
        for move in moves:
            events = decode_events(move.events)
            self.spoken.hear(move.version, move.at, events)
            self.opened.hear(events)
            history += events
        if self.game.over:
            return
        self._behaviour.see(history)
        for seat, chair in enumerate(self._table.doc.chairs):
            if chair.bot is not None:
                lesson = self._table.doc.lesson
                part = parts(lesson.lesson, lesson.chapter, seat) if lesson else ()
                self._bots.seat(seat, self._bots.new_player(seat, chair.bot, part), history)

    async def stand_in(self, seat: int) -> None:
        """Lets a bot play this seat. It knows what the seat knows."""
        chair = self._table.doc.chairs[seat]
        if seat not in self._bots.seats:
            bot = self._bots.new_player(seat, chair.bot or self._table.doc.settings.stand_in)
            heard = 0
            while moves := await self._store.moves(self.game.id, after=heard - 1, limit=SLICE):
                moves = moves[: self.game.version + 1 - heard]
                events = [event for move in moves for event in decode_events(move.events)]
                heard += len(moves)
                if heard > self.game.version:
                    self._bots.seat(seat, bot, events)
                    return
                for event in events:
                    bot.hear(event.seen_by(seat))

    def return_seat(self, seat: int) -> None:
        """The person is back and plays for themselves."""
        self._bots.dismiss(seat)

    def release_bots(self) -> None:
        """Lets the bots go: nobody plays this game here any more."""
        for seat in list(self._bots.seats):
            self._bots.dismiss(seat)

    # Moves

    async def act(self, seat: int, request: MakeMove, count_request: Callable[[], None]) -> int:
        """Makes a person's move. Returns the version it made. A move with words counts as a request."""
        key = request.key.replace("\0", "\u2400") if request.key is not None else None  # no database stores a NUL
        doc = self._table.doc
        action: AnyAction | None = None
        clean = False
        for _ in range(MAX_RETRIES):
            if key is not None:
                done = self.game.done_before(seat, key)
                if done is not None:
                    return done
            self._check_running()
            if self._table.doc is not doc:  # another server may have changed the seats
                must_sit(self._table.doc, doc.chairs[seat].person)
            if action is None:
                action = parse_action(request.action)
                clean = not has_words(action)
            if request.version is not None:
                self.game.check_fresh(seat, action, request.version)
            self.game.check_offers(seat, action)
            step = self.game.decide(seat, action)
            if not clean:  # only now: cleaning costs more than all the checks
                count_request()
                action, clean = with_plain_text(action), True
                step = self.game.decide(seat, action)
            self._bot_moves = 0
            made = await self._carry_out(step, key)
            if made is not None:
                return made
        raise contention()

    def _check_running(self) -> None:
        if self._table.match is not self:
            raise another_game()
        if self._table.doc.paused:
            raise Refusal("impossible", "paused", "The game is paused.")

    async def _carry_out(self, step: Step, key: str | None = None, turn: Turn | None = None) -> int | None:
        """Stores a step, then applies it. Returns its version, or None if another server was first."""
        move = self.game.move(step, key, now_ms())
        conditional = self._table.conditional(move)
        ending = self._ending(step, move) if step.state.phase == "over" else ()
        try:
            await self._store.commit(conditional, *ending)
        except (Conflict, InDoubt) as error:
            with in_doubt_after(error):
                new = await self._table.refresh()
            self._table.reschedule()
            if isinstance(error, Conflict) and not new and self._table.conditional(move) == conditional:
                raise NotSaved("nothing was saved: the store has neither another move nor another table") from error
            return move.version if move in new else None
        self._advance(step, move, turn)
        self._table.publish_update()
        return move.version

    async def _carry_out_despite_changes(self, step: Step, seat: int, turn: Turn | None = None) -> None:
        """Stores what a bot, or the clock for a person, decided, even if the table changes meanwhile.

        Gives up if the game has moved on or somebody else plays the seat.
        """
        version, chair = self.game.version, self._table.doc.chairs[seat]
        for _ in range(MAX_RETRIES):
            if await self._carry_out(step, turn=turn) is not None:
                return
            here = self._table.match is self and self._table.running
            if not here or self.game.version != version or self._table.doc.chairs[seat] != chair:
                return
        raise contention()

    def _advance(self, step: Step, move: Move, turn: Turn | None = None) -> None:
        """Applies a step that is in the log, and announces it."""
        game, seat, action = self.game, move.seat, step.action
        before, passed, composing = game.state, self._passed, self._composing.seats
        game.advance(step, move.key)
        self.spoken.hear(move.version, move.at, step.events)
        self.opened.hear(step.events)
        self._behaviour.see(step.events)
        if self._bots.seats:
            self._bots.hear(step.events)
            if seat is not None and action is not None:
                self._bots.acted(before, turn or Turn(seat, must=False), action)
        if self._passed_in_round != game.state.round:
            self._passed_in_round = game.state.round
            self._passed = frozenset()
        elif self._passed:
            self._passed -= {seat, action.to} if isinstance(action, MakeOffer) else {seat}
        self.reschedule()
        self._table.announce_move(MoveMessages(game, step, move.at, self.clock, self.spoken))
        if self._passed != passed or self._composing.seats != composing:
            self._table.announce_table()

    def apply_stored(self, moves: Sequence[Move]) -> list[Move]:
        """Applies moves that another server made. Returns those that were new here."""
        new = []
        for move in moves:
            if move.game == self.game.id and move.version == self.game.version + 1:
                new.append(move)
                step = self.game.step_of(move)
                if move.seat is not None and move.key is not None:
                    self._bot_moves = 0
                    self._table.person_moved(move.seat)
                self._advance(step, move)
        return new

    def _ending(self, step: Step, last: Move) -> list[Change]:
        """What is stored with the game's last move: its summary, its results and the table's new stage.

        Lessons leave no results.
        """
        doc = self._table.doc
        summary = summarise(doc, step.state, last.version)
        results: Sequence[Result] = ()
        if doc.lesson is None:
            results = results_of(self.game.id, doc, step.state, self._behaviour, last.at)
        return [
            changes.end_game(self.game.id, last.at, encode_summary(summary)),
            *map(changes.add_result, results),
            *self._table.final_changes(),
        ]

    # What a seat sees

    def snapshot(self, seat: int | None, moves: Sequence[Move] | None = None) -> GameSnapshot:
        """The game as a seat knows it, with these moves."""
        return snapshot(self.game, seat, self.clock, moves, self.spoken)

    async def snapshot_since(self, seat: int | None, since: int | None) -> GameSnapshot:
        """The game as a seat knows it, with the moves after a version if one is given."""
        moves = None
        if since is not None:
            known = since >= self.game.version
            stored = [] if known else await self._store.moves(self.game.id, after=since, limit=MAX_MOVES)
            moves = [move for move in stored if move.version <= self.game.version]
        return self.snapshot(seat, moves)

    # Passing

    def pass_(self, seat: int) -> bool:
        """Notes that a person has nothing more to say in this inspection. Returns whether that was new."""
        if self.game.state.phase != "inspect" or self._table.doc.paused:
            raise Refusal("impossible", "nothing_to_pass", "You can only pass during an inspection.")
        if seat in self._passed:
            return False
        self._passed |= {seat}
        self.reschedule()
        return True

    def pass_elsewhere(self, seat: int, version: int) -> bool:
        """Notes a pass on another server, unless the game has moved on since. Returns whether it was new."""
        if version != self.game.version or self.game.state.phase != "inspect" or seat in self._passed:
            return False
        self._passed |= {seat}
        self.reschedule()
        return True

    # Composing an offer

    @property
    def composing(self) -> Composing:
        return self._composing

    @property
    def _composers(self) -> tuple[int, ...]:
        """The seats that can compose an offer for a bag: the owners of the bags at the gate, and those in office."""
        state = self.game.state
        return (*state.held, *state.officers) if state.phase == "inspect" and state.held else ()

    @property
    def _in_company(self) -> bool:
        """Whether several people play, so that one of them can keep another waiting."""
        people = [seat for seat, chair in enumerate(self._table.doc.chairs) if chair.person is not None]
        return len(set(people) - self.away) > 1

    def compose(self, seat: int, composing: bool) -> bool:
        """Notes that somebody composes an offer for a bag, or no longer does. Returns False if that changes nothing."""
        if seat not in self._composers or not self._table.running:
            return False
        self._composing.follow(self.game.state.round, self._composers)
        heard = self._composing.signal(seat, limited=self._in_company) if composing else self._composing.stop(seat)
        if heard:
            self.reschedule()
        return heard

    # Clocks and bots

    @property
    def clock(self) -> ClockView:
        saved = None if self._clocks_run else self._saved_clocks
        return self._clocks.view(paused=self._table.doc.paused, saved=saved)

    @property
    def clocks_left(self) -> SavedClocks | None:
        """What is left of the clocks, while they run."""
        return self._clocks.left(self.game.version) if self._clocks_run else None

    def stop_clocks(self) -> SavedClocks | None:
        """Stops the clocks. Returns what is left of them."""
        self._composing.stop_all()
        if self._clocks_run:
            self._saved_clocks = self._clocks.stop(self.game.version)
            self._clocks_run = False
        return self._saved_clocks

    def load_clocks(self, clocks: SavedClocks | None) -> None:
        """Replaces the clocks after another server paused or resumed the game."""
        self.stop_clocks()
        self._saved_clocks = clocks

    def adopt_clocks(self, clocks: SavedClocks) -> None:
        """Continues clocks that another server kept running. They lag by the time the message took."""
        if self._clocks_run and clocks.version == self.game.version:
            self.load_clocks(clocks)
            self.reschedule()

    def reschedule(self) -> None:
        """Sets the clocks and the next bot for what the game waits for now, or stops both."""
        game = self.game
        if game.over or not self._table.running:
            self.stop_clocks()
            return
        doc = self._table.doc
        saved = None if self._clocks_run else self._saved_clocks
        self._clocks.set(game.state, game.version, doc.settings, self._bots.seats, saved)
        self._clocks_run = True
        self._composing.follow(game.state.round, self._composers)
        turn = self._bots.next(game.state)
        if turn is None:
            self._clocks.cancel_bot()
        else:
            patience, pause = doc.settings.patience_seconds, bot_pause(doc.settings.bot_seconds, game.state.phase)
            if self._bot_moves >= QUICK_BOT_MOVES:
                pause = max(pause, UNATTENDED_SECONDS)
            waits = patience > pause and turn.must and game.state.phase == "inspect" and self._people_may_speak()
            held = self._waits_for_composers(turn)
            self._clocks.schedule_bot(turn, game.version, patience if waits else pause, patient=waits, held=held)

    def _waits_for_composers(self, turn: Turn) -> bool:
        """Whether a bot in office waits because a merchant composes an offer."""
        officers = self.game.state.officers
        return turn.seat in officers and bool(self._composing.seats.difference(officers))

    def _people_may_speak(self) -> bool:
        state = self.game.state
        return any(seat in state.held and seat not in self._passed for seat in self._table.present_seats)

    async def ring(self, purpose: Purpose) -> None:
        """Does what is due when a clock of the game runs out."""
        if self.game.over or not self._table.running:
            return
        kind, seat = purpose
        if kind == INSPECTION:
            await self._time_up()
        elif kind == DECISION:
            await self._decide_for(seat)
        elif kind == BOT:
            await self._ask_bot(seat)
        elif kind == COMPOSING and self._composing.stop(seat):
            self.reschedule()
            self._table.announce_table()
            self._table.announce_clock()

    async def _time_up(self) -> None:
        """Ends the inspection, unless another server stored its end first."""
        for _ in range(MAX_RETRIES):
            if self.game.state.phase != "inspect" or self._table.match is not self or not self._table.running:
                return
            if await self._carry_out(self.game.decide(None, TimeUp())) is not None:
                return
        raise contention()

    async def _decide_for(self, seat: int) -> None:
        """Makes the default move for a person whose time is up."""
        if seat not in to_act(self.game.state):
            return
        # Refusing an offer leaves the same bags to decide on, so the clock starts again, or it would never run out.
        self._clocks.restart_decision(seat)
        action = default_action(view(self.game.state, seat), self.game.state.goods)
        if action is None:
            self.reschedule()
        else:
            await self._carry_out_despite_changes(self.game.decide(seat, action), seat)

    async def _ask_bot(self, seat: int) -> None:
        """Lets a bot move or pass, then schedules the next."""
        turn = self._bots.next(self.game.state)
        if turn is None or turn.seat != seat or self._waits_for_composers(turn):
            self.reschedule()
            return
        self._clocks.cancel_bot()
        patient = self._table.doc.settings.patience_seconds > 0
        step = self._bots.decide(self.game, turn, people_speak=patient and self._people_may_speak())
        if step is None:
            self._bots.acted(self.game.state, turn, None)
            self.reschedule()
            if self._clocks.patience is not None:
                self._table.announce_clock()
        else:
            self._bot_moves += 1
            await self._carry_out_despite_changes(step, seat, turn)
