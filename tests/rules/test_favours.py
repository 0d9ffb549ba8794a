"""Favours for later rounds and the public ledger that records them (R7.9)."""

from typing import Any

import pytest

from nottingham.rules.actions import Favour, HandBack, Open, OpenLater, PayLater, Spare, TimeUp, Words
from nottingham.rules.events import FavourJudged
from tests.support.dealing import ledger
from tests.support.game import Table, an_offer, side


def promised(*favours: Favour, by: int = 1, **terms: Any) -> Table:
    """The first inspection, in which a merchant and sheriff 0 have made these promises."""
    table = Table.at_inspection({})
    table.strike(by, 0, favours=list(favours), **terms)
    return table


# What can be promised


@pytest.mark.parametrize("favour", [Spare(2, 1), OpenLater(2, 1), PayLater(2, 1, 5), Words(2, "Trust him.")])
def test_a_favour_is_promised_only_by_a_side_of_the_deal(favour: Favour) -> None:  # R7.9
    Table.at_inspection({}).refuses(1, an_offer(0, favours=[favour]), "R7.9")


@pytest.mark.parametrize("favour", [Spare(1, 1), OpenLater(1, 4), PayLater(1, -1, 5), PayLater(1, 1, 5)])
def test_a_favour_is_about_another_seat_of_the_table(favour: Favour) -> None:  # R7.9
    Table.at_inspection({}).refuses(1, an_offer(0, favours=[favour]), "R7.9")


def test_a_favour_can_be_about_one_who_is_no_side() -> None:  # R7.9
    table = Table.at_inspection({})
    table.strike(1, 0, favours=[OpenLater(1, 3), PayLater(0, 2, 5)])
    assert len(table.state.ledger) == 2


# What becomes of it


def test_favours_stand_in_a_public_ledger_with_the_round_they_were_promised_in() -> None:  # R7.9
    table = promised(Spare(1, 0), OpenLater(1, 2), PayLater(0, 3, 10), Words(1, "I owe you."))
    for seat in (0, 1, 2, 3, None):
        assert table.seen(seat)["ledger"] == [
            {"round": 1, "favour": {"type": "spare", "by": 1, "whom": 0}, "status": "open"},
            {"round": 1, "favour": {"type": "open", "by": 1, "whom": 2}, "status": "open"},
            {"round": 1, "favour": {"type": "pay", "by": 0, "to": 3, "gold": 10}, "status": "open"},
            {"round": 1, "favour": {"type": "words", "by": 1, "text": "I owe you."}, "status": "words"},
        ]


@pytest.mark.parametrize(
    ("favour", "opened", "status"),
    [
        (Spare(1, 0), True, "broken"),
        (Spare(1, 0), False, "kept"),
        (OpenLater(1, 0), True, "kept"),
        (OpenLater(1, 0), False, "broken"),
    ],
)
def test_spare_and_open_are_judged_when_the_bag_is_settled(favour: Favour, opened: bool, status: str) -> None:  # R7.9
    table = promised(favour).next_inspection()
    assert table.state.officers == (1,)
    table.act(1, Open(0) if opened else HandBack(0))
    assert [event.status for event in table.happened(FavourJudged)] == [status]
    assert ledger(table) == [status]


def test_a_bag_handed_back_by_a_deal_keeps_spare() -> None:  # R7.9
    table = promised(Spare(1, 0)).next_inspection()
    table.strike(0, 1, give=side(20), pledges="hand_back 0")
    assert ledger(table) == ["kept"]


def test_a_bag_opened_because_of_a_pledge_breaks_spare_and_keeps_open() -> None:  # R7.9
    table = promised(Spare(1, 0), OpenLater(1, 0)).next_inspection()
    table.strike(2, 1, give=side(20), pledges="open 0")
    assert ledger(table) == ["open", "open"]
    table.act(1, Open(0))
    assert ledger(table) == ["broken", "kept"]


def test_a_bag_that_passes_for_lack_of_time_keeps_spare() -> None:  # R7.9
    table = Table.at_inspection({}, time_limit=True)
    table.strike(1, 0, favours=[Spare(1, 0), OpenLater(1, 2)])
    table.next_inspection().act(None, TimeUp())
    assert ledger(table) == ["kept", "broken"]


def test_a_favour_is_not_judged_in_the_inspection_it_was_promised_in() -> None:  # R7.9
    table = promised(Spare(0, 1)).act(0, Open(1))
    assert ledger(table) == ["open"]


def test_a_favour_waits_until_its_giver_is_an_officer() -> None:  # R7.9
    table = promised(Spare(2, 3), by=2).next_inspection()
    table.act(1, Open(3))
    assert ledger(table) == ["open"]
    table.next_inspection()
    table.act(2, HandBack(3))
    assert ledger(table) == ["kept"]


def test_only_the_bag_of_whom_it_was_promised_about_judges_a_favour() -> None:  # R7.9
    table = promised(Spare(1, 0)).next_inspection().act(1, Open(2))
    assert ledger(table) == ["open"]


def test_a_favour_is_judged_once() -> None:  # R7.9
    table = promised(Spare(1, 0)).next_inspection().act(1, HandBack(0))
    for _ in range(4):
        table.next_inspection()
    assert table.state.officers == (1,)
    table.act(1, Open(0))
    assert ledger(table) == ["kept"]


def test_a_favour_waits_while_whom_has_no_bag() -> None:  # R7.9
    table = promised(Spare(1, 0)).end_round()
    table.with_seat(0, hand="").with_deck().to_inspection({})
    assert table.state.held == (2, 3)
    table.end_round()
    assert ledger(table) == ["open"]


def test_nothing_prevents_the_breaking_of_a_favour() -> None:  # R7.9
    table = promised(Spare(1, 0), OpenLater(1, 2)).next_inspection()
    assert {0, 2} <= set(table.seen(1)["prompt"]["open"]["bags"])
    assert {0, 2} <= set(table.seen(1)["prompt"]["hand_back"]["bags"])


@pytest.mark.parametrize(("gold", "status"), [(9, "open"), (10, "kept"), (11, "kept")])
def test_pay_is_kept_by_one_later_deal_with_that_gold_or_more(gold: int, status: str) -> None:  # R7.9
    table = promised(PayLater(1, 0, 10))
    table.strike(1, 0, give=side(gold))
    assert ledger(table) == [status]


def test_pay_is_kept_by_what_the_other_side_asks_for_too() -> None:  # R7.9
    table = promised(PayLater(1, 0, 10)).next_inspection()
    table.strike(0, 1, get=side(10), pledges="hand_back 0")
    assert ledger(table) == ["kept"]


def test_pay_is_not_kept_by_the_deal_that_promises_it() -> None:  # R7.9
    assert ledger(promised(PayLater(1, 0, 10), give=side(10))) == ["open"]


def test_pay_is_not_kept_by_two_deals_together() -> None:  # R7.9
    table = promised(PayLater(1, 0, 10))
    table.strike(1, 0, give=side(6))
    table.strike(1, 0, give=side(6))
    assert ledger(table) == ["open"]


def test_pay_is_not_kept_by_gold_to_another_or_from_another() -> None:  # R7.9
    table = promised(PayLater(1, 2, 10))
    table.strike(1, 0, give=side(10))
    table.strike(0, 2, give=side(10))
    assert ledger(table) == ["open"]


def test_pay_is_not_kept_by_a_fine() -> None:  # R7.9
    table = Table.at_inspection({1: ("1 silk", "apples")})
    table.strike(1, 0, favours=[PayLater(1, 0, 4)])
    table.act(0, Open(1))
    assert table.gold(0) == 54
    assert ledger(table) == ["open"]


def test_pay_is_kept_by_a_trade_between_merchants() -> None:  # R7.9
    table = Table.at_inspection({}, open_trade=True)
    table.strike(1, 2, favours=[PayLater(1, 2, 10)])
    table.strike(2, 1, get=side(10))
    assert ledger(table) == ["kept"]


def test_at_the_end_unjudged_spare_and_open_are_void_and_unpaid_pay_is_broken() -> None:  # R7.9
    table = Table.at_inspection({}).with_state(round=8)
    table.strike(1, 0, favours=[Spare(1, 0), OpenLater(0, 2), PayLater(1, 0, 10), Words(0, "We shall see.")])
    table.end_round()
    assert table.phase == "over"
    assert ledger(table) == ["void", "void", "broken", "words"]


def test_words_are_never_judged() -> None:  # R7.9
    table = promised(Words(1, "I will spare you.")).next_inspection()
    table.act(1, Open(0))
    assert table.happened(FavourJudged) == []
    assert ledger(table) == ["words"]


# Favours and deputies


def promised_by_deputies(*favours: Favour) -> Table:
    """Seats 2 and 3 are the deputies of the second round; in the first merchants 2 to 5 made promises to 0 and 1."""
    table = Table.at_inspection({}, players=6)
    for favour in favours:
        table.strike(favour.by, "deputies", favours=[favour])
    table.next_inspection()
    assert table.state.officers == (2, 3)
    return table


def test_a_bag_both_deputies_opened_is_opened_by_each() -> None:  # R7.9
    table = promised_by_deputies(Spare(2, 0), OpenLater(3, 0)).act(2, Open(0))
    assert ledger(table) == ["open", "open"]
    table.act(3, Open(0))
    assert ledger(table) == ["broken", "kept"]


def test_a_bag_one_deputy_opened_alone_counts_for_that_deputy_only() -> None:  # R7.9
    table = promised_by_deputies(Spare(2, 0), OpenLater(2, 0), Spare(3, 0), OpenLater(3, 0))
    table.act(2, Open(0)).act(3, HandBack(0)).act(2, Open(0))
    assert ledger(table) == ["broken", "kept", "kept", "broken"]


def test_a_bag_that_one_deputy_wanted_to_open_and_handed_back_is_not_opened() -> None:  # R7.9
    table = promised_by_deputies(Spare(2, 0), OpenLater(2, 0))
    table.act(2, Open(0)).act(3, HandBack(0)).act(2, HandBack(0))
    assert ledger(table) == ["kept", "broken"]


def test_a_bag_both_deputies_were_bound_to_open_is_opened_by_each() -> None:  # R7.9
    table = promised_by_deputies(Spare(2, 0), Spare(3, 0))
    table.strike(1, "deputies", give=side(10), pledges="open 0")
    table.act(3, Open(0))
    assert ledger(table) == ["broken", "broken"]


def test_a_bag_both_deputies_handed_back_keeps_spare_for_each() -> None:  # R7.9
    table = promised_by_deputies(Spare(2, 0), OpenLater(3, 0)).act(2, HandBack(0)).act(3, HandBack(0))
    assert ledger(table) == ["kept", "broken"]


def test_a_bribe_on_the_booty_tile_keeps_no_promise_to_pay_a_deputy() -> None:  # R7.9
    table = Table.at_inspection({}, players=6)
    table.strike(2, "deputies", favours=[PayLater(2, 0, 10)])
    table.strike(2, "deputies", give=side(20), pledges="hand_back 2")
    assert ledger(table) == ["open"]


def test_gold_to_the_deputy_who_acts_alone_keeps_the_promise_to_pay_them() -> None:  # R7.9
    table = Table.at_inspection({}, players=6)
    table.strike(2, "deputies", favours=[PayLater(2, 0, 10), PayLater(2, 1, 10)])
    table.act(0, Open(2)).act(1, HandBack(2))
    table.strike(2, 0, give=side(10), pledges="hand_back 2")
    assert ledger(table) == ["kept", "open"]


def test_either_deputy_can_promise_in_a_joint_deal() -> None:  # R7.9
    table = Table.at_inspection({}, players=6)
    table.strike(2, "deputies", give=side(5), favours=[Spare(0, 2), PayLater(1, 2, 3)])
    assert ledger(table) == ["open", "open"]
    table.refuses(2, an_offer("deputies", favours=[Spare(3, 2)]), "R7.9")
