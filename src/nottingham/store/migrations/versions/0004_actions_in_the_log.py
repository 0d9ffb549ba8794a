"""Moves keep the action that made them. Moves stored earlier, or by an older program, have none."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("moves", sa.Column("action", sa.LargeBinary(), nullable=True))
