"""Sharing the booty between the two deputies (R8.6)."""

from msgspec.structs import replace

from nottingham.rules.actions import Share, ShareEvenly
from nottingham.rules.cards import Cards, heap, plus, size, split, spread, without_zeros
from nottingham.rules.errors import IllegalAction
from nottingham.rules.events import BootyShared, PhaseBegan, ShareProposed
from nottingham.rules.goods import Catalogue
from nottingham.rules.limits import MAX_SPLITS
from nottingham.rules.phases.debts import receive
from nottingham.rules.phases.market import on_pile
from nottingham.rules.phases.rounds import end_round
from nottingham.rules.state import EMPTY_BOOTY, Split, Stake, State
from nottingham.rules.transition import Transition, evolves


def begin(transition: Transition) -> None:
    """Shares the booty; the deputies choose where there is more than one way to share it (R3.4)."""
    booty = transition.state.booty
    if booty.stand or booty.contraband or booty.gold % 2:
        transition.emit(PhaseBegan("share"))
        return
    if booty.gold:
        _share_by_default(transition)
    end_round(transition)


def share(transition: Transition, seat: int, action: Share) -> None:
    """Records a proposal, and shares the booty if the other deputy proposed the same."""
    state = transition.state
    _must_be_deputy(state, seat)
    proposal = _as_split(state, action)
    if state.shares.get(seat) == proposal:
        raise IllegalAction(
            "R8.6", "proposed_already", "You have already proposed this split; the other deputy has not agreed."
        )
    if state.proposed.get(seat, 0) >= MAX_SPLITS:
        raise IllegalAction(
            "R8.6",
            "proposed_too_often",
            "You have proposed {n} splits. Share evenly, or let the other deputy agree with your last one.",
            n=MAX_SPLITS,
        )
    transition.emit(ShareProposed(seat, proposal))
    if all(transition.state.shares.get(deputy) == proposal for deputy in state.officers):
        transition.emit(BootyShared(proposal))
        end_round(transition)


def share_evenly(transition: Transition, seat: int, action: ShareEvenly) -> None:
    _must_be_deputy(transition.state, seat)
    _share_by_default(transition)
    end_round(transition)


def _must_be_deputy(state: State, seat: int) -> None:
    if seat not in state.officers:
        raise IllegalAction("R8.6", "not_a_deputy", "Only the deputies share the booty.")


def _as_split(state: State, action: Share) -> Split:
    """The proposal as a Split, if it shares everything and gives each deputy half of the gold and of the cards."""
    booty = state.booty
    if sorted(action.split) != sorted(state.officers):
        raise IllegalAction("R8.6", "split_seats", "A split must name both deputies and nobody else.")
    portions = [action.split[deputy] for deputy in state.officers]
    goods = [without_zeros(portion.goods) for portion in portions]
    everything = plus(booty.stand, booty.contraband)
    if sum(portion.gold for portion in portions) != booty.gold or plus(goods[0], goods[1]) != everything:
        raise IllegalAction("R8.6", "split_all", "A split must share exactly the whole booty.")
    if min(portion.gold for portion in portions) < booty.gold // 2:
        raise IllegalAction(
            "R8.6", "split_gold", "Each deputy gets half of the gold; only an odd coin is yours to assign."
        )
    if min(size(cards) for cards in goods) < size(everything) // 2:
        raise IllegalAction(
            "R8.6", "split_cards", "Each deputy gets half of the cards; only an odd card is yours to assign."
        )
    return {
        deputy: _stake(state.goods, action.split[deputy].gold, cards)
        for deputy, cards in zip(state.officers, goods, strict=True)
    }


def _stake(goods: Catalogue, gold: int, cards: Cards) -> Stake:
    return Stake(gold, cards, tuple([good for good in goods.order if good in cards and good not in goods.legal]))


def _share_by_default(transition: Transition) -> None:
    """Deals the cards by value, highest first, in turns from the first deputy; an odd card is discarded (R8.6)."""
    state = transition.state
    booty = state.booty
    values, order = state.goods.value, state.goods.order
    cards = sorted(spread(plus(booty.stand, booty.contraband)), key=lambda good: (-values[good], order[good]))
    even = len(cards) - len(cards) % 2
    halves = [heap(cards[first:even:2]) for first in (0, 1)]
    shared = {
        deputy: _stake(state.goods, booty.gold // 2, half) for deputy, half in zip(state.officers, halves, strict=True)
    }
    transition.emit(BootyShared(shared, tuple(cards[even:]), booty.gold % 2))


@evolves(ShareProposed)
def _share_proposed(state: State, event: ShareProposed) -> State:
    proposed = {**state.proposed, event.seat: state.proposed.get(event.seat, 0) + 1}
    return replace(state, shares={**state.shares, event.seat: event.split}, proposed=proposed)


@evolves(BootyShared)
def _booty_shared(state: State, event: BootyShared) -> State:
    state = replace(state, booty=EMPTY_BOOTY, shares={}, piles=on_pile(state, "pile", event.discarded))
    for deputy, stake in event.split.items():
        legal, contraband = split(stake.goods, state.goods.legal)
        state = receive(state, deputy, stake.gold, legal, contraband)
    return state
