"""How often somebody may ask, by way of however many servers."""

import pytest

from nottingham.server.limits import Buckets, Open


@pytest.mark.parametrize("servers", [2, 3, 8])
@pytest.mark.parametrize(("rate", "burst"), [(10.0, 60.0), (1.0, 8.0), (0.02, 20.0)])
@pytest.mark.parametrize("eager", [0.3, 0.95, 2.0])
def test_nobody_gets_much_more_by_asking_everywhere(servers: int, rate: float, burst: float, eager: float) -> None:
    """He asks as often at each as he might at one, or less, or more; they tell each other every second."""
    clock = [0.0]
    houses = [Buckets(rate, burst, lambda: clock[0]) for _ in range(servers)]
    for house in houses:
        house.shared = True
    got, seconds, wishes = 0, 600, [0.0] * servers
    for _ in range(seconds):
        for place, house in enumerate(houses):
            wishes[place] += eager * max(rate, 1.0)
            while wishes[place] >= 1:
                wishes[place] -= 1
                got += house.take("him")
        clock[0] += 1
        told = [house.taken(servers) for house in houses]
        for place, house in enumerate(houses):
            for other, costs in enumerate(told):
                if other != place:
                    house.taken_elsewhere(costs)
    assert got <= servers * burst + 1.5 * rate * seconds
    if eager * servers * max(rate, 1.0) <= rate:
        assert got >= 0.9 * eager * servers * rate * seconds, "who keeps to it is not kept from it"


@pytest.mark.parametrize("servers", [2, 8, 40])
def test_an_address_has_not_much_more_open_by_way_of_many(servers: int) -> None:
    each = 48
    houses = [Open(each, 1000) for _ in range(servers)]
    opened = 0
    for _ in range(each):
        for house in houses:
            opened += house.enter("203.0.113.5")
            for place, other in enumerate(houses):
                many = other.many(servers)
                for one in houses:
                    if one is not other:
                        one.open_elsewhere(str(place), many)
    assert opened <= 2 * each
