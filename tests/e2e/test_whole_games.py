"""Games played through the page alone: a whole one from the first click to the scores, and the first edition."""

import re
from datetime import datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.support.browser.guests import Guests
from tests.support.browser.player import Hand, play
from tests.support.browser.screens import SIX
from tests.support.browser.stage import Moment, Stage, at_random
from tests.support.browser.weight import script_bytes

CALM: dict[str, Any] = {"reduced_motion": "reduce"}
FIRST_SCREEN, WHOLE_GAME = 100_000, 220_000
"""Bytes of JavaScript, gzipped."""
EVERYTHING = {
    "players": 6,
    "royal_goods": True,
    "black_market": True,
    "removed_cards": True,
    "seven_card_hand": True,
    "open_trade": True,
    "packs": ["goose_fair"],
}


def scores(hand: Hand) -> dict[str, int]:
    """The final points on the page, by name."""
    table = hand.page.get_by_role("table")
    names = table.get_by_role("columnheader").all_inner_texts()[1:]
    total = table.get_by_role("row").filter(has=hand.page.get_by_role("rowheader", name=hand.words("over-total")))
    return {
        name.strip(): int(points)
        for name, points in zip(names, total.get_by_role("cell").all_inner_texts(), strict=True)
    }


def victory(hand: Hand, winners: list[int]) -> str:
    """The page's headline about the winners."""
    others = " and ".join(hand.called(seat) for seat in winners if seat != hand.seat)
    if hand.seat not in winners:
        return hand.words("over-winners", names=others, count=len(winners))
    return hand.words("over-you-share", names=others) if others else hand.words("over-you-win")


def check_the_end(people: Guests, hands: list[Hand]) -> None:
    """Checks that all pages show the result that the server has on record."""
    record = people.http.get(f"/api/games/{hands[0].game}").json()
    said = [seat["points"] for seat in record["seats"]]
    for hand in hands:
        names = [hand.called(seat) for seat in range(len(said))]
        winners = [seat for seat, result in enumerate(record["seats"]) if result["rank"] == 1]
        skip, won = hand.button("over-skip"), hand.page.get_by_role("heading", name=victory(hand, winners), exact=True)
        expect(skip.or_(won).first).to_be_visible()
        expect(hand.page.locator(".over h2")).to_be_in_viewport()
        if skip.is_visible():
            skip.click()
        expect(won.first).to_be_visible()
        if hand.seat is not None:
            names[hand.seat] = hand.words("over-you")
        assert scores(hand) == dict(zip(names, said, strict=True))


@pytest.mark.long
def test_one_person_plays_bots_to_the_end_and_again(people: Guests) -> None:
    ann = people.stranger(**CALM)
    ann.go("/")
    expect(ann.button("start-play-now")).to_be_visible()
    assert script_bytes(ann.page) < FIRST_SCREEN
    ann.button("start-play-now").click()
    ann.page.wait_for_url(re.compile(r"/t/\w+$"))
    ann.shows(0)
    ann.button("shell-sounds-without").click()
    expect(ann.text("shell-sounds-offer")).to_have_count(0)
    people.hurry(ann)
    play([ann])
    check_the_end(people, [ann])
    assert script_bytes(ann.page) < WHOLE_GAME
    first = ann.game
    ann.button("over-rematch").click()
    expect(ann.page.locator('[data-phase="market"]')).to_be_visible()
    assert ann.game != first
    before = ann.did.total()
    play([ann], until=lambda: ann.did.total() > before)


def test_the_first_edition_can_be_played(people: Guests) -> None:
    """A round, and as many more as it takes to do all that only this edition has."""
    _, (hand,) = people.deal(1, options={"players": 3, "edition": "first"}, context=CALM)
    deeds = ("took from a pile", "laid cards out in market", "put cards in order")
    play([hand], until=lambda: hand.over or (hand.view["round"] > 1 and all(hand.did[deed] for deed in deeds)))
    assert all(hand.did[deed] for deed in deeds)


LOW_PHONE = {"width": 360, "height": 640}
BEAT_MS, FRAMES_MS = 1000, 100
COUNTED = """() => {
  const row = document.querySelector('tbody tr:last-child');
  const bars = document.querySelector('.race').getBoundingClientRect();
  const news = document.querySelector('.instruction').getBoundingClientRect();
  const points = [...row.querySelectorAll('td')].map((cell) => row.dataset.row + cell.textContent);
  const last = points.findLastIndex((text, place) => text !== window.points?.[place]);
  const { top, bottom } = row.querySelectorAll('td')[Math.max(0, last)].getBoundingClientRect();
  const inSight = news.bottom <= bars.top + 1 && (last < 0 || (bars.bottom <= top + 1 && bottom <= innerHeight + 1));
  return { step: row.dataset.row, points, inSight, scrolled: scrollY };
}"""
"""What has been counted, and whether the bars and the latest of it are in sight."""


def test_on_a_low_phone_the_count_stays_in_sight_until_the_person_scrolls(people: Guests) -> None:
    *before, last = at_random(SIX, 0)
    hand = people.stranger(viewport=LOW_PHONE, reduced_motion="no-preference")
    hand.page.clock.install()
    stage = Stage(hand, Moment(before, 0))
    stage.show()
    hand.page.clock.pause_at(datetime.now() + timedelta(hours=1))
    stage.send(last)
    expect(hand.button("over-skip")).to_be_visible()
    seen = []
    for _ in range(9):
        hand.page.clock.run_for(BEAT_MS)
        hand.page.clock.run_for(FRAMES_MS)
        hand.page.wait_for_function(f"() => ({COUNTED})().inSight", polling=50)
        seen.append(hand.page.evaluate(COUNTED))
        hand.page.evaluate("points => { window.points = points; }", seen[-1]["points"])
    assert [now["step"] for now in seen] == ["gold", "legal", *["contraband"] * 6, "black_market"]
    assert seen[-1]["scrolled"] > seen[0]["scrolled"], "else this test would see nothing"
    hand.page.mouse.wheel(0, -1000)
    hand.page.wait_for_function("() => scrollY === 0", polling=50)
    hand.page.clock.run_for(BEAT_MS)
    hand.page.clock.run_for(FRAMES_MS)
    now = hand.page.evaluate(COUNTED)
    assert (now["step"], now["inSight"], now["scrolled"]) == ("crowns", False, 0)
