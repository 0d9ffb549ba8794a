"""What a mind thinks of the bags at the gate, for those who want to know it afterwards.

It is what the mind would weigh when asked, without the stray thoughts that come to it by chance.
"""

from collections.abc import Sequence

from msgspec import Struct

from nottingham.players.mind.character import Level, Temperament
from nottingham.players.mind.gate import Gate, Inspection
from nottingham.players.mind.memory import Memory
from nottingham.players.mind.scene import Scene
from nottingham.players.mind.suspicion import Belief, believe
from nottingham.players.player import TurnRequest
from nottingham.rules.view_types import View


class Opinion(Struct, frozen=True, omit_defaults=True):
    """What a bot thinks of a bag; of its own, what others must think of it."""

    seat: int
    """Who thinks so."""
    bag: int
    lies: float
    """How likely it is not what was declared."""
    fine: float | None = None
    """What its owner pays when it lies and is opened, as a rule."""
    reward: float | None = None
    """What its owner gets when it is honest and opened."""
    gain: float | None = None
    """An officer's: what opening it brings, in gold, over handing it back for nothing."""
    price: int | None = None
    """An officer's who bargains: what he would ask for letting it pass."""


def of_others(bags: Sequence[int], seat: int, memory: Memory, who: Temperament, level: Level) -> list[Opinion]:
    """A merchant's, of the bags of others and of his own."""
    found = []
    for bag in bags:
        belief = believe(memory, bag, level, trust=0.5 if bag == seat else who.trust)
        found.append(Opinion(seat, bag, *_rounded(belief)))
    return found


def of_officer(view: View, seat: int, memory: Memory, who: Temperament, level: Level) -> list[Opinion]:
    """Of the bags before him, when he is asked."""
    gate = Gate(Scene(TurnRequest(view), memory, who, level, lambda: 0.5), Inspection())
    found = []
    for bag, owner in enumerate(view.seats):
        if owner.bag is not None and owner.bag.status == "held":
            price = gate.price(bag) if level.bargains else None
            found.append(Opinion(seat, bag, *_rounded(gate.belief(bag)), round(gate.gain(bag), 1), price))
    return found


def _rounded(belief: Belief) -> tuple[float, float, float]:
    return round(belief.lies, 3), round(belief.fine, 1), round(belief.reward, 1)
