"""Pages that nobody looks at are laid out and pressed as always, but not drawn: that takes a sixth of their time."""

from playwright.sync_api import BrowserContext, Page

UNDRAWN = """{
  window.undrawn = new CSSStyleSheet();
  window.undrawn.replaceSync(':root { opacity: 0 !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, window.undrawn];
}"""
DRAW = "drawn => { if (window.undrawn) window.undrawn.disabled = drawn; }"


def do_not_draw(context: BrowserContext) -> None:
    """Playwright sees and presses what is transparent, and nothing else changes."""
    context.add_init_script(UNDRAWN)


def draw(page: Page) -> None:
    """Draws a page from now on, because somebody looks at its colours."""
    page.evaluate(DRAW, True)


def undraw(page: Page) -> None:
    """Draws it no more."""
    page.evaluate(DRAW, False)
