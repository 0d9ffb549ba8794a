"""The seats of a game as JSON, kept from one move to the next: a move changes one or two of them."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple

from nottingham.rules.state import Seat, State
from nottingham.rules.view import others_seat, own_seat
from nottingham.rules.view_types import OthersSeat
from nottingham.rules.wire import encode


class SeenSeat(NamedTuple):
    """A seat as others see it, and the JSON of it for them and for its owner."""

    seat: Seat
    loading: bool
    others: OthersSeat
    for_others: bytes
    for_owner: bytes


def seen_seats(state: State, before: Sequence[SeenSeat]) -> list[SeenSeat]:
    """All seats, given what they were before: a move changes one or two of them."""
    loading = state.phase == "load"
    return [
        known if known and known.seat is seat and known.loading == loading else _seen_seat(state, seat)
        for seat, known in zip_longest(state.seats, before)
    ]


def _seen_seat(state: State, seat: Seat) -> SeenSeat:
    others = others_seat(state, seat)
    return SeenSeat(seat, state.phase == "load", others, encode(others), encode(own_seat(seat)))
