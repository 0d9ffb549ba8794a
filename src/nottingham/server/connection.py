"""One client's socket: authenticates it, passes its messages to a table, and sends what the table answers.

A message is answered before the next one is read, so a client can't queue up work. A client that reads too slowly,
sends too fast, sends malformed messages or doesn't send a first message is disconnected.
"""

import asyncio
import logging
from collections.abc import Callable
from time import monotonic

from nottingham.rules.errors import Malformed, RulesError
from nottingham.server.fair_shares import message_units
from nottingham.server.limits import TokenBucket
from nottingham.server.refusals import no_such_table, too_often, unknown_secret
from nottingham.server.server import Server
from nottingham.server.transport import SocketProtocol
from nottingham.store.errors import StoreError
from nottingham.store.rows import Person
from nottingham.table.attendees import Message
from nottingham.table.encoding import encode_message
from nottingham.table.errors import Refusal, not_saved
from nottingham.table.messages import Ending, Refused, refused
from nottingham.table.requests import (
    Gesture,
    Join,
    MakeMove,
    Pass,
    Rematch,
    Say,
    Start,
    TableRequest,
    TurnTo,
    key_of,
    parse_first_request,
    parse_request,
)
from nottingham.table.table import Table

_log = logging.getLogger(__name__)

POLICY_VIOLATION = 1008
CLOSE_CODES = {"stopping": 1001, "fault": 1011}
"""WebSocket close codes by reason; any other reason is a policy violation."""
BURST_SECONDS = 3.0
FIRST_MESSAGE_SECONDS = 10.0
MAX_MALFORMED = 20
"""Malformed messages before a client is disconnected."""
CHAPTER_COST = 0.2
"""How much of a new table a chapter of a lesson counts as: it deals a game, but at an existing table."""


class Connection:
    """A client's connection. It is the transport's `Receiver`, the server's `Session` and the table's `Visitor`."""

    __slots__ = (
        "__weakref__",
        "_address",
        "_bucket",
        "_busy",
        "_ended",
        "_first_message_timer",
        "_inbox",
        "_malformed",
        "_owes",
        "_server",
        "_socket",
        "_table",
        "_task",
        "key_id",
        "person",
        "screen",
        "send",
    )

    def __init__(self, server: Server, socket: SocketProtocol, address: str) -> None:
        rate = server.config.limits.messages_per_second
        self.person: Person | None = None
        self.screen = False
        self.key_id: int | None = None
        self.send: Callable[[Message], None] = socket.outbox.add
        """Queues a message, until the connection ends. This is called most often, so nothing stands in between."""
        self._server = server
        self._socket = socket
        self._address = address
        self._bucket = TokenBucket(rate, rate * BURST_SECONDS, monotonic())
        self._malformed = 0
        self._owes = False
        """Whether a refused move is still to be paid for, before the next is judged."""
        self._table: Table | None = None
        self._inbox: list[bytes] = []
        self._busy = False
        self._task: asyncio.Task[None] | None = None
        """Answers messages. This reference keeps the task from being garbage-collected."""
        self._ended: str | None = None
        """Why the connection ended; nothing is sent after that."""
        self._first_message_timer: asyncio.TimerHandle | None = asyncio.get_running_loop().call_later(
            FIRST_MESSAGE_SECONDS, self.dismiss, "silent", "No first message arrived. Send join or lobby."
        )

    @property
    def address(self) -> str:
        return self._address

    def set_person(self, person: Person) -> None:
        self.person = person

    def count_request(self) -> None:
        if not self._server.limits.requests.take(self._address):
            raise too_often()

    # Sending

    def too_slow(self) -> None:
        if self._ended is None:
            self._end("too_slow")
            self._socket.abort()

    def dismiss(self, code: str, message: str) -> None:
        if self._ended is None:
            self.send(encode_message(Ending(code=code, message=message)))
            self._end(code)
            self._socket.close(CLOSE_CODES.get(code, POLICY_VIOLATION), code)

    def _end(self, code: str) -> None:
        self._ended = code
        self.send = _send_nothing
        self._inbox.clear()
        self._server.metrics.dropped.labels(code).inc()

    def _refuse(self, answer: Refused) -> None:
        self._count_refusal(answer)
        self.send(encode_message(answer))

    def _count_refusal(self, answer: Refused) -> None:
        self._server.metrics.refusals.labels(answer.error).inc()

    # Receiving

    def receive(self, text: bytes) -> None:
        if self._ended is not None:
            return
        if not self._bucket.take(monotonic()):
            self.dismiss("too_fast", "Too many messages at once. Reconnect and send more slowly.")
        elif self._busy:
            self._inbox.append(text)
            self._socket.pause_receiving()
        else:
            self._busy = True
            self._task = asyncio.get_running_loop().create_task(self._work(text))

    def closed(self) -> None:
        self._ended = self._ended or "gone"
        self.send = _send_nothing
        self._cancel_first_message_timer()
        self._server.sessions.remove(self)
        self._server.sockets.leave(self._address)
        if not self._busy:
            self._busy = True
            self._server.spawn(self._leave())

    async def _work(self, text: bytes) -> None:
        """Answers one message after another, until the inbox is empty.

        Between two of them the event loop gets a turn: most answers wait for nothing, and others would wait for all.
        The sockets of one address take turns too (`FairShares`).
        """
        while True:
            began = monotonic()
            units = message_units(text)
            if not self._socket.shares.take(self._address, units):
                await self._socket.shares.turn(self._address, units)
            if self._ended not in (None, "gone"):  # dismissed while it waited
                break
            try:
                await self._answer(text, began)
            except Exception:
                _log.exception("a socket message failed")
                self.dismiss("fault", "Something went wrong on the server. Nothing is lost. Please reconnect.")
            if self._inbox:
                await asyncio.sleep(0)
            if not self._inbox:  # or no longer: the client was dismissed
                break
            text = self._inbox.pop(0)
        if self._ended == "gone" or self._socket.disconnected:
            await self._leave()
        else:
            self._busy = False
            self._task = None
            self._socket.resume_receiving()

    async def _leave(self) -> None:
        self._server.registry.lobby.leave(self)
        if self._table is not None:
            await self._table.leave(self)

    async def _answer(self, text: bytes, began: float) -> None:
        if self._first_message_timer is not None:
            self._cancel_first_message_timer()
            await self._answer_first(text)
        elif self._table is None:
            self._refuse_malformed(Malformed("The lobby accepts no messages."), text)
        else:
            try:
                question = parse_request(text)
            except Malformed as error:
                self._refuse_malformed(error, text)
                return
            self._server.metrics.count_message(type(question))
            try:
                self._count(question)
            except Refusal as refusal:
                self._refuse(refused(refusal, question.key))
                return
            answer = await self._table.handle(self, question)
            if isinstance(answer, Refused):
                self._count_refusal(answer)
                if isinstance(question, MakeMove | Pass):
                    self._owes = not self._server.limits.requests.take(self._address)
            self._server.metrics.answer_seconds.observe(monotonic() - began)

    def _count(self, question: TableRequest) -> None:
        """Counts a message against the second limit that its kind has: requests, unless it is named here.

        Chat, gestures and new games have limits of their own. Moves and passes cost nothing more, because players must
        never wait; a refused one counts as a request, and so does what is expensive or useless in it (`count_request`).
        """
        limits, within = self._server.limits, True
        match question:
            case MakeMove() | Pass():
                if self._owes:
                    within = limits.requests.take(self._address)
                    self._owes = not within
            case Start() | Rematch():
                limits.count_new_game(self._address)
            case TurnTo():
                within = limits.new_tables.take(self._address, CHAPTER_COST)
            case Say() if self.person is not None:
                within = limits.chat.take(str(self.person.id))
            case Gesture() if self.person is not None:
                within = limits.gestures.take(str(self.person.id))
            case _:
                within = limits.requests.take(self._address)
        if not within:
            raise too_often()

    def _cancel_first_message_timer(self) -> None:
        if self._first_message_timer is not None:
            self._first_message_timer.cancel()
            self._first_message_timer = None

    def _refuse_malformed(self, error: Malformed, text: bytes) -> None:
        self._refuse(refused(error, key_of(text)))
        self._malformed += 1
        if self._malformed > MAX_MALFORMED:
            self.dismiss("malformed", "Too many malformed messages.")

    # The first message

    async def _answer_first(self, text: bytes) -> None:
        try:
            first = parse_first_request(text)
        except Malformed as error:
            self._refuse(refused(error, key_of(text)))
            self.dismiss("malformed", "The first message must be join or lobby.")
            return
        if isinstance(first, Join):
            await self._join_table(first)
        else:
            self._server.registry.lobby.enter(self)

    async def _join_table(self, join: Join) -> None:
        server = self._server
        try:
            self.count_request()
            if join.secret is not None:
                self.person, key = await server.identity.authenticate(join.secret)
                self.key_id = key.id
                if server.sessions.is_revoked(self):  # while the store was being read
                    raise unknown_secret()
            self.screen = join.screen and self.person is None
            while True:
                table = await server.registry.table(join.table)
                if table is None:
                    raise no_such_table()
                self._table = table
                if await table.join(self, join):
                    return
                self._table = None
        except (Refusal, RulesError) as error:
            answer = refused(error, join.key)
        except StoreError as error:
            _log.error("could not read a table", extra={"reason": str(error)})
            answer = refused(not_saved(error), join.key)
        self._table = None
        self._refuse(answer)
        self.dismiss(answer.code, answer.message)


def _send_nothing(message: Message) -> None:
    """What a connection sends when it has ended."""
