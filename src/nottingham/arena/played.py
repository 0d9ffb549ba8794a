"""One game of a tournament, and its result: small enough to send between processes, enough for every figure."""

from collections.abc import Sequence

from msgspec import Struct

from nottingham.arena.beliefs import Detection, Sighting, Sightings, detection
from nottingham.arena.faults import FaultBook, Faults
from nottingham.arena.record import GameLog
from nottingham.arena.schedule import Fixture, Tournament, chances, deck_seed
from nottingham.arena.signals import Counts, SignCounter
from nottingham.play.behaviour import Observer
from nottingham.play.conduct import Conduct
from nottingham.play.runner import play_game
from nottingham.players.player import Player, Spender
from nottingham.rules.actions import AnyAction
from nottingham.rules.events import Event
from nottingham.rules.phases.rounds import MAX_WORD_LENGTH
from nottingham.rules.state import State


class Played(Struct, frozen=True, array_like=True, tag=True):
    """The result of one game. Tuples go by seat."""

    fixture: Fixture
    scores: tuple[int, ...]
    places: tuple[int, ...]
    conducts: tuple[Conduct, ...]
    faults: tuple[Faults, ...]
    sightings: tuple[Sighting, ...] = ()
    record: bytes = b""
    """Its line of `games.jsonl`. It and the sightings are left out unless the game is recorded."""
    detections: tuple[Detection, ...] = ()
    tokens: tuple[int | None, ...] = ()
    """The tokens that language models used; None for other players."""
    signs: tuple[Counts, ...] = ()


def labels(entrants: Sequence[str]) -> list[str]:
    """Returns a short and unique name for each entrant, for the table and the report."""
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
    """Plays one game. `entrants` are all players of the tournament; the fixture says which of them sit where."""
    players = [entrants[entrant] for entrant in fixture.entrants]
    called = labels(tournament.entrants)
    observer = Observer()
    watcher = SignCounter(len(players))
    log = GameLog()
    faults = [FaultBook(player) for player in players]
    sightings = Sightings(players)
    spent = [(player, player.tokens if isinstance(player, Spender) else 0) for player in players]

    def witness(state: State, seat: int, action: AnyAction | None) -> None:
        if action is None:
            log.passed(seat)
        else:
            log.before(seat, action)
            sightings.before(state, seat, action)

    def look_on(state: State, events: Sequence[Event]) -> None:
        observer.see(events)
        watcher.see(events)
        sightings.after(state, events)
        if recorded:
            log.after(events)

    state, _ = play_game(
        tournament.options,
        deck_seed(tournament, fixture.deal),
        players,
        chances(tournament, fixture.game),
        names=[called[entrant] for entrant in fixture.entrants],
        onlooker=look_on,
        witness=witness,
        blame=lambda seat, kind: faults[seat].blame(kind),
    )
    assert state.scores is not None
    counted = tuple(book.close() for book in faults)
    return Played(
        fixture,
        tuple(score.total for score in state.scores),
        tuple(score.rank for score in state.scores),
        tuple(observer.seats),
        counted,
        tuple(sightings.seen) if recorded else (),
        log.encode(fixture, tournament.entrants, counted, sightings.seen) if recorded else b"",
        tuple(detection(sightings.seen, seat) for seat in range(len(players))),
        tuple(player.tokens - before if isinstance(player, Spender) else None for player, before in spent),
        tuple(watcher.seats),
    )
