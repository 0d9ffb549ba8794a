"""Room to speak: who is composing an offer for a bag, and for how long a bot in office waits for merchants who do.

A client signals that its player is composing, without saying what. The signal ends by itself unless it is renewed. A
limit on the total of all signals of a seat in one inspection keeps anyone from holding up other people with them.
Servers tell each other how much was used, and each counts every second in which it waits itself.
"""

from typing import Final

from nottingham.table.deadlines import Deadlines

COMPOSING: Final = "composing"
SIGNAL_SECONDS: Final = 6.0
"""How long a signal lasts."""
RENEWAL_SECONDS: Final = 2.0
"""A signal sooner than this after the last one is ignored."""
LIMIT_SECONDS: Final = 20.0
"""How long all signals of a seat in one inspection last in total, where several people play."""
MIN_SECONDS: Final = 0.1
"""If less than this is left of the limit, it counts as used up."""


class Composing:
    """The signals in one inspection."""

    def __init__(self, deadlines: Deadlines) -> None:
        self._deadlines = deadlines
        self._round = 0
        self._since: dict[int, float] = {}
        """When those who are composing began."""
        self._renewed: dict[int, float] = {}
        self._spent: dict[int, float] = {}
        """Seconds of earlier signals, by seat."""

    @property
    def seats(self) -> frozenset[int]:
        return frozenset(self._since)

    def follow(self, round_: int, composers: tuple[int, ...]) -> None:
        """Ends the signals of all but those who can compose now. A new round begins with the whole limit."""
        if self._since:
            for seat in self.seats.difference(composers):
                self.stop(seat)
        if round_ != self._round:
            self._round = round_
            self._spent.clear()
            self._renewed.clear()

    def signal(self, seat: int, *, limited: bool = True) -> bool:
        """Notes that a seat is composing. Returns False if that came too soon or the limit is used up."""
        now, left = self._deadlines.now, LIMIT_SECONDS - self.spent(seat) if limited else SIGNAL_SECONDS
        early = seat in self._since and now - self._renewed[seat] < RENEWAL_SECONDS
        if early or left < MIN_SECONDS:
            return False
        self._since.setdefault(seat, now)
        self._renewed[seat] = now
        self._deadlines.set((COMPOSING, seat), min(SIGNAL_SECONDS, left))
        return True

    def stop(self, seat: int) -> bool:
        """Ends a signal. Returns whether there was one."""
        if seat not in self._since:
            return False
        self._spent[seat] = self.spent(seat)
        del self._since[seat]
        self._deadlines.drop((COMPOSING, seat))
        return True

    def stop_all(self) -> None:
        for seat in self.seats:
            self.stop(seat)

    def spent(self, seat: int) -> float:
        """Seconds of the limit that a seat has used in this inspection."""
        since = self._since.get(seat)
        return self._spent.get(seat, 0.0) + (0.0 if since is None else self._deadlines.now - since)

    @property
    def all_spent(self) -> dict[str, float]:
        return {str(seat): self.spent(seat) for seat in sorted({*self._spent, *self._since})}

    def spent_elsewhere(self, seat: int, seconds: float) -> None:
        """Adopts another server's count of what a seat has used, if it is higher."""
        self._spent[seat] = self._spent.get(seat, 0.0) + max(0.0, seconds - self.spent(seat))
