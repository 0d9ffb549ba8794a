"""Debts: gold, then legal goods, then contraband; the rest is forgiven (R6.5, R3.4)."""

from typing import Any

import pytest

from nottingham.rules.actions import (
    Accept,
    HandBack,
    MakeOffer,
    Open,
    Pay,
    Place,
    Pledge,
    Refuse,
    Side,
    TimeUp,
    Withdraw,
)
from nottingham.rules.events import BootyShared, DebtPaid, OfferFell
from nottingham.rules.state import Booty, MarketCard
from tests.support.game import Table, cards, hand_size

LYING = {1: "1 mead", 2: "2 mead", 3: "3 mead", 4: "4 mead", 5: "5 mead"}


def fined(
    fine: int, *, gold: int = 0, stand: str = "", contraband: str = "", declared: str = "apples", **setting: Any
) -> Table:
    """Seat 1 has only this; their opened bag had enough undeclared cards that they owe the sheriff `fine`."""
    table = Table.at_inspection({1: (LYING[fine // 4], declared)}, **setting)
    return table.with_seat(1, gold=gold, stand=stand, contraband=contraband).act(0, Open(1))


def owing_the_merchant(due: int, *, gold: int = 0, stand: str = "", contraband: str = "", **setting: Any) -> Table:
    """The sheriff has only this, opened seat 1's honest bag and owes `due` for it."""
    table = Table.at_inspection({1: (f"{due // 2} bread", "bread")}, **setting)
    return table.with_seat(0, gold=gold, stand=stand, contraband=contraband).act(0, Open(1))


def has(table: Table, seat: int) -> tuple[int, dict[str, int], dict[str, int]]:
    return table.gold(seat), dict(table.stand(seat)), dict(table.contraband(seat))


def test_a_debtor_with_enough_gold_pays_only_gold() -> None:  # R6.5
    table = fined(8, gold=8, stand="3 apples", contraband="1 silk")
    assert has(table, 1) == (0, {"apples": 3}, {"silk": 1})
    assert has(table, 0) == (58, {}, {})
    assert table.phase == "inspect"


def test_a_debtor_short_of_gold_pays_all_of_it_first() -> None:  # R6.5
    table = fined(8, gold=3, stand="1 apples, 1 cheese, 1 chickens")
    assert (table.gold(0), table.gold(1)) == (53, 0)
    assert table.seen(None)["debt"] == {"by": 1, "to": 0, "gold": 5, "kind": "legal"}


def test_the_only_possible_payment_is_made_at_once_and_no_change_is_given() -> None:  # R6.5 R3.4
    table = fined(8, gold=3, stand="3 chickens")
    assert has(table, 1) == (0, {"chickens": 1}, {})
    assert has(table, 0) == (53, {"chickens": 2}, {})
    assert table.phase == "inspect"


@pytest.mark.parametrize(
    ("missing", "stand", "paid"),
    [
        (4, "2 apples", "2 apples"),
        (4, "5 apples", "2 apples"),
        (3, "5 apples", "2 apples"),
        (4, "1 chickens, 1 cheese", "1 chickens"),
        (4, "1 chickens, 1 apples", "1 chickens"),
        (5, "1 chickens, 1 apples", "1 chickens, 1 apples"),
        (7, "1 chickens, 1 bread, 1 apples", "1 chickens, 1 bread"),
        (8, "1 chickens, 1 bread, 1 apples", "1 chickens, 1 bread, 1 apples"),
    ],
)
def test_a_payment_with_one_possible_choice_is_made_at_once(missing: int, stand: str, paid: str) -> None:  # R3.4
    table = fined(8, gold=8 - missing, stand=stand, contraband="3 silk")
    assert table.phase == "inspect"
    assert table.stand(0) == cards(paid)
    assert table.contraband(1) == {"silk": 3}


@pytest.mark.parametrize(
    ("missing", "stand"),
    [
        (3, "1 cheese, 1 bread"),
        (4, "1 chickens, 2 apples"),
        (2, "1 chickens, 1 apples"),
        (1, "1 apples, 1 cheese, 1 bread"),
        (7, "2 chickens, 1 cheese"),
    ],
)
def test_a_payment_with_several_possible_choices_is_the_debtors(missing: int, stand: str) -> None:  # R3.4
    table = fined(8, gold=8 - missing, stand=stand)
    assert (table.phase, table.to_act, table.may_act) == ("debt", (1,), (1,))
    assert table.stand(1) == cards(stand)


@pytest.mark.parametrize("goods", ["2 chickens", "1 chickens, 1 apples", "3 apples"])
def test_the_debtor_chooses_legal_goods_of_at_least_the_missing_value(goods: str) -> None:  # R6.5
    table = fined(8, gold=3, stand="3 apples, 2 chickens").act(1, Pay(cards(goods)))
    assert table.stand(0) == cards(goods)
    assert table.happened(DebtPaid) == [DebtPaid(1, 0, legal=cards(goods))]
    assert (table.gold(0), table.gold(1)) == (53, 0)
    assert (table.phase, table.seen(None)["debt"]) == ("inspect", None)


@pytest.mark.parametrize("goods", ["2 apples", "1 chickens", "1 apples", ""])
def test_paying_too_little_is_refused(goods: str) -> None:  # R6.5
    error = fined(8, gold=3, stand="3 apples, 2 chickens").refuses(1, Pay(cards(goods)), "R6.5")
    assert error.code == "pays_too_little"


@pytest.mark.parametrize("goods", ["1 chickens, 2 apples", "2 chickens, 1 apples", "3 apples, 2 chickens"])
def test_giving_a_card_that_could_be_left_out_is_refused(goods: str) -> None:  # R6.5
    error = fined(8, gold=3, stand="3 apples, 2 chickens").refuses(1, Pay(cards(goods)), "R6.5")
    assert error.code == "pays_too_much"


@pytest.mark.parametrize("goods", ["4 apples", "2 bread", "1 silk", "3 apples, 1 dragons"])
def test_goods_that_are_not_on_the_stand_do_not_pay(goods: str) -> None:  # R6.5
    fined(8, gold=3, stand="3 apples, 2 chickens").refuses(1, Pay(cards(goods)), "R6.5")


def test_contraband_does_not_pay_while_legal_goods_do() -> None:  # R6.5
    table = fined(8, gold=3, stand="3 apples, 2 chickens", contraband="1 silk")
    table.refuses(1, Pay({"silk": 1}), "R6.5")
    table.refuses(1, Pay({"chickens": 1, "silk": 1}), "R6.5")
    assert table.seen(1)["prompt"]["pay"]["from"] == {"apples": 3, "chickens": 2}


def test_only_the_debtor_pays() -> None:  # R6.5
    table = fined(8, gold=3, stand="3 apples, 2 chickens")
    for seat in (0, 2, 3):
        table.with_seat(seat, stand="3 apples")
        table.refuses(seat, Pay({"apples": 3}), "R6.5")


def test_the_debtors_prompt_has_the_amount_owed_and_the_goods_that_can_pay() -> None:  # R6.5
    table = fined(8, gold=3, stand="3 apples, 2 chickens")
    assert table.seen(1)["prompt"] == {
        "pay": {"from": {"apples": 3, "chickens": 2}, "owed": 5, "values": {"apples": 2, "chickens": 4}}
    }
    for other in (0, 2, 3, None):
        assert table.seen(other)["prompt"] is None


def test_declared_cards_from_the_opened_bag_can_pay_the_debt() -> None:  # R6.3 R6.5
    table = Table.at_inspection({1: ("2 apples, 2 silk", "apples")}).with_seat(1, gold=5).act(0, Open(1))
    assert has(table, 1) == (0, {}, {})
    assert has(table, 0) == (55, {"apples": 2}, {})


def test_confiscated_cards_can_not_pay_the_debt() -> None:  # R6.3 R6.5
    table = Table.at_inspection({1: ("2 bread, 1 silk", "apples")}).with_seat(1, gold=5).act(0, Open(1))
    assert has(table, 1) == (0, {}, {})
    assert has(table, 0) == (55, {}, {})


def test_if_legal_goods_fall_short_all_are_given_and_then_contraband() -> None:  # R6.5
    table = fined(8, stand="1 apples, 1 cheese", contraband="1 silk")
    assert has(table, 1) == (0, {}, {})
    assert has(table, 0) == (50, {"apples": 1, "cheese": 1}, {"silk": 1})
    assert table.phase == "inspect"


def test_legal_goods_that_just_suffice_leave_the_contraband_alone() -> None:  # R6.5
    table = fined(8, stand="1 apples, 2 cheese", contraband="2 silk")
    assert has(table, 1) == (0, {}, {"silk": 2})


def test_which_contraband_is_given_is_the_debtors_choice() -> None:  # R6.5
    table = fined(8, stand="1 apples", contraband="1 silk, 1 mead, 1 pepper")
    assert (table.phase, table.to_act) == ("debt", (1,))
    assert has(table, 0) == (50, {"apples": 1}, {})
    assert table.seen(None)["debt"] == {"by": 1, "to": 0, "gold": 6, "kind": "contraband"}
    assert table.seen(1)["prompt"]["pay"]["from"] == {"silk": 1, "mead": 1, "pepper": 1}
    table.act(1, Pay({"mead": 1}))
    assert has(table, 1) == (0, {}, {"silk": 1, "pepper": 1})
    assert has(table, 0) == (50, {"apples": 1}, {"mead": 1})
    assert table.phase == "inspect"


def test_no_contraband_card_may_be_given_that_could_be_left_out() -> None:  # R6.5
    table = fined(8, stand="1 apples", contraband="2 pepper, 1 silk")
    table.refuses(1, Pay({"pepper": 2}), "R6.5")
    table.refuses(1, Pay({"pepper": 1, "silk": 1}), "R6.5")
    table.refuses(1, Pay({"crossbows": 1}), "R6.5")
    table.refuses(1, Pay({}), "R6.5")
    table.act(1, Pay({"pepper": 1}))


def test_a_debtor_with_one_contraband_card_has_no_choice() -> None:  # R3.4
    table = fined(4, contraband="1 pepper")
    assert table.phase == "inspect"
    assert table.contraband(0) == {"pepper": 1}


@pytest.mark.parametrize(
    ("fine", "contraband", "answer"), [(4, "2 pepper", 1), (8, "2 pepper", 2), (12, "3 pepper", 2)]
)
def test_a_debtor_who_might_keep_some_contraband_always_chooses(  # R3.4
    fine: int, contraband: str, answer: int
) -> None:
    table = fined(fine, contraband=contraband)
    assert (table.phase, table.to_act) == ("debt", (1,))
    for wrong in {1, 2, 3} - {answer}:
        table.refuses(1, Pay({"pepper": wrong}), "R6.5")
    table.act(1, Pay({"pepper": answer}))
    assert table.contraband(0) == {"pepper": answer}


def test_whether_all_contraband_must_be_given_is_judged_after_the_legal_goods() -> None:  # R3.4
    table = fined(12, stand="1 cheese", contraband="2 crossbows")
    assert (table.phase, table.to_act) == ("debt", (1,))
    table.act(1, Pay({"crossbows": 1}))
    assert has(table, 1) == (0, {}, {"crossbows": 1})


def test_whether_a_debtor_chooses_does_not_reveal_their_contraband() -> None:  # R3.4
    tables = [fined(8, contraband=held) for held in ("2 pepper", "2 crossbows", "1 silk, 1 mead")]
    for other in (0, 2, 3, None):
        assert tables[0].seen(other) == tables[1].seen(other) == tables[2].seen(other)


def test_contraband_that_publicly_must_all_be_given_is_taken_at_once() -> None:  # R3.4
    table = fined(12, gold=2, contraband="2 silk")
    assert table.phase == "inspect"
    assert has(table, 0) == (52, {}, {"silk": 2})


def test_a_debtor_who_must_give_all_contraband_chooses_if_the_table_can_not_know_it() -> None:  # R3.4
    table = fined(12, contraband="2 salt", packs=("goose_fair",))
    assert (table.phase, table.to_act) == ("debt", (1,))
    table.refuses(1, Pay({"salt": 1}), "R6.5")
    table.act(1, Pay({"salt": 2}))
    assert table.happened(DebtPaid) == [DebtPaid(1, 0, contraband={"salt": 2}, forgiven=2)]
    assert table.phase == "inspect"


def test_royal_goods_pay_as_contraband_by_their_value() -> None:  # R6.5 R1.2
    table = fined(8, stand="1 apples", contraband="1 gouda_cheese, 1 green_apples", royal_goods=True)
    table.refuses(1, Pay({"green_apples": 1}), "R6.5")
    table.act(1, Pay({"gouda_cheese": 1}))
    assert table.contraband(0) == {"gouda_cheese": 1}


@pytest.mark.parametrize(
    ("belongings", "forgiven"),
    [
        ({}, 16),
        ({"gold": 3}, 13),
        ({"gold": 3, "stand": "2 apples"}, 9),
        ({"contraband": "1 pepper"}, 10),
        ({"gold": 1, "stand": "1 apples, 1 bread", "contraband": "1 crossbows"}, 1),
    ],
)
def test_with_nothing_left_the_rest_is_forgiven(belongings: dict[str, Any], forgiven: int) -> None:  # R6.5
    table = fined(16, **belongings)
    assert has(table, 1) == (0, {}, {})
    assert has(table, 0) == (
        50 + belongings.get("gold", 0),
        cards(belongings.get("stand", "")),
        cards(belongings.get("contraband", "")),
    )
    assert table.happened(DebtPaid)[-1].forgiven == forgiven
    assert (table.phase, table.state.debts) == ("inspect", ())


def test_a_debt_once_settled_is_not_owed_later() -> None:  # R6.5
    table = fined(8, gold=3)
    table.with_seat(1, gold=20).act(0, HandBack(2))
    assert table.gold(1) == 20


def test_hand_and_black_market_cards_are_never_owed() -> None:  # R6.5
    table = Table.at_inspection({1: ("2 mead", "apples")})
    table.with_seat(1, gold=3, black_market=(MarketCard("pepper", 26),)).act(0, Open(1))
    assert hand_size(table, 1) == 4
    assert table.state.seats[1].black_market == (MarketCard("pepper", 26),)
    assert table.happened(DebtPaid)[-1].forgiven == 5


def test_a_sheriff_in_debt_chooses_goods_too() -> None:  # R6.5
    table = owing_the_merchant(8, gold=3, stand="2 cheese, 1 bread")
    assert (table.phase, table.to_act) == ("debt", (0,))
    assert table.seen(None)["debt"] == {"by": 0, "to": 1, "gold": 5, "kind": "legal"}
    assert table.stand(1) == {"bread": 4}
    table.refuses(1, Pay({"cheese": 2}), "R6.5")
    table.act(0, Pay({"cheese": 1, "bread": 1}))
    assert has(table, 0) == (0, {"cheese": 1}, {})
    assert has(table, 1) == (53, {"bread": 5, "cheese": 1}, {})
    assert (table.phase, table.to_act) == ("inspect", (0,))


def test_a_sheriff_short_of_legal_goods_gives_contraband() -> None:  # R6.5
    table = owing_the_merchant(10, gold=1, stand="1 apples", contraband="1 silk, 1 crossbows")
    assert table.seen(None)["debt"] == {"by": 0, "to": 1, "gold": 7, "kind": "contraband"}
    table.act(0, Pay({"crossbows": 1}))
    assert has(table, 0) == (0, {}, {"silk": 1})
    assert has(table, 1) == (51, {"bread": 5, "apples": 1}, {"crossbows": 1})


def test_a_sheriff_with_nothing_is_forgiven_and_the_merchant_keeps_the_goods() -> None:  # R6.5
    table = owing_the_merchant(10, gold=4)
    assert has(table, 0) == (0, {}, {})
    assert has(table, 1) == (54, {"bread": 5}, {})
    assert table.happened(DebtPaid)[-1].forgiven == 6


def test_the_receiver_adds_the_goods_to_their_own() -> None:  # R6.5
    table = Table.at_inspection({1: ("2 mead", "apples")}).with_seat(0, stand="2 apples", contraband="1 mead")
    table.with_seat(1, gold=0, stand="1 apples", contraband="1 mead").act(0, Open(1))
    assert table.stand(0) == {"apples": 3}
    assert table.contraband(0) == {"mead": 2}
    assert table.seen(2)["seats"][0]["contraband"] == 2


@pytest.mark.parametrize("onlooker", [0, 1, 2, 3, None])
def test_contraband_given_for_a_debt_is_revealed_to_all(onlooker: int | None) -> None:  # R6.5
    table = fined(8, contraband="1 silk, 1 mead, 1 pepper").act(1, Pay({"silk": 1}))
    assert [event.seen_by(onlooker) for event in table.happened(DebtPaid)] == [DebtPaid(1, 0, contraband={"silk": 1})]


def test_the_contraband_a_debtor_keeps_stays_secret() -> None:  # R6.5
    table = fined(8, contraband="1 silk, 1 mead, 1 pepper").act(1, Pay({"silk": 1}))
    for other in (0, 2, 3, None):
        assert table.seen(other)["seats"][1]["contraband"] == 2


def test_in_the_first_edition_the_debt_is_paid_before_the_cards_are_placed() -> None:  # R6.5 R6.4
    table = fined(8, gold=3, stand="3 apples, 2 chickens", edition="first")
    assert (table.phase, table.to_act) == ("debt", (1,))
    table.not_now(0, Place("left", ["mead", "mead"]))
    table.act(1, Pay({"apples": 3}))
    assert (table.phase, table.to_act) == ("place", (0,))
    table.not_now(1, Pay({"chickens": 1}))
    table.act(0, Place("left", ["mead", "mead"]))
    assert (table.phase, table.to_act) == ("inspect", (0,))


@pytest.mark.parametrize("phase", ["debt", "place"])
def test_while_a_debt_or_a_placing_is_pending_nothing_else_can_be_done(phase: str) -> None:  # R6.5
    table = Table.at_inspection({1: ("2 mead", "apples")}, edition="first", time_limit=True)
    table.with_seat(1, gold=3, stand="3 apples, 2 chickens").act(2, MakeOffer(0, give=Side(gold=1))).act(0, Open(1))
    if phase == "place":
        table.act(1, Pay({"apples": 3}))
    assert table.phase == phase
    assert len(table.may_act) == 1
    for seat in range(4):
        for action in (
            Open(2),
            HandBack(2),
            MakeOffer(0 if seat else 1, give=Side(gold=1)),
            Accept(1),
            Refuse(1),
            Withdraw(1),
        ):
            table.not_now(seat, action)
    table.not_now(None, TimeUp())


def test_offers_stay_open_over_a_debt_and_those_that_can_no_longer_be_met_fall() -> None:  # R6.5
    table = Table.at_inspection({1: ("2 mead", "apples")}).with_seat(1, gold=3, stand="3 apples, 2 chickens")
    table.act(1, MakeOffer(0, give=Side(gold=1)))
    table.act(2, MakeOffer(0, give=Side(gold=5), pledges=[Pledge("hand_back", 2)]))
    table.act(3, MakeOffer(0, give=Side(gold=5), pledges=[Pledge("open", 1)]))
    table.act(0, MakeOffer(1, get=Side(stand={"chickens": 2})))
    table.act(0, Open(1))
    assert table.phase == "debt"
    assert {event.offer for event in table.happened(OfferFell)} == {1, 3}
    assert [offer.id for offer in table.state.offers] == [2, 4]
    table.act(1, Pay({"chickens": 1, "apples": 1}))
    assert [event.offer for event in table.happened(OfferFell)] == [4]
    table.act(0, Accept(2))
    assert table.gold(0) == 50 + 3 + 5


def test_the_last_bags_debt_is_paid_before_the_round_ends() -> None:  # R6.5
    table = Table.at_inspection({1: ("2 mead", "apples")}).with_seat(1, gold=3, stand="3 apples, 2 chickens")
    table.act(0, HandBack(2)).act(0, HandBack(3)).act(0, Open(1))
    assert (table.phase, table.state.round) == ("debt", 1)
    table.act(1, Pay({"apples": 3}))
    assert (table.phase, table.state.round) == ("market", 2)


def booty_to_share(booty: Booty) -> Table:
    """Six players; the last bag of a round is handed back with this booty on the tile."""
    table = Table.at_inspection({}, players=6).with_state(booty=booty)
    for bag in (2, 3, 4, 5):
        table.act(0, HandBack(bag)).act(1, HandBack(bag))
    return table


def test_booty_of_even_gold_has_one_answer_and_is_shared_without_asking() -> None:  # R3.4
    table = booty_to_share(Booty(gold=6))
    assert len(table.happened(BootyShared)) == 1
    assert (table.gold(0), table.gold(1)) == (53, 53)
    assert table.state.round == 2


@pytest.mark.parametrize(
    "booty", [Booty(stand={"apples": 1}), Booty(stand={"apples": 2}), Booty(contraband={"silk": 2}), Booty(gold=1)]
)
def test_deputies_are_always_asked_about_booty_with_a_card_or_an_odd_coin_in_it(booty: Booty) -> None:  # R3.4
    table = booty_to_share(booty)
    assert (table.phase, table.to_act) == ("share", (0, 1))
