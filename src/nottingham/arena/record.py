"""The games of a tournament as the lines of its `games.jsonl`."""

from collections.abc import Sequence

from nottingham.arena.beliefs import Sighting
from nottingham.arena.faults import Faults
from nottingham.arena.schedule import Fixture
from nottingham.records.record import LoggedMove, encode_record
from nottingham.rules.actions import AnyAction
from nottingham.rules.events import Event
from nottingham.rules.wire import encode


class GameLog:
    """Collects the moves of one game. It is called before each action (witness) and after each move (onlooker)."""

    def __init__(self) -> None:
        self.moves: list[LoggedMove] = []
        self._seat: int | None = None
        self._action: AnyAction | None = None
        self._passes: list[int] = []

    def passed(self, seat: int) -> None:
        """Notes that a seat was asked and passed."""
        self._passes.append(seat)

    def before(self, seat: int, action: AnyAction) -> None:
        """Notes an action that a seat tries; only a legal one is followed by events."""
        self._seat, self._action = seat, action

    def after(self, events: Sequence[Event]) -> None:
        action = None if self._action is None else encode(self._action)
        texts = b",".join(map(encode, events))
        self.moves.append(LoggedMove(self._seat, action, b"[" + texts + b"]", passes=tuple(self._passes)))
        self._passes.clear()

    def encode(
        self, fixture: Fixture, names: Sequence[str], faults: Sequence[Faults], sightings: Sequence[Sighting]
    ) -> bytes:
        """Encodes the game, with who played it, the faults of each seat, and what officers believed about the bags."""
        return encode_record(
            self.moves,
            game=fixture.game,
            deal=fixture.deal,
            seats=[names[entrant] for entrant in fixture.entrants],
            entrants=fixture.entrants,
            faults=faults,
            beliefs=sightings,
        )
