"""Tables over HTTP: the lobby, creating a table, and the bots and packs that one can choose."""

from msgspec import Raw

from nottingham.players.habits import HABITS
from nottingham.players.mind.character import cast
from nottingham.players.roster import motto, player_names, title
from nottingham.rules.goods import base_pack, known_packs
from nottingham.server.endpoints import Endpoint, Request
from nottingham.server.refusals import no_such_table
from nottingham.server.schemas import BotView, NewTable, PackView, TableAnswer
from nottingham.server.server import Server
from nottingham.store.rows import ResultTotals
from nottingham.table.errors import Refusal
from nottingham.table.messages import Listing


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
    found = await server.registry.look(request.path["table"], request.who[0].id if request.who else None)
    if found is None:
        raise no_such_table()
    return TableAnswer(found)


async def bots(server: Server, request: Request) -> list[BotView]:
    totals = await server.store.totals_of_bots()
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
    Endpoint("GET", "/api/tables", "List the public tables.", lobby, list[Listing], secret=False),
    Endpoint("POST", "/api/tables", "Create a table.", create_table, TableAnswer, NewTable, 201, faults=(409, 422)),
    Endpoint("GET", "/api/tables/{table}", "Get a table.", table, TableAnswer, secret=False, faults=(403, 404)),
    Endpoint("GET", "/api/bots", "List the bots and their results on this server.", bots, list[BotView], secret=False),
    Endpoint(
        "GET", "/api/packs", "List the packs: the game's own cards and added ones.", packs, list[PackView], secret=False
    ),
)
