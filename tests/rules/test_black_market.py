"""The black market: three contraband cards of a kind for a more valuable card (R9)."""

from typing import Any

import pytest

from nottingham.rules.actions import Claim, Decline, HandBack, Open, Pay, ShareEvenly, TimeUp
from nottingham.rules.events import ClaimDeclined, MarketCardClaimed, OfferFell
from nottingham.rules.state import MarketCard
from tests.support.game import Table, all_cards, an_offer, side

TOP_PEPPER = MarketCard("pepper", 26)


def smugglers(contraband: dict[int, str], **setting: Any) -> Table:
    """The inspection of a game with the black market; these seats have this contraband on their stands."""
    table = Table.at_inspection({}, black_market=True, **setting)
    for seat, heap in contraband.items():
        table.with_seat(seat, contraband=heap)
    return table


def claimants(table: Table) -> list[int]:
    """The merchants who could claim, in order, if nobody claims."""
    seats: list[int] = []
    while table.phase == "claim":
        seats += table.to_act
        table.act(table.to_act[0], Decline())
    return seats


def test_there_are_piles_of_two_for_pepper_mead_and_silk_the_dearer_card_on_top() -> None:  # R9.1
    piles = smugglers({}).seen(None)["black_market"]
    assert sorted(piles) == ["mead", "pepper", "silk"]
    for bottom, top in piles.values():
        assert bottom < top


def test_no_other_good_has_a_pile() -> None:  # R9.1
    table = smugglers({1: "5 crossbows"}).hand_all_back()
    for good in ("crossbows", "apples", "turnips"):
        table.refuses(1, Claim(good), "R9.1")


def test_without_the_option_there_is_no_black_market() -> None:  # R9.1
    table = Table.at_inspection({}).with_seat(1, contraband="3 pepper").hand_all_back()
    assert table.seen(1)["black_market"] is None
    assert table.state.round == 2


def test_the_cards_are_worth_more_than_the_three_they_cost() -> None:  # R9.4
    table = smugglers({})
    assert table.seen(None)["black_market"] == {"pepper": [22, 26], "mead": [25, 30], "silk": [30, 36]}
    for good, piles in table.state.black_market.items():
        assert min(piles) > 3 * table.state.goods.value[good]


# Claiming


@pytest.mark.parametrize(("good", "value"), [("pepper", 26), ("mead", 30), ("silk", 36)])
def test_three_of_a_kind_are_given_up_for_the_top_card(good: str, value: int) -> None:  # R9.2
    table = smugglers({1: f"4 {good}, 1 crossbows"}).hand_all_back().act(1, Claim(good))
    assert table.happened(MarketCardClaimed) == [MarketCardClaimed(1, good, 3, value)]
    assert table.contraband(1) == {good: 1, "crossbows": 1}
    assert table.state.seats[1].black_market == (MarketCard(good, value),)
    assert len(table.seen(None)["black_market"][good]) == 1


def test_the_three_cards_leave_the_game() -> None:  # R9.2
    table = smugglers({1: "3 pepper"}).hand_all_back()
    before = all_cards(table.state)
    table.act(1, Claim("pepper"))
    assert table.state.spent == {"pepper": 3}
    assert table.seen(None)["discard"]["pile"] == []
    assert all_cards(table.state) == before


def test_cards_from_this_rounds_bag_can_be_given_up() -> None:  # R9.2
    table = Table.at_inspection({1: ("2 pepper", "apples")}, black_market=True).with_seat(1, contraband="1 pepper")
    table.hand_all_back().act(1, Claim("pepper"))
    assert table.contraband(1) == {}


def test_two_of_a_kind_are_too_few() -> None:  # R9.2
    smugglers({1: "2 pepper, 2 mead"}).hand_all_back().refuses(1, Claim("pepper"), "R9.2")


def test_royal_goods_can_not_be_given_up() -> None:  # R9.2
    table = smugglers({1: "2 pepper, 2 gouda_cheese"}, royal_goods=True).hand_all_back()
    table.refuses(1, Claim("pepper"), "R9.2")
    table.refuses(1, Claim("gouda_cheese"), "R9.1")
    assert list(table.seen(1)["prompt"]) == ["decline"]


def test_an_opened_bag_gives_no_claim_that_round() -> None:  # R9.2
    table = smugglers({1: "3 pepper", 2: "3 pepper"}).act(0, Open(1)).hand_all_back()
    assert claimants(table) == [2]


def test_the_sheriff_claims_nothing() -> None:  # R9.2
    table = smugglers({0: "3 pepper", 1: "3 pepper"}).hand_all_back()
    table.refuses(0, Claim("pepper"), "R3.1")
    assert claimants(table) == [1]


def test_a_merchant_claims_once_a_round() -> None:  # R9.2
    table = smugglers({1: "6 pepper", 2: "3 mead"}).hand_all_back().act(1, Claim("pepper"))
    assert table.to_act == (2,)
    table.refuses(1, Claim("pepper"), "R9.3")


def test_both_cards_of_a_type_can_go_to_one_player_in_different_rounds() -> None:  # R9.2
    table = smugglers({2: "6 pepper"}).hand_all_back().act(2, Claim("pepper"))
    table.to_inspection({}).hand_all_back().act(2, Claim("pepper"))
    assert table.state.seats[2].black_market == (TOP_PEPPER, MarketCard("pepper", 22))
    assert table.seen(None)["black_market"]["pepper"] == []


def test_an_empty_pile_gives_nothing() -> None:  # R9.2
    table = smugglers({1: "3 pepper"}).with_state(black_market={"pepper": (), "mead": (25, 30), "silk": (30, 36)})
    table.hand_all_back().refuses(1, Claim("pepper"), "R9.1")
    assert "claim" not in table.seen(1)["prompt"]


def test_the_next_to_claim_gets_the_card_below() -> None:  # R9.2
    table = smugglers({1: "3 pepper", 2: "3 pepper"}).hand_all_back().act(1, Claim("pepper")).act(2, Claim("pepper"))
    assert [table.state.seats[seat].black_market for seat in (1, 2)] == [(TOP_PEPPER,), (MarketCard("pepper", 22),)]


def test_a_claimed_card_is_public() -> None:  # R9.2
    table = smugglers({1: "3 pepper"}).hand_all_back().act(1, Claim("pepper"))
    for seat in (0, 1, 2, None):
        assert table.seen(seat)["seats"][1]["black_market"] == [{"good": "pepper", "value": 26}]


def test_a_claimed_card_counts_its_value_at_the_end() -> None:  # R9.2
    table = smugglers({1: "3 pepper"}).with_state(round=8).hand_all_back().act(1, Claim("pepper"))
    score = table.seen(None)["scores"][1]
    assert (score["black_market"], score["contraband"]) == (26, 0)
    assert score["total"] == score["gold"] + score["legal"] + 26 + sum(score["crowns"].values())


def test_a_claimed_card_is_not_goods_and_cant_be_given() -> None:  # R9.2
    table = smugglers({}).with_seat(1, black_market=(TOP_PEPPER,))
    table.refuses(1, an_offer(0, give=side(contraband="1 pepper")), "R7.3")


def test_a_claimed_card_is_not_owed() -> None:  # R9.2
    table = Table.at_inspection({1: ("1 silk", "apples")}, black_market=True)
    table.with_seat(1, gold=0, black_market=(TOP_PEPPER,)).act(0, Open(1))
    assert table.phase == "inspect"
    assert table.state.seats[1].black_market == (TOP_PEPPER,)
    assert table.gold(0) == 50


def test_a_claimed_card_does_not_count_in_ties() -> None:  # R9.2
    table = smugglers({2: "2 pepper"}).with_state(round=8)
    table.with_seat(0, gold=0).with_seat(3, gold=0)
    table.with_seat(1, gold=0, black_market=(MarketCard("pepper", 12),)).with_seat(2, gold=0)
    table.hand_all_back()
    scores = table.seen(None)["scores"]
    assert scores[1]["total"] == scores[2]["total"]
    assert (scores[1]["contraband_cards"], scores[2]["contraband_cards"]) == (0, 2)
    assert (scores[2]["rank"], scores[1]["rank"]) == (1, 2)


# Claiming during the inspection


def test_a_merchant_claims_as_soon_as_their_bag_is_handed_back() -> None:  # R9.3
    table = smugglers({2: "3 pepper"}).act(0, HandBack(2)).act(2, Claim("pepper"))
    assert table.happened(MarketCardClaimed) == [MarketCardClaimed(2, "pepper", 3, 26)]
    assert (table.phase, table.to_act) == ("inspect", (0,))
    assert table.state.seats[2].black_market == (TOP_PEPPER,)
    assert table.state.held == (1, 3)


def test_nobody_claims_before_their_bag_is_handed_back() -> None:  # R9.2 R9.3
    table = smugglers({0: "3 pepper", 1: "3 pepper", 2: "3 pepper"}).act(0, HandBack(3)).act(0, Open(2))
    for seat in (0, 1, 2):
        assert table.refuses(seat, Claim("pepper"), "R9.2").code == "bag_not_back"


def test_a_claim_can_wait_until_later_in_the_inspection() -> None:  # R9.3
    table = smugglers({1: "3 pepper"}).act(0, HandBack(1)).act(0, HandBack(2))
    table.offer(3, 0, give=side(2), pledges="hand_back 3")
    table.act(1, Claim("pepper"))
    assert table.state.seats[1].black_market == (TOP_PEPPER,)


def test_the_first_to_claim_takes_the_top_card_whoever_got_the_bag_first() -> None:  # R9.3
    table = smugglers({1: "3 pepper", 2: "3 pepper"}).act(0, HandBack(1)).act(0, HandBack(2))
    table.act(2, Claim("pepper")).act(1, Claim("pepper"))
    assert [table.state.seats[seat].black_market for seat in (2, 1)] == [(TOP_PEPPER,), (MarketCard("pepper", 22),)]


def test_who_claimed_during_the_inspection_is_not_asked_again() -> None:  # R9.2 R9.3
    table = smugglers({1: "6 pepper", 2: "3 mead"}).act(0, HandBack(1)).act(1, Claim("pepper"))
    assert table.refuses(1, Claim("pepper"), "R9.2").code == "claimed_already"
    assert "claim" not in table.seen(1)["prompt"]
    assert claimants(table.hand_all_back()) == [2]


def test_who_claimed_this_round_is_public_until_the_next() -> None:  # R9.3
    table = smugglers({1: "3 pepper"}).act(0, HandBack(1)).act(1, Claim("pepper"))
    for seat in (0, 1, 2, None):
        assert table.seen(seat)["claimed"] == [1]
    table.end_round()
    assert table.seen(None)["claimed"] == []


def test_a_claim_without_the_cards_is_refused_to_the_claimant_alone() -> None:  # R9.3 R11.4
    table = smugglers({1: "1 pepper, 2 mead"}).act(0, HandBack(1))
    table.refuses(1, Claim("pepper"), "R9.2")
    assert table.act(0, HandBack(2)).happened(MarketCardClaimed) == []


def test_during_the_inspection_nobody_else_learns_who_could_claim() -> None:  # R9.3 R11.4
    could, couldnt = (smugglers({1: heap}).act(0, HandBack(1)) for heap in ("3 pepper", "1 pepper, 2 mead"))
    for seat in (0, 2, 3, None):
        assert could.seen(seat) == couldnt.seen(seat)
    assert could.seen(1)["prompt"]["claim"] == {"goods": ["pepper"]}
    assert "claim" not in couldnt.seen(1)["prompt"]


def test_nobody_can_decline_before_they_are_asked() -> None:  # R9.3
    smugglers({1: "3 pepper"}).act(0, HandBack(1)).not_now(1, Decline())


def test_no_claim_interrupts_a_debt() -> None:  # R9.3 R6.5
    table = Table.at_inspection({2: ("1 silk", "apples")}, black_market=True).with_seat(1, contraband="3 pepper")
    table.with_seat(2, gold=0, stand="2 cheese, 1 bread").act(0, HandBack(1)).act(0, Open(2))
    assert table.phase == "debt"
    table.not_now(1, Claim("pepper"))
    table.act(2, Pay({"cheese": 1, "bread": 1})).act(1, Claim("pepper"))
    assert table.state.claimed == (1,)


def test_offers_of_contraband_that_was_given_up_fall() -> None:  # R9.3 R7.5
    table = smugglers({1: "4 pepper"}).act(0, HandBack(1))
    doomed = table.offer(1, 0, give=side(contraband="2 pepper"))
    stays = table.offer(0, 1, get=side(contraband="1 pepper"))
    table.act(1, Claim("pepper"))
    assert [fell.offer for fell in table.happened(OfferFell)] == [doomed]
    assert [offer.id for offer in table.state.offers] == [stays]


def test_contraband_received_after_the_bag_can_be_given_up() -> None:  # R9.2 R9.3
    table = smugglers({0: "1 pepper", 1: "2 pepper"}).act(0, HandBack(1))
    table.refuses(1, Claim("pepper"), "R9.2")
    table.strike(0, 1, give=side(contraband="1 pepper"))
    table.act(1, Claim("pepper"))
    assert table.contraband(1) == {}


def test_without_the_option_nothing_can_be_claimed_during_the_inspection() -> None:  # R9.1
    table = Table.at_inspection({}).with_seat(1, contraband="3 pepper").act(0, HandBack(1))
    table.refuses(1, Claim("pepper"), "R9.1")
    assert "claim" not in table.seen(1)["prompt"]


def test_with_deputies_a_merchant_claims_when_both_have_handed_the_bag_back() -> None:  # R9.3 R8.3
    table = smugglers({2: "3 pepper"}, players=6).act(0, HandBack(2))
    table.refuses(2, Claim("pepper"), "R9.2")
    table.act(1, HandBack(2)).act(2, Claim("pepper"))
    assert table.phase == "inspect"


# Who is asked after the last bag


def test_merchants_claim_one_at_a_time_in_the_order_their_bags_were_handed_back() -> None:  # R9.3
    table = smugglers({1: "3 pepper", 2: "3 mead", 3: "3 silk"})
    for bag in (3, 1, 2):
        table.act(0, HandBack(bag))
    assert table.to_act == table.may_act == (3,)
    table.refuses(1, Claim("pepper"), "R9.3")
    table.refuses(2, Decline(), "R9.3")
    assert claimants(table) == [3, 1, 2]


def test_bags_handed_back_by_a_deal_or_when_time_is_up_count_too() -> None:  # R9.3
    table = smugglers({1: "3 pepper", 2: "3 mead", 3: "3 silk"}, time_limit=True)
    table.strike(2, 0, give=side(5), pledges="hand_back 3")
    table.act(None, TimeUp())
    assert claimants(table) == [3, 1, 2]


def test_every_merchant_who_publicly_could_claim_is_asked() -> None:  # R9.3
    table = smugglers({1: "1 pepper, 1 mead, 1 silk", 2: "2 pepper", 3: "3 crossbows"})
    assert claimants(table.hand_all_back()) == [1, 3]


def test_the_table_cant_tell_from_the_asking_who_could_claim() -> None:  # R9.3
    could, couldnt = (smugglers({1: heap}).hand_all_back() for heap in ("3 pepper", "1 pepper, 2 mead"))
    for seat in (0, 2, 3, None):
        assert could.seen(seat) == couldnt.seen(seat)
    assert could.seen(1)["prompt"] == {"claim": {"goods": ["pepper"]}, "decline": {}}
    assert couldnt.seen(1)["prompt"] == {"decline": {}}


def test_a_merchant_may_decline() -> None:  # R9.3
    table = smugglers({1: "3 pepper"}).hand_all_back().act(1, Decline())
    assert table.happened(ClaimDeclined) == [ClaimDeclined(1)]
    assert table.contraband(1) == {"pepper": 3}
    assert table.state.round == 2


def test_nobody_is_asked_when_no_pile_is_left() -> None:  # R9.3
    table = smugglers({1: "3 pepper", 2: "3 pepper"}).with_state(black_market={"pepper": (22,), "mead": (), "silk": ()})
    table.hand_all_back().act(1, Claim("pepper"))
    assert table.state.round == 2
    table.to_inspection({}).hand_all_back()
    assert table.state.round == 3


def test_nobody_is_asked_with_fewer_than_three_contraband_cards() -> None:  # R9.3
    assert claimants(smugglers({1: "2 pepper", 2: "2 silk"}).hand_all_back()) == []


def test_with_deputies_the_claims_come_before_the_booty() -> None:  # R9.3 R8.6
    table = smugglers({3: "3 pepper"}, players=6)
    table.strike(2, "deputies", give=side(13), pledges="hand_back 2")
    table.hand_all_back()
    assert table.phase == "claim"
    table.act(3, Claim("pepper"))
    assert table.phase == "share"
    table.act(0, ShareEvenly())
    assert table.state.round == 2
