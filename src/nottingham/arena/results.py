"""The results folder of a tournament: every game, a table of games, a table of entrants and a report.

`games.jsonl` grows as games end, so a crash loses none of them; the other files are written whole and then renamed into
place. A folder that is not empty is refused unless `overwrite` is set, and then only files of these names are replaced.
"""

import csv
from collections.abc import Iterable, Mapping
from io import StringIO
from pathlib import Path
from typing import Any, BinaryIO, TextIO

import msgspec

from nottingham.arena.beliefs import SightingSample
from nottingham.arena.played import Played
from nottingham.arena.report import report
from nottingham.arena.schedule import Tournament
from nottingham.arena.scoreboard import WHOLE_WIN, EntrantStanding, Scoreboard

GAMES, RESULTS, SUMMARY, REPORT = "games.jsonl", "results.csv", "summary.csv", "report.html"
RESULT_COLUMNS = ("game", "deal", "seat", "entrant", "name", "score", "place", "win_share", "faults")


class FolderInUse(ValueError):
    """The results can't be written to this folder; the message says why."""


class Results:
    """The files of one tournament: the folder is checked at once, `open` starts the files, `finish` completes them."""

    def __init__(self, folder: Path, *, overwrite: bool = False) -> None:
        if folder.exists() and not folder.is_dir():
            raise FolderInUse(f"{folder} is not a folder.")
        if folder.is_dir() and any(folder.iterdir()) and not overwrite:
            raise FolderInUse(f"{folder} is not empty. Use --overwrite to replace the results in it.")
        self.folder = folder

    def open(self, tournament: Tournament) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        for name in (GAMES, RESULTS, SUMMARY, REPORT):
            (self.folder / name).unlink(missing_ok=True)
        self._tournament = tournament
        self._sample = SightingSample(len(tournament.entrants), tournament.seed)
        self._games: BinaryIO = (self.folder / GAMES).open("wb")
        self._part = self.folder / f"{RESULTS}.part"
        self._rows: TextIO = self._part.open("w", encoding="utf-8", newline="")
        self._writer = csv.writer(self._rows, lineterminator="\n")
        self._writer.writerow(RESULT_COLUMNS)

    def add(self, played: Played) -> None:
        self._games.write(played.record + b"\n")
        self._games.flush()
        self._writer.writerows(_rows(self._tournament, played))
        self._sample.add(played.fixture.entrants, played.sightings)

    def finish(self, scoreboard: Scoreboard) -> None:
        self._games.close()
        self._rows.close()
        self._part.replace(self.folder / RESULTS)
        self._put(SUMMARY, _table(map(_flat, scoreboard.standings)))
        self._put(REPORT, report(self._tournament, scoreboard, self._sample))

    def _put(self, name: str, text: str) -> None:
        part = self.folder / f"{name}.part"
        part.write_text(text, encoding="utf-8")
        part.replace(self.folder / name)


def _rows(tournament: Tournament, played: Played) -> Iterable[tuple[Any, ...]]:
    fixture = played.fixture
    won = WHOLE_WIN // played.places.count(1) / WHOLE_WIN
    for seat, entrant in enumerate(fixture.entrants):
        place = played.places[seat]
        name = tournament.entrants[entrant]
        faults = sum(played.faults[seat].values())
        win = won if place == 1 else 0.0
        yield fixture.game, fixture.deal, seat, entrant, name, played.scores[seat], place, win, faults


def _flat(standing: EntrantStanding) -> dict[str, Any]:
    """Returns one row of the summary: faults as a sum and by kind, and one column for each figure."""
    row = msgspec.to_builtins(standing)
    behaviour, faults = row.pop("behaviour"), row.pop("faults")
    kinds = "; ".join(f"{count} {kind}" for kind, count in faults.items())
    return {**row, **behaviour, "faults": sum(faults.values()), "fault_kinds": kinds}


def _table(rows: Iterable[Mapping[str, Any]]) -> str:
    rows = list(rows)
    text = StringIO()
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()
