"""A table read back, with the proof that its rows are as they were written.

Law: what cannot be proved is not handed out. A damaged table is told by its number alone, never by what
its rows say: they hold hands and seeds.
"""

from collections.abc import Iterable, Sequence

import aiosqlite

from storage import seals, tablerows
from storage.pending import due_row
from storage.readable import readable
from storage.rows import InputRow, SavedTable, TableRow
from storage.store import DamagedTable

_LOG = "SELECT * FROM inputs WHERE table_id = ? ORDER BY seq"
_DUE = "SELECT * FROM due WHERE table_id = ? ORDER BY due_at, kind"
_STANDS = """
SELECT chat_id, thread_id FROM postings WHERE table_id = ? AND audience IN ('group', 'solo')
"""


async def load(connection: aiosqlite.Connection, table_id: int) -> SavedTable | None:
    """Raises DamagedTable."""
    key = (table_id,)
    seats = list(await connection.execute_fetchall(seals.CURRENT_SEATS, key))
    lines = list(await connection.execute_fetchall(_LOG, key))
    due = tuple(readable("due", due_row, await connection.execute_fetchall(_DUE, key)))
    for row in await connection.execute_fetchall("SELECT * FROM tables WHERE id = ?", key):
        fault = _fault(row, seats, lines)
        saved = _saved(row, seats, lines) if fault is None else None
        if saved is None:
            where = await _where(connection, row)
            raise DamagedTable(table_id, fault or "its rows cannot be read", *where)
        return SavedTable(*saved, due)
    return None


def _fault(row: aiosqlite.Row, seats: Sequence[aiosqlite.Row], lines: Iterable[aiosqlite.Row]) -> str | None:
    if row["fault"] is not None:
        return str(row["fault"])
    seq, link = seals.first_bad_link(row, lines)
    if seq is not None:
        return f"its input {seq} is not as it was written"
    if row["digest"] != seals.digest(link, row, seats):
        return "its row, a seat or the end of its log is not as it was written"
    return None


def _saved(
    row: aiosqlite.Row, seats: Sequence[aiosqlite.Row], lines: Sequence[aiosqlite.Row]
) -> tuple[TableRow, tuple[InputRow, ...]] | None:
    """None if nothing can be made of what was sealed, as when it was damaged before it got its seals."""
    try:
        table = tablerows.table_row(row, tuple(map(tablerows.seating, seats)))
        return table, tuple(map(tablerows.input_row, lines))
    except (ValueError, KeyError, TypeError):
        return None


async def _where(connection: aiosqlite.Connection, row: aiosqlite.Row) -> tuple[int | None, int | None]:
    """Where its message stands if it has one: the row itself may say a chat that is not the table's."""
    for chat_id, thread_id in [
        *await connection.execute_fetchall(_STANDS, (row["id"],)),
        (row["chat_id"], row["thread_id"]),
    ]:
        if isinstance(chat_id, int) and isinstance(thread_id, int):
            return chat_id, thread_id or None
    return None, None
