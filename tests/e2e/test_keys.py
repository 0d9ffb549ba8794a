"""The page by keyboard: everything is reachable, and the focus is always visible and never lost."""

import pytest
from playwright.sync_api import expect

from nottingham.client import Client
from nottingham.players.defaults import default_action
from nottingham.rules.actions import Claim, MakeOffer, Side
from tests.support.browser.composer import Composer
from tests.support.browser.fit import LETTERS
from tests.support.browser.guests import Guests, elsewhere
from tests.support.browser.keys import Keys
from tests.support.browser.player import Hand
from tests.support.browser.screens import PHONE, SCREENS, at_rest
from tests.support.browser.stage import Moment, Move, Stage
from tests.support.page_scenes import claiming_at_once

LARGE = ("composer",)
"""Looked at with large letters too: when what sticks would fill the window it does not."""
READY = "main:has([data-do=accept]):not(:has([data-do=accept][aria-disabled=true]))"
"""An offer that has just come or changed can't be accepted for a moment, and keys reach the first offer first."""


@pytest.mark.parametrize("screen", ["new table", "composer"])
def test_the_focus_is_always_visible(people: Guests, screen: str) -> None:
    """Tabs to the end and back on a phone, so that bars at the top and the bottom hide nothing either way."""
    people.language = "fr"  # which takes many words
    hand = SCREENS[screen](people)
    stops = Keys(hand).around()
    assert len(stops) > 3
    hand.page.set_viewport_size(PHONE)
    for letters in (1, 2) if screen in LARGE else (1,):
        hand.page.evaluate(LETTERS, letters)
        at_rest(hand.page)
        assert set(Keys(hand).around()) == set(Keys(hand).around("Shift+Tab"))


def test_a_merchant_claims_while_other_bags_are_still_held(people: Guests) -> None:  # R9.3
    hand, table = people.stranger(), claiming_at_once()
    stage = Stage(hand, Moment([Move(table.log, table.state)], 1))
    stage.show()
    market = hand.page.get_by_role("region", name=hand.words("word-black_market"))
    claim = hand.words("claim-now-do", goods=hand.words.goods("silk", 3), value=36)
    expect(market.get_by_role("button", name=claim)).to_be_visible()
    expect(hand.page.get_by_role("dialog")).to_have_count(0)
    keys = Keys(hand)
    keys.press(claim)
    expect(market.get_by_role("button")).to_be_enabled()
    assert stage.asked[-1]["action"] == {"type": "claim", "good": "silk"}
    table.act(1, Claim("silk"))
    stage.go_on(Move(table.events, table.state))
    expect(market).to_have_count(0)
    keys.kept()
    assert table.phase == "inspect"


class Player:
    """A player without a mouse."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.keys = Keys(hand)
        self.words = hand.words
        self.did: set[str] = set()

    def moves(self, deed: str, *names: str, beginning: bool = False) -> None:
        """Presses what makes a move; afterwards the focus is somewhere."""
        version = self.hand.view["version"]
        self.keys.press(*names, beginning=beginning)
        self.hand.shows(version + 1)
        self.keys.kept()
        self.did.add(deed)

    def play(self) -> bool:
        """Does what is asked, if something is."""
        asked = (self.hand.view.get("prompt") or {}).keys()
        words = self.words
        if "name_starter" in asked:
            starters = self.hand.view["prompt"]["name_starter"]["seats"]
            self.moves("named a starter", *[self.hand.table["chairs"][seat]["name"] for seat in starters])
        elif "swap" in asked:
            self.keys.press(words.before("hand-card-aside", "card"), key=" ", beginning=True)
            self.keys.press(words.before("hand-card-aside", "card"), key=" ", beginning=True)
            self.moves("swapped", words("market-swap", count=2))
        elif "load_bag" in asked:
            for count in (1, 2):
                self.keys.press(words.before("hand-card-bag", "card"), key=" ", beginning=True)
                expect(self.hand.button("load-snap", count=count)).to_be_visible()
            self.moves("loaded", words("load-snap", count=2))
        elif "declare" in asked:
            goods = self.hand.view["prompt"]["declare"]["goods"]
            claims = [words("gate-quoted", goods=words.goods(good, 2)) for good in goods]
            self.moves("declared", *claims, beginning=True)
        elif "accept" in asked:
            self.hand.page.wait_for_selector(READY)
            self.moves("answered in office" if self.hand.officer else "answered", words("offer-accept"))
        elif "open" in asked or "hand_back" in asked:
            if "answered in office" not in self.did:
                return False  # an offer is on its way
            self.moves("decided", words("gate-hand_back"), words("gate-open"))
        elif "discard" in asked or "place" in asked:
            self.moves("laid", words("lay-on-left"), words("lay-on-right"))
        elif "offer" in asked and "offered" not in self.did and self.hand.button("gate-offer").is_visible():
            self.bargain()
        elif "offer" in asked and self.hand.button("gate-pass").is_visible():
            self.say_no_more()
        else:
            return False
        return True

    def say_no_more(self) -> None:
        """Passes, unless the sheriff decides before the button is reached."""
        version = self.hand.view["version"]
        try:
            self.keys.press(self.words("gate-pass"))
        except AssertionError:
            assert self.hand.look().version > version
        expect(self.hand.button("gate-pass")).to_be_hidden()
        self.keys.kept()

    def bargain(self) -> None:
        words, keys, page = self.words, self.keys, self.hand.page
        keys.press(words("gate-offer"))
        sheet = Composer(self.hand)
        page.keyboard.press("Escape")
        expect(sheet.sheet).to_be_hidden()
        assert keys.kept()["name"] == words("gate-offer"), "closing it returns the focus"
        page.keyboard.press("Enter")
        sheet = Composer(self.hand)
        keys.press(str(sheet.suggested().first.inner_text()), key=" ")
        self.moves("offered", words("bargain-send"))


def act_for(people: Guests, bob: Hand, code: str, ann: int) -> bool:
    """Bob does what the game waits for, if it does, past his page. When Ann is the sheriff he makes her an offer."""

    async def act() -> bool:
        async with Client(people.url, bob.secret).join(code, history=False) as table:
            view, seat = table.view, table.seat
            assert view is not None and seat is not None and table.table is not None
            if ann in view.officers and view.phase == "inspect" and not view.offers:
                await table.act(MakeOffer(ann, Side(gold=1)))
            elif view.phase == "inspect" and not table.table.chairs[seat].passed:
                await table.pass_()
            elif view.phase != "inspect" and seat in view.to_act and (action := default_action(view)):
                await table.act(action)
            else:
                return False
            return True

    return elsewhere(act())


def test_a_round_as_merchant_and_one_as_sheriff_by_keyboard(friends: Guests) -> None:
    ann, bob = friends.hands[:2]
    code, _ = friends.seat([ann, bob], sheriff=2, options={"players": 3, "edition": "first"})
    friends.open(code, [ann])
    player = Player(ann)
    wanted = {"swapped", "loaded", "declared", "offered", "answered in office"}
    while not wanted <= player.did:
        latest = ann.look().version
        assert ann.seat is not None
        if not player.play() and not act_for(friends, bob, code, ann.seat):
            ann.shows(latest + 1)


def test_a_dialog_returns_the_focus(people: Guests) -> None:
    hand = SCREENS["market"](people)
    keys = Keys(hand)
    for name in (hand.words("bar-menu"), hand.words("pile-leaf", pile=hand.words("pile-left"), count=18)):
        opener = keys.press(name, beginning=True)
        expect(hand.page.locator("dialog[open]")).to_be_visible()
        assert keys.kept()
        hand.page.keyboard.press("Escape")
        expect(hand.page.locator("dialog[open]")).to_be_hidden()
        assert keys.kept()["name"] == opener
