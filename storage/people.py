"""Users and chats, in SQLite."""

import json
from dataclasses import asdict

import aiosqlite

from storage.blocks import MOVE_BLOCKS
from storage.calls import MOVE_CALLS
from storage.connection import Database
from storage.doings import MOVE_DOINGS
from storage.readable import readable
from storage.rows import ChatRow, UserRow
from storage.seals import resealed
from storage.standings import move
from storage.store import TableOpen
from storage.texts import read_settings, settings_text

_SAVE_USER = """
INSERT INTO users (id, name, client_language, language, is_reachable, confirms_plays, username)
VALUES (:id, :name, :client_language, :language, :is_reachable, :confirms_plays, :username)
ON CONFLICT (id) DO UPDATE SET name = excluded.name, client_language = excluded.client_language,
    language = excluded.language, is_reachable = excluded.is_reachable,
    confirms_plays = excluded.confirms_plays, username = excluded.username
"""
# A username can pass from one person to another; whoever was seen with it last has it.
_TAKE_USERNAME = """
UPDATE users SET username = NULL WHERE username = :username COLLATE NOCASE AND id <> :id
"""
_SAVE_CHAT = """
INSERT INTO chats (id, title, language, settings, can_write)
VALUES (:id, :title, :language, :settings, :can_write)
ON CONFLICT (id) DO UPDATE SET title = excluded.title, language = excluded.language,
    settings = excluded.settings, can_write = excluded.can_write
"""
_IN_THE_WAY = """
SELECT present.id FROM tables AS present JOIN tables AS coming USING (thread_id)
WHERE present.chat_id = :new AND present.status IN ('lobby', 'playing')
    AND coming.chat_id = :old AND coming.status IN ('lobby', 'playing')
"""
# With two chats' standings becoming one, series of the new chat that are just being counted count as moved as
# well: what was read of the figures before is no longer so.
_MOVING = """
SELECT id FROM tables
WHERE chat_id = :old OR id IN (SELECT table_id FROM finishes WHERE chat_id = :new AND is_counted = 0
    AND EXISTS (SELECT 1 FROM finishes WHERE chat_id = :old))
"""
# Choices come along; what is known of the new chat (its title, the right to write) is newer. A posting
# that stands in the new chat already is the newer one as well.
_MIGRATE = (
    """INSERT INTO chats (id, title, language, settings, can_write)
       SELECT :new, title, language, settings, can_write FROM chats WHERE id = :old
       ON CONFLICT (id) DO UPDATE SET language = excluded.language, settings = excluded.settings""",
    "DELETE FROM chats WHERE id = :old",
    """UPDATE tables SET chat_id = :new, revision = revision + 1
       WHERE id IN (SELECT value FROM json_each(:moving))""",
    "UPDATE OR IGNORE postings SET chat_id = :new, message_id = NULL, shown = '' WHERE chat_id = :old",
    "DELETE FROM postings WHERE chat_id = :old",
)


class People(Database):
    """See Store."""

    async def user(self, user_id: int) -> UserRow | None:
        async with self.reading() as connection:
            rows = await connection.execute_fetchall("SELECT * FROM users WHERE id = ?", (user_id,))
        return next(readable("users", _user, rows), None)

    async def user_named(self, username: str) -> UserRow | None:
        async with self.reading() as connection:
            sql = "SELECT * FROM users WHERE username = ? COLLATE NOCASE"
            rows = await connection.execute_fetchall(sql, (username,))
        return next(readable("users", _user, rows), None)

    async def save_user(self, row: UserRow) -> None:
        async with self.transaction() as connection:
            if row.username is not None:
                await connection.execute(_TAKE_USERNAME, {"username": row.username, "id": row.id})
            await connection.execute(_SAVE_USER, asdict(row))

    async def chat(self, chat_id: int) -> ChatRow | None:
        async with self.reading() as connection:
            rows = await connection.execute_fetchall("SELECT * FROM chats WHERE id = ?", (chat_id,))
        return next(readable("chats", _chat, rows), None)

    async def save_chat(self, row: ChatRow) -> None:
        async with self.transaction() as connection:
            await connection.execute(_SAVE_CHAT, {**asdict(row), "settings": settings_text(row.settings)})

    async def migrate_chat(self, old_id: int, new_id: int) -> None:
        ids: dict[str, int | str] = {"old": old_id, "new": new_id}
        async with self.transaction() as connection:
            for row in await connection.execute_fetchall(_IN_THE_WAY, ids):
                raise TableOpen(row["id"])
            moving = await connection.execute_fetchall(_MOVING, ids)
            ids["moving"] = json.dumps([row["id"] for row in moving])
            async with resealed(connection, moving):
                for sql in (*_MIGRATE, *MOVE_BLOCKS, *MOVE_CALLS, *MOVE_DOINGS):
                    await connection.execute(sql, ids)
            await move(connection, old_id, new_id)


def _user(row: aiosqlite.Row) -> UserRow:
    return UserRow(
        id=row["id"],
        name=row["name"],
        client_language=row["client_language"],
        language=row["language"],
        is_reachable=bool(row["is_reachable"]),
        confirms_plays=bool(row["confirms_plays"]),
        username=row["username"],
    )


def _chat(row: aiosqlite.Row) -> ChatRow:
    settings = read_settings(row["settings"])
    return ChatRow(row["id"], row["title"], row["language"], settings, bool(row["can_write"]))
