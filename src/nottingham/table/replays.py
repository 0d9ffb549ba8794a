"""A finished game, step by step: with the eyes of a seat, of a spectator, or with everything open."""

from collections.abc import Sequence

from msgspec import Raw, Struct

from nottingham.rules.engine import evolve, replay
from nottingham.rules.events import Event
from nottingham.rules.state import State
from nottingham.rules.view import open_view, view
from nottingham.rules.wire import encode
from nottingham.store.records import Move
from nottingham.table.game import decode_events, joined

EVERYTHING = "all"
SPECTATOR = "spectator"


class ReplayStep(Struct, frozen=True):
    """One move of a finished game, and how things stood after it."""

    version: int
    at: int
    seat: int | None
    events: Raw
    view: Raw


def steps(moves: Sequence[Move], eyes: str, first: int, count: int) -> list[ReplayStep]:
    """The steps from a version on. `eyes` are a seat's number, or one of the two words above."""
    told = []
    state: State | None = None
    for move in moves[: first + count]:
        events: Sequence[Event] = decode_events(move.events)
        if state is None:
            state = replay(events)
        else:
            for event in events:
                state = evolve(state, event)
        if move.version >= first:
            told.append(_step(move, events, state, eyes))
    return told


def _step(move: Move, events: Sequence[Event], state: State, eyes: str) -> ReplayStep:
    if eyes == EVERYTHING:
        sight = open_view(state)
    else:
        seat = None if eyes == SPECTATOR else int(eyes)
        events = [event.seen_by(seat) for event in events]
        sight = view(state, seat)
    return ReplayStep(move.version, move.at, move.seat, Raw(joined(map(encode, events))), Raw(encode(sight)))
