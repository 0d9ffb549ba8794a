"""The command `arena`: the progress of a tournament, and its tables at the end."""

from collections.abc import Sequence
from types import TracebackType
from typing import Any

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from nottingham.arena.results import Results
from nottingham.arena.schedule import Tournament
from nottingham.arena.scoreboard import EntrantStanding, Scoreboard, wilson
from nottingham.arena.tournament import run_tournament
from nottingham.arena.wording import (
    faults_in_words,
    number,
    options_in_words,
    percent,
    rows_for,
    standing_figures,
)
from nottingham.arena.workers import WorkerTask

MAX_NAME_LENGTH = 24
SHORT_NAME = 8
FIGURE_NAMES = 19
GAP = 3
"""Widths of the entrants' names, of the names of the figures, and of the gap between columns."""


def run(task: WorkerTask, jobs: int, results: Results | None, *, as_json: bool) -> int:
    """Plays a tournament, prints the result and returns the exit code. Progress and errors go to standard error."""
    tournament = task.tournament
    aside = Console(stderr=True, highlight=False)
    with ProgressBar(aside, tournament.games) as progress:
        outcome = run_tournament(task, jobs=jobs, results=results, on_game=progress.advance, on_stop=progress.stopping)
    scoreboard = outcome.scoreboard
    if as_json:
        print(msgspec.json.encode(summary(tournament, scoreboard)).decode())
    elif scoreboard.games:
        show(tournament, scoreboard, Console(highlight=False))
    if outcome.failure:
        aside.print(Text.assemble(("nottingham: ", "red"), outcome.failure), soft_wrap=True)
        return 1
    if results:
        aside.print(Text(f"The games, the results and a report are in {results.folder}."), soft_wrap=True)
    if outcome.stopped_by:
        aside.print(Text(f"Stopped after {scoreboard.games:,} of {tournament.games:,} games, all of them counted."))
        return 128 + outcome.stopped_by
    return 0


def summary(tournament: Tournament, scoreboard: Scoreboard) -> dict[str, Any]:
    """Returns the object that `--json` prints."""
    return {
        "games": scoreboard.games,
        "seed": tournament.seed,
        "options": tournament.options,
        "entrants": scoreboard.standings,
    }


class ProgressBar:
    """A progress bar with the share of wins so far below it. Without a terminal it prints nothing."""

    def __init__(self, console: Console, games: int) -> None:
        self._progress = Progress(
            TextColumn("[bold]games"),
            BarColumn(bar_width=None),
            MofNCompleteColumn(),
            TextColumn("{task.fields[speed]}"),
            TimeRemainingColumn(),
            console=console,
            expand=True,
        )
        self._task = self._progress.add_task("games", total=games, speed="")
        self._tally: Scoreboard | None = None
        self._note = ""
        self._live = Live(get_renderable=self._render, console=console, transient=True, refresh_per_second=5)
        self._console = console

    def __enter__(self) -> "ProgressBar":
        if self._console.is_terminal:
            self._live.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._console.is_terminal:
            self._live.stop()

    def advance(self, scoreboard: Scoreboard) -> None:
        self._tally = scoreboard
        self._progress.advance(self._task)

    def stopping(self) -> None:
        self._note = "Finishing the games in progress. Press Ctrl-C again to drop them."

    def _render(self) -> Group:
        speed = self._progress.tasks[0].speed
        self._progress.update(self._task, speed=f"{speed:.1f}/s" if speed else "")
        return Group(self._progress, estimate(self._tally), Text(self._note, style="yellow"))


def estimate(scoreboard: Scoreboard | None) -> Text:
    """Returns the share of wins so far and half of its interval: `master 41.2% ± 3.0   trader 24.0% ± 2.7`."""
    parts = []
    for account in scoreboard.accounts if scoreboard else ():
        low, high = wilson(account.wins, account.games)
        words = f"{percent(account.share)} ± {50 * (high - low):.1f}"
        parts.append(Text.assemble((_short(account.label, MAX_NAME_LENGTH), "bold"), f" {words}"))
    return Text("   ").join(parts)


def show(tournament: Tournament, scoreboard: Scoreboard, console: Console) -> None:
    """Prints the tables of a tournament, with the entrants in the order given."""
    labels = [account.label for account in scoreboard.accounts]
    console.print(Text(f"{scoreboard.games:,} games, {options_in_words(tournament.options)}, seed {tournament.seed}"))
    console.print(_standings(scoreboard.standings, labels, console.width))
    room = console.width - FIGURE_NAMES
    blocks = -(-len(labels) // max(1, room // (SHORT_NAME + GAP)))
    each = -(-len(labels) // blocks)
    for first in range(0, len(labels), each):
        chosen = slice(first, first + each)
        console.print(
            _behaviour(scoreboard.standings[chosen], [_short(label, room // each - GAP) for label in labels[chosen]])
        )
    for standing, label in zip(scoreboard.standings, labels, strict=True):
        if standing.faults:
            console.print(Text(f"{label} gave no legal answer: {faults_in_words(standing.faults)}."))


def _standings(standings: Sequence[EntrantStanding], labels: Sequence[str], width: int) -> Table:
    """Returns the table of standings. On a narrow screen the names are cut, not the figures."""
    titles = ("wins", "share", "95% interval", "score", "place", "rating")
    rows = [standing_figures(standing) for standing in standings]
    widths = [max(map(len, column)) for column in zip(titles, *rows, strict=True)]
    longest = max(SHORT_NAME, width - sum(widths) - GAP * (len(widths) + 1))
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
    for title in ("", *titles):
        table.add_column(title, justify="right" if title else "left", no_wrap=not title)
    best = max(standing.share for standing in standings)
    for standing, label, row in zip(standings, labels, rows, strict=True):
        table.add_row(Text(_short(label, longest)), *row, style="bold" if standing.share == best else "")
    return table


def _behaviour(standings: Sequence[EntrantStanding], labels: Sequence[str]) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
    table.add_column("", no_wrap=True)
    for label in labels:
        table.add_column(Text(label), justify="right", no_wrap=True)
    for group, rows in rows_for(standings):
        table.add_row(Text(group, style="italic"))
        for row in rows:
            table.add_row(f"  {row.title}", *(row.of(standing) for standing in standings))
    faults = [number(sum(standing.faults.values())) for standing in standings]
    table.add_row(Text("No legal answer", style="italic"), *faults)
    return table


def _short(name: str, most: int) -> str:
    return name if len(name) <= most else f"{name[: most - 1]}…"
