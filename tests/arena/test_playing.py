"""One game between players: whatever they answer, it goes on, and what was wrong is counted by kind."""

import pytest

from nottingham.arena.played import Played, play_fixture
from nottingham.arena.schedule import Tournament, fixtures
from nottingham.rules.options import Options
from tests.arena.players import invite


def played_with(name: str, games: int = 1) -> list[Played]:
    tournament = Tournament((name, "random", "random"), Options(players=3), games)
    players = [invite(entrant) for entrant in tournament.entrants]
    try:
        return [play_fixture(tournament, fixture, players) for fixture in fixtures(tournament)]
    finally:
        for player in players:
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
    (played,) = played_with(name)
    seat = played.fixture.entrants.index(0)
    assert set(played.faults[seat]) == kinds
    assert all(not faults for place, faults in enumerate(played.faults) if place != seat)
    assert all(count > 0 for count in played.faults[seat].values())
    assert sorted(played.places)[0] == 1


def test_faults_are_counted_game_by_game() -> None:
    for played in played_with("babbles", games=3):
        faults = played.faults[played.fixture.entrants.index(0)]
        assert 10 < faults["unanswered"] <= faults["nonsense"] < 400
