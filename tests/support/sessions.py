"""A test session at a server: people come, sit down and play, and all connections are closed at the end."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, Self

from nottingham.players.defaults import default_action
from tests.support.live_server import Guest, Visit

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")
QUICK: dict[str, Any] = {"bot_seconds": 0, "patience_seconds": 0}
"""Bots that lose no time."""
FAR = 2**31
"""Beyond any version: catching up from here sends the current state."""


class Session:
    """The people and sockets of one test at one server."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._guests: list[Guest] = []
        self._visits: list[Visit] = []

    async def guest(self, name: str = "Ann") -> Guest:
        guest = await Guest.come(self.url, name)
        self._guests.append(guest)
        return guest

    def known_by(self, secret: str | None) -> Guest:
        """A client with this secret, or without any."""
        guest = Guest(self.url, {} if secret is None else {"secret": secret})
        self._guests.append(guest)
        return guest

    async def socket(self, **kwargs: Any) -> Visit:
        visit = await Visit.open(self.url, **kwargs)
        self._visits.append(visit)
        return visit

    async def join(self, guest: Guest, table: str, **more: Any) -> Visit:
        """Joins a table."""
        visit, word = await self.knock(guest, table, **more)
        assert word["type"] == "welcome", word
        return visit

    async def knock(self, guest: Guest, table: str, **more: Any) -> tuple[Visit, dict[str, Any]]:
        """Tries to join a table; returns the first message too."""
        visit = await guest.join(table, **more)
        self._visits.append(visit)
        return visit, await visit.hear()

    async def game(
        self, people: int = 4, *, bot: str = "trader", **settings: Any
    ) -> tuple[str, list[Guest], list[Visit]]:
        """People in the first seats, bots in the others, and the cards are dealt."""
        guests = [await self.guest(name) for name in NAMES[:people]]
        options = {"players": 4, **settings.pop("options", {})}
        bots = dict.fromkeys(range(people, options["players"]), bot)
        table = await guests[0].lay(options=options, bots=bots, **settings)
        visits = [await self.join(guest, table) for guest in guests]
        for visit in visits[1:]:
            assert (await visit.ask("sit"))["type"] == "done"
        assert (await visits[0].ask("start"))["type"] == "done"
        for visit in visits:
            await visit.ask("catch_up", version=FAR)
        return table, guests, visits

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        for visit in self._visits:  # a client that doesn't read can't be closed politely
            await asyncio.gather(visit.close(), visit.drain())
        for guest in self._guests:
            await guest.close()


def run_session(url: str, scenario: Callable[[Session], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with Session(url) as session:
            await scenario(session)

    asyncio.run(whole())


async def play_until(visits: list[Visit], done: Callable[[Visit], bool]) -> None:
    """Everyone makes default moves until the condition holds."""
    while True:
        for visit in visits:
            await visit.ask("catch_up", version=FAR)
            assert visit.view is not None
            if done(visit):
                return
            if visit.seat in visit.view.to_act:
                action = default_action(visit.view)
                if action is not None:
                    await visit.act(action, version=visit.version)


def finished_game(url: str) -> str:
    """The code of a game that a person and bots have played to its end."""
    codes: list[str] = []

    async def scenario(session: Session) -> None:
        _, _, visits = await session.game(1, bot="random", **QUICK)
        await play_until(visits, over)
        assert visits[0].game is not None
        codes.append(visits[0].game)

    run_session(url, scenario)
    return codes[0]


def inspecting(visit: Visit) -> bool:
    return visit.view is not None and visit.view.phase == "inspect"


def over(visit: Visit) -> bool:
    return visit.view is not None and visit.view.phase == "over"


async def closed(visit: Visit) -> tuple[int | None, str | None]:
    """Waits until the server closes the socket; returns the code and the reason."""
    await visit.drain()
    return visit.socket.close_code, visit.socket.close_reason


def last_word(visit: Visit) -> dict[str, Any]:
    word: dict[str, Any] = json.loads(visit.received[-1])
    return word
