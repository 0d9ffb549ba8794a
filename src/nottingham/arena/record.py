"""Games as text, one a line, and their way back: `games.jsonl` of a tournament, and logs that are only events.

Reading trusts nothing. A line that was cut off or changed must come out as `NotAGame` with a reason in one line.
Whether its events make a game is for `replaying.py` to say.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Raw, Struct

from nottingham.arena.beliefs import Sighting
from nottingham.arena.faults import Faults
from nottingham.arena.schedule import Fixture
from nottingham.rules.events import AnyEvent, Event
from nottingham.rules.wire import encode


class NotAGame(ValueError):
    """What was read is no game; the message says why."""


def encode_record(
    fixture: Fixture,
    names: Sequence[str],
    faults: Sequence[Faults],
    sightings: Sequence[Sighting],
    events: Sequence[Event],
) -> bytes:
    """A game as one line of `games.jsonl`, with the SHA-256 of its events as they stand there."""
    log = b"[" + b",".join(map(encode, events)) + b"]"
    return encode(
        {
            "game": fixture.game,
            "deal": fixture.deal,
            "seats": [names[entrant] for entrant in fixture.entrants],
            "entrants": fixture.entrants,
            "faults": faults,
            "beliefs": sightings,
            "sha256": sha256(log).hexdigest(),
            "events": Raw(log),
        }
    )


class _Line(Struct):
    """What reading needs of such a line; the events wait until it is the game that was asked for."""

    game: int
    events: Raw
    sha256: str | None = None


T = TypeVar("T")

_line = msgspec.json.Decoder(_Line)
_fields = msgspec.json.Decoder(dict[str, Raw])
_event = msgspec.json.Decoder(AnyEvent)
_list = msgspec.json.Decoder(list[AnyEvent])


def read_events(file: Path, game: int | None = None) -> list[AnyEvent]:
    """The events of one game of a file, the first if no number is given; `OSError` if the file can't be read."""
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


def _only(game: int | None, events: list[AnyEvent]) -> list[AnyEvent]:
    if game not in (None, 1):
        raise NotAGame(f"it holds one game, so there is no game {game}")
    return events


def _find(game: int | None, lines: Iterable[tuple[int, bytes]]) -> list[AnyEvent]:
    found = 0
    for number, line in lines:
        record = _decoded(_line, line, f"line {number}")
        if game in (None, record.game):
            if record.sha256 not in (None, sha256(record.events).hexdigest()):
                raise NotAGame(f"line {number} was changed after it was written")
            return _decoded(_list, record.events, f"line {number}")
        found += 1
    raise NotAGame(f"there is no game {game} among its {found}")


def _decoded(decoder: msgspec.json.Decoder[T], text: bytes | Raw, where: str) -> T:
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise NotAGame(f"{where} is spoiled ({' '.join(str(error).split())})") from None
