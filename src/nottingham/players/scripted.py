"""A player that follows a script: the opponents in a lesson do what its story needs.

A part is what one seat does in one round. The actor follows it while it is legal. In all other rounds, and when the
learner has done something that the story did not foresee, another player decides. So a lesson goes on whatever its
learner does.
"""

from collections.abc import Iterable, Mapping
from typing import Literal

from msgspec import Struct

from nottingham.players.habits import Habit
from nottingham.players.player import Player, TurnRequest
from nottingham.rules.actions import (
    Accept,
    AnyAction,
    Declare,
    HandBack,
    LoadBag,
    MakeOffer,
    NameStarter,
    Open,
    Pledge,
    Refuse,
    Side,
    Swap,
)
from nottingham.rules.cards import NOTHING, Cards, holds
from nottingham.rules.events import Event, OfferMade, OfferRefused, RoundBegan
from nottingham.rules.state import Offer, Terms
from nottingham.rules.view_types import View


class Verdict(Struct, frozen=True, forbid_unknown_fields=True):
    """What the sheriff does with a bag if no deal decides it."""

    bag: int
    verdict: Literal["open", "hand_back"]


class RoundScript(Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat does in one round."""

    seat: int
    round: int
    set_aside: Cards = NOTHING
    """Cards to set aside at the market."""
    bag: Cards = NOTHING
    declares: str = ""
    offers: tuple[int, ...] = ()
    """Gold to offer for their own bag: the next amount whenever one is refused, and never more than the highest."""
    waits_for: tuple[int, ...] = ()
    """Bags that must be settled before they make an offer."""
    starter: int | None = None
    """As sheriff: who starts the market."""
    price: int = 0
    """As sheriff: the least that a deal with pledges must bring."""
    demands: int = 0
    """As sheriff: the gold to ask for a bag whose owner has offered too little."""
    verdicts: tuple[Verdict, ...] = ()
    """As sheriff: what to do with the bags, in this order, once all have passed."""


class Actor(Habit):
    """Plays its parts, and otherwise as the other player would."""

    def __init__(self, parts: Iterable[RoundScript], otherwise: Player) -> None:
        super().__init__(otherwise)
        self._parts: Mapping[int, RoundScript] = {part.round: part for part in parts}
        self._offered: dict[int, int] = {}
        """The maker of each offer of this round, by offer."""
        self._refused: int | None = None
        """The seat whose offer this one has refused last in this round."""

    def hear(self, event: Event) -> None:
        super().hear(event)
        if isinstance(event, RoundBegan):
            self._offered = {}
            self._refused = None
        elif isinstance(event, OfferMade):
            self._offered[event.offer.id] = event.offer.by
        elif isinstance(event, OfferRefused) and event.seat == self._seat:
            self._refused = self._offered.get(event.offer)

    @property
    def _offers(self) -> int:
        """How many offers this seat has made in this round."""
        return sum(by == self._seat for by in self._offered.values())

    def act(self, request: TurnRequest) -> AnyAction | None:
        view = request.view
        part = self._parts.get(view.round)
        if part is None:
            return self._otherwise.act(request)
        if view.phase != "inspect":
            return self._act_with_goods(part, view) or self._otherwise.act(request)
        if self._seat in view.officers:
            return self._act_as_sheriff(part, request) or (self._otherwise.act(request) if request.must else None)
        return self._act_as_merchant(part, view)

    def _act_with_goods(self, part: RoundScript, view: View) -> AnyAction | None:
        prompt, me = view.prompt, view.me
        if prompt is None:
            return None
        if prompt.name_starter and part.starter is not None and part.starter in prompt.name_starter.seats:
            return NameStarter(part.starter)
        if prompt.swap and holds(me.hand, part.set_aside):
            return Swap(part.set_aside)
        if prompt.load_bag and part.bag and holds(me.hand, part.bag):
            return LoadBag(part.bag)
        if prompt.declare and part.declares and me.bag and me.bag.cards == part.bag:
            return Declare(part.declares)
        return None

    def _act_as_merchant(self, part: RoundScript, view: View) -> AnyAction | None:
        prompt = view.prompt
        assert prompt and prompt.offer
        for offer in view.offers:
            if prompt.accept and offer.id in prompt.accept.offers:
                return Accept(offer.id) if self._acceptable(part, view, offer) else Refuse(offer.id)
        mine = [offer for offer in view.offers if offer.by == self._seat]
        held = prompt.offer.bags
        if mine or self._offers >= len(part.offers) or self._seat not in held or set(part.waits_for) & set(held):
            return None
        gold = min(part.offers[self._offers], prompt.offer.gold)
        return _for_bag(view.officers[0], self._seat, give=Side(gold=gold)) if gold else None

    def _acceptable(self, part: RoundScript, view: View, offer: Offer) -> bool:
        """Whether to accept the sheriff's proposal: for the own bag, no more than the part's highest offer."""
        if any(pledge.bag == self._seat and pledge.type == "open" for pledge in offer.pledges):
            return False
        cost = self._worth(offer.get) - self._worth(offer.give)
        freed = any(pledge.bag == self._seat for pledge in offer.pledges)
        return cost <= (max(part.offers, default=0) if freed else 0)

    def _worth(self, terms: Terms) -> int:
        """The value of one side of an offer, if all that it names is really there."""
        value = self.goods.value
        named = [cards for cards in (terms.stand, terms.contraband, terms.bag) if isinstance(cards, Mapping)]
        return terms.gold + sum(value.get(good, 0) * count for cards in named for good, count in cards.items())

    def _act_as_sheriff(self, part: RoundScript, request: TurnRequest) -> AnyAction | None:
        view, prompt = request.view, request.view.prompt
        assert prompt
        for offer in view.offers:
            if prompt.refuse and offer.id in prompt.refuse.offers:
                able = prompt.accept and offer.id in prompt.accept.offers
                gain = self._worth(offer.give) - self._worth(offer.get)
                return Accept(offer.id) if able and gain >= (part.price if offer.pledges else 1) else Refuse(offer.id)
        other = self._refused
        if part.demands and other is not None and not self._offers and request.offers_left.get(str(other), 0):
            free = prompt.hand_back and other in prompt.hand_back.bags
            if free and view.seats[other].gold >= part.demands:
                return _for_bag(other, other, get=Side(gold=part.demands))
        return self._settle(part, view) if request.must else None

    def _settle(self, part: RoundScript, view: View) -> AnyAction | None:
        prompt = view.prompt
        assert prompt
        bound = {bond.bag for bond in view.pledges}
        for bag in prompt.open.bags if prompt.open else ():
            if bag in bound:
                return Open(bag)
        for verdict in part.verdicts:
            if verdict.verdict == "open" and prompt.open and verdict.bag in prompt.open.bags:
                return Open(verdict.bag)
            if verdict.verdict == "hand_back" and prompt.hand_back and verdict.bag in prompt.hand_back.bags:
                return HandBack(verdict.bag)
        return None


def _for_bag(to: int, bag: int, *, give: Side | None = None, get: Side | None = None) -> MakeOffer:
    return MakeOffer(to, give=give or Side(), get=get or Side(), pledges=[Pledge("hand_back", bag)])
