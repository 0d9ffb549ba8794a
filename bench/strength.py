"""Measures the strength of players in the arena: levels against the one below, habits and characters against masters.

Each habit and swindler is measured twice: on a player who is otherwise a trader, and on one who is otherwise a master.
The latter also play against grandmasters.

`make strength` plays 4,000 games of each match and prints the table of `bench/results.md`. Every deal is played from
every seat; the intervals are Wilson's at 95%. `python -m bench.strength --games 400` gives a quick estimate.
`--constants '{"whim": 0.8, "patience": 1}'` measures only a master with other constants, which can be any of
`players.mind.character`, against three masters.
"""

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple

import msgspec

from nottingham.arena.schedule import Tournament
from nottingham.arena.tournament import run_tournament
from nottingham.arena.workers import WorkerTask
from nottingham.players.habits import HABITS
from nottingham.players.insiders import INSIDERS
from nottingham.players.mind.character import Level, Temperament, cast
from nottingham.players.mind.mind import Mind
from nottingham.players.player import Player
from nottingham.players.roster import make_player
from nottingham.players.swindlers import SWINDLERS
from nottingham.rules.options import Options

USUAL = Options(4, royal_goods=True)
OTHER_TABLES = {
    "first edition, 4 players": Options(4, "first"),
    "3 players": Options(3, royal_goods=True),
    "5 players": Options(5, royal_goods=True),
    "6 players": Options(6, royal_goods=True),
    "black market, 4 players": Options(4, royal_goods=True, black_market=True),
}
CHANGED = "a master with other constants"
LADDER = (("trader", "apprentice"), ("master", "trader"), ("grandmaster", "master"))


class Match(NamedTuple):
    """One player against a table of others."""

    one: str
    others: str
    options: Options = USUAL
    table: str = "4 players"

    @property
    def title(self) -> str:
        return f"{self.table}: {self.one} against {self.others}"

    @property
    def entrants(self) -> tuple[str, ...]:
        return (self.one, *[self.others] * (self.options.players - 1))


def matches() -> Iterator[Match]:
    for one, others in LADDER:
        yield Match(one, others)
    for level in cast().levels:
        yield Match(level, "random")
    for level in ("trader", "master"):
        for habit in (*HABITS, *SWINDLERS, *INSIDERS):
            yield Match(f"{habit}:{level}", "master")
    for one in ("trader", "master", *(f"{habit}:master" for habit in (*HABITS, *SWINDLERS, *INSIDERS))):
        yield Match(one, "grandmaster")
    for character in cast().characters:
        yield Match(character, "master")
        yield Match(f"{character}:grandmaster", "master")
    for table, options in OTHER_TABLES.items():
        for one, others in LADDER:
            yield Match(one, others, options, table)


def make_changed(constants: Mapping[str, Any], name: str) -> Player:
    """A player by name, or the master with other constants."""
    if name != CHANGED:
        return make_player(name)
    level = msgspec.to_builtins(cast().levels["master"])
    traits = {}
    for constant, value in constants.items():
        if constant in Temperament.__struct_fields__:
            traits[constant] = value
        else:
            (level if constant in level else level["experience"])[constant] = value
    return Mind(msgspec.convert(traits, Temperament), msgspec.convert(level, Level))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--only",
        default="",
        help="only matches with this in their title, such as 'always_opens:master' or '3 players: '",
    )
    parser.add_argument("--constants", type=msgspec.json.decode, help="as JSON: those of a master against three others")
    wanted = parser.parse_args()
    chosen = [Match(CHANGED, "master")] if wanted.constants else matches()
    make: Callable[[str], Player] = partial(make_changed, wanted.constants) if wanted.constants else make_player
    columns = ("table", "one", "against", "games", "wins", "95% interval", "chance")
    print(f"| {' | '.join(columns)} |\n{'|---' * len(columns)}|")
    for match in chosen:
        if wanted.only not in match.title:
            continue
        tournament = Tournament(match.entrants, match.options, wanted.games, wanted.seed)
        outcome = run_tournament(WorkerTask(tournament, make_player=make), jobs=wanted.jobs)
        if outcome.failure or outcome.stopped_by:
            sys.exit(outcome.failure or "stopped")
        standing = outcome.scoreboard.standings[0]
        others = f"{match.options.players - 1} × {match.others}"
        share = f"{standing.share:.1%} | {standing.low:.1%} – {standing.high:.1%} | {1 / match.options.players:.1%}"
        print(f"| {match.table} | {match.one} | {others} | {standing.games:,} | {share} |", flush=True)


if __name__ == "__main__":
    main()
