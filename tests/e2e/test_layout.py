"""Laws of layout: what people need now is in their window, whatever its size."""

import pytest
from msgspec import UNSET
from playwright.sync_api import Page, ViewportSize, expect

from nottingham.rules.options import Options
from nottingham.rules.state import State
from nottingham.rules.view_types import Prompt
from nottingham.table.messages import Line
from tests.support.browser.fit import LETTERS, cut_off
from tests.support.browser.guests import Guests
from tests.support.browser.screens import DESK, MOMENTS, PHONE, SIX, asks, at_rest, moment
from tests.support.browser.stage import CODE, NOON, Moment, Stage, Wanted, find

DESKS: tuple[ViewportSize, ...] = (
    {"width": 1024, "height": 768},
    {"width": 1280, "height": 720},
    {"width": 1366, "height": 650},
    {"width": 1440, "height": 900},
    {"width": 1920, "height": 1080},
)
PHONES: tuple[ViewportSize, ...] = ({"width": 360, "height": 640}, {"width": 390, "height": 844})
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
SCROLLS = """() => [...document.querySelectorAll('html, main')].some(
  ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => scrollHeight > clientHeight || scrollWidth > clientWidth
)"""
OUT_OF_SIGHT = """(parts) => [...document.querySelectorAll(parts)].filter((part) => {
  const { left, right, top, bottom } = part.getBoundingClientRect();
  const within = [top + 1, bottom - 1].map((y) => document.elementFromPoint((left + right) / 2, y));
  const stage = part.closest('[data-bag] .stage');
  const seen = (found) => part.contains(found) || (stage && stage.contains(found));
  return !within.every(seen);
}).map((part) => part.textContent.trim() || part.className)"""
STAGE = "[data-bag] .picture, [data-bag] .claim, [data-bag] .stakes, [data-wait]"
ENDS = """.instruction [data-do], .foot [data-do], .foot [data-guess], .stack > .asked:first-child [data-do],
  .hand [data-do], .ends [data-do], [data-do=send], [data-declare]"""
"""What ends a choice. Only one offer at a time can be answered."""
HAND = ".mine .hand"


def bargaining(state: State, prompt: Prompt) -> bool:
    return prompt.offer is not UNSET and prompt.open is UNSET and len(state.officers) > 1 and len(state.offers) > 1


def seen(moment: Moment) -> Moment:
    """As a spectator sees it."""
    return moment._replace(seat=None)


GATES: dict[str, tuple[Wanted, Options]] = {
    "sheriff": (asks("accept", "open", "hand_back", more=lambda state: len(state.offers) > 2), Options(3)),
    "merchant": (asks("accept", "refuse", more=lambda state: len(state.offers) > 2), Options(4)),
    "deputy": (asks("accept", "open", more=lambda state: len(state.officers) > 1 and len(state.offers) > 2), SIX),
    "merchant before deputies": (bargaining, SIX),
}


def quiet(state: State, prompt: Prompt) -> bool:
    return prompt.open is not UNSET and not state.offers


QUIET: tuple[Wanted, Options] = (quiet, SIX)
"""A gate where nobody has said anything yet, so that nothing scrolls into sight by itself."""
CHOICES = (*GATES, "starter", "market", "discard", "load", "declare", "debt", "place", "claim", "share")
PAST_THE_STAGE = """() => {
  const at = (part) => document.querySelector(part).getBoundingClientRect().bottom;
  scrollBy({ top: at('[data-bag] .stage') - at('.instruction') + 20, behavior: 'instant' });
}"""
FITS = "({ parentElement: { scrollWidth, clientWidth } }) => scrollWidth <= clientWidth"
BAG_IN_SIGHT = """() => {
  const bars = document.querySelector('.instruction').getBoundingClientRect().bottom;
  return [...document.querySelectorAll('[data-bag] .picture, .pinned .brief > svg')].some((bag) => {
    const { top, bottom } = bag.getBoundingClientRect();
    return top >= bars && bottom <= innerHeight;
  });
}"""


COVERED = """() => [...document.querySelectorAll('.speech')].filter((speech) => {
  const { top, bottom } = speech.getBoundingClientRect();
  const panel = speech.closest('[data-seat]');
  const claims = document.querySelector('[data-waiting]').getBoundingClientRect().top;
  return top < panel.querySelector('h3').getBoundingClientRect().bottom - 1 || bottom > claims;
}).map((speech) => speech.closest('[data-seat]').textContent)"""


def troubles(page: Page, size: ViewportSize, parts: str) -> list[str]:
    page.set_viewport_size(size)
    at_rest(page)
    found = [f"{size}: “{part}” is out of sight" for part in page.evaluate(OUT_OF_SIGHT, parts)]
    return [f"{size}: it scrolls", *found] if size in DESKS and page.evaluate(SCROLLS) else found


@pytest.mark.parametrize(("gate", "language"), [*((gate, "ru") for gate in (*GATES, "spectator")), ("deputy", "fr")])
def test_the_gate_fits_every_desk(people: Guests, gate: str, language: str) -> None:
    hand = people.stranger(language, kept={"nottingham.tips": '{"off": true}'}, viewport=DESKS[0])
    scene = seen(moment("sheriff")) if gate == "spectator" else find(*GATES[gate])
    Stage(hand, scene).show()
    found = [trouble for size in DESKS for trouble in troubles(hand.page, size, f"{STAGE}, {ENDS}, {HAND}")]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["ru"])
def test_what_ends_a_choice_is_in_sight_on_every_phone(people: Guests, language: str) -> None:
    hand = people.stranger(language, kept={"nottingham.tips": '{"off": true}'}, viewport=PHONES[0])
    found = []
    for name in CHOICES:
        scene = find(*GATES[name]) if name in GATES else moment(name)
        stage = Stage(hand, scene)
        stage.show()
        found += [f"{name}, {trouble}" for size in PHONES for trouble in troubles(hand.page, size, ENDS)]
    assert not found, "\n".join(found)


def test_what_ends_a_choice_is_in_sight_on_a_phone_that_lies_on_its_side(people: Guests) -> None:
    hand = people.stranger("ru", kept={"nottingham.tips": '{"off": true}'}, viewport=SIDEWAYS)
    found = []
    for name in (*CHOICES, "quiet gate"):
        Stage(
            hand, find(*QUIET) if name == "quiet gate" else find(*GATES[name]) if name in GATES else moment(name)
        ).show()
        found += [f"{name}, {trouble}" for trouble in troubles(hand.page, SIDEWAYS, ENDS)]
        found += [f"{name}: {trouble}" for trouble in cut_off(hand.page)]
    assert not found, "\n".join(found)


def test_a_deal_is_composed_in_sight_on_a_phone_that_lies_on_its_side(people: Guests) -> None:
    hand = people.stranger("ru", kept={"nottingham.tips": '{"off": true}'}, viewport=SIDEWAYS)
    Stage(hand, find(*GATES["deputy"])).show()
    hand.button("offer-counter").first.click()
    found = troubles(
        hand.page, SIDEWAYS, "[data-do=send], [data-brief], .composer .mats, .terms > :first-child .coins button"
    )
    assert not found, "\n".join(found)


def test_everything_fits_in_letters_of_twice_the_size(people: Guests) -> None:
    hand = people.stranger("ru", kept={"nottingham.tips": '{"off": true}'}, viewport=PHONE)
    found = []
    for name in MOMENTS:
        hand.page.set_viewport_size(PHONE)
        Stage(hand, moment(name)).show()
        hand.page.evaluate(LETTERS, 2)
        for size in (PHONE, DESK):
            hand.page.set_viewport_size(size)
            at_rest(hand.page)
            hand.page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
            found += [f"{name}, {size}: {trouble}" for trouble in cut_off(hand.page)]
    assert not found, "\n".join(found)


def test_the_points_of_six_players_fit_a_phone(people: Guests) -> None:
    hand = people.stranger("ru", viewport=PHONES[0])
    Stage(hand, moment("over")).show()
    for size in PHONES:
        hand.page.set_viewport_size(size)
        assert hand.page.get_by_role("table").evaluate(FITS)
        assert not cut_off(hand.page)


@pytest.mark.parametrize("language", ["ru", "fr"])
def test_what_is_said_covers_no_name_on_a_screen_for_all(people: Guests, language: str) -> None:
    screen = people.stranger(language, viewport=DESKS[-1])
    stage = Stage(screen, seen(find(*GATES["deputy"])))
    with screen.provoking():
        # No server knows a staged table, nor letters for it.
        screen.go(f"/t/{CODE}/screen")
        screen.shows(stage.version)
    for size in (DESKS[1], DESKS[-1]):
        screen.page.set_viewport_size(size)
        for seat in range(6):
            stage.say(Line(len(stage.talk) + 1, NOON, stage.name(seat), seat=seat, text="Nothing but apples! " * 4))
            expect(screen.page.locator(".speech, .quote").filter(has_text="apples").last).to_be_visible()
        assert not screen.page.evaluate(COVERED)


def test_the_bag_stays_in_sight_when_offers_are_scrolled(people: Guests) -> None:
    hand = people.stranger("ru", kept={"nottingham.tips": '{"off": true}'}, viewport=PHONES[0])
    Stage(hand, find(*GATES["deputy"])).show()
    hand.page.evaluate(PAST_THE_STAGE)
    assert hand.page.evaluate(BAG_IN_SIGHT), "no bag is in sight"
