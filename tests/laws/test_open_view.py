"""The open view hides nothing: it has everything that any seat knows, and the deck."""

import pytest
from hypothesis import given, settings
from msgspec import UNSET
from msgspec.structs import replace

from nottingham.rules.cards import heap
from nottingham.rules.events import split_seen_by
from nottingham.rules.options import Options
from nottingham.rules.state import State
from nottingham.rules.view import open_view, view
from nottingham.rules.view_types import OwnSeat, View
from nottingham.rules.wire import encode
from tests.laws.census import name_of
from tests.laws.games import MIXES, mixes, random_game, seeds

SEEN_BY_SOME = ("seat", "seats", "offers", "deals", "shown", "booty", "shares", "removed", "deck_cards", "prompt")
SEEN_BY_ALL = [field for field in View.__struct_fields__ if field not in SEEN_BY_SOME]


@pytest.mark.parametrize("options", MIXES[::9], ids=name_of)
def test_in_every_mix_the_open_view_has_what_any_seat_knows(options: Options) -> None:
    for seed in (5, 6):
        see_all(options, seed)


@settings(max_examples=20, deadline=None)
@given(mixes, seeds)
def test_the_open_view_has_what_any_seat_knows(options: Options, seed: int) -> None:
    see_all(options, seed)


def see_all(options: Options, seed: int) -> None:
    state, _, moves = random_game(options, seed)
    assert_open(state)
    for step in moves:
        state = step.after
        assert_open(state)
    assert state.phase == "over"
    for seat in range(options.players):
        assert encode(open_view(state)) == encode(replace(view(state, seat), seat=None))


def assert_open(state: State) -> None:
    whole = open_view(state)
    assert whole.seat is None and whole.prompt is None
    assert whole.deck_cards == state.cards[state.drawn :] and whole.removed == heap(state.removed)
    assert all(type(seat) is OwnSeat and (seat.bag is None or seat.bag.cards is not UNSET) for seat in whole.seats)
    assert len(whole.shown) == len(state.shown)
    for seat in range(len(state.seats)):
        seen = view(state, seat)
        assert seen.seats[seat] == whole.seats[seat]
        assert [getattr(seen, field) for field in SEEN_BY_ALL] == [getattr(whole, field) for field in SEEN_BY_ALL]
        assert set(map(encode, seen.shown)) <= set(map(encode, whole.shown))
        assert seen.booty == whole.booty or seat not in state.officers
        assert seen.shares == {by: split_seen_by(split, seat) for by, split in whole.shares.items()}
        if state.phase != "over":
            assert seen.offers == tuple(offer.seen_by(seat) for offer in whole.offers)
            assert seen.deals == tuple(deal.seen_by(seat) for deal in whole.deals)
