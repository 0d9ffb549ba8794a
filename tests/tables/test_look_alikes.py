"""Names that look alike count as equal, and natural names in all our languages don't look alike."""

from collections.abc import Iterator
from importlib.resources import files
from itertools import combinations, product
from unicodedata import normalize

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nottingham.players.roster import player_names
from nottingham.table.look_alikes import distinct, shown_names
from nottingham.table.plain_text import clean_name

LOOK_ALIKES = {
    "Cyrillic": ("Ann", "\u0410nn"),
    "Greek": ("Ann", "\u0391nn"),
    "fullwidth": ("Ann", "\uff21nn"),
    "bold": ("Ann", "\U0001d400nn"),
    "capitals": ("Ann", "ANN"),
    "l for I": ("Iris", "lris"),
    "0 for o": ("Bob", "B0b"),
    "rn for m": ("Tom", "Torn"),
    "Latin for Cyrillic": ("Саша", "Caшa"),
    "no space": ("Ann 2", "Ann2"),
    "a Greek letter that stands for s": ("Claude", "\u03f9laude"),
    "small ones, too": ("Alice", "Ali\u03f2e"),
    "letters for s that look like f": ("Jeff", "Je\u017f\u017f"),
    "the same letters, as they are read": ("Jess", "Je\u017f\u017f"),
    "a line": ("Will", "Wi\uffe8\uffe8"),
    "several kinds": ("Alice", "\uff21li\u03f2\u0435"),
    "a raised number": ("Ann 2", "Ann\u00b2"),
    "a selector, in a name from before they were removed": ("Ann", "Ann\ufe0f"),
}
NATURAL = """
Ann Anna Anne Annie Ian Jan Jon John Joan Jean Tim Tom Bill Will Jill Gil Lil Ali Al Carl Karl Emma Erna Mia Max
José Jose Núñez Nunez Begoña Íñigo Inés Inês João Joao Antônio António Antonio Conceição
François Francois Zoë Zoé Zoe Jean-Luc D’Artagnan Hélène Helene Noël Noel Élise Elise
Анна Аня Алёна Алена Андрей Андреи Юля Юлия Ярослав Илья Оля Коля Толя Саша Паша Маша Даша Миша Гриша Лида Люда Дима
李 王 Łukasz Lukasz Søren Soren Müller Muller Αννα Νίκος
"""


def look_alike(one: str, other: str) -> bool:
    return distinct(one, {other}) != one


@pytest.mark.parametrize("kind", LOOK_ALIKES)
def test_names_that_look_alike_count_as_equal(kind: str) -> None:
    one, other = LOOK_ALIKES[kind]
    assert look_alike(one, other) and look_alike(other, one)
    assert distinct(other, {one}) == f"{other} 2"


def listed() -> Iterator[tuple[str, str]]:
    """Each character that Unicode's list confuses with ASCII, with the latter."""
    text = files("confusable_homoglyphs").joinpath("confusables.json").read_bytes()
    for one, others in msgspec.json.decode(text).items():
        for other in others:
            pair = [character.strip("\u200e") for character in (one, other["c"])]  # some have a mark of direction
            for letter, looks in (pair, pair[::-1]):
                if len(letter) == 1 and not letter.isascii() and looks.isascii():
                    yield letter, looks


@pytest.mark.parametrize("around", ["Bo{}by", "BO{}BY", "{}o"])
def test_every_listed_character_counts_as_what_it_looks_like(around: str) -> None:
    """Letters with an accent are an exception: with it they are other letters, so `ơ` doesn't count as `o'`."""
    names = {
        (clean_name(around.format(letter)), clean_name(around.format(looks)))
        for letter, looks in listed()
        if normalize("NFD", letter) == letter
    }
    assert len(names) > 1500
    assert [pair for pair in names if not look_alike(*pair)] == []


def test_natural_names_look_like_no_other() -> None:
    alike = [pair for pair in combinations(NATURAL.split(), 2) if look_alike(*pair)]
    assert alike == []


def test_no_two_bots_look_alike_in_any_language() -> None:
    for one, other in combinations(player_names(), 2):
        assert not [pair for pair in product(shown_names(one), shown_names(other)) if look_alike(*pair)]


def test_a_bot_has_a_name_in_every_language() -> None:
    assert shown_names("robin_hood:apprentice") == {"Robin Hood", "Robin des Bois", "Робин Гуд"}


@given(st.text(min_size=1), st.sets(st.text(min_size=1), max_size=5))
def test_a_numbered_name_looks_like_no_other(name: str, others: set[str]) -> None:
    shown = distinct(name, others)
    assert not any(look_alike(shown, other) for other in others)
    assert shown == name or any(look_alike(name, other) for other in others), "a name is numbered only if it must be"


def test_numbers_go_on() -> None:
    assert distinct("Ann", set()) == "Ann"
    assert distinct("ann", {"Ann", "ann 2"}) == "ann 3"
    assert distinct("\u0410nn", {"Ann", "Ann 2"}) == "\u0410nn 3"
