"""The tables of the database. `migrations/` makes them; a test compares the two."""

from __future__ import annotations

from datetime import UTC, datetime

import sqlalchemy as sa
from sqlalchemy import Column, ForeignKey


class Words(sa.TypeDecorator[str]):
    """Text that both databases take: PostgreSQL refuses NUL, and nobody can encode half a surrogate pair."""

    impl = sa.Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: sa.Dialect) -> str | None:
        """What is sent."""
        return value and value.encode("utf-8", "replace").decode("utf-8").replace("\0", "?")


class Moment(sa.TypeDecorator[datetime]):
    """A moment in UTC; SQLite keeps no time zone, so it is put back on reading."""

    impl = sa.DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: sa.Dialect) -> datetime | None:
        """What is read."""
        return value and value.replace(tzinfo=UTC)


JSON = sa.JSON(none_as_null=True)

metadata = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

people = sa.Table(
    "people",
    metadata,
    Column("id", Words, primary_key=True),
    Column("name", Words, nullable=False),
    Column("account", Words),
    Column("account_key", Words, unique=True),  # the account's name as it is compared: see `account_key` in store.py
    Column("password_hash", Words),
    Column("lang", Words, nullable=False),
    Column("theme", Words, nullable=False),
    Column("confirm", sa.Boolean, nullable=False),
    Column("created", Moment, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    Column("id", Words, primary_key=True),
    Column("game", Words, nullable=False),
    Column("rules", sa.Integer, nullable=False),
    Column("seats", sa.Integer, nullable=False),
    Column("seed", sa.BigInteger, nullable=False),
    Column("options", JSON, nullable=False),
    Column("pack", JSON),
    Column("pack_folder", Words, nullable=False),
    Column("owner", Words, ForeignKey("people.id"), nullable=False, index=True),
    Column("public", sa.Boolean, nullable=False),
    Column("state", Words, nullable=False),
    Column("created", Moment, nullable=False),
    Column("updated", Moment, nullable=False),
    sa.Index(None, "state", "updated"),
)

places = sa.Table(
    "places",
    metadata,
    Column("table_id", Words, ForeignKey("tables.id"), primary_key=True),
    Column("seat", sa.Integer, primary_key=True),
    Column("kind", Words, nullable=False),
    Column("person", Words, ForeignKey("people.id"), index=True),
    Column("bot", Words),
    Column("name", Words, nullable=False),
    Column("away", sa.Boolean, nullable=False),
)

events = sa.Table(
    "events",
    metadata,
    Column("table_id", Words, ForeignKey("tables.id"), primary_key=True),
    Column("number", sa.Integer, primary_key=True),
    Column("kind", Words, nullable=False),
    Column("seat", sa.Integer),
    Column("text", Words, nullable=False),
    Column("at", Moment, nullable=False),
    Column("why", JSON),  # a bot's reason, by language
)

chats = sa.Table(
    "chats",
    metadata,
    Column("id", sa.Integer, primary_key=True),
    Column("table_id", Words, ForeignKey("tables.id"), nullable=False),
    Column("person", Words, ForeignKey("people.id"), nullable=False, index=True),
    Column("name", Words, nullable=False),
    Column("text", Words, nullable=False),
    Column("at", Moment, nullable=False),
    sa.Index(None, "table_id", "id"),
)

notes = sa.Table(
    "notes",
    metadata,
    Column("table_id", Words, ForeignKey("tables.id"), primary_key=True),
    Column("person", Words, ForeignKey("people.id"), primary_key=True),
    Column("text", Words, nullable=False),
)

takebacks = sa.Table(
    "takebacks",
    metadata,
    Column("table_id", Words, ForeignKey("tables.id"), primary_key=True),
    Column("to_number", sa.Integer, nullable=False),
    Column("asked_by", sa.Integer, nullable=False),
    Column("agreed", JSON, nullable=False),
)
