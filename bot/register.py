"""People and chats that the bot has met: their rows, read once, written when they change.

Law: one change at a time, so that none made meanwhile is lost.
"""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from storage.rows import ChatRow, ChatSettings, UserRow
from storage.store import Store


class Register:
    """The one place that reads and writes people's and chats' rows."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._people: dict[int, UserRow] = {}
        self._chats: dict[int, ChatRow] = {}
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

    async def meet(self, user_id: int, name: str, client_language: str | None) -> UserRow:
        """The person as their newest update shows them."""
        return await self.change_person(user_id, name=name, client_language=client_language)

    async def change_person(self, user_id: int, **changes: Any) -> UserRow:
        """Change a person's choices, or whether the private chat is open."""
        async with self._changing:
            known = await self.person(user_id)
            row = replace(known or UserRow(user_id, ""), **changes)
            if row != known:
                await self._store.save_user(row)
                self._people[user_id] = row
        return row

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

    def forget_chat(self, chat_id: int) -> None:
        """Read the chat again on its next touch: it has moved."""
        self._chats.pop(chat_id, None)
