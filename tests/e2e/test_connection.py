"""Lines that break, servers that go and come back, people who leave and return: nothing is lost, and all are told."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from nottingham.server.page import FOLDER
from tests.server.test_front import with_page
from tests.support.browser.company import Guests
from tests.support.browser.player import Hand, play, together
from tests.support.live_server import UNLIMITED, House

LOST = ("a socket broke", "failed: net::", "was answered 50")
"""What a window may notice of a server that is away."""


class Inn:
    """A house that can be shut and opened again, at the same address and with the same memory."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.house = House(folder / "inn.db")
        self.url = self.house.url

    def open_again(self, env: dict[str, str] | None = None) -> None:
        port = self.url.rpartition(":")[2]
        self.house = House(self.folder / "inn.db", "--port", port, env=env or UNLIMITED)


@pytest.fixture
def inn(built_page: None, tmp_path: Path) -> Iterator[Inn]:
    inn = Inn(tmp_path)
    yield inn
    if inn.house.process.poll() is None:
        inn.house.kill()


@pytest.fixture
def guests(browser: Browser, inn: Inn) -> Iterator[Guests]:
    company = Guests(browser, inn.url)
    yield company
    company.leave()


def asked_to_load(hand: Hand) -> bool:
    return "load_bag" in (hand.view.get("prompt") or {})


def pack_two(company: Guests) -> Hand:
    """Somebody among bots, with two cards in a bag that is not shut yet."""
    _, [ann] = company.deal(1, options={"players": 3})
    play([ann], until=lambda: asked_to_load(ann))
    cards = ann.look().beginning(ann.words.before("hand-card-bag", "card"))
    ann.pick(cards[:2], "put a card into the bag")
    has_two(ann)
    return ann


def has_two(hand: Hand) -> None:
    most = hand.view["prompt"]["load_bag"]["max"]
    expect(hand.text("load-inside", count=2, max=most)).to_be_visible()


def goes_on(hand: Hand) -> None:
    round_ = hand.view["round"]
    play([hand], until=lambda: hand.view["round"] > round_ or hand.over)


def test_a_bag_that_is_being_packed_outlives_the_death_of_the_server(guests: Guests, inn: Inn) -> None:
    ann = pack_two(guests)
    with ann.provoking(*LOST):
        inn.house.kill()
        expect(ann.text("connection-lost")).to_be_visible()
        has_two(ann)
        inn.open_again()
        expect(ann.text("connection-lost")).to_be_hidden()
    has_two(ann)
    before = ann.look().version
    ann.button("load-snap", count=2).click()
    ann.shows(before + 1)
    goes_on(ann)


def test_what_is_done_while_the_server_is_away_is_done_when_it_is_back_and_done_once(guests: Guests, inn: Inn) -> None:
    ann = pack_two(guests)
    before = ann.look().version
    with ann.provoking(*LOST):
        assert inn.house.stop() == 0
        expect(ann.text("connection-lost")).to_be_visible()
        ann.button("load-snap", count=2).click()
        inn.open_again()
        ann.shows(before + 1)
        expect(ann.text("connection-lost")).to_be_hidden()
    assert ann.own["bag"]["size"] == 2
    goes_on(ann)


def test_who_is_offline_is_told_and_finds_everything_as_it_was(guests: Guests) -> None:
    ann = pack_two(guests)
    with ann.provoking(*LOST):
        ann.context.set_offline(True)
        expect(ann.text("connection-lost")).to_be_visible()
        has_two(ann)
        ann.context.set_offline(False)
        expect(ann.text("connection-lost")).to_be_hidden()
    has_two(ann)
    before = ann.look().version
    ann.button("load-snap", count=2).click()
    ann.shows(before + 1)


def test_for_who_stays_away_a_bot_plays_until_the_return(company: Guests) -> None:
    code, (ann, bob) = company.deal(2, options={"players": 3}, away_seconds=1)
    play([ann, bob], until=lambda: ann.seat in ann.view["to_act"])
    before = ann.look().version
    ann.page.close()
    seat = bob.page.locator(f'[data-seat="{ann.seat}"]')
    expect(seat).to_contain_text(bob.words("seat-away"))
    bob.shows(before + 1)
    back = company.another_tab(ann.context)
    back.name = ann.name
    back.go(f"/t/{code}")
    back.shows(before + 1)
    assert back.seat == ann.seat
    expect(seat).not_to_contain_text(bob.words("seat-away"))
    round_ = bob.view["round"]
    play([back, bob], until=lambda: bob.view["round"] > round_)
    assert back.did, "who is back plays again"


def test_all_agree_to_a_pause_and_anyone_ends_it(company: Guests) -> None:
    _, (ann, bob) = company.deal(2, options={"players": 3})
    ann.button("bar-menu").click()
    ann.button("menu-pause").click()
    ann.page.keyboard.press("Escape")
    expect(bob.text("pause-asked", names=ann.name, count=1)).to_be_visible()
    bob.button("pause-agree").click()
    for hand in (ann, bob):
        expect(hand.text("pause-rests")).to_be_visible()
    ann.button("menu-resume").first.click()
    for hand in (ann, bob):
        expect(hand.text("pause-rests")).to_be_hidden()
    play([ann, bob], until=lambda: ann.view["phase"] == "load")


def test_a_second_tab_shows_the_same_seat_and_one_too_many_is_told_kindly(company: Guests) -> None:
    code, (ann, bob) = company.deal(2, options={"players": 3})
    tab = company.another_tab(ann.context)
    tab.name = ann.name
    tab.go(f"/t/{code}")
    tab.shows(0)
    play([tab, bob], until=lambda: tab.view["phase"] == "load")
    together([ann, tab, bob])
    assert ann.own == tab.own
    company.crowd(ann, 7)
    expect(ann.page.get_by_role("heading", name=ann.words("nowhere-elsewhere"))).to_be_visible()
    together([tab, bob])
    play([tab, bob], until=lambda: tab.view["phase"] == "declare")


def test_a_server_that_is_gone_is_no_riddle(guests: Guests, inn: Inn) -> None:
    ann = guests.stranger()
    ann.go("/")
    expect(ann.button("start-play-now")).to_be_visible()
    with ann.provoking(*LOST):
        inn.house.kill()
        ann.button("start-play-now").click()
        expect(ann.page.get_by_role("alert").filter(has_text=ann.words("error-unreachable"))).to_be_visible()
        expect(ann.button("start-play-now")).to_be_enabled()
        ann.page.get_by_label(ann.words("start-link"), exact=True).fill("7m3kq9x2hvwd4c")
        ann.button("start-link-go").click()
        expect(ann.button("start-link-go")).to_be_enabled()
    inn.open_again()
    ann.button("start-play-now").click()
    ann.page.wait_for_url(re.compile(r"/t/\w+$"))
    ann.shows(0)


def test_a_dead_link_says_so_and_leads_on(company: Guests) -> None:
    ann = company.stranger()
    with ann.provoking("no_such_table"):
        ann.go("/t/7m3kq9x2hvwd4c")
        expect(ann.page.get_by_role("heading", name=ann.words("nowhere-no_such_table"))).to_be_visible()
    ann.link("nowhere-start").click()
    expect(ann.button("start-play-now")).to_be_visible()
    with ann.provoking("404"):
        ann.page.get_by_label(ann.words("start-link"), exact=True).fill(f"{company.url}/t/7m3kq9x2hvwd4c")
        ann.button("start-link-go").click()
        expect(ann.text("start-link-dead")).to_be_visible()
    with ann.provoking("404"):
        ann.go("/old/road")
        expect(ann.page.get_by_role("heading", name=ann.words("nowhere-no_such_page"))).to_be_visible()


def test_a_full_table_can_be_watched_unless_nobody_may(company: Guests) -> None:
    code, (ann, _) = company.gather(2, bots={2: "trader"})
    late = company.stranger()
    late.go(f"/t/{code}")
    expect(late.text("gather-watch-full")).to_be_visible()
    ann.button("gather-start-anyway").click()
    late.shows(0)
    assert late.seat is None and late.view["seat"] is None
    closed, _ = company.deal(1, options={"players": 3}, spectators=False)
    with late.provoking("no_spectators"):
        late.go(f"/t/{closed}")
        expect(late.page.get_by_role("heading", name=late.words("nowhere-no_spectators"))).to_be_visible()


def test_a_name_of_ten_thousand_letters_is_cut_and_breaks_no_page(company: Guests) -> None:
    code, (ann, _) = company.gather(2, bots={2: "trader"}, options={"players": 4})
    long = company.stranger()
    long.go(f"/t/{code}")
    long.page.get_by_role("textbox", name=long.words("who-name")).fill("Wilhelmina" * 1000)
    expect(long.text("who-cut", most=32)).to_be_visible()
    long.button("door-sit").click()
    expect(long.button("gather-ready")).to_be_visible()
    name = ("Wilhelmina" * 4)[:32]
    expect(ann.page.get_by_text(name).first).to_be_visible()
    ann.button("gather-start-anyway").click()
    for hand in (ann, long):
        hand.shows(0)
        assert hand.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is too wide"


def test_a_newer_server_asks_for_a_newer_page(guests: Guests, inn: Inn, tmp_path: Path) -> None:
    ann = pack_two(guests)
    files = {str(file.relative_to(FOLDER)): file.read_bytes() for file in FOLDER.rglob("*") if file.is_file()}
    newer = with_page(tmp_path / "newer", {**files, "version.json": json.dumps({"build": "newer"}).encode()})
    with ann.provoking(*LOST):
        inn.house.kill()
        expect(ann.text("connection-lost")).to_be_visible()
        inn.open_again(newer)
        expect(ann.text("connection-lost")).to_be_hidden()
    expect(ann.text("shell-renewed")).to_be_visible()
    has_two(ann)
    ann.button("shell-renew").click()
    ann.shows(0)
    expect(ann.text("shell-renewed")).to_be_hidden()


PRESSABLE = """() => [...document.querySelectorAll(':is(main, footer) :is(a, button, summary, input)')]
  .filter((element) => element.checkVisibility())
  .map((element) => [element.outerHTML, element.getBoundingClientRect().y])"""


@pytest.mark.parametrize(("path", "then"), [("/new", "pack-about-goose_fair"), ("/past", "past-this")])
def test_what_can_be_pressed_stays_where_it_is_when_answers_come_late(company: Guests, path: str, then: str) -> None:
    """Or a press that is on its way would strike something else, or nothing."""
    ann = company.person("Ann")
    ann.page.route("**/api/**", lambda _: None)
    with ann.page.expect_request("**/api/bots"):
        ann.go(path)
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    before = dict(ann.page.evaluate(PRESSABLE))
    ann.page.unroute("**/api/**")  # What was held goes on.
    expect(ann.text(then)).to_be_visible()
    after = dict(ann.page.evaluate(PRESSABLE))
    assert before.items() <= after.items()
