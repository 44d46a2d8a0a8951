"""What the network finds out about people and chats, and what becomes of their tables."""

import asyncio

from bot import seats
from bot.club import hand_place, table_place
from bot.outbox import Previous
from bot.table import Table
from storage.memory import MemoryStore
from storage.rows import Change, DueKind, NoteKind, Occupancy
from storage.store import NotStored
from tests.bot.noting import Wished
from tests.bot.parlour import (
    ANNA,
    BORIS,
    DANA,
    ELLA,
    GROUP,
    NOBODY,
    Parlour,
)

NEW_GROUP = -1009999999999


def seen(parlour: Parlour, what: str) -> list[Wished]:
    return [wish for wish in parlour.outbox.wishes if wish.what == what]


async def is_reachable(parlour: Parlour, user_id: int) -> bool:
    person = await parlour.club.register.person(user_id)
    return person is not None and person.is_reachable


async def test_unreachable_in_a_lobby(parlour: Parlour) -> None:
    """Whose private chat turns out to be closed is seated no more; the lobby is told."""
    table = await parlour.lobby(ANNA, BORIS)
    await parlour.news.unreachable(BORIS)
    assert table.row.seats[1].occupancy is Occupancy.EMPTY
    assert (table.row.notes[-1].kind, table.row.notes[-1].name) == (NoteKind.UNREACHABLE, "Boris")
    assert not await is_reachable(parlour, BORIS)


async def test_unreachable_on_turn(parlour: Parlour) -> None:
    """Who blocks the bot in the middle of a deal is followed by a computer player; play goes on."""
    table = await parlour.series()
    await parlour.news.unreachable(ANNA)
    assert table.row.seats[0].is_substituted
    assert table.row.notes[-1].kind is NoteKind.UNREACHABLE
    await parlour.fire(table, DueKind.COMPUTER)
    assert table.state.turn == 1


async def test_unreachable_at_several_tables(parlour: Parlour) -> None:
    """A closed private chat concerns all of a person's tables."""
    tables = [await parlour.series(chat_id=chat_id) for chat_id in (GROUP, GROUP - 1)]
    await parlour.news.unreachable(DANA)
    assert all(table.row.seats[2].is_substituted for table in tables)


async def test_unreachable_alone(parlour: Parlour) -> None:
    """A game played alone waits for its player, who plays on when the chat is open again."""
    table = await parlour.series(ANNA, None, None, None, chat_id=ANNA, is_solo=True)
    await parlour.news.unreachable(ANNA)
    assert table.row.seats[0].is_present
    await parlour.news.reachable(ANNA)
    assert [(wish.where, wish.previous) for wish in seen(parlour, "repost")] == [
        (table_place(table.row), Previous.DELETE)
    ]
    await parlour.play(table)
    assert table.row.version == 2


async def test_unreachable_twice(parlour: Parlour) -> None:
    """Told again, it changes nothing more."""
    table = await parlour.series()
    await parlour.news.unreachable(ANNA)
    row = table.row
    await parlour.news.unreachable(ANNA)
    assert table.row == row


async def test_out_of_reach(parlour: Parlour) -> None:
    """Nothing is wished for somebody out of reach, for whom a computer player plays."""
    table = await parlour.series()
    await parlour.news.unreachable(BORIS)
    before = len(parlour.outbox.wishes)
    await parlour.play(table)
    shown = [wish.where for wish in parlour.outbox.wishes[before:]]
    assert hand_place(table.row, BORIS) not in shown
    assert hand_place(table.row, ANNA) in shown


async def test_unreachable_while_being_forgotten() -> None:
    """Who blocks the bot right after asking to be forgotten is not brought back by that."""
    parlour = Parlour(FullStore())
    await parlour.meet(ANNA)
    await asyncio.gather(parlour.club.register.forget_person(ANNA), parlour.news.unreachable(ANNA))
    assert await parlour.store.user(ANNA) is None
    assert await parlour.club.register.person(ANNA) is None


async def test_reachable_again(parlour: Parlour) -> None:
    """Who comes back gets the hand anew, with the way back to the seat, once."""
    table = await parlour.series()
    await parlour.news.unreachable(ANNA)
    before = len(seen(parlour, "repost"))
    for _ in range(2):
        await parlour.news.reachable(ANNA)
    assert [wish.where for wish in seen(parlour, "repost")[before:]] == [hand_place(table.row, ANNA)]
    assert table.row.seats[0].is_substituted
    await table.take(seats.come_back(ANNA), NOBODY)
    assert table.row.seats[0].is_present


async def test_reachable_first(parlour: Parlour) -> None:
    """Somebody who opens the private chat for the first time can be written to from then on."""
    await parlour.news.reachable(ELLA)
    assert await is_reachable(parlour, ELLA)
    assert parlour.outbox.wishes == []


async def test_gone(parlour: Parlour) -> None:
    """Who leaves the group is followed by a computer player at its table, and at no other."""
    table = await parlour.series()
    other = await parlour.series(chat_id=GROUP - 1)
    await parlour.news.gone(GROUP, ANNA)
    assert table.row.seats[0].is_substituted
    assert table.row.notes[-1].kind is NoteKind.GONE
    assert other.row.seats[0].is_present


async def test_gone_from_a_lobby(parlour: Parlour) -> None:
    """Who leaves the group stands up."""
    table = await parlour.lobby(ANNA, BORIS)
    await parlour.news.gone(GROUP, BORIS)
    assert table.row.seat_of(BORIS) is None
    await parlour.news.gone(GROUP, BORIS)
    assert table.row.seat_of(ANNA) is not None


class FullStore(MemoryStore):
    """Takes chats' rows, but no steps of tables, while it is full; moving a chat and forgetting take a
    moment."""

    is_full = False

    async def commit(self, change: Change) -> None:
        if self.is_full:
            raise NotStored("disk full")
        await super().commit(change)

    async def forget(self, user_id: int) -> tuple[int, ...]:
        await asyncio.sleep(0)
        return await super().forget(user_id)

    async def migrate_chat(self, old_id: int, new_id: int) -> None:
        await asyncio.sleep(0)
        await super().migrate_chat(old_id, new_id)


async def test_news_of_strangers(parlour: Parlour) -> None:
    """News of people and chats without a table touch no table."""
    table: Table = await parlour.series()
    row = table.row
    await parlour.news.unreachable(999)
    await parlour.news.gone(GROUP, 999)
    await parlour.news.silenced(GROUP - 1)
    await parlour.news.topic_closed(GROUP, 7)
    await parlour.news.migrated(GROUP - 1, NEW_GROUP)
    assert table.row == row
