"""The layout of an observation: named fields of one fixed vector of float32.

The fields are declared in `observation.py` and `history.py`, next to the code that fills them. The table
in `docs/codec.md` is generated from them.
"""

from collections.abc import Iterator
from math import prod
from typing import NamedTuple


class Field(NamedTuple):
    """A part of the vector: `size` numbers from `start` on. What is counted is divided by `unit`."""

    name: str
    start: int
    shape: tuple[int, ...]
    unit: float
    about: str

    @property
    def size(self) -> int:
        return prod(self.shape)


class Layout:
    """Fields one after the other."""

    def __init__(self) -> None:
        self.fields: dict[str, Field] = {}
        self.size = 0

    def add(self, name: str, about: str, *shape: int, unit: float = 1) -> int:
        """Declares the next field and returns where it starts."""
        assert name not in self.fields, name
        self.fields[name] = Field(name, self.size, shape, unit, about)
        self.size += prod(shape)
        return self.fields[name].start

    def __iter__(self) -> Iterator[Field]:
        return iter(self.fields.values())
