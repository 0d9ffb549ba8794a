"""Runs the examples for researchers."""

import re
import runpy
from pathlib import Path
from xml.etree import ElementTree

import pytest

from nottingham.arena.played import play_fixture
from nottingham.arena.schedule import Tournament, fixtures
from nottingham.players.roster import make_player
from nottingham.research.dataset import write_dataset
from nottingham.rules.options import Options

ROOT = Path(__file__).parents[2]


def test_self_play_learns_the_inspection_game(tmp_path: Path) -> None:
    example = runpy.run_path(str(ROOT / "examples" / "learn_inspection.py"))
    curve = example["main"](["--rounds", "2", "--plot", str(tmp_path / "curve.svg")])
    assert curve[0][1] > 3 and curve[-1][1] < 0.1
    drawn = ElementTree.parse(tmp_path / "curve.svg").getroot()
    assert drawn.tag.endswith("svg") and len(drawn.findall("{*}polyline")) == 2


def test_the_python_in_the_page_on_research_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = Tournament(("master", "trader", "random"), Options(players=3), 1)
    played = play_fixture(chosen, next(fixtures(chosen)), [*map(make_player, chosen.entrants)], recorded=True)
    (tmp_path / "games.jsonl").write_bytes(played.record)
    write_dataset(tmp_path / "games.jsonl", tmp_path / "masters.parquet")
    monkeypatch.chdir(tmp_path)
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert examples
    for example in examples:
        exec(compile(example, "research.md", "exec"), {})
