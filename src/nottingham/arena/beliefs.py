"""What an officer believed of a bag when it was settled, beside what he was offered for it and what he did.

A player can be asked how much he suspects a bag (`suspects`). That is done at the last moment, when the move that will
settle the bag is known but nobody has seen what follows from it. Players without such a thought leave no trace here.
"""

import random
from collections.abc import Sequence
from typing import Literal, NamedTuple

from msgspec import Struct

from nottingham.play.behaviour import is_bribe, named_worth
from nottingham.players.player import Player
from nottingham.rules.actions import Accept, AnyAction, HandBack, Open
from nottingham.rules.events import BagHandedBack, BagOpened, DealStruck, Event, OfferMade, RoundBegan
from nottingham.rules.state import Offer, State

Verdict = Literal["opened", "passed", "deal"]
MAX_SHOWN = 500


class Sighting(Struct, frozen=True, gc=False):
    """One bag at the moment it was settled."""

    round: int
    officer: int
    bag: int
    belief: float
    """How likely the officer thought it that the bag was not what was declared."""
    bribe: int
    """What was named for it in the deal that freed it, else the most its owner had offered in this inspection."""
    verdict: Verdict
    lied: bool


class _Thought(NamedTuple):
    round: int
    officer: int
    belief: float
    lied: bool


class Sightings:
    """Watches one game as its witness and its onlooker."""

    def __init__(self, players: Sequence[Player]) -> None:
        self.seen: list[Sighting] = []
        self._players = players
        self._thoughts: dict[int, _Thought] = {}
        self._offered: dict[int, int] = {}

    def before(self, state: State, seat: int, action: AnyAction) -> None:
        """Asks the officer what he thinks of the bags this action may settle."""
        self._thoughts.clear()
        match action:
            case Open(bag) | HandBack(bag):
                self._ask(state, seat, bag)
            case Accept(number):
                for offer in state.offers:
                    if offer.id == number and offer.officers:
                        officer = seat if seat in offer.officers else offer.officers[0]
                        for bag in _going_back(offer):
                            self._ask(state, officer, bag)

    def _ask(self, state: State, officer: int, owner: int) -> None:
        if officer not in state.officers or owner not in state.held:
            return  # the action is illegal, and will settle nothing
        belief = self._players[officer].suspects(owner)
        bag = state.seats[owner].bag
        if belief is not None and bag is not None:
            lied = any(good != bag.declared for good in bag.cards)
            self._thoughts[owner] = _Thought(state.round, officer, belief, lied)

    def after(self, state: State, events: Sequence[Event]) -> None:
        values = state.goods.value
        paid: dict[int, int] = {}
        for event in events:
            match event:
                case RoundBegan():
                    self._offered.clear()
                case OfferMade(offer) if is_bribe(offer):
                    self._offered[offer.by] = max(named_worth(offer.give, values), self._offered.get(offer.by, 0))
                case DealStruck(deal):
                    merchants_side = deal.give if deal.by == deal.merchant else deal.get
                    paid |= dict.fromkeys(_going_back(deal), named_worth(merchants_side, values))
                case BagOpened(bag):
                    self._note(bag, self._offered.get(bag, 0), "opened")
                case BagHandedBack(bag) if bag in paid:
                    self._note(bag, paid[bag], "deal")
                case BagHandedBack(bag):
                    self._note(bag, self._offered.get(bag, 0), "passed")

    def _note(self, bag: int, bribe: int, verdict: Verdict) -> None:
        thought = self._thoughts.get(bag)
        if thought:
            seen = Sighting(thought.round, thought.officer, bag, thought.belief, bribe, verdict, thought.lied)
            self.seen.append(seen)


def _going_back(offer: Offer) -> list[int]:
    return [pledge.bag for pledge in offer.pledges if pledge.type == "hand_back"]


class Sample:
    """A fair sample of what officers believed: of each entrant's bags no more than a plot can show."""

    def __init__(self, entrants: int, seed: int) -> None:
        self.seen = [0] * entrants
        self.kept: list[list[Sighting]] = [[] for _ in range(entrants)]
        self._chance = random.Random(f"nottingham sample {seed}")

    def add(self, entrants: Sequence[int], sightings: Sequence[Sighting]) -> None:
        """The sightings of one game, in which these entrants had the seats."""
        for sighting in sightings:
            officer = entrants[sighting.officer]
            self.seen[officer] += 1
            kept = self.kept[officer]
            if len(kept) < MAX_SHOWN:
                kept.append(sighting)
            else:
                place = self._chance.randrange(self.seen[officer])
                if place < MAX_SHOWN:
                    kept[place] = sighting
