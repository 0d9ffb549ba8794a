"""What can be asked at a table, one function each: who may ask it, and what is done."""

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from nottingham.store.clock import now_ms
from nottingham.store.rows import Person
from nottingham.table import seating
from nottingham.table.attendees import Visitor, person_of
from nottingham.table.encoding import told
from nottingham.table.errors import Refusal, another_game, no_game
from nottingham.table.messages import (
    Arrange,
    AtTable,
    CatchUp,
    Cut,
    Gather,
    MakeHost,
    MakeMove,
    Mute,
    Pass,
    Pause,
    Ready,
    Recall,
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
    Talk,
    TurnTo,
)
from nottingham.table.seating import must_host, must_sit

if TYPE_CHECKING:
    from nottingham.table.table import Table

Answer = int | None
"""The version an action has made; nothing, for all else."""


def seated(table: "Table", visitor: Visitor) -> tuple[Person, int]:
    """Who asks, and where he sits."""
    seat = must_sit(table.doc, person_of(visitor))
    assert visitor.person is not None, "nobody sits without a name"
    return visitor.person, seat


async def act(table: "Table", visitor: Visitor, question: MakeMove) -> int:
    must_sit(table.doc, person_of(visitor))  # for a stranger nobody looks into the store
    await table.must_know(question.game, question.version)
    seat = must_sit(table.doc, person_of(visitor))
    match = table.match
    if match is None:
        raise no_game()
    if question.game not in (None, match.game.code):
        raise another_game()
    if not table.playing and (question.key is None or match.game.done_before(seat, question.key) is None):
        raise no_game()
    return await match.act(seat, question)


async def catch_up(table: "Table", visitor: Visitor, question: CatchUp) -> None:
    await table.must_know(None, question.version)
    if table.match is None:
        raise no_game()
    visitor.tell(told(Standings(playing=await table.match.standing(table.seat_of(visitor), question.version))))


async def pass_(table: "Table", visitor: Visitor, question: Pass) -> None:
    seat = must_sit(table.doc, person_of(visitor))
    if table.match is None or not table.playing:
        raise no_game()
    table.match.pass_(seat)
    table.tell_others_of_pass(seat)
    table.tell_table()


async def sit(table: "Table", visitor: Visitor, question: Sit) -> None:
    table.must_not_play()
    if visitor.person is None:
        raise Refusal("forbidden", "no_name", "Only someone with a name can sit down.")
    await table.change(seating.sit(table.doc, visitor.person, question.seat))


async def stand(table: "Table", visitor: Visitor, question: Stand) -> None:
    seat = must_sit(table.doc, person_of(visitor))
    await table.vacate(seat)


async def remove(table: "Table", visitor: Visitor, question: Remove) -> None:
    must_host(table.doc, person_of(visitor))
    await table.vacate(question.seat)


async def seat_bot(table: "Table", visitor: Visitor, question: SeatBot) -> None:
    must_host(table.doc, person_of(visitor))
    table.must_not_play()
    await table.change(seating.seat_bot(table.doc, question.seat, question.bot))


async def make_host(table: "Table", visitor: Visitor, question: MakeHost) -> None:
    must_host(table.doc, person_of(visitor))
    await table.change(seating.make_host(table.doc, question.seat))


async def arrange(table: "Table", visitor: Visitor, question: Arrange) -> None:
    must_host(table.doc, person_of(visitor))
    await table.save(seating.arrange(table.doc, question.settings, playing=table.playing))
    table.tell_table()
    table.wind()


async def cut(table: "Table", visitor: Visitor, question: Cut) -> None:
    person, _ = seated(table, visitor)
    await table.change(seating.cut(table.doc, person.id, question.text))


async def ready(table: "Table", visitor: Visitor, question: Ready) -> None:
    seat = must_sit(table.doc, person_of(visitor))
    table.must_not_play()
    await table.save(seating.ready(table.doc, seat, question.ready))
    table.tell_table()


async def start(table: "Table", visitor: Visitor, question: Start) -> None:
    must_host(table.doc, person_of(visitor))
    if table.stage != "gathering":
        raise Refusal("impossible", "not_gathering", "There is a game at this table already.")
    await table.begin()


async def rematch(table: "Table", visitor: Visitor, question: Rematch) -> None:
    must_host(table.doc, person_of(visitor))
    if table.stage != "over":
        raise Refusal("impossible", "no_game_over", "There is no finished game to play again.")
    await table.begin(table.doc.lesson)


async def turn_to(table: "Table", visitor: Visitor, question: TurnTo) -> None:
    must_sit(table.doc, person_of(visitor))
    await table.begin(seating.turned_to(table.doc, question.chapter))


async def gather(table: "Table", visitor: Visitor, question: Gather) -> None:
    must_host(table.doc, person_of(visitor))
    if table.stage != "over":
        raise Refusal("impossible", "no_game_over", "There is no finished game here.")
    await table.save(replace(table.doc, lesson=None), stage="gathering")
    table.match = None
    table.tell_table()


async def pause(table: "Table", visitor: Visitor, question: Pause) -> None:
    seat = must_sit(table.doc, person_of(visitor))
    if not table.playing or table.match is None:
        raise no_game()
    await table.pause_if(seating.want_pause(table.doc, seat, wanted=True))
    table.tell_table()


async def resume(table: "Table", visitor: Visitor, question: Resume) -> None:
    seat = must_sit(table.doc, person_of(visitor))
    if table.doc.paused:
        await table.save(replace(table.doc, paused=False, wants_pause=frozenset()))
        table.wind()
        table.tell_clock()
    elif seat in table.doc.wants_pause:
        await table.save(seating.want_pause(table.doc, seat, wanted=False))
    table.tell_table()


async def say(table: "Table", visitor: Visitor, question: Say) -> None:
    person, seat = seated(table, visitor)
    if person.id in table.doc.silenced:
        raise Refusal("forbidden", "silenced", "The host has asked you to be silent.")
    chairs = table.doc.chairs
    line = await table.voices.say(person, seat, chairs[seat].name, question, now_ms(), len(chairs))
    table.tell_line(line)
    table.news()


async def recall(table: "Table", visitor: Visitor, question: Recall) -> None:
    lines = await table.voices.before(question.before, table.unheard(person_of(visitor)))
    visitor.tell(told(Talk(lines=lines, earlier=True)))


async def mute(table: "Table", visitor: Visitor, question: Mute) -> None:
    person, _ = seated(table, visitor)
    await table.change(seating.mute(table.doc, person.id, question.seat, question.muted))


async def silence(table: "Table", visitor: Visitor, question: Silence) -> None:
    must_host(table.doc, person_of(visitor))
    await table.change(seating.silence(table.doc, question.seat, question.silent))


HANDLERS: Mapping[type[AtTable], Callable[["Table", Visitor, Any], Awaitable[Answer]]] = {
    MakeMove: act,
    CatchUp: catch_up,
    Pass: pass_,
    Sit: sit,
    Stand: stand,
    Remove: remove,
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
    Recall: recall,
    Mute: mute,
    Silence: silence,
}
