"""Everything a stranger can request is bounded."""

import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from nottingham.server.config import Limits
from tests.support import plain_http
from tests.support.guarding import guarded
from tests.support.live_server import PATIENCE, LiveServer, Visit, open_server
from tests.support.odd_text import HELLO, PING, TEXT, dial, exchange, frame, say
from tests.support.sessions import FAR, Session, inspecting, play_until, run_session


@pytest.fixture(scope="module")
def sober(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server with the default limits."""
    with open_server(tmp_path_factory.mktemp("sober") / "test.db", env={}) as live:
        yield live


async def answer_to(visit: Visit, key: str) -> dict[str, Any]:
    return await visit.until(lambda word: word.get("key") == key)


def test_many_promises_between_two_players_do_not_block_the_others(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        table, guests, visits = await session.game(4)
        await play_until(visits, inspecting)
        view = visits[0].view
        assert view is not None
        officer = visits[view.officers[0]]
        merchant = next(visit for visit in visits if visit is not officer)
        words = [{"type": "words", "by": merchant.seat, "text": "😀" * 280}] * 12
        for turn in range(60):
            offer = {"type": "offer", "to": officer.seat, "give": {"gold": 1} if not turn else {}, "favours": words}
            key = f"offer {turn}"
            await merchant.send(json.dumps({"type": "act", "key": key, "action": offer}, ensure_ascii=False))
            if (await answer_to(merchant, key))["type"] == "refused":
                break
            await officer.until(lambda word: word["type"] == "moved" and "offer_made" in json.dumps(word["events"]))
            assert officer.view is not None
            await officer.ask("act", action={"type": "accept", "offer": officer.view.offers[-1].id})
            for other in visits:
                if other not in (officer, merchant):
                    await other.ask("catch_up", version=FAR)
        for guest in guests:
            await session.join(guest, table)

    run_session(live.url, scenario)


def test_a_long_history_can_be_sent(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        table, guests, visits = await session.game(4)
        await play_until(visits, inspecting)
        view = visits[0].view
        assert view is not None
        for visit in visits:
            words = [{"type": "words", "by": visit.seat, "text": "😀" * 280}] * 12
            for turn in range(60):
                offer = {"type": "offer", "to": view.officers[0], "give": {"gold": 1 + turn % 2}, "favours": words}
                key = f"offer {turn}"
                await visit.send(json.dumps({"type": "act", "key": key, "action": offer}, ensure_ascii=False))
                if (await answer_to(visit, key))["type"] == "refused":
                    break
                for other in visits:
                    await other.ask("recall", before=0)
        await session.join(guests[0], table, version=-1)

    run_session(live.url, scenario)


@pytest.mark.parametrize(("size", "status"), [(30_000, 200), (34_000, 431), (60_000, 431)])
def test_a_head_is_limited_in_size_even_if_it_comes_at_once(live: LiveServer, size: int, status: int) -> None:
    assert say(live.url, b"GET /health HTTP/1.1\r\nHost: localhost\r\nx: " + b"a" * size + b"\r\n\r\n").status == status


def test_request_headers_are_limited_in_size(live: LiveServer) -> None:
    head = b"GET /health HTTP/1.1\r\nHost: localhost\r\n" + b"".join(
        b"x-%d: %s\r\n" % (n, b"a" * 60_000) for n in range(16)
    )
    assert say(live.url, head + b"\r\n").status in (0, 400, 413, 431)


@pytest.mark.parametrize("piece", [frame(PING, b"x" * 125), frame(0, b"", last=False)], ids=["pings", "empty pieces"])
def test_a_client_that_sends_endless_frames_is_closed(stingy: LiveServer, piece: bytes) -> None:
    with dial(stingy.url) as line:
        assert exchange(line, HELLO).status == 101
        line.sendall(frame(TEXT, b'{"type":"lobby"}'))
        if piece[0] == 0:
            line.sendall(frame(TEXT, b"", last=False))
        with pytest.raises(ConnectionError):
            _send_often(line, piece, stingy.url)


def _send_often(line: socket.socket, piece: bytes, url: str) -> None:
    """Meanwhile others, each behind the proxy, are answered."""
    for turn in range(20):
        line.sendall(piece * 500)
        other = {"X-Forwarded-For": f"198.51.100.{turn}"}
        assert plain_http.get(f"{url}/health", headers=other).status_code == 200


def test_connections_per_address_are_limited(sober: LiveServer) -> None:
    lines = [dial(sober.url) for _ in range(400)]
    try:
        for line in lines:
            with suppress(ConnectionError):
                line.sendall(b"GET / HTTP/1.1\r\n")
        for line in lines[2 * Limits().sockets_per_address :]:
            line.settimeout(PATIENCE)
        for line in lines[: 2 * Limits().sockets_per_address]:
            line.setblocking(False)
        hung_up = sum(_hung_up(line) for line in lines)
        assert hung_up >= 400 - 2 * Limits().sockets_per_address
    finally:
        for line in lines:
            line.close()


def _hung_up(line: socket.socket) -> bool:
    try:
        return line.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


def test_a_person_sits_down_with_their_new_name(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        guest = await session.guest("Ann")
        visit = await session.join(guest, await guest.lay())
        assert (await guest.ask("PATCH", "/api/me", {"name": "Zoe"})).status_code == 200
        for question in ("stand", "sit"):
            assert (await visit.ask(question))["type"] == "done"
        assert visit.table["chairs"][0]["name"] == "Zoe"

    run_session(live.url, scenario)


@pytest.mark.parametrize(
    "request_",
    [
        pytest.param(b"GET /api/me/ HTTP/1.1\r\nHost: evil.localhost\r\n\r\n", id="a path with a slash too many"),
        pytest.param(HELLO.replace(b"/socket", b"/nowhere"), id="a socket elsewhere"),
        pytest.param(b"nonsense\r\n\r\n", id="no request at all"),
    ],
)
def test_responses_by_libraries_have_security_headers_too(live: LiveServer, request_: bytes) -> None:
    answer = say(live.url, request_)
    assert "evil.localhost" not in answer.headers.get("location", "")
    assert guarded(answer.headers)
