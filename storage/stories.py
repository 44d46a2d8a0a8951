"""Series with deals that are over: where they were played and who sat there, in SQLite."""

from storage import tablerows
from storage.connection import Database
from storage.readable import readable
from storage.rows import Seating
from storage.told import ToldSeries

_TOLD_IN = """
SELECT id FROM tables WHERE chat_id = ? AND thread_id = ? AND fault IS NULL
    AND EXISTS (SELECT 1 FROM results WHERE table_id = id)
ORDER BY opened_at DESC, id DESC LIMIT 1
"""
# A seat that is only held, or was left before the first deal, is none.
_TOLD_OF = """
WITH page AS (
    SELECT id, chat_id, opened_at FROM tables
    WHERE fault IS NULL AND id IN (
        SELECT table_id FROM seatings WHERE user_id = ? AND occupancy IN ('person', 'computer')
    ) AND EXISTS (SELECT 1 FROM results WHERE table_id = id)
    ORDER BY opened_at DESC, id DESC LIMIT ? OFFSET ?
)
SELECT id, chat_id, count(*) AS deals, sum(defeat_0) AS score_0, sum(defeat_1) AS score_1
FROM page JOIN results ON table_id = id GROUP BY id ORDER BY opened_at DESC, id DESC
"""
_SEATINGS = "SELECT * FROM seatings WHERE table_id = ? ORDER BY from_version, seat"


class Stories(Database):
    """See Store."""

    async def told_in(self, chat_id: int, thread_id: int | None) -> int | None:
        async with self.reading() as connection:
            rows = await connection.execute_fetchall(_TOLD_IN, (chat_id, thread_id or 0))
        return next((row["id"] for row in rows), None)

    async def told_of(self, user_id: int, most: int, skip: int = 0) -> tuple[ToldSeries, ...]:
        async with self.reading() as connection:
            rows = await connection.execute_fetchall(_TOLD_OF, (user_id, most, skip))
        return tuple(
            ToldSeries(row["id"], row["chat_id"], row["deals"], (row["score_0"], row["score_1"]))
            for row in rows
        )

    async def seatings(self, table_id: int) -> tuple[Seating, ...]:
        async with self.reading() as connection:
            rows = await connection.execute_fetchall(_SEATINGS, (table_id,))
        return tuple(readable("seatings", tablerows.seating, rows))
