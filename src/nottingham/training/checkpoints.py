"""Checkpoints: arrays by path and a few facts, in one file that NumPy reads."""

import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

FACTS = "facts"
UNREADABLE = (OSError, ValueError, KeyError, EOFError, BadZipFile)
"""The errors that NumPy raises for a file that is damaged or not a NumPy file."""


class BadCheckpoint(Exception):
    """The file is not a checkpoint, or belongs to a different network. The message is one line."""


def save(path: Path, arrays: Mapping[str, Any], facts: Mapping[str, Any]) -> None:
    """Writes a checkpoint so that a crash leaves the old one or the new one. The arrays may lie in nested mappings."""
    flat: dict[str, Any] = {name: np.asarray(array) for name, array in _flat("", arrays)}
    flat[FACTS] = np.array(json.dumps(facts))
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez(file, **flat)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


def load(path: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """The nested arrays and the facts of a checkpoint. An exported network is one that has only a policy."""
    arrays: dict[str, Any] = {}
    try:
        with path.open("rb") as opened, np.load(opened) as file:
            if file.files and all("/" in name for name in file.files):
                return {"policy": dict(file)}, {}
            facts = json.loads(str(file[FACTS]))
            for name in file.files:
                *parents, last = name.split(":")
                inner = arrays
                for parent in parents:
                    inner = inner.setdefault(parent, {})
                inner[last] = file[name]
    except UNREADABLE as error:
        raise BadCheckpoint(f"{path} is not a checkpoint: {error}") from None
    del arrays[FACTS]
    return arrays, facts


def fitting(path: Path, given: Any, wanted: Mapping[str, Any]) -> dict[str, Any]:
    """Arrays of the checkpoint at a path, if they have the same names and shapes as those wanted."""
    shapes = {name: np.shape(array) for name, array in wanted.items()}
    if not isinstance(given, Mapping) or {name: np.shape(array) for name, array in given.items()} != shapes:
        raise BadCheckpoint(f"{path} has a different network from the config.")
    return {name: np.asarray(given[name], np.float32) for name in wanted}


def _flat(above: str, arrays: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for name, value in arrays.items():
        if isinstance(value, Mapping):
            yield from _flat(f"{above}{name}:", value)
        else:
            yield f"{above}{name}", value
