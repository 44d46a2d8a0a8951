"""Blocks that meet something else under way: a store that refuses, a start, a rematch."""

import asyncio

import pytest

from bot import reception
from bot.callbacks import Ready, Rematch, Start
from bot.toasts import Toast
from storage.memory import MemoryStore
from storage.rows import Change, Due, Occupancy, Status, TableRow
from storage.store import NotStored
from tests.bot.parlour import ANNA, BORIS, DANA, ELLA, FOUR, GROUP, Parlour
from tests.bot.steps import newest, people
from tests.bot.test_blocking import block, toast_of


class TryingStore(MemoryStore):
    """Takes no step of a table while it is full, and none before the door is open."""

    def __init__(self) -> None:
        super().__init__()
        self.is_full = False
        self.door = asyncio.Event()
        self.door.set()

    async def commit(self, change: Change) -> None:
        await self.door.wait()
        if self.is_full:
            raise NotStored("disk full")
        await super().commit(change)

    async def open_table(self, row: TableRow, due: tuple[Due, ...], update_id: int | None) -> TableRow:
        await self.door.wait()
        return await super().open_table(row, due, update_id)


@pytest.fixture
def store() -> TryingStore:
    return TryingStore()


@pytest.fixture
def parlour(store: TryingStore) -> Parlour:
    return Parlour(store)


async def until_it_waits() -> None:
    """Whatever was begun stands at the door; nothing else takes time in memory."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_a_second_block_finishes_the_first(parlour: Parlour, store: TryingStore) -> None:
    """Cut short by the store, the person is blocked and still seated; /block again takes the seat."""
    table = await parlour.series()
    store.is_full = True
    with pytest.raises(NotStored):
        await block(parlour, BORIS)
    assert await parlour.club.register.blocked(GROUP) == {BORIS}
    store.is_full = False
    assert await toast_of(block(parlour, BORIS)) is Toast.BLOCKED_ALREADY
    assert people(table) == [ANNA, None, DANA, ELLA]
    assert table.row.seats[1].occupancy is Occupancy.COMPUTER


async def test_blocked_while_the_series_starts(parlour: Parlour, store: TryingStore) -> None:
    """The seat that was a lobby's when the block was given is given up in the series."""
    table = await parlour.lobby(*FOUR)
    store.door.clear()
    press = Start(table.row.id, 1)
    starting = asyncio.create_task(toast_of(reception.start(parlour.club, parlour.caller(ANNA), press)))
    await until_it_waits()
    blocking = asyncio.create_task(toast_of(block(parlour, BORIS)))
    await until_it_waits()
    assert table.row.version == 0
    store.door.set()
    assert (await starting, await blocking) == (Toast.STARTED, Toast.BLOCKED_NOW)
    assert table.row.status is Status.PLAYING
    assert people(table) == [ANNA, None, DANA, ELLA]


async def test_blocked_while_a_rematch_opens(parlour: Parlour, store: TryingStore) -> None:
    """It opened with a seat for them, which is free at once; the others can go on without them."""
    former = await parlour.series()
    await parlour.play_series(former)
    store.door.clear()
    press = Rematch(former.row.id, 1)
    asking = asyncio.create_task(reception.rematch(parlour.club, parlour.caller(ANNA), press))
    await until_it_waits()
    await block(parlour, BORIS)
    store.door.set()
    await asking
    table = await newest(parlour)
    assert people(table) == [ANNA, None, DANA, ELLA]
    assert table.row.seats[1].occupancy is Occupancy.EMPTY
    toasts = [
        await toast_of(reception.ready(parlour.club, parlour.caller(one), Ready(table.row.id, 1)))
        for one in (DANA, ELLA, BORIS)
    ]
    assert toasts == [Toast.READY, Toast.READY, Toast.BLOCKED]
    assert table.row.status is Status.LOBBY
