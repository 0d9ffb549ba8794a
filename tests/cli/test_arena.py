"""The command `nottingham arena`."""

import csv
import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

from nottingham.arena.results import GAMES, REPORT, RESULTS, SUMMARY
from nottingham.cli.main import app
from tests.support.packs import PACK

runner = CliRunner()
THREE = ("random", "random", "random")
QUITS = f"exec:{sys.executable} -c exit()"


def arena(*arguments: str | Path) -> Result:
    """Runs the command here; its workers are processes of their own, one of them unless `--jobs` says otherwise."""
    jobs = () if "--jobs" in arguments else ("--jobs", "1")
    return runner.invoke(app, ["arena", *map(str, arguments), *jobs])


def test_a_tournament_ends_in_tables(tmp_path: Path) -> None:
    done = arena(*THREE, "--games", "6", "--jobs", "2", "--out", tmp_path / "out")
    assert done.exit_code == 0, done.stderr
    for words in ("6 games, second edition, 3 players, seed 1", "95% interval", "rating", "random (2)", "precision"):
        assert words in done.stdout
    assert sorted(file.name for file in (tmp_path / "out").iterdir()) == sorted([GAMES, RESULTS, SUMMARY, REPORT])


def test_json_is_one_object_on_the_standard_output(tmp_path: Path) -> None:
    done = arena(*THREE, "--games", "4", "--json", "--edition", "first", "--jobs", "1", "--out", tmp_path / "out")
    assert done.exit_code == 0, done.stderr
    summary = msgspec.json.decode(done.stdout)
    assert summary["options"]["edition"] == "first"
    assert [entrant["name"] for entrant in summary["entrants"]] == list(THREE)
    for entrant in summary["entrants"]:
        assert entrant["games"] == 4
        assert entrant["share"] == entrant["wins"] / 4
        assert 0 <= entrant["low"] <= entrant["share"] <= entrant["high"] <= 1
        assert entrant["mean_score"] > 0
    assert sum(entrant["wins"] for entrant in summary["entrants"]) == pytest.approx(4)


def test_entrants_can_be_given_both_ways_and_be_more_than_a_table_seats() -> None:
    done = arena(
        "random", "--player", QUITS, "--player", "random", "random", "--players", "3", "--games", "12", "--json"
    )
    entrants = msgspec.json.decode(done.stdout)["entrants"]
    assert [entrant["name"] for entrant in entrants] == ["random", "random", QUITS, "random"]
    assert [entrant["games"] for entrant in entrants] == [9, 9, 9, 9]
    assert entrants[2]["faults"]["unanswered"] > 0
    assert not any(entrants[place]["faults"] for place in (0, 1, 3))


def test_custom_packs_can_be_added(tmp_path: Path) -> None:
    (tmp_path / "test_fair.toml").write_text(PACK)
    out = tmp_path / "out"
    done = arena(*THREE, "--games", "1", "--packs-from", tmp_path, "--pack", "test_fair", "--out", out, "--jobs", "1")
    assert done.exit_code == 0, done.stderr
    assert b'"lace"' in (out / GAMES).read_bytes()


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ((*THREE, "--games", "0"), "--games must be at least 1"),
        ((*THREE, "--games", "-4"), "--games must be at least 1"),
        ((*THREE, "--jobs", "0"), "--jobs must be at least 1"),
        (("random", "little_john_lackland", "random"), "little_john_lackland"),
        (("random", "[red]", "random"), "[red]"),
        (("random", "random"), "3 to 6 players"),
        ((), "3 to 6 players"),
        (("random",) * 7, "--players"),
        ((*THREE, "--players", "4"), "4 entrants"),
        ((*THREE, "--players", "2"), "3 to 6 players"),
        ((*THREE, "--edition", "first", "--black-market"), "black market"),
        (("random",) * 6 + ("--edition", "first"), "first edition"),
        ((*THREE, "--pack", "caviar"), "no pack called 'caviar'"),
        ((*THREE, "--packs-from", "/no/such/folder"), "not a folder"),
        (("random", "random", "exec:/no/such/program"), "/no/such/program"),
        (("random", "random", "exec:"), "command is empty"),
        ((*THREE, "--out", "/proc/nothing/here"), "/proc/nothing"),
        ((*THREE, "--out", __file__), "not a folder"),
    ],
)
def test_bad_input_gets_one_clear_line_and_exit_code_2(arguments: tuple[str, ...], reason: str) -> None:
    done = arena(*arguments)
    assert done.exit_code == 2, done.stderr
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1 and done.stderr.startswith("nottingham: ")
    assert reason.lower() in done.stderr.lower()


def test_existing_results_are_replaced_only_with_overwrite(tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert arena(*THREE, "--games", "1", "--out", out, "--jobs", "1").exit_code == 0
    before = {file.name: file.read_bytes() for file in out.iterdir()}
    refused = arena(*THREE, "--games", "2", "--out", out)
    assert refused.exit_code == 2
    assert "--overwrite" in refused.stderr and len(refused.stderr.strip().splitlines()) == 1
    assert {file.name: file.read_bytes() for file in out.iterdir()} == before
    mistaken = arena("random", "random", "nobody", "--out", out, "--overwrite")
    assert mistaken.exit_code == 2
    assert {file.name: file.read_bytes() for file in out.iterdir()} == before
    assert arena(*THREE, "--games", "2", "--out", out, "--overwrite", "--jobs", "1").exit_code == 0
    assert len((out / GAMES).read_bytes().splitlines()) == 2


def begun(*entrants: str, out: Path) -> subprocess.Popen[str]:
    """A tournament that would last for hours, in a group of its own, as a shell would start it."""
    command = [sys.executable, "-m", "nottingham", "arena", *entrants, "--games", "100000", "--jobs", "2"]
    pipe = subprocess.PIPE
    return subprocess.Popen([*command, "--out", str(out)], stdout=pipe, stderr=pipe, text=True, process_group=0)


def until_written(process: subprocess.Popen[str], out: Path, games: int) -> None:
    """Waits until the results of this many games are in their file."""
    while not (out / GAMES).exists() or (out / GAMES).read_bytes().count(b"\n") < games:
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(0.02)


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_ctrl_c_keeps_the_games_played(number: int, code: int, tmp_path: Path) -> None:
    """Ctrl-C goes to the whole group, as it does from a keyboard, once the first games are written."""
    out = tmp_path / "out"
    process = begun(*THREE, out=out)
    until_written(process, out, games=3)
    if number == signal.SIGINT:
        os.killpg(process.pid, number)
    else:
        process.send_signal(number)
    stdout, stderr = process.communicate()
    assert process.returncode == code
    assert "Traceback" not in stderr and "of 100,000 games" in stderr
    assert "95% interval" in stdout
    games = [msgspec.json.decode(line)["game"] for line in (out / GAMES).read_bytes().splitlines()]
    assert games == list(range(1, len(games) + 1)) and len(games) >= 3
    with (out / RESULTS).open(newline="") as lines:
        assert [int(row["game"]) for row in csv.DictReader(lines)] == [game for game in games for _ in THREE]
    with (out / SUMMARY).open(newline="") as lines:
        assert [int(row["games"]) for row in csv.DictReader(lines)] == [len(games)] * 3
    assert f"{len(games):,} games of" in (out / REPORT).read_text()


def test_a_second_ctrl_c_drops_the_games_under_way(tmp_path: Path) -> None:
    """The bot never answers, so no game would be over for as long as it may take. Two signals of a kind could be taken
    for one, so the second is another."""
    out, hangs = tmp_path / "out", f"exec:{sys.executable} -c 'import time; time.sleep(600)'"
    process = begun("random", "random", hangs, out=out)
    until_written(process, out, games=0)
    process.send_signal(signal.SIGINT)
    process.send_signal(signal.SIGTERM)
    stdout, stderr = process.communicate()
    assert process.returncode == 130
    assert stdout == "" and "Stopped after 0 of 100,000 games" in stderr and "Traceback" not in stderr
    assert (out / GAMES).read_bytes() == b""


def test_an_interrupted_tournament_is_the_start_of_the_whole_one(tmp_path: Path) -> None:
    out, whole = tmp_path / "out", tmp_path / "whole"
    process = begun(*THREE, out=out)
    until_written(process, out, games=2)
    process.send_signal(signal.SIGINT)
    process.communicate()
    played = (out / GAMES).read_bytes()
    arena(*THREE, "--games", str(played.count(b"\n")), "--jobs", "1", "--out", whole)
    assert (whole / GAMES).read_bytes() == played
    assert (whole / SUMMARY).read_bytes() == (out / SUMMARY).read_bytes()
