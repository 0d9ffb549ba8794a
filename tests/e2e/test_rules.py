"""The rules in the page: on their own, beside a game, and as explanations and tips for players."""

import re
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Route, expect

from tests.support.browser.axe import complaints
from tests.support.browser.guests import Guests
from tests.support.browser.player import Hand, play

PHONE: Mapping[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
HESITATION_MS = 12_000
EVENING = 1_800_000_000


def at_the_bag(people: Guests, **context: Any) -> Hand:
    """A player whose prompt is to load a bag."""
    _, (ann,) = people.deal(1, options={"players": 3}, sheriff=1, context=context)
    play([ann], until=lambda: "load_bag" in (ann.view.get("prompt") or {}))
    expect(ann.page.locator('[data-phase="load"]')).to_be_visible()
    return ann


def test_the_rules_are_found_read_and_searched(people: Guests) -> None:
    hand = people.stranger()
    hand.go("/")
    hand.link("shell-rules").first.click()
    expect(hand.page).to_have_url(re.compile(r"/rules$"))
    expect(hand.page.get_by_role("heading", level=1)).to_have_text(hand.words("rules-title"))
    expect(hand.page.get_by_role("row", name=re.compile(hand.words.good("crossbows")))).to_be_visible()
    contents = hand.page.get_by_role("navigation", name=hand.words("rules-contents"))
    contents.get_by_role("link", name=hand.words("rules-deals-title"), exact=True).click()
    expect(hand.page).to_have_url(re.compile(r"/rules#deals$"))
    deals = hand.page.get_by_role("heading", name=hand.words("rules-deals-title"), exact=True)
    expect(deals).to_be_in_viewport()

    search = hand.page.get_by_role("searchbox", name=hand.words("rules-search"))
    search.fill("SILK")
    expect(hand.page.locator("mark").first).to_have_text(re.compile("silk", re.IGNORECASE))
    expect(hand.page.get_by_role("heading", name=hand.words("rules-clocks-title"))).to_be_hidden()
    search.fill("motor car")
    expect(hand.text("rules-nothing", query="motor car")).to_be_visible()
    hand.button("rules-search-clear").click()
    expect(search).to_be_focused()

    expect(hand.page.get_by_role("heading", name=hand.words("rules-royal-title"))).to_be_visible()
    hand.page.get_by_role("radio", name=hand.words("new-edition-first")).check(force=True)
    expect(hand.page.get_by_role("heading", name=hand.words("rules-royal-title"))).to_be_hidden()
    expect(hand.page.get_by_role("row", name=re.compile(hand.words.good("royal_rooster")))).to_be_hidden()
    hand.button("new-royal").click()
    expect(hand.page.get_by_role("row", name=re.compile(hand.words.good("royal_rooster")))).to_be_visible()


def test_an_address_leads_to_a_section(people: Guests) -> None:
    """This holds even if the browser scrolls there before the goods of the packs load above it."""
    hand = people.stranger(**PHONE)
    held: list[Route] = []
    hand.page.route("**/api/packs", lambda route: held.append(route))
    hand.go("/rules#debts")
    heading = hand.page.get_by_role("heading", name=hand.words("rules-debts-title"), exact=True)
    hand.page.evaluate("document.documentElement.style.overflowAnchor = 'none'")
    heading.evaluate("heading => heading.scrollIntoView()")
    held.pop().continue_()
    expect(hand.page.get_by_role("row", name=re.compile(hand.words.good("royal_rooster")))).to_be_attached()
    expect(heading).to_be_in_viewport()


def test_why_explains_the_question_and_links_to_the_rules(people: Guests) -> None:
    ann = at_the_bag(people, **PHONE)
    ann.button("asked-why").click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.get_by_text(ann.words("why-load_bag"), exact=True)).to_be_visible()
    expect(dialog.get_by_text(ann.words("why-load_bag-think"), exact=True)).to_be_visible()
    ann.button("why-more", section=ann.words("rules-load-title")).click()
    expect(dialog.get_by_role("heading", name=ann.words("rules-load-title"), exact=True)).to_be_in_viewport()
    # Only what holds in this game, until everything is asked for.
    expect(dialog.get_by_role("heading", name=ann.words("rules-deputies-title"))).to_have_count(0)
    ann.page.get_by_role("radio", name=ann.words("rules-show-all")).check(force=True)
    expect(dialog.get_by_role("heading", name=ann.words("rules-deputies-title"))).to_have_count(1)
    ann.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()

    ann.button("bar-rules").focus()
    ann.page.keyboard.press("Enter")
    expect(dialog.get_by_role("heading", name=ann.words("rules-load-title"), exact=True)).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(ann.button("bar-rules")).to_be_focused()
    play([ann], until=lambda: ann.view["phase"] == "inspect" or ann.view["round"] > 1)


def test_a_hesitating_player_gets_tips_until_they_turn_them_off(people: Guests) -> None:
    ann = at_the_bag(people, kept={"nottingham.tips": '{"off": true}'})
    ann.page.clock.install(time=EVENING)
    ann.page.clock.pause_at(EVENING + 100)
    tips = ann.page.get_by_role("group", name=ann.words("shell-tips"))
    tip = ann.text("tip-title")
    ann.button("bar-menu").click()
    ann.button("menu-settings").click()
    tips.get_by_role("radio", name=ann.words("shell-tips-on")).check(force=True)
    for _ in ("settings", "menu"):
        ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_be_hidden()
    ann.page.clock.run_for(HESITATION_MS - 1)
    expect(tip).to_be_hidden()
    ann.page.clock.run_for(1)
    expect(tip).to_be_visible()
    ann.page.clock.resume()
    assert not complaints(ann.page)
    # It does not cover the log beside the board.
    ann.page.get_by_role("tab", name=ann.words("panel-story")).click()
    expect(tip).to_be_visible()
    ann.button("tip-never").click()
    expect(tip).to_be_hidden()
    ann.button("bar-menu").click()
    ann.button("menu-settings").click()
    expect(tips.get_by_role("radio", name=ann.words("shell-tips-off"))).to_be_checked()
    ann.page.reload()
    expect(ann.page.locator('[data-phase="load"]')).to_be_visible()
    ann.page.clock.run_for(2 * HESITATION_MS)
    expect(tip).to_be_hidden()
