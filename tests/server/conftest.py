"""Servers that the tests of one file share."""

from collections.abc import Iterator

import pytest

from tests.support.guarding import STINGY
from tests.support.live_server import House, open_house


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house") / "house.db") as house:
        yield house


@pytest.fixture(scope="module")
def stingy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that allows little, behind a proxy: every test comes from addresses of its own."""
    folder = tmp_path_factory.mktemp("stingy")
    with open_house(folder / "house.db", "--proxies", "127.0.0.1", env=STINGY) as house:
        yield house
