"""Commands that read files: what is not a file, or has no end, is refused in one line, at once and in little memory."""

import os
from collections.abc import Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner

from nottingham.cli.main import app
from nottingham.records.files import MAX_GAME_BYTES
from nottingham.records.record import read_file
from tests.support.records import assert_refused
from tests.support.server_process import run

PATIENCE = 20
"""The seconds after which a command that waits for a file is killed."""
HUGE = 3 * 2**30


def commands(file: Path) -> list[Sequence[str]]:
    """Each command that reads a file, given this one."""
    return [
        ["replay", str(file)],
        ["verify", str(file)],
        ["packs", str(file)],
        ["dataset", str(file), str(file.parent / "out.parquet")],
        ["watch", "--packs-from", str(file.parent)],
    ]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.toml"


@pytest.mark.parametrize("number", range(5))
def test_a_pipe_is_refused(number: int, file: Path) -> None:
    os.mkfifo(file)
    done = run(commands(file)[number], file.with_suffix(".log"), PATIENCE)
    assert (done.returncode, done.stdout) == (2, "")
    assert "games.toml is not a regular file" in done.stderr and len(done.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("number", range(5))
@pytest.mark.parametrize("head", [b"", b'{"events": [', b"# "])
def test_a_line_without_an_end_is_refused(number: int, head: bytes, file: Path) -> None:
    with file.open("wb") as stream:
        stream.write(head)
        stream.truncate(HUGE)  # takes no room on the disk
    result = CliRunner().invoke(app, commands(file)[number])
    assert (result.exit_code, result.stdout) == (2, "")
    (line,) = result.stderr.strip().splitlines()
    assert line.startswith("nottingham: ") and "more than" in line


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("first", [b"[{}", b'{"type": "dragon_came"}'])
def test_a_game_without_an_end_is_refused(command: str, first: bytes, file: Path) -> None:
    """A game may be spread over lines, as a list or an event in each."""
    with file.open("wb") as stream:
        stream.write(first + b"\n")
        stream.writelines([b" " * (MAX_GAME_BYTES - 1) + b"x\n"] * 2)
    assert_refused(CliRunner().invoke(app, [command, str(file)]), "more than" if first.startswith(b"[") else "line 1")


def test_a_file_of_many_games_may_have_any_size(file: Path) -> None:
    game = b'{"events": [], "padding": "' + b"x" * (MAX_GAME_BYTES // 2) + b'"}\n'
    file.write_bytes(4 * game)
    assert read_file(file, 4).read_events() == []
