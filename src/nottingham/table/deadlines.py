"""The deadlines of a table, on one timer.

A deadline has a purpose, such as `("decision", 2)`; setting it again moves it. Time is injected, so tests control it.
"""

import asyncio
from collections.abc import Callable
from typing import Protocol

Purpose = tuple[str, int]


class Handle(Protocol):
    def cancel(self) -> None: ...


class Time(Protocol):
    def now(self) -> float:
        """Seconds on a monotonic clock."""

    def call_at(self, when: float, callback: Callable[[], None]) -> Handle: ...


class LoopTime:
    """The event loop's own time."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()

    def now(self) -> float:
        return self._loop.time()

    def call_at(self, when: float, callback: Callable[[], None]) -> Handle:
        return self._loop.call_at(when, callback)


class Deadlines:
    """The deadlines of one table."""

    def __init__(self, time: Time, ring: Callable[[], None]) -> None:
        self._time = time
        self._ring = ring
        self._due: dict[Purpose, float] = {}
        self._timer: Handle | None = None
        self._set_for = 0.0

    @property
    def now(self) -> float:
        return self._time.now()

    def set(self, purpose: Purpose, seconds: float) -> None:
        self._due[purpose] = self._time.now() + seconds
        self._reschedule()

    def drop(self, purpose: Purpose) -> None:
        self._due.pop(purpose, None)

    def __contains__(self, purpose: Purpose) -> bool:
        return purpose in self._due

    def left(self, kind: str) -> dict[int, float]:
        """Seconds left on all deadlines of a kind, by seat."""
        if not self._due:
            return {}
        now = self._time.now()
        return {seat: max(0.0, due - now) for (name, seat), due in self._due.items() if name == kind}

    def take_due(self) -> list[Purpose]:
        """Removes and returns the deadlines that are due, earliest first."""
        self._timer = None
        now = self._time.now()
        due = sorted((when, purpose) for purpose, when in self._due.items() if when <= now)
        for _, purpose in due:
            del self._due[purpose]
        self._reschedule()
        return [purpose for _, purpose in due]

    def clear(self, *kinds: str) -> None:
        """Drops all deadlines of these kinds, or all deadlines if no kind is given."""
        if self._due:
            self._due = {purpose: when for purpose, when in self._due.items() if kinds and purpose[0] not in kinds}
        if not self._due and self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _reschedule(self) -> None:
        """A timer that fires early is harmless, so only an earlier deadline needs a new one."""
        if not self._due:
            return
        first = min(self._due.values())
        if self._timer is not None:
            if self._set_for <= first:
                return
            self._timer.cancel()
        self._set_for = first
        self._timer = self._time.call_at(first, self._ring)
