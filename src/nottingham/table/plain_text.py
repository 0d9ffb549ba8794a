"""What people write: names and words of their own, made fit to be shown to others.

It stays text wherever it goes; nobody here escapes it for a page, and no page may take it for anything else. What is
taken out is what could pretend to be something it isn't: control characters, marks that turn the direction of writing,
letters that can't be seen, towers of accents.
"""

from itertools import groupby
from unicodedata import category, normalize

MAX_NAME_LENGTH = 32
MAX_MARKS = 2
"""Accents on one letter, after those that are part of it."""
_TURNING = {chr(code) for code in (*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F, 0x061C)}
_BLANK = {"\u115f", "\u1160", "\u2800", "\u3164", "\uffa0", "\u00ad", "\u034f", "\u180e", "\u200b", "\u2060", "\ufeff"}


def plain(text: str) -> str:
    """Text on one line."""
    kept = [
        " " if letter in _BLANK or not letter.isprintable() else letter
        for letter in normalize("NFC", text)
        if letter not in _TURNING
    ]
    bare = "".join("".join(list(letters)[:MAX_MARKS] if mark else letters) for mark, letters in groupby(kept, _is_mark))
    return " ".join(bare.split())


def _is_mark(letter: str) -> bool:
    return category(letter).startswith("M")


def clean_name(name: str) -> str:
    """A name as others see it; empty, if nothing of it can be seen."""
    name = plain(name)[:MAX_NAME_LENGTH].strip()
    return name if any(category(letter)[0] in "LNPS" for letter in name) else ""


def distinct(name: str, others: set[str]) -> str:
    """The name, with a number if another here has it already."""
    number = 1
    told = name
    while told.casefold() in {other.casefold() for other in others}:
        number += 1
        told = f"{name} {number}"
    return told
