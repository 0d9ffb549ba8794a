"""Readiness for when there is no network: what a window has kept by itself, and its worker for it."""

from collections.abc import Sequence

from tests.support.browser.window import PATIENCE_MS, Window

KEPT = """async ({ language, files, steps, patience }) => {
  const isKept = async () => {
    const spoken = await (await caches.match('/language'))?.text();
    const found = await Promise.all(files.map(file => caches.match(file)));
    const replays = await (await caches.open('nottingham-replays')).keys();
    const spans = replays.map(({ url }) => url.match(/(\\d+)-(\\d+)$/));
    const told = spans.filter(Boolean).reduce((sum, [, from, to]) => sum + 1 + Number(to) - Number(from), 0);
    return navigator.serviceWorker.controller && spoken === language && found.every(Boolean) && told >= steps;
  };
  for (const begun = Date.now(); !(await isKept()); await new Promise(soon => setTimeout(soon, 50))) {
    if (Date.now() - begun > patience) throw new Error('the page was never ready to be alone');
  }
}"""


def cut_off(hand: Window, *, files: Sequence[str] = (), steps: int = 0) -> None:
    """Goes offline once the page, its texts, some files and this many replay steps are cached."""
    wanted = {"language": hand.words.language, "files": ["/", *files], "steps": steps}
    hand.page.evaluate(KEPT, {**wanted, "patience": PATIENCE_MS})
    hand.context.set_offline(True)
