"""Word between servers by way of a real Redis: who holds a lease, who is heard, and what is done when nobody is."""

import asyncio
from collections.abc import Awaitable, Callable

from redis.asyncio import Redis as RedisClient

from nottingham.server.cluster_messages import AnyNote, Heartbeat, Renamed
from nottingham.server.redis_bus import LEASE_SECONDS, RedisBus
from nottingham.table.sync_messages import NodeId
from tests.support.live_server import PATIENCE
from tests.support.services import Redis, needs, running

pytestmark = needs("redis-server")


class Listener:
    """A server's ears."""

    def __init__(self, url: str, house: str = "oak") -> None:
        self.bus = RedisBus(url, house)
        self.notes: list[AnyNote] = []
        self.gone: list[NodeId] = []
        self.asked_around = 0
        self.times_cut_off = 0
        self.bus.start(self)

    def heard(self, note: AnyNote) -> None:
        if not isinstance(note, Heartbeat):
            self.notes.append(note)

    def node_gone(self, node: NodeId) -> None:
        self.gone.append(node)

    def cut_off(self) -> None:
        self.times_cut_off += 1

    def ask_around(self) -> None:
        self.asked_around += 1

    def beat(self, node: NodeId, servers: int) -> Heartbeat:
        return Heartbeat(node)


async def until(right: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not right():
            await asyncio.sleep(0.02)


def listen(work: Callable[..., Awaitable[None]], *places: tuple[str, str]) -> None:
    async def whole() -> None:
        ears = [Listener(url, house) for url, house in places]
        try:
            await until(lambda: all(one.bus.well for one in ears))
            await work(*ears)
        finally:
            for one in ears:
                await one.bus.close()

    asyncio.run(whole())


def test_one_server_at_a_time_holds_the_lease_of_a_table_and_it_expires(redis: Redis) -> None:
    async def work(north: Listener, south: Listener) -> None:
        assert await north.bus.lease(7) and await north.bus.lease(7)
        assert not await south.bus.lease(7), "it is another's"
        assert await south.bus.lease(8)
        async with RedisClient.from_url(redis.url) as client:
            (key,) = [key async for key in client.scan_iter("*oak:lease:7")]
            assert 0 < await client.pttl(key) <= LEASE_SECONDS * 1000, "a server that dies holds it for seconds only"
            await client.delete(key)
        assert await south.bus.lease(7)

    listen(work, (redis.url, "oak"), (redis.url, "oak"))


def test_servers_hear_those_of_their_house_and_no_others(redis: Redis) -> None:
    other_number = redis.url.removesuffix("0") + "5"

    async def work(north: Listener, south: Listener, stranger: Listener, namesake: Listener) -> None:
        await until(lambda: north.bus.nodes == 1 and south.bus.nodes == 1)
        north.bus.publish(Renamed(north.bus.node, 3))
        stranger.bus.publish(Renamed(stranger.bus.node, 4))
        namesake.bus.publish(Renamed(namesake.bus.node, 5))
        await until(lambda: bool(south.notes))
        assert [note.person for note in south.notes if isinstance(note, Renamed)] == [3]
        assert not stranger.notes and not namesake.notes and stranger.bus.nodes == namesake.bus.nodes == 0

    listen(work, (redis.url, "oak"), (redis.url, "oak"), (redis.url, "elm"), (other_number, "oak"))


def test_without_redis_the_others_are_believed_until_it_is_back() -> None:
    redis = Redis()

    async def work(north: Listener, south: Listener) -> None:
        await until(lambda: north.bus.nodes == 1 and south.bus.nodes == 1)
        asked = north.asked_around
        redis.kill()
        await until(lambda: north.times_cut_off == 1 and south.times_cut_off == 1)
        assert await north.bus.lease(7) and await south.bus.lease(7), "if nobody can say, everyone may"
        assert north.bus.nodes == 1 and not north.gone
        await south.bus.close()
        redis.start()
        await until(lambda: north.asked_around > asked)
        await until(lambda: north.gone == [south.bus.node])
        assert north.bus.nodes == 0

    with running(redis):
        listen(work, (redis.url, "oak"), (redis.url, "oak"))
