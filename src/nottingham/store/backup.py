"""A copy of a store that may be in use: SQLite copies one moment of it, and nobody who plays has to wait.

The copy appears under its name only when it is whole and was checked, and it never takes the place of another file.
"""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from tempfile import mkstemp

from nottingham.store.errors import CannotOpen, Damaged, NotSaved
from nottingham.store.sqlite import told


def backup(path: Path | str, target: Path | str) -> None:
    """Copy the store at `path` to the new file `target`, in an existing folder."""
    path, target = Path(path).absolute(), Path(target).absolute()
    if not path.is_file():
        raise CannotOpen(f"there is no store at {path}")
    if os.path.lexists(target):
        raise NotSaved(f"{target} exists already; nothing was copied")
    try:
        file, name = mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
        os.close(file)
    except OSError as error:
        raise NotSaved(f"{target} can't be written: {error.strerror}") from error
    part = Path(name)
    try:
        _copy(path, part)
        _check(path, part)
        _publish(part, target)
    except FileExistsError:
        raise NotSaved(f"{target} exists already; nothing was copied") from None
    except OSError as error:
        raise NotSaved(f"{target} can't be written: {error.strerror}") from error
    finally:
        for rest in (part, Path(f"{part}-journal"), Path(f"{part}-wal"), Path(f"{part}-shm")):
            rest.unlink(missing_ok=True)


def _copy(path: Path, part: Path) -> None:
    with told(CannotOpen):
        # Unlike a plain path, this never makes a file that is not there.
        source = sqlite3.connect(f"{path.as_uri()}?mode=rw", uri=True)
    with closing(source), closing(sqlite3.connect(part)) as copy:
        with told(CannotOpen):
            source.execute("PRAGMA query_only = ON")
            if not source.execute("SELECT 1 FROM sqlite_schema WHERE name = 'alembic_version'").fetchone():
                raise CannotOpen(f"{path} is a database, but not one of Nottingham's")
        with told(NotSaved):
            source.backup(copy)
            # One file, with no log beside it; the store that opens it will change that back.
            copy.execute("PRAGMA journal_mode = DELETE")


def _check(path: Path, part: Path) -> None:
    with closing(sqlite3.connect(part)) as copy, told(NotSaved):
        (verdict,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        raise Damaged(f"{path} is damaged ({' '.join(verdict.split())}); it was not copied")


def _publish(part: Path, target: Path) -> None:
    """Give the copy its name, which may have been taken meanwhile."""
    _sync(part)
    try:
        target.hardlink_to(part)
    except FileExistsError:
        raise
    except OSError:  # not every disk knows hard links
        if os.path.lexists(target):
            raise FileExistsError from None
        part.rename(target)
    with suppress(OSError):  # not every system opens folders
        _sync(target.parent)


def _sync(path: Path) -> None:
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
