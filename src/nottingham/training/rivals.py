"""The rivals of a run: networks from files, and snapshots of itself."""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import jax
import jax.numpy as jnp

from nottingham.training import checkpoints
from nottingham.training.learning import Rival
from nottingham.training.network import Params

FIRST, SNAPSHOT = "first", "snapshot"


class Known(NamedTuple):
    """A network from a file."""

    written: int
    """When, in nanoseconds."""
    policy: Params
    tables: frozenset[str] | None
    """The tables it was trained at, and so the only ones it plays at; `None` for all."""


class Rivals:
    """`fixed` and `replies` are files, or folders of files that other runs may write to at any time. A fixed rival has
    all seats but one. A reply was trained to exploit the network, and has one seat. Without a fixed rival, the first
    policy is one.
    """

    def __init__(self, fixed: Sequence[Path], replies: Sequence[Path], first: Params) -> None:
        self.first = first
        self.snapshots: list[Params] = []
        self._fixed, self._replies = list(fixed), list(replies)
        self._known: dict[Path, Known] = {}
        self.look()

    def look(self) -> None:
        """Reads the files that are new or have changed."""
        for place in (*self._fixed, *self._replies):
            for path in _files(place):
                written = path.stat().st_mtime_ns
                if path not in self._known or self._known[path].written != written:
                    arrays, facts = checkpoints.load(path)
                    policy = jax.tree.map(jnp.asarray, checkpoints.fitting(path, arrays.get("policy"), self.first))
                    tables = frozenset(facts["tables"]) if "tables" in facts else None
                    self._known[path] = Known(written, policy, tables)

    def choose(self, table: str, fixed_share: float, reply_share: float, chance: random.Random) -> tuple[str, Rival]:
        """A rival at a table, and its name. Each file or folder that was given is as likely as the others."""
        fixed, replies = self._at(table, self._fixed), self._at(table, self._replies)
        kind = chance.random()
        if replies and kind < reply_share:
            path = chance.choice(chance.choice(replies))
            return str(path), Rival(self._known[path].policy, alone=True)
        if self.snapshots and kind >= fixed_share + reply_share * bool(replies):
            return SNAPSHOT, Rival(chance.choice(self.snapshots))
        if not fixed:
            return FIRST, Rival(self.first)
        path = chance.choice(chance.choice(fixed))
        return str(path), Rival(self._known[path].policy)

    def _at(self, table: str, places: Sequence[Path]) -> list[list[Path]]:
        """The files of rivals that can play at a table, grouped by the place they were found in."""

        def plays(path: Path) -> bool:
            tables = self._known[path].tables
            return tables is None or table in tables

        groups = [[path for path in _files(place) if path in self._known and plays(path)] for place in places]
        return [group for group in groups if group]


def _files(place: Path) -> list[Path]:
    return sorted(place.glob("*.npz")) if place.is_dir() else [place]
