"""Measures the size and speed of the page, in a real browser with a server of its own.

It measures the JavaScript transferred for the first screen and for a whole game; the Lighthouse scores of the start
page and the table, as a phone; the time from a click to its answer; and the frame rate while coins and cards fly and
while a bag is opened, with the CPU slowed down four times.

    python -m bench.page               all of it; the first time, npm installs Lighthouse into build/
    python -m bench.page --part clicks
"""

import argparse
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from hatch_build import ROOT, build, is_fresh
from nottingham.rules.options import Options
from tests.support.browser.browsers import chromium
from tests.support.browser.composer import Composer
from tests.support.browser.guests import Guests
from tests.support.browser.player import Hand, play
from tests.support.browser.screens import PHONE, asks
from tests.support.browser.stage import Moment, Stage, by_the_legend, find
from tests.support.browser.weight import script_bytes
from tests.support.live_server import LiveServer, open_server
from tests.support.services import free_port

LIGHTHOUSE = "lighthouse@12"
CATEGORIES = ("performance", "accessibility", "best-practices")
RUNS = 5
SLOWNESS = 4
CLICKS = 10
FRAME_MS = 1000 / 60
SMOOTH_MS = 1000 / 50

CLICKED = """() => {
  window.answers = [];
  addEventListener('click', (event) => {
    const clicked = performance.now();
    const handled = new Promise((soon) => queueMicrotask(() => soon(performance.now())));
    requestAnimationFrame((frame) => {
      const { port1, port2 } = new MessageChannel();
      // The message arrives after style, layout and paint of this frame.
      port1.onmessage = async () => answers.push(performance.now() - frame + (await handled) - clicked);
      port2.postMessage(0);
    });
  }, true);
}"""
FLYING = """() => {
  window.frames_ = { flying: [], opening: [] };
  let before = performance.now(), was = null;
  const look = (now) => {
    const shown = (what) => document.querySelector(what) !== null;
    const is = shown('[data-opening]') ? 'opening' : shown('.flying') ? 'flying' : null;
    // What comes before the first frame is the move's own work.
    if (is && is === was) frames_[is].push(now - before);
    [before, was] = [now, is];
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


def sizes(browser: Browser, live: LiveServer) -> None:
    people = Guests(browser, live.url)
    hand = people.stranger(reduced_motion="reduce")
    hand.go("/")
    hand.page.wait_for_load_state("networkidle")
    first = script_bytes(hand.page)
    hand.button("start-play-now").click()
    hand.shows(0)
    people.hurry(hand)
    play([hand])
    hand.page.wait_for_load_state("networkidle")
    whole = script_bytes(hand.page)
    people.leave()
    print("JavaScript, gzipped:")
    print(f"  the first screen {first / 1000:.1f} kB, from there to the end of a game {whole / 1000:.1f} kB in all")


def lighthouse() -> Path:
    """The path of Lighthouse, which is installed if it is missing."""
    folder = ROOT / "build" / "lighthouse"
    command = folder / "node_modules" / "lighthouse" / "cli" / "index.js"
    if not command.exists():
        folder.mkdir(parents=True, exist_ok=True)
        npm = [sys.executable, "hatch_build.py", "npm", "install", "--prefix", str(folder), "--silent", LIGHTHOUSE]
        subprocess.run(npm, cwd=ROOT, check=True)
    return command


def scores(command: Path, port: int, url: str) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        node = subprocess.run(
            [sys.executable, "hatch_build.py", "node"], cwd=ROOT, check=True, capture_output=True, text=True
        )
        options = [f"--port={port}", f"--only-categories={','.join(CATEGORIES)}"]
        subprocess.run(
            [node.stdout.strip(), str(command), url, *options, "--output=json", f"--output-path={report}", "--quiet"],
            check=True,
        )
        found: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
    return found


@contextmanager
def plain_chromium(executable: str) -> Iterator[int]:
    """Start a browser as people do, in a new profile, and yield its debugging port."""
    port = free_port()
    flags = ["--headless=new", "--no-sandbox", "--no-first-run", f"--remote-debugging-port={port}"]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = [executable, *flags, f"--user-data-dir={profile}", "about:blank"]
        process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True)
        assert process.stderr is not None
        for line in process.stderr:
            if "DevTools listening" in line:
                break
        yield port
        os.killpg(process.pid, signal.SIGKILL)  # it may take no notice of anything less, and its children keep its pipe
        process.communicate()


def sit_down(port: int, live: LiveServer) -> str:
    """Begin a game in the browser at that port, and return the URL of the table."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")
        page = browser.contexts[0].new_page()
        page.goto(live.url)
        page.get_by_role("button", name="Play against bots").click()
        page.wait_for_selector("[data-version]")
        url = page.url
        page.close()
        browser.close()
    return url


def judged(executable: str, live: LiveServer) -> None:
    """Run Lighthouse with its defaults: a mid-range phone on a slow mobile network, with an empty cache."""
    command = lighthouse()
    with plain_chromium(executable) as port:
        judge("the start page", [scores(command, port, live.url) for _ in range(RUNS)])
        table = sit_down(port, live)
        judge("the table", [scores(command, port, table) for _ in range(RUNS)])


def judge(name: str, runs: list[dict[str, Any]]) -> None:
    for category in CATEGORIES:
        values = sorted(round(100 * run["categories"][category]["score"]) for run in runs)
        print(f"Lighthouse, {name}, {category}: {statistics.median(values):.0f} ({values})")
    audits = runs[0]["audits"]
    times = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")
    print("  " + ", ".join(f"{audits[time]['title']} {audits[time]['displayValue']}" for time in times))
    missed = [audit["id"] for audit in audits.values() if audit["score"] is not None and audit["score"] < 0.9]
    print(f"  not perfect: {missed}")


@contextmanager
def slowed(page: Page, times: int = SLOWNESS) -> Iterator[None]:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": times})
    yield
    session.detach()


def load(hand: Hand) -> None:
    hand.page.locator("[data-anchor^=hand] button").first.click()


def talk(hand: Hand) -> None:
    hand.page.get_by_role("tab", name=hand.words("panel-talk")).click()
    hand.page.get_by_role("tab", name=hand.words("panel-story")).click()


def bargain(hand: Hand) -> None:
    hand.button("gate-offer").first.click()
    sheet = Composer(hand)
    sheet.suggested().first.click()
    sheet.sheet.locator("summary").first.click()
    hand.page.keyboard.press("Escape")


def clicks(browser: Browser, live: LiveServer) -> None:
    places = {
        "putting a card into the bag": (asks("load_bag", more=lambda state: state.round > 3), load),
        "composing an offer": (asks("offer", more=lambda state: state.round > 3), bargain),
        "switching tabs": (asks("load_bag", more=lambda state: state.round > 3), talk),
    }
    for name, (wanted, click) in places.items():
        people = Guests(browser, live.url)
        hand = people.stranger(viewport=PHONE)
        Stage(hand, find(wanted, Options(4), players=by_the_legend, seed=11, seat=0)).show()
        hand.page.evaluate(CLICKED)
        click(hand)  # the first click loads what is loaded on demand
        for times in (1, SLOWNESS):
            hand.page.evaluate("() => (answers.length = 0)")
            with slowed(hand.page, times):
                for _ in range(CLICKS):
                    click(hand)
                hand.page.wait_for_function("clicks => answers.length >= clicks", arg=CLICKS)
                work = sorted(hand.page.evaluate("answers"))
            late = sum(one > FRAME_MS for one in work)
            print(f"{name.capitalize()}, CPU slowed {times} times: {len(work)} clicks,")
            print(
                f"  median {statistics.median(work):.1f} ms until painted, longest {work[-1]:.1f}, {late} over a frame"
            )
        people.leave()


def frames(browser: Browser, live: LiveServer) -> None:
    people = Guests(browser, live.url)
    hand = people.stranger(viewport=PHONE, reduced_motion="no-preference")
    moves = [*by_the_legend(Options(4, royal_goods=True), 11)]
    stage = Stage(hand, Moment(moves[:1], 0))
    stage.show()
    hand.page.evaluate(FLYING)
    with slowed(hand.page):
        for move in moves[1:120]:
            stage.go_on(move)
            hand.page.wait_for_function("() => !document.querySelector('.flying')")
        found: dict[str, list[float]] = hand.page.evaluate("frames_")
    people.leave()
    for what, times in found.items():
        slow = sum(time > SMOOTH_MS for time in times)
        print(
            f"CPU slowed {SLOWNESS} times, {what}: {len(times)} frames, {1000 / statistics.mean(times):.1f} a second, "
            f"{100 * slow / len(times):.1f}% longer than {SMOOTH_MS:.0f} ms, longest {max(times):.0f}"
        )


def main() -> None:
    parts = {"sizes": sizes, "clicks": clicks, "frames": frames}
    parser = argparse.ArgumentParser(description="Measure the page.")
    parser.add_argument("--part", choices=[*parts, "lighthouse"], help="measure only this")
    part = parser.parse_args().part
    found = chromium()
    if found is None:
        sys.exit("chromium is not installed")
    if not is_fresh(ROOT):
        build(ROOT)
    with tempfile.TemporaryDirectory() as folder, open_server(Path(folder) / "test.db") as live:
        for name, measure in parts.items():
            if part in (None, name):
                with sync_playwright() as playwright:
                    browser = playwright.chromium.launch(executable_path=found)
                    measure(browser, live)
                    browser.close()
        if part in (None, "lighthouse"):
            judged(found, live)


if __name__ == "__main__":
    main()
