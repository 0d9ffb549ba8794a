"""Names and texts as others see them."""

from itertools import groupby
from unicodedata import category, normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nottingham.table.plain_text import _BLANK, _DIRECTION_MARKS, MAX_MARKS, MAX_NAME_LENGTH, clean_name, plain


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  Ann  of\n\tLocksley ", "Ann of Locksley"),
        ("Zoë Ж 李", "Zoë Ж 李"),
        ("Zoe\u0308", "Zoë"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("\x1b[31mred", "[31mred"),
        ("abc\u202edef", "abcdef"),
        ("a" * 100, "a" * MAX_NAME_LENGTH),
        ("e" + "\u0323" * 30, "ẹ\u0323\u0323"),
        ("\u3164", ""),
        ("\u2800 \u200b\u115f", ""),
        ("\u0301", ""),
        ("☺", "☺"),
        ("A\ufe00n\U000e0100n\ufe0f", "Ann"),
        ("Ann\u17b5\u180b", "Ann"),
        ("Ann\U0001d159", "Ann"),
        ("Ann\U00016fe4", "Ann"),
        ("Ann\ufffc", "Ann"),
        ("\ufdfa" * 32, "\ufdfa"),
        ("\ufb01" * 32, "\ufb01" * 16),
    ],
)
def test_a_name_consists_of_visible_characters(written: str, shown: str) -> None:
    assert clean_name(written) == shown


@given(st.text())
def test_plain_text_is_one_line_and_idempotent(text: str) -> None:
    once = plain(text)
    assert once.isprintable() and plain(once) == once
    assert len(normalize("NFKC", clean_name(text))) <= MAX_NAME_LENGTH


def plainly(text: str) -> str:
    """The same, letter by letter."""
    kept = [
        " " if letter in _BLANK or not letter.isprintable() else letter
        for letter in normalize("NFC", text)
        if letter not in _DIRECTION_MARKS
    ]
    stacks = groupby(kept, lambda letter: category(letter).startswith("M"))
    bare = "".join("".join(list(letters)[:MAX_MARKS] if mark else letters) for mark, letters in stacks)
    return " ".join(bare.split())


ODD = "ae\u0301\u0323\u0308\u20dd\u034f\u200b\u202e \n\0\ufffc\u17b5\U000e0100\U0001d165Ж李"


@given(st.text() | st.text(ODD))
def test_plain_text_is_what_is_left_letter_by_letter(text: str) -> None:
    assert plain(text) == plainly(text)
