"""Servers shared by the tests of one file."""

from collections.abc import Iterator

import pytest

from tests.support.guarding import STINGY
from tests.support.live_server import LiveServer, open_server


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with open_server(tmp_path_factory.mktemp("server") / "test.db") as live:
        yield live


@pytest.fixture(scope="module")
def stingy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server with strict limits behind a proxy: every test uses addresses of its own."""
    folder = tmp_path_factory.mktemp("stingy")
    with open_server(folder / "test.db", "--proxies", "127.0.0.1", env=STINGY) as live:
        yield live


@pytest.fixture(scope="module")
def sober(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server with the default limits."""
    with open_server(tmp_path_factory.mktemp("sober") / "test.db", env={}) as live:
        yield live
