"""Tests who can read a database. It holds the seeds of running games, which only the server needs."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from nottingham.store.backup import backup
from nottingham.store.store import Store
from tests.support import plain_http
from tests.support.live_server import open_server
from tests.support.server_process import run
from tests.support.store_rows import furnish, in_a_loop

PATIENCE = 60


@pytest.fixture
def generous() -> Iterator[None]:
    """New files may be read and written by everyone."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir() if path.name.startswith("test.db")}


def leave_behind(folder: Path) -> None:
    """A server that was killed leaves its log beside the database."""
    with open_server(folder / "test.db") as live:
        plain_http.post(f"{live.url}/api/people", json={"name": "Ann"})
    assert {"test.db", "test.db-wal", "test.db-shm"} <= set(modes(folder))


def restart(folder: Path) -> str:
    with open_server(folder / "test.db") as live:
        assert plain_http.post(f"{live.url}/api/people", json={"name": "Bob"}).status_code == 201
        return live.log_file.read_text()


def test_others_can_read_neither_a_database_nor_its_backup(tmp_path: Path) -> None:
    with open_server(tmp_path / "test.db") as live:
        plain_http.post(f"{live.url}/api/people", json={"name": "Ann"})
        arguments = ["backup", "--database", str(live.database), str(tmp_path / "test.db.copy")]
        assert run(arguments, tmp_path / "backup.log", PATIENCE).returncode == 0
        names = {"test.db", "test.db-wal", "test.db-shm", "test.db.lock", "test.db.copy"}
        assert modes(tmp_path) == dict.fromkeys(names, 0o600)
        assert "made private" not in live.log_file.read_text()


@in_a_loop
async def test_a_database_is_private_whatever_the_umask_allows(tmp_path: Path, generous: None) -> None:
    async with await Store.open(tmp_path / "test.db") as store:
        await furnish(store)
        backup(store.name, tmp_path / "test.db.copy")
        assert set(modes(tmp_path).values()) == {0o600}


def test_a_database_that_others_could_read_is_made_private(tmp_path: Path) -> None:
    leave_behind(tmp_path)
    for name in ("test.db", "test.db-wal", "test.db-shm", "test.db.lock"):
        (tmp_path / name).chmod(0o666 if name.endswith(".lock") else 0o644)
    log = restart(tmp_path)
    assert set(modes(tmp_path).values()) == {0o600}
    assert '"the database could be read by everyone on this machine; made private"' in log and '"mode":"644"' in log


def test_access_for_a_group_is_kept(tmp_path: Path) -> None:
    leave_behind(tmp_path)
    for name in ("test.db", "test.db-wal", "test.db-shm"):
        (tmp_path / name).chmod(0o640)
    log = restart(tmp_path)
    assert modes(tmp_path)["test.db"] == modes(tmp_path)["test.db-wal"] == 0o640
    assert "made private" not in log
