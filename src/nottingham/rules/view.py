"""What one seat, or a spectator, knows (R11).

A View is built from the truth by leaving out what its seat may not know; another seat's hand has no field it could
stand in. Bots and pages get Views only. What the seat can do now is its `prompt`, made from the View itself
(`prompt.py`), so that it can tell nothing more.
"""

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import force_setattr, replace

from nottingham.rules.cards import Cards, heap, size
from nottingham.rules.engine import may_act, to_act
from nottingham.rules.events import split_seen_by
from nottingham.rules.options import Options
from nottingham.rules.phases.debts import kind_asked
from nottingham.rules.prompt import Prompt, prompt_for
from nottingham.rules.state import (
    Bag,
    BagStatus,
    Bond,
    Deal,
    MarketCard,
    Offer,
    Phase,
    Promise,
    Receiver,
    Score,
    Seat,
    Showing,
    Split,
    State,
    Word,
)


class BagView(Struct, frozen=True, gc=False):
    """A closed bag. Its size is not told to others before the last bag is closed (R5.1)."""

    size: int | None
    declared: str | None
    status: BagStatus
    cards: Cards | UnsetType = UNSET


class OthersSeat(Struct, frozen=True, gc=False, tag_field="sight", tag="others"):
    """A seat as others see it: hidden cards are numbers."""

    name: str
    gold: int
    hand: int
    stand: Cards
    contraband: int
    black_market: Sequence[MarketCard]
    set_aside: int | Cards
    """Face up in the second edition."""
    bag: BagView | None


class OwnSeat(Struct, frozen=True, gc=False, tag_field="sight", tag="own"):
    """One's own seat; when the game is over, every seat."""

    name: str
    gold: int
    hand: Cards
    stand: Cards
    contraband: Cards
    black_market: Sequence[MarketCard]
    set_aside: Cards
    bag: BagView | None


class DebtView(Struct, frozen=True, gc=False):
    """What must be paid now, and with which kind of goods."""

    by: int
    to: Receiver
    gold: int
    kind: Literal["legal", "contraband"]


class BootyView(Struct, frozen=True, gc=False):
    """What lies on the booty tile; the deputies see the contraband."""

    gold: int
    stand: Cards
    contraband: int | Cards


class View(Struct, frozen=True, gc=False):
    """All that a seat, or with `seat` null a spectator, may know now."""

    seat: int | None
    options: Options
    round: int
    """From 1; after the end the last round's."""
    rounds: int
    phase: Phase
    officers: Sequence[int]
    """The sheriff, or the two deputies in the order drawn."""
    starter: int | None
    """Who starts the market, once that is known."""
    to_act: Sequence[int]
    """The seats the game waits for."""
    may_act: Sequence[int]
    """All seats that can do something now."""
    seconds: int | None
    """The time for a whole inspection, if it is limited."""
    deck: int
    """How many cards are left to draw."""
    discard: Mapping[str, Sequence[str]]
    """`left` and `right` in the first edition, `pile` in the second; the top card last."""
    seats: Sequence[OthersSeat | OwnSeat]
    offers: Sequence[Offer]
    """Open offers, the oldest first."""
    pledges: Sequence[Bond]
    """Bags that must be opened, and by whose deal."""
    deals: Sequence[Deal]
    """Struck in this round."""
    ledger: Sequence[Promise]
    """All favours ever promised."""
    shown: Sequence[Showing]
    """What others had to show this seat because they fell short."""
    stances: Mapping[int, Mapping[int, Word]]
    """What the deputies said: by bag, then by deputy."""
    alone: Mapping[int, int]
    """Bags that were left to one deputy: by bag, the deputy."""
    booty: BootyView | None
    """Six players only."""
    shares: Mapping[int, Split]
    """How each deputy proposed to share the booty."""
    black_market: Mapping[str, Sequence[int]] | None
    """The values left in each pile, the top card last."""
    debt: DebtView | None
    confiscated: Cards | None
    """Cards that wait for the sheriff to place them (first edition)."""
    scores: Sequence[Score] | None
    """In the order of the seats, when the game is over."""
    removed: Cards | UnsetType = UNSET
    """When the game is over: the cards that had left the deck unseen."""
    deck_cards: Sequence[str] | UnsetType = UNSET
    """When the game is over: what was left of the deck, the next card first."""
    prompt: Prompt | None = None
    """What this seat can do now, if anything."""

    @property
    def me(self) -> OwnSeat:
        """One's own seat; spectators have none."""
        assert self.seat is not None
        me = self.seats[self.seat]
        assert isinstance(me, OwnSeat)
        return me


def seen_by_others(state: State) -> Sequence[OthersSeat]:
    """All seats as others see them: whoever makes many views of one state makes these once."""
    return [_others(state, seat) for seat in state.seats]


def view(state: State, seat: int | None, others: Sequence[OthersSeat] | None = None) -> View:
    """What a seat, or with `None` a spectator, knows. `others` are all seats of this state as `seen_by_others`."""
    over = state.phase == "over"
    options = state.options
    waiting = to_act(state)
    able = may_act(state) if state.phase == "inspect" else waiting
    # By place, since msgspec looks each name up among all: a quarter of the cost, and views are made all the time.
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
        dict(state.alone),
        _booty(state, seat) if options.deputies else None,
        {by: split_seen_by(split, seat) for by, split in state.shares.items()},
        dict(state.black_market) if options.black_market else None,
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
    """The whole truth as a View: what every seat gets when the game is over, but at any moment.

    For replays of finished games and for tests. It is no seat's view, and nobody at a running game may get it.
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
    """An opened bag was seen by all; of any other, others know the size, once all are closed."""
    if bag.status == "opened":
        return BagView(size(bag.cards), bag.declared, bag.status, bag.cards)
    return BagView(None if state.phase == "load" else size(bag.cards), bag.declared, bag.status)


def _debt(state: State) -> DebtView | None:
    if not state.debts:
        return None
    debt = state.debts[0]
    return DebtView(debt.by, debt.to, debt.gold, kind_asked(state.seats[debt.by]))
