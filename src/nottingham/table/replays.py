"""A finished game, step by step: with the eyes of a seat, of a spectator, or with everything open."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec import UNSET, Raw, Struct, UnsetType

from nottingham.players.mind.opinion import Opinion
from nottingham.records.record import Record
from nottingham.records.rejudging import retrace
from nottingham.rules.engine import evolve, replay
from nottingham.rules.events import Event, OfferMade, RoundBegan
from nottingham.rules.state import State
from nottingham.rules.view import open_view, view
from nottingham.rules.wire import encode
from nottingham.store.rows import Move
from nottingham.table.game import MAX_FAVOURS, MAX_OFFERS, decode_events, joined
from nottingham.table.thoughts import Thoughts

EVERYTHING = "all"
SPECTATOR = "spectator"
MAX_BYTES = 8 * 2**20
"""Told at once."""
MAX_MOVES = 5000
"""Of a game that somebody brings along: many times what games have here."""


class ReplayStep(Struct, frozen=True, omit_defaults=True):
    """One move of a finished game, and how things stood after it."""

    version: int
    at: int
    seat: int | None
    events: Raw
    view: Raw
    beliefs: list[Opinion] | UnsetType = UNSET
    """What bots thought of the bags then, if that was asked for."""


class Moment(NamedTuple):
    """A move as it was made, with the whole truth after it."""

    version: int
    at: int
    seat: int | None
    events: Sequence[Event]
    state: State


class TooLong(Exception):
    """More moves, or more offers, than any game has."""


def stored(moves: Iterable[Move]) -> Iterator[Moment]:
    """A game as the store has it, from its deal on."""
    state: State | None = None
    for move in moves:
        events: Sequence[Event] = decode_events(move.events)
        if state is None:
            state = replay(events)
        else:
            for event in events:
                state = evolve(state, event)
        yield Moment(move.version, move.at, move.seat, events, state)


def recorded(record: Record) -> list[Moment]:
    """A game that somebody brings along, every move of it judged anew: `NotAGame` says why it is none."""
    noted = record.moves
    moments = []
    allowance = _Allowance()
    for version, (seat, events, state) in enumerate(retrace(record.log, [move.seat for move in noted])):
        allowance.spend(version, events)
        at = noted[version].at if version < len(noted) else 0
        moments.append(Moment(version, at, seat, events, state))
    return moments


class _Allowance:
    """Offers and favours cost their maker nothing, and each makes every later view longer."""

    def __init__(self) -> None:
        self._offers: Counter[int] = Counter()
        self._favours: Counter[int] = Counter()

    def spend(self, version: int, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, RoundBegan):
                self._offers.clear()
                self._favours.clear()
            elif isinstance(event, OfferMade):
                by = event.offer.by
                self._offers[by] += 1
                self._favours[by] += len(event.offer.favours)
                if self._offers[by] > MAX_OFFERS or self._favours[by] > MAX_FAVOURS:
                    raise TooLong
        if version > MAX_MOVES:
            raise TooLong


def steps(
    moments: Iterable[Moment], eyes: str, first: int, count: int, thoughts: Thoughts | None = None
) -> list[ReplayStep]:
    """The steps from a version on, as many as can be told at once. `eyes` are a seat's number, or a word above."""
    told: list[ReplayStep] = []
    size = 0
    before: State | None = None
    for moment in moments:
        if moment.version >= first + count or size > MAX_BYTES:
            break
        if thoughts is not None:
            thoughts.hear(moment.events, before)
        if moment.version >= first:
            told.append(_step(moment, eyes, thoughts))
            size += len(told[-1].view)
        before = moment.state
    return told


def _step(moment: Moment, eyes: str, thoughts: Thoughts | None) -> ReplayStep:
    version, at, seat, events, state = moment
    if eyes == EVERYTHING:
        sight = open_view(state)
    else:
        observer = None if eyes == SPECTATOR else int(eyes)
        events = [event.seen_by(observer) for event in events]
        sight = view(state, observer)
    beliefs = UNSET if thoughts is None else thoughts.now(state)
    return ReplayStep(version, at, seat, Raw(joined(map(encode, events))), Raw(encode(sight)), beliefs)
