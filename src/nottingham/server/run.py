"""Running a server: uvicorn with uvloop, until it is told to stop.

Compressing each message would halve the speed and double the memory, so it is off. A full collection of garbage pauses
a server of thousands of sockets for a tenth of a second and finds nothing, so what stands at the start is frozen and
the thresholds are high.
"""

import asyncio
import errno
import gc
import logging
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

import uvicorn

from nottingham import __version__
from nottingham.server.app import Server, make_app
from nottingham.server.cluster import ClusterNode
from nottingham.server.config import Config
from nottingham.server.logs import FaultCounter, start_logging
from nottingham.server.metrics import Metrics
from nottingham.server.transport import Doors, Post, RequestProtocol, SocketProtocol
from nottingham.store.errors import CannotOpen
from nottingham.store.store import Store

if TYPE_CHECKING:
    from nottingham.server.redis_bus import RedisBus

_log = logging.getLogger(__name__)

GRACE_SECONDS = 5
PING_SECONDS = 20.0
KEEP_ALIVE_SECONDS = 75
"""Longer than clients and proxies keep a silent connection, so that it is they who close it, and no request is lost."""
BACKLOG = 2048
SPARE_FILES = 256
STOPPING = "The server is being stopped. Nothing is lost: come again in a moment."


def _raise_file_limit(wanted: int) -> None:
    """Every socket is an open file, and systems allow a process few at first."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def serve(config: Config, listening: Callable[[int], None]) -> None:
    """Runs until SIGINT or SIGTERM; `listening` hears the port. `StoreError` and `OSError` say why it can't."""
    start_logging(config.log_level)
    _raise_file_limit(2 * config.limits.sockets + SPARE_FILES)
    with asyncio.Runner(loop_factory=_new_loop) as runner:
        runner.run(_serve(config, listening))


def _new_loop() -> asyncio.AbstractEventLoop:
    """uvloop's, where it is installed."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


async def _serve(config: Config, listening: Callable[[int], None]) -> None:
    metrics = Metrics()
    logging.getLogger("nottingham").addHandler(FaultCounter(metrics.faults.inc))
    with _door(config.host, config.port) as door:
        async with await Store.open(config.database, observe=metrics.committed) as store:
            bus = _redis_bus(config.redis, store) if config.redis else None
            server = Server(config, store, metrics, bus)
            await server.registry.read_lobby()
            chores = [asyncio.create_task(server.clean())]
            if bus is not None:
                town = ClusterNode(server)
                bus.start(town)
                chores.append(asyncio.create_task(town.watch()))
            port = door.getsockname()[1]
            try:
                await _Uvicorn(server, lambda: listening(port)).serve(sockets=[door])
            finally:
                for chore in chores:
                    chore.cancel()
                if bus is not None:
                    await bus.close()
    _log.info("stopped", extra={"version": __version__})


def _redis_bus(url: str, store: Store) -> "RedisBus":
    """What it stands on is imported where it is wanted: one process needs none of it."""
    if not store.shared:
        raise CannotOpen("Redis is for servers that share a database: --database postgresql://…")
    try:
        from nottingham.server.redis_bus import RedisBus, check_url
    except ImportError:
        raise CannotOpen("Redis needs more than a plain install: pip install 'nottingham[many]'") from None
    if wrong := check_url(url):
        raise CannotOpen(wrong)
    return RedisBus(url, store.name.rpartition("/")[2].partition("?")[0])


def _door(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        raise OSError(
            f"Port {port} is taken: perhaps Nottingham is open there already. "
            "Another port can be chosen with --port or NOTTINGHAM_PORT."
        ) from None


class _Uvicorn(uvicorn.Server):
    """Says when it listens, and tells the players before it stops."""

    def __init__(self, server: Server, listening: Callable[[], None]) -> None:
        config = server.config
        limits = config.limits
        doors = Doors(2 * limits.sockets_per_address, 2 * limits.sockets, config.proxies)
        super().__init__(
            uvicorn.Config(
                make_app(server),
                http=partial(RequestProtocol, doors),  # type: ignore[arg-type]
                ws=partial(SocketProtocol, Post(), limits.outbox_bytes),  # type: ignore[arg-type]
                ws_per_message_deflate=False,
                ws_max_size=limits.message_bytes,
                ws_ping_interval=PING_SECONDS,
                ws_ping_timeout=PING_SECONDS,
                access_log=False,
                log_config=None,
                server_header=False,
                proxy_headers=bool(config.proxies),
                forwarded_allow_ips=config.proxies or None,
                timeout_keep_alive=KEEP_ALIVE_SECONDS,
                timeout_graceful_shutdown=GRACE_SECONDS,
                lifespan="off",
            )
        )
        self._server = server
        self._listening = listening

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal asks for a stop and does no more, so that the store is closed in any case."""
        loop = asyncio.get_running_loop()
        for wanted in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(wanted, self.handle_exit, wanted, None)
        try:
            yield
        finally:
            for wanted in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(wanted)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            gc.collect()
            gc.freeze()
            gc.set_threshold(50_000, 50, 1000)
            _log.info("listening", extra={"version": __version__})
            self._listening()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        _log.info("stopping", extra={"sockets": self._server.sockets.total})
        for listener in self.servers:
            listener.close()
        await self._server.close("stopping", STOPPING)
        await super().shutdown(sockets)
