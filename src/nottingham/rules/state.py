"""The whole truth of one game, frozen: a move makes a new state and leaves the old one as it was.

What here is secret is secret by `view.py` and by each event's `seen_by`; no player and no bot is ever handed a State.
Nothing in it grows with the length of the game but the ledger of favours and what was shown.
"""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct, field
from msgspec.structs import replace

from nottingham.rules.actions import Favour, Pledge
from nottingham.rules.cards import NOTHING, Cards, size
from nottingham.rules.goods import Catalogue
from nottingham.rules.options import Options

Phase = Literal["market", "load", "declare", "inspect", "debt", "place", "claim", "share", "over"]
BagStatus = Literal["loaded", "held", "handed_back", "opened"]
FavourStatus = Literal["open", "kept", "broken", "void", "words"]
Word = Literal["open", "hand_back"]
Addressee = int | Literal["deputies"]
Receiver = int | Literal["booty"]


class Bag(Struct, frozen=True, gc=False):
    """A closed bag. Its cards stay on record, when it is settled, until the next round."""

    cards: Cards
    declared: str | None = None
    status: BagStatus = "loaded"

    @property
    def settled(self) -> bool:
        return self.status in ("handed_back", "opened")


class MarketCard(Struct, frozen=True, gc=False):
    """A claimed black-market card: public, and no goods (R9.2)."""

    good: str
    value: int


class Seat(Struct, frozen=True, gc=False):
    name: str
    gold: int
    hand: Cards = NOTHING
    stand: Cards = NOTHING
    contraband: Cards = NOTHING
    set_aside: Cards = NOTHING
    bag: Bag | None = None
    black_market: tuple[MarketCard, ...] = ()


class Terms(Struct, frozen=True, gc=False, omit_defaults=True):
    """What one side of a deal hands over. Who may not see contraband sees a number in its place (R11.2)."""

    gold: int = 0
    stand: Cards = NOTHING
    contraband: Cards | int = NOTHING
    bag: Cards = NOTHING
    secret: tuple[str, ...] = ()
    """Those of the bag goods that are contraband."""

    @property
    def smuggled(self) -> Cards:
        """The contraband by name, which only those who may see it have."""
        if isinstance(self.contraband, int):
            raise TypeError("these terms are what an outsider sees")
        return self.contraband

    def public(self) -> "Terms":
        """As those see it who are no side of the deal."""
        if not self.contraband and not self.secret:
            return self
        return Terms(self.gold, self.stand, size(self.smuggled) or NOTHING, public_goods(self.bag, self.secret))

    def private(self) -> "Terms":
        """As the sides see it: in the very words in which it could be offered."""
        return replace(self, secret=()) if self.secret else self


def public_goods(goods: Cards, secret: tuple[str, ...]) -> Cards:
    """Legal goods by name, contraband as a number."""
    if not secret:
        return goods
    shown = {good: count for good, count in goods.items() if good not in secret}
    shown["contraband"] = sum(goods[good] for good in secret)
    return shown


class Offer(Struct, frozen=True, gc=False):
    """An offer on the table. `needs` are the seats that must accept it."""

    id: int
    by: int = field(name="from")
    to: Addressee
    give: Terms
    get: Terms
    pledges: tuple[Pledge, ...]
    favours: tuple[Favour, ...]
    needs: tuple[int, ...]
    officers: tuple[int, ...]
    """The officers among the two sides: both deputies, one officer, or none when merchants trade."""
    accepted_by: tuple[int, ...] = ()

    @property
    def joint(self) -> bool:
        """Both deputies together are one side (R8.5)."""
        return len(self.officers) == 2

    @property
    def merchant(self) -> int:
        """The merchant who deals with officers; of two who trade, the one who offers."""
        return self.needs[-1] if self.by in self.officers else self.by

    def involves(self, seat: int | None) -> bool:
        return seat == self.by or seat in self.needs

    def seen_by(self, seat: int | None) -> "Offer":
        if self.involves(seat):
            give, get = self.give.private(), self.get.private()
        else:
            give, get = self.give.public(), self.get.public()
        return self if give is self.give and get is self.get else replace(self, give=give, get=get)


NO_TERMS = Terms()


class Deal(Offer, frozen=True, gc=False):
    """A struck deal: the offer as it was worded, and what really changed hands (R7.6, R7.7)."""

    gave: Terms = NO_TERMS
    got: Terms = NO_TERMS
    short: tuple[int, ...] = ()
    """Who had named goods that did not exist."""

    @classmethod
    def struck(cls, offer: Offer, gave: Terms, got: Terms, short: tuple[int, ...]) -> "Deal":
        return cls(
            offer.id,
            offer.by,
            offer.to,
            offer.give,
            offer.get,
            offer.pledges,
            offer.favours,
            offer.needs,
            offer.officers,
            offer.accepted_by,
            gave,
            got,
            short,
        )

    def seen_by(self, seat: int | None) -> "Deal":
        if self.involves(seat):
            gave, got = self.gave.private(), self.got.private()
        else:
            gave, got = self.gave.public(), self.got.public()
        worded = Offer.seen_by(self, seat)
        if worded is self and gave is self.gave and got is self.got:
            return self
        return replace(self, give=worded.give, get=worded.get, gave=gave, got=got)


class Bond(Struct, frozen=True, gc=False):
    """A pledge to open a bag, binding until done (R7.6)."""

    bag: int
    by: tuple[int, ...]
    to: int
    type: Literal["open"] = "open"


class Promise(Struct, frozen=True, gc=False):
    """A line of the ledger of favours (R7.9)."""

    round: int
    favour: Favour
    status: FavourStatus


class Showing(Struct, frozen=True, gc=False):
    """What a seat that fell short had to show the other side (R7.7)."""

    round: int
    seat: int
    to: tuple[int, ...]
    contraband: Cards
    bag: Cards | None = None


class Debt(Struct, frozen=True, gc=False):
    by: int
    to: Receiver
    gold: int


class Booty(Struct, frozen=True, gc=False):
    """What lies on the deputies' booty tile (R8.3)."""

    gold: int = 0
    stand: Cards = NOTHING
    contraband: Cards = NOTHING

    def __bool__(self) -> bool:
        return bool(self.gold or self.stand or self.contraband)


EMPTY_BOOTY = Booty()


class Stake(Struct, frozen=True, gc=False, omit_defaults=True):
    """One deputy's part in a split of the booty."""

    gold: int = 0
    goods: Cards = NOTHING
    secret: tuple[str, ...] = ()
    """Those of the goods that are contraband."""

    def public(self) -> "Stake":
        """As those see it who are no deputies."""
        return Stake(self.gold, public_goods(self.goods, self.secret))

    def private(self) -> "Stake":
        """As the deputies see it: in the very words in which it could be proposed."""
        return Stake(self.gold, self.goods)


Split = Mapping[int, Stake]


class Score(Struct, frozen=True, gc=False):
    """What a seat has at the end (R10.2), and its place (R10.5)."""

    total: int
    gold: int
    legal: int
    contraband: int
    black_market: int
    crowns: Mapping[str, int]
    """King's and Queen's points by good."""
    king_of: tuple[str, ...]
    queen_of: tuple[str, ...]
    legal_cards: int
    contraband_cards: int
    rank: int


class State(Struct, frozen=True, gc=False, kw_only=True):
    """One game. What changes most often comes first: msgspec finds a field to replace by going through them."""

    seats: tuple[Seat, ...]
    queue: tuple[int, ...] = ()
    """Whom the phase still waits for: in turn (market, declare, claim) or all at once (load)."""
    phase: Phase = "market"
    drawn: int = 0
    """How many of `cards` are no longer in the deck."""
    held: tuple[int, ...] = ()
    """Whose bags the officers have yet to settle, clockwise from the sheriff's left."""
    piles: Mapping[str, tuple[str, ...]] = {}
    """`left` and `right`, or `pile`; the top card last."""
    debts: tuple[Debt, ...] = ()
    """Open debts; the first is being paid."""
    offers: tuple[Offer, ...] = ()
    next_offer: int = 1
    bonds: tuple[Bond, ...] = ()
    confiscated: Cards = NOTHING
    handed_back: tuple[int, ...] = ()
    """The merchants whose bags were handed back this round, in that order."""
    deals: tuple[Deal, ...] = ()
    ledger: tuple[Promise, ...] = ()
    shown: tuple[Showing, ...] = ()
    time_is_up: bool = False

    stances: Mapping[int, Mapping[int, Word]] = {}
    alone: Mapping[int, int] = {}
    booty: Booty = EMPTY_BOOTY
    shares: Mapping[int, Split] = {}
    deputy_deck: tuple[int, ...] = ()

    round: int = 0
    officers: tuple[int, ...] = ()
    merchants: tuple[int, ...] = ()
    """Clockwise from the left of the sheriff, or of the deputy drawn first, who stands in for him (R8.2)."""
    starter: int | None = None
    cards: tuple[str, ...]
    """The deck as last shuffled."""
    shuffles: int = 0
    spent: Cards = NOTHING
    """Cards given up for black-market cards."""
    black_market: Mapping[str, tuple[int, ...]]
    scores: tuple[Score, ...] | None = None

    options: Options
    goods: Catalogue
    key: str
    """What every shuffle of this game comes from."""
    seed: str
    removed: tuple[str, ...]

    @property
    def deck_size(self) -> int:
        return len(self.cards) - self.drawn

    def clockwise_from(self, seat: int) -> list[int]:
        players = len(self.seats)
        return [(seat + step) % players for step in range(players)]

    def is_bound(self, bag: int) -> bool:
        """Whether this bag must be opened (R7.6)."""
        for bond in self.bonds:
            if bond.bag == bag:
                return True
        return False

    def with_seat(self, place: int, seat: Seat) -> tuple[Seat, ...]:
        seats = list(self.seats)
        seats[place] = seat
        return tuple(seats)


def without(seats: tuple[int, ...], gone: int) -> tuple[int, ...]:
    place = seats.index(gone)
    return seats[:place] + seats[place + 1 :]
