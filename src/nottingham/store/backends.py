"""Opens a backend: a SQLite file for one server, or a PostgreSQL database that several servers share.

Opening a database also migrates it to the schema of this program.
"""

import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import ARRAY, BigInteger, FromClause, bindparam, func, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from nottingham.store import sqlite
from nottingham.store.database_writer import DatabaseWriter
from nottingham.store.driver_errors import TranslateErrors
from nottingham.store.errors import CannotOpen, Damaged, StoreError
from nottingham.store.migrate import migrate
from nottingham.store.sqlite import FileLock, SqliteWriter

SCHEMES: Final = ("postgresql://", "postgres://")
_MIGRATION_LOCK: Final = 0x536865726966
"""The advisory lock held during a migration. A server that had to wait for it finds the migration done."""


class Backend(NamedTuple):
    """An open database, with what differs from one kind of database to the other."""

    name: str
    """A name for people, without the password."""
    writer: DatabaseWriter
    readers: AsyncEngine
    translate_errors: TranslateErrors
    pairs: FromClause
    """A relation of number pairs, `first` and `second`, for queries to join with."""
    bind_pairs: Callable[[dict[int, int]], dict[str, Any]]
    """The bind parameters that fill `pairs`."""
    read_timeout: float | None
    """How many seconds a read may take; None for no limit."""
    release: Callable[[], None]


def is_postgres(database: Path | str) -> bool:
    return isinstance(database, str) and database.startswith(SCHEMES)


def open_backend(database: Path | str, busy: float) -> Backend:
    """Open, check and migrate a database. This may take a while: call it in a thread."""
    return _open_server(str(database)) if is_postgres(database) else _open_file(Path(database), busy)


def _open_file(path: Path, busy: float) -> Backend:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # Two names of one file must not become two locks.
        path = path.resolve()
        _refuse_other_things(path)
        lock = FileLock(path)
        _refuse_second_names(path, lock)
    except OSError as error:
        raise CannotOpen(f"{path} can't be opened: {error.strerror}") from error
    except RuntimeError:  # from `resolve`, until Python 3.12
        raise CannotOpen(f"{path} can't be opened: it is a link that leads back to itself") from None
    try:
        with sqlite.translate_errors(CannotOpen):
            sqlite.create(path)
            sqlite.check(path, busy)
            engine = sqlite.writing_engine(path, busy, foreign_keys=False)
            with engine.begin() as connection:
                migrate(connection)
                # SQLite starts a transaction even on a read-only file; only a write fails.
                connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
            sqlite.make_private(path)
            writer = SqliteWriter(path, busy)
    except StoreError as error:
        lock.release()
        raise _naming(str(path), error) from error
    except BaseException:
        lock.release()
        raise
    each = func.json_each(bindparam("pairs")).table_valued("value")
    number = [func.json_extract(each.c.value, f"$[{index}]", type_=BigInteger) for index in range(2)]
    return Backend(
        name=str(path),
        writer=writer,
        readers=sqlite.reading_engine(path, busy),
        translate_errors=sqlite.translate_errors,
        pairs=select(number[0].label("first"), number[1].label("second")).subquery("pair"),
        bind_pairs=lambda pairs: {"pairs": str([[first, second] for first, second in pairs.items()])},
        read_timeout=None,
        release=lock.release,
    )


def _refuse_other_things(path: Path) -> None:
    """Refuse what is no file before anything is left beside it: SQLite would wait for a pipe, or write to a device."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:  # it will be created
        return
    if stat.S_ISDIR(mode):
        raise CannotOpen(f"{path} is a folder, not a file")
    if not stat.S_ISREG(mode):
        raise CannotOpen(f"{path} is not a regular file")


def _refuse_second_names(path: Path, lock: FileLock) -> None:
    """Refuse a file with hard links: under another name SQLite would use another lock and another log for it."""
    names = path.stat().st_nlink if path.exists() else 1
    if names > 1:
        lock.release()
        raise CannotOpen(f"{path} has {names} names (hard links): remove all but one, or use a copy of the file")


def _open_server(database: str) -> Backend:
    try:
        from nottingham.store import postgres
    except ImportError:
        raise CannotOpen("PostgreSQL support is not installed: pip install 'nottingham[many]'") from None
    url = postgres.parse_url(database)
    name = postgres.without_password(url)
    try:
        with postgres.translate_errors(CannotOpen):
            engine = postgres.migrating_engine(url)
            with engine.begin() as connection:
                connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": _MIGRATION_LOCK})
                migrate(connection)
            writer = postgres.PostgresWriter(url)
    except StoreError as error:
        raise _naming(name, error) from error
    numbers = ARRAY(BigInteger)
    return Backend(
        name=name,
        writer=writer,
        readers=postgres.reading_engine(url),
        translate_errors=postgres.translate_errors,
        pairs=func.unnest(bindparam("firsts", type_=numbers), bindparam("seconds", type_=numbers))
        .table_valued("first", "second")
        .render_derived(name="pair"),
        bind_pairs=lambda pairs: {"firsts": list(pairs), "seconds": list(pairs.values())},
        read_timeout=postgres.TIMEOUT_SECONDS,
        release=lambda: None,
    )


def _naming(name: str, error: StoreError) -> StoreError:
    """Adds the name of the database to an error's message."""
    line = str(error)
    line = line if name in line else f"{name} can't be opened: {line}"
    return (Damaged if isinstance(error, Damaged) else CannotOpen)(line)
