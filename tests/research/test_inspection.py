"""The inspection game is OpenSpiel's `sheriff`, position by position, and has its known answers."""

import doctest
from collections.abc import Iterator
from typing import Any

import pyspiel
import pytest

from nottingham.research import inspection, solving
from nottingham.research.inspection import MERCHANT, SHERIFF, BadGame, InspectionGame, Position
from nottingham.research.solving import GameTree, RegretMatching

NAMES = {"rounds": "num_rounds"}
OTHER = {
    "max_items": 5,
    "max_bribe": 2,
    "rounds": 3,
    "item_value": 5.0,
    "item_penalty": 1.5,
    "sheriff_penalty": 0.5,
}


def both(numbers: dict[str, Any]) -> tuple[InspectionGame, Any]:
    return InspectionGame(**numbers), pyspiel.load_game(
        "sheriff", {NAMES.get(name, name): value for name, value in numbers.items()}
    )


def whole_tree(position: Position, theirs: Any) -> Iterator[tuple[Position, Any]]:
    yield position, theirs
    for action in position.legal_actions():
        yield from whole_tree(position.after(action), theirs.child(action))


@pytest.mark.parametrize("numbers", [{}, OTHER], ids=["default", "other"])
def test_every_position_equals_openspiels(numbers: dict[str, Any]) -> None:
    game, theirs = both(numbers)
    told_apart = [set(), set()]  # type: list[set[tuple[str, str]]]
    for position, state in whole_tree(game.start(), theirs.new_initial_state()):
        assert list(position.legal_actions()) == state.legal_actions()
        assert position.over == state.is_terminal()
        if position.over:
            assert list(position.returns()) == state.returns()
        else:
            assert position.player == state.current_player()
        for player in (MERCHANT, SHERIFF):
            told_apart[player].add((position.knowledge(player), state.information_state_string(player)))
    assert game.actions == theirs.num_distinct_actions()
    for pairs in told_apart:
        assert len(pairs) == len({ours for ours, _ in pairs}) == len({theirs for _, theirs in pairs})


def test_the_known_answers() -> None:
    tree = GameTree(InspectionGame())
    assert tree.values(tree.uniform()) == pytest.approx([-1.125, 1.875], abs=1e-5)
    assert tree.nash_conv(tree.uniform()) == pytest.approx(3.1875, abs=1e-5)
    learning, reached = RegretMatching(tree), {}
    for step in range(1, 1001):
        learning.step()
        if step in (10, 100, 1000):
            reached[step] = tree.nash_conv(learning.average())
    assert reached == pytest.approx({10: 0.54425, 100: 0.08625, 1000: 0.01055}, abs=1e-5)


def test_bad_numbers_and_actions_are_named() -> None:
    with pytest.raises(BadGame, match="at least one round"):
        InspectionGame(rounds=0)
    with pytest.raises(BadGame, match="whole numbers for its limits"):
        InspectionGame(rounds="4")  # type: ignore[arg-type]
    with pytest.raises(BadGame, match="finite"):
        InspectionGame(item_value=float("nan"))
    with pytest.raises(BadGame, match="more than 2,000,000 ends"):
        GameTree(InspectionGame(rounds=10**9))
    with pytest.raises(BadGame, match=r"9 is not legal here\. Legal actions: 2, 3, 4, 5"):
        InspectionGame().start().after(9)
    with pytest.raises(BadGame, match="not over"):
        InspectionGame().start().returns()


@pytest.mark.parametrize("module", [inspection, solving])
def test_the_examples_run(module: Any) -> None:
    failed, tried = doctest.testmod(module)
    assert tried and not failed
