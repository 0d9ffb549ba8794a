"""Sightings: what an officer believed about a bag when it was settled, what they were offered for it, and what they
did.

A player's suspicion of a bag (`suspects`) is read at the last moment: the move that will settle the bag is known, but
no player has seen what follows from it. Players without suspicions leave no sightings. `Detection` sums up how right
the suspicions of an officer were.
"""

import random
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from msgspec import Struct

from nottingham.play.behaviour import named_worth
from nottingham.players.player import Player
from nottingham.rules.actions import Accept, AnyAction, HandBack, Open
from nottingham.rules.events import BagHandedBack, BagOpened, DealStruck, Event, OfferMade, RoundBegan
from nottingham.rules.state import Offer, State

Settlement = Literal["opened", "passed", "deal"]
MAX_SHOWN = 500


class Sighting(Struct, frozen=True, gc=False):
    """One bag at the moment it was settled."""

    round: int
    officer: int
    bag: int
    belief: float
    """How likely, in the officer's view, the bag was not as declared."""
    bribe: int
    """The value named in the deal that freed it, else the most its owner had offered in this inspection."""
    verdict: Settlement
    lied: bool


class Detection(Struct, frozen=True, array_like=True, gc=False):
    """How right suspicions were: their number, and the sum of their squared errors. It adds up over games."""

    bags: int = 0
    squares: float = 0.0

    def __add__(self, other: "Detection") -> "Detection":
        return Detection(self.bags + other.bags, self.squares + other.squares)

    @property
    def brier(self) -> float | None:
        """The Brier score: 0 if every suspicion was right, 0.25 for always one half."""
        return self.squares / self.bags if self.bags else None


def detection(sightings: Iterable[Sighting], officer: int) -> Detection:
    errors = [(sighting.belief - sighting.lied) ** 2 for sighting in sightings if sighting.officer == officer]
    return Detection(len(errors), sum(errors))


class _Thought(NamedTuple):
    round: int
    officer: int
    belief: float
    lied: bool


class Sightings:
    """Collects the sightings of one game, as its witness and its onlooker."""

    def __init__(self, players: Sequence[Player]) -> None:
        self.seen: list[Sighting] = []
        self._players = players
        self._thoughts: dict[int, _Thought] = {}
        self._offered: dict[int, int] = {}

    def before(self, state: State, seat: int, action: AnyAction) -> None:
        """Notes what the officer believes about the bags that this action may settle."""
        self._thoughts.clear()
        match action:
            case Open(bag) | HandBack(bag):
                self._note_belief(state, seat, bag)
            case Accept(number):
                for offer in state.offers:
                    if offer.id == number and offer.officers:
                        officer = seat if seat in offer.officers else offer.officers[0]
                        for bag in _going_back(offer):
                            self._note_belief(state, officer, bag)

    def _note_belief(self, state: State, officer: int, owner: int) -> None:
        if officer not in state.officers or owner not in state.held:
            return  # the action is illegal and will settle nothing
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
                case OfferMade(offer) if offer.is_bribe:
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

    def _note(self, bag: int, bribe: int, verdict: Settlement) -> None:
        thought = self._thoughts.get(bag)
        if thought:
            seen = Sighting(thought.round, thought.officer, bag, thought.belief, bribe, verdict, thought.lied)
            self.seen.append(seen)


def _going_back(offer: Offer) -> list[int]:
    return [pledge.bag for pledge in offer.pledges if pledge.type == "hand_back"]


class SightingSample:
    """A fair sample of the sightings of each entrant: as many as a plot can show."""

    def __init__(self, entrants: int, seed: int) -> None:
        self.seen = [0] * entrants
        self.kept: list[list[Sighting]] = [[] for _ in range(entrants)]
        self._chance = random.Random(f"nottingham sample {seed}")

    def add(self, entrants: Sequence[int], sightings: Sequence[Sighting]) -> None:
        """Adds the sightings of one game with these entrants in its seats."""
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
