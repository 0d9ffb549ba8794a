"""The opening of a bag takes its time, and nothing on any page tells its end before the cards do."""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from tests.support.browser.guests import Guests
from tests.support.browser.player import Hand
from tests.support.browser.scenes import all_see_gold, at_the_gate, bag, gold, press, to_the_gate

SECRET = """(purse) => ({
  opening: !!document.querySelector('[data-opening]'),
  gold: document.querySelector(`[data-anchor="purse-${purse}"]`).textContent.trim(),
  version: document.querySelector('[data-version]').dataset.version,
  told: [...document.querySelectorAll('[role=log], [role=tabpanel], .lately')].map((part) => part.textContent).join(),
})"""


def seen(hand: Hand, owner: Hand) -> dict[str, Any]:
    return dict(hand.page.evaluate(SECRET, owner.seat))


def skippable(hand: Hand) -> Locator:
    """An opening from its first beat on. Before that, presses are those of a moment ago."""
    opening = hand.page.locator("[data-opening]")
    expect(opening).to_have_attribute("data-beat", re.compile("[1-9]"))
    return opening


class Table(NamedTuple):
    sheriff: Hand
    liar: Hand
    """A merchant."""
    hands: list[Hand]


@pytest.fixture
def table(friends: Guests) -> Iterator[Table]:
    """A table where bags are opened with all ceremony."""
    code, hands = friends.seat(friends.hands)
    to_the_gate(friends, code, hands)
    friends.open(code, hands)
    for hand in hands:
        hand.page.emulate_media(reduced_motion="no-preference")
    sheriff, (liar, _) = at_the_gate(hands)
    yield Table(sheriff, liar, hands)
    for hand in hands:
        hand.page.emulate_media(reduced_motion="reduce")


def test_nothing_is_known_of_a_bag_until_its_opening_was_seen_or_skipped(table: Table) -> None:
    sheriff, liar, hands = table
    before = {hand: seen(hand, liar) for hand in hands}
    purse = gold(liar)
    press(sheriff, bag(sheriff, liar), "gate-open")
    for hand in hands:
        curtain = hand.page.locator("[data-opening]")
        expect(curtain).to_be_visible()
        now = seen(hand, liar)
        assert now == {**before[hand], "opening": True}, "gold, story, news and what is read out hold back"
    skipped = hands[0]
    skippable(skipped).click()
    expect(skipped.page.locator("[data-opening]")).to_have_count(0)
    for hand in hands:  # for the others it ends by itself
        expect(hand.page.locator("[data-opening]")).to_have_count(0)
        expect(bag(hand, liar)).to_contain_text(hand.words("gate-caught"))
    all_see_gold(hands, liar, purse - 2)


def test_a_key_skips_the_opening(table: Table) -> None:
    sheriff, liar, _ = table
    press(sheriff, bag(sheriff, liar), "gate-open")
    skippable(liar)
    liar.page.keyboard.press("Enter")
    expect(liar.page.locator("[data-opening]")).to_have_count(0)
    expect(bag(liar, liar)).to_contain_text(liar.words("gate-caught"))


BEATS = """() => {
  window.beats = [];
  new MutationObserver(() => {
    const opening = document.querySelector('[data-opening]');
    if (opening) beats.push(`${opening.dataset.opening} ${opening.dataset.beat}`);
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-beat', 'data-opening'] });
}"""


def test_two_bags_opened_in_a_row_are_both_shown_from_the_knot_to_the_end(table: Table) -> None:
    sheriff, liar, hands = table
    other = next(hand for hand in hands if hand not in (sheriff, liar))
    liar.page.evaluate(BEATS)
    for opened in (liar, other):
        press(sheriff, bag(sheriff, opened), "gate-open")
        skippable(sheriff).click()
    expect(liar.page.locator("[data-phase=market]")).to_be_visible()
    expect(liar.page.locator("[data-opening]")).to_have_count(0)
    shown = list(dict.fromkeys(liar.page.evaluate("beats")))
    assert shown == [f"{opened.seat} {beat}" for opened in (liar, other) for beat in range(4)]


def test_reduced_motion_shows_an_opened_bag_at_once(table: Table) -> None:
    sheriff, liar, hands = table
    for hand in hands:
        hand.page.emulate_media(reduced_motion="reduce")
    press(sheriff, bag(sheriff, liar), "gate-open")
    for hand in hands:
        expect(bag(hand, liar)).to_contain_text(hand.words("gate-caught"))
        expect(hand.page.locator("[data-opening]")).to_have_count(0)
