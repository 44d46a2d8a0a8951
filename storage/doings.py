"""Who did what in a group, in SQLite. Of each group only the newest lines are kept."""

import json

import aiosqlite

from storage.connection import Database
from storage.grouplife import KEPT_DOINGS
from storage.grouprows import Deed, Doing
from storage.readable import readable

_NOTE = """
INSERT INTO doings (chat_id, at, actor_id, actor_name, what, detail) VALUES (?, ?, ?, ?, ?, ?)
"""
_FORGET = """
DELETE FROM doings WHERE chat_id = :chat AND id <= (
    SELECT id FROM doings WHERE chat_id = :chat ORDER BY id DESC LIMIT 1 OFFSET :kept
)
"""
_NEWEST = "SELECT * FROM doings WHERE chat_id = ? ORDER BY id DESC LIMIT ?"
MOVE_DOINGS = ("UPDATE doings SET chat_id = :new WHERE chat_id = :old",)


class Doings(Database):
    """See Store."""

    async def note_doing(self, row: Doing) -> None:
        values = (row.chat_id, row.at, row.actor_id, row.actor_name, row.deed, json.dumps(row.detail))
        async with self.transaction() as connection:
            await connection.execute(_NOTE, values)
            await connection.execute(_FORGET, {"chat": row.chat_id, "kept": KEPT_DOINGS})

    async def doings(self, chat_id: int, most: int) -> tuple[Doing, ...]:
        async with self.reading() as connection:
            rows = await connection.execute_fetchall(_NEWEST, (chat_id, most))
        return tuple(readable("doings", _row, rows))


def _row(row: aiosqlite.Row) -> Doing:
    detail = tuple(map(str, json.loads(row["detail"])))
    actor = (row["actor_id"], row["actor_name"])
    return Doing(row["chat_id"], float(row["at"]), *actor, Deed(row["what"]), detail)
