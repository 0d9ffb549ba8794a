"""Builds the View of one seat, or of a spectator (R11).

A View has everything its seat may know and nothing else; its structs (`view_types.py`) have no fields for secrets. Bots
and pages get only Views. Its `prompt`, what the seat can do now, is made from the View itself (`prompt.py`), so it
can't reveal more.
"""

from collections.abc import Sequence

from msgspec import UNSET
from msgspec.structs import force_setattr, replace

from nottingham.rules.cards import heap, size
from nottingham.rules.engine import may_act, to_act
from nottingham.rules.events import split_seen_by
from nottingham.rules.limits import BLACK_MARKET_PRICE
from nottingham.rules.phases.debts import kind_asked
from nottingham.rules.prompt import prompt_for
from nottingham.rules.state import Bag, Seat, State
from nottingham.rules.view_types import BagView, BootyView, DebtView, OthersSeat, OwnSeat, View

__all__ = ["View", "open_view", "seen_by_others", "view"]


def seen_by_others(state: State) -> Sequence[OthersSeat]:
    """All seats as others see them, to pass to several calls of `view` on one state."""
    return [_others(state, seat) for seat in state.seats]


def view(state: State, seat: int | None, others: Sequence[OthersSeat] | None = None) -> View:
    """Returns what a seat knows or, with `None`, a spectator. `others` can be the result of `seen_by_others`.

    >>> from nottingham import Options, new_game
    >>> state, _ = new_game(Options(players=3), seed=7, sheriff=0)
    >>> seen = view(state, 1)
    >>> seen.seats[1].hand, seen.seats[2].hand
    ({'apples': 3, 'cheese': 2, 'pepper': 1}, 6)
    >>> view(state, 0).prompt.name_starter
    NameStarterPrompt(seats=[1, 2])
    """
    over = state.phase == "over"
    options = state.options
    waiting = to_act(state)
    able = may_act(state) if state.phase == "inspect" else waiting
    # Positional arguments: keywords would make this four times as slow.
    seen = View(
        seat,
        options,
        state.round,
        options.rounds,
        state.phase,
        state.officers,
        state.starter,
        waiting,
        able,
        options.seconds,
        state.deck_size,
        dict(state.piles),
        tuple(
            [
                _own(other) if over or place == seat else others[place] if others else _others(state, other)
                for place, other in enumerate(state.seats)
            ]
        ),
        tuple([offer.seen_by(seat) for offer in state.offers]),
        state.bonds,
        state.deals if over else tuple([deal.seen_by(seat) for deal in state.deals]),
        state.ledger,
        state.shown if over else tuple([showing for showing in state.shown if seat in showing.to]),
        dict(state.stances),
        dict(state.spoken),
        dict(state.alone),
        _booty(state, seat) if options.deputies else None,
        {by: split_seen_by(split, seat) for by, split in state.shares.items()},
        dict(state.proposed),
        dict(state.black_market) if options.black_market else None,
        BLACK_MARKET_PRICE if options.black_market else None,
        state.claimed,
        _debt(state),
        dict(state.confiscated) or None,
        state.scores,
        heap(state.removed) if over else UNSET,
        state.cards[state.drawn :] if over else UNSET,
    )
    if seat in able:
        force_setattr(seen, "prompt", prompt_for(seen, state.goods))
    return seen


def open_view(state: State) -> View:
    """Returns the complete state as a View, as every seat gets it when the game is over.

    For replays of finished games and for tests. Never send it to anyone in a running game.

    >>> from nottingham import Options, new_game
    >>> state, _ = new_game(Options(players=3), seed=7, sheriff=0)
    >>> open_view(state).seats[1].hand
    {'apples': 3, 'cheese': 2, 'pepper': 1}
    """
    booty = state.booty
    return replace(
        view(state, None),
        seats=tuple([_own(seat) for seat in state.seats]),
        offers=state.offers,
        deals=state.deals,
        shown=state.shown,
        booty=BootyView(booty.gold, dict(booty.stand), dict(booty.contraband)) if state.options.deputies else None,
        shares=dict(state.shares),
        removed=heap(state.removed),
        deck_cards=state.cards[state.drawn :],
    )


def _booty(state: State, seat: int | None) -> BootyView:
    hidden = state.booty.contraband
    known = seat in state.officers or state.phase == "over"
    return BootyView(state.booty.gold, dict(state.booty.stand), dict(hidden) if known else size(hidden))


def _own(seat: Seat) -> OwnSeat:
    bag = seat.bag
    return OwnSeat(
        seat.name,
        seat.gold,
        dict(seat.hand),
        dict(seat.stand),
        dict(seat.contraband),
        seat.black_market,
        dict(seat.set_aside),
        BagView(size(bag.cards), bag.declared, bag.status, dict(bag.cards)) if bag else None,
    )


def _others(state: State, seat: Seat) -> OthersSeat:
    bag = seat.bag
    hand = size(seat.hand)
    if bag and state.phase == "load":
        hand += size(bag.cards)
    return OthersSeat(
        seat.name,
        seat.gold,
        hand,
        dict(seat.stand),
        size(seat.contraband),
        seat.black_market,
        dict(seat.set_aside) if state.options.edition == "second" else size(seat.set_aside),
        _others_bag(state, bag) if bag else None,
    )


def _others_bag(state: State, bag: Bag) -> BagView:
    """A bag as others see it: all cards once opened, else its size once the last bag is closed."""
    if bag.status == "opened":
        return BagView(size(bag.cards), bag.declared, bag.status, bag.cards)
    return BagView(None if state.phase == "load" else size(bag.cards), bag.declared, bag.status)


def _debt(state: State) -> DebtView | None:
    if not state.debts:
        return None
    debt = state.debts[0]
    return DebtView(debt.by, debt.to, debt.gold, kind_asked(state.seats[debt.by]))
