"""Tests the schedule: deals, rotations and chance follow from the tournament's seed alone."""

from collections import Counter
from itertools import combinations

import msgspec
import pytest

from nottingham.arena.played import labels, play_fixture
from nottingham.arena.schedule import Fixture, Tournament, chances, deck_seed, fixtures
from nottingham.rules.options import Options
from tests.support.arena_players import make_player


def a_tournament(entrants: int = 4, players: int | None = None, games: int = 24, seed: int = 1) -> Tournament:
    return Tournament(("random",) * entrants, Options(players=players or entrants), games, seed)


def by_deal(tournament: Tournament) -> dict[int, list[Fixture]]:
    deals: dict[int, list[Fixture]] = {}
    for fixture in fixtures(tournament):
        deals.setdefault(fixture.deal, []).append(fixture)
    return deals


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_in_every_deal_each_entrant_has_each_seat_once(players: int) -> None:
    for games in by_deal(a_tournament(players, games=players * 5)).values():
        assert len(games) == players
        for seat in range(players):
            assert {fixture.entrants[seat] for fixture in games} == set(range(players))


def test_rotations_keep_the_neighbours_and_deals_change_them() -> None:
    circles = set()
    for games in by_deal(a_tournament(games=200)).values():
        neighbours = {frozenset(zip(f.entrants, (*f.entrants[1:], f.entrants[0]), strict=True)) for f in games}
        assert len(neighbours) == 1
        circles |= neighbours
    assert len(circles) == 6


def test_the_number_of_games_is_exact_and_the_last_deal_may_be_short() -> None:
    games = list(fixtures(a_tournament(games=10)))
    assert [fixture.game for fixture in games] == list(range(1, 11))
    assert Counter(fixture.deal for fixture in games) == {1: 4, 2: 4, 3: 2}


@pytest.mark.parametrize(("entrants", "players"), [(5, 4), (7, 3), (9, 4), (12, 6)])
def test_many_entrants_play_equally_often_and_meet_all_others(entrants: int, players: int) -> None:
    deals = by_deal(a_tournament(entrants, players, games=players * 120))
    tables = [games[0].entrants for games in deals.values()]
    assert all(len(set(table)) == players for table in tables)
    for played in range(1, len(tables)):
        terms = Counter(entrant for table in tables[:played] for entrant in table)
        assert max(terms.values()) - min(terms[entrant] for entrant in range(entrants)) <= 1
    meetings = Counter(pair for table in tables for pair in combinations(sorted(table), 2))
    assert len(meetings) == entrants * (entrants - 1) // 2
    assert max(meetings.values()) - min(meetings.values()) <= 4


def test_the_games_of_a_deal_have_the_same_cards_and_other_deals_others() -> None:
    tournament = a_tournament(games=8)
    players = [make_player(name) for name in tournament.entrants]
    decks = []
    for fixture in fixtures(tournament):
        record = msgspec.json.decode(play_fixture(tournament, fixture, players, recorded=True).record)
        decks.append((fixture.deal, tuple(record["events"][0]["deck"])))
    assert len(set(decks)) == len({deck for _, deck in decks}) == 2


def test_different_seeds_share_nothing() -> None:
    seeds = {deck_seed(a_tournament(seed=seed), deal) for seed in range(30) for deal in range(30)}
    assert len(seeds) == 900
    first_numbers = {
        chance() for seed in range(10) for game in range(10) for chance in chances(a_tournament(seed=seed), game)
    }
    assert len(first_numbers) == 400


def test_entrants_of_the_same_name_get_different_labels() -> None:
    long = "exec:" + "x" * 100
    called = labels(["trader", "master", "trader", "trader (2)", long, long])
    assert called[:3] == ["trader", "master", "trader (2)"]
    assert len(set(called)) == len(called)
    assert all(len(name) <= 64 for name in called)
