"""The pictures in docs/screenshots: `make screenshots` takes them again.

The games are played by the bots from fixed deals and are staged (`stage.py`), so that a picture only changes if the
page does. Chromium itself makes them small.
"""

import base64
import json
import sys
import tempfile
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, Route, ViewportSize, expect, sync_playwright

from hatch_build import ROOT, build, is_fresh
from nottingham.rules.options import Options
from nottingham.rules.state import Bag, State
from nottingham.rules.view_types import Prompt
from nottingham.table.messages import ChairView, Line, TableView, Welcome, You
from nottingham.table.settings import CHARGES, COLOURS, Settings
from tests.support.browser.browsers import chromium
from tests.support.browser.composer import Composer
from tests.support.browser.guests import Guests
from tests.support.browser.player import Hand
from tests.support.browser.screens import DESK, PHONE, asks
from tests.support.browser.stage import BETWEEN_MOVES, CODE, NOON, Moment, Stage, by_the_legend, find
from tests.support.live_server import open_server

FOLDER = ROOT / "docs" / "screenshots"
HOME = "https://nottingham.example"
"""The address that pictures show, so that links in them stay the same."""
QUALITY = 0.82
FRIENDS = ("Ann", "Tom", "Inês")

SMALLER = """async ([png, quality]) => {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d').drawImage(picture, 0, 0);
  const small = await canvas.convertToBlob({ type: 'image/webp', quality });
  let text = '';
  for (const byte of new Uint8Array(await small.arrayBuffer())) text += String.fromCharCode(byte);
  return btoa(text);
}"""


# What happens at the table

FOUR = Options(4, royal_goods=True)
FIRST = Options(4, "first", royal_goods=True)
SIX = Options(6, royal_goods=True, black_market=True)


def played(wanted: Callable[[State, Prompt], bool], options: Options, seat: int | None = 0) -> Moment:
    return find(wanted, options, players=by_the_legend, seed=11, seat=seat)


def market() -> Moment:
    return played(asks("swap", more=lambda state: state.round > 4), FIRST)


def loading() -> Moment:
    return played(asks("load_bag", more=lambda state: state.round > 3), FOUR)


def declaring() -> Moment:
    def last(state: State) -> bool:
        return state.round > 2 and sum(bool(seat.bag and seat.bag.declared) for seat in state.seats) == 2

    return played(asks("declare", more=last), FOUR)


def bargaining() -> Moment:
    def lies(state: State) -> bool:
        bag = state.seats[0].bag
        return (
            state.round > 3
            and bag is not None
            and bag.status == "held"
            and any(good != bag.declared for good in bag.cards)
            and not any(offer.by == 0 for offer in state.offers)
        )

    return played(asks("offer", more=lies), FOUR)


def in_office() -> Moment:
    return played(asks("accept", "open", more=lambda state: state.round > 3 and len(state.offers) > 1), FOUR)


def caught() -> Moment:
    """A bag was opened with lies in it, and others wait."""

    def lies(bag: Bag | None) -> int:
        return sum(count for good, count in bag.cards.items() if good != bag.declared) if bag else 0

    def wanted(state: State, _: Prompt) -> bool:
        bags = [seat.bag for seat in state.seats if seat.bag]
        opened = any(bag.status == "opened" and lies(bag) > 2 for bag in bags)
        return state.phase == "inspect" and state.round > 3 and opened and any(bag.status == "held" for bag in bags)

    return played(wanted, FOUR)


def deputies() -> Moment:
    return played(
        asks("offer", more=lambda state: state.round > 3 and bool(state.stances) and len(state.offers) > 1), SIX
    )


def over() -> Moment:
    return played(lambda state, _: state.phase == "over", FIRST)


class Gathering(Stage):
    """A table where people come together."""

    def __init__(self, hand: Hand) -> None:
        super().__init__(hand, played(asks("name_starter"), Options(5), None), people=FRIENDS)

    def show(self) -> None:
        self.window.go(f"/t/{CODE}")

    def _welcome(self) -> Welcome:
        looks = list(zip(COLOURS, CHARGES, strict=True))
        chairs = [
            ChairView("person", FRIENDS[0], *looks[1], present=True),
            ChairView("person", FRIENDS[1], *looks[0], present=True, ready=True),
            ChairView("bot", "Little John", *looks[2], "little_john:trader", ready=True),
            ChairView("person", FRIENDS[2], *looks[4], present=True, ready=True),
            ChairView("empty"),
        ]
        table = TableView(CODE, "gathering", Settings(Options(5, royal_goods=True)), chairs, 0, "5e" * 32, False, 1, [])
        talk = [
            Line(1, NOON, FRIENDS[1], 1, phrase="hello"),
            Line(2, NOON + 1, FRIENDS[2], 3, text="Nobody opens my bag tonight."),
        ]
        return Welcome(table=table, you=You(0, True), playing=None, talk=talk, at=NOON)


# What is shown

Then = Callable[[Hand], object]


def start(hand: Hand) -> None:
    hand.go("/")


def new(hand: Hand) -> None:
    hand.go("/new")
    hand.page.wait_for_load_state("networkidle")


def gathering(hand: Hand) -> None:
    Gathering(hand).show()
    expect(hand.page.get_by_role("heading", name=hand.words("gather-invite"))).to_be_visible()


def at_table(moment: Callable[[], Moment], *said: tuple[int, str], then: Then | None = None) -> Callable[[Hand], None]:
    def show(hand: Hand) -> None:
        scene = moment()
        now = NOON + BETWEEN_MOVES * (len(scene.moves) - 1)
        stage = Stage(hand, scene, people=FRIENDS)
        stage.talk = [
            Line(number + 1, now - (len(said) - number), stage.name(seat), seat, phrase=phrase)
            for number, (seat, phrase) in enumerate(said)
        ]
        stage.show()
        if then:
            then(hand)

    return show


def opening(beats: int, seat: int | None = 2, path: str = "") -> Callable[[Hand], None]:
    """A frame of an opening: the clock of the page stands still after this many beats."""

    def show(hand: Hand) -> None:
        *before, opened = caught().moves
        hand.page.clock.install()
        stage = Stage(hand, Moment(before, seat), people=FRIENDS)
        hand.go(f"/t/{CODE}{path}")
        hand.shows(stage.version)
        hand.page.clock.pause_at(datetime.now() + timedelta(hours=1))
        stage.send(opened)
        frame = hand.page.locator("[data-opening]")
        frame.wait_for()
        while int(frame.get_attribute("data-beat") or 0) < beats:
            hand.page.clock.run_for(BEAT)

    return show


def curtain(hand: Hand) -> None:
    """A device that three people pass around."""
    Stage(hand, in_office(), people=FRIENDS)
    looks = reversed([*zip(FRIENDS, COLOURS, CHARGES, strict=False)])  # the last one comes through to the stage
    people = [{"secret": name, "name": name, "colour": colour, "charge": charge} for name, colour, charge in looks]
    party = json.dumps({"code": CODE, "people": people})
    hand.page.add_init_script(f"localStorage.setItem('nottingham.party', {json.dumps(party)})")
    hand.go(f"/t/{CODE}")
    expect(hand.page.locator("[data-curtain]")).to_be_visible()


def pack(hand: Hand) -> None:
    cards = hand.look().beginning(hand.words.before("hand-card-bag", "card"))
    hand.pick(cards[1:4], "put a card into the bag")


def set_aside(hand: Hand) -> None:
    cards = hand.look().beginning(hand.words.before("hand-card-aside", "card"))
    hand.pick(cards[-2:], "set a card aside")
    hand.button("market-take").first.click()


def compose(hand: Hand) -> None:
    hand.button("gate-offer").first.click()
    sheet = Composer(hand)
    sheet.suggested().nth(1).click()


FRAME: ViewportSize = {"width": 1024, "height": 680}
TV: ViewportSize = {"width": 1280, "height": 720}
TABLET: ViewportSize = {"width": 820, "height": 640}
FRAMES = (1, 2, 3, 6)
"""The beats after which pictures are taken: the knot, the declaration, the first lie, the stamp."""
BEAT = 50
"""Milliseconds, shorter than any beat of the page."""


class Picture(NamedTuple):
    name: str
    show: Callable[[Hand], None]
    language: str
    theme: str
    phone: bool = False
    size: ViewportSize | None = None
    moving: bool = False


PICTURES = (
    Picture("start", start, "en", "day"),
    Picture("start-phone", start, "ru", "night", phone=True),
    Picture("new-table", new, "fr", "day"),
    Picture("gathering", gathering, "en", "day"),
    Picture("gathering-phone", gathering, "pt-BR", "day", phone=True),
    Picture("market", at_table(market, (1, "hello"), (2, "good_luck"), then=set_aside), "en", "day"),
    Picture("market-phone", at_table(market, then=set_aside), "fr", "night", phone=True),
    Picture("load", at_table(loading, (3, "hurry"), then=pack), "es", "day"),
    Picture("load-phone", at_table(loading, then=pack), "en", "day", phone=True),
    Picture("declaration", at_table(declaring, (1, "all_honest"), (2, "watching_you")), "ru", "day"),
    Picture("offer", at_table(bargaining, (1, "make_an_offer"), (2, "trust_me"), then=compose), "en", "day"),
    Picture("offer-phone", at_table(bargaining, then=compose), "es", "day", phone=True),
    Picture("sheriff", at_table(in_office, (1, "trust_me"), (2, "all_honest"), (3, "let_it_pass")), "en", "night"),
    Picture("sheriff-phone", at_table(in_office), "ru", "day", phone=True),
    Picture("lie", at_table(caught, (2, "laughter"), (1, "sorry")), "fr", "day"),
    *(
        Picture(f"opening-{frame}", opening(beats), "en", "day", size=FRAME, moving=True)
        for frame, beats in enumerate(FRAMES, 1)
    ),
    Picture("screen", opening(6, None, "/screen"), "en", "day", size=TV, moving=True),
    Picture("curtain", curtain, "en", "day", size=TABLET),
    Picture("deputies", at_table(deputies, (4, "too_little"), (5, "pay_or_open")), "pt-BR", "night"),
    Picture("end", at_table(over, (1, "well_played"), (2, "thanks")), "es", "day"),
    Picture("end-phone", at_table(over), "en", "night", phone=True),
)


def take(browser: Browser, url: str, picture: Picture, folder: Path, paper: Page) -> int:
    """Its size in bytes."""
    visitors = Guests(browser, HOME)
    hand = visitors.stranger(
        picture.language,
        kept={"nottingham.light": picture.theme},
        viewport=picture.size or (PHONE if picture.phone else DESK),
        reduced_motion="no-preference" if picture.moving else "reduce",
        service_workers="block",
    )

    def pass_on(route: Route) -> None:
        route.fulfill(response=route.fetch(url=route.request.url.replace(HOME, url)))

    hand.page.route(f"{HOME}/**", pass_on)
    picture.show(hand)
    expect(hand.page.get_by_role("heading", level=1)).to_be_visible()
    hand.page.evaluate("document.fonts.ready")
    hand.page.mouse.move(0, 0)
    expect(hand.page.locator("[data-do=accept][aria-disabled=true]")).to_have_count(0)
    hand.page.wait_for_function("() => document.getAnimations().every(({ playState }) => playState !== 'running')")
    png = base64.b64encode(hand.page.screenshot(animations="disabled", caret="hide")).decode()
    small = base64.b64decode(paper.evaluate(SMALLER, [png, QUALITY]))
    (folder / f"{picture.name}.webp").write_bytes(small)
    visitors.leave()
    return len(small)


def main(names: list[str]) -> None:
    found = chromium()
    if found is None:
        sys.exit("there is no chromium here")
    if not is_fresh(ROOT):
        build(ROOT)
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as scratch,
        open_server(Path(scratch) / "test.db") as live,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found)
        paper = browser.new_page()
        whole = 0
        for picture in PICTURES:
            if not names or picture.name in names:
                taken = take(browser, live.url, picture, FOLDER, paper)
                whole += taken
                print(f"{picture.name:16} {taken / 1000:6.1f} kB")
        print(f"{'all':16} {whole / 1000:6.1f} kB")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
