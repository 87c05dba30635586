"""Migrations of the database, run by Alembic when the server starts and they are needed."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

HEAD = "0002"  # the newest form


def upgrade(connection: Connection) -> None:
    """Bring a database to the newest form, within the transaction of the connection."""
    if current(connection) == HEAD:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, HEAD)


def current(connection: Connection) -> str | None:
    """The form a database has; to ask so costs less than to load Alembic."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.execute(
        text("SELECT version_num FROM alembic_version")
    ).scalar()
    return version
