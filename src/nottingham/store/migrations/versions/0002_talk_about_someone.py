"""A phrase in the chat can be about a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("chat", sa.Column("about", sa.Integer(), nullable=True))
