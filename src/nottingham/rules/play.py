"""How a move makes its way: events are emitted one after another, and each changes the state at once.

`decide` and `evolve` share this road, so that a live game and a replay can't part. The phases register what each
event does with `@evolves`; that must be total, draw nothing by chance, and ask nothing of the rules: the event says it
all.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import Struct

from nottingham.rules.events import Event
from nottingham.rules.state import State

Change = Callable[[State, Any], State]
E = TypeVar("E", bound=Event)

_changes: dict[type[Event], Change] = {}


def evolves(kind: type[E]) -> Callable[[Callable[[State, E], State]], Callable[[State, E], State]]:
    """Registers what an event of this kind does to a state."""

    def register(change: Callable[[State, E], State]) -> Callable[[State, E], State]:
        _changes[kind] = change
        return change

    return register


def evolve(state: State, event: Event) -> State:
    """The state after the event."""
    return _changes[type(event)](state, event)


class Play(Struct, gc=False):
    """A move being carried out: the state so far and what has happened."""

    state: State
    events: list[Event] = []

    def emit(self, event: Event) -> None:
        self.state = _changes[type(event)](self.state, event)
        self.events.append(event)
