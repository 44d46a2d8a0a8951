"""Tables with their seats, inputs and results, in SQLite."""

from collections.abc import AsyncIterator
from dataclasses import replace

from engine.seen import DealResult
from storage import tablerows
from storage.connection import Database
from storage.pending import arm, due_row, handle
from storage.rows import Change, Due, SavedTable, Status, TableRow
from storage.store import Conflict, TableOpen, check_due, check_log

_OPEN_IN = """
SELECT id FROM tables WHERE chat_id = ? AND thread_id = ? AND status IN ('lobby', 'playing')
"""
_LAST_IN = "SELECT max(id) FROM tables WHERE chat_id = ? AND thread_id = ?"
_OPEN_OF_CHAT = "SELECT id FROM tables WHERE chat_id = ? AND status IN ('lobby', 'playing') ORDER BY id"
_OPEN = "SELECT id FROM tables WHERE status IN ('lobby', 'playing') ORDER BY id"
_OF_USER = """
SELECT DISTINCT tables.id FROM current_seatings JOIN tables ON tables.id = table_id
WHERE user_id = ? AND status IN ('lobby', 'playing') ORDER BY tables.id
"""
_NEXT_FINISHED = "SELECT min(id) FROM tables WHERE status = ? AND id > ?"


class Tables(Database):
    """See Store."""

    async def open_table(self, row: TableRow, due: tuple[Due, ...], update_id: int | None) -> TableRow:
        check_due(due)
        async with self.transaction() as connection:
            await handle(connection, update_id, row.acted_at)
            for [table_id] in await connection.execute_fetchall(_OPEN_IN, (row.chat_id, row.thread_id or 0)):
                raise TableOpen(table_id)
            row = replace(row, id=await tablerows.insert(connection, row))
            await tablerows.seat(connection, row.id, row.seats)
            await arm(connection, row.id, due)
        return row

    async def commit(self, change: Change) -> None:
        check_log(change)
        check_due(change.due)
        row = change.table
        async with self.transaction() as connection:
            await handle(connection, change.update_id, row.acted_at)
            if not await tablerows.update(connection, row, change.before):
                raise Conflict(f"table {row.id} is not at {change.before}")
            await tablerows.log(connection, row.id, change.inputs)
            await tablerows.seat(connection, row.id, change.seats)
            await arm(connection, row.id, change.due)
            if change.result is not None:
                await tablerows.score(connection, row.id, change.result)

    async def table(self, table_id: int) -> SavedTable | None:
        key = (table_id,)
        async with self.reading() as connection:
            sql = "SELECT * FROM current_seatings WHERE table_id = ? ORDER BY seat"
            seats = tuple(map(tablerows.seating, await connection.execute_fetchall(sql, key)))
            sql = "SELECT * FROM inputs WHERE table_id = ? ORDER BY seq"
            inputs = tuple(map(tablerows.input_row, await connection.execute_fetchall(sql, key)))
            sql = "SELECT * FROM due WHERE table_id = ? ORDER BY due_at, kind"
            due = tuple(map(due_row, await connection.execute_fetchall(sql, key)))
            for row in await connection.execute_fetchall("SELECT * FROM tables WHERE id = ?", key):
                return SavedTable(tablerows.table_row(row, seats), inputs, due)
        return None

    async def results(self, table_id: int) -> tuple[DealResult, ...]:
        async with self.reading() as connection:
            sql = "SELECT * FROM results WHERE table_id = ? ORDER BY deal"
            return tuple(map(tablerows.result, await connection.execute_fetchall(sql, (table_id,))))

    async def open_table_in(self, chat_id: int, thread_id: int | None) -> int | None:
        return await self._one(_OPEN_IN, chat_id, thread_id or 0)

    async def last_table_in(self, chat_id: int, thread_id: int | None) -> int | None:
        return await self._one(_LAST_IN, chat_id, thread_id or 0)

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
            saved = await self.table(table_id)
            if saved is not None:
                yield saved

    async def _ids(self, sql: str, *parameters: int | str) -> tuple[int, ...]:
        async with self.reading() as connection:
            return tuple(row[0] for row in await connection.execute_fetchall(sql, parameters))

    async def _one(self, sql: str, *parameters: int | str) -> int | None:
        return next(iter(await self._ids(sql, *parameters)), None)
