"""From an answer, or an error, to the words that the caller reads."""

import logging

from bot.club import Answer, Caller, Club
from bot.dealing import waited_for
from bot.i18n import Translator
from bot.press import Press, TablePress
from bot.screens.people import seat_plain
from bot.screens.texts import reason_text, toast
from bot.toasts import Refused, Taken, Toast
from engine.errors import IllegalAction, Reason
from storage.store import StoreError

log = logging.getLogger(__name__)


def words(answer: Answer, t: Translator) -> str:
    """The text of an answer; empty when there is none."""
    return answer.text if answer.toast is None else toast(answer.toast, t, **answer.names)


async def own_translator(club: Club, caller: Caller) -> Translator:
    """For what only the caller reads, such as the answer to a press."""
    chat = await club.register.chat(caller.chat_id)
    return await club.private_translator(caller.user_id, chat.language)


async def refusal(club: Club, caller: Caller, press: Press | None, error: Exception) -> Answer:
    """What to answer when a call of the application did not do it; faults of ours are logged."""
    match error:
        case Taken():
            t = await own_translator(club, caller)
            return Answer(error.toast, {"name": seat_plain(error.row, error.seat, t)})
        case Refused():
            return Answer(error.toast, dict(error.names))
        case IllegalAction(reason=Reason.NOT_YOUR_TURN) if isinstance(press, TablePress):
            t = await own_translator(club, caller)
            return Answer(Toast.NOT_YOUR_TURN, {"name": await waited_for(club, press.table, t)})
        case IllegalAction():
            return Answer(text=reason_text(error.reason, await own_translator(club, caller)))
        case StoreError():
            log.error("update %s is not stored: %s", caller.update_id, error)
            return Answer(Toast.NOT_SAVED)
    log.error("update %s failed", caller.update_id, exc_info=error)
    return Answer(Toast.WENT_WRONG)
