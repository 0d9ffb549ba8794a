"""Counts the public past of each seat, which observations show."""

import jax.numpy as jnp
import numpy as np
from jax import Array

from nottingham.vector.arrays import computed
from nottingham.vector.state import COUNTED, State

BITS, PER_WORD = 4, 8
"""One step adds less than 16 to a count, and eight of these additions fit into a word."""
UNBOUNDED = ("kept", "broken")
"""Favours can be kept and broken by the dozen. These columns come last."""


class Tally:
    """What one step adds to the counts of each role."""

    def __init__(self, players: int) -> None:
        self._columns = {name: jnp.zeros(players, jnp.int32) for name in COUNTED}

    def add(self, name: str, counts: Array) -> None:
        self._columns[name] = self._columns[name] + counts

    def added_to(self, state: State) -> State:
        place = np.arange(len(COUNTED))
        small = [self._columns[name].astype(jnp.uint32) for name in COUNTED if name not in UNBOUNDED]
        words: list[Array] = [jnp.uint32(0)] * -(-len(small) // PER_WORD)
        for index, column in enumerate(small):
            words[index // PER_WORD] |= column << BITS * (index % PER_WORD)
        packed, unbounded = computed((words, {name: self._columns[name].astype(jnp.uint32) for name in UNBOUNDED}))
        more = jnp.zeros((), jnp.uint32)
        for index, word in enumerate(packed):
            here = place // PER_WORD == index
            more = jnp.where(here, word[:, None] >> (BITS * (place % PER_WORD)).astype(np.uint32) & 15, more)
        for name, column in unbounded.items():
            more = jnp.where(place == COUNTED.index(name), column[:, None], more)
        return state._replace(past=state.past._replace(counts=state.past.counts + more.astype(jnp.int32)))
