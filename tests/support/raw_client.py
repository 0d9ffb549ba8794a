"""Clients with bad manners: bytes on a TCP socket, with no library between them and the server."""

import base64
import json
import os
import socket
import struct
from typing import Any
from urllib.parse import urlsplit

from tests.support.live_server import PATIENCE


class RawClient:
    """A TCP connection that can send anything."""

    def __init__(self, url: str, *, receive_buffer: int | None = None) -> None:
        self.host = urlsplit(url).netloc
        self.socket = socket.socket()
        if receive_buffer is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
            # With segments as large as those inside a machine, the server's network buffer would hold megabytes.
            self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
        self.socket.settimeout(PATIENCE)
        name, port = self.host.split(":")
        self.socket.connect((name, int(port)))

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def handshake(self, part: float = 1.0) -> None:
        """Sends the WebSocket handshake, or a part of it."""
        key = base64.b64encode(os.urandom(16)).decode()
        words = (
            f"GET /socket HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self.send(words[: int(len(words) * part)])
        if part == 1.0:
            answer = b""
            while not answer.endswith(b"\r\n\r\n"):
                answer += self.socket.recv(1)
            assert b" 101 " in answer.splitlines()[0], answer

    def say(self, message: dict[str, Any], part: float = 1.0) -> None:
        """A message as one masked frame, or the first part of it."""
        framed = frame(json.dumps(message).encode())
        self.send(framed[: max(1, int(len(framed) * part))])

    def reset(self) -> None:
        """Resets the connection."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()

    def close(self) -> None:
        self.socket.close()

    def rest(self) -> bytes:
        """Returns everything received until the server closes."""
        received = b""
        try:
            while data := self.socket.recv(65536):
                received += data
        except ConnectionError:
            pass
        return received


def frame(text: bytes) -> bytes:
    """Builds a frame with a mask of zeros, which changes nothing."""
    length = struct.pack("!B", 0x80 | len(text)) if len(text) < 126 else struct.pack("!BH", 0x80 | 126, len(text))
    return b"\x81" + length + bytes(4) + text
