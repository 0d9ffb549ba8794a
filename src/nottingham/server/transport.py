"""What lies below ASGI: uvicorn's own protocols, with bounds on what a stranger may make them hold.

The handshake of a socket goes through the app, like any request. Then ASGI would cost every socket two tasks, a queue
and some ten objects a message, so from there on the messages go straight to a `Listener`. Reading frames, pings and the
closing handshake stay the library's; a frame that we send is a head of a few bytes and the text.
"""

import asyncio
import logging
from ipaddress import ip_address, ip_network
from typing import Any, Protocol

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]

from nottingham.server.headers import HEADERS
from nottingham.server.limits import Bucket, Open, neighbourhood

_log = logging.getLogger(__name__)

MAX_HEAD_BYTES = 32 * 1024
REQUEST_SECONDS = 15.0
"""For a request to come in whole."""
FAREWELL_SECONDS = 5.0
"""For a client to answer that the connection ends."""
MAX_PIECES = 64
"""Frames that one message may come in."""
WHOLE_TEXT, MASKED = 0x81, 0x80
"""How a frame begins that is a whole text, and the bit that says that it comes from a client."""
SHORT = 4096
"""No message longer than that needs to be quick."""
PINGS_PER_SECOND = 2.0
PINGS_AT_ONCE = 20.0


class Listener(Protocol):
    """Who hears what a client says."""

    def heard(self, text: bytes) -> None: ...

    def slow(self) -> None:
        """The client doesn't read, and too much waits for him already."""

    def lost(self) -> None:
        """The client is gone, whoever ended it."""


class Post:
    """What was told in one turn of the loop goes out at its end: to each client in one go."""

    def __init__(self) -> None:
        self._sockets: list[SocketProtocol] = []
        self._loop = asyncio.get_running_loop()

    def add(self, socket: "SocketProtocol") -> None:
        if not self._sockets:
            self._loop.call_soon(self._deliver)
        self._sockets.append(socket)

    def _deliver(self) -> None:
        sockets, self._sockets = self._sockets, []
        for socket in sockets:
            try:
                socket.flush()
            except Exception:
                _log.exception("a message could not be sent")
                socket.abort()


class Doors:
    """Connections from one address, from the first byte on; whoever comes through a proxy of ours is not counted."""

    def __init__(self, each: int, all_: int, proxies: str) -> None:
        self._connections = Open(each, all_)
        named = [proxy.strip() for proxy in proxies.split(",") if proxy.strip()]
        self._anyone = "*" in named
        self._proxies = [ip_network(proxy, strict=False) for proxy in named if proxy != "*"]

    def enter(self, transport: asyncio.BaseTransport) -> str | None:
        """The address to give back when it leaves; nothing, if there are too many."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if peer else ""
        if self._anyone or not host or any(ip_address(host) in proxy for proxy in self._proxies):
            return ""
        address = neighbourhood(host)
        return address if self._connections.enter(address) else None

    def leave(self, address: str) -> None:
        if address:
            self._connections.leave(address)


class RequestProtocol(HttpToolsProtocol):
    """HTTP: a request has an end, in bytes and in time."""

    def __init__(self, doors: Doors, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._doors = doors
        self._address: str | None = None
        self._head = 0
        self._in_head = True
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self._doors.enter(transport)
        if self._address is None:
            transport.abort()
        self._begin()

    def connection_lost(self, exc: Exception | None) -> None:
        self._finish()
        if self._address is not None:
            self._doors.leave(self._address)
            self._address = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self._in_head:
            self._head += len(data)
            if self._head > MAX_HEAD_BYTES:
                self._refuse(b"431 Request Header Fields Too Large")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        self._in_head = True
        self._begin()

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._finish()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The connection is the socket's from here on, and so is its place among the others."""
        self._finish()
        address, self._address = self._address, None
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, SocketProtocol) and address is not None:
            socket.came_through(self._doors, address)
        elif address is not None:
            self._doors.leave(address)

    def send_400_response(self, msg: str) -> None:
        self._refuse(b"400 Bad Request")

    def _refuse(self, status: bytes) -> None:
        guards = b"".join(f"{name}: {value}\r\n".encode() for name, value in HEADERS.items())
        self.transport.write(
            b"HTTP/1.1 " + status + b"\r\n" + guards + b"content-length: 0\r\nconnection: close\r\n\r\n"
        )
        self.transport.close()

    def _begin(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _finish(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def _payload(data: bytes) -> int | None:
    """Where the payload begins, if the data are one whole frame of a client, of no great length."""
    if len(data) < 6 or data[1] < MASKED:
        return None
    start, size = 6, data[1] - MASKED
    if size == 126:
        start, size = 8, int.from_bytes(data[2:4], "big")
    return start if size <= SHORT and len(data) == start + size else None


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket: texts in, texts out, and an end in any case."""

    def __init__(self, post: Post, most_unread: int, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._post = post
        self._most_unread = most_unread
        self._listener: Listener | None = None
        self._outbox: list[bytes] = []
        self._in_step = True
        """Whether everything has come in whole frames so far."""
        self._pings = Bucket(PINGS_PER_SECOND, PINGS_AT_ONCE, self.loop.time())
        self._door: tuple[Doors, str] | None = None

    def came_through(self, doors: Doors, address: str) -> None:
        if self.disconnected:
            doors.leave(address)
        else:
            self._door = doors, address

    def connection_lost(self, exc: Exception | None) -> None:
        if self._door is not None:
            doors, address = self._door
            doors.leave(address)
            self._door = None
        super().connection_lost(exc)
        listener, self._listener = self._listener, None
        if listener is not None:
            listener.lost()

    # The handshake, by way of the app

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
            _log.exception("a handshake failed")
            self.send_500_response()
        if self._listener is None and self.close_timer is None:
            self.transport.close()

    def listen(self, listener: Listener) -> None:
        """From now on what comes goes to the listener. To be called when the handshake is done."""
        if self.disconnected:
            listener.lost()
            return
        self._listener = listener
        del self.scope, self.request, self.response  # a socket lives for hours, and its handshake is over
        self.hear_on()
        while not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                listener.heard(message.get("bytes") or (message.get("text") or "").encode())

    # Hearing

    def send_receive_event_to_app(self) -> None:
        if self._listener is None:
            super().send_receive_event_to_app()
            return
        text = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self._listener.heard(bytes(text))

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MAX_PIECES:
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
        elif self._listener is not None:
            self._listener.heard(text)

    def _whole_text(self, data: bytes) -> bytes | None:
        """The text of a message that has come in one frame and in one piece, as nearly all do.

        Everything else goes the library's way, which takes five times as long.
        """
        if self._listener is None or not self._in_step:
            return None
        start = _payload(data)
        if start is None:  # the library may now stand in the middle of a frame, and nobody can tell from outside
            self._in_step = False
            return None
        if data[0] != WHOLE_TEXT or self.frames or self.close_sent:
            return None
        return apply_mask(data[start:], data[start - 4 : start])

    def stop_hearing(self) -> None:
        """Reads no more for now: what the client sends waits with him."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def hear_on(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    # Telling

    def tell(self, text: bytes) -> None:
        if not self._outbox:
            self._post.add(self)
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
        if self.transport.get_write_buffer_size() > self._most_unread and self._listener is not None:
            self._listener.slow()
        else:
            self.transport.write(b"".join(outbox))

    def end(self, code: int, reason: str) -> None:
        """Says farewell, and hangs up when the client has heard it or after a while."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.flush()
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.hear_on()
        self._hang_up_soon()

    def keepalive_timeout(self) -> None:
        self.abort()

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self._hang_up_soon()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._hang_up_soon()

    def _hang_up_soon(self) -> None:
        """To close politely is to wait until all has been read; who doesn't read makes that for ever."""
        if not self.disconnected:
            if self.close_timer is not None:
                self.close_timer.cancel()
            self.close_timer = self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)

    def abort(self) -> None:
        """Hangs up at once: who never reads can't be asked to leave."""
        self._outbox = []
        self.transport.abort()
