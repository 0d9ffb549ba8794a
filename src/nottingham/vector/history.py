"""Counts the public past of each seat, which observations show."""

import jax.numpy as jnp
from jax import Array

from nottingham.vector.state import COUNTED, State


class Tally:
    """What one step adds to the counts of each role."""

    def __init__(self, players: int) -> None:
        self._columns = {name: jnp.zeros(players, jnp.int32) for name in COUNTED}

    def add(self, name: str, counts: Array) -> None:
        self._columns[name] = self._columns[name] + counts

    def added_to(self, state: State) -> State:
        more = jnp.stack([self._columns[name] for name in COUNTED], axis=1)
        return state._replace(past=state.past._replace(counts=state.past.counts + more))
