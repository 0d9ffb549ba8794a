"""A recorded game told again in the shell."""

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from nottingham.cli.watching import Watcher
from nottingham.records.checking import retell
from nottingham.records.record import NotAGame, printable
from nottingham.rules.events import AnyEvent


class _Teller(Watcher):
    """Tells what strangers have written: of the names and words of bots nothing reaches the terminal but text."""

    def _coloured(self, line: str, style: str) -> Text:
        return super()._coloured(printable(line), style)


def tell(events: Sequence[AnyEvent], console: Console, *, eyes: int | None, everything: bool) -> None:
    """Tells a game with these eyes, or raises `NotAGame` before the first word."""
    try:
        with console.capture() as told:
            teller: _Teller | None = None
            for state, event in retell(events):
                names = [printable(seat.name) for seat in state.seats]
                teller = teller or _Teller(console, names, eyes, everything=everything)
                teller.show(state, [event])
    except NotAGame:
        raise
    except Exception as error:  # what passed for a game can still trip up its narrator
        raise NotAGame(f"its events make no game ({type(error).__name__})") from None
    console.file.write(told.get())
