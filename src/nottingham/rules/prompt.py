"""Builds the prompt of a View: what its seat can do now, and within which bounds.

A page or a bot that stays within its prompt is always legal and needs no rules of its own. A prompt is made only from
the View and the public list of goods, so it reveals nothing (R11.4).
"""

from collections.abc import Sequence

from msgspec import UNSET
from msgspec.structs import replace

from nottingham.rules.actions import PILES
from nottingham.rules.cards import NOTHING, plus, size
from nottingham.rules.goods import Catalogue
from nottingham.rules.limits import (
    BLACK_MARKET_PRICE,
    MAX_FAVOURS_IN_OFFER,
    MAX_IN_BAG,
    MAX_SET_ASIDE,
    MAX_SPLITS,
    MAX_WORDS_ON_BAG,
)
from nottingham.rules.state import Addressee, Offer
from nottingham.rules.view_types import (
    NO_BOUNDS,
    BagsPrompt,
    Bounds,
    ClaimPrompt,
    DeclarePrompt,
    LoadPrompt,
    NameStarterPrompt,
    NoBounds,
    OfferForm,
    OfferPrompt,
    OffersPrompt,
    OthersSeat,
    OwnSeat,
    PayPrompt,
    Prompt,
    PutPrompt,
    SharePrompt,
    SwapPrompt,
    View,
)


def prompt_for(view: View, seat: int, me: OwnSeat, goods: Catalogue, gate: "InspectionPrompts | None" = None) -> Prompt:
    """The prompt of a seat that may act, from what it knows of itself and any View of the same state.

    Deputies who share the booty need their own View.
    """
    match view.phase:
        case "market":
            return _market(view, me)
        case "load":
            return Prompt(load_bag=LoadPrompt(1, min(MAX_IN_BAG, size(me.hand))))
        case "declare":
            assert me.bag and me.bag.size
            return Prompt(declare=DeclarePrompt(goods.declarable, me.bag.size))
        case "inspect":
            prompt = (gate or InspectionPrompts(view)).prompt(seat)
            able = _claimable(view, seat, me, goods)
            return replace(prompt, claim=ClaimPrompt(able)) if able else prompt
        case "debt":
            assert view.debt
            available = me.stand if view.debt.kind == "legal" else me.contraband
            values = {good: goods.value[good] for good in available}
            return Prompt(pay=PayPrompt(available, view.debt.gold, values))
        case "place":
            return Prompt(place=PutPrompt(PILES, view.confiscated or NOTHING))
        case "claim":
            able = _claimable(view, seat, me, goods)
            return Prompt(claim=ClaimPrompt(able) if able else UNSET, decline=NoBounds())
        case "share":
            return _share(view, seat)
        case "over":
            raise AssertionError("nobody can act when the game is over")


def _claimable(view: View, seat: int, me: OwnSeat, goods: Catalogue) -> list[str]:
    """The goods whose black-market card this seat can claim (R9.2). Only the seat itself is told."""
    piles = view.black_market
    if not piles or not me.bag or me.bag.status != "handed_back" or seat in view.claimed:
        return []
    return [good for good in goods.order if piles.get(good) and me.contraband.get(good, 0) >= BLACK_MARKET_PRICE]


def _market(view: View, me: OwnSeat) -> Prompt:
    if view.starter is None:
        merchants = [seat for seat in range(len(view.seats)) if seat not in view.officers]
        return Prompt(name_starter=NameStarterPrompt(merchants))
    if view.options.edition == "second":
        return Prompt(swap=SwapPrompt(MAX_SET_ASIDE, view.options.hand_size, {}))
    if me.set_aside:
        return Prompt(discard=PutPrompt(PILES, me.set_aside))
    piles = {name: len(pile) for name, pile in view.discard.items()}
    return Prompt(swap=SwapPrompt(MAX_SET_ASIDE, view.options.hand_size, piles))


class InspectionPrompts:
    """What the prompts of all seats in an inspection have in common. Everyone sees what they are made from."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.officers = view.officers
        self.held = [place for place, other in enumerate(view.seats) if other.bag and other.bag.status == "held"]
        self.joint = [bag for bag in self.held if bag not in view.alone] if view.alone else self.held
        self.must_open = sorted({bond.bag for bond in view.pledges}) if view.pledges else []
        self.waiting = {
            (offer.by, officer)
            for offer in view.offers
            for pledge in offer.pledges
            if pledge.bag == offer.by and pledge.type == "hand_back"
            for officer in offer.needs
            if officer not in offer.accepted_by
        }
        """Pairs of an owner and an officer who has not answered the owner's offer for their own bag (R7.10)."""
        self._bounds = [self._bounds_of(place, other) for place, other in enumerate(view.seats)]
        """By seat, the most it can give in a deal with an officer, as far as the table knows (R7.3)."""

    def _bounds_of(self, place: int, seat: OthersSeat | OwnSeat) -> Bounds:
        """Names bag goods only if the bag can go back (R7.4)."""
        hidden, bag = seat.contraband, seat.bag
        named = (bag.size or 0) if bag and place in self.held and place not in self.must_open else 0
        return Bounds(seat.gold, seat.stand, hidden if isinstance(hidden, int) else size(hidden), named)

    def prompt(self, seat: int) -> Prompt:
        accept, refuse, withdraw = [], [], []
        for offer in self.view.offers:
            if offer.by == seat:
                withdraw.append(offer.id)
            elif seat in offer.needs:
                refuse.append(offer.id)
                if seat not in offer.accepted_by and not self._over_the_owners_head(offer):
                    accept.append(offer.id)
        may_open, may_hand_back = self._decisions(seat) if seat in self.officers else ((), ())
        # Positional arguments: keywords would take three times as long.
        return Prompt(
            UNSET,
            UNSET,
            UNSET,
            UNSET,
            UNSET,
            self._offer(seat),
            OffersPrompt(accept) if accept else UNSET,
            OffersPrompt(refuse) if refuse else UNSET,
            OffersPrompt(withdraw) if withdraw else UNSET,
            BagsPrompt(may_open) if may_open else UNSET,
            BagsPrompt(may_hand_back) if may_hand_back else UNSET,
        )

    def _over_the_owners_head(self, offer: Offer) -> bool:
        """Whether a deal would hand back the bag of a third party whose own offer for it is unanswered (R7.10)."""
        for pledge in offer.pledges:
            if pledge.type == "hand_back" and pledge.bag != offer.merchant:
                for officer in offer.officers:
                    if (pledge.bag, officer) in self.waiting:
                        return True
        return False

    def _decisions(self, seat: int) -> tuple[Sequence[int], Sequence[int]]:
        """The bags this officer can open, and those they can hand back (R7.6, R7.10, R8.3, R8.4)."""
        view = self.view
        if len(self.officers) == 1:
            bound, waiting = self.must_open, self.waiting
            return self.held, [bag for bag in self.held if bag not in bound and (bag, seat) not in waiting]
        may_open, may_hand_back = [], []
        for bag in self.held:
            if view.alone.get(bag, seat) != seat:
                continue
            free = bag not in self.must_open
            words = view.stances.get(bag, {}) if free and bag not in view.alone else {}
            if seat in words and view.spoken.get(bag, 0) >= MAX_WORDS_ON_BAG:
                continue
            if words.get(seat) != "open":
                may_open.append(bag)
            must_have_answered = self.officers if "hand_back" in words.values() else (seat,)
            waits = any((bag, officer) in self.waiting for officer in must_have_answered)
            if words.get(seat) != "hand_back" and free and not waits:
                may_hand_back.append(bag)
        return may_open, may_hand_back

    def _offer(self, seat: int) -> OfferPrompt:
        officer = seat in self.officers
        mine = self._bounds[seat]
        to: list[Addressee] = []
        forms: dict[str, list[OfferForm]] = {}
        for other in self._others(seat, officer):
            possible = self._forms(seat, other)
            if possible:
                to.append(other)
                forms[str(other)] = possible
        if len(self.officers) == 2 and not officer:
            to.append("deputies")
            forms["deputies"] = [OfferForm(mine, NO_BOUNDS, self.joint, False)]
        return OfferPrompt(
            to,
            mine.gold,
            mine.stand,
            mine.contraband,
            mine.bag,
            self.held,
            self.must_open,
            forms,
            MAX_FAVOURS_IN_OFFER,
        )

    def _others(self, seat: int, officer: bool) -> Sequence[int]:
        """The seats this one could deal with: officers with merchants or, in open trade, any other (R7.1)."""
        if not officer and not self.view.options.open_trade:
            return sorted(self.officers)
        return [other for other in range(len(self.view.seats)) if other != seat]

    def _forms(self, seat: int, other: int) -> list[OfferForm]:
        """The forms of an offer to another seat; none if the two can't deal (R7.1, R8.5)."""
        by_officer = seat in self.officers
        mine, theirs = self._bounds[seat], self._bounds[other]
        if by_officer == (other in self.officers):
            return [] if by_officer else [OfferForm(_without_bag(mine), _without_bag(theirs), [], False)]
        if len(self.officers) == 1:
            return [OfferForm(mine, theirs, self.held, False)]
        officer = seat if by_officer else other
        forms = []
        alone = [bag for bag in self.held if self.view.alone.get(bag) == officer]
        if alone:
            forms.append(OfferForm(mine, theirs, alone, True))
        if by_officer:
            forms.append(OfferForm(NO_BOUNDS, theirs, self.joint, False))
        return forms


def _without_bag(bounds: Bounds) -> Bounds:
    return Bounds(bounds.gold, bounds.stand, bounds.contraband)


def _share(view: View, seat: int) -> Prompt:
    booty = view.booty
    if view.proposed.get(seat, 0) >= MAX_SPLITS:
        return Prompt(share_evenly=NoBounds())
    assert booty and not isinstance(booty.contraband, int)
    goods = plus(booty.stand, booty.contraband)
    share = SharePrompt(view.officers, booty.gold, goods, booty.gold // 2, size(goods) // 2)
    return Prompt(share=share, share_evenly=NoBounds())
