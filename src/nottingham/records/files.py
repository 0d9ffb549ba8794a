"""Files that a command reads: only real ones, and never more of them than it can use.

A pipe would never end if nobody writes to it, and a device or a file without line breaks could fill the memory.
"""

import stat
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from nottingham.records.errors import TooLong

MAX_GAME_BYTES = 8 * 2**20
"""Sixty times the record of a long game."""


def open_file(path: Path) -> BinaryIO:
    """Opens a file to read it; `OSError` says why that is impossible."""
    mode = path.stat().st_mode
    if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):  # `open` refuses a folder itself
        raise OSError(f"{path} is not a regular file")
    return path.open("rb")


def read_text(path: Path, most: int) -> str:
    """Reads a file of at most so many bytes."""
    with open_file(path) as stream:
        text = stream.read(most + 1)
    if len(text) > most:
        raise OSError(f"{path} has more than {most} bytes")
    return text.decode("utf-8")


def lines_of(stream: BinaryIO) -> Iterator[bytes]:
    """Yields the lines of a file with games; each may be as long as a game."""
    while line := stream.readline(MAX_GAME_BYTES + 1):
        check_length(len(line))
        yield line


def check_length(length: int) -> None:
    """Refuses the text of a game that is longer than any."""
    if length > MAX_GAME_BYTES:
        raise TooLong(f"it has a game of more than {MAX_GAME_BYTES // 2**20} MiB")
