"""Commands that wait for Telegram: who gave them may be forgotten before their turn comes."""

from datetime import UTC, datetime
from typing import cast

import pytest
from telegram import Bot, Chat, Message, Update, User
from telegram.error import TimedOut

from bot.followups import Followups
from bot.handlers.commands import Commands
from tests.bot.parlour import ANNA, GROUP, NAMES, Parlour

CHAT = Chat(GROUP, Chat.SUPERGROUP, "Goats")


class SilentTelegram:
    """Does not say who is an admin."""

    async def get_chat_member(self, chat_id: int, user_id: int) -> None:
        raise TimedOut


@pytest.mark.parametrize("command", ["/stop", "/block", "/log"])
async def test_an_order_of_who_is_forgotten_at_once(parlour: Parlour, command: str) -> None:
    """The next update of the same batch: the order, which has not begun yet, does not meet them again."""
    followups = Followups()
    commands = Commands(parlour.club, cast(Bot, SilentTelegram()), followups, parlour.news)
    for is_forgotten in (False, True):
        user = User(ANNA, NAMES[ANNA], is_bot=False)
        message = Message(1, datetime.now(UTC), CHAT, from_user=user, text=command)
        await commands.on_command(Update(1, message))
        if is_forgotten:
            await parlour.club.register.forget_person(ANNA)
        await followups.settled()
        assert (await parlour.store.user(ANNA) is None) is is_forgotten
    assert len(parlour.outbox.places("send")) == 2
