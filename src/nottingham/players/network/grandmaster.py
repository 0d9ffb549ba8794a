"""The grandmaster: a trained network, and a mind for tables where the network can't play."""

from nottingham.codec.tokens import TooManyGoods, slots_for
from nottingham.players.mind.character import NO_TASTES, Tastes
from nottingham.players.mind.mind import Mind
from nottingham.players.network.player import NetworkPlayer
from nottingham.players.network.weights import weights
from nottingham.players.player import Chance, TurnRequest
from nottingham.rules.actions import Accept, AnyAction, MakeOffer, Refuse
from nottingham.rules.errors import ImpossibleGame
from nottingham.rules.events import Event, GameStarted
from nottingham.rules.options import catalogue_for
from nottingham.rules.state import Offer
from nottingham.rules.view_types import View

TEMPERATURE = 0.35
"""Training rewards the network for being unpredictable; a temperature below 1 undoes part of that."""


TOLERANCE = 1.0
"""A deal that loses more than this by the judgement of its mind, in gold, is refused, or not proposed."""


class Grandmaster:
    """Its mind hears everything too, takes a second look at its deals, and plays where tokens can't name all goods of
    the table.
    """

    def __init__(self, mind: Mind, tastes: Tastes = NO_TASTES) -> None:
        self._mind = mind
        self._tastes = tastes

    def sit(self, seat: int, chance: Chance) -> None:
        self._seat = seat
        self._chance = chance
        self._mind.sit(seat, chance)
        self._network: NetworkPlayer | None = None

    def hear(self, event: Event) -> None:
        if isinstance(event, GameStarted) and _can_spell(event):
            self._network = NetworkPlayer(weights(event.options), self._tastes, TEMPERATURE)
            self._network.sit(self._seat, self._chance)
        self._mind.hear(event)
        if self._network:
            self._network.hear(event)

    def act(self, request: TurnRequest) -> AnyAction | None:
        if not self._network:
            return self._mind.act(request)
        action = self._network.act(request)
        deal = _deal(request.view, action)
        if deal is None or self._mind.gain_at_best(request, deal) > -TOLERANCE:
            return action
        return Refuse(deal.id) if isinstance(deal, Offer) else None

    def look(self, view: View) -> None:
        if self._network:
            self._network.look(view)

    def suspects(self, bag: int) -> float | None:
        belief = self._network.suspects(bag) if self._network else None
        return self._mind.suspects(bag) if belief is None else belief

    def leave(self) -> None:
        self._mind.leave()


def _deal(view: View, action: AnyAction | None) -> Offer | MakeOffer | None:
    """The deal that an action makes or proposes."""
    if isinstance(action, Accept):
        return next(offer for offer in view.offers if offer.id == action.offer)
    return action if isinstance(action, MakeOffer) else None


def _can_spell(event: GameStarted) -> bool:
    """Whether tokens can name all goods of this game. Its packs may be unknown here, or may have changed since."""
    try:
        slots_for(event.options)
        return catalogue_for(event.options).table == event.goods
    except (TooManyGoods, ImpossibleGame):
        return False
