"""Steps that touch every table of the database, and the proof that a table stands between two of them.

Run as a program with a database's path, it takes step after step and prints each version once it is
acknowledged, until it is killed.
"""

import asyncio
import sys
from dataclasses import replace

from storage.rows import Change, Occupancy, SavedTable, Seating, TableRow
from storage.sqlite import SqliteStore
from storage.store import Store
from tests.storage.rows import RESULT, ROW, step


def whole_step(row: TableRow) -> Change:
    """One input, a seat, a result, a due time and an update, all marked with the version after it."""
    version = row.version + 1
    change = step(row, update_id=row.id * 1_000_000 + version)
    seat = Seating(version % 4, Occupancy.PERSON, version, "Anna", version)
    return replace(seated(change, seat), result=replace(RESULT, deal=version))


def seated(change: Change, seat: Seating) -> Change:
    """The change, with somebody else on a seat."""
    seats = tuple(seat if each.seat == seat.seat else each for each in change.table.seats)
    return replace(change, table=replace(change.table, seats=seats), seats=(seat,))


async def is_whole(store: Store, saved: SavedTable) -> bool:
    """Whether each table of the database shows the same version of this table."""
    version = saved.table.version
    update_id = saved.table.id * 1_000_000 + version
    return (
        len(saved.inputs) == version
        and max(seat.from_version for seat in saved.table.seats) == version
        and [due.version for due in saved.due] == ([version] if version else [])
        and len(await store.results(saved.table.id)) == version
        and await store.is_handled(update_id) == (version > 0)
        and not await store.is_handled(update_id + 1)
    )


async def main(path: str) -> None:
    store = await SqliteStore.open(path)
    table_id = await store.open_table_in(ROW.chat_id, ROW.thread_id)
    saved = await store.table(table_id) if table_id else None
    row = saved.table if saved else await store.open_table(ROW, (), None)
    while True:
        print(row.version, flush=True)
        change = whole_step(row)
        await store.commit(change)
        row = change.table


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
