"""A connection to a table that reconnects by itself.

A background task reads the socket. It keeps the state (`FollowedTable`) up to date and completes requests. When the
connection breaks it joins again with the last version it has delivered, so each move of a game is delivered once and in
order, however many connections it takes. Requests without an answer are sent again with the same key; the server plays
an action with the same key once.
"""

import asyncio
import logging
import random
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, Self

import msgspec
from msgspec import UNSET, Raw, Struct
from msgspec.structs import replace
from websockets.exceptions import WebSocketException

from nottingham.client.errors import AnswerLost, ClientError, ConnectionEnded, RequestRefused, Unreachable
from nottingham.client.followed import FollowedTable, Update
from nottingham.client.socket import TableSocket, Tap
from nottingham.players.voices.lines import Mood
from nottingham.rules.actions import AnyAction
from nottingham.rules.wire import encode
from nottingham.table.messages import (
    AnyMessage,
    Done,
    Ending,
    Refused,
    Welcome,
)
from nottingham.table.requests import (
    CatchUp,
    Compose,
    Gather,
    Gesture,
    Join,
    MakeMove,
    Pass,
    Ready,
    Rematch,
    Say,
    Sit,
    Stand,
    Start,
    TableRequest,
    Throwable,
    TurnTo,
)

FINAL = frozenset(
    {
        "unknown_secret",
        "revoked",
        "no_such_table",
        "no_spectators",
        "elsewhere",
        "table_crowded",
        "malformed",
        "forgotten",
    }
)
"""Reasons for an end after which reconnecting is pointless."""
ONCE = (Say, Sit, Stand, Start, Rematch, Gather, TurnTo)
"""Requests that could have another effect the second time, so they are not sent again."""
FIRST_WAIT = 0.3
MIN_WAIT = 0.02
MAX_WAIT = 8.0
GIVE_UP_SECONDS = 600.0
OPEN_SECONDS = 10.0
SOCKET_OPTIONS = {"open_timeout": OPEN_SECONDS, "ping_interval": 10.0, "ping_timeout": 10.0, "close_timeout": 2.0}
"""A server that doesn't answer for twenty seconds is given up, and the client reconnects."""
MAX_DOUBTS = 20

_log = logging.getLogger(__name__)

ServerAddress = str | Callable[[], Awaitable[str]]
"""The address of a server, or a function that returns one each time a connection is opened."""


class _Pending(Struct):
    request: TableRequest
    answer: "asyncio.Future[Done]"
    sent: bool = False


class TableClient(FollowedTable):
    """A person, or with no secret a spectator, at one table.

    ::

        async with TableClient("http://127.0.0.1:8470", "7m3kq9x2hvwd4c", secret) as table:
            await table.sit()
            await table.ready()
            async for update in table:
                if isinstance(update, GameMove):
                    print(update.version, update.events)
                if table.view and table.seat in table.view.to_act:
                    ...

    Entering raises `RequestRefused` if the table can't be joined and `Unreachable` if the server doesn't answer.
    `async for` ends when the client is closed, and raises `ConnectionEnded` if the server closes it for good.
    """

    def __init__(
        self,
        server: ServerAddress,
        code: str,
        secret: str | None = None,
        *,
        history: bool = True,
        reconnect: bool = True,
        first_wait: float = FIRST_WAIT,
        give_up_seconds: float = GIVE_UP_SECONDS,
        tap: Tap | None = None,
        **socket_options: Any,
    ) -> None:
        """With `history` a running game is delivered from its deal, else from now on. `tap` gets every raw message.
        The pause before reconnecting grows from `first_wait`. `socket_options` are those of `websockets.connect`.
        """
        super().__init__(history)
        self.code = code
        self.connections = 0
        """How often the table was joined."""
        self.resent = 0
        """How many requests were sent again after a lost connection."""
        self._server = server
        self._secret = secret
        self._reconnect = reconnect
        self._first_wait = first_wait
        self._give_up_seconds = give_up_seconds
        self._tap = tap
        self._socket_options = {**SOCKET_OPTIONS, **socket_options}
        self._socket: TableSocket | None = None
        self._welcomed = False
        self._ending: Ending | None = None
        self._end: ClientError | None = None
        self._closed = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._catching_up = False
        self._pending: dict[str, _Pending] = {}
        self._stem = secrets.token_hex(6)
        self._keys = 0
        self._arrived = asyncio.Event()

    def __repr__(self) -> str:
        return f"TableClient({self.code!r}, seat={self.seat})"

    @property
    def connected(self) -> bool:
        return self._welcomed

    @property
    def ended(self) -> ClientError | None:
        """Why the server, or the network, has ended the connection for good."""
        return self._end

    # Life

    async def open(self) -> None:
        """Joins the table. A client that was closed can be opened again, and goes on where it was."""
        self._closed, self._end = False, None
        await self._connect()
        self._spawn(self._run())

    async def close(self) -> None:
        """Leaves. The seat stays taken; `stand` gives it up."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._finish(ConnectionEnded("closed", "The client was closed."))
        if self._socket is not None:
            with suppress(WebSocketException, OSError):
                await self._socket.close()

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # Updates

    def __aiter__(self) -> AsyncIterator[Update]:
        return self

    async def __anext__(self) -> Update:
        while not self._updates:
            if self._closed:
                raise StopAsyncIteration
            if self._end is not None:
                raise self._end
            await self.changed(self.messages)
        return self._updates.popleft()

    async def changed(self, since: int, timeout: float | None = None) -> bool:
        """Waits until more than `since` messages have come or the connection has ended; False on a timeout."""
        try:
            async with asyncio.timeout(timeout):
                while self.messages <= since and self._end is None:
                    self._arrived.clear()
                    await self._arrived.wait()
        except TimeoutError:
            return False
        return True

    async def until(self, condition: Callable[[], bool], timeout: float | None = None) -> None:
        """Waits until a condition holds; raises `TimeoutError` if that takes too long."""
        async with asyncio.timeout(timeout):
            while not condition():
                if self._end is not None:
                    raise self._end
                await self.changed(self.messages)

    # Requests

    async def act(self, action: AnyAction, *, version: int | None = None, key: str | None = None) -> int:
        """Makes a move and returns its version. With `version` it is refused as stale if what it is about has changed.

        It is played once, even if the connection breaks or the server is unsure whether it was saved.
        """
        move = MakeMove(action=Raw(encode(action)), version=version, game=self.game, key=key or self.new_key())
        for doubt in range(MAX_DOUBTS):
            try:
                done = await self.request(move)
            except RequestRefused as refused:
                if refused.code != "in_doubt" or doubt == MAX_DOUBTS - 1:
                    raise
                await asyncio.sleep(FIRST_WAIT)
            else:
                assert done.version is not UNSET
                return done.version
        raise AssertionError

    async def sit(self, seat: int | None = None) -> None:
        """Takes a seat, the first free one if none is named."""
        while True:
            try:
                await self.request(Sit(seat=seat))
                return
            except AnswerLost:
                await self.until(lambda: self.connected)
                if self.seat is not None:
                    return

    async def stand(self) -> None:
        """Gives the seat up; in a running game a bot plays on."""
        await self.request(Stand())

    async def ready(self, ready: bool = True) -> None:
        await self.request(Ready(ready=ready))

    async def start(self, sheriff: int | None = None) -> None:
        """As the host, starts the first game; names the first sheriff if the settings ask for it."""
        await self.request(Start(sheriff=sheriff))

    async def rematch(self) -> None:
        """As the host, starts another game."""
        await self.request(Rematch())

    async def pass_(self) -> None:
        """Says that this seat has nothing to add in this inspection."""
        await self.request(Pass())

    async def composing(self, composing: bool = True) -> None:
        """Signals that this seat is composing an offer. Send it again every few seconds, and False at the end."""
        await self.request(Compose(composing=composing))

    async def say(self, text: str) -> None:
        await self.request(Say(text=text))

    async def gesture(self, mood: Mood | None = None, throw: Throwable | None = None) -> None:
        """Pulls a face, or throws something at the gate."""
        await self.request(Gesture(mood=mood, throw=throw))

    async def request(self, request: TableRequest) -> Done:
        """Sends any request and waits for its answer; `RequestRefused` if it is refused.

        If the connection breaks it is sent again after reconnecting, unless that could do it twice (`AnswerLost`).
        """
        if self._end is not None:
            raise self._end
        if request.key is None:
            request = replace(request, key=self.new_key())
        assert request.key is not None
        pending = _Pending(request, asyncio.get_running_loop().create_future())
        self._pending[request.key] = pending
        try:
            await self._send(pending)
            return await pending.answer
        finally:
            self._pending.pop(request.key, None)

    def new_key(self) -> str:
        self._keys += 1
        return f"{self._stem}-{self._keys}"

    async def _send(self, pending: _Pending) -> None:
        if self._welcomed and self._socket is not None:
            pending.sent = True
            with suppress(WebSocketException, OSError):  # then the reader notices, and what is pending is sent again
                await self._socket.send(pending.request)

    # The connection

    async def _run(self) -> None:
        try:
            await self._read()
        except Exception as error:  # nobody awaits this task, so those who wait for the client must be told
            end = ConnectionEnded("failed", "The client failed.")
            end.__cause__ = error
            self._finish(end)

    async def _read(self) -> None:
        """Reads, and reconnects, until the end."""
        while True:
            assert self._socket is not None
            with suppress(WebSocketException, OSError, EOFError):
                while True:
                    try:
                        self._receive(await self._socket.receive())
                    except msgspec.MsgspecError as error:  # a newer server may send what is not known here
                        _log.warning("ignored a message: %s", error)
            self._disconnected()
            ending = self._ending
            if ending is not None and (ending.code in FINAL or not self._reconnect):
                self._finish(ConnectionEnded(ending.code, ending.message))
            elif not self._reconnect:
                self._finish(ConnectionEnded("lost", "The connection to the server was lost."))
            else:
                try:
                    await self._connect_again()
                    continue
                except ClientError as error:
                    self._finish(error)
            return

    async def _connect_again(self) -> None:
        wait = self._first_wait
        deadline = time.monotonic() + self._give_up_seconds
        while True:
            await asyncio.sleep(wait * random.uniform(0.5, 1))
            try:
                await self._connect()
            except Unreachable as error:
                _log.debug("can't reconnect yet: %s", error)
                if time.monotonic() > deadline:
                    raise
            else:
                break
            wait = min(2 * max(wait, MIN_WAIT), MAX_WAIT)
        for pending in list(self._pending.values()):
            self.resent += pending.sent
            await self._send(pending)

    async def _connect(self) -> None:
        server = "The server"
        try:
            server = self._server if isinstance(self._server, str) else await self._server()
            self._socket = await TableSocket.open(server, self.code, tap=self._tap, **self._socket_options)
            self._ending = None
            version = self.delivered if self.game is not None else -1 if self._history else None
            await self._socket.send(Join(table=self.code, secret=self._secret, game=self.game, version=version))
            async with asyncio.timeout(OPEN_SECONDS):
                while not self._welcomed:
                    self._greeted(await self._socket.receive())
        except ClientError:
            self._hang_up()
            raise
        except (WebSocketException, OSError, EOFError, msgspec.MsgspecError) as error:
            self._hang_up()
            raise Unreachable(f"{server} can't be reached: {error or type(error).__name__}.") from None
        self.connections += 1

    def _greeted(self, message: AnyMessage) -> None:
        """The answer to a join. Without a welcome the server closes the connection."""
        match message:
            case Welcome():
                self._welcomed = True
                self._receive(message)
            case Refused(error="not_saved" | "too_many", code=code, message=text) if code not in FINAL:
                raise Unreachable(text)
            case Refused(error=error, code=code, message=text):
                raise RequestRefused(error, code, text, details=message.details)
            case Ending(code=code, message=text) if code in FINAL:
                raise ConnectionEnded(code, text)
            case Ending(message=text):
                raise Unreachable(text)

    def _hang_up(self) -> None:
        if self._socket is not None:
            self._socket.abort()
            self._socket = None

    def _disconnected(self) -> None:
        self._welcomed = False
        self._socket = None
        for pending in list(self._pending.values()):
            if pending.sent and isinstance(pending.request, ONCE) and not pending.answer.done():
                pending.answer.set_exception(AnswerLost("The connection broke before the answer came."))
        self._arrived.set()

    def _finish(self, error: ClientError) -> None:
        self._end = self._end or error
        self._welcomed = False
        for pending in self._pending.values():
            if not pending.answer.done():
                pending.answer.set_exception(self._end)
        self._arrived.set()

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Receiving

    def _receive(self, message: AnyMessage) -> None:
        self.receive(message)
        if isinstance(message, (Done, Refused)):
            self._answered(message)
        elif isinstance(message, Ending):
            self._ending = message
        elif self.behind and not self._catching_up:
            self._catching_up = True
            self._spawn(self._catch_up())
        self._arrived.set()

    def _answered(self, answer: Done | Refused) -> None:
        pending = self._pending.get(answer.key or "")
        if pending is None or pending.answer.done():
            return
        if isinstance(answer, Done):
            pending.answer.set_result(answer)
        else:
            refusal = RequestRefused(
                answer.error, answer.code, answer.message, rule=answer.rule, details=answer.details
            )
            pending.answer.set_exception(refusal)

    async def _catch_up(self) -> None:
        """Requests the moves that are missing, page by page."""
        says_which = True
        try:
            while self.behind:
                try:
                    await self.request(CatchUp(version=self.delivered, game=self.game if says_which else None))
                except RequestRefused as refused:
                    if refused.code == "no_game":
                        return
                    if refused.error == "malformed":  # an older server doesn't know that field
                        says_which = False
                    await asyncio.sleep(1)
        except ClientError:
            pass
        finally:
            self._catching_up = False
