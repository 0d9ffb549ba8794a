"""One suite, every store: what `kept` opens is the same store each time, of each kind there is."""

from pathlib import Path
from typing import Any, Protocol

import pytest

from nottingham.store.store import Store


class Kept(Protocol):
    """A place where a store is kept."""

    async def open(self, **options: Any) -> Store: ...


class KeptInSqlite:
    def __init__(self, path: Path) -> None:
        self.path = path

    async def open(self, **options: Any) -> Store:
        return await Store.open(self.path, **options)


@pytest.fixture(params=["sqlite"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Kept:
    return {"sqlite": KeptInSqlite}[request.param](tmp_path / "sherwood" / "nottingham.db")
