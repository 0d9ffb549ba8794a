"""Cleaning has a clock of its own."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

Big = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "cleaning",
        sa.Column("clock", Big, autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("clock", name="pk_cleaning"),
    )
