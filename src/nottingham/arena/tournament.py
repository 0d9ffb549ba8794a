"""A tournament from its first game to its last, or to the moment someone stops it."""

import signal
from collections.abc import Callable
from types import FrameType, TracebackType
from typing import Any

from msgspec import Struct

from nottingham.arena.results import Results
from nottingham.arena.schedule import fixtures
from nottingham.arena.tally import Tally
from nottingham.arena.workers import Crew, CrewFailed, Orders


class Outcome(Struct, frozen=True):
    """What came of a tournament. The tally holds the games that were played, from the first without a gap."""

    tally: Tally
    stopped_by: int | None = None
    """The signal that ended it early."""
    failure: str | None = None
    """What else ended it early."""


def hold(
    orders: Orders,
    *,
    jobs: int = 1,
    results: Results | None = None,
    told: Callable[[Tally], None] = lambda _: None,
    stopping: Callable[[], None] = lambda: None,
) -> Outcome:
    """Plays a tournament. `told` hears of the tally after every game, `stopping` that no new games are begun.

    `Refused` if a player can't be had, `OSError` if no results can be written, `KeyboardInterrupt` if it was stopped
    before the first game.
    """
    tournament = orders.tournament
    tally = Tally(tournament.entrants)
    failure: str | None = None
    with Stop(stopping) as stop, Crew(orders, min(jobs, tournament.games), stop.going_on) as crew:
        if results:
            results.open(tournament)
        try:
            for played in crew.play(fixtures(tournament)):
                if results:
                    results.add(played)
                tally.add(played)
                told(tally)
        except CrewFailed as error:
            failure = str(error)
        except OSError as error:
            failure = f"The results could not be written on: {error}"
        except KeyboardInterrupt:
            pass
        if results:
            failure = _finish(results, tally) or failure
    return Outcome(tally, stop.by, failure)


def _finish(results: Results, tally: Tally) -> str | None:
    try:
        results.finish(tally)
    except OSError as error:
        return f"The results could not be written: {error}"
    return None


class Stop:
    """Hears Ctrl-C, and a request to end: the first lets what was begun come to its end, the second doesn't wait."""

    def __init__(self, heard: Callable[[], None]) -> None:
        self.by: int | None = None
        self._heard = heard
        self._times = 0
        self._before: dict[int, Any] = {}

    def __enter__(self) -> "Stop":
        for number in (signal.SIGINT, signal.SIGTERM):
            self._before[number] = signal.signal(number, self._hear)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def _hear(self, number: int, frame: FrameType | None) -> None:
        self._times += 1
        if self._times == 1:
            self.by = number
            self._heard()

    def going_on(self) -> bool:
        """Whether to begin new games; raises where not even those begun are worth the wait."""
        if self._times > 1:
            raise KeyboardInterrupt
        return not self._times
