"""Measures what an officer gains by reading moods: one master who does against three who don't.

`python -m bench.moods` first plays games of masters and fits, for each mood that a merchant shows at an officer's
decision, how far it moves the odds of a lie from what the officer believes already. Then a reader plays with these
shifts, and a plain master plays the same deals in the same seats.
"""

import argparse
import os
from collections import defaultdict
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from math import exp, log, sqrt

from nottingham.arena.beliefs import Sightings
from nottingham.arena.schedule import Fixture, Tournament, chances, deck_seed, fixtures
from nottingham.arena.scoreboard import Z_95, wilson
from nottingham.play.runner import play_game
from nottingham.players.mind.character import Temperament, cast
from nottingham.players.mind.gate import Gate, Inspection
from nottingham.players.mind.mind import Mind
from nottingham.players.mind.scene import Scene
from nottingham.players.mind.suspicion import Belief
from nottingham.players.player import TurnRequest
from nottingham.players.voices.lines import Mood
from nottingham.players.voices.voices import Voices
from nottingham.rules.actions import AnyAction
from nottingham.rules.events import Event
from nottingham.rules.options import Options
from nottingham.rules.state import State

OPTIONS = Options(4, royal_goods=True)
NEWTON_STEPS = 20

Shifts = Mapping[Mood, float]
"""The change in the log-odds of a lie for each mood."""


class Reader(Mind):
    """A master in office who also looks at the merchants' faces."""

    voices: Voices

    def __init__(self, shifts: Shifts) -> None:
        super().__init__(Temperament(), cast().levels["master"])
        self._shifts = shifts

    def act(self, request: TurnRequest) -> AnyAction | None:
        if request.view.phase != "inspect" or self._seat not in request.view.officers:
            return super().act(request)
        scene = Scene(request, self._memory, self._who, self._level, self._chance, self._whim)
        return ReadersGate(scene, self._inspection, self).act()

    def read(self, bag: int, belief: Belief) -> Belief:
        shift = self._shifts.get(self.voices.moods[bag], 0.0)
        return belief._replace(lies=_shifted(belief.lies, shift), weighed=_shifted(belief.weighed, shift))


def _shifted(probability: float, shift: float) -> float:
    return 1 / (1 + exp(-log(probability / (1 - probability)) - shift))


class ReadersGate(Gate):
    def __init__(self, scene: Scene, inspection: Inspection, reader: Reader) -> None:
        super().__init__(scene, inspection)
        self._reader = reader

    def belief(self, bag: int) -> Belief:
        return self._reader.read(bag, super().belief(bag))


def fit(games: int, jobs: int) -> dict[Mood, float]:
    """The shift for each mood, with which beliefs are right on average for that mood."""
    tournament = Tournament(("master",) * OPTIONS.players, OPTIONS, games, seed=77)
    seen: dict[Mood, list[tuple[float, bool]]] = defaultdict(list)
    with ProcessPoolExecutor(jobs) as pool:
        for found in pool.map(_watch, repeat(tournament), fixtures(tournament), chunksize=20):
            for mood, belief, lied in found:
                seen[mood].append((belief, lied))
    shifts = {}
    for mood, beliefs in sorted(seen.items()):
        shift = 0.0
        for _ in range(NEWTON_STEPS):
            expected = [1 / (1 + exp(-log(belief / (1 - belief)) - shift)) for belief, _ in beliefs]
            slope = sum(share * (1 - share) for share in expected)
            shift += (sum(lied for _, lied in beliefs) - sum(expected)) / slope
        shifts[mood] = shift
        lies = sum(lied for _, lied in beliefs) / len(beliefs)
        print(f"{mood}: {len(beliefs):,} bags, {lies:.0%} lied, shift of the log-odds {shift:+.2f}")
    return shifts


def _watch(tournament: Tournament, fixture: Fixture) -> list[tuple[Mood, float, bool]]:
    players = [Mind(Temperament(), cast().levels["master"]) for _ in range(OPTIONS.players)]
    sightings, voices = Sightings(players), Voices(tournament.entrants)
    found: list[tuple[Mood, float, bool]] = []

    def witness(state: State, seat: int, action: AnyAction | None) -> None:
        if action is not None:
            sightings.before(state, seat, action)

    def look_on(state: State, events: Sequence[Event]) -> None:
        moods, known = dict(voices.moods), len(sightings.seen)
        sightings.after(state, events)
        voices.hear(events)
        found.extend((moods[new.bag], new.belief, new.lied) for new in sightings.seen[known:])

    seed, luck = deck_seed(tournament, fixture.deal), chances(tournament, fixture.game)
    play_game(OPTIONS, seed, players, luck, witness=witness, onlooker=look_on)
    return found


def _play(tournament: Tournament, fixture: Fixture, shifts: Shifts) -> float:
    """Plays one game. Returns the reader's share of the win."""
    reader = Reader(shifts)
    players = [reader if entrant == 0 else Mind(Temperament(), cast().levels["master"]) for entrant in fixture.entrants]
    voices = reader.voices = Voices(["master"] * OPTIONS.players)

    def look_on(state: State, events: Sequence[Event]) -> None:
        voices.hear(events)

    seed, luck = deck_seed(tournament, fixture.deal), chances(tournament, fixture.game)
    state, _ = play_game(OPTIONS, seed, players, luck, onlooker=look_on)
    assert state.scores is not None
    ranks = [score.rank for score in state.scores]
    return (ranks[fixture.entrants.index(0)] == 1) / ranks.count(1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--fitted-to", type=int, default=1000, help="games of masters to fit the shifts to")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args()
    shifts = fit(wanted.fitted_to, wanted.jobs)
    tournament = Tournament(("reader", *["master"] * 3), OPTIONS, wanted.games)
    wins = []
    for name, read in (("reader", shifts), ("plain master", {})):
        with ProcessPoolExecutor(wanted.jobs) as pool:
            won = list(pool.map(_play, repeat(tournament), fixtures(tournament), repeat(read), chunksize=20))
        wins.append(won)
        low, high = wilson(sum(won), len(won))
        print(f"{name}: {sum(won) / len(won):.1%} ({low:.1%} – {high:.1%}) of {len(won):,} games")
    gains = [one - other for one, other in zip(*wins, strict=True)]
    mean = sum(gains) / len(gains)
    error = Z_95 * sqrt(sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1) / len(gains))
    print(f"reading gains {100 * mean:+.1f} points ({100 * (mean - error):+.1f} to {100 * (mean + error):+.1f})")


if __name__ == "__main__":
    main()
