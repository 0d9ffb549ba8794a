"""PostgreSQL: one database for any number of servers. Everything specific to PostgreSQL is here.

A group of nothing but moves is one statement, and so one round trip and one flush of the database's log. The statement
skips moves that lost to another server's move or to its change of the table, and reports them; the others are stored.
A group with other changes is one transaction of several statements.

A server that stops in the middle of a transaction (paused, disconnected, crashed) keeps its locks, and others would
wait for them. So the database ends its session after a few seconds.
"""

import os
import socket
from collections.abc import Sequence
from contextlib import suppress
from itertools import islice
from typing import Any, Final

import psycopg
from psycopg import errors as pg
from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from nottingham.store.changes import ConditionalMove, as_row
from nottingham.store.database_writer import GroupResult, NotBegun, Write, execute
from nottingham.store.driver_errors import translator
from nottingham.store.errors import CannotOpen, Conflict, Damaged, InDoubt, Missing, NotSaved, StoreError
from nottingham.store.rows import Move

TIMEOUT_SECONDS: Final = 8.0
"""After this long the connection to a silent database is broken. Every timeout of the database itself is shorter."""
READERS: Final = 8
_CONNECT_SECONDS: Final = 4
_SETTINGS: Final = {
    "lock_timeout": "4s",
    "idle_in_transaction_session_timeout": "3s",
    "statement_timeout": "6s",
    "default_transaction_isolation": "read committed",
}
_CORRUPT: Final = (pg.DataCorrupted, pg.IndexCorrupted)
_MOVES: Final = (
    "INSERT INTO moves (game, version, seat, key, at, events, action) "
    "SELECT game, version, seat, key, at, events, action FROM unnest(%s::bigint[], %s::integer[], %s::integer[], "
    "%s::text[], %s::bigint[], %b::bytea[], %b::bytea[], %s::bigint[], %s::integer[]) "
    "AS move (game, version, seat, key, at, events, action, decided_at, revision) "
    "WHERE decided_at IS NULL OR revision = (SELECT tables.revision FROM tables WHERE tables.id = decided_at) "
    "ON CONFLICT (game, version) DO NOTHING RETURNING game, version"
)


def _translated(error: psycopg.Error, otherwise: type[StoreError]) -> StoreError | None:
    if isinstance(error, pg.UniqueViolation):
        return Conflict(f"it exists already ({_line(error)})")
    if isinstance(error, pg.ForeignKeyViolation):
        return Missing("it belongs to something that does not exist")
    if isinstance(error, _CORRUPT):
        return Damaged(f"the store is damaged ({_line(error)}); restore a backup")
    if isinstance(error, psycopg.DataError) or (isinstance(error, psycopg.ProgrammingError) and not error.sqlstate):
        return None  # the caller passed a bad value
    line = _line(error)
    return otherwise(f"nothing was saved: {line}" if issubclass(otherwise, NotSaved) else line)


def _line(error: psycopg.Error) -> str:
    """The first line of the message; later lines quote the statement."""
    message = error.diag.message_primary or str(error)
    return " ".join(message.split("\n")[0].split()) or "the connection was lost"


translate_errors = translator(psycopg.Error, _translated)


def parse_url(database: str) -> URL:
    try:
        url = make_url(database)
    except (ArgumentError, ValueError):
        raise CannotOpen("this is not a database URL: postgresql://USER:PASSWORD@HOST:PORT/NAME") from None
    return url.set(drivername="postgresql+psycopg")


def without_password(url: URL) -> str:
    return url.set(drivername="postgresql").render_as_string(hide_password=True)


def _connect_args() -> dict[str, Any]:
    return {
        "connect_timeout": _CONNECT_SECONDS,
        "application_name": "nottingham",
        "options": " ".join(f"-c {name}={value.replace(' ', chr(92) + ' ')}" for name, value in _SETTINGS.items()),
        "keepalives_idle": 5,
        "keepalives_interval": 2,
        "keepalives_count": 3,
        "tcp_user_timeout": int(TIMEOUT_SECONDS * 1000),
    }


def migrating_engine(url: URL) -> Engine:
    """Make an engine with longer timeouts: migrations may be slow, and wait for each other."""
    return create_engine(url, poolclass=NullPool, connect_args={**_connect_args(), "options": "-c lock_timeout=60s"})


def reading_engine(url: URL) -> AsyncEngine:
    return create_async_engine(
        url,
        isolation_level="AUTOCOMMIT",
        pool_size=READERS,
        max_overflow=0,
        pool_timeout=TIMEOUT_SECONDS,
        connect_args=_connect_args(),
    )


class PostgresWriter:
    """Writes moves through the driver's own connection and everything else through SQLAlchemy. It reconnects."""

    timeout = TIMEOUT_SECONDS

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(
            url, poolclass=NullPool, isolation_level="AUTOCOMMIT", connect_args=_connect_args()
        )
        self._connection: Connection | None = None
        self._driver: psycopg.Connection[Any] | None = None
        with translate_errors(CannotOpen):
            self._connect()

    def _connect(self) -> tuple[Connection, psycopg.Connection[Any]]:
        self._discard()
        connection = self._engine.connect()
        driver = connection.connection.driver_connection
        assert isinstance(driver, psycopg.Connection)
        self._connection, self._driver = connection, driver
        return connection, driver

    def _connected(self) -> tuple[Connection, psycopg.Connection[Any]]:
        if self._connection is not None and self._driver is not None and not self._driver.closed:
            return self._connection, self._driver
        with translate_errors(NotBegun):
            return self._connect()

    def write(self, group: Sequence[Write]) -> GroupResult:
        connection, driver = self._connected()
        try:
            with translate_errors(NotSaved):
                moves = _moves_from(group, 0)
                if len(moves) == len(group):
                    return self._append(driver, moves)
                return self._write_in_order(connection, driver, group)
        except StoreError as error:
            if driver.closed:
                raise InDoubt(str(error).replace("nothing was saved", "it is unknown whether it was saved")) from error
            raise

    def _write_in_order(
        self, connection: Connection, driver: psycopg.Connection[Any], group: Sequence[Write]
    ) -> GroupResult:
        """Make the writes one by one in their order, but runs of single moves in one statement each."""
        driver.execute("BEGIN")
        try:
            count = 0
            failures: dict[int, StoreError] = {}
            start = 0
            while start < len(group):
                if moves := _moves_from(group, start):
                    appended = self._append(driver, moves)
                    count += appended.moves
                    failures |= {start + index: error for index, error in appended.failures.items()}
                    start += len(moves)
                else:
                    count += self._write_one(connection, driver, group[start])
                    start += 1
            driver.execute("COMMIT")
        except BaseException:
            with suppress(psycopg.Error):
                driver.execute("ROLLBACK")
            raise
        return GroupResult(count, failures)

    def _write_one(self, connection: Connection, driver: psycopg.Connection[Any], write: Write) -> int:
        count = 0
        moves: list[Move | ConditionalMove] = []
        for change in write:
            if isinstance(change, (Move, ConditionalMove)):
                moves.append(change)
                continue
            count += self._append_all(driver, moves)
            moves = []
            execute(connection, change)
        return count + self._append_all(driver, moves)

    def _append_all(self, driver: psycopg.Connection[Any], moves: Sequence[Move | ConditionalMove]) -> int:
        if moves:
            for error in self._append(driver, moves).failures.values():
                raise error
        return len(moves)

    def _append(self, driver: psycopg.Connection[Any], moves: Sequence[Move | ConditionalMove]) -> GroupResult:
        rows = list(map(as_row, moves))
        columns = [list(column) for column in zip(*rows, strict=True)]
        stored = {(game, version) for game, version in driver.execute(_MOVES, columns)}
        failures: dict[int, StoreError] = {}
        if len(stored) < len(moves):
            for index, (game, version, *_) in enumerate(rows):
                try:
                    stored.remove((game, version))
                except KeyError:
                    failures[index] = Conflict(f"version {version} exists already, or the table has changed")
        return GroupResult(len(moves) - len(failures), failures)

    def abort(self) -> None:
        driver = self._driver
        with suppress(OSError, psycopg.Error):
            if driver is not None:
                with socket.socket(fileno=os.dup(driver.fileno())) as connection:
                    connection.shutdown(socket.SHUT_RDWR)

    def _discard(self) -> None:
        connection, self._connection, self._driver = self._connection, None, None
        if connection is not None:
            with suppress(DBAPIError, psycopg.Error):
                connection.invalidate()
                connection.close()

    def close(self) -> None:
        connection, self._connection, self._driver = self._connection, None, None
        if connection is not None:
            with suppress(DBAPIError, psycopg.Error):
                connection.close()
        self._engine.dispose()


def _moves_from(group: Sequence[Write], start: int) -> list[Move | ConditionalMove]:
    """The writes from `start` on, as far as each is a single move and no two are the same version of a game: the
    statement could not say which of two such moves it stored.
    """
    moves: list[Move | ConditionalMove] = []
    seen: set[tuple[int, int]] = set()
    for write in islice(group, start, None):
        if len(write) != 1 or not isinstance(change := write[0], (Move, ConditionalMove)):
            break
        move = change.move if isinstance(change, ConditionalMove) else change
        if (move.game, move.version) in seen:
            break
        seen.add((move.game, move.version))
        moves.append(change)
    return moves
