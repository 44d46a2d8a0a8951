"""Bits that change by themselves: every changed series is noticed and set aside, and nothing else stops."""

import logging
from dataclasses import replace
from pathlib import Path

import pytest

from storage.rows import Audience, Place, Posting, SavedTable, Status
from storage.seals import seal_all
from storage.sqlite import SqliteStore
from storage.store import Conflict, DamagedTable
from tests.faults.storage_faults import flip_bits
from tests.storage.rows import CHAT, DUE, GROUP, ROW, USER, step
from tests.storage.steps import seated


async def spoil(store: SqliteStore, *statements: str) -> None:
    """What no call of the store would write."""
    await store.connection.execute("PRAGMA foreign_keys = OFF")
    await store.connection.execute("PRAGMA ignore_check_constraints = ON")
    for sql in statements:
        await store.connection.execute(sql)
    await store.connection.execute("PRAGMA ignore_check_constraints = OFF")
    await store.connection.execute("PRAGMA foreign_keys = ON")


SPOILT = [
    "UPDATE inputs SET input = 'lead 0 nonsense' WHERE seq = 1",
    "UPDATE inputs SET at = at + 0.0000001 WHERE seq = 0",
    "UPDATE inputs SET user_id = NULL WHERE seq = 2",
    "UPDATE inputs SET chain = zeroblob(32) WHERE seq = 1",
    "UPDATE inputs SET chain = zeroblob(32) WHERE seq = 2",
    "DELETE FROM inputs WHERE seq = 2",
    "DELETE FROM inputs WHERE seq = 0",
    "UPDATE tables SET rules = replace(rules, '24', '18')",
    "UPDATE tables SET notes = notes || ' '",
    "UPDATE tables SET first_dealer = 7",
    "UPDATE tables SET status = 'plaxing'",
    "UPDATE tables SET code = 'k7f2'",
    "UPDATE tables SET language = cast(x'ff' AS TEXT)",
    "UPDATE tables SET digest = zeroblob(32)",
    "UPDATE seatings SET user_id = 12 WHERE seat = 0",
    "UPDATE seatings SET name = 'Anna' WHERE seat = 0",
    "DELETE FROM seatings WHERE seat = 3",
]


@pytest.mark.parametrize("sql", SPOILT)
async def test_a_change_is_noticed(sqlite: SqliteStore, sql: str) -> None:
    """Whatever it is in the row, the log or the seats; the message says nothing of what stands there."""
    row = await sqlite.open_table(ROW, (), None)
    await sqlite.commit(step(row, 3))
    await spoil(sqlite, sql)
    with pytest.raises(DamagedTable) as damage:
        await sqlite.table(row.id)
    assert (damage.value.table_id, damage.value.chat_id, damage.value.thread_id) == (row.id, GROUP, 7)
    assert "nonsense" not in str(damage.value)


async def test_a_swap_is_noticed(sqlite: SqliteStore) -> None:
    """Two series' logs, each whole, do not stand in for one another."""
    rows = [await sqlite.open_table(replace(ROW, thread_id=number), (), None) for number in (1, 2)]
    for row in rows:
        await sqlite.commit(step(row, 2))
    await spoil(
        sqlite,
        "UPDATE inputs SET table_id = 3 WHERE table_id = 1",
        "UPDATE inputs SET table_id = 1 WHERE table_id = 2",
        "UPDATE inputs SET table_id = 2 WHERE table_id = 3",
    )
    for row in rows:
        with pytest.raises(DamagedTable):
            await sqlite.table(row.id)


async def test_the_place_of_a_damaged_table_is_where_its_message_stands(sqlite: SqliteStore) -> None:
    """Its row may say another chat, which has nothing to do with it."""
    row = await sqlite.open_table(ROW, (), None)
    await sqlite.save_postings([Posting(Place(row.id, Audience.GROUP, GROUP, 7), 1, 50)])
    await spoil(sqlite, "UPDATE tables SET chat_id = -5, thread_id = 0")
    with pytest.raises(DamagedTable) as damage:
        await sqlite.table(row.id)
    assert (damage.value.chat_id, damage.value.thread_id) == (GROUP, 7)


@pytest.mark.parametrize("sql", SPOILT)
async def test_a_damaged_table_is_set_aside(sqlite: SqliteStore, sql: str) -> None:
    """Once; its chat can begin anew, and nothing of it is pending."""
    row = await sqlite.open_table(ROW, DUE, None)
    await sqlite.commit(step(row, 3))
    await spoil(sqlite, sql)
    other = await sqlite.open_table(replace(ROW, thread_id=None), DUE, None)
    assert await sqlite.set_aside(row.id, "a fault")
    assert not await sqlite.set_aside(row.id, "a fault")
    assert await sqlite.open_tables() == (other.id,)
    assert {due.table_id for due in await sqlite.due_by(1e9)} == {other.id}
    with pytest.raises(DamagedTable, match="a fault"):
        await sqlite.table(row.id)
    await sqlite.open_table(ROW, (), None)
    assert [each async for each in sqlite.finished()] == []


async def test_finished_series_are_given_without_damaged_ones(sqlite: SqliteStore) -> None:
    """An export goes on to the next."""
    for number in (1, 2, 3):
        row = await sqlite.open_table(replace(ROW, thread_id=number), (), None)
        await sqlite.commit(step(replace(row, status=Status.FINISHED)))
    await spoil(sqlite, "UPDATE inputs SET actor = 'timeout' WHERE table_id = 2")
    assert [saved.table.id async for saved in sqlite.finished()] == [1, 3]


async def test_a_table_set_aside_takes_no_more(sqlite: SqliteStore) -> None:
    """Not even from a copy in memory that was sound."""
    row = await sqlite.open_table(ROW, (), None)
    await sqlite.set_aside(row.id, "a fault")
    with pytest.raises(Conflict):
        await sqlite.commit(step(row))


async def test_a_commit_does_not_cover_up_damage(sqlite: SqliteStore) -> None:
    """A seat or input that changed on the disk while the table was in memory is noticed afterwards."""
    row = await sqlite.open_table(ROW, (), None)
    first = step(row, 2)
    await sqlite.commit(first)
    await spoil(sqlite, "UPDATE seatings SET user_id = 12 WHERE seat = 0")
    with pytest.raises(Conflict):
        await sqlite.commit(step(first.table))
    await spoil(sqlite, "UPDATE seatings SET user_id = 11 WHERE seat = 0")
    await spoil(sqlite, "UPDATE inputs SET user_id = 12 WHERE seq = 0")
    await sqlite.commit(step(first.table))
    with pytest.raises(DamagedTable):
        await sqlite.table(row.id)


async def test_moves_do_not_cover_up_damage(sqlite: SqliteStore) -> None:
    """Postponing and moving to a supergroup seal anew what was sound, and only that."""
    sound, damaged = [await sqlite.open_table(replace(ROW, thread_id=number), (), None) for number in (1, 2)]
    await spoil(sqlite, "UPDATE tables SET code = 'goat' WHERE id = 2")
    await sqlite.postpone(10.0)
    await sqlite.migrate_chat(GROUP, -1005)
    saved = await sqlite.table(sound.id)
    assert saved is not None
    assert (saved.table.chat_id, saved.table.stop_until) == (-1005, 510.0)
    with pytest.raises(DamagedTable):
        await sqlite.table(damaged.id)


async def test_whole_numbers_are_no_damage(sqlite: SqliteStore) -> None:
    """SQLite gives 90.0 for 90 and 1 for True; both are as they were written."""
    row = await sqlite.open_table(replace(ROW, turn_seconds=90, opened_at=100, acted_at=True), (), None)
    seat = replace(row.seats[1], held_until=160)
    await sqlite.commit(seated(step(row, 1, at=121), seat))
    saved = await sqlite.table(row.id)
    assert isinstance(saved, SavedTable)
    assert saved.table.seats[1].held_until == 160.0


async def test_damage_before_the_seals_is_noticed(sqlite: SqliteStore) -> None:
    """A row of an old schema can be sealed with text of which nothing can be made."""
    row = await sqlite.open_table(ROW, (), None)
    await spoil(sqlite, "UPDATE tables SET notes = '[{}]'")
    await sqlite.connection.execute("BEGIN")
    await seal_all(sqlite.connection)
    await sqlite.connection.commit()
    with pytest.raises(DamagedTable, match="cannot be read"):
        await sqlite.table(row.id)


async def test_nonsense_beside_the_series_stops_nothing(
    sqlite: SqliteStore, caplog: pytest.LogCaptureFixture
) -> None:
    """Pending work, heartbeat, people, chats and places: what cannot be read is passed over and logged."""
    row = await sqlite.open_table(ROW, DUE, None)
    await sqlite.save_user(USER)
    await sqlite.save_chat(CHAT)
    place = Place(row.id, Audience.GROUP, GROUP, 7)
    await sqlite.save_postings([Posting(place, 1, 50)])
    await sqlite.beat(5.0)
    await spoil(
        sqlite,
        "UPDATE due SET kind = 'lunch' WHERE kind = 'turn'",
        "INSERT INTO due VALUES (99, 'turn', 1.0, 0)",
        "UPDATE heartbeat SET at = -1e300",
        "UPDATE users SET name = cast(x'41ff' AS TEXT), is_reachable = 9",
        "UPDATE chats SET settings = '{'",
        "UPDATE postings SET number = -128",
    )
    assert [due.kind for due in await sqlite.due_by(1e9)] == ["nudge"]
    assert await sqlite.next_due() == 130.0
    saved = await sqlite.table(row.id)
    assert saved is not None
    assert [due.kind for due in saved.due] == ["nudge"]
    assert await sqlite.heartbeat() is None
    await sqlite.postpone(10.0)
    assert await sqlite.user(USER.id) == replace(USER, name="A\N{REPLACEMENT CHARACTER}")
    assert await sqlite.chat(CHAT.id) is None
    assert await sqlite.posting(place) is None
    assert await sqlite.postings(row.id) == ()
    assert {record.levelno for record in caplog.records} == {logging.ERROR}


async def test_flipped_bits(tmp_path: Path) -> None:
    """In the bytes of any row on the disk: noticed, or of a kind that no series depends on."""
    result = await flip_bits(tmp_path, count=60, seed=1)
    assert result.unnoticed == ()
    assert result.noticed > 30
    assert result.bystanders_lost == 0
