"""A client at a table or in the lobby: what he says, and what he is told.

A question is answered before the next is read, so nobody's questions pile up. Whoever reads too slowly, talks too fast,
talks nonsense or says nothing at the door is closed, and nobody else notices.
"""

import asyncio
import logging
from collections import deque
from time import monotonic
from typing import TYPE_CHECKING

from nottingham.rules.errors import Malformed, RulesError
from nottingham.server.identity import unknown
from nottingham.server.limits import Bucket
from nottingham.server.transport import SocketProtocol
from nottingham.store.errors import StoreError
from nottingham.store.rows import Person
from nottingham.table.encoding import told
from nottingham.table.errors import Refusal, not_saved
from nottingham.table.messages import (
    AtTable,
    CatchUp,
    Cut,
    Ending,
    Join,
    Mute,
    Pause,
    Recall,
    Refused,
    Resume,
    Say,
    TurnTo,
    key_of,
    parse_first,
    parse_question,
    refused,
)
from nottingham.table.table import Table

if TYPE_CHECKING:
    from nottingham.server.app import Server

_log = logging.getLogger(__name__)

POLICY = 1008
CLOSE_CODES = {"stopping": 1001, "fault": 1011}
"""By the reason of the end; for any other it is a matter of policy."""
BURST_SECONDS = 3.0
PATIENCE_AT_THE_DOOR = 10.0
MAX_BLUNDERS = 20
"""Messages that are no questions, before a client is thought to be no page of ours."""
CHAPTER_COST = 0.2
PACED = (CatchUp, Recall, TurnTo, Say, Cut, Mute, Pause, Resume)
"""A chapter of a lesson is a game on a table that is laid already: what it counts as a new table."""


class Connection:
    """One client, as his table knows him."""

    __slots__ = (
        "__weakref__",
        "_address",
        "_blunders",
        "_bucket",
        "_busy",
        "_door",
        "_ended",
        "_inbox",
        "_server",
        "_socket",
        "_table",
        "key",
        "person",
    )

    def __init__(self, server: "Server", socket: SocketProtocol, address: str) -> None:
        rate = server.config.limits.messages_per_second
        self.person: Person | None = None
        self.key: int | None = None
        """The secret he came with, by its number."""
        self._server = server
        self._socket = socket
        self._address = address
        self._bucket = Bucket(rate, rate * BURST_SECONDS, monotonic())
        self._blunders = 0
        self._table: Table | None = None
        self._inbox: deque[bytes] = deque()
        self._busy = False
        self._ended: str | None = None
        """Why the connection ends; nothing more is said after it."""
        self._door: asyncio.TimerHandle | None = asyncio.get_running_loop().call_later(
            PATIENCE_AT_THE_DOOR, self.dismiss, "silent", "The first message is join or lobby, and it did not come."
        )

    # Telling

    def tell(self, message: bytes) -> None:
        if self._ended is None:
            self._socket.tell(message)

    def slow(self) -> None:
        if self._ended is None:
            self._end("too_slow")
            self._socket.abort()

    def dismiss(self, code: str, message: str) -> None:
        if self._ended is None:
            self._socket.tell(told(Ending(code=code, message=message)))
            self._end(code)
            self._socket.end(CLOSE_CODES.get(code, POLICY), code)

    def _end(self, code: str) -> None:
        self._ended = code
        self._inbox.clear()
        self._server.metrics.dropped.labels(code).inc()

    # Hearing

    def heard(self, text: bytes) -> None:
        if self._ended is not None:
            return
        if not self._bucket.take(monotonic()):
            self.dismiss("too_fast", "That was too much at once: come again, more slowly.")
        elif self._busy:
            self._inbox.append(text)
            self._socket.stop_hearing()
        else:
            self._busy = True
            self._server.spawn(self._attend(text))

    def lost(self) -> None:
        self._ended = self._ended or "gone"
        self._shut_door()
        self._server.gone(self, self._address)
        if not self._busy:
            self._busy = True
            self._server.spawn(self._leave())

    async def _attend(self, text: bytes) -> None:
        """One question after another, until none waits."""
        while True:
            try:
                await self._answer(text)
            except Exception:
                _log.exception("a conversation failed")
                self.dismiss("fault", "Something went wrong on the server. Nothing is lost: come again.")
            if not self._inbox:
                break
            text = self._inbox.popleft()
        if self._ended == "gone" or self._socket.disconnected:
            await self._leave()
        else:
            self._busy = False
            self._socket.hear_on()

    async def _leave(self) -> None:
        self._server.registry.leave_lobby(self)
        if self._table is not None:
            await self._table.leave(self)

    async def _answer(self, text: bytes) -> None:
        if self._door is not None:
            self._shut_door()
            await self._enter(text)
        elif self._table is None:
            self._blunder(Malformed("The lobby only listens."), text)
        else:
            began = monotonic()
            try:
                question = parse_question(text)
            except Malformed as error:
                self._blunder(error, text)
                return
            self._server.metrics.asked(str(question.__struct_config__.tag))
            if isinstance(question, PACED) and not self._affords(question):
                refusal = Refusal("too_many", "too_often", "Not so often: wait a moment.")
                self.tell(told(self._counted(refused(refusal, question.key))))
                return
            answer = await self._table.ask(self, question)
            if isinstance(answer, Refused):
                self._counted(answer)
            self._server.metrics.answered.observe(monotonic() - began)

    def _affords(self, question: AtTable) -> bool:
        """Talk has a pace of its own. Reading what is long past costs much, and what changes the table during
        a game makes moves wait: both count as requests.
        """
        if isinstance(question, TurnTo):
            return self._server.new_tables.take(self._address, CHAPTER_COST)
        if isinstance(question, Say):
            return self.person is None or self._server.talk.take(str(self.person.id))
        return self._server.requests.take(self._address)

    def _shut_door(self) -> None:
        if self._door is not None:
            self._door.cancel()
            self._door = None

    def _blunder(self, error: Malformed, text: bytes) -> None:
        self.tell(told(self._counted(refused(error, key_of(text)))))
        self._blunders += 1
        if self._blunders > MAX_BLUNDERS:
            self.dismiss("malformed", "These are no messages of this game.")

    def _counted(self, answer: Refused) -> Refused:
        self._server.metrics.refusals.labels(answer.error).inc()
        return answer

    # At the door

    async def _enter(self, text: bytes) -> None:
        try:
            first = parse_first(text)
        except Malformed as error:
            self.tell(told(self._counted(refused(error, key_of(text)))))
            self.dismiss("malformed", "The first message is join or lobby.")
            return
        if isinstance(first, Join):
            await self._come_to_table(first)
        else:
            self._server.registry.enter_lobby(self)

    async def _come_to_table(self, join: Join) -> None:
        server = self._server
        try:
            if not server.requests.take(self._address):
                raise Refusal("too_many", "too_often", "Not so often: wait a moment.")
            if join.secret is not None:
                self.person, key = await server.identity.known(join.secret)
                self.key = key.id
                if server.is_void(self):  # revoked while we were looking
                    raise unknown()
            while True:
                table = await server.registry.table(join.table)
                if table is None:
                    raise Refusal("not_found", "no_such_table", "There is no table of this name.")
                self._table = table
                if await table.join(self, join):
                    return
                self._table = None
        except (Refusal, RulesError) as error:
            answer = refused(error, join.key)
        except StoreError as error:
            _log.error("a table could not be read", extra={"reason": str(error)})
            answer = refused(not_saved(error), join.key)
        self._table = None
        self.tell(told(self._counted(answer)))
        self.dismiss(answer.code, answer.message)
