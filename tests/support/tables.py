"""A table registry with a real store, a clock that tests control, and visitors that record what they receive."""

import asyncio
import heapq
import json
from collections.abc import Callable, Coroutine, Sequence
from itertools import count
from typing import Any, TypeAlias

import msgspec
import pytest

from nottingham.players.defaults import default_action
from nottingham.rules.actions import AnyAction
from nottingham.rules.engine import to_act
from nottingham.rules.options import Options
from nottingham.rules.view import View, view
from nottingham.rules.wire import encode
from nottingham.store.changes import add_person
from nottingham.store.rows import Person
from nottingham.store.store import Store
from nottingham.table.attendees import Message, person_of
from nottingham.table.errors import Refusal
from nottingham.table.registry import TableRegistry
from nottingham.table.requests import Join, parse_request
from nottingham.table.settings import Settings
from nottingham.table.sync_messages import MessageBus
from nottingham.table.table import Table
from tests.conftest import Kept

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay")
Test: TypeAlias = Callable[..., Coroutine[Any, Any, None]]


class _Alarm:
    def __init__(self, callback: Callable[[], None]) -> None:
        self.callback: Callable[[], None] | None = callback

    def cancel(self) -> None:
        self.callback = None


class ManualTime:
    """A clock that moves when a test says so. `settled` waits until what a timer started is done."""

    def __init__(self, settled: Callable[[], Coroutine[Any, Any, None]] | None = None) -> None:
        self._settled = settled or settle
        self._now = 0.0
        self._alarms: list[tuple[float, int, _Alarm]] = []
        self._order = count()

    def now(self) -> float:
        return self._now

    def call_at(self, when: float, callback: Callable[[], None]) -> _Alarm:
        alarm = _Alarm(callback)
        heapq.heappush(self._alarms, (when, next(self._order), alarm))
        return alarm

    async def pass_(self, seconds: float) -> None:
        """Moves the clock on, firing every timer at its own time."""
        until = self._now + seconds
        await self._settled()
        while self._alarms and self._alarms[0][0] <= until:
            when, _, alarm = heapq.heappop(self._alarms)
            self._now = max(self._now, when)
            if alarm.callback is not None:
                alarm.callback()
                await self._settled()
        self._now = until


async def settle() -> None:
    """Waits until no task is running."""
    while others := asyncio.all_tasks() - {asyncio.current_task()}:
        await asyncio.wait(others)


class RecordingVisitor:
    """A visitor that records the messages it receives."""

    def __init__(self, person: Person | None, *, screen: bool = False) -> None:
        self.person = person
        self.screen = screen
        self.address = str(id(self))
        self.received: list[dict[str, Any]] = []
        self.dismissed: str | None = None
        self.requests_left = 1000

    def count_request(self) -> None:
        if self.requests_left == 0:
            raise Refusal("too_many", "too_often", "Too many requests. Try again shortly.")
        self.requests_left -= 1

    def send(self, message: Message) -> None:
        if self.dismissed is None:
            self.received.append(msgspec.json.decode(message if isinstance(message, bytes) else message()))

    def dismiss(self, code: str, message: str) -> None:
        self.dismissed = code

    def all(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.received if message["type"] == kind]

    def last(self, kind: str) -> dict[str, Any]:
        return self.all(kind)[-1]

    @property
    def view(self) -> View:
        """The game as this visitor last saw it."""
        for message in reversed(self.received):
            now = message if message["type"] == "moved" else message.get("playing")
            if now:
                return msgspec.convert(now["view"], View, strict=False)
        raise AssertionError("no message about a game was received")


class LocalServer:
    """The tables of one server, without sockets."""

    def __init__(self, store: Store, time: "ManualTime | None" = None, bus: MessageBus | None = None) -> None:
        self.store = store
        self.time = time or ManualTime()
        self.registry = TableRegistry(store, self.time, bus)
        if bus is None:
            self.registry.sync.clustered = False  # nobody else is there, and hours pass in no time
        self.people: list[Person] = []

    async def person(self, name: str | None = None, colour: str = "", charge: str = "") -> Person:
        person = Person(len(self.people) + 1, name or NAMES[len(self.people)], colour, charge, 0, 0)
        await self.store.commit(add_person(person))
        self.people.append(person)
        return person

    async def lay(self, options: Options | None = None, bots: dict[int, str] | None = None, **settings: Any) -> Table:
        """Lays a table for a new host in the first seat."""
        asked = Settings(options or Options(3), **{"bot_seconds": 0.0, "patience_seconds": 0, **settings})
        return await self.registry.lay(asked, await self.person(), sit=True, bots=bots or {})

    async def visit(self, table: Table, person: Person | None, **join: Any) -> RecordingVisitor:
        visitor = RecordingVisitor(person, screen=join.get("screen", False))
        awake = await self.registry.table(table.state.row.code)
        assert awake is not None
        assert await awake.join(visitor, Join(table=table.state.row.code, **join))
        return visitor

    async def gathered(self, options: Options | None = None, **settings: Any) -> tuple[Table, list[RecordingVisitor]]:
        """Lays a table full of people, the host in the first seat."""
        table = await self.lay(options, **settings)
        visitors = [await self.visit(table, self.people[-1])]
        while any(chair.empty for chair in table.state.doc.chairs):
            visitors.append(await self.visit(table, await self.person()))
            await ask(table, visitors[-1], "sit")
        return table, visitors

    async def begun(self, options: Options | None = None, **settings: Any) -> tuple[Table, list[RecordingVisitor]]:
        table, visitors = await self.gathered(options, **settings)
        assert (await ask(table, visitors[0], "start"))["type"] == "done"
        return table, visitors

    async def play_until(
        self, table: Table, visitors: Sequence[RecordingVisitor], enough: Callable[[Table], bool], most: int = 2000
    ) -> None:
        """People make default moves in turn, and bots theirs, until `enough` is true."""
        assert table.state.match is not None
        for _ in range(most):
            if enough(table):
                return
            seats = {table.state.seat_of(person_of(visitor)): visitor for visitor in visitors}
            seat = next((seat for seat in to_act(table.state.match.game.state) if seat in seats), None)
            if seat is None:
                await self.time.pass_(0.01)
            else:
                assert (await act(table, seats[seat], sensible(table, seat)))["type"] == "done"
        raise AssertionError("`enough` never became true")


on_sqlite = pytest.mark.parametrize("kept", ["sqlite"], indirect=True)


def with_store(place: Callable[[Store], Any], every: bool = False) -> Callable[[Test], Callable[[Kept], None]]:
    """Runs a test with a store on SQLite, or on every kind of store."""

    def held(test: Test) -> Callable[[Kept], None]:
        def run(kept: Kept) -> None:
            async def main() -> None:
                async with await kept.open() as store:
                    await test(place(store))
                    await settle()

            asyncio.run(main())

        run.__name__ = test.__name__
        run.__doc__ = test.__doc__
        return run if every else on_sqlite(run)

    return held


on_one_server = with_store(LocalServer)
on_every_store = with_store(LocalServer, every=True)
"""Runs tests that depend on what a store reads back, or on how it settles conflicts."""


async def ask(table: Table, visitor: RecordingVisitor, kind: str, **fields: Any) -> dict[str, Any]:
    """Sends a request and returns the answer."""
    before = len(visitor.received)
    await table.handle(visitor, parse_request(json.dumps({"type": kind, **fields})))
    answers = [message for message in visitor.received[before:] if message["type"] in ("done", "refused")]
    assert len(answers) == 1, "a request is answered once"
    return answers[0]


async def act(table: Table, visitor: RecordingVisitor, action: AnyAction, **fields: Any) -> dict[str, Any]:
    return await ask(table, visitor, "act", action=msgspec.json.decode(encode(action)), **fields)


def sensible(table: Table, seat: int) -> AnyAction:
    assert table.state.match is not None
    action = default_action(view(table.state.match.game.state, seat))
    assert action is not None
    return action


def in_phase(phase: str) -> Callable[[Table], bool]:
    return lambda table: table.state.match is not None and table.state.match.game.state.phase == phase


def in_round(number: int) -> Callable[[Table], bool]:
    return lambda table: table.state.match is not None and table.state.match.game.state.round == number
