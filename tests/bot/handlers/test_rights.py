"""Who is an admin, asked of a Telegram that answers as a test says."""

import asyncio
from typing import cast

import pytest
from telegram import Bot, ChatMember, ChatMemberAdministrator, ChatMemberMember, User
from telegram.error import BadRequest, Forbidden, NetworkError, RetryAfter, TelegramError, TimedOut

from bot.handlers.rights import is_admin, is_spared, may_choose
from bot.toasts import Refused, Toast
from storage.memory import MemoryStore
from tests.bot.parlour import ANNA, FRED, Parlour

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


class ForgettingTelegram(Telegram):
    """Takes so long that somebody is forgotten meanwhile."""

    def __init__(self, answer: ChatMember | TelegramError, parlour: Parlour, user_id: int) -> None:
        super().__init__(answer)
        self.parlour = parlour
        self.user_id = user_id

    async def get_chat_member(self, chat_id: int, user_id: int) -> ChatMember:
        await self.parlour.club.register.forget_person(self.user_id)
        return await super().get_chat_member(chat_id, user_id)


def now() -> float:
    return asyncio.get_running_loop().time()


async def spared(answer: ChatMember | TelegramError) -> bool:
    parlour = Parlour(MemoryStore())
    return await is_spared(cast(Bot, Telegram(answer)), parlour.club, parlour.caller(ANNA), FRED)


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


@pytest.mark.parametrize("answer", [ADMIN, MEMBER, TimedOut(), BadRequest("Bad Request: member not found")])
async def test_who_is_forgotten_meanwhile(parlour: Parlour, answer: ChatMember | TelegramError) -> None:
    """Gets nothing done, and nothing is done to them, whatever Telegram says; others have their answer."""
    caller = parlour.caller(ANNA, since=now())
    bot = cast(Bot, ForgettingTelegram(answer, parlour, ANNA))
    for asked in (
        is_admin(bot, parlour.club, caller),
        may_choose(bot, parlour.club, caller),
        is_spared(bot, parlour.club, caller, FRED),
        is_spared(bot, parlour.club, parlour.caller(FRED, since=now()), ANNA),
    ):
        with pytest.raises(Refused):
            await asked
    answered = is_admin(bot, parlour.club, parlour.caller(FRED, since=now()))
    assert await answered is (None if isinstance(answer, TelegramError) else answer is ADMIN)


async def test_who_came_back_may_order_again(parlour: Parlour) -> None:
    """What is asked after the forgetting counts."""
    await parlour.club.register.forget_person(ANNA)
    caller = parlour.caller(ANNA, since=now() + 1)
    assert await is_admin(cast(Bot, Telegram(ADMIN)), parlour.club, caller)
