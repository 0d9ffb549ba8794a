"""Spectators: they come from the lobby or by a link, and see the public table live in their language."""

from playwright.sync_api import expect

from tests.support.browser.guests import Guests
from tests.support.browser.player import Hand, play
from tests.support.browser.scenes import on_stage

PHONE = {"width": 390, "height": 844}


def sees(watcher: Hand, ann: Hand) -> None:
    """The spectator sees what Ann sees except her secrets, and can do nothing."""
    watcher.shows(ann.view["version"])
    assert watcher.view["seat"] is None and all(isinstance(seat["hand"], int) for seat in watcher.view["seats"])
    expect(watcher.page.locator("[data-do]")).to_have_count(0)


def test_a_table_is_watched_live_from_the_lobby_and_by_link_in_two_languages(people: Guests) -> None:
    code, (ann,) = people.deal(1, public=True, options={"players": 3})
    from_lobby = people.stranger("ru", viewport=PHONE)
    from_lobby.go("/lobby")
    from_lobby.page.get_by_role("link", name=from_lobby.words("lobby-watch")).click()
    by_link = people.stranger("fr")
    by_link.go(f"/t/{code}")
    watchers = (from_lobby, by_link)
    for watcher in watchers:
        sees(watcher, ann)
    play([ann], until=lambda: ann.view["phase"] == "inspect")
    for watcher in watchers:
        sees(watcher, ann)
        assert watcher.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        for seat, merchant in enumerate(ann.view["seats"]):
            if merchant["bag"]:
                bag = on_stage(watcher, seat)
                expect(bag).to_contain_text(watcher.words.goods(merchant["bag"]["declared"], merchant["bag"]["size"]))
    # On a phone this is below the board and visible after scrolling.
    from_lobby.page.evaluate("scrollTo(0, 0)")
    from_lobby.page.get_by_role("tab", name=from_lobby.words("panel-crowns")).click()
    expect(from_lobby.page.get_by_role("tabpanel")).to_be_in_viewport(ratio=0.95)
    ann.go("/lobby")
    listed = ann.page.get_by_role("list", name=ann.words("lobby-title"))
    expect(listed).to_contain_text(ann.words("lobby-watching", watching=2))
