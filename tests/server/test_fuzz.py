"""A server answers any input with a documented error or closes the connection: no bug, no traceback, no stuck table.

Requests are generated from the published description, and written by hand where no proper client would send them.
Messages on sockets are generated from the table's request types, and mutated (`odd_messages.py`).
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from websockets.exceptions import ConnectionClosed

from nottingham.players.defaults import default_action
from nottingham.rules.wire import encode
from nottingham.table.requests import TableRequest
from tests.support import plain_http
from tests.support.live_server import Guest, LiveServer, Visit, open_server
from tests.support.odd_messages import MESSAGES, QUESTIONS, SENSIBLE, readable, written
from tests.support.odd_text import BINARY, CLOSE, HELLO, TEXT, dial, exchange, frame, say
from tests.support.sessions import Session, over, play_until, run_session
from tests.support.thorough import many

NO_ENDING_IN_SIGHT = 40
"""Chunks of 4 KiB: more than any request may have."""


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with open_server(tmp_path_factory.mktemp("fuzz") / "test.db", "--log-level", "debug") as live:
        yield live
        unharmed(live)


def unharmed(live: LiveServer) -> None:
    """Checks that the server logged no bug and is healthy."""
    assert "nottingham_faults_total 0.0" in plain_http.get(f"{live.url}/metrics").text
    assert '"trace"' not in live.log_file.read_text()


# Requests


@pytest.fixture(scope="module")
def played(live: LiveServer) -> tuple[str, str]:
    """The codes of a table and of a game finished there."""
    codes = []

    async def scenario(session: Session) -> None:
        table, _, visits = await session.game(1, bot="random", bot_seconds=0, patience_seconds=0)
        await play_until(visits, over)
        assert visits[0].game is not None
        codes.extend([table, visits[0].game])

    run_session(live.url, scenario)
    return codes[0], codes[1]


@pytest.mark.parametrize(
    ("mode", "known"),
    [("positive", True), ("negative", True), ("positive", False)],
    ids=["valid", "invalid", "without a secret"],
)
def test_every_request_is_answered_as_the_published_description_says(
    live: LiveServer, played: tuple[str, str], mode: str, known: bool
) -> None:
    import requests  # with schemathesis it takes a second to import, in every worker
    import schemathesis
    from schemathesis.checks import load_all_checks
    from schemathesis.core.result import Ok

    load_all_checks()
    schema = schemathesis.openapi.from_url(f"{live.url}/openapi.json")
    with requests.Session() as session:
        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            ask_for(found.ok(), mode, session, live.url if known else None, played)
    unharmed(live)


def ask_for(operation: Any, mode: str, session: Any, url: str | None, played: tuple[str, str]) -> None:
    """Sends many generated requests to one endpoint: as a person of the server at `url`, or without a secret."""
    from schemathesis import GenerationMode
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi import checks

    promises = [
        not_a_server_error,
        checks.status_code_conformance,
        checks.content_type_conformance,
        checks.response_schema_conformance,
        checks.response_headers_conformance,
    ]

    def come() -> str:
        return str(session.post(f"{url}/api/people", json={"name": "Ann"}).json()["secret"])

    secret = come() if url is not None else None
    real = dict(zip(("table", "game"), played, strict=True))

    @given(case=operation.as_strategy(generation_mode=GenerationMode(mode)), known_names=st.booleans())
    @settings(
        max_examples=many(5 if url is not None else 2, 25),
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )
    def ask(case: Any, known_names: bool) -> None:
        if known_names:
            case.path_parameters.update({name: real[name] for name in real if name in case.path_parameters})
            if operation.label == "POST /api/tables" and mode == "positive":
                case.body = {"settings": {"options": {"players": 4}}, "bots": {"1": "trader"}}
        headers = {}
        if secret is not None:
            headers["authorization"] = f"Bearer {come() if operation.label == 'DELETE /api/me' else secret}"
        case.validate_response(case.call(headers=headers, session=session), checks=promises)

    try:
        ask()
    except Unsatisfiable:
        assert mode == "negative", operation.label  # nothing can be wrong where nothing is asked for


REQUESTS: dict[str, tuple[bytes, tuple[int, ...]]] = {
    "a method nobody knows": (b"BREW /api/tables HTTP/1.1\r\nHost: localhost\r\n\r\n", (400, 405)),
    "TRACE": (b"TRACE /api/tables HTTP/1.1\r\nHost: localhost\r\n\r\n", (405,)),
    "OPTIONS": (b"OPTIONS /api/tables HTTP/1.1\r\nHost: localhost\r\n\r\n", (405,)),
    "OPTIONS of all": (b"OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n", (404,)),
    "CONNECT": (b"CONNECT there:80 HTTP/1.1\r\nHost: localhost\r\n\r\n", (400, 405)),
    "HEAD": (b"HEAD /api/tables HTTP/1.1\r\nHost: localhost\r\n\r\n", (200,)),
    "double slashes": (b"GET //api//tables HTTP/1.1\r\nHost: localhost\r\n\r\n", (404,)),
    "dots": (b"GET /api/../../etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n", (404,)),
    "a null in the path": (b"GET /api/tables/\0 HTTP/1.1\r\nHost: localhost\r\n\r\n", (400,)),
    "a null, written": (b"GET /api/tables/%00 HTTP/1.1\r\nHost: localhost\r\n\r\n", (404,)),
    "no UTF-8 in the path": (b"GET /api/tables/%ff%fe HTTP/1.1\r\nHost: localhost\r\n\r\n", (404,)),
    "raw bytes in the path": (b"GET /api/tables/\xff\xfe HTTP/1.1\r\nHost: localhost\r\n\r\n", (400,)),
    "no UTF-8 in the query": (b"GET /api/games/x/replay?eyes=%ff&from=%ff HTTP/1.1\r\nHost: localhost\r\n\r\n", (404,)),
    "raw bytes in the query": (b"GET /api/games/x/replay?eyes=\xff HTTP/1.1\r\nHost: localhost\r\n\r\n", (400, 404)),
    "a path without an end": (b"GET /" + b"a" * 99_999 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n", (400, 404, 414, 431)),
    "raw bytes as a secret": (b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \xff\r\n\r\n", (401,)),
    "a secret without an end": (
        b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer " + b"a" * 9999 + b"\r\n\r\n",
        (401,),
    ),
    "another protocol": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", (400,)),
    "no host": (b"GET /api/tables HTTP/1.0\r\n\r\n", (200,)),
    "an upgrade to nothing": (
        b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
        (200,),
    ),
    "no socket at the socket": (b"GET /socket HTTP/1.1\r\nHost: localhost\r\n\r\n", (404,)),
    "a socket elsewhere": (HELLO.replace(b"/socket", b"/api/me"), (403, 404)),
    "a socket of another server": (HELLO.replace(b"/socket", b"http://there/socket"), (404,)),
    "a socket at no path": (HELLO.replace(b"/socket", b"*"), (400, 404)),
    "a socket on two lines": (HELLO.replace(b"/socket", b"/%0d%0a"), (404,)),
    "a socket by POST": (HELLO.replace(b"GET", b"POST"), (400, 405)),
    "a socket of another version": (HELLO.replace(b": 13", b": 99"), (400, 426)),
}
COME = b"POST /api/people HTTP/1.1\r\nHost: localhost\r\n"
JSON = b"Content-Type: application/json\r\n"
CHUNKED = b"Transfer-Encoding: chunked\r\n"
BODIES: dict[str, tuple[bytes, tuple[int, ...]]] = {
    "no body": (COME + JSON + b"\r\n", (400,)),
    "no JSON": (COME + JSON + b"Content-Length: 4\r\n\r\n\xff\xfe\xfd\xfc", (400,)),
    "a form": (COME + b"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 5\r\n\r\nname=", (415,)),
    "plain text": (COME + b"Content-Type: text/plain\r\nContent-Length: 14\r\n\r\n" + b'{"name":"Ann"}', (415,)),
    "no type": (COME + b"Content-Length: 14\r\n\r\n" + b'{"name":"Ann"}', (415,)),
    "a type of nonsense": (COME + b"Content-Type: \xff;;;=\r\nContent-Length: 2\r\n\r\n{}", (415,)),
    "too long": (COME + JSON + b"Content-Length: 99999\r\n\r\n" + b" " * 99_999, (413,)),
    "longer than any number": (COME + JSON + b"Content-Length: " + b"9" * 40 + b"\r\n\r\n", (400,)),
    "shorter than nothing": (COME + JSON + b"Content-Length: -1\r\n\r\n", (400,)),
    "two lengths": (COME + JSON + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}", (400,)),
    "a length and chunks": (COME + JSON + CHUNKED + b"Content-Length: 5\r\n\r\n0\r\n\r\n", (400,)),
    "chunks of nonsense": (COME + JSON + CHUNKED + b"\r\nzz\r\n", (400,)),
    "chunks without an end": (
        COME + JSON + CHUNKED + b"\r\n" + (b"1000\r\n" + b" " * 4096 + b"\r\n") * NO_ENDING_IN_SIGHT,
        (413,),
    ),
    "JSON without a floor": (COME + JSON + b"Content-Length: 16000\r\n\r\n" + b"[" * 16_000, (400,)),
    "a lone surrogate": (COME + JSON + b"Content-Length: 17\r\n\r\n" + b'{"name":"\\ud800"}', (400,)),
}


@pytest.mark.parametrize("asked", [*REQUESTS, *BODIES])
def test_a_malformed_request_is_refused_or_closed(live: LiveServer, asked: str) -> None:
    request, statuses = (REQUESTS | BODIES)[asked]
    answer = say(live.url, request)
    assert answer.status in (0, *statuses)
    if answer.headers.get("content-type") == "application/json" and answer.status >= 400 and answer.body:
        assert {"error", "code", "message"} <= json.loads(answer.body).keys()
    assert b"Traceback" not in answer.body
    unharmed(live)


def test_a_request_that_breaks_off_is_harmless(live: LiveServer) -> None:
    with dial(live.url) as line:
        line.sendall(COME + JSON + b"Content-Length: 100\r\n\r\n{")
    unharmed(live)


# Frames

FRAMES = {
    "a kind of frame that is none": frame(3, b""),
    "a frame without a mask": b"\x81\x02{}",
    "an unfinished close": frame(CLOSE, b"\x03"),
    "a close of no kind": frame(CLOSE, b"\x00\x01"),
    "a message within a message": frame(TEXT, b"{", last=False) + frame(TEXT, b"}"),
    "the rest of nothing": frame(0, b"}"),
    "flags of an extension": b"\xc1\x80\x00\x00\x00\x00",
    "a message that is too long": frame(TEXT, b" " * 16_385),
    "a message that is too long, in pieces": frame(TEXT, b" " * 9000, last=False) + frame(0, b" " * 9000),
    "a length beyond all": b"\x81\xff" + b"\x7f" + b"\xff" * 7 + bytes(4),
}


@pytest.mark.parametrize("sent", FRAMES)
def test_a_malformed_frame_ends_its_socket_only(live: LiveServer, sent: str) -> None:
    with dial(live.url) as line:
        assert exchange(line, HELLO).status == 101
        line.sendall(frame(TEXT, b'{"type":"lobby"}') + FRAMES[sent])
        while line.recv(65536):
            pass
    unharmed(live)


def test_invalid_text_leaves_no_trace(tmp_path: Path) -> None:
    with open_server(tmp_path / "test.db") as live:
        with dial(live.url) as line:
            assert exchange(line, HELLO).status == 101
            line.sendall(frame(TEXT, b"\xff\xfe"))
            while line.recv(65536):
                pass
        unharmed(live)


@pytest.mark.parametrize("kind", [TEXT, BINARY])
def test_a_malformed_first_message_closes_the_socket(live: LiveServer, kind: int) -> None:
    for noise in (b"", b"{}", b'{"type":"act"}', b"[" * 16_000, b'{"type":"join","table":7}'):
        with dial(live.url) as line:
            assert exchange(line, HELLO).status == 101
            line.sendall(frame(kind, noise))
            received = b""
            while b'"ending"' not in received:
                received += line.recv(65536)
            assert b'"refused"' in received
    unharmed(live)


# Messages

PATIENCE_WITH_BLUNDERS = 15
"""The malformed messages after which to reconnect: a few later the server closes the socket."""


class Chatterbox:
    """A client at a table that sends anything at all, and counts the answers."""

    def __init__(self, session: Session, guest: Guest, table: str) -> None:
        self.visit: Visit | None = None
        self._party = session
        self._guest = guest
        self._table = table
        self._blunders = 0
        self._sent = 0

    async def come(self) -> None:
        """Joins the table, if it is open to them."""
        if self.visit is None or self._blunders > PATIENCE_WITH_BLUNDERS:
            if self.visit is not None:
                await self.visit.close()
            self._blunders = 0
            self.visit, word = await self._party.knock(self._guest, self._table)
            if word["type"] != "welcome":
                assert word["code"] == "no_spectators", word
                self.visit = None

    async def send(self, message: dict[str, Any] | str | bytes) -> None:
        """Sends a message and reads until the answer to a request that follows it."""
        await self.come()
        if self.visit is None:
            return
        await self.answers()
        before = self.visit.table
        self._sent += 1
        key = f"key {self._sent}"
        text = written(self._sensible(message), key) if isinstance(message, dict) else message
        pieces = [piece for piece in (text[:9], text[9:20], text[20:]) if piece] or [text]
        try:
            await self.visit.socket.send(pieces if self._sent % 5 == 0 else text)
            answers = await self.answers()
        except ConnectionClosed:
            assert json.loads(self.visit.received[-1])["code"] == "no_spectators"
            self.visit = None
            return
        assert len(answers) == 1, (message, answers)
        assert answers[0]["type"] == "done" or answers[0]["error"] != "fault"
        if isinstance(message, dict) and readable(text):
            assert answers[0].get("key") == key, (message, answers)
        if answers[0].get("error") == "malformed":
            self._blunders += 1
        self._others_sit_as_before(before)

    def _sensible(self, message: dict[str, Any]) -> dict[str, Any]:
        assert self.visit is not None
        if message.get("action") != SENSIBLE:
            return message
        view = self.visit.view
        action = default_action(view) if view is not None and self.visit.seat in view.to_act else None
        return {"type": "pass"} if action is None else {"type": "act", "action": json.loads(encode(action))}

    async def answers(self) -> list[dict[str, Any]]:
        """Returns all answers up to the one to a request of our own."""
        assert self.visit is not None
        answers: list[dict[str, Any]] = []

        def answer(message: dict[str, Any]) -> bool:
            if message["type"] in ("done", "refused"):
                answers.append(message)
            return message.get("key") == "are you there?"

        await self.visit.send({"type": "recall", "before": 0, "key": "are you there?"})
        await self.visit.until(answer)
        return answers[:-1]

    def _others_sit_as_before(self, before: dict[str, Any]) -> None:
        """Only a host can move others."""
        assert self.visit is not None
        me = self.visit
        if before["host"] is None or json.loads(me.received[0])["you"]["host"] or before["host"] in self._mine(before):
            return
        after = me.table
        for seat, (then, now) in enumerate(zip(before["chairs"], after["chairs"], strict=True)):
            if seat not in (*self._mine(before), *self._mine(after)):
                assert (then["kind"], then.get("name")) == (now["kind"], now.get("name"))

    def _mine(self, table: dict[str, Any]) -> list[int]:
        name = self._guest.credentials.get("person", {}).get("name")
        return [seat for seat, chair in enumerate(table["chairs"]) if chair.get("name") == name]


async def play_to_the_end(session: Session, guests: list[Guest], table: str) -> None:
    """Plays a game at this table to its end, whatever was sent before."""
    visits = [
        visit for visit, word in [await session.knock(guest, table) for guest in guests] if word["type"] == "welcome"
    ]
    hosts = [visit for visit in visits if json.loads(visit.received[0])["you"]["host"]]
    if not hosts:
        return  # its last person has left, and the table is gone
    host = hosts[0]
    await host.ask("arrange", settings={"bot_seconds": 0, "patience_seconds": 0, "decision_seconds": None})
    for visit in visits:
        await visit.ask("resume")
    if host.table["stage"] == "over":
        assert (await host.ask("gather"))["type"] == "done"
    if host.table["stage"] == "gathering":
        for seat, chair in enumerate(host.table["chairs"]):
            if chair["kind"] == "empty":
                await host.ask("seat_bot", seat=seat, bot="random")
        assert (await host.ask("start"))["type"] == "done"
    await play_until(visits, over)


def test_every_kind_of_request_is_among_the_odd_messages() -> None:
    kinds = {kind.__struct_config__.tag for kind in get_args(TableRequest)}
    assert kinds <= {*QUESTIONS, "act"}


def test_every_message_at_a_table_is_answered_once_and_the_game_can_be_finished(live: LiveServer) -> None:
    async def hear_out(session: Session, sayings: list[tuple[int, Any]]) -> None:
        table, guests, visits = await session.game(3, bot_seconds=0, patience_seconds=0)
        for visit in visits:
            await visit.close()
        guests.append(await session.guest("Watson"))
        people = [Chatterbox(session, guest, table) for guest in (*guests, session.known_by(None))]
        for who, saying in sayings:
            await people[who].send(saying)
        for chatterbox in people:
            if chatterbox.visit is not None:
                await chatterbox.visit.close()
        await play_to_the_end(session, guests, table)

    @seed(25)  # sends nearly every kind of request
    @given(sayings=st.lists(st.tuples(st.integers(0, 4), MESSAGES), min_size=40, max_size=50))
    @settings(
        max_examples=many(5, 20),  # the first is always the same simple one
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )
    def listen(sayings: list[tuple[int, Any]]) -> None:
        run_session(live.url, lambda session: hear_out(session, sayings))

    listen()
    unharmed(live)
