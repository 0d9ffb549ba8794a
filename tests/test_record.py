"""Games as lines of text, whoever writes them, and their way back."""

from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from nottingham.records.checking import retell
from nottingham.records.record import (
    Changed,
    CutOff,
    NoRecord,
    NotAGame,
    OtherWords,
    encode_game,
    encode_log,
    read_events,
    read_record,
)
from nottingham.rules.engine import replay
from nottingham.rules.options import Options
from nottingham.rules.wire import encode
from tests.laws.games import MIXES, whole_game

_, LOG, END = whole_game(Options(players=3), 4)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def test_a_line_holds_what_is_told_about_the_game_and_seals_its_events() -> None:
    line = encode_game(LOG, game="Sherwood", seats=["Much", "Tuck", "Will"])
    assert b"\n" not in line
    record = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
    assert list(record) == ["events", "game", "seats", "sha256"]
    assert msgspec.json.decode(record["sha256"]) == sha256(record["events"]).hexdigest()
    assert msgspec.json.decode(record["events"]) == msgspec.json.decode(encode(LOG))


def test_events_that_are_json_already_make_the_same_line() -> None:
    line = encode_game(LOG, game=1)
    assert encode_log(map(encode, LOG), game=1) == line
    moves = [LOG[:9], [], *([event] for event in LOG[9:50]), LOG[50:]]
    chunks = [b"[" + b",".join(map(encode, move)) + b"]" for move in moves]
    assert encode_log([*chunks[:3], encode(LOG[10]), *chunks[4:]], game=1) == line


@pytest.mark.parametrize("options", MIXES[::61], ids=str)
def test_what_was_written_is_read(options: Options, file: Path) -> None:
    _, log, end = whole_game(options, 5)
    file.write_bytes(encode_game(log))
    events = read_events(file)
    assert events == log
    steps = list(retell(events))
    assert [event for _, event in steps] == events
    assert steps[-1][0] == end == replay(events)


def test_games_without_a_number_are_known_by_their_place(file: Path) -> None:
    others = [whole_game(Options(players=4), seed)[1] for seed in (6, 8)]
    file.write_bytes(b"\n".join(encode_game(log, game=f"table {at}") for at, log in enumerate((LOG, *others))))
    assert read_events(file) == read_events(file, 1) == LOG
    assert [read_events(file, game) for game in (2, 3)] == others
    with pytest.raises(NotAGame, match="no game 4 among its 3"):
        read_events(file, 4)


def test_games_with_a_number_are_known_by_it(file: Path) -> None:
    file.write_bytes(encode_game(LOG[:1], game=2) + b"\n" + encode_game(LOG, game=1))
    assert read_events(file, 1) == LOG
    assert read_events(file, 2) == LOG[:1] == read_events(file)


def test_a_reason_is_mere_text_whatever_the_file_holds(file: Path) -> None:
    file.write_bytes(rb'[{"type": "\u001b[2J\u009b"}]')
    with pytest.raises(NotAGame) as refusal:
        read_events(file)
    assert str(refusal.value).isprintable()


def test_events_that_trip_the_rules_up_are_refused() -> None:
    with pytest.raises(NotAGame, match="make no game"):
        list(retell([LOG[0], LOG[0], *LOG[1:]]))  # type: ignore[list-item]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (b"", NoRecord),
        (b"\xff\xfe", NoRecord),
        (b"Once upon a time", NoRecord),
        (b"[]", NoRecord),
        (b'{"a": 1}', NoRecord),
        (b"[" * 100_000, NoRecord),
        (b'{"events":' + b"[" * 100_000, NoRecord),
        (b'{"events": [], "moves": 3}', OtherWords),
        (b'{"events": [{"type": "dragon_came"}]}', OtherWords),
        (b'{"events": 3}', OtherWords),
        (encode_game(LOG)[:-40], CutOff),
        (b"{", CutOff),
        (encode_game(LOG).replace(b'"gold":50', b'"gold":60'), Changed),
    ],
    ids=str,
)
def test_what_is_no_record_is_refused_by_what_is_wrong_with_it(text: bytes, fault: type[NotAGame]) -> None:
    with pytest.raises(NotAGame) as refusal:
        assert read_record(text).log
    assert type(refusal.value) is fault, refusal.value
    assert str(refusal.value).isprintable()


def test_a_record_tells_who_sat_there_and_when_they_moved() -> None:
    line = encode_game(
        LOG,
        game=3,
        code="abc",
        chairs=[{"name": "Ann", "colour": "red", "charge": "oak", "bot": None, "points": 7}],
        moves=[{"version": 0, "at": 5, "seat": None}],
        something="else",
    )
    record = read_record(line)
    assert (record.game, record.code, record.log) == (3, "abc", LOG)
    assert (record.chairs[0].name, record.chairs[0].charge, record.moves[0].at) == ("Ann", "oak", 5)
