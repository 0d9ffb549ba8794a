"""Bringing a database to the schema this program knows, whatever older one it has.

A migration happens whole or not at all, and once, however many servers start together. Older ones may be writing
meanwhile, to `tables` first when a game begins and to `moves` first when one ends: a migration takes hold of one of the
two at most. A database that a newer Nottingham wrote is used as it is if it says that this program knows enough of it
(`schema.era`), and else left alone.
"""

from threading import Lock
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, select

from nottingham.store.errors import CannotOpen, Damaged
from nottingham.store.schema import era

# Alembic keeps what it is doing in globals.
_one_at_a_time: Final = Lock()


def migrate(connection: Connection, revision: str = "head") -> None:
    """Bring the database to the newest schema, or to one of its older ones, inside the connection's transaction."""
    with _one_at_a_time:
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", "nottingham.store:migrations")
        scripts = ScriptDirectory.from_config(config)
        current = MigrationContext.configure(connection).get_current_heads()
        if set(current) == set(scripts.get_heads()):
            return
        known = {script.revision for script in scripts.walk_revisions()}
        if not known.issuperset(current):
            if _knows_enough(connection, known):
                return
            raise CannotOpen(f"it was written by a newer Nottingham (schema {', '.join(current)})")
        if not current and inspect(connection).get_table_names():
            raise CannotOpen("it is a database, but not one of Nottingham's")
        command.upgrade(config, revision)
        # On SQLite tables may be rebuilt, and foreign keys are not watched meanwhile.
        check = connection.dialect.name == "sqlite"
        if check and (orphans := connection.exec_driver_sql("PRAGMA foreign_key_check").all()):
            raise Damaged(f"{len(orphans)} rows belong to nothing; restore a backup")


def _knows_enough(connection: Connection, known: set[str]) -> bool:
    """Whether all that was changed since this program was written is of a kind that leaves older ones in peace."""
    if not inspect(connection).has_table(era.name):
        return False
    needed = connection.execute(select(era.c.least)).scalars().all()
    return bool(needed) and known.issuperset(needed)
