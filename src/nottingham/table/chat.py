"""The chat of a table: free text, and phrases that each page shows in its own language."""

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from nottingham.store import changes
from nottingham.store.errors import InDoubt, in_doubt_after
from nottingham.store.rows import ChatLine, Person
from nottingham.store.store import Store
from nottingham.table.errors import Refusal
from nottingham.table.messages import Line
from nottingham.table.plain_text import plain
from nottingham.table.requests import Say

RECENT_LINES = 50
"""Lines sent on joining, and for each request for earlier ones."""
MAX_LINES = 1000
TRIM_INTERVAL = 100
"""About this many lines are kept per table; older ones are trimmed in batches."""


class ChatLog:
    """The chat of one table, with its latest lines in memory."""

    def __init__(self, table: int, store: Store) -> None:
        self._table = table
        self._store = store
        self._recent: list[ChatLine] = []

    async def load(self) -> None:
        self._recent = list(await self._store.chat(self._table, RECENT_LINES))

    @property
    def latest(self) -> Sequence[ChatLine]:
        return self._recent

    def recent(self, muted: Collection[int]) -> list[Line]:
        return _lines(self._recent, muted)

    async def before(self, number: int, muted: Collection[int]) -> list[Line]:
        return _lines(await self._store.chat(self._table, RECENT_LINES, before=number), muted)

    def forget(self, person: int) -> None:
        """Keeps what a person said, without their name."""
        self._recent = [replace(line, person=None, name="") if line.person == person else line for line in self._recent]

    async def say(self, person: Person, seat: int, name: str, saying: Say, at: int, seats: int) -> ChatLine:
        """Stores a line. `seats` is the number of seats at the table."""
        text = saying.text
        if (text is None) == (saying.phrase is None):
            raise Refusal("malformed", "malformed", "A chat message has either a text or a phrase.")
        if saying.about is not None and (text is not None or saying.about >= seats):
            raise Refusal("malformed", "malformed", "Only a phrase can be about a seat, and the seat must exist.")
        if text is not None:
            text = plain(text)
            if not text:
                raise Refusal("malformed", "malformed", "The message is empty.")
        line = ChatLine(self._table, self.last + 1, person.id, seat, name, at, text, saying.phrase, saying.about)
        await self._store_line(line)
        return line

    async def reply(self, seat: int, name: str, phrase: str, at: int) -> ChatLine:
        """Stores a line of a bot."""
        line = ChatLine(self._table, self.last + 1, None, seat, name, at, None, phrase)
        await self._store_line(line)
        return line

    async def _store_line(self, line: ChatLine) -> None:
        number = line.number
        old = [changes.trim_chat(self._table, number - MAX_LINES)] if number % TRIM_INTERVAL == 0 else []
        try:
            await self._store.commit(changes.add_chat(line), *old)
        except InDoubt as doubt:
            with in_doubt_after(doubt):
                if line not in await self._store.chat_since({self._table: number - 1}):
                    raise
        self.add_stored([line])

    def add_stored(self, lines: Sequence[ChatLine]) -> list[ChatLine]:
        """Takes in lines that are in the store. Returns those that are new here."""
        new = [line for line in lines if line.number > self.last]
        self._recent = [*self._recent, *new][-RECENT_LINES:]
        return new

    @property
    def last(self) -> int:
        """The number of the latest line."""
        return self._recent[-1].number if self._recent else 0


def chat_line(line: ChatLine) -> Line:
    return Line(line.number, line.at, line.name, line.seat, line.text, line.phrase, line.about)


def _lines(lines: Collection[ChatLine], muted: Collection[int]) -> list[Line]:
    return [chat_line(line) for line in lines if line.person not in muted]
