"""The store: everything the site keeps. Nothing else knows SQL."""

from __future__ import annotations

import asyncio
import secrets
import string
import unicodedata
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from dataclasses import asdict, fields
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .database import open_database
from .models import chats, events, notes, people, places, tables, takebacks
from .rows import Chat, Event, NewTable, Person, Place, Table, Takeback

__all__ = ["Chat", "Event", "NewTable", "Person", "Place", "Store", "Table", "Takeback"]

LETTERS = string.ascii_letters + string.digits


def columns(table: sa.Table, row: type) -> list[sa.Column[Any]]:
    """The columns a row is made of, in its order."""
    return [table.c[field.name] for field in fields(row) if field.name in table.c]


def only(given: dict[str, Any], *names: str) -> dict[str, Any]:
    """The given fields, if they are all among those that may be changed."""
    if not given.keys() <= set(names):
        raise TypeError(f"cannot change {', '.join(given.keys() - set(names))}")
    return given


def with_places(which: sa.ColumnElement[bool]) -> sa.Select[Any]:
    """The first `limit` of some tables, newest activity first, each once for every place."""
    some = sa.select(*TABLE).where(which).order_by(tables.c.updated.desc()).limit(sa.bindparam("limit")).subquery()
    seated = some.join(places, places.c.table_id == some.c.id)
    order = (some.c.updated.desc(), some.c.id, places.c.seat)
    return sa.select(*some.c, *PLACE).select_from(seated).order_by(*order)


def account_key(account: str) -> str:
    """An account's name as it is compared: capitals and lookalike forms of a letter make no difference."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", account).casefold()).strip()


def now() -> datetime:
    """This moment."""
    return datetime.now(UTC)


def new_id() -> str:
    """An id nobody can guess, of letters and digits: it may stand in an address and on a command line."""
    return "".join(secrets.choice(LETTERS) for _ in range(16))


PERSON = columns(people, Person)
TABLE = columns(tables, Table)
PLACE = columns(places, Place)
EVENT = columns(events, Event)
CHAT = columns(chats, Chat)
TAKEBACK = columns(takebacks, Takeback)

# What is asked all the time is put together once.
THIS: sa.BindParameter[str] = sa.bindparam("this")
AFTER: sa.BindParameter[int] = sa.bindparam("after")
PERSON_BY_ID = sa.select(*PERSON).where(people.c.id == THIS)
TABLE_BY_ID = with_places(tables.c.id == THIS)
OPEN_TABLES = with_places((tables.c.state == "open") & tables.c.public)
TABLES_OF = with_places(
    (tables.c.owner == THIS) | tables.c.id.in_(sa.select(places.c.table_id).where(places.c.person == THIS))
)
ACTIVITY = tables.update().where(tables.c.id == THIS).values(updated=sa.bindparam("moment"))
LAST_EVENT = sa.select(sa.func.max(events.c.number)).where(events.c.table_id == THIS)
EVENTS_AFTER = (
    sa.select(*EVENT).where((events.c.table_id == THIS) & (events.c.number > AFTER)).order_by(events.c.number)
)


class Store:
    """People, tables, events and talk in a database. What returns is committed."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._writer = engine.execution_options(writes=True)
        # SQLite has one writer at a time. In line here, nobody has to wait by asking again and again.
        self._turn: AbstractAsyncContextManager[Any] = asyncio.Lock() if engine.name == "sqlite" else nullcontext()

    @classmethod
    async def open(cls, url: str) -> Store:
        """The store at `sqlite:///file` or `postgresql://…`; its schema is made or upgraded first."""
        return cls(await open_database(url))

    async def close(self) -> None:
        """Close every connection."""
        await self.engine.dispose()

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is committed at the end, or rolled back by an error."""
        async with self._turn, self._writer.begin() as connection:
            yield connection

    async def _rows(self, query: sa.Select[Any], **values: Any) -> list[Any]:
        """All rows of a query."""
        async with self.engine.connect() as connection:
            return list(await connection.execute(query, values))

    async def _change(self, statement: sa.Update | sa.Delete) -> int:
        """One change of its own; how many rows it met."""
        async with self._write() as connection:
            return (await connection.execute(statement)).rowcount

    async def _put(self, table: sa.Table, key: dict[str, Any], values: dict[str, Any]) -> None:
        """Insert a row, or change the one that has this key."""
        insert = sqlite.insert if self.engine.name == "sqlite" else postgresql.insert
        async with self._write() as connection:
            await connection.execute(
                insert(table).values(**key, **values).on_conflict_do_update(index_elements=[*key], set_=values)
            )

    # People.

    async def create_person(self, name: str, lang: str, theme: str) -> Person:
        """A new guest."""
        person = Person(new_id(), name, None, None, lang, theme, False, now())
        async with self._write() as connection:
            await connection.execute(people.insert().values(asdict(person)))
        return person

    async def person(self, person_id: str) -> Person | None:
        """A person by id."""
        rows = await self._rows(PERSON_BY_ID, this=person_id)
        return Person(*rows[0]) if rows else None

    async def person_by_account(self, account: str) -> Person | None:
        """A person by the name of the account, in whatever capitals."""
        rows = await self._rows(sa.select(*PERSON).where(people.c.account_key == account_key(account)))
        return Person(*rows[0]) if rows else None

    async def update_person(self, person_id: str, **given: Any) -> None:
        """Change name, lang, theme, confirm or password_hash."""
        values = only(given, "name", "lang", "theme", "confirm", "password_hash")
        await self._change(people.update().where(people.c.id == person_id).values(values))

    async def register(self, person_id: str, account: str, password_hash: str) -> bool:
        """Give a guest an account. False: the name is taken, or this is no guest."""
        guest = (people.c.id == person_id) & people.c.account_key.is_(None)
        values = {"account": account, "account_key": account_key(account), "password_hash": password_hash}
        try:
            return await self._change(people.update().where(guest).values(values)) == 1
        except IntegrityError:
            return False

    async def merge_person(self, from_id: str, into_id: str) -> None:
        """A guest logs in: seats, tables, talk and notes go to the account, and the guest is gone."""
        async with self._write() as connection:
            guest = (people.c.id == from_id) & people.c.account_key.is_(None)
            if from_id == into_id or not await connection.scalar(sa.select(people.c.id).where(guest)):
                return
            kept = sa.select(notes.c.table_id, notes.c.text).where(notes.c.person == into_id)
            for table_id, text in (await connection.execute(kept)).all():
                both = (notes.c.table_id == table_id) & (notes.c.person == from_id)
                joined = notes.update().where(both).values(text=text + "\n" + notes.c.text)
                if (await connection.execute(joined)).rowcount:
                    mine = (notes.c.table_id == table_id) & (notes.c.person == into_id)
                    await connection.execute(notes.delete().where(mine))
            for column in (tables.c.owner, places.c.person, chats.c.person, notes.c.person):
                await connection.execute(column.table.update().where(column == from_id).values({column: into_id}))
            await connection.execute(people.delete().where(people.c.id == from_id))

    # Tables.

    async def create_table(self, new: NewTable) -> str:
        """A new table, with who sits there and what was already played; its id."""
        table_id, moment = new_id(), now()
        waits = any(place.kind == "open" for place in new.places)
        own = {column.name: getattr(new, column.name) for column in TABLE if hasattr(new, column.name)}
        own |= {"id": table_id, "state": "open" if waits else "playing", "created": moment, "updated": moment}
        seated = [asdict(place) | {"table_id": table_id, "seat": seat} for seat, place in enumerate(new.places)]
        played = [
            {"table_id": table_id, "number": number, "kind": "move", "seat": None, "text": text, "at": moment}
            for number, text in enumerate(new.moves, 1)
        ]
        async with self._write() as connection:
            await connection.execute(tables.insert().values(own))
            for rows, table in ((seated, places), (played, events)):
                if rows:
                    await connection.execute(table.insert(), rows)
        return table_id

    async def _tables(self, query: sa.Select[Any], **values: Any) -> list[Table]:
        """Tables with their places."""
        found: dict[str, Table] = {}
        for row in await self._rows(query, **values):
            table = found.get(row[0]) or found.setdefault(row[0], Table(*row[: len(TABLE)]))
            table.places.append(Place(*row[len(TABLE) :]))
        return list(found.values())

    async def table(self, table_id: str) -> Table | None:
        """A table by id."""
        found = await self._tables(TABLE_BY_ID, this=table_id, limit=1)
        return found[0] if found else None

    async def tables_of(self, person_id: str, limit: int = 50) -> list[Table]:
        """Tables a person made or sits at, newest activity first."""
        return await self._tables(TABLES_OF, this=person_id, limit=limit)

    async def open_tables(self, limit: int = 50) -> list[Table]:
        """Public tables with a free seat, newest activity first."""
        return await self._tables(OPEN_TABLES, limit=limit)

    async def playing_tables(self) -> list[str]:
        """Ids of all tables in play."""
        return [row.id for row in await self._rows(sa.select(tables.c.id).where(tables.c.state == "playing"))]

    async def _hold(self, connection: AsyncConnection, table_id: str) -> bool:
        """Mark activity at a table and keep others from it until the transaction ends. False: no such table."""
        return (await connection.execute(ACTIVITY, {"this": table_id, "moment": now()})).rowcount == 1

    async def claim_seat(self, table_id: str, seat: int, person_id: str, name: str) -> bool:
        """Sit down at an open seat, the last one begins the game. False: it was not open."""
        free = (places.c.table_id == table_id) & (places.c.kind == "open")
        taken = places.update().where(free & (places.c.seat == seat))
        begun = tables.update().where((tables.c.id == table_id) & (tables.c.state == "open") & ~sa.exists().where(free))
        async with self._write() as connection:
            await self._hold(connection, table_id)
            values = {"kind": "person", "person": person_id, "name": name, "away": False}
            claimed = (await connection.execute(taken.values(values))).rowcount == 1
            if claimed:
                await connection.execute(begun.values(state="playing"))
            return claimed

    async def set_place(self, table_id: str, seat: int, **given: Any) -> None:
        """Change kind, person, bot, name or away of a seat."""
        values = only(given, "kind", "person", "bot", "name", "away")
        there = (places.c.table_id == table_id) & (places.c.seat == seat)
        async with self._write() as connection:
            await self._hold(connection, table_id)
            await connection.execute(places.update().where(there).values(values))

    async def set_state(self, table_id: str, state: str) -> None:
        """A table is now "open", "playing" or "over"."""
        await self._change(tables.update().where(tables.c.id == table_id).values(state=state, updated=now()))

    # Events.

    async def append(
        self, table_id: str, number: int, kind: str, seat: int | None, text: str, why: dict[str, str] | None = None
    ) -> bool:
        """Write the next event. False, and nothing is written: this number is not the next one."""
        event = {"table_id": table_id, "number": number, "kind": kind, "seat": seat, "text": text, "at": now()}
        async with self._write() as connection:
            if not await self._hold(connection, table_id):
                return False
            if number != (await connection.scalar(LAST_EVENT, {"this": table_id}) or 0) + 1:
                await connection.rollback()
                return False
            await connection.execute(events.insert(), event | {"why": why or None})
        return True

    async def events(self, table_id: str, after: int = 0) -> list[Event]:
        """Events with a number above `after`, in order."""
        return [Event(*row) for row in await self._rows(EVENTS_AFTER, this=table_id, after=after)]

    # Talk.

    async def add_chat(self, table_id: str, person_id: str, name: str, text: str) -> Chat:
        """Somebody says something."""
        said = {"table_id": table_id, "person": person_id, "name": name, "text": text, "at": now()}
        async with self._write() as connection:
            await self._hold(connection, table_id)  # so that ids grow in the order in which they can be read
            row = (await connection.execute(chats.insert().values(said).returning(*CHAT))).one()
        return Chat(*row)

    async def chats(self, table_id: str, after_id: int = 0, limit: int = 200) -> list[Chat]:
        """The last `limit` things said after one, oldest first."""
        newer = (chats.c.table_id == table_id) & (chats.c.id > after_id)
        rows = await self._rows(sa.select(*CHAT).where(newer).order_by(chats.c.id.desc()).limit(limit))
        return [Chat(*row) for row in reversed(rows)]

    async def note(self, table_id: str, person_id: str) -> str:
        """What a person noted about a table."""
        own = (notes.c.table_id == table_id) & (notes.c.person == person_id)
        rows = await self._rows(sa.select(notes.c.text).where(own))
        return rows[0].text if rows else ""

    async def set_note(self, table_id: str, person_id: str, text: str) -> None:
        """Keep a note in place of the old one."""
        await self._put(notes, {"table_id": table_id, "person": person_id}, {"text": text})

    async def takeback(self, table_id: str) -> Takeback | None:
        """What a table is asked to agree to."""
        rows = await self._rows(sa.select(*TAKEBACK).where(takebacks.c.table_id == table_id))
        return Takeback(*rows[0]) if rows else None

    async def set_takeback(self, table_id: str, to_number: int, asked_by: int, agreed: list[int]) -> None:
        """Ask for a take-back, in place of any other."""
        values = {"to_number": to_number, "asked_by": asked_by, "agreed": agreed}
        await self._put(takebacks, {"table_id": table_id}, values)

    async def agree_takeback(self, table_id: str, to_number: int, seats: list[int]) -> Takeback | None:
        """Add seats that agree, losing none that agree at the same time. None: it is no longer asked."""
        asked = (takebacks.c.table_id == table_id) & (takebacks.c.to_number == to_number)
        async with self._write() as connection:
            await self._hold(connection, table_id)
            row = (await connection.execute(sa.select(*TAKEBACK).where(asked))).one_or_none()
            if row is None:
                return None
            agreed = sorted({*row.agreed, *seats})
            await connection.execute(takebacks.update().where(asked).values(agreed=agreed))
        return Takeback(row.to_number, row.asked_by, agreed)

    async def clear_takeback(self, table_id: str) -> None:
        """Nothing is asked any more."""
        await self._change(takebacks.delete().where(takebacks.c.table_id == table_id))
