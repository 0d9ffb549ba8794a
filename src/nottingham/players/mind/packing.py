"""Which cards go into the bag, and what is declared: chosen together, by what each bag can be expected to bring.

A bag is weighed as it would fare at the gate: handed back, opened, or bought free.
"""

from collections.abc import Iterator
from typing import NamedTuple

from nottingham.players.defaults import most_of
from nottingham.players.mind.scene import Scene
from nottingham.rules.actions import Declare, LoadBag
from nottingham.rules.cards import Cards, minus, size, worth
from nottingham.rules.phases.bag import MOST_IN_BAG

DISLIKE_OF_LYING = 14.0
"""What a lie costs the most honest, in gold; the most dishonest likes it as much."""


class Stakes(NamedTuple):
    """What hangs on a bag."""

    passed: float
    """Gained when it comes back, and when it is opened."""
    opened: float
    risk: float
    """How likely it is opened if nobody pays."""

    @property
    def firm(self) -> float:
        """Expected of it without a word to the officers."""
        return self.passed + self.risk * (self.opened - self.passed)


def stakes(scene: Scene, bag: Cards, declared: str, *, refused: bool = False) -> Stakes:
    """What hangs on a bag as it looks now, or as it would look if its owner refused to pay."""
    gained = scene.worth.of_all(bag)
    goods = scene.goods
    dearer = 1 + scene.officers_weight
    true = bag.get(declared, 0)
    count = size(bag)
    chance = scene.opening(count, declared, refused=refused)
    if true == count:
        return Stakes(gained, gained + dearer * true * goods.penalty[declared], chance)
    kept = scene.worth.legal(declared, true) if true else 0.0
    fine = worth(bag, goods.penalty) - true * goods.penalty[declared]
    return Stakes(gained, kept - dearer * fine, chance)


def going_price(scene: Scene, size: int, good: str) -> float:
    """What these officers will want for a bag that looks so: what I should want in their place, unless they have shown
    that they take less."""
    if not scene.level.counts_cards:
        return scene.level.experience.usual_price * size
    looks = scene.looks(size, good)
    rival = 1 / (len(scene.view.seats) - 1)
    price = looks.price(rival, looks.gain(rival), scene.level.experience.pays_when_threatened)
    if scene.level.knows_people:
        known = [scene.memory.records[officer].cheapest_deal for officer in scene.view.officers]
        for each in known:
            if each is not None:
                price = min(price, each * size)
    return price


def load(scene: Scene) -> tuple[LoadBag, str]:
    """The bag, and what to declare it as."""
    best, choice = float("-inf"), None
    for bag, good in _bags(scene):
        value = _value(scene, bag, good) + scene.wobble()
        if value > best:
            best, choice = value, (bag, good)
    assert choice is not None
    return LoadBag(choice[0]), choice[1]


def _value(scene: Scene, bag: Cards, good: str) -> float:
    at_stake = stakes(scene, bag, good)
    value = at_stake.firm
    if bag.get(good, 0) < size(bag):
        bought = at_stake.passed - going_price(scene, size(bag), good) * (1 + scene.officers_weight)
        deals = scene.level.experience.deals_made
        value = max(value, deals * bought + (1 - deals) * value)
        value -= 2 * (scene.who.honesty - 0.5) * DISLIKE_OF_LYING
    return value + _left_in_hand(scene, minus(scene.me.hand, bag))


def _left_in_hand(scene: Scene, left: Cards) -> float:
    if not scene.rounds_to_come:
        return 0.0
    values, legal = scene.goods.value, scene.goods.legal
    return sum(
        [
            scene.level.experience.kept_for_later * values[good] * count
            for good, count in left.items()
            if good not in legal
        ]
    )


def _bags(scene: Scene) -> Iterator[tuple[Cards, str]]:
    """Bags worth weighing: for each good one could declare, all of it alone or with the dearest other cards."""
    hand = scene.me.hand
    of = scene.worth.of
    dearest = sorted([good for good in hand for _ in range(hand[good])], key=of, reverse=True)
    declarable = [good for good in scene.goods.declarable if good in hand]
    for good in declarable or scene.goods.declarable[:1]:
        true = min(hand.get(good, 0), MOST_IN_BAG)
        bag: dict[str, int] = {good: true} if true else {}
        if bag:
            yield bag, good
        others = [card for card in dearest if card != good]
        for count, card in enumerate(others[:MOST_IN_BAG], 1):
            bag = {**bag, card: bag.get(card, 0) + 1}
            if true and true + count > MOST_IN_BAG:
                true -= 1
                bag[good] = true
                if not true:
                    del bag[good]
            yield bag, good


def declare(scene: Scene, planned: str | None) -> Declare:
    if planned is None:
        assert scene.me.bag and scene.me.bag.cards
        planned = most_of(scene.me.bag.cards, scene.goods)
    return Declare(planned)
