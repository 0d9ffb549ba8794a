"""The rules for players as text: the sections of `rules.ftl` that apply to a game.

The page arranges the same paragraphs in `web/src/rules/sections.ts`, and a test compares the two.
"""

from nottingham.narration.texts import load_bundle
from nottingham.rules.limits import (
    BLACK_MARKET_PRICE,
    MAX_IN_BAG,
    MAX_SET_ASIDE,
    MAX_SPLITS,
    MAX_WORDS_ON_BAG,
)
from nottingham.rules.options import Options

ALWAYS = ""
SECTIONS: dict[str, tuple[str, ...]] = {
    "about": (ALWAYS,) * 4,
    "goods": (ALWAYS, ALWAYS, ALWAYS, "royal_goods", "three"),
    "setup": (ALWAYS, "sheriff", "first", "second"),
    "round": (ALWAYS, ALWAYS, ALWAYS, ALWAYS, ALWAYS, ALWAYS, "sheriff", "six"),
    "market": (ALWAYS, "first", "second", "first", "first", "second", ALWAYS, "first", "second", ALWAYS),
    "load": (ALWAYS,) * 3,
    "declare": (ALWAYS, ALWAYS, ALWAYS, "royal_goods", "three"),
    "inspect": (ALWAYS, ALWAYS, ALWAYS, ALWAYS, "royal_goods", "first", "second"),
    "deals": (*(ALWAYS,) * 13, "open_trade"),
    "lies": (ALWAYS,) * 3,
    "favours": (ALWAYS,) * 5,
    "debts": (ALWAYS,) * 5,
    "end": (ALWAYS, "six"),
    "scoring": (ALWAYS, ALWAYS, ALWAYS, ALWAYS, "black_market", ALWAYS, "royal_goods", ALWAYS, ALWAYS),
    "royal": (ALWAYS, ALWAYS, "packs"),
    "black_market": (ALWAYS,) * 6,
    "deputies": (ALWAYS,) * 8,
    "variants": ("time_limit", "removed_cards", "seven_card_hand", "open_trade", "packs"),
    "secrets": (ALWAYS,) * 5,
}
"""For each paragraph of a section, the games in which it applies. Sections on clocks and shuffles are for the page."""
WHOLE = {"royal": "royal_goods", "black_market": "black_market", "deputies": "six"}
"""Sections that apply only to some games."""
FACTS = {
    "gold": 50,
    "hand_six": 6,
    "hand_seven": 7,
    "aside": MAX_SET_ASIDE,
    "bag": MAX_IN_BAG,
    "pile": 5,
    "price": BLACK_MARKET_PRICE,
    "removed": 10,
    "seconds": 60,
    "sheriff_at_three": 3,
    "sheriff_at_more": 2,
    "rounds_at_six": 9,
    "deputy_at_six": 3,
    "words": MAX_WORDS_ON_BAG,
    "splits": MAX_SPLITS,
    "honest": 8,
    "caught": 10,
}
"""The numbers in the text."""


def topics(options: Options) -> list[str]:
    """The sections with something to read in a game."""
    return [topic for topic in SECTIONS if _applies(WHOLE.get(topic, ALWAYS), options) and _numbers(topic, options)]


def rules_text(topic: str, options: Options, language: str) -> str:
    """A section, one paragraph per line under its title. Raises `KeyError` for one that doesn't apply."""
    if topic not in topics(options):
        raise KeyError(topic)
    facts = {**FACTS, "hand": FACTS["hand_seven" if options.seven_card_hand else "hand_six"]}
    keys = ["title", *map(str, _numbers(topic, options))]
    return "\n".join(_say(language, f"rules-{topic}-{key}", facts) for key in keys)


def _numbers(topic: str, options: Options) -> list[int]:
    return [number for number, where in enumerate(SECTIONS[topic], 1) if _applies(where, options)]


def _applies(where: str, options: Options) -> bool:
    match where:
        case "":
            return True
        case "first" | "second":
            return options.edition == where
        case "three":
            return options.players == 3
        case "sheriff":
            return options.players != 6
        case "six":
            return options.players == 6
        case "packs":
            return bool(options.packs)
        case _:
            return bool(getattr(options, where))


def _say(language: str, key: str, facts: dict[str, int]) -> str:
    bundle = load_bundle(language, ("words", "rules"))
    return str(bundle.format_pattern(bundle.get_message(key).value, facts)[0])
