"""Messages between servers that share a database, over Redis publish/subscribe.

Each server subscribes to a channel of its own and to one for all servers. Redis stores nothing but leases that expire
in seconds: which server runs a table's clocks and bots. So Redis may lose everything: when it comes back, all servers
announce their tables and read what they missed.

Messages have two connections of their own, one that only sends and one that only receives. They use the library's
connections without its commands for publish/subscribe, which take ten times as long: 100 microseconds to send a message
and as many to receive it. Redis is told not to answer on the first.

Every second a server sends a heartbeat and must receive it back. If it doesn't, messages don't get through, whatever
the connections look like. Another server counts as gone after some seconds of silence; but while this server gets no
messages at all, it relies on what it last knew about the others.
"""

import asyncio
import logging
import random
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from secrets import token_hex
from time import monotonic
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from redis.asyncio import Redis
from redis.asyncio.connection import AbstractConnection, ConnectionPool
from redis.exceptions import RedisError

from nottingham.server.cluster_messages import AnyClusterMessage, BusReceiver, Heartbeat, NodeStopping
from nottingham.server.sealing import seal, unseal
from nottingham.table.sync_messages import NodeId

_log = logging.getLogger(__name__)

HEARTBEAT_SECONDS: Final = 1.0
ECHO_SECONDS: Final = 3.0
"""Without receiving its own heartbeat for this long, a server counts itself as disconnected."""
GONE_SECONDS: Final = 5.0
"""Without any message from another server for this long, that server counts as gone."""
LEASE_SECONDS: Final = 5.0
TIMEOUT_SECONDS: Final = 2.0
MAX_WAITING: Final = 50_000
RESTART_SECONDS: Final = (0.2, 2.0)

_LEASE: Final = """
local holder = redis.call('get', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1
"""
_REDIS_ERRORS: Final = (RedisError, OSError, TimeoutError)
_decoder = msgspec.json.Decoder(AnyClusterMessage)
_encoder = msgspec.json.Encoder()


class RedisBus:
    """The connection to the other servers. It reconnects by itself."""

    seal = staticmethod(seal)
    unseal = staticmethod(unseal)

    def __init__(self, url: str, cluster: str) -> None:
        """`cluster` names the shared database: only servers with the same name exchange messages."""
        self.node: NodeId = token_hex(8)
        self.sent = 0
        self.received = 0
        self._url = url
        # Redis delivers a published message under every database number, so the number is part of the channel's name.
        self._prefix = f"nottingham:{urlsplit(url).path.strip('/') or 0}:{cluster}"
        self._all_channel = f"{self._prefix}:all"
        self._receiver: BusReceiver | None = None
        self._outbox: list[tuple[str, bytes]] = []
        self._outbox_filled = asyncio.Event()
        self._connected = False
        self._reported = False
        """Whether the receiver knows that the bus is disconnected."""
        self._echoed = 0.0
        self._nodes: dict[NodeId, float] = {}
        """The other servers, with the time of their last message."""
        self._leases: dict[int, float] = {}
        """By table: until when this server need not renew its lease."""
        self._client = Redis.from_url(
            url, socket_timeout=TIMEOUT_SECONDS, socket_connect_timeout=TIMEOUT_SECONDS, health_check_interval=0
        )
        self._lease = self._client.register_script(_LEASE)
        self._pool = ConnectionPool.from_url(
            url, socket_timeout=None, socket_connect_timeout=TIMEOUT_SECONDS, health_check_interval=0
        )
        self._pool.connection_kwargs.update(protocol=2, decode_responses=False)  # whatever the URL says
        self._sending: AbstractConnection | None = None
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def connected(self) -> bool:
        return self._connected

    @property
    def nodes(self) -> int:
        return len(self._nodes)

    def start(self, receiver: BusReceiver) -> None:
        self._receiver = receiver
        for work in (self._receive_all, self._send_forever, self._beat):
            self._tasks.append(asyncio.get_running_loop().create_task(self._restart_forever(work)))

    async def close(self) -> None:
        if self._connected:
            self._outbox.append((self._all_channel, _encoder.encode(NodeStopping(self.node))))
            with suppress(*_REDIS_ERRORS):
                await self._send_outbox()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(*_REDIS_ERRORS):
            await self._client.aclose()

    async def _restart_forever(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Restarts a loop that crashed: not even a bug may disconnect a server for good."""
        while True:
            try:
                await work()
            except Exception:
                _log.exception("Redis loop crashed; restarting")
            await asyncio.sleep(random.uniform(*RESTART_SECONDS))

    # Sending

    def _node_channel(self, node: NodeId) -> str:
        return f"{self._prefix}:node:{node}"

    def publish(self, message: AnyClusterMessage, to: NodeId | None = None) -> None:
        """Drops the message while disconnected: on reconnecting, all servers compare what they know."""
        if self._connected and len(self._outbox) < MAX_WAITING:
            channel = self._all_channel if to is None else self._node_channel(to)
            self._outbox.append((channel, _encoder.encode(message)))
            self._outbox_filled.set()

    async def _send_forever(self) -> None:
        while True:
            await self._outbox_filled.wait()
            self._outbox_filled.clear()
            try:
                await self._send_outbox()
            except _REDIS_ERRORS as error:
                self._set_disconnected(error)

    async def _send_outbox(self) -> None:
        outbox, self._outbox = self._outbox, []
        self.sent += len(outbox)
        await self._send(outbox)

    async def _send(self, messages: Sequence[tuple[str, bytes]]) -> None:
        """Sends nothing while there is no connection, so that no heartbeat comes back."""
        connection = self._sending
        if connection is None or not messages:
            return
        packed = connection.pack_commands([("PUBLISH", channel, text) for channel, text in messages])
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                await connection.send_packed_command(packed, check_health=False)
        except BaseException as error:
            current = self._sending is connection
            if current:
                self._sending = None  # or the library would connect again, and Redis would answer
            if current or not isinstance(error, _REDIS_ERRORS):
                raise

    async def lease(self, table: int) -> bool:
        """Grants every request while Redis is away: the store lets only one server write each move."""
        now = monotonic()
        if not self._connected or self._leases.get(table, 0.0) > now:
            return True
        try:
            got = await self._lease([f"{self._prefix}:lease:{table}"], [self.node, int(LEASE_SECONDS * 1000)])
        except _REDIS_ERRORS as error:
            self._set_disconnected(error)
            return True
        if got:
            self._leases[table] = now + LEASE_SECONDS / 2
        return bool(got)

    # Receiving

    def _new_connection(self) -> AbstractConnection:
        return self._pool.make_connection()  # type: ignore[no-untyped-call, no-any-return]

    async def _receive_all(self) -> None:
        """Connects, subscribes and receives until a connection fails."""
        sending, receiving = self._new_connection(), self._new_connection()
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                await _silence(sending)
                await receiving.connect()  # type: ignore[no-untyped-call]
                await receiving.send_command("SUBSCRIBE", self._all_channel, self._node_channel(self.node))
            self._sending = sending
            self._echoed = monotonic()
            await self._publish_heartbeat()
            while self._sending is sending and monotonic() - self._echoed < ECHO_SECONDS:
                published = await receiving.read_response(timeout=ECHO_SECONDS / 3)
                if published is not None and published[0] == b"message":
                    self._receive(published[2])
            self._set_disconnected(None)
        except _REDIS_ERRORS as error:
            self._set_disconnected(error)
        finally:
            self._sending = None
            for connection in (sending, receiving):
                with suppress(*_REDIS_ERRORS):
                    await connection.disconnect(nowait=True)

    def _receive(self, text: bytes) -> None:
        try:
            message = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError):  # perhaps from a newer server
            return
        if message.node == self.node:
            if isinstance(message, Heartbeat):
                self._echoed = monotonic()
                if not self._connected:
                    self._set_connected()
            return
        self.received += 1
        assert self._receiver is not None
        if isinstance(message, NodeStopping):
            if self._nodes.pop(message.node, None) is not None:
                self._receiver.node_gone(message.node)
            return
        self._nodes[message.node] = monotonic()
        try:
            self._receiver.receive(message)
        except Exception:
            _log.exception("could not handle a message", extra={"kind": type(message).__name__})

    # The state of the connection

    def _set_connected(self) -> None:
        assert self._receiver is not None
        self._connected = True
        self._reported = False
        self._nodes = dict.fromkeys(self._nodes, monotonic())
        _log.info("connected to other servers")
        self._receiver.reconnected()

    def _set_disconnected(self, error: BaseException | None) -> None:
        self._connected = False
        self._leases.clear()
        self._outbox.clear()
        if not self._reported:
            self._reported = True
            reason = str(error) if error is not None else "own heartbeat not received"
            _log.warning("disconnected from other servers", extra={"reason": reason})
            assert self._receiver is not None
            self._receiver.disconnected()

    async def _beat(self) -> None:
        """Sends heartbeats, and notices when they or those of other servers stop."""
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            assert self._receiver is not None
            if self._connected:
                if monotonic() - self._echoed > ECHO_SECONDS:
                    self._set_disconnected(None)
                    continue
                await self._publish_heartbeat()
                oldest = monotonic() - GONE_SECONDS
                for node in [node for node, received in self._nodes.items() if received < oldest]:
                    del self._nodes[node]
                    self._receiver.node_gone(node)
                if len(self._leases) > MAX_WAITING:
                    self._leases.clear()

    async def _publish_heartbeat(self) -> None:
        assert self._receiver is not None
        heartbeat = self._receiver.heartbeat(self.node, self.nodes + 1)
        try:
            await self._send([(self._all_channel, _encoder.encode(heartbeat))])
        except _REDIS_ERRORS as error:
            self._set_disconnected(error)


async def _silence(connection: AbstractConnection) -> None:
    """Connects and tells Redis not to answer, or raises what Redis has against that."""
    await connection.connect()  # type: ignore[no-untyped-call]
    for reply in ("OFF", "ON"):
        await connection.send_command("CLIENT", "REPLY", reply)
    await connection.read_response()
    await connection.send_command("CLIENT", "REPLY", "OFF")


def check_url(url: str) -> str | None:
    """What is wrong with a Redis URL, or None."""
    parts = urlsplit(url)
    if parts.scheme not in ("redis", "rediss", "unix") or not (parts.netloc or parts.path):
        return "This is not a Redis URL; one looks like redis://HOST:PORT/NUMBER."
    try:
        Redis.from_url(url)
    except ValueError as error:
        return f"This is not a Redis URL: {error}"
    return None
