"""The file format of recorded games: one JSON object per line.

A record holds the `events` of one game, the `sha256` of their text, and `moves`: for each move its seat, its action and
how many events it caused. The writer may add other fields about the game. Records of older versions have no
actions, and files that hold only the events of one game can be read too. `reading.py` replays all of them.

Reading trusts nothing: text that was cut off or changed raises `NotAGame` with a one-line reason.
"""

from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec import Raw, Struct

from nottingham.records.errors import Changed, CutOff, NotAGame, NotARecord, OtherVersion, TooLong
from nottingham.records.files import check_length, lines_of, open_file
from nottingham.rules.actions import AnyAction
from nottingham.rules.events import AnyEvent
from nottingham.rules.wire import encode

MAX_EVENTS = 8000
"""The most events in one record: ten times what a long game has, and few enough to check in two seconds."""


class LoggedMove(NamedTuple):
    """A move to be written; its action and its list of events are JSON already, with no space around them."""

    seat: int | None
    action: bytes | None
    """None for the deal, and for moves of older games that were stored without it."""
    events: bytes
    version: int | None = None
    at: int | None = None
    passes: tuple[int, ...] = ()
    """The seats that were asked before it and passed, in order: only a tournament asks in turn."""


def encode_record(moves: Iterable[LoggedMove], **about: Any) -> bytes:
    """Encodes a game as one line, with these fields about it."""
    moves = list(moves)
    return encode_events((move.events for move in moves), **about, moves=[_fields_of_move(move) for move in moves])


def encode_events(chunks: Iterable[bytes], **about: Any) -> bytes:
    """Encodes a game without its actions. Each chunk is the JSON of an event or of a list of events."""
    pieces = (chunk[1:-1] if chunk.startswith(b"[") else chunk for chunk in chunks)
    log = b"[" + b",".join(filter(None, pieces)) + b"]"
    return encode({**about, "sha256": sha256(log).hexdigest(), "events": Raw(log)})


def _fields_of_move(move: LoggedMove) -> dict[str, Any]:
    fields: dict[str, Any] = {
        "seat": move.seat,
        "action": None if move.action is None else Raw(move.action),
        "events": len(_list_of_raw.decode(move.events)),
    }
    fields |= {} if move.version is None else {"version": move.version}
    fields |= {} if move.at is None else {"at": move.at}
    fields |= {"passes": move.passes} if move.passes else {}
    return fields


class RecordedMove(Struct):
    """One move of a record. The first is the deal, which has no seat and no action."""

    seat: int | None
    version: int = 0
    at: int = 0
    action: AnyAction | None = None
    events: int | None = None
    """How many events it caused; older records don't say."""
    passes: list[int] = []
    """The seats that were asked before it and passed, in order."""


class RecordedChair(Struct):
    """Who sat in a seat; `all_along` marks a bot that held it from the deal on."""

    name: str = ""
    colour: str = ""
    charge: str = ""
    bot: str | None = None
    all_along: bool = False


class Record(Struct, kw_only=True):
    """A record as it was read. Fields that are not named here are ignored."""

    events: Raw
    sha256: str | None = None
    game: int | str | None = None
    code: str = ""
    moves: list[RecordedMove] = []
    chairs: list[RecordedChair] = []
    seats: list[str] = []
    entrants: list[int] = []
    """Present in records of tournaments, where `seats` are the names of players."""

    def read_events(self) -> list[AnyEvent]:
        """Decodes the events, if they match their checksum."""
        if self.sha256 not in (None, sha256(self.events).hexdigest()):
            raise Changed("it was changed after it was written")
        try:
            events = _list.decode(self.events)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            raise OtherVersion(_spoiled("its list of events", error)) from None
        if len(events) > MAX_EVENTS:
            raise TooLong("it has more events than any game")
        return events

    @property
    def has_actions(self) -> bool:
        """Whether every move after the deal has its action, so that the rules can judge the game again."""
        return len(self.moves) > 1 and all(move.action is not None for move in self.moves[1:])


class _Line(Struct):
    """The part of a line that tells which game it is; the rest is decoded only for the game in question."""

    events: Raw
    game: Any = None


T = TypeVar("T")

_line = msgspec.json.Decoder(_Line)
_record = msgspec.json.Decoder(Record)
_fields = msgspec.json.Decoder(dict[str, Raw])
_event = msgspec.json.Decoder(AnyEvent)
_list = msgspec.json.Decoder(list[AnyEvent])
_list_of_raw = msgspec.json.Decoder(list[Raw])


def read_record(text: bytes) -> Record:
    """Decodes one record; the exception (`records/errors.py`) says what is wrong with it."""
    try:
        return _record.decode(text)
    except msgspec.ValidationError as error:
        raise (OtherVersion if "events" in _fields_in(text) else NotARecord)(_spoiled("it", error)) from None
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        cut_off = text.lstrip().startswith(b"{") and "truncated" in str(error)
        raise (CutOff if cut_off else NotARecord)(_spoiled("it", error)) from None


def _fields_in(text: bytes) -> Sequence[str]:
    try:
        return list(_fields.decode(text))
    except (msgspec.DecodeError, ValueError, RecursionError):
        return []


def read_file(file: Path, game: int | None = None) -> Record:
    """Reads one game of a file, the first if no number is given; `OSError` if the file can't be read.

    A game is found by its field `game`, or by its place in the file where that is not a number.
    """
    with open_file(file) as stream:
        lines = ((number, line) for number, line in enumerate(lines_of(stream), 1) if line.strip())
        number, first = next(lines, (0, b""))
        if not first:
            raise NotAGame("it is empty")
        text = chain([(number, first)], lines)
        if first.lstrip().startswith(b"["):
            events = b"".join([line for _, line in _of_one_game(text)])
            _decoded(_list_of_raw, events, "its list of events")
        elif "events" in _decoded(_fields, first, f"line {number}"):
            return _find(game, text)
        else:
            events = b"[" + b",".join([_checked_event(number, line) for number, line in _of_one_game(text)]) + b"]"
    if game not in (None, 1):
        raise NotAGame(f"it holds one game, so there is no game {game}")
    return Record(events=Raw(events))


def _of_one_game(lines: Iterable[tuple[int, bytes]]) -> Iterator[tuple[int, bytes]]:
    """Yields the lines of a game that is spread over them, while they are not longer than any game."""
    length = 0
    for number, line in lines:
        length += len(line)
        check_length(length)
        yield number, line


def _checked_event(number: int, line: bytes) -> bytes:
    _decoded(_event, line, f"line {number}")
    return line


def _find(game: int | None, lines: Iterable[tuple[int, bytes]]) -> Record:
    found = 0
    for number, line in lines:
        label = _decoded(_line, line, f"line {number}").game
        found += 1
        if game in (None, label if isinstance(label, int) else found):
            return _decoded(_record, line, f"line {number}")
    raise NotAGame(f"there is no game {game} among its {found}")


def _decoded(decoder: msgspec.json.Decoder[T], text: bytes | Raw, where: str) -> T:
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise NotAGame(_spoiled(where, error)) from None


def _spoiled(where: str, error: Exception) -> str:
    return f"{where} is malformed ({printable(' '.join(str(error).split()))})"


def printable(text: str) -> str:
    """Replaces control characters, so that strangers' names and words can't control a terminal."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)
