"""The reasons why a record is refused. Each message is one line that completes "this file: …"."""

from collections.abc import Iterator
from contextlib import contextmanager


class RecordError(ValueError):
    """A record is not what it should be; the message says why."""


class Unproved(RecordError):
    """The record doesn't prove its deal."""


class NotAGame(RecordError):
    """The input is not a complete game."""


class NotARecord(NotAGame):
    """The input is not JSON, or JSON about something else."""


class CutOff(NotAGame):
    """The text ends in the middle."""


class Changed(NotAGame):
    """The events don't match the checksum that was written with them."""


class OtherVersion(NotAGame):
    """The record has events, actions or fields that this version doesn't know."""


class TooLong(NotAGame):
    """The record holds more than any game has."""


class Unfinished(NotAGame):
    """The game stops before its end."""


class OneSeatOnly(NotAGame):
    """The events are what one seat saw, without the secrets of the others."""


class Unlawful(NotAGame):
    """This version's rules don't allow what happens in the record."""


@contextmanager
def unlawful_on_error(*expected: type[Exception]) -> Iterator[None]:
    """Turns exceptions into `Unlawful`: a broken record can trip up any code that handles games.

    `RecordError` and the expected exceptions pass through.
    """
    passing: tuple[type[Exception], ...] = (RecordError, *expected)
    try:
        yield
    except passing:
        raise
    except Exception as error:
        raise Unlawful(f"its events make no game ({type(error).__name__})") from None
