"""What hosts did, kept with the game; whoever only watches is nobody in particular."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "acts",
        sa.Column(
            "game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("player", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("person", sa.String(64)),
        sa.Column("whom", sa.Integer),
        sa.Column("whom_name", sa.String(40), nullable=False),
        sa.Column("whom_person", sa.String(64)),
    )
    op.create_index("acts_person", "acts", ["person"])
    op.create_index("acts_whom_person", "acts", ["whom_person"])
    # A watcher with a name is whoever made a table of bots, the first of its watchers.
    op.execute(
        "UPDATE tokens SET person = NULL WHERE player IS NULL AND EXISTS (SELECT 1 FROM tokens"
        " AS other WHERE other.game = tokens.game"
        " AND (other.player IS NOT NULL OR other.expires < tokens.expires))"
    )
    # A seat that somebody has taken has one owner: what others were given for it is void.
    op.execute(
        "DELETE FROM tokens WHERE player IS NOT NULL AND person IS NULL AND EXISTS (SELECT 1"
        " FROM tokens AS other WHERE other.game = tokens.game AND other.player = tokens.player"
        " AND other.person IS NOT NULL)"
    )


def downgrade() -> None:
    op.drop_table("acts")
