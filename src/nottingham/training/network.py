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
    """The same network with these output layers in one, which is quicker, as the layer `heads`."""
    joined = {part: filled_up(jnp.concatenate([params[f"{name}/{part}"] for name in names], -1)) for part in "wb"}
    return {**params, "heads/w": joined["w"], "heads/b": joined["b"]}


def policy(params: Params, seen: Array) -> Heads:
    """What a policy with one head predicts from inputs whose first columns are those it sees."""
    outputs = layer(params, "heads", body(params, first_layer(params, seen)))
    ends = np.cumsum([params[f"{head}/b"].shape[-1] for head in Heads._fields])
    return Heads(*jnp.split(outputs, ends, axis=-1)[: len(ends)])


def critic(params: Params, seen: Array) -> Array:
    """What each seat will win, clockwise from this one, as predicted by a critic with one head who sees all cards and
    knows which seats have other players.
    """
    outputs: Array = layer(params, "heads", body(params, first_layer(params, seen)))
    return outputs[..., : params["wins/b"].shape[-1]]


def first_layer(params: Params, seen: Array) -> Array:
    hidden: Array = seen @ params["body0/w"][: seen.shape[-1]] + params["body0/b"]
    return hidden


def body(params: Params, hidden: Array) -> Array:
    """The hidden layers after the first."""
    number = 1
    while f"body{number}/w" in params:
        hidden = layer(params, f"body{number}", relu(hidden))
        number += 1
    return relu(hidden)


@jax.custom_jvp
def relu(values: Array) -> Array:
    return jnp.maximum(values, 0)


@relu.defjvp
def _relu_slope(values: tuple[Array], change: tuple[Array]) -> tuple[Array, Array]:
    """From the result instead of the values, so that these needn't be kept."""
    result = relu(values[0])
    return result, jnp.where(result > 0, change[0], 0)


def _new_body(name: str, sizes: Sequence[int], chance: np.random.Generator) -> dict[str, Any]:
    params: dict[str, Any] = {}
    for number, (inputs, outputs) in enumerate(pairwise(sizes)):
        params |= _new_layer(f"{name}{number}", inputs, outputs, (2 / inputs) ** 0.5, chance)
    return params


def _new_layer(name: str, inputs: int, outputs: int, scale: float, chance: np.random.Generator) -> dict[str, Any]:
    weights = scale * chance.standard_normal((inputs, outputs))
    return {f"{name}/w": weights.astype(np.float32), f"{name}/b": np.zeros(outputs, np.float32)}
