"""The market: which cards to put aside, and what to take for them.

Every way the round could go (honest or not, each good that could be declared) gives each card a use. In each way one
keeps the cards that are more use than a draw; the best way decides.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from nottingham.players.mind.packing import DISLIKE_OF_LYING
from nottingham.players.mind.scene import Scene
from nottingham.rules.actions import PILES, Discard, NameStarter, PileName, Place, Swap
from nottingham.rules.cards import Cards, heap, spread
from nottingham.rules.limits import MAX_SET_ASIDE

USUAL_BAG = 3
"""Cards of one good in an honest bag, as a rule."""
MISDECLARED = 1.0
"""What keeps one from filling a lie with other legal goods, in gold."""


class Way(NamedTuple):
    """One way the round could go: to declare this good, honestly or not."""

    good: str
    use: float
    """Of a card of that good, and of every other card."""
    uses: Mapping[str, float]
    drawn: float
    """Of a card from the deck, on the average."""
    start: float

    def use_of(self, card: str) -> float:
        return self.use if card == self.good else self.uses[card]


def name_starter(scene: Scene) -> NameStarter:
    assert scene.prompt.name_starter
    seats = scene.prompt.name_starter.seats
    return NameStarter(seats[int(scene.chance() * len(seats))])


def swap(scene: Scene) -> Swap:
    assert scene.prompt.swap
    hand = spread(scene.me.hand)
    room = max(0, scene.prompt.swap.draw_to - len(hand))
    first_edition = scene.view.options.edition == "first"
    best, choice = float("-inf"), Swap()
    for way in _ways(scene):
        uses = sorted([(way.use_of(card), card) for card in hand])
        aside = [card for use, card in uses[:MAX_SET_ASIDE] if use < way.drawn]
        most = len(aside) + room
        take, taken = _take(scene, way, most) if first_edition else ([], 0.0)
        value = way.start + sum([use for use, _ in uses[len(aside) :]]) + taken + way.drawn * (most - len(take))
        value += scene.wobble()
        if value > best:
            best, choice = value, Swap(heap(aside), take)
    return choice


def _odds(scene: Scene) -> Mapping[str, float]:
    """What the next card of the deck may be."""
    if not scene.level.counts_cards:
        return scene.memory.full_deck
    unseen = dict(scene.goods.contents)
    view, me = scene.view, scene.me
    known: list[Cards] = [me.hand, me.contraband]
    known += [seat.stand for seat in view.seats]
    known += [seat.set_aside for seat in view.seats if not isinstance(seat.set_aside, int)]
    known += [heap(pile) for pile in view.discard.values()]
    for cards in known:
        for good, count in cards.items():
            unseen[good] -= count
    total = sum(unseen.values()) or 1
    return {good: count / total for good, count in unseen.items()}


class Uses(NamedTuple):
    """What each card is of use that stays in the hand, and that goes into a lying bag, and a draw on the average."""

    kept: Mapping[str, float]
    smuggled: Mapping[str, float]
    drawn_kept: float
    drawn_smuggled: float


def _ways(scene: Scene) -> Iterator[Way]:
    """Honest with each good that could be declared, and a lie with each."""
    uses, odds, penalty = _uses(scene), _odds(scene), scene.goods.penalty
    reward = scene.opened_at_all * (1 + scene.officers_weight)
    cost = scene.level.experience.lie + 2 * (scene.who.honesty - 0.5) * DISLIKE_OF_LYING
    for good in scene.declarable():
        each = scene.worth.legal(good, USUAL_BAG) / USUAL_BAG
        honest = each + reward * penalty[good]
        chance = odds[good]
        yield Way(good, honest, uses.kept, uses.drawn_kept + chance * honest, 0.0)
        drawn = uses.drawn_smuggled + chance * (each - uses.smuggled[good])
        yield Way(good, each, uses.smuggled, drawn, -cost)


def _uses(scene: Scene) -> Uses:
    """For a beginner they are the same all game, but for the last round."""
    if not scene.level.beginner:
        return _think_of_uses(scene)
    last = not scene.rounds_to_come
    uses: Uses | None = scene.memory.thoughts.get(last)
    if uses is None:
        uses = scene.memory.thoughts[last] = _think_of_uses(scene)
    return uses


def _think_of_uses(scene: Scene) -> Uses:
    goods, experience = scene.goods, scene.level.experience
    dearer = 1 + scene.officers_weight
    opened = scene.opened_at_all
    price = experience.usual_price * dearer
    later = experience.kept_for_later if scene.rounds_to_come else 0.0
    kept: dict[str, float] = {}
    smuggled: dict[str, float] = {}
    drawn_kept = drawn_smuggled = 0.0
    for good, chance in _odds(scene).items():
        penalty = goods.penalty[good] * dearer
        if good in goods.legal:
            kept[good] = 0.0
            smuggled[good] = goods.value[good] * (1 - opened) - opened * penalty - MISDECLARED
        else:
            value = scene.worth.hidden(good)
            kept[good] = later * value
            risk = opened * (value + penalty)
            smuggled[good] = max(kept[good], value - min(risk, price + 0.3 * risk))
        drawn_kept += chance * kept[good]
        drawn_smuggled += chance * smuggled[good]
    return Uses(kept, smuggled, drawn_kept, drawn_smuggled)


def _take(scene: Scene, way: Way, most: int) -> tuple[list[PileName], float]:
    """First edition: what lies on top of the piles and is more use than a draw."""
    take: list[PileName] = []
    total = 0.0
    piles = {name: list(scene.view.discard[name]) for name in PILES}
    while len(take) < most:
        tops = [(way.use_of(pile[-1]), name) for name, pile in piles.items() if pile]
        if not tops or max(tops)[0] < way.drawn:
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
