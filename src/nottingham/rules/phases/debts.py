"""Paying debts: gold first, then legal goods, then contraband; the rest is forgiven (R6.5, R3.4).

How much is owed for an opened bag is decided in `settling.open_bag`.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Literal

from msgspec.structs import replace

from nottingham.rules.cards import NOTHING, Cards, holds, in_words, minus, plus, size, without_zeros, worth
from nottingham.rules.errors import IllegalAction
from nottingham.rules.events import DebtPaid
from nottingham.rules.state import Booty, Debt, Receiver, Seat, State
from nottingham.rules.transition import Transition, evolves


def settle(transition: Transition) -> bool:
    """Pays the first debt as far as the debtor has no choice; returns whether it is settled.

    Whether there is a choice is judged by public knowledge (R3.4): a debtor chooses contraband even if their cards
    leave no choice, unless everyone can see that they must give it all.
    """
    state = transition.state
    debt = state.debts[0]
    debtor = state.seats[debt.by]
    gold = min(debtor.gold, debt.gold)
    if gold == debt.gold:
        transition.emit(DebtPaid(debt.by, debt.to, gold))
        return True
    if gold:
        _pay(transition, debt, gold=gold)
        debt = transition.state.debts[0]
    values = state.goods.value
    legal_worth = worth(debtor.stand, values)
    if legal_worth >= debt.gold:
        answers = list(least_payments(debtor.stand, values, debt.gold, at_most=2))
        if len(answers) > 1:
            return False
        _pay(transition, debt, legal=answers[0])
        return True
    missing = debt.gold - legal_worth
    cards = size(debtor.contraband)
    if cards > 1 and (cards - 1) * state.goods.highest_hidden_value >= missing:
        if debtor.stand:
            _pay(transition, debt, legal=debtor.stand)
        return False
    _pay(transition, debt, legal=debtor.stand, contraband=debtor.contraband, give_all=True)
    return True


def _pay(
    transition: Transition,
    debt: Debt,
    *,
    gold: int = 0,
    legal: Cards = NOTHING,
    contraband: Cards = NOTHING,
    give_all: bool = False,
) -> None:
    values = transition.state.goods.value
    left = max(0, debt.gold - gold - worth(legal, values) - worth(contraband, values))
    if give_all:
        transition.emit(DebtPaid(debt.by, debt.to, gold, legal, contraband, 0, left))
    else:
        transition.emit(DebtPaid(debt.by, debt.to, gold, legal, contraband, left))


def kind_asked(debtor: Seat) -> Literal["legal", "contraband"]:
    """The kind of goods a debtor chooses from: contraband only when no legal goods are left."""
    return "legal" if debtor.stand else "contraband"


def pay(transition: Transition, seat: int, named: Cards) -> None:
    """Pays with the goods the debtor chose."""
    state = transition.state
    debt = state.debts[0]
    if seat != debt.by:
        raise IllegalAction("R6.5", "not_your_debt", "It is not your debt to pay.")
    debtor = state.seats[seat]
    legal = kind_asked(debtor) == "legal"
    available = debtor.stand if legal else debtor.contraband
    goods = without_zeros(named)
    if not holds(available, goods):
        raise IllegalAction(
            "R6.5",
            "not_to_give",
            "You can't pay with {cards}; choose from {from_}.",
            cards=in_words(goods),
            from_=in_words(available),
        )
    wrong = payment_objection(available, goods, state.goods.value, debt.gold)
    if wrong:
        raise wrong
    if legal:
        _pay(transition, debt, legal=goods)
    else:
        _pay(transition, debt, contraband=goods, give_all=True)


def payment_objection(available: Cards, goods: Cards, values: Cards, owed: int) -> IllegalAction | None:
    """The error if a payment is too low or has a card to spare (R6.5)."""
    paid = worth(goods, values)
    if paid < owed:
        if goods != available:
            return IllegalAction(
                "R6.5", "pays_too_little", "These goods are worth {paid}; you owe {owed}.", paid=paid, owed=owed
            )
    elif paid - min(values[good] for good in goods) >= owed:
        return IllegalAction(
            "R6.5",
            "pays_too_much",
            "You owe {owed} and these goods are worth {paid}: leave a card out.",
            paid=paid,
            owed=owed,
        )
    return None


def least_payments(available: Cards, values: Cards, owed: int, *, at_most: int) -> Iterator[Cards]:
    """The ways to pay at least `owed` without a card to spare, at most `at_most` of them."""
    dear_first = sorted(available, key=lambda good: (-values[good], good))

    def ways(place: int, owed: int, chosen: dict[str, int]) -> Iterator[Cards]:
        """Takes dearer goods first: the last card is then the cheapest, so it is enough that this one is needed."""
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
    """Gives gold and goods to a seat or to the booty tile."""
    if to == "booty":
        booty = state.booty
        more = Booty(booty.gold + gold, plus(booty.stand, legal), plus(booty.contraband, contraband))
        return replace(state, booty=more)
    seat = state.seats[to]
    richer = replace(
        seat, gold=seat.gold + gold, stand=plus(seat.stand, legal), contraband=plus(seat.contraband, contraband)
    )
    return replace(state, seats=state.with_seat(to, richer))
