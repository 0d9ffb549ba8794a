"""Bots speak on the page in the reader's language and show moods; people pull faces, throw tomatoes, and see when
somebody composes an offer.
"""

import re

from playwright.sync_api import expect

from nottingham.client import Client
from nottingham.table.requests import Say
from tests.support.browser.fit import cut_off
from tests.support.browser.guests import Guests, elsewhere
from tests.support.browser.player import play
from tests.support.browser.scenes import bag
from tests.support.browser.screens import DESK, PHONE


def test_bots_answer_in_everyones_language_and_an_offer_in_the_making_is_seen(people: Guests) -> None:
    hands = [people.person("Ann"), people.person("Bob", "fr")]
    code, hands = people.deal(hands, options={"players": 4}, bots={2: "much", 3: "prince_john"})
    play(hands, until=lambda: hands[0].view["phase"] == "inspect")

    async def greet() -> None:
        async with Client(people.url, hands[0].secret).join(code, history=False) as table:
            await table.request(Say(phrase="hello"))

    elsewhere(greet())
    for hand in hands:
        answers = [hand.words(f"voice-{bot}-greet-{way}") for bot in ("much", "prince_john") for way in (1, 2, 3)]
        answer = re.compile("|".join(map(re.escape, answers)))
        # Bots who play may say more meanwhile.
        expect(hand.page.locator(".talk .said").filter(has_text=answer)).not_to_have_count(0)
        expect(hand.page.locator('[data-seat="2"][data-mood], [data-seat="3"][data-mood]')).to_have_count(2)

    ann, bob = hands
    ann.page.locator('[data-face="smug"]').click()
    expect(bob.page.locator(f'[data-seat="{ann.seat}"][data-mood="smug"]')).to_be_visible()
    expect(bob.page.get_by_role("log").last).to_contain_text(
        bob.words("face-pulled", name=ann.name, mood=bob.words("mood-smug"))
    )
    bob.page.set_viewport_size(PHONE)
    bob.page.locator("button.face").click()
    expect(bob.page.locator('[data-throw="tomato"]')).to_be_visible()
    assert not cut_off(bob.page)
    bob.page.locator('[data-throw="tomato"]').click()
    bob.page.set_viewport_size(DESK)
    expect(ann.page.get_by_role("log").last).to_contain_text(ann.words("thrown-tomato", name=bob.name))

    other, merchant = sorted(hands, key=lambda hand: not hand.officer)
    saying = other.words("gate-composing", name=merchant.name)
    merchant.button("gate-offer").click()
    expect(bag(other, merchant)).to_contain_text(saying)
    merchant.button("bargain-close").click()
    expect(bag(other, merchant)).not_to_contain_text(saying)
