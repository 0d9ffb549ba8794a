"""uvicorn's HTTP protocol, with limits on the memory and time that a client can take.

uvicorn parses everything it has read at once and keeps what it can't answer yet, however much that is. Here the parser
gets a small piece at a time. While requests of this connection wait for their turn, or while the address has used up
its requests, nothing more is parsed or read: a client that sends too fast is slowed down, not refused.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from nottingham.server.headers import HEADERS
from nottingham.server.limits import ConnectionLimits
from nottingham.server.transport import SocketProtocol

MAX_HEAD_BYTES = 32 * 1024
USUAL_HEAD_BYTES = 2 * 1024
"""More than browsers send. Each KiB beyond it counts as one more request: long heads take long to parse and to read."""
MAX_STRAY_BYTES = 4 * 1024
"""Bytes in a row that belong to neither a head nor a body: trailers, empty lines and what chunks say about themselves.
The parser joins the pieces of a long one again and again.
"""
REQUEST_SECONDS = 15.0
"""How long a client may take to send a whole request."""
STALL_SECONDS = 20.0
"""How long a client may read nothing while answers wait for it."""
PARSED_BYTES = 1024
"""How much the parser gets at once. We can only stop it between these pieces."""
BODY_PIECE_COST = 1 / 64
"""How much of a request a piece of a body counts as, and each piece for the parser: a body can come in chunks of one
byte.
"""


class _ParserFlow(FlowControl):
    """uvicorn's flow control, which pauses the parser. The protocol reads no more than the parser takes."""

    def __init__(self, protocol: "RequestProtocol") -> None:
        super().__init__(protocol.transport)
        self._protocol = protocol

    def pause_reading(self) -> None:
        self.read_paused = True

    def resume_reading(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self._protocol.parse_soon()


class RequestProtocol(HttpToolsProtocol):
    """HTTP, with limits on a request's head, on how fast requests arrive, and on how slowly answers are read."""

    def __init__(self, limits: ConnectionLimits, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._limits = limits
        self._address: str | None = None
        self._bytes_since = 0
        """How much came since the head began, or since its end or the last piece of the body."""
        self._in_head = True
        self._in_body = False
        self._unparsed = b""
        self._paused = False
        self._upgrade_waits = False
        """Whether the connection becomes a socket when the last request before is answered."""
        self._cost = 0.0
        """What the piece being parsed counts as, in requests."""
        self._deadline: asyncio.TimerHandle | None = None
        self._resumption: asyncio.Handle | None = None
        self._stall: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.flow = _ParserFlow(self)
        self._address = self._limits.enter(transport)
        if self._address is None:
            transport.abort()
        else:
            self._limits.charge(self._address, 1)
        self._start_deadline(REQUEST_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._unparsed = b""
        self._cancel_timers()
        if self._address is not None:
            self._limits.leave(self._address)
            self._address = None
        super().connection_lost(exc)

    # Receiving

    def data_received(self, data: bytes) -> None:
        self._unparsed += data
        self._parse()

    def parse_soon(self) -> None:
        """Schedules parsing of the remaining bytes, for when uvicorn has finished the current request."""
        if self._resumption is None:
            self._resumption = self.loop.call_soon(self._parse_on)

    def _parse_on(self) -> None:
        self._resumption = None
        if self.transport.get_protocol() is self:
            if self._upgrade_waits and not self._unanswered():
                self.handle_websocket_upgrade()
            else:
                self._parse()

    def _parse(self) -> None:
        """Parses piece after piece as long as it may, and reads on only when nothing is left."""
        data, start = self._unparsed, 0
        wait = 0.0
        while start < len(data) and not self.transport.is_closing():
            if self.flow.read_paused or self._upgrade_waits or self._unanswered():
                break
            wait = self._limits.wait(self._address or "")
            if wait:
                too_many = not self._in_body and len(data) - start > MAX_HEAD_BYTES
                if too_many:
                    self.transport.abort()
                break
            self._feed(data[start : start + PARSED_BYTES])
            start += PARSED_BYTES
            if self.transport.get_protocol() is not self:  # it has become a socket
                return
        self._unparsed = data[start:]
        if self.transport.is_closing():
            return
        paused = bool(self._unparsed or self.flow.read_paused or self.pipeline or self._upgrade_waits)
        if paused != self._paused:
            self._paused = paused
            (self.transport.pause_reading if paused else self.transport.resume_reading)()
        if wait and self._resumption is None:
            self._resumption = self.loop.call_later(wait, self._parse_on)

    def _feed(self, piece: bytes) -> None:
        address = self._address
        self._cost = 1 if self._in_head and self._bytes_since >= USUAL_HEAD_BYTES else BODY_PIECE_COST
        super().data_received(piece)
        self._bytes_since += len(piece)
        if address is not None:
            self._limits.charge(address, self._cost)
        if self.transport.get_protocol() is not self:
            return
        if self._in_head:
            if self._bytes_since > MAX_HEAD_BYTES:
                self._refuse(b"431 Request Header Fields Too Large")
        elif self._bytes_since > MAX_STRAY_BYTES:
            self.transport.abort()
        if not self._unanswered():  # uvicorn has stopped its timer for idle connections
            self._start_deadline(self.timeout_keep_alive)

    def _unanswered(self) -> bool:
        """Whether a whole request waits for its answer, or for the rest of it."""
        cycle = self.cycle
        return bool(self.pipeline) or (cycle is not None and not cycle.response_complete and not cycle.more_body)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.scope["hang_up"] = self.transport.abort  # type: ignore[typeddict-unknown-key]
        self._cost += 1
        self._bytes_since = 0
        self._in_head = True
        self._cancel_deadline()
        self._start_deadline(REQUEST_SECONDS)

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._in_head:
            super().on_header(name, value)
        else:  # after a body in chunks, where nobody reads it
            self._cost += BODY_PIECE_COST

    def on_headers_complete(self) -> None:
        self._bytes_since = 0
        self._in_head = False
        self._in_body = True
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._cost += BODY_PIECE_COST
        self._bytes_since = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._in_body = False
        self._cancel_deadline()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hands the connection over to the socket, which from then on counts for its address.

        An answer that isn't complete would wait here forever, and its rest would come in the middle of the socket.
        """
        self._upgrade_waits = self._unanswered()
        if self._upgrade_waits:
            return
        self._cancel_timers()
        self._unset_keepalive_if_required()
        self._unparsed = b""
        super().handle_websocket_upgrade()
        address, self._address = self._address, None
        socket = self.transport.get_protocol()
        if isinstance(socket, SocketProtocol) and address is not None:
            socket.count_for(self._limits, address)
        elif address is not None:
            self._limits.leave(address)
        if isinstance(socket, SocketProtocol) and not socket.handshake_initiated:
            self._refuse(b"400 Bad Request")
        elif self._paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def send_400_response(self, msg: str) -> None:
        self._refuse(b"400 Bad Request")

    def _refuse(self, status: bytes) -> None:
        headers = b"".join(f"{name}: {value}\r\n".encode() for name, value in HEADERS.items())
        self.transport.write(
            b"HTTP/1.1 " + status + b"\r\n" + headers + b"content-length: 0\r\nconnection: close\r\n\r\n"
        )
        self.transport.close()
        self._watch_reading()

    def _start_deadline(self, seconds: float) -> None:
        """Unless one is running already."""
        if self._deadline is None:
            self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _cancel_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _cancel_timers(self) -> None:
        self._cancel_deadline()
        for timer in (self._resumption, self._stall):
            if timer is not None:
                timer.cancel()
        self._resumption = self._stall = None

    # Sending

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch_reading()
        if self._paused and not self.transport.is_closing():
            self.parse_soon()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stall is not None:
            self._stall.cancel()
            self._stall = None

    def _watch_reading(self) -> None:
        """Hangs up if the client reads nothing for a while. A slow client that keeps reading is left alone."""
        unread = self.transport.get_write_buffer_size()
        if unread and self._stall is None:
            self._stall = self.loop.call_later(STALL_SECONDS, self._check_progress, unread)

    def _check_progress(self, before: int) -> None:
        self._stall = None
        if self.transport.get_write_buffer_size() >= before:
            self.transport.abort()
        else:
            self._watch_reading()
