"""One SQLite connection that many tasks share.

Laws:
- One lock for the whole store. A connection holds one transaction, and tasks interleave at every await.
- Reads take the lock too: on the same connection they would see another task's open transaction. A
  second connection would spare them the wait for a commit (a few ms) but cost a thread, and could
  show a table of before the commit that its reader has just been told of.
- aiosqlite runs calls one after the other in a thread, and a cancelled await does not stop its call. So
  after a cancellation a rollback is queued behind that call and waited for, before the lock is free; it
  is harmless if the call was a COMMIT that went through.
- Statements that give rows are fetched in the call that runs them: no cursor stays open.
- What is written at each play is one call (``write``): a call for each statement would wait for the event
  loop each time, which under load takes longer than the disk.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from typing import Any, TypeVar, cast

import aiosqlite

from storage.store import Conflict, DamagedDatabase, NotStored, StoreError

Watch = Callable[[str], None]
T = TypeVar("T")


class Connection(aiosqlite.Connection):
    """One that also runs a function of ours in its thread, as it runs its own."""

    async def call(self, work: Callable[[sqlite3.Connection], T]) -> T:
        result: T = await cast(Any, self)._execute(work, self._conn)
        return result


class Database:
    """What the stored kinds share: each adds its calls, SqliteStore has them all."""

    def __init__(self, connection: Connection, *, is_read_only: bool = False) -> None:
        self.connection = connection
        self._is_read_only = is_read_only
        self._lock = asyncio.Lock()
        self._is_closed = False

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Connection]:
        """Nobody writes meanwhile; of what another process writes, only what was committed before is seen."""
        async with self._alone() as connection:
            if not self._is_read_only:
                yield connection
                return
            try:
                await connection.execute("BEGIN")
                yield connection
            finally:
                await roll_back(connection)

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[Connection]:
        async with self._lock:
            if self._is_closed:
                raise NotStored("the store is closed")
            with translated():
                yield self.connection

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[aiosqlite.Connection]:
        """All of the block or, after any exception, nothing."""
        async with self._alone() as connection:
            try:
                await connection.execute("BEGIN IMMEDIATE")
                yield connection
                await connection.commit()
            except BaseException:
                await roll_back(connection)
                raise

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """The same for a function that does all of it, in one call of the connection's thread."""
        async with self._alone() as connection:
            try:
                return await connection.call(partial(_transacted, work))
            except BaseException:
                await roll_back(connection)
                raise

    async def close(self) -> None:
        async with self._lock:
            self._is_closed = True
            await self.connection.close()


def _transacted(work: Callable[[sqlite3.Connection], T], connection: sqlite3.Connection) -> T:
    connection.execute("BEGIN IMMEDIATE")
    result = work(connection)
    connection.commit()
    return result


async def roll_back(connection: aiosqlite.Connection) -> None:
    """Return only when no transaction is open; a cancellation meanwhile is passed on afterwards.

    Asked again after each cancellation, since a rollback with nothing to roll back does nothing. A
    shielded task would need the same loop around it and could itself be cancelled before it began.
    """
    cancelled: asyncio.CancelledError | None = None
    while True:
        try:
            with suppress(sqlite3.Error):  # what led here says more; the next BEGIN fails if this matters
                await connection.rollback()
            break
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled:
        raise cancelled


@contextmanager
def translated() -> Iterator[None]:
    """SQLite's errors, and stored text that nothing can be made of, as StoreError."""
    try:
        yield
    except sqlite3.Error as error:
        raise _translation(error) from error
    except (ValueError, KeyError, TypeError) as error:
        raise DamagedDatabase(f"a row cannot be read ({type(error).__name__})") from error


def text_of(stored: bytes) -> str:
    """Damaged text is text too: a row that holds some is judged by those who read it."""
    return stored.decode("utf-8", "replace")


class _Watched(sqlite3.Connection):
    watch: Watch

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        self.watch(sql)
        return super().execute(sql, parameters)

    def executemany(self, sql: str, parameters: Any, /) -> sqlite3.Cursor:
        self.watch(sql)
        return super().executemany(sql, parameters)

    def commit(self) -> None:
        self.watch("COMMIT")
        super().commit()


def watched(watch: Watch) -> Callable[..., sqlite3.Connection]:
    """Makes connections that call ``watch`` with each statement before they run it."""

    def connect(*arguments: Any, **options: Any) -> sqlite3.Connection:
        connection = _Watched(*arguments, **options)
        connection.watch = watch
        return connection

    return connect


def _translation(error: sqlite3.Error) -> StoreError:
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    match code & 0xFF:  # the primary result code
        case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB:
            return DamagedDatabase(f"the database is damaged ({error})")
        case sqlite3.SQLITE_CONSTRAINT if code in _TAKEN:
            return Conflict(str(error))
        case primary if primary in _UNAVAILABLE:
            return NotStored(str(error))
        case _:
            return StoreError(str(error))


_TAKEN = (
    sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
    sqlite3.SQLITE_CONSTRAINT_ROWID,
    sqlite3.SQLITE_CONSTRAINT_UNIQUE,
    sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY,
)
_UNAVAILABLE = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOLFS,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_READONLY,
)
