"""Rounds, the length of the game, and the end of a round (R3, R10.1)."""

from collections import Counter

import pytest

from nottingham.rules.actions import (
    Declare,
    Discard,
    HandBack,
    LoadBag,
    MakeOffer,
    NameStarter,
    Open,
    Pay,
    Place,
    Side,
    Swap,
)
from nottingham.rules.events import CardsDrawn, DeckReshuffled, GameEnded, PhaseBegan, RoundBegan
from tests.support.game import Table, hand_size

EVERYBODY = (0, 1, 2, 3, None)


def draws(table: Table) -> list[tuple[int, int]]:
    """The seats that drew in the last move, and how many cards."""
    return [(event.seat, event.count) for event in table.happened(CardsDrawn)]


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_round_goes_from_market_to_load_to_declaration_to_inspection(edition: str) -> None:  # R3.1
    table = Table.laid(edition=edition).pass_round()
    phases = [event.phase for event in table.log if isinstance(event, PhaseBegan)]
    assert phases == ["load", "declare", "inspect"]
    assert table.phase == "market"
    assert table.state.round == 2


def test_in_the_first_edition_the_sheriff_acts_only_from_the_inspection_on() -> None:  # R3.1
    table = Table.laid(edition="first")
    assert 0 not in table.may_act
    assert table.seen(0)["prompt"] is None
    table.refuses(0, Swap(), "R3.1")
    table.refuses(0, Discard("left", ["apples"]), "R3.1")
    table.pass_market()
    assert table.may_act == (1, 2, 3)
    table.refuses(0, LoadBag({"apples": 1}), "R3.1")
    for seat in (1, 2, 3):
        table.act(seat, LoadBag({"apples": 1}))
    table.refuses(0, Declare("apples"), "R3.1")
    for seat in (1, 2, 3):
        assert table.to_act == (seat,)
        table.act(seat, Declare("apples"))
    assert table.to_act == (0,)


def test_in_the_second_edition_the_sheriff_also_names_who_starts_the_market() -> None:  # R3.1
    table = Table.laid()
    assert table.to_act == table.may_act == (0,)
    assert table.seen(0)["prompt"] == {"name_starter": {"seats": [1, 2, 3]}}
    table.act(0, NameStarter(2))
    table.refuses(0, Swap(), "R3.1")


def test_no_bag_is_settled_and_nothing_offered_before_the_inspection() -> None:  # R3.1
    table = Table.laid(edition="first")
    for _ in ("market", "load"):
        for action in (Open(1), HandBack(1), MakeOffer(1, give=Side(gold=1)), Pay({}), Place("left", [])):
            table.not_now(0, action)
        table.pass_market()


@pytest.mark.parametrize(
    ("edition", "players", "rounds", "times"),
    [
        ("first", 3, 9, 3),
        ("first", 4, 8, 2),
        ("first", 5, 10, 2),
        ("second", 3, 9, 3),
        ("second", 4, 8, 2),
        ("second", 5, 10, 2),
        ("second", 6, 9, 3),
    ],
)
def test_the_game_ends_when_everyone_has_been_officer_often_enough(  # R3.2
    edition: str, players: int, rounds: int, times: int
) -> None:
    table = Table.laid(edition=edition, players=players)
    for number in range(1, rounds + 1):
        assert (table.state.round, table.phase) == (number, "market")
        table.pass_round()
    assert table.phase == "over"
    officers = Counter(seat for event in table.log if isinstance(event, RoundBegan) for seat in event.officers)
    assert officers == dict.fromkeys(range(players), times)
    seen = table.seen(None)
    assert seen["round"] == seen["rounds"] == rounds


def test_when_the_game_is_over_nobody_can_do_anything() -> None:  # R3.2
    table = Table.laid(edition="first").with_state(round=8).pass_round()
    assert len(table.happened(GameEnded)) == 1
    assert table.to_act == table.may_act == ()
    for seat in range(4):
        assert table.seen(seat)["prompt"] is None
        for action in (Swap(), LoadBag({"apples": 1}), Declare("apples"), Open(1), MakeOffer(0, give=Side(gold=1))):
            table.not_now(seat, action)


def test_first_edition_piles_are_public_whole_and_in_order() -> None:  # R3.3
    then = ["silk", "mead", "apples", "bread", "cheese", "pepper", "pepper", "chickens", "chickens", "crossbows"]
    table = Table.laid(edition="first", hands={1: "6 apples"}, then=[*then, "silk", "silk"])
    table.act(1, Swap({"apples": 2})).act(1, Discard("left", ["apples", "apples"]))
    for onlooker in EVERYBODY:
        assert table.seen(onlooker)["discard"] == {"left": [*then[:5], "apples", "apples"], "right": then[5:]}


def test_the_second_edition_pile_is_public_whole_and_in_order() -> None:  # R3.3
    table = Table.laid(hands={1: "1 silk", 2: "1 mead", 3: "1 pepper"})
    table.act(0, NameStarter(2)).act(2, Swap({"mead": 1})).act(3, Swap({"pepper": 1})).act(1, Swap({"silk": 1}))
    for onlooker in EVERYBODY:
        assert table.seen(onlooker)["discard"] == {"pile": ["mead", "pepper", "silk"]}


def test_confiscated_cards_on_the_pile_are_public() -> None:  # R3.3
    table = Table.at_inspection({1: ("1 apples, 1 silk", "apples")}).with_piles(pile="mead cheese").act(0, Open(1))
    for onlooker in EVERYBODY:
        assert table.seen(onlooker)["discard"] == {"pile": ["mead", "cheese", "silk"]}


@pytest.mark.parametrize("edition", ["first", "second"])
def test_the_legal_goods_of_all_stands_are_public_in_every_phase(edition: str) -> None:  # R3.3
    table = Table.laid(edition=edition)
    for seat in range(4):
        table.with_seat(seat, stand=f"{seat + 1} apples, 1 bread")

    def everyone_sees_them() -> None:
        for onlooker in EVERYBODY:
            stands = [seat["stand"] for seat in table.seen(onlooker)["seats"]]
            assert stands == [{"apples": count, "bread": 1} for count in (1, 2, 3, 4)]

    everyone_sees_them()
    table.pass_market()
    for seat in (1, 2, 3):
        everyone_sees_them()
        table.act(seat, LoadBag({"apples": 1}))
    for seat in (1, 2, 3):
        everyone_sees_them()
        table.act(seat, Declare("apples"))
    everyone_sees_them()


@pytest.mark.parametrize("sheriff", [0, 1, 2, 3])
def test_the_marker_goes_left(sheriff: int) -> None:  # R10.1
    table = Table.laid(sheriff=sheriff).pass_round()
    assert table.state.officers == ((sheriff + 1) % 4,)
    assert [event.officers for event in table.happened(RoundBegan)] == [((sheriff + 1) % 4,)]


def test_with_six_players_the_next_deputies_are_drawn() -> None:  # R10.1
    table = Table.laid(players=6, deputies=[3, 0, 5, 1, 2, 4])
    assert table.state.officers == (3, 0)
    assert table.pass_round().state.officers == (5, 1)
    assert table.pass_round().state.officers == (2, 4)


def test_bags_and_deals_of_the_last_round_are_put_away() -> None:  # R10.1
    table = Table.at_inspection({})
    table.act(1, MakeOffer(0, give=Side(gold=1))).act(0, {"type": "accept", "offer": 1})
    table.act(2, MakeOffer(0, give=Side(gold=1)))
    assert len(table.seen(None)["deals"]) == 1
    for bag in (1, 2, 3):
        table.act(0, HandBack(bag))
    seen = table.seen(None)
    assert [seat["bag"] for seat in seen["seats"]] == [None] * 4
    assert seen["deals"] == seen["offers"] == []


@pytest.mark.parametrize("edition", ["first", "second"])
def test_everyone_draws_back_to_the_hand_size_at_the_end_of_a_round(edition: str) -> None:  # R10.1
    table = Table.at_inspection({1: ("5 apples", "apples"), 2: ("3 cheese", "cheese")}, edition=edition)
    assert [hand_size(table, seat) for seat in range(4)] == [6, 1, 3, 5]
    deck = table.state.deck_size
    for bag in (1, 2, 3):
        table.act(0, HandBack(bag))
    assert [hand_size(table, seat) for seat in range(4)] == [6] * 4
    assert table.state.deck_size == deck - 9


def test_each_draws_all_their_cards_in_turn_from_the_new_sheriffs_left_the_sheriff_last() -> None:  # R10.1
    table = Table.at_inspection({1: ("2 apples", "apples"), 2: ("2 apples", "apples"), 3: ("2 apples", "apples")})
    table.with_seat(0, hand="4 bread").with_deck("silk", "silk", "mead", "mead", "pepper", "pepper", "cheese", "cheese")
    for bag in (1, 2, 3):
        table.act(0, HandBack(bag))
    assert draws(table) == [(2, 2), (3, 2), (0, 2), (1, 2)]
    assert table.hand(2)["silk"] == table.hand(3)["mead"] == table.hand(0)["pepper"] == table.hand(1)["cheese"] == 2


def test_the_last_in_the_order_go_short_when_there_is_nothing_left_to_draw() -> None:  # R10.1
    table = Table.at_inspection({2: ("2 apples", "apples")}).with_deck("silk", "mead")
    for bag in (1, 2, 3):
        table.act(0, HandBack(bag))
    assert [hand_size(table, seat) for seat in range(4)] == [6, 5, 6, 5]
    assert draws(table) == [(2, 2)]


def test_with_deputies_the_draws_begin_at_the_new_first_deputys_left() -> None:  # R10.1
    table = Table.laid(players=6, deputies=[0, 1, 4, 2, 3, 5]).pass_round()
    assert draws(table) == [(5, 1), (2, 1), (3, 1), (4, 1)]


def test_the_deck_is_reshuffled_in_the_middle_of_the_draws_at_the_end_of_a_round() -> None:  # R10.1 R4.5
    table = Table.at_inspection({2: ("3 apples", "apples")}).with_deck("silk").with_piles(pile="mead mead mead mead")
    for bag in (1, 2, 3):
        table.act(0, HandBack(bag))
    happened = [type(event) for event in table.events if isinstance(event, CardsDrawn | DeckReshuffled)]
    assert happened == [CardsDrawn, DeckReshuffled, CardsDrawn, CardsDrawn, CardsDrawn]
    assert draws(table) == [(2, 1), (2, 2), (3, 1), (1, 1)]
    assert table.hand(2) == {"apples": 3, "silk": 1, "mead": 2}
    assert table.state.piles == {"pile": ()}


def test_in_the_first_edition_the_top_five_stay_in_the_draws_at_the_end_of_a_round() -> None:  # R10.1 R4.5
    table = Table.at_inspection({}, edition="first").with_deck()
    table.with_piles(left="silk mead apples apples apples apples apples", right="bread bread bread bread bread")
    for bag in (1, 2, 3):
        table.act(0, HandBack(bag))
    assert draws(table) == [(2, 1), (3, 1)]
    assert hand_size(table, 1) == 5
    assert table.state.piles == {"left": ("apples",) * 5, "right": ("bread",) * 5}


@pytest.mark.parametrize("edition", ["first", "second"])
def test_after_the_last_round_nobody_draws(edition: str) -> None:  # R10.1
    table = Table.at_inspection({1: ("5 apples", "apples")}, edition=edition).with_state(round=8)
    deck = table.state.deck_size
    for bag in (1, 2, 3):
        table.act(0, HandBack(bag))
    assert table.phase == "over"
    assert draws(table) == []
    assert [hand_size(table, seat) for seat in range(4)] == [6, 1, 5, 5]
    assert table.state.deck_size == deck
    assert table.state.officers == (0,)
