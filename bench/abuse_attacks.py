"""The attacks of `bench/abuse.py`, all from one address: `python -m bench.abuse_attacks NAME PORT GAME`.

Each runs until it is killed. An attacker who is disconnected comes back at once. They send what was made beforehand, so
that they need little of the core that they share with the honest players.
"""

import json
import os
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPConnection
from itertools import count
from typing import Any

ADDRESS = "127.0.0.2"
PATIENCE = 600.0
REST = 0.01
"""Seconds before coming back, which leave some of the core to the honest players."""
HOST = b"Host: 127.0.0.1\r\n"
HELLO = (
    b"GET /socket HTTP/1.1\r\n" + HOST + b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
REQUEST = b"GET /alive HTTP/1.1\r\n" + HOST + b"X: 0123456789abcdefghi\r\n\r\n"
"""64 bytes, so that whatever the server reads at once ends with a whole request."""
CHUNKED = (
    b"POST /api/replays HTTP/1.1\r\n" + HOST + b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
)
EMPTY_PONG, EMPTY_TEXT = b"\x8a\x80\0\0\0\0", b"\x81\x80\0\0\0\0"
BOT_TABLES = 28

Attack = Callable[[int, str], None]


def connect(port: int, receive_buffer: int | None = None) -> socket.socket:
    line = socket.socket()
    if receive_buffer is not None:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    line.settimeout(PATIENCE)
    line.bind((ADDRESS, 0))
    line.connect(("127.0.0.1", port))
    return line


def text(message: bytes) -> bytes:
    """A message as a frame."""
    return b"\x81" + bytes([0x80 | len(message)]) + bytes(4) + message


def flood(port: int, first: bytes, rest: bytes) -> None:
    """Sends without end and never reads."""
    with connect(port) as line:
        line.sendall(first)
        while True:
            line.sendall(rest)


def pipelined(port: int, game: str) -> None:
    flood(port, b"", REQUEST * 1000)


def pongs(port: int, game: str) -> None:
    flood(port, HELLO, EMPTY_PONG * 5000)


def pongs_300(port: int, game: str) -> None:
    """300 kB a second."""
    with connect(port) as line:
        line.sendall(HELLO)
        while True:
            line.sendall(EMPTY_PONG * 500)
            time.sleep(0.01)


def after_close(port: int, game: str) -> None:
    with connect(port) as line:
        line.sendall(HELLO + text(b"nonsense"))
        line.recv(65536)
        while True:
            line.sendall(EMPTY_TEXT * 5000)


def tiny_chunks(port: int, game: str) -> None:
    flood(port, CHUNKED, b"1\r\nx\r\n" * 5000)


def unread(port: int, game: str) -> None:
    """Asks for a replay and doesn't read it."""
    with connect(port, receive_buffer=4096) as line:
        line.sendall(b"GET /api/games/" + game.encode() + b"/replay HTTP/1.1\r\n" + HOST + b"\r\n")
        if b" 200 " in line.recv(20):
            while line.send(b"\r\n"):
                time.sleep(1)
        time.sleep(0.5)


def requests(port: int, game: str) -> None:
    """One request after another, whatever the answers say."""
    with connect(port) as line:
        while True:
            line.sendall(b"GET /api/tables HTTP/1.1\r\n" + HOST + b"\r\n")
            if not line.recv(65536):
                return


def invalid(port: int, game: str) -> None:
    with connect(port) as line:
        line.sendall(b"nonsense\r\n\r\n")
        line.recv(1)


def bots(port: int, game: str) -> None:
    """Tables of bots that pause for nothing. One visitor watches them all, and starts again what is over."""

    def ask(method: str, path: str, body: Any, secret: str | None = None) -> Any:
        line = HTTPConnection("127.0.0.1", port, PATIENCE, source_address=(ADDRESS, 0))
        headers = {"content-type": "application/json", **({"authorization": f"Bearer {secret}"} if secret else {})}
        line.request(method, path, json.dumps(body), headers)
        answer = json.loads(line.getresponse().read())
        line.close()
        return answer

    secret = ask("POST", "/api/people", {"name": "Eve"})["secret"]
    settings = {"options": {"players": 4}, "bot_seconds": 0, "patience_seconds": 0}
    seats = {str(seat): "trader" for seat in range(4)}
    lines = []
    for _ in range(BOT_TABLES):
        answer = ask("POST", "/api/tables", {"settings": settings, "sit": False, "bots": seats}, secret)
        line = connect(port)
        join = json.dumps({"type": "join", "table": answer["table"]["code"], "secret": secret}).encode()
        line.sendall(HELLO)
        line.recv(65536)
        line.sendall(b"\x81\xfe" + len(join).to_bytes(2, "big") + bytes(4) + join)
        line.sendall(text(b'{"type":"start"}'))
        lines.append(line)
        time.sleep(0.1)  # to stay within the limit on requests
    while True:
        for line in lines:
            if b'"phase":"over"' in line.recv(2**20):
                line.sendall(text(b'{"type":"rematch"}'))


ATTACKS: dict[str, tuple[Attack, int, str]] = {
    "pipelined": (pipelined, 4, "4 connections pipeline requests and read nothing"),
    "pongs": (pongs, 4, "4 sockets send pongs as fast as they can"),
    "pongs_300": (pongs_300, 1, "a socket sends 300 kB of pongs a second"),
    "after_close": (after_close, 4, "4 sockets go on sending frames after the server's close"),
    "tiny_chunks": (tiny_chunks, 4, "4 endless bodies in chunks of one byte"),
    "unread": (unread, 48, "48 connections ask for replays and read nothing"),
    "bots": (bots, 1, "28 tables of bots that pause for nothing"),
    "requests": (requests, 60, "60 connections send requests, whatever is answered"),
    "invalid": (invalid, 8, "8 clients connect and send nonsense again and again"),
}
"""By name: the attack, how many do it at once, and what it is."""


def main() -> None:
    _, name, port, game = sys.argv
    attack, many, _ = ATTACKS[name]
    os.nice(19)

    def again_and_again() -> None:
        for _ in count():
            with suppress(OSError):
                attack(int(port), game)
            time.sleep(REST)

    threads = [threading.Thread(target=again_and_again) for _ in range(many)]
    for thread in threads:
        thread.start()


if __name__ == "__main__":
    main()
