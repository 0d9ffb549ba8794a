"""The lesson: finished by pressing what is outlined, interrupted and resumed, and played differently."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect
from playwright.sync_api import TimeoutError as TooLate

from nottingham.table.requests import TurnTo
from tests.support.browser.axe import axe_source
from tests.support.browser.drawing import draw, undraw
from tests.support.browser.guests import Guests
from tests.support.browser.player import Hand

PHONE = {"width": 390, "height": 844}
SMALL_PHONE: ViewportSize = {"width": 360, "height": 640}
QUICKLY_MS = 5000
BRISK = """const slow = window.setTimeout;
window.setTimeout = (deed, time, ...more) => slow(deed, time > 500 && time < 2000 ? 20 : time, ...more);"""
"""Shortens the timers that show something. Longer ones belong to the connection and keep their time."""
SEE = """() => {
  const coach = document.querySelector('[data-step]');
  const version = document.querySelector('[data-version]')?.dataset.version; // none while the table comes
  const picked = document.querySelectorAll('[data-card][aria-pressed="true"], details[open]').length;
  const { step, points } = coach.dataset;
  return { step, points, next: !!coach.querySelector('[data-do=next]:enabled'), version, picked };
}"""
UNCOVERED = """points => {
  const outlined = document.querySelector(points);
  const { left, right, top, bottom } = outlined.getBoundingClientRect();
  return outlined.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}"""
BELOW_THE_COACH = """async () => {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const [card, coach] = ['[data-last-bag]', '[data-step]'].map((part) => document.querySelector(part));
  return !card || card.getBoundingClientRect().top >= coach.getBoundingClientRect().bottom;
}"""
"""Whether the last bag, if it is still shown, leaves the coach in sight."""
CHANGED = f"""before => new Promise((resolve) => {{
  const changed = () => JSON.stringify(({SEE})()) !== JSON.stringify(before);
  if (changed()) return resolve(true);
  const observer = new MutationObserver(() => {{
    if (!changed()) return;
    observer.disconnect();
    resolve(true);
  }});
  observer.observe(document, {{ subtree: true, childList: true, attributes: true }});
}})"""
WAY = (
    "welcome cards market load declare gate doubted gift silk smuggle lie stakes bribe bribe-gold bribe-send price "
    "through badge doubt sniff choose verdict-taken guy turn last crowns rival plot plot-gold plot-third plot-send "
    "sealed fallen counted crowned won"
)

PASSING_BY = ("any-wait", "watch", "haggle", "frown")
"""The steps that end by themselves while others act, so a slow reader may miss them."""


class Lesson:
    """A learner."""

    def __init__(self, people: Guests, hand: Hand) -> None:
        self.people = people
        self.hand = hand
        self.page = hand.page
        self.coach: Locator = self.page.locator("[data-step]")
        self.steps: list[str] = []

    @classmethod
    def begin(cls, people: Guests, language: str = "en", **context: Any) -> "Lesson":
        hand = people.stranger(language, reduced_motion="reduce", **context)
        hand.page.add_init_script(BRISK)
        hand.go("/")
        hand.link("start-learn").click()
        lesson = cls(people, hand)
        expect(lesson.coach).to_be_visible()
        hand.shows(0)
        people.hurry(hand)
        return lesson

    @property
    def step(self) -> str:
        return self.coach.get_attribute("data-step") or ""

    @property
    def outlined(self) -> Locator:
        """The first thing that the coach points at."""
        points = self.coach.get_attribute("data-points")
        assert points, f"{self.step} points at nothing"
        return self.page.locator(points).first

    @property
    def next(self) -> Locator:
        return self.coach.locator("[data-do=next]")

    def at(self, step: str) -> None:
        expect(self.coach).to_have_attribute("data-step", step)

    def follow(self, until: str) -> None:
        """Reads what is to be read and presses what is outlined, until the coach is at a step."""
        for _ in range(120):
            seen = self.page.evaluate(SEE)
            if seen["step"] not in self.steps[-1:]:
                self.steps.append(seen["step"])
            if seen["step"] == until:
                return
            wanted = self.next if seen["next"] else self.page.locator(seen["points"]).first if seen["points"] else None
            try:
                if wanted is not None:
                    wanted.click(timeout=QUICKLY_MS)
            except TooLate:  # it was gone before it could be pressed: then the coach is elsewhere by now
                if self.page.evaluate(SEE) == seen:
                    raise
            self.page.wait_for_function(CHANGED, arg=seen)
        raise AssertionError(f"{until} never came: {self.steps}")

    def say_no_more(self) -> None:
        seen = self.page.evaluate(SEE)
        self.page.locator('[data-do="pass"]').click()
        self.page.wait_for_function(CHANGED, arg=seen)

    def check_the_coach(self) -> None:
        """Checks the coach by day and by night, on a phone and at a desk: it fits, and axe finds no fault."""
        expect(self.coach).to_contain_text(self.hand.words(f"learn-step-{self.step}"))
        self.check_shown()
        assert self.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        draw(self.page)
        self.page.evaluate(axe_source())
        rules = "['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']"
        found = self.page.evaluate(f"axe.run('[data-step]', {{ runOnly: {rules} }})")
        undraw(self.page)
        assert [(fault["id"], [node["html"] for node in fault["nodes"]]) for fault in found["violations"]] == []

    def check_shown(self) -> None:
        """Checks that what the coach outlines is in sight, and that nothing covers it."""
        self.page.wait_for_function(UNCOVERED, arg=self.coach.get_attribute("data-points"))


@pytest.mark.long
def test_the_lesson_can_be_finished_by_pressing_what_is_outlined(people: Guests) -> None:
    bots = people.http.get("/api/bots").json()
    lesson = Lesson.begin(people, "pt-BR", color_scheme="light")
    hand, page = lesson.hand, lesson.page
    assert hand.table["lesson"] == {"lesson": "first_game", "chapter": 0, "chapters": 2}

    lesson.follow(until="market")
    lesson.check_the_coach()
    wide = page.viewport_size
    assert wide
    page.set_viewport_size(SMALL_PHONE)
    lesson.follow(until="gift")
    assert page.evaluate(BELOW_THE_COACH)
    page.set_viewport_size(wide)
    lesson.follow(until="stakes")
    hand.button("learn-leave").click()
    page.get_by_role("link", name=re.compile(re.escape(hand.words("start-mine-lesson")))).click()
    lesson.at("stakes")
    page.reload()
    lesson.at("stakes")
    hand.go(f"/t/{hand.table['code']}")
    page.wait_for_url("**/learn")
    lesson.at("stakes")

    lesson.follow(until="badge")
    page.set_viewport_size(SMALL_PHONE)
    lesson.follow(until="sniff")
    lesson.check_shown()
    page.set_viewport_size(wide)
    lesson.follow(until="won")
    assert " ".join(step for step in lesson.steps if step not in PASSING_BY) == WAY
    expect(lesson.coach).to_contain_text(hand.words("learn-progress", at=31, of=31))
    assert [score["total"] for score in hand.view["scores"]] == [154, 119, 125]
    mine = people.http.get("/api/me/statistics", headers={"authorization": f"Bearer {hand.secret}"}).json()
    assert mine["games"] == 0 and people.http.get("/api/bots").json() == bots

    hand.button("learn-play").click()
    page.wait_for_url(re.compile(r"/t/\w+$"))
    hand.shows(0)
    others = [chair["bot"] for chair in hand.table["chairs"] if chair.get("bot")]
    assert hand.table["lesson"] is None and len(others) == 3
    assert all(bot.endswith(":apprentice") for bot in others)


def test_a_learner_who_does_something_else_is_asked_once_and_may_go_on(people: Guests) -> None:
    lesson = Lesson.begin(people, "ru", viewport=PHONE, color_scheme="dark")
    hand, page = lesson.hand, lesson.page
    lesson.follow(until="market")
    lesson.check_the_coach()
    nudge = lesson.coach.get_by_text(hand.words("learn-nudge"), exact=True)
    keep = hand.button("market-keep")
    keep.click()
    expect(nudge).to_be_visible()
    assert page.evaluate("scrollY") == 0, "nothing scrolls to what is in sight"
    assert not hand.own["set_aside"] and hand.view["to_act"] == [0]
    keep.click()
    lesson.at("any-load")
    expect(nudge).to_be_hidden()

    page.locator('[data-card="silk"]').click()
    page.locator('[data-do="load"]').click()
    page.locator('[data-declare="apples"]').click()
    lesson.follow(until="any-gate")
    lesson.say_no_more()
    lesson.follow(until="caught")
    expect(lesson.coach).to_contain_text(hand.words("learn-step-caught", gold=hand.words("gold-amount", count=4)))

    first = hand.game
    hand.button("learn-again").click()
    hand.button("learn-again-no").click()
    lesson.at("caught")
    hand.button("learn-again").click()
    hand.button("learn-again-yes").click()
    lesson.at("welcome")
    assert hand.game != first
    lesson.follow(until="stakes")
    for press in ('[data-bag="0"] [data-do="offer"]', '[data-gold="4"]', '[data-do="send"]'):
        page.locator(press).click()
    lesson.follow(until="price")  # who acts has read enough


def test_the_last_round_can_be_lost_and_played_again(people: Guests) -> None:
    lesson = Lesson.begin(people, "fr", viewport=PHONE)
    hand, page = lesson.hand, lesson.page
    people.ask_as(hand, TurnTo(chapter=1))
    lesson.follow(until="plot")
    lesson.check_the_coach()
    lesson.say_no_more()
    lesson.follow(until="lost")
    assert "unbought" in lesson.steps and "escaped" in lesson.steps
    hand.button("learn-once-more").click()
    lesson.follow(until="plot-gold")
    page.locator('[data-gold="4"]').click()
    page.locator('[data-do="send"]').click()
    expect(lesson.coach.get_by_text(hand.words("learn-nudge"))).to_be_visible()
    for step in ("plot-gold", "plot-third", "plot-send"):
        lesson.follow(until=step)
        lesson.check_shown()
        says, sheet = (
            lesson.coach.locator("p").first.bounding_box(),
            page.locator("[aria-labelledby=composer-title]").bounding_box(),
        )
        assert says and sheet and 0 <= says["y"] < says["y"] + says["height"] <= sheet["y"], "the sheet hides the coach"
    lesson.follow(until="won")
