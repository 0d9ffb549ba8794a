"""Alembic's entry point. The connection comes from `migrate.migrate`, with its transaction begun."""

from alembic import context

from nottingham.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite can alter little of a table in place, so Alembic copies it into a new one
)
context.run_migrations()
