"""The tables of the store, the same for every database.

They must match the result of the migrations: make a change in both places, and a test compares them. Rows that belong
to a deleted row are deleted with it; a person's chat lines and results stay, without the person. Every foreign key has
an index, or deletions would scan whole tables.

Servers that share a database are upgraded one after another, so old programs must be able to keep using a migrated
database. A migration only adds: new columns have a default or are nullable, and nothing is renamed or removed. A
migration that must do more says so in `era`.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

# SQLite's INTEGER has 64 bits, and as a primary key it is the rowid.
Big: Final = BigInteger().with_variant(Integer, "sqlite")


def _id() -> Column[int]:
    return Column("id", Big, primary_key=True, autoincrement=False)


def _of(name: str, parent: str, *, primary_key: bool = False, index: bool = False) -> Column[int]:
    """A reference to the row that this one belongs to, and is deleted with."""
    return Column(
        name, Big, ForeignKey(f"{parent}.id", ondelete="CASCADE"), nullable=False, primary_key=primary_key, index=index
    )


def _by(name: str) -> Column[int | None]:
    """A reference to a person that becomes null when they are deleted."""
    return Column(name, Big, ForeignKey("people.id", ondelete="SET NULL"), index=True)


def _time(name: str) -> Column[int]:
    return Column(name, Big, nullable=False)


def _count(name: str, *, primary_key: bool = False) -> Column[int]:
    return Column(name, Integer, nullable=False, primary_key=primary_key, autoincrement=False)


people: Final = Table(
    "people",
    metadata,
    _id(),
    Column("name", Text, nullable=False),
    Column("colour", Text, nullable=False),
    Column("charge", Text, nullable=False),
    _time("since"),
    _time("seen"),
)

keys: Final = Table(
    "keys",
    metadata,
    _id(),
    Column("hash", LargeBinary, nullable=False, unique=True),
    _of("person", "people", index=True),
    Column("kind", Text, nullable=False),
    Column("label", Text, nullable=False),
    _time("since"),
    _time("seen"),
    _time("expires"),
)

tables: Final = Table(
    "tables",
    metadata,
    _id(),
    Column("code", Text, nullable=False, unique=True),
    _by("host"),
    Column("public", Boolean, nullable=False),
    Column("stage", Text, nullable=False),
    Column("doc", LargeBinary, nullable=False),
    _time("since"),
    Column("touched", Big, nullable=False, index=True),
    Column("revision", Integer, nullable=False, server_default="0"),
    Index(None, "public", "stage", "touched"),
)

sittings: Final = Table(
    "sittings",
    metadata,
    _of("table", "tables", primary_key=True),
    _of("person", "people", primary_key=True, index=True),
)

games: Final = Table(
    "games",
    metadata,
    _id(),
    Column("code", Text, nullable=False, unique=True),
    _of("table", "tables", index=True),
    _count("number"),
    _time("since"),
    Column("ended", Big),
    Column("summary", LargeBinary),
)

# The primary key is the lock: two writers can't both store version 7 of a game.
moves: Final = Table(
    "moves",
    metadata,
    _of("game", "games", primary_key=True),
    _count("version", primary_key=True),
    Column("seat", Integer),
    Column("key", Text),
    _time("at"),
    Column("events", LargeBinary, nullable=False),
    Column("action", LargeBinary),
)

chat: Final = Table(
    "chat",
    metadata,
    _of("table", "tables", primary_key=True),
    _count("number", primary_key=True),
    _by("person"),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    _time("at"),
    Column("text", Text),
    Column("phrase", Text),
    Column("about", Integer),
)

results: Final = Table(
    "results",
    metadata,
    # Not a foreign key: results stay when their game is deleted.
    Column("game", Big, primary_key=True, autoincrement=False),
    _count("seat", primary_key=True),
    _by("person"),
    Column("bot", Text, index=True),
    _count("players"),
    _count("rank"),
    Column("won", Double, nullable=False),
    _count("points"),
    _count("bags"),
    _count("lies"),
    _count("caught"),
    _count("opened"),
    _count("opened_lying"),
    _count("best_bribe"),
    _time("at"),
)

# The oldest schema a program must know to use this database: what later migrations added doesn't matter to it.
era: Final = Table("era", metadata, Column("least", Text, primary_key=True))

# How far deleting old things has come: see `server/cleaning.py`. One row, or none in a new database.
cleaning: Final = Table("cleaning", metadata, Column("clock", Big, primary_key=True, autoincrement=False))
