"""Finished series from elsewhere, in SQLite: all of a file in one transaction, or none of it."""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.seen import DealResult
from storage import tablerows
from storage.connection import Database
from storage.rows import InputRow, TableRow

_MEET = """
INSERT OR IGNORE INTO users (id, name, is_reachable, confirms_plays) VALUES (:user_id, :name, 0, 0)
"""


@dataclass(frozen=True, slots=True)
class FinishedSeries:
    """A table with its whole log; its seats are those of the beginning and of the end.

    Ids of persons who are known by their names only are negative: Telegram's are not.
    """

    table: TableRow
    inputs: tuple[InputRow, ...]
    results: tuple[DealResult, ...]


class Imports(Database):
    """What only `kozel import` asks for."""

    async def bring(self, series: Sequence[FinishedSeries]) -> None:
        """Keep them all, in this order. Their ids are given here, as with tables that are opened."""

        def brought(connection: sqlite3.Connection) -> None:
            for each in series:
                _bring(connection, each)

        await self.write(brought)

    async def codes(self) -> frozenset[str]:
        """Of all series that have goats, in any chat."""
        async with self.reading() as connection:
            sql = "SELECT code FROM tables WHERE status = 'finished'"
            return frozenset(row["code"] for row in await connection.execute_fetchall(sql))

    async def first_opening(self, chat_id: int) -> float | None:
        """When the oldest table of a chat was opened."""
        async with self.reading() as connection:
            sql = "SELECT min(opened_at) AS first FROM tables WHERE chat_id = ?"
            [row] = await connection.execute_fetchall(sql, (chat_id,))
        return None if row["first"] is None else float(row["first"])

    async def groups(self) -> tuple[tuple[int, str], ...]:
        """Ids and titles."""
        async with self.reading() as connection:
            rows = await connection.execute_fetchall(
                "SELECT id, title FROM chats WHERE id < 0 ORDER BY id DESC"
            )
        return tuple((row["id"], row["title"]) for row in rows)


def _bring(connection: sqlite3.Connection, series: FinishedSeries) -> None:
    empty = replace(series.table, version=0)
    row = replace(series.table, id=tablerows.insert(connection, empty))
    tablerows.seat(connection, row.id, row.seats)
    people = [{"user_id": each.user_id, "name": each.name} for each in row.seats if each.user_id is not None]
    connection.executemany(_MEET, people)
    tablerows.update(connection, row, (0, row.revision), series.inputs)
    for result in series.results:
        tablerows.score(connection, row.id, result)
