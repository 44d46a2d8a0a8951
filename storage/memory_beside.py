"""What the store in memory keeps beside its tables: people, chats, places, handled updates, the heartbeat."""

from dataclasses import replace

from storage.rows import ChatRow, Place, Posting, UserRow
from storage.store import HANDLED_FOR, AlreadyHandled, NotStored


class Beside:
    """See Store."""

    def __init__(self) -> None:
        self._users: dict[int, UserRow] = {}
        self._chats: dict[int, ChatRow] = {}
        self._postings: dict[Place, Posting] = {}
        self._handled: dict[int, float] = {}
        self._heartbeat: float | None = None
        self._seen_alive: float | None = None
        self._is_closed = False

    async def heartbeat(self) -> float | None:
        self._refuse_closed()
        return self._heartbeat

    async def seen_alive(self) -> float | None:
        self._refuse_closed()
        return self._seen_alive

    async def beat(self, at: float, wall: float | None = None) -> None:
        self._refuse_closed()
        self._heartbeat = at
        self._seen_alive = at if wall is None else wall

    async def is_handled(self, update_id: int) -> bool:
        self._refuse_closed()
        return update_id in self._handled

    async def settle(self, update_id: int, at: float) -> None:
        self._refuse_closed()
        self._handled.setdefault(update_id, at)
        self._handled = {key: then for key, then in self._handled.items() if then >= at - HANDLED_FOR}

    async def user(self, user_id: int) -> UserRow | None:
        self._refuse_closed()
        return self._users.get(user_id)

    async def user_named(self, username: str) -> UserRow | None:
        self._refuse_closed()
        named = (row for row in self._users.values() if (row.username or "").lower() == username.lower())
        return next(named, None)

    async def save_user(self, row: UserRow) -> None:
        self._refuse_closed()
        former = await self.user_named(row.username) if row.username else None
        if former is not None and former.id != row.id:
            self._users[former.id] = replace(former, username=None)
        self._users[row.id] = row

    async def chat(self, chat_id: int) -> ChatRow | None:
        self._refuse_closed()
        return self._chats.get(chat_id)

    async def save_chat(self, row: ChatRow) -> None:
        self._refuse_closed()
        self._chats[row.id] = row

    async def posting(self, place: Place) -> Posting | None:
        self._refuse_closed()
        return self._postings.get(place)

    async def postings(self, table_id: int) -> tuple[Posting, ...]:
        self._refuse_closed()
        there = [posting for place, posting in self._postings.items() if place.table_id == table_id]
        return tuple(sorted(there, key=lambda posting: _order(posting.place)))

    async def close(self) -> None:
        self._is_closed = True

    def _refuse_repeat(self, update_id: int | None) -> None:
        self._refuse_closed()
        if update_id in self._handled:
            raise AlreadyHandled(f"update {update_id} was handled before")

    def _handle(self, update_id: int | None, at: float) -> None:
        if update_id is not None:
            self._handled[update_id] = max(at, self._heartbeat or at)

    def _refuse_closed(self) -> None:
        if self._is_closed:
            raise NotStored("the store is closed")


def _order(place: Place) -> tuple[str, int, int]:
    return place.audience, place.chat_id, place.thread_id or 0
