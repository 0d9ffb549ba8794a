"""Players who pay with words, with goods that don't exist, or with less than a thing is worth. They exist to be beaten.

Each learns how much every seat will give for such things: it asks for more after a deal and for less after a refusal.
Otherwise it plays like another player. A mind that loses to one of them believes too much, or sells too cheaply.
"""

from collections.abc import Mapping, Sequence
from itertools import cycle, islice

from nottingham.players.habits import Habit
from nottingham.players.player import Chance, Player, TurnRequest
from nottingham.rules.actions import (
    AnyAction,
    Favour,
    LoadBag,
    MakeOffer,
    OpenLater,
    PayLater,
    Pledge,
    Side,
    Spare,
    Swap,
)
from nottingham.rules.cards import heap, spread, worth
from nottingham.rules.events import DealStruck, Event, OfferMade, OfferRefused
from nottingham.rules.goods import Catalogue
from nottingham.rules.limits import MAX_FAVOURS_IN_OFFER, MAX_IN_BAG, MAX_SET_ASIDE
from nottingham.rules.state import Addressee
from nottingham.rules.view_types import Bounds, OfferForm, View

FIRST_ASK = 15.0
"""The worth of what it first asks of each seat."""
A_FORTUNE = 500


class Swindler(Habit):
    """Makes such offers to everyone it can, and learns how much each will give."""

    pledges = True
    """Whether its bag, or the other's, is to pass as well."""

    def __init__(self, otherwise: Player, asks: dict[Addressee, float] | None = None) -> None:
        """`asks` is shared by players that learn together."""
        super().__init__(otherwise)
        self._asks = {} if asks is None else asks
        """The worth of what it asks of each seat next."""

    def sit(self, seat: int, chance: Chance) -> None:
        super().sit(seat, chance)
        self._asks.clear()
        self._offered: dict[int, Addressee] = {}

    def hear(self, event: Event) -> None:
        super().hear(event)
        if isinstance(event, OfferMade) and event.offer.by == self._seat:
            self._offered[event.offer.id] = event.offer.to
        elif isinstance(event, DealStruck) and event.deal.id in self._offered:
            self._learn(self._offered[event.deal.id], 1.5)
        elif isinstance(event, OfferRefused) and event.offer in self._offered:
            self._learn(self._offered[event.offer], 0.6)

    def _learn(self, to: Addressee, factor: float) -> None:
        self._asks[to] = self._asks.get(to, FIRST_ASK) * factor

    def speak(self, request: TurnRequest) -> AnyAction | None:
        return self._swindle(request)

    def judge(self, request: TurnRequest) -> AnyAction | None:
        return self._swindle(request)

    def _swindle(self, request: TurnRequest) -> MakeOffer | None:
        view, prompt = request.view, request.view.prompt
        if not prompt or not prompt.offer or request.must or any(offer.by == self._seat for offer in view.offers):
            return None
        for to in prompt.offer.to:
            if request.offers_left.get(str(to), 0) > 0:
                for form in prompt.offer.forms.get(str(to), ()):
                    offer = self.offer(view, to, form, prompt.offer.must_open)
                    if offer is not None:
                        return offer
        return None

    def offer(self, view: View, to: Addressee, form: OfferForm, must_open: Sequence[int]) -> MakeOffer | None:
        bags = [bag for bag in (self._seat, to) if bag in form.bags and bag not in must_open]
        if form.must_pledge and not bags:
            return None
        give, favours = self.pay(view, form, to)
        if give == Side() and not favours:
            return None
        pledges = [Pledge("hand_back", bag) for bag in bags[:1] if isinstance(bag, int)]
        if not self.pledges and not form.must_pledge:
            pledges = []
        return MakeOffer(to, give, self.ask(view, form.get, self._asks.get(to, FIRST_ASK)), pledges, favours)

    def ask(self, view: View, theirs: Bounds, worth: float) -> Side:
        """Gold and goods of this worth, as far as the other side has them."""
        gold = min(theirs.gold, int(worth))
        left = int(worth) - gold
        stand: dict[str, int] = {}
        values = self.goods.value
        for good in sorted(theirs.stand, key=values.__getitem__, reverse=True):
            count = min(theirs.stand[good], left // values[good])
            if count:
                stand[good] = count
                left -= count * values[good]
        return Side(gold, stand)

    def pay(self, view: View, form: OfferForm, to: Addressee) -> tuple[Side, list[Favour]]:
        """What it gives for that."""
        raise NotImplementedError

    def others(self, view: View, to: Addressee) -> Sequence[int]:
        return [to] if isinstance(to, int) else view.officers


class PromisesGold(Swindler):
    """Promises to pay a fortune later."""

    def pay(self, view: View, form: OfferForm, to: Addressee) -> tuple[Side, list[Favour]]:
        return Side(), [PayLater(self._seat, other, A_FORTUNE) for other in self.others(view, to)]


class PromisesMercy(Swindler):
    """Promises to spare the other side, and to open its rivals, as often as an offer has room for."""

    def pay(self, view: View, form: OfferForm, to: Addressee) -> tuple[Side, list[Favour]]:
        others = self.others(view, to)
        rivals = [seat for seat in range(len(view.seats)) if seat not in (*others, self._seat)]
        mercy: list[Favour] = [Spare(self._seat, other) for other in others]
        return Side(), _as_often_as_fits([*mercy, *mercy, *mercy, OpenLater(self._seat, rivals[0])])


class SellsPhantoms(Swindler):
    """Sells the dearest contraband, which it need not have on its stand."""

    def pay(self, view: View, form: OfferForm, to: Addressee) -> tuple[Side, list[Favour]]:
        goods = self.goods
        dearest = max((good for good in goods.order if good not in goods.legal), key=goods.value.__getitem__)
        named = min(form.give.contraband, goods.contents[dearest])
        return Side(contraband={dearest: named} if named else {}), []


class SellsAnEmptyBag(Swindler):
    """Sells the dearest goods from its bag, which need not be in it."""

    def pay(self, view: View, form: OfferForm, to: Addressee) -> tuple[Side, list[Favour]]:
        goods = self.goods
        dearest = max(goods.order, key=goods.value.__getitem__)
        named = min(form.give.bag, goods.contents[dearest]) if self._seat in form.bags else 0
        return Side(bag={dearest: named} if named else {}), []


class BuysMercy(Swindler):
    """Buys promises to be spared for a coin, and smuggles when those who promised are in office."""

    pledges = False

    def deal_with_goods(self, view: View) -> AnyAction | None:
        prompt = view.prompt
        promised = {promise.favour.by for promise in view.ledger if promise.favour in self._spared(view)}
        if not prompt or not promised.issuperset(view.officers):
            return None
        goods = self.goods
        hand = sorted(spread(view.me.hand), key=lambda card: (card not in goods.legal, goods.value[card]))
        if prompt.swap:
            return Swap(heap([card for card in hand if card in goods.legal][:MAX_SET_ASIDE]))
        return LoadBag(heap(hand[-MAX_IN_BAG:])) if prompt.load_bag else None

    def _spared(self, view: View) -> list[Favour]:
        return [Spare(officer, self._seat) for officer in view.officers]

    def ask(self, view: View, theirs: Bounds, worth: float) -> Side:
        return Side()

    def pay(self, view: View, form: OfferForm, to: Addressee) -> tuple[Side, list[Favour]]:
        if not form.give.gold:
            return Side(), []
        return Side(1), _as_often_as_fits([Spare(other, self._seat) for other in self.others(view, to)])


class BuysCrowns(Swindler):
    """Buys goods off stands with real gold, a coin above their price, where they win it a crown."""

    def ask(self, view: View, theirs: Bounds, worth: float) -> Side:
        return Side(stand=self._wanted(view, theirs))

    def _wanted(self, view: View, theirs: Bounds) -> dict[str, int]:
        goods = self.goods
        best: tuple[float, dict[str, int]] = (0.0, {})
        for crown in goods.crowns:
            mine = view.me.stand.get(crown.good, 0)
            there = theirs.stand.get(crown.good, 0)
            affordable = max(0, (view.me.gold - 1) // goods.value[crown.good])
            count = min(there, affordable, max(1, (there - mine) // 2 + 1))
            if count > 0 and mine and (gain := crown.king / (1 + abs(there - mine))) > best[0]:
                best = (gain, {crown.good: count})
        return best[1]

    def pay(self, view: View, form: OfferForm, to: Addressee) -> tuple[Side, list[Favour]]:
        price = worth(self._wanted(view, form.get), self.goods.value)
        return (Side(price + 1) if 0 < price < form.give.gold else Side()), []


class TriesEverything(Swindler):
    """Tries all of these in turn."""

    def __init__(self, otherwise: Player) -> None:
        super().__init__(otherwise)
        self._turn = 0
        tricks = (PromisesGold, SellsAnEmptyBag, BuysCrowns, SellsPhantoms, BuysMercy)
        self._tricks = [trick(otherwise, self._asks) for trick in tricks]

    def sit(self, seat: int, chance: Chance) -> None:
        super().sit(seat, chance)
        for trick in self._tricks:
            trick.sit(seat, chance)

    def know(self, goods: Catalogue) -> None:
        super().know(goods)
        for trick in self._tricks:
            trick.know(goods)

    def deal_with_goods(self, view: View) -> AnyAction | None:
        return self._tricks[-1].deal_with_goods(view)

    def offer(self, view: View, to: Addressee, form: OfferForm, must_open: Sequence[int]) -> MakeOffer | None:
        self._turn += 1
        return self._tricks[self._turn % len(self._tricks)].offer(view, to, form, must_open)


def _as_often_as_fits(favours: list[Favour]) -> list[Favour]:
    return list(islice(cycle(favours), MAX_FAVOURS_IN_OFFER))


SWINDLERS: Mapping[str, type[Swindler]] = {
    "promises_gold": PromisesGold,
    "promises_mercy": PromisesMercy,
    "sells_phantoms": SellsPhantoms,
    "sells_an_empty_bag": SellsAnEmptyBag,
    "buys_mercy": BuysMercy,
    "buys_crowns": BuysCrowns,
    "tries_everything": TriesEverything,
}
