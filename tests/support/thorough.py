"""Decides how thoroughly the tests search.

`make test` plays enough random games that each law meets every option, every player count and every kind of action;
`make laws` sets NOTTINGHAM_THOROUGH and plays several times as many.
"""

import os
from collections.abc import Sequence
from typing import Final, TypeVar

THOROUGH: Final = bool(os.environ.get("NOTTINGHAM_THOROUGH"))

Item = TypeVar("Item")


def many(usually: int, thoroughly: int) -> int:
    """A number of examples."""
    return thoroughly if THOROUGH else usually


def sample(items: Sequence[Item], usually: int, thoroughly: int = 1) -> Sequence[Item]:
    """Every so manyth item. An odd step meets both values of every option in a list of all mixes of options."""
    return items[:: thoroughly if THOROUGH else usually]
