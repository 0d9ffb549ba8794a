"""Debts: gold first, then legal goods, then contraband, and the rest is forgiven (R6.5, R3.4)."""

from collections.abc import Iterator
from itertools import islice
from typing import Literal

from msgspec.structs import replace

from nottingham.rules.cards import NOTHING, Cards, holds, in_words, minus, plus, size, without_zeros, worth
from nottingham.rules.errors import IllegalAction
from nottingham.rules.events import DebtPaid
from nottingham.rules.play import Play, evolves
from nottingham.rules.state import Booty, Debt, Receiver, Seat, State


def settle(play: Play) -> bool:
    """Pays the first debt as far as there is one possible answer; whether it is done with.

    Whether there is but one answer is judged by public knowledge (R3.4): a debtor is asked for contraband though his
    cards leave him no choice, unless everyone can see that he must give them all.
    """
    state = play.state
    debt = state.debts[0]
    debtor = state.seats[debt.by]
    gold = min(debtor.gold, debt.gold)
    if gold == debt.gold:
        play.emit(DebtPaid(debt.by, debt.to, gold))
        return True
    if gold:
        _pay(play, debt, gold=gold)
        debt = play.state.debts[0]
    values = state.goods.value
    legal_worth = worth(debtor.stand, values)
    if legal_worth >= debt.gold:
        answers = list(least_payments(debtor.stand, values, debt.gold, at_most=2))
        if len(answers) > 1:
            return False
        _pay(play, debt, legal=answers[0])
        return True
    missing = debt.gold - legal_worth
    cards = size(debtor.contraband)
    if cards > 1 and (cards - 1) * state.goods.highest_hidden_value >= missing:
        if debtor.stand:
            _pay(play, debt, legal=debtor.stand)
        return False
    _pay(play, debt, legal=debtor.stand, contraband=debtor.contraband, give_all=True)
    return True


def _pay(
    play: Play,
    debt: Debt,
    *,
    gold: int = 0,
    legal: Cards = NOTHING,
    contraband: Cards = NOTHING,
    give_all: bool = False,
) -> None:
    values = play.state.goods.value
    left = max(0, debt.gold - gold - worth(legal, values) - worth(contraband, values))
    if give_all:
        play.emit(DebtPaid(debt.by, debt.to, gold, legal, contraband, 0, left))
    else:
        play.emit(DebtPaid(debt.by, debt.to, gold, legal, contraband, left))


def kind_asked(debtor: Seat) -> Literal["legal", "contraband"]:
    """What a debtor who must choose is choosing from: contraband only when no legal goods are left."""
    return "legal" if debtor.stand else "contraband"


def pay(play: Play, seat: int, named: Cards) -> None:
    """The debtor's choice of goods."""
    state = play.state
    debt = state.debts[0]
    if seat != debt.by:
        raise IllegalAction("R6.5", "not_your_debt", "It is not you who has to pay.")
    debtor = state.seats[seat]
    legal = kind_asked(debtor) == "legal"
    available = debtor.stand if legal else debtor.contraband
    goods = without_zeros(named)
    if not holds(available, goods):
        raise IllegalAction(
            "R6.5",
            "not_to_give",
            "You can't pay with {cards}; you can with {from_}.",
            cards=in_words(goods),
            from_=in_words(available),
        )
    wrong = payment_objection(available, goods, state.goods.value, debt.gold)
    if wrong:
        raise wrong
    if legal:
        _pay(play, debt, legal=goods)
    else:
        _pay(play, debt, contraband=goods, give_all=True)


def payment_objection(available: Cards, goods: Cards, values: Cards, owed: int) -> IllegalAction | None:
    """Too little, or a card too many (R6.5)."""
    paid = worth(goods, values)
    if paid < owed:
        if goods != available:
            return IllegalAction(
                "R6.5", "pays_too_little", "{paid} is too little; you owe {owed}.", paid=paid, owed=owed
            )
    elif paid - min(values[good] for good in goods) >= owed:
        return IllegalAction(
            "R6.5",
            "pays_too_much",
            "You owe {owed}; {paid} is more than needed: leave a card out.",
            paid=paid,
            owed=owed,
        )
    return None


def least_payments(available: Cards, values: Cards, owed: int, *, at_most: int) -> Iterator[Cards]:
    """The ways to pay at least `owed` in which no card could be left out; no more than `at_most` of them."""
    dear_first = sorted(available, key=lambda good: (-values[good], good))

    def ways(place: int, owed: int, chosen: dict[str, int]) -> Iterator[Cards]:
        """Cheaper goods only after dearer ones: the last card taken is the cheapest, so it alone must be needed."""
        for next_place in range(place, len(dear_first)):
            good = dear_first[next_place]
            if chosen.get(good, 0) == available[good]:
                continue
            more = {**chosen, good: chosen.get(good, 0) + 1}
            if values[good] >= owed:
                yield more
            else:
                yield from ways(next_place, owed - values[good], more)

    return islice(ways(0, owed, {}), at_most)


@evolves(DebtPaid)
def _debt_paid(state: State, event: DebtPaid) -> State:
    debtor = state.seats[event.by]
    poorer = replace(
        debtor,
        gold=debtor.gold - event.gold,
        stand=minus(debtor.stand, event.legal),
        contraband=minus(debtor.contraband, event.contraband),
    )
    debts = state.debts[1:]
    if event.owed:
        debts = (Debt(event.by, event.to, event.owed), *debts)
    state = replace(state, debts=debts, seats=state.with_seat(event.by, poorer))
    return receive(state, event.to, event.gold, event.legal, event.contraband)


def receive(state: State, to: Receiver, gold: int, legal: Cards, contraband: Cards) -> State:
    """Gold and goods come to a seat, or to the booty tile."""
    if to == "booty":
        booty = state.booty
        more = Booty(booty.gold + gold, plus(booty.stand, legal), plus(booty.contraband, contraband))
        return replace(state, booty=more)
    seat = state.seats[to]
    richer = replace(
        seat, gold=seat.gold + gold, stand=plus(seat.stand, legal), contraband=plus(seat.contraband, contraband)
    )
    return replace(state, seats=state.with_seat(to, richer))
