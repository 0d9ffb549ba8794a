"""The merchant's side of the inspection: what to offer for the bag, what to answer, and when to pass.

A bribe should reveal little about the bag. So honest and lying merchants open with the same kind of offers, the honest
more rarely: their bribe costs gold, and being opened pays them. And a liar does not pay every price: they refuse when a
refusal makes them look honest enough.
"""

from nottingham.players.defaults import smallest_payment
from nottingham.players.mind.packing import Stakes, going_price, stakes
from nottingham.players.mind.promises import worth_of_promises
from nottingham.players.mind.scene import Scene
from nottingham.players.mind.suspicion import believe
from nottingham.players.mind.trade import gain as gain_by_trade
from nottingham.rules.actions import Accept, AnyAction, Favour, MakeOffer, Pledge, Refuse, Side, Spare
from nottingham.rules.cards import Cards, size
from nottingham.rules.state import Addressee, Offer

OPENING_OFFER = (0.3, 0.6)
"""A first offer is this share of what the officer will want, plus a random part of the second share."""
COUNTER_OFFER = (0.35, 0.4)
"""The same for a counter-offer, of the most I would pay."""
RIVALS_HARM = 3.0
"""The least harm to a rival, in gold, that is worth an offer about another's bag."""


class Bargain:
    """The bargaining of one merchant in one inspection."""

    def __init__(self) -> None:
        self._offered = 0
        """The most I have offered for my bag."""
        self._made_opening_offer = False
        self._countered = False
        self._tried_a_rival = False

    def act(self, scene: Scene) -> AnyAction | None:
        bag = scene.me.bag
        if bag is None or not bag.cards or not bag.declared or bag.status != "held" or scene.seat in scene.must_open:
            return self._answer(scene, None, lying=False)
        lying = bag.cards.get(bag.declared, 0) < size(bag.cards)
        if scene.prompt.accept:
            answer = self._answer(scene, stakes(scene, bag.cards, bag.declared, refused=True), lying=lying)
            if answer is not None:
                return answer
        if _has_offered(scene):
            return self._against_a_rival(scene)
        if not self._made_opening_offer:
            self._made_opening_offer = True
            return self._opening_offer(scene, bag.cards, bag.declared, lying=lying)
        if not lying:
            return self._against_a_rival(scene)
        if self._offered and scene.level.bargains:
            return self._raise(scene, stakes(scene, bag.cards, bag.declared, refused=True))
        return None

    def _answer(self, scene: Scene, refusing: Stakes | None, *, lying: bool) -> AnyAction | None:
        accept = scene.prompt.accept.offers if scene.prompt.accept else ()
        for offer in scene.view.offers:
            if offer.id not in accept:
                continue
            if self._gain(scene, offer, refusing) > scene.wobble():
                return Accept(offer.id)
            if refusing and scene.level.bargains and offer.by in offer.officers and not self._countered:
                counter = self._counter(scene, refusing, offer, lying=lying)
                if counter is not None:
                    return counter
            if not _has_offered(scene):
                return Refuse(offer.id)
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

    def _counter(self, scene: Scene, refusing: Stakes, demand: Offer, *, lying: bool) -> AnyAction | None:
        """Offer less than the demand and less than the bag is worth to me; if honest, act as a liar would."""
        self._countered = True
        experience = scene.level.experience
        usual = experience.liars_counter if lying else experience.honest_counter * (0.5 + scene.who.nerve)
        if scene.chance() >= usual:
            return None
        most = min(demand.get.gold - 1, _would_pay(scene, refusing) if lying else _would_seem_to_pay(scene, refusing))
        least, spread = COUNTER_OFFER
        return self._offer(scene, round(most * (least + spread * scene.chance())))

    def _opening_offer(self, scene: Scene, bag: Cards, declared: str, *, lying: bool) -> AnyAction | None:
        experience = scene.level.experience
        usual = experience.liars_offer if lying else experience.honest_bluff * (0.5 + scene.who.nerve)
        if not scene.level.bargains:
            usual = float(lying)
        elif lying and len(scene.view.officers) == 2:
            usual = (1 + usual) / 2
        if scene.chance() >= usual:
            return self._against_a_rival(scene)
        least, spread = OPENING_OFFER
        price = going_price(scene, size(bag), declared) * (least + spread * scene.chance())
        price *= 1.4 - 0.8 * scene.who.greed
        if lying:
            price = min(price, _would_pay(scene, stakes(scene, bag, declared)))
        return self._offer(scene, round(price))

    def _raise(self, scene: Scene, refusing: Stakes) -> AnyAction | None:
        """Offer more than was refused, while the bag is worth it."""
        price = round(self._offered * scene.level.experience.more + 1)
        return self._offer(scene, price) if price <= _would_pay(scene, refusing) else None

    def _offer(self, scene: Scene, price: int) -> AnyAction | None:
        """Offer gold for my bag, goods if gold is short, and sometimes a promise on top."""
        to = _addressee(scene)
        if to is None or price <= self._offered:
            return None
        gold = min(price, scene.me.gold)
        stand = {}
        if gold < price:
            stand = dict(smallest_payment(scene.me.stand, dict(scene.goods.value), price - gold))
        if not gold and not stand:
            return None
        self._offered = price
        favours: list[Favour] = []
        experience = scene.level.experience
        if to != "deputies" and scene.level.bargains and scene.rounds_to_come and scene.chance() < experience.sweetened:
            favours.append(Spare(scene.seat, to))
        return MakeOffer(to, give=Side(gold, stand), pledges=[Pledge("hand_back", scene.seat)], favours=favours)

    def _against_a_rival(self, scene: Scene) -> AnyAction | None:
        """Offer gold for the opening of the rival's bag that promises the most harm."""
        to = _addressee(scene)
        if self._tried_a_rival or not scene.level.bargains or to is None:
            return None
        self._tried_a_rival = True
        assert scene.prompt.offer
        forms = scene.prompt.offer.forms[str(to)]
        bags = [bag for bag in forms[0].bags if bag != scene.seat and bag not in scene.must_open]
        harm, bag = max(((_rivals_harm(scene, bag), bag) for bag in bags), default=(0.0, -1))
        gold = min(scene.me.gold, round(harm / (1 + scene.officers_weight) * scene.chance()))
        if harm < RIVALS_HARM or gold < 1:
            return None
        return MakeOffer(to, give=Side(gold), pledges=[Pledge("open", bag)])


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
    """The most a liar would pay whose bag looks like mine."""
    bag = scene.me.bag
    assert bag and bag.size and bag.declared
    looks = scene.looks(bag.size, bag.declared)
    return at_stake.risk * (looks.fine + looks.loss) / (1 + scene.officers_weight)


def _rivals_harm(scene: Scene, bag: int) -> float:
    """What the opening of another's bag is worth to me."""
    belief = believe(scene.memory, bag, scene.level, trust=scene.who.trust)
    rival, officer = scene.worth.rivalry[bag], scene.officers_weight
    caught = rival * (belief.fine + belief.loss) - officer * belief.fine
    mistaken = (rival - officer) * belief.reward
    return belief.lies * caught - (1 - belief.lies) * mistaken
