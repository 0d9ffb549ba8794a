"""The names a server answers to. A page whose name was pointed at this server (DNS rebinding) reaches nothing."""

import re
import socket
from pathlib import Path

import pytest
from typer.testing import CliRunner

from nottingham.cli.main import app
from nottingham.server.origins import Origins
from tests.support import plain_http
from tests.support.guarding import guarded
from tests.support.live_server import LiveServer, open_server
from tests.support.odd_text import HELLO, say
from tests.support.sessions import Session, run_session

FOREIGN = ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "nottingham", "mypc.lan", "[", "evil@"]
OWN = socket.gethostname()
KNOWN = [
    "localhost",
    "LOCALHOST.",
    "game.localhost",
    "127.0.0.1",
    "192.168.0.7",
    "[::1]",
    "[fe80::1]",
    OWN,
    f"{OWN}.local",
]


def hello(host: str) -> bytes:
    """The handshake of a page at this host."""
    return HELLO.replace(b"Host: localhost", f"Host: {host}\r\nOrigin: http://{host}".encode())


@pytest.mark.parametrize("name", FOREIGN)
def test_a_page_under_a_foreign_name_reaches_nothing(live: LiveServer, name: str) -> None:
    host = f"{name}:{live.url.rpartition(':')[2]}"
    headers = {"host": host, "origin": f"http://{host}"}

    async def scenario(session: Session) -> None:
        guest = await session.guest()
        described = (await guest.ask("GET", "/openapi.json")).json()
        asked = [(method, re.sub(r"{\w+}", "x", path)) for path, ways in described["paths"].items() for method in ways]
        asked += [("get", path) for path in ("/", "/metrics", "/health", "/openapi.json", "/nowhere")]
        for method, path in asked:
            answer = plain_http.request(method, session.url + path, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "unknown_host"), (method, path)
            assert f"--origin http://{host}" in answer.json()["message"] and guarded(answer.headers)

    run_session(live.url, scenario)
    refusal = say(live.url, hello(host))
    assert refusal.status == 403 and guarded(refusal.headers)


@pytest.mark.parametrize("name", KNOWN)
def test_a_server_answers_to_loopback_names_addresses_and_its_machines_name(live: LiveServer, name: str) -> None:
    host = f"{name}:{live.url.rpartition(':')[2]}"
    headers = {"host": host, "origin": f"http://{host}"}
    assert plain_http.get(live.url, headers=headers).status_code == 200
    assert plain_http.post(f"{live.url}/api/people", json={"name": "Ann"}, headers=headers).status_code == 201
    assert say(live.url, hello(host)).status == 101


def test_a_load_balancer_needs_to_name_no_host(live: LiveServer) -> None:
    assert say(live.url, b"GET /alive HTTP/1.0\r\n\r\n").status == 204


def test_a_server_answers_to_the_names_it_was_given(tmp_path: Path) -> None:
    with open_server(tmp_path / "test.db", "--origin", "https://Nottingham.example") as live:
        for host in ("nottingham.example", "NOTTINGHAM.example", "nottingham.example:8443"):
            headers = {"host": host, "origin": f"https://{host}"}
            answer = plain_http.post(f"{live.url}/api/people", json={"name": "Ann"}, headers=headers)
            assert answer.status_code == 201, host
        assert plain_http.get(live.url, headers={"host": "www.nottingham.example"}).status_code == 403
    Origins((), "mypc.lan").check_host({"host": "mypc.lan:8470"})


@pytest.mark.parametrize("origin", ["nottingham.example", "ftp://nottingham.example", "https://", "http://[", "*"])
def test_an_origin_that_could_never_match_is_an_error(origin: str) -> None:
    result = CliRunner().invoke(app, ["serve", "--database", "/dev/null/none", "--origin", origin])
    assert result.exit_code == 2 and "https://nottingham.example" in result.stderr
