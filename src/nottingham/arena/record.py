"""The games of a tournament as the lines of its `games.jsonl`."""

from collections.abc import Sequence

from nottingham.arena.beliefs import Sighting
from nottingham.arena.faults import Faults
from nottingham.arena.schedule import Fixture
from nottingham.records.record import encode_game
from nottingham.rules.events import Event


def encode_record(
    fixture: Fixture,
    names: Sequence[str],
    faults: Sequence[Faults],
    sightings: Sequence[Sighting],
    events: Sequence[Event],
) -> bytes:
    """A game with who played it, what went wrong at each seat, and what officers thought of the bags."""
    return encode_game(
        events,
        game=fixture.game,
        deal=fixture.deal,
        seats=[names[entrant] for entrant in fixture.entrants],
        entrants=fixture.entrants,
        faults=faults,
        beliefs=sightings,
    )
