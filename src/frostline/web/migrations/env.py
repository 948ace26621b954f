"""Alembic's way in: with the connection the server gives, or from the command line with -x database=URL."""

from __future__ import annotations

import asyncio
from typing import Literal

from alembic import context
from alembic.util import CommandError
from sqlalchemy import Connection

from frostline.web.database import make_engine
from frostline.web.models import Moment, Words, metadata


def written(_kind: str, item: object, _context: object) -> str | Literal[False]:
    """How a column's type stands in a new migration: as what it is in the database, not by our name for it."""
    if isinstance(item, Words):
        return "sa.Text()"
    return "sa.DateTime(timezone=True)" if isinstance(item, Moment) else False


def run(connection: Connection) -> None:
    """Run what was asked for on this connection."""
    context.configure(connection, target_metadata=metadata, render_item=written, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


async def run_alone() -> None:
    """Open the database that was named, and run."""
    url = context.get_x_argument(as_dictionary=True).get("database")
    if not isinstance(url, str):
        raise CommandError("name the database: alembic -x database=URL …")
    engine = make_engine(url)
    try:
        async with engine.execution_options(writes=True).begin() as connection:
            await connection.run_sync(run)
    finally:
        await engine.dispose()


given = context.config.attributes.get("connection")
if given is None:
    asyncio.run(run_alone())
else:
    run(given)
