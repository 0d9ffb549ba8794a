"""Messages that must be refused: actions out of turn, with cards not held, about bags that don't exist; and noise."""

import random
from typing import Any

from nottingham.rules.view import View

NOISE: list[Any] = [
    {"type": "peek"},
    {"type": "peek", "seat": 1},
    {"type": "load_bag"},
    {"type": "load_bag", "cards": ["silk"]},
    {"type": "load_bag", "cards": {"silk": -1}},
    {"type": "open", "bag": "0"},
    {"type": "swap", "set_aside": {}, "seat": 2},
    {"type": "offer", "to": "everyone"},
    "open",
    17,
    None,
    [],
]
"""Messages that are no actions."""

BLUNDERS: list[str | bytes] = [
    "{",
    "[]",
    '{"type": "peek"}',
    '{"type": "act"}',
    '{"type": "act", "action": {"type": "open", "bag": 0}, "seat": 1}',
    '{"type": "join", "table": "here"}',
    '{"type": "sit", "seat": 99}',
    b"\xff\xfe",
]
"""Messages that are no requests."""

BEGINNINGS = ("start", "rematch", "gather")
ASIDES: list[tuple[str, dict[str, Any]]] = [
    *(("say", {"text": f"I say {number}."}) for number in range(4)),
    *(("say", {"phrase": phrase}) for phrase in ("hello", "trust_me", "liar", "no_deal")),
    ("say", {}),
    ("recall", {"before": 5}),
    ("recall", {"before": 2**31}),
    ("pass", {}),
    ("ready", {}),
    ("pause", {}),
    ("resume", {}),
    ("mute", {"seat": 1}),
    ("mute", {"seat": 1, "muted": False}),
    ("silence", {"seat": 5}),
    ("sit", {}),
    ("sit", {"seat": 0}),
    ("seat_bot", {"seat": 0, "bot": "trader"}),
    ("seat_bot", {"seat": 0, "bot": "exec:cat"}),
    ("arrange", {"settings": {"options": {"players": 3}}}),
    ("cut", {"text": "for the next game"}),
    ("start", {}),
    ("rematch", {}),
    ("gather", {}),
]
"""The requests besides moves, of which some are done and some refused."""


def any_action(view: View | None, players: int, chance: random.Random) -> Any:
    """An action as it would be sent; now and then it happens to be legal."""
    if chance.random() < 0.2:
        return chance.choice(NOISE)
    goods = [*_GOODS, *(f"canary_{number:02}" for number in range(30))]
    seat = chance.randint(-1, players)
    cards = {chance.choice(goods): chance.choice((0, 1, 1, 2, 6)) for _ in range(chance.randint(1, 3))}
    held: dict[str, int] = dict(view.me.hand) if view and view.seat is not None else {}
    order = [chance.choice(goods) for _ in range(chance.randint(1, 5))]
    number = chance.choice((-1, 0, *(offer.id for offer in view.offers), 1)) if view else 1
    actions: list[dict[str, Any]] = [
        {"type": "name_starter", "seat": seat},
        {"type": "swap", "set_aside": cards},
        {"type": "swap", "set_aside": held},
        {"type": "swap", "set_aside": {}, "take": ["left"] * chance.randint(1, 9)},
        {"type": "discard", "pile": "left", "order": order},
        {"type": "load_bag", "cards": cards},
        {"type": "load_bag", "cards": held},
        {"type": "declare", "good": chance.choice(goods)},
        {"type": "open", "bag": seat},
        {"type": "hand_back", "bag": seat},
        {"type": chance.choice(("accept", "refuse", "withdraw")), "offer": number},
        {"type": "pay", "goods": cards},
        {"type": "place", "pile": "right", "order": order},
        {"type": "claim", "good": chance.choice(goods)},
        {"type": "decline"},
        {"type": "share", "split": {str(seat): {"gold": 1, "goods": cards}, "0": {}}},
        {"type": "time_up"},
        *(_offer(chance.choice((seat, "deputies")), cards, players, chance) for _ in range(6)),
    ]
    return chance.choice(actions)


def _offer(to: int | str, cards: dict[str, int], players: int, chance: random.Random) -> dict[str, Any]:
    """Too much, of what may not be there, for whatever comes to mind."""
    mine, theirs = (
        {
            "gold": chance.choice((0, 1, 5, 500)),
            chance.choice(("stand", "contraband", "bag")): cards,
        }
        for _ in range(2)
    )
    pledge = {"type": chance.choice(("hand_back", "open")), "bag": chance.randrange(players)}
    favour = {"type": "spare", "by": chance.randrange(players), "whom": chance.randrange(players)}
    return {
        "type": "offer",
        "to": to,
        "give": mine,
        "get": chance.choice(({}, theirs)),
        "pledges": [pledge] * chance.choice((0, 1, 1, 2)),
        "favours": [favour] * chance.choice((0, 0, 1)),
    }


_GOODS = (
    "apples",
    "cheese",
    "bread",
    "chickens",
    "pepper",
    "mead",
    "silk",
    "crossbows",
    "golden_apples",
    "salt",
    "caviar",
)
