"""Finished games over HTTP: replayed step by step, downloaded as a record, and replayed from an uploaded record.

Games that are still being played are never shown here. An uploaded record is not stored: each request brings it again,
and `records/reading.py` replays it from the start.
"""

from msgspec import UNSET, Struct

from nottingham import __version__
from nottingham.players.roster import is_built_in
from nottingham.records.errors import (
    Changed,
    CutOff,
    NotAGame,
    NotARecord,
    OneSeatOnly,
    OtherVersion,
    TooLong,
    Unfinished,
    unlawful_on_error,
)
from nottingham.records.reading import GameStep
from nottingham.records.record import LoggedMove, Record, RecordedChair, encode_record, read_record
from nottingham.rules.events import GameStarted
from nottingham.server.endpoints import ApiRoute, Download, Query, Request
from nottingham.server.schemas import FileReplay, GameView, RecordFile, Replay
from nottingham.server.server import Server
from nottingham.store.rows import GameRow
from nottingham.table.errors import Refusal
from nottingham.table.game import decode_events
from nottingham.table.replays import EVERYTHING, SPECTATOR, recorded_steps, stored_steps, view_steps
from nottingham.table.results import GameSummary, SeatSummary, decode_summary
from nottingham.table.thoughts import Thoughts

MAX_STEPS = 200
MAX_FILE_STEPS = 500
MAX_RECORD_BYTES = 2 * 2**20
"""Fifteen times the record of a long game."""
COST, BELIEFS_COST, FILE_COST = 3, 3, 15


class _Selection(Struct, frozen=True):
    """Which steps a request wants, and through whose eyes."""

    eyes: str
    first: int
    count: int
    beliefs: bool


def _selection(request: Request, seats: int, most: int) -> _Selection:
    eyes = request.query.get("eyes", EVERYTHING)
    if eyes not in (EVERYTHING, SPECTATOR, *map(str, range(seats))):
        raise Refusal("malformed", "malformed", "eyes must be all, spectator or a seat of this game.")
    beliefs = request.query.get("beliefs", "false")
    if beliefs not in ("true", "false"):
        raise Refusal("malformed", "malformed", "beliefs must be true or false.")
    count = min(_number(request, "steps", most), most)
    return _Selection(eyes, _number(request, "from", 0), count, beliefs == "true")


def _number(request: Request, name: str, default: int) -> int:
    text = request.query.get(name)
    if text is None:
        return default
    if not (text.isascii() and text.isdecimal() and len(text) <= 9):
        raise Refusal("malformed", "malformed", f"{name} must be a whole number from 0.")
    return int(text)


async def _finished(server: Server, request: Request) -> tuple[GameRow, GameSummary]:
    """Finds a finished game that the requester may see: one they played in, or one that allows spectators."""
    row = await server.store.game_by_code(request.path["game"])
    if row is None:
        raise Refusal("not_found", "no_such_game", "There is no game with this code.")
    if row.ended is None or row.summary is None:
        raise Refusal(
            "impossible", "still_played", "This game is still being played. Its replay will be available when it ends."
        )
    summary = decode_summary(row.summary)
    if not summary.spectators and (request.who is None or request.who[0].id not in summary.people):
        raise Refusal("forbidden", "no_spectators", "Only its players can see this game.")
    return row, summary


async def game(server: Server, request: Request) -> GameView:
    row, summary = await _finished(server, request)
    (first, *_) = await server.store.moves(row.id, limit=1)
    started = decode_events(first.events)[0]
    assert isinstance(started, GameStarted) and isinstance(started.seed, str) and row.ended is not None
    return GameView(
        row.code,
        row.number,
        summary.options,
        summary.seats,
        summary.moves,
        row.since,
        row.ended,
        started.commitment,
        started.seed,
    )


async def replay_steps(server: Server, request: Request) -> Replay:
    row, summary = await _finished(server, request)
    wanted = _selection(request, len(summary.seats), MAX_STEPS)
    if wanted.first > summary.moves:
        return Replay(row.code, wanted.eyes, summary.moves, [])
    if wanted.beliefs:
        server.limits.count_request(request.address, BELIEFS_COST)
    moves = await server.store.moves(row.id, limit=wanted.first + wanted.count)

    def work() -> Replay:
        bots = _bots(summary.seats)
        thoughts = Thoughts(bots) if wanted.beliefs else None
        steps = view_steps(stored_steps(moves), wanted.eyes, wanted.first, wanted.count, thoughts, bots)
        return Replay(row.code, wanted.eyes, summary.moves, steps)

    return await server.run_in_thread(request.address, work)


def _bots(seats: list[SeatSummary]) -> list[str | None]:
    """Names the bots that held their seats from the deal on: only their thoughts and lines can be recomputed."""
    return [seat.bot if seat.all_along else None for seat in seats]


async def record(server: Server, request: Request) -> Download:
    row, summary = await _finished(server, request)
    moves = await server.store.moves(row.id)

    def work() -> bytes:
        return encode_record(
            [LoggedMove(move.seat, move.action, move.events, move.version, move.at) for move in moves],
            nottingham=__version__,
            game=row.number,
            code=row.code,
            seats=[seat.bot or seat.name for seat in summary.seats],
            chairs=summary.seats,
        )

    text = await server.run_in_thread(request.address, work)
    return Download(f"nottingham-{row.code}.json", text + b"\n")


async def replay_file(server: Server, request: Request) -> FileReplay:
    text: bytes = request.body
    if request.query.get("beliefs") == "true":
        server.limits.count_request(request.address, BELIEFS_COST)

    def work() -> FileReplay:
        try:
            return _replay_file(request, text)
        except NotAGame as error:
            raise _refusal(error) from None

    return await server.run_in_thread(request.address, work)


def _replay_file(request: Request, text: bytes) -> FileReplay:
    record = read_record(text)
    played = recorded_steps(record)
    judged = record.has_actions
    with unlawful_on_error(Refusal):
        about = _about(record, played)
        wanted = _selection(request, len(about.seats), MAX_FILE_STEPS)
        # A bot can spend any time on events that make no sense, so none thinks about moves that were not judged.
        bots = _bots(about.seats) if judged else []
        thoughts = Thoughts(bots) if wanted.beliefs else None
        steps = view_steps(played, wanted.eyes, wanted.first, wanted.count, thoughts, bots)
        return FileReplay(about, wanted.eyes, about.moves, steps, judged)


def _refusal(error: NotAGame) -> Refusal:
    reason = str(error)
    match error:
        case NotARecord():
            return Refusal("malformed", "record_unknown", "This is not a record of a game.")
        case CutOff() | Unfinished():
            return Refusal("malformed", "record_cut_off", "This record breaks off before the end of its game.")
        case Changed():
            return Refusal("malformed", "record_changed", "This record was changed after it was written.")
        case OtherVersion():
            text = "This record was written by another version: {reason}."
            return Refusal("malformed", "record_other_words", text, reason=reason)
        case OneSeatOnly():
            return Refusal("malformed", "record_one_seat", "This is what one seat saw of a game, not the whole game.")
        case TooLong():
            return Refusal("malformed", "record_too_long", "This record is longer than any game.")
        case _:
            return Refusal("malformed", "record_unlawful", "By the rules this is not a game: {reason}.", reason=reason)


def _about(record: Record, played: list[GameStep]) -> GameView:
    started = played[0].events[0]
    end = played[-1].state
    assert isinstance(started, GameStarted) and started.seed is not UNSET and end.scores is not None
    seats = []
    for place, (seat, score) in enumerate(zip(end.seats, end.scores, strict=True)):
        chair = _chair(record, place, len(end.seats))
        bot = chair.bot if chair.bot is not None and is_built_in(chair.bot) else None
        all_along = chair.all_along and bot is not None
        seats.append(SeatSummary(seat.name, bot, score.total, score.rank, chair.colour, chair.charge, all_along))
    number = record.game if isinstance(record.game, int) else 1
    since, ended = (record.moves[0].at, record.moves[-1].at) if record.moves else (0, 0)
    last = played[-1].version
    return GameView(record.code, number, started.options, seats, last, since, ended, started.commitment, started.seed)


def _chair(record: Record, place: int, seats: int) -> RecordedChair:
    """Returns who sat in a seat, by the record. In a tournament every player holds their seat from the deal on."""
    if len(record.chairs) == seats:
        return record.chairs[place]
    if len(record.seats) == len(record.entrants) == seats:
        return RecordedChair(bot=record.seats[place], all_along=True)
    return RecordedChair()


NUMBER = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
WHICH = (
    Query("eyes", {"type": "string", "enum": ["all", "spectator", "0", "1", "2", "3", "4", "5"]}, "Whose view."),
    Query("from", NUMBER, "The first version to return."),
    Query("steps", NUMBER, "The maximum number of steps."),
    Query("beliefs", {"type": "boolean"}, "Whether to include what the bots thought about the bags."),
)

ENDPOINTS = (
    ApiRoute("GET", "/api/games/{game}", "A finished game.", game, GameView, secret=False, faults=(403, 404, 409)),
    ApiRoute(
        "GET",
        "/api/games/{game}/replay",
        "A finished game step by step.",
        replay_steps,
        Replay,
        secret=False,
        query=WHICH,
        faults=(400, 403, 404, 409),
        cost=COST,
        long=True,
    ),
    ApiRoute(
        "GET",
        "/api/games/{game}/record",
        "A finished game as a file for `nottingham replay` and `nottingham verify`.",
        record,
        dict,
        secret=False,
        faults=(403, 404, 409),
        cost=2,
        long=True,
    ),
    ApiRoute(
        "POST",
        "/api/replays",
        "A game step by step from its record, which is not stored.",
        replay_file,
        FileReplay,
        RecordFile,
        secret=False,
        query=WHICH,
        cost=FILE_COST,
        max_file_bytes=MAX_RECORD_BYTES,
        long=True,
    ),
)
