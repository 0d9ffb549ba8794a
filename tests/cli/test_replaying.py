"""The command `replay`: games are narrated from their records, and anything else is refused in one line."""

import random
from collections.abc import Callable
from functools import cache
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
from nottingham.narration.texts import Texts
from nottingham.records.reading import NOT_JUDGED
from nottingham.records.record import read_record
from nottingham.rules.actions import Words
from nottingham.rules.options import Options
from nottingham.rules.wire import encode
from tests.laws.games import MIXES, whole_game
from tests.support.arena_players import make_player
from tests.support.game import Table
from tests.support.records import assert_refused, encode_played, spoil
from tests.support.thorough import many, sample

runner = CliRunner()
Edit = Callable[[list[Any]], object]


def recorded(games: int, players: int = 3) -> list[bytes]:
    tournament = Tournament(("random",) * players, Options(players=players), games)
    entrants = [make_player(name) for name in tournament.entrants]
    return [play_fixture(tournament, fixture, entrants, recorded=True).record for fixture in fixtures(tournament)]


LINES = recorded(3)
EVENTS: list[Any] = msgspec.json.decode(LINES[0])["events"]


SALTS = [{**EVENTS[0]["goods"][-1], "name": f"salt_{number}", "copies": 9999} for number in range(9999)]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game"


def replayed(file: Path, *arguments: str) -> Result:
    return runner.invoke(app, ["replay", str(file), *arguments])


def test_replay_shows_the_first_game_or_the_given_one(file: Path) -> None:
    file.write_bytes(b"\n".join(LINES))
    first, third = replayed(file), replayed(file, "--game", "3")
    assert first.exit_code == third.exit_code == 0
    assert "Round 9: " in first.stdout and "Scores" in first.stdout
    assert replayed(file, "--game", "1").stdout == first.stdout != third.stdout


def test_bare_events_are_replayed_too_as_lines_or_as_a_list(file: Path) -> None:
    file.write_bytes(LINES[0])
    as_record = replayed(file)
    file.write_bytes(b"\n".join(map(encode, EVENTS)))
    as_lines = replayed(file)
    file.write_bytes(b"\n\n" + msgspec.json.format(encode(EVENTS), indent=2))
    as_list = replayed(file)
    assert as_record.exit_code == 0
    assert as_record.stdout == as_lines.stdout == as_list.stdout
    assert as_record.stderr == ""
    assert as_lines.stderr == as_list.stderr == f"nottingham: {NOT_JUDGED}\n"


def test_eyes_limit_what_is_shown(file: Path) -> None:
    file.write_bytes(LINES[0])
    assert "snaps the bag shut on" in replayed(file).stdout
    spectator = replayed(file, "--eyes", "spectator").stdout
    assert "snaps the bag shut on" not in spectator and "snaps the bag shut." in spectator
    assert "Nobody else sees this." in replayed(file, "--eyes", "0").stdout
    assert "Nobody else sees this." not in spectator + replayed(file).stdout
    assert_refused(replayed(file, "--eyes", "3"), "--eyes")


def test_a_record_is_replayed_in_any_language(file: Path) -> None:
    file.write_bytes(LINES[0])
    assert Texts("fr").say("log-inspection_ended") in replayed(file, "--language", "fr").stdout
    assert_refused(replayed(file, "--language", "xx"), "--language")


@pytest.mark.parametrize("options", sample(MIXES, 151, 37), ids=str)
def test_games_of_every_kind_are_replayed_with_any_eyes(options: Options, file: Path) -> None:
    moves, log, _ = whole_game(options, 8)
    deal = log[: len(log) - sum(len(move.events) for move in moves)]
    file.write_bytes(b"\n".join(map(encode, log)))
    older = replayed(file)
    file.write_bytes(encode_played(deal, moves))
    judged = replayed(file)
    assert (older.exit_code, judged.exit_code, judged.stderr) == (0, 0, "")
    assert older.stdout == judged.stdout
    for eyes in ("spectator", str(options.players - 1)):
        assert replayed(file, "--eyes", eyes).exit_code == 0


def test_names_and_words_of_strangers_cannot_control_the_terminal(file: Path) -> None:
    table = Table.at_inspection({1: ("1 apples", "apples")}, players=3)
    table.strike(1, 0, pledges="hand_back 1", favours=[Words(1, "Trust me\x1b[2J\u009b[red]")])
    while table.phase != "over":
        table.pass_round() if table.phase == "market" else table.end_round()
    events = msgspec.json.decode(encode(table.log))
    events[0]["names"][1] = "Evil\x1b]0;\x07[bold]"
    file.write_bytes(encode(events))
    result = replayed(file)
    assert result.exit_code == 0
    assert not set(result.stdout) & set("\x1b\x07\x9b")
    assert "Trust me�[2J�[red]" in result.stdout and "Evil�]0;�[bold]" in result.stdout


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    assert_refused(replayed(tmp_path / "nothing"), "No such file")
    assert_refused(replayed(tmp_path), "directory")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "empty"),
        (b"\n \n", "empty"),
        (b"once upon a time", "line 1"),
        (b"\xff\xfe\x00", "line 1"),
        (b"{}", "line 1"),
        (b"[]", "start of a game"),
        (b"[" * 100_000, "malformed"),
        (b"17", "line 1"),
        (b'{"events": 3}', "list of events"),
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
def test_files_without_a_game_are_refused_with_a_reason(content: bytes, reason: str, file: Path) -> None:
    file.write_bytes(content)
    assert_refused(replayed(file), reason)


def test_an_unknown_game_number_is_refused(file: Path) -> None:
    file.write_bytes(b"\n".join(LINES))
    assert_refused(replayed(file, "--game", "4"), "no game 4 among its 3")
    file.write_bytes(encode(EVENTS))
    assert_refused(replayed(file, "--game", "2"), "one game")


def test_the_view_of_one_seat_is_refused(file: Path) -> None:
    _, log, _ = whole_game(Options(players=3), 8)
    file.write_bytes(b"\n".join(encode(event.seen_by(1)) for event in log))
    assert_refused(replayed(file), "what one seat saw")


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
        (lambda events: _first(events, "game_ended")["scores"][0].update(total=999), "scores that don't match"),
        (lambda events: _first(events, "game_ended").update(winners=[0, 1, 2]), "scores that don't match"),
        (lambda events: _first(events, "game_started").update(commitment="0" * 64), "contradicts itself"),
        (lambda events: _first(events, "game_started").update(seed="seed"), "no game"),
        (lambda events: _first(events, "game_started").update(names=["Robin"]), "contradicts itself"),
        (lambda events: _first(events, "game_started").update(gold=-50), "less than no gold"),
        (
            lambda events: _first(events, "game_started")["goods"][0].update(name="\x1b[31m"),
            "impossible names",
        ),
        (lambda events: events.insert(-1, {"type": "favour_judged", "entry": -1, "status": "kept"}), "never promised"),
        (lambda events: _first(events, "bag_opened").update(confiscated={"silk": 10**15}), "too high"),
        (lambda events: _first(events, "bags_closed").update(sizes={"1": 10**15}), "too high"),
        (lambda events: events.insert(-1, _first(events, "deal_struck")), "not on offer"),
        (lambda events: _first(events, "game_started")["goods"][0].update(copies=10**9), "too high"),
        (lambda events: _first(events, "game_started")["goods"].extend(SALTS), "more cards"),
        (lambda events: _first(events, "game_started").update(names=["R" * 200_000] * 3), "64 characters"),
        (lambda events: _first(events, "game_started").update(cuts=["R" * 200_000] * 3), "64 characters"),
    ],
    ids=range(23),
)
def test_an_older_record_that_was_tampered_with_is_refused(edit: Edit, reason: str, file: Path) -> None:
    events = msgspec.json.decode(encode(EVENTS))
    edit(events)
    file.write_bytes(encode(events))
    assert_refused(replayed(file), reason)


@settings(max_examples=many(15, 150), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, 2**32), st.integers(1, 4))
def test_a_spoiled_older_record_is_replayed_or_refused_in_one_line(file: Path, seed: int, changes: int) -> None:
    chance = random.Random(seed)
    events: Any = EVENTS
    for _ in range(changes):
        events = spoil(events, chance)
    file.write_bytes(encode(events))
    result = replayed(file, "--eyes", chance.choice(["all", "spectator", "0", "2"]))
    if result.exit_code:
        assert_refused(result)
    else:
        assert "Scores" in result.stdout


@settings(max_examples=many(15, 100), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, 2**32), st.binary(max_size=6))
def test_a_record_with_changed_bytes_is_refused(file: Path, seed: int, patch: bytes) -> None:
    at = seed % len(LINES[0])
    spoiled = LINES[0][:at] + patch + LINES[0][at + len(patch) + seed % 3 :]
    file.write_bytes(spoiled)
    result = replayed(file)
    if result.exit_code:
        assert_refused(result)
    else:
        assert read_record(spoiled).read_events() == read_record(LINES[0]).read_events()


@settings(max_examples=many(15, 100), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=200))
def test_random_bytes_are_refused(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    assert_refused(replayed(file))


def test_a_record_with_its_actions_is_judged(file: Path) -> None:
    record = {name: value for name, value in msgspec.json.decode(LINES[0]).items() if name != "sha256"}
    loaded = next(move for move in record["moves"] if (move["action"] or {}).get("type") == "load_bag")
    loaded["action"]["cards"] = {"silk": 5}
    file.write_bytes(encode(record))
    assert_refused(replayed(file), "against the rules")


@cache
def unspoiled(file: Path) -> str:
    file.write_bytes(LINES[0])
    return replayed(file).stdout


@settings(max_examples=many(10, 60), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, 2**32), st.integers(1, 3))
def test_a_record_with_spoiled_moves_is_replayed_as_it_was_or_refused_in_one_line(
    file: Path, seed: int, changes: int
) -> None:
    as_it_was = unspoiled(file)
    chance = random.Random(seed)
    record = {name: value for name, value in msgspec.json.decode(LINES[0]).items() if name != "sha256"}
    for _ in range(changes):
        record["moves"] = spoil(record["moves"], chance)
    file.write_bytes(encode(record))
    result = replayed(file)
    if result.exit_code:
        assert_refused(result)
    else:
        assert result.stdout == as_it_was
