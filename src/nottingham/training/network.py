"""New networks, the critic, which sees all cards and exists only in training, and both as an accelerator runs them.

In training, the columns of all inputs lie side by side: first what the policy sees, and then what only the critic sees.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from nottingham.players.network.network import Heads as Heads
from nottingham.players.network.network import Params as Params
from nottingham.players.network.network import layer
from nottingham.vector.arrays import computed

TILE = 16
"""An accelerator multiplies matrices fastest if their sides are multiples of this."""


class Shape(NamedTuple):
    inputs: int
    tokens: int
    seats: int
    secrets: int
    bags: int
    widths: Sequence[int]
    """The width of each hidden layer."""


def new_policy(shape: Shape, chance: np.random.Generator) -> dict[str, Any]:
    """A network that gives all tokens the same probability."""
    params = _new_body("body", (shape.inputs, *shape.widths), chance)
    for head, size in (("logits", shape.tokens), ("wins", shape.seats), ("bags", shape.bags)):
        params |= _new_layer(head, shape.widths[-1], size, 0.0, chance)
    return params


def new_critic(shape: Shape, chance: np.random.Generator) -> dict[str, Any]:
    params = _new_body("body", (shape.inputs + shape.secrets + shape.seats, *shape.widths), chance)
    return params | _new_layer("wins", shape.widths[-1], shape.seats, 0.0, chance)


def whole_tiles(size: int) -> int:
    """The size of an array that has this size, filled up with zeros."""
    return -(-size // TILE) * TILE


def filled_up(array: Any, axis: int = -1) -> Array:
    missing = whole_tiles(array.shape[axis]) - array.shape[axis]
    pads = [(0, 0)] * array.ndim
    pads[axis] = (0, missing)
    return jnp.pad(array, pads)


def with_one_head(params: Params, *names: str) -> Params:
    """Joins these output layers of a network into one, `heads`, which is quicker."""
    joined = {part: filled_up(jnp.concatenate([params[f"{name}/{part}"] for name in names], -1)) for part in "wb"}
    return {**params, "heads/w": joined["w"], "heads/b": joined["b"]}


def policy(params: Params, seen: Array) -> Heads:
    """What a policy with one head predicts from inputs whose first columns are those it sees."""
    outputs = layer(params, "heads", body(params, seen))
    ends = np.cumsum([params[f"{head}/b"].shape[-1] for head in Heads._fields])
    return Heads(*jnp.split(outputs, ends, axis=-1)[: len(ends)])


def critic(params: Params, seen: Array) -> Array:
    """What each seat will win, clockwise from this one, as predicted by a critic with one head who sees all cards and
    knows which seats have other players.
    """
    outputs: Array = layer(params, "heads", body(params, seen))
    return outputs[..., : params["wins/b"].shape[-1]]


def body(params: Params, seen: Array) -> Array:
    """The hidden layers."""
    hidden, number = seen, 0
    while f"body{number}/w" in params:
        weights = params[f"body{number}/w"][: hidden.shape[-1]]
        hidden = hidden_layer(hidden, weights, params[f"body{number}/b"])
        number += 1
    return hidden


@jax.custom_vjp
def hidden_layer(values: Array, weights: Array, bias: Array) -> Array:
    """The result is kept, so that nothing but the product of the matrices needs to be computed for it."""
    return computed(jnp.maximum(values @ weights + bias, 0))


def _forward(values: Array, weights: Array, bias: Array) -> tuple[Array, tuple[Array, Array, Array]]:
    result = hidden_layer(values, weights, bias)
    return result, (values, weights, result)


def _backward(kept: tuple[Array, Array, Array], slope: Array) -> tuple[Array, Array, Array]:
    values, weights, result = kept
    slope = jnp.where(result > 0, slope, 0)
    rows = slope.reshape(-1, slope.shape[-1])
    return slope @ weights.T, values.reshape(-1, values.shape[-1]).T @ rows, rows.sum(0)


hidden_layer.defvjp(_forward, _backward)


def _new_body(name: str, sizes: Sequence[int], chance: np.random.Generator) -> dict[str, Any]:
    params: dict[str, Any] = {}
    for number, (inputs, outputs) in enumerate(pairwise(sizes)):
        params |= _new_layer(f"{name}{number}", inputs, outputs, (2 / inputs) ** 0.5, chance)
    return params


def _new_layer(name: str, inputs: int, outputs: int, scale: float, chance: np.random.Generator) -> dict[str, Any]:
    weights = scale * chance.standard_normal((inputs, outputs))
    return {f"{name}/w": weights.astype(np.float32), f"{name}/b": np.zeros(outputs, np.float32)}
