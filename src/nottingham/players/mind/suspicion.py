"""Beliefs: the probability that a bag is not what was declared, and what opening it would cost its owner.

A belief adds up evidence in log-odds: how often this merchant lied before, the size of the bag, what they put aside and
took at the market, what they declared, and what they offered or refused to pay. The weights (`Experience`) were found
by playing masters with other weights against masters. What a bribe or a refusal means is learned for each seat, from
what its bags turned out to hold.

Merchants choose how a bag looks and what they say about it. Those who know what officers make of that would lie where
it is believed, so only a part of this evidence counts in a decision (`Belief.weighed`).
"""

from math import exp, log
from typing import NamedTuple

from nottingham.players.mind.character import Level
from nottingham.players.mind.memory import BagTalk, Memory, SeatHistory

FINE = 3.7
"""The usual fine for a false card when the bag is opened; `LOSS` is the usual value of the card."""
LOSS = 6.3
LARGE_BRIBE = 8.0
"""A larger bribe than this says nothing more."""


class Belief(NamedTuple):
    """A belief about one bag."""

    lies: float
    """The probability that it lies."""
    weighed: float
    """The probability that decisions are based on."""
    fine: float
    """What its owner pays if it lies and is opened; `loss` is what they lose besides."""
    loss: float
    reward: float
    """What its owner gets if it is honest and opened."""

    def gain(self, rival: float) -> float:
        """What an officer gains by opening it rather than handing it back; `rival` weighs the owner's coins."""
        caught = self.fine + rival * (self.fine + self.loss)
        return self.weighed * caught - (1 - self.weighed) * self.reward * (1 + rival)

    def price(self, rival: float, gain: float, pays: float) -> float:
        """The price to demand: halfway between what opening it would gain and what a liar would pay."""
        least = max(0.0, gain) / (1 + rival)
        return (least + max(least, pays * (self.fine + self.loss))) / 2


def believe(memory: Memory, seat: int, level: Level, *, trust: float = 0.5, talk: BagTalk | None = None) -> Belief:
    """What to believe of a seat's bag without seeing its cards; `talk` replaces what is known of the bag."""
    talk = talk or memory.bag(seat)
    history = memory.histories[seat]
    experience = level.experience
    usual = _usual_odds(history, level) + 2.0 * (0.5 - trust)
    looks = experience.size[min(talk.size, 5)]
    if level.counts_cards:
        looks += experience.dear * (memory.goods.value.get(talk.declared, 3) - 3) + _market(memory, talk, level)
    said = 0.0
    if talk.bribe > 0:
        said += _bribe(history, level)
        said += experience.bribe_size * (min(talk.bribe, LARGE_BRIBE) - experience.usual_bribe)
    if talk.refused:
        said += _refusal(history, level)
    odds = usual + looks + said
    weighed = usual - experience.lenience + experience.looks_decide * looks + experience.words_decide * said
    share = experience.false_share
    if level.knows_people:
        share = (history.false_cards + 4 * share) / (history.cards_in_lies + 4)
    false = max(1.0, share * talk.size)
    penalty = memory.goods.penalty.get(talk.declared, 2)
    return Belief(1 / (1 + exp(-odds)), 1 / (1 + exp(-weighed)), FINE * false, LOSS * false, float(penalty * talk.size))


def _usual_odds(history: SeatHistory, level: Level) -> float:
    rate, known = level.experience.usual_lies, level.experience.strangers_bags
    if level.knows_people:
        rate = (history.lies + known * rate) / (history.bags + known)
    return log(rate / (1 - rate))


def _market(memory: Memory, talk: BagTalk, level: Level) -> float:
    odds = 0.0
    experience = level.experience
    for good, count in talk.aside.items():
        odds += experience.put_aside * count * talk.size / 3
        if good == talk.declared:
            odds += experience.put_that_aside
    if talk.taken and talk.declared in talk.taken:
        odds += experience.took_that
    return odds


def _bribe(history: SeatHistory, level: Level) -> float:
    """The evidence in that a bribe was offered at all."""
    lying, honest = level.experience.usual_bribes_lying, level.experience.usual_bribes_honest
    if level.knows_people:
        strength = level.experience.strangers_bribes
        lying = (history.bribes_when_lying + strength * lying) / (history.lies + strength)
        honest = (history.bribes_when_honest + strength * honest) / (history.bags - history.lies + strength)
    return log(lying / honest)


def _refusal(history: SeatHistory, level: Level) -> float:
    """The evidence in that the talk ended with a refusal."""
    lying, honest = level.experience.usual_refusals_lying, level.experience.usual_refusals_honest
    if level.knows_people:
        strength = level.experience.strangers_bribes
        lying = (history.refusals_lying + strength * lying) / (history.lies + strength)
        honest = (history.refusals_honest + strength * honest) / (history.bags - history.lies + strength)
    return log(lying / honest)
