"""Deals: how they are carried out, pledges, lies, and what each seat learns (R7.6 to R7.8)."""

from typing import Any

import pytest

from nottingham.rules.actions import HandBack, Open, TimeUp
from nottingham.rules.events import BagHandedBack, BagOpened, DealStruck, Event, FellShort
from nottingham.rules.wire import encode
from tests.support.dealing import seen_after
from tests.support.game import Table, an_offer, side


def order_of(table: Table, *kinds: type[Event]) -> list[type[Event]]:
    return [type(event) for event in table.events if isinstance(event, kinds)]


# Carried out at once and together


def test_a_struck_deal_moves_gold_and_goods_and_then_hands_the_bag_back() -> None:  # R7.6
    table = Table.at_inspection({1: ("2 apples, 1 silk", "apples")}).with_seat(1, stand="1 bread")
    table.strike(1, 0, give=side(5, stand="1 bread"), pledges="hand_back 1")
    assert order_of(table, DealStruck, BagHandedBack) == [DealStruck, BagHandedBack]
    assert (table.gold(0), table.gold(1)) == (55, 45)
    assert table.stand(0) == {"bread": 1}
    assert table.stand(1) == {"apples": 2}
    assert table.contraband(1) == {"silk": 1}


def test_pledged_bags_are_handed_back_in_the_order_named() -> None:  # R7.6
    table = Table.at_inspection({})
    table.strike(1, 0, give=side(5), pledges="hand_back 3, hand_back 1, hand_back 2")
    assert [event.bag for event in table.happened(BagHandedBack)] == [3, 1, 2]
    assert table.state.round == 2


def test_stand_goods_are_taken_as_they_lay_before_the_deal() -> None:  # R7.6
    table = Table.at_inspection({1: ("1 silk", "apples")})
    table.with_seat(0, contraband="1 pepper").with_seat(1, contraband="1 mead")
    deal = table.strike(1, 0, give=side(contraband="1 mead"), get=side(contraband="1 mead"), pledges="hand_back 1")
    assert deal.short == (0,)
    assert table.contraband(0) == {"pepper": 1, "mead": 1}
    assert table.contraband(1) == {"silk": 1}


def test_legal_goods_that_come_out_of_the_bag_cant_be_promised_as_stand_goods() -> None:  # R7.6
    table = Table.at_inspection({1: ("2 apples", "apples")})
    table.refuses(1, an_offer(0, give=side(stand="1 apples"), pledges="hand_back 1"), "R7.3")


def test_named_bag_goods_go_to_the_receiver_and_the_rest_to_the_owner() -> None:  # R7.6
    table = Table.at_inspection({1: ("2 apples, 1 silk, 1 mead", "apples")})
    table.strike(1, 0, give=side(bag="1 apples, 1 silk"), pledges="hand_back 1")
    assert table.stand(0) == table.stand(1) == {"apples": 1}
    assert table.contraband(0) == {"silk": 1}
    assert table.contraband(1) == {"mead": 1}


def test_bag_goods_come_from_the_merchant_who_deals_and_not_from_other_bags_handed_back() -> None:  # R7.6
    table = Table.at_inspection({1: ("1 silk", "apples"), 2: ("1 silk", "apples")})
    table.strike(1, 0, give=side(bag="1 silk"), pledges="hand_back 2, hand_back 1")
    assert table.contraband(0) == {"silk": 1}
    assert table.contraband(1) == {}
    assert table.contraband(2) == {"silk": 1}


def test_a_pledge_to_open_is_binding_until_done() -> None:  # R7.6
    table = Table.at_inspection({})
    table.strike(1, 0, give=side(5), pledges="open 2")
    assert table.seen(None)["pledges"] == [{"type": "open", "bag": 2, "by": [0], "to": 1}]
    table.refuses(0, HandBack(2), "R7.6")
    prompt = table.seen(0)["prompt"]
    assert (prompt["open"]["bags"], prompt["hand_back"]["bags"]) == ([1, 2, 3], [1, 3])
    table.act(0, HandBack(1)).act(0, Open(2))
    assert table.seen(None)["pledges"] == []
    assert table.gold(2) == 52


def test_no_deal_can_contradict_a_pledge_to_open() -> None:  # R7.6
    table = Table.at_inspection({})
    table.strike(1, 0, give=side(5), pledges="open 2")
    table.refuses(2, an_offer(0, give=side(50), pledges="hand_back 2"), "R7.6")
    table.refuses(0, an_offer(2, get=side(50), pledges="hand_back 2"), "R7.6")
    table.strike(3, 0, give=side(5), pledges="open 2")


def test_the_phase_does_not_end_before_a_pledged_bag_is_opened() -> None:  # R7.6
    table = Table.at_inspection({})
    table.strike(1, 0, give=side(5), pledges="open 2, hand_back 1, hand_back 3")
    assert table.phase == "inspect"
    table.act(0, Open(2))
    assert table.state.round == 2


def test_a_pledged_bag_is_opened_when_time_is_up() -> None:  # R7.6 R6.6
    table = Table.at_inspection({2: ("1 silk", "apples")}, time_limit=True)
    table.strike(1, 0, give=side(5), pledges="open 2")
    table.act(None, TimeUp())
    assert [event.bag for event in table.happened(BagOpened)] == [2]
    assert [event.bag for event in table.happened(BagHandedBack)] == [1, 3]


def test_a_deal_that_hands_the_last_bag_back_ends_the_inspection() -> None:  # R7.6
    table = Table.at_inspection({}).act(0, HandBack(2)).act(0, HandBack(3))
    table.strike(1, 0, give=side(5), pledges="hand_back 1")
    assert (table.phase, table.state.round) == ("market", 2)


# Lies


def liar(**setting: Any) -> Table:
    """Seat 1 has one pepper and one mead on the stand, an apple and a silk in the bag."""
    table = Table.at_inspection({1: ("1 apples, 1 silk", "apples")}, **setting)
    return table.with_seat(1, contraband="1 pepper, 1 mead")


@pytest.mark.parametrize("edition", ["first", "second"])
def test_of_bag_goods_only_those_that_exist_are_handed_over(edition: str) -> None:  # R7.7
    table = liar(edition=edition)
    deal = table.strike(1, 0, give=side(bag="1 silk, 1 crossbows"), pledges="hand_back 1")
    assert deal.short == (1,)
    assert table.contraband(0) == {"silk": 1}
    assert table.stand(1) == {"apples": 1}


@pytest.mark.parametrize("edition", ["first", "second"])
def test_of_stand_contraband_only_what_exists_is_handed_over(edition: str) -> None:  # R7.7
    table = liar(edition=edition)
    deal = table.strike(1, 0, give=side(contraband="2 mead"))
    assert deal.short == (1,)
    assert table.contraband(0) == {"mead": 1}
    assert table.contraband(1) == {"pepper": 1}


def test_legal_bag_goods_can_be_a_lie_too() -> None:  # R7.7
    table = liar()
    table.strike(1, 0, give=side(bag="2 apples"), pledges="hand_back 1")
    assert table.stand(0) == {"apples": 1}
    assert table.happened(FellShort)[0].bag == {"apples": 1, "silk": 1}


def test_contraband_named_from_the_stand_never_comes_from_the_bag() -> None:  # R7.7
    table = liar()
    table.strike(1, 0, give=side(contraband="1 silk"), pledges="hand_back 1")
    assert table.contraband(0) == {}
    assert table.contraband(1) == {"pepper": 1, "mead": 1, "silk": 1}


def test_the_rest_of_a_deal_is_carried_out_even_if_someone_fell_short() -> None:  # R7.7
    table = liar()
    table.strike(1, 0, give=side(5, contraband="1 silk"), get=side(2), pledges="hand_back 1")
    assert (table.gold(0), table.gold(1)) == (53, 47)
    assert table.seen(None)["seats"][1]["bag"]["status"] == "handed_back"


def test_falling_short_is_public_and_the_proof_is_not() -> None:  # R7.7
    table = liar()
    table.strike(1, 0, give=side(contraband="2 mead"))
    fell = table.happened(FellShort)[0]
    for outsider in (2, 3, None):
        assert fell.seen_by(outsider) == FellShort(1, (0,))
        assert table.seen(outsider)["deals"][0]["short"] == [1]
        assert table.seen(outsider)["shown"] == []


def test_a_side_that_fell_short_shows_the_other_side_all_its_contraband() -> None:  # R7.7
    table = liar()
    table.strike(1, 0, give=side(contraband="2 mead"))
    shown = table.happened(FellShort)[0].seen_by(0)
    assert shown == FellShort(1, (0,), {"pepper": 1, "mead": 1}, None)
    proof = table.seen(0)["shown"][0]
    assert (proof["round"], proof["seat"], proof["contraband"], proof["bag"]) == (1, 1, {"pepper": 1, "mead": 1}, None)


def test_falling_short_of_stand_contraband_shows_nothing_of_the_bag() -> None:  # R7.7
    table = liar()
    table.strike(1, 0, give=side(contraband="1 crossbows"), pledges="hand_back 1")
    assert table.contraband(1) == {"pepper": 1, "mead": 1, "silk": 1}
    assert table.seen(0)["shown"][0]["contraband"] == {"pepper": 1, "mead": 1}
    assert "silk" not in seen_after(table, 0)


def test_falling_short_of_bag_goods_shows_the_whole_bag_too() -> None:  # R7.7
    table = liar()
    table.strike(1, 0, give=side(bag="1 mead"), pledges="hand_back 1")
    proof = table.seen(0)["shown"][0]
    assert proof["contraband"] == {"pepper": 1, "mead": 1}
    assert proof["bag"] == {"apples": 1, "silk": 1}


def test_a_sheriff_who_lies_shows_the_merchant_their_contraband() -> None:  # R7.7
    table = liar().with_seat(0, contraband="1 crossbows")
    deal = table.strike(1, 0, give=side(5), get=side(contraband="1 silk"))
    assert deal.short == (0,)
    assert table.seen(1)["shown"][0]["contraband"] == {"crossbows": 1}
    assert table.seen(0)["shown"] == []


def test_both_sides_can_fall_short_in_one_deal() -> None:  # R7.7
    table = liar().with_seat(0, contraband="1 crossbows")
    deal = table.strike(0, 1, give=side(contraband="1 silk"), get=side(contraband="1 silk"))
    assert deal.short == (0, 1)
    assert table.seen(0)["shown"][0]["contraband"] == {"pepper": 1, "mead": 1}
    assert table.seen(1)["shown"][0]["contraband"] == {"crossbows": 1}
    assert table.contraband(0) == {"crossbows": 1}


def test_merchants_who_trade_can_lie_too() -> None:  # R7.7
    table = liar(open_trade=True)
    table.strike(1, 2, give=side(contraband="1 silk"), get=side(5))
    assert table.seen(2)["shown"][0]["contraband"] == {"pepper": 1, "mead": 1}
    assert table.seen(0)["shown"] == []
    assert table.contraband(2) == {}


def test_the_honest_show_nothing() -> None:  # R7.7
    table = liar()
    deal = table.strike(1, 0, give=side(contraband="1 mead", bag="1 silk"), pledges="hand_back 1")
    assert deal.short == ()
    assert table.happened(FellShort) == []
    assert table.seen(0)["shown"] == []


def test_what_was_shown_stays_known_in_later_rounds() -> None:  # R7.7 R11.1
    table = liar()
    table.strike(1, 0, give=side(contraband="1 silk"))
    table.end_round()
    assert [proof["seat"] for proof in table.seen(0)["shown"]] == [1]


# Who sees what moved


def test_goods_received_lie_on_the_stand_legal_face_up_and_contraband_face_down() -> None:  # R7.8
    table = liar().with_seat(1, stand="2 bread", contraband="1 pepper")
    table.strike(1, 0, give=side(stand="1 bread", contraband="1 pepper", bag="1 apples, 1 silk"), pledges="hand_back 1")
    seen = table.seen(2)["seats"][0]
    assert seen["stand"] == {"bread": 1, "apples": 1}
    assert seen["contraband"] == 2
    assert table.seen(0)["seats"][0]["contraband"] == {"pepper": 1, "silk": 1}


def test_giver_and_receiver_know_what_moved_and_others_see_a_number() -> None:  # R7.8
    table = liar()
    table.strike(1, 0, give=side(contraband="1 mead", bag="1 apples, 1 silk"), pledges="hand_back 1")
    for insider in (0, 1):
        gave = table.seen(insider)["deals"][0]["gave"]
        assert (gave["contraband"], gave["bag"]) == ({"mead": 1}, {"apples": 1, "silk": 1})
    for outsider in (2, None):
        gave = table.seen(outsider)["deals"][0]["gave"]
        assert (gave["contraband"], gave["bag"]) == (1, {"apples": 1, "contraband": 1})


def test_the_receiver_of_bag_goods_does_not_see_what_stays_with_the_owner() -> None:  # R7.8
    table = Table.at_inspection({1: ("1 mead, 1 silk", "apples")})
    table.strike(1, 0, give=side(bag="1 silk"), pledges="hand_back 1")
    back = table.happened(BagHandedBack)[0]
    owner, sheriff, outsider = (back.seen_by(seat) for seat in (1, 0, 2))
    assert isinstance(owner, BagHandedBack) and isinstance(sheriff, BagHandedBack)
    assert (owner.contraband, owner.given_contraband) == ({"mead": 1}, {"silk": 1})
    assert sheriff.given_contraband == {"silk": 1}
    assert b"mead" not in encode(sheriff)
    assert b"silk" not in encode(outsider) and b"mead" not in encode(outsider)
    assert isinstance(outsider, BagHandedBack)
    assert (outsider.count, outsider.given_count) == (1, 1)


def test_paying_for_anothers_bag_does_not_show_its_contents() -> None:  # R7.8
    table = Table.at_inspection({2: ("1 mead, 1 silk", "apples")})
    table.strike(1, 0, give=side(5), pledges="hand_back 2")
    for seat in (0, 1, 3, None):
        assert b"silk" not in encode([event.seen_by(seat) for event in table.events])
        assert "cards" not in table.seen(seat)["seats"][2]["bag"]
