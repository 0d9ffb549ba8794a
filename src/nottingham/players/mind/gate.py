"""The officer's side of the inspection: what opening each bag would gain, and what to ask for letting it pass.

Everything is measured against handing the bag back for nothing. An officer who bargains demands a price for every bag
before deciding: a liar may pay, and a refusal is evidence too.
"""

from collections.abc import Iterable

from nottingham.players.defaults import default_action
from nottingham.players.mind.promises import cost_of_opening, worth_of_promises
from nottingham.players.mind.scene import Scene
from nottingham.players.mind.suspicion import Belief, believe
from nottingham.players.mind.trade import gain as gain_by_trade
from nottingham.rules.actions import NO_SIDE, Accept, AnyAction, HandBack, MakeOffer, Open, Pledge, Refuse, Side
from nottingham.rules.state import Offer
from nottingham.rules.view_types import Bounds


class Inspection:
    """What an officer remembers from one request to the next, for one inspection."""

    def __init__(self) -> None:
        self.priced: set[int] = set()
        """The bags for which a price was demanded."""
        self.moods: dict[int, float] = {}
        """The random error in the judgement of each bag."""


class Gate:
    """The bags before one officer, for one request."""

    def __init__(self, scene: Scene, inspection: Inspection) -> None:
        self._scene = scene
        self._kept = inspection
        self._gains: dict[int, float] = {}
        self._beliefs: dict[int, Belief] = {}
        prompt = scene.prompt
        self._may_open = prompt.open.bags if prompt.open else ()
        self._may_hand_back = prompt.hand_back.bags if prompt.hand_back else ()
        self._may_accept = prompt.accept.offers if prompt.accept else ()
        self._may_refuse = prompt.refuse.offers if prompt.refuse else ()

    def act(self) -> AnyAction | None:
        """Return one decision, or None to pass."""
        scene = self._scene
        if scene.level.bargains and not scene.request.must:
            demand = self._demand()
            if demand is not None or any(offer.by == scene.seat for offer in scene.view.offers):
                return demand
        return self._settle()

    def belief(self, bag: int) -> Belief:
        belief = self._beliefs.get(bag)
        if belief is None:
            scene = self._scene
            belief = self._beliefs[bag] = believe(scene.memory, bag, scene.level, trust=scene.who.trust)
        return belief

    def gain(self, bag: int) -> float:
        """What I gain by opening a bag rather than handing it back for nothing."""
        gain = self._gains.get(bag)
        if gain is None:
            scene = self._scene
            gain = self._share(bag) * self.belief(bag).gain(scene.worth.rivalry[bag])
            gain = self._gains[bag] = gain - cost_of_opening(scene, bag) + self._mood(bag)
        return gain

    def _share(self, bag: int) -> float:
        """My share of the outcome: deputies who open a bag together share it."""
        view = self._scene.view
        return 0.5 if len(view.officers) == 2 and bag not in view.alone else 1.0

    def _mood(self, bag: int) -> float:
        mood = self._kept.moods.get(bag)
        if mood is None:
            mood = self._kept.moods[bag] = self._scene.wobble()
        return mood

    def _demand(self) -> MakeOffer | None:
        """Demand a price for a bag that has none yet."""
        scene = self._scene
        prompt = scene.prompt.offer
        assert prompt
        for bag in prompt.bags:
            if bag in self._kept.priced or bag in prompt.must_open or self._share(bag) < 1:
                continue
            form = next((form for form in prompt.forms.get(str(bag), ()) if bag in form.bags), None)
            if form is None or scene.request.offers_left.get(str(bag), 0) <= 0:
                continue
            price = self.price(bag)
            if price < 1 or self._offered(bag) >= price:
                continue
            side = self._payment(price, form.get)
            if side is not NO_SIDE:
                self._kept.priced.add(bag)
                return MakeOffer(bag, get=side, pledges=[Pledge("hand_back", bag)])
        return None

    def price(self, bag: int) -> int:
        """The price to demand for letting a bag pass."""
        scene = self._scene
        pays = scene.level.experience.pays_when_threatened
        price = self.belief(bag).price(scene.worth.rivalry[bag], self.gain(bag), pays)
        return round(price * (0.5 + scene.who.greed))

    def _offered(self, bag: int) -> float:
        """The best offer for letting a bag pass."""
        return max((self._value(offer) for offer in self._acceptable() if _passes(offer, bag)), default=0.0)

    def _payment(self, price: int, theirs: Bounds) -> Side:
        """The price in gold; if the merchant has too little, the rest in goods from their stand."""
        gold = min(price, theirs.gold)
        missing = price - gold
        stand: dict[str, int] = {}
        values = self._scene.goods.value
        for good in sorted(theirs.stand, key=self._scene.worth.of, reverse=True):
            count = min(theirs.stand[good], missing // values[good])
            if count > 0:
                stand[good] = count
                missing -= count * values[good]
        return Side(gold, stand) if gold or stand else NO_SIDE

    def _acceptable(self) -> Iterable[Offer]:
        return [offer for offer in self._scene.view.offers if offer.id in self._may_accept]

    def _value(self, offer: Offer) -> float:
        """What I gain by an offer rather than handing its bags back for nothing."""
        scene = self._scene
        give, get = (offer.get, offer.give) if offer.by in offer.officers else (offer.give, offer.get)
        value = gain_by_trade(scene, offer.merchant, give, get, share=0.5 if offer.joint else 1.0)
        value += worth_of_promises(scene, offer.favours)
        for pledge in offer.pledges:
            if pledge.type == "open":
                value += self.gain(pledge.bag)
        return value

    def _instead(self, offer: Offer) -> float:
        """What I would gain from those bags without the deal."""
        return sum([max(0.0, self.gain(pledge.bag)) for pledge in offer.pledges])

    def _settle(self) -> AnyAction | None:
        """Accept the best offer if it beats having no deal; otherwise decide the bag I am surest about."""
        best, surplus = None, 0.0
        for offer in self._acceptable():
            gained = self._value(offer) - self._instead(offer)
            if gained > surplus:
                best, surplus = offer, gained
        if best is not None:
            return Accept(best.id)
        for bag in sorted({*self._may_open, *self._may_hand_back}, key=lambda bag: -abs(self.gain(bag))):
            action = self._judge(bag)
            if action is not None:
                return action
        return default_action(self._scene.view) if self._scene.request.must else None

    def _judge(self, bag: int) -> AnyAction | None:
        """Decide one bag; None if I have said my decision to the other deputy already."""
        if self.gain(bag) > 0 or bag in self._scene.must_open:
            return Open(bag) if bag in self._may_open else None
        if bag in self._may_hand_back:
            return HandBack(bag)
        said = self._scene.view.stances.get(bag, {}).get(self._scene.seat)
        for offer in self._scene.view.offers:
            if offer.by == bag and _passes(offer, bag) and offer.id in self._may_refuse and said != "hand_back":
                return Refuse(offer.id)
        return None


def _passes(offer: Offer, bag: int) -> bool:
    return any(pledge.bag == bag and pledge.type == "hand_back" for pledge in offer.pledges)
