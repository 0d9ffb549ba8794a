"""Measures how long a grandmaster takes for a decision: `python -m bench.grandmaster`.

One grandmaster plays whole games against masters, at small and large tables and with many options. A
decision is one answer to a request to act, whether it is a pass or an offer of twenty tokens.
"""

from rich.console import Console
from rich.table import Table

from bench.players import decision_times
from nottingham.rules.options import Options

GAMES = 20
TABLES = {
    "3 players": Options(3),
    "4 players, royal goods": Options(4, royal_goods=True),
    "5 players, first edition": Options(5, "first"),
    "6 players, royal goods": Options(6, royal_goods=True),
    "5 players, many options, a pack": Options(
        5, royal_goods=True, black_market=True, open_trade=True, packs=("goose_fair",)
    ),
}


def main() -> None:
    console = Console(highlight=False)
    shown = Table(title=f"A grandmaster's decisions in {GAMES} games against masters, in milliseconds")
    for column in ("", "decisions", "median", "99th percentile", "longest"):
        shown.add_column(column, justify="left" if not column else "right")
    for name, options in TABLES.items():
        times = decision_times("grandmaster", GAMES, options, "master")
        points = [f"{times[int(share * (len(times) - 1))]:.2f}" for share in (0.5, 0.99, 1.0)]
        shown.add_row(name, f"{len(times):,}", *points)
    console.print(shown)


if __name__ == "__main__":
    main()
