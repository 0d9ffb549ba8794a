"""The command `referee`: one game over pipes, one JSON request per line in, one JSON reply per line out.

`docs/protocol.md` describes the requests and replies. No input, however malformed, ends the process.
"""

import random
from typing import Annotated, Any, BinaryIO

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field

from nottingham.rules.actions import AnyAction, Number
from nottingham.rules.engine import apply, new_game, to_act
from nottingham.rules.errors import IllegalAction, Malformed, RulesError
from nottingham.rules.events import Event
from nottingham.rules.options import Options
from nottingham.rules.sampling import sample_action
from nottingham.rules.state import State
from nottingham.rules.view import view
from nottingham.rules.wire import encode

MAX_LINE_BYTES = 1 << 20


class NewGame(Struct, forbid_unknown_fields=True):
    """Deal a new game. If a deck is given, the seed is used only for later shuffles."""

    new: Options
    seed: int | Annotated[str, Meta(pattern="^[0-9a-f]{64}$")] = 0
    deck: list[str] | None = None
    sheriff: Number | None = None
    deputies: list[int] | None = None
    names: Annotated[list[str], Meta(max_length=6)] | None = None
    cuts: Annotated[list[str], Meta(max_length=6)] | None = None
    seen_by: Number | UnsetType | None = field(name="as", default=UNSET)


class Act(Struct, forbid_unknown_fields=True):
    """Carry out an action. With `as`, return the events as that seat sees them, or with null as a spectator does."""

    seat: Number | None
    action: AnyAction
    seen_by: Number | UnsetType | None = field(name="as", default=UNSET)


class Look(Struct, forbid_unknown_fields=True):
    """Show the view of a seat, or of a spectator with null."""

    view: Number | None


class Sample(Struct, forbid_unknown_fields=True):
    """Return a random legal action for a seat that may act."""

    sample: Number
    seed: int = 0


class Referee:
    """Holds one game at a time and answers every line."""

    def __init__(self) -> None:
        self._state: State | None = None

    def answer(self, line: bytes) -> bytes:
        try:
            return encode({"ok": True, **self._carry_out(_parse(line))})
        except RulesError as error:
            return encode(_refusal(error))

    def _carry_out(self, request: NewGame | Act | Look | Sample) -> dict[str, Any]:
        match request:
            case NewGame():
                return self._deal(request)
            case Act():
                state = self._game()
                _must_sit(state, request.seen_by)
                self._state, events = apply(state, request.seat, request.action)
                return self._result(events, request.seen_by)
            case Look():
                _must_sit(self._game(), request.view)
                return {"view": view(self._game(), request.view)}
            case Sample():
                chance = random.Random(request.seed).random
                return {"action": sample_action(self._game(), request.sample, chance)}

    def _deal(self, request: NewGame) -> dict[str, Any]:
        state, events = new_game(
            request.new,
            request.seed,
            names=request.names,
            cuts=request.cuts,
            deck=request.deck,
            sheriff=request.sheriff,
            deputies=request.deputies,
        )
        _must_sit(state, request.seen_by)
        self._state = state
        return self._result(events, request.seen_by)

    def _result(self, events: list[Event], seat: int | UnsetType | None) -> dict[str, Any]:
        seen = events if isinstance(seat, UnsetType) else [event.seen_by(seat) for event in events]
        return {"events": seen, "to_act": to_act(self._game())}

    def _game(self) -> State:
        if self._state is None:
            raise IllegalAction("R2.2", "no_game", 'No game has been dealt; begin with {"new": {"players": 4}}.')
        return self._state


_REQUESTS: dict[str, msgspec.json.Decoder[Any]] = {
    "new": msgspec.json.Decoder(NewGame),
    "action": msgspec.json.Decoder(Act),
    "view": msgspec.json.Decoder(Look),
    "sample": msgspec.json.Decoder(Sample),
}
_fields = msgspec.json.Decoder(dict[str, Raw])


def _parse(line: bytes) -> NewGame | Act | Look | Sample:
    if len(line) > MAX_LINE_BYTES:
        raise Malformed(f"a line can be at most {MAX_LINE_BYTES} bytes long")
    try:
        fields = _fields.decode(line)
        kinds = [name for name in _REQUESTS if name in fields]
        if len(kinds) != 1:
            raise Malformed("a request must have exactly one of the fields new, action, view and sample")
        request: NewGame | Act | Look | Sample = _REQUESTS[kinds[0]].decode(line)
        return request
    except (msgspec.DecodeError, ValueError, RecursionError, OverflowError) as error:
        raise Malformed(str(error)) from None


def _must_sit(state: State, seat: int | UnsetType | None) -> None:
    if isinstance(seat, int) and not 0 <= seat < len(state.seats):
        raise IllegalAction("R2.6", "no_such_seat", "There is no seat {seat} at this table.", seat=seat)


def _refusal(error: RulesError) -> dict[str, Any]:
    answer: dict[str, Any] = {"ok": False, "error": error.kind, "message": error.message}
    if error.rule:
        answer["rule"] = error.rule
    if error.kind == "illegal":
        answer |= {"code": error.code, "details": error.details}
    return answer


def serve(lines: BinaryIO, answers: BinaryIO, referee: Referee | None = None) -> None:
    """Answers every line until the input ends. A line that is too long gets one refusal."""
    referee = referee or Referee()
    while line := lines.readline(MAX_LINE_BYTES + 1):
        answers.write(referee.answer(line) + b"\n")
        answers.flush()
        while len(line) > MAX_LINE_BYTES and not line.endswith(b"\n"):
            line = lines.readline(MAX_LINE_BYTES + 1)
