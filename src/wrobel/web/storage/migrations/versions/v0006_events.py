"""Events (evenings, tournaments): their acts, and the links that open them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "events",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "event_acts",
        sa.Column(
            "event", sa.String(32), sa.ForeignKey("events.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("checksum", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "event_links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column(
            "event", sa.String(32), sa.ForeignKey("events.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("role", sa.String(20), nullable=False),
        sa.Column("table", sa.Integer),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("event_links_event", "event_links", ["event"])


def downgrade() -> None:
    op.drop_table("event_links")
    op.drop_table("event_acts")
    op.drop_table("events")
