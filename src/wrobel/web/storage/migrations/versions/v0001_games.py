"""Games, tokens and moves."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("header", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column(
            "game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("player", sa.Integer),
        sa.Column("person", sa.String(64)),
        sa.Column("joined", sa.Boolean, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("tokens_game", "tokens", ["game"])
    op.create_index("tokens_person", "tokens", ["person"])
    op.create_table(
        "moves",
        sa.Column(
            "game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.Integer, nullable=False),
        sa.Column("text", sa.String(40), nullable=False),
    )


def downgrade() -> None:
    for table in ("moves", "tokens", "games"):
        op.drop_table(table)
