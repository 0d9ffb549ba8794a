"""Names that nobody can guess: of tables and games in links, and of rows in the store."""

import secrets

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""None that looks like another."""
CODE_LENGTH = 14
"""Some 69 bits: a link is the key to a table that no list shows."""


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def new_id() -> int:
    """Below 2**53, so that a page can hold it."""
    return secrets.randbits(53)
