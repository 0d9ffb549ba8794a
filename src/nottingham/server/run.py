"""Runs a server: uvicorn on uvloop, until SIGINT or SIGTERM. Windows is not supported: it has no such signal handlers.

Compressing each message would halve the speed and double the memory, so it is off. A full garbage collection pauses a
server with thousands of sockets for a tenth of a second and finds nothing, so the objects created at startup are frozen
and the older generations are hardly ever collected.
"""

import asyncio
import errno
import gc
import logging
import resource
import signal
import socket
from collections.abc import Callable, Iterator, Mapping
from contextlib import AsyncExitStack, contextmanager
from functools import partial

import uvicorn
from starlette.types import ASGIApp

from nottingham import __version__
from nottingham.server.cleaning import clean_forever, start_cleaning_clock
from nottingham.server.cluster import ClusterNode
from nottingham.server.cluster_messages import ClusterBus
from nottingham.server.config import ServerConfig
from nottingham.server.gauges import COMPILED, register_gauges
from nottingham.server.http import make_app
from nottingham.server.http_protocol import RequestProtocol
from nottingham.server.limits import ConnectionLimits
from nottingham.server.logs import FaultCounter, start_logging
from nottingham.server.metrics import Metrics
from nottingham.server.mounts import Mount
from nottingham.server.outgoing import OutgoingQueue
from nottingham.server.server import Server
from nottingham.server.transport import SocketProtocol
from nottingham.store.errors import CannotOpen
from nottingham.store.store import Store

_log = logging.getLogger(__name__)

GRACE_SECONDS = 5
PING_SECONDS = 20.0
KEEP_ALIVE_SECONDS = 75
"""Longer than clients and proxies keep an idle connection. So they close it first, and no request is lost."""
BACKLOG = 2048
COLLECTION_THRESHOLDS = 5_000, 500, 1000
"""The youngest generation is collected often, because closed connections leave garbage: a collection of 50,000 young
objects stalls the server for 50 ms.
"""
SPARE_FILES = 256
STOPPING = "The server is stopping. Nothing is lost. Reconnect in a moment."


def _raise_file_limit(wanted: int) -> None:
    """Every socket is an open file, and the default limit is low."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def serve(config: ServerConfig, listening: Callable[[int], None], mounts: Mapping[str, Mount] | None = None) -> None:
    """Runs until SIGINT or SIGTERM, and calls `listening` with the port once it listens.

    `mounts` are applications that serve a path each, for as long as the server runs.
    Raises `StoreError` or `OSError` if it can't start.
    """
    start_logging(config.log_level)
    _raise_file_limit(2 * config.limits.sockets + SPARE_FILES)
    with asyncio.Runner(loop_factory=_new_loop) as runner:
        runner.run(_serve(config, listening, mounts or {}))


def _new_loop() -> asyncio.AbstractEventLoop:
    """A loop of uvloop, if it is installed."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


async def _serve(config: ServerConfig, listening: Callable[[int], None], mounts: Mapping[str, Mount]) -> None:
    metrics = Metrics()
    logging.getLogger("nottingham").addHandler(FaultCounter(metrics.faults.inc))
    with _listen(config.host, config.port) as listener:
        async with await Store.open(config.database, observe=metrics.observe_commit) as store:
            bus = _redis_bus(config.redis, store) if config.redis else None
            server = Server(config, store, metrics, bus)
            register_gauges(server, bus)
            await server.registry.read_lobby()
            await start_cleaning_clock(store)
            tasks = [asyncio.create_task(clean_forever(store, server.registry, config.keep))]
            if bus is not None:
                node = ClusterNode(server)
                bus.start(node)
                tasks.append(asyncio.create_task(node.check_forever()))
            port = listener.getsockname()[1]
            try:
                async with AsyncExitStack() as stack:
                    apps = {path: await stack.enter_async_context(mount(port)) for path, mount in mounts.items()}
                    await _Uvicorn(server, apps, lambda: listening(port)).serve(sockets=[listener])
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.wait(tasks)
                if bus is not None:
                    await bus.close()
    _log.info("stopped", extra={"version": __version__})


def _redis_bus(url: str, store: Store) -> ClusterBus:
    """Imports Redis only when it is used, because a plain install doesn't have it."""
    if not store.shared:
        raise CannotOpen("--redis needs a database that servers can share: --database postgresql://…")
    try:
        from nottingham.server.redis_bus import RedisBus, check_url
    except ImportError:
        raise CannotOpen("--redis needs more packages: pip install 'nottingham[many]'") from None
    if wrong := check_url(url):
        raise CannotOpen(wrong)
    return RedisBus(url, store.name.rpartition("/")[2].partition("?")[0])


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        raise OSError(
            f"Port {port} is in use, perhaps by another Nottingham server. "
            "Choose another port with --port or NOTTINGHAM_PORT."
        ) from None


def uvicorn_config(server: Server, mounted: Mapping[str, ASGIApp]) -> uvicorn.Config:
    """The configuration of uvicorn, with our own protocols, which enforce the server's limits."""
    config = server.config
    limits = config.limits
    connections = ConnectionLimits(limits, config.proxies)
    sockets = partial(SocketProtocol, OutgoingQueue(), server.shares, limits.outbox_bytes, limits.messages_per_second)
    return uvicorn.Config(
        make_app(server, mounted),
        http=partial(RequestProtocol, connections),  # type: ignore[arg-type]
        ws=sockets,  # type: ignore[arg-type]
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


class _Uvicorn(uvicorn.Server):
    """Reports when it listens, and closes the players' connections before it stops."""

    def __init__(self, server: Server, mounted: Mapping[str, ASGIApp], listening: Callable[[], None]) -> None:
        super().__init__(uvicorn_config(server, mounted))
        self._server = server
        self._listening = listening

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Lets a signal only start the shutdown: uvicorn would raise it again at the end, with the store still open."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            gc.collect()
            gc.freeze()
            gc.set_threshold(*COLLECTION_THRESHOLDS)
            _log.info("listening", extra={"version": __version__, "compiled": COMPILED})
            self._listening()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        _log.info("stopping", extra={"sockets": self._server.sockets.total})
        for server in self.servers:
            server.close()
        await self._server.close("stopping", STOPPING)
        await super().shutdown(sockets)
