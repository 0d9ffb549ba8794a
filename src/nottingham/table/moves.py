"""The moves of a game at a table, by people, clocks and bots: each is judged, stored, applied and announced.

The log's key (game, version) and the table's revision are the locks. If another server stored that version first or
changed the table (`Conflict`), the table refreshes from the store and the action is judged again. The same happens when
the outcome of a write is unknown (`InDoubt`): the log knows.
"""

from collections.abc import Callable

from nottingham.play.turns import Turn
from nottingham.rules.actions import AnyAction, TimeUp, parse_action
from nottingham.store.clock import now_ms
from nottingham.store.errors import Conflict, InDoubt, NotSaved, in_doubt_after
from nottingham.store.rows import GameRow
from nottingham.table.composing import COMPOSING
from nottingham.table.deadlines import Deadlines, Purpose
from nottingham.table.encoding import MAX_MOVES
from nottingham.table.errors import contention
from nottingham.table.game import Step, decode_events, has_words, with_plain_text
from nottingham.table.game_clocks import BOT, DECISION, INSPECTION
from nottingham.table.match import Match, MatchTable
from nottingham.table.messages import GameSnapshot
from nottingham.table.requests import MakeMove
from nottingham.table.seating import must_sit

MAX_RETRIES = 8
"""How often to try again when other servers keep storing something first."""
SLICE = 100
"""Moves of a stored game that are read and replayed at once: a few milliseconds during which other tables wait."""


# People


async def act(match: Match, seat: int, request: MakeMove, count_request: Callable[[], None]) -> int:
    """Makes a person's move. Returns the version it made. A move with words counts as a request."""
    key = request.key.replace("\0", "\u2400") if request.key is not None else None  # no database stores a NUL
    table, game = match.table, match.game
    doc = table.doc
    action: AnyAction | None = None
    clean = False
    for _ in range(MAX_RETRIES):
        if key is not None:
            done = game.done_before(seat, key)
            if done is not None:
                return done
        match.check_running()
        if table.doc is not doc:  # another server may have changed the seats
            must_sit(table.doc, doc.chairs[seat].person)
        if action is None:
            action = parse_action(request.action)
            clean = not has_words(action)
        if request.version is not None:
            game.check_fresh(seat, action, request.version)
        game.check_offers(seat, action)
        step = game.decide(seat, action)
        if not clean:  # only now: cleaning costs more than all the checks
            count_request()
            action, clean = with_plain_text(action), True
            step = game.decide(seat, action)
        match.bot_moves = 0
        made = await _carry_out(match, step, key)
        if made is not None:
            return made
    raise contention()


async def _carry_out(match: Match, step: Step, key: str | None = None, turn: Turn | None = None) -> int | None:
    """Stores a step, then applies it. Returns its version, or None if another server was first."""
    table = match.table
    move = match.game.move(step, key, now_ms())
    conditional = table.conditional(move)
    ending = match.ending(step, move) if step.state.phase == "over" else ()
    try:
        await table.store.commit(conditional, *ending)
    except (Conflict, InDoubt) as error:
        with in_doubt_after(error):
            new = await table.refresh()
        table.reschedule()
        if isinstance(error, Conflict) and not new and table.conditional(move) == conditional:
            raise NotSaved("nothing was saved: the store has neither another move nor another table") from error
        return move.version if move in new else None
    match.advance(step, move, turn)
    table.publish_update(conditional)
    return move.version


async def _carry_out_despite_changes(match: Match, step: Step, seat: int, turn: Turn | None = None) -> None:
    """Stores what a bot, or the clock for a person, decided, even if the table changes meanwhile.

    Gives up if the game has moved on or somebody else plays the seat.
    """
    table = match.table
    version, chair = match.game.version, table.doc.chairs[seat]
    for _ in range(MAX_RETRIES):
        if await _carry_out(match, step, turn=turn) is not None:
            return
        here = table.match is match and table.running
        if not here or match.game.version != version or table.doc.chairs[seat] != chair:
            return
    raise contention()


# Clocks and bots


async def ring(match: Match, purpose: Purpose) -> None:
    """Does what is due when a clock of the game runs out."""
    if match.game.over or not match.table.running:
        return
    kind, seat = purpose
    if kind == INSPECTION:
        await _end_inspection(match)
    elif kind == DECISION:
        step = match.default_step(seat)
        if step is not None:
            await _carry_out_despite_changes(match, step, seat)
    elif kind == BOT:
        decided = match.ask_bot(seat)
        if decided is not None:
            turn, step = decided
            await _carry_out_despite_changes(match, step, seat, turn)
    elif kind == COMPOSING:
        match.stop_composing(seat)


async def _end_inspection(match: Match) -> None:
    """Ends the inspection, unless another server stored its end first."""
    for _ in range(MAX_RETRIES):
        if match.game.state.phase != "inspect" or match.table.match is not match or not match.table.running:
            return
        if await _carry_out(match, match.game.decide(None, TimeUp())) is not None:
            return
    raise contention()


# From the store


async def recall(table: MatchTable, deadlines: Deadlines, row: GameRow) -> Match:
    """Loads a stored game and seats its bots, in slices, so that a long game doesn't hold up other tables."""
    match = Match.recalled(table, deadlines, row, await table.store.moves(row.id, limit=SLICE))
    while moves := await table.store.moves(row.id, after=match.game.version, limit=SLICE):
        match.follow(moves)
    if match.game.over:
        match.release_bots()
    return match


async def stand_in(match: Match, seat: int) -> None:
    """Lets a bot play this seat. It knows what the seat knows."""
    bot = match.new_stand_in(seat)
    if bot is None:
        return
    heard = 0
    while moves := await match.table.store.moves(match.game.id, after=heard - 1, limit=SLICE):
        moves = moves[: match.game.version + 1 - heard]
        events = [event for move in moves for event in decode_events(move.events)]
        heard += len(moves)
        if heard > match.game.version:
            match.seat_bot(seat, bot, events)
            return
        for event in events:
            bot.hear(event.seen_by(seat))


async def snapshot_since(match: Match, seat: int | None, since: int | None) -> GameSnapshot:
    """The game as a seat knows it, with the moves after a version if one is given."""
    moves = None
    if since is not None:
        known = since >= match.game.version
        stored = [] if known else await match.table.store.moves(match.game.id, after=since, limit=MAX_MOVES)
        moves = [move for move in stored if move.version <= match.game.version]
    return match.snapshot(seat, moves)
