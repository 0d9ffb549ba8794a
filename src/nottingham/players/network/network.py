"""The network: one for all tables and seats.

From what a seat knows it predicts which token to choose, who will win, and what the closed bags hold. Nothing here
needs JAX to run, so the code that learns also plays with NumPy.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

Params = Mapping[str, Any]
"""Arrays by name, of NumPy or JAX: weights `name/w` and biases `name/b` of each layer."""


class Heads(NamedTuple):
    logits: Any
    """The logit of each token."""
    wins: Any
    """Each seat's share of the victory, clockwise from this one."""
    bags: Any
    """How many of each good every bag holds, clockwise from this seat; the first secrets of the environment."""


def policy(params: Params, seen: Any) -> Heads:
    return heads(params, layer(params, "body0", seen))


def heads(params: Params, first: Any) -> Heads:
    """The rest of the network after its first layer."""
    hidden = rest(params, first)
    return Heads(*(layer(params, head, hidden) for head in Heads._fields))


def logits(params: Params, first: Any) -> Any:
    """The logits alone, after the first layer."""
    return layer(params, "logits", rest(params, first))


def rest(params: Params, hidden: Any) -> Any:
    """The rest of the hidden layers after the first."""
    number = 1
    while f"body{number}/w" in params:
        hidden = layer(params, f"body{number}", _relu(hidden))
        number += 1
    return _relu(hidden)


def layer(params: Params, name: str, values: Any) -> Any:
    return values @ params[f"{name}/w"] + params[f"{name}/b"]


def _relu(values: Any) -> Any:
    return values * (values > 0)
