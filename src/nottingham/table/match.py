"""A game being played at a table: its moves so far, its bots and clocks, and who has passed or composes an offer.

Nothing here waits: `moves.py` stores what people, clocks and bots do, and a `Match` follows.
"""

from collections.abc import Collection, Sequence
from typing import Final, Protocol

from nottingham.lessons.lesson import parts
from nottingham.play.behaviour import Observer
from nottingham.play.turns import Turn
from nottingham.players.defaults import default_action
from nottingham.players.player import Player
from nottingham.rules.actions import MakeOffer
from nottingham.rules.engine import to_act
from nottingham.rules.events import Event
from nottingham.rules.view import view
from nottingham.store import changes
from nottingham.store.changes import Change, ConditionalMove
from nottingham.store.rows import GameRow, Move, Result
from nottingham.store.store import Store
from nottingham.table.bot_seats import BotSeats
from nottingham.table.composing import Composing
from nottingham.table.deadlines import Deadlines
from nottingham.table.encoding import MoveMessages, snapshot
from nottingham.table.errors import Refusal, another_game
from nottingham.table.game import Game, Step, decode_events
from nottingham.table.game_clocks import GameClocks
from nottingham.table.guesses import OpenedBags
from nottingham.table.messages import ClockView, GameSnapshot
from nottingham.table.pace import bot_pause
from nottingham.table.results import encode_summary, results_of, summarise
from nottingham.table.settings import SavedClocks, TableDoc
from nottingham.table.spoken import Spoken

QUICK_BOT_MOVES: Final = 50
UNATTENDED_SECONDS: Final = 1.0
"""After that many bot moves in a row, bots pause at least this long before each move, until a person moves. Otherwise
one visitor could keep the server busy with a table where bots play each other without a pause.
"""


class MatchTable(Protocol):
    """What a match needs from its table."""

    @property
    def doc(self) -> TableDoc: ...

    @property
    def store(self) -> Store: ...

    @property
    def match(self) -> "Match | None":
        """The game being played at the table now."""

    @property
    def running(self) -> bool:
        """Whether clocks and bots run."""

    @property
    def present_seats(self) -> Collection[int]:
        """The seats of people who are connected."""

    def conditional(self, move: Move) -> ConditionalMove:
        """The move, to be stored only if the table is still at this revision."""

    def final_changes(self) -> Sequence[Change]:
        """What the game's last move changes at the table."""

    async def refresh(self) -> Sequence[Move]:
        """Reads and applies what other servers have stored. Returns the new moves."""

    def reschedule(self) -> None:
        """Sets clocks and bots of the game being played at the table now."""

    def person_moved(self, seat: int) -> None:
        """A person moved on another server."""

    def publish_update(self, stored: ConditionalMove | None) -> None:
        """This server stored something that other servers have not seen yet, perhaps this move."""

    def announce_move(self, messages: MoveMessages) -> None: ...

    def announce_table(self) -> None: ...

    def announce_clock(self) -> None: ...


class Match:
    """A game being played, with its bots and clocks."""

    def __init__(self, table: MatchTable, deadlines: Deadlines, game: Game) -> None:
        self.game = game
        self.table = table
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
        self.bot_moves = 0
        """Moves of bots since a person moved."""
        self._clocks_run = False
        self._saved_clocks = table.doc.clocks
        """What was left of the clocks when they were stopped."""

    @property
    def away(self) -> frozenset[int]:
        """The seats of people for whom a bot plays."""
        return frozenset(seat for seat in self._bots.seats if self.table.doc.chairs[seat].person is not None)

    @property
    def passed(self) -> frozenset[int]:
        return self._passed

    @classmethod
    def recalled(cls, table: MatchTable, deadlines: Deadlines, row: GameRow, moves: Sequence[Move]) -> "Match":
        """A stored game, of which these are the first moves."""
        match = cls(table, deadlines, Game.recall(row, moves))
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
        for seat, chair in enumerate(self.table.doc.chairs):
            if chair.bot is not None:
                lesson = self.table.doc.lesson
                part = parts(lesson.lesson, lesson.chapter, seat) if lesson else ()
                self._bots.seat(seat, self._bots.new_player(seat, chair.bot, part), history)

    def follow(self, moves: Sequence[Move]) -> None:
        """Takes in more moves of a stored game, before anybody plays on."""
        for move in moves:
            events = self.game.follow(move)
            self.spoken.hear(move.version, move.at, events)
            self.opened.hear(events)
            self._behaviour.see(events)
            self._bots.hear(events)

    def new_stand_in(self, seat: int) -> Player | None:
        """A bot for this seat, which must hear the game so far before it plays. None if a bot plays there already."""
        if seat in self._bots.seats:
            return None
        return self._bots.new_player(seat, self.table.doc.chairs[seat].bot or self.table.doc.settings.stand_in)

    def seat_bot(self, seat: int, bot: Player, history: Sequence[Event]) -> None:
        """Lets a bot play a seat, after the rest of what has happened."""
        self._bots.seat(seat, bot, history)

    def return_seat(self, seat: int) -> None:
        """The person is back and plays for themselves."""
        self._bots.dismiss(seat)

    def release_bots(self) -> None:
        """Lets the bots go: nobody plays this game here any more."""
        for seat in list(self._bots.seats):
            self._bots.dismiss(seat)

    # Moves

    def check_running(self) -> None:
        if self.table.match is not self:
            raise another_game()
        if self.table.doc.paused:
            raise Refusal("impossible", "paused", "The game is paused.")

    def advance(self, step: Step, move: Move, turn: Turn | None = None) -> None:
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
        self.table.announce_move(MoveMessages(game, step, move.at, self.clock, self.spoken))
        if self._passed != passed or self._composing.seats != composing:
            self.table.announce_table()

    def apply_stored(self, moves: Sequence[Move]) -> list[Move]:
        """Applies moves that another server made. Returns those that were new here."""
        new = []
        for move in moves:
            if move.game == self.game.id and move.version == self.game.version + 1:
                new.append(move)
                step = self.game.step_of(move)
                if move.seat is not None and move.key is not None:
                    self.bot_moves = 0
                    self.table.person_moved(move.seat)
                self.advance(step, move)
        return new

    def ending(self, step: Step, last: Move) -> list[Change]:
        """What is stored with the game's last move: its summary, its results and the table's new stage.

        Lessons leave no results.
        """
        doc = self.table.doc
        summary = summarise(doc, step.state, last.version)
        results: Sequence[Result] = ()
        if doc.lesson is None:
            results = results_of(self.game.id, doc, step.state, self._behaviour, last.at)
        return [
            changes.end_game(self.game.id, last.at, encode_summary(summary)),
            *map(changes.add_result, results),
            *self.table.final_changes(),
        ]

    # What a seat sees

    def snapshot(self, seat: int | None, moves: Sequence[Move] | None = None) -> GameSnapshot:
        """The game as a seat knows it, with these moves."""
        return snapshot(self.game, seat, self.clock, moves, self.spoken)

    # Passing

    def pass_(self, seat: int) -> bool:
        """Notes that a person has nothing more to say in this inspection. Returns whether that was new."""
        if self.game.state.phase != "inspect" or self.table.doc.paused:
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
        people = [seat for seat, chair in enumerate(self.table.doc.chairs) if chair.person is not None]
        return len(set(people) - self.away) > 1

    def compose(self, seat: int, composing: bool) -> bool:
        """Notes that somebody composes an offer for a bag, or no longer does. Returns False if that changes nothing."""
        if seat not in self._composers or not self.table.running:
            return False
        self._composing.follow(self.game.state.round, self._composers)
        heard = self._composing.signal(seat, limited=self._in_company) if composing else self._composing.stop(seat)
        if heard:
            self.reschedule()
        return heard

    def stop_composing(self, seat: int) -> None:
        """Nothing more was heard from somebody who composed an offer."""
        if self._composing.stop(seat):
            self.reschedule()
            self.table.announce_table()
            self.table.announce_clock()

    # Clocks and bots

    @property
    def clock(self) -> ClockView:
        saved = None if self._clocks_run else self._saved_clocks
        return self._clocks.view(paused=self.table.doc.paused, saved=saved)

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
        if game.over or not self.table.running:
            self.stop_clocks()
            return
        doc = self.table.doc
        saved = None if self._clocks_run else self._saved_clocks
        self._clocks.set(game.state, game.version, doc.settings, self._bots.seats, saved)
        self._clocks_run = True
        self._composing.follow(game.state.round, self._composers)
        turn = self._bots.next(game.state)
        if turn is None:
            self._clocks.cancel_bot()
        else:
            patience, pause = doc.settings.patience_seconds, bot_pause(doc.settings.bot_seconds, game.state.phase)
            if self.bot_moves >= QUICK_BOT_MOVES:
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
        return any(seat in state.held and seat not in self._passed for seat in self.table.present_seats)

    def default_step(self, seat: int) -> Step | None:
        """The default move of a person whose time is up, if the game waits for them."""
        if seat not in to_act(self.game.state):
            return None
        # Refusing an offer leaves the same bags to decide on, so the clock starts again, or it would never run out.
        self._clocks.restart_decision(seat)
        action = default_action(view(self.game.state, seat), self.game.state.goods)
        if action is None:
            self.reschedule()
            return None
        return self.game.decide(seat, action)

    def ask_bot(self, seat: int) -> tuple[Turn, Step] | None:
        """The turn of a bot and its move. If it passes or it is another's turn, schedules the next."""
        turn = self._bots.next(self.game.state)
        if turn is None or turn.seat != seat or self._waits_for_composers(turn):
            self.reschedule()
            return None
        self._clocks.cancel_bot()
        patient = self.table.doc.settings.patience_seconds > 0
        step = self._bots.decide(self.game, turn, people_speak=patient and self._people_may_speak())
        if step is None:
            self._bots.acted(self.game.state, turn, None)
            self.reschedule()
            if self._clocks.patience is not None:
                self.table.announce_clock()
            return None
        self.bot_moves += 1
        return turn, step
