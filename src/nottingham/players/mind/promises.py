"""Favours: what others' promises are worth, and what breaking one's own costs.

A promise binds nobody (R7.9), but the ledger is public, and a mind trusts a seat as far as it has kept its promises. It
keeps its own while that costs less than breaking them.
"""

from collections.abc import Iterable

from nottingham.players.mind.scene import Scene
from nottingham.rules.actions import Favour, OpenLater, PayLater, Spare

SPARED = 2.5
"""The value of being spared once, in gold."""
HONOUR = 8.0
"""What breaking a promise costs the most honest, besides the reputation."""
REPUTATION = 1.0
"""What it costs anyone in reputation."""


def reliability(scene: Scene, seat: int) -> float:
    """How far a seat's promises can be trusted, from 0 to 1."""
    kept, broken = 1.0, 1.0
    for promise in scene.view.ledger:
        if promise.favour.by == seat:
            kept += promise.status == "kept"
            broken += promise.status == "broken"
    return kept / (kept + broken)


def worth_of_promises(scene: Scene, favours: Iterable[Favour]) -> float:
    """What others' promises in an offer are worth to me; my own cost me nothing yet."""
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
    """What opening a bag costs me because of my promises; negative if I promised to open it."""
    cost = 0.0
    for promise in scene.view.ledger:
        favour = promise.favour
        if promise.status == "open" and favour.by == scene.seat and promise.round < scene.view.round:
            if isinstance(favour, Spare) and favour.whom == bag:
                cost += REPUTATION + HONOUR * scene.who.honesty
            elif isinstance(favour, OpenLater) and favour.whom == bag:
                cost -= REPUTATION + HONOUR * scene.who.honesty
    return cost
