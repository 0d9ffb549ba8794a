"""Checks a deal that a network wants to make: what it could gain me at best.

A network learns from the players it trained with, and others may make offers that it never saw, such as a dozen
crossbows for all its gold. So this module values the deal as a mind would: unseen goods by how many there can be,
promises by the reputation of their maker. A pledge about a bag counts as the most that it can be worth, so judging
bags is left to the network.
"""

from nottingham.players.mind.packing import stakes
from nottingham.players.mind.promises import worth_of_promises
from nottingham.players.mind.scene import Scene
from nottingham.players.mind.suspicion import believe
from nottingham.players.mind.trade import gain as gain_by_trade
from nottingham.rules.actions import MakeOffer, Pledge, Side
from nottingham.rules.state import Offer, Terms


def gain_at_best(scene: Scene, deal: Offer | MakeOffer) -> float:
    """What I gain by accepting an offer, or by making one that is accepted."""
    officers = scene.view.officers
    received: Terms | Side
    handed_over: Terms | Side
    if isinstance(deal, MakeOffer):
        received, handed_over = deal.get, deal.give
        other = officers[0] if isinstance(deal.to, str) else deal.to
    elif deal.by in officers and scene.seat in officers:
        received, handed_over, other = deal.get, deal.give, deal.merchant
    else:
        received, handed_over, other = deal.give, deal.get, deal.by
    share = 0.5 if isinstance(deal, Offer) and deal.joint and scene.seat in officers else 1.0
    value = gain_by_trade(scene, other, received, handed_over, share=share)
    value += worth_of_promises(scene, deal.favours)
    return value + sum([max(0.0, _pledged(scene, pledge)) for pledge in deal.pledges])


def _pledged(scene: Scene, pledge: Pledge) -> float:
    """What it gains me at most if a pledge is kept."""
    if pledge.bag == scene.seat:
        bag = scene.me.bag
        assert bag and bag.cards and bag.declared
        mine = stakes(scene, bag.cards, bag.declared)
        return mine.passed - mine.opened if pledge.type == "hand_back" else mine.opened - mine.passed
    if pledge.type == "hand_back":
        return 0.0
    belief = believe(scene.memory, pledge.bag, scene.level, trust=scene.who.trust)
    rival = scene.worth.rivalry[pledge.bag]
    return belief.fine * (scene.seat in scene.view.officers) + rival * (belief.fine + belief.loss)
