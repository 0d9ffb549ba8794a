"""Several servers on one database: real processes, PostgreSQL and Redis, and players connected to each."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from nottingham.players.defaults import default_action
from tests.chaos.proxies import Gate
from tests.support.live_cluster import LiveCluster, play, scenario, seen
from tests.support.live_server import PATIENCE, Guest, LiveServer, Visit
from tests.support.services import Postgres, Redis, needs
from tests.support.sessions import QUICK, closed, over

pytestmark = [needs("initdb", "redis-server"), pytest.mark.cluster]


@pytest.fixture(scope="module")
def servers(
    tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, redis: Redis, blank: str
) -> Iterator[LiveCluster]:
    """Three servers that no test breaks."""
    with ExitStack() as stack:
        yield LiveCluster(tmp_path_factory.mktemp("servers"), postgres, redis, blank).open(stack)


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


def test_a_short_code_works_on_every_server(servers: LiveCluster) -> None:
    async def session(servers: LiveCluster) -> None:
        ann = await servers.guest()
        table = await ann.lay()
        short = (await ann.ask("POST", f"/api/tables/{table}/short-code")).json()["code"]
        for place in (1, 2):
            there = servers.at(place, ann)
            async with asyncio.timeout(PATIENCE):
                while (await there.ask("GET", f"/api/short-codes/{short}")).status_code == 404:
                    await asyncio.sleep(0.05)
            assert (await there.ask("GET", f"/api/short-codes/{short}")).json() == {"code": table}
            assert (await there.ask("POST", f"/api/tables/{table}/short-code")).json()["code"] == short

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


@pytest.mark.long
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
        await seen(there, lambda visit: people(visit) == ["Host", "Eve"])
        assert (await there.ask("remove", seat=1))["type"] == "done"
        await seen(visit, lambda visit: visit.you.get("barred", False))
        for place in range(3):
            again = await servers.join(place, eve, table)
            assert again.you["barred"] and (await again.ask("sit"))["code"] == "removed"
        assert (await there.ask("readmit", name="Eve"))["type"] == "done"
        await seen(again, lambda visit: not visit.you.get("barred", False))
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
