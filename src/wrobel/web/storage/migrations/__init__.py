"""Migrations of the database, run by Alembic when the server starts and they are needed.

To load Alembic takes longer than all else at the start of a server, so a new database gets its
newest form at once.
"""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from wrobel.web.storage.schema import metadata

HEAD = "0009"  # the newest form


def upgrade(connection: Connection) -> None:
    """Bring a database to the newest form, within the transaction of the connection."""
    if current(connection) == HEAD:
        return
    if inspect(connection).get_table_names():
        migrate(connection)
    else:
        create(connection)


def migrate(connection: Connection, to: str = HEAD) -> None:
    """Go through all forms from the one that the database has."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def create(connection: Connection) -> None:
    """Make all tables in their newest form."""
    metadata.create_all(connection)
    connection.execute(
        text(
            "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL,"
            " CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))"
        )
    )
    connection.execute(text("INSERT INTO alembic_version VALUES (:head)"), {"head": HEAD})


def current(connection: Connection) -> str | None:
    """The form a database has."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.execute(
        text("SELECT version_num FROM alembic_version")
    ).scalar()
    return version
