"""A whole game, and what each seat and a spectator may know of it at every version.

Two independent judges. `events_for` and `view_for` use the engine to say, to the byte, what an observer is sent.
`canaries_known` follows section R11 alone, without the engine, and says which unique goods an observer may know of.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from nottingham.rules.engine import evolve, replay
from nottingham.rules.events import (
    AnyEvent,
    BagHandedBack,
    BagLoaded,
    BagOpened,
    BootyShared,
    CardsDiscarded,
    CardsDrawn,
    CardsSetAside,
    ConfiscatedPlaced,
    DealStruck,
    DebtPaid,
    FellShort,
    GameEnded,
    GameStarted,
    OfferMade,
    PilesStarted,
    SetAsideCollected,
    ShareProposed,
)
from nottingham.rules.state import Offer, State
from nottingham.rules.view import view
from nottingham.rules.wire import encode

CANARIES = 30
CANARY = "canary_"
PACK = 'title = "Canaries"\nabout = "Goods that sing when they are seen."\n' + "".join(
    f"""
[[goods]]
name = "{CANARY}{number:02}"
kind = "{"royal" if number % 10 == 0 else "contraband"}"
copies_at_three = 1
copies = 1
value = {6 + number % 4}
penalty = 4
{'counts_as = { good = "apples", count = 2 }' if number % 10 == 0 else ""}
"""
    for number in range(CANARIES)
)
"""Thirty hidden goods of one card each: naming one names that very card."""

Observer = int | None
_events = msgspec.json.Decoder(list[AnyEvent])


class Truth:
    """One finished game."""

    def __init__(self, steps: Iterable[Mapping[str, Any]]) -> None:
        """Reads the replay of someone who sees everything."""
        self.at: list[int] = []
        self.by: list[int | None] = []
        self.events: list[list[AnyEvent]] = []
        self.states: list[State] = []
        for step in steps:
            assert step["version"] == len(self.events)
            events = _events.decode(msgspec.json.encode(step["events"]))
            self.at.append(step["at"])
            self.by.append(step["seat"])
            self.events.append(events)
            self.states.append(_after(self.states, events))
        started = self.events[0][0]
        assert isinstance(started, GameStarted) and isinstance(started.seed, str)
        self.seed = started.seed.encode()
        self.commitment = started.commitment
        self.list_of_goods = b'"goods":' + encode(started.goods)
        """The list of goods in the first event, the only place where all goods are named to everyone."""
        self.last = len(self.events) - 1
        assert self.states[-1].phase == "over"
        self._told: dict[tuple[int, Observer], bytes] = {}
        self._seen: dict[tuple[int, Observer], bytes] = {}
        self._known: dict[Observer, list[frozenset[str]]] = {}

    def events_for(self, version: int, observer: Observer) -> bytes:
        text = self._told.get((version, observer))
        if text is None:
            seen = [encode(event.seen_by(observer)) for event in self.events[version]]
            text = self._told[version, observer] = b"[" + b",".join(seen) + b"]"
        return text

    def view_for(self, version: int, observer: Observer) -> bytes:
        text = self._seen.get((version, observer))
        if text is None:
            text = self._seen[version, observer] = encode(view(self.states[version], observer))
        return text

    def canaries_known(self, version: int, observer: Observer) -> frozenset[str]:
        """Returns all unique goods that an observer may know of at a version."""
        known = self._known.get(observer)
        if known is None:
            known = self._known[observer] = []
            so_far: set[str] = set()
            for events in self.events:
                for event in events:
                    so_far.update(good for good in disclosed(event, observer) if good.startswith(CANARY))
                known.append(frozenset(so_far))
        return known[version]


def _after(states: list[State], events: list[AnyEvent]) -> State:
    if not states:
        return replay(events)
    state = states[-1]
    for event in events:
        state = evolve(state, event)
    return state


def disclosed(event: AnyEvent, to: Observer) -> Iterator[str]:
    """The hidden goods that an event shows to an observer by the rules (R11)."""
    match event:
        case PilesStarted(left=left, right=right):  # R2.3
            yield from (*left, *right)
        case CardsDrawn(seat=seat, cards=cards) if seat == to:
            yield from cards or ()
        case CardsSetAside(seat=seat, cards=cards, face_up=face_up) if face_up or seat == to:  # R4.2
            yield from cards or ()
        case CardsDiscarded(order=order) | ConfiscatedPlaced(order=order):  # R4.3, R6.4
            yield from order
        case SetAsideCollected(cards=cards):
            yield from cards
        case BagLoaded(seat=seat, cards=cards) if seat == to:
            yield from cards or ()
        case BagOpened(cards=cards):  # R6.3
            yield from cards
        case DebtPaid(contraband=cards):  # R6.5
            yield from cards
        case OfferMade(offer=offer) if _is_side(offer, to):  # R11.2
            yield from _named(offer)
        case DealStruck(deal=deal) if _is_side(deal, to):
            yield from _named(deal)
        case FellShort(seat=seat, to=shown) if to == seat or to in shown:  # R7.7
            yield from event.contraband or ()
            yield from event.bag or ()
        case BagHandedBack(bag=owner):  # R6.2, R7.8
            if to == owner:
                yield from event.contraband or ()
            if to == owner or (to == event.to if isinstance(event.to, int) else event.to and to in event.by):
                yield from event.given_contraband or ()
        case ShareProposed(split=split):  # R8.6
            if to in split:
                yield from (good for stake in split.values() for good in stake.goods)
        case BootyShared(split=split, discarded=discarded):
            yield from discarded
            if to in split:
                yield from (good for stake in split.values() for good in stake.goods)
        case GameEnded():  # R11.3
            yield from (f"{CANARY}{number:02}" for number in range(CANARIES))
        case _:
            pass


def _is_side(offer: Offer, seat: Observer) -> bool:
    return seat is not None and (seat == offer.by or seat in offer.needs)


def _named(offer: Offer) -> Iterator[str]:
    for terms in (offer.give, offer.get, getattr(offer, "gave", None), getattr(offer, "got", None)):
        if terms is not None:
            yield from (*terms.smuggled, *terms.bag)
