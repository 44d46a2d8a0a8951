"""Who wants to be called when a table opens in a group, in SQLite."""

import sqlite3

from storage.connection import Database
from storage.pending import handle

_WISH = "INSERT INTO calls (chat_id, user_id, table_id) VALUES (?, ?, 0)"
_STOP = "DELETE FROM calls WHERE chat_id = ? AND user_id = ? RETURNING user_id"
_CALL = """
UPDATE calls SET table_id = :table WHERE chat_id = :chat AND table_id < :table RETURNING user_id
"""
MOVE_CALLS = (
    "UPDATE OR IGNORE calls SET chat_id = :new WHERE chat_id = :old",
    "DELETE FROM calls WHERE chat_id = :old",
)


class Calls(Database):
    """See Store."""

    async def toggle_calls(self, chat_id: int, user_id: int, update_id: int | None, at: float) -> bool:
        def toggle(connection: sqlite3.Connection) -> bool:
            handle(connection, update_id, at)
            is_wish = not connection.execute(_STOP, (chat_id, user_id)).fetchall()
            if is_wish:
                connection.execute(_WISH, (chat_id, user_id))
            return is_wish

        return await self.write(toggle)

    async def stop_calls(self, chat_id: int, user_id: int) -> bool:
        return await self._changed(_STOP, (chat_id, user_id))

    async def stop_all_calls(self, user_id: int) -> None:
        await self._changed("DELETE FROM calls WHERE user_id = ? RETURNING user_id", (user_id,))

    async def calls_of(self, user_id: int) -> tuple[int, ...]:
        async with self.reading() as connection:
            sql = "SELECT chat_id FROM calls WHERE user_id = ? ORDER BY chat_id DESC"
            return tuple(row["chat_id"] for row in await connection.execute_fetchall(sql, (user_id,)))

    async def call(self, chat_id: int, table_id: int) -> tuple[int, ...]:
        async with self.transaction() as connection:
            rows = await connection.execute_fetchall(_CALL, {"chat": chat_id, "table": table_id})
            return tuple(sorted(row["user_id"] for row in rows))

    async def _changed(self, sql: str, parameters: tuple[int, ...]) -> bool:
        async with self.transaction() as connection:
            return bool(await connection.execute_fetchall(sql, parameters))
