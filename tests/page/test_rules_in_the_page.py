"""The numbers in the page's rules text are those of the engine."""

import json
import re

import pytest

from nottingham.rules.goods import base_pack
from nottingham.rules.limits import BLACK_MARKET_PRICE, MAX_IN_BAG, MAX_SET_ASIDE, MAX_SPLITS, MAX_WORDS_ON_BAG
from nottingham.rules.options import Options
from nottingham.rules.phases.rounds import PILE_START, REMOVED_CARDS, STARTING_GOLD
from tests.support.locale_files import LANGUAGES, PAGE, words

FACTS: dict[str, int] = json.loads((PAGE / "rules" / "facts.json").read_text(encoding="utf-8"))
PENALTY = {good.name: good.penalty for good in base_pack().goods}
GIVEN = {*FACTS, "hand"}
"""The variables that `factsOf` gives every paragraph: `hand` is one of `hand_six` and `hand_seven`."""
PARAGRAPH = re.compile(r"rules-[a-z_]+-\d+")


def test_the_numbers_are_those_of_the_engine() -> None:
    merchants = 3
    assert {
        "gold": STARTING_GOLD,  # R1.3
        "hand_six": Options(4).hand_size,  # R2.2
        "hand_seven": Options(4, seven_card_hand=True).hand_size,
        "aside": MAX_SET_ASIDE,  # R4.2
        "bag": MAX_IN_BAG,  # R5.1
        "pile": PILE_START,  # R2.3, R4.5
        "price": BLACK_MARKET_PRICE,  # R9.2
        "removed": REMOVED_CARDS,  # R2.4
        "seconds": (Options(1 + merchants, time_limit=True).seconds or 0) // merchants,  # R6.6
        "sheriff_at_three": Options(3).rounds // 3,  # R3.2
        "sheriff_at_more": Options(4).rounds // 4,
        "rounds_at_six": Options(6).rounds,
        "deputy_at_six": 2 * Options(6).rounds // 6,  # R8.1
        "words": MAX_WORDS_ON_BAG,  # R8.3
        "splits": MAX_SPLITS,  # R8.6
        "honest": 4 * PENALTY["chickens"],  # known answer 1
        "caught": PENALTY["cheese"] + 2 * PENALTY["mead"],  # known answer 2
    } == FACTS
    assert Options(5).rounds // 5 == FACTS["sheriff_at_more"]


def test_the_goods_named_in_the_text_are_those_of_the_game() -> None:
    """Legal goods and contraband (R1.1), the black market (R9.1), and what three play without (R5.3)."""
    assert set(base_pack().black_market) == {"pepper", "mead", "silk"}
    kinds = {kind: {good.name for good in base_pack().goods if good.kind == kind} for kind in ("legal", "contraband")}
    assert kinds == {
        "legal": {"apples", "cheese", "bread", "chickens"},
        "contraband": {"pepper", "mead", "silk", "crossbows"},
    }
    assert [good.name for good in base_pack().goods if good.kind == "legal" and not good.copies_at_three] == ["bread"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_written_by_hand(language: str) -> None:
    """Every number in the text comes from a variable, in all languages."""
    for key, said in words(language).items():
        if PARAGRAPH.fullmatch(key):
            assert not any(re.search(r"\d", text) for text in said.texts), key
            assert said.variables <= GIVEN, key


def test_every_number_is_used() -> None:
    named = {variable for key, said in words("en").items() if PARAGRAPH.fullmatch(key) for variable in said.variables}
    assert named == GIVEN
