"""People and chats that the bot has met: their rows, read once, written when they change.

Laws: one change at a time, so that none made meanwhile is lost; who was forgotten is not brought back by what
was asked before (``is_forgotten``, to be looked at right before it is done).
"""

import asyncio
import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from storage.grouprows import Block
from storage.rows import ChatRow, ChatSettings, UserRow
from storage.store import Store

LONGEST_ORDER = 3600.0  # seconds; nothing that was asked before is still under way


class Register:
    """The one place that reads and writes people's and chats' rows."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._people: dict[int, UserRow] = {}
        self._chats: dict[int, ChatRow] = {}
        self._blocked: dict[int, set[int]] = {}
        self._forgotten: dict[int, float] = {}  # when, by the loop's clock
        self._changing = asyncio.Lock()

    async def person(self, user_id: int) -> UserRow | None:
        """The person's row, None for somebody never met."""
        if user_id not in self._people:
            row = await self._store.user(user_id)
            if row is None:
                return None
            self._people.setdefault(user_id, row)
        return self._people[user_id]

    def is_out_of_reach(self, user_id: int) -> bool:
        """Whether the person is known to have closed the private chat."""
        row = self._people.get(user_id)
        return row is not None and not row.is_reachable

    async def meet(
        self, user_id: int, name: str, client_language: str | None, username: str | None = None
    ) -> UserRow:
        """The person as their newest update shows them."""
        return await self.change_person(
            user_id, name=name, client_language=client_language, username=username
        )

    async def change_person(self, user_id: int, **changes: Any) -> UserRow:
        """Change a person's choices, or whether the private chat is open."""
        async with self._changing:
            known = await self.person(user_id)
            row = replace(known or UserRow(user_id, ""), **changes)
            if row != known:
                await self._store.save_user(row)
                self._take_username(row)
                self._people[user_id] = row
        return row

    def _take_username(self, row: UserRow) -> None:
        """A username can pass to another person, in memory as in the store."""
        for other in tuple(self._people.values()) if row.username else ():
            if (other.username or "").lower() == (row.username or "").lower():
                self._people[other.id] = replace(other, username=None)

    async def chat(self, chat_id: int) -> ChatRow:
        """The chat's row; one never met has all the defaults."""
        if chat_id not in self._chats:
            row = await self._store.chat(chat_id) or ChatRow(chat_id)
            self._chats.setdefault(chat_id, row)  # it may have changed while it was read
        return self._chats[chat_id]

    async def change_chat(self, chat_id: int, **changes: Any) -> ChatRow:
        """Change a chat's title, language, settings or whether the bot may write there."""
        return await self._change_chat(chat_id, lambda known: replace(known, **changes))

    async def change_settings(self, chat_id: int, change: Callable[[ChatSettings], ChatSettings]) -> ChatRow:
        """Change some of a chat's settings."""
        return await self._change_chat(chat_id, lambda known: replace(known, settings=change(known.settings)))

    async def _change_chat(self, chat_id: int, change: Callable[[ChatRow], ChatRow]) -> ChatRow:
        async with self._changing:
            known = await self.chat(chat_id)
            row = change(known)
            if row != known:
                await self._store.save_chat(row)
                self._chats[chat_id] = row
        return row

    async def forget_person(self, user_id: int) -> tuple[int, ...]:
        """Take the person out of the store; gives the tables that changed. Raises StoreError."""
        now = asyncio.get_running_loop().time()
        self._forgotten = {one: at for one, at in self._forgotten.items() if now - at < LONGEST_ORDER}
        self._forgotten[user_id] = now  # before the lock: others may wait for it
        async with self._changing:
            changed = await self._store.forget(user_id)
            self._people.pop(user_id, None)
            self._chats.pop(user_id, None)
            for blocked in self._blocked.values():
                blocked.discard(user_id)
        return changed

    def is_forgotten(self, user_id: int, since: float | None) -> bool:
        """Whether the person was forgotten after that time, by the loop's clock."""
        return since is not None and self._forgotten.get(user_id, -math.inf) >= since

    async def out_of_reach(self, user_id: int) -> None:
        """The private chat is closed. Who was never met, or is forgotten by now, stays unknown."""
        async with self._changing:
            known = await self.person(user_id)
            if known is not None and known.is_reachable:
                row = replace(known, is_reachable=False)
                await self._store.save_user(row)
                self._people[user_id] = row

    def forget_chat(self, chat_id: int) -> None:
        """Read the chat again on its next touch: it has moved."""
        self._chats.pop(chat_id, None)
        self._blocked.pop(chat_id, None)

    async def blocked(self, chat_id: int) -> set[int]:
        """Who may not play in this chat: a set that follows each change, to be read only."""
        if chat_id not in self._blocked:
            rows = await self._store.blocks(chat_id)
            self._blocked.setdefault(chat_id, {row.user_id for row in rows})
        return self._blocked[chat_id]

    async def block(self, row: Block) -> bool:
        """Whether the person was free to play until now."""
        async with self._changing:
            blocked = await self.blocked(row.chat_id)
            is_new = await self._store.block(row)
            blocked.add(row.user_id)
        return is_new

    async def unblock(self, chat_id: int, user_id: int) -> Block | None:
        """The block that there was."""
        async with self._changing:
            blocked = await self.blocked(chat_id)
            block = await self._store.unblock(chat_id, user_id)
            blocked.discard(user_id)
        return block
