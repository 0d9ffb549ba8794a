"""Bringing a file to the schema this program knows, whatever older one it has.

A migration happens whole or not at all. A file that a newer Nottingham wrote is left as it is: reading it by older
rules could lose what they don't know.
"""

from threading import Lock
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from nottingham.store.errors import CannotOpen, Damaged

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
            raise CannotOpen(f"it was written by a newer Nottingham (schema {', '.join(current)})")
        if not current and inspect(connection).get_table_names():
            raise CannotOpen("it is a database, but not one of Nottingham's")
        command.upgrade(config, revision)
        # Tables may be rebuilt while foreign keys are not watched.
        if orphans := connection.exec_driver_sql("PRAGMA foreign_key_check").all():
            raise Damaged(f"{len(orphans)} rows belong to nothing; restore a backup")
