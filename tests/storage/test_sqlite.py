"""What only the store on SQLite promises: its settings, its file, its errors."""

import asyncio
import os
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from storage.connection import Database
from storage.rows import Audience, Place, Posting, Status
from storage.sqlite import SqliteStore
from storage.store import (
    DamagedDatabase,
    DatabaseInUse,
    NotStored,
    OlderDatabase,
    StoreError,
)
from tests.storage.rows import CHAT, DUE, RESULT, ROW, USER, step
from tests.storage.series import is_legal, play


async def pragma(store: Database, name: str) -> object:
    [[value]] = await store.connection.execute_fetchall(f"PRAGMA {name}")
    return value


async def test_settings_are_as_promised(sqlite: SqliteStore) -> None:
    """WAL, synchronous FULL (2), foreign keys and secure_delete are on."""
    names = ("journal_mode", "synchronous", "foreign_keys", "secure_delete")
    assert [await pragma(sqlite, name) for name in names] == ["wal", 2, 1, 1]


async def test_all_is_there_after_a_restart(tmp_path: Path) -> None:
    """What was stored before closing comes back after opening."""
    path = tmp_path / "kozel.db"
    async with await SqliteStore.open(path) as store:
        row = await store.open_table(ROW, DUE, 1)
        await store.commit(replace(step(row, 3, update_id=2), result=RESULT))
        await store.save_user(USER)
        await store.save_chat(CHAT)
        place = Place(row.id, Audience.GROUP, ROW.chat_id, 7)
        await store.save_postings([Posting(place, 1, 2, "x")])
        await store.beat(5.0)
        before = [await store.table(row.id), await store.results(row.id), await store.postings(row.id)]
    async with await SqliteStore.open(path) as store:
        after = [await store.table(row.id), await store.results(row.id), await store.postings(row.id)]
        assert after == before
        assert (await store.user(USER.id), await store.chat(CHAT.id)) == (USER, CHAT)
        assert await store.heartbeat() == 5.0
        assert [await store.is_handled(update_id) for update_id in (1, 2, 3)] == [True, True, False]


async def test_ids_are_not_used_again_after_a_deletion(sqlite: SqliteStore) -> None:
    """A button of a table that was deleted never names another table."""
    row = await sqlite.open_table(ROW, (), None)
    async with sqlite.transaction() as connection:
        await connection.execute("DELETE FROM seatings")
        await connection.execute("DELETE FROM tables")
    assert (await sqlite.open_table(ROW, (), None)).id > row.id


async def test_a_database_is_opened_once(tmp_path: Path) -> None:
    """A second opening says which process has it; a link is the same file; after closing it opens."""
    path = tmp_path / "kozel.db"
    link = tmp_path / "link.db"
    async with await SqliteStore.open(path):
        link.symlink_to(path)
        for name in (path, link):
            with pytest.raises(DatabaseInUse, match=r"in use by another process \(\d+\)"):
                await SqliteStore.open(name)
    async with await SqliteStore.open(link) as store:
        await store.beat(1.0)


async def test_a_failed_opening_lets_go_of_the_database(tmp_path: Path) -> None:
    """Once the file is mended, the same process can open it."""
    path = tmp_path / "kozel.db"
    path.write_bytes(b"not a database at all" * 100)
    for _ in range(2):
        with pytest.raises(DamagedDatabase):
            await SqliteStore.open(path)
    path.unlink()
    await (await SqliteStore.open(path)).close()


async def test_another_programs_database_is_refused(tmp_path: Path) -> None:
    """It stays byte for byte as it was."""
    path = tmp_path / "other.db"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE songs (name TEXT)")
    other.close()
    was = path.read_bytes()
    with pytest.raises(DamagedDatabase, match="another program"):
        await SqliteStore.open(path)
    assert path.read_bytes() == was


async def test_a_missing_directory_is_an_error_of_the_tree(tmp_path: Path) -> None:
    """Nothing is created for a mistyped path, read only or not."""
    for is_read_only in (False, True):
        with pytest.raises(NotStored):
            await SqliteStore.open(tmp_path / "no" / "kozel.db", is_read_only=is_read_only)
    assert os.listdir(tmp_path) == []


async def test_a_reader_looks_on(tmp_path: Path) -> None:
    """Read only, it sees what the bot commits, takes no lock and cannot write."""
    path = tmp_path / "kozel.db"
    async with await SqliteStore.open(path) as store:
        row = await store.open_table(ROW, (), None)
        async with await SqliteStore.open(path, is_read_only=True) as reader:
            assert [each async for each in reader.finished()] == []
            await store.commit(step(replace(row, status=Status.FINISHED)))
            assert [each async for each in reader.finished()] == [await store.table(row.id)]
            with pytest.raises(NotStored):
                await reader.beat(1.0)
            assert await reader.heartbeat() is None


async def test_a_reader_needs_a_database(tmp_path: Path) -> None:
    """Neither a missing nor an empty file is filled by it, and a directory is none."""
    path = tmp_path / "kozel.db"
    path.touch()
    for name in (path, tmp_path / "none.db", tmp_path):
        with pytest.raises(NotStored):
            await SqliteStore.open(name, is_read_only=True)
    assert os.listdir(tmp_path) == ["kozel.db"]
    assert path.read_bytes() == b""


async def test_a_reader_does_not_migrate(tmp_path: Path) -> None:
    """An older schema has to be brought up to date by the bot first."""
    path = tmp_path / "kozel.db"
    await (await SqliteStore.open(path)).close()
    with closing(sqlite3.connect(path)) as older:
        older.execute("PRAGMA user_version = 0")
    was = path.read_bytes()
    with pytest.raises(OlderDatabase):
        await SqliteStore.open(path, is_read_only=True)
    assert path.read_bytes() == was


async def test_other_errors_of_sqlite_are_in_the_tree(sqlite: SqliteStore) -> None:
    """A broken CHECK is nobody's conflict, but a StoreError; the transaction is gone."""
    with pytest.raises(StoreError) as refused:
        await sqlite.open_table(replace(ROW, first_dealer=4), (), 1)
    assert type(refused.value) is StoreError
    assert await sqlite.open_tables() == ()
    assert not await sqlite.is_handled(1)


async def test_a_reader_beside_a_writer(tmp_path: Path) -> None:
    """Whoever looks on while a series is played reads it as one commit left it, never parts of two."""
    path = tmp_path / "kozel.db"
    async with (
        await SqliteStore.open(path) as store,
        await SqliteStore.open(path, is_read_only=True) as reader,
    ):
        playing = asyncio.create_task(play(store, 1, 200, Random(1)))
        while not playing.done():
            saved = await reader.table(1)
            assert saved is None or is_legal(saved)
