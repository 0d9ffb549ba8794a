"""Re-records the golden games and the census: `make golden`. Review the diff before you commit it."""

import random

from nottingham.rules.actions import TimeUp
from nottingham.rules.engine import apply, new_game
from nottingham.rules.options import Options
from nottingham.rules.sampling import sample_move
from nottingham.rules.shuffle import seed_from_number
from tests.laws import census
from tests.playthroughs.playthrough import FOLDER, Moves, read, write

SETTINGS: dict[str, tuple[str, Options, int]] = {
    "first-3": ("First edition, three players: no bread, nine rounds.", Options(3, "first"), 1),
    "first-4": ("First edition, four players.", Options(4, "first"), 2),
    "first-5": ("First edition, five players: ten rounds, and the deck runs out.", Options(5, "first"), 3),
    "first-4-royal-seven": (
        "First edition with royal goods and hands of seven.",
        Options(4, "first", royal_goods=True, seven_card_hand=True),
        4,
    ),
    "first-5-removed-time": (
        "First edition with removed cards and the time limit.",
        Options(5, "first", removed_cards=True, time_limit=True),
        5,
    ),
    "first-3-pack-trade": (
        "First edition with open trade and the Goose Fair pack.",
        Options(3, "first", open_trade=True, packs=("goose_fair",)),
        6,
    ),
    "second-3": ("Second edition, three players.", Options(3), 7),
    "second-4": ("Second edition, four players.", Options(4), 8),
    "second-5": ("Second edition, five players.", Options(5), 9),
    "second-6": ("Second edition, six players: two deputies and their booty.", Options(6), 10),
    "second-3-royal-market": (
        "Second edition, three players, royal goods and the black market.",
        Options(3, royal_goods=True, black_market=True),
        11,
    ),
    "second-4-market-at-once": (
        "Second edition, four players and the black market: claims during the inspection and after it.",
        Options(4, black_market=True),
        170,
    ),
    "second-4-royal-removed-seven": (
        "Second edition with royal goods, removed cards and hands of seven.",
        Options(4, royal_goods=True, removed_cards=True, seven_card_hand=True),
        12,
    ),
    "second-5-time-trade": (
        "Second edition with the time limit and open trade.",
        Options(5, time_limit=True, open_trade=True),
        13,
    ),
    "second-6-everything": (
        "Second edition, six players, with every option and a pack.",
        Options(6, "second", True, True, True, True, True, True, ("goose_fair",)),
        14,
    ),
}


def random_moves(options: Options, seed: int) -> Moves:
    """The moves of a random game. Where there is a time limit, time sometimes runs out."""
    chance = random.Random(seed)
    state, _ = new_game(options, seed_from_number(seed))
    moves: Moves = []
    while state.phase != "over":
        if state.phase == "inspect" and options.time_limit and chance.random() < 0.04:
            moves.append((None, TimeUp()))
        else:
            moves.append(sample_move(state, chance.random))
        state, _ = apply(state, *moves[-1])
    return moves


def main() -> None:
    census.FILE.write_text(census.census(), encoding="utf-8")
    FOLDER.mkdir(exist_ok=True)
    for name, (about, options, seed) in SETTINGS.items():
        file = FOLDER / f"{name}.txt"
        file.write_text(write(about, options, seed, random_moves(options, seed)), encoding="utf-8")
    for file in sorted(FOLDER.glob("*.txt")):
        if file.stem not in SETTINGS:
            file.write_text(write(*read(file.read_text(encoding="utf-8"))), encoding="utf-8")


if __name__ == "__main__":
    main()
