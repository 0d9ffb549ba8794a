"""People over HTTP: create, change and forget a person; their tables, games, statistics and devices."""

from msgspec.structs import replace

from nottingham.server.endpoints import ApiRoute, Request
from nottingham.server.identity import checked_name
from nottingham.server.schemas import (
    ChangedPerson,
    Credentials,
    KeyView,
    Link,
    LinkSecret,
    MyTable,
    NewPerson,
    PersonView,
    Redeem,
    key_view,
    person_view,
)
from nottingham.server.server import Server
from nottingham.store import changes
from nottingham.store.rows import PlayedGame, ResultTotals
from nottingham.table.errors import Refusal
from nottingham.table.seating import seat_of
from nottingham.table.settings import decode_doc

MAX_TABLES = 100_000
MAX_GAMES = 500
"""How many of a person's games are listed. Earlier ones count in the statistics only."""


async def create_person(server: Server, request: Request) -> Credentials:
    server.limits.count_new_person(request.address)
    new: NewPerson = request.body
    person, secret, key = await server.identity.create_person(new.name, new.colour, new.charge, new.device)
    return Credentials(person_view(person), secret, key.expires)


async def me(server: Server, request: Request) -> PersonView:
    return person_view(request.person)


async def change_me(server: Server, request: Request) -> PersonView:
    change: ChangedPerson = request.body
    person = request.person
    if change.name is not None:
        person = replace(person, name=checked_name(change.name))
    if change.colour is not None:
        person = replace(person, colour=change.colour)
    if change.charge is not None:
        person = replace(person, charge=change.charge)
    server.limits.count_change(person.id)
    await server.store.commit(changes.rename_person(person.id, person.name, person.colour, person.charge))
    await server.rename(person)
    return person_view(person)


async def forget_me(server: Server, request: Request) -> None:
    """Frees the person's seats, which bots take over in running games, then deletes the person."""
    person = request.person.id
    server.revoke(person=person)
    for row in await server.store.tables_of(person, limit=MAX_TABLES):
        while (table := await server.registry.table(row.code)) is not None:
            if await table.forget(person):
                break
    await server.store.commit(changes.forget_person(person))
    server.revoke(person=person)  # for what they said while their seats were being freed


async def my_tables(server: Server, request: Request) -> list[MyTable]:
    mine = []
    for row in await server.store.tables_of(request.person.id):
        doc = decode_doc(row.doc)
        names = [chair.name for chair in doc.chairs]
        seat = seat_of(doc, request.person.id)
        lesson = doc.lesson.lesson if doc.lesson else None
        mine.append(MyTable(row.code, row.stage, doc.settings.options, names, seat, row.touched, lesson))
    return mine


async def my_statistics(server: Server, request: Request) -> ResultTotals:
    return await server.store.totals_of_person(request.person.id)


async def my_games(server: Server, request: Request) -> list[PlayedGame]:
    return await server.store.played_by(request.person.id, MAX_GAMES)


async def erase_statistics(server: Server, request: Request) -> None:
    await server.store.commit(changes.forget_results(request.person.id))


async def my_keys(server: Server, request: Request) -> list[KeyView]:
    return [key_view(key, request.key.id) for key in await server.store.keys_of(request.person.id)]


async def revoke_key(server: Server, request: Request) -> None:
    wanted = request.path["key"]
    keys = await server.store.keys_of(request.person.id)
    key = next((key for key in keys if str(key.id) == wanted), None)
    if key is None:
        raise Refusal("not_found", "no_such_key", "None of your devices or links has this id.")
    await server.store.commit(changes.revoke_key(request.person.id, key.id))
    server.revoke(keys=[key.id])


async def revoke_other_keys(server: Server, request: Request) -> None:
    mine = request.key.id
    others = [key.id for key in await server.store.keys_of(request.person.id) if key.id != mine]
    await server.store.commit(changes.revoke_all_keys(request.person.id, except_id=mine))
    server.revoke(keys=others)


async def create_link(server: Server, request: Request) -> Link:
    secret, key = await server.identity.create_link(request.person)
    return Link(secret, key.expires)


async def owner_of_link(server: Server, request: Request) -> PersonView:
    link: LinkSecret = request.body
    return person_view((await server.identity.owner_of_link(link.secret))[0])


async def redeem_link(server: Server, request: Request) -> Credentials:
    link: Redeem = request.body
    person, secret, key = await server.identity.redeem_link(link.secret, link.device)
    return Credentials(person_view(person), secret, key.expires)


ENDPOINTS = (
    ApiRoute(
        "POST",
        "/api/people",
        "Create a person. Only the name is required.",
        create_person,
        Credentials,
        NewPerson,
        201,
        secret=False,
    ),
    ApiRoute("GET", "/api/me", "Get the person that this secret belongs to.", me, PersonView),
    ApiRoute("PATCH", "/api/me", "Change your name, colour or emblem.", change_me, PersonView, ChangedPerson),
    ApiRoute(
        "DELETE",
        "/api/me",
        "Erase yourself: give up your seats, and delete your devices, statistics and the name on your chat lines.",
        forget_me,
    ),
    ApiRoute(
        "GET", "/api/me/tables", "List the tables where you have a seat or are the host.", my_tables, list[MyTable]
    ),
    ApiRoute("GET", "/api/me/statistics", "Get the totals of your finished games.", my_statistics, ResultTotals),
    ApiRoute("DELETE", "/api/me/statistics", "Erase your statistics.", erase_statistics),
    ApiRoute("GET", "/api/me/games", "List your finished games, newest first.", my_games, list[PlayedGame]),
    ApiRoute("GET", "/api/me/keys", "List your devices and unused links.", my_keys, list[KeyView]),
    ApiRoute("DELETE", "/api/me/keys", "Revoke all devices and links except this device.", revoke_other_keys),
    ApiRoute("DELETE", "/api/me/keys/{key}", "Revoke a device or a link.", revoke_key, faults=(404,)),
    ApiRoute("POST", "/api/me/links", "Create a link that adds another device.", create_link, Link, status=201),
    ApiRoute(
        "POST",
        "/api/links",
        "Use a link on the new device.",
        redeem_link,
        Credentials,
        Redeem,
        201,
        secret=False,
        faults=(401,),
    ),
    ApiRoute(
        "POST",
        "/api/links/owner",
        "Get the person whose link this is, without using it.",
        owner_of_link,
        PersonView,
        LinkSecret,
        secret=False,
        faults=(401,),
    ),
)
