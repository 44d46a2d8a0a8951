"""Who may not play in a group, in SQLite."""

from dataclasses import asdict

import aiosqlite

from storage.connection import Database
from storage.grouprows import Block
from storage.readable import readable

_BLOCK = """
INSERT INTO blocks (chat_id, user_id, name, by_id, at) VALUES (:chat_id, :user_id, :name, :by_id, :at)
ON CONFLICT (chat_id, user_id) DO NOTHING RETURNING user_id
"""
MOVE_BLOCKS = (
    "UPDATE OR IGNORE blocks SET chat_id = :new WHERE chat_id = :old",
    "DELETE FROM blocks WHERE chat_id = :old",
)


class Blocks(Database):
    """See Store."""

    async def block(self, row: Block) -> bool:
        async with self.transaction() as connection:
            return bool(await connection.execute_fetchall(_BLOCK, asdict(row)))

    async def unblock(self, chat_id: int, user_id: int) -> Block | None:
        async with self.transaction() as connection:
            sql = "DELETE FROM blocks WHERE chat_id = ? AND user_id = ? RETURNING *"
            rows = await connection.execute_fetchall(sql, (chat_id, user_id))
            return next(readable("blocks", _row, rows), None)

    async def blocks(self, chat_id: int) -> tuple[Block, ...]:
        async with self.reading() as connection:
            sql = "SELECT * FROM blocks WHERE chat_id = ? ORDER BY at, user_id"
            return tuple(readable("blocks", _row, await connection.execute_fetchall(sql, (chat_id,))))


def _row(row: aiosqlite.Row) -> Block:
    return Block(row["chat_id"], row["user_id"], row["name"], row["by_id"], float(row["at"]))
