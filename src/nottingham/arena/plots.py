"""Plots as hand-written SVG, whose text and marks keep their size at any page width.

Horizontal positions are per cent of the width, vertical positions are pixels. Every plot describes itself in words
(`aria-label`), and every mark has its figures as a tooltip.
"""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

from nottingham.arena.beliefs import Settlement, Sighting
from nottingham.arena.scoreboard import Account, EntrantStanding
from nottingham.arena.wording import NONE, percent

VERDICTS: dict[Settlement, str] = {"opened": "opened", "passed": "handed back", "deal": "freed by a deal"}
AXIS = 38
"""Pixels below a plot for its axis: the ticks and the title."""
HILL = 46
"""Height of a score distribution in pixels."""
STEPS = 48
"""Number of steps in which a distribution is drawn."""
GOLDEN = 0.618034
"""The fractional parts of its multiples are spread evenly: a scatter without chance."""


def tag(name: str, *content: str, **attributes: object) -> str:
    """Returns an element; `class_` stands for class, `text_anchor` for text-anchor. Content must be escaped already."""
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_plain(value))}"' for key, value in attributes.items()
    )
    return f"<{name}{given}>{''.join(content)}</{name}>"


def _plain(value: object) -> str:
    return f"{value:.4g}" if isinstance(value, float) else str(value)


def _plot(height: float, words: str, *content: str) -> str:
    return tag("svg", *content, width="100%", height=height, role="img", aria_label=words)


def text(x: float, y: float, words: str, class_: str = "", anchor: str = "start", dx: float = 0) -> str:
    return tag("text", escape(words), x=_at(x), y=y, dx=dx, class_=class_, text_anchor=anchor)


def line(x1: float, y1: float, x2: float, y2: float, class_: str) -> str:
    return tag("line", x1=_at(x1), y1=y1, x2=_at(x2), y2=y2, class_=class_)


def _at(share: float) -> str:
    return f"{100 * share:.2f}%"


class Scale(NamedTuple):
    """An axis from a low to a high number, both at a tick, in round steps."""

    low: float
    high: float
    step: float

    def at(self, value: float) -> float:
        return (value - self.low) / (self.high - self.low)

    def ticks(self) -> list[float]:
        return [self.low + self.step * place for place in range(round((self.high - self.low) / self.step) + 1)]


def scale(low: float, high: float, ticks: int = 5) -> Scale:
    """Returns a scale that covers both numbers, with about this many ticks."""
    rough = max(high - low, 1e-9) / ticks
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(step * power for step in (1, 2, 5, 10) if step * power >= rough)
    first, last = math.floor(low / step), math.ceil(high / step)
    return Scale(step * first, step * max(last, first + 1), step)


def _axis(height: float, ticks: Iterable[tuple[float, str]], title: str, top: float = 0) -> str:
    """Draws vertical grid lines, their labels below, and the title of the axis below these."""
    parts = []
    for at, words in ticks:
        anchor = "start" if at <= 0 else "end" if at >= 1 else "middle"
        parts += [line(at, top, at, height, "grid"), text(at, height + 15, words, "tick", anchor)]
    return "".join([*parts, text(0.5, height + 33, title, "axis", "middle")])


def win_rates(standings: Sequence[EntrantStanding], labels: Sequence[str], chance: float) -> str:
    """Draws a row for each entrant: the share of wins as a dot, its interval as a line, and chance."""
    row = 58
    height = row * len(standings) + 8
    shares = scale(0, max(chance, *(standing.high for standing in standings)))
    ticks = [(shares.at(tick), percent(tick, 0)) for tick in shares.ticks()]
    by_chance = shares.at(chance)
    parts = [_axis(height, ticks, "share of games won"), line(by_chance, 0, by_chance, height, "chance")]
    descriptions = []
    for place, (standing, label) in enumerate(zip(standings, labels, strict=True)):
        y = row * place + 36
        words = f"{percent(standing.share)} ({percent(standing.low)} to {percent(standing.high)})"
        descriptions.append(f"{label} {words}")
        parts += [text(0, y - 14, label, "label"), text(1, y - 14, words, "value", "end")]
        parts += [tag("g", _hint(descriptions[-1]), *_dot_and_reach(standing, shares, y))]
    words = f"Share of games won with 95% intervals: {'; '.join(descriptions)}. Chance is {percent(chance)}."
    return _plot(height + AXIS, words, *parts)


def _dot_and_reach(standing: EntrantStanding, shares: Scale, y: float) -> tuple[str, str]:
    reach = line(shares.at(standing.low), y, shares.at(standing.high), y, "reach")
    return reach, tag("circle", cx=_at(shares.at(standing.share)), cy=y, r=6, class_="dot")


def _hint(words: str) -> str:
    return tag("title", escape(words))


def score_distributions(accounts: Sequence[Account]) -> str:
    """Draws the distribution of scores of each entrant, with a bar for the middle half and a tick for the mean."""
    played = [account for account in accounts if account.games]
    row = 78
    height = row * len(played) + 4
    lowest, highest = (end(score for account in played for score in account.scores) for end in (min, max))
    points = scale(lowest, highest + 1, 6)
    shares = [_shares(account, points) for account in played]
    peak = max(map(max, shares))
    ticks = [(points.at(tick), f"{tick:.0f}") for tick in points.ticks()]
    parts = [_axis(height, ticks, "points at the end")]
    descriptions = []
    for place, account in enumerate(played):
        y = row * place + 16
        low, middle, high = (_quantile(account.scores, share) for share in (0.25, 0.5, 0.75))
        descriptions.append(f"{account.label}: mean {account.mean_score:.1f}, half of the games from {low} to {high}")
        parts += [
            text(0, y, account.label, "label"),
            text(1, y, f"mean {account.mean_score:.1f}, median {middle}", "value", "end"),
            _hill([share / peak for share in shares[place]], y + 4),
            tag("g", _hint(descriptions[-1]), _half_and_mean(points, low, high, account.mean_score or 0, y + 4 + HILL)),
        ]
    return _plot(height + AXIS, f"Distribution of scores. {'; '.join(descriptions)}.", *parts)


def _half_and_mean(points: Scale, low: float, high: float, mean: float, y: float) -> str:
    left, width = points.at(low), points.at(high) - points.at(low)
    bar = tag("rect", x=_at(left), y=y + 1, width=_at(width), height=5, rx=2, class_="half")
    return bar + line(points.at(mean), y - HILL * 0.75, points.at(mean), y + 6, "mean")


def _shares(account: Account, points: Scale) -> list[float]:
    """Returns the share of games in each step of the scale."""
    shares = [0.0] * STEPS
    for score, count in account.scores.items():
        shares[int(points.at(score) * STEPS)] += count / account.games
    return shares


def _quantile(scores: Counter[int], share: float) -> int:
    below = 0
    wanted = share * scores.total()
    for score in sorted(scores):
        below += scores[score]
        if below >= wanted:
            return score
    return max(scores)


def _hill(heights: Sequence[float], y: float) -> str:
    """Draws steps in a picture of its own, stretched to the width of the plot."""
    path = "M0 0" + "".join(f"V{-height:.4f}H{place + 1}" for place, height in enumerate(heights)) + "V0Z"
    shape = tag("path", d=path, class_="hill")
    box = f"0 -1 {len(heights)} 1"
    return tag("svg", shape, x=0, y=y, width="100%", height=HILL, viewBox=box, preserveAspectRatio="none")


def bribes_against_belief(sightings: Sequence[Sighting], highest: int, label: str) -> str:
    """Draws a mark for each bag: further right the more it was suspected, higher the more was offered for it.

    Bags without an offer are scattered in a strip below the others, where they can be seen separately.
    """
    top, height, strip = 22, 220, 46
    bottom = top + height + strip
    bribes = scale(0, max(1, highest), 4)
    parts = [
        _axis(bottom, [(share / 4, percent(share / 4, 0)) for share in range(5)], "belief that the bag lies", top),
        text(0, 10, "bribe: gold and value of goods", "axis", dx=-20),
        text(0, bottom - strip / 2 + 4, "none", "tick", "end", dx=-6),
        line(0, bottom, 1, bottom, "grid"),
    ]
    for tick in bribes.ticks():
        y = top + height * (1 - bribes.at(tick))
        parts += [line(0, y, 1, y, "grid"), text(0, y + 4, f"{tick:.0f}", "tick", "end", dx=-6)]
    for number, sighting in enumerate(sightings):
        below = 0 if sighting.bribe else 8 + (strip - 14) * (number * GOLDEN % 1)
        parts.append(_mark(sighting, top + height * (1 - bribes.at(sighting.bribe)) + below))
    return _plot(bottom + AXIS, f"Bribes against belief, {label} as officer. {_verdicts_in_words(sightings)}", *parts)


def _mark(sighting: Sighting, y: float) -> str:
    lied = "lied" if sighting.lied else "honest"
    words = f"believed {percent(sighting.belief, 0)}, offered {sighting.bribe}, {VERDICTS[sighting.verdict]}, {lied}"
    at = _at(min(1.0, max(0.0, sighting.belief)))
    return tag("circle", _hint(words), cx=at, cy=round(y, 1), r=4, class_=f"{sighting.verdict} {lied}")


def _verdicts_in_words(sightings: Sequence[Sighting]) -> str:
    parts = []
    for verdict, words in VERDICTS.items():
        of_these = [sighting for sighting in sightings if sighting.verdict == verdict]
        belief = sum(sighting.belief for sighting in of_these) / len(of_these) if of_these else None
        bribe = f"{sum(sighting.bribe for sighting in of_these) / len(of_these):.1f}" if of_these else NONE
        parts.append(f"{len(of_these)} {words}: mean belief {percent(belief)}, mean bribe {bribe}")
    return f"{'; '.join(parts)}."
