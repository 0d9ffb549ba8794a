"""The attacks of `bench/abuse.py`, all from one address or one network: `python -m bench.abuse_attacks NAME PORT GAME`.

Each runs until it is killed. An attacker who is disconnected comes back at once. They send what was made beforehand, so
that they need little of the core that they share with the honest players.
"""

import json
import os
import select
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
LONG_HEAD = b"GET / HTTP/1.1\r\n" + HOST + b"Accept-Encoding: " + b"a," * 16_000 + b"\r\n\r\n"
EMPTY_PONG, EMPTY_TEXT = b"\x8a\x80\0\0\0\0", b"\x81\x80\0\0\0\0"
BOT_TABLES = 28
HOSTS = 6
"""One person can be the host of five public tables."""
PAUSE = 0.1
"""Seconds between two requests of an attacker who stays within the limit on requests."""
MESSAGES_PER_SECOND, BATCH = 14.0, 42
"""A socket may send 15 messages a second, and three seconds' worth at once."""

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


def long_heads(port: int, game: str) -> None:
    """Asks for the page with a long header that takes long to read, as files of the page hardly count."""
    with connect(port) as line:
        while True:
            line.sendall(LONG_HEAD)
            if not line.recv(65536):
                return


def stray_bytes(port: int, game: str) -> None:
    """A trailer without an end behind a body in chunks."""
    flood(port, CHUNKED + b"1\r\n{\r\n0\r\nA: ", b"x" * 2**20)


def invalid(port: int, game: str) -> None:
    with connect(port) as line:
        line.sendall(b"nonsense\r\n\r\n")
        line.recv(1)


_networks = count()


def network(port: int, game: str) -> None:
    """Sends what a socket may, from one of the many /64 networks that a customer with a /48 network has."""
    here = f"X-Forwarded-For: 2001:db8:1:{next(_networks) % 65536:x}::1\r\n\r\n".encode()
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
        line.sendall(HELLO.removesuffix(b"\r\n") + here)
        line.recv(65536)
        line.sendall(text(b'{"type":"lobby"}') + text(b'{"type":"nothing"}') * 30)
        while line.recv(65536):
            pass


def ask(port: int, method: str, path: str, body: Any, secret: str | None = None) -> Any:
    """One request, slow enough to stay within the limit on requests."""
    time.sleep(PAUSE)
    line = HTTPConnection("127.0.0.1", port, PATIENCE, source_address=(ADDRESS, 0))
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {secret}"} if secret else {})}
    line.request(method, path, json.dumps(body), headers)
    answer = json.loads(line.getresponse().read())
    line.close()
    return answer


def come(port: int, name: str = "Eve") -> str:
    secret: str = ask(port, "POST", "/api/people", {"name": name})["secret"]
    return secret


def lay(port: int, secret: str, bots: dict[str, str], *, sit: bool = True, **settings: Any) -> str:
    settings = {"options": {"players": 4}, "away_seconds": 600_000, **settings}
    code: str = ask(port, "POST", "/api/tables", {"settings": settings, "sit": sit, "bots": bots}, secret)["table"][
        "code"
    ]
    return code


def message(**fields: Any) -> bytes:
    """A message as a frame."""
    said = json.dumps(fields, ensure_ascii=False).encode()
    return text(said) if len(said) < 126 else b"\x81\xfe" + len(said).to_bytes(2, "big") + bytes(4) + said


def join(port: int, code: str, secret: str) -> socket.socket:
    time.sleep(2 * PAUSE)
    line = connect(port)
    line.sendall(HELLO)
    line.recv(65536)
    line.sendall(message(type="join", table=code, secret=secret))
    return line


def read_all(lines: list[socket.socket]) -> None:
    """Reads what comes, in a thread, and forgets it."""

    def work() -> None:
        while True:
            for line in select.select(lines, [], [], 1)[0]:
                with suppress(OSError):
                    if not line.recv(2**18):
                        lines.remove(line)

    threading.Thread(target=work, daemon=True).start()


def begin() -> None:
    """Tells `bench/abuse.py` that everything is prepared."""
    print("begun", flush=True)


def at_full_rate(lines: list[socket.socket], *messages: bytes) -> None:
    """Sends as many messages as a socket may, in batches."""
    read_all(lines)
    begin()
    while lines:
        for place, line in enumerate(list(lines)):
            with suppress(OSError):
                line.sendall(messages[place % len(messages)] * BATCH)
        time.sleep(BATCH / MESSAGES_PER_SECOND)


def words(port: int, game: str, tables: int = 8, sockets: int = 7) -> None:
    """Offers full of words that nobody may make now: every text is as expensive to clean as it can be."""
    secret = come(port)
    lines = []
    for _ in range(tables):
        code = lay(port, secret, {str(seat): "random" for seat in range(1, 4)}, bot_seconds=10)
        here = [join(port, code, secret) for _ in range(sockets)]
        here[0].sendall(message(type="start"))
        lines += here
    favours = [{"type": "words", "by": 0, "text": "x\u0301" * 140} for _ in range(12)]
    at_full_rate(lines, message(type="act", action={"type": "offer", "to": 1, "favours": favours}))


def words_of_one(port: int, game: str) -> None:
    words(port, game, 1, 1)


def names(port: int, game: str) -> None:
    """Seats a bot beside people whose names take longest to compare."""
    people = [come(port, "\ufdfa" * 32) for _ in range(5)]
    lines = []
    for _ in range(3):
        code = lay(port, people[0], {"5": "trader"}, options={"players": 6})
        for other in people[1:]:
            line = join(port, code, other)
            line.sendall(message(type="sit"))
            line.recv(65536)
            line.close()
        lines += [join(port, code, people[0]) for _ in range(7)]
    at_full_rate(lines, message(type="seat_bot", seat=5, bot="trader"))


def taken_seats(port: int, game: str) -> None:
    hosts = [come(port) for _ in range(HOSTS)]
    lines = []
    for number in range(BOT_TABLES):
        secret = hosts[number % HOSTS]
        code = lay(port, secret, {str(seat): "random" for seat in range(4)}, sit=False, public=True)
        lines += [join(port, code, secret) for _ in range(2)]
    at_full_rate(lines, message(type="sit", seat=1))


def ready_or_not(port: int, game: str) -> None:
    secret = come(port)
    lines = []
    for _ in range(8):
        code = lay(port, secret, {})
        lines += [join(port, code, secret) for _ in range(7)]
    at_full_rate(lines, message(type="ready", ready=True), message(type="ready", ready=False))


def renames(port: int, game: str) -> None:
    """Changes the name of a person who sits at many tables."""
    secret = come(port)
    lines = [join(port, lay(port, secret, {}), secret) for _ in range(BOT_TABLES)]
    read_all(lines)
    begin()
    for turn in count():
        ask(port, "PATCH", "/api/me", {"name": f"Eve {turn % 2}"}, secret)


def bots(port: int, game: str) -> None:
    """Tables of bots that pause for nothing. One visitor watches them all, and starts again what is over."""
    secret = come(port)
    seats = {str(seat): "trader" for seat in range(4)}
    lines = []
    for _ in range(BOT_TABLES):
        line = join(port, lay(port, secret, seats, sit=False, bot_seconds=0, patience_seconds=0), secret)
        line.sendall(text(b'{"type":"start"}'))
        lines.append(line)
    begin()
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
    "words": (words, 1, "56 players make offers full of words, out of turn"),
    "words_of_one": (words_of_one, 1, "one player makes offers full of words, out of turn"),
    "names": (names, 1, "21 sockets seat bots beside people with names of ligatures"),
    "taken_seats": (taken_seats, 1, "56 sockets sit down in taken seats at public tables"),
    "ready_or_not": (ready_or_not, 1, "56 sockets say they are ready, and then not"),
    "renames": (renames, 1, "a person at 28 tables changes their name on and on"),
    "requests": (requests, 60, "60 connections send requests, whatever is answered"),
    "long_heads": (long_heads, 60, "60 connections ask for the page with an Accept-Encoding of 32 kB"),
    "stray_bytes": (stray_bytes, 4, "4 endless trailers behind a body in chunks"),
    "network": (network, 400, "400 sockets of a /48 network, each from a /64 of its own, send 30 messages at once"),
    "invalid": (invalid, 8, "8 clients connect and send nonsense again and again"),
}
"""By name: the attack, how many do it at once, and what it is."""
PREPARED = ("bots", "words", "words_of_one", "names", "taken_seats", "ready_or_not", "renames")
"""These prepare something first, within the limits."""


def main() -> None:
    _, name, port, game = sys.argv
    attack, many, _ = ATTACKS[name]
    os.nice(19)
    if name not in PREPARED:
        begin()

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
