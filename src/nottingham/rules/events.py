"""What happened, in the past tense, and who may see it (R11).

The events of a game are its whole truth: replaying them gives the state. Every event says through `seen_by` what one
seat, or a spectator (`None`), sees of it. A `PublicEvent` is seen whole by all; any other must say what others see,
and forgetting it raises. Fields left out for those who may not see them are `UNSET` and don't appear in the JSON.
"""

from collections.abc import Mapping

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from nottingham.rules.cards import NOTHING, Cards
from nottingham.rules.goods import Crown, Good
from nottingham.rules.options import Options
from nottingham.rules.state import (
    Deal,
    Debt,
    FavourStatus,
    Offer,
    Phase,
    Receiver,
    Score,
    Split,
    Word,
)


def _snake_case(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


class Event(Struct, frozen=True, gc=False, tag_field="type", tag=_snake_case, omit_defaults=True):
    """Anything that happened in a game."""

    def seen_by(self, seat: int | None) -> "Event":
        """This event as one seat, or with `None` a spectator, may see it."""
        raise NotImplementedError(f"{type(self).__name__} must say what others see of it")


class PublicEvent(Event, frozen=True):
    """Seen whole by everyone."""

    def seen_by(self, seat: int | None) -> "Event":
        return self


# Setting up (R2)


class GameStarted(Event, frozen=True):
    """The table is laid. The order of the deck and the seed are nobody's to know before the end."""

    options: Options
    names: tuple[str, ...]
    goods: tuple[Good, ...]
    crowns: tuple[Crown, ...]
    black_market: Mapping[str, tuple[int, ...]]
    commitment: str
    """The SHA-256 of the seed."""
    cuts: tuple[str, ...]
    gold: int
    seed: str | UnsetType = UNSET
    deck: tuple[str, ...] | UnsetType = UNSET
    removed: tuple[str, ...] | UnsetType = UNSET

    def seen_by(self, seat: int | None) -> Event:
        return replace(self, seed=UNSET, deck=UNSET, removed=UNSET)


class PilesStarted(PublicEvent, frozen=True):
    """Five cards turned up for each of the two discard piles (first edition, R2.3)."""

    left: tuple[str, ...]
    right: tuple[str, ...]


class DeputiesShuffled(Event, frozen=True):
    """The deputy cards are shuffled (R8.1)."""

    order: tuple[int, ...] | UnsetType = UNSET

    def seen_by(self, seat: int | None) -> Event:
        return DeputiesShuffled()


class RoundBegan(PublicEvent, frozen=True):
    """A new round; its sheriff, or its two deputies in the order drawn."""

    round: int
    officers: tuple[int, ...]


class PhaseBegan(PublicEvent, frozen=True):
    """The game is now in this phase and waits for these seats, where the phase waits for anyone but the officers."""

    phase: Phase
    queue: tuple[int, ...] = ()


class CardsDrawn(Event, frozen=True):
    """Cards from the deck came into a hand."""

    seat: int
    count: int
    cards: tuple[str, ...] | UnsetType = UNSET

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else CardsDrawn(self.seat, self.count)


class DeckReshuffled(Event, frozen=True):
    """The deck ran out and was made anew from the discard (R4.5)."""

    count: int
    deck: tuple[str, ...] | UnsetType = UNSET

    def seen_by(self, seat: int | None) -> Event:
        return DeckReshuffled(self.count)


# Market (R4)


class StarterNamed(PublicEvent, frozen=True):
    """The sheriff named the merchant who starts the market."""

    seat: int


class Taking(Struct, frozen=True, gc=False):
    """One card taken from the top of a pile."""

    pile: str
    good: str


class CardsSetAside(Event, frozen=True):
    """A merchant set cards of his hand aside, or none: face down in the first edition, face up in the second.

    What he took from the discard piles (first edition) is seen by all, in order. With none set aside, and always in
    the second edition, his turn is over but for the drawing.
    """

    seat: int
    count: int
    face_up: bool
    cards: Cards | UnsetType = UNSET
    taken: tuple[Taking, ...] = ()

    def seen_by(self, seat: int | None) -> Event:
        if self.face_up or seat == self.seat:
            return self
        return CardsSetAside(self.seat, self.count, self.face_up, taken=self.taken)


class CardsDiscarded(PublicEvent, frozen=True):
    """A merchant put his set-aside cards on a pile, the last one on top, and ended his turn (first edition)."""

    seat: int
    pile: str
    order: tuple[str, ...]


class SetAsideCollected(PublicEvent, frozen=True):
    """All set-aside cards went on the discard pile (second edition)."""

    cards: tuple[str, ...]


# Bags and declarations (R5)


class BagLoaded(Event, frozen=True):
    """A merchant closed his bag. How many cards are in it is told when the last bag is closed."""

    seat: int
    cards: Cards | UnsetType = UNSET

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else BagLoaded(self.seat)


class BagsClosed(PublicEvent, frozen=True):
    """The last bag is closed; so many cards are in each."""

    sizes: Mapping[int, int]


class Declared(PublicEvent, frozen=True):
    """A merchant said what his bag holds."""

    seat: int
    good: str
    count: int


# Deals (R7)


class OfferMade(Event, frozen=True):
    """An offer lies on the table, in the place of the same player's last one to the same player."""

    offer: Offer
    replaces: int | None = None

    def seen_by(self, seat: int | None) -> Event:
        seen = self.offer.seen_by(seat)
        return self if seen is self.offer else OfferMade(seen, self.replaces)


class OfferAccepted(PublicEvent, frozen=True):
    """One of those an offer needs accepted it; others have yet to."""

    offer: int
    seat: int


class OfferRefused(PublicEvent, frozen=True):
    """An offer was turned down and is gone."""

    offer: int
    seat: int


class OfferWithdrawn(PublicEvent, frozen=True):
    """An offer was taken back."""

    offer: int
    seat: int


class OfferFell(PublicEvent, frozen=True):
    """An offer can no longer be met and is gone (R7.5)."""

    offer: int
    code: str
    """Why: the reason for which the same offer would now be refused."""


class DealStruck(Event, frozen=True):
    """Deal! Gold and stand goods changed hands; bags it speaks of follow."""

    deal: Deal

    def seen_by(self, seat: int | None) -> Event:
        seen = self.deal.seen_by(seat)
        return self if seen is self.deal else DealStruck(seen)


class FellShort(Event, frozen=True):
    """Someone had named goods that he had not, and showed the other side what he has (R7.7)."""

    seat: int
    to: tuple[int, ...]
    contraband: Cards | UnsetType = UNSET
    bag: Cards | UnsetType | None = UNSET

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat or seat in self.to else FellShort(self.seat, self.to)


class FavourJudged(PublicEvent, frozen=True):
    """A favour was kept or broken, or can no longer be judged (R7.9)."""

    entry: int
    """Its place in the ledger."""
    status: FavourStatus


# Inspection (R6)


class WordSpoken(PublicEvent, frozen=True):
    """A deputy said what should be done with a bag (R8.3)."""

    seat: int
    bag: int
    word: Word


class BagLeftToOne(PublicEvent, frozen=True):
    """The deputies differ: the one who wants to open acts alone for this bag (R8.4)."""

    bag: int
    seat: int


class BagHandedBack(Event, frozen=True):
    """A bag went back unopened: legal goods on the stand face up, contraband face down.

    `given` are the bag goods that went to the other side of a deal instead.
    """

    bag: int
    by: tuple[int, ...]
    legal: Cards
    count: int
    """How many contraband cards came to lie on the owner's stand."""
    contraband: Cards | UnsetType = UNSET
    to: Receiver | None = None
    given_legal: Cards = NOTHING
    given_count: int = 0
    given_contraband: Cards | UnsetType = UNSET
    """The contraband given, which the owner and those in `by` see."""

    def seen_by(self, seat: int | None) -> Event:
        if seat == self.bag:
            return self
        if seat in self.by:
            return replace(self, contraband=UNSET)
        return replace(self, contraband=UNSET, given_contraband=UNSET)


class BagOpened(PublicEvent, frozen=True):
    """A bag was opened before everyone; what follows from it."""

    bag: int
    by: tuple[int, ...]
    cards: Cards
    honest: bool
    confiscated: Cards
    debts: tuple[Debt, ...]


class DebtPaid(PublicEvent, frozen=True):
    """A debtor paid gold, goods or both; what he can't pay is forgiven (R6.5)."""

    by: int
    to: Receiver
    gold: int = 0
    legal: Cards = NOTHING
    contraband: Cards = NOTHING
    owed: int = 0
    """What is still owed after this."""
    forgiven: int = 0


class ConfiscatedPlaced(PublicEvent, frozen=True):
    """The sheriff put the confiscated cards on a pile, the last one on top (first edition)."""

    pile: str
    order: tuple[str, ...]


class TimeRanOut(PublicEvent, frozen=True):
    """The time for the inspection is over; all offers fall (R6.6)."""


class InspectionEnded(PublicEvent, frozen=True):
    """The last bag is settled; all offers fall."""


# Black market and booty (R8.6, R9)


class MarketCardClaimed(PublicEvent, frozen=True):
    """A merchant gave up contraband for a black-market card."""

    seat: int
    good: str
    given: int
    value: int


class ClaimDeclined(PublicEvent, frozen=True):
    """A merchant claimed nothing."""

    seat: int


class ShareProposed(Event, frozen=True):
    """A deputy proposed how to share the booty."""

    seat: int
    split: Split

    def seen_by(self, seat: int | None) -> Event:
        return replace(self, split=split_seen_by(self.split, seat))


class BootyShared(Event, frozen=True):
    """The booty was shared; an odd card was discarded, an odd coin went to the bank."""

    split: Split
    discarded: tuple[str, ...] = ()
    to_bank: int = 0

    def seen_by(self, seat: int | None) -> Event:
        return replace(self, split=split_seen_by(self.split, seat))


def split_seen_by(split: Split, seat: int | None) -> Split:
    """The deputies among whom it is split see the contraband; others its number."""
    shared = seat in split
    return {deputy: stake.private() if shared else stake.public() for deputy, stake in split.items()}


# The end (R10)


class GameEnded(PublicEvent, frozen=True):
    """The last round is over. The seed is told, so that the deal can be checked."""

    scores: tuple[Score, ...]
    winners: tuple[int, ...]
    seed: str


AnyEvent = (
    GameStarted
    | PilesStarted
    | DeputiesShuffled
    | RoundBegan
    | PhaseBegan
    | CardsDrawn
    | DeckReshuffled
    | StarterNamed
    | CardsSetAside
    | CardsDiscarded
    | SetAsideCollected
    | BagLoaded
    | BagsClosed
    | Declared
    | OfferMade
    | OfferAccepted
    | OfferRefused
    | OfferWithdrawn
    | OfferFell
    | DealStruck
    | FellShort
    | FavourJudged
    | WordSpoken
    | BagLeftToOne
    | BagHandedBack
    | BagOpened
    | DebtPaid
    | ConfiscatedPlaced
    | TimeRanOut
    | InspectionEnded
    | MarketCardClaimed
    | ClaimDeclined
    | ShareProposed
    | BootyShared
    | GameEnded
)
