"""Settles a bag: opens it or hands it back, and carries out everything that follows until a seat must act.

The fine for a lying bag is decided in `open_bag` (R6.3, and R8.3 for two deputies). Also R6.2, R6.4, R6.6 and the
judging of favours about bags (R7.9). How a debt is paid is in `debts.py`.
"""

from msgspec import UNSET
from msgspec.structs import replace

from nottingham.rules.actions import OpenLater, Spare
from nottingham.rules.cards import NOTHING, Cards, minus, plus, size, split, worth
from nottingham.rules.events import (
    BagHandedBack,
    BagOpened,
    FavourJudged,
    InspectionEnded,
    PhaseBegan,
    TimeRanOut,
)
from nottingham.rules.phases import black_market, debts, offers
from nottingham.rules.phases.market import on_pile
from nottingham.rules.state import Bag, Bond, Debt, Phase, Receiver, State, without
from nottingham.rules.transition import Transition, evolves


def open_bag(transition: Transition, owner: int, by: tuple[int, ...]) -> None:
    """Opens a bag: the officer pays for an honest one, the owner is fined for any other (R6.3)."""
    state = transition.state
    bag = state.seats[owner].bag
    assert bag is not None
    confiscated = {good: count for good, count in bag.cards.items() if good != bag.declared}
    honest = not confiscated
    penalty = worth(bag.cards if honest else confiscated, state.goods.penalty)
    owed = _owed_for(owner, by, penalty, honest=honest)
    transition.emit(BagOpened(owner, by, bag.cards, honest, confiscated, owed))
    if state.ledger:
        _judge_favours(transition, owner, opened_by=by)


def _owed_for(owner: int, by: tuple[int, ...], penalty: int, *, honest: bool) -> tuple[Debt, ...]:
    """The debts for an opened bag. Two deputies pay half each, the first one the odd coin (R8.3)."""
    if not honest:
        return (Debt(owner, by[0] if len(by) == 1 else "booty", penalty),) if penalty else ()
    if len(by) == 1:
        return (Debt(by[0], owner, penalty),) if penalty else ()
    halves = (Debt(by[0], owner, penalty - penalty // 2), Debt(by[1], owner, penalty // 2))
    return tuple([half for half in halves if half.gold])


def hand_back(
    transition: Transition, owner: int, by: tuple[int, ...], *, given: Cards = NOTHING, to: Receiver | None = None
) -> None:
    """Hands a bag back unopened (R6.2); the bag goods `given` go to the other side of a deal."""
    state = transition.state
    bag = state.seats[owner].bag
    assert bag is not None
    legal, hidden = split(minus(bag.cards, given), state.goods.legal)
    given_legal, given_hidden = split(given, state.goods.legal) if given else (NOTHING, NOTHING)
    receiver = to if given else None
    transition.emit(
        BagHandedBack(owner, by, legal, size(hidden), hidden, receiver, given_legal, size(given_hidden), given_hidden)
    )
    if transition.state.ledger:
        _judge_favours(transition, owner, opened_by=())


def _judge_favours(transition: Transition, owner: int, opened_by: tuple[int, ...]) -> None:
    """Judges what this round's officers promised in earlier rounds about this owner's bag (R7.9)."""
    state = transition.state
    for entry, promise in enumerate(state.ledger):
        favour = promise.favour
        if promise.status != "open" or promise.round == state.round or favour.by not in state.officers:
            continue
        if isinstance(favour, Spare | OpenLater) and favour.whom == owner:
            opened = favour.by in opened_by
            kept = opened if isinstance(favour, OpenLater) else not opened
            transition.emit(FavourJudged(entry, "kept" if kept else "broken"))


def advance(transition: Transition) -> None:
    """Continues until a seat must act: pay a debt, place cards, settle the next bag, or act after the inspection."""
    while True:
        state = transition.state
        if state.debts:
            if not debts.settle(transition):
                _wait(transition, "debt")
                return
        elif state.confiscated:
            _wait(transition, "place")
            return
        elif not state.held:
            transition.emit(InspectionEnded())
            black_market.begin(transition)
            return
        elif state.time_is_up:
            _settle_out_of_time(transition)
        else:
            _wait(transition, "inspect")
            return


def _wait(transition: Transition, phase: Phase) -> None:
    if transition.state.offers:
        offers.drop_impossible(transition)
    if transition.state.phase != phase:
        transition.emit(PhaseBegan(phase))


def _settle_out_of_time(transition: Transition) -> None:
    """Opens the bags that must be opened, from the sheriff's left, then hands back all others (R6.6)."""
    state = transition.state
    for owner in state.held:
        if state.is_bound(owner):
            open_bag(transition, owner, responsible(state, owner))
            return
    for owner in state.held:
        hand_back(transition, owner, responsible(state, owner))


def responsible(state: State, bag: int) -> tuple[int, ...]:
    """The officers who decide on a bag: the sheriff, both deputies, or the one deputy who decides alone."""
    alone = state.alone.get(bag)
    return state.officers if alone is None else (alone,)


@evolves(BagOpened)
def _bag_opened(state: State, event: BagOpened) -> State:
    owner = state.seats[event.bag]
    assert owner.bag is not None
    stand = plus(owner.stand, minus(event.cards, event.confiscated))
    changed = replace(owner, stand=stand, bag=Bag(event.cards, owner.bag.declared, "opened"))
    piles, confiscated = state.piles, event.confiscated
    if confiscated and state.options.edition == "second":
        piles, confiscated = on_pile(state, "pile", tuple(state.goods.sorted(confiscated))), NOTHING
    return replace(
        state,
        seats=state.with_seat(event.bag, changed),
        piles=piles,
        confiscated=confiscated,
        debts=event.debts,
        held=without(state.held, event.bag),
        bonds=without_bonds(state, event.bag),
    )


@evolves(BagHandedBack)
def _bag_handed_back(state: State, event: BagHandedBack) -> State:
    owner = state.seats[event.bag]
    assert owner.bag is not None and event.contraband is not UNSET and event.given_contraband is not UNSET
    changed = replace(
        owner,
        stand=plus(owner.stand, event.legal),
        contraband=plus(owner.contraband, event.contraband),
        bag=Bag(owner.bag.cards, owner.bag.declared, "handed_back"),
    )
    state = replace(
        state,
        seats=state.with_seat(event.bag, changed),
        held=without(state.held, event.bag),
        handed_back=(*state.handed_back, event.bag),
        bonds=without_bonds(state, event.bag),
    )
    if event.to is None:
        return state
    return debts.receive(state, event.to, 0, event.given_legal, event.given_contraband)


def without_bonds(state: State, bag: int) -> tuple[Bond, ...]:
    return tuple([bond for bond in state.bonds if bond.bag != bag]) if state.bonds else ()


@evolves(TimeRanOut)
def _time_ran_out(state: State, event: TimeRanOut) -> State:
    return replace(state, time_is_up=True, offers=())


@evolves(InspectionEnded)
def _inspection_ended(state: State, event: InspectionEnded) -> State:
    return replace(state, time_is_up=False, offers=(), bonds=())
