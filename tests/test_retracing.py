"""Recorded games played once more: every move of a true record is found, and no other record passes."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nottingham.records.record import NotAGame
from nottingham.records.rejudging import BrokenOff, OneSeat, Traced, Unlawful, retrace
from nottingham.rules.engine import new_game
from nottingham.rules.events import AnyEvent, DeckReshuffled
from nottingham.rules.options import Options
from nottingham.rules.phases import rounds
from nottingham.rules.shuffle import seed_from_number
from nottingham.rules.wire import encode
from tests.laws.games import MIXES, POOR, whole_game
from tests.support.game import Table

_events = msgspec.json.Decoder(list[AnyEvent])


def through_json(log: Any) -> list[AnyEvent]:
    """The events as a record has them, which knows no order in a heap."""
    return _events.decode(encode(log))


@pytest.mark.parametrize("gold", [rounds.STARTING_GOLD, POOR])
@pytest.mark.parametrize("options", MIXES[::13], ids=str)
def test_every_move_of_a_game_is_found_again(options: Options, gold: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "STARTING_GOLD", gold)
    moves, log, _ = whole_game(options, 6 if gold > POOR else 7)
    seats = [None, *(move.seat for move in moves)]
    found = list(retrace(through_json(log), seats))
    assert [event for move in found for event in move.events] == log
    assert [(move.seat, move.events, move.state) for move in found[1:]] == [
        (move.seat, move.events, move.after) for move in moves
    ]


def test_who_made_a_move_is_told_where_only_one_could_have() -> None:
    moves, log, _ = whole_game(Options(players=6, royal_goods=True), 8)
    found = list(retrace(through_json(log)))
    differing = [(ours.seat, move.seat) for ours, move in zip(found[1:], moves, strict=True) if ours.seat != move.seat]
    assert len(differing) < len(moves) / 20
    for ours, theirs in differing:
        assert ours is not None and theirs is not None


def test_a_deck_that_somebody_laid_is_played_as_it_lay() -> None:
    table = Table.at_inspection({1: ("1 apples", "apples")}, players=3)
    while table.phase != "over":
        table.pass_round() if table.phase == "market" else table.end_round()
    assert list(retrace(through_json(table.log)))[-1].state.phase == "over"


LOG = whole_game(Options(players=4, edition="first", royal_goods=True), 4)[1]
TEXT: list[dict[str, Any]] = msgspec.json.decode(encode(LOG))


def traced(text: list[dict[str, Any]]) -> list[Traced]:
    return list(retrace(_events.decode(msgspec.json.encode(text))))


def edited(change: Callable[[list[dict[str, Any]]], object]) -> list[dict[str, Any]]:
    copy: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(TEXT))
    change(copy)
    return copy


def first(text: list[dict[str, Any]], kind: str) -> dict[str, Any]:
    return next(event for event in text if event["type"] == kind)


def test_the_record_of_these_tests_is_a_game() -> None:
    assert traced(TEXT)[-1].state.phase == "over"
    assert any(isinstance(event, DeckReshuffled) for event in whole_game(Options(players=5), 2)[1])


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda text: text.clear(), NotAGame),
        (lambda text: text.pop(0), NotAGame),
        (lambda text: text.pop(), BrokenOff),
        (lambda text: text.__delitem__(slice(200, None)), BrokenOff),
        (lambda text: text.__delitem__(slice(3, None)), BrokenOff),
        (lambda text: text.append(text[-1]), Unlawful),
        (lambda text: text.pop(100), Unlawful),
        (lambda text: text.insert(100, text[100]), Unlawful),
        (lambda text: text[0].update(gold=51), Unlawful),
        (lambda text: text[0].update(commitment="0" * 64), Unlawful),
        (lambda text: text[0].update(seed="no seed"), Unlawful),
        (lambda text: text[0]["deck"].reverse(), Unlawful),
        (lambda text: text[0].update(deck=text[0]["deck"][1:]), Unlawful),
        (lambda text: text[0]["goods"][0].update(value=20), Unlawful),
        (lambda text: text[0]["names"].append("Much"), Unlawful),
        (lambda text: text[0]["names"].__setitem__(0, "x" * 65), Unlawful),
        (lambda text: text[0]["options"].update(packs=["nobody_has_it"]), Unlawful),
        (lambda text: text[0].pop("seed"), OneSeat),
        (lambda text: first(text, "bag_loaded").update(cards={"silk": 5}), Unlawful),
        (lambda text: first(text, "bag_loaded").pop("cards"), Unlawful),
        (lambda text: first(text, "bag_loaded").update(seat=9), Unlawful),
        (lambda text: first(text, "bag_opened").update(honest=not first(text, "bag_opened")["honest"]), Unlawful),
        (lambda text: first(text, "declared").update(good="silk"), Unlawful),
        (lambda text: first(text, "game_ended")["scores"][0].update(total=999), Unlawful),
        (lambda text: first(text, "round_began").update(officers=[7]), Unlawful),
    ],
)
def test_a_record_that_was_changed_is_no_game(
    change: Callable[[list[dict[str, Any]]], object], fault: type[NotAGame]
) -> None:
    with pytest.raises(NotAGame) as refusal:
        traced(edited(change))
    assert type(refusal.value) is fault, refusal.value
    assert str(refusal.value).isprintable()


def test_another_deal_under_the_same_moves_is_no_game() -> None:
    other = new_game(LOG[0].options, seed_from_number(5))[1]  # type: ignore[attr-defined]
    with pytest.raises(Unlawful):
        list(retrace(through_json([*other, *LOG[len(other) :]])))


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_an_event_that_is_other_than_it_was_is_found_out(data: st.DataObject) -> None:
    """Unless a player could have chosen so, and nothing that came later depends on it."""
    place = data.draw(st.integers(1, len(TEXT) - 1))
    field = data.draw(st.sampled_from(sorted(TEXT[place])))
    value = data.draw(st.sampled_from([event[field] for event in TEXT if field in event]))
    if value == TEXT[place][field] or field == "type":
        return
    text = edited(lambda text: text[place].__setitem__(field, value))
    try:
        found = traced(text)
    except (NotAGame, msgspec.ValidationError):
        return
    assert field in ("pile", "order", "good", "offer")
    assert msgspec.json.decode(encode([event for move in found for event in move.events])) == text
