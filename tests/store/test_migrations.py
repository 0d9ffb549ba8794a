"""Migrations: every released schema can be opened, and loses nothing.

`first_schema.sql` is a store as the first release made it, with a few rows. It is never regenerated.
"""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from msgspec.structs import replace

from nottingham.store.errors import CannotOpen
from nottingham.store.migrate import migrate
from nottingham.store.schema import metadata
from nottingham.store.sqlite import writing_engine
from nottingham.store.store import Store
from tests.support.store_rows import ELM, FIRST, MARIAN, OAK, ROBIN, a_key, a_move, a_result, in_a_loop, results_of

FIRST_SCHEMA = Path(__file__).with_name("first_schema.sql")


@pytest.fixture
def old(tmp_path: Path) -> Path:
    path = tmp_path / "old.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(FIRST_SCHEMA.read_text(encoding="utf-8"))
    return path


def differences(path: Path) -> list[object]:
    """The changes Alembic would make to turn the file into what `schema.py` says."""
    with writing_engine(path, 1).connect() as connection:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))


@in_a_loop
async def test_migrating_the_first_schema_keeps_its_rows(old: Path) -> None:
    async with await Store.open(old) as store:
        assert await store.person_by_key(a_key(1).hash) == (ROBIN, a_key(1))
        assert await store.person(MARIAN.id) == MARIAN
        assert await store.table(OAK.id) == OAK and await store.tables_of(MARIAN.id) == [ELM]
        assert await store.game(FIRST.id) == FIRST
        assert await store.moves(FIRST.id) == [a_move(0), a_move(1)]
        assert [line.text for line in await store.chat(OAK.id, 9)] == ["it's 'aye'"]
        assert await results_of(store, FIRST.id) == [a_result(FIRST, 0, ROBIN), a_result(FIRST, 1, None, "honest")]
    assert differences(old) == []


@in_a_loop
async def test_games_of_every_older_schema_continue_with_actions_in_their_log(tmp_path: Path) -> None:
    for revision in ("0001", "0002", "0003", "0004", "0005"):
        path = tmp_path / f"{revision}.db"
        with writing_engine(path, 1).begin() as connection:
            migrate(connection, revision)
            connection.exec_driver_sql("INSERT INTO tables (id, code, public, stage, doc, since, touched) "
                                       "VALUES (40, 'oak', 1, 'playing', x'', 3, 30)")  # fmt: skip
            connection.exec_driver_sql("INSERT INTO games VALUES (50, 'first', 40, 1, 5, NULL, NULL)")
            moves = "moves (game, version, seat, key, at, events)"
            connection.exec_driver_sql(f"INSERT INTO {moves} VALUES (50, 0, 0, 'key 0', 100, x'5B5D')")
        async with await Store.open(path) as store:
            acted = replace(a_move(1), action=b"{}")
            await store.commit(acted)
            assert await store.moves(FIRST.id) == [a_move(0), acted]
        assert differences(path) == []


def test_a_new_store_has_the_schema_of_the_code(tmp_path: Path) -> None:
    path = tmp_path / "new.db"

    async def make() -> None:
        await (await Store.open(path)).close()

    asyncio.run(make())
    assert differences(path) == []


def definitions(path: Path) -> dict[str, str]:
    with closing(sqlite3.connect(path)) as connection:
        parts = connection.execute("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL").fetchall()
    return {name: " ".join(sql.split()) for name, sql in parts}


def test_the_first_migration_still_makes_the_first_schema(old: Path, tmp_path: Path) -> None:
    path = tmp_path / "new.db"
    with writing_engine(path, 1).begin() as connection:
        migrate(connection, "0001")
    assert definitions(path) == definitions(old)


@in_a_loop
async def test_a_migration_happens_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "new.db"
    whole = command.upgrade

    def broken(config: Config, revision: str) -> None:
        whole(config, revision)
        raise sqlite3.OperationalError("disk I/O error")

    with monkeypatch.context() as patch:
        patch.setattr(command, "upgrade", broken)
        with pytest.raises(CannotOpen, match="disk I/O error"):
            await Store.open(path)
    assert definitions(path) == {}
    await (await Store.open(path)).close()
