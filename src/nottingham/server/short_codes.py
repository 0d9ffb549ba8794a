"""Short codes: six letters that a host or a big screen shows, for people without its link.

A table's link can't be guessed but is too long to type. A short code stands for it as long as a page requests it
every minute, and for fifteen minutes after that. Codes live in memory, and servers that share a database tell each
other theirs. Every lookup must be counted first (`RateLimits.count_short_code`): six letters alone could be guessed.
"""

import secrets
from collections.abc import Callable
from time import monotonic

from msgspec import Struct

from nottingham.server.cluster_messages import ClusterBus, ShortCodeShown
from nottingham.table.errors import Refusal
from nottingham.table.sync_messages import LocalBus

SHORT_CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, so that no code is a word."""
LENGTH = 6
SECONDS = 15 * 60.0
MAX_CODES = 10_000


class _Shown(Struct):
    """A code that stands for a table."""

    table: str
    until: float


class ShortCodes:
    """The short codes of all tables, as far as this server knows."""

    def __init__(self, bus: ClusterBus | LocalBus, clock: Callable[[], float] = monotonic) -> None:
        self._bus = bus
        self._clock = clock
        self._codes: dict[str, _Shown] = {}
        self._by_table: dict[str, str] = {}

    def show(self, table: str) -> str:
        """The code of a table, valid for another fifteen minutes; a new one if it has none."""
        code = self._by_table.get(table)
        if code is None or self.table(code) is None:
            code = self._new_code()
        self._keep(code, table)
        self._bus.publish(ShortCodeShown(self._bus.node, code, table))
        return code

    def receive(self, message: ShortCodeShown) -> None:
        """Learns a code that another server shows."""
        if message.code in self._codes or len(self._codes) < MAX_CODES:
            self._keep(message.code, message.table)

    def table(self, code: str) -> str | None:
        """The table that a code stands for."""
        shown = self._codes.get(code)
        if shown is None or shown.until <= self._clock():
            self.forget(code)
            return None
        return shown.table

    def forget(self, code: str) -> None:
        shown = self._codes.pop(code, None)
        if shown is not None and self._by_table.get(shown.table) == code:
            del self._by_table[shown.table]

    def _keep(self, code: str, table: str) -> None:
        self._codes[code] = _Shown(table, self._clock() + SECONDS)
        self._by_table[table] = code

    def _new_code(self) -> str:
        if len(self._codes) >= MAX_CODES:
            for code in [code for code, shown in self._codes.items() if shown.until <= self._clock()]:
                self.forget(code)
        if len(self._codes) >= MAX_CODES:
            raise Refusal("too_many", "too_many_requests", "Too many short codes are in use. Use the link.")
        while (code := "".join(secrets.choice(SHORT_CODE_LETTERS) for _ in range(LENGTH))) in self._codes:
            pass
        return code
