"""The companion for a table at home: its clock, its score sheet, and the page without a network and as an app."""

import re
import struct
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Locator, expect

from tests.support.browser.guests import Guests
from tests.support.browser.offline import cut_off
from tests.support.browser.player import Hand
from tests.support.locale_files import LANGUAGES

PHONE: Mapping[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
EVENING = 1_800_000_000
LISTENING = """
    window.tones = [];
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (at) {
        window.tones.push(at - this.context.currentTime);
        return start.call(this, at);
    };
"""


def timer(hand: Hand) -> Locator:
    return hand.page.get_by_role("timer")


def field(hand: Hand, key: str) -> Locator:
    """The field of a good, or of gold."""
    return hand.page.get_by_role("textbox", name=re.compile(rf"^{hand.words(key)}( |$)")).first


def write(hand: Hand, numbers: Mapping[str, str | int]) -> None:
    for key, number in numbers.items():
        field(hand, key).fill(str(number))


def of_player(hand: Hand, name: str) -> None:
    hand.page.get_by_role("group", name=hand.words("companion-whose")).get_by_text(name, exact=True).click()


def totals(hand: Hand) -> dict[str, int]:
    rows = hand.page.get_by_role("region", name=hand.words("companion-totals")).locator("tbody tr")
    return {
        row.locator("th").inner_text().strip(): int(row.locator(".total").inner_text())
        for row in rows.all()
    }  # fmt: skip


def test_the_timer_keeps_time_in_the_background_and_across_a_reload(people: Guests) -> None:
    hand = people.stranger()
    hand.page.clock.install(time=EVENING)
    hand.go("/companion")
    expect(timer(hand)).to_have_text("3:00")
    hand.page.get_by_role("group", name=hand.words("companion-clock-merchants")).get_by_text("4", exact=True).click()
    expect(timer(hand)).to_have_text("4:00")
    hand.button("companion-clock-longer").click()
    expect(timer(hand)).to_have_text("5:00")
    hand.button("companion-clock-shorter").click()
    hand.page.clock.pause_at(EVENING + 100)
    hand.button("companion-clock-start").click()
    hand.page.clock.fast_forward(61_000)
    expect(timer(hand)).to_have_text("2:59")
    hand.button("companion-clock-stop").click()
    hand.page.clock.fast_forward(600_000)
    expect(timer(hand)).to_have_text("2:59")
    hand.button("companion-clock-go-on").click()
    hand.button("companion-clock-more").click()
    hand.page.clock.fast_forward(1000)
    expect(timer(hand)).to_have_text("3:28")
    hand.page.reload()
    hand.page.clock.fast_forward(198_000)
    expect(timer(hand)).to_have_text("0:10")
    expect(hand.page.locator("[data-clock=runs] .soon")).to_be_visible()
    hand.page.clock.fast_forward(10_000)
    expect(timer(hand)).to_have_text("0:00")
    expect(hand.page.get_by_role("status").filter(has_text=hand.words("companion-clock-over"))).to_be_visible()
    hand.button("companion-clock-reset").click()
    expect(timer(hand)).to_have_text("4:00")


def test_the_timer_makes_sounds_unless_muted(people: Guests) -> None:
    hand = people.stranger()
    hand.page.add_init_script(LISTENING)
    hand.go("/companion")
    hand.button("companion-clock-start").click()
    # What will be heard is handed over at once: the gavel comes when three minutes are over, ten ticks before it.
    hand.page.wait_for_function(
        "() => window.tones.some(after => after > 179) && window.tones.some(after => after < 1)"
    )
    assert len({round(after) for after in hand.page.evaluate("window.tones") if 165 < after < 179.5}) >= 10
    hand.button("companion-clock-sound").click()
    hand.button("companion-clock-reset").click()
    before = hand.page.evaluate("window.tones.length")
    hand.button("companion-clock-start").click()
    expect(hand.button("companion-clock-stop")).to_be_visible()
    assert hand.page.evaluate("window.tones.length") == before


def test_a_score_sheet_is_filled_in_kept_and_cleared(people: Guests) -> None:
    hand = people.stranger(**PHONE)
    hand.go("/companion")
    hand.text("new-royal").click()
    hand.page.get_by_label(hand.words("companion-name")).fill("Ann")
    write(hand, {"good-cheese": 10, "good-gouda_cheese": 1, "word-gold": 20})
    hand.button("companion-next", name=hand.words("colour-blue")).click()
    hand.page.get_by_label(hand.words("companion-name")).fill("Bob")
    write(hand, {"good-cheese": 10, "word-gold": 30})
    for _ in range(2):
        hand.button("companion-more", what=hand.words("good-cheese")).click()
    hand.button("companion-less", what=hand.words("good-cheese")).click()
    # Known answer 10: the gouda's owner is King of cheese, the other is Queen.
    assert totals(hand) == {"Ann": 20 + 30 + 6 + 15, "Bob": 30 + 33 + 10, "Green": 0, "Ochre": 0}
    sheet = hand.page.get_by_role("region", name=hand.words("companion-totals"))
    expect(sheet.get_by_label(hand.words("king-cheese"))).to_be_visible()
    expect(hand.text("companion-won", names="Bob", count=1)).to_be_visible()
    # Two coins less, and both have as many points: then legal goods decide.
    write(hand, {"word-gold": 28})
    expect(hand.text("companion-won-legal", points=71, others="Ann", cards=11)).to_be_visible()
    hand.page.reload()
    expect(hand.text("companion-won-legal", points=71, others="Ann", cards=11)).to_be_visible()
    hand.text("word-black_market").click()
    of_player(hand, "Ann")
    hand.page.get_by_role("button", name=f"{hand.words('good-pepper')} 26").click()
    assert totals(hand)["Ann"] == 71 + 26
    of_player(hand, "Bob")
    expect(hand.page.get_by_role("button", name=f"{hand.words('good-pepper')} 26")).to_be_disabled()
    hand.button("companion-clear").click()
    hand.button("companion-clear-no").click()
    assert totals(hand)["Ann"] == 97
    hand.button("companion-clear").click()
    hand.button("companion-clear-yes").click()
    expect(hand.text("companion-empty")).to_be_visible()
    assert totals(hand) == {"Ann": 0, "Bob": 0, "Green": 0, "Ochre": 0}


def test_impossible_numbers_are_refused_and_nothing_is_lost(people: Guests) -> None:
    hand = people.stranger()
    hand.go("/companion")
    write(hand, {"good-apples": 40, "good-silk": 3, "word-gold": 77})
    apples = field(hand, "good-apples")
    refused = {
        "49": hand.words("companion-trouble-most", most=hand.words("goods-apples", count=48)),
        "10,000": hand.words("companion-trouble-most", most=hand.words("goods-apples", count=48)),
        "-1": hand.words("companion-trouble-negative"),
        "1.5": hand.words("companion-trouble-fraction"),
        "forty": hand.words("companion-trouble-letters"),
        "1e9": hand.words("companion-trouble-letters"),
    }
    for typed, sentence in refused.items():
        apples.fill(typed)
        expect(hand.page.get_by_text(sentence, exact=True)).to_be_visible()
        apples.blur()
        expect(apples).to_have_value("40")
    of_player(hand, hand.words("colour-blue"))
    apples.fill("9")
    others = hand.words("companion-trouble-others", most=hand.words("goods-apples", count=48), others=40)
    expect(hand.page.get_by_text(others, exact=True)).to_be_visible()
    apples.fill("8")
    expect(hand.page.get_by_text(others, exact=True)).to_have_count(0)
    hand.button("companion-more", what=hand.words("good-apples")).click()
    expect(hand.page.get_by_text(others, exact=True)).to_be_visible()
    field(hand, "word-gold").fill("10000")
    gold = hand.words("companion-trouble-others", most=hand.words("gold-amount", count=200), others=77)
    expect(hand.page.get_by_text(gold, exact=True)).to_be_visible()
    assert list(totals(hand).values()) == [77 + 80 + 24 + 20, 16 + 10, 0, 0]


def test_once_opened_the_page_works_offline(people: Guests) -> None:
    hand = people.stranger("fr", service_workers="allow")
    hand.go("/")
    files = "performance.getEntriesByType('resource').map(one => new URL(one.name).pathname)"
    loaded = [file for file in hand.page.evaluate(files) if file.startswith("/assets/")]
    assert loaded
    expect(hand.text("start-offline")).to_have_count(0)
    cut_off(hand, files=loaded)
    with hand.provoking():
        hand.page.reload()
        expect(hand.text("start-offline")).to_be_visible()
        hand.link("start-companion").first.click()
        expect(timer(hand)).to_have_text("3:00")
        hand.page.reload()
        expect(hand.page.get_by_role("heading", level=1)).to_have_text(hand.words("companion-title"))
        write(hand, {"good-apples": 4})
        assert totals(hand)[hand.words("colour-red")] == 8 + 20
        hand.link("shell-rules").first.click()
        expect(hand.page.get_by_role("heading", level=1)).to_have_text(hand.words("rules-title"))
    hand.context.set_offline(False)
    hand.go("/")
    expect(hand.text("start-offline")).to_have_count(0)


def test_the_page_can_be_installed(people: Guests) -> None:
    hand = people.stranger("fr")
    hand.go("/")
    expect(hand.page.get_by_role("heading", level=1)).to_be_visible()
    answer = hand.context.new_cdp_session(hand.page).send("Page.getAppManifest")
    assert not answer["errors"]
    assert answer["url"].endswith("/manifest.fr.webmanifest")
    manifest = people.http.get("/manifest.fr.webmanifest").json()
    assert manifest["shortcuts"][0]["name"] == hand.words("start-companion")
    for language in LANGUAGES:
        spoken = people.http.get(f"/manifest.{language}.webmanifest").json()
        assert spoken["lang"] == language and spoken["icons"] == manifest["icons"]
    assert {"name", "short_name", "start_url", "display", "background_color", "theme_color"} <= set(manifest)
    purposes = set()
    for icon in manifest["icons"]:
        content = people.http.get(icon["src"])
        assert content.status_code == 200
        assert content.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert "{}x{}".format(*struct.unpack(">II", content.content[16:24])) == icon["sizes"]
        purposes.add((icon.get("purpose", "any"), icon["sizes"]))
    assert {(purpose, size) for purpose in ("any", "maskable") for size in ("192x192", "512x512")} <= purposes
    for shortcut in manifest["shortcuts"]:
        assert people.http.get(shortcut["url"]).status_code == 200
    worker = people.http.get("/worker.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert "worker-src 'self'" in worker.headers["content-security-policy"]
