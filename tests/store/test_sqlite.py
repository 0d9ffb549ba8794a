"""SQLite files that are full, locked, damaged, not a file, not writable, too new or in use."""

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from sqlalchemy import text

from nottingham.store.database_writer import NotBegun
from nottingham.store.errors import CannotOpen, Damaged, Missing, NotRead, NotSaved, StoreError
from nottingham.store.rows import Move
from nottingham.store.sqlite import SqliteWriter
from nottingham.store.store import Store
from tests.support.store_rows import FIRST, ROBIN, a_move, furnish, in_a_loop


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "nottingham.db"


def driver(store: Store) -> sqlite3.Connection:
    writer = store._backend.writer
    assert isinstance(writer, SqliteWriter)
    return writer.driver


async def refusal(path: Path, kind: type[StoreError]) -> str:
    """The message with which opening fails."""
    with pytest.raises(StoreError) as caught:
        await Store.open(path, busy=0.01)
    line = str(caught.value)
    assert type(caught.value) is kind, line
    assert str(path) in line and len(line.splitlines()) == 1
    return line


async def furnished(path: Path) -> None:
    async with await Store.open(path) as store:
        await furnish(store)
        await store.commit(*map(a_move, range(50)))


@in_a_loop
async def test_the_file_is_opened_with_its_safest_settings(path: Path) -> None:
    async with await Store.open(path, busy=1.5) as store:
        settings = {name: driver(store).execute(f"PRAGMA {name}").fetchone()[0] for name in
                 ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")}  # fmt: skip
        assert settings == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 1500}
    assert sorted(file.name for file in path.parent.iterdir()) == ["nottingham.db", "nottingham.db.lock"]


@in_a_loop
async def test_a_full_disk_saves_nothing_and_says_so(path: Path) -> None:
    async with await Store.open(path) as store:
        await furnish(store)
        (pages,) = driver(store).execute("PRAGMA page_count").fetchone()
        driver(store).execute(f"PRAGMA max_page_count = {pages}")
        big = [Move(FIRST.id, version, 0, None, 1, bytes(20_000)) for version in range(3)]
        saved = await asyncio.gather(*map(store.commit, big), return_exceptions=True)
        assert [str(error) for error in saved] == ["nothing was saved: database or disk is full"] * 3
        assert all(isinstance(error, NotSaved) for error in saved)
        with pytest.raises(NotSaved, match="full"):
            await store.ping()
        assert await store.moves(FIRST.id) == []
        driver(store).execute(f"PRAGMA max_page_count = {pages + 100}")
        await store.commit(*big)
        await store.ping()
        assert await store.moves(FIRST.id) == big


@in_a_loop
async def test_a_write_that_fails_on_commit_does_not_block_the_next(path: Path) -> None:
    async with await Store.open(path) as store:
        with pytest.raises(Missing):
            await store.commit(text("PRAGMA defer_foreign_keys = ON"), a_move(0))
        await furnish(store)
        assert await store.person(ROBIN.id) == ROBIN


@in_a_loop
async def test_nothing_is_saved_while_another_program_locks_the_file(path: Path) -> None:
    async with await Store.open(path, busy=0.01) as store:
        await furnish(store)
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            saved = await asyncio.gather(*map(store.commit, map(a_move, range(5))), return_exceptions=True)
            assert [str(error) for error in saved] == ["nothing was saved: database is locked"] * 5
            assert all(isinstance(error, NotBegun) for error in saved), "they are not retried one by one"
            with pytest.raises(NotSaved, match="locked"):  # the lock is taken when a transaction begins
                await store.commit(text("SELECT 1"))
            assert await store.moves(FIRST.id) == [], "reading still works"
            other.execute("ROLLBACK")
        await store.commit(a_move(0))
        assert await store.moves(FIRST.id) == [a_move(0)]


@in_a_loop
async def test_a_file_that_became_read_only_saves_nothing(path: Path) -> None:
    async with await Store.open(path) as store:
        driver(store).execute("PRAGMA query_only = ON")
        with pytest.raises(NotSaved, match="readonly"):
            await furnish(store)


@in_a_loop
async def test_a_bad_value_fails_only_its_own_write(path: Path) -> None:
    async with await Store.open(path) as store:
        await furnish(store)
        bad = Move(FIRST.id, 2**70, 0, None, 1, b"")
        saved = await asyncio.gather(store.commit(a_move(0)), store.commit(bad), return_exceptions=True)
        assert saved[0] is None and isinstance(saved[1], OverflowError)
        await store.ping()


@in_a_loop
async def test_a_locked_file_is_not_opened(path: Path) -> None:
    await furnished(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert "locked" in await refusal(path, CannotOpen)
    async with await Store.open(path) as store:
        assert len(await store.moves(FIRST.id)) == 50


@in_a_loop
async def test_a_file_that_is_not_a_database_is_damaged(path: Path) -> None:
    path.write_bytes(b"Sheriff of Nottingham\n" * 100)
    assert "restore a backup" in await refusal(path, Damaged)
    assert path.read_bytes() == b"Sheriff of Nottingham\n" * 100


@pytest.mark.parametrize("page", [2, 5, -2])
@in_a_loop
async def test_a_corrupt_page_is_found_on_opening(path: Path, page: int) -> None:
    await furnished(path)
    corrupt = bytearray(path.read_bytes())
    start = page * 4096 % len(corrupt)
    corrupt[start : start + 4096] = bytes(range(256)) * 16
    path.write_bytes(corrupt)
    assert "restore a backup" in await refusal(path, Damaged)


@in_a_loop
async def test_a_truncated_file_is_damaged(path: Path) -> None:
    await furnished(path)
    path.write_bytes(path.read_bytes()[:-8192])
    await refusal(path, Damaged)


@in_a_loop
async def test_a_folder_is_not_opened(path: Path) -> None:
    path.mkdir()
    assert "is a folder" in await refusal(path, CannotOpen)


@in_a_loop
async def test_a_pipe_is_not_opened(path: Path) -> None:
    os.mkfifo(path)
    assert "is not a regular file" in await refusal(path, CannotOpen)
    assert [file.name for file in path.parent.iterdir()] == [path.name], "nothing is left beside it"


@in_a_loop
async def test_a_link_to_itself_is_not_opened(path: Path) -> None:
    path.symlink_to(path.with_name("other.db"))
    path.with_name("other.db").symlink_to(path)
    await refusal(path, CannotOpen)
    await refusal(path / "nottingham.db", CannotOpen)
    assert len(list(path.parent.iterdir())) == 2, "nothing is left beside it"


@in_a_loop
async def test_a_link_to_a_file_is_opened_as_the_file(path: Path) -> None:
    path.symlink_to(path.with_name("other.db"))
    for _ in range(2):
        async with await Store.open(path) as store:
            assert store.name == str(path.with_name("other.db"))


@in_a_loop
async def test_a_path_below_a_file_is_not_opened(path: Path) -> None:
    path.write_text("a file")
    await refusal(path / "nottingham.db", CannotOpen)


@contextmanager
def as_nobody() -> Iterator[None]:
    """Drop root's rights, to which no file is read-only."""
    if os.geteuid():
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


def test_a_read_only_file_is_not_opened() -> None:
    # Not in pytest's folder, which the user nobody can't enter.
    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o777)
        path = Path(folder).resolve() / "nottingham.db"
        asyncio.run(furnished(path))
        path.with_name("nottingham.db.lock").unlink()
        path.chmod(0o444)
        with as_nobody():
            assert "readonly" in asyncio.run(refusal(path, CannotOpen))


def test_a_store_is_not_made_in_a_read_only_folder() -> None:
    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o555)
        with as_nobody():
            asyncio.run(refusal(Path(folder).resolve() / "nottingham.db", CannotOpen))
        Path(folder).chmod(0o700)


@in_a_loop
async def test_a_store_of_a_newer_nottingham_is_left_alone(path: Path) -> None:
    await furnished(path)
    with closing(sqlite3.connect(path)) as other, other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")
        other.execute("UPDATE era SET least = '9999'")
    assert "newer Nottingham (schema 9999)" in await refusal(path, CannotOpen)
    with closing(sqlite3.connect(path)) as other:
        assert other.execute("SELECT version_num FROM alembic_version").fetchall() == [("9999",)]


@in_a_loop
async def test_a_database_of_another_program_is_left_alone(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other, other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    before = path.read_bytes()
    assert "not one of Nottingham's" in await refusal(path, CannotOpen)
    assert path.read_bytes() == before


@in_a_loop
async def test_two_servers_can_not_use_one_file(path: Path) -> None:
    link = path.with_name("link.db")
    async with await Store.open(path) as store:
        link.symlink_to(path)
        assert "in use by another server" in await refusal(path, CannotOpen)
        with pytest.raises(CannotOpen, match="in use by another server"):
            await Store.open(link)
        await furnish(store)
    async with await Store.open(link) as store:
        assert await store.person(ROBIN.id) == ROBIN


@in_a_loop
async def test_a_file_with_a_second_name_is_refused_under_both(path: Path) -> None:
    """Two servers would have two locks, and SQLite two logs, for one file."""
    other = path.with_name("other.db")
    async with await Store.open(path):
        other.hardlink_to(path)
        with pytest.raises(CannotOpen, match=r"other\.db has 2 names"):
            await Store.open(other)
    assert "has 2 names" in await refusal(path, CannotOpen)
    other.unlink()
    await (await Store.open(path)).close()


@in_a_loop
async def test_the_lock_of_a_refused_file_is_released(path: Path) -> None:
    path.write_bytes(b"no database" * 1000)
    await refusal(path, Damaged)
    path.unlink()
    async with await Store.open(path):
        pass


@in_a_loop
async def test_a_failed_read_is_an_error_of_the_store(path: Path) -> None:
    async with await Store.open(path) as store:
        await store.commit(text("DROP TABLE chat"))
        with pytest.raises(NotRead, match="no such table"):
            await store.chat(1, 1)


@pytest.mark.parametrize("name", ["100%.db", "what?.db", "a b#c.db", "Ноттингем.db", "file:x.db"])
@in_a_loop
async def test_a_file_may_have_any_name(tmp_path: Path, name: str) -> None:
    await furnished(tmp_path / name)
    async with await Store.open(tmp_path / name) as store:
        assert await store.person(ROBIN.id) == ROBIN
        assert sorted(file.name for file in tmp_path.iterdir())[0] == name
