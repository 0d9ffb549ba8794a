"""The opinions of a mind about the bags at the gate, for replays to show.

They are what the mind bases its decisions on, without its random errors.
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
    """A bot's opinion of a bag. Its opinion of its own bag is what others must think of it."""

    seat: int
    """The seat of the bot."""
    bag: int
    lies: float
    """The probability that it is not what was declared."""
    fine: float | None = None
    """What its owner is expected to pay if it lies and is opened."""
    reward: float | None = None
    """What its owner gets if it is honest and opened."""
    gain: float | None = None
    """Officers only: what opening it gains, in gold, over handing it back for nothing."""
    price: int | None = None
    """Officers only: what they would first demand for letting it pass."""


def of_others(bags: Sequence[int], seat: int, memory: Memory, who: Temperament, level: Level) -> list[Opinion]:
    """The opinions of a merchant about all bags, their own included."""
    opinions = []
    for bag in bags:
        belief = believe(memory, bag, level, trust=0.5 if bag == seat else who.trust)
        opinions.append(Opinion(seat, bag, *_rounded(belief)))
    return opinions


def of_officer(view: View, seat: int, memory: Memory, who: Temperament, level: Level) -> list[Opinion]:
    """The opinions of an officer about the bags still to be decided."""
    gate = Gate(Scene(TurnRequest(view), memory, who, level, lambda: 0.5), Inspection())
    opinions = []
    for bag, owner in enumerate(view.seats):
        if owner.bag is not None and owner.bag.status == "held":
            gain, price = round(gate.gain(bag), 1), gate.price(bag)
            opinions.append(Opinion(seat, bag, *_rounded(gate.belief(bag)), gain, price))
    return opinions


def _rounded(belief: Belief) -> tuple[float, float, float]:
    return round(belief.lies, 3), round(belief.fine, 1), round(belief.reward, 1)
