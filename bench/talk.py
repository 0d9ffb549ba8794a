"""Measures how the bots of one level talk among themselves, and how well they judge bags.

`python -m bench.talk` plays 200 games of each level and prints the table of `bench/results.md`. The beliefs are those
of officers when bags are settled; AUC is the probability that a lie is suspected more than a truth. `--plot FILE` draws
how right the beliefs are.
"""

import argparse
import random
from collections.abc import Sequence
from math import log
from pathlib import Path

from bench.calibration import calibration
from nottingham.arena.beliefs import Sightings
from nottingham.arena.signals import BRIBE, Counts, SignCounter, add_counts, auc, spread, strength, strongest
from nottingham.play.behaviour import Observer
from nottingham.play.conduct import Conduct, figures
from nottingham.play.runner import play_game
from nottingham.players.mind.character import cast
from nottingham.players.roster import make_player
from nottingham.players.voices.voices import Voices
from nottingham.rules.actions import AnyAction
from nottingham.rules.cards import worth
from nottingham.rules.events import Event
from nottingham.rules.options import Options
from nottingham.rules.shuffle import seed_from_number
from nottingham.rules.state import State

PLAYERS = 4


class Talk:
    """The events of all games of one level that the figures are made from."""

    def __init__(self) -> None:
        self.conduct = Conduct()
        self.beliefs: list[tuple[float, bool]] = []
        self.signs: tuple[Counts, Counts] = {}, {}
        """The signs of the bags, in games of even and of odd seeds."""
        self.terms: list[int] = []
        """What each term in office earned, in gold and goods."""

    def play(self, level: str, seed: int) -> None:
        players = [make_player(level) for _ in range(PLAYERS)]
        observer, sightings, watcher = Observer(), Sightings(players), SignCounter(PLAYERS, Voices([level] * PLAYERS))
        before: tuple[int, int] | None = None

        def witness(state: State, seat: int, action: AnyAction | None) -> None:
            nonlocal before
            if state.phase == "inspect" and before is None:
                before = state.officers[0], wealth(state, state.officers[0])
            if action is not None:
                sightings.before(state, seat, action)

        def look_on(state: State, events: Sequence[Event]) -> None:
            nonlocal before
            observer.see(events)
            sightings.after(state, events)
            watcher.see(events)
            if before is not None and state.phase not in ("inspect", "debt", "place"):
                officer, had = before
                self.terms.append(wealth(state, officer) - had)
                before = None

        chances = [random.Random(f"{seed} {seat}").random for seat in range(PLAYERS)]
        options = Options(PLAYERS, royal_goods=True)
        play_game(options, seed_from_number(seed), players, chances, witness=witness, onlooker=look_on)
        self.conduct = sum(observer.seats, self.conduct)
        self.beliefs += [(sighting.belief, sighting.lied) for sighting in sightings.seen]
        for counts in watcher.seats:
            add_counts(self.signs[seed % 2], counts)

    def log_loss(self) -> tuple[float, float]:
        """The log loss of the beliefs, and of always saying the base rate."""
        base = sum(lied for _, lied in self.beliefs) / len(self.beliefs)
        loss = -sum(log(belief if lied else 1 - belief) for belief, lied in self.beliefs) / len(self.beliefs)
        return loss, -base * log(base) - (1 - base) * log(1 - base)

    def rows(self) -> dict[str, str]:
        conduct, shown = self.conduct, figures(self.conduct)
        loss, base = self.log_loss()
        signs = strongest(self.signs)
        both: Counts = {}
        for half in self.signs:
            add_counts(both, half)
        tells = [f"{sign}, {area:.2f} ({_range(spread(both, sign))})" for area, sign in signs]
        kinds = {
            "gold": shown.in_gold,
            "stand goods": shown.in_stand_goods,
            "contraband": shown.in_contraband,
            "bag goods": shown.in_bag_goods,
            "a promise to spare": shown.to_spare,
            "a promise to open a rival": shown.to_open_later,
            "a promise to pay": shown.to_pay_later,
            "a rival opened": conduct.rivals / conduct.deals,
        }
        return {
            "bags that lied": percent(shown.lie_rate),
            "lies with a bribe": percent(shown.lies_bribed),
            "lies without one": percent(shown.lies_silent),
            "bags that passed free": percent(shown.free_rate),
            "bags opened": percent(shown.opened_rate),
            "lies among those": percent(shown.precision),
            "bags freed by a deal": percent((conduct.accepted + conduct.demands_met) / conduct.judged),
            "raises per 100 bags": f"{100 * conduct.raises / conduct.bags:.0f}",
            "a term in office earns": f"{sum(self.terms) / len(self.terms):.1f} gold",
            **{f"deals with {kind}": percent(share) for kind, share in kinds.items()},
            "AUC of beliefs": f"{auc((belief, lied, not lied) for belief, lied in self.beliefs):.2f}",
            "their log-loss, and the base rate's": f"{loss:.3f}, {base:.3f}",
            "AUC of a bribe alone": f"{strength(self.signs, BRIBE):.2f}",
            "strongest other sign, its AUC (and lies)": tells[0],
            "second": tells[1],
            "AUC of moods, of lines": ", ".join(
                f"{area:.2f}" for name in ("mood", "line") for area, sign in signs if sign.startswith(name)
            ),
        }


def wealth(state: State, seat: int) -> int:
    mine, values = state.seats[seat], state.goods.value
    return mine.gold + worth(mine.stand, values) + worth(mine.contraband, values)


def percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.0f}%"


def _range(ends: tuple[float, float]) -> str:
    return " to ".join(map(percent, ends))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games of each level")
    parser.add_argument("--plot", type=Path, help="where to draw how right the beliefs are, as an SVG")
    wanted = parser.parse_args()
    games: int = wanted.games
    columns, beliefs = {}, {}
    for level in cast().levels:
        talk = Talk()
        for seed in range(5000, 5000 + games):
            talk.play(level, seed)
        columns[level], beliefs[level] = talk.rows(), talk.beliefs
    if wanted.plot:
        wanted.plot.write_text(calibration(beliefs) + "\n", encoding="utf-8")
    print(f"| among themselves, {games} games | {' | '.join(columns)} |")
    print("|---|" + "---|" * len(columns))
    for row in columns["master"]:
        print(f"| {row} | {' | '.join(column[row] for column in columns.values())} |")


if __name__ == "__main__":
    main()
