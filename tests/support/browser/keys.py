"""Going by keys alone: Tab, Enter, Space and Escape, with an eye on where the focus is."""

from typing import Any

from tests.support.browser.player import Hand

FOCUS = """() => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const name = (element.ariaLabel ?? (element.labels?.[0]?.innerText || element.innerText || element.value) ?? '')
    .replace(/\\s+/g, ' ').trim();
  const ring = [element, element.labels?.[0], element.parentElement].some((ringed) => {
    const { outlineStyle, outlineWidth } = ringed ? getComputedStyle(ringed) : {};
    return outlineStyle && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
  const box = element.getBoundingClientRect();
  const parts = [0.1, 0.5, 0.9];
  const seen = parts.flatMap((across) => parts.map((down) => [across, down])).some(([across, down]) => {
    const [x, y] = [box.left + across * box.width, box.top + down * box.height];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
    const top = document.elementFromPoint(x, y);
    return top && (element.contains(top) || top.contains(element) || element.labels?.[0]?.contains(top));
  });
  const place = `${[...document.querySelectorAll('*')].indexOf(element)}`;
  return { name, ring, seen: seen || box.width <= 2, place, at: element.outerHTML.slice(0, 160) };
}"""
FARTHEST = 150
"""Presses of Tab: farther away nothing is within reach."""


class Keys:
    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.page = hand.page

    def focus(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.page.evaluate(FOCUS)
        return found

    def kept(self) -> dict[str, Any]:
        """Returns the focused element, and checks that the focus is visible."""
        focus = self.focus()
        assert focus is not None, "the focus is lost"
        assert focus["seen"], f"the focus is hidden: {focus['at']}"
        return focus

    def tab(self, key: str = "Tab") -> dict[str, Any] | None:
        """One step on; nothing at the page's end, where browsers leave it."""
        self.page.keyboard.press(key)
        focus = self.focus()
        if focus is not None:
            assert focus["ring"], f"the focus is not seen: {focus['at']}"
            assert focus["seen"], f"the focus is hidden: {focus['at']}"
        return focus

    def around(self, key: str = "Tab") -> list[str]:
        """Everything there is to stop at, until it begins again."""
        stops: list[str] = []
        while len(stops) < FARTHEST:
            focus = self.tab(key)
            if focus is None:
                continue
            if focus["place"] in stops:
                return stops
            stops.append(focus["place"])
        raise AssertionError(f"{key} comes to no end")

    def to(self, *names: str, beginning: bool = False) -> str:
        """Steps on until something of these names has the focus; its name."""
        passed = []
        for _ in range(FARTHEST):
            focus = self.tab()
            if focus is None:
                continue
            passed.append(focus["name"])
            if any(focus["name"].startswith(name) if beginning else focus["name"] == name for name in names):
                return str(focus["name"])
        raise AssertionError(f"{names} can't be reached by keys, only {passed}")

    def press(self, *names: str, key: str = "Enter", beginning: bool = False) -> str:
        name = self.to(*names, beginning=beginning)
        self.page.keyboard.press(key)
        return name
