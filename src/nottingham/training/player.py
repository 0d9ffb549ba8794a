"""Checkpoints as players."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from nottingham.players import roster
from nottingham.players.network.grandmaster import TEMPERATURE
from nottingham.players.network.player import NetworkPlayer
from nottingham.players.player import Player
from nottingham.training.checkpoints import BadCheckpoint, load

NETWORK = "network:"
"""Before the path of a checkpoint, in the name of a player."""


@lru_cache(maxsize=8)
def load_policy(path: Path) -> Mapping[str, Any]:
    arrays, _ = load(path)
    if not isinstance(arrays.get("policy"), Mapping):
        raise BadCheckpoint(f"{path} has no policy.")
    return {name: np.asarray(array, np.float32) for name, array in arrays["policy"].items()}


def make_player(name: str, temperature: float = TEMPERATURE) -> Player:
    """A player of the roster, or the network of a checkpoint, named `network:PATH`, at this temperature."""
    if name.startswith(NETWORK):
        return NetworkPlayer(load_policy(Path(name.removeprefix(NETWORK))), temperature=temperature)
    return roster.make_player(name)
