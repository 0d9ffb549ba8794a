"""Cleaning the names and texts that people write.

The result is still plain text: it is never escaped here, and a page must never treat it as markup. What is removed
could pass for something else: control characters, direction marks, invisible letters, stacks of accents.
"""

import re
from itertools import accumulate, takewhile
from unicodedata import category, normalize

MAX_NAME_LENGTH = 32
"""A ligature counts as the letters it stands for: one of Arabic stands for 18."""
MAX_MARKS = 2
"""Combining marks on one letter, beyond those in its composed form."""
_DIRECTION_MARKS = {chr(code) for code in (*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F, 0x061C)}
_BLANK = set("\u00ad\u034f\u115f\u1160\u180e\u200b\u2060\u2800\u3164\ufeff\uffa0\ufffc\U00016fe4\U0001d159")
_STACK = re.compile(f"(?<=m{{{MAX_MARKS}}})m+")
"""Marks beyond those on one letter, in a text where every mark is an m and everything else a space."""

FORM_SELECTORS = {
    chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0), *range(0x180B, 0x1810), 0x17B4, 0x17B5)
}
"""Marks that select the form of the letter before them, and show nothing themselves."""


def plain(text: str) -> str:
    """The text on one line, without what could deceive."""
    if not (text.isascii() and text.isprintable()):
        text = _cleaned(normalize("NFC", text))
    return " ".join(text.split())


def _cleaned(text: str) -> str:
    """Looks at each character of the alphabet that the text uses once: that is fewer, and the rest needs no loop."""
    letters = set(text)
    hidden: dict[str, str | int | None] = {
        letter: None if letter in _DIRECTION_MARKS else " "
        for letter in letters
        if letter in _DIRECTION_MARKS or letter in _BLANK or not letter.isprintable()
    }
    if hidden:
        text = text.translate(str.maketrans(hidden))
    marks = {letter for letter in letters if category(letter)[0] == "M"}.difference(hidden)
    if marks:
        kinds = "".join(["m" if letter in marks else " " for letter in text])
        for stack in reversed(list(_STACK.finditer(kinds))):
            text = text[: stack.start()] + text[stack.end() :]
    return text


def clean_name(name: str) -> str:
    """A name as others see it; empty if nothing in it is visible."""
    name = plain("".join([letter for letter in name if letter not in FORM_SELECTORS]))
    lengths = accumulate(len(normalize("NFKC", letter)) for letter in name)
    name = name[: sum(1 for _ in takewhile(lambda length: length <= MAX_NAME_LENGTH, lengths))].strip()
    return name if any(category(letter)[0] in "LNPS" for letter in name) else ""
