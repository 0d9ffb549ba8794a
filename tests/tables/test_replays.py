"""Replays: a finished game step by step, and what its bots thought of the bags."""

import random
from collections.abc import Sequence

import pytest
from msgspec import UNSET

from nottingham.play.runner import play_game
from nottingham.players.mind.opinion import Opinion
from nottingham.players.roster import make_player
from nottingham.records.record import encode_game, read_record
from nottingham.rules.actions import Accept, AnyAction, HandBack, MakeOffer, Open, Words
from nottingham.rules.events import AnyEvent, BagHandedBack, BagOpened, Event, OfferMade
from nottingham.rules.options import Options
from nottingham.rules.shuffle import seed_from_number
from nottingham.rules.state import State
from nottingham.rules.wire import encode
from nottingham.table.game import MAX_FAVOURS
from nottingham.table.replays import Moment, TooLong, recorded, steps
from nottingham.table.thoughts import Thoughts
from tests.support.game import Table

BOTS = ("master", "robin_hood", "apprentice", "always_opens:master", "prince_john:trader", "random")


class Played:
    """A game of bots, and what those in office suspected whenever they were about to do something."""

    def __init__(self, bots: Sequence[str], seed: int) -> None:
        self.moments: list[Moment] = []
        self.suspected: list[tuple[int, int, int, float]] = []
        """By version, officer and bag."""
        self._players = [make_player(bot) for bot in bots]
        chances = [random.Random(seed + seat).random for seat in range(len(bots))]
        options = Options(players=len(bots), royal_goods=True)
        play_game(options, seed_from_number(seed), self._players, chances, onlooker=self._see, witness=self._ask)

    def _see(self, state: State, events: Sequence[Event]) -> None:
        self.moments.append(Moment(len(self.moments), 0, None, list(events), state))

    def _ask(self, state: State, seat: int, action: AnyAction) -> None:
        if seat in state.officers and isinstance(action, Open | HandBack | Accept | MakeOffer):
            for bag in state.held:
                lies = self._players[seat].suspects(bag)
                if lies is not None:
                    self.suspected.append((len(self.moments) - 1, seat, bag, lies))


@pytest.fixture(scope="module", params=[BOTS, BOTS[:4]], ids=["with deputies", "with a sheriff"])
def played(request: pytest.FixtureRequest) -> Played:
    return Played(request.param, 3)


@pytest.fixture(scope="module")
def bots(played: Played) -> Sequence[str]:
    return BOTS[: len(played.moments[0].state.seats)]


def beliefs_of(opinions: list[Opinion]) -> dict[tuple[int, int], Opinion]:
    return {(one.seat, one.bag): one for one in opinions}


def test_minds_of_the_same_kind_think_again_what_those_thought_who_played(played: Played, bots: Sequence[str]) -> None:
    told = steps(played.moments, "all", 0, 10**6, Thoughts(bots))
    assert played.suspected
    for version, officer, bag, lies in played.suspected:
        beliefs = told[version].beliefs
        assert beliefs is not UNSET
        thought = beliefs_of(beliefs)[officer, bag]
        assert thought.lies == round(lies, 3)
        if bots[officer] in ("master", "robin_hood", "apprentice"):
            assert thought.gain is not None and thought.fine is not None
            assert (thought.price is None) == (bots[officer] == "apprentice")


def test_thoughts_are_the_same_from_wherever_one_begins_to_look(played: Played, bots: Sequence[str]) -> None:
    whole = [encode(step) for step in steps(played.moments, "1", 0, 10**6, Thoughts(bots))]
    for first in range(0, len(whole), 29):
        assert [encode(step) for step in steps(played.moments, "1", first, 7, Thoughts(bots))] == whole[
            first : first + 7
        ]


def test_what_was_thought_of_a_bag_stays_until_the_round_is_over(played: Played, bots: Sequence[str]) -> None:
    told = steps(played.moments, "spectator", 0, 10**6, Thoughts(bots))
    settled: set[int] = set()
    for moment, step in zip(played.moments, told, strict=True):
        beliefs = step.beliefs
        assert beliefs is not UNSET
        if moment.state.phase in ("market", "load", "declare", "over"):
            settled.clear()
            if moment.state.phase != "over":
                assert beliefs == []
            continue
        for event in moment.events:
            if isinstance(event, BagOpened | BagHandedBack):
                settled.add(event.bag)
        assert settled <= {one.bag for one in beliefs}


def test_people_and_programs_and_those_nobody_knows_have_no_thoughts(played: Played) -> None:
    nobody = [None, "exec:touch /tmp/never", "nobody", "robin_hood:nobody", "little_john", None]
    thoughts = Thoughts(nobody[: len(played.moments[0].state.seats)])
    told = steps(played.moments, "all", 0, 10**6, thoughts)
    assert {one.seat for step in told if step.beliefs for one in step.beliefs} <= {4}


def test_nobody_thinks_unless_it_is_asked_for(played: Played) -> None:
    assert all(b"beliefs" not in encode(step) for step in steps(played.moments, "all", 0, 9))


# Games that somebody brings along


def whole_record(table: Table) -> bytes:
    while table.phase != "over":
        table.pass_round() if table.phase == "market" else table.end_round()
    return encode_game(table.log)


def test_a_record_is_the_game_it_was(played: Played) -> None:
    log = [event for moment in played.moments for event in moment.events]
    found = recorded(read_record(encode_game(log)))
    assert [moment.state for moment in found] == [moment.state for moment in played.moments]
    for eyes in ("all", "spectator", "2"):
        ours, theirs = steps(found, eyes, 0, 10**6), steps(played.moments, eyes, 0, 10**6)
        assert [(one.events, one.view) for one in ours] == [(one.events, one.view) for one in theirs]


def test_a_record_with_more_promises_than_a_table_allows_is_not_read() -> None:
    def talkative(times: int) -> bytes:
        table = Table.at_inspection({1: ("1 apples", "apples")}, players=3)
        for _ in range(times):
            table.act(1, MakeOffer(0, favours=[Words(1, "I shall think of you.") for _ in range(8)]))
        return whole_record(table)

    made: list[AnyEvent] = [
        event
        for moment in recorded(read_record(talkative(MAX_FAVOURS // 8)))
        for event in moment.events
        if isinstance(event, OfferMade)
    ]
    assert len(made) == MAX_FAVOURS // 8
    with pytest.raises(TooLong):
        recorded(read_record(talkative(MAX_FAVOURS // 8 + 1)))


def test_no_more_is_told_at_once_than_a_page_can_take(played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nottingham.table.replays.MAX_BYTES", 20_000)
    told = steps(played.moments, "all", 3, 100)
    assert 1 < len(told) < 20 and told[0].version == 3
    assert sum(len(step.view) for step in told[:-1]) <= 20_000
