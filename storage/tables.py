"""Tables with their seats, inputs and results, in SQLite."""

import logging
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial

from engine.seen import DealResult
from storage import tablerows
from storage.connection import Database
from storage.loading import load
from storage.pending import arm, handle
from storage.rows import Change, Due, SavedTable, Status, TableRow
from storage.store import Conflict, DamagedTable, TableOpen, check_due, check_log

log = logging.getLogger(__name__)

_OPEN_IN = """
SELECT id FROM tables WHERE chat_id = ? AND thread_id = ? AND status IN ('lobby', 'playing')
"""
_LAST_IN = """
SELECT id FROM tables WHERE chat_id = ? AND thread_id = ? AND version >= ?
ORDER BY opened_at DESC, id DESC LIMIT 1
"""
_OPEN_OF_CHAT = "SELECT id FROM tables WHERE chat_id = ? AND status IN ('lobby', 'playing') ORDER BY id"
_OPEN = "SELECT id FROM tables WHERE status IN ('lobby', 'playing') ORDER BY id"
_OF_USER = """
SELECT DISTINCT tables.id FROM current_seatings JOIN tables ON tables.id = table_id
WHERE user_id = ? AND status IN ('lobby', 'playing') ORDER BY tables.id
"""
_IS_UNTOLD = "SELECT fault IS NULL AND status NOT IN ('finished', 'closed') FROM tables WHERE id = ?"
_SET_ASIDE = """
UPDATE tables SET fault = ?, status = iif(status = 'finished', status, 'closed') WHERE id = ?
"""
_NEXT_FINISHED = "SELECT min(id) FROM tables WHERE status = ? AND id > ?"


class Tables(Database):
    """See Store."""

    async def open_table(self, row: TableRow, due: tuple[Due, ...], update_id: int | None) -> TableRow:
        check_due(due)

        def opened(connection: sqlite3.Connection) -> TableRow:
            handle(connection, update_id, row.acted_at)
            place = (row.chat_id, row.thread_id or 0)
            for [table_id] in connection.execute(_OPEN_IN, place).fetchall():
                raise TableOpen(table_id)
            new = replace(row, id=tablerows.insert(connection, row))
            tablerows.seat(connection, new.id, new.seats)
            arm(connection, new.id, due)
            return new

        return await self.write(opened)

    async def commit(self, change: Change) -> None:
        check_log(change)
        check_due(change.due)
        await self.write(partial(_commit, change))

    async def table(self, table_id: int) -> SavedTable | None:
        async with self.reading() as connection:
            return await load(connection, table_id)

    async def set_aside(self, table_id: int, fault: str) -> bool:
        def set_aside(connection: sqlite3.Connection) -> bool:
            rows = connection.execute(_IS_UNTOLD, (table_id,)).fetchall()
            connection.execute(_SET_ASIDE, (fault, table_id))
            arm(connection, table_id, ())
            return any(is_untold for [is_untold] in rows)

        return await self.write(set_aside)

    async def results(self, table_id: int) -> tuple[DealResult, ...]:
        async with self.reading() as connection:
            sql = "SELECT * FROM results WHERE table_id = ? ORDER BY deal"
            return tuple(map(tablerows.result, await connection.execute_fetchall(sql, (table_id,))))

    async def open_table_in(self, chat_id: int, thread_id: int | None) -> int | None:
        return await self._one(_OPEN_IN, chat_id, thread_id or 0)

    async def last_table_in(
        self, chat_id: int, thread_id: int | None, *, is_dealt: bool = False
    ) -> int | None:
        return await self._one(_LAST_IN, chat_id, thread_id or 0, int(is_dealt))

    async def tables_of(self, user_id: int) -> tuple[int, ...]:
        return await self._ids(_OF_USER, user_id)

    async def open_tables(self) -> tuple[int, ...]:
        return await self._ids(_OPEN)

    async def open_tables_in(self, chat_id: int) -> tuple[int, ...]:
        return await self._ids(_OPEN_OF_CHAT, chat_id)

    async def finished(self) -> AsyncIterator[SavedTable]:
        # One by one, so that the lock is free between them and no cursor stays open.
        table_id: int | None = 0
        while (table_id := await self._one(_NEXT_FINISHED, Status.FINISHED, table_id or 0)) is not None:
            try:
                saved = await self.table(table_id)
            except DamagedTable as damage:
                log.error("left out: %s", damage)
                continue
            if saved is not None:
                yield saved

    async def table_ids(self) -> tuple[int, ...]:
        """All tables that were not set aside, open or ended, oldest first."""
        return await self._ids("SELECT id FROM tables WHERE fault IS NULL ORDER BY id")

    async def _ids(self, sql: str, *parameters: int | str) -> tuple[int, ...]:
        async with self.reading() as connection:
            return tuple(row[0] for row in await connection.execute_fetchall(sql, parameters))

    async def _one(self, sql: str, *parameters: int | str) -> int | None:
        return next(iter(await self._ids(sql, *parameters)), None)


def _commit(change: Change, connection: sqlite3.Connection) -> None:
    row = change.table
    handle(connection, change.update_id, row.acted_at)
    if not tablerows.update(connection, row, change.before, change.inputs):
        raise Conflict(f"table {row.id} is not at {change.before}")
    tablerows.seat(connection, row.id, change.seats)
    if not tablerows.is_seated(connection, row):
        raise Conflict(f"the seats of table {row.id} are not those that were known")
    arm(connection, row.id, change.due)
    if change.result is not None:
        tablerows.score(connection, row.id, change.result)
