"""SQLite: one file, one server. What is particular to it lives here and nowhere else.

The file is in WAL mode, so reading and writing never wait for each other, and with synchronous=FULL: what was
committed outlives a power cut. A lock on a file beside it keeps a second server out; the system lets go of it when the
process dies, however it dies.
"""

import os
import sqlite3
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from itertools import chain
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from nottingham.store.changes import Change, ConditionalMove, as_row
from nottingham.store.errors import CannotOpen, Conflict, Damaged, Missing, NotSaved, StoreError
from nottingham.store.rows import Move
from nottingham.store.writer import Made, NotBegun, Write, make

_DOUBLE: Final = {
    sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
    sqlite3.SQLITE_CONSTRAINT_UNIQUE,
    sqlite3.SQLITE_CONSTRAINT_ROWID,
}
_SPOILED: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_WAL_LIMIT: Final = 64 * 2**20
"""The log beside the file may grow when it must, but does not stay big."""
BEGIN: Final = "BEGIN IMMEDIATE"
_MOVE: Final = (
    "INSERT INTO moves (game, version, seat, key, at, events, action) SELECT ?, ?, ?, ?, ?, ?, ? "
    "FROM (SELECT ? AS decided_at, ? AS revision) AS asked "
    "WHERE decided_at IS NULL OR asked.revision = (SELECT tables.revision FROM tables WHERE tables.id = decided_at)"
)


def meaning(error: Exception, otherwise: type[StoreError]) -> Exception:
    """What an error of the driver means; an error that is not the database's stays what it is."""
    origin = error.orig if isinstance(error, DBAPIError) else error
    if not isinstance(origin, sqlite3.DatabaseError) or isinstance(origin, sqlite3.ProgrammingError):
        return error
    line = " ".join(str(origin).split())
    code = getattr(origin, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    if code in _DOUBLE:
        return Conflict(f"it is there already ({line})")
    if code == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
        return Missing("what it belongs to is not there")
    if code & 0xFF in _SPOILED:
        return Damaged(f"the store is damaged ({line}); restore a backup")
    if issubclass(otherwise, NotSaved):
        line = f"nothing was saved: {line}"
    return otherwise(line)


@contextmanager
def told(otherwise: type[StoreError]) -> Iterator[None]:
    """Errors by meaning; `otherwise` is what those mean that have no other."""
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        raise meaning(error, otherwise) from error


class FileLock:
    """Keeps every other server away from a file."""

    def __init__(self, path: Path) -> None:
        self._file: int | None = os.open(path.with_name(path.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o644)
        try:
            _lock(self._file)
        except OSError:
            os.close(self._file)
            raise CannotOpen(f"{path} is in use by another server") from None

    def release(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            os.close(file)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def check(path: Path, busy: float) -> None:
    """See that the file is whole; a new one is made."""
    with closing(sqlite3.connect(path, timeout=busy, isolation_level=None)) as connection:
        (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            raise Damaged(f"{path} is damaged ({' '.join(verdict.split())}); restore a backup")


def driver_of(connection: Connection) -> sqlite3.Connection:
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def writing_engine(path: Path, busy: float, *, foreign_keys: bool = True) -> Engine:
    """An engine whose transactions lock the file from their beginning, so that they never fail half way for that."""
    url = URL.create("sqlite+pysqlite", database=str(path))
    # The connection is made in the thread that opens the store and used in the writer's.
    engine = create_engine(url, poolclass=NullPool, connect_args={"timeout": busy, "check_same_thread": False})

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, record: object) -> None:
        connection.isolation_level = None
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA foreign_keys = {foreign_keys:d}")
        connection.execute(f"PRAGMA journal_size_limit = {_WAL_LIMIT}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        if not driver_of(connection).in_transaction:
            connection.exec_driver_sql(BEGIN)

    return engine


def reading_engine(path: Path, busy: float) -> AsyncEngine:
    url = URL.create("sqlite+aiosqlite", database=str(path))
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT", connect_args={"timeout": busy})

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, record: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA query_only = ON")
        cursor.close()

    return engine


class SqliteWriter:
    """Writes moves on the driver's own connection, everything else by way of SQLAlchemy, in one transaction.

    It is the driver that begins and ends it: SQLAlchemy would take as long for that as SQLite for a move.
    """

    def __init__(self, path: Path, busy: float) -> None:
        self._engine = writing_engine(path, busy)
        self._connection = self._engine.connect()
        self.driver = driver_of(self._connection)
        try:
            # The mode is kept in the file, so this writes only once.
            (mode,) = self.driver.execute("PRAGMA journal_mode = WAL").fetchone()
            if mode != "wal":
                raise CannotOpen("its disk can't hold a write-ahead log")
        except BaseException:
            self.close()
            raise

    patience = None
    """A lock on the file is waited for by SQLite itself, and not for ever."""

    def give_up(self) -> None:
        """A file doesn't hang."""

    def write(self, group: Sequence[Write]) -> Made:
        with told(NotBegun):
            self.driver.execute(BEGIN)
        try:
            with told(NotSaved):
                count = self._make(chain.from_iterable(group))
                self.driver.commit()
        finally:
            # Undoes what was not committed, and lets SQLAlchemy know that its part is over too.
            with suppress(DBAPIError, sqlite3.Error):
                self.driver.rollback()
                self._connection.rollback()
        return Made(count)

    def _make(self, changes: Iterable[Change]) -> int:
        count = 0
        moves: list[tuple[Any, ...]] = []
        for change in changes:
            if isinstance(change, (Move, ConditionalMove)):
                moves.append(as_row(change))
                continue
            # A game is added before its first move, a table removed after its last: the order stays.
            count += self._append(moves)
            moves.clear()
            make(self._connection, change)
        return count + self._append(moves)

    def _append(self, moves: list[tuple[Any, ...]]) -> int:
        if moves:
            with closing(self.driver.executemany(_MOVE, moves)) as stored:
                if stored.rowcount < len(moves):
                    raise Conflict("the table is not as it was")
        return len(moves)

    def close(self) -> None:
        self._connection.close()
        self._engine.dispose()
