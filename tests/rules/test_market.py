"""The market: turns, setting aside, drawing and discarding (R4.1 to R4.4)."""

import pytest

from nottingham.rules.actions import Discard, NameStarter, Swap, parse_action
from nottingham.rules.cards import heap
from nottingham.rules.errors import Malformed
from nottingham.rules.events import CardsDrawn, CardsSetAside, SetAsideCollected, Taking
from tests.support.game import Table, hand_size
from tests.support.markets import LEFT, RIGHT, first_edition, second_edition


@pytest.mark.parametrize(("sheriff", "order"), [(0, [1, 2, 3]), (2, [3, 0, 1]), (3, [0, 1, 2])])
def test_the_first_edition_market_goes_clockwise_from_the_sheriffs_left(sheriff: int, order: list[int]) -> None:  # R4.1
    table = Table.laid(edition="first", sheriff=sheriff)
    for seat in order:
        assert table.to_act == table.may_act == (seat,)
        for other in set(order) - {seat}:
            table.refuses(other, Swap(), "R4.1")
        table.act(seat, Swap())
    assert table.phase == "load"


@pytest.mark.parametrize(
    ("sheriff", "starter", "order"),
    [(0, 1, [1, 2, 3]), (0, 2, [2, 3, 1]), (0, 3, [3, 1, 2]), (2, 1, [1, 3, 0]), (2, 0, [0, 1, 3])],
)
def test_in_the_second_edition_the_sheriff_names_who_starts_and_it_goes_clockwise(  # R4.1
    sheriff: int, starter: int, order: list[int]
) -> None:
    table = Table.laid(sheriff=sheriff)
    assert table.to_act == (sheriff,)
    table.act(sheriff, NameStarter(starter))
    assert table.seen(None)["starter"] == starter
    for seat in order:
        assert table.to_act == (seat,)
        table.act(seat, Swap())
    assert table.phase == "load"


def test_only_a_merchant_can_be_named_to_start() -> None:  # R4.1
    table = Table.laid()
    for seat in (0, -1, 4):
        table.refuses(0, NameStarter(seat), "R4.1")


def test_only_the_sheriff_names_who_starts_and_only_once() -> None:  # R4.1
    table = Table.laid()
    for seat in (1, 2, 3):
        table.refuses(seat, NameStarter(seat), "R4.1")
    table.act(0, NameStarter(1))
    table.refuses(0, NameStarter(2), "R4.1")


def test_no_merchant_takes_a_turn_before_the_sheriff_has_named_who_starts() -> None:  # R4.1
    table = Table.laid()
    for seat in (1, 2, 3):
        table.refuses(seat, Swap(), "R4.1")


def test_in_the_first_edition_nobody_is_named_to_start() -> None:  # R4.1
    Table.laid(edition="first").refuses(0, NameStarter(1), "R4.1")


def test_a_merchant_has_one_turn() -> None:  # R4.1
    second_edition().act(1, Swap()).refuses(1, Swap({"apples": 1}), "R4.1")


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, 5])
@pytest.mark.parametrize("edition", ["first", "second"])
def test_up_to_five_cards_can_be_set_aside(edition: str, count: int) -> None:  # R4.2
    table = first_edition() if edition == "first" else second_edition()
    assert table.seen(1)["prompt"]["swap"]["max"] == 5
    table.act(1, Swap({"apples": count}))
    assert [event.count for event in table.happened(CardsSetAside)] == [count]
    assert hand_size(table, 1) == 6


@pytest.mark.parametrize("edition", ["first", "second"])
def test_six_cards_can_not_be_set_aside(edition: str) -> None:  # R4.2
    table = first_edition() if edition == "first" else second_edition()
    table.refuses(1, Swap({"apples": 6}), "R4.2")


@pytest.mark.parametrize("aside", [{"silk": 1}, {"apples": 3}, {"apples": 2, "bread": 4}, {"dragons": 1}])
def test_only_cards_of_the_hand_can_be_set_aside(aside: dict[str, int]) -> None:  # R4.2
    second_edition("2 apples, 1 bread, 3 cheese").refuses(1, Swap(aside), "R4.2")


@pytest.mark.parametrize("count", ["-1", "true", "1.5", '"1"'])
def test_a_number_of_cards_is_a_whole_number_and_not_negative(count: str) -> None:  # R4.2
    with pytest.raises(Malformed):
        parse_action(f'{{"type":"swap","set_aside":{{"apples":{count}}}}}')


def test_naming_none_of_a_good_is_the_same_as_not_naming_it() -> None:  # R4.2
    table = first_edition().act(1, Swap({"apples": 0, "silk": 0}))
    assert table.hand(1) == {"apples": 6}
    assert table.to_act == (2,)


def test_first_edition_cards_are_set_aside_face_down() -> None:  # R4.2
    table = first_edition("4 apples, 1 silk, 1 mead").act(1, Swap({"silk": 1, "mead": 1}))
    assert table.seen(1)["seats"][1]["set_aside"] == {"silk": 1, "mead": 1}
    (event,) = table.happened(CardsSetAside)
    for other in (0, 2, 3, None):
        assert table.seen(other)["seats"][1]["set_aside"] == 2
        assert event.seen_by(other) == CardsSetAside(1, 2, face_up=False)


def test_second_edition_cards_are_set_aside_face_up() -> None:  # R4.2
    table = second_edition("4 apples, 1 silk, 1 mead").act(1, Swap({"silk": 1, "mead": 1}))
    (event,) = table.happened(CardsSetAside)
    for onlooker in (0, 1, 2, 3, None):
        assert table.seen(onlooker)["seats"][1]["set_aside"] == {"silk": 1, "mead": 1}
        assert event.seen_by(onlooker) == event


def test_cards_are_taken_from_the_tops_of_both_piles_in_the_order_named() -> None:  # R4.3
    table = first_edition(draws=("silk",))
    table.act(1, Swap({"apples": 4}, ["left", "right", "left"]))
    (event,) = table.happened(CardsSetAside)
    assert event.taken == (Taking("left", "cheese"), Taking("right", "bread"), Taking("left", "chickens"))
    assert table.hand(1) == {"apples": 2, "cheese": 1, "bread": 1, "chickens": 1, "silk": 1}
    assert table.state.piles == {"left": tuple(LEFT[:-2]), "right": tuple(RIGHT[:-1])}


def test_cards_taken_from_a_pile_are_public_and_cards_drawn_from_the_deck_are_not() -> None:  # R4.3
    table = first_edition(draws=("silk",)).act(1, Swap({"apples": 2}, ["right"]))
    for other in (0, 2, 3, None):
        assert [event.seen_by(other) for event in table.events] == [
            CardsSetAside(1, 2, face_up=False, taken=(Taking("right", "bread"),)),
            CardsDrawn(1, 1),
        ]
        assert table.seen(other)["seats"][1]["hand"] == 6
    assert table.seen(1)["seats"][1]["hand"] == {"apples": 4, "bread": 1, "silk": 1}


def test_nobody_must_take_from_a_pile() -> None:  # R4.3
    table = first_edition(draws=("silk", "mead")).act(1, Swap({"apples": 2}))
    assert table.hand(1) == {"apples": 4, "silk": 1, "mead": 1}
    assert table.state.piles == {"left": tuple(LEFT), "right": tuple(RIGHT)}


def test_all_cards_can_be_taken_from_the_piles() -> None:  # R4.3
    table = first_edition().act(1, Swap({"apples": 5}, ["left"] * 5))
    assert table.hand(1) == {"apples": 1, **heap(LEFT)}
    assert table.happened(CardsDrawn) == []


def test_no_more_can_be_taken_than_the_hand_is_short_of() -> None:  # R4.3
    table = first_edition()
    table.refuses(1, Swap({"apples": 2}, ["left", "right", "left"]), "R4.3")
    table.refuses(1, Swap({}, ["left"]), "R4.3")


def test_no_more_can_be_taken_from_a_pile_than_it_holds() -> None:  # R4.3
    table = first_edition().with_piles(left="silk", right="")
    table.refuses(1, Swap({"apples": 3}, ["left", "left"]), "R4.3")
    table.refuses(1, Swap({"apples": 3}, ["right"]), "R4.3")


def test_the_piles_are_closed_once_cards_were_drawn_from_the_deck() -> None:  # R4.3
    table = first_edition().act(1, Swap({"apples": 2}))
    table.refuses(1, Swap({"apples": 1}, ["left"]), "R4.3")
    table.refuses(1, Swap({}, ["left"]), "R4.3")


def test_pile_and_order_are_chosen_after_the_drawn_cards_were_seen() -> None:  # R4.3
    table = first_edition("4 apples, 1 silk, 1 mead", draws=("pepper", "bread")).act(1, Swap({"silk": 1, "mead": 1}))
    assert table.to_act == (1,)
    seen = table.seen(1)
    assert seen["seats"][1]["hand"] == {"apples": 4, "pepper": 1, "bread": 1}
    assert seen["prompt"] == {"discard": {"piles": ["left", "right"], "cards": {"silk": 1, "mead": 1}}}
    table.refuses(2, Swap(), "R4.1")


@pytest.mark.parametrize("order", [["silk", "mead", "bread"], ["bread", "silk", "mead"]])
@pytest.mark.parametrize("pile", ["left", "right"])
def test_set_aside_cards_go_on_one_pile_in_the_chosen_order_the_last_on_top(
    pile: str, order: list[str]
) -> None:  # R4.3
    table = first_edition("3 apples, 1 silk, 1 mead, 1 bread").act(1, Swap({"silk": 1, "mead": 1, "bread": 1}))
    table.act(1, {"type": "discard", "pile": pile, "order": order})
    piles = {"left": LEFT, "right": RIGHT}
    assert table.seen(None)["discard"] == {**piles, pile: piles[pile] + order}
    assert table.seen(None)["seats"][1]["set_aside"] == 0
    assert table.to_act == (2,)


@pytest.mark.parametrize("order", [[], ["silk"], ["silk", "silk"], ["silk", "mead", "apples"], ["apples", "apples"]])
def test_all_set_aside_cards_and_no_others_are_discarded(order: list[str]) -> None:  # R4.3
    table = first_edition("4 apples, 1 silk, 1 mead").act(1, Swap({"silk": 1, "mead": 1}))
    table.refuses(1, Discard("left", order), "R4.3")


def test_a_merchant_who_sets_nothing_aside_has_nothing_to_discard() -> None:  # R4.3
    table = first_edition()
    table.refuses(1, Discard("left", ["apples"]), "R4.3")
    table.act(1, Swap())
    assert table.to_act == (2,)


def test_nobody_discards_for_another() -> None:  # R4.3
    table = first_edition().act(1, Swap({"apples": 1}))
    table.refuses(2, Discard("left", ["apples"]), "R4.1")


def test_the_next_merchant_can_take_what_was_just_discarded() -> None:  # R4.3
    table = first_edition("5 apples, 1 silk").act(1, Swap({"silk": 1})).act(1, Discard("right", ["silk"]))
    before = table.hand(2).get("silk", 0)
    table.act(2, Swap({"apples": 1}, ["right"]))
    assert table.hand(2)["silk"] == before + 1


def test_in_the_second_edition_all_cards_are_drawn_from_the_deck() -> None:  # R4.4
    table = second_edition(draws=("silk", "mead", "pepper")).with_piles(pile="bread bread")
    table.refuses(1, Swap({"apples": 2}, ["left"]), "R4.4")
    table.act(1, Swap({"apples": 3}))
    assert table.hand(1) == {"apples": 3, "silk": 1, "mead": 1, "pepper": 1}
    assert table.state.piles == {"pile": ("bread", "bread")}


def test_second_edition_cards_lie_before_their_owner_until_every_merchant_is_done() -> None:  # R4.4
    table = Table.laid(hands={1: "2 silk", 2: "1 mead", 3: "1 bread"}).with_piles(pile="cheese")
    table.act(0, NameStarter(2)).act(2, Swap({"mead": 1})).act(3, Swap({"bread": 1}))
    assert table.state.piles == {"pile": ("cheese",)}
    assert [seat["set_aside"] for seat in table.seen(0)["seats"]] == [{}, {}, {"mead": 1}, {"bread": 1}]
    table.act(1, Swap({"silk": 2}))
    assert table.state.piles == {"pile": ("cheese", "mead", "bread", "silk", "silk")}
    assert [seat["set_aside"] for seat in table.seen(0)["seats"]] == [{}] * 4
    assert table.phase == "load"


def test_in_the_second_edition_there_is_nothing_to_discard_by_hand() -> None:  # R4.4
    table = second_edition().act(1, Swap({"apples": 1}))
    table.refuses(1, Discard("left", ["apples"]), "R4.1")
    table.refuses(2, Discard("left", ["apples"]), "R4.3")


def test_when_nobody_sets_anything_aside_nothing_is_collected() -> None:  # R4.4
    table = Table.laid().pass_market()
    assert not [event for event in table.log if isinstance(event, SetAsideCollected)]
    assert table.state.piles == {"pile": ()}
