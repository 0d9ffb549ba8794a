"""The page's texts: tests find buttons by their label in any language, from the same files as the page."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

VOICES = "voices"
"""The lines of bots: a third of all texts, which few tests need."""
LOCALE = Path(__file__).parents[3] / "src" / "nottingham" / "locale"


class Words:
    """One language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread = {file.stem: file for file in (LOCALE / language).glob("*.ftl")}
        for name in self._unread.keys() - {VOICES}:
            self._read(name)

    def _read(self, name: str) -> None:
        if file := self._unread.pop(name, None):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def __call__(self, key: str, **args: Any) -> str:
        if key.startswith("voice-"):
            self._read(VOICES)
        message = self._bundle.get_message(key)
        assert message.value is not None, key
        said, faults = self._bundle.format_pattern(message.value, args)
        assert not faults, f"{key} in {self.language}: {faults}"
        return str(said)

    def before(self, key: str, name: str) -> str:
        """Returns the text of a sentence before its argument."""
        return self(key, **{name: "\0"}).partition("\0")[0]

    def good(self, name: str) -> str:
        return self(f"good-{name}")

    def goods(self, name: str, count: int) -> str:
        return self(f"goods-{name}", count=count)

    def card(self, good: Mapping[str, Any]) -> str:
        """A card as it is read aloud."""
        kind, value, penalty = good["kind"], good["value"], good["penalty"]
        label = self("card-label", name=self.good(good["name"]), kind=kind, value=value, penalty=penalty)
        counts = good.get("counts_as")
        if not counts:
            return label
        return f"{label}, {self('card-counts', count=counts['count'], good=self.good(counts['good']))}"


@cache
def words(language: str = "en") -> Words:
    return Words(language)
