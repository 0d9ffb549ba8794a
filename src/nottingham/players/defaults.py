"""The default action of a seat that does not answer: keep the hand, load the safest honest bag, declare truthfully,
leave bags closed, claim nothing.

It is used when a bot fails and when a person's time is up. It needs only that seat's View
and the goods of the game, and is always legal.
"""

from nottingham.rules.actions import (
    AnyAction,
    Declare,
    Decline,
    Discard,
    HandBack,
    LoadBag,
    NameStarter,
    Open,
    Pay,
    Place,
    Refuse,
    ShareEvenly,
    Swap,
)
from nottingham.rules.cards import Cards, spread
from nottingham.rules.goods import Catalogue
from nottingham.rules.limits import MAX_IN_BAG
from nottingham.rules.options import catalogue_for
from nottingham.rules.view_types import OwnSeat, Prompt, View


def default_action(view: View, goods: Catalogue | None = None) -> AnyAction | None:
    """The default action of a seat that the game waits for.

    None for a deputy who has nothing left to decide: the game then waits for the other. The goods are those of the
    game; without them, every pack of the game must be known here.
    """
    prompt = view.prompt
    assert prompt is not None
    me = view.me
    goods = goods or catalogue_for(view.options)
    match view.phase:
        case "market":
            return _market(view, prompt, me, goods)
        case "load":
            return LoadBag(safest_bag(me.hand, goods))
        case "declare":
            assert me.bag and me.bag.cards
            return Declare(most_of(me.bag.cards, goods))
        case "debt":
            return Pay(smallest_payment(*_owed(prompt)))
        case "place":
            return Place("left", goods.sorted(view.confiscated or {}))
        case "claim":
            return Decline()
        case "share":
            return ShareEvenly()
        case _:
            return settle(view, prompt)


def _market(view: View, prompt: Prompt, me: OwnSeat, goods: Catalogue) -> AnyAction:
    if prompt.name_starter:
        return NameStarter(prompt.name_starter.seats[0])
    if prompt.discard:
        return Discard("left", goods.sorted(me.set_aside))
    return Swap()


def safest_bag(hand: Cards, goods: Catalogue) -> Cards:
    """All cards of the legal good that is worth most in one bag; without legal goods the cheapest card alone."""
    honest = [(good, min(hand[good], MAX_IN_BAG)) for good in goods.declarable if good in hand]
    if not honest:
        return {min(hand, key=lambda good: (goods.penalty[good], goods.value[good], good)): 1}
    good, count = max(honest, key=lambda heap: heap[1] * goods.value[heap[0]])
    return {good: count}


def most_of(bag: Cards, goods: Catalogue) -> str:
    """The legal good a bag holds most of: the truth about an honest bag."""
    return max(goods.declarable, key=lambda good: bag.get(good, 0))


def _owed(prompt: Prompt) -> tuple[Cards, dict[str, int], int]:
    assert prompt.pay
    return prompt.pay.goods, dict(prompt.pay.values), prompt.pay.owed


def smallest_payment(available: Cards, values: dict[str, int], owed: int) -> Cards:
    """The cheapest goods that pay a debt, none of which could be left out.

    It looks at every sum that can be paid: there are few kinds of goods, and debts are small.
    """
    best: dict[int, dict[str, int]] = {0: {}}
    for good in spread(available):
        for paid, chosen in list(best.items()):
            total = paid + values[good]
            if paid < owed and total not in best:
                best[total] = {**chosen, good: chosen.get(good, 0) + 1}
    enough = [total for total in best if total >= owed]
    return best[min(enough)] if enough else dict(available)


def settle(view: View, prompt: Prompt) -> AnyAction | None:
    """The default action of an officer: hand bags back, refuse offers, and open only what must be opened.

    A deputy's earlier decision on a shared bag stands.
    """
    decided = [bag for bag, stances in view.stances.items() if view.seat in stances and bag not in view.alone]
    for bag in prompt.hand_back.bags if prompt.hand_back else ():
        if bag not in decided:
            return HandBack(bag)
    if prompt.refuse:
        return Refuse(prompt.refuse.offers[0])
    for bag in prompt.open.bags if prompt.open else ():
        if bag not in decided:
            return Open(bag)
    return None
