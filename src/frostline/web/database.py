"""Opening a database: from its address to an engine whose schema is up to date, or one clear sentence."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..core.errors import BadOption

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 0x46726F7374  # the key of the lock by which servers that start together migrate one after the other
REFUSALS = (SQLAlchemyError, CommandError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError)
# Connections that come and go under load cost more than waiting for one of a few.
POOL: dict[str, Any] = {"pool_size": 5, "max_overflow": 0}
PRAGMAS = ("busy_timeout = 10000", "synchronous = FULL", "foreign_keys = ON")
TRIES = 200  # to give a new file its journal, with a pause of 0.05 s after each


async def open_database(url: str) -> AsyncEngine:
    """The engine of a database whose schema was made or upgraded."""
    engine = make_engine(url)
    try:
        async with engine.execution_options(writes=True).begin() as connection:
            await connection.run_sync(migrate)
    except BaseException as error:
        await engine.dispose()
        if isinstance(error, REFUSALS):
            raise BadOption(f"the database {shown(url)} cannot be opened: {reason(error)}") from None
        raise
    return engine


def make_engine(url: str) -> AsyncEngine:
    """The engine for `sqlite:///file` or `postgresql://…`; nothing is connected yet."""
    logging.getLogger("aiosqlite").setLevel(logging.WARNING)  # below that it writes every value to the log
    scheme = url.partition(":")[0]
    if scheme == "sqlite":
        return sqlite_engine(url)
    if scheme in ("postgresql", "postgres"):
        return postgresql_engine(url)
    raise BadOption("a database is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")


def sqlite_engine(url: str) -> AsyncEngine:
    """An engine for a file, made for its owner alone where there is none."""
    name = url.removeprefix("sqlite:///")
    if name in ("", ":memory:", url):
        raise BadOption("a SQLite database is sqlite:///FILE, with a file's name")
    path = Path(name).expanduser()
    if path.is_dir():
        raise BadOption(f"the database {path} cannot be opened: it is a folder")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            path.touch(mode=0o600)
    except OSError as error:
        raise BadOption(f"the database {path} cannot be opened: {reason(error)}") from None
    url_of_file = sa.URL.create("sqlite+aiosqlite", database=str(path))
    engine = create_async_engine(url_of_file, hide_parameters=True, **POOL)
    sa.event.listen(engine.sync_engine, "connect", prepare_sqlite)
    sa.event.listen(engine.sync_engine, "begin", begin_sqlite)
    return engine


def prepare_sqlite(connection: Any, _record: object) -> None:
    """Every connection: wait for others, lose nothing once it is committed, and leave transactions to us."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    keep_journal(cursor)
    cursor.close()


def keep_journal(cursor: Any) -> None:
    """Write ahead. Of several that change this in a new file at once all but one are turned away: no timeout helps."""
    for left in reversed(range(TRIES)):
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or not left:
                raise
            sa.util.await_only(asyncio.sleep(0.05))


def begin_sqlite(connection: sa.Connection) -> None:
    """Who will write takes the lock at once, for a reader that becomes a writer may be turned away."""
    if connection.get_execution_options().get("writes"):
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def postgresql_engine(url: str) -> AsyncEngine:
    """An engine for a server; the address is read as PostgreSQL's own programs read it."""

    async def connect() -> Any:
        return await asyncpg.connect(url, timeout=10)

    return create_async_engine(
        "postgresql+asyncpg://", async_creator=connect, pool_pre_ping=True, hide_parameters=True, **POOL
    )


def migrate(connection: sa.Connection) -> None:
    """Bring the schema to where this version of Frostline wants it, all or nothing."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def migrations() -> Config:
    """How Alembic finds our migrations."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def shown(url: str) -> str:
    """An address without anything secret: neither what stands before an @, nor what comes after a question mark."""
    scheme, _, rest = url.partition("://")
    rest, _, query = rest.partition("?")
    if scheme == "sqlite":
        return rest.removeprefix("/")
    return f"{scheme}://{'…' if '@' in query and '@' not in rest else rest.rpartition('@')[2]}"


def reason(error: BaseException) -> str:
    """Why a database cannot be opened, in a few words."""
    if isinstance(error, CommandError):
        text = "it was written by a newer Frostline"
    elif isinstance(error, DBAPIError):
        text = str(error.orig)
    elif isinstance(error, OSError) and error.filename:
        text = f"{error.strerror}: {error.filename}"
    elif isinstance(error, OSError) and type(error) is not ConnectionError:
        text = "no server answers there"
    elif isinstance(error, ValueError) and not isinstance(error, asyncpg.InterfaceError):
        text = "the address cannot be read"  # the error itself may quote a password
    else:
        text = str(error)
    return text.partition("\n")[0]
