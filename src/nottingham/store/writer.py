"""Group commit: one thread writes, and whatever came in while it wrote is its next transaction.

A disk takes as long to make one write safe as a hundred, so nobody waits for a transaction of his own. The laws:

- A write is made whole or not at all, and is safe on the disk when its caller goes on.
- Writes are made in the order in which they were asked for.
- A write fails alone. If a group fails it is undone, and each of its writes is tried again by itself.
- A caller who no longer waits spoils nothing; his write is made all the same.
- Nobody waits for ever: a connection that is silent for too long is broken off, and what it was about is in doubt.

How a transaction is made is the pen's affair; nothing here knows one database from another.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter
from typing import NamedTuple, Protocol, TypeAlias

from msgspec import Struct
from sqlalchemy import Connection, Executable

from nottingham.store.changes import Change, Entry
from nottingham.store.errors import Conflict, Damaged, InDoubt, NotSaved, StoreError

Observe: TypeAlias = Callable[[float, int], None]
"""Told how many seconds a group took and how many writes it had."""


WATCH_SECONDS = 1.0


class NotBegun(NotSaved):
    """Not even a transaction could be begun, so no other write would fare better now."""


Write: TypeAlias = Sequence[Change]
"""Changes that are made whole or not at all."""


class Made(NamedTuple):
    """What came of a group of writes."""

    moves: int
    failures: Mapping[int, StoreError] = {}
    """By their place, writes that were not made, while all the others were."""


class DatabaseWriter(Protocol):
    """The one connection that writes. It is only used by the writer's thread."""

    @property
    def patience(self) -> float | None:
        """Seconds that a group may take before the writer gives up on the connection; nothing for no limit."""

    def write(self, group: Sequence[Write]) -> Made:
        """Make all these writes in one transaction. If it raises, none was made."""

    def give_up(self) -> None:
        """Break the connection, from another thread, so that a `write` that hangs comes back."""

    def close(self) -> None: ...


def make(connection: Connection, change: Executable | Sequence[Executable] | Entry) -> None:
    """Make a change that is no move, inside the transaction of a pen."""
    if isinstance(change, Entry):
        changed = connection.execute(change.statement, change.values)
        if change.must and not changed.rowcount:
            raise Conflict("another writer has changed it since it was read")
    else:
        for statement in change if isinstance(change, (list, tuple)) else (change,):
            connection.execute(statement)


class Written(Struct):
    """What was written since the store was opened."""

    transactions: int = 0
    writes: int = 0
    moves: int = 0
    failed: int = 0
    conflicts: int = 0
    """Of those that failed, how many because another writer was first."""


_Asked: TypeAlias = tuple["asyncio.Future[None]", Write]


class Writer:
    """Takes writes from one event loop and hands them to its own thread."""

    def __init__(self, pen: DatabaseWriter, observe: Observe | None = None) -> None:
        self.written = Written()
        self.last_write_error: StoreError | None = None
        """Why the last write could not be saved, unless the fault was its own."""
        self._pen = pen
        self._observe = observe
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[_Asked | None] = SimpleQueue()
        self._closing: asyncio.Future[None] | None = None
        self._busy_since: float | None = None
        # A process that ends without closing must not hang: what was not acknowledged may be lost.
        self._thread = Thread(target=self._run, name="store writer", daemon=True)
        self._thread.start()
        self._watch()

    async def commit(self, changes: Sequence[Change]) -> None:
        if self._closing is not None:
            raise NotSaved("nothing was saved: the store is closed")
        saved = self._loop.create_future()
        self._waiting.put((saved, changes))
        await saved

    async def close(self) -> None:
        """Wait until all that was asked for is written."""
        if self._closing is None:
            self._closing = self._loop.create_future()
            self._waiting.put(None)
        await asyncio.shield(self._closing)
        self._thread.join()

    def _watch(self) -> None:
        """Looks now and then whether the pen has come back from its last group."""
        patience = self._pen.patience
        if patience is None or not self._thread.is_alive():
            return
        since = self._busy_since
        if since is not None and perf_counter() - since > patience:
            self._pen.give_up()
        self._loop.call_later(min(patience, WATCH_SECONDS), self._watch)

    def _run(self) -> None:
        open_ = True
        while open_:
            group: list[_Asked] = []
            write = self._waiting.get()
            try:
                while write is not None:
                    group.append(write)
                    write = self._waiting.get_nowait()
                open_ = False
            except Empty:
                pass
            if group:
                self._make(group)
        self._pen.close()
        assert self._closing is not None
        self._tell(self._closing.set_result, None)

    def _make(self, group: list[_Asked]) -> None:
        start = self._busy_since = perf_counter()
        failures = self._attempt(group)
        self._busy_since = None
        self._tell(self._settle, group, failures, perf_counter() - start)

    def _attempt(self, group: list[_Asked]) -> dict[int, Exception]:
        """Write the group; what failed, by its place in the group."""
        try:
            made = self._pen.write([write for _, write in group])
            self._count(made.moves, len(group) - len(made.failures))
            return dict(made.failures)
        except Exception as error:
            self._undone(error)
            if isinstance(error, (NotBegun, InDoubt)) or len(group) == 1:
                return dict.fromkeys(range(len(group)), error)
        failures: dict[int, Exception] = {}
        for place, (_, write) in enumerate(group):
            self._busy_since = perf_counter()
            try:
                made = self._pen.write([write])
                self._count(made.moves, 1 - len(made.failures))
                for failure in made.failures.values():
                    failures[place] = failure
            except (NotBegun, InDoubt) as error:
                self._undone(error)
                return failures | dict.fromkeys(range(place, len(group)), error)
            except Exception as error:
                self._undone(error)
                failures[place] = error
        return failures

    def _count(self, moves: int, writes: int) -> None:
        self.last_write_error = None
        self.written.transactions += 1
        self.written.writes += writes
        self.written.moves += moves

    def _undone(self, error: Exception) -> None:
        if isinstance(error, (NotSaved, Damaged)):
            self.last_write_error = error

    def _tell(self, what: Callable[..., None], *about: object) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(what, *about)

    def _settle(self, group: list[_Asked], failures: dict[int, Exception], seconds: float) -> None:
        for place, (saved, _) in enumerate(group):
            if saved.done():
                continue
            if error := failures.get(place):
                # One error may be the answer to many: each gets his own, or their traces would pile up in it.
                saved.set_exception(type(error)(*error.args) if isinstance(error, StoreError) else error)
            else:
                saved.set_result(None)
        self.written.failed += len(failures)
        self.written.conflicts += sum(isinstance(error, Conflict) for error in failures.values())
        if self._observe is not None:
            self._observe(seconds, len(group) - len(failures))
