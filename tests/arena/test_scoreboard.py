"""The count of a tournament: intervals against published values, fractions of wins, means and ratings."""

import statistics

import pytest
from openskill.models import PlackettLuce

from nottingham.arena.scoreboard import Scoreboard, wilson
from tests.support.arena_games import a_game


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # these four from Newcombe, Statistics in Medicine 17 (1998), table I
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0000),
    ],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.00005)


def test_without_games_the_interval_is_everything() -> None:
    assert wilson(0, 0) == (0, 1)
    standing = Scoreboard(["a", "b", "c"]).standings[0]
    assert (standing.games, standing.share, standing.mean_score, standing.mean_place) == (0, 0, None, None)


def test_a_shared_victory_is_a_fraction_and_wins_add_up_to_games() -> None:
    scoreboard = Scoreboard("abcd")
    scoreboard.add(a_game(1, (0, 1, 2, 3), (1, 1, 3, 4)))
    scoreboard.add(a_game(2, (1, 2, 3, 0), (1, 1, 1, 4)))
    scoreboard.add(a_game(3, (2, 3, 0, 1), (2, 1, 3, 4)))
    wins = [standing.wins for standing in scoreboard.standings]
    assert wins == [pytest.approx(value) for value in (1 / 2, 1 / 2 + 1 / 3, 1 / 3, 1 / 3 + 1)]
    assert sum(wins) == pytest.approx(3, abs=1e-12)
    assert [standing.share for standing in scoreboard.standings] == [win / 3 for win in wins]


def test_scores_places_and_conduct_go_to_the_entrant_in_the_seat() -> None:
    scoreboard = Scoreboard("abc")
    scoreboard.add(a_game(1, (0, 1, 2), (1, 2, 3), (130, 120, 90)))
    scoreboard.add(a_game(2, (1, 2, 0), (3, 1, 2), (80, 140, 111)))
    scoreboard.add(a_game(3, (2, 0, 1), (1, 2, 3), (150, 99, 98)))
    scores = {"a": [130, 111, 99], "b": [120, 80, 98], "c": [90, 140, 150]}
    for standing in scoreboard.standings:
        own = scores[standing.name]
        assert standing.mean_score == pytest.approx(statistics.mean(own))
        assert standing.score_error == pytest.approx(statistics.stdev(own) / 3**0.5)
        assert standing.behaviour.bags == 6 and standing.behaviour.lie_rate == 0.5
    assert [standing.mean_place for standing in scoreboard.standings] == pytest.approx([5 / 3, 8 / 3, 5 / 3])


def test_ratings_are_openskills_game_by_game() -> None:
    games = [((0, 1, 2), (1, 2, 3)), ((1, 2, 0), (3, 1, 1)), ((2, 0, 1), (2, 1, 3))]
    scoreboard = Scoreboard("abc")
    model = PlackettLuce()
    ratings = [model.rating() for _ in range(3)]
    for number, (entrants, places) in enumerate(games):
        scoreboard.add(a_game(number, entrants, places))
        after = model.rate([[ratings[entrant]] for entrant in entrants], ranks=list(places))
        for entrant, (rating,) in zip(entrants, after, strict=True):
            ratings[entrant] = rating
    assert [(one.rating, one.rating_error) for one in scoreboard.standings] == [(one.mu, one.sigma) for one in ratings]
    best, worst = scoreboard.standings[0], scoreboard.standings[1]
    assert best.rating > worst.rating
