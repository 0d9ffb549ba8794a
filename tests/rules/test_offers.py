"""Offers: who can deal with whom, what can be in an offer, and what can't (R7.1 to R7.4)."""

from typing import Any

import pytest

from nottingham.rules.actions import Accept, HandBack, Refuse, Spare, Words
from nottingham.rules.errors import Malformed
from tests.support.dealing import stalls, standing
from tests.support.game import Table, an_offer, side

# Who deals with whom


def test_a_merchant_offers_and_the_sheriff_accepts() -> None:  # R7.1
    table = stalls()
    number = table.offer(1, 0, give=side(5))
    table.act(0, Accept(number))
    assert (table.gold(0), table.gold(1)) == (55, 45)


def test_the_sheriff_offers_and_a_merchant_accepts() -> None:  # R7.1
    table = stalls()
    number = table.offer(0, 1, give=side(stand="1 cheese"), get=side(5))
    table.act(1, Accept(number))
    assert (table.gold(0), table.gold(1)) == (55, 45)
    assert table.stand(1) == {"cheese": 4, "bread": 1}


def test_a_merchant_whose_bag_is_settled_still_deals() -> None:  # R7.1
    table = stalls().act(0, HandBack(1))
    table.strike(1, 0, give=side(5), pledges="open 2")
    assert table.gold(0) == 55


def test_nobody_deals_with_themselves_or_with_a_seat_that_does_not_exist() -> None:  # R7.1
    table = stalls()
    for to in (1, 4, -1):
        table.refuses(1, an_offer(to, give=side(5)), "R7.1")


def test_without_open_trade_merchants_cant_deal_with_each_other() -> None:  # R7.1
    table = stalls()
    table.refuses(1, an_offer(2, give=side(5)), "R7.1")
    assert table.seen(1)["prompt"]["offer"]["to"] == [0]


def test_with_open_trade_merchants_trade_gold_stand_goods_contraband_and_favours() -> None:  # R7.1
    table = stalls(open_trade=True)
    table.strike(
        1, 2, give=side(5, stand="1 bread"), get=side(contraband="1 mead"), favours=[Words(2, "You have a friend.")]
    )
    assert (table.gold(1), table.gold(2)) == (45, 55)
    assert table.stand(2) == {"cheese": 3, "bread": 2}
    assert table.contraband(1) == {"mead": 2, "pepper": 1}
    assert table.contraband(2) == {"pepper": 1}
    assert table.seen(3)["ledger"][0]["status"] == "words"


@pytest.mark.parametrize(
    "terms",
    [
        {"give": side(5), "pledges": "open 3"},
        {"give": side(5), "pledges": "hand_back 1"},
        {"give": side(bag="1 apples")},
        {"give": side(5), "get": side(bag="1 apples")},
    ],
)
def test_merchants_who_trade_pledge_no_bags_and_give_no_bag_goods(terms: dict[str, Any]) -> None:  # R7.1
    stalls(open_trade=True).refuses(1, an_offer(2, **terms), "R7.1")


def test_only_the_addressee_of_an_offer_can_answer_it() -> None:  # R7.1
    table = stalls()
    number = table.offer(1, 0, give=side(5))
    for seat in (1, 2, 3):
        table.refuses(seat, Accept(number), "R7.1")
        table.refuses(seat, Refuse(number), "R7.1")


def test_dealing_ends_when_the_sheriff_has_settled_the_last_bag_and_not_before() -> None:  # R7.1
    table = stalls()
    assert table.may_act == (0, 1, 2, 3)
    table.act(0, HandBack(1)).act(0, HandBack(2))
    table.offer(2, 0, give=side(1))
    table.act(0, HandBack(3))
    table.not_now(2, an_offer(0, give=side(1)))


def test_nobody_deals_before_the_inspection() -> None:  # R7.1
    table = Table.laid()
    table.not_now(1, an_offer(0, give=side(5)))
    table.pass_market()
    table.not_now(1, an_offer(0, give=side(5)))


# What can be in an offer


def test_gold_stand_goods_contraband_bag_goods_pledges_and_favours_mix_in_one_deal() -> None:  # R7.2
    table = stalls()
    table.strike(
        1,
        0,
        give=side(5, stand="1 bread", contraband="1 mead", bag="1 silk"),
        get=side(2, stand="2 cheese", contraband="1 pepper"),
        pledges="hand_back 1, open 2",
        favours=[Spare(0, 1)],
    )
    assert (table.gold(0), table.gold(1)) == (53, 47)
    assert table.stand(0) == {"cheese": 1, "bread": 2}
    assert table.contraband(0) == {"mead": 2, "silk": 1}
    assert table.stand(1) == {"cheese": 5, "apples": 2}
    assert table.contraband(1) == {"pepper": 2}
    assert [bond["bag"] for bond in table.seen(3)["pledges"]] == [2]
    assert len(table.seen(3)["ledger"]) == 1


def test_the_bag_of_anyone_can_be_pledged_while_it_is_unsettled() -> None:  # R7.2
    table = stalls()
    table.strike(1, 0, give=side(5), pledges="hand_back 3")
    assert table.seen(None)["seats"][3]["bag"]["status"] == "handed_back"
    for seat in (0, 3, 7, -1):
        table.refuses(1, an_offer(0, give=side(5), pledges=f"open {seat}"), "R7.2")


def test_only_the_merchant_gives_from_a_bag() -> None:  # R7.2
    table = stalls()
    table.refuses(0, an_offer(1, give=side(bag="1 apples"), pledges="hand_back 1"), "R7.2")
    table.refuses(1, an_offer(0, get=side(bag="1 apples"), pledges="hand_back 1"), "R7.2")


def test_the_sheriff_can_ask_for_goods_from_a_merchants_bag() -> None:  # R7.2
    table = stalls()
    table.strike(0, 1, get=side(bag="1 silk"), pledges="hand_back 1")
    assert table.contraband(0) == {"mead": 1, "pepper": 1, "silk": 1}


def test_cards_in_hand_are_never_in_a_deal() -> None:  # R7.2
    table = Table.at_inspection({}).with_seat(1, hand="5 bread, 1 silk")
    table.refuses(1, an_offer(0, give=side(stand="1 bread")), "R7.3")
    table.refuses(1, an_offer(0, give=side(contraband="1 silk")), "R7.3")
    table.strike(1, 0, give=side(bag="1 bread"), pledges="hand_back 1")
    assert table.stand(0) == {}


def test_legal_goods_are_not_contraband() -> None:  # R7.2
    stalls().refuses(1, an_offer(0, give=side(contraband="1 cheese")), "R7.2")


# Refusals, for public reasons only


@pytest.mark.parametrize(
    "too_much",
    [
        pytest.param(side(51), id="gold"),
        pytest.param(side(stand="4 cheese"), id="stand goods"),
        pytest.param(side(stand="1 mead"), id="contraband as stand goods"),
        pytest.param(side(contraband="3 mead"), id="contraband"),
        pytest.param(side(contraband="2 mead, 1 silk"), id="contraband of two kinds"),
        pytest.param(side(stand="1 turnips"), id="a good not in this game"),
        pytest.param(side(contraband="1 gouda_cheese"), id="royals not in this game"),
    ],
)
def test_neither_side_is_asked_for_more_than_the_table_sees_it_has(too_much: Any) -> None:  # R7.3
    table = stalls()
    table.refuses(1, an_offer(0, give=too_much), "R7.3")
    table.refuses(1, an_offer(0, get=too_much), "R7.3")
    table.refuses(0, an_offer(1, give=too_much), "R7.3")
    table.refuses(0, an_offer(1, get=too_much), "R7.3")


def test_a_favour_does_not_make_an_impossible_offer_legal() -> None:  # R7.3
    table = stalls(open_trade=True)
    for to in (0, 2):
        table.refuses(1, an_offer(to, give=side(51), favours=[Words(1, "Trust me.")]), "R7.3")


def test_with_open_trade_the_same_is_refused_between_merchants() -> None:  # R7.3
    table = stalls(open_trade=True)
    for too_much in (side(51), side(stand="4 cheese"), side(contraband="3 mead"), side(stand="1 turnips")):
        table.refuses(1, an_offer(2, give=too_much), "R7.3")
        table.refuses(1, an_offer(2, get=too_much), "R7.3")


def test_all_that_a_side_has_can_be_offered() -> None:  # R7.3
    table = stalls()
    everything = side(50, stand="3 cheese, 1 bread", contraband="2 silk")
    table.offer(1, 0, give=everything, get=everything)
    assert standing(table) == [1]


def test_no_more_bag_goods_are_named_than_the_bag_holds_cards() -> None:  # R7.3
    table = stalls()
    table.refuses(1, an_offer(0, give=side(bag="3 silk, 1 mead"), pledges="hand_back 1"), "R7.3")
    table.refuses(0, an_offer(1, get=side(bag="4 apples"), pledges="hand_back 1"), "R7.3")
    table.refuses(1, an_offer(0, give=side(bag="1 turnips"), pledges="hand_back 1"), "R7.3")
    table.offer(1, 0, give=side(bag="3 mead"), pledges="hand_back 1")


def test_an_offer_with_nothing_in_it_is_refused() -> None:  # R7.3
    table = stalls()
    table.refuses(1, an_offer(0), "R7.3")
    table.refuses(1, an_offer(0, give=side(0, stand="0 cheese"), get=side(0, contraband="0 silk")), "R7.3")


@pytest.mark.parametrize(
    "offer",
    [
        {"to": 0, "give": {"gold": -5}},
        {"to": 0, "give": {"gold": True}},
        {"to": 0, "give": {"gold": "5"}},
        {"to": 0, "give": {"stand": {"cheese": -1}}},
        {"to": 0, "give": {"hand": {"cheese": 1}}},
        {"to": "sheriff", "give": {"gold": 5}},
        {"to": 0, "pledges": [{"type": "burn", "bag": 1}]},
        {"to": 0, "favours": [{"type": "pay", "by": 1, "to": 0, "gold": 0}]},
        {"to": 0, "favours": [{"type": "words", "by": 1, "text": ""}]},
    ],
)
def test_an_offer_of_the_wrong_shape_is_malformed(offer: dict[str, Any]) -> None:  # R7.2
    with pytest.raises(Malformed):
        stalls().act(1, {"type": "offer", **offer})


def test_an_offer_comes_over_the_wire() -> None:  # R7.2
    table = stalls().act(
        1,
        {
            "type": "offer",
            "to": 0,
            "give": {"gold": 5, "stand": {"cheese": 1}, "contraband": {"mead": 1}, "bag": {"silk": 1}},
            "get": {"gold": 1},
            "pledges": [{"type": "hand_back", "bag": 1}, {"type": "open", "bag": 2}],
            "favours": [{"type": "spare", "by": 0, "whom": 1}, {"type": "words", "by": 1, "text": "Thanks."}],
        },
    )
    table.act(0, {"type": "accept", "offer": 1})
    assert (table.gold(0), table.gold(1)) == (54, 46)
    assert table.contraband(0) == {"mead": 2, "pepper": 1, "silk": 1}
    assert table.seen(None)["pledges"] == [{"type": "open", "bag": 2, "by": [0], "to": 1}]


def test_one_bag_is_not_pledged_twice() -> None:  # R7.3
    table = stalls()
    for twice in ("hand_back 1, open 1", "open 2, open 2", "hand_back 1, open 2, hand_back 1"):
        table.refuses(1, an_offer(0, give=side(5), pledges=twice), "R7.3")


def test_a_gift_is_an_offer() -> None:  # R7.3
    table = stalls()
    table.strike(1, 0, give=side(5))
    table.strike(0, 2, give=side(stand="1 bread"))
    assert table.gold(0) == 55
    assert table.stand(2) == {"cheese": 3, "bread": 2}


def test_each_open_offer_is_judged_alone_and_not_their_sum() -> None:  # R7.3
    table = stalls(open_trade=True)
    for to in (0, 2, 3):
        table.offer(1, to, give=side(50))
    assert standing(table) == [1, 2, 3]


@pytest.mark.parametrize(
    ("lost", "terms"),
    [
        ({"gold": 4}, {"give": side(5)}),
        ({"stand": "1 bread"}, {"give": side(stand="1 cheese")}),
        ({"contraband": ""}, {"give": side(contraband="1 silk")}),
    ],
)
def test_the_same_is_checked_when_an_offer_is_accepted(lost: dict[str, Any], terms: dict[str, Any]) -> None:  # R7.3
    table = stalls()
    number = table.offer(1, 0, **terms)
    table.with_seat(1, **lost)
    table.refuses(0, Accept(number), "R7.3")


def test_goods_that_nobody_can_check_are_not_refused() -> None:  # R7.3
    table = stalls()
    table.offer(1, 0, give=side(contraband="2 crossbows", bag="3 crossbows"), pledges="hand_back 1")
    assert standing(table) == [1]


def test_bag_goods_are_named_only_with_a_pledge_to_hand_that_bag_back() -> None:  # R7.4
    table = stalls()
    for pledges in ("", "open 1", "hand_back 2"):
        table.refuses(1, an_offer(0, give=side(bag="1 silk"), pledges=pledges), "R7.4")
        table.refuses(0, an_offer(1, get=side(bag="1 silk"), pledges=pledges), "R7.4")
    table.offer(1, 0, give=side(bag="1 silk"), pledges="open 2, hand_back 1")


def test_a_settled_bag_gives_nothing() -> None:  # R7.4
    table = stalls().act(0, HandBack(1))
    table.refuses(1, an_offer(0, give=side(bag="1 silk")), "R7.4")
    table.refuses(1, an_offer(0, give=side(bag="1 silk"), pledges="hand_back 1"), "R7.2")
