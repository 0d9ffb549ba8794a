"""Shuffles and whole games for the page to verify: `python -m tests.support.page_dealt` writes them.

The page implements `docs/shuffles.md` in TypeScript; the expected results come from the rules. The games have cuts,
removed cards, deputies and, in both editions, reshuffled decks.
"""

import random
from typing import Any

from nottingham.rules.engine import apply, new_game
from nottingham.rules.events import Event
from nottingham.rules.options import Options
from nottingham.rules.sampling import sample_move
from nottingham.rules.shuffle import commitment, deal_key, seed_from_number, shuffled
from nottingham.rules.wire import encode
from tests.support.locale_files import ROOT

FILE = ROOT / "web" / "tests" / "dealt.json"
CUTS = ("oak", "", "three acorns", "Пустые карманы", "🏹 " * 10, "-")
GAMES = (
    (Options(players=5, edition="first", royal_goods=True, removed_cards=True), 2),
    (Options(players=6, royal_goods=True, removed_cards=True, black_market=True), 2),
    (Options(players=4, packs=("goose_fair",)), 3),
)


def vectors() -> list[dict[str, Any]]:
    chance = random.Random(1)
    found = []
    for number, (count, purpose) in enumerate(
        [(156, "deck"), (216, "deck"), (1, "reshuffle-1"), (2, "reshuffle-2"), (57, "reshuffle-3"), (6, "deputies-2")]
    ):
        seed = seed_from_number(7 if number == 0 else chance.getrandbits(256))
        cuts = CUTS[:3] if number == 0 else CUTS[: 3 + number % 4]
        key = deal_key(seed, cuts)
        cards = [str(card) for card in range(count)]
        found.append(
            {
                "seed": seed,
                "commitment": commitment(seed),
                "cuts": cuts,
                "key": key,
                "purpose": purpose,
                "count": count,
                "order": [int(card) for card in shuffled(cards, key, purpose)],
            }
        )
    return found


def game(options: Options, seed: int) -> list[Event]:
    chance = random.Random(seed)
    state, log = new_game(options, seed_from_number(chance.getrandbits(256)), cuts=CUTS[: options.players])
    while state.phase != "over":
        seat, action = sample_move(state, chance.random)
        state, events = apply(state, seat, action)
        log += events
    return log


def dealt() -> bytes:
    return encode({"shuffles": vectors(), "games": [game(options, seed) for options, seed in GAMES]}) + b"\n"


if __name__ == "__main__":
    FILE.write_bytes(dealt())
