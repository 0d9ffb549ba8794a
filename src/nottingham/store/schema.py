"""The tables of the store, for every database that can hold it.

What stands here must equal what the migrations make: a change is written in both places, and a test compares them.
Whatever belongs to something that is forgotten goes with it; what a person said or achieved stays behind without
him. Every column that points elsewhere has an index, or forgetting would have to read everything.

Servers that share a database are not all started anew at one moment. So a migration adds, and an older program goes on
beside it: new columns have a default, and nothing is renamed or taken away. One that must do more says so in `era`.
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

# SQLite's own INTEGER has 64 bits, and as a primary key it is the row's address.
Big: Final = BigInteger().with_variant(Integer, "sqlite")


def _id() -> Column[int]:
    return Column("id", Big, primary_key=True, autoincrement=False)


def _of(name: str, whole: str, *, primary_key: bool = False, index: bool = False) -> Column[int]:
    """What belongs to a whole, and goes with it."""
    return Column(
        name, Big, ForeignKey(f"{whole}.id", ondelete="CASCADE"), nullable=False, primary_key=primary_key, index=index
    )


def _by(name: str) -> Column[int | None]:
    """Whose it was: it stays when he is forgotten."""
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
    sqlite_with_rowid=False,
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
    # Of a game that may be long forgotten: what somebody has done here stays when the replay is gone.
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

# The oldest schema that a program must know to use this one: what was only added since doesn't disturb it.
era: Final = Table("era", metadata, Column("least", Text, primary_key=True))
