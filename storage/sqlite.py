"""The store on SQLite: one file, one connection, one writing process.

WAL, so that export and health checks may read meanwhile; synchronous FULL, so that what was
acknowledged survives a power cut; secure_delete, so that what somebody wants forgotten is gone from
the file.
"""

import os
from pathlib import Path
from types import TracebackType
from typing import Self

import aiosqlite

from storage.connection import translated
from storage.lockfile import hold
from storage.migrate import MIGRATIONS, check, migrate, scripts
from storage.pending import Pending
from storage.people import People
from storage.postings import Postings
from storage.store import NotStored
from storage.tables import Tables

BUSY_SECONDS = 5.0  # a reader's hold on the file is short


class SqliteStore(Tables, Pending, People, Postings):
    """``store = await SqliteStore.open(path)`` ... ``await store.close()``, or ``async with``."""

    _descriptor: int | None = None

    @classmethod
    async def open(cls, path: Path | str, *, is_read_only: bool = False) -> Self:
        """Open, create or migrate; the directory must exist.

        Read only, it takes no lock and may look on while the bot runs. Raises NotStored,
        DamagedDatabase, NewerDatabase, DatabaseInUse (not when read only), OlderDatabase (only then).
        """
        path = Path(path)
        descriptor = None if is_read_only else hold(path)
        try:
            with translated():
                connection = await _connect(path, is_read_only=is_read_only)
        except BaseException:
            _release(descriptor)
            raise
        store = cls(connection)
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


async def _connect(path: Path, *, is_read_only: bool) -> aiosqlite.Connection:
    newest = len(scripts(MIGRATIONS))
    has_content = _has_content(path)
    if is_read_only and not has_content:
        raise NotStored(f"no database at {path}")
    if has_content:
        # Looked at without the right to write, so that one which is refused stays as it is.
        looking = await _opened(path, "ro")
        try:
            await check(looking, newest, is_read_only=is_read_only)
        except BaseException:
            await looking.close()
            raise
        if is_read_only:
            return looking
        await looking.close()
    connection = await _opened(path, "rwc")
    try:
        await _prepare(connection)
    except BaseException:
        await connection.close()
        raise
    return connection


def _has_content(path: Path) -> bool:
    """Asked before aiosqlite is: after a failed connect its thread outlives the call."""
    try:
        with path.open("rb") as file:
            return file.read(1) != b""
    except FileNotFoundError:
        return False
    except OSError as error:
        raise NotStored(f"cannot open the database: {error}") from error


async def _opened(path: Path, mode: str) -> aiosqlite.Connection:
    uri = _uri(path, mode)
    connection = await aiosqlite.connect(uri, uri=True, isolation_level=None, timeout=BUSY_SECONDS)
    connection.row_factory = aiosqlite.Row
    return connection


def _uri(path: Path, mode: str) -> str:
    return f"{path.absolute().as_uri()}?mode={mode}"


async def _prepare(connection: aiosqlite.Connection) -> None:
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
