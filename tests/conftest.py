"""What all tests share: how hypothesis searches, and servers of other programs, started when a test needs one."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, settings

from nottingham.store.store import Store
from tests.support.services import Postgres, Redis, program, running

settings.register_profile("finding", phases=[Phase.explicit, Phase.generate], print_blob=False)
"""Finds failures without looking for their smallest example: `--hypothesis-profile=finding`."""


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A cluster for all tests of this process; each makes databases of its own."""
    if program("initdb") is None:
        pytest.skip("there is no PostgreSQL here")
    machine = Postgres()
    with running(machine):
        yield machine


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    if program("redis-server") is None:
        pytest.skip("there is no Redis here")
    machine = Redis()
    with running(machine):
        yield machine


class Kept:
    """A place where a store is kept."""

    def __init__(self, place: Path | str) -> None:
        self.place = place

    async def open(self, **options: Any) -> Store:
        return await Store.open(self.place, **options)


@pytest.fixture(scope="session")
def blank(postgres: Postgres) -> str:
    """The name of a database with nothing in it but the schema: to copy it is quicker than to migrate."""

    async def make() -> None:
        await (await Store.open(url)).close()

    url = postgres.new_database()
    asyncio.run(make())
    return url.rpartition("/")[2]


@pytest.fixture(params=["sqlite", "postgresql"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Kept:
    """One suite, every store: what it opens is the same store each time, of each kind there is."""
    if request.param == "sqlite":
        return Kept(tmp_path / "sherwood" / "nottingham.db")
    blank: str = request.getfixturevalue("blank")
    postgres: Postgres = request.getfixturevalue("postgres")
    return Kept(postgres.new_database(like=blank))
