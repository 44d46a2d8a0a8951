"""Presses at the door: each gets an answer."""

from typing import cast

import pytest
from telegram import Bot, ChatMember, Update
from telegram.error import TimedOut

from bot.callbacks import SetSetting, encode
from bot.followups import Followups
from bot.handlers.presses import Presses
from bot.outbox import Outbox
from bot.press import Press
from storage.memory import MemoryStore
from storage.store import NotStored, Store
from tests.bot.noting import NotingOutbox
from tests.bot.parlour import ANNA, GROUP, Parlour


class SilentTelegram:
    """Does not say who is an admin."""

    async def get_chat_member(self, chat_id: int, user_id: int) -> ChatMember:
        raise TimedOut


class BlindStore(MemoryStore):
    """Does not say which table is open."""

    async def open_table_in(self, chat_id: int, thread_id: int | None) -> int | None:
        raise NotStored("disk full")


class AnsweringOutbox(NotingOutbox):
    """Notes the words of each answer too."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.answers: list[str] = []

    def answer(self, query_id: str, text: str = "", *, alert: bool = False, url: str | None = None) -> None:
        self.answers.append(text)


@pytest.fixture
def parlour() -> Parlour:
    """One that can't find out whether somebody may choose."""
    made = Parlour(BlindStore())
    made.outbox = AnsweringOutbox(made.store)
    made.club.outbox = cast(Outbox, made.outbox)
    return made


def pressed(press: Press) -> Update:
    """Anna presses this in the group."""
    chat = {"id": GROUP, "type": "supergroup", "title": "Goats"}
    keys = {"inline_keyboard": [[{"text": "24", "callback_data": encode(press)}]]}
    query = {
        "id": "1",
        "from": {"id": ANNA, "is_bot": False, "first_name": "Anna"},
        "chat_instance": "1",
        "data": encode(press),
        "message": {"message_id": 9, "date": 1, "chat": chat, "text": "Settings", "reply_markup": keys},
    }
    return Update.de_json({"update_id": 1, "callback_query": query}, None)


async def test_a_check_that_fails_is_answered(parlour: Parlour) -> None:
    """When neither Telegram nor the store says who may, the presser reads that nothing was done."""
    followups = Followups()
    presses = Presses(parlour.club, cast(Bot, SilentTelegram()), followups)
    await presses.on_press(pressed(SetSetting("target", "24")))
    await followups.settled()
    assert isinstance(parlour.outbox, AnsweringOutbox)
    assert parlour.outbox.answers == [
        "That could not be saved, so it does not count. Please try again.",
    ]
    assert (await parlour.club.register.chat(GROUP)).settings.rules.target == 12
