"""Servers that are killed at random moments, stopped during games or backed up in use: whatever they acknowledged is
stored once, and everyone reconnects and plays on.
"""

import asyncio
import json
import os
import signal
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.server.test_playing import play_sensibly
from tests.support import plain_http
from tests.support.faults import QUICK, BotSeats, Breakable, Steadfast, agrees, stored_games, stored_lines, without_gaps
from tests.support.live_server import PATIENCE, Guest, LiveServer, Visit, open_server
from tests.support.server_process import run

KILLS = int(os.environ.get("NOTTINGHAM_KILLS", "3"))
"""How often each of the two servers is killed."""
TABLES: tuple[tuple[int, Mapping[int, str]], ...] = (
    (4, {}),
    (2, {2: "trader", 3: "random"}),
    (1, {1: "random", 2: "trader"}),
)
"""The tables of a server: the people at each, and its bots by seat."""

_numbers = count()


async def gather_company(running: Breakable, people: int, bots: Mapping[int, str], chance: Random) -> BotSeats:
    """A table with everyone seated and a game started."""
    url = await running.url()
    async with AsyncExitStack() as afterwards:
        guests = []
        for name in ("Ann", "Bob", "Cleo", "Dan")[:people]:
            guests.append(await Guest.come(url, f"{name} {next(_numbers)}"))
            afterwards.push_async_callback(guests[-1].close)
        table = await guests[0].lay(bots=bots, options={"players": people + len(bots)}, **QUICK)
        visitors = BotSeats([Steadfast(running, guest, table, chance) for guest in guests])
        for person in visitors.people:
            afterwards.push_async_callback(person.go)
            await person.come()
            if not person.client.host:
                await person.client.sit()
        await visitors.people[0].client.start()
    return visitors


Breaking = Callable[[Breakable, Random], Awaitable[None]]


async def play_while(database: Path, breaking: Breaking) -> list[BotSeats]:
    """Plays at several tables while something happens to the server, and then to the end."""
    running = Breakable(database)
    chance = Random()
    try:
        await running.open()
        companies = [await gather_company(running, people, bots, chance) for people, bots in TABLES]

        async def break_() -> None:
            await breaking(running, chance)
            for visitors in companies:
                visitors.more = False

        async with asyncio.TaskGroup() as everyone:
            everyone.create_task(break_())
            for visitors in companies:
                everyone.create_task(visitors.play())
        await the_end_is_known(running, companies)
        await running.break_(LiveServer.stop)
        return companies
    finally:
        running.end()


async def the_end_is_known(running: Breakable, companies: list[BotSeats]) -> None:
    """Checks that every game of every table ended and left its record and its results."""
    for visitors in companies:
        host = visitors.people[0]
        guest = Guest(await running.url(), host.guest.credentials)
        table = (await guest.ask("GET", f"/api/tables/{host.table}")).json()["table"]
        assert table["stage"] == "over"
        codes = [game["game"] for game in table["games"]]
        assert codes[-1] == host.game
        for code in codes:
            assert (await guest.ask("GET", f"/api/games/{code}/record")).status_code == 200
        assert (await guest.ask("GET", "/api/me/statistics")).json()["games"] == len(codes)
        await guest.close()


def all_agree(companies: list[BotSeats], database: Path) -> None:
    assert all(without_gaps(moves) for moves in stored_games(database).values())
    for visitors in companies:
        for seat, person in enumerate(visitors.people):
            assert len(person.promised) > 5
            agrees(person, seat, database)


def test_a_server_killed_repeatedly_loses_nothing_and_repeats_nothing(tmp_path: Path) -> None:
    async def kills(running: Breakable, chance: Random) -> None:
        for _ in range(KILLS):
            await running.kill_at_random(chance, within=300)

    async def two_houses() -> list[list[BotSeats]]:
        return await asyncio.gather(*[play_while(tmp_path / f"{name}.db", kills) for name in ("east", "west")])

    for name, companies in zip(("east", "west"), asyncio.run(two_houses()), strict=True):
        all_agree(companies, tmp_path / f"{name}.db")


async def attempt(work: Awaitable[bool]) -> bool:
    """Returns whether a request was acknowledged; the server may die meanwhile."""
    try:
        return await work
    except TimeoutError:
        raise
    except (WebSocketException, OSError, EOFError, httpx.TransportError):
        return False


class Founder:
    """A person who creates a table with a friend and a bot, and retries each step until it is done."""

    def __init__(self, running: Breakable, host: Guest, friend: Guest) -> None:
        self.running = running
        self.host = host
        self.friend = friend
        self.promised: set[str] = set()
        self.table: str | None = None
        self.said = 0

    async def each(self, guest: Guest, kind: str, **fields: Any) -> bool:
        """Sends one request over a new socket."""
        guest.url = await self.running.url()
        async with await guest.join(str(self.table)) as visit:
            welcome = await visit.hear()
            assert welcome["type"] == "welcome", "an acknowledged table is there"
            self.running.notice()
            asked = asyncio.ensure_future(visit.ask(kind, **fields))
            self.running.notice()
            answer = await asked
            self.running.notice()
            return bool(answer["type"] == "done")

    async def lay(self) -> bool:
        async with plain_http.AsyncClient(base_url=await self.running.url()) as http:
            self.running.notice()
            answer = await http.post(
                "/api/tables",
                json={"settings": {"options": {"players": 3}, **QUICK}, "bots": {"2": "random"}},
                headers={"authorization": f"Bearer {self.host.secret}"},
            )
        self.running.notice()
        self.table = answer.json()["table"]["code"]
        return answer.status_code == 201

    async def look(self) -> dict[str, Any]:
        async with plain_http.AsyncClient(base_url=await self.running.url()) as http:
            answer = await http.get(f"/api/tables/{self.table}")
        assert answer.status_code == 200, "an acknowledged table is there"
        table: dict[str, Any] = answer.json()["table"]
        return table

    async def found(self) -> None:
        """Creates a table, seats a friend, chats and starts, and checks that nothing acknowledged is missing."""
        while not await attempt(self.lay()):
            pass
        while not await attempt(self.each(self.friend, "sit", seat=1)):
            pass
        while not await attempt(self.each(self.host, "say", text=f"line {self.said}")):
            pass
        self.promised.add(f"line {self.said}")
        while not await attempt(self.begin("start")):
            pass

    async def begin(self, kind: str) -> bool:
        """Starts a game, unless that has happened and only the answer was lost."""
        return (await self.settled_look())["stage"] == "playing" or await self.each(self.host, kind)

    async def settled_look(self) -> dict[str, Any]:
        table = await self.look()
        chairs = [chair["kind"] for chair in table["chairs"]]
        assert chairs == ["person", "person", "bot"], "an acknowledged guest sits"
        return table


def test_a_kill_while_tables_are_laid_leaves_each_step_done_or_undone(tmp_path: Path) -> None:
    """Creating, sitting, chatting, starting: acknowledged steps are stored, others can be retried."""

    async def scenario() -> list[Founder]:
        running = Breakable(tmp_path / "test.db")
        chance = Random()
        founders: list[Founder] = []
        try:
            await running.open()
            url = await running.url()
            pairs = [(await Guest.come(url, f"Ann {n}"), await Guest.come(url, f"Bob {n}")) for n in range(6)]
            done = False

            async def found_on(host: Guest, friend: Guest) -> None:
                while not done:
                    founders.append(Founder(running, host, friend))
                    await founders[-1].found()

            async def kills() -> None:
                nonlocal done
                for _ in range(8):
                    await running.kill_at_random(chance, within=40)
                done = True

            await asyncio.gather(kills(), *(found_on(host, friend) for host, friend in pairs))
            for founder in founders:
                assert (await founder.settled_look())["stage"] == "playing", "an acknowledged start has happened"
            for guest in (guest for pair in pairs for guest in pair):
                await guest.close()
            await running.break_(LiveServer.stop)
            return founders
        finally:
            running.end()

    for founder in asyncio.run(scenario()):
        assert founder.table is not None
        assert founder.promised <= set(stored_lines(tmp_path / "test.db", founder.table))
    assert all(len(moves) >= 1 for moves in stored_games(tmp_path / "test.db").values()), "no game without its deal"


def test_a_kill_during_a_rematch_leaves_one_more_game_or_none(tmp_path: Path) -> None:
    async def scenario() -> None:
        running = Breakable(tmp_path / "test.db")
        chance = Random()
        try:
            await running.open()
            companies = [await gather_company(running, 1, {1: "random", 2: "random"}, chance) for _ in range(2)]
            for visitors in companies:
                visitors.more = False
            await asyncio.gather(*(visitors.play() for visitors in companies))
            hosts = [visitors.people[0] for visitors in companies]

            async def once_more(host: Steadfast) -> None:
                await host.come()
                assert await host.rematch() in (None, "no_game_over")
                await host.go()

            for number in range(1, 4):
                before = [host.game for host in hosts]
                await asyncio.gather(running.kill_at_random(chance, within=14), *map(once_more, hosts), insist(running))
                for host, visitors in zip(hosts, companies, strict=True):
                    await once_more(host)
                    visitors.parted = False
                    await visitors.play()
                assert all(game != host.game for game, host in zip(before, hosts, strict=True))
                assert len(stored_games(running.database)) == len(hosts) * (number + 1), "no game was begun twice"
            await the_end_is_known(running, companies)
            await running.break_(LiveServer.stop)
            all_agree(companies, running.database)
        finally:
            running.end()

    asyncio.run(scenario())


def test_an_acknowledged_move_survives_a_kill_at_that_moment(tmp_path: Path) -> None:
    """Coming, laying a table, sitting down, talking, starting."""

    async def scenario() -> None:
        running = Breakable(tmp_path / "test.db")

        async def die() -> None:
            running.live.process.kill()
            await running.break_(LiveServer.kill)
            await running.open()

        try:
            await running.open()
            host = await Guest.come(await running.url(), "Ann")
            await die()
            friend = await Guest.come(await running.url(), "Bob")
            founder = Founder(running, host, friend)
            assert await founder.lay()
            await die()
            assert await founder.each(friend, "sit", seat=1)
            await die()
            assert [chair["kind"] for chair in (await founder.look())["chairs"]] == ["person", "person", "bot"]
            assert await founder.each(host, "say", text="hear, hear")
            await die()
            assert await founder.each(host, "start")
            await die()
            assert (await founder.settled_look())["stage"] == "playing"
            assert stored_lines(running.database, str(founder.table)) == ["hear, hear"]
            for guest in (host, friend):
                await guest.close()
        finally:
            running.end()

    asyncio.run(scenario())


async def insist(running: Breakable) -> None:
    """Counts as many messages as the next kill waits for."""
    for _ in range(14):
        running.notice()
        await asyncio.sleep(0)


def test_a_stopping_server_says_so_and_play_goes_on_after_the_restart(tmp_path: Path) -> None:
    codes: list[int] = []

    async def stops(running: Breakable, chance: Random) -> None:
        for _ in range(2):
            heard = running.happened
            while running.happened < heard + 200:
                await asyncio.sleep(0.005)
            await running.break_(lambda it: codes.append(it.stop()))
            await running.open()

    companies = asyncio.run(play_while(tmp_path / "test.db", stops))
    assert codes == [0, 0]
    for visitors in companies:
        for person in visitors.people:
            assert set(person.endings) == {"stopping"}
    all_agree(companies, tmp_path / "test.db")


def test_a_backup_made_during_play_serves_the_same_games(tmp_path: Path) -> None:
    live, copies = tmp_path / "test.db", [tmp_path / f"copy {number}.db" for number in range(2)]
    before: list[dict[str, int]] = []

    async def copying(running: Breakable, chance: Random) -> None:
        for copy in copies:
            before.append({code: len(moves) for code, moves in stored_games(live).items()})
            command = ["backup", str(copy), "--database", str(live)]
            finished = await asyncio.to_thread(run, command, tmp_path / "backup.log", PATIENCE)
            assert finished.returncode == 0, finished.stderr

    companies = asyncio.run(play_while(live, copying))
    all_agree(companies, live)
    games = stored_games(live)
    for copy, known in zip(copies, before, strict=True):
        copied = stored_games(copy)
        for code, moves in copied.items():
            assert moves and moves == games[code][: len(moves)], "a copy is how things stood at one moment"
        assert all(len(copied[code]) >= least for code, least in known.items()), "which is not before it was asked for"

    async def play_on(url: str) -> None:
        visitors = companies[0]
        guests = [Guest(url, person.guest.credentials) for person in visitors.people]
        visits = []
        for guest in guests:
            visits.append(await guest.join(visitors.people[0].table))
            await visits[-1].hear()
        await asyncio.gather(*(play_sensibly(visit) for visit in visits))
        for visit, guest in zip(visits, guests, strict=True):
            await visit.close()
            await guest.close()

    with open_server(copies[-1]) as running:
        asyncio.run(play_on(running.url))
        assert running.stop() == 0
    for code, moves in stored_games(copies[-1]).items():
        assert without_gaps(moves), code


def test_a_second_signal_or_ctrl_c_also_stops_the_server(tmp_path: Path) -> None:
    with open_server(tmp_path / "test.db") as running:
        running.process.send_signal(signal.SIGINT)
        assert running.stop() == 0
        lines = [json.loads(line) for line in running.log_file.read_text().splitlines()]
        assert lines[-1]["what"] == "stopped"


async def come_soon(visit: Visit, person: Steadfast) -> dict[str, Any]:
    """Joins within some milliseconds and returns the welcome."""
    await asyncio.sleep(Random().random() / 50)
    await visit.send({"type": "join", "table": person.table, "secret": person.guest.secret})
    return await visit.hear()


def test_everyone_who_wakes_a_table_at_once_finds_its_game(tmp_path: Path) -> None:
    async def scenario() -> None:
        running = Breakable(tmp_path / "test.db")
        try:
            await running.open()
            companies = [await gather_company(running, 4, {}, Random()) for _ in range(4)]
            for end in (LiveServer.kill, LiveServer.stop):
                await running.break_(end)
                await running.open()
                comers = [person for visitors in companies for person in visitors.people * 2]
                visits = [await Visit.open(await running.url()) for _ in comers]
                welcomes = await asyncio.gather(*map(come_soon, visits, comers))
                await asyncio.gather(*(visit.close() for visit in visits))
                assert all(welcome["playing"] for welcome in welcomes), "the game is there for all who come"
        finally:
            running.end()

    asyncio.run(scenario())
