"""The mind draws the right conclusions from evidence, and knows what things are worth."""

import pytest

from nottingham.players.mind.market import _odds
from nottingham.players.mind.mind import Mind
from nottingham.players.mind.scene import Scene
from nottingham.players.player import TurnRequest
from nottingham.rules.actions import (
    NameStarter,
    Open,
    Refuse,
    Swap,
    Withdraw,
)
from tests.support.game import Table, cards, side
from tests.support.seated import (
    LIE,
    TRUTH,
    after_four_rounds,
    mind,
    scene_of,
    seated,
    suspicion,
)


def test_cards_seen_elsewhere_are_not_expected_from_the_deck() -> None:
    table = Table.laid(sheriff=0).with_seat(2, stand="20 chickens").with_piles(pile="chickens chickens chickens")
    table.act(0, NameStarter(1)).with_seat(1, hand="6 apples")
    assert _odds(scene_of(table, 1, "apprentice"))["chickens"] == pytest.approx(24 / 204)
    assert _odds(scene_of(table, 1))["chickens"] == pytest.approx(1 / (204 - 23 - 6))


def test_a_habitual_liar_is_suspected_more_than_an_honest_merchant() -> None:
    stranger = suspicion(Table.at_inspection({1: LIE}, sheriff=0), 1)
    table = after_four_rounds({1: LIE, 2: TRUTH})
    assert suspicion(table, 1) > stranger > suspicion(table, 2)
    assert suspicion(table, 1, "apprentice") == suspicion(table, 2, "apprentice")


def test_a_bigger_bag_is_suspected_more() -> None:
    table = Table.at_inspection({1: ("2 apples", "apples"), 2: ("5 apples", "apples")}, sheriff=0)
    assert suspicion(table, 2) > suspicion(table, 1)


@pytest.mark.parametrize("level", ["trader", "master"])
def test_declaring_what_was_put_aside_is_suspicious(level: str) -> None:
    def after_putting_aside(aside: str) -> float:
        table = Table.laid(sheriff=0, hands={1: "3 apples, 3 bread", 2: "1 apples", 3: "1 apples"})
        table.act(0, NameStarter(1)).act(1, Swap(cards(aside))).with_seat(1, hand="3 apples, 3 bread")
        return suspicion(table.to_inspection({1: ("3 apples", "apples")}), 1, level)

    assert after_putting_aside("2 apples") > after_putting_aside("2 bread")


def test_declaring_what_was_taken_from_a_pile_is_less_suspicious() -> None:
    def after_taking(pile: str) -> float:
        table = Table.laid(sheriff=0, edition="first", hands={1: "6 bread", 2: "1 apples", 3: "1 apples"})
        table.with_piles(left=pile, right="bread").act(1, Swap({"bread": 1}, ["left"]))
        table.act(1, {"type": "discard", "pile": "right", "order": ["bread"]}).with_seat(1, hand="3 apples, 3 bread")
        return suspicion(table.to_inspection({1: ("3 apples", "apples")}), 1)

    assert after_taking("apples") < after_taking("cheese")


def test_discards_are_evidence_in_the_first_edition_too() -> None:
    def after_discarding(good: str) -> float:
        table = Table.laid(sheriff=0, edition="first", hands={1: "3 apples, 3 bread", 2: "1 apples", 3: "1 apples"})
        table.act(1, Swap({good: 2})).act(1, {"type": "discard", "pile": "left", "order": [good, good]})
        return suspicion(table.with_seat(1, hand="3 apples, 3 bread").to_inspection({1: ("3 apples", "apples")}), 1)

    assert after_discarding("apples") > after_discarding("bread")


def test_opening_a_bag_for_a_bribe_does_not_make_an_officer_look_strict() -> None:
    def feared(paid: bool) -> float:
        table = Table.at_inspection({1: TRUTH, 2: TRUTH}, sheriff=0)
        if paid:
            table.strike(1, 0, give=side(5), pledges="open 2")
        table.act(0, Open(2))
        return scene_of(table, 1).usual_opening

    assert feared(paid=False) > feared(paid=True)


def test_the_meaning_of_a_bribe_is_learned_from_the_bags_it_was_offered_for() -> None:
    """Seat 1 bribed for lies only, seat 2 for honest bags only."""

    def bribe(table: Table) -> None:
        sheriff = table.state.officers[0]
        for seat in {1, 2} - {sheriff}:
            offer = table.offer(seat, sheriff, give=side(1), pledges=f"hand_back {seat}")
            table.act(sheriff, Refuse(offer))

    table = after_four_rounds({1: LIE, 2: TRUTH}, bribe)

    def shift(seat: int) -> float:
        before = suspicion(table, seat)
        offer = table.offer(seat, 0, give=side(1), pledges=f"hand_back {seat}")
        after = suspicion(table, seat)
        table.act(seat, Withdraw(offer))
        return after - before

    liars = shift(1)
    assert liars > 0
    assert shift(2) < liars


def test_refusing_to_pay_looks_more_honest_but_hardly_counts_in_a_masters_decision() -> None:
    table = Table.at_inspection({1: LIE}, sheriff=0)
    before = {level: scene_of(table, 1, level).looks(4, "apples") for level in ("trader", "master")}
    table.act(1, Refuse(table.offer(0, 1, get=side(5), pledges="hand_back 1")))
    after = {level: scene_of(table, 1, level).looks(4, "apples") for level in before}
    assert all(after[level].lies < before[level].lies - 0.1 for level in before)
    assert after["trader"].weighed == after["trader"].lies
    assert before["master"].weighed - 0.05 < after["master"].weighed < before["master"].weighed


def test_a_card_is_worth_most_where_it_decides_a_crown() -> None:
    """It is the last round. The seat equals the leader in bread, is far behind in cheese and far ahead in apples."""
    table = Table.laid(sheriff=0).with_state(round=8)
    table.with_seat(1, stand="9 apples, 4 bread, 1 cheese").with_seat(2, stand="4 bread, 9 cheese")
    table.with_seat(3, stand="1 apples, 8 cheese").act(0, NameStarter(1))
    worth = scene_of(table, 1).worth
    assert worth.crowns("bread", 1) > 1
    assert worth.crowns("cheese", 1) < 0.5
    assert worth.crowns("apples", 1) < 0.5
    assert scene_of(table, 1, "apprentice").worth.crowns("bread", 1) == 0


def test_a_royal_good_counts_for_its_crown_too() -> None:
    table = Table.laid(sheriff=0, royal_goods=True).with_state(round=8).with_seat(2, stand="2 bread")
    worth = scene_of(table.act(0, NameStarter(1)), 1).worth
    assert worth.hidden("pumpernickel_bread") > 9 + 5
    assert worth.hidden("crossbows") == 9


def test_the_leader_is_the_main_rival() -> None:
    rivalry = scene_of(Table.at_inspection({1: TRUTH}, sheriff=0).with_seat(2, gold=120), 0).worth.rivalry
    assert sum(rivalry) == pytest.approx(1)
    assert rivalry[0] == 0
    assert rivalry[2] > 1.5 * rivalry[1]


def test_a_grudge_makes_the_opener_of_my_bag_more_of_a_rival() -> None:
    table = Table.at_inspection({1: TRUTH}, sheriff=0).act(0, Open(1)).next_inspection()

    def rivalry(grudge: float) -> float:
        player = seated(table, 1, mind(grudge=grudge))
        assert isinstance(player, Mind)
        return Scene(TurnRequest(table.view(1)), player._memory, player._who, player._level, lambda: 0.5).worth.rivalry[
            0
        ]

    assert rivalry(1) > rivalry(0)
