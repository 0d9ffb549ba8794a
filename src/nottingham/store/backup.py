"""Backs up a SQLite store that may be in use: SQLite copies a consistent snapshot while the server goes on.

The copy gets its name only when it is complete and checked, and never replaces another file.
"""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from tempfile import mkstemp

from nottingham.store.errors import CannotOpen, Damaged, NotSaved
from nottingham.store.sqlite import translate_errors


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
    with translate_errors(CannotOpen):
        # Unlike a plain path, this never creates a missing file.
        source = sqlite3.connect(f"{path.as_uri()}?mode=rw", uri=True)
    with closing(source), closing(sqlite3.connect(part)) as copy:
        with translate_errors(CannotOpen):
            source.execute("PRAGMA query_only = ON")
            if not source.execute("SELECT 1 FROM sqlite_schema WHERE name = 'alembic_version'").fetchone():
                raise CannotOpen(f"{path} is a database, but not one of Nottingham's")
        with translate_errors(NotSaved):
            source.backup(copy)
            # A single file without a log. Opening it as a store changes the mode back.
            copy.execute("PRAGMA journal_mode = DELETE")


def _check(path: Path, part: Path) -> None:
    with closing(sqlite3.connect(part)) as copy, translate_errors(NotSaved):
        (verdict,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        raise Damaged(f"{path} is damaged ({' '.join(verdict.split())}); it was not copied")


def _publish(part: Path, target: Path) -> None:
    """Give the copy its name, unless another file has taken it meanwhile."""
    _sync(part)
    try:
        target.hardlink_to(part)
    except FileExistsError:
        raise
    except OSError:  # not every disk supports hard links
        if os.path.lexists(target):
            raise FileExistsError from None
        part.rename(target)
    with suppress(OSError):  # not every system can open folders
        _sync(target.parent)


def _sync(path: Path) -> None:
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
