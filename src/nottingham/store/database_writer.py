"""The connection that writes to a database: what `GroupCommit` needs, and SQLite and PostgreSQL each provide."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol, TypeAlias

from sqlalchemy import Connection, Executable

from nottingham.store.changes import BoundStatement, Change
from nottingham.store.errors import Conflict, NotSaved, StoreError

Write: TypeAlias = Sequence[Change]
"""Changes that are made all together or not at all."""


class NotBegun(NotSaved):
    """No transaction could be started, so trying other writes now is pointless."""


class GroupResult(NamedTuple):
    """The outcome of a group of writes whose transaction was committed."""

    moves: int
    """How many moves were stored."""
    failures: Mapping[int, StoreError] = {}
    """Writes that were left out, by their index in the group. All others were made."""


class DatabaseWriter(Protocol):
    """The one connection that writes. Only the thread of `GroupCommit` uses it, except for `abort`."""

    @property
    def timeout(self) -> float | None:
        """How many seconds a group may take before `abort` is called; None for no limit."""

    def write(self, group: Sequence[Write]) -> GroupResult:
        """Make all these writes in one transaction. If it raises, none was made; after `InDoubt` they may have been."""

    def abort(self) -> None:
        """Break the connection, from another thread, so that a hanging `write` returns."""

    def close(self) -> None: ...


def execute(connection: Connection, change: Executable | Sequence[Executable] | BoundStatement) -> None:
    """Make a change that is not a move, inside the transaction of a writer."""
    if isinstance(change, BoundStatement):
        result = connection.execute(change.statement, change.values)
        if change.must_match and not result.rowcount:
            raise Conflict("another writer has changed it since it was read")
    else:
        for statement in change if isinstance(change, (list, tuple)) else (change,):
            connection.execute(statement)
