"""Deleting what nobody has used for long, by real servers, also with a wrong clock."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import delete

from nottingham.server.cleaning import start_cleaning_clock
from nottingham.store import changes, schema
from nottingham.store.store import Store
from tests.support.faults import eventually
from tests.support.live_server import UNLIMITED, Guest, LiveServer, open_server
from tests.support.server_process import CLEANING_SECONDS, DAYS_AHEAD
from tests.support.services import Postgres
from tests.support.store_rows import ROBIN, in_a_loop

DAY = 24 * 3600 * 1000


def ahead(days: int) -> dict[str, str]:
    """The environment of a server whose clock is some days ahead, and whose hours are short."""
    return {**UNLIMITED, DAYS_AHEAD: str(days), CLEANING_SECONDS: "0.01"}


def logged(live: LiveServer, what: str) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in live.log_file.read_text().splitlines()]
    return [line for line in lines if what in line["what"]]


async def until_logged(live: LiveServer, what: str, times: int) -> None:
    async def enough() -> bool:
        return len(logged(live, what)) >= times

    await eventually(enough)


async def until_cleaned(database: Path) -> None:
    """Waits for a cleaning to begin and end: it deletes a key that has long expired."""

    async def gone() -> bool:
        with closing(sqlite3.connect(database)) as store:
            return not store.execute("SELECT id FROM keys WHERE expires = 1").fetchall()

    with closing(sqlite3.connect(database, timeout=30)) as store, store:
        columns = "id, hash, person, kind, label, since, seen, expires"
        store.execute(f"INSERT INTO keys ({columns}) SELECT 1, x'01', id, 'device', '', 1, 1, 1 FROM people LIMIT 1")
    await eventually(gone)


def test_starts_with_a_clock_that_is_far_ahead_delete_nothing(tmp_path: Path) -> None:
    async def come(live: LiveServer) -> tuple[Guest, str]:
        ann = await Guest.come(live.url)
        return ann, await ann.lay()

    async def come_late(live: LiveServer, rounds: int) -> None:
        await (await Guest.come(live.url, "Bob")).lay()
        await until_logged(live, "nothing is deleted", rounds)

    async def come_back(live: LiveServer) -> None:
        returned = Guest(live.url, ann.credentials)
        (table,) = (await returned.ask("GET", "/api/me/tables")).json()
        assert table["code"] == code

    database = tmp_path / "test.db"
    with open_server(database) as live:
        ann, code = asyncio.run(come(live))
    for rounds in (3, 6):
        with open_server(database, env=ahead(400)) as live:
            asyncio.run(come_late(live, rounds))
    with open_server(database) as live:
        asyncio.run(come_back(live))
    assert not logged(live, "deleting")


def test_a_clock_that_is_behind_deletes_nothing_later(tmp_path: Path) -> None:
    async def come(live: LiveServer) -> tuple[Guest, str]:
        ann = await Guest.come(live.url)
        code = await ann.lay(bots={1: "trader", 2: "trader", 3: "trader"})
        async with await ann.join(code) as visit:
            assert (await visit.ask("start"))["type"] == "done"
        return ann, code

    async def play_on(live: LiveServer) -> Guest:
        await until_cleaned(database)
        async with await Guest(live.url, ann.credentials).join(code) as visit:
            for answer in (await visit.ask("say", text="What year is it?"), await visit.ask("pause")):
                assert answer["type"] == "done"
        return await Guest.come(live.url, "Bob")

    async def come_back(live: LiveServer) -> None:
        await until_cleaned(database)
        assert (await Guest(live.url, ann.credentials).ask("GET", f"/api/tables/{code}")).status_code == 200
        for person in (ann, bob):
            assert (await Guest(live.url, person.credentials).ask("GET", "/api/me")).status_code == 200

    database = tmp_path / "test.db"
    with open_server(database) as live:
        ann, code = asyncio.run(come(live))
    with open_server(database, env=ahead(-50 * 365)) as live:
        bob = asyncio.run(play_on(live))
    with open_server(database, env=ahead(0)) as live:
        asyncio.run(come_back(live))
    assert {(line["keys"], line["tables"], line["people"]) for line in logged(live, "deleting")} == {(1, 0, 0)}


def test_a_clock_that_is_far_ahead_logs_nobody_out(tmp_path: Path) -> None:
    async def come_back(live: LiveServer) -> None:
        await until_logged(live, "nothing is deleted", 3)
        assert (await Guest(live.url, ann.credentials).ask("GET", "/api/me")).status_code == 200

    database = tmp_path / "test.db"
    with open_server(database) as live:
        ann = asyncio.run(Guest.come(live.url))
    with open_server(database, env=ahead(200)) as live:
        asyncio.run(come_back(live))


@in_a_loop
async def test_servers_that_start_together_agree_on_the_clock(postgres: Postgres, blank: str) -> None:
    url = postgres.new_database(like=blank)
    stores = [await Store.open(url) for _ in range(4)]
    try:
        await stores[0].commit(changes.add_person(ROBIN))
        for _ in range(20):
            await stores[0].commit(delete(schema.cleaning))
            await asyncio.gather(*map(start_cleaning_clock, stores))
            assert {await store.cleaning_clock() for store in stores} == {ROBIN.seen}
    finally:
        for store in stores:
            await store.close()


def test_what_nobody_has_used_for_long_is_deleted_and_counted_in_the_log(tmp_path: Path) -> None:
    async def come(live: LiveServer) -> None:
        for name in ("Ann", "Bob"):
            await (await Guest.come(live.url, name)).lay()

    def left() -> list[int]:
        with closing(sqlite3.connect(database)) as store:
            return [store.execute(f"SELECT COUNT(*) FROM {name}").fetchone()[0] for name in ("people", "tables")]

    database = tmp_path / "test.db"
    with open_server(database) as live:
        asyncio.run(come(live))
    assert left() == [2, 2]
    with closing(sqlite3.connect(database)) as store, store:
        ann = "(SELECT id FROM people WHERE name = 'Ann')"
        store.execute(f"UPDATE people SET seen = seen - 400 * {DAY} WHERE name = 'Ann'")
        store.execute(f"UPDATE keys SET expires = 1 WHERE person = {ann}")
        store.execute(f"UPDATE tables SET touched = touched - 8 * {DAY} WHERE host = {ann}")
    with open_server(database, env=ahead(0)) as live:
        asyncio.run(until_logged(live, "deleting", 1))
        assert live.stop() == 0
    assert left() == [1, 1]
    (line,) = logged(live, "deleting")
    assert (line["keys"], line["tables"], line["people"]) == (1, 1, 1)
