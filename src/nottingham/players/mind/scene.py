"""One moment as a mind sees it: its View, what it remembers, who it is, and what things are worth to it now."""

from collections.abc import Sequence
from functools import cached_property
from math import exp, log

from nottingham.players.mind.character import Level, Temperament
from nottingham.players.mind.memory import BagTalk, Memory
from nottingham.players.mind.suspicion import Belief, believe
from nottingham.players.mind.worth import Worth
from nottingham.players.player import Asked, Chance
from nottingham.rules.prompt import Prompt
from nottingham.rules.view import OwnSeat, View

SPITE = 0.35
"""How much more each opened bag of mine makes its opener a rival, for the most rancorous."""


class Scene:
    """Made for one question, thrown away after the answer."""

    def __init__(self, asked: Asked, memory: Memory, who: Temperament, level: Level, chance: Chance) -> None:
        view = asked.view
        assert view.seat is not None and view.prompt is not None
        self.asked = asked
        self.view: View = view
        self.prompt: Prompt = view.prompt
        self.seat: int = view.seat
        me = view.seats[view.seat]
        assert isinstance(me, OwnSeat)
        self.me: OwnSeat = me
        self.memory = memory
        self.goods = memory.goods
        self.who = who
        self.level = level
        self.chance = chance
        self._looks: dict[tuple[int, str, bool], Belief] = {}

    @cached_property
    def worth(self) -> Worth:
        spite = [1 + 2 * self.who.grudge * SPITE * record.opened_me for record in self.memory.records]
        return Worth(self.view, self.seat, self.memory, self.level, spite)

    @cached_property
    def officers_weight(self) -> float:
        """What a coin in the officers' hands costs me besides."""
        rivalry = self.worth.rivalry
        officers = self.view.officers
        return sum([rivalry[officer] for officer in officers]) / len(officers)

    @cached_property
    def must_open(self) -> Sequence[int]:
        """The bags somebody is bound to open."""
        return self.prompt.offer.must_open if self.prompt.offer else ()

    @cached_property
    def rounds_to_come(self) -> int:
        return self.view.rounds - self.view.round

    @cached_property
    def usual_opening(self) -> float:
        """How often these officers open a bag for which nobody pays."""
        if not self.level.knows_people:
            return self.level.experience.opened_by_strangers
        rates = []
        for officer in self.view.officers:
            record = self.memory.records[officer]
            known = self.level.experience.strangers_judgements
            rates.append((record.opened + known * self.level.experience.opened_by_strangers) / (record.judged + known))
        return sum(rates) / len(rates)

    def opening(self, size: int, good: str, *, refused: bool = False) -> float:
        """How likely my bag is opened if I don't pay, given what it looks like to others.

        An officer opens what he gains by; how sure that is, his past says too.
        """
        usual = min(0.97, max(0.03, self.usual_opening))
        if self.level.counts_cards:
            experience = self.level.experience
            stranger = experience.opened_by_strangers
            looks = self.looks(size, good, refused=refused)
            odds = looks.gain(1 / (len(self.view.seats) - 1)) / experience.doubt
            odds += log(usual / (1 - usual)) - log(stranger / (1 - stranger)) + experience.boldness
            usual = 1 / (1 + exp(-odds))
        return min(1.0, usual * (1.5 - self.who.nerve))

    def looks(self, size: int, good: str, *, refused: bool = False) -> Belief:
        """What others would think of my bag if it were declared so, or if I refused to pay."""
        key = size, good, refused
        belief = self._looks.get(key)
        if belief is None:
            talk = self.memory.bag(self.seat)
            shown = BagTalk()
            shown.set_aside, shown.aside, shown.taken = talk.set_aside, talk.aside, talk.taken
            shown.size, shown.declared = size, good
            shown.bribe, shown.priced, shown.refused = talk.bribe, talk.priced, talk.refused or refused
            belief = self._looks[key] = believe(self.memory, self.seat, self.level, talk=shown)
        return belief

    def wobble(self) -> float:
        """A stray thought, in gold: mostly small, at times not."""
        sway = self.level.wobble
        if not sway:
            return 0.0
        drawn = self.chance()
        return sway * log((drawn + 1e-9) / (1 - drawn + 1e-9))
