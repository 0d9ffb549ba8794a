"""A client's knowledge of its table: pure state, fed with the messages of a server.

Moves reach a client in several ways: one at a time, many in a snapshot after joining, some of them twice. `receive`
turns all of that into one queue of updates in which each move of a game comes once and in order. If moves are
missing, `behind` is true until they arrive.
"""

from collections import deque
from collections.abc import Sequence
from functools import cached_property

import msgspec
from msgspec import Raw

from nottingham.players.voices.lines import Mood, SpokenLine
from nottingham.rules.events import AnyEvent
from nottingham.rules.view import View
from nottingham.table.messages import (
    AnyMessage,
    ClockChanged,
    ClockView,
    GameSnapshot,
    Gestured,
    Line,
    Moved,
    SnapshotSent,
    TableChanged,
    TableView,
    Talk,
    Welcome,
    You,
)

_events: msgspec.json.Decoder[list[AnyEvent]] = msgspec.json.Decoder(list[AnyEvent])
_view = msgspec.json.Decoder(View)
_table = msgspec.json.Decoder(TableView)
_clock = msgspec.json.Decoder(ClockView)


class GameMove:
    """A move of a game as this seat saw it. Version 0 is the deal."""

    def __init__(self, game: str, version: int, at: int, raw: Raw, said: Sequence[SpokenLine] = ()) -> None:
        self.game = game
        self.version = version
        self.at = at
        """When it was made, in milliseconds since the epoch."""
        self.raw = raw
        """The events as they came."""
        self.said = said
        """What bots said with it."""

    @cached_property
    def events(self) -> list[AnyEvent]:
        return _events.decode(self.raw)

    def __repr__(self) -> str:
        return f"GameMove(game={self.game!r}, version={self.version})"


Update = GameMove | TableChanged | ClockChanged | Talk | Gestured


class FollowedTable:
    """A table and its game, as one person or spectator sees them. Views and tables are decoded when they are needed."""

    def __init__(self, history: bool = True) -> None:
        """With `history` a running game is delivered from its deal, otherwise from now on."""
        self.game: str | None = None
        self.number = 0
        """The number of the game at this table."""
        self.version = -1
        """The newest version of the game that is known here; the view is of this version."""
        self.delivered = -1
        """The version up to which moves were queued as updates."""
        self.clock: ClockView | None = None
        self.moods: dict[str, Mood] = {}
        """By seat: how the bots look now."""
        self.talk: list[Line] = []
        """The latest lines of chat when the table was joined."""
        self.messages = 0
        """How many messages were received."""
        self._history = history
        self._updates: deque[Update] = deque()
        self._you: You | None = None
        self._table: TableView | Raw | None = None
        self._view: View | Raw | None = None

    @property
    def table(self) -> TableView:
        """The table as it is now."""
        if isinstance(self._table, Raw):
            self._table = _table.decode(self._table)
        assert self._table is not None, "the client has not joined yet"
        return self._table

    @property
    def view(self) -> View | None:
        """The game as this seat sees it now; None if no game has started."""
        if isinstance(self._view, Raw):
            self._view = _view.decode(self._view)
        return self._view

    @property
    def seat(self) -> int | None:
        return self._you.seat if self._you else None

    @property
    def host(self) -> bool:
        return self._you is not None and self._you.host

    @property
    def behind(self) -> bool:
        """Whether moves are missing."""
        return self.delivered < self.version

    def take_updates(self) -> list[Update]:
        """The updates that wait now."""
        taken = list(self._updates)
        self._updates.clear()
        return taken

    def receive(self, message: AnyMessage) -> None:
        match message:
            case Moved():
                self._now(message.game, message.version, message.view)
                self.clock, self.moods = _clock.decode(message.clock), message.moods
                self._deliver(message.game, message.version, message.at, message.events, message.said)
            case TableChanged():
                self._table, self._you = message.table, message.you
                self._updates.append(message)
            case SnapshotSent():
                self._resume(message.playing)
            case Welcome():
                self._table, self._you, self.talk = message.table, message.you, message.talk
                self._updates.append(TableChanged(table=Raw(msgspec.json.encode(message.table)), you=message.you))
                if message.playing is not None:
                    self._resume(message.playing)
            case ClockChanged():
                self.clock = message.clock
                self._updates.append(message)
            case Gestured():
                if message.mood is not None:
                    self.moods = {**self.moods, str(message.seat): message.mood}
                self._updates.append(message)
            case Talk():
                self._updates.append(message)
        self.messages += 1

    def _resume(self, playing: GameSnapshot) -> None:
        """Adopts a game as it is now, with the moves that were not delivered yet."""
        followed = self._history or self.game is not None
        self._now(playing.game, playing.version, playing.view)
        self.number = playing.number
        self.clock, self.moods = playing.clock, playing.moods
        if playing.moves is None and not followed:
            self.delivered = playing.version
        for move in playing.moves or ():
            self._deliver(playing.game, move.version, move.at, move.events, move.said)

    def _now(self, game: str, version: int, view: Raw) -> None:
        if game != self.game:
            self.game, self.version, self.delivered = game, -1, -1
        if version >= self.version:
            self.version, self._view = version, view

    def _deliver(self, game: str, version: int, at: int, events: Raw, said: Sequence[SpokenLine]) -> None:
        """Queues a move, unless it was delivered before or others are missing before it."""
        if version == self.delivered + 1:
            self.delivered = version
            self._updates.append(GameMove(game, version, at, events, said))
