"""Migrates a database from any older schema to the one this program knows.

A migration happens completely or not at all, and only once, however many servers start together. Older servers may be
writing at the same time. They lock `tables` before `moves` when a game begins, and `moves` before `tables` when one
ends, so a migration must alter only one of the two, or it could deadlock. A database with a newer schema is used as it
is if its `era` table says that this program knows enough of it; otherwise it can't be opened.
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

# Alembic keeps its state in globals.
_one_at_a_time: Final = Lock()


def migrate(connection: Connection, revision: str = "head") -> None:
    """Migrate to the newest schema, or to an older revision for tests, inside the connection's transaction."""
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
        # On SQLite a migration may rebuild tables, and foreign keys are not enforced meanwhile.
        check = connection.dialect.name == "sqlite"
        if check and (orphans := connection.exec_driver_sql("PRAGMA foreign_key_check").all()):
            raise Damaged(f"{len(orphans)} rows refer to rows that do not exist; restore a backup")


def _knows_enough(connection: Connection, known: set[str]) -> bool:
    """Whether the changes made since this program was written are compatible with it."""
    if not inspect(connection).has_table(era.name):
        return False
    needed = connection.execute(select(era.c.least)).scalars().all()
    return bool(needed) and known.issuperset(needed)
