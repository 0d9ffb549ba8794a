"""A player that does anything legal at random: it fills a table, and its games reach every rule sooner or later.

It knows no rules: its View's prompt alone keeps it legal. When several kinds of action are open to it, it picks a kind
first and then an action of that kind, so that rare kinds come up as often as common ones.
"""

from collections.abc import Callable, Sequence

from nottingham.players.player import Chance, TurnRequest
from nottingham.rules import choices
from nottingham.rules.actions import (
    NO_SIDE,
    Accept,
    AnyAction,
    Claim,
    Discard,
    HandBack,
    MakeOffer,
    NameStarter,
    Open,
    PileName,
    Place,
    Refuse,
    ShareEvenly,
    Side,
    Withdraw,
)
from nottingham.rules.cards import NOTHING, Cards, heap
from nottingham.rules.choices import pick, shuffled, some
from nottingham.rules.events import Event, GameStarted
from nottingham.rules.goods import Catalogue, catalogue
from nottingham.rules.state import Addressee
from nottingham.rules.view_types import Bounds, OfferPrompt, Prompt, PutPrompt, View

Kinds = list[tuple[Callable[[int], AnyAction], Sequence[int]]]
"""Kinds of action, each with the numbers of the bags or offers it can be about."""

PASSES = 0.5
"""How often it passes in the inspection though it could act."""


class RandomPlayer:
    def sit(self, seat: int, chance: Chance) -> None:
        self._chance = chance

    def hear(self, event: Event) -> None:
        if isinstance(event, GameStarted):
            self._goods: Catalogue = catalogue(event.goods, event.crowns, event.black_market)

    def suspects(self, bag: int) -> float | None:
        return None

    def leave(self) -> None:
        pass

    def act(self, request: TurnRequest) -> AnyAction | None:
        view, prompt = request.view, request.view.prompt
        if prompt is None:
            return None
        if prompt.offer:
            if request.must:
                return self._one_of(_decisions(prompt))
            return self._talk(request, prompt, prompt.offer) if self._chance() >= PASSES else None
        return self._market(view, prompt) or self._settle(view, prompt)

    def _market(self, view: View, prompt: Prompt) -> AnyAction | None:
        me, chance = view.me, self._chance
        if prompt.name_starter:
            return NameStarter(pick(prompt.name_starter.seats, chance))
        if prompt.swap:
            return choices.swap(me.hand, prompt.swap.max, prompt.swap.draw_to, prompt.swap.piles, chance)
        if prompt.discard:
            return Discard(*self._put(prompt.discard))
        if prompt.load_bag:
            return choices.load(me.hand, prompt.load_bag.max, chance)
        if prompt.declare and me.bag and me.bag.cards:
            return choices.declare(me.bag.cards, prompt.declare.goods, chance)
        return None

    def _put(self, prompt: PutPrompt) -> tuple[PileName, list[str]]:
        return pick(prompt.piles, self._chance), shuffled(prompt.cards, self._chance)

    def _talk(self, request: TurnRequest, prompt: Prompt, offer: OfferPrompt) -> AnyAction | None:
        """Anything that can be done now; making an offer is one kind among the others."""
        kinds = _decisions(prompt)
        if prompt.withdraw:
            kinds.append((Withdraw, prompt.withdraw.offers))
        if prompt.claim and self._chance() * (len(kinds) + 1) < 1:
            return Claim(pick(prompt.claim.goods, self._chance))
        left = request.offers_left
        to = [addressee for addressee in offer.to if left.get(str(addressee), 0) > 0]
        if to and self._chance() * (len(kinds) + 1) < 1:
            return self._offer(request.view, offer, pick(to, self._chance))
        return self._one_of(kinds) if kinds else None

    def _one_of(self, kinds: Kinds) -> AnyAction:
        kind, numbers = pick(kinds, self._chance)
        return kind(pick(numbers, self._chance))

    def _offer(self, view: View, prompt: OfferPrompt, to: Addressee) -> MakeOffer:
        me, seat, chance = view.me, _seat(view), self._chance
        form = pick(prompt.forms[str(to)], chance)
        owner = to if seat in view.officers else seat
        pledges = choices.pledges(form.bags, owner, prompt.must_open, chance, at_least_one=form.must_pledge)
        handed_back = [pledge.bag for pledge in pledges if pledge.type == "hand_back"]
        bag = (me.bag and me.bag.cards) or NOTHING
        give = self._side(form.give, seat in handed_back, me.contraband, bag)
        get = self._side(form.get, to in handed_back, NOTHING, NOTHING)
        sides = [seat, *(view.officers if to == "deputies" else (to,))]
        favours = [choices.favour(sides, len(view.seats), chance)] if chance() < 0.2 else []
        return choices.offer(seat, to, give, get, pledges, favours)

    def _side(self, bounds: Bounds, goes_back: bool, contraband: Cards, bag: Cards) -> Side:
        """What one side would hand over. It names more goods than `sampling.py` does, so that booties hold some."""
        gold = int(self._chance() * self._chance() * (bounds.gold + 1))
        stand = some(bounds.stand, choices.MAX_FROM_STAND, self._chance) if self._chance() < 0.3 else NOTHING
        hidden = self._named(bounds.contraband, contraband, self._goods.hidden)
        in_bag = self._named(bounds.bag, bag, tuple(self._goods.goods)) if goes_back else NOTHING
        return Side(gold, stand, hidden, in_bag) if gold or stand or hidden or in_bag else NO_SIDE

    def _named(self, most: int, really: Cards, goods: Sequence[str]) -> Cards:
        """Nothing, some of the hidden goods really there or, as often, any goods."""
        if not most or self._chance() < 0.6:
            return NOTHING
        count = 1 + int(self._chance() * most)
        if really and self._chance() < 0.5:
            return some(really, count, self._chance)
        return heap([pick(goods, self._chance) for _ in range(count)])

    def _settle(self, view: View, prompt: Prompt) -> AnyAction:
        chance = self._chance
        if prompt.pay:
            return choices.pay(prompt.pay.goods, prompt.pay.values, prompt.pay.owed, chance)
        if prompt.place:
            return Place(*self._put(prompt.place))
        if prompt.share:
            seat = _seat(view)
            other = next(deputy for deputy in prompt.share.seats if deputy != seat)
            return choices.share(seat, other, view.shares, prompt.share.gold, prompt.share.goods, chance)
        if prompt.share_evenly:
            return ShareEvenly()
        return choices.claim(prompt.claim.goods if prompt.claim else (), chance)


def _decisions(prompt: Prompt) -> Kinds:
    kinds: Kinds = []
    if prompt.accept:
        kinds.append((Accept, prompt.accept.offers))
    if prompt.refuse:
        kinds.append((Refuse, prompt.refuse.offers))
    if prompt.open:
        kinds.append((Open, prompt.open.bags))
    if prompt.hand_back:
        kinds.append((HandBack, prompt.hand_back.bags))
    return kinds


def _seat(view: View) -> int:
    assert view.seat is not None
    return view.seat
