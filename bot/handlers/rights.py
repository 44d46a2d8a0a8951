"""Who may change a group's settings or stop its table: its admins, or the seated where nobody can tell."""

from telegram import Bot
from telegram.constants import ChatMemberStatus
from telegram.error import TelegramError

from bot.club import Caller, Club

ADMINS = (ChatMemberStatus.OWNER, ChatMemberStatus.ADMINISTRATOR)


async def is_admin(bot: Bot, caller: Caller) -> bool | None:
    """Whether the caller is an admin of the chat; None when Telegram does not say."""
    if caller.is_private or caller.is_admin:
        return True
    try:
        member = await bot.get_chat_member(caller.chat_id, caller.user_id)
    except TelegramError:
        return None
    return member.status in ADMINS


async def may_choose(bot: Bot, club: Club, caller: Caller) -> bool:
    """Whether the caller may change what the chat has chosen."""
    answer = await is_admin(bot, caller)
    return await _is_seated(club, caller) if answer is None else answer


async def _is_seated(club: Club, caller: Caller) -> bool:
    table_id = await club.store.open_table_in(caller.chat_id, caller.thread_id)
    if table_id is None:
        return False
    return (await club.tables.get(table_id)).row.seat_of(caller.user_id) is not None
