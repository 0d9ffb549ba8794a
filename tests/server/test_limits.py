"""Rate limits and connection counts hold for all servers together, and what is remembered or cached gets old."""

import asyncio

import pytest

from nottingham.server.limits import OpenCounts, RateLimit
from nottingham.server.server import Cached
from nottingham.server.sessions import REMEMBERED_SECONDS, Sessions


@pytest.mark.parametrize("servers", [2, 3, 8])
@pytest.mark.parametrize(("rate", "burst"), [(10.0, 60.0), (1.0, 8.0), (0.02, 20.0)])
@pytest.mark.parametrize("eager", [0.3, 0.95, 2.0])
def test_using_many_servers_gains_little(servers: int, rate: float, burst: float, eager: float) -> None:
    """A client sends requests at, below or above the rate to each server; the servers report to each other."""
    clock = [0.0]
    limits = [RateLimit(rate, burst, lambda: clock[0]) for _ in range(servers)]
    for limit in limits:
        limit.share()
    granted, seconds, waiting = 0, 600, [0.0] * servers
    for _ in range(seconds):
        for place, limit in enumerate(limits):
            waiting[place] += eager * max(rate, 1.0)
            while waiting[place] >= 1:
                waiting[place] -= 1
                granted += limit.take("client")
        clock[0] += 1
        reports = [limit.report(servers) for limit in limits]
        for place, limit in enumerate(limits):
            for other, costs in enumerate(reports):
                if other != place:
                    limit.drain(costs)
    assert granted <= servers * burst + 1.5 * rate * seconds
    if eager * servers * max(rate, 1.0) <= rate:
        assert granted >= 0.9 * eager * servers * rate * seconds, "a client within the rate is not limited"


@pytest.mark.parametrize("servers", [2, 8, 40])
def test_an_address_cannot_open_many_more_connections_on_many_servers(servers: int) -> None:
    allowed = 48
    counts = [OpenCounts(allowed, 1000) for _ in range(servers)]
    opened = 0
    for _ in range(allowed):
        for count in counts:
            opened += count.enter("203.0.113.5")
            for place, other in enumerate(counts):
                report = other.report(servers)
                for one in counts:
                    if one is not other:
                        one.set_remote(str(place), report)
    assert opened <= 2 * allowed


def test_revocations_are_remembered_for_an_hour() -> None:
    clock = [0.0]
    sessions = Sessions(lambda: clock[0])
    sessions.revoke([1], 7)
    clock[0] = REMEMBERED_SECONDS - 1
    sessions.revoke([2], None)
    assert sessions.is_forgotten(7)
    clock[0] = REMEMBERED_SECONDS + 1
    sessions.revoke([2, 3], 8)
    assert list(sessions._revoked_keys) == [2, 3] and not sessions.is_forgotten(7) and sessions.is_forgotten(8)


def test_requests_at_the_same_time_share_one_read() -> None:
    async def scenario() -> None:
        clock = [0.0]
        asked: list[None] = []

        async def get() -> int:
            asked.append(None)
            await asyncio.sleep(0)
            return len(asked)

        cached = Cached(get, 60.0, lambda: clock[0])
        assert await asyncio.gather(*(cached.get() for _ in range(5))) == [1] * 5
        clock[0] = 59.0
        assert await cached.get() == 1
        clock[0] = 60.0
        assert await asyncio.gather(*(cached.get() for _ in range(5))) == [2] * 5

    asyncio.run(scenario())
