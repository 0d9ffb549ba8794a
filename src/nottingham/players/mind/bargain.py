"""The merchant's side of the inspection: what to offer for the bag, what to answer, and when to pass.

Talk should reveal little about the bag. So honest and lying merchants say the same things, the honest a little more
rarely: they offer, complain about a price, offer less, raise, and give a last word. A liar's limit is what the bag
would cost them; an honest merchant acts as if they had one, since a bribe that is refused may get the bag opened.
"""

from nottingham.players.mind.barter import propose
from nottingham.players.mind.packing import Stakes, going_price, stakes
from nottingham.players.mind.payment import pay
from nottingham.players.mind.promises import due_payment, worth_of_promises
from nottingham.players.mind.scene import Scene
from nottingham.players.mind.suspicion import believe
from nottingham.players.mind.trade import gain as gain_by_trade
from nottingham.rules.actions import Accept, AnyAction, MakeOffer, Pledge, Refuse, Side
from nottingham.rules.cards import size
from nottingham.rules.state import Addressee, Offer

OPENING_OFFER = (0.3, 0.6)
"""A first offer is this share of what the officer will want, plus a random part of the second share."""
STEPS = (0.4, 0.6, 0.8)
"""The share of my limit that I offer first, then, and as my last word; a random part of `STEP` comes on top."""
STEP = 0.2
RIVALS_HARM = 3.0
"""The least harm to a rival, in gold, that is worth an offer about another's bag."""


class Bargain:
    """The bargaining of one merchant in one inspection."""

    def __init__(self) -> None:
        self._offered = 0
        """The most I have offered for my bag, in `_made` offers."""
        self._made = 0
        self._began = False
        self._haggles: bool | None = None
        """Whether I answer a price with less, once one was named."""
        self._answered = -1
        """The last demand that I answered."""
        self._tried_a_rival = False
        self._traded = False
        self._resolve: float | None = None
        """The share of what my bag is worth to me that I am ready to pay this time."""

    def act(self, scene: Scene) -> AnyAction | None:
        return self._about_bags(scene) or self._trade(scene)

    def _trade(self, scene: Scene) -> AnyAction | None:
        """Propose a trade to another merchant, at most once."""
        if self._traded or not scene.prompt.offer:
            return None
        self._traded = True
        return propose(scene)

    def _about_bags(self, scene: Scene) -> AnyAction | None:
        bag = scene.me.bag
        if bag is None or not bag.cards or not bag.declared or bag.status != "held" or scene.seat in scene.must_open:
            return self._answer_others(scene) or _pay_debt(scene)
        lying = bag.cards.get(bag.declared, 0) < size(bag.cards)
        at_stake = stakes(scene, bag.cards, bag.declared, refused=True)
        limit = _would_pay(scene, at_stake) if lying else _would_seem_to_pay(scene, at_stake)
        if self._resolve is None:
            least = scene.level.experience.resolve
            self._resolve = least + (1 - least) * scene.chance()
        spared = limit * (1 - self._resolve)
        limit -= spared
        answer = self._answer_others(scene, at_stake) or self._answer_demand(
            scene, at_stake, limit, spared, lying=lying
        )
        if answer is not None:
            return answer
        if _has_offered(scene):
            return self._against_a_rival(scene)
        if not self._began:
            self._began = True
            return self._opening_offer(scene, limit, lying=lying)
        if self._made:
            return self._offer_more(scene, limit) or self._against_a_rival(scene)
        return self._against_a_rival(scene)

    def _answer_others(self, scene: Scene, refusing: Stakes | None = None) -> AnyAction | None:
        """Answer offers that are not about my bag."""
        for offer in _to_answer(scene):
            if refusing is not None and offer.about_own_bag and offer.merchant == scene.seat:
                continue
            return Accept(offer.id) if self._gain(scene, offer, refusing) > scene.wobble() else Refuse(offer.id)
        return None

    def _answer_demand(
        self, scene: Scene, refusing: Stakes, limit: float, spared: float, *, lying: bool
    ) -> AnyAction | None:
        """Answer the price named for my bag: pay, haggle, or refuse. A price must leave me what I want to spare."""
        for demand in _to_answer(scene):
            if demand.id == self._answered or not demand.about_own_bag:
                continue
            self._answered = demand.id
            experience = scene.level.experience
            if self._haggles is None:
                usual = experience.liars_counter if lying else experience.honest_counter * (0.5 + scene.who.nerve)
                self._haggles = scene.chance() < usual
            gain = self._gain(scene, demand, refusing) - spared
            talks = self._haggles and self._made < scene.level.patience and _addressee(scene) is not None
            if gain > scene.wobble() and (not talks or scene.chance() < experience.agrees):
                return Accept(demand.id)
            if talks:
                price = demand.get.gold or limit
                counter = self._offer_more(scene, min(limit, price - 1))
                if counter is not None:
                    return counter
            if gain > scene.wobble():
                return Accept(demand.id)
            return Refuse(demand.id)
        return None

    def _gain(self, scene: Scene, offer: Offer, refusing: Stakes | None) -> float:
        """What I gain by accepting rather than refusing."""
        value = gain_by_trade(scene, offer.by, offer.give, offer.get)
        value += worth_of_promises(scene, offer.favours)
        for pledge in offer.pledges:
            if pledge.bag == scene.seat and refusing is not None:
                value += (refusing.passed if pledge.type == "hand_back" else refusing.opened) - refusing.firm
            elif pledge.type == "open":
                value += _rivals_harm(scene, pledge.bag)
        return value

    def _opening_offer(self, scene: Scene, limit: float, *, lying: bool) -> AnyAction | None:
        experience = scene.level.experience
        usual = experience.liars_offer if lying else experience.honest_bluff * (0.5 + scene.who.nerve)
        if lying and len(scene.view.officers) == 2:
            usual = (1 + usual) / 2
        if scene.chance() >= usual:
            return self._against_a_rival(scene)
        bag = scene.me.bag
        assert bag and bag.size and bag.declared
        least, spread = OPENING_OFFER
        price = going_price(scene, bag.size, bag.declared) * (least + spread * scene.chance())
        most = limit * (STEPS[0] + STEP * scene.chance())
        return self._offer(scene, max(1, round(min(most, price * (1.4 - 0.8 * scene.who.greed)))))

    def _offer_more(self, scene: Scene, limit: float) -> AnyAction | None:
        """Offer a further part of my limit, and clearly more than before."""
        if self._made >= scene.level.patience:
            return None
        share = STEPS[min(self._made, len(STEPS) - 1)] + STEP * scene.chance()
        least = self._offered + 1 if self._made else 1
        price = max(round(limit * share), least)
        return self._offer(scene, price) if price <= limit else None

    def _offer(self, scene: Scene, price: int) -> AnyAction | None:
        """Offer this much for my bag."""
        to = _addressee(scene)
        if to is None or price <= self._offered:
            return None
        payment = pay(scene, price, to)
        if payment is None:
            return None
        self._offered = price
        self._made += 1
        give, favours = payment
        return MakeOffer(to, give=give, pledges=[Pledge("hand_back", scene.seat)], favours=favours)

    def _against_a_rival(self, scene: Scene) -> AnyAction | None:
        """Offer gold for the opening of the rival's bag that promises the most harm."""
        to = _addressee(scene)
        if self._tried_a_rival or not scene.level.schemes or to is None:
            return None
        self._tried_a_rival = True
        assert scene.prompt.offer
        forms = scene.prompt.offer.forms[str(to)]
        bags = [bag for bag in forms[0].bags if bag != scene.seat and bag not in scene.must_open]
        harm, bag = max(((_rivals_harm(scene, bag), bag) for bag in bags), default=(0.0, -1))
        gold = min(scene.me.gold, round(harm / (1 + scene.officers_weight) * scene.chance()))
        if harm < RIVALS_HARM or gold < 1:
            return _pay_debt(scene)
        return MakeOffer(to, give=Side(gold), pledges=[Pledge("open", bag)])


def _to_answer(scene: Scene) -> list[Offer]:
    accept = scene.prompt.accept.offers if scene.prompt.accept else ()
    return [offer for offer in scene.view.offers if offer.id in accept]


def _pay_debt(scene: Scene) -> AnyAction | None:
    """Give the officer the gold I promised them, if I keep my word."""
    officers = scene.view.officers
    if len(officers) == 2 or not scene.prompt.offer or scene.request.offers_left.get(str(officers[0]), 0) <= 0:
        return None
    if any(offer.by == scene.seat and not offer.about_own_bag for offer in scene.view.offers):
        return None
    due = due_payment(scene, officers)
    return MakeOffer(due.to, give=Side(due.gold)) if due is not None else None


def _has_offered(scene: Scene) -> bool:
    """Whether an offer of mine for my bag stands. Beside it I can make one about another's (R7.5)."""
    return any(offer.by == scene.seat and offer.about_own_bag for offer in scene.view.offers)


def _addressee(scene: Scene) -> Addressee | None:
    """The seat or seats that decide about my bag, if I may still make them an offer."""
    officers = scene.view.officers
    to: Addressee = officers[0]
    if len(officers) == 2:
        to = scene.view.alone.get(scene.seat, "deputies")
    return to if scene.request.offers_left.get(str(to), 0) > 0 else None


def _would_pay(scene: Scene, at_stake: Stakes) -> float:
    """The most I would pay to have my bag back."""
    return (at_stake.passed - at_stake.firm) / (1 + scene.officers_weight)


def _would_seem_to_pay(scene: Scene, at_stake: Stakes) -> float:
    """The most I would offer as if I lied."""
    bag = scene.me.bag
    assert bag and bag.size and bag.declared
    looks = scene.looks(bag.size, bag.declared)
    pays = at_stake.risk * (looks.fine + looks.loss) / (1 + scene.officers_weight)
    return scene.level.experience.bluff * pays


def _rivals_harm(scene: Scene, bag: int) -> float:
    """What the opening of another's bag is worth to me."""
    belief = believe(scene.memory, bag, scene.level, trust=scene.who.trust)
    rival, officer = scene.worth.rivalry[bag], scene.officers_weight
    caught = rival * (belief.fine + belief.loss) - officer * belief.fine
    mistaken = (rival - officer) * belief.reward
    return belief.lies * caught - (1 - belief.lies) * mistaken
