"""Encoding what a table sends to its visitors.

Visitors in one seat receive the same bytes, so each seat's message is encoded once, and public parts once for all.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal, NamedTuple

import msgspec
from msgspec import UNSET, Raw
from msgspec.structs import force_setattr, replace

from nottingham.rules.events import PublicEvent
from nottingham.rules.shuffle import commitment
from nottingham.rules.state import State
from nottingham.rules.view import Prompts, differing, view
from nottingham.rules.wire import encode
from nottingham.store.rows import GameRow, Move, Stage
from nottingham.table.game import Game, Step, decode_events, joined
from nottingham.table.messages import (
    ChairView,
    ClockView,
    GameRef,
    GameSnapshot,
    Honour,
    Moved,
    PastMove,
    SocketMessage,
    TableView,
    You,
)
from nottingham.table.seating import seat_of
from nottingham.table.seen_seats import seen_seats
from nottingham.table.settings import Chair, TableDoc
from nottingham.table.spoken import Spoken

_encoder: Final = msgspec.json.Encoder()


def encode_message(message: SocketMessage) -> bytes:
    return _encoder.encode(message)


_HOLE: Final = "\0"
"""Stands for a part of a message that differs by seat. No text at a table contains this character."""
_CUT: Final = encode(_HOLE)
_EVENTS: Final = 1
_SEAT: Final = 3
_SEATS: Final = 5
"""The positions of these parts in a message that is split at the holes; the prompt is the last but one."""
_VIEW: Final = 3
"""The position of the view where it is one hole."""


class MoveMessages:
    """The messages about one move, to each seat and to spectators, encoded when they are sent.

    Their common parts are encoded once.
    """

    def __init__(self, game: Game, step: Step, at: int, clock: ClockView, spoken: Spoken) -> None:
        self._game = game
        self._state = game.state
        self._step = step
        self._moved = Moved(
            game=game.code,
            version=game.version,
            at=at,
            events=Raw(_CUT),
            view=Raw(_CUT),
            clock=Raw(encode(clock)),
            said=spoken.said(game.version),
            moods=spoken.moods,
        )
        self._encoded: dict[int | None, bytes] = {}

    def _encode_common(self) -> None:
        """Encodes what the messages have in common, with holes for the rest."""
        state = self._state
        seen = self._game.seen_seats = seen_seats(state, self._game.seen_seats)
        self._seats = seen.seats
        self._secrets = [
            number
            for number, event in enumerate(self._step.events)
            if not isinstance(event, PublicEvent) and event.seen_by(None) is not event
        ]
        # With numbers as keys, `encode` sorts the fields of a view too, so it can't be split like the others.
        self._whole = bool(state.stances or state.spoken or state.alone or state.shares or state.proposed)
        if not self._whole:
            force_setattr(self._moved, "view", Raw(self._common_view()))
        common = encode_message(self._moved).split(_CUT)
        self._pieces = [b"null"] * (2 * len(common) - 1)
        self._pieces[::2] = common
        self._pieces[_EVENTS] = joined(self._step.texts)
        if not self._whole:
            shown = [seat.for_owner if state.phase == "over" else seat.for_others for seat in self._seats]
            self._pieces[_SEATS : _SEATS + 2 * len(shown) : 2] = shown

    def _common_view(self) -> bytes:
        """The spectators' view, with holes for what differs by seat."""
        state = self._state
        public = view(state, None, [seat.others for seat in self._seats])
        self._prompts = Prompts(state, public, [seat.own for seat in self._seats])
        self._differing = differing(state, public)
        holes = dict.fromkeys(("seat", *self._differing, "prompt"), _HOLE)
        return encode(replace(public, seats=[_HOLE] * len(self._seats), **holes))

    def to(self, seat: int | None) -> bytes:
        message = self._encoded.get(seat)
        if message is None:
            if not self._encoded:
                self._encode_common()
            message = self._encoded[seat] = self._message(seat)
        return message

    def _message(self, seat: int | None) -> bytes:
        pieces = self._pieces.copy()
        if self._secrets:
            pieces[_EVENTS] = self._events(seat)
        if self._whole:
            pieces[_VIEW] = encode(view(self._state, seat, [other.others for other in self._seats]))
            return b"".join(pieces)
        if self._differing:
            parts = [encode(part(self._state, seat)) for part in self._differing.values()]
            pieces[-2 - 2 * len(parts) : -2 : 2] = parts
        if seat is not None:
            pieces[_SEAT] = b"%d" % seat
            pieces[_SEATS + 2 * seat] = self._seats[seat].for_owner
            prompt = self._prompts.of(seat)
            if prompt is not None:
                pieces[-2] = encode(prompt)
        return b"".join(pieces)

    def _events(self, seat: int | None) -> bytes:
        """The events as a seat sees them, where some are secret."""
        texts = [*self._step.texts]
        for number in self._secrets:
            event = self._step.events[number]
            seen = event.seen_by(seat)
            if seen is not event:
                texts[number] = encode(seen)
        return joined(texts)


def view_text(state: State, seat: int | None) -> Raw:
    return Raw(encode(view(state, seat)))


MAX_MOVES: Final = 200
MAX_BYTES = 256 * 1024
MAX_PAST_GAMES: Final = 20
"""Sent in one message."""


def past_moves(moves: Iterable[Move], seat: int | None, spoken: Spoken) -> list[PastMove]:
    """Stored moves as a seat or a spectator saw them, from the first on, as many as fit in one message."""
    past: list[PastMove] = []
    size = 0
    for move in moves:
        events = joined(encode(event.seen_by(seat)) for event in decode_events(move.events))
        size += len(events)
        if past and size > MAX_BYTES:
            break
        past.append(PastMove(move.version, move.at, Raw(events), spoken.said(move.version)))
    return past


def snapshot(
    game: Game, seat: int | None, clock: ClockView, moves: Sequence[Move] | None, spoken: Spoken
) -> GameSnapshot:
    past = None if moves is None else past_moves(moves, seat, spoken)
    more = past is not None and len(past) > 0 and past[-1].version < game.version
    view = view_text(game.state, seat)
    return GameSnapshot(game.code, game.number, game.version, view, clock, past, more, spoken.moods)


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


class Presence(NamedTuple):
    """What a table knows about its people that is not stored."""

    present: frozenset[int] = frozenset()
    """People."""
    away: frozenset[int] = frozenset()
    """Seats that a bot plays until their people return."""
    passed: frozenset[int] = frozenset()
    composing: frozenset[int] = frozenset()
    watching: int = 0
    screens: int = 0


def past_games(games: Iterable[GameRow]) -> list[GameRef]:
    """The latest finished games of these, as clients see them."""
    return [GameRef(game.code, game.number) for game in games if game.ended is not None][-MAX_PAST_GAMES:]


def table_view(
    code: str,
    stage: Stage,
    doc: TableDoc,
    presence: Presence,
    games: Sequence[GameRef],
    honours: Sequence[Honour] = (),
) -> TableView:
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
        honours=list(honours),
        screens=presence.screens,
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
        composing=seat in presence.composing,
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
