"""Players of one habit: each always does one thing, whatever the cost, and otherwise plays like another player.

They exist to be beaten: a mind that loses to one of them has a bug.
"""

from collections.abc import Mapping

from nottingham.players.defaults import most_of, safest_bag
from nottingham.players.player import Chance, Player, TurnRequest
from nottingham.rules.actions import (
    Accept,
    AnyAction,
    Declare,
    HandBack,
    LoadBag,
    MakeOffer,
    Open,
    Pledge,
    Refuse,
    Side,
    Swap,
)
from nottingham.rules.cards import NOTHING, heap, spread
from nottingham.rules.events import Event, GameStarted
from nottingham.rules.goods import Catalogue, catalogue
from nottingham.rules.limits import MAX_IN_BAG, MAX_SET_ASIDE
from nottingham.rules.state import Addressee, Offer
from nottingham.rules.view_types import View


class Habit:
    """Plays as the other player would, except for the habit."""

    speaks_otherwise = True
    """Whether the other player speaks for the merchant when the habit has nothing to say in the inspection."""

    goods: Catalogue
    """The goods of this game, from its first event."""

    def __init__(self, otherwise: Player) -> None:
        self._otherwise = otherwise

    def sit(self, seat: int, chance: Chance) -> None:
        self._seat = seat
        self._otherwise.sit(seat, chance)

    def hear(self, event: Event) -> None:
        if isinstance(event, GameStarted):
            self.know(catalogue(event.goods, event.crowns, event.black_market))
        self._otherwise.hear(event)

    def know(self, goods: Catalogue) -> None:
        self.goods = goods

    def suspects(self, bag: int) -> float | None:
        return self._otherwise.suspects(bag)

    def leave(self) -> None:
        self._otherwise.leave()

    def act(self, request: TurnRequest) -> AnyAction | None:
        view = request.view
        if view.phase == "inspect":
            judge = self._seat in view.officers
            action = self.judge(request) if judge else self.speak(request)
            return self._otherwise.act(request) if action is None and (judge or self.speaks_otherwise) else action
        return self.deal_with_goods(view) or self._otherwise.act(request)

    def deal_with_goods(self, view: View) -> AnyAction | None:
        """Act at the market, load the bag or declare it."""
        return None

    def speak(self, request: TurnRequest) -> AnyAction | None:
        """Act as a merchant in the inspection."""
        return None

    def judge(self, request: TurnRequest) -> AnyAction | None:
        """Act as an officer in the inspection."""
        return None


class AlwaysHonest(Habit):
    """Collects one legal good and declares it; pays no bribe."""

    speaks_otherwise = False

    def deal_with_goods(self, view: View) -> AnyAction | None:
        me, goods = view.me, self.goods
        honest = safest_bag(me.hand, goods)
        prompt = view.prompt
        if prompt and prompt.swap:
            aside = [good for good in spread(me.hand) if good not in honest]
            return Swap(heap(aside[:MAX_SET_ASIDE]))
        if prompt and prompt.load_bag:
            return LoadBag(honest)
        if prompt and prompt.declare:
            return Declare(most_of((me.bag and me.bag.cards) or NOTHING, goods))
        return None

    def speak(self, request: TurnRequest) -> AnyAction | None:
        refuse = request.view.prompt and request.view.prompt.refuse
        return Refuse(refuse.offers[0]) if refuse else None


class AlwaysFiveContraband(Habit):
    """Collects contraband and loads as much of it as fits."""

    def deal_with_goods(self, view: View) -> AnyAction | None:
        me, goods = view.me, self.goods
        hand = sorted(spread(me.hand), key=lambda card: (card not in goods.legal, goods.value[card]))
        prompt = view.prompt
        if prompt and prompt.swap:
            return Swap(heap([card for card in hand if card in goods.legal][:MAX_SET_ASIDE]))
        if prompt and prompt.load_bag:
            return LoadBag(heap(hand[-MAX_IN_BAG:]))
        if prompt and prompt.declare:
            return Declare(most_of((me.bag and me.bag.cards) or NOTHING, goods))
        return None


class NeverOpens(Habit):
    """Hands back every bag that may be handed back, for whatever is offered."""

    def judge(self, request: TurnRequest) -> AnyAction | None:
        prompt = request.view.prompt
        if prompt and (prompt.accept or prompt.hand_back):
            offer = _best_bribe(request)
            if offer:
                return Accept(offer.id)
            if prompt.hand_back:
                return HandBack(prompt.hand_back.bags[0])
            if prompt.refuse:
                return Refuse(prompt.refuse.offers[0])
        return None


class AlwaysOpens(Habit):
    """Opens every bag that may be opened."""

    def judge(self, request: TurnRequest) -> AnyAction | None:
        prompt = request.view.prompt
        return Open(prompt.open.bags[0]) if prompt and prompt.open else None


class AcceptsAnyBribe(Habit):
    """Takes whatever is offered for a bag."""

    def judge(self, request: TurnRequest) -> AnyAction | None:
        offer = _best_bribe(request)
        return Accept(offer.id) if offer else None


class AlwaysBribesOneGold(Habit):
    """Offers one coin for every bag, and nothing else."""

    speaks_otherwise = False

    def speak(self, request: TurnRequest) -> AnyAction | None:
        view = request.view
        to: Addressee = view.officers[0] if len(view.officers) == 1 else view.alone.get(self._seat, "deputies")
        prompt = view.prompt
        assert prompt and prompt.offer
        mine = [offer for offer in view.offers if offer.by == self._seat]
        can = self._seat in prompt.offer.bags and self._seat not in prompt.offer.must_open and prompt.offer.gold
        if can and not mine and request.offers_left.get(str(to), 0):
            return MakeOffer(to, give=Side(gold=1), pledges=[Pledge("hand_back", self._seat)])
        return Refuse(prompt.refuse.offers[0]) if prompt.refuse else None


HABITS: Mapping[str, type[Habit]] = {
    "always_honest": AlwaysHonest,
    "always_five_contraband": AlwaysFiveContraband,
    "never_opens": NeverOpens,
    "always_opens": AlwaysOpens,
    "accepts_any_bribe": AcceptsAnyBribe,
    "always_bribes_one_gold": AlwaysBribesOneGold,
}


def _best_bribe(request: TurnRequest) -> Offer | None:
    """The offer with the most gold to gain for handing bags back and opening none."""
    accept = request.view.prompt and request.view.prompt.accept
    if not accept:
        return None
    bribes = [
        offer
        for offer in request.view.offers
        if offer.id in accept.offers and offer.by not in offer.officers
        if offer.pledges and all(pledge.type == "hand_back" for pledge in offer.pledges)
        if offer.give.gold > offer.get.gold
    ]
    return max(bribes, key=lambda offer: offer.give.gold - offer.get.gold, default=None)
