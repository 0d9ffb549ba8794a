"""Who sits where and who may say so: every change of a table that is no move of the game, as a new `TableDoc`.

Pure: a change is refused with a `Refusal` or returned whole; storing and telling it are the table's business.
"""

import secrets

from msgspec.structs import replace

from nottingham.lessons.lesson import LEARNER, Chapter, NoSuchLesson, lesson
from nottingham.players.roster import title
from nottingham.rules.options import check
from nottingham.rules.shuffle import SEED_BYTES
from nottingham.store.rows import Person
from nottingham.table.bot_seats import check_bot
from nottingham.table.errors import Refusal
from nottingham.table.plain_text import distinct, plain
from nottingham.table.settings import (
    CHARGES,
    COLOURS,
    EMPTY,
    Chair,
    LessonPlace,
    Settings,
    SettingsChange,
    TableDoc,
)

LESSON_PATIENCE = 600
"""Seconds that a bot in office gives somebody who learns to make up his mind."""


def new_seed() -> str:
    return secrets.token_bytes(SEED_BYTES).hex()


def lay(settings: Settings, host: Person) -> TableDoc:
    """A table that nobody sits at yet."""
    _check_settings(settings)
    return TableDoc(settings, (EMPTY,) * settings.options.players, new_seed(), host=host.id)


def lay_for_lesson(name: str, learner: Person) -> tuple[TableDoc, LessonPlace]:
    """A table where somebody learns the game, for nobody else to see. Bots in office wait for him."""
    try:
        found = lesson(name)
    except NoSuchLesson:
        raise Refusal("not_found", "no_such_lesson", "There is no lesson of this name.") from None
    settings = Settings(found.options, spectators=False, patience_seconds=LESSON_PATIENCE)
    doc = sit(lay(settings, learner), learner, LEARNER)
    for seat, bot in enumerate(found.opponents, LEARNER + 1):
        doc = seat_bot(doc, seat, bot)
    return doc, LessonPlace(name, 0, len(found.chapters))


def turned_to(doc: TableDoc, number: int) -> LessonPlace:
    """Another chapter of the lesson at this table."""
    if doc.lesson is None:
        raise Refusal("impossible", "no_lesson", "No lesson is given at this table.")
    place = replace(doc.lesson, chapter=number)
    chapter(place)
    return place


def chapter(place: LessonPlace) -> Chapter:
    """What is to be played there; a lesson of former days may have lost it."""
    try:
        return lesson(place.lesson).chapters[place.chapter]
    except (NoSuchLesson, IndexError):
        raise Refusal("impossible", "no_such_chapter", "There is no such chapter in this lesson.") from None


def seat_of(doc: TableDoc, person: int | None) -> int | None:
    """Where a person sits, if at all."""
    if person is not None:
        for seat, chair in enumerate(doc.chairs):
            if chair.person == person:
                return seat
    return None


def must_host(doc: TableDoc, person: int | None) -> None:
    if person is None or doc.host != person:
        raise Refusal("forbidden", "not_host", "Only the host of the table can do that.")


def must_sit(doc: TableDoc, person: int | None) -> int:
    seat = seat_of(doc, person)
    if seat is None:
        raise Refusal("forbidden", "not_seated", "Only those who sit at the table can do that.")
    return seat


def sit(doc: TableDoc, person: Person, seat: int | None) -> TableDoc:
    """Takes a free seat; whoever sits already moves over."""
    free = [place for place, chair in enumerate(doc.chairs) if chair.empty]
    if seat is None:
        if not free:
            raise Refusal("impossible", "table_full", "Every seat at this table is taken.")
        seat = free[0]
    _check_seat(doc, seat)
    old = seat_of(doc, person.id)
    if old == seat:
        return doc
    if seat not in free:
        raise Refusal("impossible", "seat_taken", "Seat {seat} is taken.", seat=seat)
    if old is not None:
        doc = replace(_placed(doc, old, EMPTY), ready=doc.ready - {old})
    doc = _placed(doc, seat, _chair_for(doc, person))
    return doc if doc.host is not None else replace(doc, host=person.id)


def seat_bot(doc: TableDoc, seat: int, bot: str) -> TableDoc:
    _check_seat(doc, seat)
    if doc.chairs[seat].person is not None:
        raise Refusal("impossible", "seat_taken", "Seat {seat} is taken.", seat=seat)
    doc = _placed(doc, seat, EMPTY)
    return _placed(doc, seat, Chair(title(check_bot(bot)), *_arms(doc, "", ""), bot=bot))


def empty(doc: TableDoc, seat: int, *, playing: bool) -> TableDoc:
    """Somebody leaves his seat: before a game it is free, in a game a bot plays it to the end. A host stays host."""
    _check_seat(doc, seat)
    chair = doc.chairs[seat]
    if chair.empty:
        raise Refusal("impossible", "seat_empty", "Nobody sits in seat {seat}.", seat=seat)
    if playing and chair.person is None:
        raise Refusal("impossible", "bot_plays", "A bot that plays can't be sent away.")
    left = replace(chair, person=None, bot=doc.settings.stand_in) if playing else EMPTY
    doc = _placed(doc, seat, left)
    cuts = {person: cut for person, cut in doc.cuts.items() if person != chair.person}
    mutes = {person: muted for person, muted in doc.mutes.items() if person != chair.person}
    return replace(doc, cuts=cuts, mutes=mutes, ready=doc.ready - {seat}, wants_pause=doc.wants_pause - {seat})


def make_host(doc: TableDoc, seat: int) -> TableDoc:
    _check_seat(doc, seat)
    person = doc.chairs[seat].person
    if person is None:
        raise Refusal("impossible", "no_person", "Only a person can be the host.")
    return replace(doc, host=person)


def arrange(doc: TableDoc, change: SettingsChange, *, playing: bool) -> TableDoc:
    settings = change.applied_to(doc.settings)
    if playing:
        _check_while_playing(doc.settings, settings)
    _check_settings(settings)
    ready = doc.ready if settings.options == doc.settings.options else frozenset()
    doc = replace(doc, settings=settings, ready=ready)
    return _resized(doc, settings.options.players)


def cut(doc: TableDoc, person: int, text: str) -> TableDoc:
    return replace(doc, cuts={**doc.cuts, person: plain(text)})


def ready(doc: TableDoc, seat: int, ready: bool) -> TableDoc:
    return replace(doc, ready=doc.ready | {seat} if ready else doc.ready - {seat})


def want_pause(doc: TableDoc, seat: int, wanted: bool) -> TableDoc:
    return replace(doc, wants_pause=doc.wants_pause | {seat} if wanted else doc.wants_pause - {seat})


def silence(doc: TableDoc, seat: int, silent: bool) -> TableDoc:
    person = _person_in(doc, seat)
    return replace(doc, silenced=doc.silenced | {person} if silent else doc.silenced - {person})


def mute(doc: TableDoc, person: int, seat: int, muted: bool) -> TableDoc:
    other = _person_in(doc, seat)
    heard_not = doc.mutes.get(person, frozenset())
    return replace(doc, mutes={**doc.mutes, person: heard_not | {other} if muted else heard_not - {other}})


def rename(doc: TableDoc, person: Person) -> TableDoc:
    """A person has another name now, or another colour, if it is free."""
    seat = seat_of(doc, person.id)
    if seat is None:
        return doc
    without = _placed(doc, seat, EMPTY)
    return _placed(doc, seat, _chair_for(without, person))


def forget(doc: TableDoc, person: int) -> TableDoc:
    """Nothing here knows a person any more who has left his seat."""
    return replace(
        doc,
        host=_next_host(doc) if doc.host == person else doc.host,
        cuts={other: cut for other, cut in doc.cuts.items() if other != person},
        silenced=doc.silenced - {person},
        mutes={other: mutes - {person} for other, mutes in doc.mutes.items() if other != person},
    )


def with_bots_by_name(doc: TableDoc) -> TableDoc:
    """A bot that played on for somebody bears its own name in the next game."""
    chairs = [chair if chair.bot is None else replace(chair, name=title(chair.bot)) for chair in doc.chairs]
    return replace(doc, chairs=tuple(chairs))


def begun(doc: TableDoc, game: int) -> TableDoc:
    """A game has begun: the seed is spent, and the next one is drawn before anyone can cut."""
    bots = tuple([chair.bot for chair in doc.chairs])
    return replace(
        doc,
        seed=new_seed(),
        cuts={},
        game=game,
        games=doc.games + 1,
        bots=bots,
        paused=False,
        clocks=None,
        ready=frozenset(),
        wants_pause=frozenset(),
    )


def cuts_by_seat(doc: TableDoc) -> list[str]:
    return [doc.cuts.get(chair.person, "") if chair.person is not None else "" for chair in doc.chairs]


def must_be_full(doc: TableDoc) -> None:
    empty_seats = sum(chair.empty for chair in doc.chairs)
    if empty_seats:
        raise Refusal("impossible", "seats_empty", "{n} seats are still empty: seat people or bots.", n=empty_seats)


def _next_host(doc: TableDoc) -> int | None:
    return next((chair.person for chair in doc.chairs if chair.person is not None), None)


def _person_in(doc: TableDoc, seat: int) -> int:
    _check_seat(doc, seat)
    person = doc.chairs[seat].person
    if person is None:
        raise Refusal("impossible", "no_person", "No person sits in seat {seat}.", seat=seat)
    return person


def _check_seat(doc: TableDoc, seat: int) -> None:
    if seat >= len(doc.chairs):
        raise Refusal("impossible", "no_such_seat", "There is no seat {seat} at this table.", seat=seat)


def _check_while_playing(old: Settings, new: Settings) -> None:
    """Nobody's time is cut short in the middle of a game."""
    if new.options != old.options:
        raise Refusal("impossible", "game_runs", "The options can't change while a game is played.")
    unlimited = 10**9
    if (new.decision_seconds or unlimited) < (old.decision_seconds or unlimited) or new.away_seconds < old.away_seconds:
        raise Refusal("impossible", "time_cut_short", "While a game is played clocks can only be given more time.")


def _check_settings(settings: Settings) -> None:
    """`RulesError` says which options don't mix, in the rules' own words."""
    check(settings.options)
    check_bot(settings.stand_in)


def _placed(doc: TableDoc, seat: int, chair: Chair) -> TableDoc:
    return replace(doc, chairs=(*doc.chairs[:seat], chair, *doc.chairs[seat + 1 :]))


def _resized(doc: TableDoc, seats: int) -> TableDoc:
    """More seats are empty ones; with fewer, those who sit move together."""
    if seats >= len(doc.chairs):
        return replace(doc, chairs=doc.chairs + (EMPTY,) * (seats - len(doc.chairs)))
    seated = [chair for chair in doc.chairs if not chair.empty]
    if len(seated) > seats:
        raise Refusal("impossible", "too_few_seats", "{n} sit at the table: they need their seats.", n=len(seated))
    kept = list(doc.chairs)
    while len(kept) > seats:
        kept.reverse()
        kept.remove(EMPTY)
        kept.reverse()
    return replace(doc, chairs=tuple(kept))


def _chair_for(doc: TableDoc, person: Person) -> Chair:
    name = distinct(person.name, {chair.name for chair in doc.chairs})
    return Chair(name, *_arms(doc, person.colour, person.charge), person.id)


def _arms(doc: TableDoc, colour: str, charge: str) -> tuple[str, str]:
    """A colour and a charge that nobody at the table has: those one wishes for, if they are free."""
    colours = {chair.colour for chair in doc.chairs}
    charges = {chair.charge for chair in doc.chairs}
    return (
        next(one for one in (colour, *COLOURS) if one in COLOURS and one not in colours),
        next(one for one in (charge, *CHARGES) if one in CHARGES and one not in charges),
    )
