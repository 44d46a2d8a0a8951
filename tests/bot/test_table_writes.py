"""A table and its store: what is written once, not at all, or perhaps."""

import asyncio

import pytest

from bot import plays, seats
from bot.club import table_place
from bot.table import Author, Outcome
from bot.toasts import Refused, Stale, Toast
from storage.memory import MemoryStore
from storage.rows import Actor, Change, SavedTable, TableRow
from storage.sqlite import SqliteStore
from storage.store import Conflict, NotStored
from tests.bot.parlour import ANNA, BORIS, DANA, NOBODY, Parlour, first_play

BY_ANNA = Author(Actor.USER, ANNA)


class BrittleStore(MemoryStore):
    """A store whose next commits fail as told, and which counts how often a table is read."""

    def __init__(self) -> None:
        super().__init__()
        self.before: list[BaseException] = []  # raised instead of writing
        self.after: list[BaseException] = []  # raised although it is written
        self.reads = 0
        self.written: list[TableRow] = []

    async def commit(self, change: Change) -> None:
        await asyncio.sleep(0)  # as with a file, others run meanwhile
        if self.before:
            raise self.before.pop(0)
        await super().commit(change)
        self.written.append(change.table)
        if self.after:
            raise self.after.pop(0)

    async def table(self, table_id: int) -> SavedTable | None:
        self.reads += 1
        return await super().table(table_id)


@pytest.fixture
def store() -> BrittleStore:
    return BrittleStore()


@pytest.fixture
def parlour(store: BrittleStore) -> Parlour:
    return Parlour(store)


async def test_race(parlour: Parlour) -> None:
    """Of two plays of one version made at once one counts."""
    table = await parlour.series()
    version = table.row.version
    decision = plays.play(ANNA, first_play(table), version)
    results = await asyncio.gather(
        *(table.take(decision, BY_ANNA, version) for _ in range(3)), return_exceptions=True
    )
    assert [type(one).__name__ for one in results] == ["Outcome", "Stale", "Stale"]
    assert table.row.version == version + 1


class Witness(Parlour):
    """Looks at the store in the moment in which something is shown."""

    def __init__(self, store: BrittleStore) -> None:
        super().__init__(store)
        self.brittle = store
        self.found: list[bool] = []

    def _changed(self, outcome: Outcome) -> None:
        self.found.append(outcome.row in self.brittle.written)
        super()._changed(outcome)


async def test_save_then_show(store: BrittleStore) -> None:
    """What is shown is in the store by then."""
    parlour = Witness(store)
    table = await parlour.series()
    parlour.found.clear()
    await parlour.play(table)
    await table.take(seats.leave(BORIS), NOBODY)
    assert parlour.found == [True, True]


@pytest.mark.parametrize("failure", [NotStored("disk full"), asyncio.CancelledError()])
async def test_failed_write(parlour: Parlour, store: BrittleStore, failure: BaseException) -> None:
    """A write that fails or is cancelled promises nothing: memory is as before, and read again before use."""
    table = await parlour.series()
    row, state, shown, reads = table.row, table.state, len(parlour.outcomes), store.reads
    store.before = [failure]
    with pytest.raises(type(failure)):
        await parlour.play(table)
    assert (table.row, table.state, len(parlour.outcomes)) == (row, state, shown)
    await parlour.play(table)
    assert store.reads == reads + 1
    assert table.row.version == row.version + 1


@pytest.mark.parametrize("failure", [NotStored("unknown"), asyncio.CancelledError()])
async def test_written_after_all(parlour: Parlour, store: BrittleStore, failure: BaseException) -> None:
    """A write that was made although it failed counts once, and is shown when that is found out."""
    table = await parlour.series()
    action, version = first_play(table), table.row.version
    store.after = [failure]
    with pytest.raises(type(failure)):
        await parlour.play(table)
    shown = len(parlour.outcomes)
    with pytest.raises(Stale) as refusal:
        await table.take(plays.play(ANNA, action, version), BY_ANNA)
    assert refusal.value.toast is Toast.ALREADY_PLAYED
    assert table.row.version == version + 1
    assert [outcome.row for outcome in parlour.outcomes[shown:]] == [table.row]


async def test_cancelled_while_waiting_for_the_lock(parlour: Parlour) -> None:
    """Who is cancelled before the turn at the table has come changes nothing, and holds nobody up."""
    table = await parlour.series()
    version = table.row.version
    first = asyncio.create_task(parlour.play(table))
    second = asyncio.create_task(table.take(seats.leave(BORIS), NOBODY))
    await asyncio.sleep(0)
    second.cancel()
    await first
    with pytest.raises(asyncio.CancelledError):
        await second
    assert table.row.version == version + 1
    assert table.row.seat_of(BORIS) is not None
    await table.take(seats.leave(DANA), NOBODY)


async def test_newer_version(parlour: Parlour) -> None:
    """A button newer than memory means that another worker was here: the table is read again."""
    table = await parlour.series()
    other = parlour.again()
    elsewhere = await other.club.tables.get(table.row.id)
    await other.play(elsewhere)
    version = elsewhere.row.version
    assert table.row.version == version - 1
    await table.take(plays.play(BORIS, first_play(elsewhere), version), NOBODY, version)
    assert table.row.version == version + 1


async def test_conflict(parlour: Parlour) -> None:
    """When somebody else wrote meanwhile, the decision is made anew on what they wrote."""
    table = await parlour.series()
    other = parlour.again()
    elsewhere = await other.club.tables.get(table.row.id)
    await elsewhere.take(seats.leave(DANA), NOBODY)
    await parlour.play(table)
    assert table.row.seat_of(DANA) is None
    assert table.row.version == elsewhere.row.version + 1


async def test_conflict_again(parlour: Parlour, store: BrittleStore) -> None:
    """Who is overtaken twice is told that the button is out of date."""
    table = await parlour.series()
    version = table.row.version
    store.before = [Conflict("once"), Conflict("twice")]
    with pytest.raises(Refused) as refusal:
        await parlour.play(table)
    assert refusal.value.toast is Toast.OUT_OF_DATE
    await parlour.play(table)
    assert table.row.version == version + 1


async def test_repeated_update(parlour: Parlour) -> None:
    """An update that was committed before is told so, and neither changes nor shows anything."""
    table = await parlour.series()
    await table.take(seats.leave(BORIS), Author(Actor.USER, BORIS, 7))
    row, shown = table.row, len(parlour.outcomes)
    with pytest.raises(Refused) as refusal:
        await table.take(seats.leave(DANA), Author(Actor.USER, DANA, 7))
    assert refusal.value.toast is Toast.ALREADY_PLAYED
    assert (table.row, len(parlour.outcomes)) == (row, shown)


async def test_result_with_the_last_play(parlour: Parlour, store: BrittleStore) -> None:
    """A deal's result is written with its last play: both or neither."""
    table = await parlour.series()
    while len(table.state.results) == 0:
        before = table.row.version
        store.before = [NotStored("disk full")]
        with pytest.raises(NotStored):
            await parlour.play(table)
        assert await store.results(table.row.id) == ()
        await parlour.play(table)
        assert table.row.version == before + 1
    assert await store.results(table.row.id) == table.state.results


async def test_restart_between_commit_and_display(filed_parlour: Parlour) -> None:
    """After a restart the same hands, trick, turn and deadlines are shown, whatever was shown before."""
    table = await filed_parlour.series()
    for _ in range(5):
        await filed_parlour.play(table)
    after = filed_parlour.again()
    again = await after.club.tables.get(table.row.id)
    assert again is not table
    assert (again.row, again.state) == (table.row, table.state)
    assert set(again.due) == set(table.due)
    place = table_place(table.row)
    assert await after.screen(place) == await filed_parlour.screen(place)


async def test_every_step_survives(filed_parlour: Parlour) -> None:
    """At every version of a deal what the file says is what memory says."""
    assert isinstance(filed_parlour.store, SqliteStore)
    table = await filed_parlour.series()
    while table.state.turn is not None:
        await filed_parlour.play(table)
        again = await filed_parlour.again().club.tables.get(table.row.id)
        assert (again.row, again.state, set(again.due)) == (table.row, table.state, set(table.due))


async def test_refresh(parlour: Parlour) -> None:
    """A table whose chat has moved is read anew."""
    table = await parlour.series()
    await parlour.store.migrate_chat(table.row.chat_id, -100777)
    await table.refresh()
    assert table.row.chat_id == -100777
