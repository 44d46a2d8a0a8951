"""Who wants to be called when a table opens in a group, in SQLite."""

from storage.connection import Database

_WISH = """
INSERT INTO calls (chat_id, user_id, table_id) VALUES (?, ?, 0) ON CONFLICT DO NOTHING RETURNING user_id
"""
_CALL = """
UPDATE calls SET table_id = :table WHERE chat_id = :chat AND table_id < :table RETURNING user_id
"""
MOVE_CALLS = (
    "UPDATE OR IGNORE calls SET chat_id = :new WHERE chat_id = :old",
    "DELETE FROM calls WHERE chat_id = :old",
)


class Calls(Database):
    """See Store."""

    async def wish_calls(self, chat_id: int, user_id: int) -> bool:
        return await self._changed(_WISH, (chat_id, user_id))

    async def stop_calls(self, chat_id: int, user_id: int) -> bool:
        sql = "DELETE FROM calls WHERE chat_id = ? AND user_id = ? RETURNING user_id"
        return await self._changed(sql, (chat_id, user_id))

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
