"""Lost connections, restarted servers, players who leave and return: nothing is lost, and the page shows it."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from nottingham.server.page import FOLDER
from tests.server.test_front import with_page
from tests.support.browser.guests import Guests
from tests.support.browser.player import Hand, play, together
from tests.support.live_server import UNLIMITED, LiveServer

LOST = ("a socket broke", "failed: net::", "was answered 50")
"""Faults that a window may report while the server is down."""


class RestartableServer:
    """A server that can be stopped and started again with the same address and database."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.live = LiveServer(folder / "inn.db")
        self.url = self.live.url

    def open_again(self, env: dict[str, str] | None = None) -> None:
        port = self.url.rpartition(":")[2]
        self.live = LiveServer(self.folder / "inn.db", "--port", port, env=env or UNLIMITED)


@pytest.fixture
def restartable(built_page: None, tmp_path: Path) -> Iterator[RestartableServer]:
    restartable = RestartableServer(tmp_path)
    yield restartable
    if restartable.live.process.poll() is None:
        restartable.live.kill()


@pytest.fixture
def guests(browser: Browser, restartable: RestartableServer) -> Iterator[Guests]:
    people = Guests(browser, restartable.url, drawn=False)
    yield people
    people.leave()


def asked_to_load(hand: Hand) -> bool:
    return "load_bag" in (hand.view.get("prompt") or {})


def pack_two(people: Guests) -> Hand:
    """A player among bots who has put two cards into a bag and not closed it."""
    _, [ann] = people.deal(1, options={"players": 3}, sheriff=1)
    play([ann], until=lambda: asked_to_load(ann))
    cards = ann.look().beginning(ann.words.before("hand-card-bag", "card"))
    ann.pick(cards[:2], "put a card into the bag")
    has_two(ann)
    return ann


def has_two(hand: Hand) -> None:
    most = hand.view["prompt"]["load_bag"]["max"]
    expect(hand.text("load-inside", count=2, max=most)).to_be_visible()


def goes_on(hand: Hand) -> None:
    """The bots play on too."""
    round_ = hand.view["round"]
    play([hand], until=lambda: hand.view["phase"] == "inspect" or hand.view["round"] > round_)


def loads_two(hand: Hand) -> None:
    before = hand.look().version
    hand.button("load-snap", count=2).click()
    hand.shows(before + 1)


def test_a_half_packed_bag_survives_going_offline_and_a_restart_with_a_new_version(
    guests: Guests, restartable: RestartableServer, tmp_path: Path
) -> None:
    ann = pack_two(guests)
    lost = ann.text("connection-lost")
    with ann.provoking(*LOST):
        ann.context.set_offline(True)
        expect(lost).to_be_visible()
        has_two(ann)
        ann.context.set_offline(False)
        expect(lost).to_be_hidden()
    has_two(ann)
    files = {str(file.relative_to(FOLDER)): file.read_bytes() for file in FOLDER.rglob("*") if file.is_file()}
    newer = with_page(tmp_path / "newer", {**files, "version.json": json.dumps({"build": "newer"}).encode()})
    with ann.provoking(*LOST):
        restartable.live.kill()
        expect(lost).to_be_visible()
        has_two(ann)
        restartable.open_again(newer)
        expect(lost).to_be_hidden()
    expect(ann.text("shell-renewed")).to_be_visible()
    has_two(ann)
    loads_two(ann)
    ann.button("shell-renew").click()
    expect(ann.text("shell-renewed")).to_be_hidden()
    ann.shows(0)
    goes_on(ann)


def test_an_action_made_while_the_server_is_down_is_made_once_when_it_is_back(
    guests: Guests, restartable: RestartableServer
) -> None:
    ann = pack_two(guests)
    before = ann.look().version
    with ann.provoking(*LOST):
        assert restartable.live.stop() == 0
        expect(ann.text("connection-lost")).to_be_visible()
        ann.button("load-snap", count=2).click()
        restartable.open_again()
        ann.shows(before + 1)
        expect(ann.text("connection-lost")).to_be_hidden()
    assert ann.own["bag"]["size"] == 2
    goes_on(ann)


def test_a_bot_plays_for_an_absent_player_until_they_return(people: Guests) -> None:
    code, (ann, bob) = people.deal(2, options={"players": 3}, sheriff=2, away_seconds=1)
    play([ann, bob], until=lambda: ann.seat in ann.view["to_act"])
    before = ann.look().version
    ann.page.close()
    seat = bob.page.locator(f'[data-seat="{ann.seat}"]')
    expect(seat).to_contain_text(bob.words("seat-away"))
    bob.shows(before + 1)
    back = people.another_tab(ann.context)
    back.name = ann.name
    back.go(f"/t/{code}")
    back.shows(before + 1)
    assert back.seat == ann.seat
    expect(seat).not_to_contain_text(bob.words("seat-away"))
    play([back, bob], until=lambda: bool(back.did))


def test_everyone_agrees_to_a_pause_and_anyone_ends_it(friends: Guests) -> None:
    _, (ann, bob) = friends.deal(friends.hands[:2], options={"players": 3})
    ann.button("bar-menu").click()
    ann.button("menu-pause").click()
    ann.page.keyboard.press("Escape")
    expect(bob.text("pause-asked", names=ann.name, count=1)).to_be_visible()
    bob.button("pause-agree").click()
    for hand in (ann, bob):
        expect(hand.text("pause-rests")).to_be_visible()
        expect(hand.page.locator("main > [inert]")).to_have_count(2)
    ann.button("menu-resume").first.click()
    for hand in (ann, bob):
        expect(hand.text("pause-rests")).to_be_hidden()
        expect(hand.page.locator("main > [inert]")).to_have_count(0)
    play([ann, bob], until=lambda: ann.view["phase"] == "load")


def test_a_second_tab_shows_the_same_seat_and_too_many_tabs_get_a_message(people: Guests) -> None:
    code, (ann, bob) = people.deal(2, options={"players": 3})
    tab = people.another_tab(ann.context)
    tab.name = ann.name
    tab.go(f"/t/{code}")
    tab.shows(0)
    play([tab, bob], until=lambda: tab.view["phase"] == "load")
    together([ann, tab, bob])
    assert ann.own == tab.own
    people.crowd(ann, 7)
    expect(ann.page.get_by_role("heading", name=ann.words("nowhere-elsewhere"))).to_be_visible()
    together([tab, bob])
    play([tab, bob], until=lambda: tab.view["phase"] == "declare")


def test_an_unreachable_server_is_explained(guests: Guests, restartable: RestartableServer) -> None:
    ann = guests.stranger()
    ann.go("/")
    expect(ann.button("start-play-now")).to_be_visible()
    with ann.provoking(*LOST):
        restartable.live.kill()
        ann.button("start-play-now").click()
        expect(ann.page.get_by_role("alert").filter(has_text=ann.words("error-unreachable"))).to_be_visible()
        expect(ann.button("start-play-now")).to_be_enabled()
        ann.page.get_by_label(ann.words("start-link"), exact=True).fill("7m3kq9x2hvwd4c")
        ann.button("start-link-go").click()
        expect(ann.button("start-link-go")).to_be_enabled()
    restartable.open_again()
    ann.button("start-play-now").click()
    ann.page.wait_for_url(re.compile(r"/t/\w+$"))
    ann.shows(0)


def test_a_dead_link_says_so_and_offers_a_way_on(people: Guests) -> None:
    ann = people.stranger()
    with ann.provoking("no_such_table"):
        ann.go("/t/7m3kq9x2hvwd4c")
        expect(ann.page.get_by_role("heading", name=ann.words("nowhere-no_such_table"))).to_be_visible()
    ann.link("nowhere-start").click()
    expect(ann.button("start-play-now")).to_be_visible()
    with ann.provoking("404"):
        ann.page.get_by_label(ann.words("start-link"), exact=True).fill(f"{people.url}/t/7m3kq9x2hvwd4c")
        ann.button("start-link-go").click()
        expect(ann.text("start-link-dead")).to_be_visible()
    with ann.provoking("404"):
        ann.go("/old/road")
        expect(ann.page.get_by_role("heading", name=ann.words("nowhere-no_such_page"))).to_be_visible()


def test_a_full_table_can_be_watched_if_spectators_are_allowed(people: Guests) -> None:
    code, (ann,) = people.gather(1, bots={1: "trader", 2: "trader"})
    late = people.stranger()
    late.go(f"/t/{code}")
    expect(late.text("gather-watch-full")).to_be_visible()
    ann.button("gather-start").click()
    late.shows(0)
    assert late.seat is None and late.view["seat"] is None
    closed, _ = people.seat([ann], options={"players": 3}, spectators=False)
    with late.provoking("no_spectators"):
        late.go(f"/t/{closed}")
        expect(late.page.get_by_role("heading", name=late.words("nowhere-no_spectators"))).to_be_visible()


def test_a_very_long_name_is_cut_and_does_not_break_the_page(people: Guests) -> None:
    code, (ann,) = people.gather(1, bots={2: "trader"})
    long = people.stranger()
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


PRESSABLE = """() => [...document.querySelectorAll(':is(main, footer) :is(a, button, summary, input)')]
  .filter((element) => element.checkVisibility())
  .map((element) => [element.outerHTML, element.getBoundingClientRect().y])"""


@pytest.mark.parametrize(("path", "then"), [("/new", "pack-about-goose_fair"), ("/past", "past-this")])
def test_buttons_do_not_move_when_answers_come_late(people: Guests, path: str, then: str) -> None:
    """Otherwise a press on its way would hit another button, or none."""
    ann = people.person("Ann")
    ann.page.route("**/api/**", lambda _: None)
    with ann.page.expect_request("**/api/bots"):
        ann.go(path)
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    before = dict(ann.page.evaluate(PRESSABLE))
    ann.page.unroute("**/api/**")  # What was held goes on.
    expect(ann.page.get_by_text(ann.words(then))).to_be_visible()
    after = dict(ann.page.evaluate(PRESSABLE))
    assert before.items() <= after.items()
