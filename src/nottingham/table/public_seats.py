"""Limits at how many public tables one person can have a seat, and of how many they can be the host."""

from nottingham.store.store import Store
from nottingham.table.errors import Refusal
from nottingham.table.seating import seat_of
from nottingham.table.settings import TableDoc, decode_doc

MAX_PUBLIC_SEATS = 5
MAX_PUBLIC_TABLES = 5


async def check_public_seats(store: Store, person: int, here: int | None = None) -> None:
    """Refuses a seat to a person who already has as many as allowed at public tables with unfinished games."""
    if await _has_too_many(store, person, here):
        message = "You have seats at {n} public tables. Give one up first."
        raise Refusal("too_many", "too_many_seats", message, n=MAX_PUBLIC_SEATS)


async def check_public_table(store: Store, doc: TableDoc, here: int | None = None) -> None:
    """Refuses to make a table public whose host has as many as allowed, or where somebody would get too many seats."""
    if doc.host is not None:
        hosted = [row for row in await store.public_tables_of(doc.host) if row.host == doc.host and row.id != here]
        if len(hosted) >= MAX_PUBLIC_TABLES:
            message = "You are the host of {n} public tables. Make one private, or let somebody else be its host."
            raise Refusal("too_many", "too_many_public", message, n=MAX_PUBLIC_TABLES)
        if seat_of(doc, doc.host) is not None:
            await check_public_seats(store, doc.host, here)
    for chair in doc.chairs:
        if chair.person not in (None, doc.host) and await _has_too_many(store, chair.person, here):
            message = "{name} has seats at {n} public tables, and must give one up first."
            raise Refusal("too_many", "too_many_seats_of", message, name=chair.name, n=MAX_PUBLIC_SEATS)


async def _has_too_many(store: Store, person: int, here: int | None) -> bool:
    """Whether a person has as many seats as allowed at other public tables with unfinished games."""
    others = [row for row in await store.public_tables_of(person) if row.id != here]
    return sum(seat_of(decode_doc(row.doc), person) is not None for row in others) >= MAX_PUBLIC_SEATS
