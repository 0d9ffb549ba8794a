"""Group commit: one thread writes, and whatever came in while it wrote is its next transaction.

A disk takes as long to make one write safe as a hundred, so nobody waits for a transaction of his own. The laws:

- A write is made whole or not at all, and is safe on the disk when its caller goes on.
- Writes are made in the order in which they were asked for.
- A write fails alone. If a group fails it is undone, and each of its writes is tried again by itself.
- A caller who no longer waits spoils nothing; his write is made all the same.

How a transaction is made is the pen's affair; nothing here knows the database.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from itertools import chain
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Protocol, TypeAlias

from msgspec import Struct

from nottingham.store.changes import Change
from nottingham.store.errors import Damaged, NotSaved, StoreError

Observe: TypeAlias = Callable[[float, int], None]
"""Told how many seconds a group took and how many writes it had."""


class NotBegun(NotSaved):
    """Not even a transaction could be begun, so no other write would fare better now."""


class Pen(Protocol):
    """The one connection that writes. It is only used by the writer's thread."""

    def write(self, changes: Iterable[Change]) -> int:
        """Make all these changes or none, in one transaction, and say how many were moves."""

    def close(self) -> None: ...


class Written(Struct):
    """What was written since the store was opened."""

    transactions: int = 0
    writes: int = 0
    moves: int = 0
    failed: int = 0


_Write: TypeAlias = tuple["asyncio.Future[None]", Sequence[Change]]


class Writer:
    """Takes writes from one event loop and hands them to its own thread."""

    def __init__(self, pen: Pen, observe: Observe | None = None) -> None:
        self.written = Written()
        self.ailment: StoreError | None = None
        """Why the last write could not be saved, unless the fault was its own."""
        self._pen = pen
        self._observe = observe
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[_Write | None] = SimpleQueue()
        self._closing: asyncio.Future[None] | None = None
        # A process that ends without closing must not hang: what was not acknowledged may be lost.
        self._thread = Thread(target=self._run, name="store writer", daemon=True)
        self._thread.start()

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

    def _run(self) -> None:
        open_ = True
        while open_:
            group: list[_Write] = []
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

    def _make(self, group: list[_Write]) -> None:
        start = perf_counter()
        failures = self._attempt(group)
        self._tell(self._settle, group, failures, perf_counter() - start)

    def _attempt(self, group: list[_Write]) -> dict[int, Exception]:
        """Write the group; what failed, by its place in the group."""
        try:
            self._count(self._pen.write(chain.from_iterable([changes for _, changes in group])), len(group))
        except Exception as error:
            self._undone(error)
            if isinstance(error, NotBegun) or len(group) == 1:
                return dict.fromkeys(range(len(group)), error)
        else:
            return {}
        failures: dict[int, Exception] = {}
        for place, (_, changes) in enumerate(group):
            try:
                self._count(self._pen.write(changes), 1)
            except NotBegun as error:
                self._undone(error)
                return failures | dict.fromkeys(range(place, len(group)), error)
            except Exception as error:
                self._undone(error)
                failures[place] = error
        return failures

    def _count(self, moves: int, writes: int) -> None:
        self.ailment = None
        self.written.transactions += 1
        self.written.writes += writes
        self.written.moves += moves

    def _undone(self, error: Exception) -> None:
        if isinstance(error, (NotSaved, Damaged)):
            self.ailment = error

    def _tell(self, what: Callable[..., None], *about: object) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(what, *about)

    def _settle(self, group: list[_Write], failures: dict[int, Exception], seconds: float) -> None:
        for place, (saved, _) in enumerate(group):
            if saved.done():
                continue
            if error := failures.get(place):
                # One error may be the answer to many: each gets his own, or their traces would pile up in it.
                saved.set_exception(type(error)(*error.args) if isinstance(error, StoreError) else error)
            else:
                saved.set_result(None)
        self.written.failed += len(failures)
        if self._observe is not None:
            self._observe(seconds, len(group))
