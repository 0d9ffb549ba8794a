"""A price put into words: gold, goods, promises, and goods that may not exist.

Most prices are paid in gold. A mind that schemes sometimes pays a part in another way, at what the other side will
probably count it for, and whether it lies or not makes no difference to how it pays.
"""

from collections.abc import Iterator
from typing import NamedTuple

from nottingham.players.defaults import smallest_payment
from nottingham.players.mind.promises import credit_with_others
from nottingham.players.mind.scene import Scene
from nottingham.players.mind.trade import DOUBT
from nottingham.rules.actions import Favour, OpenLater, PayLater, Side, Spare
from nottingham.rules.state import Addressee
from nottingham.rules.view_types import Bounds

ANOTHER_WAY = 0.55
"""How often a part of the price is paid in another way than gold, if there is one."""
FAKED = 0.6
"""How often the least honest pay with goods that they don't have."""
LATER = (2, 6)
"""The least and the most gold that is promised for later."""


class PaymentPart(NamedTuple):
    """A part of a payment, and how much gold it stands for."""

    side: Side = Side()
    favours: tuple[Favour, ...] = ()
    stands_for: float = 0.0


def pay(scene: Scene, price: int, to: Addressee, *, for_my_bag: bool = True) -> tuple[Side, list[Favour]] | None:
    """What to offer an officer, or both deputies, for this price in gold; None if I have too little."""
    part = PaymentPart()
    if scene.level.schemes and scene.chance() < ANOTHER_WAY:
        ways = [way for way in _ways(scene, price, to, for_my_bag=for_my_bag) if way.stands_for <= price + 1]
        if ways:
            part = ways[int(scene.chance() * len(ways))]
    left = max(0, round(price - part.stands_for))
    gold = min(left, scene.me.gold)
    stand = dict(part.side.stand)
    if gold < left and not stand:
        stand = dict(smallest_payment(scene.me.stand, dict(scene.goods.value), left - gold))
    side = Side(gold, stand, part.side.contraband, part.side.bag)
    return (side, list(part.favours)) if side != Side() or part.favours else None


def _ways(scene: Scene, price: int, to: Addressee, *, for_my_bag: bool) -> Iterator[PaymentPart]:
    """One way of each kind to pay a part of the price."""
    goods, me, officer = scene.goods, scene.me, scene.view.officers[0] if to == "deputies" else to
    cheapest = _cheapest_on_stand(scene, officer, price)
    if cheapest:
        good, count = cheapest
        yield PaymentPart(Side(stand={good: count}), stands_for=float(count * goods.value[good]))
    if scene.seat not in scene.memory.fell_short:
        fakes = scene.chance() < FAKED * (1 - scene.who.honesty)
        if me.contraband:
            real = min(me.contraband, key=lambda good: (goods.value[good], good))
            invented = [good for good in scene.memory.contraband_odds if good not in me.contraband]
            good = max(invented, key=goods.value.__getitem__) if fakes and invented else real
            yield PaymentPart(Side(contraband={good: 1}), stands_for=DOUBT * goods.value[good])
        bag = me.bag
        if for_my_bag and bag and bag.cards and bag.declared and (fakes or bag.declared in bag.cards):
            yield PaymentPart(Side(bag={bag.declared: 1}), stands_for=DOUBT * goods.value[bag.declared])
    trusted = credit_with_others(scene)
    if trusted and to != "deputies":
        if scene.judges_again(scene.seat):
            yield PaymentPart(favours=(Spare(scene.seat, officer),), stands_for=trusted)
            rivals = [seat for seat in range(len(scene.view.seats)) if seat not in (scene.seat, officer)]
            rival = max(rivals, key=scene.worth.standing.__getitem__)
            yield PaymentPart(favours=(OpenLater(scene.seat, rival),), stands_for=min(1.0, trusted))
        least, most = LATER
        gold = least + int((most - least + 1) * scene.chance())
        yield PaymentPart(favours=(PayLater(scene.seat, officer, gold),), stands_for=min(trusted, gold))


def _cheapest_on_stand(scene: Scene, other: int, price: int) -> tuple[str, int] | None:
    """The goods on my stand, worth no more than the price, that cost me least for what they are worth."""
    values = scene.goods.value
    ways = [
        (-scene.worth.swing(other, {}, {good: count}) / (count * values[good]), good, count)
        for good, have in scene.me.stand.items()
        if (count := min(have, price // values[good])) > 0
    ]
    return min(ways)[1:] if ways else None


def demand(scene: Scene, price: int, merchant: int, theirs: Bounds) -> tuple[Side, list[Favour]] | None:
    """What to ask of a merchant for this price: now and then goods or a promise; None if they have nothing."""
    if scene.level.schemes and scene.chance() < ANOTHER_WAY:
        ways = list(_asks(scene, price, merchant, theirs))
        if ways:
            side, favours, stands_for = ways[int(scene.chance() * len(ways))]
            gold = min(theirs.gold, max(0, round(price - stands_for)))
            return Side(gold, side.stand, side.contraband, side.bag), list(favours)
    gold = min(price, theirs.gold)
    missing = price - gold
    stand: dict[str, int] = {}
    values = scene.goods.value
    for good in sorted(theirs.stand, key=lambda good: (scene.worth.of(good), good), reverse=True):
        count = min(theirs.stand[good], missing // values[good])
        if count > 0:
            stand[good] = count
            missing -= count * values[good]
    return (Side(gold, stand), []) if gold or stand else None


def _asks(scene: Scene, price: int, merchant: int, theirs: Bounds) -> Iterator[PaymentPart]:
    values = scene.goods.value
    wanted = [
        (scene.worth.swing(merchant, {good: 1.0}, {}) / values[good], good)
        for good in theirs.stand
        if values[good] <= price
    ]
    if wanted:
        good = max(wanted)[1]
        count = min(theirs.stand[good], price // values[good])
        yield PaymentPart(Side(stand={good: count}), stands_for=float(count * values[good]))
    declared = scene.memory.bag(merchant).declared
    if theirs.bag and values.get(declared, price) < price:
        yield PaymentPart(Side(bag={declared: 1}), stands_for=DOUBT * values[declared])
    if theirs.contraband:
        good = max(scene.memory.contraband_odds, key=lambda good: scene.memory.contraband_odds[good])
        if values[good] <= 2 * price:
            yield PaymentPart(Side(contraband={good: 1}), stands_for=DOUBT * values[good])
    if scene.judges_again(merchant):
        yield PaymentPart(favours=(Spare(merchant, scene.seat),), stands_for=1.0)
