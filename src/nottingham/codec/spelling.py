"""Spells an action in tokens. `drafts.decode` reads it back."""

from collections.abc import Iterator

from msgspec.structs import replace

from nottingham.codec.drafts import answer_path
from nottingham.codec.tokens import coins, place_of, slots_for
from nottingham.codec.vocabulary import (
    ASK,
    ASK_COIN,
    BAG,
    COINS,
    DEPUTIES,
    DONE,
    GIVE,
    GIVE_COIN,
    HAND_BACK,
    LEFT,
    MAX_PROMISED,
    OPEN,
    OPEN_LATER,
    PASS,
    PAY_LATER,
    PLACE,
    RIGHT,
    SPARE,
)
from nottingham.rules.actions import (
    PILES,
    Accept,
    AnyAction,
    Claim,
    Declare,
    Decline,
    Discard,
    Favour,
    HandBack,
    LoadBag,
    MakeOffer,
    NameStarter,
    Open,
    OpenLater,
    Pay,
    PayLater,
    Place,
    Refuse,
    Share,
    ShareEvenly,
    Side,
    Spare,
    Swap,
    Withdraw,
    Words,
)
from nottingham.rules.cards import Cards, plus
from nottingham.rules.view_types import View


class NoPath(ValueError):
    """The action can't be spelled: it holds words, promises too much gold, or isn't legal here."""


def without_words(action: AnyAction) -> AnyAction:
    """The action without favours in free words, which tokens leave out."""
    if isinstance(action, MakeOffer) and any(isinstance(favour, Words) for favour in action.favours):
        return replace(action, favours=[favour for favour in action.favours if not isinstance(favour, Words)])
    return action


def spell(view: View, action: AnyAction | None) -> list[int]:
    """The path of an action, or of a pass (None), of the seat that has this View; `NoPath` if it has none.

    >>> from nottingham import Options, new_game, view
    >>> state, _ = new_game(Options(players=3), seed=7, sheriff=0)
    >>> spell(view(state, 0), NameStarter(2)) == [PLACE + 2]
    True
    """
    try:
        return list(_Speller(view).spell(action))
    except KeyError as unknown:
        raise NoPath(f"This table has no {unknown}.") from None


class _Speller:
    def __init__(self, view: View) -> None:
        self.view = view
        self.slots = slots_for(view.options)

    def spell(self, action: AnyAction | None) -> Iterator[int]:
        match action:
            case None | Decline() | ShareEvenly():
                yield PASS
            case NameStarter(seat=seat):
                yield PLACE + self._place(seat)
            case Swap(set_aside=aside, take=take):
                yield from self._heap(GIVE, aside)
                yield from (LEFT + PILES.index(pile) for pile in take)
                yield DONE
            case LoadBag(cards=cards):
                yield from self._heap(GIVE, cards)
                yield DONE
            case Declare(good=good) | Claim(good=good):
                yield GIVE + self.slots.slot[good]
            case Discard(pile=pile, order=order) | Place(pile=pile, order=order):
                yield from (GIVE + self.slots.slot[good] for good in order)
                yield LEFT if pile == "left" else RIGHT
            case Pay(goods=goods):
                yield from self._heap(GIVE, goods)
            case Open(bag=bag):
                yield OPEN + self._place(bag)
            case HandBack(bag=bag):
                yield HAND_BACK + self._place(bag)
            case Accept(offer=number) | Refuse(offer=number) | Withdraw(offer=number):
                yield from self._answer(number, type(action))
            case MakeOffer(to=to):
                terms = list(self._terms(action))
                if not terms:
                    raise NoPath("The offer has no terms.")
                yield from (DEPUTIES if to == "deputies" else PLACE + self._place(to), *terms, DONE)
            case Share(split=split):
                mine = split[-1 if self.view.seat is None else self.view.seat]
                if 2 * mine.gold > sum(portion.gold for portion in split.values()):
                    yield ASK_COIN + len(COINS) - 1
                yield from self._heap(ASK, mine.goods)
                yield DONE
            case _:
                raise NoPath("Only the clock does that.")

    def _place(self, seat: int) -> int:
        if seat not in range(len(self.view.seats)):
            raise NoPath(f"There is no seat {seat} at this table.")
        return place_of(self.view, seat)

    def _heap(self, first: int, cards: Cards) -> Iterator[int]:
        slot = self.slots.slot
        for place, count in sorted([(slot[good], count) for good, count in cards.items() if count]):
            for _ in range(count):
                yield first + place

    def _answer(self, number: int, kind: type[Accept] | type[Refuse] | type[Withdraw]) -> Iterator[int]:
        for offer in self.view.offers:
            if offer.id == number:
                yield from answer_path(self.view, offer, kind)
                return
        raise NoPath(f"There is no open offer {number}.")

    def _terms(self, offer: MakeOffer) -> Iterator[int]:
        give, get = offer.give, offer.get
        for pledge in offer.pledges:
            yield (HAND_BACK if pledge.type == "hand_back" else OPEN) + self._place(pledge.bag)
        yield from (GIVE_COIN + coin for coin in coins(give.gold))
        yield from (ASK_COIN + coin for coin in coins(get.gold))
        yield from self._stand(GIVE, give)
        yield from self._stand(ASK, get)
        yield from self._heap(BAG, plus(give.bag, get.bag))
        for favour in offer.favours:
            yield from self._favour(favour)

    def _stand(self, first: int, side: Side) -> Iterator[int]:
        yield from self._heap(first, plus(side.stand, side.contraband))

    def _favour(self, favour: Favour) -> Iterator[int]:
        match favour:
            case Spare(by=by, whom=whom):
                yield from (SPARE, PLACE + self._place(by), PLACE + self._place(whom))
            case OpenLater(by=by, whom=whom):
                yield from (OPEN_LATER, PLACE + self._place(by), PLACE + self._place(whom))
            case PayLater(by=by, to=to, gold=gold):
                if gold > MAX_PROMISED:
                    raise NoPath(f"Tokens can't promise more than {MAX_PROMISED} gold.")
                yield from (PAY_LATER, PLACE + self._place(by), PLACE + self._place(to))
                yield from (GIVE_COIN + coin for coin in coins(gold))
            case _:
                raise NoPath("Tokens leave out favours in free words.")
