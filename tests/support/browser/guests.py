"""The people of a browser test, each with a browser window, and how they get to a table."""

import asyncio
import json
from collections.abc import Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, ExitStack, suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from playwright.sync_api import Browser, BrowserContext, Error, expect
from websockets.sync.client import connect

from nottingham.client import Client
from nottingham.table.requests import Arrange, Join, TableRequest
from nottingham.table.settings import SettingsChange
from tests.support import plain_http
from tests.support.browser.drawing import do_not_draw, draw
from tests.support.browser.player import Hand
from tests.support.browser.words import words
from tests.support.live_server import PATIENCE
from tests.support.sessions import NAMES, QUICK

T = TypeVar("T")
REMEMBER = """(origin, kept) => {
  if (location.origin !== origin || window.name === 'remembers') return;
  window.name = 'remembers';
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
}"""
"""Fills the storage of a window before its first page. The browser's own way opens one more page for this."""
QUIET: dict[str, Any] = {**QUICK, "patience_seconds": 600}
"""Bots that lose no time, and in office wait for everyone who has not passed."""


class Guests:
    """The people of one test."""

    def __init__(self, browser: Browser, url: str, *, drawn: bool = True) -> None:
        self.url = url
        self._drawn = drawn
        self.language = "en"
        """The default language."""
        self.hands: list[Hand] = []
        self.http = plain_http.Client(base_url=url)
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self._elsewhere = ExitStack()

    def stranger(self, language: str | None = None, *, kept: Mapping[str, str] | None = None, **context: Any) -> Hand:
        """A new window without a stored person."""
        language = language or self.language
        opened = self._browser.new_context(
            locale=language,
            # What a worker answers is neither seen nor stopped here: it comes only where it is asked for.
            **{"viewport": WIDE, "service_workers": "block", "reduced_motion": "reduce", **context},
        )
        if not self._drawn:
            do_not_draw(opened)
        self._contexts.append(opened)
        hand = self.another_tab(opened, language)
        if kept:
            hand.page.add_init_script(f"({REMEMBER})({json.dumps(self.url)}, {json.dumps(dict(kept))})")
        return hand

    def another_tab(self, context: BrowserContext, language: str = "en") -> Hand:
        hand = Hand(context, self.url, words(language), seed=len(self.hands))
        self.hands.append(hand)
        return hand

    def person(
        self, name: str, language: str | None = None, *, kept: Mapping[str, str] | None = None, **context: Any
    ) -> Hand:
        """A person whom this browser remembers."""
        made = Client(self.url).request_sync("POST", "/api/people", {"name": name}).read()
        looks = {field: made["person"][field] for field in ("name", "colour", "charge")}
        me = json.dumps({"secret": made["secret"], **looks})
        hand = self.stranger(language, kept={"nottingham.me": me, **(kept or {})}, **context)
        hand.name, hand.secret = name, made["secret"]
        return hand

    def lay(self, host: Hand, *, bots: Mapping[int, str] | None = None, **settings: Any) -> str:
        """Creates a table with its host seated; returns its code."""
        options = {"players": 3, **settings.pop("options", {})}
        chosen = {"options": options, **QUIET, **settings}
        return elsewhere(Client(self.url, host.secret).create_table(chosen, bots=bots)).code

    def gather(
        self, people: int | Sequence[Hand] = 3, *, context: Mapping[str, Any] | None = None, **settings: Any
    ) -> tuple[str, list[Hand]]:
        """Brings this many people, or these people, to a new table. The first is its host."""
        hands = self._come(people, context)
        code = self.lay(hands[0], **settings)
        for hand in hands:
            hand.go(f"/t/{code}")
        for hand in hands[1:]:
            hand.button("door-sit").click()
            expect(hand.button("gather-ready")).to_be_visible()
        return code, hands

    def deal(
        self, people: int | Sequence[Hand] = 3, *, context: Mapping[str, Any] | None = None, **settings: Any
    ) -> tuple[str, list[Hand]]:
        """People in the first seats, bots in the others, and the cards are dealt before the pages open."""
        code, hands = self.seat(people, context=context, **settings)
        self.open(code, hands)
        return code, hands

    def seat(
        self,
        people: int | Sequence[Hand] = 3,
        *,
        context: Mapping[str, Any] | None = None,
        sheriff: int | None = None,
        **settings: Any,
    ) -> tuple[str, list[Hand]]:
        """People sit at a new table and its game starts, past their pages. The first sheriff is drawn or named."""
        hands = self._come(people, context)
        if sheriff is not None:
            settings["first_sheriff"] = "named"
        options = {"players": len(hands), **settings.pop("options", {})}
        bots = settings.pop("bots", None) or dict(zip(range(len(hands), options["players"]), BOTS, strict=False))
        code = self.lay(hands[0], bots=bots, options=options, **settings)

        async def start() -> None:
            async with AsyncExitStack() as stack:
                tables = [await stack.enter_async_context(Client(self.url, hand.secret).join(code)) for hand in hands]
                for table in tables[1:]:
                    await table.sit()
                await tables[0].start(sheriff)

        elsewhere(start())
        return code, hands

    def open(self, code: str, hands: Sequence[Hand]) -> None:
        """Everyone opens the table on their page, or turns to it where the page is loaded already."""
        for hand in hands:
            turn = hand.turn_to if hand.page.url.startswith(self.url) else hand.go
            turn(f"/t/{code}")
        for hand in hands:
            hand.shows(0)

    def _come(self, people: int | Sequence[Hand], context: Mapping[str, Any] | None) -> list[Hand]:
        if not isinstance(people, int):
            return list(people)
        return [self.person(name, **(context or {})) for name in NAMES[:people]]

    def ask_as(self, hand: Hand, question: TableRequest) -> None:
        """Sends a request of somebody at their table from elsewhere than the page."""

        async def send() -> None:
            async with Client(self.url, hand.secret).join(hand.table["code"]) as table:
                await table.request(question)

        elsewhere(send())

    def crowd(self, hand: Hand, sockets: int) -> None:
        """Opens more sockets of a player to their table, blocking ones: a `TableSocket` ends with its event loop."""
        for _ in range(sockets):
            socket = self._elsewhere.enter_context(connect(f"{self.url.replace('http', 'ws', 1)}/socket"))
            socket.send(msgspec.json.encode(Join(table=hand.table["code"], secret=hand.secret)), text=True)

    def hurry(self, host: Hand) -> None:
        """Bots lose no time from now on."""
        host.secret = json.loads(host.page.evaluate("localStorage.getItem('nottingham.me')"))["secret"]
        self.ask_as(host, Arrange(settings=SettingsChange(**QUIET)))

    def leave(self) -> None:
        """Closes everything, and fails if anything went wrong in a window."""
        troubles = [f"{hand.name}: {fault}" for hand in self.hands for fault in hand.faults]
        self._elsewhere.close()
        for context in self._contexts:
            context.close()
        self.http.close()
        assert not troubles, "\n".join(troubles)

    def picture(self, folder: Path) -> None:
        """Saves screenshots of all windows."""
        for number, hand in enumerate(self.hands):
            with suppress(Error):
                draw(hand.page)
                hand.page.screenshot(path=folder / f"{number}-{hand.name}.png")
        print(f"What they saw is in {folder}")


def elsewhere(work: Coroutine[Any, Any, T]) -> T:
    """Runs it in another thread: the browser has the event loop of this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result(PATIENCE)


BOTS = ("robin_hood", "little_john", "maid_marian", "friar_tuck", "will_scarlet")
WIDE = {"width": 1440, "height": 900}
