"""Odd messages to a table: every kind of request with odd values, mutated ones, and random bytes."""

import json
from typing import Any

import msgspec
from hypothesis import strategies as st

SENSIBLE = {"type": "sensible"}
"""Stands for whatever is sensible for the seat at that moment."""

ODD: st.SearchStrategy[Any] = st.sampled_from(
    [
        None,
        True,
        -1,
        6,
        2**31,
        2**63,
        10**40,
        -(10**40),
        1.5,
        1e308,
        "",
        "0",
        "x" * 65,
        "\0",
        "‮abc",
        "<b>",
        [],
        {},
        [[]],
    ]
)
SEAT: st.SearchStrategy[Any] = st.integers(0, 5) | ODD
NAMED: st.SearchStrategy[Any] = (
    st.dictionaries(st.sampled_from(["apples", "cheese", "bread", "silk", "gold", ""]), st.integers(0, 3), max_size=2)
    | ODD
)
TEXT: st.SearchStrategy[Any] = st.text(max_size=12) | ODD
SETTINGS: dict[str, st.SearchStrategy[Any]] = {
    "options": st.fixed_dictionaries({"players": st.integers(2, 7) | ODD}, optional={"edition": TEXT, "packs": ODD}),
    "public": st.booleans() | ODD,
    "spectators": st.booleans() | ODD,
    "away_seconds": st.integers(60, 600) | ODD,
    "decision_seconds": st.integers(60, 600) | ODD,
    "bot_seconds": st.just(0) | ODD,
    "patience_seconds": st.just(0) | ODD,
    "stand_in": st.sampled_from(["trader", "random", "exec:true"]) | ODD,
}
SIDE: st.SearchStrategy[Any] = st.fixed_dictionaries({}, optional={"gold": SEAT, "stand": NAMED, "bag": NAMED}) | ODD
FAVOUR: st.SearchStrategy[Any] = st.fixed_dictionaries({"type": st.just("words"), "by": SEAT, "text": TEXT}) | ODD
ACTIONS: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "name_starter": {"seat": SEAT},
    "swap": {"set_aside": NAMED, "take": ODD},
    "discard": {"pile": st.just("left") | ODD, "order": ODD},
    "load_bag": {"cards": NAMED},
    "declare": {"good": st.sampled_from(["apples", "silk"]) | ODD},
    "offer": {"to": SEAT, "give": SIDE, "get": SIDE, "favours": st.lists(FAVOUR, max_size=2) | ODD},
    "accept": {"offer": SEAT},
    "refuse": {"offer": SEAT},
    "withdraw": {"offer": SEAT},
    "open": {"bag": SEAT},
    "hand_back": {"bag": SEAT},
    "pay": {"goods": NAMED},
    "place": {"pile": ODD, "order": ODD},
    "claim": {"good": TEXT},
    "decline": {},
    "share": {"split": st.dictionaries(st.sampled_from(["0", "1", "x"]), SIDE, max_size=2) | ODD},
    "share_evenly": {},
    "time_up": {},
}
QUESTIONS: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "catch_up": {"version": st.integers(-1, 9) | ODD},
    "pass": {},
    "composing": {"composing": st.booleans() | ODD},
    "sit": {"seat": SEAT},
    "stand": {},
    "seat_bot": {"seat": SEAT, "bot": st.sampled_from(["trader", "random", "exec:true"]) | ODD},
    "remove": {"seat": SEAT},
    "readmit": {"name": st.sampled_from(["Ann", "Watson"]) | TEXT},
    "make_host": {"seat": SEAT},
    "arrange": {"settings": st.fixed_dictionaries({}, optional=SETTINGS) | ODD},
    "cut": {"text": TEXT},
    "ready": {"ready": st.booleans() | ODD},
    "start": {},
    "rematch": {},
    "gather": {},
    "turn_to": {"chapter": st.integers(0, 3) | ODD},
    "pause": {},
    "resume": {},
    "say": {"text": TEXT},
    "gesture": {"mood": st.sampled_from(["smug", None]) | ODD, "throw": st.sampled_from(["tomato", None]) | ODD},
    "guess": {"round": st.integers(0, 2) | ODD, "bag": SEAT, "honest": st.booleans() | ODD},
    "shown": {"game": TEXT, "version": SEAT},
    "recall": {"before": SEAT},
    "mute": {"seat": SEAT, "muted": st.booleans() | ODD},
    "silence": {"seat": SEAT, "silent": st.booleans() | ODD},
    "join": {"table": TEXT},
    "lobby": {},
    "nonsense": {},
}


@st.composite
def actions(draw: st.DrawFn) -> dict[str, Any]:
    kind = draw(st.sampled_from(sorted(ACTIONS)))
    return {"type": kind, **draw(st.fixed_dictionaries(ACTIONS[kind]))}


@st.composite
def questions(draw: st.DrawFn) -> dict[str, Any]:
    if draw(st.integers(0, 2)) == 0:
        action = draw(st.just(SENSIBLE) | st.just(SENSIBLE) | actions())
        return {"type": "act", "action": action, **draw(st.fixed_dictionaries({}, optional={"version": SEAT}))}
    kind = draw(st.sampled_from(sorted(QUESTIONS)))
    return {"type": kind, **draw(st.fixed_dictionaries(QUESTIONS[kind]))}


@st.composite
def mutated(draw: st.DrawFn) -> dict[str, Any]:
    """A question with a field too many, one too few, or one of another kind."""
    question = dict(draw(questions()))
    field = draw(st.sampled_from([*question, "seat", "person", "secret", "by", "at"]))
    if draw(st.booleans()):
        question[field] = draw(ODD)
    else:
        question.pop(field, None)
    return question


NOISE: st.SearchStrategy[str | bytes] = (
    st.sampled_from(
        [
            "",
            " ",
            "null",
            "[]",
            "NaN",
            '{"type":"say","text":NaN}',
            '{"type":"say","text":"\\ud800"}',
            '{"type":"pass","type":"start"}',
            '{"type":"mute","seat":' + "9" * 5000 + "}",
            '{"type":"recall","before":1e400}',
            "[" * 16_000,
            '{"a":' * 3_000,
            '{"type":"act","action":' + "[" * 12_000,
            '{"type":"act","action":' + "[" * 6_000 + "]" * 6_000 + "}",
            '{"type":"act","action":{"type":"swap","set_aside":' + '{"a":' * 2_000 + "1" + "}" * 2_000 + "}}",
            '\ufeff{"type":"pass"}',
            '{"type":"pass"}{"type":"pass"}',
            '{"type":"say","text":"' + "\\u0000" * 400 + '"}',
            "'; drop table people; --",
        ]
    )
    | st.text(max_size=40)
    | st.binary(max_size=40)
)

MESSAGES: st.SearchStrategy[dict[str, Any] | str | bytes] = questions() | questions() | mutated() | NOISE


def readable(text: str | bytes) -> bool:
    """Returns whether it is JSON at all, so that a key in it can be found."""
    try:
        return isinstance(msgspec.json.decode(text), dict)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False


def written(question: dict[str, Any], key: str) -> str:
    return json.dumps({**question, "key": key})
