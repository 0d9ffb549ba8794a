"""Trades between merchants, where the table allows them: stand goods for stand goods, or for gold.

A card is worth more to a merchant who fights for its crown than to one who doesn't, so two merchants can both gain, at
the cost of the others. Only what lies open on the stands counts, so a proposal says nothing about a bag.
"""

from collections.abc import Iterator
from operator import itemgetter
from typing import NamedTuple

from nottingham.players.mind.scene import Scene
from nottingham.rules.actions import MakeOffer, Side
from nottingham.rules.cards import NOTHING, Cards

OFTEN = 0.4
"""How often I look for a trade in a round."""
WORTHWHILE = 0.7
"""The least that a trade must gain either of us, in gold."""
MAX_CARDS = 3
"""The most cards of one good that change hands."""


class Shift(NamedTuple):
    """Cards of one good that move from one stand to the other, and what we both gain by it; or nothing."""

    cards: Cards = NOTHING
    mine: float = 0.0
    theirs: float = 0.0


def propose(scene: Scene) -> MakeOffer | None:
    """The trade with another merchant that gains most for the one of us who gains less, if it is worthwhile."""
    if not scene.view.options.open_trade or not scene.level.schemes or scene.chance() >= OFTEN:
        return None
    best = max(
        [trade for other in _partners(scene) for trade in _trades(scene, other)], key=itemgetter(0), default=None
    )
    if best is None or best[0] < WORTHWHILE:
        return None
    _, other, give, get, gold = best
    return MakeOffer(other, give=Side(max(0, gold), dict(give.cards)), get=Side(max(0, -gold), dict(get.cards)))


def _partners(scene: Scene) -> list[int]:
    """The other merchants to whom I may make an offer."""
    assert scene.prompt.offer
    others = [to for to in scene.prompt.offer.to if isinstance(to, int) and to not in scene.view.officers]
    return [other for other in others if scene.request.offers_left.get(str(other), 0) > 0]


def _trades(scene: Scene, other: int) -> Iterator[tuple[float, int, Shift, Shift, int]]:
    """Each trade, with the gold that I add, or take if it is negative, so that both gain about the same."""
    worth, seats = scene.worth, scene.view.seats
    rival, my_weight = worth.rivalry[other], 1 / (len(seats) - 1)
    given = list(_moves(scene, scene.seat, other, -1))
    taken = list(_moves(scene, other, other, 1))
    for give in given:
        for get in taken:
            if give.cards.keys() & get.cards.keys() or not (give.cards or get.cards):
                continue
            mine, theirs = give.mine + get.mine, give.theirs + get.theirs
            my_gain, their_gain = mine - rival * theirs, theirs - my_weight * mine
            gold = round((my_gain - their_gain) / (2 + rival + my_weight))
            gold = max(-seats[other].gold, min(scene.me.gold, gold))
            least = min(my_gain - (1 + rival) * gold, their_gain + (1 + my_weight) * gold)
            yield least, other, give, get, gold


def _moves(scene: Scene, giver: int, other: int, sign: int) -> Iterator[Shift]:
    """Yields no shift, then shifts of one good from the giver's stand; `sign` is positive if they come to me."""
    yield Shift()
    for good, have in scene.view.seats[giver].stand.items():
        for count in range(1, min(have, MAX_CARDS) + 1):
            yield Shift({good: count}, *scene.worth.moved(good, other, sign * count))
