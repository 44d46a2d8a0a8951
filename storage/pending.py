"""Pending work, the heartbeat and the updates that are handled, in SQLite."""

import aiosqlite

from storage.connection import Database
from storage.rows import Due, DueKind
from storage.store import HANDLED_FOR, AlreadyHandled

_HANDLE = """
INSERT INTO handled (update_id, at) VALUES (:update_id, max(:at, coalesce((SELECT at FROM heartbeat), :at)))
ON CONFLICT DO NOTHING RETURNING update_id
"""
_DUE_BY = "SELECT * FROM due WHERE due_at <= ? ORDER BY due_at, table_id, kind"
_POSTPONE = (
    "UPDATE due SET due_at = due_at + :seconds",
    """UPDATE seatings SET held_until = held_until + :seconds WHERE held_until IS NOT NULL
       AND table_id IN (SELECT id FROM tables WHERE status IN ('lobby', 'playing'))""",
    """UPDATE tables SET stop_until = stop_until + :seconds
       WHERE stop_until IS NOT NULL AND status IN ('lobby', 'playing')""",
    "UPDATE heartbeat SET at = at + :seconds",
)
_BEAT = "INSERT INTO heartbeat (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at"


class Pending(Database):
    """See Store."""

    async def due_by(self, at: float) -> tuple[Due, ...]:
        async with self.reading() as connection:
            return tuple(due_row(row) for row in await connection.execute_fetchall(_DUE_BY, (at,)))

    async def next_due(self) -> float | None:
        async with self.reading() as connection:
            [[at]] = await connection.execute_fetchall("SELECT min(due_at) FROM due")
        return None if at is None else float(at)

    async def postpone(self, seconds: float) -> None:
        async with self.transaction() as connection:
            for sql in _POSTPONE:
                await connection.execute(sql, {"seconds": seconds})

    async def heartbeat(self) -> float | None:
        async with self.reading() as connection:
            rows = await connection.execute_fetchall("SELECT at FROM heartbeat")
        return next((float(row["at"]) for row in rows), None)

    async def beat(self, at: float) -> None:
        async with self.transaction() as connection:
            await connection.execute(_BEAT, (at,))

    async def is_handled(self, update_id: int) -> bool:
        async with self.reading() as connection:
            sql = "SELECT 1 FROM handled WHERE update_id = ?"
            return bool(await connection.execute_fetchall(sql, (update_id,)))

    async def settle(self, update_id: int, at: float) -> None:
        async with self.transaction() as connection:
            sql = "INSERT INTO handled (update_id, at) VALUES (?, ?) ON CONFLICT DO NOTHING"
            await connection.execute(sql, (update_id, at))
            await connection.execute("DELETE FROM handled WHERE at < ?", (at - HANDLED_FOR,))


async def handle(connection: aiosqlite.Connection, update_id: int | None, at: float) -> None:
    """Mark the update by which a change came, in the change's transaction; raises AlreadyHandled.

    A table's time may be old (nobody acted), the heartbeat's is not: the later of the two counts.
    """
    if update_id is None:
        return
    if not await connection.execute_fetchall(_HANDLE, {"update_id": update_id, "at": at}):
        raise AlreadyHandled(f"update {update_id} was handled before")


async def arm(connection: aiosqlite.Connection, table_id: int, due: tuple[Due, ...]) -> None:
    """Replace all pending work of a table."""
    await connection.execute("DELETE FROM due WHERE table_id = ?", (table_id,))
    sql = "INSERT INTO due (table_id, kind, due_at, version) VALUES (?, ?, ?, ?)"
    await connection.executemany(sql, [(table_id, each.kind, each.due_at, each.version) for each in due])


def due_row(row: aiosqlite.Row) -> Due:
    return Due(row["table_id"], DueKind(row["kind"]), row["due_at"], row["version"])
