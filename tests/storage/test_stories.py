"""The contract of Store about series whose deals can be told."""

from dataclasses import replace

from storage.rows import Change, Occupancy, Seating, Status, TableRow
from storage.store import Store
from storage.told import ToldSeries
from tests.storage.rows import RESULT, ROW, SEATS, step

ANNA, BORIS, DANA, FRED = 11, 22, 33, 99  # of SEATS: a person, one it is held for, an absent owner


async def played(store: Store, deals: int = 1, at: float = 100.25) -> TableRow:
    """A table with so many results, then closed."""
    row = await store.open_table(replace(ROW, opened_at=at), (), None)
    for deal in range(deals):
        change = step(row)
        await store.commit(replace(change, result=replace(RESULT, deal=deal)))
        row = change.table
    closed = replace(step(replace(row, status=Status.CLOSED), 0), due=())
    await store.commit(closed)
    return closed.table


async def test_only_series_with_a_result_are_told(store: Store) -> None:
    """A lobby, and a series whose first deal is in play, have no story; the one before has."""
    assert await store.told_in(ROW.chat_id, ROW.thread_id) is None
    old = await played(store)
    row = await store.open_table(ROW, (), None)
    await store.commit(step(row))
    assert await store.told_in(ROW.chat_id, ROW.thread_id) == old.id
    assert await store.told_in(ROW.chat_id, None) is None
    assert await store.told_in(1, ROW.thread_id) is None
    assert [one.table_id for one in await store.told_of(ANNA, 10)] == [old.id]


async def test_whose_series_they_are(store: Store) -> None:
    """Of everybody who ever had a seat, a computer player keeping it included; a seat held is none."""
    row = await played(store, deals=2)
    told = (ToldSeries(row.id, ROW.chat_id, 2, (0, 4)),)
    assert await store.told_of(ANNA, 10) == await store.told_of(DANA, 10) == told
    assert await store.told_of(BORIS, 10) == await store.told_of(FRED, 10) == ()


async def test_newest_first_and_so_many(store: Store) -> None:
    """As many as are asked for, after those that were seen."""
    ids = [(await played(store)).id for _ in range(5)]
    assert [one.table_id for one in await store.told_of(ANNA, 2)] == ids[:-3:-1]
    assert [one.table_id for one in await store.told_of(ANNA, 9, 3)] == ids[1::-1]


async def test_what_was_played_last_comes_first(store: Store) -> None:
    """A series that is brought in later, but was played before, is none of today's."""
    last = await played(store, at=500.0)
    old = await played(store, at=400.0)
    assert await store.told_in(ROW.chat_id, ROW.thread_id) == last.id
    assert [one.table_id for one in await store.told_of(ANNA, 10)] == [last.id, old.id]


async def test_a_table_set_aside_is_not_told(store: Store) -> None:
    """What is damaged would only be refused."""
    row = await played(store)
    await store.set_aside(row.id, "damaged")
    assert await store.told_in(ROW.chat_id, ROW.thread_id) is None
    assert await store.told_of(ANNA, 10) == ()


async def test_seatings_are_kept_in_order(store: Store) -> None:
    """Who sat before is known; a seat that changed again at the same version counts as it was last."""
    row = await store.open_table(ROW, (), None)
    assert await store.seatings(row.id) == SEATS
    for name in ("Fred", "Frieda"):
        row = await seat(store, row, Seating(1, Occupancy.PERSON, FRED, name, 0))
    await store.commit(change := step(row))
    row = await seat(store, change.table, Seating(0, Occupancy.COMPUTER, None, "", 1))
    found = await store.seatings(row.id)
    assert found == (SEATS[0], Seating(1, Occupancy.PERSON, FRED, "Frieda"), *SEATS[2:], row.seats[0])
    assert await store.seatings(row.id + 1) == ()


async def seat(store: Store, row: TableRow, seating: Seating) -> TableRow:
    seats = tuple(seating if one.seat == seating.seat else one for one in row.seats)
    change: Change = step(replace(row, seats=seats), 0)
    await store.commit(replace(change, seats=(seating,), due=()))
    return change.table
