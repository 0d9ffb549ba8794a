"""The cluster of docs/hosting.md, set up exactly as written: three servers, PostgreSQL, Redis and a proxy.

10.0.0.x in the page is 127.0.0.x here, on free ports.
"""

import asyncio
import json
import re
import shlex
import signal
import socket
import subprocess
import time
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.test_pages import DOCS, HOSTING
from tests.support import plain_http
from tests.support.live_server import PATIENCE, UNLIMITED, Guest, Visit, open_server
from tests.support.odd_text import HELLO, PONG, TEXT, dial, exchange, frame
from tests.support.server_process import ServerProcess, start
from tests.support.services import Machine, Postgres, Redis, free_port, needs, program, running
from tests.support.sessions import FAR, QUICK, play_until

pytestmark = [needs("initdb", "redis-server", "haproxy", "pg_dump"), pytest.mark.cluster]
DASHBOARD = json.loads((DOCS / "grafana.json").read_text(encoding="utf-8"))
_MANY = HOSTING[HOSTING.index("## More than one machine") :]


def block(kind: str, *words: str) -> str:
    """The only code block of the page of this kind that contains these words."""
    found = re.findall(r"^```(\w*)\n(.*?)^```$", _MANY, re.DOTALL | re.MULTILINE)
    (text,) = [text for its, text in found if its == kind and all(word in text for word in words)]
    return str(text)


class Haproxy(Machine):
    def __init__(self, config: str) -> None:
        super().__init__("haproxy")
        (self.folder / "haproxy.cfg").write_text(config)
        self.start()

    def start(self) -> None:
        haproxy = program("haproxy")
        assert haproxy is not None
        self._run([haproxy, "-db", "-f", str(self.folder / "haproxy.cfg")])


class Example:
    """The three machines of the page, and those beside them."""

    def __init__(self, stack: ExitStack) -> None:
        self.postgres, self.redis = Postgres(safe=True), Redis()
        stack.enter_context(running(self.postgres))
        stack.enter_context(running(self.redis))
        self._names = {
            "10.0.0.20:5432": f"127.0.0.1:{self.postgres.port}",
            "10.0.0.21:6379": f"127.0.0.1:{self.redis.port}",
            "10.0.0.10:80": f"127.0.0.1:{free_port()}",
            "10.0.0.10": "127.0.0.1",
        }
        for number in (11, 12, 13):
            self._names[f"10.0.0.{number}:8470"] = f"127.0.0.{number}:{free_port()}"
        self.postgres.command(*[line for line in block("sql").split(";\n") if line.strip()])
        self.nodes: list[ServerProcess] = []
        for number in (11, 12, 13):
            stack.callback(self.end, self.serve(number))
        self.proxy = Haproxy(self.here(block("haproxy")))
        stack.enter_context(running(self.proxy))
        self.url = f"http://{self._names['10.0.0.10:80']}"

    def here(self, text: str) -> str:
        for name, place in self._names.items():
            text = text.replace(name, place)
        assert "10.0.0." not in text, text
        return text

    def direct(self, number: int) -> str:
        """The address of a server behind the proxy."""
        return f"http://{self._names[f'10.0.0.{number}:8470']}"

    def serve(self, number: int, limits: Mapping[str, str] = UNLIMITED) -> ServerProcess:
        command = block("", "nottingham serve").replace("\\\n", " ").strip()
        host, _, port = self._names[f"10.0.0.{number}:8470"].partition(":")
        command = command.replace("--host 10.0.0.11 --port 8470", f"--host {host} --port {port}")
        words = shlex.split(self.here(command))
        assert words[0] == "nottingham"
        # The tests play faster than people.
        node = start(words[1:], limits, self.redis.folder / "server.log")
        assert node.stdout is not None and b"is open" in node.stdout.readline()
        self.nodes.append(node)
        return node

    @staticmethod
    def end(node: ServerProcess) -> None:
        node.kill()
        node.wait(PATIENCE)
        if node.stdout is not None:
            node.stdout.close()

    def run(self, *words: str) -> None:
        """Runs a command of the page."""
        command = shlex.split(self.here(block("", *words)))
        known = program(command[0])
        assert known is not None
        subprocess.run([known, *command[1:]], check=True, cwd=self.proxy.folder, timeout=PATIENCE)

    def serving(self) -> set[int]:
        """The servers that have open sockets."""
        found = set()
        for place, number in enumerate((11, 12, 13)):
            if self.nodes[place].poll() is None:
                metrics = plain_http.get(f"{self.direct(number)}/metrics").text
                if not re.search(r"^nottingham_sockets 0\.0$", metrics, re.MULTILINE):
                    found.add(place)
        return found

    async def open(self) -> None:
        """Waits until the proxy has found a server."""
        async with plain_http.AsyncClient() as client, asyncio.timeout(PATIENCE):
            while True:
                try:
                    if (await client.get(f"{self.url}/health")).status_code == 200:
                        return
                except httpx.HTTPError:
                    pass
                await asyncio.sleep(0.05)


async def come_back(guest: Guest, table: str, known: Visit) -> Visit:
    """Rejoins as the page does: tries until it is welcome."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                visit = await guest.join(table, game=known.game, version=known.version)
                if (await visit.hear())["type"] == "welcome":
                    return visit
            except Exception:
                await asyncio.sleep(0.1)


async def play_though_a_server_dies(example: Example) -> None:
    await example.open()
    guests = [await Guest.come(example.url, name) for name in ("Ann", "Bob", "Cleo", "Dan")]
    table = await guests[0].lay(**QUICK)
    visits = []
    for guest in guests:
        visits.append(await guest.join(table))
        assert (await visits[-1].hear())["type"] == "welcome"
        await visits[-1].ask("sit")
    assert (await visits[0].ask("start"))["type"] == "done"
    await play_until(visits, lambda visit: visit.version >= 9)
    for visit in visits:
        await visit.ask("catch_up", version=FAR)
    (host,) = example.serving()  # the proxy keeps a table together
    example.nodes[host].send_signal(signal.SIGKILL)
    example.nodes[host].wait(PATIENCE)
    for visit in visits:
        with pytest.raises(ConnectionClosed):
            await visit.ask("catch_up", version=FAR)
    visits = [await come_back(guest, table, visit) for guest, visit in zip(guests, visits, strict=True)]
    assert len({visit.version for visit in visits}) == 1
    await play_until(visits, lambda visit: visit.version >= 30)
    for path in ("/metrics", "/%6detrics"):
        assert (await guests[0].ask("GET", path)).status_code == 403
    for visit in visits:
        await visit.close()
    for guest in guests:
        await guest.close()


def bring_everything_back_from_a_copy(example: Example) -> None:
    example.run("pg_dump")
    with psycopg.connect(example.postgres.url("nottingham")) as connection:
        before = connection.execute("SELECT game, version, events FROM moves ORDER BY game, version").fetchall()
    for node in example.nodes:
        node.kill()
    example.postgres.command("DROP DATABASE nottingham WITH (FORCE)", "CREATE DATABASE nottingham OWNER nottingham")
    example.run("pg_restore")
    with psycopg.connect(example.postgres.url("nottingham")) as connection:
        after = connection.execute("SELECT game, version, events FROM moves ORDER BY game, version").fetchall()
    assert before and after == before
    again = example.serve(11, limits={})
    try:
        assert plain_http.get(f"{example.direct(11)}/health").status_code == 200
        asyncio.run(example.open())
        close_who_sends_endless_pongs(example)
    finally:
        example.end(again)


def send_pongs(line: socket.socket, url: str) -> None:
    for _ in range(500):
        line.sendall(frame(PONG, b"x" * 125) * 100)
        assert plain_http.get(f"{url}/alive").status_code == 204


def dial_through(example: Example) -> socket.socket:
    """A socket through the proxy, which may still choose a server that isn't back."""
    deadline = time.monotonic() + PATIENCE
    while exchange(line := dial(example.url), HELLO).status != 101:
        line.close()
        assert time.monotonic() < deadline
    return line


def close_who_sends_endless_pongs(example: Example) -> None:
    """The proxy passes on every frame, and the end of the connection too."""
    with dial_through(example) as line:
        line.sendall(frame(TEXT, b'{"type":"lobby"}'))
        with pytest.raises(ConnectionError):
            send_pongs(line, example.direct(11))
    assert plain_http.get(f"{example.direct(11)}/alive").status_code == 204


def test_the_example_of_three_servers_works_survives_a_kill_and_is_restored_from_a_backup() -> None:
    with ExitStack() as stack:
        example = Example(stack)
        asyncio.run(play_though_a_server_dies(example))
        bring_everything_back_from_a_copy(example)


def metrics_named(text: str) -> set[str]:
    return set(re.findall(r"\bnottingham_[a-z_]+\b", text))


def test_every_recommended_metric_exists(tmp_path: Path, postgres: Postgres, redis: Redis, blank: str) -> None:
    url = postgres.new_database(like=blank)
    with open_server(tmp_path / "node.db", "--database", url, "--redis", redis.url) as live:
        text = plain_http.get(f"{live.url}/metrics").text
        assert plain_http.get(f"{live.url}/alive").status_code == 204
    exported = set(re.findall(r"^# TYPE (nottingham_[a-z_]+) ", text, re.MULTILINE))
    exported |= {f"{name}_bucket" for name in exported if f"{name}_bucket" in text}
    watched = metrics_named(json.dumps(DASHBOARD))
    assert metrics_named(_MANY) <= exported | {"nottingham_dump"}
    assert watched <= exported | {"nottingham_answer_seconds_bucket"}
    assert exported - {name for name in exported if name.endswith(("_created", "_bucket"))} <= {
        name.removesuffix("_bucket") for name in watched
    }, "the dashboard shows all of it"
    assert len({(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in DASHBOARD["panels"]}) == len(
        DASHBOARD["panels"]
    )
