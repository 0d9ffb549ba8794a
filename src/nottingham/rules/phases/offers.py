"""Offers: who can offer what to whom, and how long an offer stays open (R7.1 to R7.5, R7.10, R8.5).

`objection` judges an offer by public knowledge only, so an error reveals nothing. It also decides whether an open offer
can still be met.
"""

from msgspec.structs import replace

from nottingham.rules.actions import (
    NO_SIDE,
    Favour,
    MakeOffer,
    OpenLater,
    PayLater,
    Pledge,
    Refuse,
    Side,
    Spare,
    Withdraw,
)
from nottingham.rules.cards import Cards, holds, in_words, size, without_zeros
from nottingham.rules.errors import IllegalAction
from nottingham.rules.events import OfferAccepted, OfferFell, OfferMade, OfferRefused, OfferWithdrawn
from nottingham.rules.state import NO_TERMS, Offer, State, Terms
from nottingham.rules.transition import Transition, evolves


def make_offer(transition: Transition, seat: int, action: MakeOffer) -> None:
    state = transition.state
    officers, needs = _sides(state, seat, action)
    offer = Offer(
        state.next_offer,
        seat,
        action.to,
        _terms(state, action.give),
        _terms(state, action.get),
        tuple(action.pledges),
        tuple(action.favours),
        needs,
        officers,
    )
    wrong = objection(state, offer)
    if wrong:
        raise wrong
    replaces = None
    for old in state.offers:
        if old.by == seat and old.to == action.to and old.about_own_bag == offer.about_own_bag:
            replaces = old.id
    transition.emit(OfferMade(offer, replaces))


def refuse(transition: Transition, seat: int, action: Refuse) -> None:
    """Refuses an offer, even after accepting it while another deputy had not (R8.5)."""
    offer = find_offer(transition.state, action.offer)
    if seat not in offer.needs:
        raise IllegalAction("R7.1", "not_yours_to_answer", "Offer {offer} is not yours to answer.", offer=offer.id)
    transition.emit(OfferRefused(offer.id, seat))


def withdraw(transition: Transition, seat: int, action: Withdraw) -> None:
    offer = find_offer(transition.state, action.offer)
    if seat != offer.by:
        raise IllegalAction("R7.5", "not_your_offer", "Offer {offer} is not yours to withdraw.", offer=offer.id)
    transition.emit(OfferWithdrawn(offer.id, seat))


def find_offer(state: State, number: int) -> Offer:
    for offer in state.offers:
        if offer.id == number:
            return offer
    raise IllegalAction("R7.5", "no_such_offer", "There is no open offer {offer}.", offer=number)


def drop_impossible(transition: Transition) -> None:
    """Removes the offers that public facts have made impossible (R7.5)."""
    state = transition.state
    for offer in state.offers:
        wrong = objection(state, offer)
        if wrong:
            transition.emit(OfferFell(offer.id, wrong.code))


def unanswered(state: State, bag: int, officer: int) -> Offer | None:
    """The owner's own offer for their bag, if this officer has not answered it (R7.10)."""
    for offer in state.offers:
        if offer.by == bag and officer in offer.needs and officer not in offer.accepted_by:
            for pledge in offer.pledges:
                if pledge.bag == bag and pledge.type == "hand_back":
                    return offer
    return None


def unanswered_owner(state: State, offer: Offer) -> Offer | None:
    """An unanswered offer of a third party for their own bag, which this deal would hand back (R7.10)."""
    for pledge in offer.pledges:
        if pledge.type == "hand_back" and pledge.bag != offer.merchant:
            for officer in offer.officers:
                standing = unanswered(state, pledge.bag, officer)
                if standing:
                    return standing
    return None


def _sides(state: State, seat: int, action: MakeOffer) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The officers who are a side of this deal (R7.1, R8.5), and the seats that must accept it."""
    to = action.to
    officers = state.officers
    if to == "deputies":
        if len(officers) < 2:
            raise IllegalAction("R8.5", "no_deputies", "There are no deputies at this table.")
        if seat in officers:
            raise IllegalAction("R7.1", "officers_dont_deal", "A deputy can deal only with merchants.")
        return officers, officers
    if not 0 <= to < len(state.seats):
        raise IllegalAction("R7.1", "no_such_seat", "There is no seat {seat} at this table.", seat=to)
    if to == seat:
        raise IllegalAction("R7.1", "to_yourself", "You can't deal with yourself.")
    if seat not in officers:
        return ((to,) if to in officers else ()), (to,)
    if to in officers:
        raise IllegalAction("R7.1", "officers_dont_deal", "A deputy can deal only with merchants.")
    if len(officers) == 1 or _only_their_own_bags(state, seat, action.pledges):
        return (seat,), (to,)
    return officers, (officers[1] if seat == officers[0] else officers[0], to)


def _only_their_own_bags(state: State, deputy: int, pledges: list[Pledge]) -> bool:
    """Whether all pledges are about bags that this deputy decides on alone, so that they deal alone (R8.5)."""
    return bool(pledges) and all(state.alone.get(pledge.bag) == deputy for pledge in pledges)


def _terms(state: State, side: Side) -> Terms:
    if side is NO_SIDE or side == NO_SIDE:
        return NO_TERMS
    if not (side.stand or side.contraband or side.bag):
        return Terms(side.gold)
    bag = without_zeros(side.bag)
    secret = tuple([good for good in state.goods.order if good in bag and good not in state.goods.legal])
    return Terms(side.gold, without_zeros(side.stand), without_zeros(side.contraband), bag, secret)


def objection(state: State, offer: Offer) -> IllegalAction | None:
    """The error if, by public knowledge, this offer can't be made or met."""
    give, get = offer.give, offer.get
    if not (offer.pledges or offer.favours) and give == NO_TERMS and get == NO_TERMS:
        return IllegalAction("R7.3", "empty_offer", "This offer is empty.")
    if offer.officers:
        wrong = _terms_objection(state, offer)
    elif not state.options.open_trade:
        return IllegalAction("R7.1", "no_open_trade", "Merchants can't deal with each other in this game.")
    elif offer.pledges or give.bag or get.bag:
        return IllegalAction("R7.1", "trade_terms", "Merchants can't pledge bags or give bag goods to each other.")
    else:
        wrong = _side_objection(state, offer.by, give) or _side_objection(state, offer.needs[0], get)
    if wrong or not offer.favours:
        return wrong
    for favour in offer.favours:
        wrong = _favour_objection(state, offer, favour)
        if wrong:
            return wrong
    return None


def _terms_objection(state: State, offer: Offer) -> IllegalAction | None:
    """Like `objection`, for the terms of a deal with officers."""
    wrong = _pledges_objection(state, offer)
    if wrong:
        return wrong
    merchant = offer.merchant
    theirs, officers_side = (offer.give, offer.get) if offer.by == merchant else (offer.get, offer.give)
    if officers_side is not NO_TERMS:
        if officers_side.bag:
            return IllegalAction("R7.2", "officers_bag", "Only the merchant can give goods from a bag.")
        if len(offer.officers) == 2:
            if officers_side != NO_TERMS:
                return IllegalAction(
                    "R8.5", "joint_giving", "Both deputies together can give only pledges and favours."
                )
        else:
            wrong = _side_objection(state, offer.officers[0], officers_side)
            if wrong:
                return wrong
    if theirs is NO_TERMS:
        return None
    return _side_objection(state, merchant, theirs) or _bag_objection(state, offer, theirs)


def _pledges_objection(state: State, offer: Offer) -> IllegalAction | None:
    joint = len(offer.officers) == 2
    alone_with_one = len(state.officers) == 2 and not joint
    if not offer.pledges:
        if alone_with_one:
            return IllegalAction(
                "R8.5", "pledge_needed", "A deal with one deputy needs a pledge about a bag they decide on alone."
            )
        return None
    pledged: list[int] = []
    for pledge in offer.pledges:
        bag = pledge.bag
        if bag not in state.held:
            return IllegalAction("R7.2", "no_open_bag", "Seat {seat} has no bag to settle.", seat=bag)
        if bag in pledged:
            return IllegalAction("R7.3", "bag_pledged_twice", "The bag of seat {seat} is pledged twice.", seat=bag)
        pledged.append(bag)
        if pledge.type == "hand_back" and state.is_bound(bag):
            return IllegalAction("R7.6", "bag_bound", "The bag of seat {seat} must be opened.", seat=bag)
        if joint and bag in state.alone:
            return IllegalAction(
                "R8.5", "not_a_joint_bag", "One deputy alone decides on the bag of seat {seat}.", seat=bag
            )
        if alone_with_one and state.alone.get(bag) != offer.officers[0]:
            return IllegalAction(
                "R8.5", "not_his_bag", "This deputy doesn't decide alone on the bag of seat {seat}.", seat=bag
            )
    return None


def _side_objection(state: State, place: int, terms: Terms) -> IllegalAction | None:
    """The error if a seat, as far as the table knows, can't give these terms (R7.3)."""
    seat = state.seats[place]
    if terms.gold > seat.gold:
        return IllegalAction(
            "R7.3",
            "too_little_gold",
            "Seat {seat} has {has} gold, not {gold}.",
            seat=place,
            has=seat.gold,
            gold=terms.gold,
        )
    if terms.stand:
        wrong = _unknown_good(state, terms.stand)
        if wrong:
            return wrong
        if not holds(seat.stand, terms.stand):
            return IllegalAction(
                "R7.3",
                "not_on_stand",
                "Seat {seat} doesn't have {cards} face up on their stand.",
                seat=place,
                cards=in_words(terms.stand),
            )
    if terms.contraband:
        hidden = terms.smuggled
        wrong = _unknown_good(state, hidden)
        if wrong:
            return wrong
        for good in hidden:
            if good in state.goods.legal:
                return IllegalAction("R7.2", "not_contraband", "{good} is not contraband.", good=good)
        if size(hidden) > size(seat.contraband):
            return IllegalAction(
                "R7.3",
                "too_little_contraband",
                "Seat {seat} has {has} contraband cards, not {n}.",
                seat=place,
                has=size(seat.contraband),
                n=size(hidden),
            )
    return None


def _bag_objection(state: State, offer: Offer, terms: Terms) -> IllegalAction | None:
    """The error if bag goods lack a pledge to hand that bag back (R7.4) or exceed its size (R7.3)."""
    if not terms.bag:
        return None
    wrong = _unknown_good(state, terms.bag)
    if wrong:
        return wrong
    merchant = offer.merchant
    if not any(pledge.type == "hand_back" and pledge.bag == merchant for pledge in offer.pledges):
        return IllegalAction("R7.4", "bag_not_pledged", "Goods from a bag need a pledge to hand that bag back.")
    bag = state.seats[merchant].bag
    held = size(bag.cards) if bag else 0
    if size(terms.bag) > held:
        return IllegalAction(
            "R7.3",
            "bag_too_small",
            "The bag of seat {seat} holds {has} cards, not {n}.",
            seat=merchant,
            has=held,
            n=size(terms.bag),
        )
    return None


def _unknown_good(state: State, cards: Cards) -> IllegalAction | None:
    for good in cards:
        if good not in state.goods.goods:
            return IllegalAction("R7.3", "not_in_game", "This game has no good called {good!r}.", good=good)
    return None


def _favour_objection(state: State, offer: Offer, favour: Favour) -> IllegalAction | None:
    if not offer.involves(favour.by):
        return IllegalAction("R7.9", "favour_of_another", "Only a side of the deal can promise a favour.")
    match favour:
        case Spare(whom=target) | OpenLater(whom=target) | PayLater(to=target):
            if not 0 <= target < len(state.seats) or target == favour.by:
                return IllegalAction("R7.9", "favour_to_whom", "A favour must be about another player at this table.")
    return None


@evolves(OfferMade)
def _offer_made(state: State, event: OfferMade) -> State:
    offers = state.offers
    if event.replaces is not None:
        offers = tuple([offer for offer in offers if offer.id != event.replaces])
    return replace(state, offers=(*offers, event.offer), next_offer=event.offer.id + 1)


@evolves(OfferAccepted)
def _offer_accepted(state: State, event: OfferAccepted) -> State:
    offers = tuple(
        [
            replace(offer, accepted_by=(*offer.accepted_by, event.seat)) if offer.id == event.offer else offer
            for offer in state.offers
        ]
    )
    return replace(state, offers=offers)


def _offer_gone(state: State, event: OfferRefused | OfferWithdrawn | OfferFell) -> State:
    return replace(state, offers=without_offer(state, event.offer))


evolves(OfferRefused)(_offer_gone)
evolves(OfferWithdrawn)(_offer_gone)
evolves(OfferFell)(_offer_gone)


def without_offer(state: State, number: int) -> tuple[Offer, ...]:
    return tuple([offer for offer in state.offers if offer.id != number])
