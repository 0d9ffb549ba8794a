"""Helpers for tests of deals: tables with goods to deal in, and what each seat sees of them."""

from typing import Any

from nottingham.rules.actions import HandBack, Open
from nottingham.rules.wire import encode
from tests.support.game import Table


def stalls(**setting: Any) -> Table:
    """Four seats with goods on every stand; seat 1's bag holds two apples and a silk, declared as apples."""
    table = Table.at_inspection({1: ("2 apples, 1 silk", "apples")}, **setting)
    for seat in range(4):
        table.with_seat(seat, stand="3 cheese, 1 bread", contraband="1 mead, 1 pepper")
    return table


def six(bags: dict[int, tuple[str, str]] | None = None, **setting: Any) -> Table:
    """Seats 0 and 1 are the deputies, 2 to 5 the merchants."""
    return Table.at_inspection(bags or {}, players=6, **setting)


def left_to_the_first(bags: dict[int, tuple[str, str]] | None = None, **setting: Any) -> Table:
    """The deputies disagree on the bag of seat 2: deputy 0 wants to open it and acts alone."""
    return six(bags, **setting).act(0, Open(2)).act(1, HandBack(2))


def standing(table: Table) -> list[int]:
    """The numbers of the open offers."""
    return [offer["id"] for offer in table.seen(None)["offers"]]


def ledger(table: Table) -> list[str]:
    """The status of each favour."""
    return [line["status"] for line in table.seen(None)["ledger"]]


def seen_after(table: Table, seat: int | None) -> str:
    """Everything a seat, or a spectator, sees of the last move and of the state after it, as JSON."""
    events = [event.seen_by(seat) for event in table.events]
    return (encode(events) + encode(table.view(seat))).decode()
