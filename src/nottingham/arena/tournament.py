"""Running a tournament from its first game to its last, or until it is stopped."""

import signal
from collections.abc import Callable
from types import FrameType, TracebackType
from typing import Any

from msgspec import Struct

from nottingham.arena.results import Results
from nottingham.arena.schedule import fixtures
from nottingham.arena.scoreboard import Scoreboard
from nottingham.arena.workers import GameFailed, WorkerPool, WorkerTask


class Outcome(Struct, frozen=True):
    """The outcome of a tournament. The scoreboard counts the games played, from the first without a gap."""

    scoreboard: Scoreboard
    stopped_by: int | None = None
    """The signal that ended it early."""
    failure: str | None = None
    """The error that ended it early."""


def run_tournament(
    task: WorkerTask,
    *,
    jobs: int = 1,
    results: Results | None = None,
    on_game: Callable[[Scoreboard], None] = lambda _: None,
    on_stop: Callable[[], None] = lambda: None,
) -> Outcome:
    """Plays a tournament. `on_game` is called after every game, `on_stop` when it stops starting new games.

    Raises `PlayerUnavailable` if an entrant can't be created, `OSError` if no results can be written, and
    `KeyboardInterrupt` if it was stopped before the first game.
    """
    tournament = task.tournament
    scoreboard = Scoreboard(tournament.entrants)
    failure: str | None = None
    with Stop(on_stop) as stop, WorkerPool(task, min(jobs, tournament.games), stop.going_on) as pool:
        if results:
            results.open(tournament)
        try:
            for played in pool.play(fixtures(tournament)):
                if results:
                    results.add(played)
                scoreboard.add(played)
                on_game(scoreboard)
        except GameFailed as error:
            failure = str(error)
        except OSError as error:
            failure = f"The results could not be written: {error}"
        except KeyboardInterrupt:
            pass
        if results:
            failure = _finish(results, scoreboard) or failure
    return Outcome(scoreboard, stop.by, failure)


def _finish(results: Results, scoreboard: Scoreboard) -> str | None:
    try:
        results.finish(scoreboard)
    except OSError as error:
        return f"The results could not be written: {error}"
    return None


class Stop:
    """Handles SIGINT and SIGTERM: after the first, games in progress are finished; the second drops them."""

    def __init__(self, on_stop: Callable[[], None]) -> None:
        self.by: int | None = None
        self._on_stop = on_stop
        self._times = 0
        self._before: dict[int, Any] = {}

    def __enter__(self) -> "Stop":
        for number in (signal.SIGINT, signal.SIGTERM):
            self._before[number] = signal.signal(number, self._handle)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def _handle(self, number: int, frame: FrameType | None) -> None:
        self._times += 1
        if self._times == 1:
            self.by = number
            self._on_stop()

    def going_on(self) -> bool:
        """Returns whether to start new games; raises `KeyboardInterrupt` after the second signal."""
        if self._times > 1:
            raise KeyboardInterrupt
        return not self._times
