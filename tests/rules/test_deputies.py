"""Six players: the deputies and their votes on bags (R8.1 to R8.4)."""

from collections import Counter

import pytest

from nottingham.rules.actions import Accept, HandBack, NameStarter, Open, Pay, Swap, TimeUp
from nottingham.rules.events import BagHandedBack, BagLeftToOne, BagOpened, DeputiesShuffled, OfferFell, WordSpoken
from nottingham.rules.state import Booty, Debt
from tests.support.dealing import left_to_the_first, six, standing
from tests.support.game import Table, side

# Who is a deputy


def test_the_next_two_deputy_cards_name_the_deputies_and_four_are_merchants() -> None:  # R8.1
    table = Table.laid(players=6, deputies=[3, 0, 5, 1, 2, 4])
    officers = []
    for _ in range(3):
        officers.append(table.state.officers)
        assert len(table.state.merchants) == 4
        table.pass_round()
    assert officers == [(3, 0), (5, 1), (2, 4)]


def test_after_three_rounds_the_deputy_cards_are_shuffled_and_the_third_time_the_game_ends() -> None:  # R8.1
    table = Table.laid(players=6)
    served: list[tuple[int, ...]] = []
    while table.phase != "over":
        served.append(table.state.officers)
        table.pass_round()
    assert len(served) == 9
    for third in (served[0:3], served[3:6], served[6:9]):
        assert sorted(seat for pair in third for seat in pair) == [0, 1, 2, 3, 4, 5]
    assert set(Counter(seat for pair in served for seat in pair).values()) == {3}
    assert sum(isinstance(event, DeputiesShuffled) for event in table.log) == 3


def test_nobody_sees_the_order_of_the_deputy_cards() -> None:  # R8.1
    shuffled = next(event for event in Table.laid(players=6).log if isinstance(event, DeputiesShuffled))
    for seat in (0, 3, None):
        assert shuffled.seen_by(seat) == DeputiesShuffled()


def test_the_deputy_drawn_first_names_who_starts_the_market() -> None:  # R8.2
    table = Table.laid(players=6, deputies=[3, 0, 5, 1, 2, 4])
    assert table.to_act == (3,)
    table.refuses(0, NameStarter(1), "R4.1")
    table.refuses(3, NameStarter(0), "R4.1")
    table.act(3, NameStarter(1))
    turns: list[int] = []
    while table.phase == "market":
        turns += table.to_act
        table.act(table.to_act[0], Swap())
    assert turns == [1, 2, 4, 5]


def test_declarations_and_time_outs_start_at_the_first_deputys_left() -> None:  # R8.2
    table = six(deputies=[3, 0, 5, 1, 2, 4], time_limit=True)
    assert table.state.held == (4, 5, 1, 2)
    table.act(None, TimeUp())
    assert [event.bag for event in table.happened(BagHandedBack)] == [4, 5, 1, 2]


def test_bound_bags_are_opened_from_the_first_deputys_left_when_time_is_up() -> None:  # R8.2
    table = six(deputies=[3, 0, 5, 1, 2, 4], time_limit=True)
    table.strike(4, "deputies", give=side(5), pledges="open 2, open 5")
    table.act(None, TimeUp())
    assert [event.bag for event in table.happened(BagOpened)] == [5, 2]


# Words


def test_each_deputy_votes_on_a_bag_in_public() -> None:  # R8.3
    table = six().act(1, Open(2))
    assert table.happened(WordSpoken) == [WordSpoken(1, 2, "open")]
    for seat in (0, 2, 5, None):
        assert table.seen(seat)["stances"] == {"2": {"1": "open"}}
    assert table.seen(2)["seats"][2]["bag"]["status"] == "held"


def test_a_vote_can_be_changed_until_the_other_deputy_votes() -> None:  # R8.3
    table = six().act(0, Open(2)).act(0, HandBack(2)).act(0, Open(2)).act(0, HandBack(2))
    assert table.seen(None)["stances"] == {"2": {"0": "hand_back"}}
    table.act(1, HandBack(2))
    assert [event.by for event in table.happened(BagHandedBack)] == [(0, 1)]


def test_a_deputy_speaks_at_most_six_times_on_one_bag_and_then_their_word_stands() -> None:  # R8.3
    table = six()
    for word in (Open(2), HandBack(2)) * 3:
        table.act(0, word)
    for seat in (0, 3, None):
        assert table.seen(seat)["spoken"] == {"2": 6}
    assert table.refuses(0, Open(2), "R8.3").code == "spoken_too_often"
    prompt = table.seen(0)["prompt"]
    assert (prompt["open"]["bags"], prompt["hand_back"]["bags"]) == ([3, 4, 5], [3, 4, 5])
    table.act(0, Open(3)).act(1, Open(2))
    assert table.happened(BagLeftToOne) == [BagLeftToOne(2, 1)]


def test_words_of_earlier_rounds_do_not_count() -> None:  # R8.3
    table = six().act(0, Open(2)).act(0, HandBack(2)).act(1, HandBack(2)).hand_all_back()
    assert (table.state.round, table.state.spoken) == (2, {})


def test_a_deputy_can_not_repeat_a_vote() -> None:  # R8.3
    table = six().act(0, Open(2))
    table.refuses(0, Open(2), "R8.3")
    assert 2 not in table.seen(0)["prompt"]["open"]["bags"]


def test_when_both_hand_back_the_bag_passes() -> None:  # R8.3
    table = six({2: ("2 apples, 1 silk", "apples")}).act(0, HandBack(2)).act(1, HandBack(2))
    assert table.stand(2) == {"apples": 2}
    assert table.contraband(2) == {"silk": 1}
    assert table.state.booty == Booty()


def test_accepting_an_offer_is_not_a_vote_on_a_bag() -> None:  # R8.3
    table = six()
    number = table.offer(2, "deputies", give=side(5), pledges="hand_back 2")
    table.act(0, Accept(number))
    assert table.seen(None)["stances"] == {}
    table.act(0, Open(2))
    assert table.seen(None)["stances"] == {"2": {"0": "open"}}


def test_a_bribe_both_accepted_goes_on_the_booty_tile() -> None:  # R8.3
    table = six({2: ("1 apples, 1 silk", "apples")}).with_seat(2, stand="1 bread", contraband="1 mead")
    table.strike(
        2,
        "deputies",
        give=side(5, stand="1 bread", contraband="1 mead", bag="1 apples, 1 silk"),
        pledges="hand_back 2",
    )
    assert table.state.booty == Booty(5, {"bread": 1, "apples": 1}, {"mead": 1, "silk": 1})
    assert [table.gold(seat) for seat in (0, 1, 2)] == [50, 50, 45]


def test_an_honest_bag_both_opened_costs_each_deputy_half() -> None:  # R8.3
    table = six({2: ("4 chickens", "chickens")}).act(0, Open(2)).act(1, Open(2))
    assert [table.gold(seat) for seat in (0, 1, 2)] == [46, 46, 58]
    assert table.state.booty == Booty()


@pytest.mark.parametrize(("pears", "first_pays", "second_pays"), [(1, 2, 1), (2, 3, 3), (3, 5, 4)])
def test_an_odd_coin_falls_on_the_deputy_drawn_first(pears: int, first_pays: int, second_pays: int) -> None:  # R8.3
    table = six({2: (f"{pears} pears", "pears")}, deputies=[1, 0, 2, 3, 4, 5], packs=("goose_fair",))
    table.act(0, Open(2)).act(1, Open(2))
    assert (table.gold(1), table.gold(0)) == (50 - first_pays, 50 - second_pays)
    assert table.gold(2) == 50 + first_pays + second_pays


def test_a_deputy_does_not_pay_the_other_deputys_half() -> None:  # R8.3
    table = six({2: ("4 chickens", "chickens")}).with_seat(0, gold=1).act(0, Open(2)).act(1, Open(2))
    assert [table.gold(seat) for seat in (0, 1, 2)] == [0, 46, 55]


def test_the_first_deputy_pays_first() -> None:  # R8.3
    table = six({2: ("4 chickens", "chickens")}, deputies=[1, 0, 2, 3, 4, 5])
    table.with_seat(0, gold=0, stand="3 apples, 1 chickens").with_seat(1, gold=0, stand="3 apples, 1 chickens")
    table.act(0, Open(2)).act(1, Open(2))
    assert table.happened(BagOpened)[0].debts == (Debt(1, 2, 4), Debt(0, 2, 4))
    assert table.to_act == (1,)
    table.refuses(0, Pay({"chickens": 1}), "R6.5")
    table.act(1, Pay({"chickens": 1}))
    assert table.to_act == (0,)
    table.act(0, Pay({"apples": 2}))
    assert table.phase == "inspect"
    assert table.stand(2) == {"chickens": 5, "apples": 2}


def test_what_a_liar_pays_for_a_bag_both_opened_goes_on_the_booty_tile() -> None:  # R8.3
    table = six({2: ("1 apples, 2 silk", "apples")}).act(0, Open(2)).act(1, Open(2))
    assert table.state.booty == Booty(8)
    assert [table.gold(seat) for seat in (0, 1, 2)] == [50, 50, 42]
    assert table.stand(2) == {"apples": 1}


def test_the_goods_and_contraband_a_liar_pays_with_go_on_the_booty_tile_too() -> None:  # R8.3
    table = six({2: ("2 silk", "apples")}).with_seat(2, gold=1, stand="1 bread", contraband="1 mead")
    table.act(0, Open(2)).act(1, Open(2))
    assert table.state.booty == Booty(1, {"bread": 1}, {"mead": 1})
    assert (table.gold(2), table.stand(2), table.contraband(2)) == (0, {}, {})


def test_merchants_have_no_vote_on_bags() -> None:  # R8.3 R6.1
    six().refuses(2, Open(3), "R6.1")


# They differ


def test_when_deputies_disagree_the_one_who_said_open_acts_alone() -> None:  # R8.4
    table = left_to_the_first()
    assert table.happened(BagLeftToOne) == [BagLeftToOne(2, 0)]
    for seat in (1, 2, None):
        assert table.seen(seat)["alone"] == {"2": 0}
    table = six().act(0, HandBack(3)).act(1, Open(3))
    assert table.seen(None)["alone"] == {"3": 1}


def test_the_other_deputy_no_longer_decides_on_that_bag() -> None:  # R8.4
    table = left_to_the_first()
    table.refuses(1, Open(2), "R8.4")
    table.refuses(1, HandBack(2), "R8.4")
    prompt = table.seen(1)["prompt"]
    assert 2 not in prompt["open"]["bags"] + prompt["hand_back"]["bags"]


def test_a_deputy_acting_alone_opens_by_saying_it_again_and_pays_alone() -> None:  # R8.4
    table = left_to_the_first({2: ("4 chickens", "chickens")}).act(0, Open(2))
    assert [table.gold(seat) for seat in (0, 1, 2)] == [42, 50, 58]


def test_a_deputy_acting_alone_receives_the_fine_alone() -> None:  # R8.4
    table = left_to_the_first({2: ("1 silk", "apples")}).act(0, Open(2))
    assert [table.gold(seat) for seat in (0, 1, 2)] == [54, 50, 46]
    assert table.state.booty == Booty()


def test_a_deputy_acting_alone_may_hand_the_bag_back_free() -> None:  # R8.4
    table = left_to_the_first().act(0, HandBack(2))
    assert [event.by for event in table.happened(BagHandedBack)] == [(0,)]
    assert table.stand(2) == {"apples": 1}


def test_a_deputy_acting_alone_deals_alone_and_keeps_the_bribe() -> None:  # R8.4
    table = left_to_the_first({2: ("1 silk", "apples")})
    table.strike(2, 0, give=side(5, bag="1 silk"), pledges="hand_back 2")
    assert [table.gold(seat) for seat in (0, 1, 2)] == [55, 50, 45]
    assert table.contraband(0) == {"silk": 1}
    assert table.state.booty == Booty()


def test_joint_offers_that_pledge_that_bag_fall() -> None:  # R8.4
    table = six()
    by_merchant = table.offer(2, "deputies", give=side(5), pledges="hand_back 2")
    by_deputy = table.offer(1, 3, get=side(5), pledges="hand_back 3, open 2")
    stays = table.offer(4, "deputies", give=side(5), pledges="hand_back 4")
    table.act(0, Open(2)).act(1, Accept(by_merchant)).act(1, HandBack(2))
    assert [fell.offer for fell in table.happened(OfferFell)] == [by_merchant, by_deputy]
    assert standing(table) == [stays]


def test_the_other_bags_stay_with_both() -> None:  # R8.4
    table = left_to_the_first().act(0, HandBack(3))
    assert table.seen(None)["seats"][3]["bag"]["status"] == "held"
    table.act(1, HandBack(3))
    assert table.seen(None)["seats"][3]["bag"]["status"] == "handed_back"


def test_a_bag_left_to_one_passes_free_when_time_is_up() -> None:  # R8.4 R6.6
    table = left_to_the_first(time_limit=True).act(None, TimeUp())
    assert [event.bag for event in table.happened(BagHandedBack)] == [2, 3, 4, 5]
