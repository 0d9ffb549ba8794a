"""Markets for tests: seat 1 is the first merchant to take a turn."""

from typing import Any

from nottingham.rules.actions import NameStarter
from tests.support.game import Table

LEFT = ["silk", "mead", "bread", "chickens", "cheese"]
RIGHT = ["pepper", "pepper", "mead", "crossbows", "bread"]


def first_edition(hand: str = "6 apples", *, draws: tuple[str, ...] = (), **setting: Any) -> Table:
    """A first-edition market in which seat 1 has this hand and acts first; `draws` are the next cards of the deck."""
    return Table.laid(edition="first", hands={1: hand}, then=[*LEFT, *RIGHT, *draws], **setting)


def second_edition(hand: str = "6 apples", *, draws: tuple[str, ...] = (), **setting: Any) -> Table:
    """A market of the second edition, after the sheriff named seat 1."""
    return Table.laid(hands={1: hand}, then=draws, **setting).act(0, NameStarter(1))
