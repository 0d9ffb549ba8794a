"""A recorded game gone through again, event by event.

The events of a record change a table exactly as they did when the game was played (`evolve`). `evolve` judges nothing,
so what was written by another hand is looked at here: seats must exist, cards and gold must neither appear nor vanish,
the points must be those of the table, and the game must come to its end.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from msgspec import UNSET, Struct

from nottingham.records.record import NotAGame
from nottingham.rules.cards import Cards
from nottingham.rules.engine import evolve
from nottingham.rules.events import AnyEvent, BootyShared, FavourJudged, GameEnded, GameStarted
from nottingham.rules.phases.rounds import begin
from nottingham.rules.phases.scoring import score, winners
from nottingham.rules.shuffle import commitment
from nottingham.rules.state import State

GOOD_NAME = re.compile("[a-z][a-z0-9_]{0,31}")
_SEAT_FIELDS = {"seat", "bag", "by", "to", "whom", "queue", "officers", "needs", "accepted_by", "winners", "short"}
"""The fields of events, and of what lies in them, that name seats where they hold a number."""


def retell(events: Sequence[AnyEvent]) -> Iterator[tuple[State, AnyEvent]]:
    """Each event with the state after it; `NotAGame` where they can't be a game from its start to its end.

    Only when the last event has come is it proved that they are one.
    """
    try:
        yield from _steps(events)
    except NotAGame:
        raise
    except Exception as error:  # what is no game can trip up anything that deals with games
        raise NotAGame(f"its events make no game ({type(error).__name__})") from None


def seats_of(events: Sequence[AnyEvent]) -> int:
    """How many sit at the table."""
    if not events or not isinstance(events[0], GameStarted):
        raise NotAGame("it doesn't begin with the start of a game")
    return len(events[0].names)


def _steps(events: Sequence[AnyEvent]) -> Iterator[tuple[State, AnyEvent]]:
    """Each event with the state after it, if all of them together are a game from its start to its end."""
    players = seats_of(events)
    started = cast(GameStarted, events[0])
    if started.seed is UNSET or started.deck is UNSET or started.removed is UNSET:
        raise NotAGame("it is what one seat saw of a game, not the game")
    if started.options.players != players or started.commitment != commitment(started.seed):
        raise NotAGame("event 1 contradicts itself")
    if not all(GOOD_NAME.fullmatch(good.name) for good in started.goods):
        raise NotAGame("event 1 names goods that can't be")
    state = begin(started)
    gold = started.gold * players
    yield state, started
    for number, event in enumerate(events[1:], 2):
        if state.phase == "over":
            raise NotAGame(f"event {number} comes after the end")
        if not all(0 <= seat < players for seat in _seats_named(event)):
            raise NotAGame(f"event {number} names a seat that isn't there")
        if isinstance(event, FavourJudged) and not 0 <= event.entry < len(state.ledger):
            raise NotAGame(f"event {number} judges a favour that nobody promised")
        if isinstance(event, GameEnded) and (event.scores != score(state) or event.winners != winners(event.scores)):
            raise NotAGame(f"event {number} counts other points than lie on the table")
        state = evolve(state, event)
        gold -= event.to_bank if isinstance(event, BootyShared) else 0
        if _cards(state) != state.goods.contents or _gold(state) != gold:
            raise NotAGame(f"cards or gold don't add up after event {number}")
        yield state, event
    if state.phase != "over":
        raise NotAGame(f"it breaks off in round {state.round}")


def _seats_named(thing: Any) -> Iterator[int]:
    """Every seat that an event, or anything in it, speaks of."""
    for field in thing.__struct_fields__:
        value = getattr(thing, field)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Struct):
                yield from _seats_named(part)
            elif isinstance(part, Mapping):
                yield from (key for key in part if isinstance(key, int))
            elif isinstance(part, int) and field in _SEAT_FIELDS:
                yield part


def _cards(state: State) -> Mapping[str, int]:
    """Every card, wherever it lies; a heap can't hold less than none of a good."""
    found: Counter[str] = Counter(state.cards[state.drawn :])
    found.update(state.removed)
    for pile in state.piles.values():
        found.update(pile)
    for heap in _heaps(state):
        if min(heap.values(), default=1) < 1:
            raise NotAGame("a heap of cards holds less than one")
        found.update(heap)
    return found


def _heaps(state: State) -> Iterator[Cards]:
    yield from (state.spent, state.confiscated, state.booty.stand, state.booty.contraband)
    for seat in state.seats:
        yield from (seat.hand, seat.stand, seat.contraband, seat.set_aside)
        if seat.bag is not None and not seat.bag.settled:
            yield seat.bag.cards


def _gold(state: State) -> int:
    if min(seat.gold for seat in state.seats) < 0:
        raise NotAGame("a purse holds less than nothing")
    return state.booty.gold + sum(seat.gold for seat in state.seats)
