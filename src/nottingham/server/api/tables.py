"""Tables over HTTP: the lobby, laying a table, and who and what can be at one."""

from typing import TYPE_CHECKING

from msgspec import Raw

from nottingham.players.habits import HABITS
from nottingham.players.mind.character import cast
from nottingham.players.roster import everyone, motto, title
from nottingham.rules.goods import base_pack, known_packs
from nottingham.server.endpoints import Endpoint, Request
from nottingham.server.schemas import BotView, NewTable, PackView, TableAnswer
from nottingham.store.rows import ResultTotals
from nottingham.table.errors import Refusal
from nottingham.table.messages import Listing

if TYPE_CHECKING:
    from nottingham.server.app import Server


async def lobby(server: "Server", request: Request) -> list[Raw]:
    return list(server.registry.listings())


async def lay(server: "Server", request: Request) -> TableAnswer:
    server.new_tables.must_take(request.address, "too_many_tables", "Too many tables were laid from here: wait.")
    asked: NewTable = request.body
    if not all(seat in ("0", "1", "2", "3", "4", "5") for seat in asked.bots):
        raise Refusal("malformed", "malformed", "Bots are seated by the numbers of seats, from 0 to 5.")
    bots = {int(seat): bot for seat, bot in asked.bots.items()}
    table = await server.registry.lay(asked.settings, request.person, sit=asked.sit, bots=bots)
    return TableAnswer(table.view)


async def table(server: "Server", request: Request) -> TableAnswer:
    found = await server.registry.look(request.path["table"], request.who[0].id if request.who else None)
    if found is None:
        raise Refusal("not_found", "no_such_table", "There is no table of this name.")
    return TableAnswer(found)


async def bots(server: "Server", request: Request) -> list[BotView]:
    totals = await server.store.totals_of_bots()
    known = cast()

    def kind(name: str) -> str:
        if name in known.levels:
            return "level"
        if name in known.characters:
            return "character"
        return "habit" if name in HABITS else "random"

    none = ResultTotals()
    return [BotView(name, title(name), kind(name), motto(name), totals.get(name, none)) for name in everyone()]  # type: ignore[arg-type]


async def packs(server: "Server", request: Request) -> list[PackView]:
    return [PackView(name, pack) for name, pack in {"base": base_pack(), **known_packs()}.items()]


ENDPOINTS = (
    Endpoint("GET", "/api/tables", "The public tables.", lobby, list[Listing], secret=False),
    Endpoint("POST", "/api/tables", "Lay a table.", lay, TableAnswer, NewTable, 201, faults=(409, 422)),
    Endpoint("GET", "/api/tables/{table}", "A table.", table, TableAnswer, secret=False, faults=(403, 404)),
    Endpoint("GET", "/api/bots", "Who can be seated, and how they have fared here.", bots, list[BotView], secret=False),
    Endpoint("GET", "/api/packs", "The cards of the game, and packs of others.", packs, list[PackView], secret=False),
)
