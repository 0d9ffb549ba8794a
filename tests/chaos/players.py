"""Players who continue through any failure, through whichever server answers."""

import asyncio
from contextlib import suppress
from random import Random
from typing import Any

from nottingham.client import RequestRefused, TableClient
from nottingham.rules.actions import AnyAction
from nottingham.table.requests import CatchUp
from tests.support.faults import CLIENT_OPTIONS, Breakable, Steadfast
from tests.support.live_server import Guest

QUIET_SECONDS = 4.0
AGAIN_SECONDS = 0.1


class Wanderer(Steadfast):
    """A persistent player who also retries what a server could not store."""

    def __init__(self, live: Breakable, guest: Guest, table: str, chance: Random, *, watches: bool = False) -> None:
        super().__init__(live, guest, table, chance)
        if watches:
            self.client = TableClient(live.url, table, tap=self._tap, **CLIENT_OPTIONS)
        self.watches = watches
        self.done = asyncio.Event()
        """Set when it is time to stop."""
        self.doubts = 0
        """The number of times that a server said it could not store something."""
        self.moves = 0

    @property
    def comings(self) -> int:
        return self.client.connections

    @property
    def heard(self) -> int:
        """The number of moves received."""
        return sum(map(len, self.events.values()))

    def _note(self, message: dict[str, Any]) -> None:
        """Moves made while catching up are received twice, and must be the same both times."""
        playing = message.get("playing")
        if playing and "moves" in playing:
            known = self.events.get(playing["game"], {})
            moves = playing["moves"]
            assert all(known[move["version"]] == move["events"] for move in moves if move["version"] in known)
            news = [move for move in moves if move["version"] not in known]
            message = {**message, "playing": {**playing, "moves": news}}
        super()._note(message)

    async def play_on(self) -> None:
        """Plays until it is time to stop."""
        await self.come()
        try:
            tried = (self.game, -1)
            while not self.done.is_set():
                messages = self.client.messages
                if self.watches:
                    await self._wait(messages)
                elif self._unheard is not None or self._chance.random() < 0.02:
                    await self._say()
                elif self.over and self.client.host:
                    if await self.rematch() is not None:
                        await self._wait(messages)
                elif tried != (self.game, self.version) and (action := self._choose()) is not None:
                    tried = self.game, self.version
                    await self._act(action)
                else:
                    await self._wait(messages)
                    if self._chance.random() < 0.1:
                        tried = self.game, -1
        finally:
            await self.go()

    async def _wait(self, messages: int) -> None:
        """Catches up with a server that has sent nothing for long."""
        if not await self.client.changed(messages, QUIET_SECONDS) and self.game is not None:
            with suppress(RequestRefused):
                await self.client.request(CatchUp(version=self.client.delivered, game=self.client.game))
        if self.client.ended is not None:
            raise self.client.ended

    def _not_said(self, line: str, refused: RequestRefused) -> None:
        if refused.error == "not_saved":
            self.doubts += 1
        else:
            assert refused.code == "too_often", refused.code

    async def _deliver(self, action: AnyAction, version: int | None, key: str) -> int:
        """Sends it until a server can say whether it was stored."""
        while True:
            try:
                made = await self.client.act(action, version=version, key=key)
            except RequestRefused as refused:
                if refused.error != "not_saved" or self.done.is_set():
                    raise
                self.doubts += 1
                await asyncio.sleep(AGAIN_SECONDS)
            else:
                self.moves += 1
                return made
