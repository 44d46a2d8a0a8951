"""The series of a group that have goats, in SQLite.

Law: what is listed is read as it is, without its seal: a damaged series is set aside when it is loaded.
"""

import json

import aiosqlite

from storage.connection import Database
from storage.grouprows import PastSeries
from storage.readable import readable
from storage.rows import Seating
from storage.tablerows import seating, table_row

_COUNT = "SELECT count(*) AS count FROM tables WHERE chat_id = ? AND status = 'finished'"
_PAGE = """
SELECT tables.*,
    (SELECT sum(defeat_0) FROM results WHERE table_id = id) AS score_0,
    (SELECT sum(defeat_1) FROM results WHERE table_id = id) AS score_1,
    (SELECT sum(is_eggs) FROM results WHERE table_id = id) AS eggs
FROM tables WHERE chat_id = ? AND status = 'finished'
ORDER BY opened_at DESC, id DESC LIMIT ? OFFSET ?
"""
_SEATS = """
SELECT * FROM current_seatings WHERE table_id IN (SELECT value FROM json_each(?)) ORDER BY table_id, seat
"""


class History(Database):
    """See Store."""

    async def how_many_series(self, chat_id: int) -> int:
        async with self.reading() as connection:
            [row] = await connection.execute_fetchall(_COUNT, (chat_id,))
        return int(row["count"])

    async def series_of(self, chat_id: int, most: int, skip: int = 0) -> tuple[PastSeries, ...]:
        async with self.reading() as connection:
            rows = list(await connection.execute_fetchall(_PAGE, (chat_id, most, skip)))
            ids = json.dumps([row["id"] for row in rows])
            seats = [seating_of(row) for row in await connection.execute_fetchall(_SEATS, (ids,))]

        def past(row: aiosqlite.Row) -> PastSeries:
            around = tuple(one for table_id, one in seats if table_id == row["id"])
            return PastSeries(table_row(row, around), (row["score_0"], row["score_1"]), row["eggs"])

        return tuple(readable("tables", past, rows))


def seating_of(row: aiosqlite.Row) -> tuple[int, Seating]:
    """A seat with the number of its table."""
    return row["table_id"], seating(row)
