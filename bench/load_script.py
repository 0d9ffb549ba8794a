"""The script of the players in `bench/load.py`. It knows no rules: the prompt says what is possible.

A merchant sets aside up to two cards, loads mostly one good, declares what the bag holds most of and offers some gold
for it. The sheriff accepts half of the offers, refuses some, opens other bags and hands the rest back. Only the parts
of a view that the script uses are decoded.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct, field

from nottingham.players.defaults import smallest_payment
from nottingham.rules.cards import spread

Cards = Mapping[str, int]
Action = dict[str, Any]


class Limits(Struct):
    """The fields of all prompts that the script uses."""

    max: int = 0
    gold: int = 0
    owed: int = 0
    seats: Sequence[int] = ()
    goods: Sequence[str] = ()
    offers: Sequence[int] = ()
    bags: Sequence[int] = ()
    cards: Cards = {}
    available: Cards = field(default_factory=dict, name="from")
    values: Cards = {}


class Prompt(Struct):
    name_starter: Limits | None = None
    swap: Limits | None = None
    discard: Limits | None = None
    load_bag: Limits | None = None
    declare: Limits | None = None
    offer: Limits | None = None
    accept: Limits | None = None
    refuse: Limits | None = None
    open: Limits | None = None
    hand_back: Limits | None = None
    pay: Limits | None = None
    place: Limits | None = None


class Bag(Struct):
    cards: Cards = {}


class Chair(Struct):
    hand: int | Cards
    bag: Bag | None = None


class Offer(Struct):
    id: int
    by: int = field(name="from")


class View(Struct):
    phase: str
    officers: Sequence[int]
    seats: Sequence[Chair]
    offers: Sequence[Offer]
    prompt: Prompt | None = None


class Standing(Struct):
    view: View


class Received(Struct):
    """`moved` has the view itself, `standing` the game around it."""

    view: View | None = None
    playing: Standing | None = None


_decoder = msgspec.json.Decoder(Received)


def read_view(message: bytes) -> View:
    received = _decoder.decode(message)
    view = received.view or (received.playing.view if received.playing else None)
    assert view is not None
    return view


def some(cards: Cards, count: int, chance: random.Random) -> Cards:
    chosen = chance.sample(spread(cards), count)
    return {good: chosen.count(good) for good in chosen}


def choose(view: View, seat: int, chance: random.Random) -> Action | None:
    """The action of a seat now; None to pass."""
    prompt = view.prompt
    if prompt is None:
        return None
    if prompt.offer and seat not in view.officers:
        return offer(prompt.offer, seat, view.officers[0], chance)
    if prompt.open:
        return judge(view, prompt, chance)
    hand = view.seats[seat].hand
    if prompt.swap and not isinstance(hand, int):
        return {"type": "swap", "set_aside": some(hand, chance.randrange(3), chance)}
    if prompt.load_bag and not isinstance(hand, int):
        return {"type": "load_bag", "cards": load(hand, prompt.load_bag.max, chance)}
    if prompt.declare:
        bag = view.seats[seat].bag
        loaded = bag.cards if bag else {}
        return {"type": "declare", "good": max(prompt.declare.goods, key=lambda good: loaded.get(good, 0))}
    if prompt.name_starter:
        return {"type": "name_starter", "seat": chance.choice(prompt.name_starter.seats)}
    if prompt.pay:
        goods = smallest_payment(prompt.pay.available, dict(prompt.pay.values), prompt.pay.owed)
        return {"type": "pay", "goods": goods}
    if prompt.discard:
        return {"type": "discard", "pile": "left", "order": spread(prompt.discard.cards)}
    if prompt.place:
        return {"type": "place", "pile": "right", "order": spread(prompt.place.cards)}
    return None


def load(hand: Cards, most: int, chance: random.Random) -> Cards:
    """As much as fits of the good the hand holds most of, and sometimes one other card."""
    good = max(hand, key=lambda good: hand[good])
    bag = {good: min(hand[good], most)}
    others = [other for other in hand if other != good]
    if others and bag[good] < most and chance.random() < 0.5:
        bag[chance.choice(others)] = 1
    return bag


def offer(limits: Limits, seat: int, sheriff: int, chance: random.Random) -> Action | None:
    gold = min(limits.gold, chance.randint(1, 6))
    if not gold or seat not in limits.bags:
        return None
    pledge = {"type": "hand_back", "bag": seat}
    return {"type": "offer", "to": sheriff, "give": {"gold": gold}, "pledges": [pledge]}


def judge(view: View, prompt: Prompt, chance: random.Random) -> Action:
    """The sheriff's next action: on the oldest offer, otherwise on the first bag."""
    assert prompt.open
    luck = chance.random()
    if view.offers and prompt.accept and prompt.refuse:
        oldest = view.offers[0]
        if luck < 0.5 and oldest.id in prompt.accept.offers:
            return {"type": "accept", "offer": oldest.id}
        if luck < 0.7 and oldest.id in prompt.refuse.offers:
            return {"type": "refuse", "offer": oldest.id}
        if oldest.by in prompt.open.bags:
            return {"type": "open", "bag": oldest.by}
    bag = prompt.open.bags[0]
    if luck < 0.6 and prompt.hand_back and bag in prompt.hand_back.bags:
        return {"type": "hand_back", "bag": bag}
    return {"type": "open", "bag": bag}
