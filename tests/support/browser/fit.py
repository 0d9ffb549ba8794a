"""Checks that a page fits: nothing is cut off or covered, and a thumb can hit every button."""

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from tests.support.browser.drawing import draw

LETTERS = "by => (document.documentElement.style.fontSize = `${by * 106.25}%`)"
"""Enlarges letters by a factor."""
SPACES = """spaced => {
  const sheet = new CSSStyleSheet();
  const wide = 'line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;';
  sheet.replaceSync(`* { ${wide} } p { margin-bottom: 2em !important; }`);
  const others = document.adoptedStyleSheets.filter((other) => other !== window.spaces);
  document.adoptedStyleSheets = spaced ? [...others, (window.spaces = sheet)] : others;
}"""
"""The spaces that WCAG 1.4.12 names, or not."""
TARGET = 44
"""The smallest target in CSS pixels; the design asks for more than WCAG."""


@cache
def _script() -> str:
    return Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


def cut_off(page: Page) -> list[str]:
    return _ask(page, "cutOff()")


def swaying(page: Page) -> list[str]:
    """Returns whether the page becomes wider than its window while something on it moves."""
    return _ask(page, "swaying()")


def too_small(page: Page) -> list[str]:
    return _ask(page, f"tooSmall({TARGET})")


def misnamed(page: Page) -> list[str]:
    """Buttons on which stands what they are not called (WCAG 2.5.3)."""
    return _ask(page, "misnamed()")


def _ask(page: Page, question: str) -> list[str]:
    draw(page)
    found: list[str] = page.evaluate(f"{_script()}.{question}")
    return found
