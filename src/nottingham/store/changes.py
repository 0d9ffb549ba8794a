"""All changes to the store, as values. `Store.commit` makes the given changes in one transaction.

`Move` and `ConditionalMove` are changes themselves, and the only frequent ones; functions return all others.
Everything here works for every database. Changing a row that does not exist does nothing; adding one that exists is a
`Conflict`.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import asdict, astuple
from sqlalchemy import ColumnElement, Executable, Table, bindparam, delete, exists, insert, or_, select, update

from nottingham.store.rows import ChatLine, GameRow, Key, Move, Person, Result, TableRow
from nottingham.store.schema import chat, cleaning, games, keys, people, results, sittings, tables


class BoundStatement(NamedTuple):
    """A constant statement with its values. Building a statement each time would cost as much as a dozen moves."""

    statement: Executable
    values: dict[str, Any]
    must_match: bool = False
    """Whether it is a conflict if no row matches."""


class ConditionalMove(NamedTuple):
    """A move to store only if its table still has this revision. Otherwise it is a `Conflict`."""

    move: Move
    table: int
    revision: int


def as_row(change: Move | ConditionalMove) -> tuple[Any, ...]:
    """The columns of a move, then the table and revision it depends on, or None and None."""
    if isinstance(change, ConditionalMove):
        return (*astuple(change.move), change.table, change.revision)
    return (*astuple(change), None, None)


Change: TypeAlias = Move | ConditionalMove | BoundStatement | Executable | Sequence[Executable]

_INSERTS: Final = {table: insert(table) for table in (people, keys, tables, sittings, games, chat, results)}
_SAVE_TABLE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("this"), tables.c.revision == bindparam("before"))
    .values({column.name: bindparam(column.name) for column in tables.c if column is not tables.c.id})
)


def _add(table: Table, record: Struct) -> BoundStatement:
    return BoundStatement(_INSERTS[table], asdict(record))


def add_person(person: Person) -> Change:
    return _add(people, person)


def rename_person(person: int, name: str, colour: str, charge: str) -> Change:
    return update(people).where(people.c.id == person).values(name=name, colour=colour, charge=charge)


def mark_person_seen(person: int, at: int) -> Change:
    return update(people).where(people.c.id == person).values(seen=at)


def forget_person(person: int) -> Change:
    """Delete a person with their keys and sittings. Chat lines stay without their name, results without the person."""
    return _forget_people(people.c.id == person)


def _forget_people(who: ColumnElement[bool]) -> list[Executable]:
    return [
        update(chat).where(chat.c.person.in_(select(people.c.id).where(who))).values(name=""),
        delete(people).where(who),
    ]


def add_key(key: Key) -> Change:
    return _add(keys, key)


def renew_key(key: int, at: int, expires: int) -> Change:
    return update(keys).where(keys.c.id == key).values(seen=at, expires=expires)


def revoke_key(person: int, key: int) -> Change:
    """Delete a key if it is this person's."""
    return delete(keys).where(keys.c.id == key, keys.c.person == person)


def spend_link(key: int) -> Change:
    """Delete a link. Add a device key with the same id in the same commit: if two use the link, one gets a
    `Conflict`.
    """
    return delete(keys).where(keys.c.id == key, keys.c.kind == "link")


def revoke_all_keys(person: int, except_id: int | None = None) -> Change:
    revoked = delete(keys).where(keys.c.person == person)
    return revoked if except_id is None else revoked.where(keys.c.id != except_id)


def add_table(table: TableRow) -> Change:
    return _add(tables, table)


def save_table(table: TableRow) -> Change:
    """Save the next revision of a table. It is a `Conflict` if another writer has saved that revision already."""
    values = asdict(table)
    values["this"] = values.pop("id")
    values["before"] = table.revision - 1
    return BoundStatement(_SAVE_TABLE, values, must_match=True)


def touch_tables(these: Sequence[int], at: int) -> Change:
    """Keep tables from expiring while somebody is there."""
    return update(tables).where(tables.c.id.in_(these)).values(touched=at)


def add_sitting(table: int, person: int) -> Change:
    return BoundStatement(_INSERTS[sittings], {"table": table, "person": person})


def remove_sitting(table: int, person: int) -> Change:
    return delete(sittings).where(sittings.c.table == table, sittings.c.person == person)


def add_game(game: GameRow) -> Change:
    return _add(games, game)


def remove_game(game: int) -> Change:
    """Delete a game with its moves. Its results stay."""
    return delete(games).where(games.c.id == game)


def end_game(game: int, ended: int, summary: bytes | None) -> Change:
    return update(games).where(games.c.id == game).values(ended=ended, summary=summary)


def add_chat(line: ChatLine) -> Change:
    return _add(chat, line)


def trim_chat(table: int, before: int) -> Change:
    """Delete the lines before this number."""
    return delete(chat).where(chat.c.table == table, chat.c.number < before)


def add_result(result: Result) -> Change:
    return _add(results, result)


def forget_results(person: int) -> Change:
    """Keep a person's results, but without the person."""
    return update(results).where(results.c.person == person).values(person=None)


def set_cleaning_clock(at: int) -> Change:
    return [delete(cleaning), insert(cleaning).values(clock=at)]


class Cutoffs(NamedTuple):
    """The times before which unused things are forgotten."""

    keys: int
    gathering: int
    playing: int
    over: int
    people: int


def expired(before: Cutoffs) -> dict[Table, ColumnElement[bool]]:
    """What has expired: keys; tables untouched since the time given for their stage; and people not seen for long who
    sit at no other table. A table with a finished game counts as over, whatever its stage.
    """
    finished = exists().where(games.c.table == tables.c.id, games.c.ended.is_not(None))
    untouched = or_(
        (tables.c.stage == "gathering") & (tables.c.touched < before.gathering) & ~finished,
        (tables.c.stage == "playing") & (tables.c.touched < before.playing) & ~finished,
        ((tables.c.stage == "over") | finished) & (tables.c.touched < before.over),
    )
    sitting = exists().where(sittings.c.person == people.c.id, tables.c.id == sittings.c.table, ~untouched)
    return {
        keys: keys.c.expires < before.keys,
        tables: untouched,
        people: (people.c.seen < before.people) & ~sitting,
    }


def forget_expired(before: Cutoffs) -> Change:
    """Delete what `expired` finds."""
    gone = expired(before)
    return [delete(keys).where(gone[keys]), *_forget_people(gone[people]), delete(tables).where(gone[tables])]
