"""Replaying records: judged where they hold their actions, else checked and replayed in steps."""

from time import process_time
from typing import Any

import pytest
from msgspec.structs import replace

from nottingham.records.checking import MAX_KINDS
from nottingham.records.errors import NotAGame, OneSeatOnly, Unfinished, Unlawful
from nottingham.records.reading import GameStep, replay_record
from nottingham.records.record import LoggedMove, encode_record, read_record
from nottingham.rules.events import CardsDrawn, GameStarted, PhaseBegan, RoundBegan
from nottingham.rules.options import Options
from nottingham.rules.view import open_view, view
from nottingham.rules.wire import encode
from tests.laws.games import MIXES, Step, whole_game
from tests.support.records import encode_game, encode_played
from tests.support.thorough import sample

MOVES, LOG, END = whole_game(Options(players=6, royal_goods=True), 8)
PAID_IN_TIME = Options(players=5, removed_cards=True, time_limit=True)
"""Options under which, with the seeds below, a debt is paid and time is up, so the inspection ends without a move."""
DEAL = LOG[: len(LOG) - sum(len(move.events) for move in MOVES)]


def replayed(record: bytes) -> list[GameStep]:
    return list(replay_record(read_record(record)))


def events_of(steps: list[GameStep]) -> list[Any]:
    return [event for step in steps for event in step.events]


def logged(move: Step, *, at: int, action: bool = True) -> LoggedMove:
    return LoggedMove(move.seat, encode(move.action) if action else None, encode(move.events), at, 1000 + at)


def test_a_record_with_its_actions_has_a_step_for_every_move() -> None:
    steps = replayed(encode_played(DEAL, MOVES))
    assert [step.seat for step in steps] == [None, *(move.seat for move in MOVES)]
    assert [step.state for step in steps[1:]] == [move.after for move in MOVES]


def test_moves_without_actions_are_replayed_as_they_are_but_not_judged() -> None:
    """A game that began before actions were stored has some moves without them."""
    moves = [logged(move, at=at, action=at > 9) for at, move in enumerate(MOVES, 1)]
    record = read_record(encode_record([LoggedMove(None, None, encode(DEAL), 0, 1000), *moves]))
    assert not record.has_actions
    steps = list(replay_record(record))
    assert [(step.seat, step.events, step.state) for step in steps[1:]] == [
        (move.seat, move.events, move.after) for move in MOVES
    ]
    assert [step.at for step in steps] == list(range(1000, 1001 + len(MOVES)))


@pytest.mark.parametrize("options", [*sample(MIXES, 87, 29), PAID_IN_TIME], ids=str)
def test_bare_events_fall_into_steps_that_can_be_viewed(options: Options) -> None:
    for seed in (4, 5):
        moves, log, end = whole_game(options, seed)
        steps = replayed(encode_game(log))
        assert events_of(steps) == log and steps[-1].state == end
        assert len(moves) <= len(steps) - 1 < 1.5 * len(moves)
        assert steps[0].events == log[: len(log) - sum(len(move.events) for move in moves)]
        for step in steps:
            assert encode(open_view(step.state))
            for seat in (None, *range(options.players)):
                assert encode(view(step.state, seat))


@pytest.mark.parametrize(
    "moves",
    [
        [{"seat": 9, "version": 0, "at": 3}],
        [{"seat": None, "version": at, "at": at} for at in range(99)],
        [{"seat": None, "events": 1}] * 5,
        [{"seat": None, "events": 0}, {"seat": 1, "events": len(LOG)}],
        [{"seat": None, "events": len(LOG) + 1}, {"seat": 1, "events": -1}],
    ],
    ids=range(5),
)
def test_moves_that_do_not_fit_the_events_are_ignored(moves: list[Any]) -> None:
    assert replayed(encode_game(LOG, moves=moves)) == replayed(encode_game(LOG))


def test_seats_that_do_not_exist_are_left_out_of_moves_without_actions() -> None:
    moves = [{"seat": 99, "events": len(DEAL)}, {"seat": -1, "events": len(LOG) - len(DEAL)}]
    assert [step.seat for step in replayed(encode_game(LOG, moves=moves))] == [None, None]


def test_older_records_are_refused_for_the_same_reasons() -> None:
    with pytest.raises(Unfinished):
        replayed(encode_game(LOG[:-1]))
    counts = [{"seat": None, "events": len(DEAL)}, {"seat": 1, "events": len(LOG) - len(DEAL) - 1}]
    with pytest.raises(Unfinished):
        replayed(encode_game(LOG[:-1], moves=counts))
    with pytest.raises(OneSeatOnly):
        replayed(encode_game([event.seen_by(1) for event in LOG]))


def started(**changes: Any) -> GameStarted:
    assert isinstance(LOG[0], GameStarted)
    return replace(LOG[0], **changes)


def with_more_goods(kinds: int, copies: int) -> GameStarted:
    """The start of the game with more goods in its deck."""
    more = [replace(started().goods[0], name=f"good_{number}", copies=copies) for number in range(kinds)]
    deck = (*started().deck, *(good.name for good in more for _ in range(copies)))  # type: ignore[misc]
    return started(goods=(*started().goods, *more), deck=deck)


def test_a_large_deck_hardly_slows_the_check_of_an_older_record() -> None:
    def seconds(start: GameStarted) -> float:
        record = encode_game([start, *LOG[1:begun], *[PhaseBegan("market", ())] * 3000])
        before = process_time()
        with pytest.raises(Unfinished):
            replayed(record)
        return process_time() - before

    begun = next(at for at, event in enumerate(LOG) if isinstance(event, RoundBegan)) + 1
    usual, large = (min(seconds(start) for _ in range(3)) for start in (started(), with_more_goods(97, 99)))
    assert large < 4 * usual


def test_a_game_has_only_so_many_kinds_of_goods() -> None:
    with pytest.raises(NotAGame, match="more kinds of goods"):
        replayed(encode_game([with_more_goods(MAX_KINDS, 1), *LOG[1:]]))


@pytest.mark.parametrize(
    ("count", "cards"), [(0, ("apples",)), (1, ()), (1, ("apples",) * 2), (999, ()), (-1, ()), (-999, ())]
)
def test_cards_can_neither_appear_nor_vanish(count: int, cards: tuple[str, ...]) -> None:
    with pytest.raises(Unlawful):
        replayed(encode_game([*LOG[:-1], CardsDrawn(0, count, cards), LOG[-1]]))
