"""Deals with both deputies, or with the one who acts alone (R8.5, R7.10)."""

import pytest

from nottingham.rules.actions import Accept, HandBack, Open, Refuse, Withdraw, Words
from nottingham.rules.events import BagHandedBack, BagOpened, FellShort, OfferAccepted
from tests.support.dealing import left_to_the_first, six, standing
from tests.support.game import Table, an_offer, side


def test_an_offer_to_both_deputies_needs_both_to_accept() -> None:  # R8.5
    table = six()
    number = table.offer(2, "deputies", give=side(5), pledges="hand_back 2")
    assert table.seen(None)["offers"][0]["needs"] == [0, 1]
    table.act(1, Accept(number))
    assert table.happened(OfferAccepted) == [OfferAccepted(number, 1)]
    assert table.seen(None)["offers"][0]["accepted_by"] == [1]
    assert table.gold(2) == 50
    table.refuses(1, Accept(number), "R8.5")
    table.act(0, Accept(number))
    assert table.gold(2) == 45


def test_an_acceptance_can_be_taken_back_by_refusing() -> None:  # R8.5
    table = six()
    number = table.offer(2, "deputies", give=side(5), pledges="hand_back 2")
    table.act(0, Accept(number)).act(0, Refuse(number))
    assert standing(table) == []
    table.refuses(1, Accept(number), "R7.5")


def test_the_merchant_can_withdraw_what_one_deputy_has_accepted() -> None:  # R8.5
    table = six()
    number = table.offer(2, "deputies", give=side(5), pledges="hand_back 2")
    table.act(0, Accept(number)).act(2, Withdraw(number))
    assert standing(table) == []


def test_an_offer_to_both_that_replaces_another_must_be_accepted_again() -> None:  # R8.5
    table = six()
    table.act(0, Accept(table.offer(2, "deputies", give=side(5), pledges="hand_back 2")))
    number = table.offer(2, "deputies", give=side(4), pledges="hand_back 2")
    table.act(1, Accept(number))
    assert standing(table) == [number]


def test_offers_to_both_may_pledge_nothing() -> None:  # R8.5
    table = six()
    table.strike(2, "deputies", give=side(5))
    table.strike(2, "deputies", favours=[Words(2, "My thanks.")])
    assert table.state.booty.gold == 5


def test_offers_to_both_pledge_no_bag_that_one_holds_alone() -> None:  # R8.5
    table = left_to_the_first()
    for pledges in ("hand_back 2", "open 2", "hand_back 3, open 2"):
        table.refuses(3, an_offer("deputies", give=side(5), pledges=pledges), "R8.5")


def test_in_joint_deals_deputies_give_only_pledges_and_favours() -> None:  # R8.5
    table = six().with_seat(0, stand="1 bread", contraband="1 silk")
    for too_much in (side(1), side(stand="1 bread"), side(contraband="1 silk")):
        table.refuses(2, an_offer("deputies", get=too_much, pledges="hand_back 2"), "R8.5")
        table.refuses(0, an_offer(2, give=too_much, pledges="hand_back 2"), "R8.5")
    table.strike(2, "deputies", give=side(5), pledges="hand_back 2, open 3", favours=[Words(0, "You may rest.")])


def test_only_merchants_address_both_deputies_and_only_where_there_are_two() -> None:  # R8.5
    six().refuses(0, an_offer("deputies", give=side(5)), "R7.1")
    Table.at_inspection({}).refuses(1, an_offer("deputies", give=side(5)), "R8.5")


def test_deputies_dont_deal_with_each_other() -> None:  # R8.5 R7.1
    six().refuses(0, an_offer(1, give=side(5)), "R7.1")


@pytest.mark.parametrize("deputy", [0, 1])
def test_a_deputys_offer_about_a_joint_bag_needs_the_merchant_and_the_other_deputy(deputy: int) -> None:  # R8.5
    table, other = six(), 1 - deputy
    number = table.offer(deputy, 2, get=side(5), pledges="hand_back 2")
    assert set(table.seen(None)["offers"][0]["needs"]) == {other, 2}
    table.act(2, Accept(number))
    assert table.gold(2) == 50
    table.act(other, Accept(number))
    assert (table.gold(2), table.state.booty.gold) == (45, 5)
    assert [event.by for event in table.happened(BagHandedBack)] == [(0, 1)]


@pytest.mark.parametrize("unwilling", [1, 2])
def test_a_deputys_joint_offer_is_refused_by_either_of_those_it_needs(unwilling: int) -> None:  # R8.5
    table = six()
    number = table.offer(0, 2, get=side(5), pledges="hand_back 2")
    table.act(3 - unwilling, Accept(number)).act(unwilling, Refuse(number))
    assert standing(table) == []


def test_a_merchant_who_lied_to_both_deputies_shows_both() -> None:  # R8.5 R7.7
    table = six({2: ("1 silk", "apples")}).with_seat(2, contraband="1 pepper")
    table.strike(2, "deputies", give=side(contraband="1 mead", bag="1 apples"), pledges="hand_back 2")
    assert table.happened(FellShort)[0].to == (0, 1)
    for deputy in (0, 1):
        proof = table.seen(deputy)["shown"][0]
        assert (proof["contraband"], proof["bag"]) == ({"pepper": 1}, {"silk": 1})
    assert table.seen(3)["shown"] == []


# Deals with one


def test_an_offer_to_one_deputy_pledges_a_bag_they_decide_on_alone() -> None:  # R8.5
    table = left_to_the_first()
    table.refuses(2, an_offer(0, give=side(5)), "R8.5")
    table.refuses(2, an_offer(0, give=side(5), pledges="hand_back 3"), "R8.5")
    table.refuses(2, an_offer(0, give=side(5), pledges="hand_back 2, open 3"), "R8.5")
    table.refuses(2, an_offer(1, give=side(5), pledges="hand_back 2"), "R8.5")
    table.offer(2, 0, give=side(5), pledges="hand_back 2")
    table.offer(3, 0, give=side(5), pledges="open 2")


def test_the_deputy_who_acts_alone_can_give_and_needs_nobody_else() -> None:  # R8.5
    table = left_to_the_first().with_seat(0, stand="1 bread")
    deal = table.strike(0, 2, give=side(1, stand="1 bread"), get=side(5), pledges="hand_back 2")
    assert deal.needs == (2,)
    assert [table.gold(seat) for seat in (0, 2)] == [54, 46]
    assert table.stand(2) == {"bread": 1, "apples": 1}


def test_a_deputys_offer_does_not_mix_their_own_bags_with_joint_ones() -> None:  # R8.5
    left_to_the_first().refuses(0, an_offer(2, get=side(5), pledges="hand_back 2, open 3"), "R8.5")


def test_a_deputy_cant_offer_what_the_other_holds_alone() -> None:  # R8.5
    left_to_the_first().refuses(1, an_offer(2, get=side(5), pledges="hand_back 2"), "R8.5")


# Bags both are bound to open


@pytest.mark.parametrize("opener", [0, 1])
def test_either_deputy_can_open_a_bag_that_both_are_bound_to_open(opener: int) -> None:  # R8.5
    table = six({3: ("2 apples", "apples")})
    table.strike(2, "deputies", give=side(5), pledges="open 3")
    assert table.seen(None)["pledges"] == [{"type": "open", "bag": 3, "by": [0, 1], "to": 2}]
    for deputy in (0, 1):
        table.refuses(deputy, HandBack(3), "R7.6")
    table.act(opener, Open(3))
    assert [event.by for event in table.happened(BagOpened)] == [(0, 1)]
    assert [table.gold(seat) for seat in (0, 1, 3)] == [48, 48, 54]


def test_votes_before_a_joint_pledge_to_open_no_longer_count() -> None:  # R8.5
    table = six({3: ("1 silk", "apples")}).act(0, Open(3))
    table.strike(2, "deputies", give=side(5), pledges="open 3")
    assert table.seen(None)["stances"] == {}
    table.act(0, Open(3))
    assert table.state.booty.gold == 9


# The owner's own offer


def test_each_deputy_answers_the_owners_offer_before_voting_to_hand_back() -> None:  # R7.10
    table = six()
    number = table.offer(2, "deputies", give=side(5), pledges="hand_back 2")
    table.refuses(0, HandBack(2), "R7.10")
    table.refuses(1, HandBack(2), "R7.10")
    table.act(0, Accept(number)).act(0, HandBack(2))
    table.refuses(1, HandBack(2), "R7.10")
    table.act(1, Refuse(number)).act(1, HandBack(2))
    assert (table.gold(2), table.stand(2)) == (50, {"apples": 1})


def test_a_bag_goes_back_by_two_votes_only_when_both_have_answered_the_owner() -> None:  # R7.10
    table = six()
    table.act(0, HandBack(2))
    number = table.offer(2, "deputies", give=side(5), pledges="hand_back 2")
    table.act(1, Accept(number))
    table.refuses(1, HandBack(2), "R7.10")
    assert 2 not in table.seen(1)["prompt"]["hand_back"]["bags"]
    table.act(0, Refuse(number)).act(1, HandBack(2))
    assert table.happened(BagHandedBack)[0].bag == 2
    assert table.gold(2) == 50


def test_the_deputy_who_acts_alone_answers_the_owners_offer_before_handing_back() -> None:  # R7.10
    table = left_to_the_first()
    number = table.offer(2, 0, give=side(5), pledges="hand_back 2")
    table.refuses(0, HandBack(2), "R7.10")
    table.act(0, Refuse(number)).act(0, HandBack(2))
    assert table.gold(2) == 50


def test_no_joint_deal_hands_a_bag_back_while_its_owners_offer_is_unanswered() -> None:  # R7.10
    table = six()
    own = table.offer(2, "deputies", give=side(5), pledges="hand_back 2")
    others = table.offer(3, "deputies", give=side(1), pledges="hand_back 2")
    table.refuses(0, Accept(others), "R7.10")
    table.act(1, Refuse(own)).act(0, Accept(others)).act(1, Accept(others))
    assert (table.gold(2), table.gold(3)) == (50, 49)
