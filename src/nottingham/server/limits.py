"""How often somebody may ask: buckets that fill with time, and counts of what is open.

Nothing here outlives the process, and what is full again is forgotten.
"""

from collections import Counter
from collections.abc import Callable, Hashable
from ipaddress import IPv6Address, IPv6Network, ip_address
from time import monotonic

from nottingham.table.messages import Refusal

MOST_REMEMBERED = 50_000


def neighbourhood(host: str) -> str:
    """Whom limits are for: an address, or with IPv6 the network of 64 bits that one household has."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Network((int(address) >> 64 << 64, 64)))
    return host


def is_near(host: str) -> bool:
    """Whether somebody asks from this machine or from a private network."""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return address.is_loopback or address.is_private


class Bucket:
    """Holds `burst` tokens at most, and gets `rate` new ones a second."""

    __slots__ = ("_burst", "_rate", "_then", "_tokens")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._then = now

    def take(self, now: float, cost: float = 1) -> bool:
        self._tokens = min(self._burst, self._tokens + (now - self._then) * self._rate)
        self._then = now
        if self._tokens < cost:
            return False
        self._tokens -= cost
        return True

    def full(self, now: float) -> bool:
        return self._tokens + (now - self._then) * self._rate >= self._burst


class Buckets:
    """A bucket for everyone who asks."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: dict[Hashable, Bucket] = {}
        self._swept = clock()

    def take(self, who: Hashable, cost: float = 1) -> bool:
        now = self._clock()
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= MOST_REMEMBERED:
                self._make_room(now)
            bucket = self._buckets[who] = Bucket(self._rate, self._burst, now)
        return bucket.take(now, cost)

    def _make_room(self, now: float) -> None:
        """Whose bucket is full again is forgotten, but the look at all of them is dear; else the oldest goes."""
        if now - self._swept > 1:
            self._swept = now
            self._buckets = {key: old for key, old in self._buckets.items() if not old.full(now)}
        if len(self._buckets) >= MOST_REMEMBERED:
            del self._buckets[next(iter(self._buckets))]

    def must_take(self, who: Hashable, code: str, message: str, cost: float = 1) -> None:
        if not self.take(who, cost):
            raise Refusal("too_many", code, message)


class Open:
    """How many things of a kind an address has open, and how many are open in all."""

    def __init__(self, each: int, all_: int) -> None:
        self._each = each
        self._all = all_
        self._open: Counter[str] = Counter()
        self.total = 0

    def enter(self, address: str) -> bool:
        if self.total >= self._all or self._open[address] >= self._each:
            return False
        self._open[address] += 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        self.total -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
