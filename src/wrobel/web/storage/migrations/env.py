"""How Alembic reaches the database: through the connection it was given."""

from alembic import context

from wrobel.web.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata)
context.run_migrations()
