"""The command `nottingham`, as a newcomer types it."""

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from nottingham import __version__
from nottingham.cli.main import app
from nottingham.cli.serving import address_on_network
from tests.support import plain_http
from tests.support.live_server import open_server
from tests.support.packs import PACK

runner = CliRunner()


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_game_can_be_watched_to_its_end(edition: str) -> None:
    result = runner.invoke(app, ["watch", "--players", "4", "--edition", edition, "--seed", "7"])
    assert result.exit_code == 0
    assert "Round 8: " in result.stdout
    assert "Scores" in result.stdout
    assert "wins, and" in result.stdout or "share the victory" in result.stdout


def test_the_given_players_sit_and_characters_fill_the_other_seats() -> None:
    output = runner.invoke(app, ["watch", "--player", "prince_john", "--player", "random", "--player", "random"]).stdout
    assert "Prince John: Everything has its price" in output
    assert "Prince John, Fool’s Luck 1, Fool’s Luck 2, and Robin Hood sit down" in " ".join(output.split())


def test_the_same_seed_plays_the_same_game() -> None:
    games = [runner.invoke(app, ["watch", "--players", "3", "--seed", seed]).stdout for seed in ("3", "3", "4")]
    assert games[0] == games[1] != games[2]


def test_six_players_with_everything_can_be_watched() -> None:
    options = ["--royal-goods", "--black-market", "--removed-cards", "--seven-card-hand", "--open-trade"]
    result = runner.invoke(app, ["watch", "--players", "6", *options, "--pack", "goose_fair"])
    assert result.exit_code == 0
    assert "are the deputies" in result.stdout


def test_a_spectator_does_not_see_into_closed_bags() -> None:
    everything = runner.invoke(app, ["watch", "--players", "3", "--eyes", "all"]).stdout
    spectator = runner.invoke(app, ["watch", "--players", "3", "--eyes", "spectator"]).stdout
    assert "snaps the bag shut on" in everything
    assert "snaps the bag shut on" not in spectator
    assert "snaps the bag shut." in spectator


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["watch", "--players", "2"], "3 to 6 players"),
        (["watch", "--players", "6", "--edition", "first"], "first edition"),
        (["watch", "--edition", "first", "--black-market"], "black market"),
        (["watch", "--pack", "caviar"], "no pack called 'caviar'"),
        (["watch", "--pack", "[red]"], "no pack called '[red]'"),
        (["watch", "--player", "sheriff"], "no player called 'sheriff'"),
        (["watch", "--player", "exec:/no/such/program"], "/no/such/program"),
        (["watch", *["--player", "much"] * 5], "too many for 4 seats"),
        (["watch", "--eyes", "7"], "--eyes"),
        (["watch", "--eyes", "x"], "--eyes"),
        (["watch", "--packs-from", "/no/such/folder"], "not a folder"),
        (["packs", "/no/such/file.toml"], "No such file"),
    ],
)
def test_bad_input_gets_one_clear_line_and_exit_code_2(arguments: list[str], reason: str) -> None:
    result = runner.invoke(app, arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert reason in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
    assert "Traceback" not in result.stderr


def test_a_pack_does_nothing_to_the_terminal(tmp_path: Path) -> None:
    escapes = "\\u001b[31mred\\u001b]0;title\\u0007"
    file = tmp_path / "fair.toml"
    for place, code in (('title = "Test fair"', 0), ("copies_at_three", 2)):
        file.write_text(PACK.replace(place, f'title = "{escapes}[bold]"' if code == 0 else f'"{escapes}"', 1))
        result = runner.invoke(app, ["packs", str(file)])
        assert result.exit_code == code and "[31mred" in result.output and "\x1b" not in result.output
        assert code or "[bold]" in result.output


def test_packs_are_listed_with_their_goods() -> None:
    result = runner.invoke(app, ["packs"])
    assert result.exit_code == 0
    for word in ("apples", "royal_rooster", "Goose Fair"):
        assert word in result.stdout


def test_a_custom_pack_can_be_checked_and_played(tmp_path: Path) -> None:
    (tmp_path / "test_fair.toml").write_text(PACK)
    done = runner.invoke(app, ["watch", "--players", "3", "--packs-from", str(tmp_path), "--pack", "test_fair"])
    assert done.exit_code == 0, done.stderr
    assert "lace" in done.stdout
    assert runner.invoke(app, ["packs", str(tmp_path / "test_fair.toml")]).exit_code == 0


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda text: text.replace("value = 7\n", ""), "value"),
        (lambda text: text + text[text.index("[[goods]]") :], "twice"),
        (lambda text: text.replace("value = 7", 'value = "7"'), "value"),
        (lambda text: text.replace("title", "[title"), "Pack spoiled"),
    ],
)
def test_a_broken_pack_gets_one_clear_line(spoil: object, reason: str, tmp_path: Path) -> None:
    assert callable(spoil)
    (tmp_path / "spoiled.toml").write_text(spoil(PACK))
    for arguments in (["packs", str(tmp_path / "spoiled.toml")], ["watch", "--packs-from", str(tmp_path)]):
        result = runner.invoke(app, arguments)
        assert result.exit_code == 2
        assert reason in result.stderr
        assert len(result.stderr.strip().splitlines()) == 1


def test_the_referee_answers_line_by_line() -> None:
    command = [sys.executable, "-m", "nottingham", "referee"]
    lines = b'{"new": {"players": 3}}\n{"view": null}\noops\n'
    done = subprocess.run(command, input=lines, capture_output=True, check=True)
    assert [msgspec.json.decode(line)["ok"] for line in done.stdout.splitlines()] == [True, True, False]
    assert done.stderr == b""


def test_serve_refuses_to_start_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nottingham.cli.serving.sys.platform", "win32")
    result = runner.invoke(app, ["serve"])
    assert result.exit_code == 2
    assert "doesn't run on Windows" in result.stderr and len(result.stderr.strip().splitlines()) == 1


def test_version_and_help_are_printed() -> None:
    assert __version__ in runner.invoke(app, ["--version"]).stdout
    assert "referee" in runner.invoke(app, ["--help"]).stdout


def nottingham(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "nottingham", *arguments]


def test_a_closed_pipe_ends_a_command_quietly() -> None:
    with subprocess.Popen(nottingham("watch"), stdout=subprocess.PIPE, stderr=subprocess.PIPE) as telling:
        assert telling.stdout and telling.stderr
        telling.stdout.readline()
        telling.stdout.close()
        assert telling.stderr.read() == b""
        assert telling.wait() == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a device that is always full")
def test_a_full_disk_is_one_clear_line() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(nottingham("watch"), stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 2
    assert len(done.stderr.decode().strip().splitlines()) == 1


@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="only /proc lists the commands that are running")
def test_no_program_is_left_running_when_another_player_is_unavailable() -> None:
    seconds = f"{os.getpid()}.25"
    assert runner.invoke(app, ["watch", "--player", f"exec:sleep {seconds}", "--player", "nobody"]).exit_code == 2
    assert not [command for command in running() if seconds in command]


def running() -> Iterator[str]:
    for command in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):  # it has just ended
            yield command.read_text(errors="replace")


def test_serve_on_all_addresses_names_one_that_others_can_open(tmp_path: Path) -> None:
    with open_server(tmp_path / "test.db", "--host", "0.0.0.0") as live:
        near = address_on_network("0.0.0.0")
        if near is None:
            pytest.skip("this machine is on no network")
        assert live.process.stdout is not None
        said = live.process.stdout.readline().decode()
        assert near in said and plain_http.get(said.split()[-1]).status_code == 200
    assert address_on_network("127.0.0.1") is None
