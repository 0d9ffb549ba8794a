"""Word between servers that share a database, by way of Redis.

Each server listens on a channel of its own and on one for all. Nothing is kept in Redis but leases that expire: who has
a table's clocks and bots in hand for the next seconds. So Redis may be lost with all it holds, and nothing is missed
when it comes back: all servers ask around.

Every second a server says that it is there, and hears itself say so. If it doesn't, notes don't get through, whatever
the connection looks like. Who has not been heard for some seconds is thought to be gone; but while no notes get through
at all, what was last heard is believed until they do.
"""

import asyncio
import logging
import random
from collections.abc import Callable, Coroutine
from contextlib import suppress
from secrets import token_hex
from time import monotonic
from typing import Any, Final, Protocol
from urllib.parse import urlsplit

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from nottingham.server.cluster_messages import AnyNote, Heartbeat, NodeStopping
from nottingham.table.sync_messages import NodeId

_log = logging.getLogger(__name__)

BEAT_SECONDS: Final = 1.0
ECHO_SECONDS: Final = 3.0
"""Without an echo for so long, notes don't get through."""
GONE_SECONDS: Final = 5.0
"""A server that was not heard for so long is gone."""
LEASE_SECONDS: Final = 5.0
ANSWER_SECONDS: Final = 2.0
MAX_WAITING: Final = 50_000
AGAIN_SECONDS: Final = (0.2, 2.0)

_LEASE: Final = """
local holder = redis.call('get', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1
"""
_TROUBLE: Final = (RedisError, OSError, TimeoutError)
_decoder = msgspec.json.Decoder(AnyNote)
_encoder = msgspec.json.Encoder()


class ClusterNode(Protocol):
    """Who wants to hear what is told."""

    def heard(self, note: AnyNote) -> None: ...

    def node_gone(self, node: NodeId) -> None: ...

    def cut_off(self) -> None: ...

    def ask_around(self) -> None: ...

    def beat(self, node: NodeId, servers: int) -> Heartbeat: ...


class RedisBus:
    """The way to the other servers; it heals by itself."""

    def __init__(self, url: str, house: str) -> None:
        """`house` is the name of what is shared: servers of another house are not heard."""
        self.node: NodeId = token_hex(8)
        self.sent = 0
        self.noted = 0
        self._url = url
        # What is cried is heard under every number of Redis: so the number is part of the name.
        self._prefix = f"nottingham:{urlsplit(url).path.strip('/') or 0}:{house}"
        self._all = f"{self._prefix}:all"
        self._own = f"{self._prefix}:node:{self.node}"
        self._town: ClusterNode | None = None
        self._outbox: list[tuple[str, bytes]] = []
        self._waiting = asyncio.Event()
        self._well = False
        self._silent = False
        """Whether it was said that no word gets through."""
        self._echo = 0.0
        self._nodes: dict[NodeId, float] = {}
        """When others were last heard."""
        self._held: dict[int, float] = {}
        """Until when this server needn't ask for a lease again."""
        self._client = Redis.from_url(
            url, socket_timeout=ANSWER_SECONDS, socket_connect_timeout=ANSWER_SECONDS, health_check_interval=0
        )
        self._lease = self._client.register_script(_LEASE)
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def well(self) -> bool:
        return self._well

    @property
    def nodes(self) -> int:
        """How many others there are, as far as one knows."""
        return len(self._nodes)

    def start(self, town: ClusterNode) -> None:
        self._town = town
        for work in (self._listen, self._send, self._beat):
            self._tasks.append(asyncio.get_running_loop().create_task(self._for_ever(work)))

    async def close(self) -> None:
        """Says good-bye, if anyone can hear it."""
        if self._well:
            self._outbox.append((self._all, _encoder.encode(NodeStopping(self.node))))
            with suppress(*_TROUBLE):
                await self._send_all()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(*_TROUBLE):
            await self._client.aclose()

    async def _for_ever(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """A mistake of ours must not make a server deaf for good."""
        while True:
            try:
                await work()
            except Exception:
                _log.exception("Redis loop crashed; restarting")
            await asyncio.sleep(random.uniform(*AGAIN_SECONDS))

    # Telling

    def publish(self, note: AnyNote, to: NodeId | None = None) -> None:
        """While notes don't get through they are dropped: afterwards everyone asks around."""
        if self._well and len(self._outbox) < MAX_WAITING:
            channel = self._all if to is None else f"{self._prefix}:node:{to}"
            self._outbox.append((channel, _encoder.encode(note)))
            self._waiting.set()

    async def _send(self) -> None:
        while True:
            await self._waiting.wait()
            self._waiting.clear()
            try:
                await self._send_all()
            except _TROUBLE as error:
                self._lost(error)

    async def _send_all(self) -> None:
        outbox, self._outbox = self._outbox, []
        if outbox:
            self.sent += len(outbox)
            pipeline = self._client.pipeline(transaction=False)
            for channel, text in outbox:
                pipeline.publish(channel, text)
            await pipeline.execute()

    async def lease(self, table: int) -> bool:
        """If Redis can't say, everyone may: the log decides."""
        now = monotonic()
        if not self._well or self._held.get(table, 0.0) > now:
            return True
        try:
            got = await self._lease([f"{self._prefix}:lease:{table}"], [self.node, int(LEASE_SECONDS * 1000)])
        except _TROUBLE as error:
            self._lost(error)
            return True
        if got:
            self._held[table] = now + LEASE_SECONDS / 2
        return bool(got)

    # Hearing

    async def _listen(self) -> None:
        client = Redis.from_url(self._url, socket_timeout=None, socket_connect_timeout=ANSWER_SECONDS)
        pubsub = client.pubsub(ignore_subscribe_messages=True)
        try:
            await asyncio.wait_for(pubsub.subscribe(self._all, self._own), ANSWER_SECONDS)
            self._echo = monotonic()
            await self._publish_beat()
            while monotonic() - self._echo < ECHO_SECONDS:
                message = await pubsub.get_message(timeout=ECHO_SECONDS / 3)
                if message is not None:
                    self._hear(message["data"])
            self._lost(None)
        except _TROUBLE as error:
            self._lost(error)
        finally:
            with suppress(*_TROUBLE):
                await asyncio.wait_for(pubsub.aclose(), ANSWER_SECONDS)  # type: ignore[no-untyped-call]
                await asyncio.wait_for(client.aclose(), ANSWER_SECONDS)

    def _hear(self, text: bytes) -> None:
        try:
            note = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError):  # of a newer server, perhaps
            return
        if note.node == self.node:
            if isinstance(note, Heartbeat):
                self._echo = monotonic()
                if not self._well:
                    self._found()
            return
        self.noted += 1
        assert self._town is not None
        if isinstance(note, NodeStopping):
            if self._nodes.pop(note.node, None) is not None:
                self._town.node_gone(note.node)
            return
        self._nodes[note.node] = monotonic()
        try:
            self._town.heard(note)
        except Exception:
            _log.exception("a note was not understood", extra={"note": type(note).__name__})

    def _found(self) -> None:
        assert self._town is not None
        self._well = True
        self._silent = False
        now = monotonic()
        self._nodes = dict.fromkeys(self._nodes, now)
        _log.info("word gets through to other servers")
        self._town.ask_around()

    def _lost(self, error: BaseException | None) -> None:
        self._well = False
        self._held.clear()
        self._outbox.clear()
        if not self._silent:
            self._silent = True
            reason = str(error) if error is not None else "no echo"
            _log.warning("no word gets through to other servers", extra={"reason": reason})
            assert self._town is not None
            self._town.cut_off()

    # Being there

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            assert self._town is not None
            if self._well:
                if monotonic() - self._echo > ECHO_SECONDS:
                    self._lost(None)
                    continue
                await self._publish_beat()
                silent = monotonic() - GONE_SECONDS
                for node in [node for node, heard in self._nodes.items() if heard < silent]:
                    del self._nodes[node]
                    self._town.node_gone(node)
                if len(self._held) > MAX_WAITING:
                    self._held.clear()

    async def _publish_beat(self) -> None:
        assert self._town is not None
        try:
            await self._client.publish(self._all, _encoder.encode(self._town.beat(self.node, self.nodes + 1)))
        except _TROUBLE as error:
            self._lost(error)


def check_url(url: str) -> str | None:
    """What is wrong with an address of Redis."""
    parts = urlsplit(url)
    if parts.scheme not in ("redis", "rediss", "unix") or not (parts.netloc or parts.path):
        return "this is no address of Redis: redis://HOST:PORT/NUMBER"
    try:
        Redis.from_url(url)
    except ValueError as error:
        return f"this is no address of Redis: {error}"
    return None
