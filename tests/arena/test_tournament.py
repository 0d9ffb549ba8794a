"""Tournaments in real processes: the number of them changes nothing, and no failure costs what was played."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nottingham.arena.results import GAMES, REPORT, RESULTS, SUMMARY, Results
from nottingham.arena.schedule import Tournament
from nottingham.arena.tournament import Outcome, run_tournament
from nottingham.arena.workers import PlayerUnavailable, WorkerTask
from nottingham.rules.goods import parse_pack
from nottingham.rules.options import Options
from tests.support.arena_players import make_player
from tests.support.packs import PACK


def orders(*entrants: str, games: int = 10, **options: Any) -> WorkerTask:
    chosen = Options(**{"players": len(entrants), **options})
    return WorkerTask(Tournament(entrants, chosen, games, 5), recorded=True, make_player=make_player)


def held(given: WorkerTask, folder: Path, jobs: int) -> Outcome:
    return run_tournament(given, jobs=jobs, results=Results(folder))


@pytest.mark.parametrize("options", [{}, {"edition": "first", "royal_goods": True}], ids=str)
def test_the_same_seed_gives_the_same_bytes_with_any_number_of_jobs(options: dict[str, Any], tmp_path: Path) -> None:
    given = orders("sceptic", "random", "sceptic", "outlaw", games=9, **options)
    outcomes = [held(given, tmp_path / str(jobs), jobs) for jobs in (1, 3)]
    for name in (GAMES, RESULTS, SUMMARY, REPORT):
        files = [(tmp_path / str(jobs) / name).read_bytes() for jobs in (1, 3)]
        assert files[0] == files[1], name
        assert files[0]
    standings = [msgspec.json.encode(outcome.scoreboard.standings) for outcome in outcomes]
    assert standings[0] == standings[1]


def test_the_built_in_players_are_the_same_in_every_process(tmp_path: Path) -> None:
    """Each process has a hash seed of its own; no player may let it decide."""
    entrants = ("master", "trader", "robin_hood:apprentice", "always_bribes_one_gold")
    given = WorkerTask(Tournament(entrants, Options(players=4), 8, 2), recorded=True)
    for jobs in (1, 2):
        assert held(given, tmp_path / str(jobs), jobs).failure is None
    assert (tmp_path / "1" / GAMES).read_bytes() == (tmp_path / "2" / GAMES).read_bytes()


def test_another_seed_gives_other_games(tmp_path: Path) -> None:
    first = orders("random", "random", "random", games=3)
    second = msgspec.structs.replace(first, tournament=msgspec.structs.replace(first.tournament, seed=6))
    for number, given in enumerate((first, second)):
        held(given, tmp_path / str(number), jobs=1)
    assert (tmp_path / "0" / GAMES).read_bytes() != (tmp_path / "1" / GAMES).read_bytes()


def test_a_league_of_many_plays_at_small_tables(tmp_path: Path) -> None:
    outcome = held(orders(*["random"] * 5, games=15, players=3), tmp_path / "league", jobs=2)
    assert [standing.games for standing in outcome.scoreboard.standings] == [9] * 5
    assert sum(standing.wins for standing in outcome.scoreboard.standings) == pytest.approx(15)


def test_a_bug_in_a_player_ends_it_and_keeps_the_games_before(tmp_path: Path) -> None:
    outcome = held(orders("faulty", "random", "random", games=12), tmp_path / "out", jobs=1)
    assert outcome.failure
    assert re.fullmatch(
        r"Game 3 could not be played: ZeroDivisionError: a bug \(arena_players.py, line \d+\)", outcome.failure
    )
    assert outcome.scoreboard.games == 2
    lines = (tmp_path / "out" / GAMES).read_bytes().splitlines()
    assert [msgspec.json.decode(line)["game"] for line in lines] == [1, 2]
    assert "Stopped early" in (tmp_path / "out" / REPORT).read_text()


def test_a_process_that_dies_ends_it_and_keeps_the_games_before(tmp_path: Path) -> None:
    outcome = held(orders("deadly", "random", "random", games=12), tmp_path / "out", jobs=2)
    assert outcome.failure and "its process ended (exit code 3)" in outcome.failure
    games = [msgspec.json.decode(line)["game"] for line in (tmp_path / "out" / GAMES).read_bytes().splitlines()]
    assert games == list(range(1, outcome.scoreboard.games + 1))
    assert 2 <= outcome.scoreboard.games < 12


def test_an_unknown_player_is_refused_before_a_folder_is_made(tmp_path: Path) -> None:
    with pytest.raises(PlayerUnavailable, match="no player called 'nobody'"):
        held(orders("random", "nobody", "random"), tmp_path / "out", jobs=2)
    assert not (tmp_path / "out").exists()


def test_a_bot_that_fails_is_counted_and_stops_nothing(tmp_path: Path) -> None:
    given = orders("random", "crashes", "hangs", "babbles", games=8)
    outcomes = [held(given, tmp_path / str(jobs), jobs) for jobs in (1, 2)]
    for outcome in outcomes:
        assert outcome.failure is None and outcome.scoreboard.games == 8
        sound, crashed, hung, babbled = (standing.faults for standing in outcome.scoreboard.standings)
        assert sound == {}
        assert crashed["crashed"] == hung["hung"] == 8, "once in every game, since each begins afresh"
        assert set(babbled) == {"nonsense", "unanswered"}
    assert (tmp_path / "1" / RESULTS).read_bytes() == (tmp_path / "2" / RESULTS).read_bytes()


def test_custom_packs_reach_the_workers(tmp_path: Path) -> None:
    """They are sent, so that a process which never saw the folder knows them; here the parent needn't."""
    given = orders("random", "random", "random", games=1)
    options = Options(players=3, packs=("test_fair",))
    given = msgspec.structs.replace(
        given,
        tournament=msgspec.structs.replace(given.tournament, options=options),
        packs={"test_fair": parse_pack(PACK, "test_fair")},
    )
    assert held(given, tmp_path / "out", jobs=1).failure is None
    assert b'"lace"' in (tmp_path / "out" / GAMES).read_bytes()
