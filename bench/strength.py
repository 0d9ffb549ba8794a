"""Measures the strength of players in the arena: levels against the one below, habits and characters against masters.

Each habit and swindler is measured twice: on a player who is otherwise a trader, and on one who is otherwise a master.

`make strength` plays 4,000 games of each match and prints the table of `bench/results.md`. Every deal is played from
every seat; the intervals are Wilson's at 95%. `python -m bench.strength --games 400` gives a quick estimate.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from typing import NamedTuple

from nottingham.arena.schedule import Tournament
from nottingham.arena.tournament import run_tournament
from nottingham.arena.workers import WorkerTask
from nottingham.players.habits import HABITS
from nottingham.players.insiders import INSIDERS
from nottingham.players.mind.character import cast
from nottingham.players.swindlers import SWINDLERS
from nottingham.rules.options import Options

USUAL = Options(4, royal_goods=True)
OTHER_TABLES = {
    "first edition, 4 players": Options(4, "first"),
    "3 players": Options(3, royal_goods=True),
    "5 players": Options(5, royal_goods=True),
    "6 players": Options(6, royal_goods=True),
}
LADDER = (("trader", "apprentice"), ("master", "trader"))


class Match(NamedTuple):
    """One player against a table of others."""

    one: str
    others: str
    options: Options = USUAL
    table: str = "4 players"

    @property
    def entrants(self) -> tuple[str, ...]:
        return (self.one, *[self.others] * (self.options.players - 1))


def matches() -> Iterator[Match]:
    for one, others in LADDER:
        yield Match(one, others)
    for level in ("apprentice", "trader", "master"):
        yield Match(level, "random")
    for level in ("trader", "master"):
        for habit in (*HABITS, *SWINDLERS, *INSIDERS):
            yield Match(f"{habit}:{level}", "master")
    for character in cast().characters:
        yield Match(character, "master")
    for table, options in OTHER_TABLES.items():
        for one, others in LADDER:
            yield Match(one, others, options, table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="only matches of players in whose name this occurs")
    wanted = parser.parse_args()
    columns = ("table", "one", "against", "games", "wins", "95% interval", "chance")
    print(f"| {' | '.join(columns)} |\n{'|---' * len(columns)}|")
    for match in matches():
        if wanted.only not in match.one:
            continue
        tournament = Tournament(match.entrants, match.options, wanted.games, wanted.seed)
        outcome = run_tournament(WorkerTask(tournament), jobs=wanted.jobs)
        if outcome.failure or outcome.stopped_by:
            sys.exit(outcome.failure or "stopped")
        standing = outcome.scoreboard.standings[0]
        others = f"{match.options.players - 1} × {match.others}"
        share = f"{standing.share:.1%} | {standing.low:.1%} – {standing.high:.1%} | {1 / match.options.players:.1%}"
        print(f"| {match.table} | {match.one} | {others} | {standing.games:,} | {share} |", flush=True)


if __name__ == "__main__":
    main()
