"""The built page, a browser and a server for each worker, and windows that are checked at the end.

A cold page costs a second of processor time: tests that need three people at a table, and no more, take `friends`.
"""

import fcntl
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from hatch_build import ROOT, build, is_fresh
from tests.support.browser.browsers import chromium
from tests.support.browser.guests import Guests
from tests.support.browser.window import FAILED
from tests.support.live_server import LiveServer, open_server
from tests.support.sessions import NAMES

THRIFTY = ["--default-tile-width=512", "--default-tile-height=512", "--renderer-process-limit=1"]
"""Flags that save time: large tiles draw faster without a graphics card, and no spare process is started."""


@pytest.fixture(scope="package")
def built_page() -> None:
    """Builds the page if it is stale. One worker builds it, the others wait."""
    workshop = ROOT / "build"
    workshop.mkdir(exist_ok=True)
    with (workshop / "page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_fresh(ROOT):
            build(ROOT)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for all tests here. It must end with them: Playwright occupies the thread's event loop."""
    found = chromium()
    assert found, "The page is tested in a browser: install chromium, or let `make test` do it."
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=THRIFTY)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def live(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with open_server(tmp_path_factory.mktemp("server") / "test.db") as live:
        yield live


@pytest.fixture
def people(browser: Browser, live: LiveServer, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Guests]:
    """The people of one test."""
    people = Guests(browser, live.url, drawn=False)
    yield people
    if request.node.stash.get(FAILED, False):
        people.picture(tmp_path)
    people.leave()


@pytest.fixture(scope="package")
def three_friends(browser: Browser, built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guests]:
    with open_server(tmp_path_factory.mktemp("friends") / "test.db") as live:
        people = Guests(browser, live.url, drawn=False)
        for name in NAMES[:3]:
            people.person(name)
        yield people
        people.leave()


@pytest.fixture
def friends(three_friends: Guests, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Guests]:
    """Three people who sit down at one table after the other. Their pages stay loaded."""
    yield three_friends
    if request.node.stash.get(FAILED, False):
        three_friends.picture(tmp_path)
        for hand in three_friends.hands:
            hand.page.goto("about:blank")
    for hand in three_friends.hands:
        hand.check()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if call.when == "call" and report.failed:
        item.stash[FAILED] = True
    return report
