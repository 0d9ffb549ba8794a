"""Replays: a finished game step by step, and what its bots thought of the bags."""

import random
from collections.abc import Sequence

import pytest
from msgspec import UNSET

from nottingham.play.runner import play_game
from nottingham.players.mind.opinion import Opinion
from nottingham.players.roster import make_player
from nottingham.records.errors import TooLong
from nottingham.records.reading import GameStep
from nottingham.records.record import LoggedMove, encode_record, read_record
from nottingham.rules.actions import Accept, AnyAction, HandBack, MakeOffer, Open, Words
from nottingham.rules.events import AnyEvent, BagHandedBack, BagOpened, Event, OfferMade
from nottingham.rules.options import Options
from nottingham.rules.shuffle import seed_from_number
from nottingham.rules.state import State
from nottingham.rules.wire import encode
from nottingham.table.offer_limits import MAX_FAVOURS
from nottingham.table.replays import recorded_steps, view_steps
from nottingham.table.thoughts import Thoughts
from tests.support.game import Table
from tests.support.records import encode_game

BOTS = ("master", "grandmaster", "apprentice", "always_opens:master", "prince_john:trader", "random")


class Played:
    """A game of bots, and what those in office suspected whenever they were about to do something."""

    def __init__(self, bots: Sequence[str], seed: int) -> None:
        self.steps: list[GameStep] = []
        self.suspected: list[tuple[int, int, int, float]] = []
        """The suspicions by version, officer and bag."""
        self._players = [make_player(bot) for bot in bots]
        chances = [random.Random(seed + seat).random for seat in range(len(bots))]
        options = Options(players=len(bots), royal_goods=True)
        self._tried: tuple[int | None, AnyAction | None] = None, None
        self._moves: list[LoggedMove] = []
        play_game(options, seed_from_number(seed), self._players, chances, onlooker=self._see, witness=self._note)

    @property
    def record(self) -> bytes:
        return encode_record(self._moves)

    def _see(self, state: State, events: Sequence[Event]) -> None:
        seat, action = self._tried
        self._moves.append(LoggedMove(seat, None if action is None else encode(action), encode(list(events))))
        self.steps.append(GameStep(len(self.steps), 0, seat, list(events), state))

    def _note(self, state: State, seat: int, action: AnyAction | None) -> None:
        if action is None:
            return
        self._tried = seat, action
        if seat in state.officers and isinstance(action, Open | HandBack | Accept | MakeOffer):
            for bag in state.held:
                lies = self._players[seat].suspects(bag)
                if lies is not None:
                    self.suspected.append((len(self.steps) - 1, seat, bag, lies))


@pytest.fixture(scope="module", params=[BOTS, BOTS[:4]], ids=["with deputies", "with a sheriff"])
def played(request: pytest.FixtureRequest) -> Played:
    return Played(request.param, 3)


@pytest.fixture(scope="module")
def bots(played: Played) -> Sequence[str]:
    return BOTS[: len(played.steps[0].state.seats)]


def beliefs_of(opinions: list[Opinion]) -> dict[tuple[int, int], Opinion]:
    return {(one.seat, one.bag): one for one in opinions}


def test_recomputed_thoughts_are_those_held_in_the_game(played: Played, bots: Sequence[str]) -> None:
    steps = view_steps(played.steps, "all", 0, 10**6, Thoughts(bots))
    assert played.suspected
    for version, officer, bag, lies in played.suspected:
        beliefs = steps[version].beliefs
        assert beliefs is not UNSET
        thought = beliefs_of(beliefs)[officer, bag]
        assert thought.lies == round(lies, 3)
        if bots[officer] in ("master", "apprentice"):
            assert thought.gain is not None and thought.fine is not None
            assert thought.price is not None


def test_thoughts_are_the_same_from_any_first_step(played: Played, bots: Sequence[str]) -> None:
    whole = [encode(step) for step in view_steps(played.steps, "1", 0, 10**6, Thoughts(bots))]
    for first in range(0, len(whole), 29):
        assert [encode(step) for step in view_steps(played.steps, "1", first, 7, Thoughts(bots))] == whole[
            first : first + 7
        ]


def test_the_last_thought_of_a_bag_stays_until_the_round_is_over(played: Played, bots: Sequence[str]) -> None:
    steps = view_steps(played.steps, "spectator", 0, 10**6, Thoughts(bots))
    settled: set[int] = set()
    for game_step, step in zip(played.steps, steps, strict=True):
        beliefs = step.beliefs
        assert beliefs is not UNSET
        if game_step.state.phase in ("market", "load", "declare", "over"):
            settled.clear()
            if game_step.state.phase != "over":
                assert beliefs == []
            continue
        for event in game_step.events:
            if isinstance(event, BagOpened | BagHandedBack):
                settled.add(event.bag)
        assert settled <= {one.bag for one in beliefs}


def test_people_programs_and_unknown_players_have_no_thoughts(played: Played) -> None:
    nobody = [None, "exec:touch /tmp/never", "nobody", "robin_hood:nobody", "little_john", None]
    thoughts = Thoughts(nobody[: len(played.steps[0].state.seats)])
    steps = view_steps(played.steps, "all", 0, 10**6, thoughts)
    assert {one.seat for step in steps if step.beliefs for one in step.beliefs} <= {4}


def test_thoughts_are_left_out_unless_requested(played: Played) -> None:
    assert all(b"beliefs" not in encode(step) for step in view_steps(played.steps, "all", 0, 9))


# Records


def whole_record(table: Table) -> bytes:
    while table.phase != "over":
        table.pass_round() if table.phase == "market" else table.end_round()
    return encode_game(table.log)


def test_a_record_is_the_game_it_was(played: Played) -> None:
    found = recorded_steps(read_record(played.record))
    assert found == played.steps
    for eyes in ("all", "spectator", "2"):
        assert view_steps(found, eyes, 0, 10**6) == view_steps(played.steps, eyes, 0, 10**6)


def test_an_older_record_is_the_game_it_was_in_steps_of_its_own(played: Played) -> None:
    log = [event for step in played.steps for event in step.events]
    found = recorded_steps(read_record(encode_game(log)))
    assert [event for step in found for event in step.events] == log
    assert found[-1].state == played.steps[-1].state
    states = [step.state for step in found]
    assert all(step.state in states for step in played.steps)
    for eyes in ("all", "spectator", "2"):
        assert len(view_steps(found, eyes, 0, 10**6)) == len(found)


def test_a_record_with_more_promises_than_a_table_allows_is_refused() -> None:
    def talkative(times: int) -> bytes:
        table = Table.at_inspection({1: ("1 apples", "apples")}, players=3)
        for _ in range(times):
            table.act(1, MakeOffer(0, favours=[Words(1, "I shall think of you.") for _ in range(8)]))
        return whole_record(table)

    made: list[AnyEvent] = [
        event
        for step in recorded_steps(read_record(talkative(MAX_FAVOURS // 8)))
        for event in step.events
        if isinstance(event, OfferMade)
    ]
    assert len(made) == MAX_FAVOURS // 8
    with pytest.raises(TooLong):
        recorded_steps(read_record(talkative(MAX_FAVOURS // 8 + 1)))


def test_an_answer_stops_at_its_maximum_size(played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nottingham.table.replays.MAX_BYTES", 20_000)
    steps = view_steps(played.steps, "all", 3, 100)
    assert 1 < len(steps) < 20 and steps[0].version == 3
    assert sum(len(step.view) for step in steps[:-1]) <= 20_000
