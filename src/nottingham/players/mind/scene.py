"""The inputs of one decision: the View, the memory, the character, and what things are worth now."""

from collections.abc import Sequence
from functools import cached_property
from math import exp, log
from typing import NamedTuple

from nottingham.players.mind.character import Level, Temperament
from nottingham.players.mind.memory import BagTalk, Memory
from nottingham.players.mind.suspicion import Belief, believe
from nottingham.players.mind.worth import Worth
from nottingham.players.player import Chance, TurnRequest
from nottingham.rules.limits import MAX_IN_BAG
from nottingham.rules.view_types import OwnSeat, Prompt, View


class Whim(NamedTuple):
    """Random tastes of a merchant for one round, in gold, so that others can't compute what is in the bag."""

    lie: float = 0.0
    sizes: Sequence[float] = (0.0,) * (MAX_IN_BAG + 1)
    """By the number of cards in the bag."""

    @classmethod
    def draw(cls, chance: Chance, spread: float) -> "Whim":
        return cls(spread * logistic(chance), [spread * logistic(chance) / 2 for _ in range(MAX_IN_BAG + 1)])


def logistic(chance: Chance) -> float:
    """A random number around zero, more often small than large."""
    luck = min(0.98, max(0.02, chance()))
    return log(luck / (1 - luck))


class Scene:
    """Made for one request, and discarded after the answer."""

    def __init__(
        self,
        request: TurnRequest,
        memory: Memory,
        who: Temperament,
        level: Level,
        chance: Chance,
        whim: Whim | None = None,
    ) -> None:
        view = request.view
        assert view.seat is not None and view.prompt is not None
        self.request = request
        self.view: View = view
        self.prompt: Prompt = view.prompt
        self.seat: int = view.seat
        self.me: OwnSeat = view.me
        self.memory = memory
        self.goods = memory.goods
        self.who = who
        self.level = level
        self.chance = chance
        self.whim = whim or Whim()
        self.worth = Worth(view, view.seat, memory, level, who.grudge)
        self.rounds_to_come: int = view.rounds - view.round
        if not level.weighs_rivals:
            self.officers_weight = 0.0
        if not level.knows_people:
            self.usual_opening = level.experience.opened_by_strangers
        self._looks: dict[tuple[int, str, bool], Belief] = {}
        self._openings: dict[tuple[int, str, bool], float] = {}

    @cached_property
    def officers_weight(self) -> float:
        """What a coin gained by the officers costs me besides, in coins."""
        rivalry = self.worth.rivalry
        officers = self.view.officers
        return sum([rivalry[officer] for officer in officers]) / len(officers)

    def judges_again(self, seat: int) -> float:
        """The probability that a seat is an officer again while I have a bag."""
        view = self.view
        if len(view.officers) == 2:
            return min(1.0, self.rounds_to_come / 3)
        turns = (seat - view.officers[0]) % len(view.seats) or len(view.seats)
        return float(turns <= self.rounds_to_come)

    @cached_property
    def must_open(self) -> Sequence[int]:
        """The bags that an officer is bound to open."""
        return self.prompt.offer.must_open if self.prompt.offer else ()

    def declarable(self) -> list[str]:
        """The goods worth declaring: those in hand, or only the most valuable of them if the mind counts no cards."""
        hand, value = self.me.hand, self.goods.value
        held = [good for good in self.goods.declarable if good in hand]
        if not held:
            return [self.goods.declarable[0]]
        return held if self.level.counts_cards else [max(held, key=lambda good: hand[good] * value[good])]

    @cached_property
    def usual_opening(self) -> float:
        """How often these officers open a bag when no deal decides."""
        stranger, known = self.level.experience.opened_by_strangers, self.level.experience.strangers_judgements
        rates = []
        for officer in self.view.officers:
            history = self.memory.histories[officer]
            rates.append((history.opened + known * stranger) / (history.judged + known))
        return min(0.97, max(0.03, sum(rates) / len(rates)))

    @property
    def opened_at_all(self) -> float:
        """The probability that my bag is opened, whatever is in it."""
        return min(1.0, self.usual_opening * (1.5 - self.who.nerve))

    def opening(self, size: int, good: str, *, refused: bool = False) -> float:
        """The probability that my bag is opened if I don't pay, given what it looks like to others.

        It depends on what the officers would gain by opening it, and on how often they opened before.
        """
        if not self.level.counts_cards:
            return self.opened_at_all
        key = size, good, refused
        opening = self._openings.get(key)
        if opening is None:
            experience = self.level.experience
            gain = self.looks(size, good, refused=refused).gain(1 / (len(self.view.seats) - 1))
            opening = 1 / (1 + exp(-gain / experience.doubt))
            usual, stranger = self.usual_opening, experience.opened_by_strangers
            if usual > stranger:
                opening += (1 - opening) * (usual - stranger) / (1 - stranger)
            else:
                opening *= usual / stranger
            opening = self._openings[key] = min(1.0, (1.5 - self.who.nerve) * opening)
        return opening

    def looks(self, size: int, good: str, *, refused: bool = False) -> Belief:
        """What others would believe of my bag if it were declared like this, or if I refused to pay."""
        key = size, good, refused
        belief = self._looks.get(key)
        if belief is None:
            talk = self.memory.bag(self.seat)
            shown = BagTalk()
            shown.aside, shown.taken = talk.aside, talk.taken
            shown.size, shown.declared = size, good
            shown.bribe, shown.refused = talk.bribe, talk.refused or refused
            belief = self._looks[key] = believe(self.memory, self.seat, self.level, talk=shown)
        return belief

    def wobble(self) -> float:
        """A random error of judgement, in gold."""
        sway = self.level.wobble
        return sway * (2 * self.chance() - 1) if sway else 0.0
