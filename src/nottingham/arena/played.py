"""One game of a tournament, and what is remembered of it: small enough to be sent, enough for every figure."""

from collections.abc import Sequence

from msgspec import Struct

from nottingham.arena.beliefs import Sighting, Sightings
from nottingham.arena.faults import FaultBook, Faults
from nottingham.arena.record import encode_record
from nottingham.arena.schedule import Fixture, Tournament, chances, deck_seed
from nottingham.play.behaviour import Conduct, observe
from nottingham.play.runner import play_game
from nottingham.players.player import Player
from nottingham.rules.events import Event
from nottingham.rules.phases.rounds import MAX_WORD_LENGTH
from nottingham.rules.state import State


class Played(Struct, frozen=True, array_like=True, tag=True):
    """A game that is over. What it holds goes by seat."""

    fixture: Fixture
    scores: tuple[int, ...]
    places: tuple[int, ...]
    conducts: tuple[Conduct, ...]
    faults: tuple[Faults, ...]
    sightings: tuple[Sighting, ...] = ()
    record: bytes = b""
    """Its line of `games.jsonl`; this and the sightings only when they are asked for."""


def labels(entrants: Sequence[str]) -> list[str]:
    """Names to call entrants by at a table and in a report: short enough, and each another."""
    found: list[str] = []
    for entrant in entrants:
        name = entrant if len(entrant) <= MAX_WORD_LENGTH - 6 else f"{entrant[: MAX_WORD_LENGTH - 7]}…"
        label, number = name, 1
        while label in found:
            number += 1
            label = f"{name} ({number})"
        found.append(label)
    return found


def play_fixture(
    tournament: Tournament, fixture: Fixture, entrants: Sequence[Player], *, recorded: bool = False
) -> Played:
    """Plays one game; `entrants` are all that entered, and those who have seats in this game play it."""
    players = [entrants[entrant] for entrant in fixture.entrants]
    called = labels(tournament.entrants)
    log: list[Event] = []
    faults = [FaultBook(player) for player in players]
    sightings = Sightings(players)

    def look_on(state: State, events: Sequence[Event]) -> None:
        log.extend(events)
        if recorded:
            sightings.after(state, events)

    state, _ = play_game(
        tournament.options,
        deck_seed(tournament, fixture.deal),
        players,
        chances(tournament, fixture.game),
        names=[called[entrant] for entrant in fixture.entrants],
        onlooker=look_on,
        witness=sightings.before if recorded else None,
        blame=lambda seat, kind: faults[seat].blame(kind),
    )
    assert state.scores is not None
    counted = tuple(book.close() for book in faults)
    return Played(
        fixture,
        tuple(score.total for score in state.scores),
        tuple(score.rank for score in state.scores),
        tuple(observe(log)),
        counted,
        tuple(sightings.seen),
        encode_record(fixture, tournament.entrants, counted, sightings.seen, log) if recorded else b"",
    )
