"""Small helpers for arrays of one game. Under `vmap` a one-hot product is quicker than a gather, unless the rows are
constant.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

Flag = Array
"""A single truth value."""
T = TypeVar("T")


def one_hot(index: Array | int, size: int) -> Array:
    return jnp.arange(size) == index


def row(rows: Array, index: Array) -> Array:
    """The row at an index; zeros where there is none."""
    chosen = one_hot(index, rows.shape[0]).reshape(-1, *[1] * (rows.ndim - 1))
    return jnp.where(chosen, rows, 0).sum(0)


def at_row(index: Array, size: int, values: Array | int) -> Array:
    """Rows of zeros, except for these values in the row at an index."""
    values = jnp.asarray(values)
    return one_hot(index, size).reshape(-1, *[1] * values.ndim) * values


def first(marks: Any) -> Array:
    """The index of the first mark."""
    return jnp.argmax(marks)


def look_up(values: Any, index: Array) -> Array:
    """An entry of a fixed table."""
    return jnp.asarray(values)[index]


def computed(values: T) -> T:
    """The values, which are computed once and stored. Otherwise an accelerator may compute them again for each use."""
    stored: T = jax.lax.optimization_barrier(values)  # type: ignore[no-untyped-call]
    return stored


def joined(parts: Sequence[Array]) -> Array:
    """The parts one after the other. They are computed first: otherwise neighbouring threads of an accelerator would
    compute different parts, and wait for each other.
    """
    return jnp.concatenate(computed(list(parts)))


def running_sum(counts: Array) -> Array:
    """The sum of all counts up to each. As a product of matrices it is quicker, and exact: no count is above 256."""
    up_to = np.triu(np.ones((counts.size, counts.size)))
    sums = jnp.dot(counts.astype(jnp.bfloat16), jnp.asarray(up_to, jnp.bfloat16), preferred_element_type=jnp.float32)
    return sums.astype(jnp.int32)
