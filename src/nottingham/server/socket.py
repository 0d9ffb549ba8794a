"""A socket: a client that came to a table or to the lobby, what he says and what he is told.

What a client is told waits in an outbox and goes out as fast as he reads. Whoever reads too slowly, talks too fast or
says nothing at the door is closed, and nobody else notices. A question is answered before the next is read.
"""

import asyncio
import logging
from collections import deque
from time import monotonic
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect

from nottingham.rules.errors import Malformed, RulesError
from nottingham.server.config import Limits
from nottingham.server.limits import Bucket
from nottingham.store.errors import StoreError
from nottingham.store.records import Person
from nottingham.table.messages import (
    Ending,
    Join,
    Refusal,
    Refused,
    key_of,
    parse_first,
    parse_question,
    refused,
)
from nottingham.table.table import Table, not_saved
from nottingham.table.telling import told

if TYPE_CHECKING:
    from nottingham.server.app import Server

_log = logging.getLogger(__name__)

NORMAL = 1000
GOING_AWAY = 1001
TOO_BIG = 1009
POLICY = 1008
TRY_LATER = 1013
BURST_SECONDS = 3.0
PATIENCE_AT_THE_DOOR = 10.0
MOST_BLUNDERS = 20
"""Messages that are no questions, before a client is thought to be no page of ours."""

CLOSE_CODES = {
    "too_slow": TRY_LATER,
    "too_fast": POLICY,
    "stopping": GOING_AWAY,
    "too_big": TOO_BIG,
}


class Connection:
    """One client, as the table knows him."""

    def __init__(self, websocket: WebSocket, limits: Limits) -> None:
        self.person: Person | None = None
        self.key: int | None = None
        """The secret he came with, by its number."""
        self._websocket = websocket
        self._limits = limits
        self._outbox: deque[bytes] = deque()
        self._waiting = 0
        self._wake: asyncio.Future[None] | None = None
        self._last: str | None = None
        """Why the connection ends; nothing more is said after it."""
        self._bucket = Bucket(limits.messages_per_second, limits.messages_per_second * BURST_SECONDS, monotonic())
        self.blunders = 0

    def tell(self, message: bytes) -> None:
        if self._last is not None:
            return
        self._outbox.append(message)
        self._waiting += len(message)
        if self._waiting > self._limits.outbox_bytes:
            self._last = "too_slow"
            self._abort()
        self._stir()

    def dismiss(self, code: str, message: str) -> None:
        self.tell(told(Ending(code=code, message=message)))
        if self._last is None:
            self._last = code
            self._stir()

    @property
    def ended(self) -> str | None:
        return self._last

    def may_speak(self) -> bool:
        return self._bucket.take(monotonic())

    def _stir(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def _abort(self) -> None:
        """A client that doesn't read would never see a polite end."""
        self._outbox.clear()
        abort = self._websocket.scope.get("abort")
        if abort is not None:
            abort()

    async def write(self) -> None:
        """Sends what is in the outbox until the connection ends."""
        send = self._websocket.send
        try:
            while True:
                while self._outbox:
                    message = self._outbox.popleft()
                    await send({"type": "websocket.send", "text": message.decode()})
                    self._waiting -= len(message)
                if self._last is not None:
                    await self._websocket.close(CLOSE_CODES.get(self._last, POLICY), self._last)
                    return
                self._wake = asyncio.get_running_loop().create_future()
                await self._wake
        except (WebSocketDisconnect, RuntimeError):
            self._last = self._last or "gone"


async def attend(server: "Server", websocket: WebSocket, address: str) -> None:
    """One client, from his first word to his last."""
    await websocket.accept()
    connection = Connection(websocket, server.config.limits)
    server.connections.add(connection)
    writer = asyncio.create_task(connection.write())
    try:
        await _converse(server, connection, websocket)
    except WebSocketDisconnect:
        pass
    except Exception:
        server.metrics.faults.inc()
        _log.exception("a conversation failed")
        connection.dismiss("fault", "Something went wrong on the server. Nothing is lost: come again.")
    finally:
        server.connections.discard(connection)
        if connection.ended is not None:
            server.metrics.dropped.labels(connection.ended).inc()
            await asyncio.wait([writer], timeout=PATIENCE_AT_THE_DOOR)
        writer.cancel()
        await asyncio.wait([writer])


async def _converse(server: "Server", connection: Connection, websocket: WebSocket) -> None:
    try:
        first = parse_first(await asyncio.wait_for(_hear(websocket), PATIENCE_AT_THE_DOOR))
    except TimeoutError:
        connection.dismiss("silent", "The first message is join or lobby, and it did not come.")
        return
    except Malformed as error:
        connection.tell(told(refused(error, None)))
        connection.dismiss("malformed", "The first message is join or lobby.")
        return
    if isinstance(first, Join):
        table = await _come_to_table(server, connection, first)
        if table is not None:
            try:
                await _sit_at(server, connection, websocket, table)
            finally:
                await _leave(table, connection)
    else:
        server.hall.enter_lobby(connection)
        try:
            while connection.ended is None:
                await _hear(websocket)
                _count(connection)
                connection.tell(told(Refused(error="malformed", code="malformed", message="The lobby only listens.")))
        finally:
            server.hall.leave_lobby(connection)


async def _come_to_table(server: "Server", connection: Connection, join: Join) -> Table | None:
    try:
        if join.secret is not None:
            connection.person, key = await server.identity.known(join.secret)
            connection.key = key.id
        while True:
            table = await server.hall.table(join.table)
            if table is None:
                raise Refusal("not_found", "no_such_table", "There is no table of this name.")
            if await table.join(connection, join):
                return table
    except (Refusal, RulesError) as error:
        answer = refused(error, join.key)
    except StoreError as error:
        _log.error("a table could not be read", extra={"reason": str(error)})
        answer = refused(not_saved(), join.key)
    server.metrics.refusals.labels(answer.error).inc()
    connection.tell(told(answer))
    connection.dismiss(answer.code, answer.message)
    return None


async def _sit_at(server: "Server", connection: Connection, websocket: WebSocket, table: Table) -> None:
    observe = server.metrics.answered.observe
    while connection.ended is None:
        text = await _hear(websocket)
        began = monotonic()
        if not connection.may_speak():
            connection.dismiss("too_fast", "That was too much at once: come again, more slowly.")
            return
        try:
            question = parse_question(text)
        except Malformed as error:
            server.metrics.refusals.labels("malformed").inc()
            connection.tell(told(refused(error, key_of(text))))
            _count(connection)
            continue
        server.metrics.asked(str(question.__struct_config__.tag))
        await table.ask(connection, question)
        observe(monotonic() - began)


def _count(connection: Connection) -> None:
    connection.blunders += 1
    if connection.blunders > MOST_BLUNDERS or not connection.may_speak():
        connection.dismiss("malformed", "These are no messages of this game.")


async def _leave(table: Table, connection: Connection) -> None:
    """The table hears of it even if this task is being cancelled."""
    await asyncio.shield(asyncio.ensure_future(table.leave(connection)))


async def _hear(websocket: WebSocket) -> str | bytes:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", NORMAL))
    text = message.get("text")
    return text if text is not None else message.get("bytes") or b""
