"""A connection becomes a socket only when nothing else is going on there, and in bounded time."""

import asyncio
import threading
from contextlib import suppress
from pathlib import Path

import pytest
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from nottingham.server import http_protocol, responses, run, transport
from nottingham.server.responses import LongResponse
from tests.support.live_server import PATIENCE, LiveServer
from tests.support.odd_text import HELLO, TEXT, dial, exchange, frame, say
from tests.support.serving import serving
from tests.support.traffic import serving_app, small_window

ASKED = b"GET /alive HTTP/1.1\r\nHost: localhost\r\n\r\n"
WITHOUT_END = HELLO.removesuffix(b"\r\n")


class LongAnswers:
    """An application whose every answer is long, and which waits forever before it accepts a socket."""

    def __init__(self) -> None:
        self.sent = threading.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await LongResponse(Response(b"x" * 2**23), self.sent.set)(scope, receive, send)
        else:
            while (await receive())["type"] != "websocket.disconnect":
                pass


def test_who_asks_for_a_socket_amid_an_answer_gives_their_place_back() -> None:
    app = LongAnswers()
    with serving_app(app) as (url, _):
        with small_window(url) as line:
            line.sendall(ASKED)
            assert line.recv(12) == b"HTTP/1.1 200"
            line.sendall(HELLO)
            assert not app.sent.wait(0.1)
        assert app.sent.wait(PATIENCE)


def test_a_place_is_given_back_in_bounded_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that reads a byte now and then makes progress, and would keep its place for days."""
    monkeypatch.setattr(http_protocol, "STALL_SECONDS", 1e6)
    monkeypatch.setattr(responses, "SENDING_SECONDS", 0.1)
    app = LongAnswers()
    with serving_app(app) as (url, lost), small_window(url) as line:
        line.sendall(ASKED)
        assert line.recv(12) == b"HTTP/1.1 200"
        assert lost.wait(PATIENCE) and app.sent.wait(PATIENCE)


def test_a_handshake_has_a_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "HANDSHAKE_SECONDS", 0.1)
    with serving_app(LongAnswers()) as (url, lost), dial(url) as line:
        line.sendall(HELLO)
        assert lost.wait(PATIENCE)


@pytest.mark.parametrize("together", [True, False])
def test_a_socket_waits_for_the_answers_before_it(live: LiveServer, together: bool) -> None:
    with dial(live.url) as line:
        for piece in [ASKED * 3 + HELLO] if together else [ASKED, ASKED, ASKED, HELLO]:
            line.sendall(piece)
        text = b""
        while b"HTTP/1.1 101" not in text:
            text += line.recv(65536)
        assert text.count(b"HTTP/1.1 204") == 3 and text.rindex(b" 204 ") < text.index(b" 101 ")
        line.sendall(frame(TEXT, b"nonsense"))
        while b"refused" not in text:
            text += line.recv(65536)


def test_a_socket_that_waited_is_no_idle_connection(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def keep(url: str) -> bytes:
        with dial(url) as line:
            line.sendall(ASKED + HELLO)
            text = b""
            while b"HTTP/1.1 101" not in text:
                text += line.recv(65536)
            line.settimeout(1.5)
            with suppress(TimeoutError):
                while more := line.recv(65536):
                    text += more
                return b"hung up"
            return text

    async def scenario() -> None:
        async with serving(tmp_path / "test.db") as url:
            assert await asyncio.to_thread(keep, url) != b"hung up"

    monkeypatch.setattr(run, "KEEP_ALIVE_SECONDS", 0.5)
    asyncio.run(scenario())


@pytest.mark.parametrize(
    "hello",
    [
        pytest.param(WITHOUT_END + b"Content-Length: 5\r\n\r\nhello", id="a body"),
        pytest.param(WITHOUT_END + b"Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n", id="a body in chunks"),
        pytest.param(WITHOUT_END + b"X: " + b"x" * 20_000 + b"\r\n\r\n", id="a long header"),
        pytest.param(WITHOUT_END + b"X: x\r\n" * 200 + b"\r\n", id="many headers"),
        pytest.param(HELLO.replace(b"GET", b"POST"), id="another method"),
        pytest.param(HELLO.replace(b"/socket", b"/" + b"x" * 20_000), id="a long path"),
        pytest.param(HELLO.replace(b"/socket", b"/socket\xff"), id="a path that is no text"),
        pytest.param(HELLO.replace(b"Version: 13", b"Version: 12"), id="another version"),
        pytest.param(HELLO.replace(b"dGhl", b""), id="a key that is none"),
    ],
)
def test_a_handshake_that_can_not_succeed_is_answered(live: LiveServer, hello: bytes) -> None:
    with dial(live.url) as line:
        assert 400 <= exchange(line, hello).status < 500
        with suppress(ConnectionError):
            while line.recv(65536):
                pass


@pytest.mark.parametrize("path", [b"/nowhere", b"http://there/socket", b"/%0d%0a"])
def test_asking_for_a_socket_that_is_not_there_counts_as_a_request(stingy: LiveServer, path: bytes) -> None:
    place = b"\r\nX-Forwarded-For: 198.51.100.%d\r\n\r\n" % len(path)
    hello = HELLO.replace(b"/socket", path).replace(b"\r\n\r\n", place)
    assert [say(stingy.url, hello).status for _ in range(30)][::29] == [404, 429]
