"""The network: one for all tables and seats.

From what a seat knows it predicts which token to choose, who will win, and what the closed bags hold. In training a
critic sees all cards. Nothing here needs JAX to run, so the same code plays with NumPy.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

Params = Mapping[str, Any]
"""Arrays by name, of NumPy or JAX: weights `name/w` and biases `name/b` of each layer."""


class Heads(NamedTuple):
    logits: Any
    """The logit of each token."""
    wins: Any
    """What each seat will win, clockwise from this one."""
    bags: Any
    """How many of each good every bag holds, clockwise from this seat; the first secrets of the environment."""


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
    params = _new_body("body", (shape.inputs + shape.secrets, *shape.widths), chance)
    return params | _new_layer("wins", shape.widths[-1], shape.seats, 0.0, chance)


def policy(params: Params, seen: Any) -> Heads:
    hidden = _body(params, seen)
    return Heads(*(_layer(params, head, hidden) for head in Heads._fields))


def critic(params: Params, seen: Any, secrets: Any) -> Any:
    """What each seat will win, clockwise from this one, as predicted by a critic who sees all cards."""
    width = seen.shape[-1]
    first = params["body0/w"]
    hidden = seen @ first[:width] + secrets @ first[width:] + params["body0/b"]
    return _layer(params, "wins", _rest(params, hidden))


def _body(params: Params, seen: Any) -> Any:
    return _rest(params, _layer(params, "body0", seen))


def _rest(params: Params, hidden: Any) -> Any:
    number = 1
    while f"body{number}/w" in params:
        hidden = _layer(params, f"body{number}", _relu(hidden))
        number += 1
    return _relu(hidden)


def _relu(values: Any) -> Any:
    return values * (values > 0)


def _layer(params: Params, name: str, values: Any) -> Any:
    return values @ params[f"{name}/w"] + params[f"{name}/b"]


def _new_body(name: str, sizes: Sequence[int], chance: np.random.Generator) -> dict[str, Any]:
    params: dict[str, Any] = {}
    for number, (inputs, outputs) in enumerate(pairwise(sizes)):
        params |= _new_layer(f"{name}{number}", inputs, outputs, (2 / inputs) ** 0.5, chance)
    return params


def _new_layer(name: str, inputs: int, outputs: int, scale: float, chance: np.random.Generator) -> dict[str, Any]:
    weights = scale * chance.standard_normal((inputs, outputs))
    return {f"{name}/w": weights.astype(np.float32), f"{name}/b": np.zeros(outputs, np.float32)}
