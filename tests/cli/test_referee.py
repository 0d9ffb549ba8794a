"""The referee: the game as a process, and whatever it is sent, an answer."""

import io
import random
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nottingham.cli.referee import MAX_LINE_BYTES, Referee, serve
from nottingham.rules.options import Options, catalogue_for
from nottingham.rules.wire import encode
from tests.laws.games import MIXES
from tests.support.thorough import many


def ask(referee: Referee, request: Mapping[str, Any] | str | bytes) -> dict[str, Any]:
    """The answer to a request, given as an object or as a raw line."""
    line = request.encode() if isinstance(request, str) else request if isinstance(request, bytes) else encode(request)
    raw = referee.answer(line)
    assert b"\n" not in raw
    answer: dict[str, Any] = msgspec.json.decode(raw)
    assert isinstance(answer["ok"], bool)
    if not answer["ok"]:
        assert answer["error"] in ("illegal", "malformed")
        assert answer["message"] and "\n" not in answer["message"]
        assert answer["error"] == "malformed" or answer["rule"].startswith("R")
    return answer


def at_a_table(**options: Any) -> Referee:
    referee = Referee()
    assert ask(referee, {"new": {"players": 4, **options}, "seed": 7})["ok"]
    return referee


def test_the_referee_deals_judges_and_shows_a_game() -> None:
    referee = Referee()
    dealt = ask(referee, {"new": {"players": 4}, "seed": 7})
    assert dealt["events"][0]["type"] == "game_started"
    (sheriff,) = dealt["to_act"]
    merchant = (sheriff + 1) % 4
    named = ask(referee, {"seat": sheriff, "action": {"type": "name_starter", "seat": merchant}})
    assert named["events"] == [{"type": "starter_named", "seat": merchant}]
    assert named["to_act"] == [merchant]
    assert ask(referee, {"view": merchant})["view"]["prompt"] == {"swap": {"max": 5, "draw_to": 6, "piles": {}}}


def test_a_given_deck_is_dealt_hand_by_hand_then_the_piles_then_the_draws() -> None:
    deck = list(catalogue_for(Options(3, "first")).deck)
    random.Random(1).shuffle(deck)
    referee = Referee()
    assert ask(referee, {"new": {"players": 3, "edition": "first"}, "deck": deck, "sheriff": 0})["ok"]
    view = ask(referee, {"view": 1})["view"]
    assert view["officers"] == [0]
    assert view["discard"] == {"left": deck[18:23], "right": deck[23:28]}
    hand = view["seats"][1]["hand"]
    assert hand == {good: deck[6:12].count(good) for good in set(deck[6:12])}
    drawn = ask(referee, {"seat": 1, "action": {"type": "swap", "set_aside": {deck[6]: 1}}})["events"][1]
    assert drawn == {"type": "cards_drawn", "seat": 1, "count": 1, "cards": [deck[28]]}


def test_the_first_deputies_can_be_given() -> None:
    referee = Referee()
    ask(referee, {"new": {"players": 6}, "deputies": [3, 0, 5, 1, 2, 4]})
    assert ask(referee, {"view": None})["view"]["officers"] == [3, 0]


@pytest.mark.parametrize(
    ("request_", "rule"),
    [
        ({"new": {"players": 2}}, "R2.1"),
        ({"new": {"players": 7}}, "R2.1"),
        ({"new": {"players": 6, "edition": "first"}}, "R2.1"),
        ({"new": {"players": 4, "edition": "first", "black_market": True}}, "R9.1"),
        ({"new": {"players": 4, "packs": ["no_such_pack"]}}, "R1.4"),
        ({"new": {"players": 4, "packs": ["goose_fair", "goose_fair"]}}, "R1.4"),
        ({"new": {"players": 4}, "deck": ["apples"] * 204}, "R2.2"),
        ({"new": {"players": 4}, "sheriff": 4}, "R2.5"),
        ({"new": {"players": 4}, "deputies": [0, 1, 2, 3, 4, 5]}, "R8.1"),
        ({"new": {"players": 6}, "sheriff": 0}, "R8.1"),
        ({"new": {"players": 6}, "deputies": [0, 0, 1, 2, 3, 4]}, "R8.1"),
        ({"new": {"players": 4}, "as": 9}, "R2.6"),
        ({"new": {"players": 4}, "names": ["a", "b"]}, "R2.1"),
        ({"new": {"players": 4}, "cuts": ["x" * 65, "", "", ""]}, "R2.1"),
        ({"seat": 9, "action": {"type": "swap"}}, "R2.6"),
        ({"seat": -1, "action": {"type": "swap"}}, "R2.6"),
        ({"seat": None, "action": {"type": "swap"}}, "R2.6"),
        ({"seat": 0, "action": {"type": "swap"}, "as": 4}, "R2.6"),
        ({"seat": 0, "action": {"type": "open", "bag": 1}}, "R6.1"),
        ({"seat": 0, "action": {"type": "offer", "to": 1}}, "R7.1"),
        ({"seat": None, "action": {"type": "time_up"}}, "R6.6"),
        ({"view": 4}, "R2.6"),
        ({"sample": 0}, "R3.1"),
        ({"sample": 17}, "R3.1"),
    ],
    ids=str,
)
def test_an_illegal_action_changes_nothing(request_: dict[str, Any], rule: str) -> None:
    referee = at_a_table()
    before = ask(referee, {"view": 2})
    answer = ask(referee, request_)
    assert (answer["ok"], answer["error"], answer["rule"]) == (False, "illegal", rule)
    assert ask(referee, {"view": 2}) == before


@pytest.mark.parametrize(
    "line",
    [
        "",
        "\n",
        "hello",
        "null",
        "7",
        "[]",
        "{}",
        '{"new"',
        '{"view": 0, "sample": 0}',
        '{"new": {"players": "4"}}',
        '{"new": {"players": true}}',
        '{"new": {"players": 4.0}}',
        '{"new": {"players": 4, "dragons": true}}',
        '{"new": {"players": 4, "edition": "third"}}',
        '{"new": {}}',
        '{"new": {"players": 4}, "seed": -1}',
        '{"new": {"players": 4}, "seed": "7"}',
        '{"new": {"players": 4}, "extra": 1}',
        '{"view": "0"}',
        '{"view": true}',
        '{"view": 0.0}',
        '{"sample": null}',
        '{"action": {"type": "swap"}}',
        '{"seat": 0, "action": null}',
        '{"seat": 0, "action": {}}',
        '{"seat": 0, "action": {"type": "dance"}}',
        '{"seat": 0, "action": {"type": "swap", "set_aside": {"apples": -1}}}',
        '{"seat": 0, "action": {"type": "swap", "set_aside": {"apples": true}}}',
        '{"seat": 0, "action": {"type": "swap", "take": ["middle"]}}',
        '{"seat": 0, "action": {"type": "swap", "hand": 1}}',
        '{"seat": 0, "action": {"type": "declare", "good": "apples", "count": 3}}',
        '{"seat": 0, "action": {"type": "declare", "good": ["apples", "cheese"]}}',
        '{"seat": 0, "action": {"type": "share", "split": {"x": {}}}}',
        '{"seat": "0", "action": {"type": "swap"}}',
        '{"seat": 99999999999999999999, "action": {"type": "swap"}}',
        '{"seat": 0, "action": {"type": "swap", "set_aside": {"apples": ' + "9" * 4300 + "}}}",
        '{"new": {"players": 4}, "seed": ' + "9" * 9000 + "}",
        "[" * 100_000,
        '{"view": ' + "[" * 100_000 + "}",
        '{"view": "\\ud800"}',
        '{"new": {"players": 4, "packs": [' + ", ".join('"p"' for _ in range(40_000)) + "]}}",
    ],
    ids=lambda line: line[:60],
)
def test_a_malformed_request_changes_nothing(line: str) -> None:
    referee = at_a_table()
    before = ask(referee, {"view": 0})
    answer = ask(referee, line)
    assert (answer["ok"], answer["error"]) == (False, "malformed")
    assert ask(referee, {"view": 0}) == before


def test_bytes_that_are_not_text_are_malformed() -> None:
    assert ask(at_a_table(), b'{"view": "\xff\xfe"}')["error"] == "malformed"


def test_a_refusal_is_short_for_any_input() -> None:
    referee = at_a_table()
    starter = ask(referee, {"view": None})["view"]["to_act"][0]
    seat = (starter + 1) % 4
    ask(referee, {"seat": starter, "action": {"type": "name_starter", "seat": seat}})
    action = {"type": "swap", "set_aside": {"silk\n" * 50_000: 1}}
    answer = ask(referee, {"seat": seat, "action": action})
    assert answer["rule"] == "R4.2"
    assert len(answer["message"]) < 400


def test_nothing_is_possible_before_the_deal() -> None:
    referee = Referee()
    for request in ({"view": 0}, {"sample": 0}, {"seat": 0, "action": {"type": "swap"}}):
        assert ask(referee, request)["error"] == "illegal"


def test_a_refused_deal_keeps_the_running_game() -> None:
    referee = at_a_table()
    before = ask(referee, {"view": 1})
    for wrong in ({"players": 2}, {"players": 6, "edition": "first"}):
        assert not ask(referee, {"new": wrong})["ok"]
    assert not ask(referee, {"new": {"players": 4}, "deck": ["apples"]})["ok"]
    assert ask(referee, {"view": 1}) == before


def test_events_are_returned_whole_or_as_a_seat_or_a_spectator_sees_them() -> None:
    seen: dict[object, dict[str, Any]] = {}
    for eyes in ("all", 0, 1, None):
        referee = Referee()
        ask(referee, {"new": {"players": 4, "edition": "first"}, "seed": 3, "sheriff": 0})
        request: dict[str, Any] = {"seat": 1, "action": ask(referee, {"sample": 1, "seed": 4})["action"]}
        assert request["action"]["set_aside"]
        if eyes != "all":
            request["as"] = eyes
        seen[eyes] = ask(referee, request)["events"][0]
    assert seen["all"] == seen[1]
    assert "cards" in seen["all"]
    assert seen[0] == seen[None]
    assert "cards" not in seen[0]


def test_a_whole_game_can_be_played_by_sampling() -> None:
    for seed, options in enumerate(MIXES[::37]):
        referee = Referee()
        answer = ask(referee, {"new": msgspec.to_builtins(options), "seed": seed})
        moves = 0
        while answer["to_act"]:
            seat = random.Random(moves).choice(answer["to_act"])
            action = ask(referee, {"sample": seat, "seed": moves})["action"]
            answer = ask(referee, {"seat": seat, "action": action})
            assert answer["ok"], answer
            moves += 1
        view = ask(referee, {"view": None})["view"]
        assert view["phase"] == "over"
        assert [score["rank"] for score in view["scores"]].count(1) >= 1


def test_serving_answers_every_line_and_ends_with_the_input() -> None:
    lines = b'{"new": {"players": 3}}\nnonsense\n' + b"x" * (MAX_LINE_BYTES + 5) + b"\n" + b'{"view": null}'
    answers = io.BytesIO()
    serve(io.BytesIO(lines), answers)
    seen = [msgspec.json.decode(line) for line in answers.getvalue().splitlines()]
    assert [answer["ok"] for answer in seen] == [True, False, False, True]


json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda children: st.lists(children, max_size=4) | st.dictionaries(st.text(max_size=8), children, max_size=4),
    max_leaves=12,
)
names = st.sampled_from(
    ["new", "seat", "action", "view", "sample", "seed", "as", "type", "players", "deck", "bag", "offer", "to", "give"]
)
almost_requests = st.dictionaries(names, json_values | st.dictionaries(names, json_values, max_size=4), max_size=4)


@settings(max_examples=many(60, 400), deadline=None)
@given(st.lists(almost_requests.map(encode) | st.binary(max_size=60), max_size=12))
def test_garbage_gets_an_answer_and_changes_nothing(lines: list[bytes]) -> None:
    referee = at_a_table()
    for line in lines:
        before = ask(referee, {"view": None})
        if not ask(referee, line)["ok"]:
            assert ask(referee, {"view": None}) == before


def test_spoiled_lines_are_answered_and_never_stop_the_referee() -> None:
    """Real requests with bytes changed, dropped or doubled, in the middle of real games."""
    chance = random.Random(2)
    referee = Referee()
    seat = 0
    line = encode({"new": {"players": 4, "open_trade": True}, "seed": 1})
    for number in range(many(12_000, 100_000)):
        spoiled = bytearray(line)
        for _ in range(chance.choice((0, 1, 1, 2, 5))):
            where = chance.randrange(len(spoiled))
            spoiled[where : where + chance.randrange(3)] = chance.choice(
                (b"", b"9", b'"', b"}", b"-1", bytes([chance.randrange(256)]))
            )
            if not spoiled:
                break
        answer: dict[str, Any] = msgspec.json.decode(referee.answer(bytes(spoiled)))
        assert answer["ok"] or answer["error"] in ("illegal", "malformed")
        if answer.get("to_act") == [] or number % 997 == 0:
            line = encode({"new": {"players": 4, "open_trade": True}, "seed": number})
            seat = 0
        elif answer.get("to_act"):
            seat = chance.choice(answer["to_act"])
            line = encode({"sample": seat, "seed": number})
        elif "action" in answer:
            line = encode({"seat": seat, "action": answer["action"]})
