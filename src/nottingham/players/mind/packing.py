"""Loading and declaring: chooses the cards and the declaration together, by the expected value of each bag.

A bag is valued by what can happen at the gate: it is handed back, opened, or bought free.
"""

from collections.abc import Mapping
from typing import NamedTuple

from nottingham.players.defaults import most_of
from nottingham.players.mind.scene import Scene
from nottingham.rules.actions import Declare, LoadBag
from nottingham.rules.cards import Cards, heap, size, spread, worth
from nottingham.rules.limits import MAX_IN_BAG

DISLIKE_OF_LYING = 8.0
"""What a lie costs the most honest, in gold; the most dishonest enjoy it as much."""


class Stakes(NamedTuple):
    """What is at stake with a bag."""

    passed: float
    """The gain if it is handed back; `opened` is the gain if it is opened."""
    opened: float
    risk: float
    """The probability that it is opened if nobody pays."""

    @property
    def firm(self) -> float:
        """The expected gain if nobody pays."""
        return self.passed + self.risk * (self.opened - self.passed)


def stakes(scene: Scene, bag: Cards, declared: str, *, refused: bool = False) -> Stakes:
    """What is at stake with a bag as it looks now, or as it would look if its owner refused to pay."""
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
    """What these officers will want for a bag that looks like this: what I would want in their place, or less if they
    have accepted less before.
    """
    if not scene.level.counts_cards:
        return scene.level.experience.usual_price * size
    looks = scene.looks(size, good)
    rival = 1 / (len(scene.view.seats) - 1)
    price = looks.price(rival, looks.gain(rival), scene.level.experience.pays_when_threatened)
    if scene.level.knows_people:
        known = [scene.memory.histories[officer].cheapest_deal for officer in scene.view.officers]
        for each in known:
            if each is not None:
                price = min(price, each * size)
    return price


def load(scene: Scene) -> tuple[LoadBag, str]:
    """Choose the bag, and the good to declare."""
    hand = scene.me.hand
    of = {good: scene.worth.of(good) for good in hand}
    dearest = sorted(spread(hand), key=of.__getitem__, reverse=True)
    _, good, true, false = max([_best_declared_as(scene, good, dearest, of) for good in scene.declarable()])
    others = [card for card in dearest if card != good]
    return LoadBag(heap([good] * true + others[:false])), good


def _best_declared_as(
    scene: Scene, good: str, dearest: list[str], of: Mapping[str, float]
) -> tuple[float, str, int, int]:
    """The best bag to declare as this good: as much of it as fits, alone or with some of the dearest other cards.

    Returns its value, the good, and the numbers of true and false cards.
    """
    value, penalty, legal = scene.goods.value, scene.goods.penalty, scene.goods.legal
    worth, opening, wobble, whim = scene.worth.legal, scene.opening, scene.wobble, scene.whim
    dearer = 1 + scene.officers_weight
    deals = scene.level.experience.deals_made
    later = scene.level.experience.kept_for_later if scene.rounds_to_come else 0.0
    others = [card for card in dearest if card != good][:MAX_IN_BAG]
    kept = later * sum([value[card] for card in others if card not in legal])
    have = min(scene.me.hand.get(good, 0), MAX_IN_BAG)
    best = (float("-inf"), good, 0, 1)
    if have:
        reward = dearer * have * penalty[good]
        best = (
            worth(good, have) + opening(have, good, refused=True) * reward + kept + whim.sizes[have] + wobble(),
            good,
            have,
            0,
        )
    kept += whim.lie - 2 * (scene.who.honesty - 0.5) * DISLIKE_OF_LYING
    smuggled = fine = 0.0
    for false, card in enumerate(others, 1):
        smuggled += of[card]
        fine += dearer * penalty[card]
        if card not in legal:
            kept -= later * value[card]
        true = min(have, MAX_IN_BAG - false)
        passed = smuggled + worth(good, true) if true else smuggled
        firm = passed - opening(true + false, good, refused=True) * (smuggled + fine)
        bought = passed - dearer * going_price(scene, true + false, good)
        expected = firm + deals * max(0.0, bought - firm) + kept + whim.sizes[true + false] + wobble()
        if expected > best[0]:
            best = (expected, good, true, false)
    return best


def declare(scene: Scene, planned: str | None) -> Declare:
    if planned is None:
        assert scene.me.bag and scene.me.bag.cards
        planned = most_of(scene.me.bag.cards, scene.goods)
    return Declare(planned)
