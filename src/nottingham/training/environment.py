"""The games that can be learned: pure functions of one game, for `jax.vmap`.

`whole_game` is Sheriff of Nottingham; `small_game` is the inspection game, whose exact answers are known.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from jax import Array
from numpy.typing import NDArray

State = Any
"""The arrays of one game."""


class Environment(NamedTuple):
    seats: int
    max_seats: int
    """The most seats of any game that the same network plays."""
    tokens: int
    inputs: int
    """How many numbers a network can see."""
    live: NDArray[np.intp]
    """Which of them an observation has: those that aren't always zero in this game."""
    secrets: int
    """How many secrets the critic sees besides. It also sees which seats have rivals."""
    bags: int
    """How many of the secrets, the first ones, the policy learns to guess."""
    deal: Callable[[Array], Any]
    """Shuffles for a game, from a key."""
    begin: Callable[[Any], State]
    """Starts a game with a deal."""
    turn: Callable[[State], Array]
    """The seat that chooses the next token; negative where chance does."""
    legal: Callable[[State], Array]
    observe: Callable[..., Array]
    """What a seat of a state knows, only the live inputs; a third argument is the type of these numbers."""
    reveal: Callable[[State, Array], Array]
    """The secrets of all seats, from one seat on."""
    chance: Callable[[State, Array], Array]
    """The token that chance draws, from a random number of at least 0 and less than 1."""
    step: Callable[[State, Array], State]
    over: Callable[[State], Array]
    returns: Callable[[State], Array]
    """What each seat has won, when the game is over."""
    victory: Callable[[State], Array]
    """Each seat's share of the victory, when the game is over."""
