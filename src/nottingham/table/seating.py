"""Every change to a table that isn't a move of the game, as a new `TableDoc`.

Pure functions: each returns the changed document or raises a `Refusal`. Storing and announcing it is the table's job.
"""

import secrets
from collections.abc import Collection
from typing import Final

from msgspec.structs import replace

from nottingham.lessons.lesson import LEARNER, Chapter, NoSuchLesson, lesson
from nottingham.players.roster import title
from nottingham.rules.options import check
from nottingham.rules.shuffle import SEED_BYTES
from nottingham.store.rows import Person
from nottingham.table.bot_seats import check_bot
from nottingham.table.errors import Refusal
from nottingham.table.look_alikes import distinct, shown_names
from nottingham.table.plain_text import plain
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

MAX_REMOVED: Final = 100
"""Removals that a table remembers; the oldest are forgotten."""
LESSON_PATIENCE: Final = 600
"""How long a bot sheriff waits for a learner, in seconds."""


def new_seed() -> str:
    return secrets.token_bytes(SEED_BYTES).hex()


def lay(settings: Settings, host: Person) -> TableDoc:
    """A new table with empty seats."""
    _check_settings(settings)
    return TableDoc(settings, (EMPTY,) * settings.options.players, new_seed(), host=host.id)


def lay_for_lesson(name: str, learner: Person) -> tuple[TableDoc, LessonPlace]:
    """A private table for a lesson. A bot sheriff waits for the learner."""
    try:
        found = lesson(name)
    except NoSuchLesson:
        raise Refusal("not_found", "no_such_lesson", "There is no lesson with this name.") from None
    settings = Settings(found.options, spectators=False, patience_seconds=LESSON_PATIENCE)
    doc = sit(lay(settings, learner), learner, LEARNER)
    for seat, bot in enumerate(found.opponents, LEARNER + 1):
        doc = seat_bot(doc, seat, bot)
    return doc, LessonPlace(name, 0, len(found.chapters))


def turned_to(doc: TableDoc, number: int) -> LessonPlace:
    """The position at another chapter of the table's lesson."""
    if doc.lesson is None:
        raise Refusal("impossible", "no_lesson", "There is no lesson at this table.")
    place = replace(doc.lesson, chapter=number)
    chapter(place)
    return place


def chapter(place: LessonPlace) -> Chapter:
    """The chapter at a position. An older table may name one that no longer exists."""
    try:
        return lesson(place.lesson).chapters[place.chapter]
    except (NoSuchLesson, IndexError):
        raise Refusal("impossible", "no_such_chapter", "This lesson has no such chapter.") from None


def seat_of(doc: TableDoc, person: int | None) -> int | None:
    """A person's seat, or None."""
    if person is not None:
        for seat, chair in enumerate(doc.chairs):
            if chair.person == person:
                return seat
    return None


def seats_by_person(doc: TableDoc, but: Collection[int]) -> dict[int, int]:
    """The seats of people, except of some."""
    people = ((chair.person, seat) for seat, chair in enumerate(doc.chairs))
    return {person: seat for person, seat in people if person is not None and person not in but}


def must_host(doc: TableDoc, person: int | None) -> None:
    if person is None or doc.host != person:
        raise Refusal("forbidden", "not_host", "Only the host can do that.")


def must_sit(doc: TableDoc, person: int | None) -> int:
    seat = seat_of(doc, person)
    if seat is None:
        raise Refusal("forbidden", "not_seated", "Only seated players can do that.")
    return seat


def sit(doc: TableDoc, person: Person, seat: int | None) -> TableDoc:
    """Seats a person, or moves them to another seat."""
    if person.id in doc.removed:
        message = "The host has removed you from this table. Only they can let you in again."
        raise Refusal("forbidden", "removed", message)
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
    return _told_apart(_placed(doc, seat, Chair(title(check_bot(bot)), *_look(doc, "", ""), bot=bot)))


def empty(doc: TableDoc, seat: int, *, playing: bool) -> TableDoc:
    """Empties a seat. In a game a bot plays it to the end. The host stays host."""
    _check_seat(doc, seat)
    chair = doc.chairs[seat]
    if chair.empty:
        raise Refusal("impossible", "seat_empty", "Nobody sits in seat {seat}.", seat=seat)
    if playing and chair.person is None:
        raise Refusal("impossible", "bot_plays", "A bot can't be removed during a game.")
    left = replace(chair, person=None, bot=doc.settings.stand_in) if playing else EMPTY
    doc = _placed(doc, seat, left)
    cuts = {person: cut for person, cut in doc.cuts.items() if person != chair.person}
    mutes = {person: muted for person, muted in doc.mutes.items() if person != chair.person}
    return replace(doc, cuts=cuts, mutes=mutes, ready=doc.ready - {seat}, wants_pause=doc.wants_pause - {seat})


def remove(doc: TableDoc, seat: int, *, playing: bool) -> TableDoc:
    """Empties a seat and bars its person from sitting down again. Hosts who remove themselves only stand up."""
    emptied = empty(doc, seat, playing=playing)
    chair = doc.chairs[seat]
    if chair.person is None or chair.person == doc.host:
        return emptied
    removed = [*doc.removed.items(), (chair.person, distinct(chair.name, set(doc.removed.values())))]
    return replace(emptied, removed=dict(removed[-MAX_REMOVED:]))


def readmit(doc: TableDoc, name: str) -> TableDoc:
    """Lets a removed person sit down again."""
    kept = {person: other for person, other in doc.removed.items() if other != name}
    if len(kept) == len(doc.removed):
        raise Refusal("impossible", "not_removed", "Nobody by that name has been removed from this table.")
    return replace(doc, removed=kept)


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
    same_game = (settings.options, settings.first_sheriff) == (doc.settings.options, doc.settings.first_sheriff)
    ready = doc.ready if same_game else frozenset()
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
    already = doc.mutes.get(person, frozenset())
    return replace(doc, mutes={**doc.mutes, person: already | {other} if muted else already - {other}})


def rename(doc: TableDoc, person: Person) -> TableDoc:
    """Updates a person's name, and their colour and emblem where those are free."""
    seat = seat_of(doc, person.id)
    if seat is None:
        return doc
    without = _placed(doc, seat, EMPTY)
    return _placed(doc, seat, _chair_for(without, person))


def forget(doc: TableDoc, person: int) -> TableDoc:
    """Removes every trace of a person who has left their seat."""
    return replace(
        doc,
        host=_next_host(doc) if doc.host == person else doc.host,
        cuts={other: cut for other, cut in doc.cuts.items() if other != person},
        silenced=doc.silenced - {person},
        removed={other: name for other, name in doc.removed.items() if other != person},
        mutes={other: mutes - {person} for other, mutes in doc.mutes.items() if other != person},
        guesses={other: guesses for other, guesses in doc.guesses.items() if other != person},
    )


def with_bots_by_name(doc: TableDoc) -> TableDoc:
    """Gives bots that took over a seat their own names for the next game."""
    chairs = [chair if chair.bot is None else replace(chair, name=title(chair.bot)) for chair in doc.chairs]
    return _told_apart(replace(doc, chairs=tuple(chairs)))


def begun(doc: TableDoc, game: int) -> TableDoc:
    """The document once a game has begun: the next seed is drawn before anyone can cut for it."""
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
        guesses={},
    )


def cuts_by_seat(doc: TableDoc) -> list[str]:
    return [doc.cuts.get(chair.person, "") if chair.person is not None else "" for chair in doc.chairs]


def first_sheriff(doc: TableDoc, named: int | None) -> int | None:
    """The first sheriff that the host names, or None where seed and cuts draw the officers (R2.5, R8.1)."""
    if doc.settings.options.deputies:
        return named
    if doc.settings.first_sheriff == "lot":
        if named is not None:
            raise Refusal("impossible", "sheriff_by_lot", "At this table the first sheriff is drawn by lot.")
        return None
    if named is None:
        raise Refusal("impossible", "name_the_sheriff", "Name the first sheriff before you start.")
    return named


def must_be_full(doc: TableDoc) -> None:
    empty_seats = sum(chair.empty for chair in doc.chairs)
    if empty_seats:
        raise Refusal(
            "impossible", "seats_empty", "{n} seats are still empty. Fill them with people or bots.", n=empty_seats
        )


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
    """Refuses to shorten clocks or change options during a game."""
    if new.options != old.options:
        raise Refusal("impossible", "game_runs", "Options can't change during a game.")
    unlimited = 10**9
    if (new.decision_seconds or unlimited) < (old.decision_seconds or unlimited) or new.away_seconds < old.away_seconds:
        raise Refusal("impossible", "time_cut_short", "During a game you can only add time to the clocks.")


def _check_settings(settings: Settings) -> None:
    """Raises a `RulesError` for options that don't go together, a `Refusal` for an unknown bot."""
    check(settings.options)
    check_bot(settings.stand_in)


def _placed(doc: TableDoc, seat: int, chair: Chair) -> TableDoc:
    return replace(doc, chairs=(*doc.chairs[:seat], chair, *doc.chairs[seat + 1 :]))


def _resized(doc: TableDoc, seats: int) -> TableDoc:
    """Adds empty seats, or removes some and moves people together."""
    if seats >= len(doc.chairs):
        return replace(doc, chairs=doc.chairs + (EMPTY,) * (seats - len(doc.chairs)))
    seated = [chair for chair in doc.chairs if not chair.empty]
    if len(seated) > seats:
        raise Refusal(
            "impossible", "too_few_seats", "{n} people are seated, so there can't be fewer seats.", n=len(seated)
        )
    kept = list(doc.chairs)
    while len(kept) > seats:
        kept.reverse()
        kept.remove(EMPTY)
        kept.reverse()
    return replace(doc, chairs=tuple(kept))


def _chair_for(doc: TableDoc, person: Person) -> Chair:
    return Chair(distinct_at(doc, person.name), *_look(doc, person.colour, person.charge), person.id)


def _told_apart(doc: TableDoc) -> TableDoc:
    """Numbers people whose names look like another's, such as the name of a bot that has just sat down."""
    for seat, chair in enumerate(doc.chairs):
        if chair.person is not None:
            name = distinct_at(_placed(doc, seat, EMPTY), chair.name)
            doc = _placed(doc, seat, replace(chair, name=name))
    return doc


def distinct_at(doc: TableDoc, name: str, others: Collection[str] = ()) -> str:
    """The name, numbered if it looks like another at the table or one of these: a bot has one in every language."""
    shown = [{chair.name} if chair.bot is None else {chair.name, *shown_names(chair.bot)} for chair in doc.chairs]
    return distinct(name, set(others).union(*shown))


def _look(doc: TableDoc, colour: str, charge: str) -> tuple[str, str]:
    """A free colour and emblem: the preferred ones if nobody at the table has them."""
    colours = {chair.colour for chair in doc.chairs}
    charges = {chair.charge for chair in doc.chairs}
    return (
        next(one for one in (colour, *COLOURS) if one in COLOURS and one not in colours),
        next(one for one in (charge, *CHARGES) if one in CHARGES and one not in charges),
    )
