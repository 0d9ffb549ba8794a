"""Group commit: one thread writes, and everything that arrives during a transaction goes into the next one.

Flushing one write to disk takes as long as flushing a hundred, so writes share transactions. The laws:

- A write is made completely or not at all, and is safe on disk when its caller continues.
- Writes are made in the order in which they arrive.
- A write fails alone. If a group fails it is rolled back, and each of its writes is retried by itself.
- A cancelled caller changes nothing: the write is made all the same.
- Nobody waits forever: a connection that doesn't answer for too long is dropped, and its writes are `InDoubt`.

Nothing here depends on the kind of database: the `DatabaseWriter` makes the transactions.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter
from typing import TypeAlias

from msgspec import Struct

from nottingham.store.changes import Change
from nottingham.store.database_writer import DatabaseWriter, NotBegun, Write
from nottingham.store.errors import Conflict, Damaged, InDoubt, NotSaved, StoreError

Observe: TypeAlias = Callable[[float, int], None]
"""Called after each group with the seconds it took and the number of writes made."""

WATCH_SECONDS = 1.0
"""How often to check whether the database writer hangs."""


class WriteCounts(Struct):
    """Counts since the store was opened."""

    transactions: int = 0
    writes: int = 0
    moves: int = 0
    failed: int = 0
    conflicts: int = 0
    """Of the failed writes, those lost to a concurrent writer."""


_Pending: TypeAlias = tuple["asyncio.Future[None]", Write]


class GroupCommit:
    """Takes writes from one event loop and commits them in groups on its own thread."""

    def __init__(self, writer: DatabaseWriter, observe: Observe | None = None) -> None:
        self.counts = WriteCounts()
        self.last_write_error: StoreError | None = None
        """Why the last write could not be saved; None if it was saved, or was itself at fault."""
        self._writer = writer
        self._observe = observe
        self._loop = asyncio.get_running_loop()
        self._arrived: list[_Pending] = []
        """Writes that arrived since the loop's last turn."""
        self._queue: SimpleQueue[list[_Pending] | None] = SimpleQueue()
        self._closed: asyncio.Future[None] | None = None
        self._busy_since: float | None = None
        # A daemon, because a process that ends without closing must not hang: unacknowledged writes may be lost.
        self._thread = Thread(target=self._run, name="store writer", daemon=True)
        self._thread.start()
        self._watch()

    def commit(self, changes: Sequence[Change]) -> "asyncio.Future[None]":
        """Returns a future that is done when the changes are saved."""
        saved = self._loop.create_future()
        if self._closed is not None:
            saved.set_exception(NotSaved("nothing was saved: the store is closed"))
            return saved
        if not self._arrived:
            self._loop.call_soon(self._hand_over)
        self._arrived.append((saved, changes))
        return saved

    def _hand_over(self) -> None:
        """Give the thread all that arrived in one turn of the loop at once: waking it up takes time."""
        arrived, self._arrived = self._arrived, []
        self._queue.put(arrived)

    async def close(self) -> None:
        """Wait until everything in the queue is written, then close the database writer."""
        if self._closed is None:
            self._closed = self._loop.create_future()
            self._loop.call_soon(self._queue.put, None)  # after what has arrived
        await asyncio.shield(self._closed)
        self._thread.join()

    def _watch(self) -> None:
        """Abort a group that takes too long, and check again later."""
        timeout = self._writer.timeout
        if timeout is None or not self._thread.is_alive():
            return
        since = self._busy_since
        if since is not None and perf_counter() - since > timeout:
            self._writer.abort()
        self._loop.call_later(min(timeout, WATCH_SECONDS), self._watch)

    def _run(self) -> None:
        open_ = True
        while open_:
            group: list[_Pending] = []
            arrived = self._queue.get()
            try:
                while arrived is not None:
                    group += arrived
                    arrived = self._queue.get_nowait()
                open_ = False
            except Empty:
                pass
            if group:
                self._commit_group(group)
        self._writer.close()
        assert self._closed is not None
        self._call_in_loop(self._closed.set_result, None)

    def _commit_group(self, group: list[_Pending]) -> None:
        start = self._busy_since = perf_counter()
        failures = self._write(group)
        self._busy_since = None
        self._call_in_loop(self._answer, group, failures, perf_counter() - start)

    def _write(self, group: list[_Pending]) -> dict[int, Exception]:
        """Write the group, and return the failures by their index in it."""
        try:
            result = self._writer.write([write for _, write in group])
            self._count(result.moves, len(group) - len(result.failures))
            return dict(result.failures)
        except Exception as error:
            self._remember(error)
            if isinstance(error, (NotBegun, InDoubt)) or len(group) == 1:
                return dict.fromkeys(range(len(group)), error)
        failures: dict[int, Exception] = {}
        for index, (_, write) in enumerate(group):
            self._busy_since = perf_counter()
            try:
                result = self._writer.write([write])
                self._count(result.moves, 1 - len(result.failures))
                for failure in result.failures.values():
                    failures[index] = failure
            except (NotBegun, InDoubt) as error:
                self._remember(error)
                return failures | dict.fromkeys(range(index, len(group)), error)
            except Exception as error:
                self._remember(error)
                failures[index] = error
        return failures

    def _count(self, moves: int, writes: int) -> None:
        self.last_write_error = None
        self.counts.transactions += 1
        self.counts.writes += writes
        self.counts.moves += moves

    def _remember(self, error: Exception) -> None:
        if isinstance(error, (NotSaved, Damaged)):
            self.last_write_error = error

    def _call_in_loop(self, function: Callable[..., None], *arguments: object) -> None:
        with suppress(RuntimeError):  # the loop is closed, so nobody waits for an answer
            self._loop.call_soon_threadsafe(function, *arguments)

    def _answer(self, group: list[_Pending], failures: dict[int, Exception], seconds: float) -> None:
        for index, (saved, _) in enumerate(group):
            if saved.done():
                continue
            if error := failures.get(index):
                # One error may go to many callers. Each gets a copy, or their tracebacks would pile up in it.
                saved.set_exception(type(error)(*error.args) if isinstance(error, StoreError) else error)
            else:
                saved.set_result(None)
        self.counts.failed += len(failures)
        self.counts.conflicts += sum(isinstance(error, Conflict) for error in failures.values())
        if self._observe is not None:
            self._observe(seconds, len(group) - len(failures))
