"""A dataset holds exactly the decisions of its games."""

import sys
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner, Result

from nottingham.arena.played import play_fixture
from nottingham.arena.schedule import Tournament, deck_seed, fixtures
from nottingham.cli.main import app
from nottingham.players.player import TurnRequest
from nottingham.players.random_player import RandomPlayer
from nottingham.players.roster import make_player
from nottingham.research.dataset import BATCH
from nottingham.research.match import REWARDS, TokenGame
from nottingham.rules.actions import AnyAction, MakeOffer, Words
from nottingham.rules.options import Options

TABLES = [
    Options(players=3, edition="first", royal_goods=True),
    Options(players=4, open_trade=True, packs=("goose_fair",)),
    Options(players=6, black_market=True),
]
NAMES = ("master", "trader", "apprentice", "promises_gold", "master", "trader")


def tournament(options: Options, names: tuple[str, ...] = NAMES, games: int = 2) -> Tournament:
    return Tournament(names[: options.players], options, games, 1)


def played(chosen: Tournament) -> list[bytes]:
    """The lines of a tournament's games.jsonl."""
    players = [make_player(name) for name in chosen.entrants]
    return [play_fixture(chosen, fixture, players, recorded=True).record for fixture in fixtures(chosen)]


def write(folder: Path, lines: list[bytes]) -> Path:
    (folder / "games.jsonl").write_bytes(b"\n".join(lines) + b"\n")
    return folder / "games.jsonl"


def dataset(*arguments: Path | str) -> Result:
    return CliRunner().invoke(app, ["dataset", *map(str, arguments)])


@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options.edition}-{options.players}")
def test_the_rows_of_a_game_play_it_again(options: Options, tmp_path: Path) -> None:
    """Each row has the observation, the mask, the seat and the outcome of the same game played token by token."""
    chosen = tournament(options)
    done = dataset(write(tmp_path, played(chosen)), tmp_path / "out.parquet")
    assert done.exit_code == 0, done.stderr
    rows = pq.read_table(tmp_path / "out.parquet")
    masks = rows["mask"].combine_chunks().flatten().to_numpy(zero_copy_only=False).reshape(rows.num_rows, -1)
    vectors = rows["observation"].combine_chunks().flatten().to_numpy().reshape(rows.num_rows, -1)
    plain = rows.drop(["mask", "observation"]).to_pylist()
    at = 0
    for fixture in fixtures(chosen):
        match = TokenGame(options, deck_seed(chosen, fixture.deal))
        first = at
        while match.seat is not None:
            row = plain[at]
            assert (row["game"], row["seat"], row["round"]) == (fixture.game, match.seat, match.state.round)
            assert row["player"] == chosen.entrants[fixture.entrants[match.seat]]
            assert row["step"] == len(match.path)
            assert np.array_equal(masks[at], match.mask())
            assert np.array_equal(vectors[at], match.observation())
            match.take(row["token"])
            at += 1
        for row in plain[first:at]:
            for reward in REWARDS:
                assert row[reward] == pytest.approx(match.returns(reward)[row["seat"]])
    assert at == rows.num_rows
    assert f"2 games, {at:,} decisions" in done.stdout
    assert "left out" not in done.stderr


def test_rows_are_written_in_batches(tmp_path: Path) -> None:
    """So memory stays the same however many games there are."""
    lines = played(tournament(Options(players=3), games=3))
    dataset(write(tmp_path, lines * 4), tmp_path / "out.parquet")
    file = pq.ParquetFile(tmp_path / "out.parquet")
    sizes = [file.metadata.row_group(number).num_rows for number in range(file.metadata.num_row_groups)]
    assert len(sizes) > 2
    assert all(size == BATCH for size in sizes[:-1])


def test_a_record_without_passes_tells_them_by_the_order_of_turns(tmp_path: Path) -> None:
    line = played(tournament(Options(players=3), games=1))[0]
    older = changed(line, lambda move: move.pop("passes", None))
    for name, text in (("new", line), ("old", older)):
        assert dataset(write(tmp_path, [text]), tmp_path / f"{name}.parquet").exit_code == 0
    tokens = [pq.read_table(tmp_path / f"{name}.parquet", columns=["token"]) for name in ("new", "old")]
    assert abs(tokens[0].num_rows - tokens[1].num_rows) < tokens[0].num_rows / 5


class Talker(RandomPlayer):
    """Offers the sheriff its word whenever it can."""

    def act(self, request: TurnRequest) -> AnyAction | None:
        sheriff = request.view.officers[0]
        if request.offers_left.get(str(sheriff), 0) and sheriff != request.view.seat:
            assert request.view.seat is not None
            return MakeOffer(sheriff, favours=[Words(request.view.seat, "You can trust me.")])
        return super().act(request)


def test_what_tokens_cannot_spell_is_left_out(tmp_path: Path) -> None:
    chosen = tournament(Options(players=3), ("random",) * 3, games=1)
    line = play_fixture(chosen, next(fixtures(chosen)), [Talker(), Talker(), Talker()], recorded=True).record
    done = dataset(write(tmp_path, [line]), tmp_path / "out.parquet")
    assert done.exit_code == 0, done.stderr
    assert "actions that tokens can't spell were left out, such as promises in words alone" in done.stderr


def changed(line: bytes, change: Any) -> bytes:
    """A record in which each move was changed."""
    record = msgspec.json.decode(line)
    for move in record["moves"]:
        change(move)
    return msgspec.json.encode(record)


def about(line: bytes, **fields: Any) -> bytes:
    """A record that says something else about its game."""
    return msgspec.json.encode({**msgspec.json.decode(line), **fields})


def test_a_broken_file_is_refused_with_its_line(tmp_path: Path) -> None:
    good = played(tournament(Options(players=3), games=1))[0]
    out = tmp_path / "out.parquet"
    broken = {
        b"": "it holds no game",
        b"apples": "line 2: it is malformed",
        good[:5000]: "line 2: it is malformed",
        good.replace(b'"gold":50', b'"gold":51', 1): "line 2: it was changed after it was written",
        changed(good, lambda move: move.pop("action")): "line 2: it has no actions",
        about(good, game=2**70): "line 2: the number of the game is too large",
        about(good, seats=[]): "line 2: it names 0 players for 3 seats",
        about(good, seats=["master"] * 4): "line 2: it names 4 players for 3 seats",
        changed(good, lambda move: move.update(passes=[0])): "line 2: move 1 was not made in the order of the arena",
    }
    for text, said in broken.items():
        done = dataset(write(tmp_path, [good, text] if text else [b""]), out)
        assert done.exit_code == 2
        assert said in done.stderr.replace("\n", " ")
        assert not list(tmp_path.glob("out*"))


def test_without_its_libraries_the_command_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "nottingham.research.dataset")
    done = dataset(tmp_path / "games.jsonl", tmp_path / "out.parquet")
    assert done.exit_code == 2
    assert "This needs pip install 'nottingham[research]': pyarrow is not installed." in done.stderr


def test_files_are_not_overwritten_by_accident(tmp_path: Path) -> None:
    games = write(tmp_path, played(tournament(Options(players=3), games=1)))
    out = tmp_path / "out.parquet"
    out.write_text("precious")
    assert "Use --overwrite" in dataset(games, out).stderr
    assert out.read_text() == "precious"
    assert dataset(games, out, "--overwrite").exit_code == 0
    assert "is a folder" in dataset(games, tmp_path, "--overwrite").stderr
    before = games.read_bytes()
    assert "holds the games to read" in dataset(games, games, "--overwrite").stderr
    assert games.read_bytes() == before
    missing = dataset(tmp_path / "none.jsonl", tmp_path / "new.parquet")
    assert missing.exit_code == 2 and "none.jsonl" in missing.stderr
