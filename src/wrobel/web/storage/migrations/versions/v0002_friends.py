"""Short codes of games, and logs that people sent."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("games", sa.Column("code", sa.String(8)))
    op.create_index("games_code", "games", ["code"], unique=True)
    op.create_table(
        "replays",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_index("replays_person", "replays", ["person"])


def downgrade() -> None:
    op.drop_table("replays")
    op.drop_index("games_code", "games")
    op.drop_column("games", "code")
