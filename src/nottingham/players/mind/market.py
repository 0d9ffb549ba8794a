"""The market: which cards to put aside, and what to take for them.

A plan is to declare one good, honestly or not. Under each plan every card has a use in gold. The bot keeps the cards
that are of more use than a draw, and follows the plan with the highest total.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from nottingham.players.mind.packing import DISLIKE_OF_LYING
from nottingham.players.mind.scene import Scene
from nottingham.rules.actions import PILES, Discard, NameStarter, PileName, Place, Swap
from nottingham.rules.cards import Cards, heap, spread
from nottingham.rules.limits import MAX_SET_ASIDE

USUAL_BAG = 3
"""The usual number of cards of one good in an honest bag."""
MISDECLARED = 1.0
"""The cost of each other legal good in a lying bag, in gold."""


class MarketPlan(NamedTuple):
    """A plan for the round: to declare this good, honestly or not."""

    good: str
    use: float
    """The use of a card of that good; `uses` has those of all other cards."""
    uses: Mapping[str, float]
    drawn: float
    """The average use of a card drawn from the deck."""
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
    for plan in _plans(scene):
        uses = sorted([(plan.use_of(card), card) for card in hand])
        aside = [card for use, card in uses[:MAX_SET_ASIDE] if use < plan.drawn]
        most = len(aside) + room
        take, taken = _take(scene, plan, most) if first_edition else ([], 0.0)
        value = plan.start + sum([use for use, _ in uses[len(aside) :]]) + taken + plan.drawn * (most - len(take))
        value += scene.wobble()
        if value > best:
            best, choice = value, Swap(heap(aside), take)
    return choice


def _odds(scene: Scene) -> Mapping[str, float]:
    """The probability of each good for the next card of the deck."""
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
    """The use of each card kept in the hand or smuggled in a lying bag, and the average use of a draw."""

    kept: Mapping[str, float]
    smuggled: Mapping[str, float]
    drawn_kept: float
    drawn_smuggled: float


def _plans(scene: Scene) -> Iterator[MarketPlan]:
    """An honest and a lying plan for each good worth declaring."""
    uses, odds, penalty = _uses(scene), _odds(scene), scene.goods.penalty
    reward = scene.opened_at_all * (1 + scene.officers_weight)
    cost = scene.level.experience.lie - scene.whim.lie + 2 * (scene.who.honesty - 0.5) * DISLIKE_OF_LYING
    for good in scene.declarable():
        each = scene.worth.legal(good, USUAL_BAG) / USUAL_BAG
        honest = each + reward * penalty[good]
        chance = odds[good]
        yield MarketPlan(good, honest, uses.kept, uses.drawn_kept + chance * honest, 0.0)
        drawn = uses.drawn_smuggled + chance * (each - uses.smuggled[good])
        yield MarketPlan(good, each, uses.smuggled, drawn, -cost)


def _uses(scene: Scene) -> Uses:
    """The uses of all cards. For a beginner they change only in the last round, so they are cached."""
    if not scene.level.beginner:
        return _compute_uses(scene)
    last = not scene.rounds_to_come
    uses: Uses | None = scene.memory.cache.get(last)
    if uses is None:
        uses = scene.memory.cache[last] = _compute_uses(scene)
    return uses


def _compute_uses(scene: Scene) -> Uses:
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


def _take(scene: Scene, plan: MarketPlan, most: int) -> tuple[list[PileName], float]:
    """First edition: take from the tops of the piles what is of more use than a draw."""
    take: list[PileName] = []
    total = 0.0
    piles = {name: list(scene.view.discard[name]) for name in PILES}
    while len(take) < most:
        tops = [(plan.use_of(pile[-1]), name) for name, pile in piles.items() if pile]
        if not tops or max(tops)[0] < plan.drawn:
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
    """Cover the pile whose top card is worth most, with the dearest cards lowest."""
    values = scene.goods.value
    tops = [(values[pile[-1]] if pile else 0, name) for name in PILES for pile in (scene.view.discard[name],)]
    return max(tops)[1], sorted(spread(cards), key=values.__getitem__, reverse=True)
