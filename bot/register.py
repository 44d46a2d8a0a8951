"""People and chats that the bot has met: their rows, read once, written when they change."""

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

    async def person(self, user_id: int) -> UserRow | None:
        """The person's row, None for somebody never met."""
        if user_id not in self._people:
            row = await self._store.user(user_id)
            if row is None:
                return None
            self._people[user_id] = row
        return self._people[user_id]

    async def meet(self, user_id: int, name: str, client_language: str | None) -> UserRow:
        """The person as their newest update shows them."""
        known = await self.person(user_id) or UserRow(user_id, name)
        return await self._save_person(replace(known, name=name, client_language=client_language))

    async def change_person(self, user_id: int, **changes: Any) -> UserRow:
        """Change a person's choices, or whether the private chat is open."""
        known = await self.person(user_id) or UserRow(user_id, "")
        return await self._save_person(replace(known, **changes))

    async def chat(self, chat_id: int) -> ChatRow:
        """The chat's row; one never met has all the defaults."""
        if chat_id not in self._chats:
            self._chats[chat_id] = await self._store.chat(chat_id) or ChatRow(chat_id)
        return self._chats[chat_id]

    async def change_chat(self, chat_id: int, **changes: Any) -> ChatRow:
        """Change a chat's title, language, settings or whether the bot may write there."""
        row = replace(await self.chat(chat_id), **changes)
        if row != self._chats[chat_id]:
            await self._store.save_chat(row)
            self._chats[chat_id] = row
        return row

    async def change_settings(self, chat_id: int, **changes: Any) -> ChatSettings:
        """Change some of a chat's settings."""
        chat = await self.chat(chat_id)
        settings = replace(chat.settings, **changes)
        await self.change_chat(chat_id, settings=settings)
        return settings

    def forget_chat(self, chat_id: int) -> None:
        """Read the chat again on its next touch: it has moved."""
        self._chats.pop(chat_id, None)

    async def _save_person(self, row: UserRow) -> UserRow:
        if row != self._people.get(row.id):
            await self._store.save_user(row)
            self._people[row.id] = row
        return row
