"""The folder of a tournament: its four files can be read, and say the same."""

import csv
import re
from collections import defaultdict
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nottingham.arena.beliefs import SightingSample
from nottingham.arena.played import Played, play_fixture
from nottingham.arena.report import command, report
from nottingham.arena.results import GAMES, REPORT, RESULTS, SUMMARY, FolderInUse, Results
from nottingham.arena.schedule import Fixture, Tournament, fixtures
from nottingham.arena.scoreboard import Scoreboard
from nottingham.arena.tournament import Outcome, run_tournament
from nottingham.arena.workers import WorkerTask
from nottingham.play.conduct import Conduct
from nottingham.records.record import read_file
from nottingham.rules.engine import replay
from nottingham.rules.options import Options
from tests.support.arena_players import make_player

ENTRANTS = ("sceptic", "random", "outlaw", "random")
VOID = {"meta"}


@pytest.fixture(scope="module")
def held(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Outcome]:
    folder = tmp_path_factory.mktemp("results") / "league"
    orders = WorkerTask(Tournament(ENTRANTS, Options(players=4), 10, 3), recorded=True, make_player=make_player)
    return folder, run_tournament(orders, jobs=1, results=Results(folder))


def table(file: Path) -> list[dict[str, str]]:
    with file.open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def test_games_results_and_summary_say_the_same(held: tuple[Path, Outcome]) -> None:
    folder, outcome = held
    games = [msgspec.json.decode(line) for line in (folder / GAMES).read_bytes().splitlines()]
    rows = table(folder / RESULTS)
    assert len(games) == 10 and len(rows) == 40
    scores: dict[int, list[int]] = defaultdict(list)
    wins: dict[int, float] = defaultdict(float)
    for row in rows:
        game, seat, entrant = games[int(row["game"]) - 1], int(row["seat"]), int(row["entrant"])
        end = game["events"][-1]
        assert (game["deal"], game["entrants"][seat]) == (int(row["deal"]), entrant)
        assert game["seats"][seat] == row["name"] == ENTRANTS[entrant]
        assert (end["scores"][seat]["total"], end["scores"][seat]["rank"]) == (int(row["score"]), int(row["place"]))
        assert float(row["win_share"]) == (1 / len(end["winners"]) if seat in end["winners"] else 0)
        assert int(row["faults"]) == sum(game["faults"][seat].values())
        scores[entrant].append(int(row["score"]))
        wins[entrant] += float(row["win_share"])
    for entrant, row in enumerate(table(folder / SUMMARY)):
        standing = outcome.scoreboard.standings[entrant]
        assert row["name"] == ENTRANTS[entrant] == standing.name
        assert float(row["wins"]) == pytest.approx(wins[entrant]) == standing.wins
        assert float(row["mean_score"]) == sum(scores[entrant]) / 10
        assert float(row["low"]) < float(row["share"]) < float(row["high"]) or not wins[entrant]
        assert row["lie_rate"] == str(standing.behaviour.lie_rate)
        assert int(row["faults"]) == sum(int(line["faults"]) for line in rows if line["entrant"] == str(entrant))
    assert table(folder / SUMMARY)[2]["fault_kinds"].endswith(" illegal")


def test_a_shared_victory_is_a_fraction_in_the_results(tmp_path: Path) -> None:
    results = Results(tmp_path / "out")
    results.open(Tournament(("a", "b", "c"), Options(players=3), 1))
    conducts = (Conduct(), Conduct(), Conduct())
    results.add(
        Played(Fixture(1, 1, (2, 0, 1)), (120, 90, 120), (1, 3, 1), conducts, ({}, {}, {"illegal": 2}), (), b"{}")
    )
    results.finish(Scoreboard("abc"))
    rows = [tuple(row.values()) for row in table(tmp_path / "out" / RESULTS)]
    assert rows == [
        ("1", "1", "0", "2", "c", "120", "1", "0.5", "0"),
        ("1", "1", "1", "0", "a", "90", "3", "0.0", "0"),
        ("1", "1", "2", "1", "b", "120", "1", "0.5", "2"),
    ]


def test_a_recorded_game_replays_to_its_end(held: tuple[Path, Outcome]) -> None:
    for number in range(1, 11):
        assert replay(read_file(held[0] / GAMES, number).read_events()).phase == "over"


class Page(HTMLParser):
    """Reads a page strictly: every element that is opened is closed in its turn."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.rows: list[list[str]] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)
        if tag == "tr":
            self.rows.append([])
        elif tag in ("td", "th"):
            self.rows[-1].append("")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and ("td" in self.open or "th" in self.open):
            self.rows[-1][-1] += data


def test_the_report_is_one_valid_self_contained_page(held: tuple[Path, Outcome]) -> None:
    text = (held[0] / REPORT).read_text(encoding="utf-8")
    page = Page(text)
    assert not page.open
    assert not re.search(r"https?:|//[a-z]|url\(|@import|<script|<link|<img", text)
    assert "prefers-color-scheme: dark" in text and "width=device-width" in text


def test_every_plot_has_a_title_axes_and_words(held: tuple[Path, Outcome]) -> None:
    text = (held[0] / REPORT).read_text(encoding="utf-8")
    described = [str(attrs["aria-label"]) for tag, attrs in Page(text).elements if attrs.get("role") == "img"]
    assert len(described) == 3, "one sceptic, so one plot of beliefs"
    for label in ("sceptic", "random", "outlaw", "random (2)"):
        assert label in described[0] and label in described[1]
    assert "Chance is 25.0%" in described[0]
    for words in ("Win rates", "Scores", "Bribes against belief"):
        assert f"<h2>{words}</h2>" in text
    for axis in ("share of games won", "points at the end", "belief that the bag lies", "bribe: gold"):
        assert axis in text


def test_the_report_says_what_the_summary_says(held: tuple[Path, Outcome]) -> None:
    folder, outcome = held
    rows = {row[0]: row[1:] for row in Page((folder / REPORT).read_text(encoding="utf-8")).rows if len(row) > 1}
    for label, standing in zip(
        ("sceptic", "random", "outlaw", "random (2)"), outcome.scoreboard.standings, strict=True
    ):
        assert rows[label][1] == f"{100 * standing.share:.1f}%"
        assert rows[label][3].startswith(f"{standing.mean_score:.1f}")
        assert rows[label][-1] == str(sum(standing.faults.values()))
    rates = [f"{100 * (standing.behaviour.lie_rate or 0):.1f}%" for standing in outcome.scoreboard.standings]
    assert rows["liedbags not wholly of the declared good"] == rates


def test_names_are_escaped() -> None:
    names = ('<script>alert("x")</script>', "a & b", "c' onload='x")
    tournament = Tournament(names, Options(players=3), 3)
    scoreboard = Scoreboard(names)
    orders = WorkerTask(msgspec.structs.replace(tournament, entrants=("random",) * 3), make_player=make_player)
    for played in _played(orders):
        scoreboard.add(played)
    text = report(tournament, scoreboard, SightingSample(3, 1))
    Page(text)
    assert "<script" not in text and "&lt;script&gt;" in text and "a &amp; b" in text


def _played(orders: WorkerTask) -> list[Played]:
    players = [make_player(name) for name in orders.tournament.entrants]
    return [play_fixture(orders.tournament, fixture, players) for fixture in fixtures(orders.tournament)]


def test_a_report_without_games_is_a_page_too() -> None:
    tournament = Tournament(("a", "b", "c"), Options(players=3), 3)
    assert "Stopped early" in report(tournament, Scoreboard("abc"), SightingSample(3, 1))


def test_the_report_has_the_command_that_repeats_the_tournament() -> None:
    options = Options(players=3, edition="first", royal_goods=True, packs=("goose_fair",))
    tournament = Tournament(("random", "exec:python bot.py", "random", "random"), options, 12, 9)
    assert command(tournament) == (
        "nottingham arena random 'exec:python bot.py' random random --games 12 --seed 9 --players 3 "
        "--edition first --royal-goods --pack goose_fair"
    )


def test_existing_files_are_kept_without_overwrite(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    (tmp_path / SUMMARY).write_text("old")
    with pytest.raises(FolderInUse, match="not empty"):
        Results(tmp_path)
    orders = WorkerTask(Tournament(("random",) * 3, Options(players=3), 1), recorded=True, make_player=make_player)
    run_tournament(orders, jobs=1, results=Results(tmp_path, overwrite=True))
    assert (tmp_path / "notes.txt").read_text() == "mine"
    assert (tmp_path / SUMMARY).read_text().startswith("name,")
    assert sorted(file.name for file in tmp_path.iterdir()) == sorted([GAMES, RESULTS, SUMMARY, REPORT, "notes.txt"])
    (tmp_path / "file").write_text("")
    with pytest.raises(FolderInUse, match="not a folder"):
        Results(tmp_path / "file")
