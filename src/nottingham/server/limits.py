"""How often somebody may ask: buckets that fill with time, and counts of what is open.

Nothing here outlives the process, and what is full again is forgotten.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from ipaddress import IPv6Address, IPv6Network, ip_address
from time import monotonic

from nottingham.table.errors import Refusal

MAX_REMEMBERED = 50_000
MANY_PART = 8
"""Whoever has an eighth of what an address may have open has many."""


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

    def drain(self, now: float, cost: float) -> None:
        """Somebody took it elsewhere; a debt is at most what the bucket holds."""
        self.take(now, 0)
        self._tokens = max(self._tokens - cost, -self._burst)

    def level(self, now: float) -> float:
        """How full it is, from 0 to 1."""
        return min(1.0, (self._tokens + (now - self._then) * self._rate) / self._burst)

    def full(self, now: float) -> bool:
        return self._tokens + (now - self._then) * self._rate >= self._burst


class Buckets:
    """A bucket for everyone who asks. Servers that share a database tell each other what was taken."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = monotonic, *, told_below: float = 0.5
    ) -> None:
        """Others are told of those whose buckets are not even so full, and of those who take much: they are few."""
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._told_below = told_below
        self._taken: dict[Hashable, float] = {}
        self.shared = False
        """Whether there is anyone to be told."""
        self._buckets: dict[Hashable, Bucket] = {}
        self._swept = clock()

    def take(self, who: Hashable, cost: float = 1) -> bool:
        now = self._clock()
        if not self._bucket(who, now).take(now, cost):
            return False
        if self.shared:
            self._taken[who] = self._taken.get(who, 0) + cost
        return True

    def _bucket(self, who: Hashable, now: float) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= MAX_REMEMBERED:
                self._make_room(now)
            bucket = self._buckets[who] = Bucket(self._rate, self._burst, now)
        return bucket

    def taken(self, servers: int) -> dict[str, float]:
        """What the others are to be told, every second. Whoever takes less than his share of the rate at each of all
        servers takes no more than the rate at all of them.
        """
        now = self._clock()
        told: dict[str, float] = {}
        kept: dict[Hashable, float] = {}
        for who, cost in self._taken.items():
            level = self._bucket(who, now).level(now)
            if level < self._told_below or cost > self._rate / servers:
                told[str(who)] = cost
            elif level < 1:
                kept[who] = cost
        self._taken = kept
        return told

    def taken_elsewhere(self, costs: Mapping[str, float]) -> None:
        now = self._clock()
        for who, cost in costs.items():
            self._bucket(who, now).drain(now, cost)

    def _make_room(self, now: float) -> None:
        """Whose bucket is full again is forgotten, but the look at all of them is dear; else the oldest goes."""
        if now - self._swept > 1:
            self._swept = now
            self._buckets = {key: old for key, old in self._buckets.items() if not old.full(now)}
        if len(self._buckets) >= MAX_REMEMBERED:
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
        self._elsewhere: dict[str, Mapping[str, int]] = {}
        """By server, the addresses that have many open there."""
        self.total = 0

    def enter(self, address: str) -> bool:
        elsewhere = sum(there.get(address, 0) for there in self._elsewhere.values())
        if self.total >= self._all or self._open[address] + elsewhere >= self._each:
            return False
        self._open[address] += 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        self.total -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def many(self, servers: int) -> dict[str, int]:
        """The addresses that have so many open here that other servers should know."""
        least = max(2, self._each // max(MANY_PART, servers))
        return {address: count for address, count in self._open.items() if count >= least}

    def open_elsewhere(self, node: str, many: Mapping[str, int]) -> None:
        if many:
            self._elsewhere[node] = many
        else:
            self._elsewhere.pop(node, None)
