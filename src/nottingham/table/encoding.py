"""Encoding what a table sends to its visitors.

Visitors in one seat receive the same bytes, so each seat's message is encoded once, and public parts once for all.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

import msgspec
from msgspec import UNSET, Raw

from nottingham.rules.events import PublicEvent
from nottingham.rules.shuffle import commitment
from nottingham.rules.state import State
from nottingham.rules.view import seen_by_others, view
from nottingham.rules.wire import encode
from nottingham.store.rows import GameRow, Move, Stage
from nottingham.table.game import Game, Step, decode_events, joined
from nottingham.table.messages import (
    ChairView,
    ClockView,
    GameRef,
    GameSnapshot,
    Moved,
    PastMove,
    SocketMessage,
    TableView,
    You,
)
from nottingham.table.seating import seat_of
from nottingham.table.settings import Chair, TableDoc

_encoder = msgspec.json.Encoder()


def encode_message(message: SocketMessage) -> bytes:
    return _encoder.encode(message)


class MoveMessages:
    """One move as the messages to each seat and to spectators."""

    def __init__(self, game: Game, step: Step, at: int, clock: ClockView) -> None:
        self._game = game
        self._step = step
        self._at = at
        self._clock = Raw(_encoder.encode(clock))
        self._all_public = all(isinstance(event, PublicEvent) for event in step.events)
        self._others = seen_by_others(game.state)
        self._encoded: dict[int | None, bytes] = {}

    def to(self, seat: int | None) -> bytes:
        message = self._encoded.get(seat)
        if message is None:
            message = self._encoded[seat] = self._message(seat)
        return message

    def _message(self, seat: int | None) -> bytes:
        game = self._game
        return _encoder.encode(
            Moved(
                game=game.code,
                version=game.version,
                at=self._at,
                events=Raw(joined(self._step.texts if self._all_public else self._seen_by(seat))),
                view=Raw(encode(view(game.state, seat, self._others))),
                clock=self._clock,
            )
        )

    def _seen_by(self, seat: int | None) -> list[bytes]:
        return [
            text if isinstance(event, PublicEvent) else encode(event.seen_by(seat))
            for event, text in zip(self._step.events, self._step.texts, strict=True)
        ]


def view_text(state: State, seat: int | None) -> Raw:
    return Raw(encode(view(state, seat)))


MAX_MOVES = 200
MAX_BYTES = 256 * 1024
MAX_PAST_GAMES = 20
"""Sent in one message."""


def past_moves(moves: Iterable[Move], seat: int | None) -> list[PastMove]:
    """Stored moves as a seat or a spectator saw them, as many from the first as fit in one message."""
    past: list[PastMove] = []
    size = 0
    for move in moves:
        events = joined(encode(event.seen_by(seat)) for event in decode_events(move.events))
        size += len(events)
        if past and size > MAX_BYTES:
            break
        past.append(PastMove(move.version, move.at, Raw(events)))
    return past


def snapshot(game: Game, seat: int | None, clock: ClockView, moves: Sequence[Move] | None) -> GameSnapshot:
    past = None if moves is None else past_moves(moves, seat)
    more = past is not None and len(past) > 0 and past[-1].version < game.version
    return GameSnapshot(game.code, game.number, game.version, view_text(game.state, seat), clock, past, more)


def clock_view(
    inspection: float | None, decisions: Mapping[int, float], patience: float | None = None, *, paused: bool
) -> ClockView:
    """Seconds left, as clients receive them."""
    return ClockView(
        UNSET if inspection is None else round(inspection * 1000),
        {str(seat): round(left * 1000) for seat, left in decisions.items()},
        paused,
        UNSET if patience is None else round(patience * 1000),
    )


class Presence(msgspec.Struct, frozen=True):
    """What a table knows of its people that is not stored."""

    present: frozenset[int] = frozenset()
    """People."""
    away: frozenset[int] = frozenset()
    """Seats that a bot plays until their people return."""
    passed: frozenset[int] = frozenset()
    watching: int = 0


def past_games(games: Iterable[GameRow]) -> list[GameRef]:
    """The latest finished games of these, as clients see them."""
    return [GameRef(game.code, game.number) for game in games if game.ended is not None][-MAX_PAST_GAMES:]


def table_view(code: str, stage: Stage, doc: TableDoc, presence: Presence, games: Sequence[GameRef]) -> TableView:
    return TableView(
        code=code,
        stage=stage,
        settings=doc.settings,
        chairs=[chair_view(doc, seat, chair, presence) for seat, chair in enumerate(doc.chairs)],
        host=seat_of(doc, doc.host),
        commitment=commitment(doc.seed),
        paused=doc.paused,
        watching=presence.watching,
        games=list(games),
        lesson=doc.lesson,
    )


def chair_view(doc: TableDoc, seat: int, chair: Chair, presence: Presence) -> ChairView:
    if chair.empty:
        return ChairView("empty")
    if chair.person is None:
        return ChairView("bot", chair.name, chair.colour, chair.charge, chair.bot, ready=True)
    return ChairView(
        "person",
        chair.name,
        chair.colour,
        chair.charge,
        ready=seat in doc.ready,
        present=chair.person in presence.present,
        away=seat in presence.away,
        passed=seat in presence.passed,
        wants_pause=seat in doc.wants_pause,
        silent=chair.person in doc.silenced,
        cut=chair.person in doc.cuts,
    )


def listed_chair(chair: Chair, presence: Presence) -> ChairView:
    """What the lobby shows of a seat: nothing that changes often."""
    if chair.empty:
        return ChairView("empty")
    kind: Literal["bot", "person"] = "bot" if chair.person is None else "person"
    return ChairView(kind, chair.name, chair.colour, chair.charge, chair.bot, present=chair.person in presence.present)


def you(doc: TableDoc, person: int | None) -> You:
    muted = doc.mutes.get(person, frozenset()) if person is not None else frozenset()
    seats = [seat for seat, chair in enumerate(doc.chairs) if chair.person in muted]
    host = person is not None and doc.host == person
    people = list(doc.removed.values()) if host else []
    return You(seat_of(doc, person), host, seats, person in doc.removed or UNSET, people or UNSET)
