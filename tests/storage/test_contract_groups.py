"""The contract of Store that concerns a group's life: blocks, the log, calls, past series, usernames."""

from dataclasses import replace

import pytest

from storage.grouplife import KEPT_DOINGS
from storage.grouprows import Block, Deed, Doing
from storage.rows import Change, Occupancy, Seating, Status, TableRow, UserRow
from storage.store import AlreadyHandled, Store
from tests.storage.rows import GROUP, RESULT, ROW, RULES, SEATS, step

SUPERGROUP = -1009876543210
OTHER = GROUP - 1
BLOCK = Block(GROUP, 22, "Boris", 11, 100.5)
DOING = Doing(GROUP, 100.5, 11, "Anna", Deed.SETTING, ("turn", "90", "30"))


async def test_a_block_comes_back_as_given(store: Store) -> None:
    """Every field, oldest first; another chat has its own."""
    later = replace(BLOCK, user_id=5, name="Eve", at=200.0)
    assert await store.block(later)
    assert await store.block(BLOCK)
    assert await store.block(replace(BLOCK, chat_id=OTHER))
    assert await store.blocks(GROUP) == (BLOCK, later)


async def test_the_first_block_stays(store: Store) -> None:
    """Who is blocked already is not blocked anew."""
    await store.block(BLOCK)
    assert not await store.block(replace(BLOCK, by_id=99, at=300.0))
    assert await store.blocks(GROUP) == (BLOCK,)


async def test_a_block_is_lifted_once(store: Store) -> None:
    """And gives what it was."""
    await store.block(BLOCK)
    assert await store.unblock(OTHER, 22) is None
    assert await store.unblock(GROUP, 22) == BLOCK
    assert await store.unblock(GROUP, 22) is None
    assert await store.blocks(GROUP) == ()


async def test_doings_come_back_newest_first(store: Store) -> None:
    """Every field; so many; of this chat alone."""
    second = Doing(GROUP, 101.0, 22, "", Deed.STOPPED)
    for doing in (DOING, replace(DOING, chat_id=OTHER), second):
        await store.note_doing(doing)
    assert await store.doings(GROUP, 20) == (second, DOING)
    assert await store.doings(GROUP, 1) == (second,)


async def test_old_doings_are_forgotten(store: Store) -> None:
    """Of each chat the newest are kept, whatever the others do."""
    await store.note_doing(replace(DOING, chat_id=OTHER))
    for number in range(KEPT_DOINGS + 5):
        await store.note_doing(replace(DOING, at=float(number)))
    kept = await store.doings(GROUP, 1000)
    assert [doing.at for doing in kept] == [float(n) for n in range(KEPT_DOINGS + 4, 4, -1)]
    assert len(await store.doings(OTHER, 1000)) == 1


async def wish(store: Store, chat_id: int, user_id: int) -> None:
    """To be called there from now on."""
    assert await store.toggle_calls(chat_id, user_id, None, 100.0)


async def test_who_wants_to_be_called_is_called_once_a_table(store: Store) -> None:
    """To each new table again; not to an older one."""
    await wish(store, GROUP, 22)
    await wish(store, GROUP, 11)
    await wish(store, OTHER, 33)
    assert await store.call(GROUP, 7) == (11, 22)
    assert await store.call(GROUP, 7) == ()
    assert await store.call(GROUP, 6) == ()
    assert await store.call(GROUP, 8) == (11, 22)


async def test_a_wish_is_turned_about_once_an_update(store: Store) -> None:
    """One that is known changes nothing, however it came to be known; the next takes the wish back."""
    await store.settle(1, 100.0)
    with pytest.raises(AlreadyHandled):
        await store.toggle_calls(GROUP, 11, 1, 100.0)
    for update_id, there in ((2, (GROUP,)), (3, ()), (4, (GROUP,))):
        assert await store.toggle_calls(GROUP, 11, update_id, 100.0) == bool(there)
        assert await store.is_handled(update_id)
        with pytest.raises(AlreadyHandled):
            await store.toggle_calls(GROUP, 11, update_id, 100.0)
        assert await store.calls_of(11) == there


async def test_calls_stop(store: Store) -> None:
    """From one group, or from all."""
    for group in (GROUP, OTHER, SUPERGROUP):
        await wish(store, group, 11)
    await wish(store, GROUP, 22)
    assert set(await store.calls_of(11)) == {GROUP, OTHER, SUPERGROUP}
    assert await store.stop_calls(GROUP, 11)
    assert not await store.stop_calls(GROUP, 11)
    assert set(await store.calls_of(11)) == {OTHER, SUPERGROUP}
    await store.stop_all_calls(11)
    assert await store.calls_of(11) == ()
    assert await store.call(GROUP, 1) == (22,)


async def finished(
    store: Store, chat_id: int, thread_id: int | None = None, opened_at: float = 100.0
) -> TableRow:
    """A series of one deal, with goats."""
    new = replace(ROW, chat_id=chat_id, thread_id=thread_id, opened_at=opened_at)
    row = await store.open_table(new, (), None)
    taken = Seating(1, Occupancy.PERSON, 44, "Emil", from_version=1)
    seats = (SEATS[0], taken, *SEATS[2:])
    change = step(row)
    after = replace(change.table, status=Status.FINISHED, seats=seats)
    await store.commit(Change(after, change.before, (taken,), change.inputs, (), RESULT))
    return after


async def test_past_series_come_newest_first(store: Store) -> None:
    """By when they began: those with goats, of all topics, as they ended; no open or stopped ones; page by
    page."""
    rows = [await finished(store, GROUP, thread) for thread in (None, 7, None)]
    rows.insert(0, await finished(store, GROUP, opened_at=50.0))  # brought from elsewhere
    await finished(store, OTHER)
    stopped = await store.open_table(ROW, (), None)
    await store.commit(replace(step(replace(stopped, status=Status.CLOSED), 0), due=()))
    await store.open_table(ROW, (), None)
    assert await store.how_many_series(GROUP) == 4
    past = await store.series_of(GROUP, 8)
    assert [one.table for one in past] == rows[::-1]
    assert {(one.score, one.eggs) for one in past} == {(RESULT.defeat, 1)}
    assert [one.table.id for one in await store.series_of(GROUP, 2, 1)] == [rows[2].id, rows[1].id]
    assert await store.series_of(GROUP, 8, 4) == ()


async def test_a_past_series_tells_its_goats(store: Store) -> None:
    """The side that reached the target, when it ended."""
    row = await finished(store, GROUP)
    [past] = await store.series_of(GROUP, 1)
    assert past.ended_at == row.acted_at
    assert replace(past, score=(RULES.target, 4)).goats == 0
    assert replace(past, score=(4, RULES.target + 2)).goats == 1


async def test_all_of_it_moves_with_the_group(store: Store) -> None:
    """Told twice, it moves once; what the supergroup has of its own stays."""
    await store.block(BLOCK)
    await store.block(replace(BLOCK, user_id=5))
    await store.block(mine := replace(BLOCK, chat_id=SUPERGROUP, by_id=9))
    await store.note_doing(DOING)
    await wish(store, GROUP, 11)
    await wish(store, SUPERGROUP, 11)
    await wish(store, GROUP, 22)
    await finished(store, GROUP)
    for _ in range(2):
        await store.migrate_chat(GROUP, SUPERGROUP)
        assert set(await store.blocks(SUPERGROUP)) == {mine, replace(BLOCK, chat_id=SUPERGROUP, user_id=5)}
        assert await store.doings(SUPERGROUP, 9) == (replace(DOING, chat_id=SUPERGROUP),)
        assert await store.calls_of(11) == await store.calls_of(22) == (SUPERGROUP,)
        assert await store.how_many_series(SUPERGROUP) == 1
    assert await store.blocks(GROUP) == ()
    assert await store.doings(GROUP, 9) == ()


async def test_a_username_leads_to_its_person(store: Store) -> None:
    """Whatever its case; when it passes to another person it leads there."""
    await store.save_user(anna := UserRow(11, "Anna", username="Goat_1"))
    await store.save_user(UserRow(33, "Dana"))
    assert await store.user_named("goat_1") == anna
    await store.save_user(boris := UserRow(22, "Boris", username="gOAT_1"))
    assert await store.user_named("Goat_1") == boris
    assert await store.user(11) == replace(anna, username=None)
    assert await store.user_named("nobody") is None
