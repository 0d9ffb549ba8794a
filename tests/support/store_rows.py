"""A few rows for tests of the store to start from, changes and reads that only tests need, and an event loop."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec

from sqlalchemy import delete, select

from nottingham.store import schema
from nottingham.store.changes import Change, add_game, add_person, add_table
from nottingham.store.rows import GameRow, Key, Move, Person, Result, TableRow
from nottingham.store.store import Store

P = ParamSpec("P")

ROBIN = Person(2**53 - 1, "Robin", "green", "bow", since=1, seen=10)
MARIAN = Person(7, "Mädchen Марьян", "red", "rose", since=2, seen=20)
OAK = TableRow(40, "oak", ROBIN.id, public=True, stage="gathering", doc=b'{"a":1}', since=3, touched=30)
ELM = TableRow(41, "elm", None, public=False, stage="playing", doc=b"", since=4, touched=40)
FIRST = GameRow(50, "first", OAK.id, number=1, since=5)
SECOND = GameRow(51, "second", OAK.id, number=2, since=6, ended=7, summary=b"{}")


def in_a_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run a test that is a coroutine, and fail if it hangs."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 60))

    return run


def a_key(number: int, person: Person = ROBIN, expires: int = 1000) -> Key:
    return Key(number, f"hash {number}".encode(), person.id, "device", "a phone", since=number, seen=5, expires=expires)


def a_move(version: int, game: GameRow = FIRST) -> Move:
    return Move(game.id, version, seat=version % 3, key=f"key {version}", at=100 + version, events=b"[]")


def a_result(game: GameRow, seat: int, person: Person | None, bot: str | None = None, **more: Any) -> Result:
    usual = {"players": 3, "rank": 1, "won": 0.5, "points": 100, "bags": 4, "lies": 3, "caught": 2, "opened": 5}
    usual |= {"opened_lying": 1, "best_bribe": 6, "at": 9}
    return Result(game=game.id, seat=seat, person=person.id if person else None, bot=bot, **(usual | more))


async def furnish(store: Store) -> None:
    """Add two people, two tables, and two games at the first."""
    await store.commit(*map(add_person, (ROBIN, MARIAN)))
    await store.commit(*map(add_table, (OAK, ELM)), *map(add_game, (FIRST, SECOND)))


def remove_table(table: int) -> Change:
    return delete(schema.tables).where(schema.tables.c.id == table)


async def results_of(store: Store, game: int) -> list[Result]:
    """The results of a game, by seat."""
    results = schema.results
    return await store._all(Result, select(results).where(results.c.game == game).order_by(results.c.seat))


async def people_at(store: Store, table: int) -> list[int]:
    """The ids of those who sit at a table."""
    sittings = schema.sittings
    query = select(sittings.c.person).where(sittings.c.table == table).order_by(sittings.c.person)
    return [person for (person,) in await store._rows(query)]
