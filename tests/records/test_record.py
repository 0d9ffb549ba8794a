"""The format of records: what is written is read, and everything else is refused with its reason."""

from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from nottingham.records.checking import check_events
from nottingham.records.errors import Changed, CutOff, NotAGame, NotARecord, OtherVersion, TooLong
from nottingham.records.record import MAX_EVENTS, encode_events, read_file, read_record
from nottingham.rules.engine import replay
from nottingham.rules.events import AnyEvent
from nottingham.rules.options import Options
from nottingham.rules.wire import encode
from tests.laws.games import MIXES, whole_game
from tests.support.records import encode_game, encode_played

MOVES, LOG, END = whole_game(Options(players=3), 4)
DEAL = LOG[: len(LOG) - sum(len(move.events) for move in MOVES)]


def events_in(file: Path, game: int | None = None) -> list[AnyEvent]:
    return read_file(file, game).read_events()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def test_a_record_holds_its_fields_and_the_checksum_of_its_events() -> None:
    line = encode_game(LOG, game="Sherwood", seats=["Much", "Tuck", "Will"])
    assert b"\n" not in line
    record = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
    assert list(record) == ["events", "game", "seats", "sha256"]
    assert msgspec.json.decode(record["sha256"]) == sha256(record["events"]).hexdigest()
    assert msgspec.json.decode(record["events"]) == msgspec.json.decode(encode(LOG))


def test_events_can_be_written_in_chunks() -> None:
    line = encode_game(LOG, game=1)
    assert encode_events(map(encode, LOG), game=1) == line
    moves = [LOG[:9], [], *([event] for event in LOG[9:50]), LOG[50:]]
    chunks = [b"[" + b",".join(map(encode, move)) + b"]" for move in moves]
    assert encode_events([*chunks[:3], encode(LOG[10]), *chunks[4:]], game=1) == line


@pytest.mark.parametrize("options", MIXES[::61], ids=str)
def test_a_written_game_is_read(options: Options, file: Path) -> None:
    _, log, end = whole_game(options, 5)
    file.write_bytes(encode_game(log))
    events = events_in(file)
    assert events == log
    steps = list(check_events(events))
    assert [event for _, event in steps] == events
    assert steps[-1][0] == end == replay(events)


def test_games_without_a_number_are_found_by_their_place(file: Path) -> None:
    others = [whole_game(Options(players=4), seed)[1] for seed in (6, 8)]
    file.write_bytes(b"\n".join(encode_game(log, game=f"table {at}") for at, log in enumerate((LOG, *others))))
    assert events_in(file) == events_in(file, 1) == LOG
    assert [events_in(file, game) for game in (2, 3)] == others
    with pytest.raises(NotAGame, match="no game 4 among its 3"):
        events_in(file, 4)


def test_games_with_a_number_are_found_by_it(file: Path) -> None:
    file.write_bytes(encode_game(LOG[:1], game=2) + b"\n" + encode_game(LOG, game=1))
    assert events_in(file, 1) == LOG
    assert events_in(file, 2) == LOG[:1] == events_in(file)


def test_a_reason_never_holds_control_characters(file: Path) -> None:
    file.write_bytes(rb'[{"type": "\u001b[2J\u009b"}]')
    with pytest.raises(NotAGame) as refusal:
        events_in(file)
    assert str(refusal.value).isprintable()


def test_events_that_crash_the_rules_are_refused() -> None:
    with pytest.raises(NotAGame, match="make no game"):
        list(check_events([LOG[0], LOG[0], *LOG[1:]]))  # type: ignore[list-item]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (b"", NotARecord),
        (b"\xff\xfe", NotARecord),
        (b"Once upon a time", NotARecord),
        (b"[]", NotARecord),
        (b'{"a": 1}', NotARecord),
        (b"[" * 100_000, NotARecord),
        (b'{"events":' + b"[" * 100_000, NotARecord),
        (b'{"events": [], "moves": 3}', OtherVersion),
        (b'{"events": [{"type": "dragon_came"}]}', OtherVersion),
        (b'{"events": 3}', OtherVersion),
        (encode_game(LOG)[:-40], CutOff),
        (b"{", CutOff),
        (encode_game(LOG).replace(b'"gold":50', b'"gold":60'), Changed),
    ],
    ids=str,
)
def test_each_kind_of_bad_record_has_its_exception(text: bytes, fault: type[NotAGame]) -> None:
    with pytest.raises(NotAGame) as refusal:
        assert read_record(text).read_events()
    assert type(refusal.value) is fault, refusal.value
    assert str(refusal.value).isprintable()


def test_a_record_holds_its_chairs_and_times() -> None:
    line = encode_game(
        LOG,
        game=3,
        code="abc",
        chairs=[{"name": "Ann", "colour": "red", "charge": "oak", "bot": None, "points": 7}],
        moves=[{"version": 0, "at": 5, "seat": None}],
        something="else",
    )
    record = read_record(line)
    assert (record.game, record.code, record.read_events()) == (3, "abc", LOG)
    assert (record.chairs[0].name, record.chairs[0].charge, record.moves[0].at) == ("Ann", "oak", 5)


def test_a_record_holds_the_seat_the_action_and_the_events_of_every_move() -> None:
    line = encode_played(DEAL, MOVES, game=1)
    deal, *moves = msgspec.json.decode(line)["moves"]
    assert deal == {"seat": None, "action": None, "events": len(DEAL)}
    assert [(move["seat"], move["events"]) for move in moves] == [(move.seat, len(move.events)) for move in MOVES]
    record = read_record(line)
    assert record.has_actions and [move.action for move in record.moves[1:]] == [move.action for move in MOVES]
    assert msgspec.json.decode(line)["events"] == msgspec.json.decode(encode_game(LOG))["events"]


def test_an_action_of_another_version_is_refused() -> None:
    line = encode_played(DEAL, MOVES).replace(b'"type":"load_bag"', b'"type":"burn_bag"')
    with pytest.raises(OtherVersion, match="burn_bag"):
        read_record(line)


def test_a_record_can_have_only_so_many_events() -> None:
    event = encode(LOG[-1])
    assert len(read_record(encode_events([event] * MAX_EVENTS)).read_events()) == MAX_EVENTS
    with pytest.raises(TooLong):
        read_record(encode_events([event] * (MAX_EVENTS + 1))).read_events()
