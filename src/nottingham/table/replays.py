"""Replays of finished games: the steps of a stored game or of a record, as one seat, a spectator or everyone sees them.

Games in the store were judged when they were played and are trusted. A record may come from a stranger:
`records/reading.py` checks it, and it may not be much longer than real games are.
"""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import UNSET, Raw, Struct, UnsetType

from nottingham.players.mind.opinion import Opinion
from nottingham.players.voices.lines import Mood, SpokenLine
from nottingham.records.errors import TooLong
from nottingham.records.reading import GameStep, replay_record
from nottingham.records.record import Record
from nottingham.rules.engine import evolve, replay
from nottingham.rules.events import Event
from nottingham.rules.state import State
from nottingham.rules.view import open_view, view
from nottingham.rules.wire import encode
from nottingham.store.rows import Move
from nottingham.table.game import decode_events, joined
from nottingham.table.offer_limits import OfferCounter
from nottingham.table.spoken import Spoken
from nottingham.table.thoughts import Thoughts

EVERYTHING = "all"
SPECTATOR = "spectator"
MAX_BYTES = 8 * 2**20
"""The views in one answer stop soon after this size."""
MAX_MOVES = 5000
"""The most moves in a record: many times what real games have."""


class ReplayStep(Struct, frozen=True, omit_defaults=True):
    """One move of a finished game, and the view after it."""

    version: int
    at: int
    seat: int | None
    events: Raw
    view: Raw
    said: Sequence[SpokenLine] = ()
    """What bots said with it."""
    moods: dict[str, Mood] = {}
    """By seat: how the bots looked after it."""
    beliefs: list[Opinion] | UnsetType = UNSET
    """What the bots thought of the bags at that moment, if requested."""


def stored_steps(moves: Iterable[Move]) -> Iterator[GameStep]:
    """Yields the steps of a stored game, from its deal on."""
    state: State | None = None
    for move in moves:
        events: Sequence[Event] = decode_events(move.events)
        if state is None:
            state = replay(events)
        else:
            for event in events:
                state = evolve(state, event)
        yield GameStep(move.version, move.at, move.seat, events, state)


def recorded_steps(record: Record) -> list[GameStep]:
    """Replays a record within the limits; raises `NotAGame` with the reason if it is no game."""
    found = []
    counter = OfferCounter()
    for step in replay_record(record):
        counter.count(step.events)
        if step.version > MAX_MOVES or counter.exceeded:
            raise TooLong("it has too many moves or offers")
        found.append(step)
    return found


def view_steps(
    steps: Iterable[GameStep],
    eyes: str,
    first: int,
    count: int,
    thoughts: Thoughts | None = None,
    bots: Sequence[str | None] = (),
) -> list[ReplayStep]:
    """Returns up to `count` steps from version `first` on, fewer where they are long.

    `eyes` is the number of a seat, `SPECTATOR` or `EVERYTHING`. `bots` are those that held their seats all along.
    """
    spoken = Spoken(bots)
    chosen: list[ReplayStep] = []
    size = 0
    before: State | None = None
    for step in steps:
        if step.version >= first + count or size > MAX_BYTES:
            break
        if thoughts is not None:
            thoughts.hear(step.events, before)
        spoken.hear(step.version, step.at, step.events)
        if step.version >= first:
            chosen.append(_view_step(step, eyes, spoken, thoughts))
            size += len(chosen[-1].view)
        before = step.state
    return chosen


def _view_step(step: GameStep, eyes: str, spoken: Spoken, thoughts: Thoughts | None) -> ReplayStep:
    version, at, seat, events, state = step
    if eyes == EVERYTHING:
        seen = open_view(state)
    else:
        observer = None if eyes == SPECTATOR else int(eyes)
        events = [event.seen_by(observer) for event in events]
        seen = view(state, observer)
    beliefs = UNSET if thoughts is None else thoughts.now(state)
    events_json, view_json = Raw(joined(map(encode, events))), Raw(encode(seen))
    return ReplayStep(version, at, seat, events_json, view_json, spoken.said(version), spoken.moods, beliefs)
