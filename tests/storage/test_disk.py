"""A disk that is full, read only or broken: nothing is accepted that is not stored, and later all works."""

import resource
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from storage.sqlite import SqliteStore
from storage.store import NotStored
from tests.faults.storage_faults import fail_statements
from tests.storage.rows import DUE, ROW, USER, step
from tests.storage.test_sqlite import pragma


async def test_a_full_disk_writes_nothing(sqlite: SqliteStore) -> None:
    """The step is refused whole; with room again, the same step goes in."""
    row = await sqlite.open_table(ROW, DUE, None)
    was = await sqlite.table(row.id)
    pages = await pragma(sqlite, "page_count")
    await pragma(sqlite, f"max_page_count = {pages}")
    change = step(row, 3000, update_id=1)
    with pytest.raises(NotStored):
        await sqlite.commit(change)
    assert await sqlite.table(row.id) == was
    await pragma(sqlite, "max_page_count = 1000000")
    await sqlite.commit(change)
    assert len(getattr(await sqlite.table(row.id), "inputs", ())) == 3000


async def test_a_locked_file_is_not_stored(sqlite: SqliteStore, tmp_path: Path) -> None:
    """Another program's transaction (a shell's) makes a write fail cleanly, and only while it lasts."""
    await pragma(sqlite, "busy_timeout = 1")
    shell = sqlite3.connect(tmp_path / "kozel.db", isolation_level=None)
    shell.execute("BEGIN IMMEDIATE")
    with pytest.raises(NotStored):
        await sqlite.beat(1.0)
    shell.execute("ROLLBACK")
    shell.close()
    await sqlite.beat(2.0)
    assert await sqlite.heartbeat() == 2.0


async def test_a_read_only_database_takes_nothing(sqlite: SqliteStore) -> None:
    """Every writing call is refused whole, reading goes on; afterwards the same call works."""
    row = await sqlite.open_table(ROW, DUE, None)
    was = await sqlite.table(row.id)
    change = step(row, update_id=5)
    await sqlite.connection.execute("PRAGMA query_only = ON")
    for refused in (
        sqlite.commit(change),
        sqlite.save_user(USER),
        sqlite.beat(1.0),
        sqlite.settle(5, 1.0),
        sqlite.postpone(1.0),
        sqlite.set_aside(row.id, "a fault"),
    ):
        with pytest.raises(NotStored):
            await refused
    assert await sqlite.table(row.id) == was
    assert not await sqlite.is_handled(5)
    await sqlite.connection.execute("PRAGMA query_only = OFF")
    await sqlite.commit(change)
    assert await sqlite.is_handled(5)


@contextmanager
def no_file_grows_beyond(size: int) -> Iterator[None]:
    """As on a disk that is full: the system refuses to write behind this place of any file."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_a_disk_without_room(sqlite: SqliteStore, tmp_path: Path) -> None:
    """The system itself refuses to write: plays are refused until there is room, then the same ones go in."""
    row = await sqlite.open_table(ROW, DUE, None)
    log = tmp_path / "kozel.db-wal"
    with no_file_grows_beyond(log.stat().st_size + 5000):
        for _ in range(20):
            change = step(row, 1)
            try:
                await sqlite.commit(change)
            except NotStored:
                break
            row = change.table
        else:
            pytest.fail("there was room for everything")
        with pytest.raises(NotStored):
            await sqlite.commit(change)
        saved = await sqlite.table(row.id)
        assert saved is not None
        assert saved.table == row
    await sqlite.commit(change)
    saved = await sqlite.table(row.id)
    assert saved is not None
    assert saved.table == change.table


async def test_any_statement_may_fail(tmp_path: Path) -> None:
    """Of every kind of call: nothing of it is done, the store goes on, and the same call works then."""
    result = await fail_statements(tmp_path)
    assert result.half_done == ()
    assert result.failed > 60


async def test_the_error_of_a_statement_comes_out(tmp_path: Path) -> None:
    """The store raises what SQLite would have, translated."""

    def full(statement: str) -> None:
        if "INSERT INTO heartbeat" in statement:
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise error

    async with await SqliteStore.open(tmp_path / "kozel.db", before_statement=full) as store:
        with pytest.raises(NotStored, match="disk is full"):
            await store.beat(1.0)
        assert await store.heartbeat() is None
