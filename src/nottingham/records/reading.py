"""Replaying a record of any origin, with the same policy for the command line and for uploaded files.

A record with its actions is judged by the rules, move by move (`rejudging.py`). An older one without them is checked
for plausibility (`checking.py`) and replayed in steps; readers must be told that its moves were not judged.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from nottingham.records.checking import check_events
from nottingham.records.record import Record, RecordedMove
from nottingham.records.rejudging import rejudge
from nottingham.rules import events as happened
from nottingham.rules.engine import Progress
from nottingham.rules.events import AnyEvent, Event
from nottingham.rules.state import State

NOT_JUDGED = "This record holds no actions, so its moves were replayed but not judged."

_CONSEQUENCES = (
    happened.BagLeftToOne,
    happened.BagsClosed,
    happened.CardsDrawn,
    happened.DeckReshuffled,
    happened.DeputiesShuffled,
    happened.FavourJudged,
    happened.FellShort,
    happened.GameEnded,
    happened.InspectionEnded,
    happened.OfferFell,
    happened.PhaseBegan,
    happened.PilesStarted,
    happened.RoundBegan,
    happened.SetAsideCollected,
)
"""Events that no action begins with. Without recorded moves they belong to the step of the event before them."""


class GameStep(NamedTuple):
    """One step of a game and the whole state after it. Step 0 is the deal; each other is a move, if moves are known."""

    version: int
    at: int
    seat: int | None
    events: Sequence[Event]
    state: State


def replay_record(record: Record) -> Iterator[GameStep]:
    """Yields the steps of a game from its deal to its end, or raises `NotAGame`."""
    events = record.read_events()
    moves: Sequence[RecordedMove] = record.moves
    if record.has_actions:
        played = rejudge(events, moves)
    elif (counts := [move.events or 0 for move in moves]) and sum(counts) == len(events) and min(counts) > 0:
        played = _by_counts(check_events(events), counts)
    else:
        moves = ()
        played = _by_kind(check_events(events))
    for version, (state, came) in enumerate(played):
        move = moves[version] if moves else RecordedMove(None)
        seat = move.seat if move.seat in range(len(state.seats)) else None
        yield GameStep(version, move.at, seat, came, state)


def _by_counts(checked: Iterator[tuple[State, AnyEvent]], counts: Iterable[int]) -> Iterator[Progress]:
    for count in counts:
        steps = [next(checked) for _ in range(count)]
        yield steps[-1][0], [event for _, event in steps]
    next(checked, None)  # lets the check see that the game is over


def _by_kind(checked: Iterator[tuple[State, AnyEvent]]) -> Iterator[Progress]:
    """A debt that was paid is still the phase of the game until the next event, which belongs to the payment."""
    state, event = next(checked)
    came: list[Event] = [event]
    for after, event in checked:
        if not isinstance(event, _CONSEQUENCES) and (state.debts or state.phase != "debt"):
            yield state, came
            came = []
        came.append(event)
        state = after
    yield state, came
