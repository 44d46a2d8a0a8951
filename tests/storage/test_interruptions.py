"""Tasks cancelled and processes killed at any moment: every table stands between two steps."""

import asyncio
import signal
import sqlite3
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from time import sleep

import pytest

from storage.rows import TableRow
from storage.sqlite import SqliteStore
from storage.store import AlreadyHandled, Conflict, DatabaseInUse
from tests.storage.rows import ROW
from tests.storage.steps import is_whole, whole_step

CANCELS = 600


async def at_random(chance: Random, task: asyncio.Task[None]) -> None:
    """Cancel a task after a few turns of the loop or some parts of a commit's time, sometimes twice."""
    for _ in range(chance.choice((1, 1, 1, 2))):
        if chance.random() < 0.5:
            for _ in range(chance.randrange(12)):
                await asyncio.sleep(0)
        else:
            await asyncio.sleep(chance.random() * 0.004)
        task.cancel()


async def table_row(store: SqliteStore, table_id: int) -> TableRow:
    saved = await store.table(table_id)
    assert saved is not None
    return saved.table


async def play(store: SqliteStore, table_id: int, tally: list[int]) -> None:
    """One step from what is stored; others may be faster."""
    with suppress(AlreadyHandled, Conflict):
        await store.commit(whole_step(await table_row(store, table_id)))
        tally.append(table_id)


async def watch(store: SqliteStore, table_ids: list[int]) -> None:
    """Reads between other tasks' steps never show half of one."""
    while True:
        for table_id in table_ids:
            saved = await store.table(table_id)
            assert saved is not None
            assert len(saved.inputs) == saved.table.version
            assert [due.version for due in saved.due] in ([], [saved.table.version])


@pytest.mark.parametrize("seed", [1, 2])
async def test_random_cancels_leave_whole_steps(sqlite: SqliteStore, tmp_path: Path, seed: int) -> None:
    """After each of several hundred cancels no transaction is open and all tables agree."""
    chance = Random(seed)
    places = [replace(ROW, thread_id=thread_id) for thread_id in (1, 2, 3)]
    tables = [(await sqlite.open_table(row, (), None)).id for row in places]
    watching = asyncio.create_task(watch(sqlite, tables))
    done: list[int] = []
    for number in range(CANCELS // 2):
        tasks = [asyncio.create_task(play(sqlite, chance.choice(tables), done)) for _ in range(3)]
        victims = chance.sample(tasks, 2)
        await asyncio.gather(*(at_random(chance, task) for task in victims))
        await asyncio.wait(tasks)
        assert [error for task in tasks if not task.cancelled() and (error := task.exception())] == []
        async with sqlite.reading() as connection:  # the lock is free
            assert not connection.in_transaction
        if number % 10 == 0:
            for table_id in tables:
                saved = await sqlite.table(table_id)
                assert saved is not None
                assert await is_whole(sqlite, saved)
    assert not watching.done()
    watching.cancel()
    versions = [(await table_row(sqlite, table_id)).version for table_id in tables]
    assert sum(versions) >= len(done) > CANCELS // 4
    with closing(sqlite3.connect(tmp_path / "kozel.db")) as other:
        assert [v for [v] in other.execute("SELECT version FROM tables ORDER BY id")] == versions


async def test_a_task_cancelled_in_its_rollback_is_cancelled(sqlite: SqliteStore) -> None:
    """The second cancel is passed on, but only when no transaction is open; the store goes on."""
    row = await sqlite.open_table(ROW, (), None)
    await sqlite.connection.create_function("nap", 0, lambda: sleep(0.1))
    begun = asyncio.Event()

    async def slow() -> None:
        async with sqlite.transaction() as connection:
            await connection.execute("UPDATE tables SET version = 9")
            begun.set()
            await connection.execute_fetchall("SELECT nap()")

    task = asyncio.create_task(slow())
    await begun.wait()
    await asyncio.sleep(0)  # it naps
    task.cancel()
    await asyncio.sleep(0)  # its rollback waits behind the nap
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert not sqlite.connection.in_transaction
    assert (await table_row(sqlite, row.id)).version == 0
    await sqlite.commit(whole_step(row))


async def test_readers_wait_for_an_open_transaction(sqlite: SqliteStore) -> None:
    """They see what was before it or after it, never what it may take back."""
    row = await sqlite.open_table(ROW, (), None)
    async with sqlite.transaction() as connection:
        await connection.execute("UPDATE tables SET version = 9")
        reading = asyncio.create_task(sqlite.table(row.id))
        await asyncio.sleep(0.05)
        assert not reading.done()
        await connection.execute("UPDATE tables SET version = 0")
    saved = await reading
    assert saved is not None
    assert saved.table == row


@asynccontextmanager
async def writer(path: Path) -> AsyncIterator[Process]:
    """Another process that takes step after step; killed at the end without a chance to tidy up."""
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.storage.steps", str(path), stdout=PIPE
    )
    try:
        yield child
    finally:
        if child.returncode is None:
            child.kill()
            await child.wait()


async def test_a_second_process_is_refused(tmp_path: Path) -> None:
    """It is told which one has the database; once that is gone, however it went, it may open it."""
    path = tmp_path / "kozel.db"
    async with writer(path) as child:
        assert child.stdout is not None
        await child.stdout.readline()
        with pytest.raises(DatabaseInUse, match=str(child.pid)):
            await SqliteStore.open(path)
        async with await SqliteStore.open(path, is_read_only=True) as reader:
            assert await reader.open_tables() == (1,)
    await (await SqliteStore.open(path)).close()


async def test_a_killed_process_has_kept_what_it_acknowledged(tmp_path: Path) -> None:
    """kill -9 amid commits, several times over one database: nothing acknowledged is lost or half there."""
    path = tmp_path / "kozel.db"
    chance = Random(3)
    version = 0
    for _ in range(6):
        async with writer(path) as child:
            assert child.stdout is not None
            lines = b"".join([await child.stdout.readline() for _ in range(chance.randrange(5, 40))])
            await asyncio.sleep(chance.random() * 0.003)
            child.kill()
            lines += await child.stdout.read()
            acknowledged = int(lines.split()[-1])
            assert await child.wait() == -signal.SIGKILL
        assert acknowledged > version
        async with await SqliteStore.open(path) as store:
            saved = await store.table(1)
            assert saved is not None
            assert acknowledged <= saved.table.version <= acknowledged + 1
            assert await is_whole(store, saved)
            version = saved.table.version
