"""Migrations: from nothing, one by one, whole or not at all, and never of a newer database."""

import asyncio
import os
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import aiosqlite
import pytest

from storage.migrate import MIGRATIONS, migrate, scripts
from storage.sqlite import SqliteStore
from storage.store import NewerDatabase
from tests.storage.rows import ROW

FIRST = "CREATE TABLE a (x); INSERT INTO a VALUES (1);"


def folder(path: Path, *migrations: str) -> Path:
    path.mkdir()
    for number, script in enumerate(migrations, 1):
        (path / f"{number:04}_some.sql").write_text(script)
    return path


def state(path: Path) -> tuple[int, list[str]]:
    """The schema's number and its tables."""
    with closing(sqlite3.connect(path)) as connection:
        [number] = connection.execute("PRAGMA user_version").fetchone()
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
        return number, [name for [name] in names]


async def test_an_empty_file_gets_the_whole_schema(tmp_path: Path) -> None:
    """Also one that does not exist yet; opened again, nothing changes."""
    (tmp_path / "empty.db").touch()
    for name in ("empty.db", "new.db"):
        path = tmp_path / name
        await (await SqliteStore.open(path)).close()
        was = path.read_bytes()
        number, tables = state(path)
        assert number == len(scripts(MIGRATIONS))
        assert {"tables", "inputs", "seatings", "due", "results"} <= set(tables)
        await (await SqliteStore.open(path)).close()
        assert path.read_bytes() == was


async def test_every_table_is_strict(sqlite: SqliteStore) -> None:
    """SQLite keeps the declared types, in each table of ours."""
    sql = "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND NOT strict"
    rows = await sqlite.connection.execute_fetchall(sql)
    assert {row["name"] for row in rows} == {"sqlite_schema", "sqlite_sequence"}


async def test_a_newer_database_is_untouched(tmp_path: Path) -> None:
    """It is refused with its number, byte for byte as it was, and nothing waits in a journal."""
    path = tmp_path / "kozel.db"
    async with await SqliteStore.open(path) as store:
        await store.open_table(ROW, (), None)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA user_version = 99")
    was = path.read_bytes()
    for is_read_only in (False, True):
        with pytest.raises(NewerDatabase, match="99"):
            await SqliteStore.open(path, is_read_only=is_read_only)
        assert path.read_bytes() == was
    waiting = [entry for entry in os.scandir(tmp_path) if entry.name.endswith("-wal")]
    assert not any(entry.stat().st_size for entry in waiting)


async def test_only_missing_migrations_run(tmp_path: Path) -> None:
    """Each once, in order, with its number."""
    path = tmp_path / "some.db"
    two = "CREATE TABLE b (x); INSERT INTO b SELECT x + 1 FROM a;"
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        await migrate(connection, folder(tmp_path / "one", FIRST), {})
    assert state(path) == (1, ["a"])
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        await migrate(connection, folder(tmp_path / "two", FIRST, two), {})
        rows = await connection.execute_fetchall("SELECT x FROM a UNION ALL SELECT x FROM b")
        assert [x for [x] in rows] == [1, 2]
    assert state(path) == (2, ["a", "b"])


async def test_a_failing_migration_leaves_the_one_before(tmp_path: Path) -> None:
    """What came before it stays, nothing of it does, and no transaction is open."""
    path = tmp_path / "some.db"
    broken = folder(tmp_path / "broken", FIRST, "CREATE TABLE b (x); INSERT INTO nowhere VALUES (1);")
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        with pytest.raises(sqlite3.OperationalError):
            await migrate(connection, broken, {})
        assert not connection.in_transaction
    assert state(path) == (1, ["a"])


async def test_a_migration_that_is_killed_leaves_the_one_before(tmp_path: Path) -> None:
    """kill -9 in the middle of the second one: the first stands, and the program goes on from there."""
    path = tmp_path / "some.db"
    killed = folder(tmp_path / "killed", FIRST, "CREATE TABLE b (x); INSERT INTO b VALUES (1); SELECT die();")
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.storage.test_migrate", str(path), str(killed)
    )
    assert await child.wait() == -signal.SIGKILL
    assert state(path) == (1, ["a"])
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        await migrate(connection, folder(tmp_path / "good", FIRST, "CREATE TABLE b (x);"), {})
    assert state(path) == (2, ["a", "b"])


def test_numbers_have_no_gaps(tmp_path: Path) -> None:
    """A missing or doubled number is a mistake of the program."""
    some = folder(tmp_path / "some", FIRST, FIRST)
    (some / "0004_gap.sql").touch()
    with pytest.raises(ValueError, match="4"):
        scripts(some)


async def die_midway(path: str, some: str) -> None:
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        await connection.execute("PRAGMA journal_mode = WAL")
        await connection.create_function("die", 0, lambda: os.kill(os.getpid(), signal.SIGKILL))
        await migrate(connection, Path(some), {})


if __name__ == "__main__":
    asyncio.run(die_midway(sys.argv[1], sys.argv[2]))
