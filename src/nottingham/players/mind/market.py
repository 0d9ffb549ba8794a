"""The market: which cards to put aside, and what to take for them.

Every way the round could go (honest or not, each good that could be declared) gives each card a use. In each way one
keeps the cards that are more use than a draw; the best way decides.
"""

from collections.abc import Iterator
from typing import NamedTuple

from nottingham.players.mind.scene import Scene
from nottingham.rules.actions import PILES, Discard, NameStarter, PileName, Place, Swap
from nottingham.rules.cards import Cards, heap, size, spread
from nottingham.rules.phases.market import MOST_SET_ASIDE


class Way(NamedTuple):
    """One way the round could go: what each card would be of use."""

    uses: dict[str, float]
    start: float


def name_starter(scene: Scene) -> NameStarter:
    assert scene.prompt.name_starter
    seats = scene.prompt.name_starter.seats
    return NameStarter(seats[int(scene.chance() * len(seats))])


def swap(scene: Scene) -> Swap:
    assert scene.prompt.swap
    hand = scene.me.hand
    room = max(0, scene.prompt.swap.draw_to - size(hand))
    odds = _odds(scene)
    best, choice = float("-inf"), None
    for way in _ways(scene):
        drawn = sum([chance * way.uses[good] for good, chance in odds.items()])
        cards = sorted(spread(hand), key=way.uses.__getitem__)
        aside = [card for card in cards[:MOST_SET_ASIDE] if way.uses[card] < drawn]
        kept = sum([way.uses[card] for card in cards[len(aside) :]])
        take, taken = _take(scene, way, len(aside) + room, drawn)
        value = way.start + kept + taken + drawn * (len(aside) + room - len(take)) + scene.wobble()
        if value > best:
            best, choice = value, Swap(heap(aside), take)
    assert choice is not None
    return choice


def _odds(scene: Scene) -> dict[str, float]:
    """What the next card of the deck may be."""
    unseen = dict(scene.goods.contents)
    if scene.level.counts_cards:
        view = scene.view
        me = scene.me
        known: list[Cards] = [seat.stand for seat in view.seats]
        known += [seat.set_aside for seat in view.seats if not isinstance(seat.set_aside, int)]
        known += [heap(pile) for pile in view.discard.values()]
        known += [me.hand, me.contraband]
        for cards in known:
            for good, count in cards.items():
                unseen[good] -= count
    total = sum(unseen.values()) or 1
    return {good: count / total for good, count in unseen.items()}


def _ways(scene: Scene) -> Iterator[Way]:
    """Honest with each good, and a lie with each."""
    goods, worth = scene.goods, scene.worth
    dearer = 1 + scene.officers_weight
    opened = scene.usual_opening * (1.5 - scene.who.nerve)
    price = scene.level.experience.usual_price * dearer
    later = scene.level.experience.kept_for_later if scene.rounds_to_come else 0.0
    kept: dict[str, float] = {}
    smuggled: dict[str, float] = {}
    for good in goods.goods:
        if good in goods.legal:
            kept[good] = 0.0
            smuggled[good] = goods.value[good] * (1 - opened) - opened * goods.penalty[good] * dearer - 1.0
        else:
            value = worth.hidden(good)
            kept[good] = later * value
            risk = opened * (value + goods.penalty[good] * dearer)
            smuggled[good] = max(kept[good], value - min(risk, price + 0.3 * risk))
    dislike = 28 * (scene.who.honesty - 0.5)
    for good in goods.declarable:
        each = worth.legal(good, 3) / 3
        yield Way({**kept, good: each + opened * goods.penalty[good] * dearer}, 0.0)
        yield Way({**smuggled, good: each}, -scene.level.experience.lie - dislike)


def _take(scene: Scene, way: Way, most: int, drawn: float) -> tuple[list[PileName], float]:
    """First edition: what lies on top of the piles and is more use than a draw."""
    take: list[PileName] = []
    total = 0.0
    if scene.view.options.edition == "first" and most:
        piles = {name: list(scene.view.discard[name]) for name in PILES}
        while len(take) < most:
            tops = [(way.uses[pile[-1]], name) for name, pile in piles.items() if pile]
            if not tops or max(tops)[0] < drawn:
                break
            use, name = max(tops)
            piles[name].pop()
            take.append(name)
            total += use
    return take, total


def discard(scene: Scene) -> Discard:
    return Discard(*_bury(scene, scene.me.set_aside))


def place(scene: Scene) -> Place:
    return Place(*_bury(scene, scene.view.confiscated or {}))


def _bury(scene: Scene, cards: Cards) -> tuple[PileName, list[str]]:
    """On the pile whose top would be most use to others, the dearest cards lowest."""
    values = scene.goods.value
    tops = [(values[pile[-1]] if pile else 0, name) for name in PILES for pile in (scene.view.discard[name],)]
    return max(tops)[1], sorted(spread(cards), key=values.__getitem__, reverse=True)
