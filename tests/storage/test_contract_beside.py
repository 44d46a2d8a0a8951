"""The contract of Store that concerns all beside the tables: time, updates, people, places."""

from dataclasses import fields, replace

import pytest

from storage.rows import (
    Audience,
    ChatRow,
    ChatSettings,
    Due,
    DueKind,
    Occupancy,
    Place,
    Posting,
    Status,
    UserRow,
)
from storage.store import HANDLED_FOR, REDRAWN_FOR, Conflict, Store, TableOpen
from tests.storage.rows import CHAT, DUE, GROUP, ROW, SEATS, USER, step

SUPERGROUP = -1009876543210


async def test_postponing_moves_all_that_is_pending(store: Store) -> None:
    """Work, held seats, requests to stop, and the heartbeat; not what is past."""
    row = await store.open_table(ROW, DUE, None)
    await store.beat(150.0)
    await store.postpone(1000.0)
    there = await store.table(row.id)
    assert there is not None
    assert [due.due_at for due in there.due] == [1130.0, 1200.0]
    assert there.table.seats == (SEATS[0], replace(SEATS[1], held_until=1160.5), *SEATS[2:])
    assert there.table == replace(row, seats=there.table.seats, stop_until=1500.0)
    assert await store.heartbeat() == 1150.0


async def test_postponing_leaves_ended_tables_alone(store: Store) -> None:
    """What they were waiting for does not come."""
    row = await store.open_table(ROW, (), None)
    closed = replace(step(replace(row, status=Status.CLOSED), 0), due=())
    await store.commit(closed)
    await store.postpone(1000.0)
    there = await store.table(row.id)
    assert there is not None
    assert there.table == closed.table


async def test_postponing_without_a_heartbeat(store: Store) -> None:
    """A first start has none, and gets none by it."""
    await store.postpone(10.0)
    assert await store.heartbeat() is None


async def test_the_last_heartbeat_counts(store: Store) -> None:
    """Nothing at first, then the newest."""
    assert await store.heartbeat() is None
    for at in (5.0, 10.0):
        await store.beat(at)
        assert await store.heartbeat() == at


async def test_a_heartbeat_by_two_clocks(store: Store) -> None:
    """Pending work goes by the one, whether the bot is alive by the other; only the first is moved."""
    assert await store.seen_alive() is None
    await store.beat(5.0)
    assert await store.seen_alive() == 5.0
    await store.beat(5.0, wall=65.0)
    await store.postpone(10.0)
    assert (await store.heartbeat(), await store.seen_alive()) == (15.0, 65.0)


async def test_screens_out_of_date(store: Store) -> None:
    """A table is named while one of its places was not shown as of what the table is now; who waits for
    the end of a turn comes first, and is named whenever times have moved."""
    shared = replace(ROW, is_solo=False)
    first = await store.open_table(shared, (), None)
    turn = (Due(0, DueKind.TURN, 130.0, 0),)
    second = await store.open_table(replace(shared, chat_id=CHAT.id - 1), turn, None)
    ended = await store.open_table(replace(shared, chat_id=CHAT.id - 2), (), None)
    await store.commit(replace(step(replace(ended, status=Status.CLOSED), 0), due=()))
    assert await store.outdated_tables(are_times_moved=False) == (second.id, first.id)
    for row in (first, second):
        hands = [one.user_id for one in row.seats if one.user_id and one.occupancy is not Occupancy.HELD]
        places = [Place(row.id, Audience.HAND, user_id) for user_id in hands]
        assert places
        table = Posting(Place(row.id, Audience.GROUP, row.chat_id), 1, 7, "", (row.version, row.revision))
        await store.save_postings([table])
        assert row.id in await store.outdated_tables(are_times_moved=False)
        await store.save_postings([replace(table, place=place) for place in places])
    assert await store.outdated_tables(are_times_moved=False) == ()
    assert await store.outdated_tables(are_times_moved=True) == (second.id,)
    await store.commit(replace(step(first, 0), due=()))
    assert await store.outdated_tables(are_times_moved=False) == (first.id,)


async def test_screens_out_of_date_of_what_has_ended(store: Store) -> None:
    """A table that ended is named for a week while a message of it stands as it was before."""
    row = await store.open_table(replace(ROW, is_solo=False), (), None)
    posting = Posting(Place(row.id, Audience.HAND, 11), 1, 7, "", (row.version, row.revision))
    await store.save_postings([posting])
    change = replace(step(replace(row, status=Status.CLOSED), 0), due=())
    await store.commit(change)
    await store.beat(change.table.acted_at + REDRAWN_FOR - 1)
    assert await store.outdated_tables(are_times_moved=False) == (row.id,)
    await store.save_postings([replace(posting, message_id=None)])
    assert await store.outdated_tables(are_times_moved=False) == ()
    await store.save_postings([replace(posting, as_of=(change.table.version, change.table.revision))])
    assert await store.outdated_tables(are_times_moved=False) == ()
    await store.save_postings([posting])
    await store.beat(change.table.acted_at + REDRAWN_FOR + 1)
    assert await store.outdated_tables(are_times_moved=False) == ()


async def test_a_settled_update_is_known_for_three_days(store: Store) -> None:
    """Settling again keeps the first time; older ones are forgotten with a later one."""
    assert not await store.is_handled(1)
    await store.settle(1, 100.0)
    await store.settle(1, 200.0)
    await store.settle(2, 150.0)
    assert await store.is_handled(1)
    await store.settle(3, 100.0 + HANDLED_FOR)
    assert await store.is_handled(1)
    await store.settle(4, 125.0 + HANDLED_FOR)
    assert [await store.is_handled(update_id) for update_id in (1, 2, 3, 4)] == [False, True, True, True]


async def test_the_update_of_a_change_is_known_three_days_from_then(store: Store) -> None:
    """Also when nobody has acted at the table for long: the heartbeat is the later time."""
    row = await store.open_table(ROW, (), 1)
    await store.beat(ROW.acted_at + HANDLED_FOR)
    await store.commit(replace(step(row, 0, at=row.acted_at), update_id=2))
    await store.settle(3, ROW.acted_at + HANDLED_FOR + 1)
    assert [await store.is_handled(update_id) for update_id in (1, 2, 3)] == [False, True, True]


async def test_a_user_comes_back_as_saved(store: Store) -> None:
    """Every field; the last saving counts."""
    assert await store.user(USER.id) is None
    for row in (UserRow(USER.id, "A"), USER):
        await store.save_user(row)
        assert await store.user(USER.id) == row
    assert not any(getattr(USER, each.name) == each.default for each in fields(USER))


async def test_a_chat_comes_back_as_saved(store: Store) -> None:
    """Every field, settings and rules included; the last saving counts."""
    assert await store.chat(GROUP) is None
    for row in (ChatRow(GROUP), replace(CHAT, settings=ChatSettings(turn_seconds=0.0)), CHAT):
        await store.save_chat(row)
        assert await store.chat(GROUP) == row


async def test_postings_come_back_as_saved(store: Store) -> None:
    """One a place, the last saving counts; a place is its table, audience, chat and topic."""
    row = await store.open_table(ROW, (), None)
    group = Posting(Place(row.id, Audience.GROUP, GROUP, 7), 1, 501, "abc")
    general = Posting(Place(row.id, Audience.GROUP, GROUP), 2, 502)
    hand = Posting(Place(row.id, Audience.HAND, 11), 1, None)
    await store.save_postings([hand, group])
    await store.save_postings([general, newer := replace(group, number=2, message_id=None, shown="")])
    assert await store.posting(group.place) == newer
    assert await store.posting(general.place) == general
    assert await store.posting(replace(hand.place, chat_id=12)) is None
    assert await store.postings(row.id) == (general, newer, hand)


async def test_postings_of_no_table_are_refused(store: Store) -> None:
    """And those saved with them as well."""
    row = await store.open_table(ROW, (), None)
    mine = Posting(Place(row.id, Audience.HAND, 11), 1, 5)
    with pytest.raises(Conflict):
        await store.save_postings([mine, Posting(Place(99, Audience.HAND, 11), 1, 5)])
    assert await store.postings(row.id) == ()


async def test_a_group_moves_with_all_it_has(store: Store) -> None:
    """Tables open and ended, choices and places; messages stay behind; private chats stay."""
    ended = await store.open_table(ROW, (), None)
    await store.commit(step(replace(ended, status=Status.FINISHED), 0))
    row = await store.open_table(ROW, DUE, None)
    await store.save_chat(CHAT)
    group, hand = Place(row.id, Audience.GROUP, GROUP, 7), Place(row.id, Audience.HAND, 11)
    await store.save_postings([Posting(group, 3, 501, "abc"), in_private := Posting(hand, 2, 9, "x")])
    for _ in range(2):  # delivered twice, it moves once
        await store.migrate_chat(GROUP, SUPERGROUP)
        there = await store.table(row.id)
        assert there is not None
        assert there.table == replace(row, chat_id=SUPERGROUP, revision=row.revision + 1)
        assert len(there.due) == 2
        assert await store.open_table_in(SUPERGROUP, 7) == row.id
        assert await store.last_table_in(GROUP, 7) is None
        assert await store.chat(SUPERGROUP) == replace(CHAT, id=SUPERGROUP)
        assert await store.chat(GROUP) is None
        moved = Posting(replace(group, chat_id=SUPERGROUP), 3, None, "")
        assert await store.postings(row.id) == (moved, in_private)
    assert (await store.table(ended.id)) is not None


async def test_a_step_over_a_move_is_refused(store: Store) -> None:
    """A table in memory that still has the old chat cannot undo the move."""
    row = await store.open_table(ROW, (), None)
    await store.migrate_chat(GROUP, SUPERGROUP)
    with pytest.raises(Conflict):
        await store.commit(step(row))


async def test_what_is_known_of_the_new_chat_stays(store: Store) -> None:
    """Choices come from the group, title and the right to write are the supergroup's own."""
    row = await store.open_table(ROW, (), None)
    await store.save_chat(CHAT)
    await store.save_chat(ChatRow(SUPERGROUP, "New", "en"))
    place = Place(row.id, Audience.GROUP, SUPERGROUP, 7)
    await store.save_postings([there := Posting(place, 4, 1, "new")])
    await store.save_postings([Posting(replace(place, chat_id=GROUP), 3, 501, "old")])
    await store.migrate_chat(GROUP, SUPERGROUP)
    assert await store.chat(SUPERGROUP) == ChatRow(SUPERGROUP, "New", "af", CHAT.settings, True)
    assert await store.postings(row.id) == (there,)


async def test_a_table_does_not_move_onto_another(store: Store) -> None:
    """The move is refused whole with the id of the table in the way."""
    row = await store.open_table(ROW, (), None)
    other = await store.open_table(replace(ROW, chat_id=SUPERGROUP), (), None)
    await store.save_chat(CHAT)
    with pytest.raises(TableOpen) as refused:
        await store.migrate_chat(GROUP, SUPERGROUP)
    assert refused.value.table_id == other.id
    assert await store.open_table_in(GROUP, 7) == row.id
    assert await store.chat(GROUP) == CHAT


async def test_moving_an_unknown_chat_does_nothing(store: Store) -> None:
    """A group that never played may become a supergroup too."""
    await store.migrate_chat(GROUP, SUPERGROUP)
    assert await store.chat(SUPERGROUP) is None
