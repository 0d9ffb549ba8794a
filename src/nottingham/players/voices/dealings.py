"""The public history between seats: who opened whom, whose word was kept, which offers are open."""

from collections import Counter

from nottingham.rules.events import (
    BagHandedBack,
    BagOpened,
    BagsClosed,
    DealStruck,
    Event,
    FavourJudged,
    GameStarted,
    OfferFell,
    OfferMade,
    OfferRefused,
    OfferWithdrawn,
    RoundBegan,
)
from nottingham.rules.state import Deal, Offer

DEAR = 2
"""A price of more gold than this for each card of a bag is high."""


class Dealings:
    """The public history of one game, as far as bots talk about it."""

    def __init__(self) -> None:
        self.fingerprint = ""
        self.officers: tuple[int, ...] = ()
        self.held: dict[int, int] = {}
        """By merchant: the size of a bag that is not settled yet."""
        self.opened: Counter[tuple[int, int]] = Counter()
        """How often an officer has opened a merchant's bag."""
        self.word: dict[tuple[int, int], bool] = {}
        """Whether a seat kept the latest of its promises to another that were judged."""
        self.offers: dict[int, Offer] = {}
        self.tries: Counter[tuple[int, bool]] = Counter()
        """How many offers a seat has made in this round, for its own bag or otherwise."""
        self._ledger: list[tuple[int, int]] = []
        """The maker of each promise, and the seat it was made to."""

    def note(self, event: Event) -> None:
        """Takes in a public event, after it was talked about."""
        match event:
            case GameStarted(commitment=fingerprint):
                self.fingerprint = fingerprint
            case RoundBegan(officers=officers):
                self.officers = officers
                self.held = {}
                self.tries.clear()
                self.offers.clear()
            case BagsClosed(sizes=sizes):
                self.held = dict(sizes)
            case OfferMade(offer=offer, replaces=replaced):
                self.offers.pop(replaced or 0, None)
                self.offers[offer.id] = offer
                self.tries[offer.by, offer.about_own_bag] += 1
            case OfferRefused(offer=number) | OfferWithdrawn(offer=number) | OfferFell(offer=number):
                self.offers.pop(number, None)
            case DealStruck(deal=deal):
                self.offers.pop(deal.id, None)
                self._ledger += [(favour.by, other_side(deal, favour.by)) for favour in deal.favours]
                for short in deal.short:
                    self.word[short, other_side(deal, short)] = False
            case FavourJudged(entry=entry, status="kept" | "broken" as status):
                self.word[self._ledger[entry]] = status == "kept"
            case BagOpened(bag=bag, by=by):
                self.held.pop(bag, None)
                for officer in by:
                    self.opened[officer, bag] += 1
            case BagHandedBack(bag=bag):
                self.held.pop(bag, None)
            case _:
                pass

    def promise(self, entry: int) -> tuple[int, int]:
        """Who made a promise in the ledger, and to whom."""
        return self._ledger[entry]

    def is_dear(self, offer: Offer) -> bool:
        """Whether an officer's price for a bag is high for its size."""
        return is_price(offer) and offer.get.gold > DEAR * self.held.get(offer.merchant, 5)


def is_price(offer: Offer) -> bool:
    """Whether an officer names a price for a merchant's bag."""
    return offer.by in offer.officers and offer.about_own_bag and offer.get.gold > 0


def other_side(deal: Offer | Deal, seat: int) -> int:
    """A seat on the other side of a deal."""
    if seat == deal.by:
        return deal.needs[-1]
    return deal.by if deal.by not in deal.officers or seat not in deal.officers else deal.needs[-1]
