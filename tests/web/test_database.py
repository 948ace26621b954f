"""Databases: made and upgraded by Alembic, safe against a crash, and refused in one sentence."""

from __future__ import annotations

import asyncio
import io
import logging
import sqlite3
import stat
import subprocess
import sys
from argparse import Namespace
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import IntegrityError
from web.postgres import Postgres
from web.seating import new, opened

from frostline.core.errors import BadOption
from frostline.web.database import make_engine, migrations
from frostline.web.models import metadata
from frostline.web.store import Store

pytestmark = pytest.mark.anyio


async def test_sqlite_loses_nothing_that_was_committed(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "site.sqlite"
    async with opened(f"sqlite:///{path}") as store:
        pragmas = [f"PRAGMA {name}" for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")]
        async with store.engine.connect() as one, store.engine.connect() as two:  # every connection, not just the first
            for connection in (one, two):
                assert [await connection.scalar(sa.text(pragma)) for pragma in pragmas] == ["wal", 2, 1, 10000]
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


async def test_a_move_outlives_a_killed_process(database_url: str) -> None:
    program = """if True:
        import asyncio, os, signal, sys
        from frostline.web.store import NewTable, Place, Store
        async def main():
            store = await Store.open(sys.argv[1])
            ann = await store.create_person("Ann", "en", "system")
            new = NewTable("artemis", 1, 1, 7, [], None, "", ann.id, True, [Place("person", ann.id, None, "Ann")])
            table_id = await store.create_table(new)
            for number in range(1, 21):
                assert await store.append(table_id, number, "move", 0, "pass")
            asyncio.create_task(store.append(table_id, 21, "move", 0, "perhaps"))
            await asyncio.sleep(0)
            print(table_id, flush=True)
            os.kill(os.getpid(), signal.SIGKILL)
        asyncio.run(main())"""
    killed = subprocess.run([sys.executable, "-c", program, database_url], capture_output=True, text=True)
    assert killed.returncode == -9, killed.stderr

    async with opened(database_url) as store:
        found = await store.events(killed.stdout.strip())
    assert [event.number for event in found] in (list(range(1, 21)), list(range(1, 22)))


async def test_the_schema_is_what_the_models_say(store: Store) -> None:
    def differences(connection: sa.Connection) -> list[object]:
        context = MigrationContext.configure(connection)
        assert context.get_current_heads() == tuple(ScriptDirectory.from_config(migrations()).get_heads())
        return list(compare_metadata(context, metadata))

    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


def test_alembic_can_be_used_by_hand(database_url: str) -> None:
    config = migrations()
    config.stdout = io.StringIO()
    config.cmd_opts = Namespace(x=[f"database={database_url}"])
    command.upgrade(config, "head")
    command.check(config)
    command.downgrade(config, "base")
    command.upgrade(config, "head")
    command.current(config)

    assert "(head)" in config.stdout.getvalue()


async def test_an_existing_database_keeps_its_data(database_url: str) -> None:
    async with opened(database_url) as store:
        ann = await store.create_person("Ann", "en", "system")
        table_id = await store.create_table(new(ann, moves=("pass",)))
        before = await store.table(table_id), await store.events(table_id)

    async with opened(database_url) as store:
        assert await store.person(ann.id) == ann
        assert (await store.table(table_id), await store.events(table_id)) == before


async def test_a_database_from_before_bots_gave_reasons_goes_on(database_url: str) -> None:
    engine = make_engine(database_url)

    def first_version(connection: sa.Connection) -> None:
        config = migrations()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        names = {column["name"] for column in sa.inspect(connection).get_columns("events")}
        assert names == {"table_id", "number", "kind", "seat", "text", "at"}

    async with engine.execution_options(writes=True).begin() as connection:
        await connection.run_sync(first_version)
    old = Store(engine)
    ann = await old.create_person("Ann", "en", "system")
    table_id = await old.create_table(new(ann, moves=("bid manufactory", "pass")))
    await engine.dispose()

    async with opened(database_url) as store:
        assert [(event.text, event.why) for event in await store.events(table_id)] == [
            ("bid manufactory", None),
            ("pass", None),
        ]
        assert await store.append(table_id, 3, "move", 1, "pass", {"en": "Why?", "fr": "Pourquoi\u00a0?"})
        assert (await store.events(table_id))[-1].why == {"en": "Why?", "fr": "Pourquoi\u00a0?"}


async def test_a_new_file_that_another_prepares_gets_its_journal_a_moment_later(tmp_path: Path) -> None:
    path = tmp_path / "site.sqlite"
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        opening = asyncio.create_task(Store.open(f"sqlite:///{path}"))
        assert await asyncio.wait([opening], timeout=0.5) == (set(), {opening})
        other.execute("COMMIT")
        store = await asyncio.wait_for(opening, 10)
    async with store.engine.connect() as connection:
        assert await connection.scalar(sa.text("PRAGMA journal_mode")) == "wal"
    await store.engine.dispose()


async def test_servers_that_start_together_make_the_schema_once(database_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(database_url) for _ in range(5)))
    try:
        people = await asyncio.gather(*(store.create_person("Ann", "en", "system") for store in stores))
        assert [await stores[0].person(person.id) for person in people] == people
    finally:
        for store in stores:
            await store.close()


# Addresses that lead nowhere.


async def refused(url: str) -> str:
    with pytest.raises(BadOption) as caught:
        await Store.open(url)
    sentence = str(caught.value)
    assert "\n" not in sentence
    assert "secret" not in sentence
    return sentence


@pytest.mark.parametrize("url", ["", "mysql://u:secret@h/db", "frostline.sqlite", "sqlite+pysqlite:///x", "http://x"])
async def test_an_unknown_kind_of_database_is_refused(url: str) -> None:
    assert await refused(url) == "a database is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"


@pytest.mark.parametrize("url", ["sqlite:", "sqlite://", "sqlite:///", "sqlite:///:memory:", "sqlite://file"])
async def test_sqlite_needs_a_file(url: str) -> None:
    assert await refused(url) == "a SQLite database is sqlite:///FILE, with a file's name"


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    assert await refused(f"sqlite:///{tmp_path}") == f"the database {tmp_path} cannot be opened: it is a folder"


async def test_a_file_in_the_way_of_a_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    path = tmp_path / "file" / "site.sqlite"
    assert await refused(f"sqlite:///{path}") == f"the database {path} cannot be opened: File exists: {path.parent}"


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann, " * 1000)
    before = path.stat()
    assert await refused(f"sqlite:///{path}") == f"the database {path} cannot be opened: file is not a database"
    assert path.read_text() == "Dear Ann, " * 1000
    assert path.stat().st_mtime_ns == before.st_mtime_ns
    assert list(tmp_path.iterdir()) == [path]


async def test_a_server_that_does_not_answer_is_named() -> None:
    sentence = await refused("postgresql://ann:secret@127.0.0.1:1/site?password=secret")
    assert sentence == "the database postgresql://127.0.0.1:1/site cannot be opened: no server answers there"


async def test_a_database_that_is_not_there_is_named(postgres_server: Postgres) -> None:
    sentence = await refused(postgres_server.url("nothing"))
    assert sentence.endswith('/nothing cannot be opened: database "nothing" does not exist')


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://ann:secret@h:port/site",
        "postgresql://ann:secret/x@h/site",
        "postgresql://ann:x@secret@h:port/site",
        "postgresql://ann:secret?x@h/site",
        "postgresql://h:port/site?password=secret",
        "postgresql://[::1/x",
        "postgres://?sslmode=odd",
    ],
)
async def test_an_address_that_cannot_be_read_is_refused(url: str) -> None:
    assert "cannot be opened: " in await refused(url)


async def test_a_newer_schema_is_refused_and_left_alone(database_url: str) -> None:
    async with opened(database_url) as store:
        ann = await store.create_person("Ann", "en", "system")
        async with store.engine.begin() as connection:
            await connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))

    assert (await refused(database_url)).endswith("cannot be opened: it was written by a newer Frostline")

    store = Store(make_engine(database_url))
    assert await store.person(ann.id) == ann
    await store.close()


async def test_somebody_elses_database_is_refused_and_left_alone(database_url: str) -> None:
    engine = make_engine(database_url)
    async with engine.begin() as connection:
        await connection.execute(sa.text("CREATE TABLE tables (wood TEXT)"))

    assert "already exists" in await refused(database_url)

    async with engine.connect() as connection:
        assert await connection.run_sync(lambda sync: sa.inspect(sync).get_table_names()) == ["tables"]
    await engine.dispose()


async def test_nothing_secret_is_logged(database_url: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with opened(database_url) as store:
        ann = await store.create_person("Ann", "en", "system")
        assert await store.register(ann.id, "ann", "$argon2$secret")
        table_id = await store.create_table(new(ann))
        await store.set_note(table_id, ann.id, "my secret")
        found = await store.person(ann.id)
        with pytest.raises(IntegrityError) as caught:
            await store.add_chat("nowhere", ann.id, "Ann", "another secret")

    assert found
    assert found.password_hash == "$argon2$secret"
    said = f"{caplog.text}{caught.value}{str(found).replace(ann.id, '')}"
    for secret in ("secret", ann.id, table_id):
        assert secret not in said
