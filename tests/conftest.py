"""What all tests share: how hypothesis searches, and servers of other programs, started when a test needs one."""

from collections.abc import Iterator

import pytest
from hypothesis import Phase, settings

from tests.machines import Postgres, Redis, program, running

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
