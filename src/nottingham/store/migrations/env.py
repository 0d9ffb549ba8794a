"""Alembic's way into the migrations: the connection comes from `migrating.migrate`, with its transaction begun."""

from alembic import context

from nottingham.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite can't alter most of a table: it is copied into a new one
)
context.run_migrations()
