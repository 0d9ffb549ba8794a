"""What changes hands in a deal is worth: gold, goods, and the crowns that goods win or cost, for both sides.

Goods that nobody has seen count by how many of them there can be, not by how many are named: anybody can name them.
"""

from collections.abc import Mapping

from nottingham.players.mind.scene import Scene
from nottingham.players.mind.suspicion import believe
from nottingham.rules.cards import Cards
from nottingham.rules.state import Terms

DOUBT = 0.5
"""The share of the goods that might be there which really come: those who have them rather keep them."""


def gain(scene: Scene, other: int, received: Terms, handed_over: Terms, *, share: float = 1.0) -> float:
    """What I gain by a trade with another seat, of which I get this share."""
    mine = {**handed_over.stand}
    for good, count in _named(handed_over.contraband).items():
        mine[good] = mine.get(good, 0) + min(count, scene.me.contraband.get(good, 0))
    bag = (scene.me.bag and scene.me.bag.cards) or {}
    for good, count in handed_over.bag.items():
        mine[good] = mine.get(good, 0) + min(count, bag.get(good, 0))
    gold = received.gold - handed_over.gold
    value = share * received.gold - handed_over.gold + scene.worth.rivalry[other] * gold
    return value + scene.worth.swing(other, expected(scene, other, received), mine, share)


def expected(scene: Scene, giver: int, terms: Terms) -> dict[str, float]:
    """How many cards of each good a side will probably hand over."""
    cards: dict[str, float] = {**terms.stand}
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
    return cards


def _named(cards: Cards | int) -> Mapping[str, int]:
    """Contraband by name; outsiders know only how many cards it is."""
    return {} if isinstance(cards, int) else cards
