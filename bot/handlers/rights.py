"""Who may change a group's settings or stop its table: its admins, or the seated where nobody can tell.

Law: whoever is forgotten while Telegram is asked gets nothing done any more, and nothing is done to them.
"""

from telegram import Bot
from telegram.constants import ChatMemberStatus
from telegram.error import BadRequest, Forbidden, TelegramError

from bot.club import Caller, Club
from bot.toasts import Refused, Toast

ADMINS = (ChatMemberStatus.OWNER, ChatMemberStatus.ADMINISTRATOR)


async def is_admin(bot: Bot, club: Club, caller: Caller) -> bool | None:
    """Whether the caller is an admin of the chat; None when Telegram does not say."""
    if caller.is_private or caller.is_admin:
        return True
    answer = await _asked(bot, club, caller, caller.user_id)
    return None if isinstance(answer, TelegramError) else answer


async def is_spared(bot: Bot, club: Club, caller: Caller, user_id: int) -> bool:
    """Whether somebody is an admin, whom nobody blocks; who is not there is none. Refuses when Telegram does
    not say."""
    match await _asked(bot, club, caller, user_id):
        case bool() as answer:
            return answer
        case BadRequest() | Forbidden():
            return False
        case _:
            raise Refused(Toast.WENT_WRONG)


async def _asked(bot: Bot, club: Club, caller: Caller, user_id: int) -> bool | TelegramError:
    """Whether somebody is an admin of the chat, or what Telegram says instead."""
    answer: bool | TelegramError
    try:
        answer = (await bot.get_chat_member(caller.chat_id, user_id)).status in ADMINS
    except TelegramError as error:
        answer = error
    if any(club.register.is_forgotten(one, caller.since) for one in (caller.user_id, user_id)):
        raise Refused(Toast.WENT_WRONG)
    return answer


async def may_choose(bot: Bot, club: Club, caller: Caller) -> bool:
    """Whether the caller may change what the chat has chosen."""
    answer = await is_admin(bot, club, caller)
    return await _is_seated(club, caller) if answer is None else answer


async def _is_seated(club: Club, caller: Caller) -> bool:
    table_id = await club.store.open_table_in(caller.chat_id, caller.thread_id)
    if table_id is None:
        return False
    return (await club.tables.get(table_id)).row.seat_of(caller.user_id) is not None
