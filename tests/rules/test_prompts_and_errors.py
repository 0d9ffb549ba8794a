"""Prompts and errors depend only on what a seat may know (R11.4)."""

from collections.abc import Callable

import pytest

from nottingham.rules.actions import Accept, AnyAction, Claim, Declare, MakeOffer, Open, ShareEvenly
from nottingham.rules.errors import IllegalAction
from nottingham.rules.events import Event
from tests.support.dealing import seen_after
from tests.support.game import Table, an_offer, side

SEATS = (0, 1, 2, 3)


def twins(lay: Callable[[str], Table], one: str, other: str) -> tuple[Table, Table]:
    """Two games that differ only in what seat 1 hides."""
    return lay(one), lay(other)


def alike(one: Table, other: Table, seats: tuple[int | None, ...] = (0, 2, 3, None)) -> None:
    """Asserts that none of these seats can tell the two games apart."""
    for seat in seats:
        assert seen_after(one, seat) == seen_after(other, seat)


def test_nobody_can_tell_two_bags_apart_that_look_the_same() -> None:  # R11.4
    def lay(bag: str) -> Table:
        return Table.at_inspection({1: (bag, "apples")})

    one, other = twins(lay, "1 apples, 1 silk", "1 mead, 1 pepper")
    alike(one, other)
    for table in (one, other):
        table.offer(1, 0, give=side(5), pledges="hand_back 1")
    alike(one, other)


def test_nobody_can_tell_the_contraband_on_a_stand_apart() -> None:  # R11.4
    def lay(hidden: str) -> Table:
        return Table.at_inspection({}, black_market=True).with_seat(1, contraband=hidden)

    one, other = twins(lay, "3 pepper", "1 mead, 1 silk, 1 crossbows")
    alike(one, other)
    for table in (one, other):
        table.hand_all_back()
        assert (table.phase, table.to_act) == ("claim", (1,))
    alike(one, other)


def test_outsiders_cant_tell_which_contraband_a_deal_moved() -> None:  # R11.4
    def lay(hidden: str) -> Table:
        table = Table.at_inspection({1: (hidden, "apples")})
        table.strike(1, 0, give=side(bag=hidden), pledges="hand_back 1")
        return table

    alike(*twins(lay, "1 silk", "1 mead"), seats=(2, 3, None))


def test_outsiders_cant_tell_what_a_liar_had_to_show() -> None:  # R11.4
    def lay(hidden: str) -> Table:
        table = Table.at_inspection({}).with_seat(1, contraband=hidden)
        table.strike(1, 0, give=side(contraband="1 crossbows"))
        return table

    alike(*twins(lay, "1 silk", "1 mead"), seats=(2, 3, None))


def test_a_debtor_chooses_whatever_their_contraband_is() -> None:  # R11.4 R3.4
    def lay(hidden: str) -> Table:
        return Table.at_inspection({1: ("1 silk", "apples")}).with_seat(1, gold=0, contraband=hidden).act(0, Open(1))

    one, other = twins(lay, "2 pepper", "1 pepper, 1 crossbows")
    assert one.phase == other.phase == "debt"
    alike(one, other)


@pytest.mark.parametrize(
    ("seat", "action"),
    [
        (0, an_offer(1, get=side(contraband="1 silk"))),
        (0, an_offer(1, get=side(contraband="3 silk"))),
        (0, an_offer(1, get=side(bag="2 silk"), pledges="hand_back 1")),
        (0, an_offer(1, get=side(bag="3 silk"), pledges="hand_back 1")),
        (2, an_offer(1, get=side(contraband="2 crossbows"))),
        (2, an_offer(0, give=side(5), pledges="open 1")),
    ],
)
def test_errors_do_not_depend_on_cards_the_seat_cant_see(seat: int, action: MakeOffer) -> None:  # R11.4
    def lay(hidden: str) -> Table:
        table = Table.at_inspection({1: (hidden, "apples")}, open_trade=True)
        return table.with_seat(1, contraband=hidden)

    answers = [_answer(table, seat, action) for table in twins(lay, "2 silk", "1 mead, 1 pepper")]
    assert answers[0] == answers[1]


def _answer(table: Table, seat: int, action: AnyAction) -> str | list[Event]:
    """Returns what the acting seat gets: the error, or the events."""
    try:
        return [event.seen_by(seat) for event in table.act(seat, action).events]
    except IllegalAction as refusal:
        return f"{refusal.code}: {refusal}"


def test_an_illegal_action_changes_nothing_for_the_others() -> None:  # R11.4
    table = Table.at_inspection({1: ("1 silk", "apples")})
    before = [seen_after(table, seat) for seat in (*SEATS, None)]
    refused: list[tuple[int, AnyAction, str]] = [
        (1, an_offer(0, give=side(51)), "R7.3"),
        (0, Accept(7), "R7.5"),
        (2, Open(1), "R6.1"),
    ]
    for seat, action, rule in refused:
        table.refuses(seat, action, rule)
    assert [seen_after(table, seat) for seat in (*SEATS, None)] == before


def test_a_prompt_follows_from_the_view_of_its_seat() -> None:  # R11.4
    table = Table.at_inspection({1: ("1 apples, 1 silk", "apples")}).with_seat(1, gold=7, contraband="2 mead")
    offer = table.seen(1)["prompt"]["offer"]
    assert (offer["to"], offer["gold"], offer["stand"], offer["contraband"]) == ([0], 7, {}, 2)
    assert (offer["bag"], offer["bags"]) == (2, [1, 2, 3])
    assert table.seen(None)["prompt"] is None


def test_seats_that_cant_act_have_no_prompt() -> None:  # R11.4
    table = Table.laid()
    assert [table.seen(seat)["prompt"] is None for seat in SEATS] == [False, True, True, True]
    actions: dict[int, AnyAction] = {1: Declare("apples"), 2: Claim("pepper"), 3: ShareEvenly()}
    for seat, action in actions.items():
        table.not_now(seat, action)
