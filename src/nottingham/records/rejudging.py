"""A recorded game played once more: from what happened, who did what, and whether the rules let him.

`retelling.py` asks whether events can be a game at all. Here every event is traced to the action that must have led to
it, the rules carry that action out anew, and what they say has to be what the record tells, to the last event. So a
record that was changed by hand, or made by other rules, is found out; and a bare list of events falls into its moves.
How the deck lay and who held office first is taken from the record: whether seed and cuts gave it, `proof.py` asks.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec import UNSET

from nottingham.records.record import NotAGame
from nottingham.rules.actions import (
    Accept,
    AnyAction,
    Claim,
    Declare,
    Decline,
    Discard,
    HandBack,
    LoadBag,
    MakeOffer,
    NameStarter,
    Open,
    Pay,
    Place,
    Portion,
    Refuse,
    Share,
    ShareEvenly,
    Side,
    Swap,
    TimeUp,
    Withdraw,
)
from nottingham.rules.engine import apply, new_game
from nottingham.rules.errors import IllegalAction
from nottingham.rules.events import (
    AnyEvent,
    BagHandedBack,
    BagLoaded,
    BagOpened,
    BootyShared,
    CardsDiscarded,
    CardsSetAside,
    ClaimDeclined,
    ConfiscatedPlaced,
    DealStruck,
    DebtPaid,
    Declared,
    DeputiesShuffled,
    Event,
    GameStarted,
    MarketCardClaimed,
    OfferAccepted,
    OfferMade,
    OfferRefused,
    OfferWithdrawn,
    RoundBegan,
    ShareProposed,
    StarterNamed,
    TimeRanOut,
    WordSpoken,
)
from nottingham.rules.shuffle import commitment
from nottingham.rules.state import State, Terms

Tried = tuple[int | None, AnyAction]


class BrokenOff(NotAGame):
    """The game stops before its end."""


class OneSeat(NotAGame):
    """What one seat saw of a game: nobody can tell the game from it."""


class Unlawful(NotAGame):
    """The rules, as they are here, don't allow what the record tells."""


class Traced(NamedTuple):
    """One move: who made it, what came of it, and how things stood then. The first is the deal, and nobody's."""

    seat: int | None
    events: Sequence[Event]
    state: State


def retrace(events: Sequence[AnyEvent], seats: Sequence[int | None] = ()) -> Iterator[Traced]:
    """The moves of a game from its deal to its end, or `NotAGame` with the reason.

    `seats` says of each move who is thought to have made it: it counts where two could have.
    """
    try:
        yield from _moves(events, seats)
    except NotAGame:
        raise
    except Exception as error:  # what passes for a game can trip up anything that deals with games
        raise Unlawful(f"its events make no game ({type(error).__name__})") from None


def _moves(events: Sequence[AnyEvent], seats: Sequence[int | None]) -> Iterator[Traced]:
    state, dealt = _dealt(events)
    _compare(dealt, events, 0, 0)
    yield Traced(None, dealt, state)
    at, number = len(dealt), 1
    while at < len(events):
        noted = seats[number] if number < len(seats) else None
        seat, came, state = _carried_out(state, events, at, number, noted)
        yield Traced(seat, came, state)
        at += len(came)
        number += 1
    if state.phase != "over":
        raise BrokenOff(f"it breaks off in round {state.round}")


def _dealt(events: Sequence[AnyEvent]) -> tuple[State, Sequence[Event]]:
    """The deal, as it had to be with the deck of the record."""
    started = events[0] if events else None
    if not isinstance(started, GameStarted):
        raise NotAGame("it doesn't begin with the start of a game")
    if started.seed is UNSET or started.deck is UNSET or started.removed is UNSET:
        raise OneSeat("it is what one seat saw of a game, not the game")
    if started.commitment != commitment(started.seed):
        raise Unlawful("its commitment is not that of its seed")
    first = next((event for event in events if isinstance(event, RoundBegan)), None)
    order = next((event.order for event in events if isinstance(event, DeputiesShuffled)), UNSET)
    if first is None:
        raise BrokenOff("it breaks off in the deal")
    deputies = started.options.deputies
    return new_game(
        started.options,
        started.seed,
        names=started.names,
        cuts=started.cuts,
        deck=(*started.deck, *started.removed),
        sheriff=None if deputies else first.officers[0],
        deputies=order if deputies and order is not UNSET else None,
    )


def _carried_out(
    state: State, events: Sequence[AnyEvent], at: int, number: int, noted: int | None
) -> tuple[int | None, Sequence[Event], State]:
    tried = list(_led_to(state, events[at]))
    refusal: IllegalAction | None = None
    for seat, action in sorted(tried, key=lambda one: one[0] != noted):
        try:
            after, came = apply(state, seat, action)
        except IllegalAction as error:
            refusal = error
            continue
        _compare(came, events, at, number)
        return seat, came, after
    why = refusal.message if refusal else "nobody could do that then."
    raise Unlawful(f"move {number} is against the rules: {why}")


def _compare(came: Sequence[Event], events: Sequence[AnyEvent], at: int, number: int) -> None:
    theirs = events[at : at + len(came)]
    for ours, their in zip(came, theirs, strict=False):
        if ours != their:
            raise Unlawful(f"something else came of move {number} than the rules say")
    if len(theirs) < len(came):
        raise BrokenOff(f"it breaks off in move {number}")


def _led_to(state: State, event: Event) -> Iterable[Tried]:
    """Who may have done what, so that this came of it first."""
    match event:
        case StarterNamed(seat):
            return [(state.officers[0], NameStarter(seat))]
        case CardsSetAside(seat=seat, cards=cards, taken=taken) if cards is not UNSET:
            return [(seat, Swap(cards, [taking.pile for taking in taken]))]  # type: ignore[misc]
        case CardsDiscarded(seat, pile, order):
            return [(seat, Discard(pile, list(order)))]  # type: ignore[arg-type]
        case BagLoaded(seat, cards) if cards is not UNSET:
            return [(seat, LoadBag(cards))]
        case Declared(seat, good):
            return [(seat, Declare(good))]
        case OfferMade(offer):
            made = MakeOffer(offer.to, _side(offer.give), _side(offer.get), list(offer.pledges), list(offer.favours))
            return [(offer.by, made)]
        case OfferAccepted(number, seat):
            return [(seat, Accept(number))]
        case OfferRefused(number, seat):
            return [(seat, Refuse(number))]
        case OfferWithdrawn(number, seat):
            return [(seat, Withdraw(number))]
        case DealStruck(deal):
            return [(seat, Accept(deal.id)) for seat in deal.accepted_by[-1:]]
        case WordSpoken(seat, bag, word):
            return [(seat, Open(bag) if word == "open" else HandBack(bag))]
        case BagOpened(bag=bag, by=by):
            return [(seat, Open(bag)) for seat in by]
        case BagHandedBack(bag=bag, by=by):
            return [(seat, HandBack(bag)) for seat in by]
        case DebtPaid(by=by, legal=legal, contraband=contraband):
            return [(by, Pay(legal or contraband))]
        case ConfiscatedPlaced(pile, order):
            return [(state.officers[0], Place(pile, list(order)))]  # type: ignore[arg-type]
        case TimeRanOut():
            return [(None, TimeUp())]
        case MarketCardClaimed(seat=seat, good=good):
            return [(seat, Claim(good))]
        case ClaimDeclined(seat):
            return [(seat, Decline())]
        case ShareProposed(seat, split):
            return [(seat, Share({place: Portion(stake.gold, stake.goods) for place, stake in split.items()}))]
        case BootyShared():
            return [(seat, ShareEvenly()) for seat in state.officers]
        case _:
            return []


def _side(terms: Terms) -> Side:
    """The words in which it was offered; the contraband of a bag comes in the order in which it was named."""
    bag = {**{good: terms.bag[good] for good in terms.secret}, **terms.bag}
    return Side(terms.gold, terms.stand, terms.smuggled, bag)
