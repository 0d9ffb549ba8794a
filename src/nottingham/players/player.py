"""The interface of a player: it takes a seat, receives the events that its seat may see, and answers requests to act.

Everything that plays without a person implements it: minds with their characters, the random player, the players of
one habit, and bots in other languages. `play/turns.py` decides who acts when.
"""

from collections import Counter
from typing import Protocol, runtime_checkable

from nottingham.rules.actions import AnyAction
from nottingham.rules.choices import Chance as Chance
from nottingham.rules.events import Event
from nottingham.rules.view_types import TurnRequest as TurnRequest
from nottingham.rules.view_types import View


class Player(Protocol):
    def sit(self, seat: int, chance: Chance) -> None:
        """Begin a new game in this seat. All randomness of the player comes from `chance`."""

    def hear(self, event: Event) -> None:
        """Receive an event, as this seat sees it."""

    def act(self, request: TurnRequest) -> AnyAction | None:
        """Return an action, or None to pass."""

    def suspects(self, bag: int) -> float | None:
        """The probability this player gives to a bag being a lie; None if it has no opinion."""

    def leave(self) -> None:
        """Clean up: there will be no more games."""


@runtime_checkable
class Reconsiders(Protocol):
    """A player that can be told why its action was refused, and answer again."""

    def reconsider(self, request: TurnRequest, reason: str) -> AnyAction | None:
        """Return another action, or None to give up."""


@runtime_checkable
class Looks(Protocol):
    """A player whose suspicions follow from its View too, not only from what it has heard."""

    def look(self, view: View) -> None:
        """See the table. The player also does when it acts."""


@runtime_checkable
class Fallible(Protocol):
    """A player that can fail to answer, such as a program or a language model. It counts its failures by kind."""

    failures: Counter[str]
    unanswered: int
    """How many required answers are missing because of such a failure, or after one."""


@runtime_checkable
class Spender(Protocol):
    """A player that uses up tokens of a language model."""

    tokens: int
    """All that it has used."""
