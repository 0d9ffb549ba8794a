"""Requests and frames that no proper client would send, as raw bytes."""

import socket
import struct
from contextlib import suppress
from typing import NamedTuple
from urllib.parse import urlsplit

from tests.support.live_server import PATIENCE

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
HELLO = (
    b"GET /socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


class Answer(NamedTuple):
    """The answer; status 0 if the connection was closed without one."""

    status: int
    headers: dict[str, str]
    body: bytes


def dial(url: str) -> socket.socket:
    parts = urlsplit(url)
    return socket.create_connection((parts.hostname, parts.port), timeout=PATIENCE)


def say(url: str, request: bytes) -> Answer:
    """Sends these bytes and receives one answer."""
    with dial(url) as line:
        return exchange(line, request)


def exchange(line: socket.socket, request: bytes) -> Answer:
    with suppress(ConnectionError):  # the server may have closed already; its answer can still be read
        line.sendall(request)
    return heard(line, bodiless=request.startswith(b"HEAD "))


def heard(line: socket.socket, *, bodiless: bool = False) -> Answer:
    """The next answer on this line."""
    text = b""
    while b"\r\n\r\n" not in text:
        more = _more(line)
        if not more:
            return Answer(0, {}, text)
        text += more
    head, _, body = text.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
    length = 0 if bodiless else int(headers.get("content-length", 0))
    while len(body) < length and (more := _more(line)):
        body += more
    return Answer(int(first.split()[1]), headers, body)


def _more(line: socket.socket) -> bytes:
    try:
        return line.recv(65536)
    except ConnectionError:
        return b""


def frame(kind: int, data: bytes, *, last: bool = True) -> bytes:
    """A frame of a socket, as a client masks it."""
    size = len(data)
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + struct.pack("!H", size)
    return bytes([(0x80 if last else 0) | kind]) + length + bytes(4) + data
