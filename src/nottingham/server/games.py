"""Tables and games over HTTP: the lobby, laying a table, and finished games to look at again."""

from typing import TYPE_CHECKING

from msgspec import Raw

from nottingham.players.habits import HABITS
from nottingham.players.mind.character import cast
from nottingham.players.roster import everyone, motto, title
from nottingham.record import encode_log
from nottingham.rules.events import GameStarted
from nottingham.rules.goods import base_pack, known_packs
from nottingham.server.endpoints import Endpoint, File, Query, Request
from nottingham.server.words import (
    BotView,
    GameView,
    NewTable,
    PackView,
    Replay,
    TableAnswer,
)
from nottingham.store.records import GameRow, Tally
from nottingham.table.game import decode_events
from nottingham.table.messages import Listing, Refusal
from nottingham.table.replays import EVERYTHING, SPECTATOR, steps
from nottingham.table.results import Summary, decode_summary

if TYPE_CHECKING:
    from nottingham.server.app import Server

MOST_STEPS = 100


async def lobby(server: "Server", request: Request) -> list[Raw]:
    return list(server.hall.listings())


async def lay(server: "Server", request: Request) -> TableAnswer:
    server.new_tables.must_take(request.address, "too_many_tables", "Too many tables were laid from here: wait.")
    asked: NewTable = request.body
    if not all(seat in ("0", "1", "2", "3", "4", "5") for seat in asked.bots):
        raise Refusal("malformed", "malformed", "Bots are seated by the numbers of seats, from 0 to 5.")
    bots = {int(seat): bot for seat, bot in asked.bots.items()}
    table = await server.hall.lay(asked.settings, request.person, sit=asked.sit, bots=bots)
    return TableAnswer(table.view)


async def table(server: "Server", request: Request) -> TableAnswer:
    found = await server.hall.look(request.path["table"], request.who[0].id if request.who else None)
    if found is None:
        raise Refusal("not_found", "no_such_table", "There is no table of this name.")
    return TableAnswer(found)


async def bots(server: "Server", request: Request) -> list[BotView]:
    tallies = await server.store.tallies_of_bots()
    known = cast()

    def kind(name: str) -> str:
        if name in known.levels:
            return "level"
        if name in known.characters:
            return "character"
        return "habit" if name in HABITS else "random"

    return [BotView(name, title(name), kind(name), motto(name), tallies.get(name, Tally())) for name in everyone()]  # type: ignore[arg-type]


async def packs(server: "Server", request: Request) -> list[PackView]:
    return [PackView(name, pack) for name, pack in {"base": base_pack(), **known_packs()}.items()]


async def _finished(server: "Server", request: Request) -> tuple[GameRow, Summary]:
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


async def game(server: "Server", request: Request) -> GameView:
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


async def replay_steps(server: "Server", request: Request) -> Replay:
    """Steps with the views of one seat, of a spectator, or of one who sees everything."""
    row, summary = await _finished(server, request)
    eyes = request.query.get("eyes", EVERYTHING)
    seats = [str(seat) for seat in range(len(summary.seats))]
    if eyes not in (EVERYTHING, SPECTATOR, *seats):
        raise Refusal("malformed", "malformed", "The eyes are all, spectator or a seat of this game.")
    first = _number(request, "from", 0)
    count = min(_number(request, "steps", MOST_STEPS), MOST_STEPS)
    if first > summary.moves:
        return Replay(row.code, eyes, summary.moves, [])
    moves = await server.store.moves(row.id, limit=first + count)
    return Replay(row.code, eyes, summary.moves, steps(moves, eyes, first, count))


def _number(request: Request, name: str, default: int) -> int:
    text = request.query.get(name)
    if text is None:
        return default
    if not (text.isascii() and text.isdecimal() and len(text) <= 9):
        raise Refusal("malformed", "malformed", f"{name} is a whole number from 0.")
    return int(text)


async def record(server: "Server", request: Request) -> File:
    row, summary = await _finished(server, request)
    moves = await server.store.moves(row.id)
    about = {
        "game": row.number,
        "code": row.code,
        "seats": [seat.bot or seat.name for seat in summary.seats],
        "moves": [{"version": move.version, "at": move.at, "seat": move.seat} for move in moves],
    }
    return File(f"nottingham-{row.code}.json", encode_log((move.events for move in moves), **about) + b"\n")


NUMBER = {"type": "integer", "minimum": 0, "maximum": 999_999_999}

ENDPOINTS = (
    Endpoint("GET", "/api/tables", "The public tables.", lobby, list[Listing], secret=False),
    Endpoint("POST", "/api/tables", "Lay a table.", lay, TableAnswer, NewTable, 201, faults=(409, 422)),
    Endpoint("GET", "/api/tables/{table}", "A table.", table, TableAnswer, secret=False, faults=(403, 404)),
    Endpoint("GET", "/api/bots", "Who can be seated, and how they have fared here.", bots, list[BotView], secret=False),
    Endpoint("GET", "/api/packs", "The cards of the game, and packs of others.", packs, list[PackView], secret=False),
    Endpoint("GET", "/api/games/{game}", "A finished game.", game, GameView, secret=False, faults=(403, 404, 409)),
    Endpoint(
        "GET",
        "/api/games/{game}/replay",
        "A finished game step by step.",
        replay_steps,
        Replay,
        secret=False,
        query=(
            Query("eyes", {"type": "string", "enum": ["all", "spectator", "0", "1", "2", "3", "4", "5"]}, "Whose."),
            Query("from", NUMBER, "The first version to tell."),
            Query("steps", NUMBER, "How many at most."),
        ),
        faults=(400, 403, 404, 409),
        cost=5,
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
    ),
)
