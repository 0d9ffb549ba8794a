"""Limits the seats at public tables that one person can hold."""

from nottingham.store.store import Store
from nottingham.table.errors import Refusal
from nottingham.table.seating import seat_of
from nottingham.table.settings import decode_doc

MAX_PUBLIC_SEATS = 5


async def check_public_seats(store: Store, person: int, here: int | None = None) -> None:
    """Refuses a seat to a person who already has as many as allowed at public tables with unfinished games."""
    others = [row for row in await store.public_tables_of(person) if row.id != here]
    if sum(seat_of(decode_doc(row.doc), person) is not None for row in others) >= MAX_PUBLIC_SEATS:
        message = "You have seats at {n} public tables. Give one up first."
        raise Refusal("too_many", "too_many_seats", message, n=MAX_PUBLIC_SEATS)
