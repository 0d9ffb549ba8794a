"""Heads of requests and other bytes around bodies: they are limited, cost something and have to end in time."""

import asyncio
from pathlib import Path

import pytest

from nottingham.server import http_protocol, server
from nottingham.server.config import Limits
from nottingham.server.fair_shares import REQUEST_UNITS, UNITS
from nottingham.server.http_protocol import BODY_PIECE_COST, MAX_STRAY_BYTES, PARSED_BYTES
from nottingham.server.limits import ConnectionLimits
from nottingham.server.responses import MAX_ENCODINGS_LENGTH, accepted_encodings
from tests.support import plain_http
from tests.support.live_server import PATIENCE, LiveServer, Visit
from tests.support.odd_text import dial, heard
from tests.support.serving import serving
from tests.support.traffic import attack, send_until_closed, serving_answers

CHUNKED = (
    b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)
ASKED = b"GET /alive HTTP/1.1\r\nHost: localhost\r\n\r\n"
BUFFERED = 8 * 2**20
"""More than the network's buffers hold on their way."""


@pytest.mark.parametrize(
    ("first", "endless"),
    [
        pytest.param(CHUNKED + b"1\r\n{\r\n0\r\nA: ", b"x", id="a trailer without an end"),
        pytest.param(CHUNKED + b"1\r\n{\r\n0\r\n", b"x:y\r\n", id="trailers without an end"),
        pytest.param(CHUNKED + b"1;", b"x", id="an extension of a chunk without an end"),
        pytest.param(ASKED, b"\r\n", id="empty lines after a request"),
    ],
)
def test_bytes_that_belong_to_nothing_close_the_connection(sober: LiveServer, first: bytes, endless: bytes) -> None:
    with attack(sober.url) as line:
        line.sendall(first)
        assert send_until_closed(line, endless * (2**16 // len(endless))) < BUFFERED
    assert plain_http.get(f"{sober.url}/alive").status_code == 204


def test_a_few_bytes_that_belong_to_nothing_do_no_harm(sober: LiveServer) -> None:
    """Some clients end a body with an empty line too many, and chunks and bodies may say more about themselves."""
    body = b"1;%b\r\n{\r\n1\r\n}\r\n0\r\nA: %b\r\n\r\n" % (b"x" * (MAX_STRAY_BYTES // 2), b"x" * (MAX_STRAY_BYTES // 2))
    with attack(sober.url) as line:
        line.sendall(CHUNKED + body)
        assert heard(line).status == 400
        line.sendall(b"\r\n" * 100 + ASKED)
        assert heard(line).status == 204


class Charged(ConnectionLimits):
    """Limits that remember what they counted."""

    requests = 0.0

    def charge(self, address: str, requests: float) -> None:
        self.requests += requests


def test_every_piece_costs_something() -> None:
    limits, pieces = Charged(Limits(), ""), 40
    body = b"1;%b\r\nx\r\n" % (b"x" * (MAX_STRAY_BYTES - 100)) * (pieces * PARSED_BYTES // MAX_STRAY_BYTES)
    with serving_answers(1, limits) as (url, _), dial(url) as line:
        line.sendall(CHUNKED + body + b"0\r\n\r\n")
        assert heard(line).status == 200
        line.sendall(ASKED)
        assert heard(line).status == 200
    assert limits.requests >= 3 + pieces * BODY_PIECE_COST, "a connection, two requests and what lies between them"


@pytest.mark.parametrize(
    ("header", "least", "most"),
    [
        pytest.param(b"X: " + b"x" * 1500 + b"\r\n", 2, 2.2, id="as long as a browser's"),
        pytest.param(b"X: " + b"x" * 30_000 + b"\r\n", 28, 32, id="a long header"),
        pytest.param(b"X: x\r\n" * 5000, 28, 32, id="many headers"),
    ],
)
def test_a_long_head_counts_as_many_requests(header: bytes, least: float, most: float) -> None:
    limits = Charged(Limits(), "")
    with serving_answers(1, limits) as (url, _), dial(url) as line:
        line.sendall(ASKED[:-2] + header + b"\r\n")
        assert heard(line).status == 200
    assert least <= limits.requests <= most


def test_only_the_beginning_of_accept_encoding_is_read() -> None:
    assert accepted_encodings("gzip;q=0.5, br;q=0, zstd") == {"gzip", "zstd"}
    assert len(accepted_encodings(",".join(map(str, range(16_000))))) <= MAX_ENCODINGS_LENGTH


async def ask_at_once(database: Path, places: list[str]) -> list[tuple[str, int]]:
    """How requests from these addresses are answered, and in which order. The limit on requests is no obstacle."""
    answered: list[tuple[str, int]] = []
    connected, everyone = asyncio.Semaphore(0), asyncio.Event()

    async def ask(url: str, place: str) -> None:
        host, port = url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, port, local_addr=(place, 0))
        connected.release()
        await everyone.wait()
        writer.write(ASKED)
        answered.append((place, int((await reader.readline()).split()[1])))
        writer.close()

    async with serving(database, limits=Limits(requests_per_second=1e6)) as url, asyncio.timeout(PATIENCE):
        asking = [asyncio.create_task(ask(url, place)) for place in places]
        for _ in places:
            await connected.acquire()
        everyone.set()
        await asyncio.gather(*asking)
    return answered


MANY, EVE, BOB = 60, "127.0.0.2", "127.0.0.3"


def test_requests_of_many_connections_hold_up_nobody_elsewhere(tmp_path: Path) -> None:
    answered = asyncio.run(ask_at_once(tmp_path / "test.db", [EVE] * MANY + [BOB]))
    assert answered.index((BOB, 204)) <= 3 * UNITS // REQUEST_UNITS < MANY == answered.count((EVE, 204))


def test_not_too_many_requests_wait_in_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A proxy has as many connections as it likes."""
    monkeypatch.setattr(server, "IN_LINE_PER_ADDRESS", 10)
    answered = asyncio.run(ask_at_once(tmp_path / "test.db", [EVE] * MANY + [BOB]))
    assert (BOB, 204) in answered and (EVE, 429) in answered
    assert answered.count((EVE, 204)) >= 10


@pytest.mark.parametrize(
    ("first", "then"),
    [
        pytest.param(ASKED, b"\r\n", id="an empty line after a request"),
        pytest.param(b"POST / HTTP/1.1\r\nContent-Length: 5\r\n\r\n", b"hello", id="a body after its answer"),
    ],
)
def test_an_idle_connection_always_has_a_deadline(first: bytes, then: bytes) -> None:
    """uvicorn stops its timer for idle connections whenever something arrives."""
    with serving_answers(1) as (url, lost), dial(url) as line:
        line.sendall(first)
        assert heard(line).status == 200
        line.sendall(then)
        assert lost.wait(PATIENCE)


def test_a_socket_has_no_deadline(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "test.db") as url, await Visit.open(url) as visit:
            await asyncio.sleep(5 * http_protocol.REQUEST_SECONDS)
            await visit.send({"type": "lobby"})
            assert (await visit.hear())["type"] == "lobby"

    monkeypatch.setattr(http_protocol, "REQUEST_SECONDS", 0.1)
    asyncio.run(scenario())


def test_a_new_request_has_a_deadline_of_its_own() -> None:
    with serving_answers(1) as (url, lost), dial(url) as line:
        line.sendall(ASKED)
        assert heard(line).status == 200
        line.sendall(b"\r\n")
        line.sendall(ASKED[:9])
        assert not lost.wait(1.5), "the deadline of an idle connection is over"
        line.sendall(ASKED[9:])
        assert heard(line).status == 200
