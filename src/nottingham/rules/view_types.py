"""The structs of a View and of its prompt: everything one seat, or a spectator, is shown (R11).

`view.py` fills a View from the State; `prompt.py` fills its `prompt` from the View. These structs have no field that
could hold a secret of another seat, so players and pages that get only Views can't learn one.
"""

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from nottingham.rules.actions import PileName
from nottingham.rules.cards import NOTHING, Cards
from nottingham.rules.options import Options
from nottingham.rules.state import (
    Addressee,
    BagStatus,
    Bond,
    Deal,
    MarketCard,
    Offer,
    Phase,
    Promise,
    Receiver,
    Score,
    Showing,
    Split,
    Word,
)


class NameStarterPrompt(Struct, frozen=True, gc=False):
    seats: Sequence[int]


class SwapPrompt(Struct, frozen=True, gc=False):
    """Set aside up to `max` cards; the hand is then filled to `draw_to`, from these piles first if one likes."""

    max: int
    draw_to: int
    piles: Mapping[str, int]


class PutPrompt(Struct, frozen=True, gc=False):
    """All these cards must go on one of the piles, in any order."""

    piles: Sequence[PileName]
    cards: Cards


class LoadPrompt(Struct, frozen=True, gc=False):
    min: int
    max: int


class DeclarePrompt(Struct, frozen=True, gc=False):
    """Any of these goods can be declared; the number is said for you."""

    goods: Sequence[str]
    count: int


class Bounds(Struct, frozen=True, gc=False):
    """The most that one side of a deal can be asked for: stand goods by name, contraband and bag goods by number.

    Bag goods can be named only together with a pledge to hand that merchant's bag back.
    """

    gold: int = 0
    stand: Cards = NOTHING
    contraband: int = 0
    bag: int = 0


NO_BOUNDS = Bounds()


class OfferForm(Struct, frozen=True, gc=False):
    """One form an offer to somebody can take; whatever keeps within it is legal.

    Any of `bags` can be pledged, each once; at least one where `must_pledge`.
    """

    give: Bounds
    get: Bounds
    bags: Sequence[int]
    must_pledge: bool


class OfferPrompt(Struct, frozen=True, gc=False):
    """To whom one can make an offer, what one has for it, and the forms it can take.

    `bag` is how many cards of one's own bag can be named, `bags` are all bags not yet settled. A bag in `must_open` can
    only be pledged to be opened, any other either way. Favours are by a side of the deal and about another seat;
    an offer has at most `max_favours` of them.
    """

    to: Sequence[Addressee]
    gold: int
    stand: Cards
    contraband: int
    bag: int
    bags: Sequence[int]
    must_open: Sequence[int]
    forms: Mapping[str, Sequence[OfferForm]]
    max_favours: int


class OffersPrompt(Struct, frozen=True, gc=False):
    offers: Sequence[int]


class BagsPrompt(Struct, frozen=True, gc=False):
    bags: Sequence[int]


class PayPrompt(Struct, frozen=True, gc=False):
    """Give goods worth at least `owed`, and no card that could be left out; or all, if all is too little."""

    goods: Cards = field(name="from")
    owed: int
    values: Mapping[str, int]


class ClaimPrompt(Struct, frozen=True, gc=False):
    goods: Sequence[str]


class SharePrompt(Struct, frozen=True, gc=False):
    """Each deputy must get at least `min_gold` gold and `min_cards` cards; all must be given away."""

    seats: Sequence[int]
    gold: int
    goods: Cards
    min_gold: int
    min_cards: int


class NoBounds(Struct, frozen=True, gc=False):
    """Nothing to choose."""


class Prompt(Struct, frozen=True, gc=False, omit_defaults=True):
    """The actions a seat can use now, each with its bounds."""

    name_starter: NameStarterPrompt | UnsetType = UNSET
    swap: SwapPrompt | UnsetType = UNSET
    discard: PutPrompt | UnsetType = UNSET
    load_bag: LoadPrompt | UnsetType = UNSET
    declare: DeclarePrompt | UnsetType = UNSET
    offer: OfferPrompt | UnsetType = UNSET
    accept: OffersPrompt | UnsetType = UNSET
    refuse: OffersPrompt | UnsetType = UNSET
    withdraw: OffersPrompt | UnsetType = UNSET
    open: BagsPrompt | UnsetType = UNSET
    hand_back: BagsPrompt | UnsetType = UNSET
    pay: PayPrompt | UnsetType = UNSET
    place: PutPrompt | UnsetType = UNSET
    claim: ClaimPrompt | UnsetType = UNSET
    decline: NoBounds | UnsetType = UNSET
    share: SharePrompt | UnsetType = UNSET
    share_evenly: NoBounds | UnsetType = UNSET


class BagView(Struct, frozen=True, gc=False):
    """A closed bag. Its size is not told to others before the last bag is closed (R5.1)."""

    size: int | None
    declared: str | None
    status: BagStatus
    cards: Cards | UnsetType = UNSET


class OthersSeat(Struct, frozen=True, gc=False, tag_field="sight", tag="others"):
    """A seat as others see it: hidden cards are numbers."""

    name: str
    gold: int
    hand: int
    stand: Cards
    contraband: int
    black_market: Sequence[MarketCard]
    set_aside: int | Cards
    """Face up in the second edition."""
    bag: BagView | None


class OwnSeat(Struct, frozen=True, gc=False, tag_field="sight", tag="own"):
    """One's own seat; when the game is over, every seat."""

    name: str
    gold: int
    hand: Cards
    stand: Cards
    contraband: Cards
    black_market: Sequence[MarketCard]
    set_aside: Cards
    bag: BagView | None


class DebtView(Struct, frozen=True, gc=False):
    """What must be paid now, and with which kind of goods."""

    by: int
    to: Receiver
    gold: int
    kind: Literal["legal", "contraband"]


class BootyView(Struct, frozen=True, gc=False):
    """What lies on the booty tile; the deputies see the contraband."""

    gold: int
    stand: Cards
    contraband: int | Cards


class View(Struct, frozen=True, gc=False):
    """All that a seat, or with `seat` null a spectator, may know now."""

    seat: int | None
    options: Options
    round: int
    """From 1; after the end the last round's."""
    rounds: int
    phase: Phase
    officers: Sequence[int]
    """The sheriff, or the two deputies in the order drawn."""
    starter: int | None
    """Who starts the market, once that is known."""
    to_act: Sequence[int]
    """The seats the game waits for."""
    may_act: Sequence[int]
    """All seats that can do something now."""
    seconds: int | None
    """The time for a whole inspection, if it is limited."""
    deck: int
    """How many cards are left to draw."""
    discard: Mapping[str, Sequence[str]]
    """`left` and `right` in the first edition, `pile` in the second; the top card last."""
    seats: Sequence[OthersSeat | OwnSeat]
    offers: Sequence[Offer]
    """Open offers, the oldest first."""
    pledges: Sequence[Bond]
    """Bags that must be opened, and by whose deal."""
    deals: Sequence[Deal]
    """Struck in this round."""
    ledger: Sequence[Promise]
    """All favours ever promised."""
    shown: Sequence[Showing]
    """What others had to show this seat because they fell short."""
    stances: Mapping[int, Mapping[int, Word]]
    """What the deputies said: by bag, then by deputy."""
    alone: Mapping[int, int]
    """Bags that were left to one deputy: by bag, the deputy."""
    booty: BootyView | None
    """Six players only."""
    shares: Mapping[int, Split]
    """How each deputy proposed to share the booty."""
    black_market: Mapping[str, Sequence[int]] | None
    """The values left in each pile, the top card last."""
    black_market_price: int | None
    """How many contraband cards of one kind a card of the black market costs."""
    debt: DebtView | None
    confiscated: Cards | None
    """Cards that wait for the sheriff to place them (first edition)."""
    scores: Sequence[Score] | None
    """In the order of the seats, when the game is over."""
    removed: Cards | UnsetType = UNSET
    """When the game is over: the cards that had left the deck unseen."""
    deck_cards: Sequence[str] | UnsetType = UNSET
    """When the game is over: what was left of the deck, the next card first."""
    prompt: Prompt | None = None
    """What this seat can do now, if anything."""

    @property
    def me(self) -> OwnSeat:
        """One's own seat; spectators have none."""
        assert self.seat is not None
        me = self.seats[self.seat]
        assert isinstance(me, OwnSeat)
        return me
