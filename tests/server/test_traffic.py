"""One client that sends too much, or reads nothing, takes little of the server's time, memory and disk."""

import re
import socket
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest

from nottingham.server import http_protocol
from nottingham.server.http_protocol import RequestProtocol
from nottingham.server.logs import REPEATS_PER_MINUTE
from tests.support import plain_http
from tests.support.faults import megabytes
from tests.support.live_server import PATIENCE, LiveServer, open_server
from tests.support.odd_text import HELLO, PONG, TEXT, dial, exchange, frame, say
from tests.support.sessions import finished_game
from tests.support.traffic import attack, send_until_held, serving_answers, small_window

MAX_MEGABYTES = 40
"""A server must not grow by this because of one client."""
GREETING = b"GET /alive HTTP/1.1\r\nHost: 127.0.0.1\r\nX: 0123456789abcdefghi\r\n\r\n"
assert len(GREETING) == 64, "whatever the server reads at once, it ends with a whole request"


# Requests

CHUNKED = b"%b HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"


def test_a_client_that_pipelines_endless_requests_is_held_back(sober: LiveServer) -> None:
    before = megabytes(sober)
    with attack(sober.url) as line:
        assert send_until_held(line, GREETING * 1000, PATIENCE)
        assert plain_http.get(f"{sober.url}/alive").status_code == 204
        assert megabytes(sober) - before < MAX_MEGABYTES


def test_a_client_behind_a_proxy_that_pipelines_is_held_back(tmp_path: Path) -> None:
    """The rate at which a proxy's requests are parsed has no limit, because they come from many clients."""
    with open_server(tmp_path / "test.db", "--proxies", "127.0.0.1", env={}) as live:
        before = megabytes(live)
        with attack(live.url, "127.0.0.1") as line:
            assert send_until_held(line, GREETING * 1000)
            elsewhere = {"x-forwarded-for": "198.51.100.1"}
            assert plain_http.get(f"{live.url}/alive", headers=elsewhere).status_code == 204
            assert megabytes(live) - before < MAX_MEGABYTES


def test_pipelined_requests_are_answered_in_order(live: LiveServer) -> None:
    paths = [b"/alive", b"/health", b"/nowhere", b"/api/me"] * 50
    with dial(live.url) as line, line.makefile("rb") as answers:
        line.sendall(b"".join(b"GET %b HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" % path for path in paths))
        statuses = []
        for _ in paths:
            statuses.append(int(answers.readline().split()[1]))
            length = 0
            while (header := answers.readline()) != b"\r\n":
                if header.lower().startswith(b"content-length:"):
                    length = int(header.split(b":")[1])
            answers.read(length)
    assert statuses == [204, 200, 404, 401] * 50


def test_a_long_body_in_pieces_arrives_whole(live: LiveServer) -> None:
    """The body comes in chunks of a hundred bytes, and is longer than what uvicorn keeps before it stops reading."""
    body = b'{"nottingham": "' + b"x" * 300_000 + b'"}'
    pieces = (body[start : start + 100] for start in range(0, len(body), 100))
    answer = plain_http.post(
        f"{live.url}/api/replays", content=pieces, headers={"content-type": "application/json"}, timeout=PATIENCE
    )
    assert (answer.status_code, answer.json()["code"]) == (400, "record_unknown")


@pytest.mark.parametrize(
    ("head", "piece"),
    [
        pytest.param(b"POST /api/replays", b"1\r\nx\r\n", id="a body in tiny chunks"),
        pytest.param(b"GET /alive", b"1\r\nx\r\n", id="a body that nobody reads"),
        pytest.param(b"GET /alive", b"x:y\r\n", id="headers after a body"),
    ],
)
def test_an_endless_request_is_held_back(sober: LiveServer, head: bytes, piece: bytes) -> None:
    before = megabytes(sober)
    with attack(sober.url) as line:
        line.sendall(CHUNKED % head + (b"0\r\n" if piece.startswith(b"x") else b""))
        assert send_until_held(line, piece * 4000)
    assert megabytes(sober) - before < MAX_MEGABYTES


def test_a_socket_that_had_to_wait_for_its_handshake_works(sober: LiveServer) -> None:
    with attack(sober.url) as line, attack(sober.url, line.getsockname()[0]) as other:
        line.sendall(CHUNKED % b"POST /api/replays" + b"1\r\nx\r\n" * 40_000)
        assert exchange(other, HELLO).status == 101
        other.sendall(frame(TEXT, b"nonsense"))
        assert b"refused" in other.recv(65536)


def test_a_head_that_arrives_at_once_is_limited_too(live: LiveServer) -> None:
    head = b"GET /alive HTTP/1.1\r\nHost: here\r\n" + b"x: y\r\n" * 8000
    assert say(live.url, head + b"\r\n").status == 431


# Frames


@pytest.mark.parametrize("piece", [frame(PONG, b""), frame(PONG, b"x" * 125)])
def test_a_client_that_sends_endless_pongs_is_closed(sober: LiveServer, piece: bytes) -> None:
    with attack(sober.url) as line:
        assert exchange(line, HELLO).status == 101
        line.sendall(frame(TEXT, b'{"type":"lobby"}'))
        with pytest.raises(ConnectionError):
            _send_often(line, piece, sober.url)


def test_frames_after_the_servers_close_are_counted_too(sober: LiveServer) -> None:
    with attack(sober.url) as line:
        assert exchange(line, HELLO).status == 101
        line.sendall(frame(TEXT, b"nonsense"))
        received = b""
        while b'"ending"' not in received:
            received += line.recv(65536)
        with pytest.raises(ConnectionError):
            _send_often(line, frame(TEXT, b""), sober.url)


def _send_often(line: socket.socket, piece: bytes, url: str) -> None:
    for _ in range(200):
        line.sendall(piece * 100)
        assert plain_http.get(f"{url}/alive").status_code == 204


# Answers


def test_unread_answers_do_not_pile_up(tmp_path: Path) -> None:
    with open_server(tmp_path / "test.db") as live:
        wanted = b"GET /api/games/%b/replay HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" % finished_game(live.url).encode()
        assert say(live.url, wanted).status == 200, "a client that reads gets its answer"
        with ExitStack() as leaving:
            lines = [leaving.enter_context(small_window(live.url)) for _ in range(40)]
            before = megabytes(live)
            for line in lines:
                line.sendall(wanted)
            heads = {line.recv(12) for line in lines}
            assert heads == {b"HTTP/1.1 200", b"HTTP/1.1 429"}, "those without a place in time are refused"
            assert megabytes(live) - before < MAX_MEGABYTES
        statuses = {say(live.url, wanted).status for _ in range(20)}
        assert 200 in statuses, "their places are free again"


@pytest.mark.parametrize("closing", [b"", b"Connection: close\r\n"])
def test_a_client_that_reads_nothing_is_dropped(monkeypatch: pytest.MonkeyPatch, closing: bytes) -> None:
    """uvicorn itself would wait for the client to read the rest of the answer, however long that takes."""
    monkeypatch.setattr(http_protocol, "STALL_SECONDS", 0.1)
    with serving_answers(2**23) as (url, lost), small_window(url) as line:
        line.sendall(b"GET / HTTP/1.1\r\n" + closing + b"\r\n")
        assert line.recv(20).startswith(b"HTTP/1.1 200")
        assert lost.wait(PATIENCE)


class Reader:
    """A transport, a loop and a clock in one: the client of a connection has read all but this many bytes."""

    def __init__(self, *unread: int) -> None:
        self.unread = list(unread)
        self.aborted = False
        self.checks: list[Callable[[], None]] = []

    def get_write_buffer_size(self) -> int:
        return self.unread[0]

    def call_later(self, seconds: float, callback: Callable[..., None], *args: Any) -> None:
        self.checks.append(lambda: callback(*args))

    def abort(self) -> None:
        self.aborted = True

    def read_on(self) -> None:
        """Reads, until the next time that the server looks."""
        self.unread.pop(0)
        self.checks.pop(0)()


def test_a_client_that_reads_slowly_is_not_dropped() -> None:
    reader = Reader(90_000, 89_000, 88_999, 88_999)
    protocol = object.__new__(RequestProtocol)
    protocol.transport = protocol.loop = reader  # type: ignore[assignment]
    protocol._stall = None
    protocol._watch_reading()
    for _ in range(2):
        reader.read_on()
        assert not reader.aborted
    reader.read_on()
    assert reader.aborted


# The log


def test_clients_cannot_fill_the_log(tmp_path: Path) -> None:
    with open_server(tmp_path / "test.db") as live:
        for _ in range(5 * REPEATS_PER_MINUTE):
            with suppress(ConnectionError):
                assert say(live.url, b"nonsense\r\n\r\n").status == 400
        assert live.stop() == 0
        warnings = re.findall("Invalid HTTP request", live.log_file.read_text())
        assert 0 < len(warnings) <= 2 * REPEATS_PER_MINUTE
