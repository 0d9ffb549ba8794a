"""Logging: one JSON object a line on stderr.

Log kinds, counts, row ids and times only: never names, chat, links, secrets or cards.
"""

import logging
import sys
from collections.abc import Callable
from typing import Any

import msgspec

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
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("nottingham").setLevel(level.upper())
