"""Links to score books: who gave them, and a line for each that is given or taken back."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("book_links", sa.Column("giver", sa.String(64)))
    op.create_table(
        "book_acts",
        sa.Column(
            "book",
            sa.String(32),
            sa.ForeignKey("books.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("link", sa.String(64), nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("role", sa.String(20), nullable=False),
        sa.Column("about", sa.String(64), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("book_acts")
    op.drop_column("book_links", "giver")
