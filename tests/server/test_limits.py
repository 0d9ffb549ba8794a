"""Rate limits and connection counts hold for all servers together."""

import pytest

from nottingham.server.limits import OpenCounts, RateLimit


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
