"""Where a store is kept: in a file of its own, or in a database that several servers share. Opening it brings it to the
schema this program knows.
"""

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import ARRAY, BigInteger, FromClause, bindparam, func, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from nottingham.store import sqlite
from nottingham.store.errors import CannotOpen, Damaged, StoreError
from nottingham.store.migrate import migrate
from nottingham.store.sqlite import FileLock, SqliteWriter
from nottingham.store.writer import DatabaseWriter

SCHEMES: Final = ("postgresql://", "postgres://")
_MIGRATION: Final = 0x536865726966
"""The number of the lock under which databases are migrated: whoever comes second finds it done."""


class Place(NamedTuple):
    """A store that has been opened."""

    name: str
    """For people; it holds no password."""
    pen: DatabaseWriter
    readers: AsyncEngine
    told: Callable[[type[StoreError]], AbstractContextManager[None]]
    """What its errors mean."""
    pairs: FromClause
    """Pairs of numbers, `first` and `second`, to be joined with."""
    paired: Callable[[dict[int, int]], dict[str, Any]]
    """What such pairs are bound to."""
    patience: float | None
    """Seconds that a read may take."""
    release: Callable[[], None]


def is_server(database: Path | str) -> bool:
    return isinstance(database, str) and database.startswith(SCHEMES)


def open_place(database: Path | str, busy: float) -> Place:
    """Everything that takes its time before the store can be used."""
    return _open_server(str(database)) if is_server(database) else _open_file(Path(database), busy)


def _open_file(path: Path, busy: float) -> Place:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # Two names of one file must not become two locks.
        path = path.resolve()
        if path.is_dir():
            raise CannotOpen(f"{path} is a folder, not a file")
        lock = FileLock(path)
    except OSError as error:
        raise CannotOpen(f"{path} can't be opened: {error.strerror}") from error
    try:
        with sqlite.told(CannotOpen):
            sqlite.check(path, busy)
            engine = sqlite.writing_engine(path, busy, foreign_keys=False)
            with engine.begin() as connection:
                migrate(connection)
                # SQLite begins a transaction even on a file that can't be written: only a write tells.
                connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
            pen = SqliteWriter(path, busy)
    except StoreError as error:
        lock.release()
        raise _about(str(path), error) from error
    except BaseException:
        lock.release()
        raise
    each = func.json_each(bindparam("pairs")).table_valued("value")
    number = [func.json_extract(each.c.value, f"$[{place}]", type_=BigInteger) for place in range(2)]
    pairs = select(number[0].label("first"), number[1].label("second")).subquery("pair")
    return Place(str(path), pen, sqlite.reading_engine(path, busy), sqlite.told, pairs, _as_json, None, lock.release)


def _as_json(pairs: dict[int, int]) -> dict[str, Any]:
    return {"pairs": str([[first, second] for first, second in pairs.items()])}


def _open_server(database: str) -> Place:
    try:
        from nottingham.store import postgres
    except ImportError:
        raise CannotOpen("PostgreSQL needs more than a plain install: pip install 'nottingham[many]'") from None
    url = postgres.address(database)
    name = postgres.shown(url)
    try:
        with postgres.told(CannotOpen):
            engine = postgres.migrating_engine(url)
            with engine.begin() as connection:
                connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": _MIGRATION})
                migrate(connection)
            pen = postgres.PostgresWriter(url)
    except StoreError as error:
        raise _about(name, error) from error
    numbers = ARRAY(BigInteger)
    pairs = (
        func.unnest(bindparam("firsts", type_=numbers), bindparam("seconds", type_=numbers))
        .table_valued("first", "second")
        .render_derived(name="pair")
    )
    return Place(
        name, pen, postgres.reading_engine(url), postgres.told, pairs, _as_arrays, postgres.PATIENCE, lambda: None
    )


def _as_arrays(pairs: dict[int, int]) -> dict[str, Any]:
    return {"firsts": list(pairs), "seconds": list(pairs.values())}


def _about(name: str, error: StoreError) -> StoreError:
    line = str(error)
    line = line if name in line else f"{name} can't be opened: {line}"
    return (Damaged if isinstance(error, Damaged) else CannotOpen)(line)
