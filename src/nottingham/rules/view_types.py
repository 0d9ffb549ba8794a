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
    """Set aside up to `max` cards, then draw to `draw_to`. Cards can be taken from `piles` first (first edition)."""

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
    """Any of these goods can be declared; `count` is the number of cards that will be announced."""

    goods: Sequence[str]
    count: int


class Bounds(Struct, frozen=True, gc=False):
    """The most that one side of a deal can give: stand goods by name, contraband and bag goods by number.

    Bag goods need a pledge to hand that merchant's bag back.
    """

    gold: int = 0
    stand: Cards = NOTHING
    contraband: int = 0
    bag: int = 0


NO_BOUNDS = Bounds()


class OfferForm(Struct, frozen=True, gc=False):
    """One form that an offer can take. Any offer within these bounds is legal.

    Any of `bags` can be pledged, each once; at least one if `must_pledge`.
    """

    give: Bounds
    get: Bounds
    bags: Sequence[int]
    must_pledge: bool


class OfferPrompt(Struct, frozen=True, gc=False):
    """The seats you can make an offer to, what you can give, and for each addressee the forms of an offer.

    `bag` is how many cards from your bag you can name; `bags` are all bags not settled yet. A bag in `must_open` can
    only be pledged to be opened, any other either way. A favour is promised by a side of the deal, about another seat;
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
    """Pay with goods worth at least `owed`, none of which could be left out, or with all if they are worth less."""

    goods: Cards = field(name="from")
    owed: int
    values: Mapping[str, int]


class ClaimPrompt(Struct, frozen=True, gc=False):
    goods: Sequence[str]


class SharePrompt(Struct, frozen=True, gc=False):
    """All of it must be shared, and each deputy must get at least `min_gold` gold and `min_cards` cards."""

    seats: Sequence[int]
    gold: int
    goods: Cards
    min_gold: int
    min_cards: int


class NoBounds(Struct, frozen=True, gc=False):
    """An action without any choice."""


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
    """A closed bag. Others see its size once the last bag is closed (R5.1)."""

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
    """Your own seat; when the game is over, every seat."""

    name: str
    gold: int
    hand: Cards
    stand: Cards
    contraband: Cards
    black_market: Sequence[MarketCard]
    set_aside: Cards
    bag: BagView | None


class DebtView(Struct, frozen=True, gc=False):
    """The debt to be paid now, and the kind of goods to pay with."""

    by: int
    to: Receiver
    gold: int
    kind: Literal["legal", "contraband"]


class BootyView(Struct, frozen=True, gc=False):
    """The gold and goods on the booty tile. Only the deputies see which contraband."""

    gold: int
    stand: Cards
    contraband: int | Cards


class View(Struct, frozen=True, gc=False):
    """Everything that a seat, or a spectator (`seat` is null), may know now."""

    seat: int | None
    options: Options
    round: int
    """From 1; after the end, the number of the last round."""
    rounds: int
    phase: Phase
    officers: Sequence[int]
    """The sheriff, or the two deputies in the order drawn."""
    starter: int | None
    """The merchant who starts the market, once known."""
    to_act: Sequence[int]
    """The seats the game waits for."""
    may_act: Sequence[int]
    """All seats that have a legal action now."""
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
    """Bags that must be opened, and the deals that demand it."""
    deals: Sequence[Deal]
    """Deals struck in this round."""
    ledger: Sequence[Promise]
    """All favours promised so far."""
    shown: Sequence[Showing]
    """Cards that others had to show this seat because they fell short."""
    stances: Mapping[int, Mapping[int, Word]]
    """The deputies' votes: by bag, then by deputy."""
    spoken: Mapping[int, int]
    """How often the deputies have spoken on each bag."""
    alone: Mapping[int, int]
    """Bags that one deputy decides on alone: the deputy, by bag."""
    booty: BootyView | None
    """Six players only."""
    shares: Mapping[int, Split]
    """Each deputy's proposal for sharing the booty."""
    proposed: Mapping[int, int]
    """How many such proposals each deputy has made."""
    black_market: Mapping[str, Sequence[int]] | None
    """The values left in each pile, the top card last."""
    black_market_price: int | None
    """How many contraband cards of one kind a black-market card costs."""
    claimed: Sequence[int]
    """The merchants who have claimed a black-market card this round."""
    debt: DebtView | None
    confiscated: Cards | None
    """Confiscated cards that the sheriff must place now (first edition)."""
    scores: Sequence[Score] | None
    """In the order of the seats, when the game is over."""
    removed: Cards | UnsetType = UNSET
    """When the game is over: the cards that were removed, unseen, before the deal."""
    deck_cards: Sequence[str] | UnsetType = UNSET
    """When the game is over: the rest of the deck, the next card first."""
    prompt: Prompt | None = None
    """What this seat can do now, if anything."""

    @property
    def me(self) -> OwnSeat:
        """The viewer's own seat. Spectators have none."""
        assert self.seat is not None
        me = self.seats[self.seat]
        assert isinstance(me, OwnSeat)
        return me


class TurnRequest(Struct, frozen=True, gc=False):
    """A request to one seat to act now."""

    view: View
    must: bool = True
    """Whether the game waits for this seat; otherwise it may pass by returning None."""
    offers_left: Mapping[str, int] = {}
    """How many more offers this seat can make in this inspection, to each seat or to the deputies."""
