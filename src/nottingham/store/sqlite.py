"""SQLite: one file, one server. Everything specific to SQLite is here, and in `backup`.

The file is in WAL mode, so readers and the writer never wait for each other, and synchronous=FULL makes a commit
survive a power cut. A lock on a second file keeps other servers out; the operating system releases it however the
process dies.
"""

import logging
import os
import sqlite3
import stat
import sys
from collections.abc import Iterable, Sequence
from contextlib import closing, suppress
from itertools import chain
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from nottingham.store.changes import Change, ConditionalMove, as_row
from nottingham.store.database_writer import GroupResult, NotBegun, Write, execute
from nottingham.store.driver_errors import translator
from nottingham.store.errors import CannotOpen, Conflict, Damaged, Missing, NotSaved, StoreError
from nottingham.store.rows import Move

_log = logging.getLogger(__name__)

_DUPLICATE: Final = {
    sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
    sqlite3.SQLITE_CONSTRAINT_UNIQUE,
    sqlite3.SQLITE_CONSTRAINT_ROWID,
}
_CORRUPT: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_WAL_LIMIT: Final = 64 * 2**20
"""The write-ahead log is cut back to this size when it has grown beyond it."""
_PRIVATE: Final = 0o600
BEGIN: Final = "BEGIN IMMEDIATE"
_MOVE: Final = (
    "INSERT INTO moves (game, version, seat, key, at, events, action) SELECT ?, ?, ?, ?, ?, ?, ? "
    "FROM (SELECT ? AS decided_at, ? AS revision) AS condition "
    "WHERE decided_at IS NULL OR condition.revision = (SELECT tables.revision FROM tables WHERE tables.id = decided_at)"
)


def _translated(error: sqlite3.Error, otherwise: type[StoreError]) -> StoreError | None:
    if not isinstance(error, sqlite3.DatabaseError) or isinstance(error, sqlite3.ProgrammingError):
        return None
    line = " ".join(str(error).split())
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    if code in _DUPLICATE:
        return Conflict(f"it exists already ({line})")
    if code == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
        return Missing("it belongs to something that does not exist")
    if code & 0xFF in _CORRUPT:
        return Damaged(f"the store is damaged ({line}); restore a backup")
    if issubclass(otherwise, NotSaved):
        line = f"nothing was saved: {line}"
    return otherwise(line)


translate_errors = translator(sqlite3.Error, _translated)


def _bindable(change: Move | ConditionalMove) -> tuple[Any, ...]:
    """The row of a move. The driver takes a `bytearray` as it is, but looks up first how to adapt `bytes`."""
    game, version, seat, key, at, events, action, table, revision = as_row(change)
    return game, version, seat, key, at, bytearray(events), action and bytearray(action), table, revision


class FileLock:
    """Keeps other servers from using a file."""

    def __init__(self, path: Path) -> None:
        self._file: int | None = os.open(path.with_name(path.name + ".lock"), os.O_RDWR | os.O_CREAT, _PRIVATE)
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


def create(path: Path) -> None:
    """Create a missing file, for its owner alone. SQLite gives the files beside it the same mode."""
    if not path.exists():
        try:
            os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _PRIVATE))
        except OSError as error:
            raise CannotOpen(f"{path} can't be opened: {error.strerror}") from error


def make_private(path: Path) -> None:
    """Make a database private that everyone could use. Access for its group alone was given on purpose, and is kept.

    Another user who can open the file with the lock could lock it, and keep the server from starting.
    """
    for file in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm", ".lock"))):
        mode = stat.S_IMODE(file.stat().st_mode) if file.is_file() else 0
        if mode & stat.S_IRWXO and sys.platform != "win32":
            details = {"file": file.name, "mode": f"{mode:o}"}
            try:
                file.chmod(mode & _PRIVATE)
                _log.warning("the database could be read by everyone on this machine; made private", extra=details)
            except OSError:
                _log.warning("everyone on this machine can read the database; change its mode to 600", extra=details)


def check(path: Path, busy: float) -> None:
    """Check that the file is intact."""
    with closing(sqlite3.connect(path, timeout=busy, isolation_level=None)) as connection:
        (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            raise Damaged(f"{path} is damaged ({' '.join(verdict.split())}); restore a backup")


def driver_of(connection: Connection) -> sqlite3.Connection:
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def writing_engine(path: Path, busy: float, *, foreign_keys: bool = True) -> Engine:
    """Make an engine whose transactions lock the file at once, so they never fail halfway for lack of a lock."""
    url = URL.create("sqlite+pysqlite", database=str(path))
    # The connection is made in the thread that opens the store and used in the thread that writes.
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
    """Writes moves through the driver's own connection and everything else through SQLAlchemy, in one transaction.

    The driver begins and ends the transaction: SQLAlchemy would take as long for that as SQLite for a move.
    """

    timeout = None
    """SQLite itself limits how long it waits for a lock."""

    def __init__(self, path: Path, busy: float) -> None:
        self._engine = writing_engine(path, busy)
        self._connection = self._engine.connect()
        self.driver = driver_of(self._connection)
        try:
            # The file keeps the mode, so this writes only the first time.
            (mode,) = self.driver.execute("PRAGMA journal_mode = WAL").fetchone()
            if mode != "wal":
                raise CannotOpen("its disk does not support a write-ahead log")
        except BaseException:
            self.close()
            raise

    def abort(self) -> None:
        """Do nothing: a file does not hang."""

    def write(self, group: Sequence[Write]) -> GroupResult:
        with translate_errors(NotBegun):
            self.driver.execute(BEGIN)
        try:
            with translate_errors(NotSaved):
                count = self._execute(chain.from_iterable(group))
                self.driver.commit()
        finally:
            # Undo what was not committed, and end the transaction for SQLAlchemy too.
            with suppress(DBAPIError, sqlite3.Error):
                self.driver.rollback()
                self._connection.rollback()
        return GroupResult(count)

    def _execute(self, changes: Iterable[Change]) -> int:
        count = 0
        moves: list[tuple[Any, ...]] = []
        for change in changes:
            if isinstance(change, (Move, ConditionalMove)):
                moves.append(_bindable(change))
                continue
            # Keep the order: a game is added before its first move and removed after its last.
            count += self._append(moves)
            moves.clear()
            execute(self._connection, change)
        return count + self._append(moves)

    def _append(self, moves: list[tuple[Any, ...]]) -> int:
        if moves:
            with closing(self.driver.executemany(_MOVE, moves)) as stored:
                if stored.rowcount < len(moves):
                    raise Conflict("the table has changed")
        return len(moves)

    def close(self) -> None:
        self._connection.close()
        self._engine.dispose()
