"""uvicorn's HTTP and WebSocket protocols, with limits on the memory and time that a client can take.

The handshake of a socket goes through ASGI like any request. After it, ASGI would cost each socket two tasks, a queue
and some ten objects a message, so messages go straight to a `Receiver`. The library still parses frames, answers pings
and runs the closing handshake; a frame that the server sends is a header of a few bytes and the text.
"""

import asyncio
import logging
from ipaddress import ip_address, ip_network
from typing import Any, Protocol

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]

from nottingham.server.addresses import limit_key
from nottingham.server.headers import HEADERS
from nottingham.server.limits import OpenCounts, TokenBucket

_log = logging.getLogger(__name__)

MAX_HEAD_BYTES = 32 * 1024
REQUEST_SECONDS = 15.0
"""How long a client may take to send a whole request."""
CLOSE_SECONDS = 5.0
"""How long a client may take to answer a close frame."""
MAX_FRAMES = 64
"""Frames in one message."""
WHOLE_TEXT, MASKED = 0x81, 0x80
"""The first byte of a frame that is a whole text message, and the bit that marks a client's frame."""
MAX_FAST_BYTES = 4096
"""Longer messages take the library's way."""
PINGS_PER_SECOND = 2.0
PING_BURST = 20.0


class Receiver(Protocol):
    """What a socket calls when something arrives from its client."""

    def receive(self, text: bytes) -> None: ...

    def too_slow(self) -> None:
        """The client doesn't read, and too much waits for it already."""

    def closed(self) -> None:
        """The connection is closed, by either side."""


class OutgoingQueue:
    """Collects the sockets that have something to send, and flushes each once at the end of the loop's turn."""

    def __init__(self) -> None:
        self._sockets: list[SocketProtocol] = []
        self._loop = asyncio.get_running_loop()

    def add(self, socket: "SocketProtocol") -> None:
        if not self._sockets:
            self._loop.call_soon(self._flush_all)
        self._sockets.append(socket)

    def _flush_all(self) -> None:
        sockets, self._sockets = self._sockets, []
        for socket in sockets:
            try:
                socket.flush()
            except Exception:
                _log.exception("could not send a message")
                socket.abort()


class ConnectionLimits:
    """Limits the connections of an address, counted from the first byte. Trusted proxies are not counted."""

    def __init__(self, per_address: int, total: int, proxies: str) -> None:
        self._connections = OpenCounts(per_address, total)
        names = [proxy.strip() for proxy in proxies.split(",") if proxy.strip()]
        self._trust_all = "*" in names
        self._proxies = [ip_network(proxy, strict=False) for proxy in names if proxy != "*"]

    def enter(self, transport: asyncio.BaseTransport) -> str | None:
        """The address to pass to `leave` later ("" if not counted), or None if there are too many connections."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if peer else ""
        if self._trust_all or not host or any(ip_address(host) in proxy for proxy in self._proxies):
            return ""
        address = limit_key(host)
        return address if self._connections.enter(address) else None

    def leave(self, address: str) -> None:
        if address:
            self._connections.leave(address)


class RequestProtocol(HttpToolsProtocol):
    """HTTP, with limits on the size of a request's head and on the time a request may take to arrive."""

    def __init__(self, limits: ConnectionLimits, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._limits = limits
        self._address: str | None = None
        self._head_bytes = 0
        self._in_head = True
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self._limits.enter(transport)
        if self._address is None:
            transport.abort()
        self._start_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_deadline()
        if self._address is not None:
            self._limits.leave(self._address)
            self._address = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self._in_head:
            self._head_bytes += len(data)
            if self._head_bytes > MAX_HEAD_BYTES:
                self._refuse(b"431 Request Header Fields Too Large")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head_bytes = 0
        self._in_head = True
        self._start_deadline()

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._cancel_deadline()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hands the connection over to the socket, which from then on counts for its address."""
        self._cancel_deadline()
        address, self._address = self._address, None
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, SocketProtocol) and address is not None:
            socket.count_for(self._limits, address)
        elif address is not None:
            self._limits.leave(address)

    def send_400_response(self, msg: str) -> None:
        self._refuse(b"400 Bad Request")

    def _refuse(self, status: bytes) -> None:
        headers = b"".join(f"{name}: {value}\r\n".encode() for name, value in HEADERS.items())
        self.transport.write(
            b"HTTP/1.1 " + status + b"\r\n" + headers + b"content-length: 0\r\nconnection: close\r\n\r\n"
        )
        self.transport.close()

    def _start_deadline(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _cancel_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def _payload_start(data: bytes) -> int | None:
    """Where the payload begins, if the data is exactly one frame of a client, and a short one."""
    if len(data) < 6 or data[1] < MASKED:
        return None
    start, size = 6, data[1] - MASKED
    if size == 126:
        start, size = 8, int.from_bytes(data[2:4], "big")
    return start if size <= MAX_FAST_BYTES and len(data) == start + size else None


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that passes texts to a `Receiver` and sends texts, and that closes in bounded time."""

    def __init__(self, queue: OutgoingQueue, max_unread: int, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._outgoing = queue
        self._max_unread = max_unread
        self._receiver: Receiver | None = None
        self._outbox: list[bytes] = []
        self._at_frame_start = True
        """Whether everything so far has arrived as whole frames."""
        self._pings = TokenBucket(PINGS_PER_SECOND, PING_BURST, self.loop.time())
        self._counted: tuple[ConnectionLimits, str] | None = None

    def count_for(self, limits: ConnectionLimits, address: str) -> None:
        """Takes over a place in the limits, and gives it back when the connection is lost."""
        if self.disconnected:
            limits.leave(address)
        else:
            self._counted = limits, address

    def connection_lost(self, exc: Exception | None) -> None:
        if self._counted is not None:
            limits, address = self._counted
            limits.leave(address)
            self._counted = None
        super().connection_lost(exc)
        receiver, self._receiver = self._receiver, None
        if receiver is not None:
            receiver.closed()

    # The handshake, through ASGI

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope["socket"] = self  # type: ignore[typeddict-unknown-key]

    async def run_asgi(self) -> None:
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            _log.exception("a socket handshake failed")
            self.send_500_response()
        if self._receiver is None and self.close_timer is None:
            self.transport.close()

    def attach(self, receiver: Receiver) -> None:
        """Passes every message to the receiver from now on. Call it after the handshake."""
        if self.disconnected:
            receiver.closed()
            return
        self._receiver = receiver
        del self.scope, self.request, self.response  # frees memory: a socket stays open for hours
        self.resume_receiving()
        while not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                receiver.receive(message.get("bytes") or (message.get("text") or "").encode())

    # Receiving

    def send_receive_event_to_app(self) -> None:
        if self._receiver is None:
            super().send_receive_event_to_app()
            return
        text = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self._receiver.receive(bytes(text))

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MAX_FRAMES:
            self.transport.abort()
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._pings.take(self.loop.time()):
            super().handle_ping()
        else:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        text = self._whole_text(data)
        if text is None:
            super().data_received(data)
        elif self._receiver is not None:
            self._receiver.receive(text)

    def _whole_text(self, data: bytes) -> bytes | None:
        """The text, if the data is one whole message in one frame, as nearly all are.

        For everything else the library parses the data, which takes five times as long.
        """
        if self._receiver is None or not self._at_frame_start:
            return None
        start = _payload_start(data)
        if start is None:  # the library may now be inside a frame, which it doesn't show
            self._at_frame_start = False
            return None
        if data[0] != WHOLE_TEXT or self.frames or self.close_sent:
            return None
        return apply_mask(data[start:], data[start - 4 : start])

    def pause_receiving(self) -> None:
        """Stops reading: what the client sends from now on waits in the network's buffers."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def resume_receiving(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    # Sending

    def send_text(self, text: bytes) -> None:
        if not self._outbox:
            self._outgoing.add(self)
        size = len(text)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 65536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self._outbox.append(head)
        self._outbox.append(text)

    def flush(self) -> None:
        outbox, self._outbox = self._outbox, []
        if not outbox or self.close_sent or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > self._max_unread and self._receiver is not None:
            self._receiver.too_slow()
        else:
            self.transport.write(b"".join(outbox))

    def close(self, code: int, reason: str) -> None:
        """Sends a close frame, and hangs up when the client has answered it or the time for that is over."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.flush()
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.resume_receiving()
        self._abort_later()

    def keepalive_timeout(self) -> None:
        self.abort()

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self._abort_later()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._abort_later()

    def _abort_later(self) -> None:
        """Aborts after a while: a client that never reads would keep a closing connection open for ever."""
        if not self.disconnected:
            if self.close_timer is not None:
                self.close_timer.cancel()
            self.close_timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def abort(self) -> None:
        """Hangs up at once, without a close frame."""
        self._outbox = []
        self.transport.abort()
