"""The worked examples of the rules about deals, deputies and the black market: 6, 7, 8, 11 and 12."""

from nottingham.rules.actions import Accept, Claim, HandBack, Open, Spare
from nottingham.rules.state import MarketCard
from tests.support.game import Table, all_cards, an_offer, side


def test_6_a_merchant_gives_gold_and_apples_from_the_stand_for_a_bag() -> None:  # R7.2 R7.6
    table = Table.at_inspection({1: ("3 bread, 1 silk", "bread")}).with_seat(1, stand="3 apples")
    table.strike(1, 0, give=side(8, stand="2 apples"), pledges="hand_back 1")
    assert (table.gold(0), table.stand(0)) == (58, {"apples": 2})
    assert (table.gold(1), table.stand(1)) == (42, {"apples": 1, "bread": 3})
    assert table.contraband(1) == {"silk": 1}


def test_7_for_20_gold_the_sheriff_hands_mine_back_and_can_only_open_guys() -> None:  # R7.6
    guy = 2
    table = Table.at_inspection({1: ("1 silk", "apples"), guy: ("3 bread", "bread")})
    table.strike(1, 0, give=side(20), pledges=f"hand_back 1, open {guy}")
    assert (table.gold(0), table.gold(1)) == (70, 30)
    assert table.contraband(1) == {"silk": 1}
    table.refuses(guy, an_offer(0, give=side(50), pledges=f"hand_back {guy}"), "R7.6")
    table.act(0, Accept(table.offer(guy, 0, give=side(50))))
    table.refuses(0, HandBack(guy), "R7.6")
    table.act(0, Open(guy))
    assert table.stand(guy) == {"bread": 3}


def test_8_nothing_prevents_a_broken_promise_and_the_ledger_says_so() -> None:  # R7.9
    table = Table.at_inspection({})
    table.strike(1, 0, give=side(3), pledges="hand_back 1", favours=[Spare(by=1, whom=0)])
    table.next_inspection().act(1, Open(0))
    assert table.seen(None)["ledger"] == [
        {"round": 1, "favour": {"type": "spare", "by": 1, "whom": 0}, "status": "broken"}
    ]


def test_11_a_bribe_to_both_deputies_is_shared_and_a_bribe_to_one_is_theirs_alone() -> None:  # R8.3 R8.4 R8.6
    table = Table.at_inspection({4: ("4 chickens", "chickens")}, players=6)
    table.strike(2, "deputies", give=side(12), pledges="hand_back 2")
    assert table.seen(None)["booty"]["gold"] == 12
    table.act(0, HandBack(3)).act(1, Open(3))
    table.strike(3, 1, give=side(8), pledges="hand_back 3")
    assert (table.gold(0), table.gold(1)) == (50, 58)
    table.act(0, Open(4)).act(1, Open(4))
    assert (table.gold(0), table.gold(1), table.gold(4)) == (46, 54, 58)
    table.hand_all_back()
    assert (table.gold(0), table.gold(1)) == (52, 60)


def test_12_three_pepper_are_given_up_for_the_top_pepper_card() -> None:  # R9.2
    table = Table.at_inspection({}, black_market=True).with_seat(1, contraband="3 pepper")
    cards_before = all_cards(table.state)
    table.hand_all_back().act(1, Claim("pepper"))
    assert table.state.seats[1].black_market == (MarketCard("pepper", 26),)
    assert table.contraband(1) == {}
    assert table.seen(None)["black_market"]["pepper"] == [22]
    assert table.state.spent == {"pepper": 3}
    assert all_cards(table.state) == cards_before
