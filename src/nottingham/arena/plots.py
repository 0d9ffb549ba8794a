"""Plots as SVG, drawn by hand: text and marks keep their size however wide the page is.

Positions from left to right are per cent of the width, positions from top to bottom are pixels. Every plot says in
words what it shows (`aria-label`), and every mark tells its figures when pointed at.
"""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from html import escape

from nottingham.arena.beliefs import Sighting, Verdict
from nottingham.arena.tally import Account, Standing
from nottingham.arena.wording import NONE, percent

VERDICTS: dict[Verdict, str] = {"opened": "opened", "passed": "handed back", "deal": "freed by a deal"}
AXIS = 38
"""Pixels below a plot for its axis: the ticks and what they count."""
GOLDEN = 0.618034
"""Multiples of it, whole numbers left out, are spread evenly: a scatter without chance."""


def tag(name: str, *content: str, **attributes: object) -> str:
    """An element; `class_` stands for class, `text_anchor` for text-anchor. Content must be escaped already."""
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


def tick_step(most: float, ticks: int = 5) -> float:
    """A round step that leads from 0 to `most` in about so many."""
    rough = max(most, 1e-9) / ticks
    power = 10.0 ** math.floor(math.log10(rough))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= rough)


def _axis(height: float, ticks: Iterable[tuple[float, str]], title: str, top: float = 0) -> str:
    """Lines upwards from the bottom, with numbers below, and the name of the axis below these."""
    parts = []
    for at, words in ticks:
        anchor = "start" if at <= 0 else "end" if at >= 1 else "middle"
        parts += [line(at, top, at, height, "grid"), text(at, height + 15, words, "tick", anchor)]
    return "".join([*parts, text(0.5, height + 33, title, "axis", "middle")])


def win_rates(standings: Sequence[Standing], labels: Sequence[str], chance: float) -> str:
    """A row for each: the share of wins as a dot, its interval as a line, and mere chance as a line through all."""
    row = 58
    height = row * len(standings) + 8
    step = tick_step(max(max(standing.high for standing in standings), chance))
    most = min(1.0, step * math.ceil(max(max(standing.high for standing in standings), chance) / step))
    ticks = [(step * place / most, percent(step * place, 0)) for place in range(round(most / step) + 1)]
    parts = [_axis(height, ticks, "share of games won"), line(chance / most, 0, chance / most, height, "chance")]
    told = []
    for place, (standing, label) in enumerate(zip(standings, labels, strict=True)):
        y = row * place + 36
        interval = f"{percent(standing.low)} to {percent(standing.high)}"
        told.append(f"{label} {percent(standing.share)} ({interval})")
        parts += [
            text(0, y - 14, label, "label"),
            text(1, y - 14, f"{percent(standing.share)}  ({interval})", "value", "end"),
            tag(
                "line",
                _hint(told[-1]),
                x1=_at(standing.low / most),
                x2=_at(standing.high / most),
                y1=y,
                y2=y,
                class_="reach",
            ),
            tag("circle", _hint(told[-1]), cx=_at(standing.share / most), cy=y, r=6, class_="dot"),
        ]
    words = f"Share of games won with 95% intervals: {'; '.join(told)}. Chance is {percent(chance)}."
    return _plot(height + AXIS, words, *parts)


def _hint(words: str) -> str:
    return tag("title", escape(words))


def score_distributions(accounts: Sequence[Account]) -> str:
    """A hill for each: how often which score. The bar below is the middle half of the games, the tick the mean."""
    played = [account for account in accounts if account.games]
    row, hill = 78, 46
    height = row * len(played) + 4
    lowest, highest = (end(score for account in played for score in account.scores) for end in (min, max))
    step = tick_step(highest - lowest, 6)
    left, right = step * math.floor(lowest / step), step * (math.floor(highest / step) + 1)
    bins = 48
    heights = [_shares(account, left, right, bins) for account in played]
    peak = max(max(shares) for shares in heights)
    ticks = [
        ((value - left) / (right - left), f"{value:.0f}")
        for value in (left + step * place for place in range(round((right - left) / step) + 1))
    ]
    parts, told = [_axis(height, ticks, "points at the end")], []
    for place, (account, shares) in enumerate(zip(played, heights, strict=True)):
        base = row * place + hill + 20
        low, middle, high = (_quantile(account.scores, share) for share in (0.25, 0.5, 0.75))
        told.append(f"{account.label}: mean {account.mean_score:.1f}, half of the games from {low} to {high}")
        x_low, x_high, x_mean = ((value - left) / (right - left) for value in (low, high, account.mean_score or 0))
        parts += [
            text(0, row * place + 16, account.label, "label"),
            text(1, row * place + 16, f"mean {account.mean_score:.1f}, median {middle}", "value", "end"),
            _hill(shares, peak, base - hill, hill),
            tag(
                "rect",
                _hint(told[-1]),
                x=_at(x_low),
                y=base + 1,
                width=_at(x_high - x_low),
                height=5,
                class_="half",
                rx=2,
            ),
            line(x_mean, base - hill * 0.75, x_mean, base + 6, "mean"),
        ]
    return _plot(height + AXIS, f"Distribution of scores. {'; '.join(told)}.", *parts)


def _shares(account: Account, left: float, right: float, bins: int) -> list[float]:
    counts = [0.0] * bins
    for score, count in account.scores.items():
        counts[min(bins - 1, int((score - left) / (right - left) * bins))] += count / account.games
    return counts


def _quantile(scores: Counter[int], share: float) -> int:
    below = 0
    wanted = share * scores.total()
    for score in sorted(scores):
        below += scores[score]
        if below >= wanted:
            return score
    return max(scores)


def _hill(shares: Sequence[float], peak: float, y: float, height: float) -> str:
    """Steps, in a picture of its own that is stretched to the width of the plot."""
    path = "M0 0" + "".join(f"V{-share / peak:.4f}H{place + 1}" for place, share in enumerate(shares)) + "V0Z"
    shape = tag("path", d=path, class_="hill")
    box = f"0 -1 {len(shares)} 1"
    return tag("svg", shape, x=0, y=y, width="100%", height=height, viewBox=box, preserveAspectRatio="none")


def bribes_against_belief(sightings: Sequence[Sighting], highest: int, label: str) -> str:
    """A mark for each bag: to the right the more he suspected it, upwards the more he was offered for it.

    Bags for which nothing was offered lie scattered in a strip below the others, where they can be told apart.
    """
    top, height, strip = 22, 220, 46
    bottom = top + height + strip
    step = tick_step(highest, 4)
    most = step * math.ceil(max(highest, 1) / step)
    parts = [
        _axis(bottom, [(share / 4, percent(share / 4, 0)) for share in range(5)], "belief that the bag lies", top),
        text(0, 10, "bribe: gold and value of goods", "axis", dx=-20),
        text(0, bottom - strip / 2 + 4, "none", "tick", "end", dx=-6),
        line(0, bottom, 1, bottom, "grid"),
    ]
    for place in range(round(most / step) + 1):
        y = top + height * (1 - step * place / most)
        parts += [line(0, y, 1, y, "grid"), text(0, y + 4, f"{step * place:.0f}", "tick", "end", dx=-6)]
    for number, sighting in enumerate(sightings):
        scattered = (number * GOLDEN) % 1
        y = top + height * (1 - sighting.bribe / most) + (8 + (strip - 14) * scattered if not sighting.bribe else 0)
        parts.append(_mark(sighting, y))
    return _plot(bottom + AXIS, f"Bribes against belief, {label} as officer. {_verdicts_in_words(sightings)}", *parts)


def _mark(sighting: Sighting, y: float) -> str:
    lied = "lied" if sighting.lied else "honest"
    told = f"believed {percent(sighting.belief, 0)}, offered {sighting.bribe}, {VERDICTS[sighting.verdict]}, {lied}"
    at = _at(min(1.0, max(0.0, sighting.belief)))
    return tag("circle", _hint(told), cx=at, cy=round(y, 1), r=4, class_=f"{sighting.verdict} {lied}")


def _verdicts_in_words(sightings: Sequence[Sighting]) -> str:
    parts = []
    for verdict, words in VERDICTS.items():
        of_these = [sighting for sighting in sightings if sighting.verdict == verdict]
        belief = sum(sighting.belief for sighting in of_these) / len(of_these) if of_these else None
        bribe = f"{sum(sighting.bribe for sighting in of_these) / len(of_these):.1f}" if of_these else NONE
        parts.append(f"{len(of_these)} {words}: mean belief {percent(belief)}, mean bribe {bribe}")
    return f"{'; '.join(parts)}."
