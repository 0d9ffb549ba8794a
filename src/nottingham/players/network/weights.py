"""The grandmaster's network, in the file `players/grandmaster.npz` of the package."""

from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np

from nottingham.players.network.network import Params
from nottingham.players.network.packs import with_packs
from nottingham.rules.options import Options

FILE = resources.files("nottingham.players") / "grandmaster.npz"


def write(path: Path, params: Mapping[str, Any]) -> None:
    """Writes a network with half the precision, which takes half the room."""
    halved: dict[str, Any] = {name: np.asarray(array, np.float16) for name, array in params.items()}
    with path.open("wb") as file:
        np.savez(file, **halved)


@lru_cache(maxsize=1)
def _read() -> Params:
    with FILE.open("rb") as opened, np.load(opened) as file:
        return {name: file[name].astype(np.float32) for name in file.files}


@lru_cache(maxsize=4)
def _read_for(options: Options) -> Params:
    return with_packs(_read(), options)


def weights(options: Options) -> Params:
    """The network for a table. It is the same for all tables without packs."""
    return _read_for(options) if options.packs else _read()
