"""The store of a server: `commit` makes changes, all other methods read.

A read that begins after a commit has returned sees that commit. Nothing here blocks the event loop: one thread writes
and a few others read. Errors are those of `errors`, never the database's own.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Self, TypeVar

from sqlalchemy import Column, Select, Table, func, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from nottingham.store.backends import Backend, is_postgres, open_backend
from nottingham.store.changes import Change, Cutoffs, expired
from nottingham.store.clock import VisitClock
from nottingham.store.database_writer import NotBegun
from nottingham.store.errors import InDoubt, NotRead, StoreError
from nottingham.store.group_commit import GroupCommit, Observe, WriteCounts
from nottingham.store.rows import (
    ChatLine,
    GameRow,
    Key,
    Move,
    Person,
    PlayedGame,
    ResultTotals,
    Stage,
    SyncCursor,
    TableRow,
    Updates,
)
from nottingham.store.schema import chat, cleaning, games, keys, moves, people, results, sittings, tables

R = TypeVar("R")


def _grouped(rows: Iterable[R], by: Callable[[R], int]) -> dict[int, list[R]]:
    groups: dict[int, list[R]] = {}
    for row in rows:
        groups.setdefault(by(row), []).append(row)
    return groups


_TOTALS: Final = (
    func.count(),
    func.coalesce(func.sum(results.c.won), 0.0),
    func.coalesce(func.sum(results.c.points), 0),
    func.coalesce(func.max(results.c.points), 0),
    func.coalesce(func.sum(results.c.bags), 0),
    func.coalesce(func.sum(results.c.lies), 0),
    func.coalesce(func.sum(results.c.caught), 0),
    func.coalesce(func.sum(results.c.opened), 0),
    func.coalesce(func.sum(results.c.opened_lying), 0),
    func.coalesce(func.max(results.c.best_bribe), 0),
    func.max(results.c.at),
)


class Store:
    """An open database. Make one with `Store.open`, and close it with `close` or `async with`."""

    def __init__(self, backend: Backend, observe: Observe | None) -> None:
        self.name = backend.name
        self.visits = VisitClock()
        self._backend = backend
        self._commits = GroupCommit(backend.writer, observe)
        self._reads: set[asyncio.Future[Any]] = set()
        """Reads that have not ended yet, even if their caller has gone."""
        self._closing = False
        self._newer_moves = self._newer(moves, moves.c.game, moves.c.version)
        self._newer_tables = self._newer(tables, tables.c.id, tables.c.revision)
        self._newer_chat = self._newer(chat, chat.c.table, chat.c.number)

    @classmethod
    async def open(cls, database: Path | str, *, busy: float = 5.0, observe: Observe | None = None) -> Self:
        """Open a SQLite file, which is created if it is missing, or a PostgreSQL database at `postgresql://…`.

        `busy` is how many seconds to wait for another program that locks the file.
        """
        return cls(await asyncio.to_thread(open_backend, database, busy), observe)

    @property
    def shared(self) -> bool:
        """Whether other servers may use the same database."""
        return is_postgres(self.name)

    async def close(self) -> None:
        """Wait for all pending writes and reads, then close the database."""
        self._closing = True
        await self._commits.close()
        if self._reads:
            await asyncio.wait(self._reads, timeout=None if self._backend.read_timeout is None else 1)
        await self._backend.readers.dispose()
        self._backend.release()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def commit(self, *changes: Change) -> Awaitable[None]:
        """Make all these changes or none. They may be made even if the caller is cancelled meanwhile."""
        return self._commits.commit(changes)

    @property
    def write_counts(self) -> WriteCounts:
        return self._commits.counts

    @property
    def last_write_error(self) -> StoreError | None:
        """Why the last write could not be saved; None if it was saved, or was itself at fault."""
        return self._commits.last_write_error

    async def ping(self) -> None:
        """Raise an error if the store can't be read, or if the last write could not be saved.

        If the connection was at fault, try it again: a server that gets no requests while it is unhealthy writes
        nothing, so no write would ever show that it has recovered.
        """
        await self._rows(select(people.c.id).limit(1))
        error = self._commits.last_write_error
        if isinstance(error, (NotBegun, InDoubt)):
            await self.commit()
        elif error is not None:
            raise error

    async def person(self, person: int) -> Person | None:
        return await self._one(Person, select(people).where(people.c.id == person))

    async def person_by_key(self, key: bytes) -> tuple[Person, Key] | None:
        """The owner of the key with this hash. The caller checks whether the key has expired."""
        width = len(people.c)
        for row in await self._rows(select(people, keys).join(keys).where(keys.c.hash == key)):
            return Person(*row[:width]), Key(*row[width:])
        return None

    async def keys_of(self, person: int) -> list[Key]:
        """Oldest first."""
        query = select(keys).where(keys.c.person == person).order_by(keys.c.since, keys.c.id)
        return await self._all(Key, query)

    async def table(self, table: int) -> TableRow | None:
        return await self._one(TableRow, select(tables).where(tables.c.id == table))

    async def table_by_code(self, code: str) -> TableRow | None:
        return await self._one(TableRow, select(tables).where(tables.c.code == code)) if "\0" not in code else None

    async def public_tables(self, limit: int, stages: Sequence[Stage] = ("gathering", "playing")) -> list[TableRow]:
        """Last touched first."""
        query = select(tables).where(tables.c.public, tables.c.stage.in_(stages))
        query = query.order_by(tables.c.touched.desc(), tables.c.id).limit(limit)
        return await self._all(TableRow, query)

    async def tables_of(self, person: int, limit: int = 100) -> list[TableRow]:
        """The tables where a person sits, last touched first."""
        query = select(tables).join(sittings).where(sittings.c.person == person)
        query = query.order_by(tables.c.touched.desc(), tables.c.id).limit(limit)
        return await self._all(TableRow, query)

    async def public_tables_of(self, person: int) -> list[TableRow]:
        """The public tables where a person sits or is the host and whose game is not over."""
        query = select(tables).join(sittings).where(sittings.c.person == person)
        return await self._all(TableRow, query.where(tables.c.public, tables.c.stage != "over"))

    async def game(self, game: int) -> GameRow | None:
        return await self._one(GameRow, select(games).where(games.c.id == game))

    async def game_by_code(self, code: str) -> GameRow | None:
        return await self._one(GameRow, select(games).where(games.c.code == code)) if "\0" not in code else None

    async def games_of(self, table: int, limit: int) -> list[GameRow]:
        """The last games at a table, first to last."""
        query = select(games).where(games.c.table == table).order_by(games.c.number.desc()).limit(limit)
        return (await self._all(GameRow, query))[::-1]

    async def moves(self, game: int, after: int = -1, limit: int | None = None) -> list[Move]:
        """The moves after version `after`, first to last."""
        query = select(moves).where(moves.c.game == game, moves.c.version > after).order_by(moves.c.version)
        return await self._all(Move, query.limit(limit))

    async def chat(self, table: int, limit: int, before: int | None = None) -> list[ChatLine]:
        """The last lines, or the last ones before a number; oldest first."""
        query = select(chat).where(chat.c.table == table).order_by(chat.c.number.desc()).limit(limit)
        if before is not None:
            query = query.where(chat.c.number < before)
        return (await self._all(ChatLine, query))[::-1]

    async def moves_since(self, known: Mapping[int, int]) -> list[Move]:
        """The moves after the known version of each game, by game."""
        return await self._all(Move, self._newer_moves, self._backend.bind_pairs(dict(known))) if known else []

    async def tables_since(self, known: Mapping[int, int]) -> list[TableRow]:
        """The tables that have a later revision than the known one."""
        return await self._all(TableRow, self._newer_tables, self._backend.bind_pairs(dict(known))) if known else []

    async def chat_since(self, known: Mapping[int, int]) -> list[ChatLine]:
        """The lines after the last known one of each table, by table."""
        return await self._all(ChatLine, self._newer_chat, self._backend.bind_pairs(dict(known))) if known else []

    async def updates_since(self, cursors: Mapping[SyncCursor, SyncCursor | None]) -> dict[int, Updates]:
        """Read what is new at many tables at once. Tables without news are left out.

        Each cursor says what the caller knows of a table. It maps to the cursor that another server has announced, to
        read only what that one is ahead in, or to None, to read everything.

        Tables are read before moves, and again after them where there were moves: see `Updates`.
        """
        wanted = cursors.items()
        rows = await self.tables_since(
            {known.table: known.revision for known, ahead in wanted if not ahead or ahead.revision > known.revision}
        )
        moves = await self.moves_since(
            {
                known.game: known.version
                for known, ahead in wanted
                if known.game is not None and (not ahead or ahead.has_moves_for(known))
            }
        )
        moves_of = _grouped(moves, lambda move: move.game)
        later_rows = await self.tables_since(
            {known.table: known.revision for known in cursors if known.game in moves_of}
        )
        lines = await self.chat_since(
            {known.table: known.line for known, ahead in wanted if not ahead or ahead.line > known.line}
        )
        lines_of = _grouped(lines, lambda line: line.table)
        row_of = {row.id: row for row in rows}
        latest_of = row_of | {row.id: row for row in later_rows}
        found = {
            known.table: Updates(
                row_of.get(known.table),
                moves_of.get(known.game, ()) if known.game is not None else (),
                latest_of.get(known.table),
                lines_of.get(known.table, ()),
            )
            for known in cursors
        }
        return {table: updates for table, updates in found.items() if updates}

    def _newer(self, table: Table, owner: Column[int], number: Column[int]) -> Select[Any]:
        pair = self._backend.pairs
        query = select(table).join(pair, (owner == pair.c.first) & (number > pair.c.second))
        return query.order_by(owner, number)

    async def existing_keys(self, ids: Iterable[int]) -> set[int]:
        """The given keys that have been neither revoked nor deleted."""
        pair = self._backend.pairs
        query = select(keys.c.id).join(pair, keys.c.id == pair.c.first)
        return {key for (key,) in await self._rows(query, self._backend.bind_pairs(dict.fromkeys(ids, 0)))}

    async def cleaning_clock(self) -> int | None:
        """How far deleting old things has come; None in a new database."""
        ((clock,),) = await self._rows(select(func.min(cleaning.c.clock)))
        return None if clock is None else int(clock)

    async def newest_visit(self) -> int | None:
        """When anyone was last here."""
        seen, touched = select(func.max(people.c.seen)), select(func.max(tables.c.touched))
        ((person, table),) = await self._rows(select(seen.scalar_subquery(), touched.scalar_subquery()))
        return max(person or 0, table or 0) or None

    async def count_expired(self, before: Cutoffs) -> dict[str, int]:
        """How many rows `forget_expired` would delete, by table."""
        gone = expired(before)
        counts = [select(func.count()).select_from(table).where(gone[table]).scalar_subquery() for table in gone]
        (row,) = await self._rows(select(*counts))
        return dict(zip([table.name for table in gone], row, strict=True))

    async def totals_of_person(self, person: int) -> ResultTotals:
        (totals,) = await self._all(ResultTotals, select(*_TOTALS).where(results.c.person == person))
        return totals

    async def played_by(self, person: int, limit: int) -> list[PlayedGame]:
        """A person's finished games, the last first."""
        columns = [results.c[field] for field in PlayedGame.__struct_fields__ if field != "game"]
        query = select(games.c.code, *columns).select_from(results.outerjoin(games, games.c.id == results.c.game))
        query = query.where(results.c.person == person).order_by(results.c.at.desc(), results.c.game.desc())
        return await self._all(PlayedGame, query.limit(limit))

    async def totals_of_bots(self) -> dict[str, ResultTotals]:
        """The results of each bot, a character's at all levels together."""
        query = select(results.c.bot, *_TOTALS).where(results.c.bot.is_not(None)).group_by(results.c.bot)
        totals: dict[str, ResultTotals] = {}
        for bot, *row in await self._rows(query):
            who = bot.partition(":")[0]
            totals[who] = totals.get(who, ResultTotals()) + ResultTotals(*row)
        return totals

    async def _one(self, kind: Callable[..., R], query: Select[Any]) -> R | None:
        for row in await self._rows(query):
            return kind(*row)
        return None

    async def _all(self, kind: Callable[..., R], query: Select[Any], values: dict[str, Any] | None = None) -> list[R]:
        return [kind(*row) for row in await self._rows(query, values)]

    async def _rows(self, query: Select[Any], values: dict[str, Any] | None = None) -> Sequence[tuple[Any, ...]]:
        if self._closing:
            raise NotRead("the store is closed")
        timeout = self._backend.read_timeout
        # Each read is its own task, because its caller may be cancelled. A read that is cancelled hangs if the
        # database is silent, so it is not awaited. In aiosqlite one that is cancelled twice hangs forever, so reads of
        # a file, which end soon, are not cancelled at all.
        reading = asyncio.ensure_future(self._read(query, values))
        self._reads.add(reading)
        reading.add_done_callback(self._forget_read)
        try:
            await asyncio.wait((reading,), timeout=timeout)
            if reading.done():
                return reading.result()
            raise NotRead("the database does not answer")
        finally:
            if timeout is not None:
                reading.cancel()

    def _forget_read(self, reading: asyncio.Future[Any]) -> None:
        self._reads.discard(reading)
        if not reading.cancelled():
            reading.exception()

    async def _read(self, query: Select[Any], values: dict[str, Any] | None) -> Sequence[tuple[Any, ...]]:
        try:
            with self._backend.translate_errors(NotRead):
                try:
                    return await self._fetch(query, values)
                except DBAPIError as error:
                    # If the database has restarted, a pooled connection is dead: try again with a new one.
                    if not error.connection_invalidated:
                        raise
                    return await self._fetch(query, values)
        except PoolTimeout:
            raise NotRead("too many reads are waiting") from None

    async def _fetch(self, query: Select[Any], values: dict[str, Any] | None) -> Sequence[tuple[Any, ...]]:
        async with self._backend.readers.connect() as connection:
            return [tuple(row) for row in await connection.execute(query, values)]
