"""Replays in the page: scrubbing, each seat's view, links, files, and checking the deal.

Each test uses another language.
"""

import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from playwright.sync_api import Locator, expect

from tests.support.browser.guests import Guests
from tests.support.browser.offline import cut_off
from tests.support.browser.player import Hand
from tests.support.browser.scenes import on_stage
from tests.support.live_server import LiveServer
from tests.support.records import encode_game
from tests.support.sessions import QUICK, Session, inspecting, over, play_until, run_session

PHONE = {"width": 390, "height": 844}
WHOLE = "() => document.querySelector('input[type=range]')?.style.getPropertyValue('--come') === '100%'"
AN_EVENING_LATER = 4 * 60 * 60 * 1000


class Played(NamedTuple):
    game: str
    table: str
    last: int
    steps: list[dict[str, Any]]
    """The steps of the game with everything open."""
    record: bytes
    running: str
    """A game that is still played."""
    closed: str
    """One without spectators."""
    secret: str
    """The secret of a person who played it."""

    def first(self, phase: str) -> int:
        versions = (step["version"] for step in self.steps if step["view"]["phase"] == phase)
        return next(versions, self.last)


@pytest.fixture(scope="module")
def played(live: LiveServer) -> Played:
    """Ann and three bots of the legend have played."""
    found: list[str] = []

    async def scenario(session: Session) -> None:
        table, _, visits = await session.game(1, bot="robin_hood", options={"royal_goods": True}, **QUICK)
        await play_until(visits, over)
        found.extend([visits[0].game or "", table])
        _, _, visits = await session.game(1, **QUICK)
        await play_until(visits, inspecting)
        found.append(visits[0].game or "")
        _, (ann,), visits = await session.game(1, spectators=False, **QUICK)
        await play_until(visits, over)
        found.extend([visits[0].game or "", ann.secret or ""])

    # The browser has the event loop of this thread.
    with ThreadPoolExecutor(1) as elsewhere:
        elsewhere.submit(run_session, live.url, scenario).result()
    game, table, *others = found
    address = f"{live.url}/api/games/{game}"
    with httpx.Client(timeout=60) as http:
        last = http.get(address).json()["moves"]
        steps: list[dict[str, Any]] = []
        while len(steps) <= last:
            steps += http.get(f"{address}/replay", params={"from": len(steps), "beliefs": "true"}).json()["steps"]
        return Played(game, table, last, steps, http.get(f"{address}/record").content, *others)


def open_replay(hand: Hand, played: Played, query: str = "") -> None:
    hand.go(f"/replay/{played.game}{query}")
    at_rest(hand)


def at_rest(hand: Hand) -> None:
    """Waits until all steps have loaded, and checks that the page fits."""
    hand.page.wait_for_function(WHOLE)
    assert hand.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def shown(hand: Hand, version: int) -> None:
    expect(hand.page.locator("[data-version]")).to_have_attribute("data-version", str(version))


def sentence(hand: Hand) -> Locator:
    return hand.page.get_by_role("heading", level=1)


def scrubber(hand: Hand) -> Locator:
    return hand.page.get_by_role("slider", name=hand.words("replay-scrubber"))


def eyes(hand: Hand) -> Locator:
    return hand.page.get_by_role("combobox", name=hand.words("replay-eyes"))


def goods(hand: Hand, cards: dict[str, int]) -> list[str]:
    return [hand.words.goods(good, count) for good, count in cards.items()]


def test_a_replay_can_be_scrubbed_by_mouse_and_keyboard_and_its_address_keeps_the_step(
    people: Guests, played: Played
) -> None:
    ann = people.stranger()
    open_replay(ann, played)
    shown(ann, 0)
    keys = ann.page.keyboard
    keys.press("ArrowRight")
    shown(ann, 1)
    keys.press("End")
    shown(ann, played.last)
    expect(sentence(ann)).to_have_text(ann.words("asked-over"))
    keys.press("ArrowRight")
    shown(ann, played.last)
    keys.press("PageUp")
    rounds = [
        step["version"] for step in played.steps if any(event["type"] == "round_began" for event in step["events"])
    ]
    shown(ann, rounds[-1])
    keys.press("Home")
    shown(ann, 0)
    ann.button("replay-round-on").click()
    shown(ann, rounds[1])
    ann.button("replay-back").click()
    shown(ann, rounds[1] - 1)
    scrubber(ann).fill(str(played.last // 2))
    shown(ann, played.last // 2)
    ann.page.wait_for_url(re.compile(rf"\?step={played.last // 2}$"))
    with ann.provoking("ERR_ABORTED"):  # whatever was still on its way
        ann.page.reload()
    shown(ann, played.last // 2)
    at_rest(ann)
    expect(ann.page.locator(".marks span")).to_have_count(len(rounds))
    scrubber(ann).focus()
    keys.press("ArrowLeft")
    shown(ann, played.last // 2 - 1)


def test_a_replay_plays_until_it_is_stopped(people: Guests, played: Played) -> None:
    ann = people.stranger("pt-BR", viewport=PHONE)
    ann.page.clock.install()
    open_replay(ann, played, "?step=3")
    ann.page.get_by_role("combobox", name=ann.words("replay-speed")).select_option("4")
    ann.page.locator("body").press(" ")
    expect(ann.button("replay-pause")).to_be_visible()
    ann.shows(6)
    ann.button("replay-pause").click()
    expect(ann.button("replay-play")).to_be_visible()
    stopped = int(ann.page.locator("[data-version]").get_attribute("data-version") or 0)
    ann.page.clock.fast_forward(AN_EVENING_LATER)
    shown(ann, stopped)
    scrubber(ann).fill(str(played.last - 1))
    ann.button("replay-play").click()
    ann.page.clock.fast_forward(AN_EVENING_LATER)
    shown(ann, played.last)
    expect(ann.button("replay-play")).to_be_visible()


def test_a_replay_shows_each_seats_view_or_every_card(people: Guests, played: Played) -> None:
    ann = people.stranger("es")
    moment = played.first("load")
    open_replay(ann, played, f"?step={moment}")
    view = played.steps[moment]["view"]
    for seat, own in enumerate(view["seats"]):
        panel = ann.page.locator(f'article[data-seat="{seat}"]')
        for words_of_good in goods(ann, own["hand"]):
            expect(panel).to_contain_text(words_of_good)
    eyes(ann).select_option("0")
    mine = ann.page.get_by_role("region", name=ann.words("mine-title"))
    expect(mine.locator("[data-anchor='hand'] > li")).to_have_count(sum(view["seats"][0]["hand"].values()))
    other = next(seat for seat in (1, 2, 3) if view["seats"][seat]["hand"])
    panel = ann.page.locator(f'article[data-seat="{other}"] .rest')
    assert not any(word in panel.inner_text() for word in goods(ann, view["seats"][other]["hand"]))
    at_rest(ann)
    shown(ann, moment)
    eyes(ann).select_option("spectator")
    expect(ann.text("replay-as-spectator")).to_be_visible()
    expect(mine).to_have_count(0)
    shown(ann, moment)
    # A finished game has no actions.
    assert ann.page.locator("main button:not(:disabled)").count() == ann.page.locator("main .pile button").count()
    at_rest(ann)


def test_bots_show_what_they_thought_of_each_bag(people: Guests, played: Played) -> None:
    ann = people.stranger("ru", viewport=PHONE)
    moment = next(
        step["version"]
        for step in played.steps
        if step["view"]["phase"] == "inspect" and any("price" in one for one in step["beliefs"])
    )
    open_replay(ann, played, f"?step={moment}")
    for one in played.steps[moment]["beliefs"]:
        bag = on_stage(ann, one["bag"]).get_by_role("list", name=ann.words("replay-thoughts"))
        key = "replay-seems" if one["seat"] == one["bag"] else "replay-lies"
        expect(bag).to_contain_text(ann.words(key, percent=int(one["lies"] * 100 + 0.5)))
        if "price" in one:
            expect(bag).to_contain_text(ann.words("replay-price", price=one["price"]))
    ann.button("replay-minds").click()
    expect(ann.page.get_by_role("list", name=ann.words("replay-thoughts"))).to_have_count(0)


def test_the_end_of_a_game_leads_to_its_replay_and_a_link_to_a_step(people: Guests, played: Played) -> None:
    ann = people.stranger(permissions=["clipboard-read", "clipboard-write"])
    ann.go(f"/t/{played.table}")
    ann.link("over-replay").click()
    ann.page.wait_for_url(re.compile(rf"/replay/{played.game}$"))
    at_rest(ann)
    moment = played.first("inspect")
    scrubber(ann).fill(str(moment))
    eyes(ann).select_option("2")
    at_rest(ann)
    ann.button("replay-share").click()
    expect(ann.text("replay-link-copied")).to_be_visible()
    link = ann.page.evaluate("navigator.clipboard.readText()")
    ben = people.stranger("fr", viewport=PHONE)
    ben.go(link.removeprefix(people.url))
    shown(ben, moment)
    expect(ben.page.locator("[data-eyes]")).to_have_attribute("data-eyes", "2")
    at_rest(ben)
    ben.button("replay-more").click()
    for key in ("step", "round", "ends", "play"):
        expect(ben.text(f"replay-key-{key}")).to_be_visible()


def test_the_deal_is_checked_in_the_browser(people: Guests, played: Played) -> None:
    ann = people.stranger("fr")
    open_replay(ann, played)
    proof = prove(ann)
    started = played.steps[0]["events"][0]
    expect(proof).to_contain_text(started["seed"])
    assert proof.get_by_role("img", name=ann.words("proof-true")).count() >= 6
    promise = proof.get_by_role("textbox")
    promise.fill(started["commitment"])
    expect(proof.locator(".verdict")).to_contain_text(ann.words("proof-holds-noted"))
    promise.fill("f" * 64)
    expect(proof.locator(".verdict")).to_contain_text(ann.words("proof-fails"))
    assert proof.get_by_role("img", name=ann.words("proof-false")).count() == 1


def prove(hand: Hand) -> Locator:
    """Has the deal checked, and it was as it should be."""
    hand.button("replay-more").click()
    hand.button("replay-prove").click()
    proof = hand.page.get_by_role("dialog", name=hand.words("proof-title"))
    expect(proof.locator(".verdict")).to_contain_text(hand.words("proof-holds"))
    return proof


def test_a_record_is_saved_and_opened_again(people: Guests, played: Played, tmp_path: Path) -> None:
    ann = people.stranger("es", viewport=PHONE)
    open_replay(ann, played)
    ann.button("replay-more").click()
    with ann.page.expect_download() as saving:
        ann.button("replay-save").click()
    assert saving.value.suggested_filename == f"nottingham-{played.game}.json"
    file = tmp_path / "game.json"
    saving.value.save_as(file)
    assert file.read_bytes() == played.record
    ann.link("replay-other").click()
    ann.page.locator("input[type=file]").set_input_files(file)
    at_rest(ann)
    scrubber(ann).fill(str(played.last))
    shown(ann, played.last)
    eyes(ann).select_option("1")
    at_rest(ann)
    prove(ann)
    ann.page.keyboard.press("Escape")
    ann.button("replay-other").click()
    expect(sentence(ann)).to_have_text(ann.words("replay-open-title"))


def spoiled(record: bytes) -> Iterator[tuple[str, bytes]]:
    """Files that are no game, by what is said of them."""
    yield "record_unknown", b"Once upon a time in Nottingham"
    yield "record_unknown", b'{"name": "Ann"}'
    yield "record_cut_off", record[: len(record) // 2]
    yield "record_changed", record.replace(b'"gold":50', b'"gold":70')
    unsealed = record.replace(b'"sha256"', b'"seal"')
    yield "record_other_words", unsealed.replace(b'"type":"bag_loaded"', b'"type":"dragon_came"')
    yield "record_unlawful", _lying(record)
    yield "record_too_big", b'{"events": ["' + b"x" * (2 * 2**20) + b'"]}'


def _lying(record: bytes) -> bytes:
    """A record whose hashes are right, though no seat held that silk."""
    events: list[dict[str, Any]] = json.loads(record)["events"]
    next(event for event in events if event["type"] == "bag_loaded")["cards"] = {"silk": 5}
    content = json.dumps(events).encode()
    return encode_game([]).replace(b'"events":[]', b'"events":' + content).replace(b'"sha256"', b'"seal"')


def test_a_file_that_is_no_game_is_refused_with_a_reason(people: Guests, played: Played, tmp_path: Path) -> None:
    hand = people.stranger("ru")
    hand.go("/replay")
    for number, (code, content) in enumerate(spoiled(played.record)):
        file = tmp_path / f"{number}.json"
        file.write_bytes(content)
        with hand.provoking("/api/replays"):
            hand.page.locator("input[type=file]").set_input_files(file)
            alert = hand.page.get_by_role("alert").filter(has_text=file.name)
            expect(alert).to_contain_text(hand.words(f"error-{code}"))
    # And nothing is lost: the next file is as good as the first.
    file.write_bytes(b"\n".join([played.record.strip()] * 3))
    hand.page.locator("input[type=file]").set_input_files(file)
    expect(hand.text("replay-open-which", count=3)).to_be_visible()
    hand.button("replay-open-this").click()
    at_rest(hand)


def test_an_unavailable_replay_is_explained(people: Guests, played: Played) -> None:
    hand = people.stranger("pt-BR", viewport=PHONE)
    for code, reason in (
        (played.running, "still_played"),
        (played.closed, "replay_closed"),
        ("nobodyplayedit", "no_such_game"),
    ):
        with hand.provoking("/api/games/", "ERR_ABORTED"):  # fonts may be aborted when navigating on
            hand.go(f"/replay/{code}")
            expect(sentence(hand)).to_have_text(hand.words(f"nowhere-{reason}"))
            expect(hand.text(f"nowhere-{reason}-why")).to_be_visible()
    # Players of a game without spectators may see its replay.
    hand.page.evaluate(
        "secret => localStorage.setItem('nottingham.me', JSON.stringify({ secret, name: 'Ann' }))", played.secret
    )
    hand.go(f"/replay/{played.closed}")
    at_rest(hand)


def test_an_opened_replay_works_offline(people: Guests, played: Played) -> None:
    """This holds even if nothing else of the page was ever visited, and for a moment not shown before."""
    hand = people.stranger("es", service_workers="allow")
    open_replay(hand, played)
    cut_off(hand, steps=played.last + 1)
    with hand.provoking():
        hand.go("/replay")

        hand.page.get_by_role("link", name=re.compile("Ann")).click()
        at_rest(hand)
        hand.go(f"/replay/{played.game}?step={played.last // 2}")
        at_rest(hand)
        shown(hand, played.last // 2)
        hand.go("/replay/nobodyplayedit")
        expect(sentence(hand)).to_have_text(hand.words("nowhere-unreachable"))
