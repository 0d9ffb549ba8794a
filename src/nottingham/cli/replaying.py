"""The commands `replay` and `verify`: recorded games in the terminal."""

from collections.abc import Iterator

from rich.console import Console
from rich.text import Text

from nottingham.cli.watching import Watcher
from nottingham.narration.texts import Texts
from nottingham.records.checking import start_of
from nottingham.records.errors import unlawful_on_error
from nottingham.records.proof import describe, prove
from nottingham.records.reading import NOT_JUDGED, replay_record
from nottingham.records.record import Record, printable


class _RecordWatcher(Watcher):
    """Prints the names and words of strangers as plain text, without their control characters."""

    def _coloured(self, line: str, style: str) -> Text:
        return super()._coloured(printable(line), style)


def players_in(record: Record) -> int:
    """Counts the seats at the table of a recorded game."""
    return len(start_of(record.read_events()).names)


def show_record(record: Record, console: Console, texts: Texts, *, eyes: int | None, everything: bool) -> None:
    """Narrates a game as these eyes saw it. `NotAGame` is raised before the first line is printed."""
    watcher: _RecordWatcher | None = None
    with unlawful_on_error(), console.capture() as narration:
        for step in replay_record(record):
            names = [printable(seat.name) for seat in step.state.seats]
            watcher = watcher or _RecordWatcher(console, names, texts, eyes, everything=everything)
            watcher.show(step.state, step.events)
    console.file.write(narration.get())


def verify_record(record: Record, published: str | None) -> Iterator[str]:
    """Yields lines about what was proved; raises `NotAGame` or `Unproved` with the reason if nothing was."""
    yield from describe(prove(record.read_events(), published))
    moves = sum(1 for _ in replay_record(record)) - 1
    yield f"All {moves} moves are legal by the rules." if record.has_actions else NOT_JUDGED
