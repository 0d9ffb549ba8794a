"""The officer's side of the inspection: what opening each bag would gain, and what to ask for letting it pass.

Everything is measured against handing the bag back for nothing. An officer names a price, comes down or insists,
refuses what is too little, and takes the best offer when the talk is over. The decision to open is mixed: the more
opening gains, the more likely it is, so there is no bag that certainly passes and no bribe that is certainly enough.
"""

from collections.abc import Iterable, Mapping

from nottingham.players.defaults import default_action
from nottingham.players.mind.payment import demand
from nottingham.players.mind.promises import cost_of_opening, due_payment, worth_of_promises
from nottingham.players.mind.scene import Scene, logistic
from nottingham.players.mind.suspicion import Belief, believe
from nottingham.players.mind.trade import gain as gain_by_trade
from nottingham.rules.actions import Accept, AnyAction, HandBack, MakeOffer, Open, Pledge, Refuse, Side
from nottingham.rules.state import Offer

CONTENT = 0.85
"""The share of the named price that is accepted at once."""
INSULT = 0.25
"""An offer of less than this share of the price is never accepted, and half of the time refused at once: those who take
a coin are offered a coin."""


class Haggling:
    """An officer's talk about one bag."""

    def __init__(self, patience: int, *, quiet: bool) -> None:
        self.quiet = quiet
        """Whether the officer waits for an offer instead of naming a price."""
        self.price: float | None = None
        """The last price that was named."""
        self.answered = -1
        """The last offer that was answered."""
        self._left = patience
        """How many more prices the officer names."""

    @property
    def over(self) -> bool:
        return self._left <= 0

    def name(self, price: float) -> None:
        self.price = price
        self._left -= 1

    def end(self) -> None:
        self._left = 0

    def answer(self, offer: Offer) -> None:
        self.answered = offer.id


class Inspection:
    """What an officer remembers from one request to the next, for one inspection."""

    def __init__(self, moods: Mapping[int, float] | None = None) -> None:
        self.talks: dict[int, Haggling] = {}
        """By bag."""
        self.moods: dict[int, float] = dict(moods or {})
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
        if scene.prompt.offer and not scene.request.must:
            gift = self._pay_debt()
            if gift is not None:
                return gift
            for bag in scene.prompt.offer.bags:
                action = self._haggle(bag)
                if action is not None:
                    return action
            if any(offer.by == scene.seat for offer in scene.view.offers):
                return None
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
        """A random part of the judgement, drawn once for each bag, so no one can compute what I will do."""
        mood = self._kept.moods.get(bag)
        if mood is None:
            scene = self._scene
            mood = scene.level.experience.doubt * logistic(scene.chance) + scene.wobble()
            self._kept.moods[bag] = mood
        return mood

    def _pay_debt(self) -> MakeOffer | None:
        """Give the gold I promised a merchant, where one officer alone decides."""
        scene = self._scene
        if len(scene.view.officers) == 2:
            return None
        due = due_payment(scene, [seat for seat in range(len(scene.view.seats)) if seat != scene.seat])
        if due is None or scene.request.offers_left.get(str(due.to), 0) <= 0 or self._offers_to(due.to):
            return None
        return MakeOffer(due.to, give=Side(due.gold))

    def _offers_to(self, merchant: int) -> list[Offer]:
        scene = self._scene
        return [offer for offer in scene.view.offers if offer.by == scene.seat and offer.merchant == merchant]

    def _haggle(self, bag: int) -> AnyAction | None:
        """One step of the talk about a bag: accept, refuse, name a price, or wait for the merchant."""
        scene = self._scene
        if bag in scene.must_open:
            return None
        talk = self._talk(bag)
        offers = [offer for offer in self._acceptable() if offer.by == bag and _passes(offer, bag)]
        best = max(offers, key=self._value, default=None)
        offered = self._value(best) if best is not None else 0.0
        over = talk.over or scene.request.offers_left.get(str(bag), 0) <= 0
        asked = self._asked(bag)
        enough = (INSULT if over else CONTENT) * asked
        if best is not None and offered > self._instead(best) and offered >= enough:
            return Accept(best.id)
        waiting = any(_passes(offer, bag) for offer in self._offers_to(bag))
        if over or (waiting and (best is None or best.id == talk.answered)):
            return None
        if best is not None:
            talk.answer(best)
            if offered < INSULT * asked and best.id in self._may_refuse and scene.chance() < 0.5:
                return Refuse(best.id)
        elif talk.quiet:
            return None
        return self._name_price(bag, talk, offered)

    def _asked(self, bag: int) -> float:
        """The last price I named for a bag, or the first that I would name."""
        talk = self._kept.talks.get(bag)
        return talk.price if talk is not None and talk.price is not None else float(self.price(bag))

    def _insults(self, offer: Offer) -> bool:
        """Whether an owner offers too little for their own bag."""
        return _passes(offer, offer.by) and self._value(offer) < INSULT * self._asked(offer.by)

    def _talk(self, bag: int) -> Haggling:
        talk = self._kept.talks.get(bag)
        if talk is None:
            level = self._scene.level
            quiet = self._scene.chance() >= level.experience.quotes
            talk = self._kept.talks[bag] = Haggling(level.patience, quiet=quiet)
        return talk

    def _name_price(self, bag: int, talk: Haggling, offered: float) -> MakeOffer | None:
        """Name the first price, or a lower one after an answer; now and then insist on the last one."""
        scene = self._scene
        assert scene.prompt.offer
        experience = scene.level.experience
        if talk.price is None:
            price = float(self.price(bag))
        elif scene.chance() < (experience.insists if offered > 0 else experience.insists_on_an_offer):
            talk.end()
            return None
        else:
            need = max(offered, self.gain(bag) / (1 + scene.worth.rivalry[bag]), 1.0)
            price = talk.price - experience.concedes * scene.chance() * max(0.0, talk.price - need)
            price = min(price, talk.price - 1)
        form = next((form for form in scene.prompt.offer.forms.get(str(bag), ()) if bag in form.bags), None)
        asked = demand(scene, round(price), bag, form.get) if form and price >= 1 and price > offered else None
        if asked is None:
            talk.end()
            return None
        talk.name(price)
        side, favours = asked
        return MakeOffer(bag, get=side, pledges=[Pledge("hand_back", bag)], favours=favours)

    def price(self, bag: int) -> int:
        """The first price to name for letting a bag pass."""
        scene = self._scene
        pays = scene.level.experience.pays_when_threatened
        price = self.belief(bag).price(scene.worth.rivalry[bag], self.gain(bag), pays)
        return round(price * (0.5 + scene.who.greed))

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
            if self._insults(offer):
                continue
            gained = self._value(offer) - self._instead(offer)
            if gained > surplus:
                best, surplus = offer, gained
        if best is not None:
            return Accept(best.id)
        for bag in sorted({*self._may_open, *self._may_hand_back}, key=lambda bag: -abs(self.gain(bag))):
            action = self._judge(bag)
            if action is not None:
                return action
        return default_action(self._scene.view, self._scene.goods) if self._scene.request.must else None

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
