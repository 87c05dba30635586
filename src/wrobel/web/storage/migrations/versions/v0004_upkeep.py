"""Checksums of the journal's rows, and marks for what has expired."""

import sqlalchemy as sa
from alembic import op

from wrobel.web.storage.checksums import checksum

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("games", sa.Column("expired_for", sa.Float))
    op.add_column("replays", sa.Column("expired_for", sa.Float))
    op.add_column("moves", sa.Column("checksum", sa.BigInteger))
    fill()


def fill() -> None:
    """What is there now gets its checksums."""
    moves = sa.table("moves", *map(sa.column, ("game", "number", "player", "text", "checksum")))
    connection = op.get_bind()
    for game in connection.execute(sa.select(moves.c.game).distinct()).scalars().all():
        rows = connection.execute(
            sa.select(moves.c.number, moves.c.player, moves.c.text).where(moves.c.game == game)
        ).all()
        connection.execute(
            sa.update(moves)
            .where(moves.c.game == game, moves.c.number == sa.bindparam("row"))
            .values(checksum=sa.bindparam("sum")),
            [{"row": number, "sum": checksum(game, number, *move)} for number, *move in rows],
        )


def downgrade() -> None:
    op.drop_column("moves", "checksum")
    op.drop_column("replays", "expired_for")
    op.drop_column("games", "expired_for")
