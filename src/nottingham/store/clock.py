"""The time as the store keeps it: whole milliseconds since 1970."""

import time


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class VisitClock:
    """The time of visits, by which unused things are deleted.

    It follows the system clock, but is never behind the cleaning clock. Otherwise what is used while the system clock
    is years behind would look long unused as soon as it is right again.
    """

    def __init__(self) -> None:
        self.cleaned_to = 0
        """The cleaning clock as this server last read or set it. By this, and not by the system clock, keys expire."""

    def now(self) -> int:
        return max(now_ms(), self.cleaned_to)
