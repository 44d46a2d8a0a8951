"""What a file is asked at open: broken structure is refused, an index out of step is built anew."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from storage.sqlite import SqliteStore
from storage.store import DamagedDatabase
from tests.storage.series import play


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    """A closed database with some series and its pages of several kinds."""
    path = tmp_path / "kozel.db"
    async with await SqliteStore.open(path) as store:
        for thread_id in range(1, 31):
            await play(store, thread_id, 20, Random(thread_id))
    return path


def broken_copies(path: Path) -> Iterator[bytes]:
    """The file with rubbish in the first page of each tree after the schema's, and cut in the middle."""
    with closing(sqlite3.connect(path)) as connection:
        [size] = connection.execute("PRAGMA page_size").fetchone()
        roots = connection.execute("SELECT rootpage FROM sqlite_master WHERE rootpage > 1").fetchall()
    whole = path.read_bytes()
    for [page] in roots:
        yield whole[: (page - 1) * size] + b"\xa5" * size + whole[page * size :]
    yield whole[: len(whole) // 2]


async def test_a_broken_structure_is_refused(path: Path) -> None:
    """The file stays as it is, and the command that helps is named."""
    copy = path.parent / "copy.db"
    for broken in broken_copies(path):
        copy.write_bytes(broken)
        with pytest.raises(DamagedDatabase, match="kozel restore"):
            await SqliteStore.open(copy)
        assert copy.read_bytes() == broken


async def test_an_index_out_of_step_is_built_anew(path: Path) -> None:
    """Its rows are sound, so all tables are found again."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        sql = "SELECT sql FROM sqlite_master WHERE name = 'tables_by_status'"
        [was] = connection.execute(sql).fetchone()
        empty = was + " WHERE id < 0"
        sql = "UPDATE sqlite_master SET sql = ? WHERE name = 'tables_by_status'"
        connection.execute(sql, (empty,))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("REINDEX tables_by_status")
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute(sql, (was,))
    async with await SqliteStore.open(path) as store:
        assert len(await store.open_tables()) == 30
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
