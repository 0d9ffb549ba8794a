"""The golden games replay word for word."""

from pathlib import Path

import pytest

from nottingham.rules.options import Options
from tests.laws.games import FLAGS, TABLES
from tests.playthroughs.playthrough import FOLDER, read, write

GAMES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_golden_game_replays_word_for_word(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert write(*read(text)) == text


def test_the_golden_games_cover_every_table_and_option() -> None:
    settings: list[Options] = [read(file.read_text(encoding="utf-8"))[1] for file in GAMES]
    assert len(settings) >= 12
    assert {(options.edition, options.players) for options in settings} == set(TABLES)
    for flag in FLAGS:
        assert any(getattr(options, flag) for options in settings), flag
    assert any(options.packs for options in settings)
