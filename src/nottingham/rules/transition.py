"""Carries out a move: a phase emits events one after another, and each changes the state at once.

`Transition.emit` and `evolve` call the same function for an event, so a live game and its replay can't differ. Phases
register that function with `@evolves`. It must accept every event of its kind, use no chance and judge nothing:
whatever it needs is in the event.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from nottingham.rules.events import Event
from nottingham.rules.state import State

Change = Callable[[State, Any], State]
E = TypeVar("E", bound=Event)

_changes: Final[dict[type[Event], Change]] = {}


def evolves(kind: type[E]) -> Callable[[Callable[[State, E], State]], Callable[[State, E], State]]:
    """Registers the function that changes a state by an event of this kind."""

    def register(change: Callable[[State, E], State]) -> Callable[[State, E], State]:
        _changes[kind] = change
        return change

    return register


def evolve(state: State, event: Event) -> State:
    """Returns the state after an event. Judges nothing.

    >>> from nottingham import Options, StarterNamed, new_game
    >>> state, _ = new_game(Options(players=3), seed=7, sheriff=0)
    >>> evolve(state, StarterNamed(2)).starter
    2
    """
    return _changes[type(event)](state, event)


class Transition:
    """A move being carried out: the state so far, and the events so far."""

    __slots__ = ("events", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        self.state = _changes[type(event)](self.state, event)
        self.events.append(event)
