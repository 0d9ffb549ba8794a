"""Laws of the group commit, with a database writer that a test holds back, so that it knows every group."""

import asyncio
from collections.abc import Sequence
from threading import Event, Semaphore, get_ident

import pytest

from nottingham.store.database_writer import GroupResult, NotBegun, Write
from nottingham.store.errors import Conflict, NotSaved
from nottingham.store.group_commit import GroupCommit
from nottingham.store.rows import Move
from tests.support.store_rows import a_move, in_a_loop


class HeldWriter:
    """Appends versions to a list once `free` is set. A version below 0 is a conflict, 1000 a failure to begin."""

    timeout = None

    def __init__(self) -> None:
        self.free = Event()
        self.writing = Event()
        self.made: list[list[int]] = []
        self.writes = Semaphore(0)
        self.tried = 0
        self.threads: set[int] = set()
        self.closed = False

    def abort(self) -> None:
        """Does nothing: it is never called, since there is no timeout."""

    def write(self, group: Sequence[Write]) -> GroupResult:
        self.threads.add(get_ident())
        self.writing.set()
        self.free.wait()
        self.tried += 1
        versions = [change.version for write in group for change in write if isinstance(change, Move)]
        if 1000 in versions:
            raise NotBegun("locked")
        if min(versions) < 0:
            raise Conflict("duplicate")
        self.made.append(versions)
        self.writes.release()
        return GroupResult(len(versions))

    def close(self) -> None:
        self.closed = True


async def held(*versions: int) -> tuple[HeldWriter, GroupCommit, list["asyncio.Future[None]"]]:
    """A group commit that is busy with version 0 while these versions wait."""
    writer = HeldWriter()
    commits = GroupCommit(writer)
    tasks = [commits.commit([a_move(0)])]
    await asyncio.to_thread(writer.writing.wait)
    tasks += [commits.commit([a_move(version)]) for version in versions]
    await asyncio.sleep(0)
    return writer, commits, tasks


@in_a_loop
async def test_waiting_writes_become_one_group_in_their_order() -> None:
    writer, commits, tasks = await held(1, 2, 3, 4)
    writer.free.set()
    await asyncio.gather(*tasks)
    await commits.close()
    assert writer.made == [[0], [1, 2, 3, 4]] and writer.closed
    assert commits.counts.transactions == 2 and commits.counts.moves == commits.counts.writes == 5
    assert len(writer.threads) == 1 and get_ident() not in writer.threads


@in_a_loop
async def test_a_group_that_fails_is_retried_one_by_one() -> None:
    writer, commits, tasks = await held(1, -2, 3)
    writer.free.set()
    saved = await asyncio.gather(*tasks, return_exceptions=True)
    await commits.close()
    assert [type(error) for error in saved] == [type(None), type(None), Conflict, type(None)]
    assert writer.made == [[0], [1], [3]] and commits.counts.failed == 1


@in_a_loop
async def test_a_group_that_can_not_begin_is_not_retried_one_by_one() -> None:
    writer, commits, tasks = await held(1000, 1, 2)
    writer.free.set()
    saved = await asyncio.gather(*tasks, return_exceptions=True)
    assert saved[0] is None and all(isinstance(error, NotSaved) for error in saved[1:])
    assert len({id(error) for error in saved}) == 4, "each caller gets its own error"
    assert writer.tried == 2 and isinstance(commits.last_write_error, NotSaved)
    await commits.commit([a_move(5)])
    assert commits.last_write_error is None
    await commits.close()


@in_a_loop
async def test_writes_of_cancelled_callers_are_made() -> None:
    writer, commits, tasks = await held(1, 2, 3)
    tasks[0].cancel()
    tasks[2].cancel()
    writer.free.set()
    saved = await asyncio.gather(*tasks, return_exceptions=True)
    assert [error is None for error in saved] == [False, True, False, True]
    await commits.close()
    assert writer.made == [[0], [1, 2, 3]]


@in_a_loop
async def test_closing_waits_for_pending_writes() -> None:
    writer, commits, tasks = await held(1, 2)
    closing = asyncio.create_task(commits.close())
    await asyncio.sleep(0)
    with pytest.raises(NotSaved):
        await commits.commit([a_move(9)])
    assert not closing.done() and not writer.closed
    writer.free.set()
    await asyncio.gather(closing, *tasks)
    assert writer.made == [[0], [1, 2]] and writer.closed


@in_a_loop
async def test_a_slow_writer_does_not_block_the_loop() -> None:
    writer, commits, tasks = await held(1)
    for _ in range(1000):
        await asyncio.sleep(0)
    assert not any(task.done() for task in tasks)
    writer.free.set()
    await commits.close()
    await asyncio.gather(*tasks)


def test_the_thread_survives_a_loop_that_ended_without_closing() -> None:
    async def interrupted() -> HeldWriter:
        writer, _, _ = await held(1)
        return writer

    writer = asyncio.run(interrupted())
    writer.free.set()
    # The first answer finds the loop closed. The thread must not die of that before the second write.
    assert writer.writes.acquire(timeout=10) and writer.writes.acquire(timeout=10)
    assert writer.made == [[0], [1]]
