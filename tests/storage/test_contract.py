"""The contract of Store that concerns tables, over every implementation."""

from dataclasses import fields, replace

import pytest

from storage.rows import Change, Due, DueKind, InputRow, Occupancy, SavedTable, Seating, Status
from storage.store import AlreadyHandled, Conflict, DamagedTable, NotStored, Store, TableOpen
from tests.storage.rows import DUE, GROUP, RESULT, ROW, SEATS, step
from tests.storage.steps import seated


async def saved(store: Store, table_id: int) -> SavedTable:
    there = await store.table(table_id)
    assert there is not None
    return there


def test_the_sample_row_leaves_no_field_at_its_default() -> None:
    """So a column that the store forgets is found by the round trip (only a new table's version is 0)."""
    defaults = {each.name for each in fields(ROW) if getattr(ROW, each.name) == each.default}
    assert defaults == {"version"}


async def test_a_table_comes_back_as_it_was_opened(store: Store) -> None:
    """Every field, seat and piece of pending work returns; the store gives the id."""
    row = await store.open_table(ROW, DUE, None)
    assert row == replace(ROW, id=row.id)
    assert row.id > 0
    due = tuple(replace(each, table_id=row.id) for each in DUE)
    assert await saved(store, row.id) == SavedTable(row, (), due)


async def test_a_step_comes_back_as_it_was_committed(store: Store) -> None:
    """Inputs, row, changed seats and pending work are those of the last step."""
    row = await store.open_table(ROW, DUE, None)
    left = replace(SEATS[0], occupancy=Occupancy.EMPTY, user_id=None, name="", from_version=3)
    change = step(row, count=3, update_id=5)
    change = replace(change, table=replace(change.table, seats=(left, *SEATS[1:])), seats=(left,))
    await store.commit(change)
    assert await saved(store, row.id) == SavedTable(change.table, change.inputs, change.due)


async def test_steps_add_up_to_the_log(store: Store) -> None:
    """The log holds the inputs of all steps in order."""
    row = await store.open_table(ROW, (), None)
    log: tuple[InputRow, ...] = ()
    for count in (1, 2, 0, 3):
        change = step(row, count)
        await store.commit(change)
        row, log = change.table, log + change.inputs
    assert (await saved(store, row.id)).inputs == log
    assert len(log) == row.version == 6


async def test_an_unknown_table_is_none(store: Store) -> None:
    """No table, no results, no postings."""
    assert await store.table(1) is None
    assert await store.results(1) == ()
    assert await store.postings(1) == ()
    assert await store.open_table_in(GROUP, None) is None
    assert await store.last_table_in(GROUP, None) is None


async def test_a_place_has_one_open_table(store: Store) -> None:
    """A second one is refused with the first one's id; topics and chats are places of their own."""
    first = await store.open_table(ROW, (), None)
    with pytest.raises(TableOpen) as refused:
        await store.open_table(ROW, DUE, 1)
    assert refused.value.table_id == first.id
    for thread_id, chat_id in ((None, GROUP), (8, GROUP), (7, GROUP - 1)):
        row = await store.open_table(replace(ROW, chat_id=chat_id, thread_id=thread_id), (), None)
        assert await store.open_table_in(chat_id, thread_id) == row.id
    assert await store.open_table_in(GROUP, 7) == first.id
    assert await store.open_tables_in(GROUP) == (1, 2, 3)
    with pytest.raises(TableOpen):
        await store.open_table(replace(ROW, thread_id=None), (), None)


async def test_a_refused_table_leaves_nothing(store: Store) -> None:
    """Neither a row, nor pending work, nor its update."""
    first = await store.open_table(ROW, (), None)
    with pytest.raises(TableOpen):
        await store.open_table(ROW, DUE, 1)
    assert await store.open_tables() == await store.open_tables_in(GROUP) == (first.id,)
    assert await store.next_due() is None
    assert not await store.is_handled(1)


async def test_an_ended_table_makes_room(store: Store) -> None:
    """The place is free, the newest table there is known, ids are not used again."""
    first = await store.open_table(ROW, (), None)
    await store.commit(step(replace(first, status=Status.CLOSED), 0))
    assert await store.open_table_in(GROUP, 7) is None
    assert await store.open_tables_in(GROUP) == ()
    assert await store.last_table_in(GROUP, 7) == first.id
    second = await store.open_table(ROW, (), None)
    assert second.id > first.id
    assert await store.last_table_in(GROUP, 7) == second.id
    assert await store.last_table_in(GROUP, 7, is_dealt=True) is None


async def test_an_ended_table_opens_only_into_a_free_place(store: Store) -> None:
    """A change may not make a second open table in a place."""
    first = await store.open_table(ROW, (), None)
    closed = step(replace(first, status=Status.CLOSED), 0)
    await store.commit(closed)
    await store.open_table(ROW, (), None)
    with pytest.raises(Conflict):
        await store.commit(step(replace(closed.table, status=Status.LOBBY), 0))


@pytest.mark.parametrize("before", [(1, 4), (0, 3), (0, 5)])
async def test_a_step_from_another_state_is_refused(store: Store, before: tuple[int, int]) -> None:
    """Version and revision must both be the stored ones; nothing is written otherwise."""
    row = await store.open_table(ROW, DUE, None)
    was = await saved(store, row.id)
    other = replace(row, version=before[0], revision=before[1])
    with pytest.raises(Conflict):
        await store.commit(step(other, update_id=9))
    assert await saved(store, row.id) == was
    assert not await store.is_handled(9)


async def test_a_step_of_an_unknown_table_is_refused(store: Store) -> None:
    """There is nothing it could start from."""
    with pytest.raises(Conflict):
        await store.commit(step(replace(ROW, id=77)))


async def test_of_two_steps_from_one_state_one_counts(store: Store) -> None:
    """The second writer is refused."""
    row = await store.open_table(ROW, (), None)
    await store.commit(step(row))
    with pytest.raises(Conflict):
        await store.commit(step(row))


async def test_a_repeated_change_writes_nothing(store: Store) -> None:
    """Inputs, seats, result and work of a change whose update is known are all left out."""
    row = await store.open_table(ROW, DUE, 1)
    await store.commit(step(row, update_id=2))
    was = await saved(store, row.id)
    for update_id in (1, 2):
        again = step(was.table, update_id=update_id)
        moved = replace(SEATS[0], user_id=99, from_version=1)
        with pytest.raises(AlreadyHandled):
            await store.commit(replace(again, result=RESULT, seats=(moved,)))
    assert await saved(store, row.id) == was
    assert await store.results(row.id) == ()


async def test_a_repeated_opening_writes_nothing(store: Store) -> None:
    """/newgame delivered twice opens one table, also when that has ended since."""
    row = await store.open_table(ROW, (), 1)
    await store.commit(step(replace(row, status=Status.CLOSED), 0))
    with pytest.raises(AlreadyHandled):
        await store.open_table(ROW, (), 1)
    assert await store.open_tables() == ()


async def test_a_log_has_no_gaps(store: Store) -> None:
    """A change whose inputs do not lead from version to version is the caller's mistake."""
    row = await store.open_table(ROW, (), None)
    change = step(row)
    for wrong in (
        replace(change, inputs=()),
        replace(change, inputs=(replace(change.inputs[0], seq=1),)),
        replace(change, table=row),
    ):
        with pytest.raises(ValueError, match="version 0"):
            await store.commit(wrong)


async def test_work_of_a_kind_is_pending_once(store: Store) -> None:
    """Two of a kind are the caller's mistake."""
    with pytest.raises(ValueError, match="twice"):
        await store.open_table(ROW, (DUE[0], DUE[0]), None)
    row = await store.open_table(ROW, (), None)
    with pytest.raises(ValueError, match="twice"):
        await store.commit(replace(step(row), due=(DUE[1], DUE[1])))


async def test_the_latest_seating_is_the_present_one(store: Store) -> None:
    """The same version is written over, a later one follows; other seats stay."""
    row = await store.open_table(ROW, (), None)
    for version, name in ((0, "Ada"), (1, "Bea"), (1, "Cia")):
        seat = Seating(1, Occupancy.PERSON, 40, name, version)
        change = step(row, version - row.version)
        await store.commit(seated(change, seat))
        row = (await saved(store, row.id)).table
        assert row.seats == (SEATS[0], seat, *SEATS[2:])


async def test_tables_are_found_by_who_sits_there_now(store: Store) -> None:
    """A person, a holder and an owner count; who left, or whose table ended, does not."""
    first = await store.open_table(ROW, (), None)
    second = await store.open_table(replace(ROW, thread_id=None), (), None)
    for user_id in (11, 22, 33):
        assert await store.tables_of(user_id) == (first.id, second.id)
    assert await store.tables_of(44) == ()
    await store.commit(seated(step(first), Seating(0, from_version=1)))
    assert await store.tables_of(11) == (second.id,)
    await store.commit(step(replace(second, status=Status.FINISHED)))
    assert await store.tables_of(11) == ()
    assert await store.tables_of(22) == (first.id,)


async def test_finished_series_are_those_with_goats(store: Store) -> None:
    """Oldest first, with their logs; open and closed tables are left out."""
    ends = (Status.FINISHED, Status.CLOSED, Status.FINISHED, Status.PLAYING)
    for status in ends:
        row = await store.open_table(ROW, (), None)
        await store.commit(step(replace(row, status=status), 2))
    found = [each async for each in store.finished()]
    assert [each.table.id for each in found] == [1, 3]
    assert found == [await saved(store, 1), await saved(store, 3)]
    assert [len(each.inputs) for each in found] == [2, 2]


async def test_a_result_is_written_once(store: Store) -> None:
    """It comes back whole, with the step it came by; a second one for the deal refuses the whole step."""
    row = await store.open_table(ROW, (), None)
    change = replace(step(row), result=RESULT)
    await store.commit(change)
    second = replace(step(change.table), result=replace(RESULT, deal=1, seed=None, commitment=None))
    await store.commit(second)
    assert await store.results(row.id) == (RESULT, second.result)
    with pytest.raises(Conflict):
        await store.commit(replace(step(second.table, update_id=3), result=RESULT))
    assert (await saved(store, row.id)).table.version == 2
    assert not await store.is_handled(3)


async def test_work_is_found_by_its_time(store: Store) -> None:
    """Across tables, the earliest first, those due right now included; a step replaces its table's."""
    assert await store.next_due() is None
    first = await store.open_table(ROW, DUE, None)
    second = await store.open_table(replace(ROW, thread_id=1), (Due(0, DueKind.CLOSE, 140.0, 0),), None)
    nudge, turn = (replace(each, table_id=first.id) for each in DUE)
    close = Due(second.id, DueKind.CLOSE, 140.0, 0)
    assert await store.due_by(129.9) == ()
    assert await store.due_by(140.0) == (nudge, close)
    assert await store.due_by(1000.0) == (nudge, close, turn)
    assert await store.next_due() == 130.0
    await store.commit(Change(replace(first, revision=5), (0, 4), due=(turn,)))
    assert await store.due_by(1000.0) == (close, turn)


async def test_a_closed_store_refuses(store: Store) -> None:
    """Reading and writing alike, with an error of the tree; closing again is harmless."""
    row = await store.open_table(ROW, (), None)
    await store.close()
    with pytest.raises(NotStored):
        await store.commit(step(row))
    with pytest.raises(NotStored):
        await store.table(row.id)
    await store.close()


async def test_seats_are_those_that_were_known(store: Store) -> None:
    """A row whose seats are not what the store has beside the change is refused."""
    row = await store.open_table(ROW, (), None)
    stranger = replace(row, seats=(Seating(0, Occupancy.PERSON, 99, "Eve"), *SEATS[1:]))
    with pytest.raises(Conflict):
        await store.commit(step(stranger))
    assert (await saved(store, row.id)).table == row


async def test_a_table_is_set_aside_once(store: Store) -> None:
    """It has ended for everybody, whoever asks for it is told, and its chat can begin anew."""
    row = await store.open_table(ROW, DUE, None)
    assert await store.set_aside(row.id, "a fault")
    assert not await store.set_aside(row.id, "a fault")
    assert not await store.set_aside(row.id + 1, "a fault")
    with pytest.raises(DamagedTable) as damage:
        await store.table(row.id)
    assert (damage.value.chat_id, damage.value.thread_id, damage.value.fault) == (GROUP, 7, "a fault")
    with pytest.raises(Conflict):
        await store.commit(step(row))
    assert await store.open_tables() == ()
    assert await store.due_by(1e9) == ()
    again = await store.open_table(ROW, (), None)
    assert await store.open_tables() == (again.id,)


async def test_an_ended_table_is_set_aside_quietly(store: Store) -> None:
    """Nobody waits for it; it is among the finished ones no more."""
    row = await store.open_table(ROW, (), None)
    await store.commit(step(replace(row, status=Status.FINISHED)))
    assert not await store.set_aside(row.id, "a fault")
    assert [each async for each in store.finished()] == []
    with pytest.raises(DamagedTable):
        await store.table(row.id)
