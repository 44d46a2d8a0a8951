"""Pending work, the heartbeat and the updates that are handled, in SQLite."""

import json
import sqlite3

import aiosqlite

from storage.connection import Database
from storage.readable import readable
from storage.rows import Due, DueKind
from storage.seals import resealed
from storage.store import HANDLED_FOR, AlreadyHandled

_HANDLE = """
INSERT INTO handled (update_id, at) VALUES (:update_id, max(:at, coalesce((SELECT at FROM heartbeat), :at)))
ON CONFLICT DO NOTHING RETURNING update_id
"""
# Work of a table that is not open, of a kind that does not exist or without a time is damage: it never
# comes due. SQLite believes in its own NOT NULL, so the type is asked for. CROSS JOIN: in order of time,
# whatever the number of open tables.
_KINDS = json.dumps(list(DueKind))
_DUE_BY = """
SELECT due.* FROM due CROSS JOIN tables ON tables.id = due.table_id
WHERE due_at <= ? AND typeof(due_at) = 'real' AND status IN ('lobby', 'playing')
    AND kind IN (SELECT value FROM json_each(?))
ORDER BY due_at, table_id, kind
"""
_NEXT_DUE = """
SELECT due_at FROM due CROSS JOIN tables ON tables.id = due.table_id
WHERE typeof(due_at) = 'real' AND status IN ('lobby', 'playing')
    AND kind IN (SELECT value FROM json_each(?))
ORDER BY due_at LIMIT 1
"""
_POSTPONE = (
    "UPDATE due SET due_at = due_at + :seconds WHERE typeof(due_at) = 'real'",
    """UPDATE seatings SET held_until = held_until + :seconds WHERE held_until IS NOT NULL
       AND table_id IN (SELECT id FROM tables WHERE status IN ('lobby', 'playing'))""",
    """UPDATE tables SET stop_until = stop_until + :seconds
       WHERE stop_until IS NOT NULL AND status IN ('lobby', 'playing')""",
    "UPDATE heartbeat SET at = at + :seconds WHERE typeof(at) = 'real'",
)
_POSTPONED = """
SELECT id FROM tables WHERE status IN ('lobby', 'playing') AND (stop_until IS NOT NULL
    OR EXISTS (SELECT 1 FROM seatings WHERE table_id = id AND held_until IS NOT NULL))
"""
FARTHEST = 1e11  # seconds since the epoch, some thousand years: a time beyond it is damage
_BEAT = """INSERT INTO heartbeat (id, at, wall) VALUES (1, ?, ?)
ON CONFLICT (id) DO UPDATE SET at = excluded.at, wall = excluded.wall
"""


class Pending(Database):
    """See Store."""

    async def due_by(self, at: float) -> tuple[Due, ...]:
        async with self.reading() as connection:
            rows = await connection.execute_fetchall(_DUE_BY, (at, _KINDS))
            return tuple(readable("due", due_row, rows))

    async def next_due(self) -> float | None:
        async with self.reading() as connection:
            rows = await connection.execute_fetchall(_NEXT_DUE, (_KINDS,))
        return next((float(row["due_at"]) for row in rows), None)

    async def postpone(self, seconds: float) -> None:
        async with self.transaction() as connection:
            moving = await connection.execute_fetchall(_POSTPONED)
            async with resealed(connection, moving):
                for sql in _POSTPONE:
                    await connection.execute(sql, {"seconds": seconds})

    async def heartbeat(self) -> float | None:
        async with self.reading() as connection:
            rows = await connection.execute_fetchall("SELECT at FROM heartbeat")
        return next(readable("heartbeat", _beat_at, rows), None)

    async def seen_alive(self) -> float | None:
        async with self.reading() as connection:
            rows = await connection.execute_fetchall("SELECT coalesce(wall, at) AS at FROM heartbeat")
        return next(readable("heartbeat", _beat_at, rows), None)

    async def beat(self, at: float, wall: float | None = None) -> None:
        async with self.transaction() as connection:
            await connection.execute(_BEAT, (at, at if wall is None else wall))

    async def is_handled(self, update_id: int) -> bool:
        async with self.reading() as connection:
            sql = "SELECT 1 FROM handled WHERE update_id = ?"
            return bool(await connection.execute_fetchall(sql, (update_id,)))

    async def settle(self, update_id: int, at: float) -> None:
        def settle(connection: sqlite3.Connection) -> None:
            sql = "INSERT INTO handled (update_id, at) VALUES (?, ?) ON CONFLICT DO NOTHING"
            connection.execute(sql, (update_id, at))
            connection.execute("DELETE FROM handled WHERE at < ?", (at - HANDLED_FOR,))

        await self.write(settle)


def handle(connection: sqlite3.Connection, update_id: int | None, at: float) -> None:
    """Mark the update by which a change came, in the change's transaction; raises AlreadyHandled.

    A table's time may be old (nobody acted), the heartbeat's is not: the later of the two counts.
    """
    if update_id is None:
        return
    if not connection.execute(_HANDLE, {"update_id": update_id, "at": at}).fetchall():
        raise AlreadyHandled(f"update {update_id} was handled before")


def arm(connection: sqlite3.Connection, table_id: int, due: tuple[Due, ...]) -> None:
    """Replace all pending work of a table."""
    connection.execute("DELETE FROM due WHERE table_id = ?", (table_id,))
    sql = "INSERT INTO due (table_id, kind, due_at, version) VALUES (?, ?, ?, ?)"
    connection.executemany(sql, [(table_id, each.kind, each.due_at, each.version) for each in due])


def _beat_at(row: aiosqlite.Row) -> float:
    at = float(row["at"])
    if not 0.0 <= at < FARTHEST:
        raise ValueError
    return at


def due_row(row: aiosqlite.Row) -> Due:
    return Due(row["table_id"], DueKind(row["kind"]), row["due_at"], row["version"])
