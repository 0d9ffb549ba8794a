"""Sightings: what officers believed of a bag, what they were offered, and what became of it."""

import random

import msgspec
import pytest

from nottingham.arena.beliefs import MAX_SHOWN, Sighting, Sightings, SightingSample
from nottingham.arena.played import Played, play_fixture
from nottingham.arena.schedule import Tournament, fixtures
from nottingham.players.player import Player
from nottingham.rules.actions import Accept, AnyAction, HandBack, Open, Refuse
from nottingham.rules.events import AnyEvent, BagHandedBack, BagOpened, Declared
from nottingham.rules.options import Options
from tests.support.arena_players import Sceptic, make_player
from tests.support.game import Table, side

LYING = {1: ("2 apples, 1 silk", "apples"), 2: ("3 cheese", "cheese"), 3: ("1 pepper, 1 mead", "bread")}


class Onlooker:
    """A table whose moves are seen before and after."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sightings = Sightings([Sceptic() for _ in table.state.seats])

    def act(self, seat: int, action: AnyAction) -> None:
        self.sightings.before(self.table.state, seat, action)
        self.table.act(seat, action)
        self.sightings.after(self.table.state, self.table.events)

    def offer(self, *who: int, gold: int, pledges: str) -> int:
        number = self.table.offer(*who, give=side(gold), pledges=pledges)
        self.sightings.after(self.table.state, self.table.events)
        return number


def test_a_sighting_has_the_best_bribe_and_the_verdict() -> None:
    seen = Onlooker(Table.at_inspection(LYING))
    seen.act(0, Refuse(seen.offer(1, 0, gold=6, pledges="hand_back 1")))
    seen.act(0, Refuse(seen.offer(1, 0, gold=2, pledges="hand_back 1")))
    seen.act(0, Open(1))
    seen.act(0, HandBack(2))
    seen.act(0, Refuse(seen.offer(3, 0, gold=9, pledges="hand_back 3")))
    seen.act(0, Accept(seen.offer(3, 0, gold=4, pledges="hand_back 3")))
    assert seen.sightings.seen == [
        Sighting(1, 0, 1, 0.2, 6, "opened", True),
        Sighting(1, 0, 2, 0.3, 0, "passed", False),
        Sighting(1, 0, 3, 0.4, 4, "deal", True),
    ]


def test_a_demand_that_is_met_is_a_deal_at_its_price() -> None:
    seen = Onlooker(Table.at_inspection(LYING))
    number = seen.table.offer(0, 1, get=side(11), pledges="hand_back 1")
    seen.act(1, Accept(number))
    assert seen.sightings.seen == [Sighting(1, 0, 1, 0.2, 11, "deal", True)]


def test_the_bribes_of_one_round_are_forgotten_in_the_next() -> None:
    seen = Onlooker(Table.at_inspection(LYING))
    seen.act(0, Refuse(seen.offer(3, 0, gold=9, pledges="hand_back 3")))
    for bag in (1, 2, 3):
        seen.act(0, HandBack(bag))
    seen.table.to_inspection({})
    seen.sightings.after(seen.table.state, seen.table.log)
    seen.act(1, Open(3))
    assert (seen.sightings.seen[-1].round, seen.sightings.seen[-1].bribe) == (2, 0)


class _Recorded(msgspec.Struct):
    events: list[AnyEvent]
    beliefs: list[Sighting]


def played_games(name: str) -> list[Played]:
    tournament = Tournament((name,) * 4, Options(players=4), 4)
    players: list[Player] = [make_player(name) for _ in range(4)]
    return [play_fixture(tournament, fixture, players, recorded=True) for fixture in fixtures(tournament)]


def test_every_settled_bag_has_one_sighting_in_order() -> None:
    for played in played_games("sceptic"):
        record = msgspec.json.decode(played.record, type=_Recorded)
        settled = [
            (event.bag, "opened" if isinstance(event, BagOpened) else "back")
            for event in record.events
            if isinstance(event, BagOpened | BagHandedBack)
        ]
        assert [(one.bag, "opened" if one.verdict == "opened" else "back") for one in record.beliefs] == settled
        assert len(settled) == sum(isinstance(event, Declared) for event in record.events)
        assert list(played.sightings) == record.beliefs


def test_players_without_beliefs_leave_none() -> None:
    assert all(not played.sightings for played in played_games("random"))


def test_a_sample_is_fair_and_fits_in_a_plot() -> None:
    sample = SightingSample(2, seed=1)
    chance = random.Random(1)
    for number in range(40 * MAX_SHOWN):
        sighting = Sighting(1, chance.randrange(2), 0, number / (40 * MAX_SHOWN), 0, "opened", False)
        sample.add((1, 0), [sighting])
    assert sum(sample.seen) == 40 * MAX_SHOWN
    for kept in sample.kept:
        assert len(kept) == MAX_SHOWN
        assert sum(sighting.belief for sighting in kept) / MAX_SHOWN == pytest.approx(0.5, abs=0.06)
