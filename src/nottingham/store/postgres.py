"""PostgreSQL: one database, as many servers as one likes. What is particular to it lives here and nowhere else.

A group that is nothing but moves is one statement, and so one journey to the database and one flush of its log: a move
that another server was first with, or that was decided at a table which another has changed, is left out and named, and
the others don't notice. Whatever else there is goes into a transaction by itself.

A server that stops in the middle of a transaction (paused, cut off, its machine gone) would keep others waiting at what
it has locked: the database ends such a session after a few seconds.
"""

import os
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import islice
from typing import Any, Final

import psycopg
from psycopg import errors as pg
from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from nottingham.store.changes import ConditionalMove, as_row
from nottingham.store.errors import CannotOpen, Conflict, Damaged, InDoubt, Missing, NotSaved, StoreError
from nottingham.store.rows import Move
from nottingham.store.writer import Made, NotBegun, Write, make

PATIENCE: Final = 8.0
"""Seconds before a silent database is given up; longer than any wait that it ends by itself."""
READERS: Final = 8
_CONNECT_SECONDS: Final = 4
_SETTINGS: Final = {
    "lock_timeout": "4s",
    "idle_in_transaction_session_timeout": "3s",
    "statement_timeout": "6s",
    "default_transaction_isolation": "read committed",
}
_SPOILED: Final = (pg.DataCorrupted, pg.IndexCorrupted)
_MOVES: Final = (
    "INSERT INTO moves (game, version, seat, key, at, events, action) "
    "SELECT game, version, seat, key, at, events, action FROM unnest(%s::bigint[], %s::integer[], %s::integer[], "
    "%s::text[], %s::bigint[], %b::bytea[], %b::bytea[], %s::bigint[], %s::integer[]) "
    "AS asked (game, version, seat, key, at, events, action, decided_at, revision) "
    "WHERE decided_at IS NULL OR revision = (SELECT tables.revision FROM tables WHERE tables.id = decided_at) "
    "ON CONFLICT (game, version) DO NOTHING RETURNING game, version"
)


def meaning(error: Exception, otherwise: type[StoreError]) -> Exception:
    """What an error of the driver means; an error that is not the database's stays what it is."""
    origin = error.orig if isinstance(error, DBAPIError) else error
    if not isinstance(origin, psycopg.Error):
        return error
    if isinstance(origin, pg.UniqueViolation):
        return Conflict(f"it is there already ({_line(origin)})")
    if isinstance(origin, pg.ForeignKeyViolation):
        return Missing("what it belongs to is not there")
    if isinstance(origin, _SPOILED):
        return Damaged(f"the store is damaged ({_line(origin)}); restore a backup")
    if isinstance(origin, psycopg.DataError) or (isinstance(origin, psycopg.ProgrammingError) and not origin.sqlstate):
        return error  # a fault of whoever asked
    line = _line(origin)
    return otherwise(f"nothing was saved: {line}" if issubclass(otherwise, NotSaved) else line)


def _line(error: psycopg.Error) -> str:
    """The first line of what the database says; those after it quote the statement."""
    said = error.diag.message_primary or str(error)
    return " ".join(said.split("\n")[0].split()) or "the connection was lost"


@contextmanager
def told(otherwise: type[StoreError]) -> Iterator[None]:
    """Errors by meaning; `otherwise` is what those mean that have no other."""
    try:
        yield
    except (DBAPIError, psycopg.Error) as error:
        raise meaning(error, otherwise) from error


def address(database: str) -> URL:
    try:
        url = make_url(database)
    except (ArgumentError, ValueError):
        raise CannotOpen("this is no address of a database: postgresql://USER:PASSWORD@HOST:PORT/NAME") from None
    return url.set(drivername="postgresql+psycopg")


def shown(url: URL) -> str:
    """The address without its password."""
    return url.set(drivername="postgresql").render_as_string(hide_password=True)


def _arguments() -> dict[str, Any]:
    return {
        "connect_timeout": _CONNECT_SECONDS,
        "application_name": "nottingham",
        "options": " ".join(f"-c {name}={value.replace(' ', chr(92) + ' ')}" for name, value in _SETTINGS.items()),
        "keepalives_idle": 5,
        "keepalives_interval": 2,
        "keepalives_count": 3,
        "tcp_user_timeout": int(PATIENCE * 1000),
    }


def migrating_engine(url: URL) -> Engine:
    """Migrations may take their time, and wait for each other."""
    patient = {**_arguments(), "options": "-c lock_timeout=60s"}
    return create_engine(url, poolclass=NullPool, connect_args=patient)


def reading_engine(url: URL) -> AsyncEngine:
    return create_async_engine(
        url,
        isolation_level="AUTOCOMMIT",
        pool_size=READERS,
        max_overflow=0,
        pool_timeout=PATIENCE,
        connect_args=_arguments(),
    )


class PostgresWriter:
    """Writes moves on the driver's own connection, everything else by way of SQLAlchemy. It heals by itself."""

    patience = PATIENCE

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT", connect_args=_arguments())
        self._connection: Connection | None = None
        self._driver: psycopg.Connection[Any] | None = None
        with told(CannotOpen):
            self._connect()

    def _connect(self) -> tuple[Connection, psycopg.Connection[Any]]:
        self._hang_up()
        connection = self._engine.connect()
        driver = connection.connection.driver_connection
        assert isinstance(driver, psycopg.Connection)
        self._connection, self._driver = connection, driver
        return connection, driver

    def _ready(self) -> tuple[Connection, psycopg.Connection[Any]]:
        if self._connection is not None and self._driver is not None and not self._driver.closed:
            return self._connection, self._driver
        with told(NotBegun):
            return self._connect()

    def write(self, group: Sequence[Write]) -> Made:
        connection, driver = self._ready()
        try:
            with told(NotSaved):
                moves = _moves_from(group, 0)
                if len(moves) == len(group):
                    return self._append(driver, moves)
                return self._make(connection, driver, group)
        except StoreError as error:
            if driver.closed:
                raise InDoubt(str(error).replace("nothing was saved", "it is not known what was saved")) from error
            raise

    def _make(self, connection: Connection, driver: psycopg.Connection[Any], group: Sequence[Write]) -> Made:
        """Moves that come one after another are stored together, and the order of all else stays."""
        driver.execute("BEGIN")
        try:
            count = 0
            failures: dict[int, StoreError] = {}
            start = 0
            while start < len(group):
                if moves := _moves_from(group, start):
                    made = self._append(driver, moves)
                    count += made.moves
                    failures |= {start + place: error for place, error in made.failures.items()}
                    start += len(moves)
                else:
                    count += self._make_one(connection, driver, group[start])
                    start += 1
            driver.execute("COMMIT")
        except BaseException:
            with suppress(psycopg.Error):
                driver.execute("ROLLBACK")
            raise
        return Made(count, failures)

    def _make_one(self, connection: Connection, driver: psycopg.Connection[Any], write: Write) -> int:
        count = 0
        moves: list[Move | ConditionalMove] = []
        for change in write:
            if isinstance(change, (Move, ConditionalMove)):
                moves.append(change)
                continue
            count += self._must_append(driver, moves)
            moves = []
            make(connection, change)
        return count + self._must_append(driver, moves)

    def _must_append(self, driver: psycopg.Connection[Any], moves: Sequence[Move | ConditionalMove]) -> int:
        if moves:
            for error in self._append(driver, moves).failures.values():
                raise error
        return len(moves)

    def _append(self, driver: psycopg.Connection[Any], moves: Sequence[Move | ConditionalMove]) -> Made:
        rows = list(map(as_row, moves))
        columns = [list(column) for column in zip(*rows, strict=True)]
        stored = {(game, version) for game, version in driver.execute(_MOVES, columns)}
        failures: dict[int, StoreError] = {}
        if len(stored) < len(moves):
            for place, (game, version, *_) in enumerate(rows):
                try:
                    stored.remove((game, version))
                except KeyError:
                    failures[place] = Conflict(f"version {version} is there already, or the table is not as it was")
        return Made(len(moves) - len(failures), failures)

    def give_up(self) -> None:
        driver = self._driver
        with suppress(OSError, psycopg.Error):
            if driver is not None:
                with socket.socket(fileno=os.dup(driver.fileno())) as line:
                    line.shutdown(socket.SHUT_RDWR)

    def _hang_up(self) -> None:
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
    """The writes from here on that are a move and no more, until one has the same version of a game as one before it:
    which of the two was stored would not be told.
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
