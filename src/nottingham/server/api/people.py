"""People over HTTP: coming, changing one's name, devices, statistics, and being forgotten."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from nottingham.server.endpoints import Endpoint, Request
from nottingham.server.identity import checked_name
from nottingham.server.schemas import (
    ChangedPerson,
    Credentials,
    KeyView,
    Link,
    MyTable,
    NewPerson,
    PersonView,
    Redeem,
    key_view,
    person_view,
)
from nottingham.store import changes
from nottingham.store.rows import PlayedGame, ResultTotals
from nottingham.table.errors import Refusal
from nottingham.table.seating import seat_of
from nottingham.table.settings import decode_doc

if TYPE_CHECKING:
    from nottingham.server.app import Server

MAX_TABLES = 100_000
MAX_GAMES = 500
"""Of one's own games are told at once; those before are in the statistics."""


async def come(server: "Server", request: Request) -> Credentials:
    server.new_people.must_take(request.address, "too_many_people", "Too many people came from here: try again later.")
    asked: NewPerson = request.body
    person, secret, key = await server.identity.welcome(asked.name, asked.colour, asked.charge, asked.device)
    return Credentials(person_view(person), secret, key.expires)


async def me(server: "Server", request: Request) -> PersonView:
    return person_view(request.person)


async def change(server: "Server", request: Request) -> PersonView:
    asked: ChangedPerson = request.body
    person = request.person
    if asked.name is not None:
        person = replace(person, name=checked_name(asked.name))
    if asked.colour is not None:
        person = replace(person, colour=asked.colour)
    if asked.charge is not None:
        person = replace(person, charge=asked.charge)
    await server.store.commit(changes.rename_person(person.id, person.name, person.colour, person.charge))
    await server.rename(person)
    return person_view(person)


async def forget(server: "Server", request: Request) -> None:
    """First the seats, then the person: a bot plays on where he sat in a game."""
    person = request.person.id
    server.revoke(person=person)
    for row in await server.store.tables_of(person, limit=MAX_TABLES):
        while (table := await server.registry.table(row.code)) is not None:
            if await table.forget(person):
                break
    await server.store.commit(changes.forget_person(person))
    server.revoke(person=person)  # what he said while his seats were given away is forgotten too


async def my_tables(server: "Server", request: Request) -> list[MyTable]:
    mine = []
    for row in await server.store.tables_of(request.person.id):
        doc = decode_doc(row.doc)
        names = [chair.name for chair in doc.chairs]
        seat = seat_of(doc, request.person.id)
        lesson = doc.lesson.lesson if doc.lesson else None
        mine.append(MyTable(row.code, row.stage, doc.settings.options, names, seat, row.touched, lesson))
    return mine


async def my_statistics(server: "Server", request: Request) -> ResultTotals:
    return await server.store.totals_of_person(request.person.id)


async def my_games(server: "Server", request: Request) -> list[PlayedGame]:
    return await server.store.played_by(request.person.id, MAX_GAMES)


async def erase_statistics(server: "Server", request: Request) -> None:
    await server.store.commit(changes.forget_results(request.person.id))


async def my_keys(server: "Server", request: Request) -> list[KeyView]:
    return [key_view(key, request.key.id) for key in await server.store.keys_of(request.person.id)]


async def revoke(server: "Server", request: Request) -> None:
    wanted = request.path["key"]
    keys = await server.store.keys_of(request.person.id)
    key = next((key for key in keys if str(key.id) == wanted), None)
    if key is None:
        raise Refusal("not_found", "no_such_key", "None of your devices has this number.")
    await server.store.commit(changes.revoke_key(request.person.id, key.id))
    server.revoke(keys=[key.id])


async def revoke_others(server: "Server", request: Request) -> None:
    mine = request.key.id
    others = [key.id for key in await server.store.keys_of(request.person.id) if key.id != mine]
    await server.store.commit(changes.revoke_all_keys(request.person.id, except_id=mine))
    server.revoke(keys=others)


async def make_link(server: "Server", request: Request) -> Link:
    secret, key = await server.identity.link(request.person)
    return Link(secret, key.expires)


async def redeem(server: "Server", request: Request) -> Credentials:
    asked: Redeem = request.body
    person, secret, key = await server.identity.redeem(asked.secret, asked.device)
    return Credentials(person_view(person), secret, key.expires)


ENDPOINTS = (
    Endpoint("POST", "/api/people", "Come: a name is all it takes.", come, Credentials, NewPerson, 201, secret=False),
    Endpoint("GET", "/api/me", "Who am I?", me, PersonView),
    Endpoint("PATCH", "/api/me", "Change one's name, colour or charge.", change, PersonView, ChangedPerson),
    Endpoint(
        "DELETE", "/api/me", "Be forgotten: seats, devices, statistics, and the name on all that was said.", forget
    ),
    Endpoint("GET", "/api/me/tables", "The tables where one sits or is the host.", my_tables, list[MyTable]),
    Endpoint("GET", "/api/me/statistics", "What one's finished games add up to.", my_statistics, ResultTotals),
    Endpoint("DELETE", "/api/me/statistics", "Erase one's statistics.", erase_statistics),
    Endpoint("GET", "/api/me/games", "One's finished games, the last first.", my_games, list[PlayedGame]),
    Endpoint("GET", "/api/me/keys", "One's devices and open links.", my_keys, list[KeyView]),
    Endpoint("DELETE", "/api/me/keys", "Revoke all devices and links but this device.", revoke_others),
    Endpoint("DELETE", "/api/me/keys/{key}", "Revoke a device or a link.", revoke, faults=(404,)),
    Endpoint("POST", "/api/me/links", "A link that carries one to another device.", make_link, Link, status=201),
    Endpoint(
        "POST", "/api/links", "The other end of a link.", redeem, Credentials, Redeem, 201, secret=False, faults=(401,)
    ),
)
