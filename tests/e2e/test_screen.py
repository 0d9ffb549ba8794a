"""A party in one room: one screen for all with phones as hands, or one tablet that is passed around."""

import json
import re
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from nottingham.cli.serving import address_on_network
from tests.support.browser.composer import Composer
from tests.support.browser.guests import Guests
from tests.support.browser.player import Hand
from tests.support.browser.scenes import (
    at_the_gate,
    bag,
    bribe,
    bring_to_the_end,
    bring_to_the_gate,
    offer_from,
    press,
    to_the_gate,
)
from tests.support.browser.screens import PHONE, at_rest
from tests.support.live_server import open_server

SCREEN = {"width": 1920, "height": 1080}
FITS = """() => [document.documentElement, ...document.querySelectorAll('main')].every(
  ({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1,
)"""
SHORT = re.compile(r"^[B-Z]{3} [B-Z]{3}$")
LETTERS = "() => parseFloat(getComputedStyle(document.documentElement).fontSize)"


def type_code(hand: Hand, code: str) -> None:
    """Joins by the code on the screen, from the start page."""
    hand.go("/")
    hand.page.get_by_role("textbox", name=hand.words("start-link")).fill(code)
    hand.button("start-link-go").click()


def test_a_screen_shows_the_table_and_phones_show_hands(people: Guests) -> None:
    hands = [people.person(name, viewport=PHONE) for name in ("Ann", "Bob", "Cleo")]
    code = people.lay(hands[0])
    hands[0].go(f"/t/{code}")
    invitation = hands[0].page.get_by_role("heading", name=hands[0].words("gather-invite"))
    hands[0].button("gather-invite").click()
    expect(invitation).to_be_in_viewport(ratio=1)
    on_phone = hands[0].page.locator("[data-code]")
    expect(on_phone).to_have_text(SHORT)
    short = on_phone.inner_text()
    screen = people.stranger(viewport=SCREEN)
    screen.go(f"/t/{code}/screen")
    letters = screen.page.locator("[data-code]")
    expect(letters).to_have_text(short)
    # No phone could use a QR code with the address of this computer.
    expect(screen.page.get_by_role("img", name=screen.words("gather-qr"))).to_have_count(0)
    expect(screen.page.get_by_text(screen.words("gather-only-here"))).to_be_visible()
    expect(hands[0].text("gather-screen-there")).to_be_visible()
    expect(hands[0].page.get_by_text(hands[0].words("lobby-watching", watching=1))).to_have_count(0)
    for hand in hands[1:]:
        if hand is hands[1]:
            hand.go(f"/t/{code}#hand")
        else:
            with hand.provoking():
                type_code(hand, "BBB BBB")
                expect(hand.page.get_by_role("alert").filter(has_text=hand.words("start-code-dead"))).to_be_visible()
            type_code(hand, short.lower())
        hand.button("door-sit").click()
        hand.button("gather-ready").click()
        expect(screen.page.get_by_role("listitem").filter(has_text=hand.name)).to_contain_text(
            screen.words("gather-is-ready")
        )
    hands[0].button("gather-start").click()
    for hand in (*hands, screen):
        hand.shows(0)
    # Bob and Cleo, who came by the codes, see what is theirs. Ann, who came by the link, is asked, but not at the gate.
    for hand in hands:
        expect(hand.button("room-offer-no")).to_have_count(1 if hand is hands[0] else 0)
    to_the_gate(people, code, hands)
    sheriff, (merchant, other) = at_the_gate(hands)
    expect(hands[0].button("room-offer-no")).to_have_count(0)
    at_rest(screen.page)
    assert screen.page.evaluate(FITS) and screen.page.evaluate(LETTERS) > 27, "readable from across the room"
    assert screen.seat is None
    expect(screen.page.locator("[data-waiting]")).to_have_count(2)

    # The short code works as long as the screen is there: nobody needs the link to come later, or again.
    assert people.http.get(f"/api/short-codes/{short.replace(' ', '')}").json() == {"code": code}

    for hand in hands:
        alone = hand is not hands[0]
        own = 0 if alone and hand is not sheriff else 2
        expect(hand.page.locator("[data-waiting]")).to_have_count(own)
        expect(hand.page.locator("button[data-seat]:visible")).to_have_count(0 if alone else 2)
        expect(hand.page.get_by_role("tab")).to_have_count(0 if alone else 4)
        expect(hand.page.get_by_role("region", name=hand.words("mine-title"))).to_be_in_viewport(ratio=1)

    bribe(merchant, 3).send()
    press(sheriff, offer_from(sheriff, merchant), "offer-accept")
    expect(bag(screen, merchant)).to_contain_text(screen.words("offer-struck"))
    press(sheriff, bag(sheriff, other), "gate-open")
    expect(screen.page.locator("[data-phase=market]")).to_be_visible()

    # It is a choice of each person.
    last = hands[-1]
    last.button("bar-menu").click()
    last.button("menu-hand-only").click()
    last.page.keyboard.press("Escape")
    expect(last.page.locator("button[data-seat]")).to_have_count(2)
    last.page.reload()
    expect(last.page.locator("button[data-seat]")).to_have_count(2)
    assert re.fullmatch(r"/t/\w+", last.page.evaluate("location.pathname + location.hash"))


def test_on_the_network_phones_find_the_table_and_nothing_goes_wrong(
    browser: Browser, built_page: None, tmp_path: Path
) -> None:
    """At such an address browsers lack the clipboard, workers and more."""
    near = address_on_network("0.0.0.0")
    if near is None:
        pytest.skip("this machine has no network")
    with open_server(tmp_path / "test.db", "--host", "0.0.0.0") as live:
        people = Guests(browser, f"http://{near}:{live.url.rpartition(':')[2]}", drawn=False)
        host, screen = people.person("Ann", viewport=PHONE), people.stranger(viewport=SCREEN)
        code = people.lay(host, bots={1: "robin_hood", 2: "little_john"})
        host.go(f"/t/{code}")
        assert not host.page.evaluate("isSecureContext")
        short = host.page.locator("[data-code]")
        expect(short).to_have_text(SHORT)
        host.button("gather-copy").click()
        expect(host.text("gather-copy-yourself")).to_be_visible()
        screen.go(f"/t/{code}/screen")
        letters = screen.page.locator("[data-code]")
        expect(letters).to_have_text(short.inner_text())
        host.button("gather-start").click()
        screen.shows(0)
        for way in (letters, screen.page.get_by_role("img", name=screen.words("gather-qr"))):
            expect(way).to_be_in_viewport(ratio=1)
        expect(letters).to_have_text(SHORT)
        people.leave()


TOLD = "() => [...document.querySelectorAll('[role=log], .lately')].map((part) => part.textContent).join()"


def test_a_phone_that_shows_a_hand_waits_for_the_screen_to_open_a_bag(people: Guests) -> None:
    code, hands = people.seat([people.person(name, viewport=PHONE) for name in ("Ann", "Bob", "Cleo")])
    screen = people.stranger(viewport=SCREEN, kept={"nottingham.tempo": "slow"})
    screen.page.emulate_media(reduced_motion="no-preference")
    screen.go(f"/t/{code}/screen")
    to_the_gate(people, code, hands)
    for hand in hands:
        hand.go(f"/t/{code}#hand")
    sheriff, (liar, other) = at_the_gate(hands)
    expect(screen.page.locator("[data-phase=inspect]")).to_be_visible()
    before = other.page.evaluate(TOLD)
    press(sheriff, bag(sheriff, liar), "gate-open")
    curtain = screen.page.locator("[data-opening]")
    expect(curtain).to_have_attribute("data-beat", "3")
    assert other.page.evaluate(TOLD) == before, "the screen has just shown the stamp, slowly"
    expect(other.page.locator("[data-opening]")).to_have_count(0)
    expect(curtain).to_have_count(0)
    expect(other.page.locator("[role=log]")).to_contain_text(liar.name)
    assert other.page.evaluate(TOLD) != before

    # If somebody skips it there, the hands don't wait any longer. Here they could wait for ever.
    for hand in hands:
        expect(hand.page.locator("[data-opening]")).to_have_count(0)
    liar.page.clock.install()
    liar.page.clock.pause_at(datetime.now() + timedelta(hours=1))
    before = liar.page.evaluate(TOLD)
    press(sheriff, bag(sheriff, other), "gate-open")
    expect(curtain).to_have_attribute("data-beat", re.compile("[1-9]"))
    assert liar.page.evaluate(TOLD) == before
    curtain.click()
    liar.page.wait_for_function(f"before => ({TOLD})() !== before", arg=before, polling=50)


TABLET = {"width": 820, "height": 1180}
SECRETS = """() => document.querySelectorAll(
  '[data-card], [data-anchor^=hand], [data-anchor^=purse], [data-bag], [data-version]',
).length"""
"""The elements that must not exist behind a curtain."""


def test_people_pass_a_tablet_around_and_nobody_sees_anothers_hand(people: Guests) -> None:
    tablet = people.person("Ann", viewport=TABLET)
    code = people.lay(tablet)
    tablet.go(f"/t/{code}")
    for name in ("Bob", "Cleo"):
        tablet.button("pass-add").click()
        dialog = tablet.page.get_by_role("dialog")
        dialog.get_by_role("textbox", name=tablet.words("who-name")).fill(name)
        dialog.get_by_role("button", name=tablet.words("door-sit")).click()
        expect(tablet.page.get_by_role("listitem").filter(has_text=name)).to_contain_text(
            tablet.words("gather-is-ready")
        )
    tablet.button("gather-start").click()
    curtain = tablet.page.locator("[data-curtain]")
    expect(curtain).to_be_visible()
    assert tablet.page.evaluate(SECRETS) == 0
    expect(tablet.page.get_by_role("alert")).to_have_text("")

    hands: dict[str, str] = {}
    for name in ("Ann", "Bob", "Cleo"):
        tablet.button("pass-me", name=name).click()
        own = tablet.page.get_by_role("region", name=tablet.words("mine-title"))
        expect(own).to_contain_text(name)
        expect(own.get_by_role("list", name=tablet.words("hand-yours")).get_by_role("listitem")).to_have_count(6)
        hands[name] = own.get_by_role("list", name=tablet.words("hand-yours")).inner_text()
        if name == "Ann":
            tablet.page.reload()
        else:
            tablet.button("pass-on").click()
        expect(curtain).to_be_visible()
        assert tablet.page.evaluate(SECRETS) == 0
    assert len(set(hands.values())) > 1

    # The one who must act is the one whom the curtain names, and each acts under their own name.
    chairs = tablet.table["chairs"]
    assert [chair["name"] for chair in chairs] == list(hands) and all(chair["present"] for chair in chairs)
    waited = curtain.locator(".main")
    expect(waited).to_have_count(1)
    sheriff = waited.inner_text().strip()
    waited.click()
    expect(tablet.button("pass-on")).to_be_visible()
    tablet.page.locator("[data-do=starter]").first.click()
    # After a move the device goes on: the button says to whom, and the curtain falls by itself.
    going_on = tablet.page.locator("[data-do=pass-on].main")
    expect(going_on).to_be_visible()
    expect(curtain).to_be_visible()
    expect(waited).to_have_count(1)
    assert tablet.page.evaluate(SECRETS) == 0

    # An offer takes the device to the one who answers it.
    party = json.loads(tablet.page.evaluate("localStorage.getItem('nottingham.party')"))
    bring_to_the_gate(people, code, [person["secret"] for person in party["people"]])
    waited.filter(has_text=sheriff).click()
    tablet.page.locator("[data-bag] [data-do=offer]").click()
    price = Composer(tablet)
    price.suggested("get").first.click()
    price.send()
    countdown = going_on.locator(".left")
    expect(going_on).to_be_visible()
    expect(countdown).to_have_count(0)
    going_on.click()
    expect(waited).to_have_count(1)
    expect(waited).not_to_have_text(sheriff)
    waited.click()
    # Who has answered may still make an offer of their own, without a rush.
    tablet.page.locator("[data-do=refuse]").click()
    expect(going_on).to_be_visible()
    expect(countdown).to_have_count(0)

    # All see the end together, and play again.
    bring_to_the_end(people, code, [person["secret"] for person in party["people"]])
    expect(tablet.page.get_by_role("region", name=tablet.words("over-scores"))).to_be_visible()
    columns = tablet.page.get_by_role("table").get_by_role("columnheader")
    expect(columns.filter(has_text=re.compile("Ann|Bob|Cleo"))).to_have_count(3)
    expect(tablet.page.locator("[data-do=pass-on]")).to_have_count(0)
    tablet.button("over-rematch").click()
    expect(curtain).to_be_visible()
    assert tablet.page.evaluate(SECRETS) == 0
    expect(tablet.page.get_by_role("alert")).to_have_text("")
    assert [chair["name"] for chair in tablet.table["chairs"]] == list(hands)
