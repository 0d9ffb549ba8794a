"""What all tests share: markers, how Hypothesis searches, and PostgreSQL and Redis, started when a test needs one."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import Phase, settings

from tests.support.services import Postgres, Redis, running, skip_without

if TYPE_CHECKING:
    from nottingham.store.store import Store

settings.register_profile("finding", phases=[Phase.explicit, Phase.generate], print_blob=False)
"""Finds failures without looking for their smallest example: `--hypothesis-profile=finding`."""

FOLDERS = {"e2e": "browser", "server": "server", "client": "server", "chaos": "chaos"}
"""The marker of all tests in a folder."""
SERVICES = {"postgres", "redis", "blank"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if marker := FOLDERS.get(item.path.relative_to(here).parts[0]):
            item.add_marker(marker)
        fixtures = set(getattr(item, "fixturenames", ()))
        callspec = getattr(item, "callspec", None)
        if fixtures & SERVICES or (callspec and "postgresql" in callspec.params.values()):
            item.add_marker("services")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of this process; each test creates databases of its own."""
    skip_without("initdb")
    machine = Postgres()
    with running(machine):
        yield machine


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    skip_without("redis-server")
    machine = Redis()
    with running(machine):
        yield machine


class Kept:
    """A place where a store is kept."""

    def __init__(self, place: Path | str) -> None:
        self.place = place

    async def open(self, **options: Any) -> "Store":
        from nottingham.store.store import Store

        return await Store.open(self.place, **options)


@pytest.fixture(scope="session")
def blank(postgres: Postgres) -> str:
    """The name of a database that holds the schema and nothing else: a copy is faster than a migration."""
    from nottingham.store.store import Store

    async def make() -> None:
        await (await Store.open(url)).close()

    url = postgres.new_database()
    asyncio.run(make())
    return url.rpartition("/")[2]


@pytest.fixture(params=["sqlite", "postgresql"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Kept:
    """One suite for every kind of store; opening it again opens the same store."""
    if request.param == "sqlite":
        return Kept(tmp_path / "sherwood" / "nottingham.db")
    blank: str = request.getfixturevalue("blank")
    postgres: Postgres = request.getfixturevalue("postgres")
    return Kept(postgres.new_database(like=blank))
