"""Sharing the booty between the deputies, by agreement or by default (R8.6)."""

from typing import Any

import pytest

from nottingham.rules.actions import HandBack, Open, Portion, Share, ShareEvenly
from nottingham.rules.events import BootyShared, PhaseBegan, ShareProposed
from nottingham.rules.state import Stake
from tests.support.dealing import six
from tests.support.game import Table, cards, side


def bribed(gold: int = 0, *, stand: str = "", contraband: str = "", **setting: Any) -> Table:
    """Seat 2 has given the deputies all this for a bag, and every other bag went back free."""
    table = six(**setting).with_seat(2, stand=stand, contraband=contraband)
    table.strike(2, "deputies", give=side(gold, stand=stand, contraband=contraband), pledges="hand_back 2")
    return table.hand_all_back()


def a_split(zero: tuple[int, str], one: tuple[int, str]) -> Share:
    """Gold and goods for deputy 0 and for deputy 1."""
    return Share({0: Portion(zero[0], cards(zero[1])), 1: Portion(one[0], cards(one[1]))})


def test_an_even_amount_of_gold_alone_is_shared_at_once() -> None:  # R8.6 R3.4
    table = bribed(12)
    assert table.happened(BootyShared) == [BootyShared({0: Stake(6), 1: Stake(6)})]
    assert (table.gold(0), table.gold(1)) == (56, 56)
    assert (table.phase, table.state.round) == ("market", 2)


def test_with_nothing_on_the_tile_nothing_is_shared() -> None:  # R8.6
    table = six().hand_all_back()
    assert table.happened(BootyShared) == []
    assert table.state.round == 2


@pytest.mark.parametrize("booty", [{"gold": 13}, {"stand": "2 bread"}, {"contraband": "1 silk"}])
def test_the_deputies_decide_about_an_odd_coin_or_any_card(booty: dict[str, Any]) -> None:  # R8.6 R3.4
    table = bribed(**booty)
    assert (table.phase, table.to_act) == ("share", (0, 1))


def test_the_booty_is_shared_after_the_last_bag_and_not_before() -> None:  # R8.6
    table = six().with_seat(2, stand="1 bread")
    table.strike(2, "deputies", give=side(stand="1 bread"), pledges="hand_back 2, hand_back 3, hand_back 4")
    table.not_now(0, ShareEvenly())
    table.act(0, HandBack(5)).act(1, HandBack(5))
    assert PhaseBegan("share") in table.events


def test_bribes_and_fines_are_shared_together() -> None:  # R8.6
    table = six({3: ("1 silk", "apples")})
    table.strike(2, "deputies", give=side(6), pledges="hand_back 2")
    table.act(0, Open(3)).act(1, Open(3)).hand_all_back()
    assert (table.gold(0), table.gold(1)) == (55, 55)


# By agreement


def test_a_deputy_proposes_at_most_six_splits() -> None:  # R8.6
    table = bribed(13)
    one, other = a_split((7, ""), (6, "")), a_split((6, ""), (7, ""))
    for split in (one, other) * 3:
        table.act(0, split)
    assert table.seen(3)["proposed"] == {"0": 6}
    assert table.refuses(0, one, "R8.6").code == "proposed_too_often"
    assert list(table.seen(0)["prompt"]) == ["share_evenly"]
    assert "share" in table.seen(1)["prompt"]
    table.act(1, other)
    assert (table.gold(0), table.gold(1), table.state.proposed) == (56, 57, {})


def test_equal_proposals_of_both_deputies_are_carried_out() -> None:  # R8.6
    table = bribed(12, stand="2 bread", contraband="2 silk")
    split = a_split((6, "2 silk"), (6, "2 bread"))
    table.act(1, split)
    assert table.phase == "share"
    table.act(0, split)
    assert (table.gold(0), table.contraband(0), table.stand(0)) == (56, {"silk": 2}, {})
    assert (table.gold(1), table.contraband(1), table.stand(1)) == (56, {}, {"bread": 2})
    assert table.state.round == 2


def test_by_agreement_an_odd_coin_and_an_odd_card_go_to_either_deputy() -> None:  # R8.6
    table = bribed(13, contraband="2 silk, 1 mead")
    split = a_split((6, "1 silk"), (7, "1 silk, 1 mead"))
    table.act(0, split).act(1, split)
    assert (table.gold(0), table.gold(1)) == (56, 57)
    assert table.contraband(1) == {"silk": 1, "mead": 1}
    shared = table.happened(BootyShared)[0]
    assert (shared.discarded, shared.to_bank) == ((), 0)


def test_unequal_proposals_settle_nothing_and_can_be_changed() -> None:  # R8.6
    table = bribed(13)
    mine, yours = a_split((7, ""), (6, "")), a_split((6, ""), (7, ""))
    table.act(0, mine).act(1, yours)
    assert table.phase == "share"
    table.refuses(0, mine, "R8.6")
    table.act(0, yours)
    assert (table.gold(0), table.gold(1)) == (56, 57)


def test_proposals_come_over_the_wire_with_seats_as_names() -> None:  # R8.6
    split = {"type": "share", "split": {"0": {"gold": 7, "goods": {}}, "1": {"gold": 6}}}
    table = bribed(13).act(0, split).act(1, split)
    assert (table.gold(0), table.gold(1)) == (57, 56)


@pytest.mark.parametrize(
    "split",
    [
        pytest.param(a_split((8, "1 silk, 1 bread"), (5, "1 mead")), id="less than half the gold"),
        pytest.param(a_split((7, "1 silk, 1 bread, 1 mead"), (6, "")), id="less than half the cards"),
        pytest.param(a_split((6, "1 silk, 1 bread"), (6, "1 mead")), id="a coin left over"),
        pytest.param(a_split((7, "1 silk, 1 bread"), (7, "1 mead")), id="a coin too many"),
        pytest.param(a_split((7, "1 silk"), (6, "1 mead")), id="a card left over"),
        pytest.param(a_split((7, "2 silk"), (6, "1 mead")), id="a card that is not there"),
        pytest.param(Share({0: Portion(13, cards("1 silk, 1 bread, 1 mead"))}), id="one deputy"),
        pytest.param(Share({0: Portion(7, cards("1 silk, 1 bread")), 2: Portion(6, cards("1 mead"))}), id="a merchant"),
    ],
)
def test_a_split_gives_each_deputy_half_rounded_down_and_leaves_nothing(split: Share) -> None:  # R8.6
    bribed(13, stand="1 bread", contraband="1 silk, 1 mead").refuses(0, split, "R8.6")


def test_an_even_number_of_cards_is_halved() -> None:  # R8.6
    table = bribed(stand="4 bread")
    table.refuses(0, a_split((0, "3 bread"), (0, "1 bread")), "R8.6")
    table.act(0, a_split((0, "2 bread"), (0, "2 bread")))


def test_only_the_deputies_share() -> None:  # R8.6
    table = bribed(13)
    table.refuses(2, ShareEvenly(), "R8.6")
    table.refuses(2, a_split((7, ""), (6, "")), "R8.6")


# Without agreement


@pytest.mark.parametrize("deputy", [0, 1])
def test_either_deputy_alone_can_have_the_booty_shared_by_default(deputy: int) -> None:  # R8.6
    table = bribed(13).act(1 - deputy, a_split((7, ""), (6, ""))).act(deputy, ShareEvenly())
    assert (table.gold(0), table.gold(1)) == (56, 56)


def test_cards_are_taken_in_turns_the_dearest_first_beginning_with_the_first_deputy() -> None:  # R8.6
    table = bribed(stand="1 apples", contraband="2 silk, 1 crossbows", deputies=[1, 0, 2, 3, 4, 5])
    table.act(0, ShareEvenly())
    assert (table.contraband(1), table.stand(1)) == ({"crossbows": 1, "silk": 1}, {})
    assert (table.contraband(0), table.stand(0)) == ({"silk": 1}, {"apples": 1})


def test_cards_of_equal_value_lie_in_the_order_of_the_table_of_goods() -> None:  # R8.6
    table = bribed(stand="1 bread, 1 cheese", contraband="1 gouda_cheese, 1 pepper", royal_goods=True)
    table.act(0, ShareEvenly())
    assert (table.contraband(0), table.stand(0)) == ({"pepper": 1}, {"cheese": 1})
    assert (table.contraband(1), table.stand(1)) == ({"gouda_cheese": 1}, {"bread": 1})


def test_an_odd_last_card_is_discarded_for_all_to_see() -> None:  # R8.6
    table = bribed(contraband="1 crossbows, 1 silk, 1 pepper").act(0, ShareEvenly())
    assert (table.contraband(0), table.contraband(1)) == ({"crossbows": 1}, {"silk": 1})
    for seat in (3, None):
        assert table.seen(seat)["discard"]["pile"][-1] == "pepper"
        shared = table.happened(BootyShared)[0].seen_by(seat)
        assert isinstance(shared, BootyShared)
        assert shared.discarded == ("pepper",)


def test_an_odd_coin_goes_to_the_bank() -> None:  # R8.6
    table = bribed(11).act(0, ShareEvenly())
    assert (table.gold(0), table.gold(1)) == (55, 55)
    assert sum(table.gold(seat) for seat in range(6)) == 299
    assert table.happened(BootyShared)[0].to_bank == 1


# Who sees it


def test_others_see_shares_of_contraband_as_a_number() -> None:  # R8.6 R11.2
    table = bribed(stand="1 bread", contraband="1 silk")
    split = a_split((0, "1 silk"), (0, "1 bread"))
    table.act(0, split)
    proposed = table.happened(ShareProposed)[0]
    seen = proposed.seen_by(1)
    assert isinstance(seen, ShareProposed)
    assert seen.split[0].goods == {"silk": 1}
    assert table.seen(1)["shares"]["0"]["0"]["goods"] == {"silk": 1}
    assert table.seen(3)["shares"] == {"0": {"0": {"goods": {"contraband": 1}}, "1": {"goods": {"bread": 1}}}}
    for outsider in (3, None):
        assert proposed.seen_by(outsider) == ShareProposed(
            0, {0: Stake(goods={"contraband": 1}), 1: Stake(goods={"bread": 1})}
        )
    table.act(1, split)
    for outsider in (3, None):
        shared = table.happened(BootyShared)[0].seen_by(outsider)
        assert shared == BootyShared({0: Stake(goods={"contraband": 1}), 1: Stake(goods={"bread": 1})})
