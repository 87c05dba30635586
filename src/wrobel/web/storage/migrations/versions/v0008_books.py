"""Score books: their lines, the links that open them, and whose seats are whose."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def book() -> sa.Column[str]:
    key = sa.ForeignKey("books.id", ondelete="CASCADE")
    return sa.Column("book", sa.String(32), key, primary_key=True)


def upgrade() -> None:
    op.create_table(
        "books",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.Column("expired_for", sa.Float),
        sa.Column("source", sa.String(120)),
    )
    op.create_index("books_source", "books", ["source"], unique=True)
    op.create_table(
        "book_lines",
        book(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("checksum", sa.BigInteger, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("link", sa.String(64), nullable=False),
    )
    op.create_table(
        "book_links",
        book(),
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("role", sa.String(20), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "book_people",
        book(),
        sa.Column("player", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(64), nullable=False),
    )
    op.create_index("book_people_person", "book_people", ["person"])


def downgrade() -> None:
    for table in ("book_people", "book_links", "book_lines", "books"):
        op.drop_table(table)
