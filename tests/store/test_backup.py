"""Backups: the copy of a store in use is complete and checked, and never replaces a file."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from nottingham.store.backup import backup
from nottingham.store.errors import CannotOpen, Damaged, NotSaved
from nottingham.store.store import Store
from tests.support.store_rows import FIRST, ROBIN, SECOND, a_move, furnish, in_a_loop


@in_a_loop
async def test_a_copy_made_during_writes_is_consistent(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "live.db") as store:
        await furnish(store)
        stop = asyncio.Event()

        async def play() -> int:
            version = 0
            while not stop.is_set():
                # Both games move in one write, so in a copy neither can be ahead.
                await store.commit(a_move(version, FIRST), a_move(version, SECOND))
                version += 1
            return version

        playing = asyncio.create_task(play())
        for number in range(5):
            before = len(await store.moves(FIRST.id))
            await asyncio.to_thread(backup, store.name, tmp_path / f"copy{number}.db")
            async with await Store.open(tmp_path / f"copy{number}.db") as copy:
                first, second = await copy.moves(FIRST.id), await copy.moves(SECOND.id)
                assert [move.version for move in first] == list(range(len(first)))
                assert len(first) == len(second) >= before
                assert await copy.person(ROBIN.id) == ROBIN
        stop.set()
        assert await playing == len(await store.moves(FIRST.id)) > 0


async def closed_store(path: Path) -> Path:
    async with await Store.open(path) as store:
        await furnish(store)
        await store.commit(*map(a_move, range(50)))
    return path


@in_a_loop
async def test_a_closed_store_is_copied_into_a_single_file(tmp_path: Path) -> None:
    path = await closed_store(tmp_path / "live.db")
    before = path.read_bytes()
    folder = tmp_path / "copies"
    folder.mkdir()
    backup(path, folder / "copy.db")
    assert [file.name for file in folder.iterdir()] == ["copy.db"]
    assert path.read_bytes() == before
    assert (folder / "copy.db").read_bytes()[18:20] == b"\1\1", "it is not in WAL mode"
    async with await Store.open(folder / "copy.db") as copy:
        assert len(await copy.moves(FIRST.id)) == 50


@in_a_loop
async def test_a_copy_never_replaces_a_file(tmp_path: Path) -> None:
    path = await closed_store(tmp_path / "live.db")
    target = tmp_path / "precious.txt"
    target.write_text("gold")
    with pytest.raises(NotSaved, match="exists already"):
        backup(path, target)
    assert target.read_text() == "gold"
    with pytest.raises(NotSaved, match="exists already"):
        backup(path, path)


@in_a_loop
async def test_a_file_that_appears_during_the_copy_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = await closed_store(tmp_path / "live.db")
    target = tmp_path / "copy.db"
    monkeypatch.setattr("nottingham.store.backup._check", lambda *_: target.write_text("gold"))
    for hard_links in (True, False):
        if not hard_links:
            monkeypatch.setattr(Path, "hardlink_to", _no_hard_links)
        with pytest.raises(NotSaved, match="exists already"):
            backup(path, target)
        assert target.read_text() == "gold"
        target.unlink()
    assert not list(tmp_path.glob("*.part*")) and not list(tmp_path.glob(".*"))


@in_a_loop
async def test_backup_works_on_a_disk_without_hard_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = await closed_store(tmp_path / "live.db")
    monkeypatch.setattr(Path, "hardlink_to", _no_hard_links)
    backup(path, tmp_path / "copy.db")
    async with await Store.open(tmp_path / "copy.db") as copy:
        assert len(await copy.moves(FIRST.id)) == 50


def _no_hard_links(path: Path, target: Path) -> None:
    raise PermissionError


def test_only_stores_are_copied(tmp_path: Path) -> None:
    with pytest.raises(CannotOpen, match="no store"):
        backup(tmp_path / "missing.db", tmp_path / "copy.db")
    with pytest.raises(CannotOpen, match="no store"):
        backup(tmp_path, tmp_path / "copy.db")
    with closing(sqlite3.connect(tmp_path / "recipes.db")) as other, other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(CannotOpen, match="not one of Nottingham's"):
        backup(tmp_path / "recipes.db", tmp_path / "copy.db")
    (tmp_path / "text.db").write_text("no database" * 1000)
    with pytest.raises(Damaged):
        backup(tmp_path / "text.db", tmp_path / "copy.db")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["recipes.db", "text.db"]


@in_a_loop
async def test_a_damaged_store_is_not_copied(tmp_path: Path) -> None:
    path = await closed_store(tmp_path / "live.db")
    corrupt = bytearray(path.read_bytes())
    corrupt[-8192:-4096] = bytes(range(256)) * 16
    path.write_bytes(corrupt)
    with pytest.raises(Damaged):
        backup(path, tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()


@in_a_loop
async def test_the_target_folder_must_exist(tmp_path: Path) -> None:
    path = await closed_store(tmp_path / "live.db")
    with pytest.raises(NotSaved, match=r"copy\.db can't be written"):
        backup(path, tmp_path / "nowhere" / "copy.db")
