"""Tests how long an offer stays open, and an owner's offer for their own bag (R7.5, R7.10)."""

import pytest

from nottingham.rules.actions import Accept, AnyAction, HandBack, Open, Pay, Place, Refuse, TimeUp, Withdraw
from nottingham.rules.events import BagHandedBack, OfferFell, OfferMade, OfferRefused, OfferWithdrawn
from tests.support.dealing import stalls, standing
from tests.support.game import Table, an_offer, side


def test_offers_are_numbered_and_stand_oldest_first_until_answered() -> None:  # R7.5
    table = stalls()
    first, second = table.offer(1, 0, give=side(5)), table.offer(2, 0, give=side(6))
    table.act(0, Open(3))
    assert standing(table) == [first, second] == [1, 2]


def test_a_refused_offer_is_gone() -> None:  # R7.5
    table = stalls()
    number = table.offer(1, 0, give=side(5))
    table.act(0, Refuse(number))
    assert table.happened(OfferRefused) == [OfferRefused(number, 0)]
    assert standing(table) == []
    table.refuses(0, Accept(number), "R7.5")


def test_an_accepted_offer_is_gone() -> None:  # R7.5
    table = stalls()
    deal = table.strike(1, 0, give=side(5))
    table.refuses(0, Accept(deal.id), "R7.5")
    table.refuses(1, Withdraw(deal.id), "R7.5")


def test_the_offerer_and_nobody_else_withdraws_an_offer() -> None:  # R7.5
    table = stalls()
    number = table.offer(1, 0, give=side(5))
    for seat in (0, 2):
        table.refuses(seat, Withdraw(number), "R7.5")
    table.act(1, Withdraw(number))
    assert table.happened(OfferWithdrawn) == [OfferWithdrawn(number, 1)]
    assert standing(table) == []
    table.refuses(0, Accept(number), "R7.5")


def test_a_second_offer_of_its_sort_to_the_same_player_replaces_the_first() -> None:  # R7.5
    table = stalls()
    first = table.offer(1, 0, give=side(5))
    others = table.offer(2, 0, give=side(5))
    second = table.offer(1, 0, give=side(7))
    assert table.happened(OfferMade)[0].replaces == first
    assert standing(table) == [others, second]
    table.refuses(0, Accept(first), "R7.5")


def test_an_offer_for_ones_own_bag_and_one_about_anothers_stand_side_by_side() -> None:  # R7.5
    table = stalls()
    mine = table.offer(1, 0, give=side(2), pledges="hand_back 1")
    toms = table.offer(1, 0, give=side(5), pledges="open 2")
    assert table.happened(OfferMade)[0].replaces is None
    assert standing(table) == [mine, toms]
    table.act(0, Accept(toms)).act(0, Accept(mine))
    assert (table.gold(0), table.gold(1)) == (57, 43)
    assert table.state.is_bound(2)


@pytest.mark.parametrize(
    ("first", "second", "same_sort"),
    [
        ("hand_back 1", "hand_back 1, open 2", True),
        ("hand_back 1", "open 1", True),
        ("open 2", "hand_back 3", True),
        ("open 2", "", True),
        ("hand_back 1", "", False),
        ("open 2, hand_back 1", "open 2", False),
    ],
)
@pytest.mark.parametrize(("seat", "to"), [(1, 0), (0, 1)])
def test_the_sort_of_an_offer_is_whether_it_pledges_the_bag_of_the_merchant_who_deals(  # R7.5
    seat: int, to: int, first: str, second: str, same_sort: bool
) -> None:
    for earlier, later in ((first, second), (second, first)):
        table = stalls()
        old = table.offer(seat, to, give=side(2), pledges=earlier)
        new = table.offer(seat, to, give=side(3), pledges=later)
        assert table.happened(OfferMade)[0].replaces == (old if same_sort else None)
        assert standing(table) == ([new] if same_sort else [old, new])


def test_of_two_standing_offers_the_one_of_its_sort_is_replaced() -> None:  # R7.5
    table = stalls()
    mine = table.offer(1, 0, give=side(2), pledges="hand_back 1")
    toms = table.offer(1, 0, give=side(5), pledges="open 2")
    better = table.offer(1, 0, give=side(4), pledges="hand_back 1")
    assert table.happened(OfferMade)[0].replaces == mine
    assert standing(table) == [toms, better]
    gift = table.offer(1, 0, give=side(1))
    assert table.happened(OfferMade)[0].replaces == toms
    assert standing(table) == [better, gift]


def test_each_of_two_standing_offers_is_answered_and_withdrawn_alone() -> None:  # R7.5
    table = stalls()
    mine = table.offer(1, 0, give=side(2), pledges="hand_back 1")
    toms = table.offer(1, 0, give=side(5), pledges="open 2")
    assert table.seen(1)["prompt"]["withdraw"] == {"offers": [mine, toms]}
    assert table.seen(0)["prompt"]["accept"] == table.seen(0)["prompt"]["refuse"] == {"offers": [mine, toms]}
    table.act(0, Refuse(toms))
    assert standing(table) == [mine]
    table.act(1, Withdraw(mine))
    assert standing(table) == []


def test_a_standing_offer_about_anothers_bag_leaves_the_one_for_the_own_bag_to_be_answered() -> None:  # R7.5 R7.10
    table = stalls()
    mine = table.offer(1, 0, give=side(2), pledges="hand_back 1")
    table.offer(1, 0, give=side(5), pledges="open 2")
    assert table.refuses(0, HandBack(1), "R7.10").details == {"offer": mine}


def test_of_two_offers_that_share_ones_gold_the_other_falls_when_it_is_gone() -> None:  # R7.5
    table = stalls()
    mine = table.offer(1, 0, give=side(30), pledges="hand_back 1")
    toms = table.offer(1, 0, give=side(30), pledges="open 2")
    table.act(0, Accept(toms))
    assert [fell.offer for fell in table.happened(OfferFell)] == [mine]


def test_merchants_who_trade_have_one_offer_standing_to_each_other() -> None:  # R7.5 R7.1
    table = stalls(open_trade=True)
    table.offer(1, 2, give=side(5))
    second = table.offer(1, 2, give=side(6))
    back = table.offer(2, 1, give=side(6))
    assert standing(table) == [second, back]


def test_both_deputies_can_have_two_offers_of_a_merchant_too() -> None:  # R7.5 R8.5
    table = Table.at_inspection({}, players=6)
    mine = table.offer(2, "deputies", give=side(2), pledges="hand_back 2")
    toms = table.offer(2, "deputies", give=side(5), pledges="open 3")
    better = table.offer(2, "deputies", give=side(3), pledges="hand_back 2")
    assert mine not in standing(table)
    assert standing(table) == [toms, better]


def test_an_illegal_second_offer_replaces_nothing() -> None:  # R7.5
    table = stalls()
    first = table.offer(1, 0, give=side(5))
    table.refuses(1, an_offer(0, give=side(51)), "R7.3")
    assert standing(table) == [first]


def test_an_offer_to_another_player_replaces_nothing() -> None:  # R7.5
    table = stalls(open_trade=True)
    assert [table.offer(1, to, give=side(5)) for to in (0, 2, 3)] == standing(table)


def test_a_counter_offer_is_an_offer_of_its_own_and_replaces_nothing() -> None:  # R7.5
    table = stalls()
    offer = table.offer(1, 0, give=side(5), pledges="hand_back 1")
    counter = table.offer(0, 1, get=side(9), pledges="hand_back 1")
    assert table.happened(OfferMade)[0].replaces is None
    assert standing(table) == [offer, counter]


def test_an_offer_falls_when_its_gold_is_gone() -> None:  # R7.5
    table = stalls(open_trade=True)
    doomed = table.offer(1, 0, give=side(45))
    asking = table.offer(2, 1, get=side(45))
    modest = table.offer(3, 1, get=side(44))
    table.strike(1, 3, give=side(6))
    assert [fell.offer for fell in table.happened(OfferFell)] == [doomed, asking]
    assert standing(table) == [modest]


def test_an_offer_falls_when_its_goods_are_gone() -> None:  # R7.5
    table = stalls(open_trade=True)
    legal = table.offer(1, 0, give=side(stand="3 cheese"))
    hidden = table.offer(2, 1, get=side(contraband="2 silk"))
    table.strike(1, 3, give=side(stand="1 cheese", contraband="1 mead"))
    assert [fell.offer for fell in table.happened(OfferFell)] == [legal, hidden]


def test_an_offer_falls_when_a_bag_it_pledges_is_settled() -> None:  # R7.5
    table = stalls()
    doomed = table.offer(1, 0, give=side(5), pledges="hand_back 1, open 2")
    stays = table.offer(3, 0, give=side(5), pledges="open 1")
    table.act(0, HandBack(2))
    assert [fell.offer for fell in table.happened(OfferFell)] == [doomed]
    assert standing(table) == [stays]


def test_an_offer_falls_when_a_bag_it_wants_handed_back_must_be_opened() -> None:  # R7.5
    table = stalls()
    doomed = table.offer(2, 0, give=side(5), pledges="hand_back 2")
    agrees = table.offer(3, 0, give=side(5), pledges="open 2")
    table.strike(1, 0, give=side(5), pledges="open 2")
    assert [fell.offer for fell in table.happened(OfferFell)] == [doomed]
    assert standing(table) == [agrees]


def test_an_offer_that_can_still_be_met_stays_through_a_debt_and_others_fall() -> None:  # R7.5 R6.5
    table = Table.at_inspection({1: ("1 apples, 1 silk", "apples")}).with_seat(1, gold=3, stand="1 cheese, 1 bread")
    doomed = table.offer(1, 0, give=side(1))
    stays = table.offer(2, 0, give=side(5))
    table.act(0, Open(1))
    assert table.phase == "debt"
    assert standing(table) == [stays]
    assert doomed in [fell.offer for fell in table.happened(OfferFell)]
    talk: list[tuple[int, AnyAction]] = [(0, Accept(stays)), (2, Withdraw(stays)), (2, an_offer(0, give=side(6)))]
    for seat, action in talk:
        table.not_now(seat, action)
    table.act(1, Pay({"apples": 1}))
    table.act(0, Accept(stays))
    assert table.gold(0) == 58


def test_an_offer_stays_through_a_placing() -> None:  # R7.5 R6.5
    table = Table.at_inspection({1: ("1 silk", "apples")}, edition="first")
    stays = table.offer(2, 0, give=side(5))
    table.act(0, Open(1))
    assert table.phase == "place"
    table.not_now(0, Accept(stays))
    table.act(0, Place("left", ["silk"]))
    table.act(0, Accept(stays))
    assert table.gold(0) == 59


def test_all_offers_fall_when_the_phase_ends() -> None:  # R7.5
    table = stalls()
    number = table.offer(1, 0, give=side(5))
    for bag in (1, 2, 3):
        table.act(0, HandBack(bag))
    assert standing(table) == []
    table.to_inspection({})
    table.refuses(0, Accept(number), "R7.5")


def test_all_offers_fall_when_time_is_up() -> None:  # R7.5 R6.6
    table = stalls(time_limit=True)
    table.offer(1, 0, give=side(5), pledges="hand_back 1")
    table.act(None, TimeUp())
    assert standing(table) == []
    assert (table.gold(0), table.gold(1)) == (50, 50)


# An owner's offer for their own bag


def test_the_sheriff_answers_the_owners_offer_before_handing_that_bag_back() -> None:  # R7.10
    table = stalls()
    number = table.offer(1, 0, give=side(5), pledges="hand_back 1")
    table.refuses(0, HandBack(1), "R7.10")
    assert table.seen(0)["prompt"]["hand_back"]["bags"] == [2, 3]
    table.act(0, Refuse(number)).act(0, HandBack(1))
    assert table.gold(1) == 50


def test_what_the_owner_promised_is_paid_when_the_bag_goes_back() -> None:  # R7.10
    table = stalls()
    number = table.offer(1, 0, give=side(5), pledges="hand_back 1")
    table.act(0, Accept(number))
    assert [event.bag for event in table.happened(BagHandedBack)] == [1]
    assert (table.gold(0), table.gold(1)) == (55, 45)


def test_the_sheriff_can_open_a_bag_while_the_owners_offer_stands() -> None:  # R7.10
    table = stalls()
    number = table.offer(1, 0, give=side(5), pledges="hand_back 1")
    table.act(0, Open(1))
    assert [fell.offer for fell in table.happened(OfferFell)] == [number]


def test_a_withdrawn_offer_needs_no_answer() -> None:  # R7.10
    table = stalls()
    number = table.offer(1, 0, give=side(5), pledges="hand_back 1")
    table.act(1, Withdraw(number)).act(0, HandBack(1))
    assert table.gold(1) == 50


@pytest.mark.parametrize(
    ("seat", "to", "pledges"),
    [(2, 0, "hand_back 1"), (1, 0, "hand_back 2"), (1, 0, "open 1"), (1, 0, ""), (0, 1, "hand_back 1")],
)
def test_only_an_owners_offer_for_their_own_bag_must_be_answered_first(  # R7.10
    seat: int, to: int, pledges: str
) -> None:
    table = stalls()
    table.offer(seat, to, give=side(5), pledges=pledges)
    table.act(0, HandBack(1))
    assert table.seen(None)["seats"][1]["bag"]["status"] == "handed_back"


def test_no_deal_with_another_hands_a_bag_back_while_its_owners_offer_is_unanswered() -> None:  # R7.10
    table = stalls()
    own = table.offer(1, 0, give=side(5), pledges="hand_back 1")
    others = table.offer(2, 0, give=side(1), pledges="hand_back 1")
    sheriffs = table.offer(0, 3, get=side(1), pledges="hand_back 1")
    table.refuses(0, Accept(others), "R7.10")
    table.refuses(3, Accept(sheriffs), "R7.10")
    assert table.seen(0)["prompt"]["accept"]["offers"] == [own]
    table.act(0, Refuse(own)).act(0, Accept(others))
    assert (table.gold(1), table.gold(2)) == (50, 49)


def test_a_deal_with_another_may_pledge_to_open_the_bag_while_the_owners_offer_stands() -> None:  # R7.10
    table = stalls()
    own = table.offer(1, 0, give=side(5), pledges="hand_back 1")
    table.strike(2, 0, give=side(1), pledges="open 1")
    assert [fell.offer for fell in table.happened(OfferFell)] == [own]


def test_an_owner_who_accepts_a_counter_offer_has_their_own_answered_by_it() -> None:  # R7.10
    table = stalls()
    own = table.offer(1, 0, give=side(5), pledges="hand_back 1")
    table.strike(0, 1, get=side(9), pledges="hand_back 1")
    assert [fell.offer for fell in table.happened(OfferFell)] == [own]
    assert (table.gold(0), table.gold(1)) == (59, 41)


def test_a_bag_handed_back_with_no_deal_costs_nothing() -> None:  # R7.10
    table = stalls().act(0, HandBack(1))
    assert [table.gold(seat) for seat in range(4)] == [50, 50, 50, 50]
    assert table.stand(1) == {"cheese": 3, "bread": 1, "apples": 2}
    assert table.contraband(1) == {"mead": 1, "pepper": 1, "silk": 1}
