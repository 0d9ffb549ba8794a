"""Builds the View of one seat, or of a spectator (R11).

A View has everything its seat may know and nothing else; its structs (`view_types.py`) have no fields for secrets. Bots
and pages get only Views. Its `prompt`, what the seat can do now, is made from the View itself (`prompt.py`), so it
can't reveal more.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from msgspec import UNSET
from msgspec.structs import force_setattr, replace

from nottingham.rules.cards import heap, size
from nottingham.rules.engine import may_act, to_act
from nottingham.rules.events import split_seen_by
from nottingham.rules.limits import BLACK_MARKET_PRICE
from nottingham.rules.phases.debts import kind_asked
from nottingham.rules.prompt import InspectionPrompts, prompt_for
from nottingham.rules.state import Bag, Deal, Offer, Seat, Showing, Split, State
from nottingham.rules.view_types import BagView, BootyView, DebtView, OthersSeat, OwnSeat, Prompt, View

__all__ = ["Prompts", "View", "differing", "open_view", "others_seat", "own_seat", "view"]


def view(state: State, seat: int | None, others: Sequence[OthersSeat] | None = None) -> View:
    """Returns what a seat knows or, with `None`, a spectator.

    `others` can be all seats as made by `others_seat`.

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
        _seats(state, seat, others),
        _offers(state, seat) if state.offers else (),
        state.bonds,
        _deals(state, seat) if state.deals else (),
        state.ledger,
        _shown(state, seat) if state.shown else (),
        dict(state.stances),
        dict(state.spoken),
        dict(state.alone),
        _booty(state, seat) if options.deputies else None,
        _shares(state, seat) if state.shares else {},
        dict(state.proposed),
        dict(state.black_market) if options.black_market else None,
        BLACK_MARKET_PRICE if options.black_market else None,
        state.claimed,
        _debt(state) if state.debts else None,
        dict(state.confiscated) or None,
        state.scores,
        heap(state.removed) if over else UNSET,
        state.cards[state.drawn :] if over else UNSET,
    )
    if seat in able:
        me = seen.seats[seat]
        assert isinstance(me, OwnSeat)
        force_setattr(seen, "prompt", prompt_for(seen, seat, me, state.goods))
    return seen


def _seats(state: State, seat: int | None, others: Sequence[OthersSeat] | None) -> Sequence[OthersSeat | OwnSeat]:
    over = state.phase == "over"
    if over or others is None:
        known = [
            own_seat(one) if over or place == seat else others_seat(state, one) for place, one in enumerate(state.seats)
        ]
        return tuple(known)
    return tuple(others) if seat is None else (*others[:seat], own_seat(state.seats[seat]), *others[seat + 1 :])


def differing(state: State, public: View) -> dict[str, Callable[[State, int | None], Any]]:
    """The fields in which the View of a seat can differ from the spectators', and how they are made. Those that
    spectators see whole are the same for all. `seat`, `seats` and `prompt` always differ and are not among them.
    """
    if not (state.offers or state.deals or state.shown or state.options.deputies):
        return {}
    names = [name for name in ("offers", "deals", "shown") if getattr(public, name) != getattr(state, name)]
    if state.options.deputies:
        names += ("booty", "shares")
    return {name: _BY_SEAT[name] for name in names}


class Prompts:
    """The prompts of all seats, made from the spectators' View and what each seat knows itself."""

    def __init__(self, state: State, public: View, own: Sequence[OwnSeat]) -> None:
        """`own` are all seats as made by `own_seat`."""
        self._state = state
        self._public = public
        self._own = own
        self._gate = InspectionPrompts(public) if state.phase == "inspect" else None

    def of(self, seat: int) -> Prompt | None:
        """The same as `view(state, seat).prompt`."""
        state, public = self._state, self._public
        if seat not in public.may_act:
            return None
        if self._gate is not None and not public.black_market:
            return self._gate.prompt(seat)
        if public.phase == "share":
            return view(state, seat).prompt
        return prompt_for(public, seat, self._own[seat], state.goods, self._gate)


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
        seats=tuple([own_seat(seat) for seat in state.seats]),
        offers=state.offers,
        deals=state.deals,
        shown=state.shown,
        booty=BootyView(booty.gold, dict(booty.stand), dict(booty.contraband)) if state.options.deputies else None,
        shares=dict(state.shares),
        removed=heap(state.removed),
        deck_cards=state.cards[state.drawn :],
    )


def _offers(state: State, seat: int | None) -> Sequence[Offer]:
    return tuple([offer.seen_by(seat) for offer in state.offers])


def _deals(state: State, seat: int | None) -> Sequence[Deal]:
    return state.deals if state.phase == "over" else tuple([deal.seen_by(seat) for deal in state.deals])


def _shown(state: State, seat: int | None) -> Sequence[Showing]:
    if state.phase == "over":
        return state.shown
    return tuple([showing for showing in state.shown if seat in showing.to])


def _booty(state: State, seat: int | None) -> BootyView | None:
    if not state.options.deputies:
        return None
    hidden = state.booty.contraband
    known = seat in state.officers or state.phase == "over"
    return BootyView(state.booty.gold, dict(state.booty.stand), dict(hidden) if known else size(hidden))


def _shares(state: State, seat: int | None) -> Mapping[int, Split]:
    return {by: split_seen_by(split, seat) for by, split in state.shares.items()}


_BY_SEAT: Final = {"offers": _offers, "deals": _deals, "shown": _shown, "booty": _booty, "shares": _shares}


def own_seat(seat: Seat) -> OwnSeat:
    """A seat as its owner sees it, and everyone when the game is over."""
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


def others_seat(state: State, seat: Seat) -> OthersSeat:
    """A seat as others see it. Of the state only the options count, and whether bags are being loaded."""
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


def _debt(state: State) -> DebtView:
    debt = state.debts[0]
    return DebtView(debt.by, debt.to, debt.gold, kind_asked(state.seats[debt.by]))
