"""Tests how well signs tell lying bags from honest ones."""

from nottingham.arena.schedule import Tournament
from nottingham.arena.signals import Counts, auc, spread, strength, strongest
from nottingham.arena.tournament import run_tournament
from nottingham.arena.workers import WorkerTask
from nottingham.rules.options import Options

HALF: Counts = {
    "colour": {"red": (9, 1), "blue": (0, 10)},
    "weight": {"heavy": (5, 5), "light": (4, 6)},
    "a bribe": {"offered": (9, 0), "none": (0, 11)},
}


def test_a_sign_is_as_strong_as_the_chance_that_a_lie_shows_it_more() -> None:
    halves = (HALF, HALF)
    assert auc([(0.9, 1, 0), (0.5, 1, 1), (0.1, 0, 1)]) == (1 + 1 + 0.5 + 1) / 4
    assert auc([(0.9, 3, 0)]) is None, "there are no truths to compare with"
    assert strength(halves, "a bribe") == 1
    assert [sign for _, sign in strongest(halves)] == ["colour", "weight"], "the bribe has its own figures"
    assert spread(HALF, "colour") == (0, 0.9)
    assert strength((HALF, {"colour": {"green": (1, 1)}}), "colour") == 0.5, "what was never seen says nothing"
    other: Counts = {"colour": {"red": (1, 9), "blue": (5, 5)}}
    assert strength((HALF, other), "colour") == strength((other, HALF), "colour"), "each half judges the other"


def test_a_tournament_reports_what_gives_each_player_away() -> None:
    tournament = Tournament(("apprentice", "always_honest", "never_opens", "random"), Options(4), 24, 3)
    outcome = run_tournament(WorkerTask(tournament))
    apprentice, honest, *_ = outcome.scoreboard.standings
    assert apprentice.tell and apprentice.tell_auc and apprentice.tell_auc > 0.6
    assert honest.tell is None, "someone who never lies has no tell"
