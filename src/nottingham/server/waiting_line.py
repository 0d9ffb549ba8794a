"""A line of clients that wait for something that only one of them can have at a time, such as a thread for heavy work.

Each address gets it in turn, however many requests of it are waiting.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from nottingham.server.addresses import wide_key


class WaitingLine:
    """Lets one client at a time do its work. All of a /48 network is one address here, as in `FairShares`."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """By address; the first is next."""

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        if self._taken:
            await self._wait(wide_key(address) or address)
        self._taken = True
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, key: str) -> None:
        granted = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, deque()).append(granted)
        try:
            await granted
        except asyncio.CancelledError:
            if not granted.cancelled():  # it was granted at the same moment
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Gives the turn to the next address that still wants it; its other requests wait until all others had one."""
        self._taken = False
        while self._waiting and not self._taken:
            key = next(iter(self._waiting))
            requests = self._waiting.pop(key)
            granted = requests.popleft()
            if requests:
                self._waiting[key] = requests
            if not granted.done():
                self._taken = True
                granted.set_result(None)
