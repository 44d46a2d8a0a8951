"""Tables in memory: one object each, loaded on first touch, forgotten when idle."""

import asyncio
from dataclasses import replace

import pytest

from bot.club import table_place
from bot.toasts import Refused, Toast
from engine.actions import Lead
from engine.cards import card
from storage.memory import MemoryStore
from storage.rows import Actor, Change, Due, DueKind, InputRow, SavedTable
from storage.store import TableOpen
from tests.bot.parlour import ANNA, ELLA, FOUR, GROUP, Parlour


class SlowStore(MemoryStore):
    """Counts how often a table is read; others run meanwhile."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = 0

    async def table(self, table_id: int) -> SavedTable | None:
        self.reads += 1
        await asyncio.sleep(0)
        return await super().table(table_id)


@pytest.fixture
def store() -> SlowStore:
    return SlowStore()


@pytest.fixture
def parlour(store: SlowStore) -> Parlour:
    return Parlour(store)


async def test_one_object(parlour: Parlour, store: SlowStore) -> None:
    """Whoever asks, however many at once, gets the same table, read once."""
    table = await parlour.lobby(ANNA)
    assert await parlour.club.tables.get(table.row.id) is table
    assert store.reads == 0
    after = parlour.again()
    found = await asyncio.gather(*(after.club.tables.get(table.row.id) for _ in range(5)))
    assert len(set(map(id, found))) == 1
    assert store.reads == 1


async def test_unknown(parlour: Parlour) -> None:
    """A table that never was has ended, for whoever presses its button."""
    with pytest.raises(Refused) as refusal:
        await parlour.club.tables.get(99)
    assert refusal.value.toast is Toast.TABLE_ENDED


async def test_open(parlour: Parlour) -> None:
    """A new lobby is stored with its pending work, and shown."""
    table = await parlour.lobby()
    due = Due(table.row.id, DueKind.LOBBY, parlour.clock.at + 3600, 0)
    assert table.due == (due,)
    assert await parlour.store.due_by(due.due_at) == (due,)
    assert parlour.outbox.places() == [table_place(table.row)]


async def test_one_open_table_a_chat(parlour: Parlour) -> None:
    """A second lobby in a chat is refused with the table that is open, and nothing is shown of it."""
    table = await parlour.lobby()
    shown = len(parlour.outcomes)
    with pytest.raises(TableOpen) as refusal:
        await parlour.lobby()
    assert refusal.value.table_id == table.row.id
    assert len(parlour.outcomes) == shown


async def test_another_after_the_end(parlour: Parlour) -> None:
    """When a series is over the chat can have another table; the old one is remembered as it ended."""
    table = await parlour.series()
    await parlour.play_series(table)
    other = await parlour.lobby(*FOUR)
    assert other.row.id != table.row.id
    assert await parlour.store.last_table_in(GROUP, None) == other.row.id
    assert (await parlour.club.tables.get(table.row.id)).row == table.row


async def test_idle(parlour: Parlour, store: SlowStore) -> None:
    """A table that nobody touched for long is forgotten, and is the same when it is touched again."""
    idle = await parlour.series(chat_id=GROUP - 1)
    busy = await parlour.series()
    parlour.clock.at += 3600
    await parlour.club.tables.get(busy.row.id)
    parlour.clock.at += 1
    parlour.club.tables.forget_idle(3600, 60)
    assert await parlour.club.tables.get(busy.row.id) is busy
    again = await parlour.club.tables.get(idle.row.id)
    assert again is not idle
    assert (again.row, again.state, set(again.due)) == (idle.row, idle.state, set(idle.due))


async def test_ended_is_forgotten_sooner(parlour: Parlour) -> None:
    """A table that has ended leaves memory long before an open one that nobody touches."""
    ended = await parlour.series()
    await parlour.play_series(ended)
    still_open = await parlour.series(chat_id=GROUP - 1)
    parlour.clock.at += 61
    parlour.club.tables.forget_idle(3600, 60)
    assert parlour.club.tables.loaded == (still_open,)


async def test_forgotten_while_in_hand(parlour: Parlour) -> None:
    """Who holds a table that was forgotten and played elsewhere meanwhile can't write over it."""
    held = await parlour.series()
    parlour.club.tables.forget(held.row.id)
    again = await parlour.club.tables.get(held.row.id)
    await parlour.play(again)
    version = held.row.version
    with pytest.raises(Refused):
        await parlour.play(held)
    assert held.row.version == again.row.version == version + 1
    assert held.state == again.state


async def test_log_that_is_no_game(parlour: Parlour) -> None:
    """A table whose log can't be replayed has ended, its chat is told once, and hides no other."""
    table, other = await parlour.series(), await parlour.series(chat_id=GROUP - 1)
    row = table.row
    impossible = InputRow(row.version, Lead(3, (card("6S"),)), Actor.USER, ELLA, parlour.clock.at)
    after = replace(row, version=row.version + 1)
    await parlour.store.commit(Change(after, (row.version, row.revision), inputs=(impossible,)))
    later = parlour.again()
    for _ in range(2):
        with pytest.raises(Refused) as refusal:
            await later.club.tables.get(row.id)
        assert refusal.value.toast is Toast.TABLE_ENDED
    [found] = await later.club.tables.found([row.id, other.row.id])
    assert found.row == other.row
    assert later.outbox.places("send") == [GROUP]
    assert await later.store.open_table_in(GROUP, None) is None
