"""Tables over HTTP: the lobby, creating a table, and the bots and packs that one can choose."""

from msgspec import Raw

from nottingham.players.habits import HABITS
from nottingham.players.mind.character import cast
from nottingham.players.roster import motto, player_names, title
from nottingham.rules.goods import base_pack, known_packs
from nottingham.server.endpoints import ApiRoute, Request
from nottingham.server.refusals import no_such_table
from nottingham.server.schemas import BotView, NewTable, PackView, ShortCode, TableAnswer, TableCode
from nottingham.server.server import Server
from nottingham.server.short_codes import SECONDS
from nottingham.store.rows import ResultTotals
from nottingham.table.errors import Refusal
from nottingham.table.messages import Listing, TableView


async def lobby(server: Server, request: Request) -> list[Raw]:
    return list(server.registry.lobby.listings())


async def create_table(server: Server, request: Request) -> TableAnswer:
    server.limits.count_new_table(request.address)
    new: NewTable = request.body
    if not all(seat in ("0", "1", "2", "3", "4", "5") for seat in new.bots):
        raise Refusal("malformed", "malformed", "The keys of bots are seat numbers from 0 to 5.")
    bots = {int(seat): bot for seat, bot in new.bots.items()}
    table = await server.registry.lay(new.settings, request.person, sit=new.sit, bots=bots)
    return TableAnswer(table.state.view)


async def table(server: Server, request: Request) -> TableAnswer:
    return TableAnswer(await _look(server, request, request.path["table"]))


async def _look(server: Server, request: Request, code: str) -> TableView:
    found = await server.registry.look(code, request.who[0].id if request.who else None)
    if found is None:
        raise no_such_table()
    return found


async def show_short_code(server: Server, request: Request) -> ShortCode:
    found = await _look(server, request, request.path["table"])
    return ShortCode(server.short_codes.show(found.code), int(SECONDS))


async def look_up_short_code(server: Server, request: Request) -> TableCode:
    """The code in the link of a table."""
    server.limits.count_short_code(request.address)
    code = server.short_codes.table(request.path["code"].upper())
    if code is None:
        raise no_such_table()
    await _look(server, request, code)
    server.limits.short_code_was_right()
    return TableCode(code)


async def bots(server: Server, request: Request) -> list[BotView]:
    totals = await server.bot_totals.get()
    known = cast()

    def kind(name: str) -> str:
        if name in known.levels:
            return "level"
        if name in known.characters:
            return "character"
        return "habit" if name in HABITS else "random"

    none = ResultTotals()
    return [BotView(name, title(name), kind(name), motto(name), totals.get(name, none)) for name in player_names()]  # type: ignore[arg-type]


async def packs(server: Server, request: Request) -> list[PackView]:
    return [PackView(name, pack) for name, pack in {"base": base_pack(), **known_packs()}.items()]


ENDPOINTS = (
    ApiRoute("GET", "/api/tables", "List the public tables.", lobby, list[Listing], secret=False),
    ApiRoute("POST", "/api/tables", "Create a table.", create_table, TableAnswer, NewTable, 201, faults=(409, 422)),
    ApiRoute("GET", "/api/tables/{table}", "Get a table.", table, TableAnswer, secret=False, faults=(403, 404)),
    ApiRoute(
        "POST",
        "/api/tables/{table}/short-code",
        "Get six letters for joining a table, and keep them valid.",
        show_short_code,
        ShortCode,
        secret=False,
        faults=(403, 404),
    ),
    ApiRoute(
        "GET",
        "/api/short-codes/{code}",
        "Look up the table that a short code stands for.",
        look_up_short_code,
        TableCode,
        secret=False,
        faults=(403, 404),
    ),
    ApiRoute("GET", "/api/bots", "List the bots and their results on this server.", bots, list[BotView], secret=False),
    ApiRoute(
        "GET", "/api/packs", "List the packs: the game's own cards and added ones.", packs, list[PackView], secret=False
    ),
)
