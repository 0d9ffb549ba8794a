"""Heaps of cards. Cards of one good are alike, so a hand, a bag or a stand is how many of each good.

A heap is a mapping without zeros and is never changed once made: every function here returns a new one (or one of
its arguments, when nothing changes).
"""

from collections.abc import Iterable, Mapping
from itertools import chain, repeat

Cards = Mapping[str, int]

NOTHING: Cards = {}


def heap(cards: Iterable[str]) -> Cards:
    """The cards of a list, counted."""
    counted: dict[str, int] = {}
    for good in cards:
        counted[good] = counted.get(good, 0) + 1
    return counted


def spread(cards: Cards) -> list[str]:
    """Every card of a heap by name, like beside like."""
    return list(chain.from_iterable(map(repeat, cards, cards.values())))


def size(cards: Cards) -> int:
    return sum(cards.values())


def without_zeros(cards: Cards) -> Cards:
    """What a client sent, as a heap of our own: naming none of a good is the same as not naming it."""
    return {good: count for good, count in cards.items() if count} if cards else NOTHING


def holds(cards: Cards, wanted: Cards) -> bool:
    """Whether all of `wanted` lies in `cards`."""
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
    """The same as `plus`, for cards from a list."""
    total = {**cards}
    for good in drawn:
        total[good] = total.get(good, 0) + 1
    return total


def minus(cards: Cards, less: Cards) -> Cards:
    """What is left; `less` must lie in `cards`."""
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
    """Those of the `named` cards that really lie in `cards`."""
    found: dict[str, int] = {}
    for good, count in named.items():
        there = min(count, cards.get(good, 0))
        if there:
            found[good] = there
    return found


def worth(cards: Cards, each: Mapping[str, int]) -> int:
    """The sum over all cards of what `each` says of their good: values, or penalties."""
    total = 0
    for good, count in cards.items():
        total += each[good] * count
    return total


def split(cards: Cards, legal: frozenset[str]) -> tuple[Cards, Cards]:
    """The legal cards and the others."""
    open_cards: dict[str, int] = {}
    hidden: dict[str, int] = {}
    for good, count in cards.items():
        if good in legal:
            open_cards[good] = count
        else:
            hidden[good] = count
    return open_cards, hidden


def in_words(cards: Cards) -> str:
    """For messages: `2 apples, 1 silk`."""
    return ", ".join(f"{count} {good.replace('_', ' ')}" for good, count in cards.items()) or "nothing"
