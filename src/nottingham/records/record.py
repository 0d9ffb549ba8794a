"""Games as text, one a line, and their way back.

A line is a JSON object: whatever its writer wants to tell about the game, its `events`, and the `sha256` of their text.
Files that are only the events of one game can be read too. Reading trusts nothing: a line that was cut off or changed
comes out as `NotAGame` with a reason in one line. Whether its events make a game is for `retelling.py` to say.
"""

from collections.abc import Iterable
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Raw, Struct

from nottingham.rules.events import AnyEvent, Event
from nottingham.rules.wire import encode


class NotAGame(ValueError):
    """What was read is no game; the message says why."""


class NoRecord(NotAGame):
    """It is no record at all: no JSON, or JSON about something else."""


class CutOff(NotAGame):
    """The text ends in the middle."""


class Changed(NotAGame):
    """The events are not those that were sealed when the record was written."""


class OtherWords(NotAGame):
    """It is a record, in words that are not ours: another version wrote it, or nobody's did."""


def encode_game(events: Iterable[Event], **about: Any) -> bytes:
    """A game as one line, with these fields about it."""
    return encode_log(map(encode, events), **about)


def encode_log(chunks: Iterable[bytes], **about: Any) -> bytes:
    """The same from what is JSON already: each chunk an event or a list of events, with no space around it."""
    pieces = (chunk[1:-1] if chunk.startswith(b"[") else chunk for chunk in chunks)
    log = b"[" + b",".join(filter(None, pieces)) + b"]"
    return encode({**about, "sha256": sha256(log).hexdigest(), "events": Raw(log)})


class _Line(Struct):
    """What reading needs of such a line; the events wait until it is the game that was asked for."""

    events: Raw
    game: Any = None
    sha256: str | None = None


T = TypeVar("T")

_line = msgspec.json.Decoder(_Line)
_fields = msgspec.json.Decoder(dict[str, Raw])
_event = msgspec.json.Decoder(AnyEvent)
_list = msgspec.json.Decoder(list[AnyEvent])


def read_events(file: Path, game: int | None = None) -> list[AnyEvent]:
    """The events of one game of a file, the first if no number is given; `OSError` if the file can't be read.

    A game is known by its field `game`, or by its place in the file where that is no number.
    """
    with file.open("rb") as stream:
        lines = ((number, line) for number, line in enumerate(stream, 1) if line.strip())
        number, first = next(lines, (0, b""))
        if not first:
            raise NotAGame("it is empty")
        text = chain([(number, first)], lines)
        if first.lstrip().startswith(b"["):
            return _only(game, _decoded(_list, b"".join([line for _, line in text]), "its list of events"))
        if "events" in _decoded(_fields, first, f"line {number}"):
            return _find(game, text)
        return _only(game, [_decoded(_event, line, f"line {number}") for number, line in text])


class RecordedMove(Struct):
    """When a move was made, and by whom."""

    version: int
    at: int
    seat: int | None = None


class RecordedChair(Struct):
    """Who sat in a seat; a bot that held it from the deal on is named."""

    name: str = ""
    colour: str = ""
    charge: str = ""
    bot: str | None = None
    all_along: bool = False


class Record(Struct, kw_only=True):
    """A line with all that its writer may have told about the game. Other fields are passed over."""

    events: Raw
    sha256: str | None = None
    game: int | str | None = None
    code: str = ""
    moves: list[RecordedMove] = []
    chairs: list[RecordedChair] = []
    seats: list[str] = []
    entrants: list[int] = []
    """Of a tournament: then those in the seats are players by name."""

    @property
    def log(self) -> list[AnyEvent]:
        """The events, if they are those that were sealed."""
        if self.sha256 not in (None, sha256(self.events).hexdigest()):
            raise Changed("it was changed after it was written")
        try:
            return _list.decode(self.events)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            raise OtherWords(_spoiled("its list of events", error)) from None


_record = msgspec.json.Decoder(Record)


def read_record(text: bytes) -> Record:
    """One game from the text of a record; the reason why it is none is one of the exceptions above."""
    try:
        return _record.decode(text)
    except msgspec.ValidationError as error:
        raise (OtherWords if "events" in _fields_of(text) else NoRecord)(_spoiled("it", error)) from None
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        cut_off = text.lstrip().startswith(b"{") and "truncated" in str(error)
        raise (CutOff if cut_off else NoRecord)(_spoiled("it", error)) from None


def _fields_of(text: bytes) -> dict[str, Raw]:
    try:
        return _fields.decode(text)
    except (msgspec.DecodeError, ValueError, RecursionError):
        return {}


def _only(game: int | None, events: list[AnyEvent]) -> list[AnyEvent]:
    if game not in (None, 1):
        raise NotAGame(f"it holds one game, so there is no game {game}")
    return events


def _find(game: int | None, lines: Iterable[tuple[int, bytes]]) -> list[AnyEvent]:
    found = 0
    for number, line in lines:
        record = _decoded(_line, line, f"line {number}")
        found += 1
        if game in (None, record.game if isinstance(record.game, int) else found):
            if record.sha256 not in (None, sha256(record.events).hexdigest()):
                raise NotAGame(f"line {number} was changed after it was written")
            return _decoded(_list, record.events, f"line {number}")
    raise NotAGame(f"there is no game {game} among its {found}")


def _decoded(decoder: msgspec.json.Decoder[T], text: bytes | Raw, where: str) -> T:
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise NotAGame(_spoiled(where, error)) from None


def _spoiled(where: str, error: Exception) -> str:
    return f"{where} is spoiled ({printable(' '.join(str(error).split()))})"


def printable(text: str) -> str:
    """The names and words of strangers as mere text, whatever a terminal would make of them."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)
