"""SQLite keeps moves in the order in which they are made, and finds them by an index.

Before, it kept them in the order of their games, so that each move of a transaction changed a page of its own.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

Big = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":
        return
    op.rename_table("moves", "moves_by_game")
    op.create_table(
        "moves",
        sa.Column("game", Big, nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("key", sa.Text(), nullable=True),
        sa.Column("at", Big, nullable=False),
        sa.Column("events", sa.LargeBinary(), nullable=False),
        sa.Column("action", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_moves_game", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "version", name="pk_moves"),
    )
    op.execute(
        "INSERT INTO moves (game, version, seat, key, at, events, action) "
        "SELECT game, version, seat, key, at, events, action FROM moves_by_game"
    )
    op.drop_table("moves_by_game")
