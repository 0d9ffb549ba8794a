"""Adam (Kingma and Ba, 2015) with gradient clipping by norm."""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

FIRST, SECOND, TINY = 0.9, 0.999, 1e-8


class Moments(NamedTuple):
    steps: Array
    first: Any
    second: Any


def begin(params: Any) -> Moments:
    zeros = jax.tree.map(jnp.zeros_like, params)
    return Moments(jnp.int32(0), zeros, zeros)


def update(params: Any, moments: Moments, gradient: Any, rate: float | Array, longest: float) -> tuple[Any, Moments]:
    """One step down a gradient, which is clipped if its norm is too large, and counts as zero if it isn't finite: one
    bad batch must not end a run.
    """
    length = jnp.sqrt(sum([jnp.square(part).sum() for part in jax.tree.leaves(gradient)]))
    gradient = jax.tree.map(lambda part: jnp.where(jnp.isfinite(length), part, 0.0), gradient)
    shorter = jnp.where(jnp.isfinite(length), jnp.minimum(1.0, longest / (length + TINY)), 0.0)
    steps = moments.steps + 1
    first = jax.tree.map(lambda mean, part: FIRST * mean + (1 - FIRST) * shorter * part, moments.first, gradient)
    second = jax.tree.map(
        lambda mean, part: SECOND * mean + (1 - SECOND) * jnp.square(shorter * part), moments.second, gradient
    )
    size = rate * jnp.sqrt(1 - SECOND**steps) / (1 - FIRST**steps)
    new = jax.tree.map(lambda old, one, two: old - size * one / (jnp.sqrt(two) + TINY), params, first, second)
    return new, Moments(steps, first, second)
