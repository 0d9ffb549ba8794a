"""The page meets WCAG 2.2 AA on every screen, in both themes, on phone and desktop, with large type too.

`make test` takes a sample: the most used screens in one language each, with the checks of axe in one theme each and
the sizes in turn. `make reach` checks every screen in every language, theme and size.
"""

import os
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pytest
from msgspec import UNSET
from playwright.sync_api import Page, ViewportSize, expect

from nottingham.rules.options import Options
from nottingham.rules.state import State
from nottingham.rules.view_types import Prompt
from tests.support.browser.axe import colour_complaints, complaints
from tests.support.browser.fit import LETTERS, SPACES, cut_off, misnamed, swaying, too_small
from tests.support.browser.guests import Guests
from tests.support.browser.screens import DESK, FURTHER, PHONE, SCREENS, asks, at_rest, light
from tests.support.browser.stage import Stage, find
from tests.support.locale_files import LANGUAGES

WHOLE = "NOTTINGHAM_REACH" in os.environ
"""Every screen in every language and light, at every size."""
OFTEN = ("start", "gathering", "market", "merchant", "sheriff", "over", "companion", "replay")
SMALLEST: ViewportSize = {"width": 320, "height": 640}
"""The window of WCAG 1.4.10: 1280 pixels at 400 %."""
LAPTOP: ViewportSize = {"width": 1366, "height": 650}
"""The room that a browser leaves on a small laptop."""
SMALL_PHONE: ViewportSize = {"width": 360, "height": 640}
LARGE: ViewportSize = {"width": 1920, "height": 1080}
TABLET: ViewportSize = {"width": 1180, "height": 820}
HALF_A_DESK: ViewportSize = {"width": 720, "height": 450}
"""A desk at 200 %."""


class Look(NamedTuple):
    """A size and style in which the page is checked."""

    name: str
    viewport: ViewportSize
    lights: tuple[str, ...] = ()
    """The themes in which axe checks it."""
    letters: int = 1
    """The factor by which letters are enlarged."""
    spaced: bool = False
    """Uses the text spacing of WCAG 1.4.12."""


LOOKS = (
    Look("desk", DESK, lights=("day", "night")),
    Look("phone", PHONE, lights=("night", "day")),
    Look("smallest", SMALLEST),
    Look("phone with large letters", PHONE, letters=2),
    Look("phone with wide spaces", PHONE, spaced=True),
    Look("laptop", LAPTOP),
    Look("desk at 200 %", HALF_A_DESK),
    Look("desk with large letters", DESK, letters=2),
    Look("desk with wide spaces", DESK, spaced=True),
)


PHONE_AT_NIGHT = Look("phone", PHONE, lights=("night",))


def looks(place: int) -> Sequence[Look]:
    """Returns all looks, or for the screen at this place of the sample one that axe checks and one that it doesn't."""
    if WHOLE:
        return LOOKS
    checked = LOOKS[place % 2]
    return checked._replace(lights=checked.lights[:1]), LOOKS[2 + place % (len(LOOKS) - 2)]


def cases() -> Iterator[tuple[str, str]]:
    """Dialogs of a screen are checked right after it, to open the screen only once."""
    apart = [screen for screen in SCREENS if not any(screen in steps for steps in FURTHER.values())]
    for place, screen in enumerate(apart if WHOLE else OFTEN):
        for language in LANGUAGES if WHOLE else [LANGUAGES[place % len(LANGUAGES)]]:
            yield screen, language


@pytest.mark.parametrize(("screen", "language"), [*cases()])
def test_every_screen_is_accessible(people: Guests, screen: str, language: str) -> None:
    people.language = language
    hand = SCREENS[screen](people)
    wanted = looks(0 if WHOLE else OFTEN.index(screen))
    found = troubles(hand.page, wanted)
    for name, step in FURTHER.get(screen, {}).items():
        hand.page.keyboard.press("Escape")
        reset(hand.page)
        step(hand)
        phone = hand.page.viewport_size == PHONE
        further = wanted if WHOLE else wanted[:1]
        found += [f"{name}, {trouble}" for trouble in troubles(hand.page, further, only=PHONE if phone else None)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("screen", "button"), [("market", "swap"), ("full bag", "load")])
def test_cards_and_their_button_are_in_sight_and_next_to_each_other(people: Guests, screen: str, button: str) -> None:
    hand = SCREENS[screen](people)
    own = hand.page.get_by_role("region", name=hand.words("mine-title"))
    for size in (LAPTOP, SMALL_PHONE):
        hand.page.set_viewport_size(size)
        at_rest(hand.page)
        for part in (hand.page.locator(f'[data-do="{button}"]'), *own.get_by_role("button").all()):
            expect(part).to_be_in_viewport(ratio=1)
        own.locator("[data-card]").last.focus()
        hand.page.keyboard.press("Tab")
        expect(hand.page.locator(f'[data-do="{button}"]')).to_be_focused()
        assert hand.page.evaluate("scrollY") == 0


def test_the_whole_gate_is_in_sight_however_many_sit_there(people: Guests) -> None:
    people.language = "ru"  # the longest words
    hand = SCREENS["sheriff"](people)
    own = hand.page.get_by_role("region", name=hand.words("mine-title"))
    acts = hand.page.locator("[data-bag] [data-do]")
    for size in (LARGE, DESK, LAPTOP, SMALL_PHONE):
        hand.page.set_viewport_size(size)
        at_rest(hand.page)
        expect(own).to_be_in_viewport(ratio=1)
        if size != SMALL_PHONE:
            assert hand.page.locator("main").evaluate("main => main.scrollHeight <= main.clientHeight")
            for act in acts.all():
                expect(act).to_be_in_viewport(ratio=1)
        if size == LARGE:
            assert own.locator(".card").first.evaluate("card => card.offsetWidth") >= 120
    # On a small phone the actions stay in sight, but cover no button that is scrolled into view.
    for answer in ("accept", "refuse"):
        button = hand.page.locator(f"[data-do={answer}]").first
        button.evaluate("button => button.scrollIntoView({ block: 'end' })")
        assert button.evaluate(UNCOVERED), answer
    assert not cut_off(hand.page)
    for act in acts.all():
        assert act.evaluate("act => act.scrollWidth <= act.clientWidth"), act.inner_text()


def test_the_claim_on_stage_is_in_sight_on_a_low_phone_and_above_the_sheet_of_a_deal(people: Guests) -> None:
    def merchant(state: State, prompt: Prompt) -> bool:
        return asks("offer")(state, prompt) and prompt.open is UNSET and not state.offers

    hand = people.stranger("ru", kept={"nottingham.tips": '{"off": true}'}, viewport=SMALL_PHONE)
    Stage(hand, find(merchant, Options(4))).show()
    claim = hand.page.locator("[data-bag] .claim")
    assert claim.evaluate(UNCOVERED)
    for size in (LAPTOP, TABLET, DESK, LARGE):
        hand.page.set_viewport_size(size)
        hand.button("gate-offer").click()
        expect(hand.button("bargain-send")).to_be_visible()
        at_rest(hand.page)
        assert claim.evaluate(UNCOVERED), size
        hand.page.keyboard.press("Escape")
        expect(hand.button("bargain-send")).to_have_count(0)


UNCOVERED = """button => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return [top + 1, bottom - 1].every((y) => button.contains(document.elementFromPoint((left + right) / 2, y)));
}"""


def troubles(page: Page, wanted: Sequence[Look], only: ViewportSize | None = None) -> list[str]:
    """The accessibility problems of a page in these looks. It keeps the last of them."""
    found = misnamed(page)
    for look in [look for look in wanted if only in (None, look.viewport)] or [PHONE_AT_NIGHT]:
        page.set_viewport_size(look.viewport)
        page.evaluate(LETTERS, look.letters)
        page.evaluate(SPACES, look.spaced)
        at_rest(page)
        # What is half under the sticky sentence would seem too small.
        page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
        seen = cut_off(page) + swaying(page)
        at_rest(page)
        if look.letters == 1:
            seen += too_small(page)
        for theme in look.lights:
            light(page, theme)
            # What is not about colours is so in every light.
            seen += complaints(page) if theme == look.lights[0] else colour_complaints(page)
        found += [f"{look.name}: {trouble}" for trouble in seen]
    return found


def reset(page: Page) -> None:
    page.evaluate(LETTERS, 1)
    page.evaluate(SPACES, False)
    page.set_viewport_size(DESK)
    at_rest(page)
