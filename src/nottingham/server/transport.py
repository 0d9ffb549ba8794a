"""uvicorn's WebSocket protocol, with limits on the memory and time that a client can take.

The handshake of a socket goes through ASGI like any request. After it, ASGI would cost each socket two tasks, a queue
and some ten objects a message, so messages go straight to a `Receiver`. The library still parses frames, answers pings
and runs the closing handshake; a frame that the server sends is a header of a few bytes and the text.
"""

import asyncio
import logging
from typing import Any, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.datastructures import Headers
from websockets.frames import Frame

from nottingham.server.fair_shares import BYTES_PER_UNIT, FairShares
from nottingham.server.frames import FrameLengths, whole_text
from nottingham.server.limits import ConnectionLimits, TokenBucket
from nottingham.server.outgoing import Outbox, OutgoingQueue

_log = logging.getLogger(__name__)

HANDSHAKE_SECONDS = 15.0
"""How long a handshake may take, and a client that is refused may take to read why."""
CLOSE_SECONDS = 5.0
"""How long a client may take to answer a close frame."""
MAX_FRAMES = 64
"""Frames in one message."""
FRAMES_PER_MESSAGE = 4.0
BURST_SECONDS = 6.0
"""A client may send four times as many frames as messages, and six seconds' worth of them at once."""
MAX_CONTROL_FRAMES = 20
MAX_CONTROL_FRAMES_PER_SECOND = 2.0
"""Pings, pongs and close frames: so many at once, and then two a second, for clients that ping every second and answer
our pings. A browser answers one every 20 seconds.
"""
MAX_PARSED_BYTES = 4096
"""How much the library parses at once. We can only stop it between these pieces, each of which is a piece of work."""


class Receiver(Protocol):
    """What a socket calls when something arrives from its client."""

    def receive(self, text: bytes) -> None: ...

    def too_slow(self) -> None:
        """The client doesn't read, and too much is already waiting for it."""

    def closed(self) -> None:
        """The connection is closed, by either side."""


class _Unused:
    """Takes the place of an ASGI queue and event that nobody waits for any more."""

    def put_nowait(self, message: object) -> None: ...

    def set(self) -> None: ...

    def clear(self) -> None: ...


_UNUSED = _Unused()
_NO_HEADERS = Headers()


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that passes texts to a `Receiver` and sends those of its outbox, and that closes in bounded time."""

    def __init__(
        self, queue: OutgoingQueue, shares: FairShares, max_unread: int, messages_per_second: float, **kwargs: Any
    ) -> None:
        super().__init__(**kwargs)
        self.shares = shares
        self.outbox = Outbox(queue, self, max_unread)
        self._receiver: Receiver | None = None
        self._lengths = FrameLengths()
        self._between_messages = True
        """Whether the next byte from the client begins a message."""
        rate = FRAMES_PER_MESSAGE * messages_per_second
        self._frames = TokenBucket(rate, rate * BURST_SECONDS, self.loop.time())
        self._control_frames = TokenBucket(MAX_CONTROL_FRAMES_PER_SECOND, MAX_CONTROL_FRAMES, self.loop.time())
        self._deadline: asyncio.TimerHandle | None = None
        """Of the handshake."""
        self._counted: tuple[ConnectionLimits, str] | None = None
        self._address = ""
        """Of the client. If it comes through a proxy, its address is known when the handshake is over."""
        self._unparsed = b""
        self._parsed = 0
        """How much of `_unparsed` has been parsed since it came."""
        self._in_line = False
        """Whether the rest waits for the address's next share."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._deadline = self.loop.call_later(HANDSHAKE_SECONDS, self.transport.abort)

    def count_for(self, limits: ConnectionLimits, address: str) -> None:
        """Takes over a place in the limits, and gives it back when the connection is lost."""
        if self.disconnected:
            limits.leave(address)
        else:
            self._counted = limits, address
            self._address = address

    def connection_lost(self, exc: Exception | None) -> None:
        if self._counted is not None:
            limits, address = self._counted
            limits.leave(address)
            self._counted = None
        self._cancel_deadline()
        self._unparsed = b""
        self.outbox.close()
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

    def attach(self, receiver: Receiver, address: str) -> None:
        """Passes every message to the receiver from now on. Call it after the handshake."""
        self._address = address
        if self.disconnected:
            receiver.closed()
            return
        self._cancel_deadline()
        self._receiver = receiver
        queue = self.queue
        self._free_handshake()
        self.resume_receiving()
        while not queue.empty():
            message = queue.get_nowait()
            if message["type"] == "websocket.receive":
                receiver.receive(message.get("bytes") or (message.get("text") or "").encode())

    def _cancel_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _free_handshake(self) -> None:
        """Frees what only the handshake and ASGI need. A socket stays open for hours."""
        self.request.headers = _NO_HEADERS  # the library keeps the request
        del self.scope, self.request, self.response
        self.queue = self.writable = _UNUSED  # type: ignore[assignment]

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

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self._between_messages and self._receiver is not None and not self.close_sent:
            text = whole_text(data)
            if text is not None:
                self._receiver.receive(text)
                return
        self._unparsed = self._unparsed[self._parsed :] + data
        self._parsed = 0
        if not self._in_line:
            while self._unparsed and self.shares.take(self._address, self._units()):
                self._parse_piece()
            self._parse_later()

    def _units(self) -> int:
        """The work of parsing the next piece."""
        return 1 + min(len(self._unparsed) - self._parsed, MAX_PARSED_BYTES) // BYTES_PER_UNIT

    def _parse_later(self) -> None:
        """Parses the rest, if there is any, when the address gets its next share. Reads no more until then."""
        self._between_messages = not self._unparsed and not self.frames and self._lengths.between_frames
        if self._unparsed:
            self._in_line = True
            self.transport.pause_reading()
            self.shares.wait(self._address, self._units(), self._parse_rest)
        elif not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def _parse_rest(self) -> None:
        self._in_line = False
        if self._unparsed:
            try:
                self._parse_piece()
            except BaseException:  # nobody would go on with the rest
                self.abort()
                raise
            self._parse_later()

    def _parse_piece(self) -> None:
        lengths, now = self._lengths, self.loop.time()
        piece = self._unparsed[self._parsed : self._parsed + MAX_PARSED_BYTES]
        length = lengths.follow(piece)
        within = self._frames.take(now, lengths.frames) and self._control_frames.take(now, lengths.control_frames)
        if not within:
            self.abort()
        elif length is None:
            if self._receiver is None or self.close_sent:
                self.abort()
            else:
                self.close(1002, "a length takes more bytes than it must")
        else:
            self._parsed += length
            super().data_received(piece[:length])
        if self._parsed == len(self._unparsed) or length is None or self.transport.is_closing():
            self._unparsed = b""
            self._parsed = 0

    def pause_receiving(self) -> None:
        """Stops reading: what the client sends from now on waits in the network's buffers."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def resume_receiving(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            if not self._unparsed:
                self.transport.resume_reading()

    # Sending

    def too_slow(self) -> None:
        if self._receiver is not None:
            self._receiver.too_slow()

    def close(self, code: int, reason: str) -> None:
        """Sends a close frame, and hangs up when the client has answered it or the time for that is over."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.outbox.flush()
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
        """Aborts after a while: a client that never reads would keep a closing connection open forever."""
        if not self.disconnected:
            if self.close_timer is not None:
                self.close_timer.cancel()
            self.close_timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def abort(self) -> None:
        """Hangs up at once, without a close frame."""
        self.outbox.clear()
        self.transport.abort()
