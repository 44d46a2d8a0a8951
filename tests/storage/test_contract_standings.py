"""The contract of Store that concerns the standings."""

from dataclasses import fields, replace

import pytest

from storage.rows import Status, TableRow, UserRow
from storage.standing_rows import ALL_GROUPS, COMPUTER, Counted, Pair, RatingPoint, Standing
from storage.store import Conflict, Store
from tests.storage.rows import GROUP, ROW, step

SUPERGROUP = -1009876543210
ANNA, BORIS = 11, 22
IMPORTED, FORGOTTEN = -50, -99


async def finished(store: Store, at: float = 121.0, **changes: object) -> int:
    """A series that ends; its table's number."""
    row = replace(ROW, **changes)  # type: ignore[arg-type]
    opened = await store.open_table(row, (), None)
    change = step(opened, at=at)
    over = replace(change.table, status=Status.FINISHED)
    await store.commit(replace(change, table=over, due=()))
    return opened.id


def standing(player: int = ANNA, chat_id: int = GROUP, **changes: object) -> Standing:
    """None of its fields has its default, so that a forgotten column shows."""
    row = Standing(chat_id, player, 31.25, 6.125, 9, 5, 2, 40, 21, 3, 4, 6, 1, 3)
    return replace(row, **changes)  # type: ignore[arg-type]


def pair(first: int = ANNA, second: int = BORIS, chat_id: int = GROUP, **changes: object) -> Pair:
    return replace(Pair(chat_id, first, second, 8, 5, 33, 17), **changes)  # type: ignore[arg-type]


async def test_series_wait_in_the_order_in_which_they_finished(store: Store) -> None:
    """In their chat and in all groups together; one played alone only in its chat; not before their end."""
    await store.open_table(replace(ROW, chat_id=-1), (), None)
    group = await finished(store, 300.0, is_solo=False)
    alone = await finished(store, 200.0, chat_id=ANNA, thread_id=None)
    assert await store.uncounted() == ((GROUP, group), (ALL_GROUPS, group), (ANNA, alone))


async def test_a_series_that_comes_in_finished_waits_too(store: Store) -> None:
    """As one does that is brought from another bot."""
    row = await store.open_table(replace(ROW, status=Status.FINISHED, is_solo=False), (), None)
    assert await store.uncounted() == ((GROUP, row.id), (ALL_GROUPS, row.id))


async def test_what_is_counted_is_found(store: Store) -> None:
    """Every field, by scope and player; counted again, rows are replaced."""
    assert all(getattr(standing(), each.name) != each.default for each in fields(Standing))
    for number in (1, 2):
        table = await finished(store, thread_id=number)
        rows = (standing(series=number), standing(COMPUTER))
        await store.count(Counted(GROUP, table, rows, (pair(series=number),)))
    assert await store.standing(GROUP, ANNA) == standing(series=2)
    assert await store.standing(GROUP, COMPUTER) == standing(COMPUTER)
    assert await store.standing(ALL_GROUPS, ANNA) is None
    assert await store.pair(GROUP, ANNA, BORIS) == pair(series=2)
    assert await store.pair(ALL_GROUPS, ANNA, BORIS) is None


async def test_a_series_is_counted_once(store: Store) -> None:
    """A second count of it writes nothing, nor does one where it does not belong."""
    table = await finished(store, is_solo=False)
    await store.count(Counted(GROUP, table, (standing(),), ()))
    assert await store.uncounted() == ((ALL_GROUPS, table),)
    for chat_id in (GROUP, -1):
        with pytest.raises(Conflict):
            await store.count(Counted(chat_id, table, (standing(BORIS),), (pair(),)))
    assert await store.standing(GROUP, BORIS) is None
    assert await store.pairs_of(GROUP, ANNA) == ()


async def test_counts_that_are_thrown_away(store: Store) -> None:
    """Nothing is left of them, and all series wait again in their order."""
    tables = [await finished(store, thread_id=number) for number in (1, 2)]
    for table in tables:
        await store.count(Counted(GROUP, table, (standing(),), (pair(),)))
    await store.forget_counts()
    assert await store.standing(GROUP, ANNA) is None
    assert await store.pair(GROUP, ANNA, BORIS) is None
    assert await store.rating_history(ANNA, GROUP) == ()
    assert await store.uncounted() == tuple((GROUP, table) for table in tables)


async def test_one_that_is_set_aside_does_not_wait(store: Store) -> None:
    """A damaged series is counted nowhere."""
    table = await finished(store)
    await store.set_aside(table, "a fault")
    assert await store.uncounted() == ()


async def test_the_top(store: Store) -> None:
    """People by mu - 3 sigma, with enough series, page by page; who is not listed is counted; neither
    computer players nor those who are forgotten are among them."""
    table = await finished(store)
    rows = (
        *(standing(player, mu=30.0 + player, sigma=2.0) for player in (1, 2, 3)),
        standing(4, mu=40.0, sigma=8.0),
        standing(5, series=2),
        standing(6, chat_id=-1),
        standing(COMPUTER, mu=99.0),
        standing(-7, mu=99.0),
    )
    await store.count(Counted(GROUP, table, rows, ()))
    top = await store.top(GROUP, least=3, most=10)
    assert [one.player_id for one in top] == [3, 2, 1, 4]
    assert await store.top(GROUP, 3, most=2, after=1) == top[1:3]
    assert await store.how_many(GROUP, least=3) == (4, 1)


async def test_imported_people_are_listed(store: Store) -> None:
    """They have ids below zero as those who are forgotten have, but a row of their own as well."""
    await store.save_user(UserRow(IMPORTED, "Дана"))
    table = await finished(store)
    rows = (
        standing(IMPORTED, mu=50.0),
        standing(ANNA, mu=40.0),
        standing(FORGOTTEN, mu=99.0),
        standing(FORGOTTEN - 1, series=1),
    )
    pairs = (
        pair(FORGOTTEN, IMPORTED, series=50, series_won=50),
        pair(IMPORTED, FORGOTTEN + 90, series=50, series_won=50),
        pair(IMPORTED, COMPUTER, series=50, series_won=50),
        pair(IMPORTED, ANNA, series=20, series_won=18),
        pair(ANNA, BORIS, series=20, series_won=2),
    )
    await store.count(Counted(GROUP, table, rows, pairs))
    assert [one.player_id for one in await store.top(GROUP, least=3, most=10)] == [IMPORTED, ANNA]
    assert await store.how_many(GROUP, least=3) == (2, 0)
    assert await store.how_many(GROUP, least=10) == (0, 2)
    assert await store.best_pair(GROUP, least=3) == pairs[3]


async def test_partners(store: Store) -> None:
    """Somebody's pairs, whichever of the two they are; the best pair is of two people with enough series,
    and a few series that were all won don't make it."""
    table = await finished(store)
    rows = (
        pair(COMPUTER, 2, series=50, series_won=50),
        pair(-7, 2, series=50, series_won=50),
        pair(1, 2, series=3, series_won=3),
        pair(2, 3, series=20, series_won=18),
        pair(3, 4, series=2, series_won=2),
        pair(1, 3, chat_id=-1, series=50, series_won=50),
    )
    await store.count(Counted(GROUP, table, (), rows))
    assert {one.partner_of(2) for one in await store.pairs_of(GROUP, 2)} == {-7, COMPUTER, 1, 3}
    assert await store.pairs_of(GROUP, 9) == ()
    assert await store.best_pair(GROUP, least=3) == rows[3]
    assert await store.best_pair(GROUP, least=30) is None


async def test_the_history_of_a_rating(store: Store) -> None:
    """A point after each series, in the order in which they finished, with the time of its last play."""
    tables = [await finished(store, at, thread_id=number) for number, at in ((1, 50.0), (2, 40.0))]
    for number, table in enumerate(tables):
        await store.count(Counted(GROUP, table, (standing(mu=20.0 + number), standing(BORIS)), ()))
    assert await store.rating_history(ANNA, GROUP) == (
        RatingPoint(tables[0], 50.0, 20.0, 6.125),
        RatingPoint(tables[1], 40.0, 21.0, 6.125),
    )
    assert await store.rating_history(ANNA) == ()


async def test_a_supergroup_has_the_groups_standings(store: Store) -> None:
    """They move with the chat, what waits does too; moved again, nothing happens."""
    tables = [await finished(store, thread_id=number, is_solo=False) for number in (1, 2)]
    await store.count(Counted(GROUP, tables[0], (standing(),), (pair(),)))
    for _ in range(2):
        await store.migrate_chat(GROUP, SUPERGROUP)
        assert await store.standing(GROUP, ANNA) is None
        assert await store.standing(SUPERGROUP, ANNA) == standing(chat_id=SUPERGROUP)
        assert await store.pairs_of(SUPERGROUP, BORIS) == (pair(chat_id=SUPERGROUP),)
        assert [one.table_id for one in await store.rating_history(ANNA, SUPERGROUP)] == tables[:1]
        waiting = ((ALL_GROUPS, tables[0]), (SUPERGROUP, tables[1]), (ALL_GROUPS, tables[1]))
        assert await store.uncounted() == waiting


async def test_two_chats_that_become_one(store: Store) -> None:
    """If both have standings, those of the two are counted anew, in the order of all their series."""
    chats = (SUPERGROUP, GROUP, SUPERGROUP)
    tables = [await finished(store, chat_id=chat_id, thread_id=at) for at, chat_id in enumerate(chats, 1)]
    for chat_id, table in zip(chats, tables, strict=True):
        await store.count(Counted(chat_id, table, (standing(chat_id=chat_id),), (pair(chat_id=chat_id),)))
    await store.migrate_chat(GROUP, SUPERGROUP)
    assert await store.standing(SUPERGROUP, ANNA) is None
    assert await store.pairs_of(SUPERGROUP, ANNA) == ()
    assert await store.rating_history(ANNA, SUPERGROUP) == ()
    assert await store.uncounted() == tuple((SUPERGROUP, table) for table in tables)


@pytest.mark.parametrize("is_counted", [True, False])
async def test_a_count_that_was_begun_before_two_chats_became_one(store: Store, is_counted: bool) -> None:
    """What was read of the new chat's figures then is not so any more: its series is counted afterwards,
    whether it had others before."""
    chats = (GROUP, SUPERGROUP, SUPERGROUP) if is_counted else (GROUP, SUPERGROUP)
    tables = [await finished(store, chat_id=chat_id, thread_id=at) for at, chat_id in enumerate(chats, 1)]
    for chat_id, table in zip(chats[:-1], tables[:-1], strict=True):
        await store.count(Counted(chat_id, table, (standing(chat_id=chat_id),), ()))
    read = await store.table(tables[-1])
    assert read is not None
    await store.migrate_chat(GROUP, SUPERGROUP)
    figures = (standing(chat_id=SUPERGROUP, series=1),)
    with pytest.raises(Conflict):
        await store.count(Counted(SUPERGROUP, tables[-1], figures, (), read.table.revision))
    assert (SUPERGROUP, tables[-1]) in await store.uncounted()
    expected = None if is_counted else standing(chat_id=SUPERGROUP)
    assert await store.standing(SUPERGROUP, ANNA) == expected
    now = await store.table(tables[-1])
    assert now is not None
    assert now.table == replace(read.table, revision=now.table.revision)
    await store.count(Counted(SUPERGROUP, tables[-1], figures, (), now.table.revision))


async def test_a_chat_that_brings_no_series_disturbs_no_count(store: Store) -> None:
    """The figures of the new chat are as they were."""
    table = await finished(store, chat_id=SUPERGROUP)
    read = await store.table(table)
    assert read is not None
    await store.migrate_chat(GROUP, SUPERGROUP)
    await store.count(Counted(SUPERGROUP, table, (), (), read.table.revision))


async def test_a_table_that_goes_on_after_its_end_is_no_second_series(store: Store) -> None:
    """What is changed of a finished table later does not count it again."""
    table = await finished(store, is_solo=False)
    saved = await store.table(table)
    assert saved is not None
    row: TableRow = saved.table
    await store.commit(replace(step(row, 0), due=()))
    assert len(await store.uncounted()) == 2
