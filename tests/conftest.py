"""Sets up all tests: markers, Hypothesis profiles, and PostgreSQL and Redis, which start when a test needs them."""

import asyncio
import gc
import os
import shutil
import signal
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import Phase, settings

from nottingham.rules import goods
from tests.support.services import INITDB, Postgres, Redis, running, skip_without

if TYPE_CHECKING:
    from nottingham.store.store import Store

settings.register_profile("finding", phases=[Phase.explicit, Phase.generate], print_blob=False)
"""Finds failures without looking for their smallest example: `--hypothesis-profile=finding`."""

FOLDERS = {"e2e": "browser", "server": "server", "client": "server", "chaos": "chaos"}
"""The marker of all tests in a folder."""
SERVICES = {"postgres", "redis", "blank"}


def pytest_configure(config: pytest.Config) -> None:
    # A script's background jobs ignore Ctrl-C, and so would the commands that tests start and interrupt.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if not hasattr(config, "workerinput"):  # workers get the environment of the process that started them
        os.environ[INITDB] = mkdtemp(prefix="nottingham-initdb-")
        config.add_cleanup(lambda: shutil.rmtree(os.environ[INITDB], ignore_errors=True))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if marker := FOLDERS.get(item.path.relative_to(here).parts[0]):
            item.add_marker(marker)
        fixtures = set(getattr(item, "fixturenames", ()))
        callspec = getattr(item, "callspec", None)
        if fixtures & SERVICES or (callspec and "postgresql" in callspec.params.values()):
            item.add_marker("services")
    items[:] = long_ones_first(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", 1)))


def long_ones_first(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Lets every worker begin with the long tests of its share, so that none of them is still running at the end.

    The workers get equal shares of all tests in this order, and take tests from each other when they have no more.
    Tests of one folder stay together: they need the same libraries, services and compiled functions.
    """
    parts = [len(items) * worker // workers for worker in range(workers + 1)]
    shares = (items[start:end] for start, end in pairwise(parts))
    return [item for share in shares for item in sorted(share, key=lambda one: not one.get_closest_marker("long"))]


def pytest_collection_finish() -> None:
    """Spares the garbage collector from going through all modules and tests again and again."""
    gc.freeze()


@pytest.fixture(autouse=True)
def packs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Packs that a test adds are known only to that test."""
    monkeypatch.setattr(goods, "_packs", dict(goods.known_packs()))


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


async def _migrate(place: Path | str) -> None:
    from nottingham.store.store import Store

    await (await Store.open(place)).close()


@pytest.fixture(scope="session")
def blank(postgres: Postgres) -> str:
    """The name of a database that holds the schema and nothing else: a copy is faster than a migration."""
    url = postgres.new_database()
    asyncio.run(_migrate(url))
    return url.rpartition("/")[2]


@pytest.fixture(scope="session")
def blank_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty SQLite file with all tables, to copy."""
    path = tmp_path_factory.mktemp("blank") / "nottingham.db"
    asyncio.run(_migrate(path))
    return path


@pytest.fixture(scope="session")
def reused(postgres: Postgres, blank: str) -> str:
    """The address of a database that is emptied for each test: this is faster than a copy."""
    return postgres.new_database(like=blank)


def _empty(url: str) -> None:
    import psycopg

    from nottingham.store.schema import era, metadata

    tables = [table.name for table in reversed(metadata.sorted_tables) if table is not era]
    with psycopg.connect(url) as connection:
        # A test that failed may have left connections with locks.
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        connection.execute("; ".join(f"DELETE FROM {table}" for table in tables).encode())


@pytest.fixture(params=["sqlite", "postgresql"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Kept:
    """One suite for every kind of store; opening it again opens the same store."""
    if request.param == "sqlite":
        return Kept(shutil.copy(request.getfixturevalue("blank_file"), tmp_path))
    reused: str = request.getfixturevalue("reused")
    _empty(reused)
    return Kept(reused)
