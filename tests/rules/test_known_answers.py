"""The worked examples 1 to 5, 9, 10, 13 and 14 of the rules; those about deals are in `test_known_answers_deals`."""

import pytest

from nottingham.rules.actions import Declare, Discard, HandBack, LoadBag, NameStarter, Open, Swap, parse_action
from nottingham.rules.errors import Malformed
from nottingham.rules.events import BagOpened, Declared
from nottingham.rules.options import Options, catalogue_for
from tests.support.game import Table, cards


def test_1_an_honest_bag_opened_costs_the_sheriff_its_penalties() -> None:  # R6.3
    table = Table.at_inspection({1: ("4 chickens", "chickens")})
    table.act(0, Open(1))
    assert table.gold(0) == 42
    assert table.gold(1) == 58
    assert table.stand(1) == {"chickens": 4}


def test_2_of_a_lying_bag_only_the_declared_apple_is_kept() -> None:  # R6.3
    table = Table.at_inspection({1: ("1 apples, 1 cheese, 2 mead", "apples")})
    table.act(0, Open(1))
    assert table.stand(1) == {"apples": 1}
    (event,) = table.happened(BagOpened)
    assert event.confiscated == {"cheese": 1, "mead": 2}
    assert (table.gold(0), table.gold(1)) == (60, 40)


@pytest.mark.parametrize("good", ["pepper", "mead", "silk", "crossbows"])
def test_3_contraband_in_a_bag_handed_back_lies_face_down(good: str) -> None:  # R6.2
    table = Table.at_inspection({1: (f"2 cheese, 1 {good}", "cheese")})
    table.act(0, HandBack(1))
    assert table.stand(1) == {"cheese": 2}
    assert table.contraband(1) == {good: 1}
    assert table.seen(2)["seats"][1]["contraband"] == 1
    assert (table.gold(0), table.gold(1)) == (50, 50)


def test_4_a_bag_holds_four_apples_and_a_crossbow_but_no_silk_on_top() -> None:  # R5.1
    table = Table.laid(hands={1: "4 apples, 1 crossbows, 1 silk"}).pass_market()
    table.refuses(1, LoadBag(cards("4 apples, 1 crossbows, 1 silk")), "R5.1")
    table.act(1, LoadBag(cards("4 apples, 1 crossbows")))
    assert table.hand(1) == {"silk": 1}


def test_5_of_a_bag_of_four_neither_another_number_nor_silk_nor_two_types_can_be_declared() -> None:  # R5.2
    table = Table.laid(hands={1: "3 apples, 1 silk"}).pass_market()
    for seat in (1, 2, 3):
        table.act(seat, LoadBag(cards("3 apples, 1 silk" if seat == 1 else "1 apples")))
    for count in (3, 5):
        with pytest.raises(Malformed):
            table.act(1, {"type": "declare", "good": "apples", "count": count})
    with pytest.raises(Malformed):
        parse_action('{"type": "declare", "good": ["apples", "cheese"]}')
    table.refuses(1, Declare("silk"), "R5.2")
    table.act(1, Declare("apples"))
    assert table.events == [Declared(1, "apples", 4)]


def over(stands: dict[int, str], **gold: int) -> Table:
    """A finished game of four with these cards on the stands and gold, as `seat_0`…; nobody has a card in hand."""
    table = Table.laid(royal_goods=True).with_deck().with_state(round=8)
    legal = table.state.goods.legal
    for seat in range(4):
        held = cards(stands.get(seat, ""))
        table.with_seat(
            seat,
            hand="",
            gold=gold.get(f"seat_{seat}", 0),
            stand={good: count for good, count in held.items() if good in legal},
            contraband={good: count for good, count in held.items() if good not in legal},
        )
    return table.act(0, NameStarter(1)).act(1, Swap()).act(2, Swap()).act(3, Swap())


def test_9_a_stand_is_counted() -> None:  # R10.2
    ours = "4 apples, 6 cheese, 1 bread, 4 chickens, 2 pepper, 1 crossbows"
    stands = {1: ours, 2: "6 apples, 3 bread, 5 chickens, 2 cheese", 3: "5 apples, 2 bread, 4 chickens"}
    score = over(stands, seat_1=42).seen(None)["scores"][1]
    assert (score["king_of"], score["queen_of"]) == (["cheese"], ["chickens"])
    assert score["crowns"] == {"cheese": 15, "chickens": 2}
    assert score["total"] == 8 + 18 + 3 + 16 + 12 + 9 + 42 + 15 + 2 == 125


def test_10_a_gouda_makes_its_owner_king_of_cheese() -> None:  # R10.3
    first, second, *_ = over({0: "10 cheese, 1 gouda_cheese", 1: "11 cheese"}).seen(None)["scores"]
    assert (first["king_of"], first["crowns"]) == (["cheese"], {"cheese": 15})
    assert (second["queen_of"], second["crowns"]) == (["cheese"], {"cheese": 10})


def test_13_a_merchant_digs_for_a_third_chicken_in_the_left_pile() -> None:  # R4.3
    left = ["silk", "bread", "bread", "chickens", "pepper"]
    right = ["mead", "mead", "cheese", "cheese", "crossbows"]
    hand = "2 chickens, 1 silk, 1 apples, 2 bread"
    table = Table.laid(edition="first", hands={1: hand}, then=[*left, *right, "cheese"])
    table.act(1, Swap({"apples": 1, "bread": 2}, ["left", "left"]))
    assert table.hand(1) == {"chickens": 3, "silk": 1, "pepper": 1, "cheese": 1}
    table.act(1, Discard("right", ["bread", "apples", "bread"]))
    assert table.state.piles == {"left": tuple(left[:3]), "right": (*right, "bread", "apples", "bread")}
    assert table.to_act == (2,)


def test_14_three_players_have_a_deck_of_156_without_bread_or_162_with_royals() -> None:  # R1.1
    plain, royal = (catalogue_for(Options(players=3, royal_goods=chosen)).deck for chosen in (False, True))
    assert (len(plain), len(royal)) == (156, 162)
    assert not {"bread", "rye_bread", "pumpernickel_bread"} & {*plain, *royal}
