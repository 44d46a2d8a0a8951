"""What the network has found out about people and chats, brought to the tables it concerns."""

import math

from bot import lobby, seats, stage
from bot.club import Club, hand_place, table_place
from bot.outbox import Previous
from bot.screens.notices import damaged_screen, silenced_screen
from bot.steps import by_status
from bot.table import Author, Decision, Table
from bot.toasts import Refused
from storage.rows import Actor, NoteKind, Status, TableRow
from storage.store import DamagedTable, TableOpen

NOBODY = Author(Actor.USER)
TRIAL = 60.0  # seconds after which writing has not failed, so that another silence is news


class ClubNews:
    """Implements the outbox's News; the handlers of membership updates call it too."""

    def __init__(self, club: Club) -> None:
        self._club = club

    async def unreachable(self, user_id: int) -> None:
        """The private chat is closed: a lobby seat is free again, a playing one gets a computer player.

        A game played alone there waits for its player.
        """
        await self._club.register.out_of_reach(user_id)
        await self._club.store.stop_all_calls(user_id)
        for table in await self._tables_of(user_id):
            if not table.row.is_solo:
                lost = seats.lose(user_id, NoteKind.UNREACHABLE)
                await _try(table, by_status(lobby.empty_unreachable(user_id), lost))

    async def reachable(self, user_id: int) -> None:
        """The private chat is open again: hands that are owed are sent."""
        person = await self._club.register.person(user_id)
        if person is not None and person.is_reachable:
            return
        await self._club.register.change_person(user_id, is_reachable=True)
        for table in await self._tables_of(user_id):
            if table.row.status is Status.PLAYING:
                self._club.outbox.repost(hand_place(table.row, user_id), Previous.DELETE)

    async def gone(self, chat_id: int, user_id: int) -> None:
        """Somebody left the group or was removed from it."""
        await self._club.store.stop_calls(chat_id, user_id)
        for table in await self._tables_of(user_id):
            if table.row.chat_id == chat_id:
                lost = seats.lose(user_id, NoteKind.GONE)
                await _try(table, by_status(lobby.stand(user_id), lost))

    async def silenced(self, chat_id: int) -> None:
        """The bot may not write in the group (any more)."""
        await self._club.register.change_chat(chat_id, can_write=False)
        for table in await self._tables_in(chat_id):
            await self._rest(table)

    async def heard(self, chat_id: int) -> None:
        """The bot may write in the group (again): play goes on where it rested."""
        chat = await self._club.register.chat(chat_id)
        if chat.can_write:
            return
        for table in await self._tables_in(chat_id):
            await _try(table, seats.silence(False))
            self._club.outbox.repost(table_place(table.row), Previous.KEEP_BARE)
        await self._club.register.change_chat(chat_id, can_write=True)  # last: until then it is news

    async def asked(self, chat_id: int) -> None:
        """Somebody gives an order in a group where the bot may not write: it tries whether it may again."""
        if (await self._club.register.chat(chat_id)).can_write:
            return
        for table in await self._tables_in(chat_id):
            await self._try_again(table)

    async def topic_closed(self, chat_id: int, thread_id: int | None) -> None:
        """The topic of a table (without an id: the General one) was closed or deleted."""
        for table in await self._tables_in(chat_id):
            if table.row.thread_id == thread_id:
                await self._rest(table)

    async def topic_opened(self, chat_id: int, thread_id: int | None) -> None:
        """Somebody writes there (again)."""
        for table in await self._tables_in(chat_id):
            if table.row.thread_id == thread_id:
                await self._try_again(table)

    async def migrated(self, old_id: int, new_id: int) -> None:
        """The group became a supergroup: its tables move with it. Told twice, it happens once."""
        club = self._club
        moving = await self._tables_in(old_id)
        ended = [
            one.row.id for one in club.tables.loaded if one.row.chat_id == old_id and not one.row.is_open
        ]
        club.outbox.forget(old_id)
        try:
            await club.store.migrate_chat(old_id, new_id)
        except TableOpen:  # the supergroup has begun a table of its own: that one stays
            for table in moving:
                await _try(table, seats.close)
            return
        club.register.forget_chat(old_id)
        club.register.forget_chat(new_id)
        await club.tables.renew(ended)
        for table in moving:
            if await table.refresh():
                club.outbox.repost(table_place(table.row), Previous.KEEP_BARE)
                stage.show_all(club, table.row)

    async def damaged(self, damage: DamagedTable) -> None:
        """A table was set aside: its chat is told, once, and its messages lose their buttons."""
        club = self._club
        if damage.chat_id is not None:
            chat = await club.register.chat(damage.chat_id)
            t = await club.private_translator(damage.chat_id, chat.language)
            club.outbox.send(damage.chat_id, damage.thread_id, damaged_screen(t))
        await club.outbox.redraw([damage.table_id])

    async def _try_again(self, table: Table) -> None:
        """Play goes on until it turns out that the bot still may not write."""
        club, now = self._club, self._club.now()
        if await _try(table, seats.silence(False)):
            tried = {one: at for one, at in club.tried.items() if now - at < TRIAL}
            club.tried = {**tried, table.row.id: now}

    async def _rest(self, table: Table) -> None:
        """Play rests until the bot may write again; who can be told is told in private, once."""
        if not await _try(table, seats.silence(True)):
            return
        if self._club.now() - self._club.tried.get(table.row.id, -math.inf) < TRIAL:
            return
        chat = await self._club.register.chat(table.row.chat_id)
        for user_id in await self._to_be_told(table.row):
            t = await self._club.private_translator(user_id, chat.language)
            self._club.outbox.send(user_id, None, silenced_screen(chat.title, t))

    async def _to_be_told(self, row: TableRow) -> list[int]:
        """The starter; those at the table where nobody can write to the starter (an anonymous admin)."""
        starter = await self._club.register.person(row.starter_id)
        if starter is not None and starter.is_reachable:
            return [starter.id]
        return [seating.user_id for seating in row.people if seating.user_id is not None]

    async def _tables_of(self, user_id: int) -> list[Table]:
        return await self._club.tables.found(await self._club.store.tables_of(user_id))

    async def _tables_in(self, chat_id: int) -> list[Table]:
        tables = await self._club.tables.found(await self._club.store.open_tables_in(chat_id))
        return [table for table in tables if not table.row.is_solo]


async def _try(table: Table, decision: Decision) -> bool:
    """Whether the news changed something; news that changes nothing (any more) is no news."""
    try:
        await table.take(decision, NOBODY)
    except Refused:
        return False
    return True
