"""New networks, and the critic, which sees all cards and exists only in training."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from nottingham.players.network.network import Heads as Heads
from nottingham.players.network.network import Params as Params
from nottingham.players.network.network import layer, rest
from nottingham.players.network.network import policy as policy


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


def critic(params: Params, seen: Any, secrets: Any) -> Any:
    """What each seat will win, clockwise from this one, as predicted by a critic who sees all cards and knows which
    seats have other players.
    """
    width = seen.shape[-1]
    first = params["body0/w"]
    hidden = seen @ first[:width] + secrets @ first[width:] + params["body0/b"]
    return layer(params, "wins", rest(params, hidden))


def _new_body(name: str, sizes: Sequence[int], chance: np.random.Generator) -> dict[str, Any]:
    params: dict[str, Any] = {}
    for number, (inputs, outputs) in enumerate(pairwise(sizes)):
        params |= _new_layer(f"{name}{number}", inputs, outputs, (2 / inputs) ** 0.5, chance)
    return params


def _new_layer(name: str, inputs: int, outputs: int, scale: float, chance: np.random.Generator) -> dict[str, Any]:
    weights = scale * chance.standard_normal((inputs, outputs))
    return {f"{name}/w": weights.astype(np.float32), f"{name}/b": np.zeros(outputs, np.float32)}
