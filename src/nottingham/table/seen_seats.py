"""The seats of a game as JSON, kept from one move to the next: a move changes one or two of them."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from nottingham.rules.state import Seat, State
from nottingham.rules.view import others_seat, own_seat
from nottingham.rules.view_types import OthersSeat, OwnSeat
from nottingham.rules.wire import encode


class SeenSeat(NamedTuple):
    """A seat as others and as its owner see it, and the JSON of both."""

    seat: Seat
    others: OthersSeat
    own: OwnSeat
    for_others: bytes
    for_owner: bytes


class SeenSeats(NamedTuple):
    """All seats, while bags are being loaded or at any other time: others see a hand differently then."""

    loading: bool
    seats: Sequence[SeenSeat]


NOT_SEEN: Final = SeenSeats(False, ())


def seen_seats(state: State, before: SeenSeats) -> SeenSeats:
    """All seats, given what they were before: a move changes one or two of them."""
    loading = state.phase == "load"
    if not before.seats or before.loading != loading:
        return SeenSeats(loading, [_seen_seat(state, seat) for seat in state.seats])
    known = zip(state.seats, before.seats, strict=True)
    return SeenSeats(loading, [seen if seen.seat is seat else _seen_seat(state, seat) for seat, seen in known])


def _seen_seat(state: State, seat: Seat) -> SeenSeat:
    others, own = others_seat(state, seat), own_seat(seat)
    return SeenSeat(seat, others, own, encode(others), encode(own))
