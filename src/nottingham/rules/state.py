"""The complete state of one game, frozen: a move makes a new State and leaves the old one unchanged.

A State holds every secret, so no player ever gets one: players get a View (`view.py`) and events through `seen_by`.
Only the ledger of favours and the list of showings grow with the length of the game.
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
    """A closed bag. Once settled it keeps its cards, as a record, until the next round."""

    cards: Cards
    declared: str | None = None
    status: BagStatus = "loaded"

    @property
    def settled(self) -> bool:
        return self.status in ("handed_back", "opened")


class MarketCard(Struct, frozen=True, gc=False):
    """A claimed black-market card: public, and not goods (R9.2)."""

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
    """What one side of a deal hands over. Outsiders see a number instead of its contraband (R11.2)."""

    gold: int = 0
    stand: Cards = NOTHING
    contraband: Cards | int = NOTHING
    bag: Cards = NOTHING
    secret: tuple[str, ...] = ()
    """Which of the bag goods are contraband."""

    @property
    def smuggled(self) -> Cards:
        """The contraband by name; raises on terms as an outsider sees them."""
        if isinstance(self.contraband, int):
            raise TypeError("an outsider's terms have no names of contraband")
        return self.contraband

    def public(self) -> "Terms":
        """These terms as outsiders see them."""
        if isinstance(self.contraband, int) or not (self.contraband or self.secret):
            return self
        return Terms(self.gold, self.stand, size(self.smuggled) or NOTHING, public_goods(self.bag, self.secret))

    def private(self) -> "Terms":
        """These terms as the two sides see them, in the form of an offer."""
        return replace(self, secret=()) if self.secret else self


def public_goods(goods: Cards, secret: tuple[str, ...]) -> Cards:
    """Goods as outsiders see them: legal ones by name, contraband as a number."""
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
        """Whether both deputies together are one side (R8.5)."""
        return len(self.officers) == 2

    @property
    def merchant(self) -> int:
        """The merchant who deals with officers; where two merchants trade, the one who made the offer."""
        return self.needs[-1] if self.by in self.officers else self.by

    @property
    def about_own_bag(self) -> bool:
        """Whether it pledges the bag of the merchant who deals. Of each sort one can stand between two seats (R7.5)."""
        for pledge in self.pledges:
            if pledge.bag == self.merchant:
                return True
        return False

    @property
    def is_bribe(self) -> bool:
        """Whether a merchant offers officers anything, even words, for the return of their own bag."""
        return self._returns(self.by)

    @property
    def is_demand(self) -> bool:
        """Whether an officer offers a merchant the return of that merchant's bag."""
        return self.by in self.officers and self._returns(self.merchant)

    def _returns(self, bag: int) -> bool:
        for pledge in self.pledges:
            if pledge.bag == bag and pledge.type == "hand_back":
                return True
        return False

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
    """A struck deal: the offer, and what really changed hands (R7.6, R7.7)."""

    gave: Terms = NO_TERMS
    got: Terms = NO_TERMS
    short: tuple[int, ...] = ()
    """The seats that had promised goods they did not have."""

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
    """A pledge to open a bag, binding until the bag is opened (R7.6)."""

    bag: int
    by: tuple[int, ...]
    to: int
    type: Literal["open"] = "open"


class Promise(Struct, frozen=True, gc=False):
    """An entry in the ledger of favours (R7.9)."""

    round: int
    favour: Favour
    status: FavourStatus


class Showing(Struct, frozen=True, gc=False):
    """The cards that a seat had to show the other side because it fell short (R7.7)."""

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
    """The gold and goods on the deputies' booty tile (R8.3)."""

    gold: int = 0
    stand: Cards = NOTHING
    contraband: Cards = NOTHING

    def __bool__(self) -> bool:
        return bool(self.gold or self.stand or self.contraband)


EMPTY_BOOTY = Booty()


class Stake(Struct, frozen=True, gc=False, omit_defaults=True):
    """One deputy's part of a split of the booty."""

    gold: int = 0
    goods: Cards = NOTHING
    secret: tuple[str, ...] = ()
    """Which of the goods are contraband."""

    def public(self) -> "Stake":
        """This stake as merchants and spectators see it."""
        return Stake(self.gold, public_goods(self.goods, self.secret))

    def private(self) -> "Stake":
        """This stake as the deputies see it, in the form of a proposal."""
        return Stake(self.gold, self.goods)


Split = Mapping[int, Stake]


class Score(Struct, frozen=True, gc=False):
    """A seat's points at the end (R10.2) and its rank (R10.5)."""

    total: int
    gold: int
    legal: int
    contraband: int
    black_market: int
    crowns: Mapping[str, int]
    """King's and Queen's points, by good."""
    king_of: tuple[str, ...]
    queen_of: tuple[str, ...]
    legal_cards: int
    contraband_cards: int
    rank: int


class State(Struct, frozen=True, gc=False, kw_only=True):
    """One game. Fields that change often come first, since msgspec's `replace` searches them in order."""

    seats: tuple[Seat, ...]
    queue: tuple[int, ...] = ()
    """The seats the phase still waits for: in turn (market, declare, claim) or all at once (load)."""
    phase: Phase = "market"
    drawn: int = 0
    """How many of `cards` are no longer in the deck."""
    held: tuple[int, ...] = ()
    """The merchants whose bags are not settled yet, clockwise from the sheriff's left."""
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
    claimed: tuple[int, ...] = ()
    """The merchants who claimed a black-market card this round, in that order."""
    deals: tuple[Deal, ...] = ()
    ledger: tuple[Promise, ...] = ()
    shown: tuple[Showing, ...] = ()
    time_is_up: bool = False

    stances: Mapping[int, Mapping[int, Word]] = {}
    spoken: Mapping[int, int] = {}
    """How often deputies have spoken on each bag this round. Until the other speaks, all are one deputy's (R8.3)."""
    alone: Mapping[int, int] = {}
    booty: Booty = EMPTY_BOOTY
    shares: Mapping[int, Split] = {}
    proposed: Mapping[int, int] = {}
    """How many splits of this round's booty each deputy has proposed."""
    deputy_deck: tuple[int, ...] = ()

    round: int = 0
    officers: tuple[int, ...] = ()
    merchants: tuple[int, ...] = ()
    """Clockwise from the left of the sheriff, or of the deputy drawn first (R8.2)."""
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
    """The key of every shuffle of this game (`shuffle.deal_key`)."""
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
