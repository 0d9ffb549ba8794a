"""Connections of clients that send too much or read nothing, and a server in this process to try them on."""

import asyncio
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count

import uvicorn
from starlette.responses import Response
from starlette.types import ASGIApp

from nottingham.server.config import Limits
from nottingham.server.fair_shares import FairShares
from nottingham.server.http_protocol import RequestProtocol
from nottingham.server.limits import ConnectionLimits
from nottingham.server.outgoing import OutgoingQueue
from nottingham.server.transport import SocketProtocol
from tests.support.live_server import PATIENCE

SENT_MEGABYTES = 12
"""An amount that the buffers of a connection can't hold."""


def attack(url: str, source: str = "") -> socket.socket:
    """A connection from this address, or from one that no other client has."""
    host, port = url.removeprefix("http://").split(":")
    if not source and sys.platform == "linux":
        source = f"127.0.{next(_places)}.1"
    return socket.create_connection((host, int(port)), timeout=PATIENCE, source_address=(source, 0))


_places = count(1)


def send_until_held(line: socket.socket, data: bytes, patience: float = 1.0) -> bool:
    """Sends these bytes again and again, and returns whether the server stopped reading or hung up."""
    line.settimeout(patience)
    try:
        for _ in range(SENT_MEGABYTES * 2**20 // len(data)):
            line.sendall(data)
    except (TimeoutError, ConnectionError):
        return True
    return False


def send_until_closed(line: socket.socket, data: bytes) -> int:
    """Sends these bytes again and again. Returns how many were sent before the server hung up."""
    sent = 0
    with suppress(ConnectionError):
        while sent < SENT_MEGABYTES * 2**20:
            line.sendall(data)
            sent += len(data)
    return sent


def small_window(url: str) -> socket.socket:
    host, port = url.removeprefix("http://").split(":")
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(PATIENCE)
    line.connect((host, int(port)))
    return line


@contextmanager
def serving_app(app: ASGIApp, limits: ConnectionLimits | None = None) -> Iterator[tuple[str, threading.Event]]:
    """A server in this process with our protocols and nothing else of ours.

    Yields its address, and what is set when it has lost a connection.
    """
    most, lost = Limits(), threading.Event()
    connections = limits or ConnectionLimits(most, "")

    class Requests(RequestProtocol):
        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            lost.set()

    class Sockets(SocketProtocol):
        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            lost.set()

    async def serve() -> None:
        await server.serve(sockets=[listener])

    listener = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        app,
        http=lambda **more: Requests(connections, **more),  # type: ignore[arg-type]
        ws=lambda **more: Sockets(  # type: ignore[arg-type]
            OutgoingQueue(), FairShares(most), most.outbox_bytes, most.messages_per_second, **more
        ),
        log_config=None,
        lifespan="off",
        timeout_keep_alive=1,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=asyncio.run, args=[serve()])
    thread.start()
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}", lost
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


@contextmanager
def serving_answers(length: int, limits: ConnectionLimits | None = None) -> Iterator[tuple[str, threading.Event]]:
    """Such a server whose every answer has this length."""
    with serving_app(Response(b"x" * length), limits) as served:
        yield served
