"""Alembic migrations of the schema. A released migration is never changed."""
