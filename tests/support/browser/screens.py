"""Every screen of the page, as it looks on arrival."""

import re
from collections.abc import Callable, Sequence
from functools import cache, partial

from msgspec import UNSET
from playwright.sync_api import FilePayload, Page, ViewportSize, expect

from nottingham.rules.options import Options
from nottingham.rules.state import State
from nottingham.rules.view_types import Prompt
from tests.support.browser.composer import Composer
from tests.support.browser.guests import Guests
from tests.support.browser.played_games import played
from tests.support.browser.player import Hand
from tests.support.browser.stage import CODE, Moment, Move, Stage, Wanted, find
from tests.support.records import encode_game

PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1440, "height": 900}
Screen = Callable[[Guests], Hand]


REST = """async () => {
  // A new size is laid out in the next frame, and may start animations or ask for more fonts.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await document.fonts.ready;
  const ending = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < 5000);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}"""


def at_rest(page: Page) -> None:
    """Waits until all fonts have come and nothing moves any more."""
    page.evaluate(REST)


def light(page: Page, theme: str) -> None:
    page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
    at_rest(page)


# Before and after a game


def at(path: str) -> Screen:
    def screen(people: Guests) -> Hand:
        hand = people.stranger()
        with hand.provoking():
            hand.go(path)
            expect(hand.page.get_by_role("heading", level=1)).to_be_visible()
        return hand

    return screen


def start_of_a_regular(people: Guests) -> Hand:
    hand = people.person("Ann")
    people.lay(hand, bots={1: "robin_hood"})
    hand.go("/")
    expect(hand.text("start-mine")).to_be_visible()
    return hand


def new_table(people: Guests) -> Hand:
    hand = people.person("Ann")
    hand.go("/new")
    hand.page.locator("summary").first.click()
    expect(hand.text("new-spectators")).to_be_visible()
    return hand


def lobby(people: Guests) -> Hand:
    host, hand = people.person("Bob"), people.stranger()
    people.lay(host, bots={1: "robin_hood"}, public=True)
    hand.go("/lobby")
    expect(hand.page.get_by_role("link", name=hand.words("lobby-sit")).first).to_be_visible()
    return hand


def doorway(people: Guests) -> Hand:
    host, hand = people.person("Bob"), people.stranger()
    hand.go(f"/t/{people.lay(host, bots={1: 'robin_hood'})}")
    expect(hand.button("door-sit")).to_be_visible()
    return hand


def gathering(people: Guests) -> Hand:
    hand = people.person("Ann")
    hand.go(f"/t/{people.lay(hand, bots={1: 'robin_hood', 3: 'little_john:trader'}, options={'players': 5})}")
    expect(hand.page.get_by_role("heading", name=hand.words("gather-invite"))).to_be_visible()
    return hand


def guest_at_the_gathering(people: Guests) -> Hand:
    _, hands = people.gather(2)
    return hands[1]


def choosing_a_bot(people: Guests) -> Hand:
    hand = gathering(people)
    seat = hand.words("gather-seat-number", number=3)
    hand.page.get_by_role("button", name=f"{hand.words('gather-bot')} {seat}", exact=True).click()
    expect(hand.button("gather-bot-plain")).to_be_visible()
    hand.page.locator("dialog summary").click()
    return hand


def changing_the_rules(people: Guests) -> Hand:
    hand = gathering(people)
    hand.button("gather-arrange").click()
    expect(hand.button("gather-arrange-save")).to_be_visible()
    return hand


def changing_a_seat(people: Guests) -> Hand:
    hand = gathering(people)
    bot = hand.words("bot-little_john")
    hand.page.get_by_role("button", name=f"{hand.words('gather-change')} {bot}", exact=True).click()
    expect(hand.button("gather-remove")).to_be_visible()
    return hand


def who_are_you(people: Guests) -> Hand:
    hand = people.stranger()
    hand.go("/")
    hand.page.get_by_role("button", name=hand.words("shell-change-me")).click()
    expect(hand.button("who-save")).to_be_visible()
    return hand


def all_rules(people: Guests) -> Hand:
    hand = at("/rules")(people)
    expect(hand.page.get_by_role("row", name=re.compile(hand.words.good("crossbows"))).first).to_be_visible()
    return hand


def companion(people: Guests) -> Hand:
    """Opens the score sheet with everything to count, and an entry that can't be counted."""
    hand = at("/companion")(people)
    hand.text("new-royal").click()
    hand.text("word-black_market").click()
    hand.text("companion-packs").click()
    apples = hand.page.get_by_role("textbox", name=re.compile(f"^{hand.words.good('apples')}")).first
    apples.fill("99")
    expect(apples).to_have_attribute("aria-invalid", "true")
    return hand


def lesson(people: Guests) -> Hand:
    hand = people.stranger()
    hand.go("/learn")
    expect(hand.page.locator("[data-step]")).to_be_visible()
    return hand


def past(people: Guests) -> Hand:
    hand = played(people, 2)
    hand.go("/past")
    expect(hand.text("past-plot-caption")).to_be_visible()
    return hand


def replay(people: Guests) -> Hand:
    """Opens the replay of a recorded game, in its middle, with everything shown."""
    moves = moment("over").moves
    hand = people.stranger()
    hand.go("/replay")
    record = encode_game([event for move in moves for event in move.events])
    file: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": record}
    hand.page.locator("input[type=file]").set_input_files(file)
    hand.page.get_by_role("slider").fill(str(inspection(moves)))
    hand.shows(inspection(moves))
    return hand


def inspection(moves: Sequence[Move]) -> int:
    """Returns the version at which most offers stand."""
    return max(range(len(moves)), key=lambda version: len(moves[version].state.offers))


# The game, in every phase

FOUR = Options(4)
FIRST = Options(4, "first")
SIX = Options(6, royal_goods=True, black_market=True)


def asks(*names: str, more: Callable[[State], bool] = lambda _: True) -> Wanted:
    """A moment when all this is asked."""

    def wanted(state: State, prompt: Prompt) -> bool:
        return all(getattr(prompt, name) is not UNSET for name in names) and more(state)

    return wanted


@cache
def moment(name: str) -> Moment:
    wanted, options = MOMENTS[name]
    return find(wanted, options)


MOMENTS: dict[str, tuple[Wanted, Options]] = {
    "starter": (asks("name_starter", more=lambda state: state.round > 1), SIX),
    "market": (asks("swap", more=lambda state: state.round > 3), FIRST),
    "discard": (asks("discard"), FIRST),
    "load": (asks("load_bag", more=lambda state: state.round > 3), FOUR),
    "declare": (asks("declare", more=lambda state: state.round > 2), FOUR),
    "merchant": (asks("accept", "withdraw", more=lambda state: len(state.offers) > 2 and bool(state.deals)), FOUR),
    "sheriff": (asks("accept", "open", "hand_back", more=lambda state: len(state.offers) > 2), SIX),
    "deputy": (asks("open", more=lambda state: bool(state.stances) and bool(state.ledger)), SIX),
    "debt": (asks("pay"), FIRST),
    "place": (asks("place"), FIRST),
    "claim": (asks("claim", "decline"), SIX),
    "claim at once": (asks("claim", "offer"), SIX),
    "share": (asks("share", more=lambda state: bool(state.shares) and bool(state.booty)), SIX),
    "over": (lambda state, _: state.phase == "over", SIX),
}


def table(name: str, people: Guests, then: Callable[[Hand], object] | None = None) -> Hand:
    # A tip after a long look would be another screen.
    hand = people.stranger(kept={"nottingham.tips": '{"off": true}'})
    Stage(hand, moment(name)).show()
    if then:
        then(hand)
    return hand


def fill_the_bag(hand: Hand) -> None:
    cards = hand.look().beginning(hand.words.before("hand-card-bag", "card"))
    hand.pick(cards[:5], "put a card into the bag")


def bargain(hand: Hand) -> None:
    """Opens a sheet for a deal, and all that is folded in it."""
    hand.page.locator("button").filter(has_text=hand.words("offer-change")).first.click()
    sheet = Composer(hand).sheet
    folded = sheet.locator("details:not([open]) > summary")
    while folded.count():
        folded.first.click()
    Composer(hand).promise("spare")


def leaf(hand: Hand) -> None:
    hand.page.locator(".pile button").first.click()
    expect(hand.text("pile-order")).to_be_visible()


def story(hand: Hand) -> None:
    tale = hand.page.get_by_role("region", name=hand.words("tale-heading"))
    expect(tale.get_by_role("listitem").first).to_be_visible()


def why(hand: Hand) -> None:
    hand.button("asked-why").click()
    expect(hand.page.locator("dialog[open]")).to_be_visible()


def rules(hand: Hand) -> None:
    hand.button("bar-rules").click()
    expect(hand.page.locator("dialog[open] table").first).to_be_visible()


def menu(hand: Hand) -> None:
    hand.button("bar-menu").click()
    expect(hand.button("menu-stand")).to_be_visible()
    hand.button("menu-stand").click()


def settings(hand: Hand) -> None:
    hand.button("bar-menu").click()
    hand.button("menu-settings").click()
    expect(hand.text("shell-light-night")).to_be_visible()


def tab(name: str, hand: Hand) -> None:
    hand.page.get_by_role("tab", name=hand.words(f"panel-{name}")).click()


def other_seat(hand: Hand) -> None:
    """Opens the seat of another player on a phone, where they are small."""
    hand.page.set_viewport_size(PHONE)
    hand.page.locator("button[data-seat]").first.click()
    expect(hand.page.locator("dialog[open] [data-seat]")).to_be_visible()


def spectator(people: Guests) -> Hand:
    hand = people.stranger()
    Stage(hand, Moment(moment("sheriff").moves, None)).show()
    return hand


def screen_before(people: Guests) -> Hand:
    host, hand = people.person("Bob"), people.stranger()
    hand.go(f"/t/{people.lay(host, bots={1: 'robin_hood'})}/screen")
    expect(hand.page.locator("[data-code]")).to_be_visible()
    return hand


def screen(people: Guests) -> Hand:
    hand = people.stranger()
    stage = Stage(hand, Moment(moment("sheriff").moves, None))
    hand.go(f"/t/{CODE}/screen")
    hand.shows(stage.version)
    return hand


def curtain(people: Guests) -> Hand:
    """Shows the curtain between two people who share a device."""
    hand = people.person("Ann")
    hand.go(f"/t/{people.lay(hand, bots={2: 'robin_hood'})}")
    hand.button("pass-add").click()
    dialog = hand.page.get_by_role("dialog")
    dialog.get_by_role("textbox", name=hand.words("who-name")).fill("Bob")
    dialog.get_by_role("button", name=hand.words("door-sit")).click()
    hand.button("gather-start").click()
    expect(hand.button("pass-me", name="Bob")).to_be_visible()
    return hand


FURTHER: dict[str, dict[str, Callable[[Hand], object]]] = {
    "market": {"crowns": partial(tab, "crowns"), "pile": leaf},
    "load": {"full bag": fill_the_bag, "menu": menu, "settings": settings},
    "merchant": {"story": partial(tab, "story"), "composer": bargain, "rules at the table": rules},
    "sheriff": {"why": why},
    "deputy": {"ledger": partial(tab, "ledger"), "seat on a phone": other_seat},
}
"""The dialogs of a table in each phase of the game, in an order in which they can be opened one after the other."""

SCREENS: dict[str, Screen] = {
    "start": at("/"),
    "start of a regular": start_of_a_regular,
    "rules": all_rules,
    "companion": companion,
    "learn": lesson,
    "no past": at("/past"),
    "past": past,
    "no replay": at("/replay"),
    "replay": replay,
    "link": at("/link"),
    "nowhere": at("/no/such/place"),
    "dead link": at("/t/nobody"),
    "new table": new_table,
    "empty lobby": at("/lobby"),
    "lobby": lobby,
    "who are you": who_are_you,
    "doorway": doorway,
    "gathering": gathering,
    "guest": guest_at_the_gathering,
    "choosing a bot": choosing_a_bot,
    "changing a seat": changing_a_seat,
    "changing the rules": changing_the_rules,
    **{name: partial(table, name) for name in MOMENTS},
    "over": partial(table, "over", then=story),
    **{name: partial(table, base, then=step) for base, steps in FURTHER.items() for name, step in steps.items()},
    "spectator": spectator,
    "screen before a game": screen_before,
    "screen": screen,
    "curtain": curtain,
}
