"""The message bus between servers on a real Redis: leases, who receives what, and losing Redis."""

import asyncio
from collections.abc import Awaitable, Callable

from redis.asyncio import Redis as RedisClient

from nottingham.server.cluster_messages import AnyClusterMessage, Heartbeat, Renamed
from nottingham.server.redis_bus import LEASE_SECONDS, RedisBus
from nottingham.table.sync_messages import NodeId
from tests.support.live_server import PATIENCE
from tests.support.services import Redis, needs, running

pytestmark = needs("redis-server")


class Node:
    """A `BusReceiver` that keeps what it is given."""

    def __init__(self, url: str, cluster: str = "oak") -> None:
        self.bus = RedisBus(url, cluster)
        self.messages: list[AnyClusterMessage] = []
        self.gone: list[NodeId] = []
        self.times_reconnected = 0
        self.times_disconnected = 0
        self.bus.start(self)

    def receive(self, message: AnyClusterMessage) -> None:
        if not isinstance(message, Heartbeat):
            self.messages.append(message)

    def node_gone(self, node: NodeId) -> None:
        self.gone.append(node)

    def disconnected(self) -> None:
        self.times_disconnected += 1

    def reconnected(self) -> None:
        self.times_reconnected += 1

    def heartbeat(self, node: NodeId, servers: int) -> Heartbeat:
        return Heartbeat(node)


async def until(right: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not right():
            await asyncio.sleep(0.02)


def connected(work: Callable[..., Awaitable[None]], *places: tuple[str, str]) -> None:
    async def whole() -> None:
        nodes = [Node(url, cluster) for url, cluster in places]
        try:
            await until(lambda: all(node.bus.connected for node in nodes))
            await work(*nodes)
        finally:
            for node in nodes:
                await node.bus.close()

    asyncio.run(whole())


def test_one_server_at_a_time_holds_the_lease_of_a_table_and_it_expires(redis: Redis) -> None:
    async def work(north: Node, south: Node) -> None:
        assert await north.bus.lease(7) and await north.bus.lease(7)
        assert not await south.bus.lease(7), "another server holds it"
        assert await south.bus.lease(8)
        async with RedisClient.from_url(redis.url) as client:
            (key,) = [key async for key in client.scan_iter("*oak:lease:7")]
            assert 0 < await client.pttl(key) <= LEASE_SECONDS * 1000, "a server that dies holds it for seconds only"
            await client.delete(key)
        assert await south.bus.lease(7)

    connected(work, (redis.url, "oak"), (redis.url, "oak"))


def test_servers_receive_messages_of_their_own_cluster_only(redis: Redis) -> None:
    other_number = redis.url.removesuffix("0") + "5"

    async def work(north: Node, south: Node, stranger: Node, namesake: Node) -> None:
        await until(lambda: north.bus.nodes == 1 and south.bus.nodes == 1)
        north.bus.publish(Renamed(north.bus.node, 3))
        stranger.bus.publish(Renamed(stranger.bus.node, 4))
        namesake.bus.publish(Renamed(namesake.bus.node, 5))
        await until(lambda: bool(south.messages))
        assert [message.person for message in south.messages if isinstance(message, Renamed)] == [3]
        assert not stranger.messages and not namesake.messages and stranger.bus.nodes == namesake.bus.nodes == 0

    with_options = f"{redis.url}?protocol=3&decode_responses=true"
    connected(work, (redis.url, "oak"), (with_options, "oak"), (redis.url, "elm"), (other_number, "oak"))


def test_without_redis_the_other_servers_count_as_up_until_it_is_back() -> None:
    redis = Redis()

    async def work(north: Node, south: Node) -> None:
        await until(lambda: north.bus.nodes == 1 and south.bus.nodes == 1)
        before = north.times_reconnected
        redis.kill()
        await until(lambda: north.times_disconnected == 1 and south.times_disconnected == 1)
        assert await north.bus.lease(7) and await south.bus.lease(7), "without Redis every lease is granted"
        assert north.bus.nodes == 1 and not north.gone
        await south.bus.close()
        redis.start()
        await until(lambda: north.times_reconnected > before)
        await until(lambda: north.gone == [south.bus.node])
        assert north.bus.nodes == 0

    with running(redis):
        connected(work, (redis.url, "oak"), (redis.url, "oak"))


def test_a_redis_that_answers_where_it_must_not_is_not_used_until_it_may_be(redis: Redis) -> None:
    """Answers that nobody reads would fill its memory."""

    async def work() -> None:
        async with RedisClient.from_url(redis.url) as client:
            await client.acl_setuser(
                "weak", enabled=True, nopass=True, keys=["*"], channels=["*"], commands=["+@all", "-client|reply"]
            )
            node = Node(redis.url.replace("redis://", "redis://weak@"))
            try:
                await until(lambda: node.times_disconnected == 1)
                assert not node.bus.connected
                await client.acl_setuser("weak", enabled=True, nopass=True, commands=["+client|reply"])
                await until(lambda: node.bus.connected)
            finally:
                await node.bus.close()

    asyncio.run(work())
