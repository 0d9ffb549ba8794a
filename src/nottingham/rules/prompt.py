"""What a seat can do now, and within which bounds: enough for a page or a bot to stay legal without rules of its own.

A prompt is made from that seat's View and from the public list of goods, and from nothing else (R11.4).
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import UNSET, Struct, UnsetType, field

from nottingham.rules.actions import PileName
from nottingham.rules.cards import NOTHING, Cards, plus, size
from nottingham.rules.goods import Catalogue
from nottingham.rules.phases.bag import MOST_IN_BAG
from nottingham.rules.phases.black_market import PRICE
from nottingham.rules.phases.market import MOST_SET_ASIDE
from nottingham.rules.state import Addressee

if TYPE_CHECKING:
    from nottingham.rules.view import OwnSeat, View

PILES: tuple[PileName, PileName] = ("left", "right")


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


class AskBounds(Struct, frozen=True, gc=False):
    """What can be asked of one addressee, and which bags the deal can be about.

    `bags` can be pledged in a deal of one officer; such a deal may also ask and give from both sides. `joint_bags` can
    be pledged only by both deputies together, who give nothing else; the two are never mixed in one offer.
    """

    gold: int
    stand: Cards
    contraband: int
    bag: int
    bags: Sequence[int]
    joint_bags: Sequence[int]
    must_pledge: bool


class OfferPrompt(Struct, frozen=True, gc=False):
    """What one can put into an offer. A bag in `must_open` can only be pledged to be opened.

    `bag` is how many of one's own bag goods can be named, with a pledge to hand that bag back.
    """

    to: Sequence[Addressee]
    gold: int
    stand: Cards
    contraband: int
    bag: int
    bags: Sequence[int]
    must_open: Sequence[int]
    ask: Mapping[str, AskBounds]


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
    """Each deputy must get half of the gold and half of the cards, rounded down; all must be given away."""

    seats: Sequence[int]
    gold: int
    goods: Cards


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


def prompt_for(view: "View", goods: Catalogue) -> Prompt:
    """The prompt of a view whose seat may act."""
    assert view.seat is not None
    me = view.seats[view.seat]
    assert not isinstance(me.hand, int)
    match view.phase:
        case "market":
            return _market(view, me)
        case "load":
            return Prompt(load_bag=LoadPrompt(1, min(MOST_IN_BAG, size(me.hand))))
        case "declare":
            assert me.bag and me.bag.size
            return Prompt(declare=DeclarePrompt(goods.declarable, me.bag.size))
        case "inspect":
            return _inspect(view, view.seat)
        case "debt":
            assert view.debt
            available = me.stand if view.debt.kind == "legal" else me.contraband
            values = {good: goods.value[good] for good in available}
            return Prompt(pay=PayPrompt(available, view.debt.gold, values))
        case "place":
            return Prompt(place=PutPrompt(PILES, view.confiscated or NOTHING))
        case "claim":
            assert view.black_market is not None
            able = [good for good, pile in view.black_market.items() if pile and me.contraband.get(good, 0) >= PRICE]
            return Prompt(claim=ClaimPrompt(able) if able else UNSET, decline=NoBounds())
        case "share":
            return _share(view)
        case "over":
            raise AssertionError("nobody is asked when the game is over")


def _market(view: "View", me: "OwnSeat") -> Prompt:
    if view.starter is None:
        merchants = [seat for seat in range(len(view.seats)) if seat not in view.officers]
        return Prompt(name_starter=NameStarterPrompt(merchants))
    if view.options.edition == "second":
        return Prompt(swap=SwapPrompt(MOST_SET_ASIDE, view.options.hand_size, {}))
    if me.set_aside:
        return Prompt(discard=PutPrompt(PILES, me.set_aside))
    piles = {name: len(pile) for name, pile in view.discard.items()}
    return Prompt(swap=SwapPrompt(MOST_SET_ASIDE, view.options.hand_size, piles))


def _inspect(view: "View", seat: int) -> Prompt:
    accept = [offer.id for offer in view.offers if seat in offer.needs and seat not in offer.accepted_by]
    refuse = [offer.id for offer in view.offers if seat in offer.needs]
    withdraw = [offer.id for offer in view.offers if offer.by == seat]
    may_open, may_hand_back = _decisions(view, seat) if seat in view.officers else ([], [])
    return Prompt(
        offer=_offer(view, seat),
        accept=OffersPrompt(accept) if accept else UNSET,
        refuse=OffersPrompt(refuse) if refuse else UNSET,
        withdraw=OffersPrompt(withdraw) if withdraw else UNSET,
        open=BagsPrompt(may_open) if may_open else UNSET,
        hand_back=BagsPrompt(may_hand_back) if may_hand_back else UNSET,
    )


def _decisions(view: "View", seat: int) -> tuple[list[int], list[int]]:
    """The bags an officer can open, and those he can hand back (R7.6, R7.10, R8.3, R8.4)."""
    may_open, may_hand_back = [], []
    must_open = _must_open(view)
    for bag in _held(view):
        if view.alone.get(bag, seat) != seat:
            continue
        joint = len(view.officers) == 2 and bag not in view.alone and bag not in must_open
        said = view.stances.get(bag, {}).get(seat) if joint else None
        if said != "open":
            may_open.append(bag)
        if said != "hand_back" and bag not in must_open and not _unanswered(view, bag, seat):
            may_hand_back.append(bag)
    return may_open, may_hand_back


def _unanswered(view: "View", bag: int, seat: int) -> bool:
    return any(
        offer.by == bag
        and seat in offer.needs
        and seat not in offer.accepted_by
        and any(pledge.bag == bag and pledge.type == "hand_back" for pledge in offer.pledges)
        for offer in view.offers
    )


def _held(view: "View") -> list[int]:
    return [place for place, seat in enumerate(view.seats) if seat.bag and seat.bag.status == "held"]


def _must_open(view: "View") -> set[int]:
    return {bond.bag for bond in view.pledges}


def _offer(view: "View", seat: int) -> OfferPrompt:
    me = view.seats[seat]
    bags = _held(view)
    must_open = sorted(_must_open(view))
    ask: dict[Addressee, AskBounds] = {}
    for other in range(len(view.seats)):
        if other != seat:
            bounds = _bounds(view, seat, other, bags)
            if bounds:
                ask[other] = bounds
    if len(view.officers) == 2 and seat not in view.officers:
        joint = [bag for bag in bags if bag not in view.alone]
        ask["deputies"] = AskBounds(0, NOTHING, 0, 0, [], joint, False)
    own_bag = me.bag.size or 0 if me.bag and seat in bags and seat not in must_open else 0
    return OfferPrompt(
        list(ask),
        me.gold,
        me.stand,
        _count(me.contraband),
        own_bag,
        bags,
        must_open,
        {str(to): bounds for to, bounds in ask.items()},
    )


def _bounds(view: "View", seat: int, other: int, bags: list[int]) -> AskBounds | None:
    """What a seat can ask of another, if the two can deal at all (R7.1, R8.5)."""
    them = view.seats[other]
    alone: list[int] = []
    joint: list[int] = []
    must_pledge = False
    named = 0
    if seat in view.officers:
        if other in view.officers:
            return None
        alone = [bag for bag in bags if view.alone.get(bag, seat if len(view.officers) == 1 else None) == seat]
        joint = [bag for bag in bags if bag not in view.alone] if len(view.officers) == 2 else []
        held = them.bag is not None and other in alone + joint and other not in _must_open(view)
        named = them.bag.size or 0 if them.bag and held else 0
    elif other in view.officers:
        alone = [bag for bag in bags if view.alone.get(bag, other if len(view.officers) == 1 else None) == other]
        must_pledge = len(view.officers) == 2
        if must_pledge and not alone:
            return None
    elif not view.options.open_trade:
        return None
    return AskBounds(them.gold, them.stand, _count(them.contraband), named, alone, joint, must_pledge)


def _count(cards: Cards | int) -> int:
    return cards if isinstance(cards, int) else size(cards)


def _share(view: "View") -> Prompt:
    booty = view.booty
    assert booty and not isinstance(booty.contraband, int)
    goods = plus(booty.stand, booty.contraband)
    return Prompt(share=SharePrompt(view.officers, booty.gold, goods), share_evenly=NoBounds())
