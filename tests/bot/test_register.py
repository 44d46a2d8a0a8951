"""The rows of people and chats: read once, written when they change."""

import asyncio
from dataclasses import replace

import pytest

from bot.register import Register
from storage.grouprows import Block
from storage.memory import MemoryStore
from storage.rows import ChatRow, ChatSettings, UserRow
from storage.store import NotStored
from tests.bot.parlour import ANNA, GROUP


class CountingStore(MemoryStore):
    """Counts what is asked and written; writing takes a moment, and may fail."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = 0
        self.writes = 0
        self.is_full = False

    async def user(self, user_id: int) -> UserRow | None:
        self.reads += 1
        return await super().user(user_id)

    async def chat(self, chat_id: int) -> ChatRow | None:
        self.reads += 1
        await asyncio.sleep(0)
        return await super().chat(chat_id)

    async def save_user(self, row: UserRow) -> None:
        await self._write()
        await super().save_user(row)

    async def forget(self, user_id: int) -> tuple[int, ...]:
        await self._write()
        return await super().forget(user_id)

    async def save_chat(self, row: ChatRow) -> None:
        await self._write()
        await super().save_chat(row)

    async def _write(self) -> None:
        await asyncio.sleep(0)
        if self.is_full:
            raise NotStored("disk full")
        self.writes += 1


@pytest.fixture
def store() -> CountingStore:
    return CountingStore()


@pytest.fixture
def register(store: CountingStore) -> Register:
    return Register(store)


async def test_stranger(register: Register) -> None:
    """Somebody never met has no row; a chat never met has all the defaults."""
    assert await register.person(ANNA) is None
    assert await register.chat(GROUP) == ChatRow(GROUP)


async def test_meet(register: Register, store: CountingStore) -> None:
    """A person is as the newest update shows them; what they chose stays."""
    await register.meet(ANNA, "Anna", "en")
    await register.change_person(ANNA, language="lv", is_reachable=True)
    await register.meet(ANNA, "Anna B.", "ru")
    expected = UserRow(ANNA, "Anna B.", "ru", "lv", is_reachable=True)
    assert await register.person(ANNA) == expected
    assert await store.user(ANNA) == expected


async def test_read_once_written_when_changed(register: Register, store: CountingStore) -> None:
    """What is known is not read again, what is the same is not written again."""
    for _ in range(3):
        await register.meet(ANNA, "Anna", "en")
        await register.change_chat(GROUP, title="Goats")
    assert store.writes == 2
    reads = store.reads
    await register.person(ANNA)
    await register.chat(GROUP)
    assert store.reads == reads


async def test_changes_at_once(register: Register, store: CountingStore) -> None:
    """Of several changes made at once none is lost."""
    await register.meet(ANNA, "Anna", "en")
    await asyncio.gather(
        register.change_chat(GROUP, can_write=False),
        register.change_chat(GROUP, title="Goats"),
        register.change_settings(GROUP, lambda chosen: replace(chosen, pace="fast")),
        register.change_settings(GROUP, lambda chosen: replace(chosen, strength="strong")),
        register.change_person(ANNA, is_reachable=True),
        register.change_person(ANNA, confirms_plays=True),
        register.meet(ANNA, "Anna B.", "en"),
    )
    chat = await store.chat(GROUP)
    assert chat == ChatRow(GROUP, "Goats", None, ChatSettings(pace="fast", strength="strong"), False)
    assert chat == await register.chat(GROUP)
    person = await store.user(ANNA)
    assert person == UserRow(ANNA, "Anna B.", "en", is_reachable=True, confirms_plays=True)
    assert person == await register.person(ANNA)


async def test_full_disk(register: Register, store: CountingStore) -> None:
    """What could not be stored has not changed, and can be changed later."""
    store.is_full = True
    with pytest.raises(NotStored):
        await register.change_chat(GROUP, title="Goats")
    with pytest.raises(NotStored):
        await register.meet(ANNA, "Anna", "en")
    assert (await register.chat(GROUP)).title == ""
    assert await register.person(ANNA) is None
    store.is_full = False
    await register.change_chat(GROUP, title="Goats")
    assert (await register.chat(GROUP)).title == "Goats"


async def test_out_of_reach(register: Register, store: CountingStore) -> None:
    """Of somebody known it is noted, once; nothing else of them changes."""
    await register.meet(ANNA, "Anna", "en")
    await register.change_person(ANNA, is_reachable=True)
    writes = store.writes
    for _ in range(2):
        await register.out_of_reach(ANNA)
    assert store.writes == writes + 1
    assert await register.person(ANNA) == await store.user(ANNA) == UserRow(ANNA, "Anna", "en")
    assert register.is_out_of_reach(ANNA)


async def test_who_is_unknown_stays_so_out_of_reach(register: Register, store: CountingStore) -> None:
    """A stranger, and somebody who is being forgotten at that moment."""
    await register.out_of_reach(GROUP)
    await register.meet(ANNA, "Anna", "en")
    await register.change_person(ANNA, is_reachable=True)
    await asyncio.gather(register.forget_person(ANNA), register.out_of_reach(ANNA))
    for user_id in (GROUP, ANNA):
        assert await register.person(user_id) is None
        assert await store.user(user_id) is None


async def test_who_could_not_be_forgotten_is_still_blocked(register: Register, store: CountingStore) -> None:
    """A full disk is no way around a block; forgotten at last, the person is free."""
    await register.meet(ANNA, "Anna", "en")
    await register.block(Block(GROUP, ANNA, "Anna", 22, 1.0))
    store.is_full = True
    with pytest.raises(NotStored):
        await register.forget_person(ANNA)
    assert await register.blocked(GROUP) == {ANNA}
    assert await register.person(ANNA) is not None
    store.is_full = False
    await register.forget_person(ANNA)
    assert await register.blocked(GROUP) == set()
    assert await register.person(ANNA) is None


async def test_moved_chat(register: Register, store: CountingStore) -> None:
    """A chat that has moved is read anew."""
    await register.change_chat(GROUP, title="Goats")
    await store.migrate_chat(GROUP, GROUP - 1)
    register.forget_chat(GROUP)
    assert await register.chat(GROUP) == ChatRow(GROUP)
    assert (await register.chat(GROUP - 1)).title == "Goats"
