"""The store keeps everything, on both databases, whoever else writes at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy.exc import IntegrityError
from web.seating import BOT, OPEN, new, opened, sits

from frostline.web.store import Person, Place, Store, Takeback, new_id

pytestmark = pytest.mark.anyio

ROUNDS = 25


@pytest.fixture
async def ann(store: Store) -> Person:
    return await store.create_person("Ann", "en", "system")


@pytest.fixture
async def bob(store: Store) -> Person:
    return await store.create_person("Bob", "fr", "dark")


@pytest.fixture
async def other(database_url: str) -> AsyncIterator[Store]:
    """A second server on the same database."""
    async with opened(database_url) as second:
        yield second


# People.


async def test_a_person_is_kept(store: Store, ann: Person, bob: Person) -> None:
    assert await store.person(ann.id) == ann
    assert (bob.name, bob.lang, bob.theme) == ("Bob", "fr", "dark")
    assert (ann.account, ann.password_hash, ann.confirm) == (None, None, False)
    assert ann.id != bob.id
    assert ann.created.tzinfo is UTC
    assert datetime.now(UTC) - ann.created < timedelta(minutes=1)
    assert await store.person("nobody") is None


async def test_a_person_can_be_changed(store: Store, ann: Person, bob: Person) -> None:
    await store.update_person(ann.id, name="Änne", lang="fr", theme="light", confirm=True)

    assert await store.person(ann.id) == replace(ann, name="Änne", lang="fr", theme="light", confirm=True)
    assert await store.person(bob.id) == bob
    with pytest.raises(TypeError, match="account"):
        await store.update_person(ann.id, account="boss")


async def test_an_account_name_is_taken_once_whatever_its_capitals(store: Store, ann: Person, bob: Person) -> None:
    assert await store.register(ann.id, "Straße", "hash a")
    assert not await store.register(bob.id, "STRASSE", "hash b")
    assert not await store.register(ann.id, "Ann", "hash c")
    assert not await store.register("nobody", "Ann", "hash d")

    found = await store.person_by_account("ﬆrasse".replace("ﬆ", "st"))
    assert found == replace(ann, account="Straße", password_hash="hash a")
    assert await store.person(bob.id) == bob
    assert await store.person_by_account("ann") is None


async def test_of_two_who_register_a_name_at_once_one_gets_it(store: Store, other: Store) -> None:
    for number in range(ROUNDS):
        guests = [await store.create_person("guest", "en", "system") for _ in range(2)]
        got = await asyncio.gather(
            store.register(guests[0].id, f"name{number}", "x"), other.register(guests[1].id, f"Name{number}", "y")
        )
        assert sorted(got) == [False, True]


async def test_a_guest_who_logs_in_brings_everything_along(store: Store, ann: Person, bob: Person) -> None:
    await store.register(bob.id, "bob", "hash")
    made = await store.create_table(new(ann, sits(ann), sits(bob), sits(ann)))
    joined = await store.create_table(new(bob, sits(bob), sits(ann)))
    for table_id, person, text in ((made, ann, "guest's"), (joined, ann, "second"), (joined, bob, "first")):
        await store.set_note(table_id, person.id, text)
    await store.add_chat(made, ann.id, ann.name, "hello")

    await store.merge_person(ann.id, bob.id)

    assert await store.person(ann.id) is None
    assert {table.id for table in await store.tables_of(bob.id)} == {made, joined}
    table = await store.table(made)
    assert table
    assert table.owner == bob.id
    assert [place.person for place in table.places] == [bob.id] * 3
    assert await store.note(made, bob.id) == "guest's"
    assert await store.note(joined, bob.id) == "first\nsecond"
    assert [said.person for said in await store.chats(made)] == [bob.id]


async def test_an_account_is_never_merged_away(store: Store, ann: Person, bob: Person) -> None:
    await store.register(ann.id, "ann", "hash")
    table_id = await store.create_table(new(ann))

    await store.merge_person(ann.id, bob.id)
    await store.merge_person(bob.id, bob.id)
    await store.merge_person("nobody", bob.id)

    assert [table.id for table in await store.tables_of(ann.id)] == [table_id]
    assert await store.tables_of(bob.id) == []
    assert await store.person(bob.id) == bob


# Tables.


async def test_a_table_is_kept(store: Store, ann: Person) -> None:
    wanted = new(ann, sits(ann), OPEN, BOT, public=False, moves=("bid manufactory", "pass"))
    wanted.seed, wanted.pack, wanted.pack_folder = 2**63 - 1, ["mine", "f00d"], "/packs/mine"

    table = await store.table(await store.create_table(wanted))

    assert table
    assert len(table.id) == 16
    for name in ("game", "rules", "seats", "seed", "options", "pack", "pack_folder", "owner", "public"):
        assert getattr(table, name) == getattr(wanted, name)
    assert table.places == [replace(place, seat=seat) for seat, place in enumerate(wanted.places)]
    assert table.state == "open"
    assert table.created == table.updated
    assert table.created.tzinfo is UTC
    played = [(event.number, event.kind, event.seat, event.text) for event in await store.events(table.id)]
    assert played == [(1, "move", None, "bid manufactory"), (2, "move", None, "pass")]
    assert await store.table("nowhere") is None


async def test_a_table_without_open_seats_is_in_play(store: Store, ann: Person) -> None:
    waits = await store.create_table(new(ann, sits(ann), OPEN))
    plays = await store.create_table(new(ann, sits(ann), BOT))
    assert await store.playing_tables() == [plays]

    await store.set_state(plays, "over")
    await store.set_state(waits, "playing")
    assert await store.playing_tables() == [waits]


async def test_tables_of_a_person_come_by_newest_activity(store: Store, ann: Person, bob: Person) -> None:
    made, seated, played = [await store.create_table(new(ann, sits(bob), sits(ann))) for _ in range(3)]
    alone = await store.create_table(new(bob, sits(bob), BOT))
    watched = await store.create_table(new(ann, BOT, BOT))

    await store.set_place(seated, 1, away=True)
    await store.append(played, 1, "move", 0, "pass")
    await store.add_chat(made, bob.id, "Bob", "hi")

    assert [table.id for table in await store.tables_of(ann.id)] == [made, played, seated, watched]
    assert [table.id for table in await store.tables_of(ann.id, limit=2)] == [made, played]
    assert [table.id for table in await store.tables_of(bob.id)] == [made, played, seated, alone]
    assert all(len(table.places) == 2 for table in await store.tables_of(ann.id))


async def test_only_public_tables_with_a_free_seat_are_open(store: Store, ann: Person) -> None:
    first = await store.create_table(new(ann))
    await store.create_table(new(ann, public=False))
    await store.create_table(new(ann, sits(ann), BOT))
    second = await store.create_table(new(ann))

    assert [table.id for table in await store.open_tables()] == [second, first]
    assert [table.id for table in await store.open_tables(limit=1)] == [second]


async def test_only_an_open_seat_can_be_claimed(store: Store, ann: Person, bob: Person) -> None:
    table_id = await store.create_table(new(ann, sits(ann), OPEN, BOT, OPEN))
    for seat in (0, 2, 4, -1):
        assert not await store.claim_seat(table_id, seat, bob.id, "Bob")
    assert not await store.claim_seat("nowhere", 1, bob.id, "Bob")

    assert await store.claim_seat(table_id, 1, bob.id, "Bob")
    table = await store.table(table_id)
    assert table
    assert table.state == "open"
    assert table.places[1] == Place("person", bob.id, None, "Bob", 1, False)

    assert not await store.claim_seat(table_id, 1, ann.id, "Ann")
    assert await store.claim_seat(table_id, 3, bob.id, "Bob")
    assert await store.playing_tables() == [table_id]


async def test_of_two_who_claim_a_seat_at_once_one_gets_it(
    store: Store, other: Store, ann: Person, bob: Person
) -> None:
    for _ in range(ROUNDS):
        table_id = await store.create_table(new(ann, sits(ann), OPEN))
        claims = [one.claim_seat(table_id, 1, who.id, who.name) for one in (store, other) for who in (ann, bob)]
        assert sorted(await asyncio.gather(*claims)) == [False, False, False, True]


async def test_whoever_takes_the_last_two_seats_the_game_begins(store: Store, other: Store, bob: Person) -> None:
    for _ in range(ROUNDS):
        table_id = await store.create_table(new(bob, OPEN, OPEN))
        claims = [one.claim_seat(table_id, seat, bob.id, "Bob") for seat, one in enumerate((store, other))]
        assert await asyncio.gather(*claims) == [True, True]
        assert table_id in await store.playing_tables()


async def test_a_place_can_be_changed(store: Store, ann: Person, bob: Person) -> None:
    table_id = await store.create_table(new(ann, sits(ann), sits(bob)))
    await store.set_place(table_id, 0, away=True)
    await store.set_place(table_id, 1, kind="bot", person=None, bot="random", name="Random")

    table = await store.table(table_id)
    assert table
    assert table.places == [Place("person", ann.id, None, "Ann", 0, True), Place("bot", None, "random", "Random", 1)]
    with pytest.raises(TypeError, match="seat"):
        await store.set_place(table_id, 0, seats=2)


# Events.


async def test_events_are_read_in_order(store: Store, ann: Person) -> None:
    table_id = await store.create_table(new(ann))
    assert await store.append(table_id, 1, "move", 0, "bid manufactory")
    assert await store.append(table_id, 2, "undo", 0, "")
    assert await store.append(table_id, 3, "takeback", None, "0")
    assert await store.append(table_id, 4, "move", 1, "pass", {"en": "why", "fr": "pourquoi"})

    found = await store.events(table_id)
    assert [(event.number, event.kind, event.seat, event.text) for event in found] == [
        (1, "move", 0, "bid manufactory"),
        (2, "undo", 0, ""),
        (3, "takeback", None, "0"),
        (4, "move", 1, "pass"),
    ]
    assert [event.why for event in found] == [None, None, None, {"en": "why", "fr": "pourquoi"}]
    assert all(event.at.tzinfo is UTC for event in found)
    assert await store.events(table_id, after=2) == found[2:]
    assert await store.events(table_id, after=4) == await store.events("nowhere") == []


async def test_only_the_next_number_is_written(store: Store, ann: Person) -> None:
    table_id = await store.create_table(new(ann, moves=("a", "b")))
    before = await store.table(table_id)
    for number in (-1, 0, 1, 2, 4, 10**30):
        assert not await store.append(table_id, number, "move", 0, "stale")
    assert not await store.append("nowhere", 1, "move", 0, "lost")

    assert await store.table(table_id) == before
    assert [event.text for event in await store.events(table_id)] == ["a", "b"]
    assert await store.append(table_id, 3, "move", 0, "c")


async def test_of_all_who_write_a_number_at_once_one_wins(store: Store, other: Store, ann: Person) -> None:
    table_id = await store.create_table(new(ann))
    for number in range(1, ROUNDS + 1):
        texts = [f"{number} from {who}" for who in range(6)]
        done = await asyncio.gather(
            *((store, other)[who % 2].append(table_id, number, "move", who, text) for who, text in enumerate(texts))
        )
        assert done.count(True) == 1
        assert [event.text for event in await other.events(table_id, number - 1)] == [texts[done.index(True)]]
    assert [event.number for event in await store.events(table_id)] == list(range(1, ROUNDS + 1))


async def test_many_tables_are_played_at_once(store: Store, other: Store, ann: Person) -> None:
    ids = [await store.create_table(new(ann)) for _ in range(30)]

    async def play(table_id: str, one: Store) -> None:
        for number in range(1, 11):
            assert await one.append(table_id, number, "move", 0, "pass")
            assert len(await one.events(table_id)) == number

    await asyncio.gather(*(play(table_id, (store, other)[at % 2]) for at, table_id in enumerate(ids)))


async def test_what_was_written_is_there_for_others_at_once(store: Store, other: Store, ann: Person) -> None:
    table_id = await store.create_table(new(ann))
    for number in range(1, ROUNDS + 1):
        assert await store.append(table_id, number, "move", 0, "pass")
        assert len(await other.events(table_id)) == number


# Talk.


async def test_chat_is_read_oldest_first(store: Store, ann: Person, bob: Person) -> None:
    table_id, elsewhere = [await store.create_table(new(ann)) for _ in range(2)]
    said = [await store.add_chat(table_id, who.id, who.name, f"<b>{who.name}</b>") for who in (ann, bob, ann)]
    await store.add_chat(elsewhere, bob.id, "Bob", "psst")

    assert await store.chats(table_id) == said
    assert await store.chats(table_id, after_id=said[0].id) == said[1:]
    assert await store.chats(table_id, limit=2) == said[1:]
    assert said[1].text == "<b>Bob</b>"
    assert said[0].at.tzinfo is UTC
    with pytest.raises(IntegrityError):
        await store.add_chat("nowhere", ann.id, "Ann", "hello?")


async def test_notes_are_private(store: Store, ann: Person, bob: Person) -> None:
    table_id = await store.create_table(new(ann))
    assert await store.note(table_id, ann.id) == ""
    await store.set_note(table_id, ann.id, "first")
    await store.set_note(table_id, ann.id, "second")
    await store.set_note(table_id, bob.id, "Bob's")

    assert await store.note(table_id, ann.id) == "second"
    assert await store.note(table_id, bob.id) == "Bob's"


async def test_a_takeback_is_asked_agreed_to_and_forgotten(store: Store, ann: Person) -> None:
    table_id = await store.create_table(new(ann))
    assert await store.takeback(table_id) is None
    assert await store.agree_takeback(table_id, 4, [1]) is None

    await store.set_takeback(table_id, 9, 1, [1])
    await store.set_takeback(table_id, 4, 0, [0])
    assert await store.takeback(table_id) == Takeback(4, 0, [0])
    assert await store.agree_takeback(table_id, 9, [1]) is None
    assert await store.agree_takeback(table_id, 4, [2, 1]) == Takeback(4, 0, [0, 1, 2])
    assert await store.takeback(table_id) == Takeback(4, 0, [0, 1, 2])

    await store.clear_takeback(table_id)
    assert await store.takeback(table_id) is None


async def test_nobody_who_agrees_is_lost(store: Store, other: Store, ann: Person) -> None:
    for _ in range(ROUNDS):
        table_id = await store.create_table(new(ann))
        await store.set_takeback(table_id, 4, 0, [0])
        await asyncio.gather(*((store, other)[seat % 2].agree_takeback(table_id, 4, [seat]) for seat in (1, 2, 3, 4)))
        assert await store.takeback(table_id) == Takeback(4, 0, [0, 1, 2, 3, 4])


async def test_any_text_can_be_kept(store: Store, ann: Person) -> None:
    table_id = await store.create_table(new(ann))
    for text, kept in (
        ("Ærø 🚀 \u202e'; DROP TABLE people; --", ""),
        ("a\0b", "a?b"),
        ("\ud83d!", "?!"),
        ("x" * 100000, ""),
    ):
        await store.set_note(table_id, ann.id, text)
        assert await store.note(table_id, ann.id) == (kept or text)
    assert await store.person("\0") is None
    assert await store.table("\ud83d") is None


async def test_ids_may_stand_on_a_command_line() -> None:
    made = [new_id() for _ in range(300)]
    assert all(each.isalnum() and len(each) == 16 for each in made)
    assert len(set(made)) == 300
