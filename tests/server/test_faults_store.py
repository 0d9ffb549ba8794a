"""Full disks, locked or damaged databases, and paths and addresses that can't be used."""

import asyncio
import json
import os
import resource
import socket
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from nottingham.players.defaults import default_action
from nottingham.rules.wire import encode
from tests.server.test_playing import play_sensibly
from tests.support.faults import QUICK, eventually, health, stored_games, without_gaps
from tests.support.live_server import PATIENCE, Guest, LiveServer, Visit, open_server
from tests.support.server_process import run

pytestmark = pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="here no disk can be made full")


class Disk:
    """The disk of a running server, which a test can fill and empty."""

    def __init__(self, live: LiveServer) -> None:
        self._live = live

    def fill(self) -> None:
        """Stops files from growing, like a full disk."""
        log = self._live.database.with_name(self._live.database.name + "-wal")
        self._limit(log.stat().st_size)

    def empty(self) -> None:
        self._limit(resource.RLIM_INFINITY)

    def _limit(self, size: int) -> None:
        resource.prlimit(self._live.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


class Session:
    """People at one table with a game started."""

    def __init__(self, live: LiveServer) -> None:
        self.live = live
        self.disk = Disk(live)
        self.guests: list[Guest] = []
        self.visits: list[Visit] = []
        self.table = ""

    async def begin(self, *names: str, bots: dict[int, str] | None = None, **settings: Any) -> None:
        self.guests = [await Guest.come(self.live.url, name) for name in names]
        players = len(names) + len(bots or {})
        self.table = await self.guests[0].lay(bots=bots, options={"players": players}, **{**QUICK, **settings})
        self.visits = [await guest.join(self.table) for guest in self.guests]
        for visit in self.visits:
            await visit.hear()
        for visit in self.visits[1:]:
            assert (await visit.ask("sit"))["type"] == "done"
        assert (await self.visits[0].ask("start"))["type"] == "done"
        for visit in self.visits:
            await self.settle(visit)

    async def settle(self, visit: Visit) -> list[str]:
        """Reads everything sent so far and returns the kinds of messages."""
        before = len(visit.received)
        await visit.ask("recall", before=0)
        return [json.loads(text)["type"] for text in visit.received[before:]]

    def next_move(self) -> tuple[Visit, dict[str, Any]]:
        """The visit of a player to act, and a legal move with a key."""
        for visit in self.visits:
            if visit.view is not None and visit.seat in visit.view.to_act:
                action = default_action(visit.view)
                if action is not None:
                    body = json.loads(encode(action))
                    return visit, {"action": body, "version": visit.version, "key": f"move {visit.version + 1}"}
        raise AssertionError("it is nobody's turn")

    async def until_a_bot_is_to_move(self) -> Visit:
        """The one person moves until the game waits for others."""
        (visit,) = self.visits
        while visit.view is None or visit.seat in visit.view.to_act:
            _, move = self.next_move()
            assert (await visit.ask("act", **move))["type"] == "done"
        return visit

    async def play_on(self) -> None:
        await asyncio.gather(*(play_sensibly(visit) for visit in self.visits))
        assert all(visit.versions == list(range(visit.version + 1)) for visit in self.visits)

    async def end(self) -> None:
        for visit in self.visits:
            await visit.close()
        for guest in self.guests:
            await guest.close()


def in_session(path: Path, test: Callable[[Session], Awaitable[None]], *names: str, **about: Any) -> None:
    async def run(live: LiveServer) -> None:
        session = Session(live)
        await session.begin(*(names or ("Ann", "Bob", "Cleo")), **about)
        try:
            await test(session)
        finally:
            await session.end()

    with open_server(path / "test.db") as live:
        asyncio.run(run(live))
        assert live.stop() == 0
        assert "Traceback" not in live.log_file.read_text()
    assert all(without_gaps(moves) for moves in stored_games(path / "test.db").values())


def test_nothing_happens_on_a_full_disk_and_play_goes_on_afterwards(tmp_path: Path) -> None:
    async def full(session: Session) -> None:
        visit, move = session.next_move()
        version = visit.version
        session.disk.fill()
        refused = await visit.ask("act", **move)
        assert (refused["type"], refused["error"]) == ("refused", "not_saved")
        for other in session.visits:
            assert "moved" not in await session.settle(other), "nobody heard of what has not happened"
            assert other.version == version
        for asked in ({"kind": "say", "text": "Is anybody there?"}, {"kind": "cut", "text": "mine"}, {"kind": "stand"}):
            refused = await visit.ask(**asked)
            assert (refused["type"], refused["error"]) == ("refused", "not_saved")
        sick = await health(session.live.url)
        assert sick.status_code == 503 and sick.json()["ok"] is False and "Traceback" not in sick.text
        late = await session.guests[0].ask("POST", "/api/people", {"name": "Eve"})
        assert late.status_code == 503 and late.json()["error"] == "not_saved" and late.headers["retry-after"]
        unlaid = await session.guests[0].ask("POST", "/api/tables", {"settings": {"options": {"players": 3}}})
        assert unlaid.status_code == 503 and "Traceback" not in unlaid.text
        assert (await session.guests[0].ask("GET", f"/api/tables/{session.table}")).status_code == 200, (
            "reading goes on"
        )
        session.disk.empty()
        done = await visit.ask("act", **move)
        assert (done["type"], done["version"]) == ("done", version + 1)
        assert (await health(session.live.url)).status_code == 200
        await session.play_on()

    in_session(tmp_path, full)
    moves = next(iter(stored_games(tmp_path / "test.db").values()))
    assert [move.key for move in moves].count("move 1") == 1


def test_a_disk_that_keeps_filling_up_never_loses_a_version(tmp_path: Path) -> None:
    async def flickering(session: Session) -> None:
        refusals = 0
        for number in range(40):
            visit, move = session.next_move()
            if number % 3 != 1:
                session.disk.fill()
            answer = await visit.ask("act", **move)
            if answer["type"] == "refused":
                assert answer["error"] == "not_saved"
                refusals += 1
                session.disk.empty()
                answer = await visit.ask("act", **move)
            assert answer["type"] == "done", answer
            session.disk.empty()
            for other in session.visits:
                await session.settle(other)
                assert other.version == answer["version"]
        assert refusals > 5
        await session.play_on()

    in_session(tmp_path, flickering)


def test_bots_resume_when_the_disk_has_room_again(tmp_path: Path) -> None:
    async def full(session: Session) -> None:
        visit = await session.until_a_bot_is_to_move()
        session.disk.fill()

        async def sick() -> bool:
            return (await health(session.live.url)).status_code == 503

        await eventually(sick)
        assert "moved" not in await session.settle(visit)
        session.disk.empty()
        await visit.until(lambda message: message["type"] == "moved")
        assert visit.versions == list(range(visit.version + 1))

    in_session(tmp_path, full, "Ann", bots={1: "random", 2: "trader"}, bot_seconds=1)


def test_a_pause_that_was_not_saved_has_not_begun(tmp_path: Path) -> None:
    async def full(session: Session) -> None:
        visit, move = session.next_move()
        for each in session.visits[1:]:
            assert (await each.ask("pause"))["type"] == "done"
        session.disk.fill()
        assert (await session.visits[0].ask("pause"))["error"] == "not_saved"
        session.disk.empty()
        table = (await session.guests[0].ask("GET", f"/api/tables/{session.table}")).json()["table"]
        assert not table["paused"]
        assert not table["chairs"][0].get("wants_pause"), "what was refused has changed nothing"
        assert (await visit.ask("act", **move))["type"] == "done"

    in_session(tmp_path, full)


def test_bots_play_on_after_a_pause_that_was_not_saved(tmp_path: Path) -> None:
    async def full(session: Session) -> None:
        visit = await session.until_a_bot_is_to_move()
        session.disk.fill()
        assert (await visit.ask("pause"))["error"] == "not_saved"
        session.disk.empty()
        await asyncio.wait_for(visit.until(lambda message: message["type"] == "moved"), 10)

    in_session(tmp_path, full, "Ann", bots={1: "random", 2: "random"}, bot_seconds=1.5)


@contextmanager
def locked(database: Path, how: str) -> Iterator[sqlite3.Connection]:
    """Another program locks the database."""
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute(how)
        yield other


@pytest.mark.parametrize("how", ["BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"])
def test_an_action_waits_for_a_locked_file_while_everything_else_is_answered(tmp_path: Path, how: str) -> None:
    async def busy(session: Session) -> None:
        visit, move = session.next_move()
        version = visit.version
        other = next(each for each in session.visits if each is not visit)
        with locked(session.live.database, how) as program:
            asked = asyncio.create_task(visit.ask("act", **move))
            for path in ("/openapi.json", "/health", "/api/bots", "/api/me", f"/api/tables/{session.table}") * 5:
                assert (await session.guests[0].ask("GET", path)).status_code == 200, path
            assert not asked.done(), "nothing is answered before it is stored"
            assert other.version == version
            program.execute("ROLLBACK")
        done = await asked
        assert (done["type"], done["version"]) == ("done", version + 1)
        await session.play_on()

    in_session(tmp_path, busy)


def test_an_action_is_refused_while_the_file_stays_locked_and_can_be_resent(tmp_path: Path) -> None:
    async def busy(session: Session) -> None:
        visit, move = session.next_move()
        version = visit.version
        with locked(session.live.database, "BEGIN IMMEDIATE"):
            refused = await visit.ask("act", **move)
            assert (refused["type"], refused["error"]) == ("refused", "not_saved")
            for other in session.visits:
                assert "moved" not in await session.settle(other)
            assert (await health(session.live.url)).status_code == 503
        done = await visit.ask("act", **move)
        assert (done["type"], done["version"]) == ("done", version + 1)
        assert (await health(session.live.url)).status_code == 200
        await session.play_on()

    in_session(tmp_path, busy)


Trouble = Callable[[Path], list[str]]


def store(path: Path) -> Path:
    """A database that a server has used."""
    database = path / "test.db"
    with open_server(database) as live:

        async def come() -> None:
            guest = await Guest.come(live.url, "Ann")
            for _ in range(5):
                await guest.lay()
            await guest.close()

        asyncio.run(come())
        assert live.stop() == 0
    return database


def garbage(path: Path) -> list[str]:
    (path / "garbage.db").write_bytes(os.urandom(50_000))
    return ["--database", str(path / "garbage.db")]


def cut_off(path: Path) -> list[str]:
    database = store(path)
    database.write_bytes(database.read_bytes()[:-8192])
    return ["--database", str(database)]


def overwritten(path: Path) -> list[str]:
    database = store(path)
    pages = bytearray(database.read_bytes())
    pages[-8192:-4096] = os.urandom(4096)
    database.write_bytes(pages)
    return ["--database", str(database)]


def folder(path: Path) -> list[str]:
    return ["--database", str(path)]


def below_a_file(path: Path) -> list[str]:
    (path / "file").write_text("a file")
    return ["--database", str(path / "file" / "test.db")]


def no_such_address(path: Path) -> list[str]:
    return ["--database", str(path / "test.db"), "--host", "203.0.113.77"]


def no_address(path: Path) -> list[str]:
    return ["--database", str(path / "test.db"), "--host", "256.256.256.256"]


def refused_in_one_line(log: Path, *arguments: str) -> str:
    """The line with which `serve` says why it can't start."""
    finished = run(["serve", "--port", "0", *arguments], log, PATIENCE)
    assert finished.returncode == 2, finished.stderr
    assert finished.stdout == ""
    (line,) = finished.stderr.splitlines()
    assert line.startswith("nottingham: ")
    return line


@pytest.mark.parametrize("trouble", [garbage, cut_off, overwritten, folder, below_a_file, no_such_address, no_address])
def test_a_file_that_cannot_be_served_is_refused_in_one_line(tmp_path: Path, trouble: Trouble) -> None:
    refused_in_one_line(tmp_path / "refused.log", *trouble(tmp_path))


def test_a_second_server_on_a_file_is_refused_in_one_line(tmp_path: Path) -> None:
    with open_server(tmp_path / "test.db") as live:
        assert "in use" in refused_in_one_line(tmp_path / "refused.log", "--database", str(tmp_path / "test.db"))
        assert live.stop() == 0


def test_a_locked_file_is_not_served(tmp_path: Path) -> None:
    database = store(tmp_path)
    with locked(database, "BEGIN EXCLUSIVE"):
        assert "locked" in refused_in_one_line(tmp_path / "refused.log", "--database", str(database))


def test_a_port_in_use_is_refused_in_one_line_and_the_file_stays_free(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        line = refused_in_one_line(tmp_path / "refused.log", "--database", str(tmp_path / "test.db"), "--port", port)
        assert "is in use" in line and "--port" in line
    with open_server(tmp_path / "test.db") as live:
        assert live.stop() == 0
