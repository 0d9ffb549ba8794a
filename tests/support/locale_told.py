"""Games for the page's tests to tell: `python -m tests.support.locale_told` writes them.

They are golden games, as one seat sees them or a spectator, and between them they hold every kind of event.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from nottingham.rules.engine import apply, new_game
from nottingham.rules.events import Event
from nottingham.rules.shuffle import seed_from_number
from nottingham.rules.wire import encode
from tests.playthroughs.playthrough import CAST, FOLDER, read
from tests.support.locale_files import ROOT

FILE = ROOT / "web" / "tests" / "told.json"
GAMES: tuple[tuple[str, int | None], ...] = (
    ("second-6-everything", 0),
    ("first-4-royal-seven", 0),
    ("second-3-royal-market", None),
)


def events_of(name: str) -> Iterator[Event]:
    _, options, seed, moves = read((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))
    state, events = new_game(options, seed_from_number(seed), names=CAST[: options.players])
    yield from events
    for seat, action in moves:
        state, events = apply(state, seat, action)
        yield from events


def told_json() -> bytes:
    games: list[dict[str, Any]] = [
        {"game": name, "seat": seat, "events": [msgspec.Raw(encode(event.seen_by(seat))) for event in events_of(name)]}
        for name, seat in GAMES
    ]
    return encode(games) + b"\n"


if __name__ == "__main__":
    FILE.write_bytes(told_json())
