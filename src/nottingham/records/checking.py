"""The plausibility check for events whose actions are unknown.

The events change a state exactly as they did when the game was played (`evolve`), and `evolve` judges nothing. So each
event is checked here against what holds in every game: seats exist, cards and gold neither appear nor vanish, deals
were offered, the final scores match the goods, and the game reaches its end. A record that passes can still contain a
move that the rules forbid: only `rejudging.py` finds that.
"""

import re
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import UNSET, Struct

from nottingham.records.errors import NotAGame, OneSeatOnly, Unfinished, Unlawful, unlawful_on_error
from nottingham.rules.cards import Cards
from nottingham.rules.engine import evolve
from nottingham.rules.events import AnyEvent, BootyShared, DealStruck, FavourJudged, GameEnded, GameStarted
from nottingham.rules.phases.rounds import MAX_WORD_LENGTH, begin
from nottingham.rules.phases.scoring import score, winners
from nottingham.rules.shuffle import commitment
from nottingham.rules.state import State

GOOD_NAME = re.compile("[a-z][a-z0-9_]{0,31}")
MAX_NUMBER = 9999
"""No count, score, offer id or deck size of a game is higher. Gold can be: favours may promise any sum."""
MAX_KINDS = 400
"""No game has more kinds of goods: four times as many as a pack can have."""
_SEAT_FIELDS = {"seat", "bag", "by", "to", "whom", "queue", "officers", "needs", "accepted_by", "winners", "short"}
"""The fields of events, and of the structs in them, whose numbers are seats."""


def check_events(events: Sequence[AnyEvent]) -> Iterator[tuple[State, AnyEvent]]:
    """Yields each event with the state after it, or raises `NotAGame`.

    The events are a whole game only if this runs to its end.
    """
    with unlawful_on_error():
        yield from _checked(events)


def start_of(events: Sequence[AnyEvent]) -> GameStarted:
    """Returns the first event of a game that has all its secrets and isn't contradictory."""
    started = events[0] if events else None
    if not isinstance(started, GameStarted):
        raise NotAGame("it doesn't begin with the start of a game")
    _check_size(started)
    if started.seed is UNSET or started.deck is UNSET or started.removed is UNSET:
        raise OneSeatOnly("it holds what one seat saw of a game, not the whole game")
    with unlawful_on_error():
        if started.options.players != len(started.names) or started.commitment != commitment(started.seed):
            raise Unlawful("event 1 contradicts itself")
    return started


def _check_size(started: GameStarted) -> None:
    """Refuses names, goods and numbers so long, many or high that dealing the game would use up time or memory."""
    if any(len(text) > MAX_WORD_LENGTH for text in (*started.names, *started.cuts)):
        raise Unlawful(f"event 1 has a name or a cut of more than {MAX_WORD_LENGTH} characters")
    if not all(GOOD_NAME.fullmatch(good.name) for good in started.goods):
        raise Unlawful("event 1 has impossible names of goods")
    _check_numbers(started, 1)
    if sum(max(good.copies, 1) for good in started.goods) > MAX_NUMBER:
        raise Unlawful("event 1 has more cards than any game")
    if len(started.goods) > MAX_KINDS:
        raise Unlawful("event 1 has more kinds of goods than any game")


def _checked(events: Sequence[AnyEvent]) -> Iterator[tuple[State, AnyEvent]]:
    started = start_of(events)
    state = begin(started)
    players = len(started.names)
    gold = started.gold * players
    cards = _CardCount(state.goods.contents)
    yield state, started
    for number, event in enumerate(events[1:], 2):
        _check_numbers(event, number)
        if not all(0 <= seat < players for seat in _seats_in(event)):
            raise Unlawful(f"event {number} names a seat that doesn't exist")
        _check_event(state, event, number)
        state = evolve(state, event)
        gold -= event.to_bank if isinstance(event, BootyShared) else 0
        if not cards.adds_up(state) or _gold(state) != gold:
            raise Unlawful(f"cards or gold don't add up after event {number}")
        yield state, event
    if state.phase != "over":
        raise Unfinished(f"it breaks off in round {state.round}")


def _check_event(state: State, event: AnyEvent, number: int) -> None:
    if state.phase == "over":
        raise Unlawful(f"event {number} comes after the end of the game")
    match event:
        case FavourJudged(entry=entry) if not 0 <= entry < len(state.ledger):
            raise Unlawful(f"event {number} judges a favour that was never promised")
        case DealStruck(deal) if (deal.id, deal.favours) not in [(offer.id, offer.favours) for offer in state.offers]:
            raise Unlawful(f"event {number} strikes a deal that was not on offer")
        case GameEnded() if event.scores != score(state) or event.winners != winners(event.scores):
            raise Unlawful(f"event {number} has scores that don't match the goods")


def _check_numbers(event: AnyEvent, number: int) -> None:
    """Refuses counts so high that applying the event would use up the memory."""
    if max(_numbers_in(event), default=0) > MAX_NUMBER:
        raise Unlawful(f"event {number} holds a number that is too high")


def _numbers_in(thing: Any, field: str = "") -> Iterator[int]:
    if isinstance(thing, Struct):
        for name in thing.__struct_fields__:
            yield from _numbers_in(getattr(thing, name), name)
    elif isinstance(thing, Mapping):
        for value in thing.values():
            yield from _numbers_in(value, field)
    elif isinstance(thing, tuple | list):
        for part in thing:
            yield from _numbers_in(part, field)
    elif isinstance(thing, int) and field != "gold":
        yield thing


def _seats_in(thing: Any) -> Iterator[int]:
    """Yields every seat that an event, or a struct in it, names."""
    for field in thing.__struct_fields__:
        value = getattr(thing, field)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Struct):
                yield from _seats_in(part)
            elif isinstance(part, Mapping):
                yield from (key for key in part if isinstance(key, int))
            elif isinstance(part, int) and field in _SEAT_FIELDS:
                yield part


class _CardCount:
    """Counts every card, wherever it lies. What an event leaves where it was isn't counted again."""

    def __init__(self, contents: Cards) -> None:
        self._surplus: Counter[str] = Counter()
        """How many cards of each good there are too many, where the number isn't right."""
        self._deck: tuple[str, ...] = ()
        self._drawn = 0
        self._places: dict[Hashable, Cards | tuple[str, ...]] = {}
        """The cards elsewhere, by place."""
        self._add(contents, -1)

    def adds_up(self, state: State) -> bool:
        """Whether the cards are as many as the game has, after an event."""
        if not 0 <= state.drawn <= len(state.cards):
            raise Unlawful("more cards are drawn than the deck has")
        if state.cards is not self._deck:
            self._add(self._deck[self._drawn :], -1)
            self._add(state.cards[state.drawn :], 1)
        elif state.drawn != self._drawn:
            first, last = sorted((state.drawn, self._drawn))
            self._add(state.cards[first:last], 1 if first == state.drawn else -1)
        self._deck, self._drawn = state.cards, state.drawn
        before, self._places = self._places, dict(_places(state))
        for place in before.keys() | self._places.keys():
            there, here = before.get(place, ()), self._places.get(place, ())
            if there is not here:
                self._compare(there, here)
        return not self._surplus

    def _compare(self, before: Cards | tuple[str, ...], after: Cards | tuple[str, ...]) -> None:
        if isinstance(before, tuple) and isinstance(after, tuple):  # cards come to piles and leave them on top
            same = min(len(before), len(after))
            if before[:same] == after[:same]:
                before, after = before[same:], after[same:]
        elif isinstance(after, Mapping) and min(after.values(), default=1) < 1:
            raise Unlawful("a heap holds less than one card of a good")
        self._add(before, -1)
        self._add(after, 1)

    def _add(self, cards: Cards | Iterable[str], sign: int) -> None:
        counted = cards.items() if isinstance(cards, Mapping) else Counter(cards).items()
        for good, count in counted:
            self._surplus[good] += sign * count
            if not self._surplus[good]:
                del self._surplus[good]


def _places(state: State) -> Iterator[tuple[Hashable, Cards | tuple[str, ...]]]:
    """Yields the cards that are not in the deck, by place."""
    yield "removed", state.removed
    yield from state.piles.items()
    yield "spent", state.spent
    yield "confiscated", state.confiscated
    yield "booty", state.booty.stand
    yield "hidden booty", state.booty.contraband
    for number, seat in enumerate(state.seats):
        yield (number, "hand"), seat.hand
        yield (number, "stand"), seat.stand
        yield (number, "contraband"), seat.contraband
        yield (number, "set aside"), seat.set_aside
        if seat.bag is not None and not seat.bag.settled:
            yield (number, "bag"), seat.bag.cards


def _gold(state: State) -> int:
    if min(seat.gold for seat in state.seats) < 0:
        raise Unlawful("a player has less than no gold")
    return state.booty.gold + sum(seat.gold for seat in state.seats)
