"""Several servers on one database: real processes, PostgreSQL and Redis, and players connected to each."""

import asyncio
import json
import shutil
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic.script import ScriptDirectory
from websockets.exceptions import InvalidStatus

import nottingham
from nottingham.players.defaults import default_action
from tests.chaos.proxies import Gate
from tests.support import plain_http
from tests.support.live_server import PATIENCE, UNLIMITED, Guest, LiveServer, Visit, open_server
from tests.support.server_process import run
from tests.support.services import Postgres, Redis, free_port, needs, running
from tests.support.sessions import FAR, QUICK, closed, last_word, over

pytestmark = [needs("initdb", "redis-server"), pytest.mark.cluster]


class LiveCluster:
    """Servers that share a database, and the clients connected to them."""

    def __init__(self, folder: Path, postgres: Postgres, redis: Redis, blank: str | None = None) -> None:
        self.folder = folder
        self.postgres = postgres
        self.redis = redis
        self.url = postgres.new_database(like=blank)
        self.servers: list[LiveServer] = []
        self._visits: list[Visit] = []
        self._guests: list[Guest] = []

    def arguments(self) -> tuple[str, ...]:
        return ("--database", self.url, "--redis", self.redis.url, "--proxies", "127.0.0.1")

    def open(self, stack: ExitStack, count: int = 3, env: Mapping[str, str] | None = None) -> "LiveCluster":
        stack.callback(self.end)
        for place in range(count):
            self.servers.append(self.start(place, env))
        return self

    def start(self, place: int, env: Mapping[str, str] | None = None) -> LiveServer:
        return LiveServer(self.folder / f"node{place}.db", *self.arguments(), env={**UNLIMITED, **(env or {})})

    def end(self) -> None:
        for live in self.servers:
            if live.process.poll() is None:
                live.kill()

    async def guest(self, place: int = 0, name: str = "Ann") -> Guest:
        guest = await Guest.come(self.servers[place].url, name)
        self._guests.append(guest)
        return guest

    def at(self, place: int, guest: Guest) -> Guest:
        """The same person at another server."""
        other = Guest(self.servers[place].url, guest.credentials)
        self._guests.append(other)
        return other

    async def join(self, place: int, guest: Guest, table: str, **more: Any) -> Visit:
        visit = await self.at(place, guest).join(table, **more)
        self._visits.append(visit)
        word = await visit.hear()
        assert word["type"] == "welcome", word
        return visit

    async def game(
        self, places: tuple[int, int, int] = (0, 1, 2), **settings: Any
    ) -> tuple[str, list[Guest], list[Visit]]:
        """Three people in a started game, each at another server unless said otherwise."""
        doors = [place % len(self.servers) for place in places]
        guests = [await self.guest(*who) for who in zip(doors, ("Ann", "Bob", "Cleo"), strict=True)]
        table = await guests[0].lay(options={"players": 3}, **settings)
        visits = [await self.join(place, guest, table) for place, guest in zip(doors, guests, strict=True)]
        for visit in visits[1:]:
            assert (await visit.ask("sit"))["type"] == "done"
        await seen(visits[0], lambda visit: all(chair.get("present") for chair in visit.table["chairs"]))
        assert (await visits[0].ask("start"))["type"] == "done"
        for visit in visits:
            await seen(visit, lambda visit: visit.version >= 0)
        return table, guests, visits

    async def metric(self, place: int, name: str) -> float:
        async with plain_http.AsyncClient() as client:
            text = (await client.get(f"{self.servers[place].url}/metrics")).text
        return next(float(line.split()[1]) for line in text.splitlines() if line.startswith(f"{name} "))

    async def until_metric(self, place: int, name: str, right: Callable[[float], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not right(await self.metric(place, name)):
                await asyncio.sleep(0.05)

    async def know_each_other(self) -> None:
        for place in range(len(self.servers)):
            await self.until_metric(place, "nottingham_other_servers", lambda n: n == len(self.servers) - 1)

    async def close(self) -> None:
        """Closes all connections."""
        for visit in self._visits:
            await asyncio.gather(visit.close(), visit.drain())
        for guest in self._guests:
            await guest.close()
        self._visits.clear()
        self._guests.clear()


async def seen(visit: Visit, right: Callable[[Visit], bool]) -> None:
    """Reads messages until the condition holds."""
    while not right(visit):
        await visit.hear()


def scenario(servers: LiveCluster, session: Callable[[LiveCluster], Awaitable[None]]) -> None:
    async def whole() -> None:
        try:
            await servers.know_each_other()
            await session(servers)
        finally:
            await servers.close()

    asyncio.run(whole())


@pytest.fixture(scope="module")
def servers(
    tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, redis: Redis, blank: str
) -> Iterator[LiveCluster]:
    """Three servers that no test breaks."""
    with ExitStack() as stack:
        yield LiveCluster(tmp_path_factory.mktemp("servers"), postgres, redis, blank).open(stack)


@pytest.fixture(scope="module")
def fragile(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveCluster]:
    """Three servers with a PostgreSQL and a Redis that tests may kill; each test repairs what it broke."""
    postgres, redis = Postgres(safe=True), Redis()
    with running(postgres), running(redis), ExitStack() as stack:
        yield LiveCluster(tmp_path_factory.mktemp("fragile"), postgres, redis).open(stack)


async def play(visits: list[Visit], moves: int) -> int:
    """Everyone makes the default move on their turn; returns the version reached."""
    latest = max(visit.version for visit in visits)
    for visit in visits:
        await seen(visit, lambda visit: visit.version >= latest)
    done = 0
    while done < moves:
        view = visits[0].view
        assert view is not None
        if view.phase == "over":
            break
        mover = next(visit for visit in visits if visit.seat == view.to_act[0])
        assert mover.view is not None
        action = default_action(mover.view)
        assert action is not None
        answer = await mover.act(action, version=mover.version)
        assert answer["type"] == "done", answer
        for visit in visits:
            await seen(visit, lambda visit, made=answer["version"]: visit.version >= made)  # type: ignore[misc]
        done += 1
    return max(visit.version for visit in visits)


def test_a_game_through_three_servers_is_one_game(servers: LiveCluster) -> None:
    async def session(servers: LiveCluster) -> None:
        table, guests, visits = await servers.game(**QUICK)
        version = await play(visits, 1000)
        for visit in visits:
            await seen(visit, over)
            assert visit.versions == list(range(version + 1))
        public = [await servers.at(place, guests[0]).ask("GET", f"/api/tables/{table}") for place in range(3)]
        assert {answer.json()["table"]["stage"] for answer in public} == {"over"}
        tallies = [(await servers.at(place, guests[1]).ask("GET", "/api/me/statistics")).json() for place in range(3)]
        assert tallies[0] == tallies[1] == tallies[2] and tallies[0]["games"] == 1
        bots = [(await servers.at(place, guests[1]).ask("GET", "/api/bots")).json() for place in range(3)]
        assert bots[0] == bots[1] == bots[2]
        assert sum([await servers.metric(place, "nottingham_faults_total") for place in range(3)]) == 0
        assert sum([await servers.metric(place, "nottingham_moves_of_others") for place in range(3)]) >= version

    scenario(servers, session)


def people(visit: Visit) -> list[str]:
    return [chair["name"] for chair in visit.table["chairs"] if chair["kind"] == "person"]


def test_two_who_look_alike_and_sit_down_at_once_are_told_apart(servers: LiveCluster) -> None:
    async def session(servers: LiveCluster) -> None:
        host = await servers.guest(name="Host")
        for _ in range(5):
            table = await host.lay()
            guests = [await servers.guest(place, name) for place, name in ((1, "Ann"), (2, "\u0410nn"))]
            visits = [await servers.join(place, guest, table) for place, guest in enumerate(guests, 1)]
            answers = await asyncio.gather(*[visit.ask("sit") for visit in visits])
            assert [answer["type"] for answer in answers] == ["done", "done"]
            for visit in visits:
                await seen(visit, lambda visit: len(people(visit)) == 3)
                assert sorted(people(visit)) in (["Ann", "Host", "\u0410nn 2"], ["Ann 2", "Host", "\u0410nn"])

    scenario(servers, session)


def test_a_secret_revoked_on_one_server_works_on_none(servers: LiveCluster) -> None:
    async def session(servers: LiveCluster) -> None:
        ann = await servers.guest()
        table = await ann.lay()
        link = (await ann.ask("POST", "/api/me/links")).json()["secret"]
        phone = await Guest.come(servers.servers[1].url, "nobody yet")
        phone.credentials = (await phone.ask("POST", "/api/links", {"secret": link})).json()
        visit = await servers.join(2, phone, table)
        assert (await ann.ask("DELETE", "/api/me/keys")).status_code == 204
        assert await closed(visit) == (1008, "revoked")
        assert (await servers.at(1, phone).ask("GET", "/api/me")).status_code == 401
        await phone.close()

    scenario(servers, session)


def test_changes_that_a_server_could_not_publish_are_found_by_the_others(
    tmp_path: Path, postgres: Postgres, redis: Redis, blank: str
) -> None:
    """Its own way to Redis was cut, theirs never was: no secret is good and no table public that isn't."""

    async def session(servers: LiveCluster, road: Gate) -> None:
        ann = await servers.guest()
        table = await ann.lay(public=True)
        here = await servers.join(0, ann, table)
        link = (await ann.ask("POST", "/api/me/links")).json()["secret"]
        phone = await servers.guest(1, "nobody yet")
        phone.credentials = (await phone.ask("POST", "/api/links", {"secret": link})).json()
        visit = await servers.join(1, phone, table)
        lobby = await servers.guest(2)

        async def listed() -> bool:
            return any(one["code"] == table for one in (await lobby.ask("GET", "/api/tables")).json())

        async with asyncio.timeout(PATIENCE):
            while not await listed():
                await asyncio.sleep(0.05)
        road.shut()
        await servers.until_metric(0, "nottingham_herald_well", lambda well: not well)
        assert (await here.ask("arrange", settings={"public": False}))["type"] == "done"
        assert (await ann.ask("DELETE", "/api/me/keys")).status_code == 204
        road.open()
        assert await closed(visit) == (1008, "revoked")
        async with asyncio.timeout(PATIENCE):
            while await listed():
                await asyncio.sleep(0.05)

    async def whole() -> None:
        road = Gate(redis.port)
        await road.start()
        try:
            with ExitStack() as stack:
                servers = LiveCluster(tmp_path, postgres, redis, blank)
                stack.callback(servers.end)
                first = ("--database", servers.url, "--redis", f"redis://127.0.0.1:{road.port}/0")
                servers.servers.append(await asyncio.to_thread(LiveServer, tmp_path / "cut.db", *first))
                for place in (1, 2):
                    servers.servers.append(await asyncio.to_thread(servers.start, place))
                try:
                    await servers.know_each_other()
                    await session(servers, road)
                finally:
                    await servers.close()
        finally:
            await road.close()

    asyncio.run(whole())


def test_no_player_is_told_that_a_stored_move_failed(tmp_path: Path, postgres: Postgres) -> None:
    """PostgreSQL receives the move, and its answer is lost."""

    async def session(live: LiveServer, road: Gate) -> None:
        guests = [await Guest.come(live.url, name) for name in ("Ann", "Bob", "Cleo")]
        table = await guests[0].lay(options={"players": 3}, **QUICK)
        visits = [await guest.join(table) for guest in guests]
        for visit in visits:
            assert (await visit.hear())["type"] == "welcome"
        for visit in visits[1:]:
            assert (await visit.ask("sit"))["type"] == "done"
        assert (await visits[0].ask("start"))["type"] == "done"
        for visit in visits:
            await seen(visit, lambda visit: visit.version == 0)
        mover = next(visit for visit in visits if visit.view and visit.seat == visit.view.to_act[0])
        assert mover.view is not None
        action = default_action(mover.view)
        assert action is not None
        road.silence()
        answer = await mover.act(action, version=0, key="mine")
        assert (answer["type"], answer["error"], answer["code"]) == ("refused", "not_saved", "in_doubt")
        road.open()
        async with asyncio.timeout(PATIENCE):
            while answer["type"] != "done":
                answer = await mover.act(action, version=0, key="mine")
        assert answer["version"] == 1, "asked again with the same key, it is played once"
        for visit in visits:
            await visit.close()
        for guest in guests:
            await guest.close()

    async def whole() -> None:
        road = Gate(postgres.port)
        await road.start()
        name = postgres.new_database().rpartition("/")[2]
        database = f"postgresql://sheriff@127.0.0.1:{road.port}/{name}"
        try:
            live = await asyncio.to_thread(LiveServer, tmp_path / "deaf.db", "--database", database)
            try:
                await session(live, road)
            finally:
                await asyncio.to_thread(live.kill)
        finally:
            await road.close()

    asyncio.run(whole())


def test_a_person_forgotten_on_one_server_is_gone_from_all(servers: LiveCluster) -> None:
    async def session(servers: LiveCluster) -> None:
        table, guests, visits = await servers.game(**QUICK)
        await visits[1].ask("say", text="I was here")
        for visit in (visits[0], visits[2]):
            await visit.until(lambda message: message["type"] == "talk")
        assert (await servers.at(2, guests[1]).ask("DELETE", "/api/me")).status_code == 204
        assert (await closed(visits[1]))[1] == "revoked"
        await seen(visits[0], lambda visit: visit.table["chairs"][1]["kind"] == "bot")
        late = await servers.join(0, guests[2], table)
        said = [line for line in json.loads(late.received[0])["talk"] if line.get("text") == "I was here"]
        assert [line.get("name", "") for line in said] == [""]

    scenario(servers, session)


def test_a_removal_holds_on_every_server(servers: LiveCluster) -> None:
    async def session(servers: LiveCluster) -> None:
        host, eve = await servers.guest(0, "Host"), await servers.guest(1, "Eve")
        table = await host.lay()
        there, visit = await servers.join(0, host, table), await servers.join(1, eve, table)
        assert (await visit.ask("sit"))["type"] == "done"
        assert (await there.ask("remove", seat=1))["type"] == "done"
        await seen(visit, lambda visit: visit.you.get("barred", False))
        for place in range(3):
            again = await servers.join(place, eve, table)
            assert again.you["barred"] and (await again.ask("sit"))["code"] == "removed"
        assert (await there.ask("readmit", name="Eve"))["type"] == "done"
        assert (await again.ask("sit"))["type"] == "done"

    scenario(servers, session)


def test_a_new_name_is_known_on_every_server(servers: LiveCluster) -> None:
    async def session(servers: LiveCluster) -> None:
        ann = await servers.guest()
        table = await ann.lay()
        here = await servers.join(0, ann, table)
        there = await servers.join(1, await servers.guest(1, "Bob"), table)
        await servers.at(2, ann).ask("PATCH", "/api/me", {"name": "Anne"})
        for visit in (here, there):
            await seen(visit, lambda visit: visit.table["chairs"][0]["name"] == "Anne")

    scenario(servers, session)


def test_the_lobby_is_the_same_on_every_server(servers: LiveCluster) -> None:
    async def session(servers: LiveCluster) -> None:
        watcher = await Visit.open(servers.servers[2].url)
        await watcher.send({"type": "lobby"})
        await watcher.hear()
        ann = await servers.guest()
        table = await ann.lay(public=True)
        await servers.join(1, ann, table)

        def shown(message: dict[str, Any]) -> bool:
            found = [one for one in message["tables"] if one["code"] == table]
            return bool(found) and bool(found[0]["chairs"][0].get("present"))

        await watcher.until(shown)
        asked = (await servers.at(2, ann).ask("GET", "/api/tables")).json()
        assert shown({"tables": asked})
        await watcher.close()

    scenario(servers, session)


def test_limits_hold_for_all_servers_together(tmp_path: Path, postgres: Postgres, redis: Redis, blank: str) -> None:
    async def session(servers: LiveCluster) -> None:
        ann = await servers.guest()
        crowd = {"x-forwarded-for": "203.0.113.5"}
        body = {"settings": {"options": {"players": 4}}}
        for _ in range(6):
            assert (await ann.ask("POST", "/api/tables", body, headers=crowd)).status_code == 201
        visits = [await Visit.open(servers.servers[0].url, additional_headers=crowd) for _ in range(9)]
        for place in (1, 2):
            heard = await servers.metric(place, "nottingham_notes_heard")
            await servers.until_metric(place, "nottingham_notes_heard", lambda n, heard=heard: n > heard + 4)  # type: ignore[misc]
        for place in (0, 1, 2):
            answer = await servers.at(place, ann).ask("POST", "/api/tables", body, headers=crowd)
            assert answer.json()["code"] == "too_many_tables"
            with pytest.raises(InvalidStatus):
                await Visit.open(servers.servers[place].url, additional_headers=crowd)
        elsewhere = {"x-forwarded-for": "203.0.113.6"}
        assert (await servers.at(1, ann).ask("POST", "/api/tables", body, headers=elsewhere)).status_code == 201
        for visit in visits:
            await visit.close()

    with ExitStack() as stack:
        limits = {"NOTTINGHAM_TABLES_PER_HOUR": "6", "NOTTINGHAM_SOCKETS_PER_ADDRESS": "9"}
        scenario(LiveCluster(tmp_path, postgres, redis, blank).open(stack, env=limits), session)


def test_players_of_a_killed_server_go_on_through_another(fragile: LiveCluster) -> None:
    async def session(servers: LiveCluster) -> None:
        table, guests, visits = await servers.game(**QUICK)
        await play(visits, 5)
        game, version = visits[1].game, visits[1].version
        await asyncio.to_thread(servers.servers[1].kill)
        await visits[1].drain()
        again = await servers.join(2, guests[1], table, game=game, version=version)
        assert (again.seat, again.game, again.version) == (visits[1].seat, game, version)
        await seen(visits[0], lambda visit: all(chair.get("present") for chair in visit.table["chairs"]))
        await play([visits[0], again, visits[2]], 5)
        servers.servers[1] = await asyncio.to_thread(servers.start, 1)

    scenario(fragile, session)


def test_play_goes_on_without_redis_and_recovers(fragile: LiveCluster) -> None:
    async def session(servers: LiveCluster) -> None:
        _, _, visits = await servers.game(**QUICK)
        await play(visits, 3)
        servers.redis.kill()
        for place in range(3):
            await servers.until_metric(place, "nottingham_herald_well", lambda well: not well)
        async with asyncio.timeout(10):  # a look for what notes might have missed would take longer
            assert (await visits[0].ask("say", text="Is anybody there?"))["type"] == "done"
            while (await visits[1].hear())["type"] != "talk":
                pass
        await play(visits, 4)
        servers.redis.start()
        for place in range(3):
            await servers.until_metric(place, "nottingham_other_servers", lambda others: others == 2)
            await servers.until_metric(place, "nottingham_herald_well", bool)
        version = await play(visits, 30)
        assert all(visit.versions == list(range(version + 1)) for visit in visits)

    scenario(fragile, session)


def test_nothing_is_lost_without_postgresql_and_players_are_told_to_wait(fragile: LiveCluster) -> None:
    async def session(servers: LiveCluster) -> None:
        _, guests, visits = await servers.game(**QUICK)
        version = await play(visits, 5)
        servers.postgres.kill()
        mover = next(visit for visit in visits if visit.view and visit.seat == visit.view.to_act[0])
        assert mover.view is not None
        action = default_action(mover.view)
        assert action is not None
        answer = await mover.act(action, version=mover.version, key="wait")
        assert (answer["type"], answer["error"]) == ("refused", "not_saved")
        assert (await guests[0].ask("GET", "/health")).status_code == 503
        servers.postgres.start()
        async with asyncio.timeout(PATIENCE):
            while answer["type"] != "done":
                answer = await mover.act(action, key="wait")
        assert answer["version"] == version + 1
        async with asyncio.timeout(PATIENCE):
            while (await guests[0].ask("GET", "/health")).status_code != 200:
                await asyncio.sleep(0.05)
        version = await play(visits, 30)
        for visit in visits:
            await visit.ask("catch_up", version=FAR)
        assert {visit.version for visit in visits} == {version}

    scenario(fragile, session)


MIGRATION = """
import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = "{newest}"


def upgrade() -> None:
    op.add_column("moves", sa.Column("mood", sa.Text(), server_default="merry", nullable=False))
    op.create_index("ix_moves_mood", "moves", ["mood"])
"""
"""Locks a table that players write to; older servers can work with the result."""


def next_version(folder: Path) -> Mapping[str, str]:
    """The environment for a copy of Nottingham with one more migration."""
    here = Path(nottingham.__file__).parent
    there = shutil.copytree(here, folder / here.name, ignore=shutil.ignore_patterns("page"))
    migrations = there / "store" / "migrations"
    newest = ScriptDirectory(str(migrations)).get_current_head()
    (migrations / "versions" / "next_moods.py").write_text(MIGRATION.format(newest=newest))
    return {"PYTHONPATH": str(folder)}


def test_a_rolling_restart_with_a_migration_loses_no_game(fragile: LiveCluster, tmp_path: Path) -> None:
    """The first newer server migrates the database while older servers write moves; one of these restarts meanwhile."""
    newer = next_version(tmp_path / "newer")

    async def session(servers: LiveCluster) -> None:
        async def restart(place: int, env: Mapping[str, str]) -> None:
            code, _ = await asyncio.gather(asyncio.to_thread(servers.servers[place].stop), visits[place].drain())
            assert code == 0 and last_word(visits[place])["code"] == "stopping"
            servers.servers[place] = await asyncio.to_thread(servers.start, place, env)

        table, guests, visits = await servers.game(**QUICK)
        for place, env in ((0, newer), (1, {}), (1, newer), (2, newer)):
            await play(visits, 3)
            game, version = visits[place].game, visits[place].version
            elsewhere = (place + 1) % 3
            _, _, others = await servers.game((elsewhere, elsewhere, elsewhere), **QUICK)
            away = asyncio.ensure_future(restart(place, env))
            meanwhile = 0
            while not away.done():
                meanwhile += 1
                await play(others, 1)
                if over(others[0]):
                    assert (await others[0].ask("rematch"))["type"] == "done"
                    for visit in others:
                        await seen(visit, lambda visit: not over(visit))
                await asyncio.wait([away], timeout=0.03)  # or playing would take more processor time than starting
            await away
            assert meanwhile > 1
            for visit in others:
                assert visit.versions == list(range(visit.version + 1))
            visits[place] = await servers.join(place, guests[place], table, game=game, version=version)
            assert visits[place].version == version
        await play(visits, 6)
        with psycopg.connect(servers.url) as database:
            assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [("next",)]
            assert database.execute("SELECT DISTINCT mood FROM moves").fetchall() == [("merry",)]

    scenario(fragile, session)


def refusal(log: Path, *arguments: str) -> str:
    """The one line with which `serve` ends."""
    ended = run(["serve", "--port", "0", *arguments], log, PATIENCE)
    assert ended.returncode and len(ended.stderr.strip().splitlines()) == 1, ended.stderr
    return ended.stderr


def test_errors_at_startup_are_one_line(tmp_path: Path, postgres: Postgres, blank: str) -> None:
    url = postgres.url(blank)
    assert "refused" in refusal(tmp_path / "1.log", "--database", f"postgresql://x:hush@127.0.0.1:{free_port()}/y")
    assert "not a Redis URL" in refusal(tmp_path / "2.log", "--database", url, "--redis", "127.0.0.1:6379")
    assert "servers can share" in refusal(
        tmp_path / "3.log", "--database", str(tmp_path / "a.db"), "--redis", "redis://127.0.0.1"
    )


def test_a_missing_redis_keeps_no_one_out(tmp_path: Path, postgres: Postgres, blank: str) -> None:
    url = postgres.new_database(like=blank)
    port = free_port()
    with open_server(tmp_path / "node.db", "--database", url, "--redis", f"redis://127.0.0.1:{port}") as live:

        async def session() -> None:
            ann = await Guest.come(live.url)
            table = await ann.lay(bots={1: "trader", 2: "trader", 3: "trader"}, **QUICK)
            visit = await ann.join(table)
            assert (await visit.ask("start"))["type"] == "done"
            await visit.close()
            await ann.close()

        asyncio.run(session())
