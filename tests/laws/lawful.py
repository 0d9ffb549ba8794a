"""A second judge of what is legal, which sees only a seat's View and the public list of goods.

`apply` judges with the whole state; this shares no code with it. A law says that both agree on every action. So no
error depends on a secret (R11.4), nothing legal is refused, and nothing illegal is accepted.
"""

from collections import Counter
from collections.abc import Mapping

from nottingham.rules.actions import (
    Accept,
    AnyAction,
    Claim,
    Declare,
    Decline,
    Discard,
    Favour,
    HandBack,
    LoadBag,
    MakeOffer,
    NameStarter,
    Open,
    Pay,
    Place,
    Refuse,
    Share,
    ShareEvenly,
    Side,
    Swap,
    TimeUp,
    Withdraw,
    Words,
)
from nottingham.rules.goods import Good
from nottingham.rules.state import Offer
from nottingham.rules.view_types import OwnSeat, View

HIDDEN_KINDS = ("contraband", "royal")


class Eyes:
    """One seat's view, and the rules as they apply to it."""

    def __init__(self, view: View, goods: Mapping[str, Good]) -> None:
        assert view.seat is not None
        me = view.seats[view.seat]
        assert isinstance(me, OwnSeat)
        self.view, self.goods, self.me, self.seat = view, goods, me, view.seat
        self.held = [place for place, seat in enumerate(view.seats) if seat.bag and seat.bag.status == "held"]
        self.must_open = {pledge.bag for pledge in view.pledges}
        self.deputies = len(view.officers) == 2

    def lawful(self, action: AnyAction) -> bool:
        if self.seat not in self.view.may_act:
            return False
        phase = self.view.phase
        match action:
            case NameStarter(seat=starter):
                return phase == "market" and self.view.starter is None and self._is_merchant(starter)
            case Swap():
                return phase == "market" and self.view.starter is not None and self._swap(action)
            case Discard(order=order):
                aside = self.me.set_aside
                return phase == "market" and self._first() and bool(aside) and Counter(order) == Counter(aside)
            case LoadBag(cards=loaded):
                return phase == "load" and 1 <= sum(loaded.values()) <= 5 and _within(loaded, self.me.hand)
            case Declare(good=good):
                return phase == "declare" and self._kind(good) == "legal"
            case MakeOffer():
                return phase == "inspect" and self._offer(action)
            case Accept(offer=number):
                return phase == "inspect" and any(
                    offer.id == number
                    and self.seat in offer.needs
                    and self.seat not in offer.accepted_by
                    and not self._owner_unanswered(offer)
                    for offer in self.view.offers
                )
            case Refuse(offer=number):
                return phase == "inspect" and any(
                    offer.id == number and self.seat in offer.needs for offer in self.view.offers
                )
            case Withdraw(offer=number):
                return phase == "inspect" and any(
                    offer.id == number and offer.by == self.seat for offer in self.view.offers
                )
            case Open(bag=bag):
                return phase == "inspect" and self._decides(bag) and self._not_said(bag, "open")
            case HandBack(bag=bag):
                return phase == "inspect" and self._decides(bag) and self._hand_back(bag)
            case Pay(goods=goods):
                return phase == "debt" and self._pay({good: count for good, count in goods.items() if count})
            case Place(order=order):
                return phase == "place" and Counter(order) == Counter(self.view.confiscated)
            case Claim(good=good):
                return phase in ("inspect", "claim") and self._claim(good)
            case Decline():
                return phase == "claim"
            case Share():
                return phase == "share" and self._share(action)
            case ShareEvenly():
                return phase == "share"
            case TimeUp():
                return False

    def _first(self) -> bool:
        return self.view.options.edition == "first"

    def _kind(self, good: str) -> str | None:
        return self.goods[good].kind if good in self.goods else None

    def _is_seat(self, place: int) -> bool:
        return place in range(len(self.view.seats))

    def _is_merchant(self, place: int) -> bool:
        return self._is_seat(place) and place not in self.view.officers

    def _swap(self, action: Swap) -> bool:  # R4.2 to R4.4
        count = sum(action.set_aside.values())
        if self._first() and self.me.set_aside:
            return False
        if count > 5 or not _within(action.set_aside, self.me.hand):
            return False
        hand_size = 7 if self.view.options.seven_card_hand else 6
        missing = hand_size - sum(self.me.hand.values()) + count
        taken = Counter(action.take)
        if not self._first():
            return not taken
        return len(action.take) <= missing and all(taken[pile] <= len(self.view.discard[pile]) for pile in taken)

    def _decides(self, bag: int) -> bool:  # R6.1, R8.4
        return self.seat in self.view.officers and bag in self.held and self.view.alone.get(bag, self.seat) == self.seat

    def _not_said(self, bag: int, word: str) -> bool:  # R8.3: a vote can't be repeated, nor changed forever
        if not self.deputies or bag in self.view.alone or bag in self.must_open:
            return True
        mine = self.view.stances.get(bag, {}).get(self.seat)
        return mine is None or (mine != word and self.view.spoken.get(bag, 0) < 6)

    def _hand_back(self, bag: int) -> bool:  # R7.6, R7.10
        words = {} if bag in self.view.alone else self.view.stances.get(bag, {})
        goes_back = any(word == "hand_back" for deputy, word in words.items() if deputy != self.seat)
        waits = any(self._owner_waits(bag, officer) for officer in (self.view.officers if goes_back else [self.seat]))
        return bag not in self.must_open and not waits and self._not_said(bag, "hand_back")

    def _owner_waits(self, bag: int, officer: int) -> bool:
        return any(
            offer.by == bag
            and officer in offer.needs
            and officer not in offer.accepted_by
            and any((pledge.type, pledge.bag) == ("hand_back", bag) for pledge in offer.pledges)
            for offer in self.view.offers
        )

    def _owner_unanswered(self, offer: Offer) -> bool:  # R7.10
        owners = {pledge.bag for pledge in offer.pledges if pledge.type == "hand_back"} - {offer.by, *offer.needs}
        return any(self._owner_waits(owner, officer) for owner in owners for officer in offer.officers)

    def _claim(self, good: str) -> bool:  # R9.2, R9.3
        went_back = self.me.bag is not None and self.me.bag.status == "handed_back"
        pile = (self.view.black_market or {}).get(good)
        return went_back and self.seat not in self.view.claimed and bool(pile) and self.me.contraband.get(good, 0) >= 3

    def _pay(self, goods: Mapping[str, int]) -> bool:  # R6.5
        debt = self.view.debt
        assert debt is not None
        available = self.me.stand if debt.kind == "legal" else self.me.contraband
        if not _within(goods, available):
            return False
        worth = sum(self.goods[good].value * count for good, count in goods.items())
        if worth < debt.gold:
            return Counter(goods) == Counter(available)
        return all(worth - self.goods[good].value < debt.gold for good in goods)

    def _share(self, action: Share) -> bool:  # R8.6
        booty = self.view.booty
        assert booty is not None and not isinstance(booty.contraband, int)
        if set(action.split) != set(self.view.officers):
            return False
        portions = list(action.split.values())
        cards = [Counter({good: n for good, n in portion.goods.items() if n}) for portion in portions]
        everything = Counter(booty.stand) + Counter(booty.contraband)
        halves = all(part.total() >= everything.total() // 2 for part in cards) and all(
            portion.gold >= booty.gold // 2 for portion in portions
        )
        mine = self.view.shares.get(self.seat)
        repeated = mine is not None and all(
            mine[seat].gold == portion.gold and Counter(mine[seat].goods) == part
            for (seat, portion), part in zip(action.split.items(), cards, strict=True)
        )
        whole = sum(cards, Counter()) == everything and sum(portion.gold for portion in portions) == booty.gold
        return whole and halves and not repeated and self.view.proposed.get(self.seat, 0) < 6

    def _offer(self, offer: MakeOffer) -> bool:  # R7.1 to R7.4, R8.5
        officers = self.view.officers
        pledged = [pledge.bag for pledge in offer.pledges]
        if not (pledged or offer.favours or _any(offer.give) or _any(offer.get)):
            return False
        if offer.to == "deputies":
            if not self.deputies or self.seat in officers:
                return False
            sides = {self.seat, *officers}
            return self._official(offer, self.seat, None, offer.give, offer.get) and self._favours(offer, sides)
        if not self._is_seat(offer.to) or offer.to == self.seat:
            return False
        sides = {self.seat, offer.to}
        if self.seat in officers and offer.to in officers:
            return False
        if self.seat in officers:
            alone = bool(pledged) and all(self.view.alone.get(bag) == self.seat for bag in pledged)
            officer = self.seat if alone or not self.deputies else None
            sides |= set(officers) if officer is None else set()
            good = self._official(offer, offer.to, officer, offer.get, offer.give)
        elif offer.to in officers:
            good = self._official(offer, self.seat, offer.to, offer.give, offer.get)
        else:
            good = (
                self.view.options.open_trade
                and not pledged
                and not _any_of(offer.give.bag)
                and not _any_of(offer.get.bag)
                and self._can_give(self.seat, offer.give)
                and self._can_give(offer.to, offer.get)
            )
        return good and self._favours(offer, sides)

    def _official(self, offer: MakeOffer, merchant: int, officer: int | None, theirs: Side, ours: Side) -> bool:
        """A deal of a merchant with one officer, or with `None` both deputies."""
        pledged = [pledge.bag for pledge in offer.pledges]
        if len(set(pledged)) != len(pledged) or not set(pledged) <= set(self.held):
            return False
        if any(pledge.type == "hand_back" and pledge.bag in self.must_open for pledge in offer.pledges):
            return False
        if officer is None:
            if _any(ours) or any(bag in self.view.alone for bag in pledged):
                return False
        else:
            if self.deputies and (not pledged or any(self.view.alone.get(bag) != officer for bag in pledged)):
                return False
            if _any_of(ours.bag) or not self._can_give(officer, ours):
                return False
        if _any_of(theirs.bag):
            bag = self.view.seats[merchant].bag
            back = any((pledge.type, pledge.bag) == ("hand_back", merchant) for pledge in offer.pledges)
            named = {good: count for good, count in theirs.bag.items() if count}
            if not back or bag is None or sum(named.values()) > (bag.size or 0) or not set(named) <= set(self.goods):
                return False
        return self._can_give(merchant, theirs)

    def _can_give(self, place: int, side: Side) -> bool:  # R7.3
        seat = self.view.seats[place]
        hidden = {good: count for good, count in side.contraband.items() if count}
        has = seat.contraband if isinstance(seat.contraband, int) else sum(seat.contraband.values())
        return (
            side.gold <= seat.gold
            and _within(side.stand, seat.stand)
            and all(self._kind(good) in HIDDEN_KINDS for good in hidden)
            and sum(hidden.values()) <= has
        )

    def _favours(self, offer: MakeOffer, sides: set[int]) -> bool:  # R7.9
        return all(favour.by in sides and self._about_another(favour) for favour in offer.favours)

    def _about_another(self, favour: Favour) -> bool:
        if isinstance(favour, Words):
            return True
        target = favour.to if hasattr(favour, "to") else favour.whom
        return self._is_seat(target) and target != favour.by


def _within(wanted: Mapping[str, int], available: Mapping[str, int]) -> bool:
    return all(available.get(good, 0) >= count for good, count in wanted.items())


def _any_of(cards: Mapping[str, int]) -> bool:
    return any(cards.values())


def _any(side: Side) -> bool:
    return bool(side.gold) or any(_any_of(cards) for cards in (side.stand, side.contraband, side.bag))
