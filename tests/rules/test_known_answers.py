"""The known answers of the rules, 1 to 14."""

from nottingham.rules.actions import HandBack, Open
from tests.table import Table


def test_1_an_honest_bag_opened_costs_the_sheriff_its_penalties() -> None:  # R6.3
    table = Table.at_inspection({1: ("4 chickens", "chickens")})
    table.act(0, Open(1))
    assert table.gold(0) == 42
    assert table.gold(1) == 58
    assert table.stand(1) == {"chickens": 4}


def test_3_contraband_in_a_bag_handed_back_lies_face_down() -> None:  # R6.2
    table = Table.at_inspection({1: ("2 cheese, 1 pepper", "cheese")})
    table.act(0, HandBack(1))
    assert table.stand(1) == {"cheese": 2}
    assert table.contraband(1) == {"pepper": 1}
    assert table.seen(2)["seats"][1]["contraband"] == 1
