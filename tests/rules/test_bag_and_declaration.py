"""Loading the bags and declaring them (R5)."""

from typing import Any

import pytest

from nottingham.rules.actions import Declare, LoadBag, Swap, parse_action
from nottingham.rules.cards import size
from nottingham.rules.errors import Malformed
from nottingham.rules.events import BagLoaded, BagsClosed, Declared, PhaseBegan
from tests.support.game import Table, cards, hand_size


def loading(hand: str = "6 apples", **setting: Any) -> Table:
    """The loading phase, with this hand for seat 1."""
    return Table.laid(hands={1: hand}, **setting).pass_market()


def declaring(bag: str = "4 apples", **setting: Any) -> Table:
    """The declarations, starting with seat 1, whose bag this is; the other bags hold an apple each."""
    table = loading(bag, **setting)
    for seat in table.to_act:
        table.act(seat, LoadBag(cards(bag if seat == 1 else "1 apples")))
    return table


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_one_to_five_cards_can_be_put_into_the_bag(count: int) -> None:  # R5.1
    table = loading().act(1, LoadBag({"apples": count}))
    assert table.seen(1)["seats"][1]["bag"] == {
        "size": count,
        "declared": None,
        "status": "loaded",
        "cards": {"apples": count},
    }
    assert hand_size(table, 1) == 6 - count


@pytest.mark.parametrize("count", [0, 6])
def test_a_bag_of_none_or_of_six_is_refused(count: int) -> None:  # R5.1
    loading().refuses(1, LoadBag({"apples": count}), "R5.1")


def test_an_empty_bag_is_refused() -> None:  # R5.1
    loading().refuses(1, LoadBag({}), "R5.1")


@pytest.mark.parametrize("bag", ["3 apples", "1 silk", "2 apples, 1 silk", "1 dragons"])
def test_only_cards_of_the_hand_can_be_put_into_the_bag(bag: str) -> None:  # R5.1
    loading("2 apples, 4 cheese").refuses(1, LoadBag(cards(bag)), "R5.1")


def test_goods_on_the_stand_can_not_be_put_into_the_bag() -> None:  # R5.1
    table = loading("6 apples").with_seat(1, stand="2 bread", contraband="1 silk")
    table.refuses(1, LoadBag({"bread": 1}), "R5.1")
    table.refuses(1, LoadBag({"silk": 1}), "R5.1")


@pytest.mark.parametrize("count", ["-1", "true", "1.5", '"1"'])
def test_a_bag_holds_a_whole_number_of_cards(count: str) -> None:  # R5.1
    with pytest.raises(Malformed):
        parse_action(f'{{"type":"load_bag","cards":{{"apples":{count}}}}}')


def test_a_short_hand_can_be_put_into_the_bag_whole() -> None:  # R5.1
    table = loading().with_seat(1, hand="2 apples")
    assert table.seen(1)["prompt"] == {"load_bag": {"min": 1, "max": 2}}
    table.act(1, LoadBag({"apples": 2}))
    assert table.hand(1) == {}


def test_a_closed_bag_can_not_be_changed() -> None:  # R5.1
    table = loading().act(1, LoadBag({"apples": 1}))
    table.refuses(1, LoadBag({"apples": 2}), "R5.1")
    table.refuses(1, LoadBag({"apples": 1}), "R5.1")
    assert table.seen(1)["prompt"] is None
    table.act(2, LoadBag({"apples": 1})).act(3, LoadBag({"apples": 1}))
    table.not_now(1, LoadBag({"apples": 2}))


@pytest.mark.parametrize("order", [(1, 2, 3), (3, 2, 1), (2, 3, 1)])
def test_all_merchants_load_at_once_in_any_order(order: tuple[int, ...]) -> None:  # R5.1
    table = loading()
    assert table.to_act == (1, 2, 3)
    for seat in order:
        assert table.phase == "load"
        table.act(seat, LoadBag({"apples": 1}))
    assert table.phase == "declare"


@pytest.mark.parametrize("other", [0, 2, 3, None])
def test_until_the_last_bag_is_closed_others_see_only_that_a_bag_is_closed(other: int | None) -> None:  # R5.1
    table = loading().act(1, LoadBag({"apples": 4}))
    seat = table.seen(other)["seats"][1]
    assert seat["bag"] == {"size": None, "declared": None, "status": "loaded"}
    assert seat["hand"] == 6
    assert table.seen(other)["to_act"] == [2, 3]
    assert [event.seen_by(other) for event in table.events] == [BagLoaded(1)]


def test_bags_of_different_size_look_alike_until_the_last_is_closed() -> None:  # R5.1
    small, large = loading().act(1, LoadBag({"apples": 1})), loading().act(1, LoadBag({"apples": 5}))
    for other in (0, 2, 3, None):
        assert small.seen(other) == large.seen(other)


@pytest.mark.parametrize("other", [0, 2, 3, None])
def test_sizes_and_hands_change_for_others_when_the_last_bag_is_closed(other: int | None) -> None:  # R5.1
    table = loading().act(1, LoadBag({"apples": 4})).act(3, LoadBag({"apples": 2})).act(2, LoadBag({"apples": 1}))
    seats = table.seen(other)["seats"]
    assert seats[1]["bag"] == {"size": 4, "declared": None, "status": "loaded"}
    assert seats[1]["hand"] == 2
    assert [seat["bag"] and seat["bag"]["size"] for seat in seats] == [None, 4, 1, 2]
    assert table.happened(BagsClosed) == [BagsClosed({1: 4, 2: 1, 3: 2})]


def test_what_is_in_a_closed_bag_stays_its_owners_secret() -> None:  # R5.1
    table = declaring("3 silk, 1 apples").act(1, Declare("apples"))
    for other in (0, 2, 3, None):
        assert table.seen(other)["seats"][1]["bag"] == {"size": 4, "declared": "apples", "status": "held"}
    assert table.seen(1)["seats"][1]["bag"]["cards"] == {"silk": 3, "apples": 1}


@pytest.mark.parametrize(("sheriff", "order"), [(0, [1, 2, 3]), (2, [3, 0, 1])])
@pytest.mark.parametrize("edition", ["first", "second"])
def test_merchants_declare_clockwise_from_the_sheriffs_left(  # R5.2
    edition: str, sheriff: int, order: list[int]
) -> None:
    table = Table.laid(edition=edition, sheriff=sheriff)
    if edition == "second":
        table.act(sheriff, {"type": "name_starter", "seat": order[2]})
    while table.phase == "market":
        table.act(table.to_act[0], Swap())
    for seat in order:
        table.act(seat, LoadBag({next(iter(table.hand(seat))): 1}))
    for seat in order:
        assert table.to_act == table.may_act == (seat,)
        for other in set(order) - {seat}:
            table.refuses(other, Declare("apples"), "R5.2")
        table.act(seat, Declare("apples"))
    assert table.phase == "inspect"


@pytest.mark.parametrize("good", ["apples", "cheese", "bread", "chickens"])
def test_every_legal_good_can_be_declared_even_if_none_is_in_the_bag(good: str) -> None:  # R5.2
    table = declaring("2 silk, 2 mead").act(1, Declare(good))
    assert table.events == [Declared(1, good, 4)]


@pytest.mark.parametrize("good", ["pepper", "mead", "silk", "crossbows", "green_apples", "royal_rooster"])
def test_contraband_can_not_be_declared(good: str) -> None:  # R5.2
    declaring("2 silk", royal_goods=True).refuses(1, Declare(good), "R5.2")


@pytest.mark.parametrize("bag", ["1 apples", "2 apples, 1 silk", "5 mead", "2 green_apples, 1 golden_apples"])
def test_the_number_declared_is_the_number_of_cards_and_a_royal_is_one_card(bag: str) -> None:  # R5.2
    table = declaring(bag, royal_goods=True)
    count = size(cards(bag))
    assert table.seen(1)["prompt"]["declare"]["count"] == count
    table.act(1, Declare("apples"))
    assert table.events == [Declared(1, "apples", count)]
    assert table.seen(None)["seats"][1]["bag"]["size"] == count


@pytest.mark.parametrize(
    "words",
    [
        '{"type":"declare","good":"apples","count":3}',
        '{"type":"declare","good":"apples","count":4}',
        '{"type":"declare","good":["apples","cheese"]}',
        '{"type":"declare","good":{"apples":4}}',
        '{"type":"declare","goods":"apples"}',
        '{"type":"declare"}',
    ],
)
def test_an_action_has_no_room_for_another_number_or_a_second_type(words: str) -> None:  # R5.2
    with pytest.raises(Malformed):
        parse_action(words)


def test_a_declaration_is_made_once() -> None:  # R5.2
    table = declaring().act(1, Declare("apples"))
    table.refuses(1, Declare("cheese"), "R5.2")
    table.act(2, Declare("apples")).act(3, Declare("apples"))
    assert table.happened(PhaseBegan) == [PhaseBegan("inspect")]
    table.not_now(1, Declare("cheese"))


def test_declarations_are_public_at_once() -> None:  # R5.2
    table = declaring().act(1, Declare("cheese"))
    for onlooker in (0, 1, 2, 3, None):
        seats = table.seen(onlooker)["seats"]
        assert [seat["bag"] and seat["bag"]["declared"] for seat in seats] == [None, "cheese", None, None]


def test_bread_can_not_be_declared_at_three_players() -> None:  # R5.3
    table = declaring(players=3)
    assert table.seen(1)["prompt"]["declare"]["goods"] == ["apples", "cheese", "chickens"]
    table.refuses(1, Declare("bread"), "R5.3")


def test_with_four_players_bread_is_declared_like_any_other() -> None:  # R5.3
    table = declaring()
    assert table.seen(1)["prompt"]["declare"]["goods"] == ["apples", "cheese", "bread", "chickens"]
    table.act(1, Declare("bread"))


@pytest.mark.parametrize("good", ["dragons", "", "Apples", "pears"])
def test_a_good_that_is_not_in_this_game_can_not_be_declared(good: str) -> None:  # R5.3
    declaring().refuses(1, Declare(good), "R5.3")


def test_a_type_whose_cards_are_all_gone_from_the_deck_is_still_in_the_game() -> None:  # R5.3
    declaring().with_deck().act(1, Declare("chickens"))
