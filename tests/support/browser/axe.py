"""Runs axe-core on a page: WCAG 2.2 up to AA, and its good practices."""

from functools import cache
from typing import Any

from playwright.sync_api import Page

from hatch_build import ROOT
from tests.support.browser.drawing import draw

TAGS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
COLOURS = "color-contrast"
NOT_FOR_US = ("label-content-name-mismatch",)
"""It counts the numbers on a card as its label, although only its name is one: `fit.py` looks itself."""
RUN = """async (options) => {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  return (await axe.run(dialog ?? document, options)).violations;
}"""
"""Behind an open dialog nothing counts."""


@cache
def axe_source() -> str:
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def complaints(page: Page) -> list[str]:
    off = {rule: {"enabled": False} for rule in NOT_FOR_US}
    return _run(page, {"runOnly": {"type": "tag", "values": TAGS}, "rules": off})


def colour_complaints(page: Page) -> list[str]:
    return _run(page, {"runOnly": {"type": "rule", "values": [COLOURS]}})


def _run(page: Page, options: dict[str, Any]) -> list[str]:
    draw(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe_source())
    found = page.evaluate(RUN, {**options, "resultTypes": ["violations"]})
    return [f"{rule['id']} ({rule['help']}): {[node['html'][:300] for node in rule['nodes'][:4]]}" for rule in found]
