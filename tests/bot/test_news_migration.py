"""A group that became a supergroup: its tables move with it."""

import asyncio

import pytest

from bot import replay
from bot.club import table_place
from bot.toasts import Refused, Toast
from engine.rules import Rules
from storage.rows import ChatRow, Status
from tests.bot.parlour import (
    ANNA,
    BORIS,
    GROUP,
    Parlour,
)
from tests.bot.test_news import FullStore, seen

NEW_GROUP = -1009999999999


async def test_migrated(parlour: Parlour) -> None:
    """A group that becomes a supergroup takes its table, deadlines and choices along; told twice, once."""
    await parlour.choose(turn_seconds=30.0, rules=Rules(target=18))
    table = await parlour.series()
    row, due = table.row, table.due
    before = len(seen(parlour, "repost"))
    for _ in range(2):
        await parlour.news.migrated(GROUP, NEW_GROUP)
    assert (table.row.chat_id, table.row.version, table.row.seats) == (NEW_GROUP, row.version, row.seats)
    assert set(table.due) == set(due)
    assert [wish.where for wish in seen(parlour, "repost")[before:]] == [table_place(table.row)]
    assert seen(parlour, "forget")[0].where == GROUP
    assert (await parlour.club.register.chat(NEW_GROUP)).settings.turn_seconds == 30.0
    assert await parlour.club.register.chat(GROUP) == ChatRow(GROUP)
    await parlour.play(table)
    assert table.row.turn_seconds == 30.0


async def test_migrated_twice_at_once() -> None:
    """The service message and the error of a request at the same time are one piece of news."""
    parlour = Parlour(FullStore())
    table = await parlour.series()
    before = len(seen(parlour, "repost"))
    await asyncio.gather(*(parlour.news.migrated(GROUP, NEW_GROUP) for _ in range(2)))
    assert table.row.chat_id == NEW_GROUP
    assert len(seen(parlour, "repost")) == before + 1


async def test_migrated_lobby(parlour: Parlour) -> None:
    """A lobby moves too, and starts where it is."""
    table = await parlour.lobby(ANNA, None, None, None)
    await parlour.news.migrated(GROUP, NEW_GROUP)
    assert table.row.chat_id == NEW_GROUP
    assert await parlour.store.open_table_in(NEW_GROUP, None) == table.row.id


async def test_migrated_with_a_series_that_is_over(parlour: Parlour) -> None:
    """What has ended moves too, in memory as in the store: its story is told in the new chat, not before."""
    table = await parlour.series()
    await parlour.play_series(table)
    replayed = parlour.caller(ANNA, chat_id=NEW_GROUP)
    with pytest.raises(Refused) as refusal:
        await replay.replay(parlour.club, replayed)
    assert refusal.value.toast is Toast.NO_STORY
    await parlour.news.migrated(GROUP, NEW_GROUP)
    assert (await replay.replay(parlour.club, replayed)).screen is not None
    assert (await parlour.club.tables.get(table.row.id)).row.chat_id == NEW_GROUP


async def test_migrated_to_a_chat_with_a_table(parlour: Parlour) -> None:
    """Where the supergroup has begun a table of its own that one stays, the old one ends."""
    table = await parlour.series()
    newer = await parlour.lobby(BORIS, chat_id=NEW_GROUP)
    await parlour.news.migrated(GROUP, NEW_GROUP)
    assert table.row.status is Status.CLOSED
    assert newer.row.is_open
