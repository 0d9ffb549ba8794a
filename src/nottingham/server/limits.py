"""Rate limits and counts of open connections, kept in memory.

A rate limit is a token bucket per key, where a key is an address or a person. Servers that share a database tell
each other what their buckets gave out, so a client gains little by spreading its requests over several servers.
"""

from asyncio import BaseTransport
from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from ipaddress import ip_address, ip_network
from time import monotonic
from typing import Final

from nottingham.server.addresses import WIDE, limit_key, wide_key
from nottingham.server.config import Limits
from nottingham.table.errors import Refusal

MAX_BUCKETS: Final = 50_000
REPORTED_FRACTION: Final = 8
"""An address with an eighth of its allowed connections open is reported to other servers."""
HOUR: Final = 3600
REQUEST_BURST_SECONDS: Final = 6.0
PARSED_PER_REQUEST: Final = 20
PARSED_BURST_SECONDS: Final = 2.0
"""Requests are parsed at twenty times the rate at which they are granted, because files of the page hardly count and
refusals must be sent.
"""
CHAT_LINES_PER_SECOND: Final = 1.0
CHAT_BURST: Final = 8.0
GESTURES_PER_SECOND: Final = 0.5
GESTURE_BURST: Final = 6.0
CHANGES_PER_MINUTE: Final = 6
CHANGES_BURST: Final = 10
"""Of one person's name, colour and emblem: each is stored and shown at every table where they sit."""
WRONG_CODES_PER_HOUR: Final = 1000
WRONG_CODES_BURST: Final = 250
"""Wrong short codes from all addresses together. Beyond that the server looks up nobody's code."""
EVERYONE: Final = "everyone"


class TokenBucket:
    """Holds at most `burst` tokens and gains `rate` tokens a second."""

    __slots__ = ("_burst", "_rate", "_tokens", "_updated")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._updated = now

    def take(self, now: float, cost: float = 1) -> bool:
        """Takes `cost` tokens, or none and returns False if there are too few."""
        self._tokens = min(self._burst, self._tokens + (now - self._updated) * self._rate)
        self._updated = now
        if self._tokens < cost:
            return False
        self._tokens -= cost
        return True

    def drain(self, now: float, cost: float) -> None:
        """Takes tokens that another server has already given out. The debt is at most `burst`."""
        self.take(now, 0)
        self._tokens = max(self._tokens - cost, -self._burst)

    def level(self, now: float) -> float:
        """How full the bucket is; 1 is full, below 0 it is in debt."""
        return min(1.0, (self._tokens + (now - self._updated) * self._rate) / self._burst)

    def wait(self, now: float) -> float:
        """Seconds until there is a token; 0 if there is one."""
        tokens = self._tokens + (now - self._updated) * self._rate
        return 0.0 if tokens > 0 else (1 - tokens) / self._rate

    def full(self, now: float) -> bool:
        return self._tokens + (now - self._updated) * self._rate >= self._burst


class RateLimit:
    """A token bucket per key."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = monotonic, *, report_below: float = 0.5
    ) -> None:
        """`report_below` is the level below which a bucket is reported to other servers. Few buckets fall that low."""
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._report_below = report_below
        self._shared = False
        self._unreported: dict[Hashable, float] = {}
        self._buckets: dict[Hashable, TokenBucket] = {}
        self._swept = clock()

    def share(self) -> None:
        """Starts collecting the tokens taken from the buckets, so that `report` can send them to other servers."""
        self._shared = True

    def take(self, key: Hashable, cost: float = 1) -> bool:
        now = self._clock()
        wide = wide_key(key)
        if not self._bucket(key, now).take(now, cost):
            return False
        if wide and not self._bucket(wide, now).take(now, cost / WIDE):
            return False
        if self._shared:
            self._unreported[key] = self._unreported.get(key, 0) + cost
        return True

    def give_back(self, key: Hashable, cost: float = 1) -> None:
        """Returns what `take` took."""
        now = self._clock()
        for each, part in ((key, cost), (wide_key(key), cost / WIDE)):
            if each:
                self._bucket(each, now).drain(now, -part)
        if self._shared:
            self._unreported[key] = self._unreported.get(key, 0) - cost

    def require(self, key: Hashable, code: str, message: str, cost: float = 1) -> None:
        """Takes `cost` tokens, or raises a refusal."""
        if not self.take(key, cost):
            raise Refusal("too_many", code, message)

    def report(self, servers: int) -> dict[str, float]:
        """What other servers should drain; called every second.

        A key that takes less than `rate / servers` on each server stays within the rate on all of them together, so it
        is reported only once its bucket runs low.
        """
        now = self._clock()
        reported: dict[str, float] = {}
        kept: dict[Hashable, float] = {}
        for key, cost in self._unreported.items():
            level = self._bucket(key, now).level(now)
            if level < self._report_below or cost > self._rate / servers:
                reported[str(key)] = cost
            elif level < 1:
                kept[key] = cost
        self._unreported = kept
        return reported

    def drain(self, costs: Mapping[str, float]) -> None:
        """Applies another server's report."""
        now = self._clock()
        for key, cost in costs.items():
            self._bucket(key, now).drain(now, cost)
            if wide := wide_key(key):
                self._bucket(wide, now).drain(now, cost / WIDE)

    def wait(self, key: Hashable) -> float:
        """Seconds until there is a token for this key; 0 if there is one."""
        now = self._clock()
        keys = (key, wide) if (wide := wide_key(key)) else (key,)
        return max(self._bucket(each, now).wait(now) for each in keys)

    def _bucket(self, key: Hashable, now: float) -> TokenBucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= MAX_BUCKETS:
                self._make_room(now)
            bucket = self._buckets[key] = TokenBucket(self._rate, self._burst, now)
        return bucket

    def _make_room(self, now: float) -> None:
        """Drops full buckets, at most once a second because it visits all of them; otherwise drops the oldest."""
        if now - self._swept > 1:
            self._swept = now
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full(now)}
        if len(self._buckets) >= MAX_BUCKETS:
            del self._buckets[next(iter(self._buckets))]


class RateLimits:
    """All rate limits of one server."""

    def __init__(self, limits: Limits) -> None:
        self.requests = RateLimit(limits.requests_per_second, limits.requests_per_second * REQUEST_BURST_SECONDS)
        self.new_tables = RateLimit(limits.tables_per_hour / HOUR, limits.tables_per_hour, report_below=1.0)
        self.new_games = RateLimit(limits.games_per_hour / HOUR, limits.games_per_hour, report_below=1.0)
        self.new_people = RateLimit(limits.people_per_hour / HOUR, limits.people_per_hour, report_below=1.0)
        self.short_codes = RateLimit(limits.people_per_hour / HOUR, limits.people_per_hour, report_below=1.0)
        """Lookups by one address: as many as it may create people, since each newcomer needs both."""
        self.wrong_codes = RateLimit(WRONG_CODES_PER_HOUR / HOUR, WRONG_CODES_BURST, report_below=1.0)
        self.chat = RateLimit(CHAT_LINES_PER_SECOND, CHAT_BURST)
        self.gestures = RateLimit(GESTURES_PER_SECOND, GESTURE_BURST)
        self.changes = RateLimit(CHANGES_PER_MINUTE / 60, CHANGES_BURST, report_below=1.0)
        self._by_name = {
            "requests": self.requests,
            "tables": self.new_tables,
            "games": self.new_games,
            "people": self.new_people,
            "codes": self.short_codes,
            "wrong_codes": self.wrong_codes,
            "talk": self.chat,
            "gestures": self.gestures,
            "changes": self.changes,
        }
        """The names that servers use in their reports."""

    def count_request(self, address: str, cost: float = 1) -> None:
        self.requests.require(address, "too_many_requests", "Too many requests. Try again shortly.", cost)

    def count_new_table(self, address: str) -> None:
        self.new_tables.require(
            address, "too_many_tables", "Too many tables were created from this address. Try again later."
        )

    def count_new_game(self, address: str) -> None:
        self.new_games.require(
            address, "too_many_games", "Too many games were started from this address. Try again later."
        )

    def count_new_person(self, address: str) -> None:
        self.new_people.require(
            address, "too_many_people", "Too many people were created from this address. Try again later."
        )

    def count_change(self, person: int) -> None:
        self.changes.require(str(person), "too_often", "Too many changes. Try again shortly.")

    def count_short_code(self, address: str) -> None:
        """Counts a short code before it is looked up, as if it were wrong."""
        for limit, key in ((self.short_codes, address), (self.wrong_codes, EVERYONE)):
            limit.require(key, "too_many_codes", "Too many codes were tried. Use the link, or try again later.")

    def short_code_was_right(self) -> None:
        self.wrong_codes.give_back(EVERYONE)

    def share(self) -> None:
        for limit in self._by_name.values():
            limit.share()

    def report(self, servers: int) -> dict[str, dict[str, float]]:
        return {name: costs for name, limit in self._by_name.items() if (costs := limit.report(servers))}

    def drain(self, report: Mapping[str, Mapping[str, float]]) -> None:
        for name, costs in report.items():
            if name in self._by_name:
                self._by_name[name].drain(costs)


class OpenCounts:
    """Counts what is open per address and in total, and refuses more than allowed."""

    def __init__(self, per_address: int, total: int) -> None:
        self._max_per_address = per_address
        self._max_total = total
        self._open: Counter[str] = Counter()
        self._open_wide: Counter[str] = Counter()
        """By /48 network."""
        self._remote: dict[str, Mapping[str, int]] = {}
        """By server: the counts it reported."""
        self.total = 0

    def enter(self, address: str) -> bool:
        remote = sum(counts.get(address, 0) for counts in self._remote.values())
        if self.total >= self._max_total or self._open[address] + remote >= self._max_per_address:
            return False
        wide = wide_key(address)
        if wide and self._open_wide[wide] >= WIDE * self._max_per_address:
            return False
        self._count(address, 1)
        return True

    def leave(self, address: str) -> None:
        self._count(address, -1)

    def _count(self, address: str, change: int) -> None:
        self.total += change
        for counts, key in ((self._open, address), (self._open_wide, wide_key(address))):
            if key:
                counts[key] += change
                if not counts[key]:
                    del counts[key]

    def report(self, servers: int) -> dict[str, int]:
        """The addresses with enough open connections here that other servers must know."""
        least = max(2, self._max_per_address // max(REPORTED_FRACTION, servers))
        return {address: count for address, count in self._open.items() if count >= least}

    def set_remote(self, node: str, counts: Mapping[str, int]) -> None:
        """Replaces what another server reported."""
        if counts:
            self._remote[node] = counts
        else:
            self._remote.pop(node, None)


class ConnectionLimits:
    """Limits the connections of an address, counted from the first byte, and how fast their requests are parsed.

    Trusted proxies are not counted: each of their connections carries the requests of many people.
    """

    def __init__(self, limits: Limits, proxies: str) -> None:
        self._connections = OpenCounts(2 * limits.sockets_per_address, 2 * limits.sockets)
        rate = limits.requests_per_second * PARSED_PER_REQUEST
        self._parsed = RateLimit(rate, rate * PARSED_BURST_SECONDS)
        names = [proxy.strip() for proxy in proxies.split(",") if proxy.strip()]
        self._trust_all = "*" in names
        self._proxies = [ip_network(proxy, strict=False) for proxy in names if proxy != "*"]

    def enter(self, transport: BaseTransport) -> str | None:
        """The address to pass to the other methods ("" if not counted), or None if there are too many connections."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if peer else ""
        if self._trust_all or not host or any(ip_address(host) in proxy for proxy in self._proxies):
            return ""
        address = limit_key(host)
        return address if self._connections.enter(address) else None

    def leave(self, address: str) -> None:
        if address:
            self._connections.leave(address)

    def charge(self, address: str, requests: float) -> None:
        """Counts requests that were parsed, even if they are too many."""
        if address:
            self._parsed.drain({address: requests})

    def wait(self, address: str) -> float:
        """Seconds until more of this address may be parsed."""
        return self._parsed.wait(address) if address else 0.0
