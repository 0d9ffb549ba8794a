"""What is said at a table: words of one's own, and phrases that every page says in its own language."""

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from nottingham.store import changes
from nottingham.store.errors import InDoubt, in_doubt_after
from nottingham.store.rows import ChatLine, Person
from nottingham.store.store import Store
from nottingham.table.errors import Refusal
from nottingham.table.messages import Line, Say
from nottingham.table.plain_text import plain

REMEMBERED = 50
"""Lines told to whoever comes, and to whoever asks for earlier ones."""
KEPT = 1000
TRIMMED_EVERY = 100
"""So many lines of a table are kept, or a few more."""


class ChatLog:
    """The talk of one table."""

    def __init__(self, table: int, store: Store) -> None:
        self._table = table
        self._store = store
        self._recent: list[ChatLine] = []

    async def remember(self) -> None:
        self._recent = list(await self._store.chat(self._table, REMEMBERED))

    def recent(self, unheard: Collection[int]) -> list[Line]:
        return _heard(self._recent, unheard)

    async def before(self, number: int, unheard: Collection[int]) -> list[Line]:
        return _heard(await self._store.chat(self._table, REMEMBERED, before=number), unheard)

    def forget(self, person: int) -> None:
        """What he said stays, without his name."""
        self._recent = [replace(line, person=None, name="") if line.person == person else line for line in self._recent]

    async def say(self, person: Person, seat: int, name: str, saying: Say, at: int, seats: int) -> ChatLine:
        """Stores a line said at a table of so many seats."""
        text = saying.text
        if (text is None) == (saying.phrase is None):
            raise Refusal("malformed", "malformed", "Say either a text or a phrase.")
        if saying.about is not None and (text is not None or saying.about >= seats):
            raise Refusal("malformed", "malformed", "Only a phrase can be about someone who is at the table.")
        if text is not None:
            text = plain(text)
            if not text:
                raise Refusal("malformed", "malformed", "There is nothing in this to be heard.")
        number = self.last + 1
        line = ChatLine(self._table, number, person.id, seat, name, at, text, saying.phrase, saying.about)
        old = [changes.trim_chat(self._table, number - KEPT)] if number % TRIMMED_EVERY == 0 else []
        try:
            await self._store.commit(changes.add_chat(line), *old)
        except InDoubt as doubt:
            with in_doubt_after(doubt):
                if line not in await self._store.chat_since({self._table: number - 1}):
                    raise
        self.hear([line])
        return line

    def hear(self, lines: Sequence[ChatLine]) -> list[ChatLine]:
        """Lines that the store has; those among them that were not heard before."""
        news = [line for line in lines if line.number > self.last]
        self._recent = [*self._recent, *news][-REMEMBERED:]
        return news

    @property
    def last(self) -> int:
        """The number of the last line."""
        return self._recent[-1].number if self._recent else 0


def heard(line: ChatLine) -> Line:
    return Line(line.number, line.at, line.name, line.seat, line.text, line.phrase, line.about)


def _heard(lines: Collection[ChatLine], unheard: Collection[int]) -> list[Line]:
    return [heard(line) for line in lines if line.person not in unheard]
