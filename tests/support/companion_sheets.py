"""Writes the files that the page's score sheet takes from the engine: `python -m tests.support.companion_sheets`.

BOX     the goods, crowns and black market of the game itself, from its pack: the page's own copy, so nothing is typed
SHEETS  random final positions and how the engine scores them, for the page's scoring to be held against

In the positions goods and crowns are numbers in the order of BOX.
"""

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from nottingham.rules.cards import heap, split
from nottingham.rules.engine import new_game
from nottingham.rules.goods import Catalogue, base_pack
from nottingham.rules.options import Edition, Options, catalogue_for
from nottingham.rules.phases.rounds import STARTING_GOLD
from nottingham.rules.phases.scoring import score
from nottingham.rules.shuffle import seed_from_number
from nottingham.rules.state import MarketCard, Score, Seat, State
from nottingham.rules.wire import encode

WEB = Path(__file__).parents[2] / "web"
BOX = WEB / "src" / "companion" / "box.json"
SHEETS = WEB / "tests" / "sheets.json"
POSITIONS = 200
MAX_PLAYERS: Mapping[Edition, int] = {"first": 5, "second": 6}
MIXES = tuple(
    Options(players=players, edition=edition, royal_goods=royal, black_market=market)
    for edition, most in MAX_PLAYERS.items()
    for players in range(3, most + 1)
    for royal in (False, True)
    for market in (False, True)
    if not (market and edition == "first")
)


def box() -> bytes:
    pack = base_pack()
    minute = Options(players=3, time_limit=True).seconds
    assert minute is not None
    content = {
        "gold": STARTING_GOLD,
        "seconds": minute // 2,
        "goods": pack.goods,
        "crowns": pack.crowns,
        "black_market": pack.black_market,
    }
    return msgspec.json.format(encode(content), indent=2) + b"\n"


def sheets() -> bytes:
    lines = [encode(_sheet(number)) for number in range(POSITIONS)]
    return b"[\n" + b",\n".join(lines) + b"\n]\n"


def _sheet(number: int) -> dict[str, Any]:
    chance = random.Random(number)
    options = MIXES[number % len(MIXES)]
    state, _ = new_game(options, seed_from_number(number))
    state = replace(state, seats=_stands(chance, options, state.seats))
    if number % 2:
        state = _levelled(chance, state)
    return {
        "players": options.players,
        "edition": options.edition,
        "royal_goods": options.royal_goods,
        "black_market": options.black_market,
        "seats": [_written(seat) for seat in state.seats],
        "scores": [_scored(result) for result in score(state)],
    }


def _stands(chance: random.Random, options: Options, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Cards as the deck has them: for some games many, for some a few of a few goods, so that there are ties."""
    catalogue: Catalogue = catalogue_for(options)
    deck = list(catalogue.deck)
    if chance.random() < 0.5:
        few = chance.sample(sorted(catalogue.goods), 4)
        deck = [good for good in deck if good in few]
    chance.shuffle(deck)
    most = min(chance.choice((3, 8, 30)), len(deck) // len(seats))
    market = [MarketCard(good, value) for good, pile in catalogue.black_market.items() for value in pile]
    chance.shuffle(market)
    laid = []
    for seat in seats:
        cards = heap(deck.pop() for _ in range(chance.randint(0, most)))
        stand, contraband = split(cards, catalogue.legal)
        claimed = tuple(market.pop() for _ in range(chance.choice((0, 0, 1, 2))) if market)
        gold = chance.randint(0, 2 * STARTING_GOLD)
        laid.append(replace(seat, gold=gold, stand=stand, contraband=contraband, black_market=claimed))
    return tuple(laid)


def _levelled(chance: random.Random, state: State) -> State:
    """Returns the stands with gold that makes most totals equal, so that cards decide, or nothing does."""
    totals = [result.total for result in score(state)]
    goal = max(totals)
    seats = [
        replace(seat, gold=seat.gold + goal - total) if chance.random() < 0.8 else seat
        for seat, total in zip(state.seats, totals, strict=True)
    ]
    if chance.random() < 0.5:
        seats[0] = replace(seats[1], name=seats[0].name)
    return replace(state, seats=tuple(seats))


def _written(seat: Seat) -> list[Any]:
    """Gold, points of the black market, and how many of each good, up to the last that there is."""
    cards = {**seat.stand, **seat.contraband}
    counts = [cards.get(good.name, 0) for good in base_pack().goods]
    while counts and counts[-1] == 0:
        counts.pop()
    return [seat.gold, [card.value for card in seat.black_market], counts]


def _scored(result: Score) -> list[Any]:
    crowned = [crown.good for crown in base_pack().crowns]
    return [
        result.total,
        result.legal,
        result.contraband,
        result.black_market,
        result.legal_cards,
        result.contraband_cards,
        result.rank,
        [result.crowns.get(good, 0) for good in crowned],
        [crowned.index(good) for good in result.king_of],
        [crowned.index(good) for good in result.queen_of],
    ]


if __name__ == "__main__":
    BOX.write_bytes(box())
    SHEETS.write_bytes(sheets())
