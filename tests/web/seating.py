"""Tables for tests: who sits there, and stores that are closed in the end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from frostline.web.store import NewTable, Person, Place, Store

OPEN = Place("open")
BOT = Place("bot", bot="greedy", name="Greedy")


def sits(person: Person) -> Place:
    """A seat of somebody's."""
    return Place("person", person=person.id, name=person.name)


def new(owner: Person, *places: Place, public: bool = True, moves: tuple[str, ...] = ()) -> NewTable:
    """A table; without places, its owner waits for somebody."""
    seats = list(places) or [sits(owner), OPEN]
    return NewTable("artemis", 1, len(seats), 7, ["short"], None, "", owner.id, public, seats, list(moves))


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """A store that is closed in the end."""
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()
