"""When the house breaks down: a server may be killed at any moment, stopped in the middle of a game, copied while it is
in use. What it has acknowledged is there, once; everyone comes back and plays on.
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
from tests.support.faults import QUICK, BotSeats, Breakable, Steadfast, agrees, stored_games, stored_lines, without_gaps
from tests.support.live_server import PATIENCE, Guest, House, Visit, open_house
from tests.support.server_process import run

KILLS = int(os.environ.get("NOTTINGHAM_KILLS", "4"))
"""In each of two houses."""
TABLES: tuple[tuple[int, Mapping[int, str]], ...] = (
    (4, {}),
    (2, {2: "trader", 3: "random"}),
    (1, {1: "random", 2: "trader"}),
)
"""How many people sit at each table of a house, and which bots in which seats."""

_numbers = count()


async def gather_company(house: Breakable, people: int, bots: Mapping[int, str], chance: Random) -> BotSeats:
    """A table where everyone sits and a game has begun."""
    url = await house.url()
    async with AsyncExitStack() as afterwards:
        guests = []
        for name in ("Ann", "Bob", "Cleo", "Dan")[:people]:
            guests.append(await Guest.come(url, f"{name} {next(_numbers)}"))
            afterwards.push_async_callback(guests[-1].close)
        table = await guests[0].lay(bots=bots, options={"players": people + len(bots)}, **QUICK)
        company = BotSeats([Steadfast(house, guest, table, chance) for guest in guests])
        for person in company.people:
            afterwards.push_async_callback(person.go)
            await person.come()
            if not person.client.host:
                await person.client.sit()
        await company.people[0].client.start()
    return company


Breaking = Callable[[Breakable, Random], Awaitable[None]]


async def play_while(database: Path, breaking: Breaking) -> list[BotSeats]:
    """Plays at several tables while something happens to the house, and then to the end."""
    house = Breakable(database)
    chance = Random()
    try:
        await house.open()
        companies = [await gather_company(house, people, bots, chance) for people, bots in TABLES]

        async def break_() -> None:
            await breaking(house, chance)
            for company in companies:
                company.more = False

        async with asyncio.TaskGroup() as everyone:
            everyone.create_task(break_())
            for company in companies:
                everyone.create_task(company.play())
        await the_end_is_known(house, companies)
        await house.break_(House.stop)
        return companies
    finally:
        house.end()


async def the_end_is_known(house: Breakable, companies: list[BotSeats]) -> None:
    """Every game of every table came to its end, and has left its record and its results."""
    for company in companies:
        host = company.people[0]
        guest = Guest(await house.url(), host.guest.credentials)
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
    for company in companies:
        for seat, person in enumerate(company.people):
            assert len(person.promised) > 5
            agrees(person, seat, database)


def test_a_house_killed_again_and_again_loses_nothing_and_plays_nothing_twice(tmp_path: Path) -> None:
    async def kills(house: Breakable, chance: Random) -> None:
        for _ in range(KILLS):
            await house.kill_at_random(chance, within=300)

    async def two_houses() -> list[list[BotSeats]]:
        return await asyncio.gather(*[play_while(tmp_path / f"{name}.db", kills) for name in ("east", "west")])

    for name, companies in zip(("east", "west"), asyncio.run(two_houses()), strict=True):
        all_agree(companies, tmp_path / f"{name}.db")


async def attempt(work: Awaitable[bool]) -> bool:
    """Whether it was acknowledged, though the house may go meanwhile."""
    try:
        return await work
    except TimeoutError:
        raise
    except (WebSocketException, OSError, EOFError, httpx.TransportError):
        return False


class Founder:
    """One who wants a table of his own with a guest and a bot, and goes on asking until he has it."""

    def __init__(self, house: Breakable, host: Guest, friend: Guest) -> None:
        self.house = house
        self.host = host
        self.friend = friend
        self.promised: set[str] = set()
        self.table: str | None = None
        self.said = 0

    async def each(self, guest: Guest, kind: str, **fields: Any) -> bool:
        """Asks once over a socket of its own."""
        guest.url = await self.house.url()
        async with await guest.join(str(self.table)) as visit:
            welcome = await visit.hear()
            assert welcome["type"] == "welcome", "an acknowledged table is there"
            self.house.notice()
            asked = asyncio.ensure_future(visit.ask(kind, **fields))
            self.house.notice()
            answer = await asked
            self.house.notice()
            return bool(answer["type"] == "done")

    async def lay(self) -> bool:
        async with httpx.AsyncClient(base_url=await self.house.url(), timeout=PATIENCE) as http:
            self.house.notice()
            answer = await http.post(
                "/api/tables",
                json={"settings": {"options": {"players": 3}, **QUICK}, "bots": {"2": "random"}},
                headers={"authorization": f"Bearer {self.host.secret}"},
            )
        self.house.notice()
        self.table = answer.json()["table"]["code"]
        return answer.status_code == 201

    async def look(self) -> dict[str, Any]:
        async with httpx.AsyncClient(base_url=await self.house.url(), timeout=PATIENCE) as http:
            answer = await http.get(f"/api/tables/{self.table}")
        assert answer.status_code == 200, "an acknowledged table is there"
        table: dict[str, Any] = answer.json()["table"]
        return table

    async def found(self) -> None:
        """Lays a table, seats a friend, talks and begins, as often as it takes, and never finds a promise broken."""
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
        """Begins a game, unless that has happened before the answer was lost."""
        return (await self.settled_look())["stage"] == "playing" or await self.each(self.host, kind)

    async def settled_look(self) -> dict[str, Any]:
        table = await self.look()
        chairs = [chair["kind"] for chair in table["chairs"]]
        assert chairs == ["person", "person", "bot"], "an acknowledged guest sits"
        return table


def test_kills_while_people_found_tables_leave_each_step_whole_or_undone(tmp_path: Path) -> None:
    """Laying, sitting, talking, starting: what was acknowledged is there, what was not can be asked again."""

    async def evening() -> list[Founder]:
        house = Breakable(tmp_path / "house.db")
        chance = Random()
        founders: list[Founder] = []
        try:
            await house.open()
            url = await house.url()
            pairs = [(await Guest.come(url, f"Ann {n}"), await Guest.come(url, f"Bob {n}")) for n in range(6)]
            done = False

            async def found_on(host: Guest, friend: Guest) -> None:
                while not done:
                    founders.append(Founder(house, host, friend))
                    await founders[-1].found()

            async def kills() -> None:
                nonlocal done
                for _ in range(8):
                    await house.kill_at_random(chance, within=40)
                done = True

            await asyncio.gather(kills(), *(found_on(host, friend) for host, friend in pairs))
            for founder in founders:
                assert (await founder.settled_look())["stage"] == "playing", "an acknowledged start has happened"
            for guest in (guest for pair in pairs for guest in pair):
                await guest.close()
            await house.break_(House.stop)
            return founders
        finally:
            house.end()

    for founder in asyncio.run(evening()):
        assert founder.table is not None
        assert founder.promised <= set(stored_lines(tmp_path / "house.db", founder.table))
    assert all(len(moves) >= 1 for moves in stored_games(tmp_path / "house.db").values()), "no game without its deal"


def test_a_kill_at_a_rematch_leaves_one_game_more_or_none(tmp_path: Path) -> None:
    async def evening() -> None:
        house = Breakable(tmp_path / "house.db")
        chance = Random()
        try:
            await house.open()
            companies = [await gather_company(house, 1, {1: "random", 2: "random"}, chance) for _ in range(4)]
            for company in companies:
                company.more = False
            await asyncio.gather(*(company.play() for company in companies))
            hosts = [company.people[0] for company in companies]

            async def once_more(host: Steadfast) -> None:
                await host.come()
                assert await host.rematch() in (None, "no_game_over")
                await host.go()

            for number in range(1, 4):
                before = [host.game for host in hosts]
                await asyncio.gather(house.kill_at_random(chance, within=14), *map(once_more, hosts), insist(house))
                for host, company in zip(hosts, companies, strict=True):
                    await once_more(host)
                    company.parted = False
                    await company.play()
                assert all(game != host.game for game, host in zip(before, hosts, strict=True))
                assert len(stored_games(house.database)) == len(hosts) * (number + 1), "no game was begun twice"
            await the_end_is_known(house, companies)
            await house.break_(House.stop)
            all_agree(companies, house.database)
        finally:
            house.end()

    asyncio.run(evening())


def test_what_is_acknowledged_is_there_though_the_server_dies_in_that_moment(tmp_path: Path) -> None:
    """Coming, laying a table, sitting down, talking, starting."""

    async def evening() -> None:
        house = Breakable(tmp_path / "house.db")

        async def die() -> None:
            house.house.process.kill()
            await house.break_(House.kill)
            await house.open()

        try:
            await house.open()
            host = await Guest.come(await house.url(), "Ann")
            await die()
            friend = await Guest.come(await house.url(), "Bob")
            founder = Founder(house, host, friend)
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
            assert stored_lines(house.database, str(founder.table)) == ["hear, hear"]
            for guest in (host, friend):
                await guest.close()
        finally:
            house.end()

    asyncio.run(evening())


async def insist(house: Breakable) -> None:
    """So much is said that a kill which waits for words comes."""
    for _ in range(14):
        house.notice()
        await asyncio.sleep(0)


def test_a_server_told_to_stop_says_so_and_everyone_plays_on_after_it(tmp_path: Path) -> None:
    codes: list[int] = []

    async def stops(house: Breakable, chance: Random) -> None:
        for _ in range(2):
            heard = house.happened
            while house.happened < heard + 200:
                await asyncio.sleep(0.005)
            await house.break_(lambda it: codes.append(it.stop()))
            await house.open()

    companies = asyncio.run(play_while(tmp_path / "house.db", stops))
    assert codes == [0, 0]
    for company in companies:
        for person in company.people:
            assert set(person.endings) == {"stopping"}
    all_agree(companies, tmp_path / "house.db")


def test_a_copy_made_while_games_are_played_serves_the_same_games(tmp_path: Path) -> None:
    live, copies = tmp_path / "house.db", [tmp_path / f"copy {number}.db" for number in range(2)]
    before: list[dict[str, int]] = []

    async def copying(house: Breakable, chance: Random) -> None:
        for copy in copies:
            before.append({code: len(moves) for code, moves in stored_games(live).items()})
            command = ["backup", str(copy), "--database", str(live)]
            told = await asyncio.to_thread(run, command, tmp_path / "backup.log", PATIENCE)
            assert told.returncode == 0, told.stderr

    companies = asyncio.run(play_while(live, copying))
    all_agree(companies, live)
    games = stored_games(live)
    for copy, known in zip(copies, before, strict=True):
        copied = stored_games(copy)
        for code, moves in copied.items():
            assert moves and moves == games[code][: len(moves)], "a copy is how things stood at one moment"
        assert all(len(copied[code]) >= least for code, least in known.items()), "which is not before it was asked for"

    async def play_on(url: str) -> None:
        company = companies[0]
        guests = [Guest(url, person.guest.credentials) for person in company.people]
        visits = []
        for guest in guests:
            visits.append(await guest.join(company.people[0].table))
            await visits[-1].hear()
        await asyncio.gather(*(play_sensibly(visit) for visit in visits))
        for visit, guest in zip(visits, guests, strict=True):
            await visit.close()
            await guest.close()

    with open_house(copies[-1]) as house:
        asyncio.run(play_on(house.url))
        assert house.stop() == 0
    for code, moves in stored_games(copies[-1]).items():
        assert without_gaps(moves), code


def test_a_server_told_to_stop_twice_or_by_the_keyboard_ends_as_well(tmp_path: Path) -> None:
    with open_house(tmp_path / "house.db") as house:
        house.process.send_signal(signal.SIGINT)
        assert house.stop() == 0
        told = [json.loads(line) for line in house.diary.read_text().splitlines()]
        assert told[-1]["what"] == "stopped"


async def come_soon(visit: Visit, person: Steadfast) -> dict[str, Any]:
    """Within some milliseconds; the welcome."""
    await asyncio.sleep(Random().random() / 50)
    await visit.send({"type": "join", "table": person.table, "secret": person.guest.secret})
    return await visit.hear()


def test_those_who_come_together_to_a_sleeping_table_all_find_its_game(tmp_path: Path) -> None:
    async def evening() -> None:
        house = Breakable(tmp_path / "house.db")
        try:
            await house.open()
            companies = [await gather_company(house, 4, {}, Random()) for _ in range(4)]
            for end in (House.kill, House.stop):
                await house.break_(end)
                await house.open()
                comers = [person for company in companies for person in company.people * 2]
                visits = [await Visit.open(await house.url()) for _ in comers]
                welcomes = await asyncio.gather(*map(come_soon, visits, comers))
                await asyncio.gather(*(visit.close() for visit in visits))
                assert all(welcome["playing"] for welcome in welcomes), "the game is there for all who come"
        finally:
            house.end()

    asyncio.run(evening())
