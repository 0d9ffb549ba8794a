"""Shared parts of the commands: options, error handling and the loading of packs."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from nottingham.records.files import read_text
from nottingham.records.record import printable
from nottingham.rules.errors import RulesError
from nottingham.rules.goods import MAX_PACK_LENGTH, Pack, add_pack, parse_pack

PackFolder = Annotated[
    Path | None,
    typer.Option("--packs-from", help="Folder with your own pack files (*.toml), each named after its file."),
]

MAX_PACK_BYTES = 4 * MAX_PACK_LENGTH
"""A character takes up to four."""


class _PipeConsole(Console):
    """A console that raises on a closed pipe instead of exiting."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def output() -> Console:
    """Returns the console for results, on standard output. Letters it can't encode become “?”."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    return _PipeConsole(highlight=False)


def note(text: str) -> None:
    """Prints one line to standard error, without control characters, since it may quote a file."""
    line = Text.assemble(("nottingham: ", "red"), printable(text))
    Console(stderr=True, highlight=False).print(line, soft_wrap=True)


def stop(reason: str) -> typer.Exit:
    """Prints the reason and returns the exception to raise: exit code 2."""
    note(reason)
    return typer.Exit(2)


@contextmanager
def exit_on(*expected: type[Exception], prefix: str = "") -> Iterator[None]:
    """Ends the command in one line on an expected error or `OSError`, and quietly on Ctrl-C or a closed pipe."""
    try:
        yield
    except BrokenPipeError:
        sys.stderr.close()  # `| head` has read enough; without this, Python would print an error at exit
        raise typer.Exit(0) from None
    except KeyboardInterrupt:
        raise typer.Exit(130) from None
    except expected as error:
        raise stop(f"{prefix}{error}") from None
    except OSError as error:
        raise stop(str(error)) from None


@contextmanager
def needs_research() -> Iterator[None]:
    """Ends the command if an import inside fails because the `research` extra is not installed."""
    try:
        yield
    except ImportError as missing:
        raise stop(f"This needs pip install 'nottingham[research]': {missing.name} is not installed.") from None


def load_packs(folder: Path | None) -> None:
    if folder is None:
        return
    if not folder.is_dir():
        raise stop(f"{folder} is not a folder.")
    for file in sorted(folder.glob("*.toml")):
        with exit_on(RulesError, UnicodeDecodeError):
            add_pack(file.stem, read_pack(file))


def read_pack(file: Path) -> Pack:
    """Reads a pack, which is named after its file."""
    return parse_pack(read_text(file, MAX_PACK_BYTES), file.stem)
