"""Draws the figures of a run: one panel for each figure, one line for each table."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any

import msgspec

from nottingham.arena.plots import scale, tag

WIDTH, HEIGHT = 280, 130
"""The size of a panel in pixels."""
LEFT, TOP, ACROSS, DOWN = 56, 28, 370, 196
COLUMNS = 2
POINTS = 120
"""The most points in a line; each is the mean of several iterations."""
COLOURS = ("#26828e", "#c2571a", "#7b4ea3", "#a38a00", "#b03060", "#4d7c0f")
STYLE = """
text { font: 11px sans-serif; fill: #333 } .name { font-weight: bold } .paper { fill: #fff } .grid { stroke: #ddd }
@media (prefers-color-scheme: dark) { text { fill: #ddd } .paper { fill: #16181c } .grid { stroke: #3a3d44 } }
"""


_decoder = msgspec.json.Decoder(dict[str, int | float | str | None])


class BadFigures(Exception):
    """The figures can't be drawn. The message is one line."""


def read_figures(lines: Iterable[str]) -> list[dict[str, Any]]:
    figures = []
    for number, line in enumerate(lines, 1):
        try:
            figures.append(_decoder.decode(line))
        except msgspec.DecodeError:
            raise BadFigures(f"line {number} has no figures of a run.") from None
    if not figures:
        raise BadFigures("there are no figures yet.")
    return figures


def draw(figures: Sequence[Mapping[str, Any]]) -> str:
    """The figures of a run, a mapping for each iteration, as SVG."""
    tables = list(dict.fromkeys(line.get("table", "") for line in figures))
    values: dict[str, dict[str, list[float]]] = {}
    for line in figures:
        for name, value in line.items():
            if name != "iteration" and isinstance(value, int | float):
                values.setdefault(name, {table: [] for table in tables})[line.get("table", "")].append(value)
    rows = -(-len(values) // COLUMNS)
    width, height = ACROSS * COLUMNS, DOWN * rows + 16 + 16 * len(tables)
    parts = [tag("style", STYLE), tag("rect", width=width, height=height, class_="paper")]
    for place, (name, by_table) in enumerate(values.items()):
        curves = [_curve(by_table[table]) for table in tables]
        parts.append(_panel(name, curves, ACROSS * (place % COLUMNS) + LEFT, DOWN * (place // COLUMNS) + TOP))
    for place, table in enumerate(tables):
        y = DOWN * rows + 16 + 16 * place
        parts.append(tag("line", x1=LEFT, x2=LEFT + 24, y1=y - 4, y2=y - 4, stroke=_colour(place), stroke_width=2))
        parts.append(tag("text", escape(table), x=LEFT + 32, y=y))
    shape = {"xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 {width} {height}", "role": "img"}
    return tag("svg", *parts, **shape)


def _colour(place: int) -> str:
    return COLOURS[place % len(COLOURS)]


def _curve(values: Sequence[float]) -> list[tuple[float, float]]:
    """How far the run was, from 0 to 1, and the mean of a figure around then."""
    size = max(1, len(values) // POINTS)
    parts = [values[start : start + size] for start in range(0, len(values), size)]
    return [((place + 0.5) / len(parts), sum(part) / len(part)) for place, part in enumerate(parts)]


def _panel(name: str, curves: Sequence[Sequence[tuple[float, float]]], left: float, top: float) -> str:
    values = [value for curve in curves for _, value in curve]
    up = scale(min(values), max(values), 4)
    parts = [tag("text", escape(name), x=left, y=top - 10, class_="name")]
    for tick in up.ticks():
        y = top + HEIGHT * (1 - up.at(tick))
        parts.append(tag("line", x1=left, x2=left + WIDTH, y1=y, y2=y, class_="grid"))
        parts.append(tag("text", f"{tick:.3g}", x=left - 6, y=y + 4, text_anchor="end"))
    for place, curve in enumerate(curves):
        points = " ".join(f"{left + WIDTH * at:.1f},{top + HEIGHT * (1 - up.at(value)):.1f}" for at, value in curve)
        parts.append(tag("polyline", points=points, fill="none", stroke=_colour(place), stroke_width=1.5))
    return "".join(parts)
