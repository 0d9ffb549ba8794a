"""Cleaning the names and texts that people write.

The result is still plain text: it is never escaped here, and a page must never treat it as markup. What is removed
could pass for something else: control characters, direction marks, invisible letters, stacks of accents.
"""

from itertools import groupby
from unicodedata import category, normalize

MAX_NAME_LENGTH = 32
MAX_MARKS = 2
"""Combining marks on one letter, beyond those in its composed form."""
_DIRECTION_MARKS = {chr(code) for code in (*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F, 0x061C)}
_BLANK = {"\u115f", "\u1160", "\u2800", "\u3164", "\uffa0", "\u00ad", "\u034f", "\u180e", "\u200b", "\u2060", "\ufeff"}

FORM_SELECTORS = {
    chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0), *range(0x180B, 0x1810), 0x17B4, 0x17B5)
}
"""Marks that select the form of the letter before them, and show nothing themselves."""


def plain(text: str) -> str:
    """The text on one line, without what could deceive."""
    kept = [
        " " if letter in _BLANK or not letter.isprintable() else letter
        for letter in normalize("NFC", text)
        if letter not in _DIRECTION_MARKS
    ]
    bare = "".join("".join(list(letters)[:MAX_MARKS] if mark else letters) for mark, letters in groupby(kept, _is_mark))
    return " ".join(bare.split())


def _is_mark(letter: str) -> bool:
    return category(letter).startswith("M")


def clean_name(name: str) -> str:
    """A name as others see it; empty if nothing in it is visible."""
    name = plain("".join([letter for letter in name if letter not in FORM_SELECTORS]))[:MAX_NAME_LENGTH].strip()
    return name if any(category(letter)[0] in "LNPS" for letter in name) else ""
