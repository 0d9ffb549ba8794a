"""Several servers can share a database: tables count their revisions, and `era` can keep old programs out."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer(), server_default="0", nullable=False))
    era = op.create_table(
        "era",
        sa.Column("least", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("least", name="pk_era"),
    )
    op.bulk_insert(era, [{"least": revision}])
