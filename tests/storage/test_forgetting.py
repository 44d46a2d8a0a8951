"""The contract of Store that concerns one person: all that is stored of them, and forgetting it."""

from dataclasses import replace

import pytest

from storage.grouprows import Block, Deed, Doing
from storage.rows import (
    Actor,
    Audience,
    ChatRow,
    Due,
    DueKind,
    InputRow,
    Note,
    NoteKind,
    Occupancy,
    Place,
    Posting,
    Seating,
    Status,
    TableRow,
    UserRow,
)
from storage.standing_rows import ALL_GROUPS, Counted, Pair, Standing
from storage.store import Conflict, NotStored, Store
from tests.storage.rows import CHAT, GROUP, INPUTS, ROW, USER, step
from tests.storage.steps import seated

ANNA, BORIS, DANA = 11, 22, 33
SHARED = replace(ROW, is_solo=False, stop_until=None)
SEATS = (
    Seating(0, Occupancy.PERSON, ANNA, "Anna 🐐", is_ready=True),
    Seating(1, Occupancy.PERSON, BORIS, "Boris", is_ready=True),
    Seating(2, Occupancy.COMPUTER, DANA, "Дана"),
    Seating(3, Occupancy.COMPUTER),
)


async def finish(store: Store, row: TableRow, *, left: bool = False) -> TableRow:
    """A series of three inputs, one by each way there is; then it has goats. Who ``left`` did so before."""
    row = await store.open_table(row, (Due(0, DueKind.TURN, 130.0, 0),), None)
    lines = (
        InputRow(0, INPUTS[0], Actor.USER, ANNA, 121.0, 5),
        InputRow(1, INPUTS[1], Actor.USER, ANNA, 122.0, 6),
        InputRow(2, INPUTS[2], Actor.USER, BORIS, 123.0, 7),
    )
    change = replace(step(row, 3), inputs=lines, due=())
    if left:
        change = seated(change, Seating(0, Occupancy.COMPUTER, from_version=3))
    await store.commit(replace(change, table=replace(change.table, status=Status.FINISHED)))
    return replace(change.table, status=Status.FINISHED)


async def furnish(store: Store) -> tuple[TableRow, TableRow]:
    """Anna in every table of the store: a series in a group, one played alone, figures, places, her rows."""
    for user in (replace(USER, id=ANNA, name="Anna Ⅱ"), UserRow(BORIS, "Boris")):
        await store.save_user(user)
    await store.save_chat(CHAT)
    await store.save_chat(ChatRow(ANNA, "", "lv"))
    notes = (Note(NoteKind.LEFT, "Anna 🐐", 2), Note(NoteKind.BACK, "Boris", 3), Note(NoteKind.RESTARTED))
    group = await finish(store, replace(SHARED, seats=SEATS, notes=notes, starter_name="Anna Ⅰ"))
    alone = (SEATS[0], *(Seating(seat, Occupancy.COMPUTER) for seat in (1, 2, 3)))
    solo = await finish(
        store, replace(ROW, is_solo=True, chat_id=ANNA, thread_id=None, seats=alone, notes=()), left=True
    )
    for chat_id, table in ((GROUP, group), (ALL_GROUPS, group), (ANNA, solo)):
        people = (0, ANNA) if chat_id == ANNA else (0, ANNA, BORIS)
        figures = tuple(Standing(chat_id, one, 25.5, 8.5, series=1) for one in people)
        pairs = [Pair(chat_id, min(ANNA, one), max(ANNA, one), series=1) for one in people if one != ANNA]
        await store.count(Counted(chat_id, table.id, figures, tuple(pairs)))
    places = (
        Place(group.id, Audience.GROUP, GROUP, 7),
        Place(group.id, Audience.HAND, ANNA),
        Place(group.id, Audience.HAND, BORIS),
        Place(solo.id, Audience.SOLO, ANNA),
    )
    await store.save_postings([Posting(place, 1, 70 + at, "x") for at, place in enumerate(places)])
    return group, solo


async def test_a_person_is_forgotten(store: Store) -> None:
    """Their rows go, or become those of one nameless id below zero; nobody else's change."""
    group, solo = await furnish(store)
    of_boris = await store.known_of(BORIS)
    assert await store.forget(ANNA) == (group.id, solo.id)
    assert not any((await store.known_of(ANNA)).values())
    assert (await store.user(ANNA), await store.chat(ANNA)) == (None, None)
    saved = await store.table(group.id)
    assert saved is not None
    [nobody] = {seating.user_id for seating in saved.table.seats if seating.user_id and seating.user_id < 0}
    notes = (Note(NoteKind.LEFT, "", 2), *group.notes[1:])
    assert saved.table == replace(
        group,
        starter_id=nobody,
        starter_name="",
        notes=notes,
        revision=group.revision + 1,
        seats=(replace(SEATS[0], user_id=nobody, name=""), *SEATS[1:]),
    )
    assert [line.user_id for line in saved.inputs] == [nobody, nobody, BORIS]
    assert [line.input for line in saved.inputs] == list(INPUTS)
    assert [one.place.chat_id for one in await store.postings(group.id)] == [GROUP, BORIS]
    assert await store.known_of(BORIS) == of_boris


async def test_the_private_series_of_who_is_forgotten(store: Store) -> None:
    """It can be read and replayed, in a chat that nobody has."""
    _, solo = await furnish(store)
    await store.forget(ANNA)
    saved = await store.table(solo.id)
    assert saved is not None
    assert saved.table.chat_id < 0
    assert [line.input for line in saved.inputs] == list(INPUTS)
    assert await store.postings(solo.id) == ()


async def test_figures_of_who_is_forgotten_stay(store: Store) -> None:
    """They are the same, under the nameless id, so that those of the others still add up."""
    group, _ = await furnish(store)
    was = await store.standing(GROUP, ANNA)
    assert was is not None
    await store.forget(ANNA)
    saved = await store.table(group.id)
    assert saved is not None
    nobody = saved.table.starter_id
    assert await store.standing(GROUP, nobody) == replace(was, player_id=nobody)
    assert await store.pairs_of(GROUP, nobody) == (
        Pair(GROUP, nobody, 0, series=1),
        Pair(GROUP, nobody, BORIS, series=1),
    )
    assert [point.table_id for point in await store.rating_history(nobody)] == [group.id]
    assert await store.standing(ANNA, ANNA) is None


async def test_a_count_that_was_made_before_does_not_bring_them_back(store: Store) -> None:
    """A series is not counted as it was read before the forgetting; it can be counted as it is now."""
    row = await finish(store, replace(SHARED, seats=SEATS))
    figures = (Standing(GROUP, ANNA, 25.5, 8.5, series=1),)
    await store.forget(ANNA)
    with pytest.raises(Conflict):
        await store.count(Counted(GROUP, row.id, figures, (), row.revision))
    assert (GROUP, row.id) in await store.uncounted()
    assert await store.standing(GROUP, ANNA) is None
    await store.count(Counted(GROUP, row.id, (), (), row.revision + 1))


async def test_a_groups_life_without_who_is_forgotten(store: Store) -> None:
    """What was done stays, without who did it or whom it was done to; a wish to be called goes."""
    await store.save_user(UserRow(ANNA, "Anna"))
    for row in (Block(GROUP, ANNA, "Ann", BORIS, 1.0), Block(GROUP, BORIS, "Boris", ANNA, 2.0)):
        await store.block(row)
        blocked = Doing(
            GROUP, row.at, row.by_id, f"by {row.by_id}", Deed.BLOCKED, (row.name, str(row.user_id))
        )
        await store.note_doing(blocked)
    await store.note_doing(Doing(GROUP, 3.0, ANNA, "Anna", Deed.LANGUAGE, ("", "lv")))
    await store.toggle_calls(GROUP, ANNA, None, 4.0)
    known = await store.known_of(ANNA)
    assert known["blocks"] == (
        {"chat_id": GROUP, "name": "Ann", "at": 1.0},
        {"chat_id": GROUP, "name": "another player", "at": 2.0},
    )
    assert [one["detail"] for one in known["doings"]] == ['["Ann","11"]', '["another player"]', '["","lv"]']
    assert known["calls"] == ({"chat_id": GROUP, "table_id": 0},)
    await store.forget(ANNA)
    assert not any((await store.known_of(ANNA)).values())
    assert await store.calls_of(ANNA) == ()
    assert [(one.name, one.by_id < 0) for one in await store.blocks(GROUP)] == [("Boris", True)]
    there = [(one.actor_name, one.detail) for one in await store.doings(GROUP, 9)]
    assert there == [("", ("", "lv")), ("", ("Boris", str(BORIS))), (f"by {BORIS}", ("",))]


async def test_an_older_name_in_a_groups_log(store: Store) -> None:
    """Who has another name by now is forgotten there by the id; a namesake's line stays."""
    await store.save_user(UserRow(ANNA, "Anna"))
    of_boris = ("Anna", str(BORIS))
    for deed, detail in (
        (Deed.BLOCKED, ("Anna", str(ANNA))),
        (Deed.UNBLOCKED, ("Anna", str(ANNA))),
        (Deed.BLOCKED, of_boris),
        (Deed.SETTING, ("turn", str(ANNA), "30")),
    ):
        await store.note_doing(Doing(GROUP, 1.0, BORIS, "Boris", deed, detail))
    await store.save_user(UserRow(ANNA, "Anya"))
    await store.forget(ANNA)
    there = [one.detail for one in reversed(await store.doings(GROUP, 9))]
    assert there == [("",), ("",), of_boris, ("turn", str(ANNA), "30")]


async def test_an_older_name_in_a_tables_notes(store: Store) -> None:
    """A note that says whose name it holds goes by the id alone, also where no seat is theirs any more."""
    await store.save_user(UserRow(ANNA, "Anya"))
    notes = (
        Note(NoteKind.HOLD_ENDED, "Anna", 0, ANNA),
        Note(NoteKind.LEFT, "Anya", 0, BORIS),
        Note(NoteKind.LEFT, "Anna"),
    )
    seats = tuple(Seating(seat) for seat in range(4))
    row = await store.open_table(replace(SHARED, starter_id=BORIS, seats=seats, notes=notes), (), None)
    assert await store.forget(ANNA) == (row.id,)
    saved = await store.table(row.id)
    assert saved is not None
    assert saved.table.notes == (Note(NoteKind.HOLD_ENDED), *notes[1:])


async def test_two_who_are_forgotten_stay_two(store: Store) -> None:
    """Each gets an id of its own: a series still knows that different people sat there."""
    group, _ = await furnish(store)
    await store.forget(ANNA)
    await store.forget(BORIS)
    saved = await store.table(group.id)
    assert saved is not None
    assert len({line.user_id for line in saved.inputs}) == 2
    assert all(line.user_id is not None and line.user_id < 0 for line in saved.inputs)


async def test_nobody_is_forgotten_at_an_open_table(store: Store) -> None:
    """A table must not wait for somebody who is no more; nothing has changed."""
    await store.save_user(USER)
    row = await store.open_table(replace(SHARED, seats=SEATS), (), None)
    with pytest.raises(Conflict):
        await store.forget(ANNA)
    saved = await store.table(row.id)
    assert saved is not None
    assert (saved.table, await store.user(ANNA)) == (row, USER)


async def test_an_open_table_that_was_left(store: Store) -> None:
    """What memory holds of it cannot be committed over the forgetting: its revision has moved on."""
    row = await store.open_table(replace(SHARED, seats=SEATS), (), None)
    left = seated(step(row, 1), Seating(0, Occupancy.COMPUTER, from_version=1))
    await store.commit(left)
    assert await store.forget(ANNA) == (row.id,)
    with pytest.raises(Conflict):
        await store.commit(step(left.table))


async def test_a_purge_does_no_harm(store: Store) -> None:
    """Whether or not somebody was forgotten, once or twice: what is stored is what was stored."""
    group, solo = await furnish(store)
    for forgotten in ((), (ANNA,)):
        for user_id in forgotten:
            await store.forget(user_id)
        before = [await store.table(one.id) for one in (group, solo)]
        known = [await store.known_of(user_id) for user_id in (ANNA, BORIS)]
        for _ in range(2):
            await store.purge()
        assert [await store.table(one.id) for one in (group, solo)] == before
        assert [await store.known_of(user_id) for user_id in (ANNA, BORIS)] == known
    await store.commit(replace(step(await opened_anew(store)), due=()))


async def opened_anew(store: Store) -> TableRow:
    return await store.open_table(replace(SHARED, thread_id=99), (), None)


async def test_what_is_owed_is_purged_once(store: Store) -> None:
    """After somebody is forgotten, not before, and not for somebody who can't be yet."""
    await store.save_user(USER)
    row = await store.open_table(replace(SHARED, seats=SEATS), (), None)
    with pytest.raises(Conflict):
        await store.forget(ANNA)
    assert not await store.purge()
    await store.commit(seated(step(row, 1), Seating(0, Occupancy.COMPUTER, from_version=1)))
    await store.forget(ANNA)
    assert [await store.purge() for _ in range(2)] == [True, False]


async def test_a_closed_store_purges_nothing(store: Store) -> None:
    """It refuses, as it does everything else."""
    await store.close()
    with pytest.raises(NotStored):
        await store.purge()


async def test_forgetting_twice_or_a_stranger(store: Store) -> None:
    """Nothing is there, so nothing changes; the person may be met again."""
    group, _ = await furnish(store)
    await store.forget(ANNA)
    saved = await store.table(group.id)
    assert await store.forget(ANNA) == await store.forget(99) == ()
    assert await store.table(group.id) == saved
    await store.save_user(USER)
    assert await store.user(ANNA) == USER
