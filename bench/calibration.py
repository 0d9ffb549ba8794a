"""Draws how right officers' beliefs are: for each level, how often bags lied by how much they were suspected.

`python -m bench.talk --plot docs/calibration.svg` writes the figure of docs/bots.md.
"""

from collections.abc import Mapping, Sequence

from nottingham.arena.plots import tag
from nottingham.arena.scoreboard import wilson

SIDE = 180
"""Width and height of a panel in pixels; `STEP` is from one panel to the next."""
STEP = 222
LEFT, TOP = 48, 34
BINS = 10
MIN_CASES = 20
"""Bins with fewer bags are left out."""
STYLE = """
text { font: 12px sans-serif; fill: #333 } .name { font-weight: bold }
.paper { fill: #fff } .grid { stroke: #ddd } .right { stroke: #888; stroke-dasharray: 4 4 }
.reach { stroke: #26547c; stroke-width: 2 } .dot { fill: #26547c }
@media (prefers-color-scheme: dark) {
  text { fill: #ddd } .paper { fill: #16181c } .grid { stroke: #3a3d44 } .right { stroke: #888 }
  .reach { stroke: #8ecae6 } .dot { fill: #8ecae6 }
}
"""

Beliefs = Sequence[tuple[float, bool]]


def calibration(levels: Mapping[str, Beliefs]) -> str:
    """The figure: one panel for each level."""
    width, height = LEFT + STEP * len(levels), TOP + SIDE + 48
    words = "; ".join(f"{level}: {_in_words(beliefs)}" for level, beliefs in levels.items())
    panels = [_panel(level, beliefs, LEFT + STEP * place) for place, (level, beliefs) in enumerate(levels.items())]
    axis = tag("text", "how likely the officer thought it a lie", x=width / 2, y=height - 8, text_anchor="middle")
    side = tag("text", "bags that lied", x=8, y=16)
    paper = tag("rect", width=width, height=height, class_="paper")
    title = tag("title", f"Calibration of beliefs. {words}.")
    return tag(
        "svg",
        *(tag("style", STYLE), title, paper, *panels, axis, side),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        role="img",
    )


def bins(beliefs: Beliefs) -> list[tuple[float, int, int]]:
    """Returns the mean belief, the lies and the bags of each tenth with enough bags."""
    found: list[list[tuple[float, bool]]] = [[] for _ in range(BINS)]
    for belief, lied in beliefs:
        found[min(BINS - 1, int(BINS * belief))].append((belief, lied))
    return [
        (sum(belief for belief, _ in each) / len(each), sum(lied for _, lied in each), len(each))
        for each in found
        if len(each) >= MIN_CASES
    ]


def _in_words(beliefs: Beliefs) -> str:
    return ", ".join(f"{belief:.0%} believed, {lies / bags:.0%} lied" for belief, lies, bags in bins(beliefs))


def _panel(level: str, beliefs: Beliefs, left: float) -> str:
    bottom = TOP + SIDE
    parts = [tag("text", level, x=left + SIDE / 2, y=TOP - 10, text_anchor="middle", class_="name")]
    for quarter in range(5):
        x, y = left + SIDE * quarter / 4, bottom - SIDE * quarter / 4
        parts.append(tag("line", x1=x, x2=x, y1=TOP, y2=bottom, class_="grid"))
        parts.append(tag("line", x1=left, x2=left + SIDE, y1=y, y2=y, class_="grid"))
        parts.append(tag("text", f"{25 * quarter}%", x=x, y=bottom + 16, text_anchor="middle"))
        parts.append(tag("text", f"{25 * quarter}%", x=left - 6, y=y + 4, text_anchor="end"))
    parts.append(tag("line", x1=left, y1=bottom, x2=left + SIDE, y2=TOP, class_="right"))
    for belief, lies, bags in bins(beliefs):
        x = left + SIDE * belief
        low, high = (bottom - SIDE * end for end in wilson(lies, bags))
        y = bottom - SIDE * lies / bags
        parts.append(tag("line", x1=x, x2=x, y1=low, y2=high, class_="reach"))
        radius = 2.5 + 6 * (bags / len(beliefs)) ** 0.5
        parts.append(tag("circle", tag("title", f"{bags:,} bags"), cx=x, cy=y, r=radius, class_="dot"))
    return "".join(parts)
