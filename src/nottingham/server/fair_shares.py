"""Shares the server's time between the addresses that want it all at once.

Limits on rates allow bursts, and all sockets of one address can spend theirs at the same moment. So work is done in
small pieces, such as one message, one request or a few frames, and each address gets a few milliseconds of work in a
slice of five. The rest waits in line, however many sockets it comes from. Nothing is refused, and nothing is lost.

A slice is longer than a turn of the event loop. If an address got its share again in every turn, the loop would never
rest while one has much to do, and the store's thread would hardly get to run.
"""

import asyncio
import logging
from collections import defaultdict, deque
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from nottingham.server.addresses import wide_key
from nottingham.server.config import Limits

_log = logging.getLogger(__name__)

SLICE_SECONDS = 0.005
UNITS = 64
"""The share of an address in a slice. A unit is what takes about 40 microseconds."""
MESSAGE_UNITS = 8
"""To answer a message, besides its bytes."""
REQUEST_UNITS = 6
"""To answer a request over HTTP, besides the bytes of its head: a file of the page takes a quarter of a millisecond."""
BYTES_PER_UNIT = 512
HEADER_BYTES = 16
"""Each header takes as much time as so many bytes, besides its own."""


class FairShares:
    """Lets each address do its share of work in every slice, in the order in which the work came.

    All of a /48 network is one address here: one customer may have it all, and others in it only wait a little longer.
    """

    def __init__(self, limits: Limits) -> None:
        """Where an address may have more sockets or send more messages than usual, its share is larger."""
        usual = Limits()
        sockets = limits.sockets_per_address / usual.sockets_per_address
        messages = limits.messages_per_second / usual.messages_per_second
        self._most = UNITS * max(1, sockets) * max(1, messages)
        self._taken: defaultdict[str, int] = defaultdict(int)
        """Units of work in this slice, by address."""
        self._waiting: dict[str, deque[tuple[int, Callable[[], None]]]] = {}
        self._scheduled = False

    def take(self, address: str, units: int) -> bool:
        """Whether this address may do a piece of work now. If not, the work must `wait`."""
        key = wide_key(address) or address
        self._schedule()
        if self._taken[key] >= self._most:
            return False
        self._taken[key] += units
        return True

    def wait(self, address: str, units: int, work: Callable[[], None]) -> None:
        """Does this piece of work in a later slice, after what this address already waits for."""
        self._waiting.setdefault(wide_key(address) or address, deque()).append((units, work))
        self._schedule()

    def turn(self, address: str, units: int) -> "asyncio.Future[None]":
        """A future that is done in a later slice, when this address may do a piece of work."""
        granted = asyncio.get_running_loop().create_future()
        self.wait(address, units, partial(_settle, granted))
        return granted

    def _schedule(self) -> None:
        if not self._scheduled:
            self._scheduled = True
            asyncio.get_running_loop().call_later(SLICE_SECONDS, self._begin)

    def _begin(self) -> None:
        """Begins a slice with the work that has waited longest."""
        self._scheduled = False
        self._taken.clear()
        for address, waiting in list(self._waiting.items()):
            while waiting and self.take(address, waiting[0][0]):
                _, work = waiting.popleft()
                try:
                    work()
                except Exception:
                    _log.exception("a piece of work failed")
            if not waiting:
                del self._waiting[address]


def message_units(text: bytes) -> int:
    return MESSAGE_UNITS + len(text) // BYTES_PER_UNIT


def request_units(scope: Mapping[str, Any]) -> int:
    """The work of answering a request, or of a handshake, by its ASGI scope."""
    size = len(scope["path"]) + len(scope["query_string"])
    for name, value in scope["headers"]:
        size += len(name) + len(value) + HEADER_BYTES
    return REQUEST_UNITS + size // BYTES_PER_UNIT


def _settle(granted: asyncio.Future[None]) -> None:
    if not granted.done():
        granted.set_result(None)
