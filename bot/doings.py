"""A group's log: who stopped, removed or changed what.

Laws: a line is written after what it tells of; when it can't be, that is logged and nothing is undone. None
is by or about somebody who was forgotten meanwhile.
"""

import logging

from bot.club import Answer, Caller, Club
from bot.screens.doings import log_screen
from bot.toasts import Refused, Toast
from storage.grouprows import OF_PEOPLE, Deed, Doing
from storage.store import StoreError

SHOWN = 20

log = logging.getLogger(__name__)


async def note(club: Club, caller: Caller, chat_id: int, deed: Deed, *detail: str) -> None:
    """Remember that the caller did this in a group; of private chats nothing is noted."""
    people = (caller.user_id, *(map(int, detail[1:]) if deed in OF_PEOPLE else ()))
    if chat_id > 0 or any(club.register.is_forgotten(one, caller.since) for one in people):
        return
    name = "" if caller.is_admin else caller.name
    row = Doing(chat_id, club.on_the_wall(club.now()), caller.user_id, name, deed, detail)
    try:
        await club.store.note_doing(row)
    except StoreError as error:
        log.error("%s in chat %d is not noted: %s", deed.value, chat_id, error)


async def show_log(club: Club, caller: Caller) -> Answer:
    """/log, by an admin."""
    if caller.is_private:
        raise Refused(Toast.GROUP_ONLY)
    t = await club.caller_translator(caller)
    doings = await club.store.doings(caller.chat_id, SHOWN)
    return Answer(screen=log_screen(doings, club.translators.names, t))
