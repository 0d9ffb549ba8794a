"""The first schema: people, keys, tables, sittings, games, moves, chat and results."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

Big = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", Big, autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("colour", sa.Text(), nullable=False),
        sa.Column("charge", sa.Text(), nullable=False),
        sa.Column("since", Big, nullable=False),
        sa.Column("seen", Big, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "keys",
        sa.Column("id", Big, autoincrement=False, nullable=False),
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("person", Big, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("since", Big, nullable=False),
        sa.Column("seen", Big, nullable=False),
        sa.Column("expires", Big, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_keys_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_keys"),
        sa.UniqueConstraint("hash", name="uq_keys_hash"),
    )
    op.create_index("ix_keys_person", "keys", ["person"])
    op.create_table(
        "tables",
        sa.Column("id", Big, autoincrement=False, nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("host", Big, nullable=True),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("stage", sa.Text(), nullable=False),
        sa.Column("doc", sa.LargeBinary(), nullable=False),
        sa.Column("since", Big, nullable=False),
        sa.Column("touched", Big, nullable=False),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name="fk_tables_host", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("code", name="uq_tables_code"),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_public_stage_touched", "tables", ["public", "stage", "touched"])
    op.create_index("ix_tables_touched", "tables", ["touched"])
    op.create_table(
        "chat",
        sa.Column("table", Big, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", Big, nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("at", Big, nullable=False),
        sa.Column("text", sa.Text(), nullable=True),
        sa.Column("phrase", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_chat_person", ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_chat_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "number", name="pk_chat"),
    )
    op.create_index("ix_chat_person", "chat", ["person"])
    op.create_table(
        "games",
        sa.Column("id", Big, autoincrement=False, nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("table", Big, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("since", Big, nullable=False),
        sa.Column("ended", Big, nullable=True),
        sa.Column("summary", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_games_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        sa.UniqueConstraint("code", name="uq_games_code"),
    )
    op.create_index("ix_games_table", "games", ["table"])
    op.create_table(
        "sittings",
        sa.Column("table", Big, nullable=False),
        sa.Column("person", Big, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sittings_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_sittings_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "person", name="pk_sittings"),
    )
    op.create_index("ix_sittings_person", "sittings", ["person"])
    op.create_table(
        "moves",
        sa.Column("game", Big, nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("key", sa.Text(), nullable=True),
        sa.Column("at", Big, nullable=False),
        sa.Column("events", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_moves_game", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "version", name="pk_moves"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "results",
        sa.Column("game", Big, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", Big, nullable=True),
        sa.Column("bot", sa.Text(), nullable=True),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("won", sa.Double(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("bags", sa.Integer(), nullable=False),
        sa.Column("lies", sa.Integer(), nullable=False),
        sa.Column("caught", sa.Integer(), nullable=False),
        sa.Column("opened", sa.Integer(), nullable=False),
        sa.Column("opened_lying", sa.Integer(), nullable=False),
        sa.Column("best_bribe", sa.Integer(), nullable=False),
        sa.Column("at", Big, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_results_person", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_results"),
    )
    op.create_index("ix_results_bot", "results", ["bot"])
    op.create_index("ix_results_person", "results", ["person"])
