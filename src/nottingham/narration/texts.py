"""The page's texts for the command line: one language of the Fluent files in `nottingham/locale`.

Fluent is imported with the first `Texts`, so that only commands that narrate a game wait for it.
"""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "es", "fr", "pt-BR", "ru")
LOCALE = Path(__file__).parents[1] / "locale"
UNSEEN = "contraband"
"""The key under which hidden contraband is counted."""

_FILES = ("words", "log", "table", "talk", "seat")
_SOUNDS_LIKE_I = re.compile(r"[Ii]|[Hh][Ii](?![AaEe])")
"""Before this sound Spanish says “e” for “y”: “Marian e Isabel”, but “agua y hielo”."""


def find_language(tag: str) -> str | None:
    """Returns the language of a tag like `fr`, `pt-BR` or `fr_CA.UTF-8`, if there is a story in it."""
    wanted = re.split(r"[-_.@]", tag)[0].lower()
    return next((language for language in LANGUAGES if language.partition("-")[0] == wanted), None)


def language_of(environment: Mapping[str, str]) -> str:
    """Returns the language that the environment asks for, or English. The first variable that is set decides."""
    wanted = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return find_language(next(filter(None, wanted), "")) or "en"


@lru_cache
def load_bundle(language: str, files: Sequence[str] = _FILES) -> Any:
    """Loads some of the files of a language."""
    from fluent.runtime import FluentBundle, FluentResource

    # Direction marks around names and numbers would only help mixed-direction text, and terminals show them as boxes.
    bundle = FluentBundle([language], use_isolating=False)
    for name in files:
        bundle.add_resource(FluentResource((LOCALE / language / f"{name}.ftl").read_text(encoding="utf-8")))
    return bundle


class Texts:
    """The texts of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = load_bundle(language)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **details: str | int) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        return str(self._bundle.format_pattern(pattern, details)[0])

    def voiced(self, line: str, times: int = 0) -> str | None:
        """Returns what a bot says, by its line `much-caught-3`. There are many lines, so they are read on first use."""
        voices = load_bundle(self.language, ("voices",))
        if not voices.has_message(f"voice-{line}"):
            return None
        often = voices.format_pattern(voices.get_message("voice-times").value, {"count": times})[0]
        said = str(voices.format_pattern(voices.get_message(f"voice-{line}").value, {"times": often})[0])
        return said[0].upper() + said[1:]

    def listed(self, parts: Sequence[str]) -> str:
        """Returns a list in words: “a, b and c”, or “nothing”."""
        if len(parts) < 2:
            return parts[0] if parts else self.say("nothing")
        *before, last = parts
        key = "list-two" if len(parts) == 2 else "list-more"
        return self.say(f"{key}-i" if _SOUNDS_LIKE_I.match(last) else key, before=", ".join(before), last=last)

    def in_turn(self, clauses: Sequence[str]) -> str:
        """Returns clauses in a row: “a; b; c”."""
        *before, row = clauses or ("",)
        for first in reversed(before):
            row = self.say("deal-and", first=first, rest=row)
        return row

    def good(self, good: str) -> str:
        """Returns the name of a good. Those of custom packs have no translation."""
        return self.say(f"good-{good}") if self.has(f"good-{good}") else good.replace("_", " ")

    def goods(self, good: str, count: int) -> str:
        """Returns a count of a good: “3 apples”."""
        key = "contraband-amount" if good == UNSEEN else f"goods-{good}"
        return self.say(key, count=count) if self.has(key) else f"{count} {self.good(good)}"

    def crown(self, crown: str, good: str) -> str:
        """Returns “King of apples” for the crown `king`."""
        key = f"{crown}-{good}"
        return self.say(key) if self.has(key) else f"{self.say(f'word-{crown}')} ({self.good(good)})"

    def gold(self, count: int) -> str:
        return self.say("gold-amount", count=count)
