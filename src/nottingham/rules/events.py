"""The events of a game, and what each seat may see of them (R11).

A game is its log of events: replaying the log gives the state. `seen_by` returns an event as one seat, or a spectator
(`None`), may see it. A `PublicEvent` is the same for all. Any other event must define `seen_by`; the base raises.
Fields hidden from a seat are `UNSET` and don't appear in the JSON.
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
    """Base of all events."""

    def seen_by(self, seat: int | None) -> "Event":
        """This event as one seat, or with `None` a spectator, may see it."""
        raise NotImplementedError(f"{type(self).__name__} must define seen_by")


class PublicEvent(Event, frozen=True):
    """An event that everyone sees in full."""

    def seen_by(self, seat: int | None) -> "Event":
        return self


# Setting up (R2)


class GameStarted(Event, frozen=True):
    """The table is laid. Nobody sees the seed, the deck or the removed cards before the end."""

    options: Options
    names: tuple[str, ...]
    goods: tuple[Good, ...]
    crowns: tuple[Crown, ...]
    black_market: Mapping[str, tuple[int, ...]]
    commitment: str
    """The SHA-256 of the seed."""
    cuts: tuple[str, ...]
    gold: int
    first_sheriff: int | UnsetType = UNSET
    """The seat that was named first sheriff; left out if seed and cuts drew one (R2.5)."""
    seed: str | UnsetType = UNSET
    deck: tuple[str, ...] | UnsetType = UNSET
    removed: tuple[str, ...] | UnsetType = UNSET

    def seen_by(self, seat: int | None) -> Event:
        return replace(self, seed=UNSET, deck=UNSET, removed=UNSET)


class PilesStarted(PublicEvent, frozen=True):
    """Five cards were turned up for each of the two discard piles (first edition, R2.3)."""

    left: tuple[str, ...]
    right: tuple[str, ...]


class DeputiesShuffled(Event, frozen=True):
    """The deputy cards were shuffled (R8.1)."""

    order: tuple[int, ...] | UnsetType = UNSET

    def seen_by(self, seat: int | None) -> Event:
        return DeputiesShuffled()


class RoundBegan(PublicEvent, frozen=True):
    """A new round began, with this sheriff, or with these two deputies in the order drawn."""

    round: int
    officers: tuple[int, ...]


class PhaseBegan(PublicEvent, frozen=True):
    """A phase began. `queue` are the seats it waits for, empty where it waits for officers or a debtor."""

    phase: Phase
    queue: tuple[int, ...] = ()


class CardsDrawn(Event, frozen=True):
    """A seat drew cards from the deck."""

    seat: int
    count: int
    cards: tuple[str, ...] | UnsetType = UNSET

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else CardsDrawn(self.seat, self.count)


class DeckReshuffled(Event, frozen=True):
    """The deck ran out, and the discard was shuffled into a new one (R4.5)."""

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
    """A merchant set cards from the hand aside, or none: face down in the first edition, face up in the second.

    Everyone sees what was taken from the discard piles (first edition), in order. If no cards were set aside, and
    always in the second edition, the merchant's turn ends with the drawing that follows.
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
    """A merchant put the set-aside cards on a pile, the last one on top, which ended the turn (first edition)."""

    seat: int
    pile: str
    order: tuple[str, ...]


class SetAsideCollected(PublicEvent, frozen=True):
    """All set-aside cards went on the discard pile (second edition)."""

    cards: tuple[str, ...]


# Bags and declarations (R5)


class BagLoaded(Event, frozen=True):
    """A merchant closed a bag. Its size becomes public when the last bag is closed."""

    seat: int
    cards: Cards | UnsetType = UNSET

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else BagLoaded(self.seat)


class BagsClosed(PublicEvent, frozen=True):
    """The last bag was closed. `sizes` is how many cards each bag holds."""

    sizes: Mapping[int, int]


class Declared(PublicEvent, frozen=True):
    """A merchant declared what the bag holds."""

    seat: int
    good: str
    count: int


# Deals (R7)


class OfferMade(Event, frozen=True):
    """An offer was made. It replaces an open offer of its sort by the same seat to the same addressee (R7.5)."""

    offer: Offer
    replaces: int | None = None

    def seen_by(self, seat: int | None) -> Event:
        seen = self.offer.seen_by(seat)
        return self if seen is self.offer else OfferMade(seen, self.replaces)


class OfferAccepted(PublicEvent, frozen=True):
    """A seat accepted an offer that others have yet to accept."""

    offer: int
    seat: int


class OfferRefused(PublicEvent, frozen=True):
    """An offer was refused and is gone."""

    offer: int
    seat: int


class OfferWithdrawn(PublicEvent, frozen=True):
    """An offer was withdrawn."""

    offer: int
    seat: int


class OfferFell(PublicEvent, frozen=True):
    """An offer lapsed because it can no longer be met (R7.5)."""

    offer: int
    code: str
    """The reason: the code of the error that the same offer would now raise."""


class DealStruck(Event, frozen=True):
    """Deal! Gold and stand goods changed hands; the bags it names follow in later events."""

    deal: Deal

    def seen_by(self, seat: int | None) -> Event:
        seen = self.deal.seen_by(seat)
        return self if seen is self.deal else DealStruck(seen)


class FellShort(Event, frozen=True):
    """A seat had promised goods it did not have, and showed the other side what it has (R7.7)."""

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
    """A deputy voted to open a bag or to hand it back (R8.3)."""

    seat: int
    bag: int
    word: Word


class BagLeftToOne(PublicEvent, frozen=True):
    """The deputies disagreed: the one who wants to open acts alone for this bag (R8.4)."""

    bag: int
    seat: int


class BagHandedBack(Event, frozen=True):
    """A bag was handed back unopened: legal goods went on the stand face up, contraband face down.

    The `given_…` fields are bag goods that went to the other side of a deal (`to`) instead.
    """

    bag: int
    by: tuple[int, ...]
    legal: Cards
    count: int
    """How many contraband cards went on the owner's stand."""
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
    """A bag was opened in front of everyone. `debts` are the fines that follow (R6.3)."""

    bag: int
    by: tuple[int, ...]
    cards: Cards
    honest: bool
    confiscated: Cards
    debts: tuple[Debt, ...]


class DebtPaid(PublicEvent, frozen=True):
    """A debtor paid gold, goods or both. What they can't pay is forgiven (R6.5)."""

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
    """The time for the inspection is over; all offers lapse (R6.6)."""


class InspectionEnded(PublicEvent, frozen=True):
    """The last bag was settled; all offers lapse."""


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
    """A split as a seat sees it: the two deputies see the contraband, others only how much there is."""
    shared = seat in split
    return {deputy: stake.private() if shared else stake.public() for deputy, stake in split.items()}


# The end (R10)


class GameEnded(PublicEvent, frozen=True):
    """The last round is over. The seed becomes public, so that anyone can check the deal."""

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
