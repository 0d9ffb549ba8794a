"""People who play on whatever happens, by way of whichever server answers them."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Any

from websockets.exceptions import WebSocketException

from tests.support.faults import Breakable, Steadfast
from tests.support.live_server import Guest

ANSWER_SECONDS = 12.0
"""Longer than a server waits for its database: then it is the server that is silent."""
QUIET_SECONDS = 4.0
COME_SECONDS = 6.0
AGAIN_SECONDS = 0.1


class Silent(OSError):
    """A server doesn't answer."""


class Wanderer(Steadfast):
    """A steadfast person who goes to another server when one falls silent, and asks again what could not be stored."""

    def __init__(self, house: Breakable, guest: Guest, table: str, chance: Random, *, watches: bool = False) -> None:
        super().__init__(house, guest, table, chance)
        self.watches = watches
        self.done = asyncio.Event()
        """Whether it is enough."""
        self.comings = 0
        self.doubts = 0
        """How often he was told that something could not be stored."""
        self.moves = 0

    @property
    def heard(self) -> int:
        """Of how many moves."""
        return sum(map(len, self.events.values()))

    async def stand_fast(self, work: Callable[[], Awaitable[None]]) -> None:
        while not self.done.is_set():
            try:
                async with asyncio.timeout(COME_SECONDS):
                    await self.come()
                await work()
            except (WebSocketException, OSError, EOFError, TimeoutError, Unwelcome):
                await asyncio.sleep(AGAIN_SECONDS)
            finally:
                await self._leave()

    async def _leave(self) -> None:
        visit, self._visit = self._visit, None
        if visit is not None:
            visit.socket.transport.abort()
            with suppress(WebSocketException, OSError, TimeoutError):
                await asyncio.wait_for(visit.socket.wait_closed(), 1)

    async def come(self) -> None:
        self.comings += 1
        await super().come()

    def _greeting(self) -> dict[str, Any]:
        greeting = super()._greeting()
        if self.watches:
            del greeting["secret"]
        return greeting

    async def _settle_in(self, welcome: dict[str, Any]) -> None:
        if welcome["type"] != "welcome":
            assert welcome.get("error") == "not_saved" or welcome["type"] == "ending", welcome
            raise Unwelcome
        await super()._settle_in(welcome)

    async def hear(self, patience: float = ANSWER_SECONDS) -> dict[str, Any]:
        """A server that says nothing for long is left; before that it is asked whether anything has happened."""
        try:
            message = await self.visit.hear(patience)
        except TimeoutError:
            raise Silent from None
        self._note(message)
        return message

    def _note(self, message: dict[str, Any]) -> None:
        """What happens while he asks what has happened is told twice, and must be the same both times."""
        playing = message.get("playing")
        if playing and "moves" in playing:
            known = self.events.get(playing["game"], {})
            moves = playing["moves"]
            assert all(known[move["version"]] == move["events"] for move in moves if move["version"] in known)
            news = [move for move in moves if move["version"] not in known]
            message = {**message, "playing": {**playing, "moves": news}}
        super()._note(message)

    async def _hear_or_ask(self) -> None:
        try:
            await self.hear(QUIET_SECONDS)
        except Silent:
            if self.game is not None:
                await self.ask("catch_up", version=self.version)

    async def play_on(self) -> None:
        """Plays until it is enough."""

        async def go_on() -> None:
            if self._pending is not None:
                self.resent += 1
                await self._deliver()
            tried = (self.game, -1)
            while not self.done.is_set():
                if self.watches:
                    await self._hear_or_ask()
                elif self._unheard is not None or self._chance.random() < 0.02:
                    await self._say()
                elif self.over and self.host:
                    await self.ask("rematch")
                elif tried != (self.game, self.version) and (action := self._choose()) is not None:
                    tried = self.game, self.version
                    await self._act(action)
                else:
                    await self._hear_or_ask()
                    if self._chance.random() < 0.1:
                        tried = self.game, -1

        await self.stand_fast(go_on)

    async def _say(self) -> None:
        self._unheard = self._unheard or self._new_key()
        answer = await self.ask("say", text=self._unheard)
        if answer["type"] == "done":
            self.lines.append(self._unheard)
        elif answer["error"] == "not_saved":
            self.doubts += 1
        else:
            assert answer["code"] == "too_often", answer
        self._unheard = None

    async def _deliver(self) -> bool:
        """Asks until somebody can say whether it was stored."""
        assert self._pending is not None
        game, question = self._pending
        done = False
        while game == self.game:
            answer = await self._send(question)
            done = answer["type"] == "done"
            if done:
                self.moves += 1
                self.promised[question["key"]] = str(game), answer["version"]
            elif answer["error"] == "not_saved":
                self.doubts += 1
                await asyncio.sleep(AGAIN_SECONDS)
                if self.done.is_set():
                    return False
                continue
            else:
                self.denied.add(question["key"])
            break
        self._pending = None
        return done


class Unwelcome(Exception):
    """A server is open but can't read its tables just now."""
