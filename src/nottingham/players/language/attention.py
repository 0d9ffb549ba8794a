"""Decides when a seat has a reason to speak in an inspection, where anyone may speak at any time.

A language model is slow and costs money, so it is asked again only when something about its seat has changed: an offer
that involves it, or the bags it decides on.
"""

from nottingham.rules.events import (
    BagHandedBack,
    BagLeftToOne,
    BagOpened,
    Event,
    OfferAccepted,
    OfferFell,
    OfferMade,
    OfferRefused,
    OfferWithdrawn,
    PhaseBegan,
    RoundBegan,
    ShareProposed,
    WordSpoken,
)


class Attention:
    """Hears the events of one game as a seat sees them."""

    def __init__(self, seat: int) -> None:
        self.stirred = True
        """Whether the seat has a reason to speak."""
        self._seat = seat
        self._officer = False
        self._offers: set[int] = set()
        """Those that involve the seat."""

    def calm(self) -> None:
        """Notes that the seat has had its say."""
        self.stirred = False

    def stir(self) -> None:
        """Notes that the seat may speak again, for example because its action was refused."""
        self.stirred = True

    def hear(self, event: Event) -> None:
        match event:
            case RoundBegan(officers=officers):
                self._officer = self._seat in officers
                self._offers.clear()
            case PhaseBegan():
                self.stirred = True
            case OfferMade(offer=offer):
                if offer.involves(self._seat):
                    self._offers.add(offer.id)
                    self.stirred |= offer.by != self._seat
            case OfferRefused(offer=number, seat=seat) | OfferAccepted(offer=number, seat=seat):
                self.stirred |= number in self._offers and seat != self._seat
            case OfferWithdrawn(offer=number, seat=seat):
                self.stirred |= number in self._offers and seat != self._seat
            case OfferFell(offer=number):
                self.stirred |= number in self._offers
            case BagHandedBack(bag=bag) | BagOpened(bag=bag):
                self.stirred |= self._officer or bag == self._seat
            case WordSpoken() | BagLeftToOne():
                self.stirred |= self._officer
            case ShareProposed(seat=seat):
                self.stirred |= seat != self._seat
