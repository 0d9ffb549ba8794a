"""Favours: what others' promises are worth, what one's own cost, and what breaking one costs.

A promise binds nobody (R7.9), so it is worth no more than its maker's good name. Each seat has a credit with each mind:
a little for a stranger, more for every promise it kept, nothing once it broke one or was caught selling goods it did
not have. All its open promises share that credit, so more words add nothing. A promise that can't come due is worth
nothing.
"""

from collections.abc import Iterable

from nottingham.players.mind.scene import Scene
from nottingham.rules.actions import Favour, OpenLater, PayLater, Spare

SPARED = 2.5
"""The value of being spared once, in gold."""
OPENED = 1.0
"""The value of having another's bag opened once."""
STRANGERS_CREDIT = 1.5
"""How much gold the promises of a stranger are worth in all, to a mind of average trust."""
EARNED = 1.0
"""… and how much more for each promise that was kept, up to `MAX_KEPT` of them."""
MAX_KEPT = 4
PATIENCE = 2
"""Rounds after which gold that was promised and not paid counts as refused."""
HONOUR = 8.0
"""What breaking a promise costs the most honest, besides the reputation."""
REPUTATION = 1.0
"""What it costs anyone in reputation."""


def credit_with_others(scene: Scene) -> float:
    """How much gold my own further promises can be worth to a mind of average trust."""
    return _credit(scene, scene.seat, 0.5) if scene.rounds_to_come else 0.0


def credit(scene: Scene, seat: int) -> float:
    """How much gold a seat's further promises can be worth to me."""
    return _credit(scene, seat, scene.who.trust)


def _credit(scene: Scene, seat: int, trust: float) -> float:
    if seat in scene.memory.fell_short:
        return 0.0
    kept, owed = 0, 0.0
    for promise in scene.view.ledger:
        if promise.favour.by != seat:
            continue
        if promise.status == "broken":
            return 0.0
        kept += promise.status == "kept"
        if promise.status == "open":
            owed += _value(scene, promise.favour)
            if isinstance(promise.favour, PayLater) and scene.view.round - promise.round >= PATIENCE:
                return 0.0
    return max(0.0, 2 * trust * (STRANGERS_CREDIT + EARNED * min(kept, MAX_KEPT)) - owed)


def worth_of_promises(scene: Scene, favours: Iterable[Favour]) -> float:
    """What the promises in an offer are worth to me: those of others as far as their credit goes, less my own."""
    theirs: dict[int, float] = {}
    cost = 0.0
    promised = {promise.favour for promise in scene.view.ledger if promise.status == "open"}
    for favour in dict.fromkeys(favours):
        if favour in promised:
            continue
        if favour.by == scene.seat:
            cost += _cost(scene, favour)
        elif _for_me(scene, favour):
            theirs[favour.by] = theirs.get(favour.by, 0.0) + _value(scene, favour)
    return sum([min(value, credit(scene, seat)) for seat, value in theirs.items()]) - cost


def due_payment(scene: Scene, partners: Iterable[int]) -> PayLater | None:
    """Gold that I promised one of these seats in an earlier round, if keeping my word is worth that much to me."""
    broken = REPUTATION + HONOUR * scene.who.honesty
    for promise in scene.view.ledger:
        favour = promise.favour
        if promise.status == "open" and isinstance(favour, PayLater) and favour.by == scene.seat:
            affordable = favour.gold <= min(broken, scene.me.gold)
            if affordable and favour.to in partners and promise.round < scene.view.round:
                return favour
    return None


def cost_of_opening(scene: Scene, bag: int) -> float:
    """What opening a bag costs me because of my promises; negative if I promised to open it."""
    broken = REPUTATION + HONOUR * scene.who.honesty
    due = {
        promise.favour
        for promise in scene.view.ledger
        if promise.status == "open" and promise.favour.by == scene.seat and promise.round < scene.view.round
    }
    return broken * ((Spare(scene.seat, bag) in due) - (OpenLater(scene.seat, bag) in due))


def _for_me(scene: Scene, favour: Favour) -> bool:
    match favour:
        case Spare(whom=whom):
            return whom == scene.seat
        case PayLater(to=to):
            return to == scene.seat
        case OpenLater(whom=whom):
            return whom != scene.seat and scene.level.weighs_rivals
        case _:
            return False


def _value(scene: Scene, favour: Favour) -> float:
    """What a promise is worth to its receiver if it is kept."""
    match favour:
        case PayLater(gold=gold):
            return float(min(gold, scene.view.seats[favour.by].gold)) if scene.rounds_to_come else 0.0
        case Spare():
            return SPARED * scene.judges_again(favour.by)
        case OpenLater():
            return OPENED * scene.judges_again(favour.by)
        case _:
            return 0.0


def _cost(scene: Scene, favour: Favour) -> float:
    """What a promise of mine costs me: keeping it, or breaking my word, whichever is less."""
    broken = REPUTATION + HONOUR * scene.who.honesty
    return min(broken, float(favour.gold) if isinstance(favour, PayLater) else _value(scene, favour))
