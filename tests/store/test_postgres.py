"""PostgreSQL databases that are missing, foreign, too new, restarted, silent or used by other servers."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from itertools import chain

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy import create_engine, text

from nottingham.store import changes, group_commit, postgres
from nottingham.store.errors import CannotOpen, Conflict, InDoubt, NotRead, NotSaved, StoreError
from nottingham.store.rows import Move
from nottingham.store.schema import metadata
from nottingham.store.store import Store
from tests.support.services import Postgres, free_port, needs, running
from tests.support.store_rows import ELM, FIRST, OAK, ROBIN, SECOND, a_move, furnish, in_a_loop

pytestmark = needs("initdb")


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture(scope="module")
def own() -> Iterator[Postgres]:
    """A PostgreSQL server that tests may stop; each starts it again."""
    machine = Postgres(safe=True)
    with running(machine):
        yield machine


async def refusal(url: str) -> str:
    """The message with which opening fails."""
    with pytest.raises(CannotOpen) as caught:
        await Store.open(url)
    line = str(caught.value)
    assert len(line.splitlines()) == 1 and "secret-word" not in line
    return line


@in_a_loop
async def test_a_missing_database_is_not_opened(postgres: Postgres) -> None:
    assert "refused" in await refusal(f"postgresql://sheriff:secret-word@127.0.0.1:{free_port()}/nottingham")
    assert "does not exist" in await refusal(f"postgresql://sheriff:secret-word@127.0.0.1:{postgres.port}/nowhere")
    assert "does not exist" in await refusal(f"postgresql://nobody:secret-word@127.0.0.1:{postgres.port}/postgres")
    assert "not a database URL" in await refusal("postgresql://sheriff:secret-word@127.0.0.1:port/nottingham")


@in_a_loop
async def test_a_wrong_password_is_reported_in_one_line(postgres: Postgres) -> None:
    hba = postgres.folder / "data" / "pg_hba.conf"
    before = hba.read_text()
    try:
        hba.write_text("host all guard 127.0.0.1/32 scram-sha-256\n" + before)
        postgres.command("CREATE USER guard PASSWORD 'right'", "SELECT pg_reload_conf()")
        line = ""
        while "password authentication failed" not in line:  # the new rule takes a moment to apply
            line = await refusal(f"postgresql://guard:secret-word@127.0.0.1:{postgres.port}/nowhere")
    finally:
        hba.write_text(before)
        postgres.command("DROP USER guard", "SELECT pg_reload_conf()")


@in_a_loop
async def test_a_database_of_another_program_is_left_alone(url: str) -> None:
    with psycopg.connect(url) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    assert "not one of Nottingham's" in await refusal(url)


@in_a_loop
async def test_a_new_database_has_the_schema_of_the_code(url: str) -> None:
    await (await Store.open(url)).close()
    engine = create_engine(postgres.parse_url(url))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


@in_a_loop
async def test_servers_that_start_together_migrate_once(url: str) -> None:
    stores = await asyncio.gather(*[Store.open(url) for _ in range(4)])
    await furnish(stores[0])
    assert [await store.person(ROBIN.id) for store in stores] == [ROBIN] * 4
    for store in stores:
        await store.close()


@in_a_loop
async def test_a_newer_database_is_used_if_its_era_allows_it(url: str) -> None:
    async with await Store.open(url) as store:
        await furnish(store)
    with psycopg.connect(url) as newer:
        newer.execute("ALTER TABLE moves ADD COLUMN mood TEXT DEFAULT 'gay'")
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    async with await Store.open(url) as store:
        await store.commit(a_move(0))
        assert await store.moves(FIRST.id) == [a_move(0)]
    with psycopg.connect(url) as newer:
        newer.execute("UPDATE era SET least = '9999'")
    assert "newer Nottingham (schema 9999)" in await refusal(url)


@in_a_loop
async def test_older_servers_keep_playing_while_actions_are_added_to_the_log(url: str) -> None:
    old = "INSERT INTO moves (game, version, seat, key, at, events) VALUES (50, %s, %s, %s, %s, '[]')"

    def values(move: Move) -> list[object]:
        return [move.version, move.seat, move.key, move.at]

    async with await Store.open(url) as store:
        await furnish(store)
    with psycopg.connect(url, autocommit=True) as older, psycopg.connect(url) as beginning:
        older.execute("DROP TABLE cleaning")
        older.execute("ALTER TABLE moves DROP COLUMN action")
        older.execute("UPDATE alembic_version SET version_num = '0003'")
        older.execute(old, values(a_move(0)))
        beginning.execute("UPDATE tables SET touched = 5")  # locks `tables`, as a server that begins a game does
        async with await Store.open(url) as store:
            beginning.commit()
            acted = replace(a_move(2), action=b"{}")
            older.execute(old, values(a_move(1)))
            await store.commit(acted)
            assert await store.moves(FIRST.id) == [a_move(0), a_move(1), acted]


@in_a_loop
async def test_one_server_wins_each_version(url: str) -> None:
    stores = [await Store.open(url) for _ in range(3)]
    await furnish(stores[0])
    moves = [[Move(FIRST.id, version, server, None, 1, b"[]") for version in range(60)] for server in range(3)]
    saved = await asyncio.gather(
        *[store.commit(move) for store, mine in zip(stores, moves, strict=True) for move in mine],
        return_exceptions=True,
    )
    assert {type(error) for error in saved if error} == {Conflict} and saved.count(None) == 60
    stored = await stores[0].moves(FIRST.id)
    assert [move.version for move in stored] == list(range(60))
    won = [move for move, error in zip(chain(*moves), saved, strict=True) if error is None]
    assert sorted(won, key=lambda move: move.version) == stored
    assert (
        sum(store.write_counts.moves for store in stores) == 60
        and sum(store.write_counts.failed for store in stores) == 120
    )
    for store in stores:
        await store.close()


@in_a_loop
async def test_a_conflict_does_not_split_its_group(url: str) -> None:
    async with await Store.open(url) as store:
        await furnish(store)
        await store.commit(a_move(7))
        before = store.write_counts.transactions
        mixed = changes.save_table(replace(OAK, revision=1))
        saved = await asyncio.gather(
            *[store.commit(a_move(version)) for version in range(20)],
            store.commit(mixed, a_move(0, SECOND)),
            *[store.commit(a_move(version, SECOND)) for version in range(1, 9)],
            return_exceptions=True,
        )
        assert [index for index, error in enumerate(saved) if error] == [7]
        assert store.write_counts.transactions - before <= 3
        assert [move.version for move in await store.moves(SECOND.id)] == list(range(9))


@in_a_loop
async def test_the_second_of_two_changes_of_a_table_is_a_conflict(url: str) -> None:
    async with await Store.open(url) as one, await Store.open(url) as other:
        await furnish(one)
        row = replace(OAK, revision=1)
        await one.commit(changes.save_table(row))
        with pytest.raises(Conflict):
            await other.commit(changes.save_table(row), a_move(0))
        assert await other.moves(FIRST.id) == [], "nothing of it is saved"
        assert await other.tables_since({OAK.id: 0, ELM.id: 0}) == [row]
        assert await other.tables_since({OAK.id: 1, ELM.id: 0}) == []


@in_a_loop
async def test_the_store_reconnects_to_a_restarted_database(own: Postgres) -> None:
    async with await Store.open(own.new_database()) as store:
        await furnish(store)
        await store.commit(a_move(0))
        own.kill()
        with pytest.raises(NotRead):
            await store.moves(FIRST.id)
        for version in (1, 2):
            with pytest.raises(NotSaved):
                await store.commit(a_move(version))
        with pytest.raises(StoreError):
            await store.ping()
        own.start()
        assert await store.moves(FIRST.id) == [a_move(0)]
        with suppress(InDoubt):  # the store had not noticed yet that its connection was broken
            await store.commit(a_move(1))
        await store.commit(a_move(2))
        await store.ping()


@in_a_loop
async def test_a_silent_database_times_out(own: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres.PostgresWriter, "timeout", 0.5)
    monkeypatch.setattr(group_commit, "WATCH_SECONDS", 0.1)
    async with await Store.open(own.new_database()) as store:
        store._backend = store._backend._replace(read_timeout=0.5)
        await furnish(store)
        await store.moves(FIRST.id)
        own.pause()
        try:
            with pytest.raises(InDoubt):
                await store.commit(a_move(0))
            with pytest.raises(NotRead, match="does not answer"):
                await store.moves(FIRST.id)
        finally:
            own.go_on()
        while True:  # the database may still carry out what was sent before the pause
            with suppress(StoreError):
                await store.commit(a_move(len(await store.moves(FIRST.id))))
                break
        stored = await store.moves(FIRST.id)
        assert [move.version for move in stored] == list(range(len(stored)))


@in_a_loop
async def test_a_lock_held_by_a_stalled_session_is_released(url: str) -> None:
    async with await Store.open(url) as store:
        await furnish(store)
        with psycopg.connect(url) as other:
            other.execute("SET idle_in_transaction_session_timeout = 200")
            other.execute("UPDATE tables SET doc = 'x' WHERE id = %s", [OAK.id])
            await store.commit(changes.touch_tables([OAK.id], 5))  # the database ends the other session
            with suppress(psycopg.Error):
                other.rollback()
        found = await store.table(OAK.id)
        assert found is not None and found.touched == 5


@in_a_loop
async def test_a_failed_read_is_an_error_of_the_store(url: str) -> None:
    async with await Store.open(url) as store:
        await store.commit(text("DROP TABLE chat"))
        with pytest.raises(NotRead, match="does not exist"):
            await store.chat(1, 1)


@in_a_loop
async def test_a_bad_value_fails_only_its_own_write(url: str) -> None:
    async with await Store.open(url) as store:
        await furnish(store)
        bad = Move(FIRST.id, 2**70, 0, None, 1, b"")
        saved = await asyncio.gather(store.commit(a_move(0)), store.commit(bad), return_exceptions=True)
        assert saved[0] is None and saved[1] is not None and not isinstance(saved[1], StoreError)
        await store.ping()
        assert await store.table_by_code("\0") is None
