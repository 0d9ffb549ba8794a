"""A player who does by chance anything that is legal: he fills a table, and every rule is met sooner or later.

He sees what any player sees, and stays legal by his prompt alone. When several kinds of action are open to him he
picks a kind first and then one of that kind, so that rare kinds come up as often as common ones.
"""

from collections.abc import Callable, Sequence
from typing import Literal, TypeVar

from nottingham.players.player import Chance, TurnRequest
from nottingham.rules.actions import (
    NO_SIDE,
    Accept,
    AnyAction,
    Claim,
    Declare,
    Decline,
    Discard,
    Favour,
    HandBack,
    LoadBag,
    MakeOffer,
    NameStarter,
    Open,
    OpenLater,
    Pay,
    PayLater,
    PileName,
    Place,
    Pledge,
    Portion,
    Refuse,
    Share,
    ShareEvenly,
    Side,
    Spare,
    Swap,
    Withdraw,
    Words,
)
from nottingham.rules.cards import NOTHING, Cards, heap, size, spread
from nottingham.rules.events import Event, GameStarted
from nottingham.rules.goods import catalogue
from nottingham.rules.state import Addressee
from nottingham.rules.view_types import (
    Bounds,
    LoadPrompt,
    OfferForm,
    OfferPrompt,
    OwnSeat,
    PayPrompt,
    Prompt,
    PutPrompt,
    SharePrompt,
    SwapPrompt,
    View,
)

T = TypeVar("T")
Ways = list[tuple[Callable[[int], AnyAction], Sequence[int]]]
"""Kinds of action, each with the numbers of the bags or offers it can be about."""

PASSES = 0.5
"""How often he says nothing in the inspection though he could."""
MAX_OF_A_STAND = 3
"""How many goods of a stand go into one offer: with more, stands would be empty at the end."""


class RandomPlayer:
    def __init__(self) -> None:
        self._goods: Sequence[str] = ()
        self._hidden: Sequence[str] = ()

    def sit(self, seat: int, chance: Chance) -> None:
        self._chance = chance

    def hear(self, event: Event) -> None:
        if isinstance(event, GameStarted):
            goods = catalogue(event.goods, event.crowns, event.black_market)
            self._goods = tuple(goods.goods)
            self._hidden = tuple(good for good in goods.goods if good not in goods.legal)

    def suspects(self, bag: int) -> float | None:
        return None

    def leave(self) -> None:
        pass

    def act(self, asked: TurnRequest) -> AnyAction | None:
        view, prompt = asked.view, asked.view.prompt
        if prompt is None:
            return None
        if prompt.offer:
            if asked.must:
                return self._one_of(_decisions(prompt))
            return self._talk(asked, prompt, prompt.offer) if self._chance() >= PASSES else None
        return self._market(view, prompt) or self._settle(view, prompt)

    # At the market and with the bag

    def _market(self, view: View, prompt: Prompt) -> AnyAction | None:
        me = view.me
        if prompt.name_starter:
            return NameStarter(self._pick(prompt.name_starter.seats))
        if prompt.swap:
            return self._swap(prompt.swap, me.hand)
        if prompt.discard:
            return Discard(*self._put(prompt.discard))
        if prompt.load_bag:
            return self._load(prompt.load_bag, me.hand)
        if prompt.declare:
            return self._declare(prompt.declare.goods, me)
        return None

    def _swap(self, prompt: SwapPrompt, hand: Cards) -> Swap:
        aside = self._some(hand, prompt.max)
        return Swap(aside, self._takes(prompt, prompt.draw_to - size(hand) + size(aside)))

    def _takes(self, prompt: SwapPrompt, most: int) -> list[PileName]:
        takes: list[PileName] = []
        left = dict(prompt.piles)
        while left and len(takes) < most and self._chance() < 0.5:
            pile: PileName = "left" if self._chance() < 0.5 else "right"
            if left[pile]:
                left[pile] -= 1
                takes.append(pile)
        return takes

    def _put(self, prompt: PutPrompt) -> tuple[PileName, list[str]]:
        return self._pick(prompt.piles), self._shuffled(prompt.cards)

    def _load(self, prompt: LoadPrompt, hand: Cards) -> LoadBag:
        cards = self._some(hand, prompt.max) if self._chance() < 0.7 else NOTHING
        if size(cards) >= prompt.min:
            return LoadBag(cards)
        good = self._pick(list(hand))
        return LoadBag({good: min(hand[good], prompt.max)})

    def _declare(self, goods: Sequence[str], me: OwnSeat) -> Declare:
        """Half the time what the bag holds, if that can be said at all."""
        held = [good for good in goods if me.bag and me.bag.cards and good in me.bag.cards]
        return Declare(self._pick(held if held and self._chance() < 0.5 else goods))

    # In the inspection

    def _talk(self, asked: TurnRequest, prompt: Prompt, offer: OfferPrompt) -> AnyAction | None:
        """Anything that can be said now; an offer is one kind among the others."""
        ways = _decisions(prompt)
        if prompt.withdraw:
            ways.append((Withdraw, prompt.withdraw.offers))
        left = asked.offers_left
        to = [addressee for addressee in offer.to if left.get(str(addressee), 0) > 0]
        if to and self._chance() * (len(ways) + 1) < 1:
            return self._offer(asked.view, offer, self._pick(to))
        return self._one_of(ways) if ways else None

    def _one_of(self, ways: Ways) -> AnyAction:
        kind, numbers = self._pick(ways)
        return kind(self._pick(numbers))

    def _offer(self, view: View, prompt: OfferPrompt, to: Addressee) -> MakeOffer:
        me = view.me
        form = self._pick(prompt.forms[str(to)])
        pledges = self._pledges(form, prompt.must_open)
        back = [pledge.bag for pledge in pledges if pledge.type == "hand_back"]
        in_my_bag = (me.bag and me.bag.cards) or NOTHING
        give = self._side(form.give, view.seat in back, me.contraband, in_my_bag)
        get = self._side(form.get, to in back, NOTHING, NOTHING)
        favours = [self._favour(view, to)] if self._chance() < 0.2 else []
        if not pledges and not favours and give is NO_SIDE and get is NO_SIDE:
            favours = [Words(_seat(view), "You have my word.")]
        return MakeOffer(to, give, get, pledges, favours)

    def _pledges(self, form: OfferForm, must_open: Sequence[int]) -> list[Pledge]:
        bags = [bag for bag in form.bags if self._chance() < 0.5]
        if form.must_pledge and not bags:
            bags = [self._pick(form.bags)]
        return [Pledge("open" if bag in must_open else self._word(), bag) for bag in bags]

    def _word(self) -> Literal["hand_back", "open"]:
        return "hand_back" if self._chance() < 0.7 else "open"

    def _side(self, bounds: Bounds, goes_back: bool, contraband: Cards, bag: Cards) -> Side:
        """What one side would hand over; the hidden goods are those really there or, as often, any."""
        gold = int(self._chance() * self._chance() * (bounds.gold + 1))
        stand = self._some(bounds.stand, MAX_OF_A_STAND) if self._chance() < 0.3 else NOTHING
        hidden = self._named(bounds.contraband, contraband, self._hidden)
        in_bag = self._named(bounds.bag, bag, self._goods) if goes_back else NOTHING
        return Side(gold, stand, hidden, in_bag) if gold or stand or hidden or in_bag else NO_SIDE

    def _named(self, most: int, really: Cards, goods: Sequence[str]) -> Cards:
        if not most or self._chance() < 0.6:
            return NOTHING
        count = 1 + int(self._chance() * most)
        if really and self._chance() < 0.5:
            return self._some(really, count)
        return heap([self._pick(goods) for _ in range(count)])

    def _favour(self, view: View, to: Addressee) -> Favour:
        by = self._pick([_seat(view), *(view.officers if to == "deputies" else (to,))])
        whom = self._pick([seat for seat in range(len(view.seats)) if seat != by])
        favours: list[Favour] = [
            Spare(by, whom),
            OpenLater(by, whom),
            PayLater(by, whom, 1 + int(self._chance() * 10)),
            Words(by, "I shall remember this."),
        ]
        return self._pick(favours)

    # When bags are settled

    def _settle(self, view: View, prompt: Prompt) -> AnyAction:
        if prompt.pay:
            return Pay(self._payment(prompt.pay))
        if prompt.place:
            return Place(*self._put(prompt.place))
        if prompt.share:
            return self._share(view, prompt.share)
        return Claim(self._pick(prompt.claim.goods)) if prompt.claim and self._chance() < 0.8 else Decline()

    def _payment(self, prompt: PayPrompt) -> Cards:
        """Cards by chance until they are enough, and then without those that were not needed."""
        values, owed = prompt.values, prompt.owed
        paid: list[str] = []
        for good in self._shuffled(prompt.goods):
            if owed <= 0:
                break
            paid.append(good)
            owed -= values[good]
        for good in sorted(paid, key=values.__getitem__):
            if owed + values[good] <= 0:
                paid.remove(good)
                owed += values[good]
        return heap(paid)

    def _share(self, view: View, prompt: SharePrompt) -> Share | ShareEvenly:
        """The other's proposal, the even split or, once, a proposal of his own."""
        seat = _seat(view)
        other = next(deputy for deputy in prompt.seats if deputy != seat)
        if other in view.shares and self._chance() < 0.5:
            return Share({deputy: Portion(stake.gold, stake.goods) for deputy, stake in view.shares[other].items()})
        if seat in view.shares or self._chance() < 0.4:
            return ShareEvenly()
        cards = self._shuffled(prompt.goods)
        mine = heap(cards[: self._half(len(cards))])
        theirs = heap(cards[size(mine) :])
        gold = self._half(prompt.gold)
        return Share({seat: Portion(gold, mine), other: Portion(prompt.gold - gold, theirs)})

    def _half(self, number: int) -> int:
        return (number + int(self._chance() * 2)) // 2

    # Chance

    def _pick(self, choices: Sequence[T]) -> T:
        return choices[int(self._chance() * len(choices))]

    def _some(self, cards: Cards, most: int) -> Cards:
        """A random part of a heap, at most so many cards of it."""
        count = int(self._chance() * (min(most, size(cards)) + 1))
        return heap(self._shuffled(cards)[:count]) if count else NOTHING

    def _shuffled(self, cards: Cards) -> list[str]:
        laid_out = spread(cards)
        for last in range(len(laid_out) - 1, 0, -1):
            other = int(self._chance() * (last + 1))
            laid_out[last], laid_out[other] = laid_out[other], laid_out[last]
        return laid_out


def _decisions(prompt: Prompt) -> Ways:
    ways: Ways = []
    if prompt.accept:
        ways.append((Accept, prompt.accept.offers))
    if prompt.refuse:
        ways.append((Refuse, prompt.refuse.offers))
    if prompt.open:
        ways.append((Open, prompt.open.bags))
    if prompt.hand_back:
        ways.append((HandBack, prompt.hand_back.bags))
    return ways


def _seat(view: View) -> int:
    assert view.seat is not None
    return view.seat
