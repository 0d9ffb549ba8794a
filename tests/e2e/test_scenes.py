"""Three people at one table: everyone sees on their own page what one does."""

import json

import pytest
from playwright.sync_api import expect

from nottingham.rules.options import Options
from nottingham.rules.state import State
from tests.support.browser.composer import Composer
from tests.support.browser.guests import Guests
from tests.support.browser.player import Hand
from tests.support.browser.scenes import (
    all_are_told,
    all_see_gold,
    at_the_gate,
    bag,
    bribe,
    gold,
    offer_from,
    open_tab,
    press,
    to_the_gate,
)
from tests.support.browser.screens import PHONE, asks, at_rest
from tests.support.browser.stage import CODE, Stage, find

IN_REACH = """selector => {
  const button = document.querySelector(selector), { x, y, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


@pytest.fixture
def hands(friends: Guests) -> list[Hand]:
    code, hands = friends.seat(friends.hands)
    to_the_gate(friends, code, hands)
    friends.open(code, hands)
    return hands


def test_a_bribe_takes_three_clicks_and_everyone_sees_the_gold_move(hands: list[Hand]) -> None:
    sheriff, (merchant, other) = at_the_gate(hands)
    before = {hand: gold(hand) for hand in hands}
    press(merchant, bag(merchant, merchant), "gate-offer")
    deal = Composer(merchant)
    suggested = deal.suggested().first
    amount = int(suggested.inner_text())
    suggested.click()
    deal.send()
    press(sheriff, offer_from(sheriff, merchant), "offer-accept")
    all_see_gold(hands, merchant, before[merchant] - amount)
    all_see_gold(hands, sheriff, before[sheriff] + amount)
    all_see_gold(hands, other, before[other])
    for hand in hands:
        expect(bag(hand, merchant)).to_contain_text(hand.words("bag-handed_back"))
        expect(bag(hand, merchant)).to_contain_text(hand.words("offer-struck"))


def test_a_refused_offer_disappears_and_nothing_moves(hands: list[Hand]) -> None:
    sheriff, (merchant, _) = at_the_gate(hands)
    before = {hand: gold(hand) for hand in hands}
    bribe(merchant, 3).send()
    press(sheriff, offer_from(sheriff, merchant), "offer-refuse")
    for hand in hands:
        expect(bag(hand, merchant).get_by_role("article")).to_have_count(0)
    names = {"name": sheriff.name, "by": merchant.name}
    all_are_told(hands, "log-offer_refused-known", sheriff, merchant, **names)
    for owner in hands:
        all_see_gold(hands, owner, before[owner])
    expect(bag(merchant, merchant).get_by_role("button", name=merchant.words("gate-offer"))).to_be_visible()


def test_a_counter_offer_starts_from_what_was_offered(hands: list[Hand]) -> None:
    sheriff, (merchant, _) = at_the_gate(hands)
    before = {hand: gold(hand) for hand in hands}
    bribe(merchant, 3).send()
    press(sheriff, offer_from(sheriff, merchant), "offer-counter")
    answer = Composer(sheriff)
    expect(answer.gold("get")).to_have_value("3")
    expect(answer.gold("give")).to_have_value("0")
    pledged = answer.pledging(merchant.name).get_by_role("button", name=sheriff.words("bargain-pledge-hand_back"))
    expect(pledged).to_have_attribute("aria-pressed", "true")
    answer.gold("get").fill("7")
    answer.send()
    press(merchant, offer_from(merchant, sheriff), "offer-accept")
    all_see_gold(hands, merchant, before[merchant] - 7)
    all_see_gold(hands, sheriff, before[sheriff] + 7)


def test_on_a_phone_an_offer_comes_into_sight_with_its_buttons(people: Guests) -> None:
    hand = people.stranger("ru", viewport=PHONE)
    Stage(hand, find(asks("accept", "refuse"), Options(6))).show()
    for deed in ("accept", "refuse"):
        hand.page.wait_for_function(IN_REACH, arg=f"[data-do={deed}]")


BARRED = """() => [...document.querySelectorAll('.asked footer button')].filter((button) => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const above = [top + 1, bottom - 1].map((y) => document.elementFromPoint((left + right) / 2, y));
  return above.some((element) => !button.contains(element) && element?.closest('[data-bag]'));
}).map((button) => button.textContent)"""


def test_on_a_phone_beside_a_screen_no_bar_lies_on_the_answers_to_an_offer(people: Guests) -> None:
    def demanded(state: State) -> bool:
        bag = state.seats[1].bag
        return bag is not None and bag.status == "held" and not any(offer.by == 1 for offer in state.offers)

    hand = people.stranger("ru", viewport=PHONE)
    stage = Stage(hand, find(asks("accept", "refuse", "offer", more=demanded), Options(4), seat=1))
    hand.go(f"/t/{CODE}#hand")
    hand.shows(stage.version)
    expect(hand.page.locator(".asked footer button")).to_have_count(3)
    expect(hand.page.locator("[data-do=offer]")).to_have_count(1)
    for height in (844, 740, 640):
        hand.page.set_viewport_size({"width": 390, "height": height})
        at_rest(hand.page)
        hand.page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
        assert hand.page.evaluate(BARRED) == [], height


def test_two_offers_of_one_merchant_stand_side_by_side(hands: list[Hand]) -> None:  # R7.5
    sheriff, (merchant, other) = at_the_gate(hands)
    before = {hand: gold(hand) for hand in hands}
    bribe(merchant, 3).send()
    merchant.button("gate-speak-officer").click()
    deal = Composer(merchant)
    deal.gold().fill("5")
    deal.pledge(other.name, "open")
    expect(merchant.text("bargain-beside")).to_be_visible()
    deal.send()
    own = sheriff.words("offer-about-bag", name=merchant.name)
    mine, beside = (
        bag(sheriff, merchant).get_by_role("article").filter(has_text=about)
        for about in (own, sheriff.words("offer-about-else"))
    )
    expect(mine).to_contain_text("3")
    expect(beside).to_contain_text("5")
    changed = bag(merchant, merchant).get_by_role("article").filter(has_text=merchant.words("offer-about-yours"))
    press(merchant, changed, "offer-change")
    Composer(merchant).gold().fill("4")
    Composer(merchant).send()
    expect(mine).to_contain_text("4")
    press(sheriff, beside, "offer-accept")
    all_see_gold(hands, merchant, before[merchant] - 5)
    press(sheriff, offer_from(sheriff, merchant), "offer-accept")
    all_see_gold(hands, merchant, before[merchant] - 9)


def test_everyone_sees_a_lie_that_is_caught(hands: list[Hand]) -> None:
    sheriff, (liar, _) = at_the_gate(hands)
    held = liar.own["bag"]
    (hidden,) = held["cards"]
    press(sheriff, bag(sheriff, liar), "gate-open")
    for hand in hands:
        expect(bag(hand, liar)).to_contain_text(hand.words("gate-caught"))
        expect(bag(hand, liar)).to_contain_text(hand.words.good(hidden))
    details = {
        "bag": liar.name,
        "by": sheriff.name,
        "declared": liar.words.goods(held["declared"], 1),
        "goods": liar.words.goods(hidden, 1),
        "confiscated": liar.words.goods(hidden, 1),
    }
    all_are_told(hands, "log-bag_opened-lie-declared", sheriff, liar, **details)


LAST_BAGS = """() => {
  window.lastBags = {};
  new MutationObserver(() => {
    const bag = document.querySelector('[data-last-bag]');
    if (!bag) return;
    const top = bag.getBoundingClientRect().top;
    const seats = [...document.querySelectorAll('[data-seat]')];
    const covers = seats.some((seat) => seat.getBoundingClientRect().bottom > top);
    lastBags[bag.dataset.lastBag] = bag.textContent + (covers ? ' covers a seat' : '');
  }).observe(document.body, { childList: true, subtree: true });
}"""


@pytest.mark.parametrize(("deed", "message"), [("gate-open", "gate-honest"), ("gate-hand_back", "bag-handed_back")])
def test_the_last_bag_of_a_round_stays_in_sight(hands: list[Hand], deed: str, message: str) -> None:
    sheriff, (first, last) = at_the_gate(hands)
    for hand in hands:
        hand.page.evaluate(LAST_BAGS)
    press(sheriff, bag(sheriff, first), "gate-hand_back")
    press(sheriff, bag(sheriff, last), deed)
    for hand in hands:
        expect(hand.page.locator("[data-phase=market]")).to_be_visible()
        hand.page.wait_for_function("seat => seat in lastBags", arg=last.seat)
        shown = hand.page.evaluate("lastBags")
        assert list(shown) == [str(last.seat)] and hand.words(message) in shown[str(last.seat)]
        assert "covers a seat" not in shown[str(last.seat)]
        expect(hand.page.locator("[data-last-bag]")).to_have_count(0)


def test_a_pledge_against_a_third_binds_the_sheriff(hands: list[Hand]) -> None:
    sheriff, (merchant, third) = at_the_gate(hands)
    before = gold(sheriff)
    deal = bribe(merchant, 2)
    deal.pledge(merchant.name, "none")
    deal.pledge(third.name, "open")
    deal.send()
    press(sheriff, offer_from(sheriff, merchant), "offer-accept")
    all_see_gold(hands, sheriff, before + 2)
    for hand in hands:
        bound = hand.words("gate-must-open", names=sheriff.name, to=merchant.name)
        expect(bag(hand, third)).to_contain_text(bound)
    doors = bag(sheriff, third).get_by_role("button")
    expect(doors.filter(has_text=sheriff.words("gate-hand_back"))).to_have_count(0)
    expect(bag(sheriff, merchant).get_by_role("button", name=sheriff.words("gate-hand_back"))).to_be_visible()
    press(sheriff, bag(sheriff, third), "gate-open")
    for hand in hands:
        expect(bag(hand, third)).to_contain_text(hand.words("gate-honest"))


def test_the_ledger_shows_kept_and_broken_promises(friends: Guests, hands: list[Hand]) -> None:
    sheriff, (heir, other) = at_the_gate(hands)
    deal = bribe(heir, 1)
    deal.promise("spare", sheriff.name)
    deal.promise("spare", other.name)
    deal.send()
    press(sheriff, offer_from(sheriff, heir), "offer-accept")
    press(sheriff, bag(sheriff, other), "gate-hand_back")
    for hand in hands:
        expect(open_tab(hand, "ledger").get_by_role("listitem")).to_have_count(2)
        expect(open_tab(hand, "ledger").get_by_text(hand.words("ledger-open"), exact=True)).to_have_count(2)
    to_the_gate(friends, heir.table["code"], hands)
    assert at_the_gate(hands)[0] is heir
    press(heir, bag(heir, sheriff), "gate-hand_back")
    press(heir, bag(heir, other), "gate-open")
    for hand in hands:
        ledger = open_tab(hand, "ledger").get_by_role("listitem")
        kept, broken = (
            hand.words("favour-spare-by-you", whom=whom.name)
            if hand is heir
            else hand.words("favour-spare-you", by=heir.name)
            if hand is whom
            else hand.words("favour-spare", by=heir.name, whom=whom.name)
            for whom in (sheriff, other)
        )
        expect(ledger.filter(has_text=kept)).to_contain_text(hand.words("ledger-kept"))
        expect(ledger.filter(has_text=broken)).to_contain_text(hand.words("ledger-broken"))


STRIKE_WHERE_IT_LAY = """([x, y, old]) => new Promise((done) => {
  const look = () => {
    const offer = document.querySelector('article[data-offer]');
    if (!offer || offer.dataset.offer === old) return requestAnimationFrame(look);
    const struck = document.elementFromPoint(x, y).closest('button');
    struck?.click();
    done([offer.dataset.offer, struck?.closest('article')?.dataset.offer, struck?.textContent.trim()]);
  };
  look();
})"""


def test_a_click_on_a_replaced_offer_does_not_accept_the_new_one(hands: list[Hand]) -> None:
    sheriff, (merchant, _) = at_the_gate(hands)
    before, said = gold(sheriff), len(sheriff.said)
    bribe(merchant, 9).send()
    deal = offer_from(sheriff, merchant).get_by_role("button", name=sheriff.words("offer-accept"))
    expect(deal).to_be_enabled()
    box = deal.bounding_box()
    old = offer_from(sheriff, merchant).get_attribute("data-offer")
    assert box is not None
    place = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, old]
    sheriff.page.evaluate(f"place => {{ window.struck = ({STRIKE_WHERE_IT_LAY})(place); }}", place)
    press(merchant, bag(merchant, merchant), "offer-change")
    change = Composer(merchant)
    change.gold().fill("1")
    change.send()
    new, clicked, button = sheriff.page.evaluate("window.struck")
    assert new != old
    assert (clicked, button) == (new, sheriff.words("offer-accept")), (
        "the new offer's button lies where the old one's lay"
    )
    expect(deal).to_be_enabled()
    asked = [json.loads(text) for text in sheriff.said[said:]]
    assert not [question for question in asked if question.get("action", {}).get("type") == "accept"]
    all_see_gold(hands, sheriff, before)
    deal.click()
    all_see_gold(hands, sheriff, before + 1)


def test_a_player_can_pass(hands: list[Hand]) -> None:
    sheriff, (merchant, other) = at_the_gate(hands)
    merchant.button("gate-pass").click()
    expect(merchant.button("gate-pass")).to_be_hidden()
    for hand in (sheriff, other):
        expect(hand.page.locator(f'[data-seat="{merchant.seat}"]')).to_contain_text(hand.words("seat-passed"))
    bribe(merchant, 1).send()
    expect(merchant.button("gate-pass")).to_be_visible()
