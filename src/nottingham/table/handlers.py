"""The requests at a table, one handler each: who may make it, and what it does.

A handler either raises a `Refusal` or `RulesError` and changes nothing, or stores its change and announces it.
"""

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from nottingham.players.voices.lines import VOICE
from nottingham.store.clock import now_ms
from nottingham.store.errors import Conflict, StoreError
from nottingham.store.rows import Person
from nottingham.table import moves, seating
from nottingham.table.attendees import Visitor, person_of
from nottingham.table.encoding import encode_message
from nottingham.table.errors import Refusal, another_game, blocked, contention, no_game
from nottingham.table.guesses import check_guess, with_guess
from nottingham.table.messages import Gestured, SnapshotSent, Talk
from nottingham.table.public_seats import check_public_seats, check_public_table
from nottingham.table.requests import (
    Arrange,
    CatchUp,
    Compose,
    Cut,
    Gather,
    Gesture,
    Guess,
    MakeHost,
    MakeMove,
    Mute,
    Pass,
    Pause,
    Readmit,
    Ready,
    Recall,
    Rematch,
    Remove,
    Resume,
    Say,
    SeatBot,
    Shown,
    Silence,
    Sit,
    Stand,
    Start,
    TableRequest,
    TurnTo,
)
from nottingham.table.seating import must_host, must_sit
from nottingham.table.state import TableState

Answer = int | None
"""The version a move made; None for any other request."""


def seated(state: TableState, visitor: Visitor) -> tuple[Person, int]:
    """The sender and their seat."""
    seat = must_sit(state.doc, person_of(visitor))
    assert visitor.person is not None, "anonymous visitors cannot sit"
    return visitor.person, seat


async def act(state: TableState, visitor: Visitor, request: MakeMove) -> int:
    person = person_of(visitor)
    seat = must_sit(state.doc, person)  # before the store is read: strangers must not cause reads
    if state.behind_on(request.game, request.version):
        visitor.count_request()
        await state.refresh()
        seat = must_sit(state.doc, person)
    match = state.match
    if match is None:
        raise no_game()
    if request.game not in (None, match.game.code):
        raise another_game()
    if not state.playing and (request.key is None or match.game.done_before(seat, request.key) is None):
        raise no_game()
    return await moves.act(match, seat, request, visitor.count_request)


async def catch_up(state: TableState, visitor: Visitor, request: CatchUp) -> None:
    await state.catch_up_to(request.game, request.version)
    match = state.match
    if match is None:
        raise no_game()
    seat = state.seat_of(person_of(visitor))
    since = request.version if request.game in (None, match.game.code) else -1
    visitor.send(encode_message(SnapshotSent(playing=await moves.snapshot_since(match, seat, since))))


async def pass_(state: TableState, visitor: Visitor, request: Pass) -> None:
    seat = must_sit(state.doc, person_of(visitor))
    if state.match is None or not state.playing:
        raise no_game()
    if state.match.pass_(seat):
        state.server.passed(state, seat)
        state.announce_table()
    else:
        visitor.count_request()


async def compose(state: TableState, visitor: Visitor, request: Compose) -> None:
    """Never refuses a player: the inspection may end while the signal is on its way."""
    seat = must_sit(state.doc, person_of(visitor))
    match = state.match
    if match is not None and state.playing:
        before = match.composing.seats
        if match.compose(seat, request.composing):
            state.server.composing(state, seat, request.composing)
        if match.composing.seats != before:
            state.announce_table()
            state.announce_clock()


async def sit(state: TableState, visitor: Visitor, request: Sit) -> None:
    state.check_not_playing()
    if visitor.person is None:
        raise Refusal("forbidden", "no_name", "Choose a name before you sit down.")
    person, new = visitor.person.id, state.seat_of(visitor.person.id) is None
    doc = seating.sit(state.doc, visitor.person, request.seat)  # before the store is read
    if new and state.doc.settings.public:
        await check_public_seats(state.store, person, state.row.id)
    await state.change(doc)
    if new and state.doc.settings.public:
        try:
            await check_public_seats(state.store, person, state.row.id)
        except Refusal:  # they sat down at several tables at the same time
            await state.vacate(must_sit(state.doc, person))
            raise


async def stand(state: TableState, visitor: Visitor, request: Stand) -> None:
    seat = must_sit(state.doc, person_of(visitor))
    await state.vacate(seat)


async def remove(state: TableState, visitor: Visitor, request: Remove) -> None:
    must_host(state.doc, person_of(visitor))
    await state.vacate(request.seat, removed=True)


async def readmit(state: TableState, visitor: Visitor, request: Readmit) -> None:
    must_host(state.doc, person_of(visitor))
    await state.change(seating.readmit(state.doc, request.name))


async def seat_bot(state: TableState, visitor: Visitor, request: SeatBot) -> None:
    must_host(state.doc, person_of(visitor))
    state.check_not_playing()
    await state.change(seating.seat_bot(state.doc, request.seat, request.bot))


async def make_host(state: TableState, visitor: Visitor, request: MakeHost) -> None:
    must_host(state.doc, person_of(visitor))
    await state.change(seating.make_host(state.doc, request.seat))


async def arrange(state: TableState, visitor: Visitor, request: Arrange) -> None:
    person = person_of(visitor)
    must_host(state.doc, person)
    doc = seating.arrange(state.doc, request.settings, playing=state.playing)
    opened = doc.settings.public and not state.doc.settings.public
    if opened:
        await check_public_table(state.store, doc, state.row.id)
    await state.change(doc)
    state.reschedule()
    if opened:
        try:
            await check_public_table(state.store, state.doc, state.row.id)
        except Refusal:  # several tables became public at the same time
            await _make_private(state)
            raise


async def _make_private(state: TableState) -> None:
    """Makes a table private, whatever other servers change meanwhile."""
    for _ in range(moves.MAX_RETRIES):
        try:
            await state.change(replace(state.doc, settings=replace(state.doc.settings, public=False)))
            return
        except Conflict:
            await state.refresh()
    raise contention()


async def cut(state: TableState, visitor: Visitor, request: Cut) -> None:
    person, _ = seated(state, visitor)
    await state.change(seating.cut(state.doc, person.id, request.text))


async def ready(state: TableState, visitor: Visitor, request: Ready) -> None:
    seat = must_sit(state.doc, person_of(visitor))
    state.check_not_playing()
    await state.change(seating.ready(state.doc, seat, request.ready))


async def start(state: TableState, visitor: Visitor, request: Start) -> None:
    must_host(state.doc, person_of(visitor))
    if state.stage != "gathering":
        raise Refusal("impossible", "not_gathering", "A game has already been started at this table.")
    await state.begin(sheriff=seating.first_sheriff(state.doc, request.sheriff))


async def rematch(state: TableState, visitor: Visitor, request: Rematch) -> None:
    must_host(state.doc, person_of(visitor))
    if state.stage != "over":
        raise Refusal("impossible", "no_game_over", "There is no finished game to play again.")
    await _check_if_public(state)
    await state.begin(state.doc.lesson)


async def _check_if_public(state: TableState) -> None:
    """A table whose game is over is not in the lobby, and the limits don't count it."""
    if state.doc.settings.public:
        await check_public_table(state.store, state.doc, state.row.id)


async def turn_to(state: TableState, visitor: Visitor, request: TurnTo) -> None:
    must_sit(state.doc, person_of(visitor))
    await state.begin(seating.turned_to(state.doc, request.chapter))


async def gather(state: TableState, visitor: Visitor, request: Gather) -> None:
    must_host(state.doc, person_of(visitor))
    if state.stage != "over":
        raise Refusal("impossible", "no_game_over", "There is no finished game here.")
    await _check_if_public(state)
    await state.save(replace(state.doc, lesson=None), stage="gathering")
    state.drop_match()
    state.announce_table()


async def pause(state: TableState, visitor: Visitor, request: Pause) -> None:
    seat = must_sit(state.doc, person_of(visitor))
    if not state.playing or state.match is None:
        raise no_game()
    await state.pause_if_all_agree(seating.want_pause(state.doc, seat, wanted=True))
    state.announce_table()


async def resume(state: TableState, visitor: Visitor, request: Resume) -> None:
    seat = must_sit(state.doc, person_of(visitor))
    if state.doc.paused:
        await state.save(replace(state.doc, paused=False, wants_pause=frozenset()))
        state.reschedule()
        state.announce_clock()
    elif seat in state.doc.wants_pause:
        await state.save(seating.want_pause(state.doc, seat, wanted=False))
    state.announce_table()


async def say(state: TableState, visitor: Visitor, request: Say) -> None:
    person, seat = seated(state, visitor)
    if person.id in state.doc.silenced:
        raise blocked()
    chairs = state.doc.chairs
    line = await state.chat.say(person, seat, chairs[seat].name, request, now_ms(), len(chairs))
    state.announce_line(line)
    state.publish_update()
    if state.playing and state.match is not None:
        answer = state.match.spoken.answer(line, state.chat.latest)
        if answer is not None:
            with suppress(StoreError):  # the person's line is stored, and nobody misses the answer
                name, said = chairs[answer.seat].name, VOICE + answer.line
                state.announce_line(await state.chat.reply(answer.seat, name, said, line.at))
                state.publish_update()


async def gesture(state: TableState, visitor: Visitor, request: Gesture) -> None:
    person, seat = seated(state, visitor)
    if person.id in state.doc.silenced:
        raise blocked()
    if (request.mood is None) == (request.throw is None):
        raise Refusal("malformed", "malformed", "A gesture is either a face or something thrown.")
    if state.match is None:
        raise no_game()
    state.gesture(Gestured(seat=seat, mood=request.mood, throw=request.throw))
    state.server.gestured(state, seat, request.mood, request.throw)


async def guess(state: TableState, visitor: Visitor, request: Guess) -> None:
    """Stores a guess without telling anyone."""
    if visitor.person is None:
        raise Refusal("forbidden", "no_name", "Choose a name before you guess.")
    if state.match is None or not state.playing:
        raise no_game()
    check_guess(state.match.game.state, state.seat_of(visitor.person.id), request)
    doc = with_guess(state.doc, visitor.person, request)
    if doc != state.doc:
        state.spectators.count_guesser(visitor, doc)
        await state.save(doc)


async def shown(state: TableState, visitor: Visitor, request: Shown) -> None:
    if not visitor.screen:
        raise Refusal("forbidden", "no_screen", "Only a screen for everyone in a room can say that.")
    match = state.match
    if match is not None and match.game.code == request.game and state.opening_shown(request.version):
        state.server.shown(state, request.version)


async def recall(state: TableState, visitor: Visitor, request: Recall) -> None:
    lines = await state.chat.before(request.before, state.muted_by(person_of(visitor)))
    visitor.send(encode_message(Talk(lines=lines, earlier=True)))


async def mute(state: TableState, visitor: Visitor, request: Mute) -> None:
    person, _ = seated(state, visitor)
    await state.change(seating.mute(state.doc, person.id, request.seat, request.muted))


async def silence(state: TableState, visitor: Visitor, request: Silence) -> None:
    must_host(state.doc, person_of(visitor))
    await state.change(seating.silence(state.doc, request.seat, request.silent))


HANDLERS: Mapping[type[TableRequest], Callable[[TableState, Visitor, Any], Awaitable[Answer]]] = {
    MakeMove: act,
    CatchUp: catch_up,
    Pass: pass_,
    Compose: compose,
    Sit: sit,
    Stand: stand,
    Remove: remove,
    Readmit: readmit,
    SeatBot: seat_bot,
    MakeHost: make_host,
    Arrange: arrange,
    Cut: cut,
    Ready: ready,
    Start: start,
    Rematch: rematch,
    Gather: gather,
    TurnTo: turn_to,
    Pause: pause,
    Resume: resume,
    Say: say,
    Gesture: gesture,
    Guess: guess,
    Shown: shown,
    Recall: recall,
    Mute: mute,
    Silence: silence,
}
