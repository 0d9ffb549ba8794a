"""One suite, every store: what `kept` opens is the same store each time, of each kind there is."""

from pathlib import Path
from typing import Any

import pytest

from nottingham.store.store import Store
from tests.machines import Postgres


class Kept:
    """A place where a store is kept."""

    def __init__(self, place: Path | str) -> None:
        self.place = place

    async def open(self, **options: Any) -> Store:
        return await Store.open(self.place, **options)


@pytest.fixture(params=["sqlite", "postgresql"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Kept:
    if request.param == "sqlite":
        return Kept(tmp_path / "sherwood" / "nottingham.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return Kept(postgres.new_database())
