"""The store on SQLite: one file, one connection, one writing process.

WAL, so that export and health checks may read meanwhile; synchronous FULL, so that what was
acknowledged survives a power cut; secure_delete, so that what somebody wants forgotten is gone from
the file.
"""

import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import aiosqlite

from storage.blocks import Blocks
from storage.calls import Calls
from storage.connection import Connection, Watch, text_of, translated, watched
from storage.doings import Doings
from storage.files import Files
from storage.forgetting import Forgetting
from storage.history import History
from storage.imports import Imports
from storage.inspection import inspect
from storage.lockfile import hold
from storage.menus import Menus
from storage.migrate import MIGRATIONS, check, migrate, scripts
from storage.pending import Pending
from storage.people import People
from storage.postings import Postings
from storage.standings import Standings
from storage.store import NotStored
from storage.stories import Stories
from storage.tables import Tables

BUSY_SECONDS = 5.0  # a reader's hold on the file is short
ROWS_AT_A_TIME = 64  # of a cursor that is iterated, which none here is


class SqliteStore(
    Tables,
    Pending,
    People,
    Postings,
    Stories,
    Standings,
    Forgetting,
    Blocks,
    Doings,
    Calls,
    History,
    Files,
    Menus,
    Imports,
):
    """``store = await SqliteStore.open(path)`` ... ``await store.close()``, or ``async with``."""

    _descriptor: int | None = None

    @classmethod
    async def open(
        cls, path: Path | str, *, is_read_only: bool = False, before_statement: Watch | None = None
    ) -> Self:
        """Open, create or migrate; the directory must exist. The file is inspected first (inspection.py).

        Read only, it takes no lock, inspects nothing and may look on while the bot runs.
        ``before_statement`` is called with each statement but ROLLBACK, in the connection's thread; what
        it raises comes out of the statement, so that tests see what a failing disk does. Raises NotStored,
        DamagedDatabase, NewerDatabase, DatabaseInUse (not when read only), OlderDatabase (only then).
        """
        path = Path(path)
        descriptor = None if is_read_only else hold(path)
        try:
            with translated():
                connection = await (_reader(path) if is_read_only else _writer(path, before_statement))
        except BaseException:
            _release(descriptor)
            raise
        store = cls(connection, is_read_only=is_read_only)
        store._descriptor = descriptor
        return store

    async def close(self) -> None:
        try:
            await super().close()
        finally:
            _release(self._descriptor)
            self._descriptor = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()


async def _reader(path: Path) -> Connection:
    require(path)
    async with _closed_after_errors(await opened(path, "ro")) as connection:
        await check(connection, len(scripts(MIGRATIONS)), is_read_only=True)
    return connection


async def _writer(path: Path, watch: Watch | None) -> Connection:
    is_in_step = True
    if has_content(path):
        # Looked at without the right to write, so that one which is refused stays as it is.
        async with _closed_after_errors(await opened(path, "ro")) as connection:
            await check(connection, len(scripts(MIGRATIONS)))
            is_in_step = await inspect(connection)
        await connection.close()
    async with _closed_after_errors(await opened(path, "rwc", watch)) as connection:
        await prepare(connection)
        if not is_in_step:
            await connection.execute("REINDEX")
    return connection


@asynccontextmanager
async def _closed_after_errors(connection: Connection) -> AsyncIterator[Connection]:
    try:
        yield connection
    except BaseException:
        await connection.close()
        raise


def require(path: Path) -> None:
    """Raises NotStored where there is no database, for who wants no new one."""
    if not has_content(path):
        raise NotStored(f"no database at {path}")


def has_content(path: Path) -> bool:
    """Asked before aiosqlite is: after a failed connect its thread outlives the call."""
    try:
        with path.open("rb") as file:
            return file.read(1) != b""
    except FileNotFoundError:
        return False
    except OSError as error:
        raise NotStored(f"cannot open the database: {error}") from error


async def opened(path: Path, mode: str, watch: Watch | None = None) -> Connection:
    """A connection in SQLite's mode "ro" or "rwc", whatever the file holds."""
    options: dict[str, Any] = {"factory": watched(watch)} if watch is not None else {}
    options |= {"uri": True, "isolation_level": None, "timeout": BUSY_SECONDS}
    connection = Connection(partial(sqlite3.connect, _uri(path, mode), **options), ROWS_AT_A_TIME)
    await connection
    connection.row_factory = aiosqlite.Row
    connection.text_factory = text_of
    return connection


def _uri(path: Path, mode: str) -> str:
    return f"{path.absolute().as_uri()}?mode={mode}"


async def prepare(connection: aiosqlite.Connection) -> None:
    """Settings and schema, on a connection that may write."""
    [[mode]] = await connection.execute_fetchall("PRAGMA journal_mode = WAL")
    if mode != "wal":
        raise NotStored("the file system of the database has no shared memory, which WAL needs")
    await connection.execute("PRAGMA synchronous = FULL")
    await connection.execute_fetchall("PRAGMA secure_delete = ON")
    await migrate(connection)
    # Afterwards: a migration that rebuilds a table must be able to drop the old one.
    await connection.execute("PRAGMA foreign_keys = ON")


def _release(descriptor: int | None) -> None:
    if descriptor is not None:
        os.close(descriptor)
