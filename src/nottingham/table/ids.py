"""Unguessable codes for tables and games in links, and random ids for rows."""

import secrets

LINK_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""No two look alike."""
CODE_LENGTH = 14
"""About 69 bits: the link is the only protection of a private table."""


def new_code() -> str:
    return "".join(secrets.choice(LINK_LETTERS) for _ in range(CODE_LENGTH))


def new_id() -> int:
    """Below 2**53, so that JavaScript can hold it."""
    return secrets.randbits(53)
