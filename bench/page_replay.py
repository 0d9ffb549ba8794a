"""Measures how fast a replay opens in a browser, and whether scrubbing through it stutters.

Three bots, whose thoughts are part of the replay, and three people who keep haggling play games of six with every
option. The longest is opened in Chromium, in a new profile, at a step two thirds in. Then it is scrubbed from end to
end, one step per frame and as fast as a hand sweeps.

    python -m bench.page_replay
"""

import asyncio
import shutil
import statistics
import tempfile
from pathlib import Path

import httpx
from playwright.sync_api import Page, sync_playwright

from hatch_build import ROOT, build, is_fresh
from nottingham.players.defaults import default_action
from nottingham.rules.actions import MakeOffer, Pledge, Side
from nottingham.rules.view import View
from tests.support.live_server import Visit, open_server
from tests.support.sessions import FAR, NAMES, Session, run_session

GAMES = 5
OPENINGS = 7
HAGGLES = 40
"""Offers of each person per round; the table allows sixty."""
OPTIONS = {
    "players": 6,
    "royal_goods": True,
    "black_market": True,
    "removed_cards": True,
    "open_trade": True,
    "seven_card_hand": True,
}
BOTS = ("robin_hood", "prince_john", "the_prioress")
FRAME_MS = 1000 / 60
SWEEP_FRAMES = 180
"""A hand takes three seconds from end to end."""

WATCH = """
new MutationObserver((_, observer) => {
  if (!document.querySelector('[data-version]')) return;
  window.opened = performance.now();
  observer.disconnect();
}).observe(document, { childList: true, subtree: true });
"""
"""Notes when the table first appears, in milliseconds since the navigation began."""
WHOLE = "() => document.querySelector('input[type=range]')?.style.getPropertyValue('--come') === '100%'"
SCRUB = """(steps) => new Promise((resolve) => {
  const range = document.querySelector('input[type=range]');
  const frames = [];
  const late = [];
  let before = performance.now();
  let place = 0;
  const frame = () => {
    const now = performance.now();
    frames.push(now - before);
    before = now;
    const shown = Number(document.querySelector('[data-version]').dataset.version);
    if (place) late.push(shown !== steps[place - 1]);
    if (place === steps.length) return resolve({ frames: frames.slice(2), late: late.filter(Boolean).length });
    range.value = steps[place];
    range.dispatchEvent(new Event('input', { bubbles: true }));
    place += 1;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})"""


def offer(view: View, number: int) -> MakeOffer | None:
    """An offer of one coin that can be made now, to each addressee in turn."""
    prompt = view.prompt.offer if view.prompt else None
    if not prompt:
        return None
    to = prompt.to[number % len(prompt.to)]
    for form in prompt.forms[str(to)]:
        if form.give.gold and (form.bags or not form.must_pledge):
            pledges = [Pledge("open" if bag in prompt.must_open else "hand_back", bag) for bag in form.bags[:1]]
            return MakeOffer(to, Side(1), pledges=pledges)
    return None


async def haggle(visit: Visit) -> None:
    """Play one game to its end."""
    made: dict[int, int] = {}
    while True:
        await visit.ask("catch_up", version=FAR)
        view = visit.view
        assert view is not None
        if view.phase == "over":
            return
        count = made.get(view.round, 0)
        if view.phase == "inspect" and count < HAGGLES and (haggled := offer(view, count)):
            await visit.act(haggled)
            made[view.round] = count + 1
        elif visit.seat in view.to_act and (action := default_action(view)):
            await visit.act(action)
        else:
            if view.phase == "inspect":
                await visit.ask("pass")
            await asyncio.sleep(0.01)


def play(url: str) -> tuple[int, str]:
    """Play the games, and return the number of moves of the longest and its code."""
    games: list[tuple[int, str]] = []

    async def scenario(session: Session) -> None:
        for _ in range(GAMES):
            people = [await session.guest(name) for name in NAMES[: 6 - len(BOTS)]]
            bots = dict(enumerate(BOTS, len(people)))
            table = await people[0].lay(options=OPTIONS, bots=bots, bot_seconds=0, patience_seconds=600)
            visits = [await session.join(person, table) for person in people]
            for visit in visits[1:]:
                assert (await visit.ask("sit"))["type"] == "done"
            assert (await visits[0].ask("start"))["type"] == "done"
            await asyncio.gather(*map(haggle, visits))
            games.append((visits[0].version, visits[0].game or ""))

    run_session(url, scenario)
    return max(games)


class Watch:
    """Measures the CPU time of the page's main thread, which does not depend on how busy the machine is."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent_ms(self) -> float:
        metrics = self._session.send("Performance.getMetrics")["metrics"]
        return next(float(metric["value"]) * 1000 for metric in metrics if metric["name"] == "TaskDuration")


def scrubbed(page: Page, watch: Watch, steps: list[int]) -> str:
    before = watch.spent_ms()
    found = page.evaluate(SCRUB, steps)
    spent = (watch.spent_ms() - before) / len(steps)
    frames = sorted(found["frames"])
    slow = sum(frame > 3 * FRAME_MS for frame in frames)
    worst = frames[int(len(frames) * 0.99)]
    return (
        f"{len(frames)} frames, median {statistics.median(frames):.1f} ms, 99th percentile {worst:.1f} ms, "
        f"longest {frames[-1]:.1f} ms, {slow} longer than three frames of 60 Hz, {found['late']} drawn late; "
        f"{spent:.1f} ms of CPU time each"
    )


def main() -> None:
    if not is_fresh(ROOT):
        build(ROOT)
    chromium = shutil.which("chromium")
    assert chromium, "chromium is not installed"
    with tempfile.TemporaryDirectory() as folder, open_server(Path(folder) / "test.db") as live:
        moves, game = play(live.url)
        record = len(httpx.get(f"{live.url}/api/games/{game}/record").content)
        print(f"The longest of {GAMES} games of six: {moves} moves, {record // 1024} KiB of record.")
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium)
            times = []
            for _ in range(OPENINGS):
                context = browser.new_context(viewport={"width": 1440, "height": 900})
                page = context.new_page()
                watch = Watch(page)
                page.add_init_script(WATCH)
                page.goto(f"{live.url}/replay/{game}?step={moves * 2 // 3}")
                page.wait_for_function("() => window.opened")
                shown, spent = page.evaluate("window.opened"), watch.spent_ms()
                page.wait_for_function(WHOLE)
                times.append((shown, page.evaluate("performance.now()"), spent))
                if len(times) < OPENINGS:
                    context.close()
            opened, whole, spent = (statistics.median(column) for column in zip(*times, strict=True))
            print(
                f"Open after {opened:.0f} ms (slowest {max(times)[0]:.0f}), {spent:.0f} ms of it CPU time "
                f"of the page; all steps loaded after {whole:.0f} ms."
            )
            print(f"Step by step: {scrubbed(page, watch, list(range(moves)))}.")
            there = [moves * place // SWEEP_FRAMES for place in range(SWEEP_FRAMES)]
            print(f"Swept there and back: {scrubbed(page, watch, there + there[::-1])}.")
            heap = page.evaluate("performance.memory.usedJSHeapSize") / 2**20
            print(f"The page uses {heap:.0f} MiB with all steps loaded.")
            browser.close()


if __name__ == "__main__":
    main()
