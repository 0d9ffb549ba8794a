"""Several servers that lose each other, Redis or PostgreSQL, or are replaced one by one."""

import asyncio
import shutil
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path

import psycopg
import pytest
from alembic.script import ScriptDirectory

import nottingham
from nottingham.players.defaults import default_action
from tests.support.live_cluster import LiveCluster, play, scenario, seen
from tests.support.live_server import PATIENCE, Guest, open_server
from tests.support.server_process import run
from tests.support.services import Postgres, Redis, free_port, needs, running
from tests.support.sessions import FAR, QUICK, last_word, over

pytestmark = [needs("initdb", "redis-server"), pytest.mark.cluster]


@pytest.fixture(scope="module")
def fragile(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveCluster]:
    """Three servers with a PostgreSQL and a Redis that tests may kill; each test repairs what it broke."""
    postgres, redis = Postgres(safe=True), Redis()
    with running(postgres), running(redis), ExitStack() as stack:
        yield LiveCluster(tmp_path_factory.mktemp("fragile"), postgres, redis).open(stack)


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


@pytest.mark.long
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
        for visit in visits:
            assert (await visit.ask("say", text="Is anybody there?"))["error"] == "not_saved"
        for guest in guests:
            assert (await guest.ask("GET", "/health")).status_code == 503
        servers.postgres.start()
        async with asyncio.timeout(PATIENCE):
            while answer["type"] != "done":
                answer = await mover.act(action, key="wait")
        assert answer["version"] == version + 1
        async with asyncio.timeout(PATIENCE):  # two of the servers have nothing to write
            for guest in guests:
                while (await guest.ask("GET", "/health")).status_code != 200:
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


@pytest.mark.long
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
