"""The store of one server: `commit` makes changes, everything else reads.

A read that begins after a commit was acknowledged sees it. Nothing here blocks the event loop: one thread writes, a
few others read. Errors come by meaning (`errors`), never as the database's own.
"""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Self, TypeVar

from sqlalchemy import Select, func, select
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncEngine

from nottingham.store.changes import Change
from nottingham.store.errors import CannotOpen, Damaged, NotRead, StoreError
from nottingham.store.migrating import migrate
from nottingham.store.records import ChatLine, GameRow, Key, Move, Person, PlayedGame, Result, Stage, TableRow, Tally
from nottingham.store.schema import chat, games, keys, moves, people, results, sittings, tables
from nottingham.store.sqlite import FileLock, SqlitePen, check, reading_engine, told, writing_engine
from nottingham.store.writer import Observe, Writer, Written

R = TypeVar("R")

_TALLY: Final = (
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
    """Use `Store.open`, and `close` in the end."""

    def __init__(self, path: Path, lock: FileLock, pen: SqlitePen, readers: AsyncEngine, observe: Observe | None):
        self.path = path
        self.pen = pen
        self._lock = lock
        self._readers = readers
        self._writer = Writer(pen, observe)

    @classmethod
    async def open(cls, path: Path | str, *, busy: float = 5.0, observe: Observe | None = None) -> Self:
        """Open the file, or make it; `busy` is how many seconds to wait for another program that locks it."""
        place, lock, pen = await asyncio.to_thread(_prepare, Path(path), busy)
        return cls(place, lock, pen, reading_engine(place, busy), observe)

    async def close(self) -> None:
        """Wait for all that was asked for, then let the file go."""
        await self._writer.close()
        await self._readers.dispose()
        self._lock.release()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def commit(self, *changes: Change) -> None:
        """Make all these changes or none. If the caller is cancelled meanwhile, they may be made all the same."""
        await self._writer.commit(changes)

    @property
    def written(self) -> Written:
        """How much was written since the store was opened."""
        return self._writer.written

    async def ping(self) -> None:
        """Raise what ails the store: it can't be read, or the last write could not be saved."""
        await self._rows(select(people.c.id).limit(1))
        if self._writer.ailment is not None:
            raise self._writer.ailment

    async def person(self, person: int) -> Person | None:
        return await self._one(Person, select(people).where(people.c.id == person))

    async def person_by_key(self, key: bytes) -> tuple[Person, Key] | None:
        """Whose key has this hash; whether it still holds is for the caller to say."""
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
        return await self._one(TableRow, select(tables).where(tables.c.code == code))

    async def public_tables(self, limit: int, stages: Sequence[Stage] = ("gathering", "playing")) -> list[TableRow]:
        """Last touched first."""
        query = select(tables).where(tables.c.public, tables.c.stage.in_(stages))
        query = query.order_by(tables.c.touched.desc(), tables.c.id).limit(limit)
        return await self._all(TableRow, query)

    async def tables_of(self, person: int, limit: int = 100) -> list[TableRow]:
        """Where he sits, last touched first."""
        query = select(tables).join(sittings).where(sittings.c.person == person)
        query = query.order_by(tables.c.touched.desc(), tables.c.id).limit(limit)
        return await self._all(TableRow, query)

    async def people_at(self, table: int) -> list[int]:
        """The ids of those who sit at a table."""
        query = select(sittings.c.person).where(sittings.c.table == table).order_by(sittings.c.person)
        return [person for (person,) in await self._rows(query)]

    async def game(self, game: int) -> GameRow | None:
        return await self._one(GameRow, select(games).where(games.c.id == game))

    async def game_by_code(self, code: str) -> GameRow | None:
        return await self._one(GameRow, select(games).where(games.c.code == code))

    async def games_of(self, table: int) -> list[GameRow]:
        """First to last."""
        query = select(games).where(games.c.table == table).order_by(games.c.number)
        return await self._all(GameRow, query)

    async def moves(self, game: int, after: int = -1, limit: int | None = None) -> list[Move]:
        """First to last, from the one that follows version `after`."""
        query = select(moves).where(moves.c.game == game, moves.c.version > after).order_by(moves.c.version)
        return await self._all(Move, query.limit(limit))

    async def chat(self, table: int, limit: int, before: int | None = None) -> list[ChatLine]:
        """The last lines, or the last ones before a number; oldest first."""
        query = select(chat).where(chat.c.table == table).order_by(chat.c.number.desc()).limit(limit)
        if before is not None:
            query = query.where(chat.c.number < before)
        return (await self._all(ChatLine, query))[::-1]

    async def last_chat_number(self, table: int) -> int:
        """-1 where nobody has said anything."""
        ((number,),) = await self._rows(select(func.max(chat.c.number)).where(chat.c.table == table))
        return -1 if number is None else int(number)

    async def results_of(self, game: int) -> list[Result]:
        """By seat."""
        query = select(results).where(results.c.game == game).order_by(results.c.seat)
        return await self._all(Result, query)

    async def tally_of_person(self, person: int) -> Tally:
        (tally,) = await self._all(Tally, select(*_TALLY).where(results.c.person == person))
        return tally

    async def played_by(self, person: int, limit: int) -> list[PlayedGame]:
        """His finished games, the last first."""
        columns = [results.c[field] for field in PlayedGame.__struct_fields__ if field != "game"]
        query = select(games.c.code, *columns).select_from(results.outerjoin(games, games.c.id == results.c.game))
        query = query.where(results.c.person == person).order_by(results.c.at.desc(), results.c.game.desc())
        return await self._all(PlayedGame, query.limit(limit))

    async def tallies_of_bots(self) -> dict[str, Tally]:
        query = select(results.c.bot, *_TALLY).where(results.c.bot.is_not(None)).group_by(results.c.bot)
        return {row[0]: Tally(*row[1:]) for row in await self._rows(query)}

    async def _one(self, kind: Callable[..., R], query: Select[Any]) -> R | None:
        for row in await self._rows(query):
            return kind(*row)
        return None

    async def _all(self, kind: Callable[..., R], query: Select[Any]) -> list[R]:
        return [kind(*row) for row in await self._rows(query)]

    async def _rows(self, query: Select[Any]) -> Sequence[tuple[Any, ...]]:
        try:
            with told(NotRead):
                async with self._readers.connect() as connection:
                    return [tuple(row) for row in await connection.execute(query)]
        except NoneFree:
            raise NotRead("too many wait to read") from None


def _prepare(path: Path, busy: float) -> tuple[Path, FileLock, SqlitePen]:
    """Everything that takes its time before the store can be used."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # Two names of one file must not become two locks.
        path = path.resolve()
        if path.is_dir():
            raise CannotOpen(f"{path} is a folder, not a file")
        lock = FileLock(path)
    except OSError as error:
        raise CannotOpen(f"{path} can't be opened: {error.strerror}") from error
    try:
        with told(CannotOpen):
            check(path, busy)
            engine = writing_engine(path, busy, foreign_keys=False)
            with engine.begin() as connection:
                migrate(connection)
                # SQLite begins a transaction even on a file that can't be written: only a write tells.
                connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
            return path, lock, SqlitePen(path, busy)
    except StoreError as error:
        lock.release()
        raise (Damaged if isinstance(error, Damaged) else CannotOpen)(_about(path, error)) from error
    except BaseException:
        lock.release()
        raise


def _about(path: Path, error: StoreError) -> str:
    line = str(error)
    return line if str(path) in line else f"{path} can't be opened: {line}"
