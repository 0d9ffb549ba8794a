"""Plays many games in both engines, over all mixes of options: `python -m tests.vector --games 1000`."""

import argparse
import time
from collections.abc import Iterator
from itertools import product

from nottingham.players.player import Player
from nottingham.players.roster import make_player
from nottingham.rules.options import Options
from tests.vector.side_by_side import Game, SideBySide


def mixes() -> Iterator[Options]:
    """Every edition, number of players and mix of the options that change play."""
    for edition, players in product(("first", "second"), range(3, 7)):
        for royal, market, removed, seven, trade in product((False, True), repeat=5):
            if edition == "second" or (players < 6 and not market):
                yield Options(
                    players=players,
                    edition="first" if edition == "first" else "second",
                    royal_goods=royal,
                    black_market=market,
                    removed_cards=removed,
                    seven_card_hand=seven,
                    open_trade=trade,
                )


def players(name: str | None, options: Options) -> list[Player]:
    return [make_player(name) for _ in range(options.players)] if name else []


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games of each mix")
    parser.add_argument("--batch", type=int, default=50, help="games at once")
    parser.add_argument("--every", type=int, default=1, help="only every so manyth mix")
    parser.add_argument("--from", type=int, default=0, dest="start", help="the first of them")
    parser.add_argument("--players", help="who plays, such as master; without it, tokens are chosen at random")
    asked = parser.parse_args()
    for options in list(mixes())[asked.start :: asked.every]:
        began, tokens, shuffles = time.process_time(), 0, 0
        table = SideBySide(options, asked.batch)
        for first in range(0, asked.games, asked.batch):
            games = [Game(options, seed, players(asked.players, options)) for seed in range(first, first + asked.batch)]
            tokens += table.play(games)
            shuffles += sum(one.match.state.shuffles for one in games)
        seconds = time.process_time() - began
        chosen = [name for name in options.__struct_fields__ if getattr(options, name) is True]
        print(
            f"{options.edition} edition, {options.players} players, {', '.join(chosen) or 'no options'}: "
            f"{asked.games} games, {tokens} tokens, {shuffles} reshuffles, "
            f"{table.automatic} automatic turns, the same ({seconds:.0f} s)",
            flush=True,
        )


if __name__ == "__main__":
    main()
