"""Judging a record again: every game with its actions passes, and no changed record does."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import UNSET
from msgspec.structs import replace

from nottingham.players.defaults import default_action
from nottingham.records.errors import NotAGame, OneSeatOnly, OtherVersion, Unfinished, Unlawful
from nottingham.records.reading import GameStep, replay_record
from nottingham.records.record import RecordedMove, read_record
from nottingham.records.rejudging import _replaced_by_the_older_rule, rejudge
from nottingham.rules.actions import (
    Accept,
    AnyAction,
    HandBack,
    MakeOffer,
    Open,
    Pledge,
    Portion,
    Share,
    ShareEvenly,
    Side,
)
from nottingham.rules.engine import new_game
from nottingham.rules.events import DeckReshuffled, Event, OfferMade
from nottingham.rules.options import Options
from nottingham.rules.phases import booty, deputies, rounds
from nottingham.rules.shuffle import seed_from_number
from nottingham.rules.state import Offer, State
from nottingham.rules.view import view
from nottingham.rules.wire import encode
from tests.laws.games import MIXES, POOR, Step, whole_game
from tests.support.game import Table, side
from tests.support.records import encode_game, encode_played, spoil

Edit = Callable[[dict[str, Any]], object]


def played(options: Options, seed: int) -> tuple[list[Step], bytes]:
    moves, log, _ = whole_game(options, seed)
    return moves, encode_played(log[: len(log) - sum(len(move.events) for move in moves)], moves)


def judged(record: bytes) -> list[GameStep]:
    read = read_record(record)
    assert read.has_actions
    return list(replay_record(read))


@pytest.mark.parametrize("gold", [rounds.STARTING_GOLD, POOR])
@pytest.mark.parametrize("options", MIXES[::13], ids=str)
def test_every_game_with_its_actions_passes(options: Options, gold: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "STARTING_GOLD", gold)
    moves, record = played(options, 6 if gold > POOR else 7)
    deal, *steps = judged(record)
    assert (deal.version, deal.seat) == (0, None)
    assert [(step.seat, step.events, step.state) for step in steps] == [
        (move.seat, move.events, move.after) for move in moves
    ]


def test_games_in_which_any_second_offer_replaced_the_first_still_pass(  # R7.5
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    replaced = 0
    for options in MIXES[::29]:
        with monkeypatch.context() as older:
            older.setattr(Offer, "about_own_bag", False)
            moves, record = played(options, 6)
        replaced += sum(replaces_another_sort(event, move.before) for move in moves for event in move.events)
        assert [step.state for step in judged(record)[1:]] == [move.after for move in moves]
    assert replaced > 0


def test_games_in_which_deputies_spoke_and_proposed_without_end_still_pass(  # R8.3 R8.6
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Table.laid(players=6)
    start, moves = list(table.log), []

    def act(seat: int, action: AnyAction) -> None:
        before = table.state
        table.act(seat, action)
        moves.append(Step(before, seat, action, table.state, table.events))

    with monkeypatch.context() as older:
        older.setattr(deputies, "MAX_WORDS_ON_BAG", 99)
        older.setattr(booty, "MAX_SPLITS", 99)
        while table.phase != "over":
            first, second = table.state.officers
            if table.phase == "inspect":
                for bag in table.state.held:
                    for word in (Open(bag), HandBack(bag)) * 5:
                        act(first, word)
                    if bag == table.state.held[0]:
                        act(bag, MakeOffer("deputies", Side(1), pledges=[Pledge("hand_back", bag)]))
                        for deputy in (first, second):
                            act(deputy, Accept(table.state.next_offer - 1))
                    else:
                        act(second, HandBack(bag))
            elif table.phase == "share":
                for odd in (first, second) * 5:
                    gold = {deputy: table.state.booty.gold // 2 + (deputy == odd) for deputy in (first, second)}
                    act(first, Share({deputy: Portion(gold[deputy]) for deputy in (first, second)}))
                act(second, ShareEvenly())
            else:
                action = default_action(view(table.state, table.to_act[0]))
                assert action is not None
                act(table.to_act[0], action)
    assert judged(encode_played(start, moves))[-1].state.phase == "over"


def replaces_another_sort(event: Event, before: State) -> bool:
    return isinstance(event, OfferMade) and any(
        old.id == event.replaces and old.about_own_bag != event.offer.about_own_bag for old in before.offers
    )


def test_an_offer_of_another_seat_or_to_another_is_never_replaced() -> None:  # R7.5
    table = Table.at_inspection({}, open_trade=True)
    for seat, to in ((2, 0), (1, 3)):
        table.offer(seat, to, give=side(5))
    before = table.state
    table.offer(1, 0, give=side(2), pledges="hand_back 1")
    made = table.happened(OfferMade)[0]
    for number in (1, 2, 9):
        assert not _replaced_by_the_older_rule(before, made, OfferMade(made.offer, number))


def test_a_stacked_deck_is_played_as_it_lay() -> None:
    table = Table.laid(players=3, hands={1: "5 silk"})
    judging = rejudge(read_record(encode_game(table.log)).read_events(), [RecordedMove(None)])
    assert next(judging) == (table.state, table.log)


def test_a_named_sheriff_is_judged_and_an_older_record_need_not_name_them() -> None:  # R2.5
    table = Table.laid(players=3, sheriff=2)
    for named in ({}, {"first_sheriff": UNSET}):
        log = [replace(table.log[0], **named), *table.log[1:]]
        judging = rejudge(read_record(encode_game(log)).read_events(), [RecordedMove(None)])
        assert next(judging) == (table.state, log)
    other = [replace(table.log[0], first_sheriff=1), *table.log[1:]]
    with pytest.raises(Unlawful):
        next(rejudge(read_record(encode_game(other)).read_events(), [RecordedMove(None)]))


MOVES, RECORD = played(Options(players=4, edition="first", royal_goods=True), 4)
FIELDS: dict[str, Any] = msgspec.json.decode(RECORD)


def edited(change: Edit) -> bytes:
    """The record as if it had been written like that, with a fitting checksum."""
    copy = msgspec.json.decode(RECORD)
    change(copy)
    return encode({name: value for name, value in copy.items() if name != "sha256"})


def first(record: dict[str, Any], kind: str) -> Any:
    return next(event for event in record["events"] if event["type"] == kind)


def move(record: dict[str, Any], kind: str) -> Any:
    return next(move for move in record["moves"] if (move["action"] or {}).get("type") == kind)


def test_the_record_of_these_tests_is_a_game() -> None:
    assert judged(edited(len))[-1].state.phase == "over"
    assert any(isinstance(event, DeckReshuffled) for event in whole_game(Options(players=5), 2)[1])


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda record: record["events"].clear(), NotAGame),
        (lambda record: record["events"].pop(0), NotAGame),
        (lambda record: record["events"].pop(), Unfinished),
        (lambda record: record["events"].__delitem__(slice(200, None)), Unfinished),
        (lambda record: record["events"].__delitem__(slice(3, None)), Unfinished),
        (lambda record: record["events"].append(record["events"][-1]), Unlawful),
        (lambda record: record["events"].pop(100), Unlawful),
        (lambda record: record["events"].insert(100, record["events"][100]), Unlawful),
        (lambda record: record["events"][0].update(gold=51), Unlawful),
        (lambda record: record["events"][0].update(commitment="0" * 64), Unlawful),
        (lambda record: record["events"][0].update(seed="no seed"), Unlawful),
        (lambda record: record["events"][0]["deck"].reverse(), Unlawful),
        (lambda record: record["events"][0]["deck"].pop(), Unlawful),
        (lambda record: record["events"][0]["goods"][0].update(value=20), Unlawful),
        (lambda record: record["events"][0]["names"].append("Much"), Unlawful),
        (lambda record: record["events"][0]["names"].__setitem__(0, "x" * 65), Unlawful),
        (lambda record: record["events"][0]["options"].update(packs=["nobody_has_it"]), Unlawful),
        (lambda record: record["events"][0].pop("seed"), OneSeatOnly),
        (lambda record: first(record, "bag_loaded").update(cards={"silk": 5}), Unlawful),
        (lambda record: first(record, "bag_loaded").pop("cards"), Unlawful),
        (lambda record: first(record, "bag_loaded").update(seat=9), Unlawful),
        (lambda record: first(record, "bag_opened").update(honest=not first(record, "bag_opened")["honest"]), Unlawful),
        (lambda record: first(record, "declared").update(good="silk"), Unlawful),
        (lambda record: first(record, "game_ended")["scores"][0].update(total=999), Unlawful),
        (lambda record: first(record, "round_began").update(officers=[7]), Unlawful),
        (lambda record: move(record, "load_bag").update(action={"type": "load_bag", "cards": {"silk": 5}}), Unlawful),
        (lambda record: move(record, "declare").update(seat=9), Unlawful),
        (lambda record: move(record, "declare").update(seat=None), Unlawful),
        (lambda record: move(record, "declare").update(events=9), Unlawful),
        (lambda record: move(record, "declare").update(action={"type": "declare", "good": 7}), OtherVersion),
        (lambda record: move(record, "declare").update(action={"type": "lie"}), OtherVersion),
        (lambda record: record["moves"].pop(), Unlawful),
        (lambda record: record["moves"].pop(0), Unlawful),
        (lambda record: record["moves"].pop(50), Unlawful),
        (lambda record: record["moves"].append(record["moves"][-1]), Unlawful),
        (lambda record: record["moves"][0].update(seat=1), Unlawful),
        (lambda record: record["moves"][0].update(action={"type": "time_up"}), Unlawful),
        (lambda record: record["events"].__delitem__(slice(-record["moves"].pop()["events"], None)), Unfinished),
    ],
)
def test_a_changed_record_is_refused(change: Edit, fault: type[NotAGame]) -> None:
    with pytest.raises(NotAGame) as refusal:
        judged(edited(change))
    assert type(refusal.value) is fault, refusal.value
    assert str(refusal.value).isprintable()


def test_another_deal_under_the_same_moves_is_refused() -> None:
    other = new_game(Options(players=4, edition="first", royal_goods=True), seed_from_number(5))[1]
    with pytest.raises(Unlawful):
        judged(encode_played(other, MOVES))


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_a_changed_event_is_found(data: st.DataObject) -> None:
    place = data.draw(st.integers(1, len(FIELDS["events"]) - 1))
    event = FIELDS["events"][place]
    field = data.draw(st.sampled_from(sorted(set(event) - {"type"}) or ["type"]))
    value = data.draw(st.sampled_from([other[field] for other in FIELDS["events"] if field in other]))
    if value != event[field]:
        with pytest.raises(NotAGame):
            judged(edited(lambda record: record["events"][place].__setitem__(field, value)))


@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.randoms(use_true_random=False))
def test_changed_moves_never_give_another_game(chance: Any) -> None:
    """A change may leave the game as it was, as another time of a move does."""
    record = edited(lambda record: record.update(moves=spoil(record["moves"], chance)))
    try:
        steps = list(replay_record(read_record(record)))
    except NotAGame:
        return
    assert msgspec.json.decode(encode([event for step in steps for event in step.events])) == FIELDS["events"]
