"""What can be changed, as values: each function says one change, and `Store.commit` makes those it is given at once.

A `Move` and a `ConditionalMove` are changes by themselves, the only ones that come by the thousand.
What stands here is the same for every database. A change to something that is not there changes nothing; adding what is
there is a `Conflict`.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import asdict, astuple
from sqlalchemy import ColumnElement, Executable, Table, bindparam, delete, exists, insert, or_, select, update

from nottingham.store.rows import ChatLine, GameRow, Key, Move, Person, Result, TableRow
from nottingham.store.schema import chat, games, keys, people, results, sittings, tables


class Entry(NamedTuple):
    """A statement that is always the same, and its values. To make one anew costs as much as a dozen moves."""

    statement: Executable
    values: dict[str, Any]
    must: bool = False
    """Whether it is a conflict if nothing is changed by it."""


class ConditionalMove(NamedTuple):
    """A move, and the table as it was when it was decided: a `Conflict`, if another writer has changed it since."""

    move: Move
    table: int
    revision: int


def as_row(change: Move | ConditionalMove) -> tuple[Any, ...]:
    """The columns of a move; then the table at which it was decided and its revision, or nothing and nothing."""
    if isinstance(change, ConditionalMove):
        return (*astuple(change.move), change.table, change.revision)
    return (*astuple(change), None, None)


Change: TypeAlias = Move | ConditionalMove | Entry | Executable | Sequence[Executable]

_INSERTS: Final = {table: insert(table) for table in (people, keys, tables, sittings, games, chat, results)}
_SAVE_TABLE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("this"), tables.c.revision == bindparam("before"))
    .values({column.name: bindparam(column.name) for column in tables.c if column is not tables.c.id})
)


def _add(table: Table, record: Struct) -> Entry:
    return Entry(_INSERTS[table], asdict(record))


def add_person(person: Person) -> Change:
    return _add(people, person)


def rename_person(person: int, name: str, colour: str, charge: str) -> Change:
    return update(people).where(people.c.id == person).values(name=name, colour=colour, charge=charge)


def saw_person(person: int, at: int) -> Change:
    return update(people).where(people.c.id == person).values(seen=at)


def forget_person(person: int) -> Change:
    """His keys and sittings go; what he said stays without his name, his results without him."""
    return _forget_people(people.c.id == person)


def _forget_people(who: ColumnElement[bool]) -> list[Executable]:
    return [
        update(chat).where(chat.c.person.in_(select(people.c.id).where(who))).values(name=""),
        delete(people).where(who),
    ]


def add_key(key: Key) -> Change:
    return _add(keys, key)


def saw_key(key: int, at: int, expires: int) -> Change:
    return update(keys).where(keys.c.id == key).values(seen=at, expires=expires)


def revoke_key(person: int, key: int) -> Change:
    """Nobody can revoke another's key."""
    return delete(keys).where(keys.c.id == key, keys.c.person == person)


def spend_link(key: int) -> Change:
    """A link is good once: whoever adds a key of the same id in the same commit is the one who used it."""
    return delete(keys).where(keys.c.id == key, keys.c.kind == "link")


def revoke_all_keys(person: int, except_id: int | None = None) -> Change:
    revoked = delete(keys).where(keys.c.person == person)
    return revoked if except_id is None else revoked.where(keys.c.id != except_id)


def add_table(table: TableRow) -> Change:
    return _add(tables, table)


def save_table(table: TableRow) -> Change:
    """The next revision of a table: a `Conflict`, if another writer has made it already."""
    values = asdict(table)
    values["this"] = values.pop("id")
    values["before"] = table.revision - 1
    return Entry(_SAVE_TABLE, values, must=True)


def remove_table(table: int) -> Change:
    """With its games, their moves, and all that was said there; results stay."""
    return delete(tables).where(tables.c.id == table)


def touch_tables(these: Sequence[int], at: int) -> Change:
    """Somebody is there, though nothing happens."""
    return update(tables).where(tables.c.id.in_(these)).values(touched=at)


def add_sitting(table: int, person: int) -> Change:
    return Entry(_INSERTS[sittings], {"table": table, "person": person})


def remove_sitting(table: int, person: int) -> Change:
    return delete(sittings).where(sittings.c.table == table, sittings.c.person == person)


def add_game(game: GameRow) -> Change:
    return _add(games, game)


def remove_game(game: int) -> Change:
    """With its moves; results stay."""
    return delete(games).where(games.c.id == game)


def end_game(game: int, ended: int, summary: bytes | None) -> Change:
    return update(games).where(games.c.id == game).values(ended=ended, summary=summary)


def add_chat(line: ChatLine) -> Change:
    return _add(chat, line)


def trim_chat(table: int, before: int) -> Change:
    """What was said before a line is forgotten."""
    return delete(chat).where(chat.c.table == table, chat.c.number < before)


def add_result(result: Result) -> Change:
    return _add(results, result)


def forget_results(person: int) -> Change:
    """His results stay in their games without him."""
    return update(results).where(results.c.person == person).values(person=None)


def forget_old(*, now: int, gathering: int, playing: int, over: int, people_since: int) -> Change:
    """What nobody will miss: expired keys; tables untouched since the time given for their stage, where one that has a
    finished game counts as over whatever it does now; last of all, people not seen since theirs who sit nowhere.
    """
    finished = exists().where(games.c.table == tables.c.id, games.c.ended.is_not(None))
    untouched = [
        (tables.c.stage == "gathering") & (tables.c.touched < gathering) & ~finished,
        (tables.c.stage == "playing") & (tables.c.touched < playing) & ~finished,
        ((tables.c.stage == "over") | finished) & (tables.c.touched < over),
    ]
    gone = (people.c.seen < people_since) & ~exists().where(sittings.c.person == people.c.id)
    return [
        delete(keys).where(keys.c.expires < now),
        delete(tables).where(or_(*untouched)),
        *_forget_people(gone),
    ]
