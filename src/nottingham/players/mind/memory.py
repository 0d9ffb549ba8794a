"""The memory of a mind: what each seat has done in this game, and the state of this round.

It receives the events of its seat and nothing else. Every bag finally shows whether its merchant lied: an opened one by
its cards, a handed-back one by the goods on the stand and the number of cards face down (R6.2).
"""

from collections.abc import Callable, Mapping
from typing import Any

from nottingham.rules.cards import NOTHING, Cards, heap, size, worth
from nottingham.rules.events import (
    BagHandedBack,
    BagOpened,
    BagsClosed,
    CardsDiscarded,
    CardsSetAside,
    DealStruck,
    Declared,
    Event,
    FellShort,
    GameStarted,
    OfferMade,
    OfferRefused,
    RoundBegan,
)
from nottingham.rules.goods import Catalogue, catalogue
from nottingham.rules.state import Offer, Terms


class SeatHistory:
    """What one seat has done in this game."""

    bags = 0
    lies = 0
    cards_in_lies = 0
    false_cards = 0
    bribes_when_lying = 0
    bribes_when_honest = 0
    refusals_lying = 0
    """Lying bags about which the last word was a refusal."""
    refusals_honest = 0
    judged = 0
    """Bags decided as an officer without a deal."""
    opened = 0
    opened_me = 0
    cheapest_deal: float | None = None
    """The least accepted for each card of a bag."""


class BagTalk:
    """What is known of one bag of this round before it is settled."""

    aside: Cards = NOTHING
    """What its owner was seen to put aside; `taken` is what they took from the piles."""
    taken: tuple[str, ...] = ()
    size = 0
    declared = ""
    bribe = 0.0
    """The most its owner offered for it, by the goods' prices."""
    refused = False
    """Whether the last word about it was a refusal, of its owner or of an officer."""
    dealt_with = False
    """Whether a deal decided it."""


class Memory:
    def __init__(self, seat: int) -> None:
        self._seat = seat
        self.goods: Catalogue
        self.full_deck: Mapping[str, float] = {}
        """The probability of each good for a card drawn from the full deck."""
        self.cache: dict[Any, Any] = {}
        """Results that stay true all game."""
        self.officers: tuple[int, ...] = ()
        self.round = 0
        self.histories: list[SeatHistory] = []
        self.bags: dict[int, BagTalk] = {}
        self.offers: dict[int, Offer] = {}
        self.fell_short: set[int] = set()
        """The seats that sold goods they did not have."""
        self.contraband_odds: Mapping[str, float] = {}
        """The probability of each good for a contraband card."""

    def bag(self, seat: int) -> BagTalk:
        talk = self.bags.get(seat)
        if talk is None:
            talk = self.bags[seat] = BagTalk()
        return talk

    def price(self, terms: Terms) -> float:
        """The value of what one side hands over, by the goods' prices; unseen cards count as `HIDDEN_VALUE`."""
        values = self.goods.value
        total = float(terms.gold)
        if terms.stand:
            total += worth(terms.stand, values)
        if terms.contraband:
            hidden = terms.contraband
            total += HIDDEN_VALUE * hidden if isinstance(hidden, int) else worth(hidden, values)
        for good, count in terms.bag.items():
            total += count * values.get(good, HIDDEN_VALUE)
        return total

    def _started(self, event: GameStarted) -> None:
        self.goods = catalogue(event.goods, event.crowns, event.black_market)
        self.histories = [SeatHistory() for _ in event.names]
        cards = len(self.goods.deck)
        self.full_deck = {good: count / cards for good, count in self.goods.contents.items()}
        hidden = {good: count for good, count in self.goods.contents.items() if good not in self.goods.legal}
        self.contraband_odds = {good: count / sum(hidden.values()) for good, count in hidden.items()}

    def _round_began(self, event: RoundBegan) -> None:
        self.officers = event.officers
        self.round += 1
        self.bags = {}
        self.offers = {}

    def _set_aside(self, event: CardsSetAside) -> None:
        talk = self.bag(event.seat)
        if event.face_up:
            talk.aside = event.cards or NOTHING
        talk.taken = tuple([taking.good for taking in event.taken])

    def _discarded(self, event: CardsDiscarded) -> None:
        self.bag(event.seat).aside = heap(event.order)

    def _closed(self, event: BagsClosed) -> None:
        for seat, count in event.sizes.items():
            self.bag(seat).size = count

    def _declared(self, event: Declared) -> None:
        self.bag(event.seat).declared = event.good

    def _offer_made(self, event: OfferMade) -> None:
        offer = event.offer
        self.offers[offer.id] = offer
        if offer.about_own_bag:
            talk = self.bag(offer.merchant)
            talk.refused = False
            if offer.by == offer.merchant:
                talk.bribe = max(talk.bribe, self.price(offer.give) - self.price(offer.get))

    def _refused(self, event: OfferRefused) -> None:
        offer = self.offers.get(event.offer)
        if offer is not None and offer.about_own_bag:
            self.bag(offer.merchant).refused = True

    def _each(self, offer: Offer) -> float:
        """What an offer for the return of a merchant's bag pays for each card in it; 0 for other offers."""
        own = any(pledge.bag == offer.merchant and pledge.type == "hand_back" for pledge in offer.pledges)
        cards = self.bag(offer.merchant).size
        if not own or not cards:
            return 0.0
        give, get = (offer.get, offer.give) if offer.by in self.officers else (offer.give, offer.get)
        return (self.price(give) - self.price(get)) / cards

    def _struck(self, event: DealStruck) -> None:
        deal = event.deal
        if not deal.officers:
            return
        for pledge in deal.pledges:
            self.bag(pledge.bag).dealt_with = True
        each = self._each(deal)
        if each > 0:
            for officer in deal.officers:
                history = self.histories[officer]
                history.cheapest_deal = min(each, history.cheapest_deal or each)

    def _fell_short(self, event: FellShort) -> None:
        self.fell_short.add(event.seat)

    def _opened(self, event: BagOpened) -> None:
        false = size(event.confiscated)
        self._revealed(event.bag, size(event.cards), false)
        unpaid = not self.bag(event.bag).dealt_with
        for officer in event.by:
            history = self.histories[officer]
            history.judged += unpaid
            history.opened += unpaid
            history.opened_me += event.bag == self._seat

    def _handed_back(self, event: BagHandedBack) -> None:
        talk = self.bag(event.bag)
        false = event.count + event.given_count
        for cards in (event.legal, event.given_legal):
            for good, count in cards.items():
                if good != talk.declared:
                    false += count
        self._revealed(event.bag, talk.size, false)
        if not talk.dealt_with:
            for officer in event.by:
                self.histories[officer].judged += 1

    def _revealed(self, seat: int, cards: int, false: int) -> None:
        history = self.histories[seat]
        talk = self.bag(seat)
        bribed = talk.bribe > 0
        history.bags += 1
        if false:
            history.lies += 1
            history.cards_in_lies += cards
            history.false_cards += false
            history.bribes_when_lying += bribed
            history.refusals_lying += talk.refused
        else:
            history.bribes_when_honest += bribed
            history.refusals_honest += talk.refused


HIDDEN_VALUE = 7.0
"""The assumed value of an unseen contraband card."""

HANDLERS: Mapping[type[Event], Callable[[Memory, Any], None]] = {
    GameStarted: Memory._started,
    RoundBegan: Memory._round_began,
    CardsSetAside: Memory._set_aside,
    CardsDiscarded: Memory._discarded,
    BagsClosed: Memory._closed,
    Declared: Memory._declared,
    OfferMade: Memory._offer_made,
    OfferRefused: Memory._refused,
    DealStruck: Memory._struck,
    FellShort: Memory._fell_short,
    BagOpened: Memory._opened,
    BagHandedBack: Memory._handed_back,
}
"""The handlers by type of event; other events are ignored."""
