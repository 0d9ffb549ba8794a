"""Recorded games told again, and everything that is none refused in one line."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner, Result

from nottingham.arena.played import play_fixture
from nottingham.arena.schedule import Tournament, fixtures
from nottingham.cli.main import app
from nottingham.rules.actions import Words
from nottingham.rules.options import Options
from nottingham.rules.wire import encode
from tests.laws.games import MIXES, whole_game
from tests.support.arena_players import make_player
from tests.support.game import Table

runner = CliRunner()
Edit = Callable[[list[Any]], object]


def recorded(games: int, players: int = 3) -> list[bytes]:
    tournament = Tournament(("random",) * players, Options(players=players), games)
    entrants = [make_player(name) for name in tournament.entrants]
    return [play_fixture(tournament, fixture, entrants, recorded=True).record for fixture in fixtures(tournament)]


LINES = recorded(3)
EVENTS: list[Any] = msgspec.json.decode(LINES[0])["events"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game"


def told(file: Path, *arguments: str) -> Result:
    return runner.invoke(app, ["replay", str(file), *arguments])


def assert_refused(result: Result, reason: str = "") -> None:
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert len(result.stderr.strip().splitlines()) == 1
    assert result.stderr.startswith("nottingham: ") and reason in result.stderr
    assert "Traceback" not in result.stderr


def test_the_first_game_is_told_or_the_one_that_was_asked_for(file: Path) -> None:
    file.write_bytes(b"\n".join(LINES))
    first, third = told(file), told(file, "--game", "3")
    assert first.exit_code == third.exit_code == 0
    assert "Round 9: " in first.stdout and "The count" in first.stdout
    assert told(file, "--game", "1").stdout == first.stdout != third.stdout


def test_events_alone_are_a_game_too_as_lines_or_as_a_list(file: Path) -> None:
    file.write_bytes(LINES[0])
    as_record = told(file)
    file.write_bytes(b"\n".join(map(encode, EVENTS)))
    as_lines = told(file)
    file.write_bytes(b"\n\n" + msgspec.json.format(encode(EVENTS), indent=2))
    as_list = told(file)
    assert as_record.exit_code == 0
    assert as_record.stdout == as_lines.stdout == as_list.stdout


def test_a_game_is_told_with_ones_eyes_only(file: Path) -> None:
    file.write_bytes(LINES[0])
    assert "snaps the bag shut on" in told(file).stdout
    spectator = told(file, "--eyes", "spectator").stdout
    assert "snaps the bag shut on" not in spectator and "snaps the bag shut." in spectator
    assert told(file, "--eyes", "0").stdout != spectator
    assert_refused(told(file, "--eyes", "3"), "--eyes")


@pytest.mark.parametrize("options", MIXES[::37], ids=str)
def test_games_of_every_kind_can_be_told_with_any_eyes(options: Options, file: Path) -> None:
    _, log, _ = whole_game(options, 8)
    file.write_bytes(b"\n".join(map(encode, log)))
    for eyes in ("all", "spectator", str(options.players - 1)):
        assert told(file, "--eyes", eyes).exit_code == 0


def test_names_and_words_of_strangers_reach_the_terminal_as_text_only(file: Path) -> None:
    table = Table.at_inspection({1: ("1 apples", "apples")}, players=3)
    table.strike(1, 0, pledges="hand_back 1", favours=[Words(1, "Trust me\x1b[2J\u009b[red]")])
    while table.phase != "over":
        table.pass_round() if table.phase == "market" else table.end_round()
    events = msgspec.json.decode(encode(table.log))
    events[0]["names"][1] = "Evil\x1b]0;\x07[bold]"
    file.write_bytes(encode(events))
    result = told(file)
    assert result.exit_code == 0
    assert not set(result.stdout) & set("\x1b\x07\x9b")
    assert "Trust me�[2J�[red]" in result.stdout and "Evil�]0;�[bold]" in result.stdout


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    assert_refused(told(tmp_path / "nothing"), "No such file")
    assert_refused(told(tmp_path), "directory")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "empty"),
        (b"\n \n", "empty"),
        (b"once upon a time", "line 1"),
        (b"\xff\xfe\x00", "line 1"),
        (b"{}", "line 1"),
        (b"[]", "start of a game"),
        (b"[" * 100_000, "spoiled"),
        (b"17", "line 1"),
        (b'{"events": 3}', "line 1"),
        (b'{"game": 1, "events": []}', "start of a game"),
        (LINES[0][: len(LINES[0]) // 2], "line 1"),
        (LINES[0].replace(b'"total":', b'"total":1'), "changed after it was written"),
        (encode(EVENTS[:-1]), "breaks off in round 9"),
        (encode(EVENTS[1:]), "start of a game"),
        (encode([*EVENTS, EVENTS[-1]]), "after the end"),
        (encode([*EVENTS[:-1], EVENTS[0], EVENTS[-1]]), "no game"),
    ],
    ids=range(16),
)
def test_what_is_no_game_is_refused_with_a_reason(content: bytes, reason: str, file: Path) -> None:
    file.write_bytes(content)
    assert_refused(told(file), reason)


def test_a_game_that_is_not_there_is_refused(file: Path) -> None:
    file.write_bytes(b"\n".join(LINES))
    assert_refused(told(file, "--game", "4"), "no game 4 among its 3")
    file.write_bytes(encode(EVENTS))
    assert_refused(told(file, "--game", "2"), "one game")


def test_what_one_seat_saw_is_not_the_game(file: Path) -> None:
    _, log, _ = whole_game(Options(players=3), 8)
    file.write_bytes(b"\n".join(encode(event.seen_by(1)) for event in log))
    assert_refused(told(file), "what one seat saw")


def _first(events: list[Any], kind: str) -> Any:
    return next(event for event in events if event["type"] == kind)


@pytest.mark.parametrize(
    ("edit", "reason"),
    [
        (lambda events: _first(events, "cards_drawn").update(seat=-1), "seat"),
        (lambda events: _first(events, "bag_loaded").update(seat=7), "seat"),
        (lambda events: _first(events, "round_began").update(officers=[5]), "seat"),
        (lambda events: _first(events, "bags_closed").update(sizes={"-1": 3}), "seat"),
        (lambda events: _first(events, "cards_drawn").update(cards=["silk"] * 6), "add up"),
        (lambda events: _first(events, "bag_loaded").update(cards={"apples": -1}), "less than one"),
        (lambda events: events.remove(_first(events, "bag_loaded")), ""),
        (lambda events: events.remove(_first(events, "cards_drawn")), "add up"),
        (lambda events: _first(events, "game_ended")["scores"][0].update(total=999), "other points"),
        (lambda events: _first(events, "game_ended").update(winners=[0, 1, 2]), "other points"),
        (lambda events: _first(events, "game_started").update(commitment="0" * 64), "contradicts itself"),
        (lambda events: _first(events, "game_started").update(seed="seed"), "no game"),
        (lambda events: _first(events, "game_started").update(names=["Robin"]), "contradicts itself"),
        (lambda events: _first(events, "game_started").update(gold=-50), "less than nothing"),
        (lambda events: _first(events, "game_started")["goods"][0].update(name="\x1b[31m"), "goods that can't be"),
        (lambda events: events.insert(-1, {"type": "favour_judged", "entry": -1, "status": "kept"}), "nobody promised"),
    ],
    ids=range(16),
)
def test_a_game_that_was_tampered_with_is_refused(edit: Edit, reason: str, file: Path) -> None:
    events = msgspec.json.decode(encode(EVENTS))
    edit(events)
    file.write_bytes(encode(events))
    assert_refused(told(file), reason)


def spoil(value: Any, chance: random.Random) -> Any:
    """The same with one thing in it changed, taken out, doubled, or put in another's place."""
    if isinstance(value, dict) and value:
        key = chance.choice(sorted(value))
        fresh = dict(value)
        match chance.randrange(8):
            case 0:
                del fresh[key]
            case 1:
                fresh[key] = chance.choice([None, -1, 2**70, "", "silk", [], {}, [3], {"silk": -2}, True, 0.5])
            case 2:
                fresh[chance.choice(["seat", "x", "7", "gold"])] = fresh.pop(key)
            case _:
                fresh[key] = spoil(fresh[key], chance)
        return fresh
    if isinstance(value, list) and value:
        at, to = chance.randrange(len(value)), chance.randrange(len(value))
        fresh_list = list(value)
        match chance.randrange(8):
            case 0:
                del fresh_list[at]
            case 1:
                fresh_list.insert(to, fresh_list[at])
            case 2:
                fresh_list[at], fresh_list[to] = fresh_list[to], fresh_list[at]
            case _:
                fresh_list[at] = spoil(fresh_list[at], chance)
        return fresh_list
    if isinstance(value, int):
        return chance.choice([-1, 0, 1, 2, 3, 99, value + 1])
    return chance.choice(["", "apples", "silk", "booty", 7, None])


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, 2**32), st.integers(1, 4))
def test_a_spoiled_game_is_told_or_refused_but_never_a_riddle(file: Path, seed: int, changes: int) -> None:
    chance = random.Random(seed)
    events: Any = EVENTS
    for _ in range(changes):
        events = spoil(events, chance)
    file.write_bytes(encode(events))
    result = told(file, "--eyes", chance.choice(["all", "spectator", "0", "2"]))
    if result.exit_code:
        assert_refused(result)
    else:
        assert "The count" in result.stdout


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, 2**32), st.binary(max_size=6))
def test_a_line_with_other_bytes_in_it_is_refused(file: Path, seed: int, patch: bytes) -> None:
    at = seed % len(LINES[0])
    spoiled = LINES[0][:at] + patch + LINES[0][at + len(patch) + seed % 3 :]
    file.write_bytes(spoiled)
    result = told(file)
    if result.exit_code:
        assert_refused(result)
    else:
        assert msgspec.json.decode(spoiled)["events"] == EVENTS


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=200))
def test_any_bytes_are_refused(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    assert_refused(told(file))
