"""Finished games over HTTP: looked at again step by step, taken home as a file, and brought along as one.

Nothing here is told of a game that is still being played. A file that is brought along is kept nowhere: every question
brings it anew, every move in it is judged by the rules, and what was believed of it is forgotten with the answer.
"""

from msgspec import UNSET, Struct

from nottingham import __version__
from nottingham.players.roster import is_built_in
from nottingham.records.record import (
    Changed,
    CutOff,
    NoRecord,
    NotAGame,
    OtherWords,
    Record,
    RecordedChair,
    encode_log,
    read_record,
)
from nottingham.records.rejudging import BrokenOff, OneSeat
from nottingham.rules.events import GameStarted
from nottingham.server.endpoints import Download, Endpoint, Query, Request
from nottingham.server.schemas import FileReplay, GameView, RecordFile, Replay
from nottingham.server.server import Server
from nottingham.store.rows import GameRow
from nottingham.table.errors import Refusal
from nottingham.table.game import decode_events
from nottingham.table.replays import EVERYTHING, SPECTATOR, Moment, TooLong, recorded, steps, stored
from nottingham.table.results import SeatSummary, Summary, decode_summary
from nottingham.table.thoughts import Thoughts

MAX_STEPS = 200
MAX_FILE_STEPS = 500
MAX_RECORD_BYTES = 2 * 2**20
"""Thirty times what the record of a long game has."""
COST, BELIEFS_COST, FILE_COST = 3, 3, 15


class _Asked(Struct, frozen=True):
    """Which steps, and how."""

    eyes: str
    first: int
    count: int
    beliefs: bool


def _asked(request: Request, seats: int, most: int) -> _Asked:
    eyes = request.query.get("eyes", EVERYTHING)
    if eyes not in (EVERYTHING, SPECTATOR, *map(str, range(seats))):
        raise Refusal("malformed", "malformed", "The eyes are all, spectator or a seat of this game.")
    beliefs = request.query.get("beliefs", "false")
    if beliefs not in ("true", "false"):
        raise Refusal("malformed", "malformed", "beliefs is true or false.")
    count = min(_number(request, "steps", most), most)
    return _Asked(eyes, _number(request, "from", 0), count, beliefs == "true")


def _number(request: Request, name: str, default: int) -> int:
    text = request.query.get(name)
    if text is None:
        return default
    if not (text.isascii() and text.isdecimal() and len(text) <= 9):
        raise Refusal("malformed", "malformed", f"{name} is a whole number from 0.")
    return int(text)


async def _finished(server: Server, request: Request) -> tuple[GameRow, Summary]:
    """A finished game, if whoever asks may see it: all who played, and others where spectators are welcome."""
    row = await server.store.game_by_code(request.path["game"])
    if row is None:
        raise Refusal("not_found", "no_such_game", "There is no game of this name.")
    if row.ended is None or row.summary is None:
        raise Refusal("impossible", "still_played", "This game is still being played: its replay comes with its end.")
    summary = decode_summary(row.summary)
    if not summary.spectators and (request.who is None or request.who[0].id not in summary.people):
        raise Refusal("forbidden", "no_spectators", "Only those who played may look at this game.")
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
    """Steps with the views of one seat, of a spectator, or of one who sees everything."""
    row, summary = await _finished(server, request)
    asked = _asked(request, len(summary.seats), MAX_STEPS)
    if asked.first > summary.moves:
        return Replay(row.code, asked.eyes, summary.moves, [])
    if asked.beliefs:
        server.limits.count_request(request.address, BELIEFS_COST)
    moves = await server.store.moves(row.id, limit=asked.first + asked.count)

    def tell() -> Replay:
        thoughts = Thoughts(_bots(summary.seats)) if asked.beliefs else None
        told = steps(stored(moves), asked.eyes, asked.first, asked.count, thoughts)
        return Replay(row.code, asked.eyes, summary.moves, told)

    return await server.run_in_thread(tell)


def _bots(seats: list[SeatSummary]) -> list[str | None]:
    """Who thought: bots that held their seats from the deal on."""
    return [seat.bot if seat.all_along else None for seat in seats]


async def record(server: Server, request: Request) -> Download:
    row, summary = await _finished(server, request)
    moves = await server.store.moves(row.id)
    about = {
        "nottingham": __version__,
        "game": row.number,
        "code": row.code,
        "seats": [seat.bot or seat.name for seat in summary.seats],
        "chairs": summary.seats,
        "moves": [{"version": move.version, "at": move.at, "seat": move.seat} for move in moves],
    }
    return Download(f"nottingham-{row.code}.json", encode_log((move.events for move in moves), **about) + b"\n")


async def replay_file(server: Server, request: Request) -> FileReplay:
    """The same from a record that whoever asks brings along."""
    text: bytes = request.body

    def tell() -> FileReplay:
        brought, moments = _read(text)
        about = _about(brought, moments)
        asked = _asked(request, len(about.seats), MAX_FILE_STEPS)
        thoughts = Thoughts(_bots(about.seats)) if asked.beliefs else None
        told = steps(moments, asked.eyes, asked.first, asked.count, thoughts)
        return FileReplay(about, asked.eyes, about.moves, told)

    return await server.run_in_thread(tell)


def _read(text: bytes) -> tuple[Record, list[Moment]]:
    try:
        brought = read_record(text)
        return brought, recorded(brought)
    except NoRecord:
        raise Refusal("malformed", "record_unknown", "This is no record of a game.") from None
    except (CutOff, BrokenOff):
        raise Refusal("malformed", "record_cut_off", "This record breaks off before the end of its game.") from None
    except Changed:
        raise Refusal("malformed", "record_changed", "This record was changed after it was written.") from None
    except OtherWords as error:
        reason = str(error)
        raise Refusal(
            "malformed", "record_other_words", "This record is in words of another version: {reason}.", reason=reason
        ) from None
    except OneSeat:
        raise Refusal("malformed", "record_one_seat", "This is what one seat saw of a game, not the game.") from None
    except TooLong:
        raise Refusal("malformed", "record_too_long", "No game is as long as this record.") from None
    except NotAGame as error:
        raise Refusal(
            "malformed", "record_unlawful", "By the rules this is no game: {reason}.", reason=str(error)
        ) from None


def _about(brought: Record, moments: list[Moment]) -> GameView:
    started = moments[0].events[0]
    end = moments[-1].state
    assert isinstance(started, GameStarted) and started.seed is not UNSET and end.scores is not None
    seats = []
    for place, (seat, score) in enumerate(zip(end.seats, end.scores, strict=True)):
        chair = _chair(brought, place, len(end.seats))
        bot = chair.bot if chair.bot is not None and is_built_in(chair.bot) else None
        all_along = chair.all_along and bot is not None
        seats.append(SeatSummary(seat.name, bot, score.total, score.rank, chair.colour, chair.charge, all_along))
    number = brought.game if isinstance(brought.game, int) else 1
    since, ended = moments[0].at, moments[-1].at
    last = moments[-1].version
    return GameView(brought.code, number, started.options, seats, last, since, ended, started.commitment, started.seed)


def _chair(brought: Record, place: int, seats: int) -> RecordedChair:
    """Who the record says sat in a seat. In a tournament everyone plays by himself from the deal on."""
    if len(brought.chairs) == seats:
        return brought.chairs[place]
    if len(brought.seats) == len(brought.entrants) == seats:
        return RecordedChair(bot=brought.seats[place], all_along=True)
    return RecordedChair()


NUMBER = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
WHICH = (
    Query("eyes", {"type": "string", "enum": ["all", "spectator", "0", "1", "2", "3", "4", "5"]}, "Whose."),
    Query("from", NUMBER, "The first version to tell."),
    Query("steps", NUMBER, "How many at most."),
    Query("beliefs", {"type": "boolean"}, "Whether to tell what bots thought of the bags."),
)

ENDPOINTS = (
    Endpoint("GET", "/api/games/{game}", "A finished game.", game, GameView, secret=False, faults=(403, 404, 409)),
    Endpoint(
        "GET",
        "/api/games/{game}/replay",
        "A finished game step by step.",
        replay_steps,
        Replay,
        secret=False,
        query=WHICH,
        faults=(400, 403, 404, 409),
        cost=COST,
        compress=True,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/record",
        "A finished game as a file, for `nottingham replay` and `nottingham verify`.",
        record,
        dict,
        secret=False,
        faults=(403, 404, 409),
        cost=2,
        compress=True,
    ),
    Endpoint(
        "POST",
        "/api/replays",
        "A game step by step from its record, which is kept nowhere.",
        replay_file,
        FileReplay,
        RecordFile,
        secret=False,
        query=WHICH,
        cost=FILE_COST,
        max_file_bytes=MAX_RECORD_BYTES,
        compress=True,
    ),
)
