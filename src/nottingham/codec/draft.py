"""The base of all drafts: an unfinished action of one seat, spelled token by token.

`drafts.py` has the grammar and chooses the draft for a request.
"""

from operator import index
from typing import SupportsIndex

from nottingham.codec.tokens import ONES, Slots, slots_for
from nottingham.codec.vocabulary import TOKENS
from nottingham.rules.actions import AnyAction
from nottingham.rules.cards import Cards
from nottingham.rules.view_types import TurnRequest

UP_FROM = tuple(ONES & ~((1 << slot) - 1) for slot in range(64))
"""The slots from this one on."""


class IllegalToken(ValueError):
    """A token that can't come next."""


class Draft:
    """Base of all drafts. `take` a token, then look at `legal` and `finished`."""

    def __init__(self, request: TurnRequest) -> None:
        self.view = request.view
        self.slots: Slots = slots_for(request.view.options)
        self.path: list[int] = []
        self.legal = 0
        self.finished = False
        self.action: AnyAction | None = None

    def take(self, token: SupportsIndex) -> None:
        try:
            token = index(token)
        except TypeError:
            raise IllegalToken(f"A token is a whole number, not {repr(token)[:80]}.") from None
        if not (0 <= token < TOKENS and self.legal >> token & 1):
            raise IllegalToken(f"Token {token} can't come next.")
        self.path.append(token)
        self._take(token)

    def _take(self, token: int) -> None:
        raise NotImplementedError

    def _finish(self, action: AnyAction | None) -> None:
        self.legal = 0
        self.finished = True
        self.action = action

    def _bits(self, cards: Cards) -> int:
        slot = self.slots.slot
        bits = 0
        for good in cards:
            bits |= 1 << slot[good]
        return bits

    def _heap(self, counts: dict[int, int]) -> Cards:
        names = self.slots.names
        return {names[slot]: count for slot, count in counts.items()}


class ChoiceDraft(Draft):
    """One of several actions, each with its path."""

    def __init__(self, request: TurnRequest, paths: dict[tuple[int, ...], AnyAction | None]) -> None:
        super().__init__(request)
        self._paths = paths
        for path in paths:
            self.legal |= 1 << path[0]

    def _take(self, token: int) -> None:
        path = tuple(self.path)
        if path in self._paths:
            self._finish(self._paths[path])
            return
        length = len(path)
        self.legal = 0
        for longer in self._paths:
            if longer[:length] == path:
                self.legal |= 1 << longer[length]


class HeapDraft(Draft):
    """Cards in the order of their slots."""

    def __init__(self, request: TurnRequest, cards: Cards, most: int) -> None:
        super().__init__(request)
        slot = self.slots.slot
        self._left = {slot[good]: count for good, count in cards.items()}
        self._bits_left = self._bits(cards)
        self._most = most
        self._count = 0
        self.chosen: dict[int, int] = {}

    def _choose(self, slot: int) -> None:
        self._count += 1
        self.chosen[slot] = self.chosen.get(slot, 0) + 1
        self._left[slot] -= 1
        self._bits_left &= UP_FROM[slot]
        if not self._left[slot]:
            self._bits_left &= ~(1 << slot)
        if self._count == self._most:
            self._bits_left = 0
