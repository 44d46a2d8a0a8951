"""Who is an admin, asked of a Telegram that answers as a test says."""

from typing import cast

import pytest
from telegram import Bot, ChatMember, ChatMemberAdministrator, ChatMemberMember, User
from telegram.error import BadRequest, Forbidden, NetworkError, RetryAfter, TelegramError, TimedOut

from bot.handlers.rights import is_spared
from bot.toasts import Refused, Toast
from tests.bot.parlour import FRED, GROUP

USER = User(FRED, "Fred", is_bot=False)
MEMBER = ChatMemberMember(USER)
RIGHTS = (False,) * 12
ADMIN = ChatMemberAdministrator(USER, *RIGHTS)


class Telegram:
    """Says this of everybody."""

    def __init__(self, answer: ChatMember | TelegramError) -> None:
        self.answer = answer

    async def get_chat_member(self, chat_id: int, user_id: int) -> ChatMember:
        if isinstance(self.answer, TelegramError):
            raise self.answer
        return self.answer


async def spared(answer: ChatMember | TelegramError) -> bool:
    return await is_spared(cast(Bot, Telegram(answer)), GROUP, FRED)


async def test_admins_are_spared() -> None:
    """Members are not, nor is somebody whom Telegram does not find in the chat."""
    assert await spared(ADMIN)
    assert not await spared(MEMBER)
    assert not await spared(BadRequest("Bad Request: member not found"))
    assert not await spared(Forbidden("Forbidden: bot is not a member of the group chat"))


@pytest.mark.parametrize("error", [NetworkError("Bad Gateway"), TimedOut(), RetryAfter(3)])
async def test_nobody_is_taken_for_no_admin(error: TelegramError) -> None:
    """When Telegram does not say, the asker is told that it went wrong."""
    with pytest.raises(Refused) as refused:
        await spared(error)
    assert refused.value.toast is Toast.WENT_WRONG
