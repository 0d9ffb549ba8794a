"""Finished games: the scores step by step, the story, a player's statistics, and deleting them."""

import json
import struct
from contextlib import AbstractContextManager

from playwright.sync_api import Locator, expect

from tests.support.browser.guests import Guests
from tests.support.browser.played_games import played


def test_scores_and_story_are_there_after_the_end_and_can_be_saved(people: Guests) -> None:
    ann = played(people, 1)
    ann.go(f"/t/{ann.table['code']}")
    expect(ann.page.get_by_role("table")).to_be_visible()
    story = ann.page.get_by_role("region", name=ann.words("tale-heading"))
    expect(story.get_by_role("listitem").first).to_be_visible()
    scores = ann.page.get_by_role("region", name=ann.words("over-scores"))
    ann.page.set_viewport_size({"width": 360, "height": 640})
    assert scores.get_by_role("columnheader").count() == 5
    assert scores.evaluate("scores => scores.scrollWidth <= scores.clientWidth"), "four columns fit on a phone"
    with ann.page.expect_download() as keeping:
        ann.button("tale-save").click()
    picture = keeping.value
    assert picture.suggested_filename.endswith(".png")
    content = picture.path().read_bytes()
    width, height = struct.unpack(">II", content[16:24])
    assert content.startswith(b"\x89PNG") and content.endswith(b"IEND\xaeB`\x82")
    assert width == 1080 and height > 400 and len(content) > 20_000, "a picture with words in it"


def test_past_games_are_shown_and_can_be_erased(people: Guests) -> None:
    ann = played(people, 2)
    ann.go("/past")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(ann.words("past-title"))
    expect(ann.text("past-plot-caption")).to_be_visible()
    expect(ann.page.get_by_role("region", name=ann.words("past-list")).get_by_role("listitem")).to_have_count(2)
    expect(ann.page.get_by_role("rowheader", name=ann.words("bot-trader"))).to_be_visible()
    ann.button("past-erase-figures").click()
    ann.button("past-sure-no").click()
    ann.button("past-erase-figures").click()
    ann.button("past-sure-yes").click()
    expect(ann.text("past-no-games")).to_be_visible()
    ann.button("past-erase-person").click()
    ann.button("past-sure-yes").click()
    expect(ann.page).to_have_url(f"{people.url}/")
    assert ann.page.evaluate("localStorage.getItem('nottingham.me')") is None
    assert people.http.get("/api/me", headers={"authorization": f"Bearer {ann.secret}"}).status_code == 401


def test_a_link_that_works_once_adds_another_device(people: Guests) -> None:
    ann = people.person("Ann")
    ann.go("/past")
    ann.button("past-link").click()
    link = ann.page.get_by_role("textbox", name=ann.words("past-link")).input_value()
    phone = people.stranger("fr", viewport={"width": 390, "height": 844})
    phone.go(link.removeprefix(people.url))
    phone.button("past-link-yes", name="Ann").click()
    expect(phone.text("past-linked", name="Ann")).to_be_visible()
    assert json.loads(phone.page.evaluate("localStorage.getItem('nottingham.me')"))["name"] == "Ann"
    assert "#" not in phone.page.url
    third = people.stranger("ru")
    with third.provoking("401"):
        third.go(link.removeprefix(people.url))
        expect(third.text("past-link-dead")).to_be_visible()
    stranger = people.stranger("es")
    stranger.go("/past")
    expect(stranger.text("past-nobody")).to_be_visible()


def test_a_strangers_link_replaces_nobody_without_asking(people: Guests) -> None:
    ann, eve = people.person("Ann"), people.person("Eve")
    secret = {"authorization": f"Bearer {eve.secret}"}
    link = people.http.post("/api/me/links", headers=secret).json()["secret"]

    def go_home(by: Locator) -> None:
        with loaded("/api/bots"), loaded("/api/me/tables"):
            by.click()
        expect(ann.page).to_have_url(f"{people.url}/")

    def loaded(path: str) -> AbstractContextManager[object]:
        return ann.page.expect_request_finished(lambda request: request.url.endswith(path))

    def known_as() -> str:
        return str(json.loads(ann.page.evaluate("localStorage.getItem('nottingham.me')"))["name"])

    ann.go(f"/link#{link}")
    expect(ann.text("past-link-replaces", old="Ann", name="Eve")).to_be_visible()
    assert known_as() == "Ann" and "#" not in ann.page.url
    go_home(ann.link("past-link-stay", name="Ann"))
    assert known_as() == "Ann"
    ann.go(f"/link#{link}")
    go_home(ann.button("past-link-yes", name="Eve"))
    expect(ann.text("past-linked", name="Eve")).to_be_visible()
    assert known_as() == "Eve"
    ann.go("/past")
    ann.button("past-go-back", name="Ann").click()
    expect(ann.button("past-go-back", name="Eve")).to_be_visible()
    assert known_as() == "Ann"
    kept = json.loads(ann.page.evaluate("localStorage.getItem('nottingham.me')"))
    assert kept["secret"] == ann.secret
