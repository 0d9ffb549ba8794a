"""One WebSocket to a server: encodes requests, decodes what comes back. It never reconnects; `TableClient` does.

A message is read only when the caller asks for it, so a caller that doesn't read slows down only its own connection.
"""

import logging
from collections.abc import Callable
from typing import Any, Self
from urllib.parse import quote

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from nottingham.client.link import server_address
from nottingham.table.messages import AnyMessage
from nottingham.table.requests import FirstRequest, TableRequest

Tap = Callable[[bytes], None]
"""Called with each message as received, before it is decoded."""

_log = logging.getLogger(__name__)
_log.setLevel(logging.INFO)  # at DEBUG the library would log frames, and the first one has the secret in it
_messages: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)
_encode = msgspec.json.Encoder().encode


class TableSocket:
    """An open WebSocket. Failures are those of the `websockets` library."""

    def __init__(self, connection: ClientConnection, tap: Tap | None = None) -> None:
        self.connection = connection
        self._tap = tap

    @classmethod
    async def open(cls, server: str, code: str | None = None, *, tap: Tap | None = None, **options: Any) -> Self:
        """Opens a socket; `options` are those of `websockets.connect`. A load balancer may route by the code."""
        address = server_address(server).replace("http", "ws", 1) + "/socket"
        if code is not None:
            address += f"?table={quote(code)}"
        settings = {"compression": None, "max_size": None, "logger": _log, **options}
        return cls(await connect(address, **settings), tap)

    async def send(self, request: FirstRequest | TableRequest | str | bytes) -> None:
        """Sends a request, or raw text or bytes as one frame."""
        if isinstance(request, (str, bytes)):
            await self.connection.send(request)
        else:
            await self.connection.send(_encode(request), text=True)

    async def receive_text(self) -> bytes:
        """The next message as it came."""
        text = await self.connection.recv(decode=False)
        if self._tap is not None:
            self._tap(text)
        return text

    async def receive(self) -> AnyMessage:
        """The next message."""
        return _messages.decode(await self.receive_text())

    async def close(self) -> None:
        await self.connection.close()

    def abort(self) -> None:
        """Drops the connection without a goodbye."""
        self.connection.transport.abort()
