"""What a player is: he takes a seat, hears what his seat may know, and answers when asked.

Everything that plays without a person is one of these: the minds with their characters, the random player, the players
of one habit, and bots in other languages. Who is asked when is not a player's business (`turns.py`).
"""

from collections.abc import Mapping
from typing import Protocol

from msgspec import Struct

from nottingham.rules.actions import AnyAction
from nottingham.rules.choices import Chance as Chance
from nottingham.rules.events import Event
from nottingham.rules.view_types import View


class TurnRequest(Struct, frozen=True, gc=False):
    """A question to one seat: what do you do now?"""

    view: View
    must: bool = True
    """Whether the game waits for this seat; else it may pass by answering nothing."""
    offers_left: Mapping[str, int] = {}
    """How many more offers this seat can make in this inspection, to each seat or to the deputies."""


class Player(Protocol):
    def sit(self, seat: int, chance: Chance) -> None:
        """A new game begins, in this seat; all chance he plays with comes from here."""

    def hear(self, event: Event) -> None:
        """Something happened, as this seat sees it."""

    def act(self, request: TurnRequest) -> AnyAction | None:
        """His action, or none to pass."""

    def suspects(self, bag: int) -> float | None:
        """How likely he thinks it that this bag is not what was declared; nothing, if he has no such thought."""

    def leave(self) -> None:
        """There will be no more games."""
