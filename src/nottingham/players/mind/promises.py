"""Favours: what another's word is worth, and what keeping one's own costs.

A promise binds nobody (R7.9), but the ledger is public, and a mind believes a word as far as its giver kept others.
Its own it keeps while that is cheaper than the coin it would get by breaking it.
"""

from collections.abc import Iterable

from nottingham.players.mind.scene import Scene
from nottingham.rules.actions import Favour, OpenLater, PayLater, Spare

SPARED = 2.5
"""What it is worth to be spared once, in gold."""
HONOUR = 8.0
"""What breaking a word costs the most honest, beside his name."""
NAME = 1.0
"""What it costs anyone, since others remember."""


def reliability(scene: Scene, seat: int) -> float:
    """How far a seat's word can be trusted."""
    kept, broken = 1.0, 1.0
    for promise in scene.view.ledger:
        if promise.favour.by == seat:
            kept += promise.status == "kept"
            broken += promise.status == "broken"
    return kept / (kept + broken)


def worth_of_promises(scene: Scene, favours: Iterable[Favour]) -> float:
    """What others' words in an offer are worth to me; my own cost me nothing yet."""
    total = 0.0
    for favour in favours:
        if favour.by == scene.seat or not scene.rounds_to_come:
            continue
        if isinstance(favour, Spare) and favour.whom == scene.seat:
            total += SPARED * 2 * scene.who.trust * reliability(scene, favour.by)
        elif isinstance(favour, PayLater) and favour.to == scene.seat:
            total += favour.gold * scene.who.trust * reliability(scene, favour.by) / 2
    return total


def cost_of_opening(scene: Scene, bag: int) -> float:
    """What my own promises make it cost to open a bag; less than nothing, if I promised to."""
    cost = 0.0
    for promise in scene.view.ledger:
        favour = promise.favour
        if promise.status == "open" and favour.by == scene.seat and promise.round < scene.view.round:
            if isinstance(favour, Spare) and favour.whom == bag:
                cost += NAME + HONOUR * scene.who.honesty
            elif isinstance(favour, OpenLater) and favour.whom == bag:
                cost -= NAME + HONOUR * scene.who.honesty
    return cost
