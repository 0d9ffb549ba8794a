"""Measures how the bots of one level talk among themselves, and how well they judge bags.

`python -m bench.talk` plays 200 games of each level and prints the table of `bench/results.md`. The beliefs are those
of officers when bags are settled; AUC is the probability that a lie is suspected more than a truth.
"""

import argparse
import random
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from math import log

from nottingham.arena.beliefs import Sightings
from nottingham.play.behaviour import Conduct, Observer, figures
from nottingham.play.runner import play_game
from nottingham.players.roster import make_player
from nottingham.rules.actions import AnyAction
from nottingham.rules.cards import worth
from nottingham.rules.events import Event
from nottingham.rules.options import Options
from nottingham.rules.shuffle import seed_from_number
from nottingham.rules.state import State

PLAYERS = 4


class Talk:
    """What happened in all games of one level."""

    def __init__(self) -> None:
        self.conduct = Conduct()
        self.beliefs: list[tuple[float, bool]] = []
        self.terms: list[int] = []
        """What each term in office earned, in gold and goods."""

    def play(self, level: str, seed: int) -> None:
        players = [make_player(level) for _ in range(PLAYERS)]
        observer, sightings = Observer(), Sightings(players)
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
            if before is not None and state.phase not in ("inspect", "debt", "place"):
                officer, had = before
                self.terms.append(wealth(state, officer) - had)
                before = None

        chances = [random.Random(f"{seed} {seat}").random for seat in range(PLAYERS)]
        options = Options(PLAYERS, royal_goods=True)
        play_game(options, seed_from_number(seed), players, chances, witness=witness, onlooker=look_on)
        self.conduct = sum(observer.seats, self.conduct)
        self.beliefs += [(sighting.belief, sighting.lied) for sighting in sightings.seen]

    def auc(self) -> float:
        lies = sorted(belief for belief, lied in self.beliefs if lied)
        truths = [belief for belief, lied in self.beliefs if not lied]
        below = sum((bisect_left(lies, belief) + bisect_right(lies, belief)) / 2 for belief in truths)
        return 1 - below / len(lies) / len(truths)

    def log_loss(self) -> tuple[float, float]:
        """Of the beliefs, and of always saying the base rate."""
        base = sum(lied for _, lied in self.beliefs) / len(self.beliefs)
        loss = -sum(log(belief if lied else 1 - belief) for belief, lied in self.beliefs) / len(self.beliefs)
        return loss, -base * log(base) - (1 - base) * log(1 - base)

    def rows(self) -> dict[str, str]:
        conduct, shown = self.conduct, figures(self.conduct)
        loss, base = self.log_loss()
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
            "AUC of beliefs": f"{self.auc():.2f}",
            "their log-loss, and the base rate's": f"{loss:.3f}, {base:.3f}",
        }


def wealth(state: State, seat: int) -> int:
    mine, values = state.seats[seat], state.goods.value
    return mine.gold + worth(mine.stand, values) + worth(mine.contraband, values)


def percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.0f}%"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games of each level")
    games = parser.parse_args().games
    columns = {}
    for level in ("apprentice", "trader", "master"):
        talk = Talk()
        for seed in range(5000, 5000 + games):
            talk.play(level, seed)
        columns[level] = talk.rows()
    print(f"| among themselves, {games} games | {' | '.join(columns)} |")
    print("|---|" + "---|" * len(columns))
    for row in columns["master"]:
        print(f"| {row} | {' | '.join(column[row] for column in columns.values())} |")


if __name__ == "__main__":
    main()
