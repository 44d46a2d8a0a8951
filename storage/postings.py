"""Where screens stand, in SQLite."""

import sqlite3
from collections.abc import Sequence

import aiosqlite

from storage.connection import Database
from storage.readable import readable
from storage.rows import Audience, Place, Posting
from storage.store import REDRAWN_FOR

_SAVE = """
INSERT INTO postings (table_id, audience, chat_id, thread_id, number, message_id, shown, version, revision)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (table_id, audience, chat_id, thread_id) DO UPDATE SET number = excluded.number,
    message_id = excluded.message_id, shown = excluded.shown, version = excluded.version,
    revision = excluded.revision
"""
_ONE = "SELECT * FROM postings WHERE table_id = ? AND audience = ? AND chat_id = ? AND thread_id = ?"
# A place is up to date when it was shown as of what its table is now. Those who wait for a turn come first.
_OUTDATED = """
SELECT id FROM tables WHERE (status IN ('lobby', 'playing') AND (
    NOT EXISTS (
        SELECT 1 FROM postings WHERE table_id = id AND audience IN ('group', 'solo')
            AND (postings.version, postings.revision) = (tables.version, tables.revision)
    ) OR NOT is_solo AND EXISTS (
        SELECT 1 FROM current_seatings AS seated
        WHERE seated.table_id = id AND user_id IS NOT NULL AND occupancy <> 'held' AND NOT EXISTS (
            SELECT 1 FROM postings
            WHERE table_id = id AND audience = 'hand' AND chat_id = user_id
                AND (postings.version, postings.revision) = (tables.version, tables.revision)
        )
    ) OR :are_times_moved AND EXISTS (SELECT 1 FROM due WHERE table_id = id AND kind IN ('turn', 'next-deal'))
)) OR (status NOT IN ('lobby', 'playing') AND fault IS NULL
    AND acted_at > coalesce((SELECT at FROM heartbeat), 0) - :redrawn_for AND EXISTS (
        SELECT 1 FROM postings WHERE table_id = id AND message_id IS NOT NULL
            AND (postings.version, postings.revision) <> (tables.version, tables.revision)
    )
)
ORDER BY (SELECT due_at FROM due WHERE table_id = id AND kind = 'turn') NULLS LAST, id
"""
_ALL = "SELECT * FROM postings WHERE table_id = ? ORDER BY audience, chat_id, thread_id"


class Postings(Database):
    """See Store."""

    async def posting(self, place: Place) -> Posting | None:
        async with self.reading() as connection:
            rows = await connection.execute_fetchall(_ONE, _key(place))
            return next(readable("postings", _posting, rows), None)

    async def postings(self, table_id: int) -> tuple[Posting, ...]:
        async with self.reading() as connection:
            rows = await connection.execute_fetchall(_ALL, (table_id,))
            return tuple(readable("postings", _posting, rows))

    async def outdated_tables(self, *, are_times_moved: bool) -> tuple[int, ...]:
        parameters = {"are_times_moved": are_times_moved, "redrawn_for": REDRAWN_FOR}
        async with self.reading() as connection:
            rows = await connection.execute_fetchall(_OUTDATED, parameters)
            return tuple(row["id"] for row in rows)

    async def save_postings(self, postings: Sequence[Posting]) -> None:
        rows = [
            (*_key(each.place), each.number, each.message_id, each.shown, *each.as_of) for each in postings
        ]

        def save(connection: sqlite3.Connection) -> None:
            connection.executemany(_SAVE, rows)

        await self.write(save)


def _key(place: Place) -> tuple[int, str, int, int]:
    return (place.table_id, place.audience, place.chat_id, place.thread_id or 0)


def _posting(row: aiosqlite.Row) -> Posting:
    place = Place(row["table_id"], Audience(row["audience"]), row["chat_id"], row["thread_id"] or None)
    if row["number"] < 0:  # no button could carry it
        raise ValueError
    as_of = (row["version"], row["revision"])
    return Posting(place, row["number"], row["message_id"], row["shown"], as_of)
