"""Deals: an accepted offer is carried out at once, even if a side lied about its goods (R7.6 to R7.9, R8.5)."""

from typing import cast

from msgspec import UNSET
from msgspec.structs import replace

from nottingham.rules.actions import Accept, PayLater, Words
from nottingham.rules.cards import NOTHING, Cards, minus, overlap
from nottingham.rules.errors import IllegalAction
from nottingham.rules.events import DealStruck, FavourJudged, FellShort, OfferAccepted
from nottingham.rules.phases import settling
from nottingham.rules.phases.debts import receive
from nottingham.rules.phases.offers import find_offer, objection, unanswered_owner, without_offer
from nottingham.rules.state import Bag, Bond, Deal, Offer, Promise, Receiver, Showing, State, Terms
from nottingham.rules.transition import Transition, evolves


def accept(transition: Transition, seat: int, action: Accept) -> None:
    state = transition.state
    offer = find_offer(state, action.offer)
    if seat not in offer.needs:
        raise IllegalAction("R7.1", "not_yours_to_answer", "Offer {offer} is not yours to answer.", offer=offer.id)
    if seat in offer.accepted_by:
        raise IllegalAction("R8.5", "accepted_already", "You have already accepted this offer; others have not.")
    wrong = objection(state, offer)
    if wrong:
        raise wrong
    standing = unanswered_owner(state, offer)
    if standing:
        raise IllegalAction(
            "R7.10",
            "answer_first",
            "Answer offer {offer} first: the owner of that bag made it.",
            offer=standing.id,
        )
    if len(offer.accepted_by) + 1 < len(offer.needs):
        transition.emit(OfferAccepted(offer.id, seat))
        return
    _strike(transition, replace(offer, accepted_by=(*offer.accepted_by, seat)))
    settling.advance(transition)


def _strike(transition: Transition, offer: Offer) -> None:
    """Carries out a deal: gold and stand goods first, then the bags in the order named (R7.6)."""
    state = transition.state
    giver, taker = _sides(offer)
    gave, got = _really_there(state, giver, offer.give), _really_there(state, taker, offer.get)
    sides = ((giver, offer.give, gave), (taker, offer.get, got))
    short = tuple([cast(int, side) for side, named, real in sides if named != real])
    transition.emit(DealStruck(Deal.struck(offer, gave, got, short)))
    for seat in short:
        _show(transition, state, offer, seat)
    _judge_payments(transition, state, offer)
    for pledge in offer.pledges:
        if pledge.type == "hand_back":
            given = (gave if offer.by == pledge.bag else got).bag if pledge.bag == offer.merchant else NOTHING
            to: Receiver = "booty" if offer.joint else offer.officers[0]
            settling.hand_back(transition, pledge.bag, offer.officers, given=given, to=to)


def _sides(offer: Offer) -> tuple[Receiver, Receiver]:
    """The givers of `give` and of `get`. Two deputies together are the booty tile."""
    if not offer.joint:
        return offer.by, offer.needs[0]
    return (offer.by, "booty") if offer.by == offer.merchant else ("booty", offer.merchant)


def _really_there(state: State, side: Receiver, named: Terms) -> Terms:
    """The part of the named goods that this side really has, on its stand and in its bag (R7.7)."""
    if side == "booty" or not (named.contraband or named.bag):
        return named
    seat = state.seats[side]
    bag = overlap(cast(Bag, seat.bag).cards, named.bag) if named.bag else NOTHING
    contraband = overlap(seat.contraband, named.smuggled)
    secret = tuple([good for good in named.secret if good in bag])
    return Terms(named.gold, named.stand, contraband, bag, secret)


def _show(transition: Transition, before: State, offer: Offer, seat: int) -> None:
    """Shows the other side the contraband of a seat that fell short, and its bag if bag goods were named (R7.7)."""
    others = offer.officers if offer.joint else tuple([side for side in (offer.by, *offer.needs) if side != seat])
    named = offer.give if seat == offer.by else offer.get
    bag = cast(Bag, before.seats[seat].bag).cards if named.bag else None
    transition.emit(FellShort(seat, others, before.seats[seat].contraband, bag))


def _judge_payments(transition: Transition, before: State, offer: Offer) -> None:
    """Marks the promises to pay that this deal fulfils as kept (R7.9), each on its own."""
    if len(offer.needs) > 1:
        return
    gifts = ((offer.by, offer.needs[0], offer.give.gold), (offer.needs[0], offer.by, offer.get.gold))
    for entry, promise in enumerate(before.ledger):
        favour = promise.favour
        if promise.status == "open" and isinstance(favour, PayLater):
            for giver, taker, gold in gifts:
                if favour.by == giver and favour.to == taker and gold >= favour.gold:
                    transition.emit(FavourJudged(entry, "kept"))


@evolves(DealStruck)
def _deal_struck(state: State, event: DealStruck) -> State:
    deal = event.deal
    giver, taker = _sides(deal)
    state = replace(state, offers=without_offer(state, deal.id), deals=(*state.deals, deal))
    state = _hand_over(state, giver, taker, deal.gave)
    state = _hand_over(state, taker, giver, deal.got)
    if deal.favours:
        entries = [
            Promise(state.round, favour, "words" if isinstance(favour, Words) else "open") for favour in deal.favours
        ]
        state = replace(state, ledger=(*state.ledger, *entries))
    opened = [pledge.bag for pledge in deal.pledges if pledge.type == "open"]
    if not opened:
        return state
    bonds = [Bond(bag, deal.officers, deal.merchant) for bag in opened]
    words = {bag: said for bag, said in state.stances.items() if bag not in opened}
    return replace(state, bonds=(*state.bonds, *bonds), stances=words)


def _hand_over(state: State, giver: Receiver, taker: Receiver, terms: Terms) -> State:
    """Moves gold and stand goods between the sides; bag goods move when the bag is handed back."""
    contraband: Cards = terms.smuggled
    if giver == "booty" or not (terms.gold or terms.stand or contraband):
        return state
    seat = state.seats[giver]
    poorer = replace(
        seat,
        gold=seat.gold - terms.gold,
        stand=minus(seat.stand, terms.stand),
        contraband=minus(seat.contraband, contraband),
    )
    state = replace(state, seats=state.with_seat(giver, poorer))
    return receive(state, taker, terms.gold, terms.stand, contraband)


@evolves(FellShort)
def _fell_short(state: State, event: FellShort) -> State:
    assert event.contraband is not UNSET and event.bag is not UNSET
    showing = Showing(state.round, event.seat, event.to, event.contraband, event.bag)
    return replace(state, shown=(*state.shown, showing))
