"""Values of what changes hands in a deal: gold, goods, and the crowns that goods win or cost, for both sides.

Goods that nobody has seen count by how many of them there can be, not by how many are named: anybody can name them.
"""

from collections.abc import Mapping

from nottingham.players.mind.scene import Scene
from nottingham.players.mind.suspicion import believe
from nottingham.rules.actions import Side
from nottingham.rules.cards import Cards
from nottingham.rules.state import Terms

DOUBT = 0.5
"""The share of the goods that might be there which really come: those who have them rather keep them."""
UNSEEN = 4.0
"""The most that goods nobody has seen are worth in one deal, in gold: a lie costs its teller no more than that."""
CAUGHT = 3.0
"""What it costs me to be seen without goods that I promised; to the most honest twice that and more."""


def gain(scene: Scene, other: int, received: Terms | Side, handed_over: Terms | Side, *, share: float = 1.0) -> float:
    """What I gain by a trade with another seat, of which I get this share."""
    mine = {**handed_over.stand}
    bag = (scene.me.bag and scene.me.bag.cards) or {}
    short = False
    for named, have in ((_named(handed_over.contraband), scene.me.contraband), (handed_over.bag, bag)):
        for good, count in named.items():
            there = min(count, have.get(good, 0))
            mine[good] = mine.get(good, 0) + there
            short = short or there < count
    gold = received.gold - handed_over.gold
    value = share * received.gold - handed_over.gold + scene.worth.rivalry[other] * gold
    if short and scene.rounds_to_come:
        value -= CAUGHT * (0.5 + scene.who.honesty)
    return value + scene.worth.swing(other, expected(scene, other, received), mine, share)


def expected(scene: Scene, giver: int, terms: Terms | Side) -> dict[str, float]:
    """How many cards of each good a side will probably hand over."""
    cards: dict[str, float] = {}
    doubt = 0.0 if giver in scene.memory.fell_short else DOUBT
    hidden = scene.view.seats[giver].contraband
    count = hidden if isinstance(hidden, int) else 0
    odds = scene.memory.contraband_odds
    for good, named in _named(terms.contraband).items():
        cards[good] = cards.get(good, 0.0) + doubt * min(named, count * odds.get(good, 0.0))
    if terms.bag:
        belief = believe(scene.memory, giver, scene.level, trust=scene.who.trust)
        talk = scene.memory.bag(giver)
        false = belief.lies * scene.level.experience.false_share * talk.size
        for good, named in terms.bag.items():
            there = talk.size - false if good == talk.declared else false * odds.get(good, 0.0)
            cards[good] = cards.get(good, 0.0) + doubt * min(named, there)
    total = sum([count * scene.goods.value[good] for good, count in cards.items()])
    believed = min(1.0, UNSEEN / total) if total else 1.0
    unseen = {good: count * believed for good, count in cards.items()}
    return {good: terms.stand.get(good, 0) + unseen.get(good, 0.0) for good in dict.fromkeys((*terms.stand, *unseen))}


def _named(cards: Cards | int) -> Mapping[str, int]:
    """Contraband by name; outsiders know only how many cards it is."""
    return {} if isinstance(cards, int) else cards
