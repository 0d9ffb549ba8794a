"""Putting a deal together on the page: two open hands, what binds and what is only promised."""

import random
import re
from collections import Counter
from typing import Literal

from playwright.sync_api import Locator, expect

from tests.support.browser.window import Window

Side = Literal["give", "get"]
Source = Literal["stand", "contraband", "bag"]
SOURCES: tuple[Source, ...] = ("stand", "contraband", "bag")
FAVOURS = ("spare", "open", "pay", "words")


class Composer:
    """The open sheet on which a deal is written."""

    def __init__(self, window: Window) -> None:
        self.words = window.words
        self._send = window.button("bargain-send")
        self.sheet = window.page.locator("form").filter(has=self._send)
        self._send.wait_for()

    def side(self, side: Side) -> Locator:
        return self.sheet.locator(f"fieldset[data-hand={side}]")

    # Gold

    def suggested(self, side: Side = "give") -> Locator:
        return self.side(side).get_by_role("group", name=self.words("bargain-suggestions")).get_by_role("button")

    def gold(self, side: Side = "give") -> Locator:
        """The field for an exact amount."""
        exact = self._folded("exact", self.side(side))
        if exact.count():
            self._unfold(exact)
        return self.side(side).get_by_role("spinbutton", name=self.words("bargain-gold"))

    # Goods

    def opened(self, side: Side, source: Source) -> Locator | None:
        """The goods of a source, if there are any to be had: on the shelf, folded, or not owned at all."""
        for fold in (f"from-{source}", "bluff"):
            place = self._folded(fold, self.side(side))
            if place.count():
                self._unfold(place)
        goods = self.side(side).locator(f"[data-source={source}]")
        return goods if goods.count() else None

    def _folded(self, name: str, within: Locator | None = None) -> Locator:
        title = self.sheet.page.locator(f"summary[data-do={name}]")
        return (within or self.sheet).locator("details").filter(has=title)

    def _unfold(self, place: Locator) -> None:
        if place.get_attribute("open") is None:
            place.locator("summary").click()

    def add(self, side: Side, source: Source, good: str) -> None:
        place = self.opened(side, source)
        assert place is not None, f"nothing can be put in from {source}"
        name = self.words("bargain-more", good=self.words.good(good))
        place.get_by_role("button", name=name, exact=True).click()

    # What binds, and what is promised

    def pledging(self, owner: str) -> Locator:
        """The part of the form that says what becomes of somebody's bag."""
        group = self.sheet.get_by_role("group", name=self.words("bargain-bag-of", name=owner), exact=True)
        others = self._folded("other-bags")
        if not group.is_visible() and others.count():
            others.locator("summary").click()
        return group

    def pledge(self, owner: str, what: Literal["none", "hand_back", "open"]) -> None:
        choice = self.words(f"bargain-pledge-{what}")
        self.pledging(owner).get_by_role("button", name=choice, exact=True).click()

    def promise(self, kind: str, whom: str = "", *, by_me: bool = True, gold: int = 5, text: str = "") -> None:
        place = self._folded("promises")
        self._unfold(place)
        who = place.get_by_role("group", name=self.words("bargain-promise-by"), exact=True).get_by_role("button")
        who.nth(0 if by_me else 1).click()
        if whom:
            about = place.get_by_role("group", name=self.words("bargain-promise-whom"), exact=True)
            about.get_by_role("button", name=whom, exact=True).click()
        promise = place.locator(f"[data-promise={kind}]")
        if kind == "words":
            promise.get_by_role("textbox", name=self.words("bargain-promise-text"), exact=True).fill(text)
            promise.get_by_role("button", name=self.words("bargain-promise-add"), exact=True).click()
        elif kind == "pay":
            self._unfold(self._folded("exact", promise))
            promise.get_by_role("spinbutton", name=self.words("bargain-gold")).fill(str(gold))
        elif promise.get_attribute("aria-pressed") == "false":
            promise.click()

    # Sending

    def send(self) -> None:
        self._send.click()
        expect(self._send).to_be_hidden()

    def never_mind(self) -> None:
        self.sheet.get_by_role("button", name=self.words("bargain-cancel"), exact=True).click()
        expect(self._send).to_be_hidden()

    # Whatever comes to mind

    def fancy(self, dice: random.Random) -> Counter[str]:
        """Puts together something that can be sent, if it can, and sends it; what was in it."""
        did: Counter[str] = Counter()
        if dice.random() < 0.6:
            did.update(self._some_gold(dice))
        for side in ("give", "get"):
            if dice.random() < 0.3:
                did.update(self._some_goods(dice, side))
        if dice.random() < 0.3:
            did.update(self._some_pledge(dice))
        if dice.random() < 0.3:
            kind = dice.choice(FAVOURS)
            self.promise(kind, by_me=dice.random() < 0.6, gold=dice.randint(1, 9), text="A song about you")
            did[f"promised {kind}"] += 1
        if not self._send.is_enabled():
            self.never_mind()
            return Counter({"thought better of it": 1})
        self.send()
        return did

    def _some_gold(self, dice: random.Random) -> list[str]:
        side: Side = dice.choice(("give", "give", "get"))
        suggested = self.suggested(side)
        if count := suggested.count():
            suggested.nth(dice.randrange(count)).click()
            return ["suggested gold"]
        field = self.gold(side)
        if not field.count():
            return []
        field.fill(str(dice.randint(0, int(field.get_attribute("max") or 0))))
        return ["typed gold"]

    def _some_goods(self, dice: random.Random, side: Side) -> list[str]:
        source = dice.choice(SOURCES)
        place = self.opened(side, source)
        if place is None:
            return []
        start = self.words.before("bargain-more", "good")
        more = place.get_by_role("button", name=re.compile(f"^{re.escape(start)}"), disabled=False)
        if not (count := more.count()):
            return []
        more.nth(dice.randrange(count)).click()
        return [f"{side} from {source}"]

    def _some_pledge(self, dice: random.Random) -> list[str]:
        others = self._folded("other-bags")
        if others.count():
            self._unfold(others)
        binding = self.sheet.get_by_role("group", name=self.words("bargain-binding"))
        what = dice.choice(("none", "hand_back", "open", "open"))
        free = binding.get_by_role("button", name=self.words(f"bargain-pledge-{what}"), exact=True, disabled=False)
        if not (count := free.count()):
            return []
        free.nth(dice.randrange(count)).click()
        return [f"pledged {what}"]
