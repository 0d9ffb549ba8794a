"""Everyone can use the page: WCAG 2.2 AA on every screen, by day and by night, on phone and desk, in large letters too.

The screens one sees most are looked at in one language each, the next screen in the next; `make reach` looks at all
there are in all of them.
"""

import os
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.support.browser.axe import colour_complaints, complaints
from tests.support.browser.company import Guests
from tests.support.browser.fit import LETTERS, SPACES, cut_off, misnamed, swaying, too_small
from tests.support.browser.screens import DESK, FURTHER, PHONE, SCREENS, at_rest, light
from tests.support.locale_files import LANGUAGES

WHOLE = "NOTTINGHAM_REACH" in os.environ
"""Every screen in every language and light, at every size."""
OFTEN = ("start", "gathering", "market", "merchant", "sheriff", "over", "companion", "replay")
SMALLEST: ViewportSize = {"width": 320, "height": 640}
"""What WCAG asks for: a desk of 1280 at 400 %."""
LAPTOP: ViewportSize = {"width": 1366, "height": 650}
"""What a browser leaves of a small one."""
HALF_A_DESK: ViewportSize = {"width": 720, "height": 450}
"""At 200 %."""


class Look(NamedTuple):
    """How somebody looks at the page."""

    name: str
    viewport: ViewportSize
    lights: tuple[str, ...] = ()
    """In which axe is asked."""
    letters: int = 1
    """How many times as large."""
    spaced: bool = False
    """With as much space between lines, words and letters as somebody may need (WCAG 1.4.12)."""


LOOKS = (
    Look("desk", DESK, lights=("day", "night") if WHOLE else ("day",)),
    Look("phone", PHONE, lights=("night", "day") if WHOLE else ("night",)),
    Look("smallest", SMALLEST),
    Look("phone with large letters", PHONE, letters=2),
    Look("phone with wide spaces", PHONE, spaced=True),
)
MORE_LOOKS = (
    Look("laptop", LAPTOP),
    Look("desk at 200 %", HALF_A_DESK),
    Look("desk with large letters", DESK, letters=2),
    Look("desk with wide spaces", DESK, spaced=True),
)


def cases() -> Iterator[tuple[str, str]]:
    """What is opened on a screen is looked at right after it: that saves coming to it again."""
    apart = [screen for screen in SCREENS if not any(screen in steps for steps in FURTHER.values())]
    for place, screen in enumerate(apart if WHOLE else OFTEN):
        for language in LANGUAGES if WHOLE else [LANGUAGES[place % len(LANGUAGES)]]:
            yield screen, language


@pytest.mark.parametrize(("screen", "language"), [*cases()])
def test_everyone_can_use_it(company: Guests, screen: str, language: str) -> None:
    company.language = language
    hand = SCREENS[screen](company)
    found = troubles(hand.page)
    for name, step in FURTHER.get(screen, {}).items():
        hand.page.keyboard.press("Escape")
        step(hand)
        phone = hand.page.viewport_size == PHONE
        found += [f"{name}, {trouble}" for trouble in troubles(hand.page, only=PHONE if phone else None)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("screen", "button"), [("market", "swap"), ("full bag", "load")])
def test_on_a_small_laptop_all_that_is_asked_for_is_in_sight(company: Guests, screen: str, button: str) -> None:
    hand = SCREENS[screen](company)
    hand.page.set_viewport_size(LAPTOP)
    at_rest(hand.page)
    own = hand.page.get_by_role("region", name=hand.words("mine-title"))
    for part in (hand.page.locator(f'[data-do="{button}"]'), *own.get_by_role("button").all()):
        expect(part).to_be_in_viewport(ratio=1)


def troubles(page: Page, only: ViewportSize | None = None) -> list[str]:
    """What bars somebody, however he looks at it. Afterwards it is as it was."""
    found = misnamed(page)
    for look in (*LOOKS, *MORE_LOOKS) if WHOLE else LOOKS:
        if only not in (None, look.viewport):
            continue
        page.set_viewport_size(look.viewport)
        page.evaluate(LETTERS, look.letters)
        page.evaluate(SPACES, look.spaced)
        at_rest(page)
        seen = cut_off(page) + swaying(page)
        at_rest(page)
        if look.letters == 1:
            seen += too_small(page)
        for theme in look.lights:
            light(page, theme)
            # What is not about colours is so in every light.
            seen += complaints(page) if theme == look.lights[0] else colour_complaints(page)
        found += [f"{look.name}: {trouble}" for trouble in seen]
    page.evaluate(LETTERS, 1)
    page.evaluate(SPACES, False)
    page.set_viewport_size(only or DESK)
    at_rest(page)
    return found
