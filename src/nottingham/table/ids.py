"""Unguessable codes for tables and games in links, and random ids for rows."""

import secrets

LINK_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""No two look alike."""
CODE_LENGTH = 14
"""About 69 bits: the link is the only protection of a private table."""


def new_code() -> str:
    number = secrets.randbelow(len(LINK_LETTERS) ** CODE_LENGTH)  # the system is asked once, not for each letter
    code = ""
    for _ in range(CODE_LENGTH):
        number, letter = divmod(number, len(LINK_LETTERS))
        code += LINK_LETTERS[letter]
    return code


def new_id() -> int:
    """Below 2**53, so that JavaScript can hold it."""
    return secrets.randbits(53)
