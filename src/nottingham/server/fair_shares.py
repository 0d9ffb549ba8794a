"""Shares the server's time between the addresses that want it all at once.

Limits on rates allow bursts, and all sockets of one address can spend theirs at the same moment. So work is done in
small pieces, such as one message or a few frames, and each address gets a few pieces in a slice of a few milliseconds.
The rest waits in line, however many sockets it comes from. Nothing is refused, and nothing is lost.

A slice is longer than a turn of the event loop. If an address got its share again in every turn, the loop would never
rest while one has much to do, and the store's thread would hardly get to run.
"""

import asyncio
import logging
from collections import defaultdict, deque
from collections.abc import Callable
from functools import partial

_log = logging.getLogger(__name__)

SLICE_SECONDS = 0.005
MAX_PIECES = 8
"""Pieces of work of one address in a slice."""
SOCKETS_PER_PIECE = 8
"""Where an address may have more sockets than by default, each eight of them bring it another piece."""


class FairShares:
    """Lets each address do its share of work in every slice, in the order in which the work came."""

    def __init__(self, sockets_per_address: int) -> None:
        self._most = max(MAX_PIECES, sockets_per_address // SOCKETS_PER_PIECE)
        self._done: defaultdict[str, int] = defaultdict(int)
        """Pieces of work in this slice, by address."""
        self._waiting: dict[str, deque[Callable[[], None]]] = {}
        self._scheduled = False

    def take(self, address: str) -> bool:
        """Whether this address may do a piece of work now. If not, the work must `wait`."""
        if self._done[address] >= self._most:
            return False
        self._done[address] += 1
        if not self._scheduled:
            self._scheduled = True
            asyncio.get_running_loop().call_later(SLICE_SECONDS, self._begin)
        return True

    def wait(self, address: str, work: Callable[[], None]) -> None:
        """Does this piece of work in a later slice, after what this address already waits for."""
        self._waiting.setdefault(address, deque()).append(work)

    async def wait_for_share(self, address: str) -> None:
        """Returns when this address may do a piece of work, at once if it may now."""
        if not self.take(address):
            granted = asyncio.get_running_loop().create_future()
            self.wait(address, partial(_settle, granted))
            await granted

    def _begin(self) -> None:
        """Begins a slice with the work that has waited longest."""
        self._scheduled = False
        self._done.clear()
        for address, waiting in list(self._waiting.items()):
            while waiting and self.take(address):
                try:
                    waiting.popleft()()
                except Exception:
                    _log.exception("a piece of work failed")
            if not waiting:
                del self._waiting[address]


def _settle(granted: asyncio.Future[None]) -> None:
    if not granted.done():
        granted.set_result(None)
