"""Drafts of actions that are cards: load, swap, put on a pile, pay a debt, split the booty."""

from nottingham.codec.draft import Draft, HeapDraft
from nottingham.codec.vocabulary import ASK, ASK_COIN, COINS, DONE, GIVE, LEFT, PASS, RIGHT
from nottingham.rules.actions import (
    PILES,
    Discard,
    LoadBag,
    Pay,
    PileName,
    Place,
    Portion,
    Share,
    ShareEvenly,
    Swap,
)
from nottingham.rules.cards import minus, size
from nottingham.rules.view_types import (
    LoadPrompt,
    PayPrompt,
    PutPrompt,
    SharePrompt,
    SwapPrompt,
    TurnRequest,
)

_LAST_COIN = ASK_COIN + len(COINS) - 1


class LoadDraft(HeapDraft):
    def __init__(self, request: TurnRequest, prompt: LoadPrompt) -> None:
        super().__init__(request, request.view.me.hand, prompt.max)
        self.legal = self._bits_left << GIVE

    def _take(self, token: int) -> None:
        if token == DONE:
            self._finish(LoadBag(self._heap(self.chosen)))
        else:
            self._choose(token - GIVE)
            self.legal = self._bits_left << GIVE | 1 << DONE


class SwapDraft(HeapDraft):
    """Cards set aside, then piles to take from, then `done`."""

    def __init__(self, request: TurnRequest, prompt: SwapPrompt) -> None:
        hand = request.view.me.hand
        super().__init__(request, hand, prompt.max)
        self._missing = prompt.draw_to - size(hand)
        self._piles = [prompt.piles.get(name, 0) for name in PILES]
        self.taken: list[PileName] = []
        self._look()

    def _look(self) -> None:
        self.legal = self._bits_left << GIVE | 1 << DONE
        if len(self.taken) < self._missing:
            self.legal |= bool(self._piles[0]) << LEFT | bool(self._piles[1]) << RIGHT

    def _take(self, token: int) -> None:
        if token == DONE:
            self._finish(Swap(self._heap(self.chosen), self.taken))
            return
        if token >= LEFT:
            self._bits_left = 0
            self._piles[token - LEFT] -= 1
            self.taken.append(PILES[token - LEFT])
        else:
            self._choose(token - GIVE)
            self._missing += 1
        self._look()


class PutDraft(Draft):
    """All these cards in any order, the last one on top, then the pile."""

    def __init__(self, request: TurnRequest, prompt: PutPrompt, kind: type[Discard] | type[Place]) -> None:
        super().__init__(request)
        self._kind = kind
        self._left = dict(prompt.cards)
        self._order: list[str] = []
        self.legal = self._bits(self._left) << GIVE

    def _take(self, token: int) -> None:
        if token >= LEFT:
            self._finish(self._kind(PILES[token - LEFT], self._order))
            return
        good = self.slots.names[token - GIVE]
        self._order.append(good)
        self._left[good] -= 1
        if not self._left[good]:
            del self._left[good]
        self.legal = self._bits(self._left) << GIVE if self._left else 1 << LEFT | 1 << RIGHT


class PayDraft(HeapDraft):
    """Cards worth what is owed, none of which could be left out; it ends with the card that makes it enough."""

    def __init__(self, request: TurnRequest, prompt: PayPrompt) -> None:
        super().__init__(request, prompt.goods, size(prompt.goods))
        self._owed = prompt.owed
        self._paid = 0
        self._cheapest = max(self.slots.value) + 1
        self._all = sum(prompt.values[good] * count for good, count in prompt.goods.items()) <= prompt.owed
        self._look()

    def _look(self) -> None:
        left = self._bits_left
        if self._all:
            left &= -left
        else:
            for slot in self._left:
                if left >> slot & 1 and not self._leads_on(slot):
                    left &= ~(1 << slot)
        self.legal = left << GIVE

    def _leads_on(self, slot: int) -> bool:
        """Whether a payment without a card to spare can go on with this card."""
        values = self.slots.value
        rest = [(values[other], self._left[other]) for other in sorted(self._left) if other >= slot]
        paid, cheapest = self._paid + values[slot], min(self._cheapest, values[slot])
        reached = {(paid, cheapest)}
        for place, (value, count) in enumerate(rest):
            for before, least in tuple(reached):
                for more in range(1, count + 1 - (place == 0)):
                    if before + value * (more - 1) >= self._owed:
                        break
                    reached.add((before + value * more, min(least, value)))
        return any(self._owed <= total < self._owed + least for total, least in reached)

    def _take(self, token: int) -> None:
        slot = token - GIVE
        self._choose(slot)
        self._paid += self.slots.value[slot]
        self._cheapest = min(self._cheapest, self.slots.value[slot])
        if self._paid >= self._owed or not any(self._left.values()):
            self._finish(Pay(self._heap(self.chosen)))
        else:
            self._look()


class SplitDraft(HeapDraft):
    """The odd coin if this deputy wants it, the cards of the booty they would keep, then `done`.

    A deputy can't propose the same split twice in a row (R8.6), so a path that leads only to it is closed.
    """

    def __init__(self, request: TurnRequest, prompt: SharePrompt) -> None:
        super().__init__(request, prompt.goods, size(prompt.goods) - prompt.min_cards)
        view = self.view
        assert view.seat is not None
        self._me = view.seat
        self._prompt = prompt
        self._gold = prompt.min_gold
        mine = view.shares.get(view.seat, {}).get(view.seat)
        self._proposed = None if mine is None else (mine.gold, dict(mine.goods))
        self._look()

    def _look(self) -> None:
        self.legal = 0 if self.path else 1 << PASS
        if not self.path and self._prompt.gold % 2 and self._is_open({}, 0, self._gold + 1):
            self.legal |= 1 << _LAST_COIN
        for slot, left in self._left.items():
            if self._bits_left >> slot & 1 and left:
                more = {**self.chosen, slot: self.chosen.get(slot, 0) + 1}
                if self._is_open(more, slot, self._gold):
                    self.legal |= 1 << ASK + slot
        if self._count >= self._prompt.min_cards and self._is_new(self.chosen, self._gold):
            self.legal |= 1 << DONE

    def _is_new(self, chosen: dict[int, int], gold: int) -> bool:
        return self._proposed != (gold, self._heap(chosen))

    def _is_open(self, chosen: dict[int, int], slot: int, gold: int) -> bool:
        """Whether some new split has these cards and others from this slot on."""
        count = sum(chosen.values())
        if count >= self._prompt.min_cards and self._is_new(chosen, gold):
            return True
        if count == self._most:
            return False
        whole = self._prompt.goods
        left = {
            other: more
            for good, there in whole.items()
            if (other := self.slots.slot[good]) >= slot and (more := there - chosen.get(other, 0))
        }
        if count + sum(left.values()) < self._prompt.min_cards:
            return False
        return any(self._is_open({**chosen, other: chosen.get(other, 0) + 1}, other, gold) for other in sorted(left))

    def _take(self, token: int) -> None:
        if token == PASS:
            self._finish(ShareEvenly())
        elif token == DONE:
            mine = self._heap(self.chosen)
            other = next(seat for seat in self._prompt.seats if seat != self._me)
            rest = Portion(self._prompt.gold - self._gold, minus(self._prompt.goods, mine))
            self._finish(Share({self._me: Portion(self._gold, mine), other: rest}))
        else:
            if token == _LAST_COIN:
                self._gold += 1
            else:
                self._choose(token - ASK)
            self._look()
