"""Where screens stand, in SQLite."""

from collections.abc import Sequence

import aiosqlite

from storage.connection import Database
from storage.rows import Audience, Place, Posting

_SAVE = """
INSERT INTO postings (table_id, audience, chat_id, thread_id, number, message_id, shown)
VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (table_id, audience, chat_id, thread_id) DO UPDATE SET number = excluded.number,
    message_id = excluded.message_id, shown = excluded.shown
"""
_ONE = "SELECT * FROM postings WHERE table_id = ? AND audience = ? AND chat_id = ? AND thread_id = ?"
_ALL = "SELECT * FROM postings WHERE table_id = ? ORDER BY audience, chat_id, thread_id"


class Postings(Database):
    """See Store."""

    async def posting(self, place: Place) -> Posting | None:
        async with self.reading() as connection:
            rows = await connection.execute_fetchall(_ONE, _key(place))
            return next((_posting(row) for row in rows), None)

    async def postings(self, table_id: int) -> tuple[Posting, ...]:
        async with self.reading() as connection:
            return tuple(_posting(row) for row in await connection.execute_fetchall(_ALL, (table_id,)))

    async def save_postings(self, postings: Sequence[Posting]) -> None:
        rows = [(*_key(each.place), each.number, each.message_id, each.shown) for each in postings]
        async with self.transaction() as connection:
            await connection.executemany(_SAVE, rows)


def _key(place: Place) -> tuple[int, str, int, int]:
    return (place.table_id, place.audience, place.chat_id, place.thread_id or 0)


def _posting(row: aiosqlite.Row) -> Posting:
    place = Place(row["table_id"], Audience(row["audience"]), row["chat_id"], row["thread_id"] or None)
    return Posting(place, row["number"], row["message_id"], row["shown"])
