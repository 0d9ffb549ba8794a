"""Laws of the group commit, with a pen that can be held back, so that every group is known."""

import asyncio
from collections.abc import Sequence
from threading import Event, get_ident

import pytest

from nottingham.store.errors import Conflict, NotSaved
from nottingham.store.rows import Move
from nottingham.store.writer import Made, NotBegun, Write, Writer
from tests.support.store_rows import a_move, in_a_loop


class HeldPen:
    """Writes versions onto a list once it is let; a version below 0 is a conflict, 1000 a failure to begin."""

    def __init__(self) -> None:
        self.free = Event()
        self.writing = Event()
        self.made: list[list[int]] = []
        self.tried = 0
        self.threads: set[int] = set()
        self.closed = False

    patience = None

    def give_up(self) -> None:
        """Nobody does."""

    def write(self, group: Sequence[Write]) -> Made:
        self.threads.add(get_ident())
        self.writing.set()
        self.free.wait()
        self.tried += 1
        versions = [change.version for write in group for change in write if isinstance(change, Move)]
        if 1000 in versions:
            raise NotBegun("locked")
        if min(versions) < 0:
            raise Conflict("double")
        self.made.append(versions)
        return Made(len(versions))

    def close(self) -> None:
        self.closed = True


async def held(*versions: int) -> tuple[HeldPen, Writer, list["asyncio.Task[None]"]]:
    """A writer busy with version 0, while these versions wait behind it."""
    pen = HeldPen()
    writer = Writer(pen)
    tasks = [asyncio.create_task(writer.commit([a_move(0)]))]
    await asyncio.to_thread(pen.writing.wait)
    tasks += [asyncio.create_task(writer.commit([a_move(version)])) for version in versions]
    await asyncio.sleep(0)
    return pen, writer, tasks


@in_a_loop
async def test_what_waits_is_one_group_in_its_order() -> None:
    pen, writer, tasks = await held(1, 2, 3, 4)
    pen.free.set()
    await asyncio.gather(*tasks)
    await writer.close()
    assert pen.made == [[0], [1, 2, 3, 4]] and pen.closed
    assert writer.written.transactions == 2 and writer.written.moves == writer.written.writes == 5
    assert len(pen.threads) == 1 and get_ident() not in pen.threads


@in_a_loop
async def test_a_group_that_fails_is_tried_one_by_one() -> None:
    pen, writer, tasks = await held(1, -2, 3)
    pen.free.set()
    saved = await asyncio.gather(*tasks, return_exceptions=True)
    await writer.close()
    assert [type(error) for error in saved] == [type(None), type(None), Conflict, type(None)]
    assert pen.made == [[0], [1], [3]] and writer.written.failed == 1


@in_a_loop
async def test_where_nothing_can_begin_nobody_is_made_to_wait_for_each() -> None:
    pen, writer, tasks = await held(1000, 1, 2)
    pen.free.set()
    saved = await asyncio.gather(*tasks, return_exceptions=True)
    assert saved[0] is None and all(isinstance(error, NotSaved) for error in saved[1:])
    assert len({id(error) for error in saved}) == 4, "each has an error of his own"
    assert pen.tried == 2 and isinstance(writer.last_write_error, NotSaved)
    await writer.commit([a_move(5)])
    assert writer.last_write_error is None
    await writer.close()


@in_a_loop
async def test_who_no_longer_waits_spoils_nothing() -> None:
    pen, writer, tasks = await held(1, 2, 3)
    tasks[0].cancel()
    tasks[2].cancel()
    pen.free.set()
    saved = await asyncio.gather(*tasks, return_exceptions=True)
    assert [error is None for error in saved] == [False, True, False, True]
    await writer.close()
    assert pen.made == [[0], [1, 2, 3]], "and is written all the same"


@in_a_loop
async def test_closing_waits_for_what_is_asked_for() -> None:
    pen, writer, tasks = await held(1, 2)
    closing = asyncio.create_task(writer.close())
    await asyncio.sleep(0)
    with pytest.raises(NotSaved):
        await writer.commit([a_move(9)])
    assert not closing.done() and not pen.closed
    pen.free.set()
    await asyncio.gather(closing, *tasks)
    assert pen.made == [[0], [1, 2]] and pen.closed


@in_a_loop
async def test_the_loop_runs_while_the_pen_is_slow() -> None:
    pen, writer, tasks = await held(1)
    for _ in range(1000):
        await asyncio.sleep(0)
    assert not any(task.done() for task in tasks)
    pen.free.set()
    await writer.close()
    await asyncio.gather(*tasks)


def test_a_loop_that_ended_without_closing_stops_nothing() -> None:
    pens: list[HeldPen] = []

    async def scene() -> None:
        pen, _, tasks = await held(1)
        pens.append(pen)
        for task in tasks:
            task.cancel()

    asyncio.run(scene())
    pens[0].free.set()
