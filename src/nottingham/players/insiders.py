"""Players who have read how a mind decides, and use it. They exist to be beaten.

Each computes what the minds at the gate believe of a bag (`suspicion.believe`) and how their decision is mixed
(`Experience.doubt`), and answers with the best it can do against that. What they win more than others is what can be
gained by knowing the code.
"""

from collections.abc import Iterator, Mapping
from math import exp
from typing import NamedTuple

from nottingham.players.habits import Habit
from nottingham.players.mind.character import Temperament, cast
from nottingham.players.mind.gate import Gate, Inspection
from nottingham.players.mind.memory import HANDLERS, BagTalk, Memory
from nottingham.players.mind.packing import Stakes, stakes
from nottingham.players.mind.scene import Scene
from nottingham.players.mind.suspicion import believe
from nottingham.players.player import Chance, Player, TurnRequest
from nottingham.players.swindlers import BuysCrowns
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
)
from nottingham.rules.cards import Cards, heap, size, spread
from nottingham.rules.events import Event, RoundBegan
from nottingham.rules.goods import Catalogue
from nottingham.rules.limits import MAX_IN_BAG
from nottingham.rules.state import Addressee, Offer

MAX_BRIBE = 20
"""The highest bribe that is considered, in gold."""


class SmugglingPlan(NamedTuple):
    """A bag, and how to get it through the gate."""

    value: float
    """The expected gain."""
    bribe: int
    """What to offer for it; 0 to stay silent."""
    good: str
    cards: Cards


class Insider(Habit):
    """Listens to the game as a master does."""

    def sit(self, seat: int, chance: Chance) -> None:
        super().sit(seat, chance)
        self._chance = chance
        self._memory = Memory(seat)
        self._level = cast().levels["master"]

    def hear(self, event: Event) -> None:
        super().hear(event)
        note = HANDLERS.get(type(event))
        if note is not None:
            note(self._memory, event)

    def scene(self, request: TurnRequest) -> Scene:
        return Scene(request, self._memory, Temperament(), self._level, self._chance)


class KnowsBribes(Insider):
    """Knows how likely each bribe is accepted, loads the bag that gains most by the best of them, and offers that."""

    def sit(self, seat: int, chance: Chance) -> None:
        super().sit(seat, chance)
        self._plan: SmugglingPlan | None = None

    def hear(self, event: Event) -> None:
        super().hear(event)
        if isinstance(event, RoundBegan):
            self._plan = None

    def act(self, request: TurnRequest) -> AnyAction | None:
        prompt = request.view.prompt
        if prompt and prompt.load_bag:
            scene = self.scene(request)
            self._plan = max(self._plans(scene), key=lambda plan: plan.value)
            return LoadBag(self._plan.cards)
        if prompt and prompt.declare and self._plan is not None:
            return Declare(self._plan.good)
        return super().act(request)

    def _plans(self, scene: Scene) -> Iterator[SmugglingPlan]:
        dearest = sorted(spread(scene.me.hand), key=lambda card: (scene.worth.of(card), card), reverse=True)
        for good in scene.goods.declarable:
            others = [card for card in dearest if card != good]
            have = scene.me.hand.get(good, 0)
            for false in range(min(MAX_IN_BAG, len(others)) + 1):
                for true in range(min(have, MAX_IN_BAG - false) + 1):
                    if true + false:
                        yield self._best(scene, heap([good] * true + others[:false]), good)

    def _best(self, scene: Scene, cards: Cards, good: str) -> SmugglingPlan:
        """The best bribe for a bag, or none."""
        silent = stakes(scene, cards, good, refused=True)
        best = SmugglingPlan(silent.firm, 0, good, cards)
        dearer = 1 + scene.officers_weight
        for bribe in range(1, min(MAX_BRIBE, scene.me.gold) + 1):
            accepted = self._accepted(scene, size(cards), good, bribe)
            value = silent.passed - accepted * bribe * dearer - (1 - accepted) * (silent.passed - silent.opened)
            if value > best.value:
                best = SmugglingPlan(value, bribe, good, cards)
        return best

    def _accepted(self, scene: Scene, count: int, good: str, bribe: int) -> float:
        """The probability that a mind lets a bag pass for a bribe rather than open it."""
        seen = scene.memory.bag(scene.seat)
        talk = BagTalk()
        talk.aside, talk.taken, talk.size, talk.declared, talk.bribe = seen.aside, seen.taken, count, good, bribe
        rival = 1 / (len(scene.view.seats) - 1)
        gain = believe(scene.memory, scene.seat, scene.level, talk=talk).gain(rival)
        return 1 / (1 + exp((gain - bribe * (1 + rival)) / scene.level.experience.doubt))

    def speak(self, request: TurnRequest) -> AnyAction | None:
        view, prompt, plan = request.view, request.view.prompt, self._plan
        bag = view.me.bag
        if plan is None or not prompt or not prompt.offer or bag is None or bag.status != "held":
            return None
        scene = self.scene(request)
        limit = self._limit(scene, stakes(scene, plan.cards, plan.good, refused=True), plan)
        for offer in view.offers:
            if prompt.accept and offer.id in prompt.accept.offers and offer.about_own_bag:
                fair = not _more_than_gold(offer) and offer.get.gold <= limit
                return Accept(offer.id) if fair else Refuse(offer.id)
        to: Addressee = view.officers[0] if len(view.officers) == 1 else view.alone.get(self._seat, "deputies")
        stands = any(offer.by == self._seat and offer.about_own_bag for offer in view.offers)
        bound = self._seat in prompt.offer.must_open
        if plan.bribe and not stands and not bound and request.offers_left.get(str(to), 0) > 0:
            gold = min(plan.bribe, view.me.gold)
            return MakeOffer(to, give=Side(gold), pledges=[Pledge("hand_back", self._seat)]) if gold else None
        return None if request.must else self.silence(request)

    def silence(self, request: TurnRequest) -> AnyAction | None:
        """Say nothing more: the other player would."""
        refuse = request.view.prompt and request.view.prompt.refuse
        return Refuse(refuse.offers[0]) if refuse else None

    speaks_otherwise = False

    def _limit(self, scene: Scene, silent: Stakes, plan: SmugglingPlan) -> float:
        return max(float(plan.bribe), (silent.passed - silent.firm) / (1 + scene.officers_weight))


class KnowsLies(Insider):
    """As an officer, it opens what is worth opening without a doubt, and names falling prices for all other bags."""

    def sit(self, seat: int, chance: Chance) -> None:
        super().sit(seat, chance)
        self._asked: dict[int, float] = {}

    def hear(self, event: Event) -> None:
        super().hear(event)
        if isinstance(event, RoundBegan):
            self._asked = {}

    def judge(self, request: TurnRequest) -> AnyAction | None:
        prompt = request.view.prompt
        if not prompt:
            return None
        scene = self.scene(request)
        inspection = Inspection(dict.fromkeys(range(len(request.view.seats)), 0.0))
        gate = Gate(scene, inspection)
        if prompt.offer and not request.must:
            for bag in prompt.offer.bags:
                action = self._quote(request, gate, bag, scene.worth.rivalry[bag])
                if action is not None:
                    return action
        return self._decide(request, gate, scene)

    def _quote(self, request: TurnRequest, gate: Gate, bag: int, rival: float) -> AnyAction | None:
        view, prompt = request.view, request.view.prompt
        assert prompt and prompt.offer
        left = request.offers_left.get(str(bag), 0)
        form = next((form for form in prompt.offer.forms.get(str(bag), ()) if bag in form.bags), None)
        stands = any(offer.by == self._seat and offer.merchant == bag for offer in view.offers)
        if form is None or bag in prompt.offer.must_open or stands or left <= 0:
            return None
        belief = gate.belief(bag)
        least = max(1.0, gate.gain(bag) / (1 + rival))
        highest = max(least, belief.fine + belief.loss)
        asked = self._asked.get(bag, highest + (highest - least) / left)
        price = self._asked[bag] = asked - (asked - least) / (left + 1)
        gold = min(round(price), form.get.gold)
        return MakeOffer(bag, get=Side(gold), pledges=[Pledge("hand_back", bag)]) if gold >= least else None

    def _decide(self, request: TurnRequest, gate: Gate, scene: Scene) -> AnyAction | None:
        prompt = request.view.prompt
        assert prompt
        for offer in request.view.offers:
            if prompt.accept and offer.id in prompt.accept.offers and not _more_than_gold(offer):
                bags = [pledge.bag for pledge in offer.pledges if pledge.type == "hand_back"]
                instead = sum(max(0.0, gate.gain(bag)) for bag in bags)
                if bags and offer.give.gold * (1 + scene.worth.rivalry[offer.by]) > instead + 1:
                    return Accept(offer.id)
        if not request.must and any(offer.by == self._seat for offer in request.view.offers):
            return None
        for bag in prompt.open.bags if prompt.open else ():
            if gate.gain(bag) > 0:
                return Open(bag)
        if prompt.hand_back and prompt.hand_back.bags:
            return HandBack(prompt.hand_back.bags[0])
        return None


class KnowsEverything(KnowsBribes, KnowsLies):
    """All of that, and it buys the goods that win it a crown."""

    def __init__(self, otherwise: Player) -> None:
        super().__init__(otherwise)
        self._buyer = BuysCrowns(otherwise)

    def sit(self, seat: int, chance: Chance) -> None:
        super().sit(seat, chance)
        self._buyer.sit(seat, chance)

    def know(self, goods: Catalogue) -> None:
        super().know(goods)
        self._buyer.know(goods)

    def silence(self, request: TurnRequest) -> AnyAction | None:
        return super().silence(request) or self._buyer.speak(request)


def _more_than_gold(offer: Offer) -> bool:
    """Whether an offer is about more than gold for the return of bags."""
    sides = (offer.give, offer.get)
    goods = any(side.stand or side.contraband or side.bag for side in sides)
    return bool(goods or offer.favours or any(pledge.type == "open" for pledge in offer.pledges))


INSIDERS: Mapping[str, type[Insider]] = {
    "knows_bribes": KnowsBribes,
    "knows_lies": KnowsLies,
    "knows_everything": KnowsEverything,
}
