"""Scenes of games for the page's tests: `python -m tests.support.page_scenes` writes them.

Each scene is set up by hand, so that tests know its cards, and is written as some of its seats or a spectator see it:
the events so far and the current view. Together they have every kind of prompt. The ends of the golden games are there
too.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from nottingham.rules.actions import (
    Accept,
    HandBack,
    LoadBag,
    NameStarter,
    OpenLater,
    PayLater,
    Portion,
    Share,
    Spare,
    Swap,
    Words,
)
from nottingham.rules.actions import Open as OpenBag
from nottingham.rules.engine import apply, new_game
from nottingham.rules.events import Event, GameStarted
from nottingham.rules.shuffle import seed_from_number
from nottingham.rules.state import Booty
from nottingham.rules.view import View
from nottingham.rules.wire import encode
from tests.playthroughs.playthrough import CAST, FOLDER, read
from tests.support.dealing import left_to_the_first, six
from tests.support.game import Table, side
from tests.support.locale_files import ROOT

FILE = ROOT / "web" / "tests" / "scenes.json"
Eyes = tuple[int | None, ...]
HAND = "2 apples, 2 cheese, 1 silk, 1 pepper"


def starter() -> Table:
    return Table.laid()


def market() -> Table:
    return Table.laid(hands={1: HAND}).act(0, NameStarter(1))


def market_with_piles() -> Table:
    table = Table.laid(edition="first", hands={1: HAND})
    return table.with_piles(left="bread chickens silk", right="apples")


def discarding() -> Table:
    return market_with_piles().act(1, Swap({"apples": 2, "silk": 1}, ["left"]))


def loading() -> Table:
    return Table.laid(hands={1: HAND, 2: "6 apples"}).pass_market().act(2, LoadBag({"apples": 3}))


def declaring() -> Table:
    table = Table.laid(hands={1: HAND, 2: "6 apples"}).pass_market()
    table.act(1, LoadBag({"apples": 2, "silk": 1})).act(2, LoadBag({"apples": 3}))
    return table.act(3, LoadBag({next(iter(table.hand(3))): 1}))


def declaring_truly() -> Table:
    return declaring().act(1, {"type": "declare", "good": "apples"})


def gate(**setting: Any) -> Table:
    """Three bags before the sheriff, and something on every stand."""
    bags = {1: ("2 apples, 1 silk", "apples"), 2: ("3 cheese", "cheese"), 3: ("1 chickens", "chickens")}
    table = Table.at_inspection(bags, **setting)
    for seat in range(4):
        table.with_seat(seat, stand="3 cheese, 1 bread", contraband="1 mead, 1 pepper")
    return table


def offered() -> Table:
    table = gate()
    favours = [Spare(1, 0), PayLater(1, 2, 4), Words(1, "I owe you one.")]
    terms = side(6, stand="1 bread", contraband="1 mead", bag="1 silk")
    table.offer(1, 0, give=terms, pledges="hand_back 1", favours=favours)
    return table


def offered_twice() -> Table:
    table = offered()
    table.offer(2, 0, give=side(1), pledges="hand_back 2")
    return table


def two_offers() -> Table:
    """Seat 1 offers gold for their own bag, and more if another is opened."""
    table = gate()
    table.offer(1, 0, give=side(2), pledges="hand_back 1")
    table.offer(1, 0, give=side(5), pledges="open 3")
    return table


def demanded() -> Table:
    table = gate()
    table.offer(0, 1, get=side(5, stand="2 cheese"), pledges="hand_back 1", favours=[OpenLater(0, 3)])
    return table


def bound() -> Table:
    """Seat 2 has paid for seat 1's bag to be opened."""
    table = gate()
    table.strike(2, 0, give=side(3), pledges="open 1")
    return table


def fell_short() -> Table:
    """Seat 1 gave contraband that was not there."""
    table = gate()
    table.strike(1, 0, give=side(2, contraband="2 silk"), pledges="hand_back 1", favours=[Spare(0, 1)])
    return table


def settled() -> Table:
    """A lie is found, an honest bag is opened; the third is still held."""
    return gate().act(0, OpenBag(1)).act(0, OpenBag(2))


def indebted() -> Table:
    """Seat 1 owes 8 and has goods of 2, 3 and 4."""
    table = Table.at_inspection({1: ("2 mead", "apples")})
    return table.with_seat(1, gold=0, stand="3 apples, 2 cheese, 1 chickens").act(0, OpenBag(1))


def indebted_with_contraband() -> Table:
    """Seat 1 owes 6 more than the legal goods on their stand are worth."""
    table = Table.at_inspection({1: ("2 mead", "apples")})
    return table.with_seat(1, gold=2, contraband="1 pepper, 2 silk").act(0, OpenBag(1))


def placing() -> Table:
    return gate(edition="first").act(0, OpenBag(1))


def claiming() -> Table:
    table = Table.at_inspection({}, black_market=True)
    return table.with_seat(1, contraband="3 silk, 3 crossbows").with_seat(2, contraband="1 mead").hand_all_back()


def claiming_at_once() -> Table:
    """The bag of seat 1 is back, and the others are still held."""
    return gate(black_market=True).with_seat(1, contraband="3 silk, 1 mead").act(0, HandBack(1))


def trading() -> Table:
    table = gate(open_trade=True)
    table.offer(2, 1, give=side(2), get=side(stand="1 bread"))
    return table


def deputies() -> Table:
    bags = dict.fromkeys((2, 3), ("2 apples, 1 silk", "apples"))
    table = six(bags)
    for seat in range(6):
        table.with_seat(seat, stand="3 cheese, 1 bread", contraband="1 mead")
    return table


def offered_to_deputies() -> Table:
    table = deputies()
    return table.act(0, Accept(table.offer(2, "deputies", give=side(6, stand="1 bread"), pledges="hand_back 2")))


def demanded_by_deputies() -> Table:
    """A scene in which both deputies ask seat 2 for gold, and the second has yet to agree."""
    table = deputies()
    table.offer(0, 2, get=side(5), pledges="hand_back 2")
    return table


def left_to_one() -> Table:
    """Deputy 0 decides alone on the bag of seat 2, and has taken a stance on that of seat 3."""
    table = left_to_the_first().act(0, OpenBag(3))
    for seat in range(6):
        table.with_seat(seat, stand="3 cheese, 1 bread", contraband="1 mead")
    return table


def sharing() -> Table:
    table = deputies().with_state(booty=Booty(11, {"apples": 2}, {"silk": 1}))
    for bag in table.state.held:
        table.act(0, HandBack(bag)).act(1, HandBack(bag))
    split = {0: Portion(5, {"apples": 1}), 1: Portion(6, {"apples": 1, "silk": 1})}
    return table.act(0, Share(split))


def ended(file: Path) -> Table:
    """A golden game at its end."""
    _, options, seed, moves = read(file.read_text(encoding="utf-8"))
    table = Table(*new_game(options, seed_from_number(seed), names=CAST[: options.players]))
    for seat, action in moves:
        table.state, _ = apply(table.state, seat, action)
    return table


SCENES: dict[Callable[[], Table], Eyes] = {
    starter: (0, 1),
    market: (1, 2, None),
    market_with_piles: (1,),
    discarding: (1, 2),
    loading: (0, 1, 2),
    declaring: (1, None),
    declaring_truly: (2,),
    gate: (0, 1, None),
    offered: (0, 1, 2, None),
    offered_twice: (0,),
    two_offers: (0, 1, 2),
    demanded: (0, 1),
    bound: (0, 1),
    fell_short: (0, 1, None),
    settled: (0, 3, None),
    indebted: (0, 1),
    indebted_with_contraband: (1,),
    placing: (0, 1),
    claiming: (1, 2, None),
    claiming_at_once: (0, 1, 2),
    trading: (1, 2),
    deputies: (0, 2),
    offered_to_deputies: (0, 1, 2),
    demanded_by_deputies: (1, 2),
    left_to_one: (0, 1, 2),
    sharing: (0, 1, 2),
}


def encoded(thing: Event | View) -> msgspec.Raw:
    return msgspec.Raw(encode(thing))


def scenes() -> bytes:
    """Writes the scenes; most begin alike, so their beginnings are shared."""
    beginnings: list[msgspec.Raw] = []

    def began(event: Event) -> int:
        seen = encoded(event.seen_by(None))
        if seen not in beginnings:
            beginnings.append(seen)
        return beginnings.index(seen)

    def scene(table: Table, eyes: Eyes) -> dict[str, Any]:
        first, *rest = table.log
        assert isinstance(first, GameStarted)
        return {
            "began": began(first),
            "seen": {
                "spectator" if seat is None else str(seat): {
                    "events": [encoded(event.seen_by(seat)) for event in rest],
                    "view": encoded(table.view(seat)),
                }
                for seat in eyes
            },
        }

    laid = {lay.__name__: scene(lay(), eyes) for lay, eyes in SCENES.items()}
    ends = {}
    for file in sorted(FOLDER.glob("*.txt")):
        table = ended(file)
        ends[file.stem] = {"began": began(table.log[0]), "view": encoded(table.view(None))}
    return encode({"scenes": laid, "ends": ends, "beginnings": beginnings}) + b"\n"


if __name__ == "__main__":
    FILE.write_bytes(scenes())
