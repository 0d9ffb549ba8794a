"""The census: the outcome of one seeded game for every mix of options, like perft in chess.

Each line has the number of decisions and events, the scores, and a fingerprint of the last state. Any change to the
rules, the shuffles or the sampling shows here; `make golden` rewrites it.
"""

from pathlib import Path

from nottingham.rules.options import Options
from tests.laws.games import MIXES, whole_game
from tests.playthroughs.playthrough import fingerprint

FILE = Path(__file__).parent / "census.txt"
SEED = 20


def name_of(options: Options) -> str:
    extras = [name for name in options.__struct_fields__ if getattr(options, name) is True]
    return "-".join([options.edition, str(options.players), *extras, *options.packs])


def census() -> str:
    lines = ["# mix: decisions, events, scores, fingerprint of the last state"]
    for number, options in enumerate(MIXES):
        steps, log, last = whole_game(options, SEED + number)
        scores = " ".join(str(score.total) for score in last.scores or ())
        lines.append(f"{name_of(options)}: {len(steps)}, {len(log)}, {scores}, {fingerprint(last)[:12]}")
    return "\n".join(lines) + "\n"
