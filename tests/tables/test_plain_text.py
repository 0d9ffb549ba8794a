"""Names and texts as others see them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nottingham.table.plain_text import MAX_NAME_LENGTH, clean_name, plain


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
    ],
)
def test_a_name_consists_of_visible_characters(written: str, shown: str) -> None:
    assert clean_name(written) == shown


@given(st.text())
def test_plain_text_is_one_line_and_idempotent(text: str) -> None:
    once = plain(text)
    assert once.isprintable() and plain(once) == once
    assert len(clean_name(text)) <= MAX_NAME_LENGTH
