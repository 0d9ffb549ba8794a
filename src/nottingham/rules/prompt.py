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
from nottingham.rules.state import Addressee, Offer

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


class Bounds(Struct, frozen=True, gc=False):
    """The most that one side of a deal can be asked for: stand goods by name, contraband and bag goods by number.

    Bag goods can be named only together with a pledge to hand that merchant's bag back.
    """

    gold: int = 0
    stand: Cards = NOTHING
    contraband: int = 0
    bag: int = 0


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
    only be pledged to be opened, any other either way. Favours are by a side of the deal and about another seat.
    """

    to: Sequence[Addressee]
    gold: int
    stand: Cards
    contraband: int
    bag: int
    bags: Sequence[int]
    must_open: Sequence[int]
    forms: Mapping[str, Sequence[OfferForm]]


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
            piles = view.black_market
            able = [good for good in goods.order if piles.get(good) and me.contraband.get(good, 0) >= PRICE]
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
    accept = [
        offer.id
        for offer in view.offers
        if seat in offer.needs and seat not in offer.accepted_by and not _over_the_owners_head(view, offer)
    ]
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


def _over_the_owners_head(view: "View", offer: Offer) -> bool:
    """Whether a deal would hand a third party's bag back while his own offer for it waits (R7.10)."""
    return any(
        pledge.type == "hand_back" and pledge.bag != offer.merchant and _unanswered(view, pledge.bag, officer)
        for pledge in offer.pledges
        for officer in offer.officers
    )


def _held(view: "View") -> list[int]:
    return [place for place, seat in enumerate(view.seats) if seat.bag and seat.bag.status == "held"]


def _must_open(view: "View") -> set[int]:
    return {bond.bag for bond in view.pledges}


def _offer(view: "View", seat: int) -> OfferPrompt:
    forms: dict[Addressee, list[OfferForm]] = {}
    for other in range(len(view.seats)):
        possible = _forms(view, seat, other) if other != seat else []
        if possible:
            forms[other] = possible
    if len(view.officers) == 2 and seat not in view.officers:
        forms["deputies"] = [OfferForm(_bounds(view, seat, with_bag=True), Bounds(), _joint_bags(view), False)]
    mine = _bounds(view, seat, with_bag=seat not in view.officers)
    return OfferPrompt(
        list(forms),
        mine.gold,
        mine.stand,
        mine.contraband,
        mine.bag,
        _held(view),
        sorted(_must_open(view)),
        {str(to): possible for to, possible in forms.items()},
    )


def _forms(view: "View", seat: int, other: int) -> list[OfferForm]:
    """The forms of an offer from one seat to another, if the two can deal at all (R7.1, R8.5)."""
    officers = view.officers
    if seat in officers and other in officers:
        return []
    if seat not in officers and other not in officers:
        trade = OfferForm(_bounds(view, seat), _bounds(view, other), [], False)
        return [trade] if view.options.open_trade else []
    officer = seat if seat in officers else other
    give = _bounds(view, seat, with_bag=seat != officer)
    get = _bounds(view, other, with_bag=other != officer)
    if len(officers) == 1:
        return [OfferForm(give, get, _held(view), False)]
    forms = []
    alone = [bag for bag in _held(view) if view.alone.get(bag) == officer]
    if alone:
        forms.append(OfferForm(give, get, alone, True))
    if seat == officer:
        forms.append(OfferForm(Bounds(), get, _joint_bags(view), False))
    return forms


def _joint_bags(view: "View") -> list[int]:
    return [bag for bag in _held(view) if bag not in view.alone]


def _bounds(view: "View", place: int, *, with_bag: bool = False) -> Bounds:
    """What a seat can, for all the table knows, give (R7.3); of its bag only while that can be handed back (R7.4)."""
    seat = view.seats[place]
    bag = seat.bag
    named = bag.size or 0 if with_bag and bag and bag.status == "held" and place not in _must_open(view) else 0
    return Bounds(seat.gold, seat.stand, _count(seat.contraband), named)


def _count(cards: Cards | int) -> int:
    return cards if isinstance(cards, int) else size(cards)


def _share(view: "View") -> Prompt:
    booty = view.booty
    assert booty and not isinstance(booty.contraband, int)
    goods = plus(booty.stand, booty.contraband)
    return Prompt(share=SharePrompt(view.officers, booty.gold, goods), share_evenly=NoBounds())
