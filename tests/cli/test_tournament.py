"""A tournament in the shell: the tables fit, and names are shown as they are."""

from io import StringIO

import pytest
from rich.console import Console

from nottingham.arena.schedule import Tournament
from nottingham.arena.scoreboard import Scoreboard
from nottingham.cli.tournament import estimate, show
from nottingham.rules.options import Options
from tests.support.arena_games import a_game


def shown(names: tuple[str, ...], width: int = 80) -> str:
    scoreboard = Scoreboard(names)
    for number in range(200):
        seats = tuple(range(len(names)))
        circle = seats[number % len(seats) :] + seats[: number % len(seats)]
        scoreboard.add(
            a_game(number + 1, circle, tuple(seat + 1 for seat in seats), tuple(1000 + seat for seat in seats))
        )
    text = StringIO()
    show(Tournament(names, Options(players=len(names)), 200), scoreboard, Console(file=text, width=width))
    return text.getvalue()


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_figures_fit_in_eighty_columns_with_long_names(players: int) -> None:
    text = shown(("exec:python a_bot_with_a_long_name.py --and-options",) * players)
    assert max(map(len, text.splitlines())) <= 80
    rows = [line for line in text.splitlines() if "±" in line]
    assert len(rows) == players
    assert all(row.count("±") == 2 and row.count("…") == 1 for row in rows)
    assert text.count("  lied") == (2 if players == 6 else 1)


def test_names_are_not_markup() -> None:
    text = shown(("[red]", "[/]", "[bold]x"))
    assert all(name in text for name in ("[red]", "[/]", "[bold]x"))


def test_the_running_estimate_shows_every_share_of_wins() -> None:
    scoreboard = Scoreboard("abc")
    assert estimate(None).plain == ""
    scoreboard.add(a_game(1, (0, 1, 2), (1, 1, 3)))
    assert estimate(scoreboard).plain == "a 50.0% ± 44.5   b 50.0% ± 44.5   c 0.0% ± 39.7"
