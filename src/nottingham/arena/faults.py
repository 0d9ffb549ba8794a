"""Faults: the answers of a player that were missing or not legal, counted by kind.

A game knows three kinds: *illegal* answers, *too many offers*, and being *silent* where it waits for an answer. Bots
that are programs can also have *crashed*, *hung* or answered *nonsense*, and the endpoint of a language model can
have an *endpoint error*. Turns left without an answer by one of these failures count as *unanswered* instead of silent.
"""

from collections import Counter

from nottingham.play.runner import SILENT
from nottingham.players.player import Fallible, Player
from nottingham.players.process import ProcessPlayer

Faults = dict[str, int]
"""How often each kind of fault happened."""

UNANSWERED = "unanswered"


class FaultBook:
    """The faults of one player in one game."""

    def __init__(self, player: Player) -> None:
        self._fallible = player if isinstance(player, Fallible) else None
        self._faults: Counter[str] = Counter()
        if self._fallible:
            self._failures_before = self._fallible.failures.copy()
            self._unanswered_before = self._fallible.unanswered

    def blame(self, kind: str) -> None:
        self._faults[kind] += 1

    def close(self) -> Faults:
        """Returns the faults by kind, when the game is over."""
        if self._fallible:
            unanswered = self._fallible.unanswered - self._unanswered_before
            self._faults[SILENT] -= unanswered
            self._faults[UNANSWERED] += unanswered
            self._faults += self._fallible.failures - self._failures_before
        return dict(sorted((+self._faults).items()))


def needs_restart(player: Player) -> bool:
    """Returns whether the player is a program that has crashed or hung."""
    return isinstance(player, ProcessPlayer) and bool(player.failures["crashed"] or player.failures["hung"])
