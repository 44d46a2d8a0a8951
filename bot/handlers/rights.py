"""Who may change a group's settings or stop its table: its admins, or the seated where nobody can tell."""

from telegram import Bot
from telegram.constants import ChatMemberStatus
from telegram.error import BadRequest, Forbidden, TelegramError

from bot.club import Caller, Club
from bot.toasts import Refused, Toast

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


async def is_spared(bot: Bot, chat_id: int, user_id: int) -> bool:
    """Whether somebody is an admin, whom nobody blocks; who is not there is none. Refuses when Telegram does
    not say."""
    try:
        return (await bot.get_chat_member(chat_id, user_id)).status in ADMINS
    except (BadRequest, Forbidden):
        return False
    except TelegramError:
        raise Refused(Toast.WENT_WRONG) from None


async def may_choose(bot: Bot, club: Club, caller: Caller) -> bool:
    """Whether the caller may change what the chat has chosen."""
    answer = await is_admin(bot, caller)
    return await _is_seated(club, caller) if answer is None else answer


async def _is_seated(club: Club, caller: Caller) -> bool:
    table_id = await club.store.open_table_in(caller.chat_id, caller.thread_id)
    if table_id is None:
        return False
    return (await club.tables.get(table_id)).row.seat_of(caller.user_id) is not None
