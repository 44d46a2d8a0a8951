"""A damaged table, as its people see it: told once, out of the way, and nothing else stops."""

from contextlib import suppress

import pytest

from bot import desk
from bot.callbacks import ShowScore
from bot.club import hand_place, table_place
from bot.rendering import render
from bot.table import Table
from bot.toasts import Refused, Toast
from storage.rows import DueKind, Place
from storage.seals import seal_all
from storage.sqlite import SqliteStore
from tests.bot.parlour import ANNA, FOUR, GROUP, TRANSLATORS, Parlour, due_of


async def spoil(parlour: Parlour, table: Table) -> None:
    """One input is not what it was."""
    assert isinstance(parlour.store, SqliteStore)
    sql = "UPDATE inputs SET at = at + 1 WHERE table_id = ? AND seq = 0"
    await parlour.store.connection.execute(sql, (table.row.id,))


def told(parlour: Parlour) -> list[object]:
    """The chats that were told, in English."""
    text = TRANSLATORS.of("en")("notice-damaged")
    return [wish.where for wish in parlour.outbox.wishes if wish.screen and wish.screen.text == text]


async def test_told_once(filed_parlour: Parlour) -> None:
    """Whoever touches it first, its chat reads it once; the next one is told that the table has ended."""
    table = await filed_parlour.series()
    await spoil(filed_parlour, table)
    parlour = filed_parlour.again()
    for _ in range(2):
        with pytest.raises(Refused) as refusal:
            await desk.show_score(parlour.club, parlour.caller(ANNA), ShowScore(table.row.id, 1))
        assert refusal.value.toast is Toast.TABLE_ENDED
    assert told(parlour) == [GROUP]
    assert parlour.outbox.places("redraw") == [table.row.id]


async def test_its_messages_lose_their_buttons(filed_parlour: Parlour) -> None:
    """There is no screen of it any more, in the group or in private."""
    table = await filed_parlour.series()
    await spoil(filed_parlour, table)
    parlour = filed_parlour.again()
    places: list[Place] = [table_place(table.row), hand_place(table.row, ANNA)]
    assert [await render(parlour.club, place, 1) for place in places] == [None, None]


async def test_the_others_go_on(filed_parlour: Parlour) -> None:
    """Somebody at two tables has the good one, and what is pending there is done."""
    bad = await filed_parlour.series(*FOUR, chat_id=GROUP - 1)
    good = await filed_parlour.series(ANNA, None, None, None)
    await spoil(filed_parlour, bad)
    parlour = filed_parlour.again()
    parlour.clock.at = due_of(good, DueKind.TURN).due_at
    for due in await parlour.store.due_by(parlour.clock.at):
        with suppress(Refused):
            await parlour.fire(await parlour.club.tables.get(due.table_id), due.kind)
    assert (await parlour.club.tables.get(good.row.id)).row.version > good.row.version
    assert {due.table_id for due in await parlour.store.due_by(1e11)} == {good.row.id}
    await parlour.news.unreachable(ANNA)
    assert (await parlour.club.tables.get(good.row.id)).row.people == ()
    assert told(parlour) == [GROUP - 1]


async def test_its_chat_begins_anew(filed_parlour: Parlour) -> None:
    """The damaged table stands in nobody's way."""
    table = await filed_parlour.series()
    await spoil(filed_parlour, table)
    parlour = filed_parlour.again()
    with pytest.raises(Refused):
        await parlour.club.tables.get(table.row.id)
    again = await parlour.series()
    assert await parlour.store.open_tables() == (again.row.id,)


async def test_a_log_that_is_no_game(filed_parlour: Parlour) -> None:
    """Sealed as it stands (an old schema had no seals), it is set aside like any other."""
    table = await filed_parlour.series()
    assert isinstance(filed_parlour.store, SqliteStore)
    connection = filed_parlour.store.connection
    await connection.execute("UPDATE inputs SET input = 'lead 0 6S 7H' WHERE seq = 0")
    await seal_all(connection)
    parlour = filed_parlour.again()
    with pytest.raises(Refused):
        await parlour.club.tables.get(table.row.id)
    assert told(parlour) == [GROUP]


async def test_found_damaged_while_it_is_read_again(filed_parlour: Parlour) -> None:
    """A table in memory that has to be read again, and is damaged, ends as well."""
    table = await filed_parlour.series()
    await spoil(filed_parlour, table)
    with pytest.raises(Refused) as refusal:
        await table.refresh()
    assert refusal.value.toast is Toast.TABLE_ENDED
    assert told(filed_parlour) == [GROUP]
