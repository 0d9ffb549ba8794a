"""The end of the game: points, King and Queen, and who wins (R10.2 to R10.5)."""

from collections.abc import Mapping
from typing import Any

import pytest

from nottingham.rules.actions import NameStarter, Swap
from nottingham.rules.events import GameEnded
from nottingham.rules.state import MarketCard
from tests.support.game import Table

Belongings = Mapping[str, Any]


def ended(*seats: Belongings, **options: Any) -> Table:
    """A game that has just ended; the first seats have these belongings, the others nothing.

    In its last round no merchant has a card, so nothing more came on the stands.
    """
    table = Table.laid(**options).with_deck()
    table.with_state(round=table.state.options.rounds)
    for seat in range(len(table.state.seats)):
        belongings = seats[seat] if seat < len(seats) else {}
        table.with_seat(seat, **{"hand": "", "gold": 0, **belongings})
    table.act(0, NameStarter(1))
    while table.phase == "market":
        table.act(table.to_act[0], Swap())
    assert table.phase == "over"
    return table


def scores(*seats: Belongings, **options: Any) -> list[dict[str, Any]]:
    """The scores everyone sees at the end of such a game."""
    seen: list[dict[str, Any]] = ended(*seats, **options).seen(None)["scores"]
    return seen


def crowns(good: str, *counts: int) -> list[int]:
    """The King's and Queen's points of five seats with these counts of a good."""
    stands = [{"stand": f"{count} {good}"} if count else {} for count in counts]
    return [score["crowns"].get(good, 0) for score in scores(*stands, players=5)]


def winners(*seats: Belongings, **options: Any) -> tuple[int, ...]:
    (event,) = ended(*seats, **options).happened(GameEnded)
    return event.winners


@pytest.mark.parametrize(
    ("good", "value"),
    [
        ("apples", 2),
        ("cheese", 3),
        ("bread", 3),
        ("chickens", 4),
        ("pepper", 6),
        ("mead", 7),
        ("silk", 8),
        ("crossbows", 9),
        ("green_apples", 4),
        ("golden_apples", 6),
        ("gouda_cheese", 6),
        ("blue_cheese", 9),
        ("rye_bread", 6),
        ("pumpernickel_bread", 9),
        ("royal_rooster", 8),
    ],
)
def test_every_good_on_the_stand_scores_its_value(good: str, value: int) -> None:  # R10.2
    legal = good in ("apples", "cheese", "bread", "chickens")
    first = scores({"stand" if legal else "contraband": f"1 {good}"}, royal_goods=True)[0]
    assert first["legal" if legal else "contraband"] == value
    assert first["total"] == value + sum(first["crowns"].values())


def test_the_score_adds_goods_gold_black_market_king_and_queen() -> None:  # R10.2
    cards = (MarketCard("pepper", 26), MarketCard("silk", 30))
    first, second, *_ = scores(
        {"gold": 17, "stand": "3 apples, 1 bread", "contraband": "1 silk, 1 mead", "black_market": cards},
        {"gold": 5, "stand": "2 bread"},
    )
    assert (first["gold"], first["legal"], first["contraband"], first["black_market"]) == (17, 9, 15, 56)
    assert first["crowns"] == {"apples": 20, "bread": 10}
    assert first["total"] == 17 + 9 + 15 + 56 + 20 + 10
    assert second["total"] == 5 + 6 + 15


def test_hands_are_worth_nothing_at_the_end() -> None:  # R10.2
    first = scores({"gold": 3, "hand": "5 crossbows, 1 apples"})[0]
    assert first["total"] == 3
    assert first["king_of"] == []


def test_everyone_sees_the_scores_and_only_at_the_end() -> None:  # R10.2
    table = Table.at_inspection({}).with_state(round=8)
    for onlooker in (0, 1, 2, 3, None):
        assert table.seen(onlooker)["scores"] is None
    for bag in (1, 2, 3):
        table.act(0, {"type": "hand_back", "bag": bag})
    for onlooker in (0, 1, 2, 3, None):
        assert [score["total"] for score in table.seen(onlooker)["scores"]] == [50, 62, 62, 62]


def test_goods_of_the_last_round_count() -> None:  # R10.2
    table = Table.at_inspection({1: ("2 apples, 1 silk", "apples")}).with_state(round=8)
    for bag in (1, 2, 3):
        table.act(0, {"type": "hand_back", "bag": bag})
    first = table.seen(None)["scores"][1]
    assert (first["legal"], first["contraband"], first["crowns"]) == (4, 8, {"apples": 20})


@pytest.mark.parametrize(
    ("good", "king", "queen"), [("apples", 20, 10), ("cheese", 15, 10), ("bread", 15, 10), ("chickens", 10, 5)]
)
def test_king_and_queen_bring_the_points_of_their_good(good: str, king: int, queen: int) -> None:  # R10.3
    assert crowns(good, 2, 7, 5, 1) == [0, king, queen, 0, 0]
    table = scores({"stand": f"5 {good}"}, {"stand": f"4 {good}"})
    assert [(score["king_of"], score["queen_of"]) for score in table[:3]] == [([good], []), ([], [good]), ([], [])]


def test_each_good_has_its_own_king_and_queen() -> None:  # R10.3
    first, second, third, _ = scores(
        {"stand": "3 apples, 1 cheese, 1 bread"}, {"stand": "2 apples, 2 bread"}, {"stand": "1 apples, 2 cheese"}
    )
    assert first["crowns"] == {"apples": 20, "cheese": 10, "bread": 10}
    assert second["crowns"] == {"apples": 10, "bread": 15}
    assert third["crowns"] == {"cheese": 15}


@pytest.mark.parametrize(
    ("royal", "good", "count"),
    [
        ("green_apples", "apples", 2),
        ("golden_apples", "apples", 3),
        ("gouda_cheese", "cheese", 2),
        ("blue_cheese", "cheese", 3),
        ("rye_bread", "bread", 2),
        ("pumpernickel_bread", "bread", 3),
        ("royal_rooster", "chickens", 2),
    ],
)
def test_a_royal_good_counts_two_or_three_towards_a_crown(royal: str, good: str, count: int) -> None:  # R10.3 R1.2
    royals = {"stand": f"1 {good}", "contraband": f"1 {royal}"}

    def against(common: int) -> list[list[str]]:
        return [score["king_of"] for score in scores(royals, {"stand": f"{common} {good}"}, royal_goods=True)[:2]]

    assert against(count) == [[good], []]
    assert against(count + 1) == [[good], [good]]
    assert against(count + 2) == [[], [good]]


def test_royal_goods_alone_can_make_a_king() -> None:  # R10.3
    first = scores({"contraband": "1 royal_rooster"}, {"stand": "1 chickens"}, royal_goods=True)[0]
    assert first["crowns"] == {"chickens": 10}


def test_plain_contraband_has_no_king() -> None:  # R10.3
    first = scores({"contraband": "3 silk, 2 crossbows"})[0]
    assert first["crowns"] == {}
    assert first["total"] == 42


def test_goods_of_a_pack_count_as_their_file_says() -> None:  # R10.3 R1.4
    pears = {"stand": "2 apples, 2 pears", "contraband": "1 michaelmas_goose"}
    first, second, *_ = scores(pears, {"stand": "3 apples, 2 chickens"}, packs=("goose_fair",))
    assert first["crowns"] == {"apples": 20, "chickens": 10}
    assert second["crowns"] == {"apples": 10, "chickens": 5}


@pytest.mark.parametrize(
    ("good", "counts", "points"),
    [
        ("apples", (5, 5, 1), [15, 15, 0, 0, 0]),
        ("apples", (5, 5, 5, 4), [10, 10, 10, 0, 0]),
        ("apples", (5, 5, 5, 5), [7, 7, 7, 7, 0]),
        ("apples", (1, 1, 1, 1, 1), [6, 6, 6, 6, 6]),
        ("cheese", (0, 3, 3, 2), [0, 12, 12, 0, 0]),
        ("bread", (3, 3, 3), [8, 8, 8, 0, 0]),
        ("chickens", (2, 1, 2), [7, 0, 7, 0, 0]),
    ],
)
def test_tied_kings_share_king_and_queen_rounded_down_and_there_is_no_queen(  # R10.4
    good: str, counts: tuple[int, ...], points: list[int]
) -> None:
    assert crowns(good, *counts) == points


def test_tied_kings_are_both_kings_and_nobody_is_queen() -> None:  # R10.4
    table = scores({"stand": "4 bread"}, {"stand": "4 bread"}, {"stand": "3 bread"})
    assert [score["king_of"] for score in table] == [["bread"], ["bread"], [], []]
    assert [score["queen_of"] for score in table] == [[]] * 4


@pytest.mark.parametrize(
    ("good", "counts", "points"),
    [
        ("apples", (9, 5, 5), [20, 5, 5, 0, 0]),
        ("apples", (5, 9, 5, 5, 1), [3, 20, 3, 3, 0]),
        ("cheese", (1, 1, 1, 1, 2), [2, 2, 2, 2, 15]),
        ("bread", (2, 2, 3), [5, 5, 15, 0, 0]),
        ("chickens", (6, 4, 4), [10, 2, 2, 0, 0]),
        ("chickens", (6, 4, 4, 4, 4), [10, 1, 1, 1, 1]),
    ],
)
def test_tied_queens_share_rounded_down(good: str, counts: tuple[int, ...], points: list[int]) -> None:  # R10.4
    assert crowns(good, *counts) == points


@pytest.mark.parametrize("good", ["apples", "cheese", "bread", "chickens"])
def test_nobody_is_king_or_queen_of_a_good_they_do_not_have(good: str) -> None:  # R10.4
    assert crowns(good) == [0] * 5
    king, *others = scores({"stand": f"1 {good}"})
    assert king["king_of"] == [good]
    for score in others:
        assert score["king_of"] == score["queen_of"] == []
        assert score["total"] == 0


def test_royals_can_tie_with_plain_goods() -> None:  # R10.4
    table = scores({"contraband": "1 blue_cheese"}, {"stand": "3 cheese"}, {"stand": "2 cheese"}, royal_goods=True)
    assert [score["crowns"].get("cheese", 0) for score in table] == [12, 12, 0, 0]


def test_at_three_players_there_is_no_king_of_bread() -> None:  # R10.3
    table = Table.laid(players=3)
    assert [crown.good for crown in table.state.goods.crowns] == ["apples", "cheese", "chickens"]


def test_most_points_win_even_if_others_have_more_cards() -> None:  # R10.5
    assert winners({"gold": 60}, {"contraband": "5 crossbows"}, {"gold": 61}) == (2,)
    assert winners({"gold": 9}, {"stand": "1 apples"}, {"gold": 32}) == (2,)


def test_at_equal_points_most_legal_cards_win() -> None:  # R10.5
    legal = {"stand": "1 apples", "gold": 0}
    assert [score["total"] for score in scores(legal, {"gold": 22})[:2]] == [22, 22]
    assert winners(legal, {"gold": 22}) == (0,)
    assert winners({"contraband": "2 silk", "gold": 6}, legal) == (1,)


def test_legal_goods_are_counted_by_cards_not_by_value() -> None:  # R10.5
    dear, many = {"stand": "4 chickens", "gold": 8}, {"stand": "5 bread", "gold": 4}
    assert [score["total"] for score in scores(dear, many)[:2]] == [34, 34]
    assert winners(dear, many) == (1,)


def test_then_most_contraband_cards_win() -> None:  # R10.5
    two, one = {"contraband": "1 pepper, 1 mead", "gold": 7}, {"contraband": "1 silk", "gold": 12}
    assert [score["total"] for score in scores(two, one)[:2]] == [20, 20]
    assert winners(one, two) == (1,)
    assert winners(one, {"gold": 20}) == (0,)


def test_a_royal_is_one_contraband_card_in_a_tie_and_no_legal_good() -> None:  # R10.5
    royal = {"contraband": "1 golden_apples", "gold": 4}
    assert scores(royal, royal_goods=True)[0]["total"] == 6 + 4 + 20
    assert winners(royal, {"contraband": "2 pepper", "gold": 18}, royal_goods=True) == (1,)
    assert winners(royal, {"gold": 30}, royal_goods=True) == (0,)
    assert winners(royal, {"stand": "1 cheese", "gold": 12}, royal_goods=True) == (1,)


def test_black_market_cards_do_not_count_in_a_tie() -> None:  # R10.5
    card = (MarketCard("pepper", 26),)
    assert winners({"black_market": card}, {"contraband": "1 silk", "gold": 18}, {"gold": 26}) == (1,)
    assert winners({"black_market": card}, {"gold": 26}) == (0, 1)


def test_at_last_the_victory_is_shared() -> None:  # R10.5
    rich, poor = {"contraband": "1 silk", "gold": 10}, {"gold": 3}
    assert winners(poor, rich, poor, {"contraband": "1 mead", "gold": 11}) == (1, 3)
    assert [score["rank"] for score in scores(poor, rich, poor, rich)] == [3, 1, 3, 1]


def test_all_can_share_the_victory() -> None:  # R10.5
    assert winners({}, {}, {}, {}) == (0, 1, 2, 3)


def test_the_ranks_follow_points_then_legal_goods_then_contraband() -> None:  # R10.5
    table = scores(
        {"gold": 30}, {"gold": 22, "contraband": "1 silk"}, {"stand": "1 apples", "gold": 8}, {"gold": 31}, players=5
    )
    assert [score["total"] for score in table] == [30, 30, 30, 31, 0]
    assert [score["rank"] for score in table] == [4, 3, 2, 1, 5]


@pytest.mark.parametrize("edition", ["first", "second"])
def test_both_editions_score_alike(edition: str) -> None:  # R10.5
    table = Table.at_inspection({}, edition=edition).with_state(round=8).with_seat(2, gold=49)
    for bag in (1, 2, 3):
        table.act(0, {"type": "hand_back", "bag": bag})
    (event,) = table.happened(GameEnded)
    assert event.winners == (1, 3)
    assert [score.rank for score in event.scores] == [4, 1, 3, 1]
