"""The page with a screen reader: every event and every prompt is announced once."""

from itertools import pairwise

import pytest

from nottingham.rules.options import Options
from nottingham.table.messages import Line
from tests.support.browser.guests import Guests
from tests.support.browser.screens import FIRST, SIX
from tests.support.browser.stage import NOON, Moment, Stage, at_random

LISTEN = """() => {
  const tidy = (text) => text.replace(/\\s+/g, ' ').trim();
  window.heard = { log: [], status: [] };
  const listen = (changes) => {
    for (const { target, addedNodes } of changes) {
      const element = target.nodeType === Node.TEXT_NODE ? target.parentElement : target;
      const region = element?.closest('[role=log], [role=status]');
      if (!region || region.closest('[inert]')) continue;
      if (region.role === 'status') window.heard.status.push(tidy(region.textContent));
      else for (const node of addedNodes) window.heard.log.push(tidy(node.textContent));
    }
  };
  new MutationObserver(listen).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""
ASKED = "() => document.querySelector('h1').textContent.replace(/\\\\s+/g, ' ').trim()"
TOLD = "() => [...document.querySelectorAll('[role=tabpanel] [role=region] p')].map((line) => line.textContent)"
EARLIER = "[role=tabpanel] [role=region] button"


@pytest.mark.parametrize(("options", "seed"), [(FIRST, 1), (SIX, 2)], ids=["first edition", "six players"])
def test_a_screen_reader_hears_every_event_and_every_question(people: Guests, options: Options, seed: int) -> None:
    moves = [*at_random(options, seed)][:60]
    hand = people.stranger()
    stage = Stage(hand, Moment(moves[:1], 0))
    stage.show()
    hand.page.get_by_role("tab", name=hand.words("panel-story")).click()
    before = len(hand.page.evaluate(TOLD))
    hand.page.evaluate(LISTEN)
    asked = [hand.page.evaluate(ASKED)]
    for move in moves[1:]:
        stage.go_on(move)
        asked.append(hand.page.evaluate(ASKED))
    while hand.page.locator(EARLIER).count():
        hand.page.locator(EARLIER).click()
    lines = hand.page.evaluate(TOLD)[before:]
    heard = hand.page.evaluate("heard")
    assert len(lines) > 40
    assert " ".join(heard["log"]) == " ".join(lines)
    prompts = [now for last, now in pairwise(asked) if now != last]
    assert len(prompts) > 8
    said = iter(heard["status"])
    assert all(prompt in said for prompt in prompts), "each in its turn"


def test_a_screen_reader_hears_the_chat(people: Guests) -> None:
    hand = people.stranger()
    stage = Stage(hand, Moment([*at_random(FIRST, 1)][:5], 0), talk=[Line(1, NOON, "Bob", text="Long ago")])
    stage.show()
    hand.page.evaluate(LISTEN)
    stage.say(Line(2, NOON + 1, stage.name(1), 1, phrase="liar"), Line(3, NOON + 2, "Bob", text="Good evening"))
    hand.page.wait_for_function("() => heard.log.length >= 2")
    assert hand.page.evaluate("heard.log") == [f"{stage.name(1)} {hand.words('phrase-liar')}", "Bob Good evening"]


# Motion

FLYING = """() => {
  window.flown = [];
  window.moved = [];
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    flown.push(...added.filter((node) => node.matches?.('.flying')));
  }).observe(document.body, { childList: true, subtree: true });
  const look = () => {
    for (const { effect } of document.getAnimations()) {
      const slow = effect.getComputedTiming().duration > 50;
      const moves = effect.getKeyframes().some((frame) => frame.transform || frame.translate || frame.left);
      if (slow && moves) window.moved.push(effect.target.outerHTML.slice(0, 120));
    }
    requestAnimationFrame(look);
  };
  look();
}"""

TWO_FRAMES = "() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))"


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_reduced_motion_shows_no_animation(people: Guests, motion: str) -> None:
    moves = [*at_random(SIX, 4)][:30]
    hand = people.stranger(reduced_motion=motion)
    stage = Stage(hand, Moment(moves[:1], 0))
    stage.show()
    hand.page.evaluate(FLYING)
    for move in moves[1:]:
        stage.go_on(move)
    hand.page.evaluate(TWO_FRAMES)
    flown, moved = hand.page.evaluate("flown.length"), hand.page.evaluate("[...new Set(moved)]")
    if motion == "reduce":
        assert not flown and not moved, moved
    else:
        assert flown and moved, "else this test would see nothing"
