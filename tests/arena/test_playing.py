"""One game between players: whatever they answer, it goes on, and what was wrong is counted by kind."""

import pytest

from nottingham.arena.played import Played, play_fixture
from nottingham.arena.schedule import Tournament, fixtures
from nottingham.players.player import Player
from nottingham.players.process import ProcessPlayer
from nottingham.rules.options import Options
from tests.support.arena_players import make_player


def played_with(player: Player, games: int = 1) -> list[Played]:
    tournament = Tournament(("somebody", "random", "random"), Options(players=3), games)
    players = [player, make_player("random"), make_player("random")]
    try:
        return [play_fixture(tournament, fixture, players) for fixture in fixtures(tournament)]
    finally:
        player.leave()


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("random", set()),
        ("mute", {"silent"}),
        ("outlaw", {"illegal"}),
        ("chatterbox", {"too many offers"}),
        ("crashes", {"crashed", "unanswered"}),
        ("hangs", {"hung", "unanswered"}),
        ("babbles", {"nonsense", "unanswered"}),
    ],
)
def test_a_player_without_a_legal_answer_gets_the_default_and_a_count(name: str, kinds: set[str]) -> None:
    (played,) = played_with(make_player(name))
    seat = played.fixture.entrants.index(0)
    assert set(played.faults[seat]) == kinds
    assert all(not faults for place, faults in enumerate(played.faults) if place != seat)
    assert all(count > 0 for count in played.faults[seat].values())
    assert sorted(played.places)[0] == 1


def test_faults_are_counted_game_by_game() -> None:
    program = make_player("babbles")
    assert isinstance(program, ProcessPlayer)
    faults = [played.faults[played.fixture.entrants.index(0)] for played in played_with(program, games=3)]
    assert sum(of_game["nonsense"] for of_game in faults) == program.failures["nonsense"]
    assert sum(of_game["unanswered"] for of_game in faults) == program.unanswered
    assert all(0 < of_game["unanswered"] <= of_game["nonsense"] for of_game in faults)
