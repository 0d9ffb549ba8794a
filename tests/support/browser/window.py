"""A browser window that records what it receives and what goes wrong in it."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, Response, WebSocket, expect

from tests.support.browser.words import Words

PATIENCE_MS = 30_000
"""A test fails when something it waits for has not happened after this time; no test waits for the time to pass."""
expect.set_options(timeout=PATIENCE_MS)

FAILED = pytest.StashKey[bool]()
"""Whether a test has failed, for its teardown."""
SHOWN = """version => new Promise((resolve) => {
  const shown = () => Number(document.querySelector('[data-version]')?.dataset.version ?? -1) >= version;
  if (shown()) return resolve(true);
  const observer = new MutationObserver(() => {
    if (!shown()) return;
    observer.disconnect();
    resolve(true);
  });
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-version'] });
})"""
"""Resolves when the page shows a version. Looking at every frame would make the browser draw each of them."""
TURN_TO = """async (path) => {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  await new Promise((resolve) => setTimeout(resolve));
}"""
STALE = "stale"
"""The code of a refusal that is no fault: another player was a moment faster."""
CAME_FROM_A_FAULT_ELSEWHERE = ("Failed to load resource", "WebSocket connection to")
"""Console messages of the browser about requests and sockets, which are recorded as faults already."""


class Window:
    """One page of one person. `check` fails if anything went wrong that the test did not provoke."""

    def __init__(self, context: BrowserContext, url: str, words: Words) -> None:
        self.context = context
        self.url = url
        self.words = words
        self.name = "somebody"
        self.frames: list[str] = []
        """Everything that came over sockets."""
        self.said: list[str] = []
        """Everything that the page sent over them."""
        self.answers: list[Response] = []
        """The answers of the HTTP API."""
        self.faults: list[str] = []
        self._provoking = False
        self._provoked: set[Request] = set()
        """Requests that were meant to go wrong."""
        self.seat: int | None = None
        self.view: dict[str, Any] = {}
        """The last view from the server, which tests compare with the page."""
        self.game: str | None = None
        self.table: dict[str, Any] = {}
        self.goods: dict[str, dict[str, Any]] = {}
        self.page = self._watched(context.new_page())

    def _watched(self, page: Page) -> Page:
        page.set_default_timeout(PATIENCE_MS)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.faults.append(f"an error nobody caught: {error}"))
        page.on("request", self._asked)
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", self._socket)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not message.text.startswith(CAME_FROM_A_FAULT_ELSEWHERE):
            self.faults.append(f"on the console: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.resource_type in ("font", "script", "stylesheet") and request.failure == "net::ERR_ABORTED":
            return  # the page was left before its letters or a later part had come
        self._blame(request, f"{request.method} {request.url} failed: {request.failure}")

    def _answered(self, response: Response) -> None:
        if "/api/" in response.url:
            self.answers.append(response)
        if response.status >= 400:
            asked = response.request
            self._blame(asked, f"{asked.method} {response.url} was answered {response.status}")

    def _asked(self, request: Request) -> None:
        if self._provoking:
            self._provoked.add(request)

    def _blame(self, request: Request, fault: str) -> None:
        """A provoked fault may be reported after the page has shown its effect."""
        if self._provoking or request not in self._provoked:
            self.faults.append(fault)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self._hear(str(text)))
        socket.on("framesent", lambda text: self.said.append(str(text)))
        socket.on("socketerror", lambda error: self.faults.append(f"a socket broke: {error}"))

    def _hear(self, text: str) -> None:
        self.frames.append(text)
        message = json.loads(text)
        if message["type"] == "refused" and message["code"] != STALE:
            self.faults.append(f"refused: {message['code']} ({message['message']})")
        if "you" in message:
            self.table, self.seat = message["table"], message["you"]["seat"]
        now = message if message["type"] == "moved" else message.get("playing")
        if not now:
            return
        if now["game"] == self.game and now["version"] < self.view.get("version", -1):
            return
        self.game = now["game"]
        self.view = {**now["view"], "version": now["version"]}
        events = [event for move in now.get("moves") or [] for event in move["events"]] + now.get("events", [])
        for event in events:
            if event["type"] == "game_started":
                self.goods = {good["name"]: good for good in event["goods"]}

    @property
    def own(self) -> dict[str, Any]:
        """The own seat, with its secrets."""
        assert self.seat is not None
        seat: dict[str, Any] = self.view["seats"][self.seat]
        return seat

    # Going and looking

    def go(self, path: str) -> None:
        self.page.goto(f"{self.url}{path}")

    def turn_to(self, path: str) -> None:
        """Goes there as by a link in the page, which stays loaded; what it showed is gone."""
        self.page.evaluate(TURN_TO, path)

    def button(self, key: str, **args: Any) -> Locator:
        return self.page.get_by_role("button", name=self.words(key, **args), exact=True)

    def link(self, key: str, **args: Any) -> Locator:
        return self.page.get_by_role("link", name=self.words(key, **args), exact=True)

    def text(self, key: str, **args: Any) -> Locator:
        return self.page.get_by_text(self.words(key, **args), exact=True)

    def shows(self, version: int) -> None:
        """Waits until the page shows a version of the game."""
        self.page.wait_for_function(SHOWN, arg=version, timeout=PATIENCE_MS)

    # What went wrong

    @contextmanager
    def provoking(self, *expected: str) -> Iterator[None]:
        """Expects faults within this context. If some are named, no others may happen."""
        before = len(self.faults)
        self._provoking = True
        try:
            yield
            self.page.evaluate("0")  # nearly all that has happened so far is noted by now
        finally:
            self._provoking = False
        noted = self.faults[before:]
        unexpected = [fault for fault in noted if expected and not any(word in fault for word in expected)]
        assert not unexpected, unexpected
        del self.faults[before:]

    def check(self) -> None:
        faults, self.faults = self.faults, []
        assert not faults, "\n".join(f"{self.name}: {fault}" for fault in faults)

    def close(self) -> None:
        self.context.close()
