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


def compare(options: Options, asked: argparse.Namespace) -> str:
    """Plays the games of one mix, and says how many there were."""
    began = time.process_time()
    played: list[Game] = []
    both = SideBySide(options, asked.batch, {}, every=asked.states)

    def games() -> Iterator[Game]:
        for seed in range(asked.seed, asked.seed + asked.games):
            hurry = 1 if seed % 8 == 0 else asked.hurry
            played.append(Game(options, seed, players(asked.players, options), hurry))
            yield played[-1]

    tokens = both.play(games())
    seconds = time.process_time() - began
    shuffles = sum(one.match.state.shuffles for one in played)
    chosen = [name for name in options.__struct_fields__ if getattr(options, name) is True]
    return (
        f"{options.edition} edition, {options.players} players, {', '.join(chosen) or 'no options'}: "
        f"{asked.games} games from seed {asked.seed}, {tokens} tokens, {shuffles} reshuffles, "
        f"{both.automatic} automatic turns, the same ({seconds:.0f} s)"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games of each mix")
    parser.add_argument("--seed", type=int, default=0, help="the first game's seed")
    parser.add_argument("--batch", type=int, default=200, help="games at once")
    parser.add_argument("--every", type=int, default=1, help="only every so manyth mix")
    parser.add_argument("--from", type=int, default=0, dest="start", help="the first of them")
    parser.add_argument("--players", help="who plays, such as master; without it, tokens are chosen at random")
    parser.add_argument("--hurry", type=float, default=1, help="how much seven of eight random games like to pass")
    parser.add_argument("--states", type=int, default=1, help="compare the whole state after so many actions")
    asked = parser.parse_args()
    for options in list(mixes())[asked.start :: asked.every]:
        print(compare(options, asked), flush=True)


if __name__ == "__main__":
    main()
