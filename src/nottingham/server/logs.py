"""Logging: one JSON object per line on stderr.

Log only kinds, counts, row ids and times: never names, chat, links, secrets or cards.
"""

import logging
import sys
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Any

import msgspec

REPEATS_PER_MINUTE = 30
_STANDARD = frozenset(logging.LogRecord("", 0, "", 0, "", None, None).__dict__) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name.removeprefix("nottingham."),
            "what": record.getMessage(),
        }
        line |= {field: value for field, value in record.__dict__.items() if field not in _STANDARD}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class RepeatFilter(logging.Filter):
    """Limits how often a minute the same message is logged. The first one of the next minute says how many were
    dropped.

    Clients can cause some messages, and could fill the disk with them.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._minute = 0
        self._counts: Counter[tuple[str, str]] = Counter()
        self._left_out: Counter[tuple[str, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        minute = int(self._clock() // 60)
        if minute != self._minute:
            self._minute, self._counts, self._left_out = minute, Counter(), self._counts - self._limits()
        kind = record.name, str(record.msg)
        self._counts[kind] += 1
        if left_out := self._left_out.pop(kind, 0):
            record.left_out = left_out
        return self._counts[kind] <= REPEATS_PER_MINUTE

    def _limits(self) -> Counter[tuple[str, str]]:
        return Counter(dict.fromkeys(self._counts, REPEATS_PER_MINUTE))


class FaultCounter(logging.Handler):
    """Counts the log records with a traceback: each one is a bug."""

    def __init__(self, count: Callable[[], None]) -> None:
        super().__init__(logging.ERROR)
        self._count = count

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info:
            self._count()


def start_logging(level: str) -> None:
    """Logs to stderr as JSON. Other libraries log from warnings upwards."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(RepeatFilter())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("nottingham").setLevel(level.upper())
