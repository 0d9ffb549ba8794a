"""Heaps of cards. Cards of one good are alike, so a hand, a bag or a stand is a count for each good.

A heap is a mapping without zeros that is never changed: every function here returns a new one, or one of its arguments
where nothing changes.
"""

from collections.abc import Iterable, Mapping
from itertools import chain, repeat
from typing import Final

Cards = Mapping[str, int]

NOTHING: Final[Cards] = {}


def heap(cards: Iterable[str]) -> Cards:
    """Counts the cards of a list."""
    counted: dict[str, int] = {}
    for good in cards:
        counted[good] = counted.get(good, 0) + 1
    return counted


def spread(cards: Cards) -> list[str]:
    """Lists every card of a heap, cards of one good together."""
    return list(chain.from_iterable(map(repeat, cards, cards.values())))


def size(cards: Cards) -> int:
    return sum(cards.values())


def without_zeros(cards: Cards) -> Cards:
    """A heap from what a client sent, where a good may have the count zero."""
    return {good: count for good, count in cards.items() if count} if cards else NOTHING


def holds(cards: Cards, wanted: Cards) -> bool:
    """Whether `cards` has all of `wanted`."""
    get = cards.get
    for good, count in wanted.items():
        if get(good, 0) < count:
            return False
    return True


def plus(cards: Cards, more: Cards) -> Cards:
    if not more:
        return cards
    if not cards:
        return more
    total = {**cards}
    for good, count in more.items():
        total[good] = total.get(good, 0) + count
    return total


def with_more(cards: Cards, drawn: Iterable[str]) -> Cards:
    """Like `plus`, for a list of cards."""
    total = {**cards}
    for good in drawn:
        total[good] = total.get(good, 0) + 1
    return total


def minus(cards: Cards, less: Cards) -> Cards:
    """Takes `less` out of `cards`, which must have it."""
    if not less:
        return cards
    left = {**cards}
    for good, count in less.items():
        if left[good] == count:
            del left[good]
        else:
            left[good] -= count
    return left


def overlap(cards: Cards, named: Cards) -> Cards:
    """The part of `named` that `cards` really has."""
    found: dict[str, int] = {}
    for good, count in named.items():
        there = min(count, cards.get(good, 0))
        if there:
            found[good] = there
    return found


def worth(cards: Cards, each: Mapping[str, int]) -> int:
    """The sum of `each` (values or penalties) over all cards."""
    total = 0
    for good, count in cards.items():
        total += each[good] * count
    return total


def split(cards: Cards, legal: frozenset[str]) -> tuple[Cards, Cards]:
    """Splits cards into the legal ones and the others."""
    open_cards: dict[str, int] = {}
    hidden: dict[str, int] = {}
    for good, count in cards.items():
        if good in legal:
            open_cards[good] = count
        else:
            hidden[good] = count
    return open_cards, hidden


def in_words(cards: Cards) -> str:
    """Names cards in a message: `2 apples, 1 silk`."""
    return ", ".join(f"{count} {good.replace('_', ' ')}" for good, count in cards.items()) or "nothing"
