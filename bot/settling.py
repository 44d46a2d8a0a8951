"""What becomes of one update, however it came: done, refused, or failed with the error logged.

Laws: an update that can't be parsed or handled is logged once and stepped over, and a press in it is
answered all the same; one that can't be stored is not settled. Who floods the bot is refused before anything
of theirs is parsed.
"""

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from telegram import Bot, Update

from bot.incoming import fault, query_id
from storage.store import NotStored

Handle = Callable[[Update], Awaitable[None]]
Raw = dict[str, Any]
Admits = Callable[[Raw], bool]
"""Whether an update is to be handled at all. Must not raise."""
Dismiss = Callable[[str], None]
"""Answers the press of this id with nothing. May neither wait nor raise."""

WANTED = ("message", "callback_query", "my_chat_member", "chat_member")
"""Edited messages are not among them: an edited command must not run again."""
READ = ("update_id", *WANTED)
"""Other kinds may come for a while after Telegram was told what is wanted: nothing in them is looked at."""

log = logging.getLogger(__name__)


def everybody(raw: Raw) -> bool:
    """Admits whatever comes."""
    return True


def nobody(query_id: str) -> None:
    """Leaves a press unanswered."""


class Settling:
    """Settles one update at a time."""

    def __init__(self, bot: Bot, handle: Handle, admits: Admits, dismiss: Dismiss) -> None:
        self._bot = bot
        self._handle = handle
        self._admits = admits
        self._dismiss = dismiss

    async def settle(self, raw: Raw) -> None:
        """Raises NotStored alone; the same update is then to be settled later."""
        update = self._parsed(raw) if self._admits(raw) else None
        if update is None:
            return
        try:
            await self._handle(update)
        except NotStored:
            raise
        except Exception:
            log.exception("Update %s could not be handled", raw.get("update_id"))

    def _parsed(self, raw: Raw) -> Update | None:
        found = fault(raw)
        if found is None:
            try:
                return Update.de_json({name: raw[name] for name in READ if name in raw}, self._bot)
            except Exception as error:
                found = type(error).__name__
        log.error("Update %s could not be parsed: %s", raw.get("update_id"), found)
        if (pressed := query_id(raw)) is not None:
            self._dismiss(pressed)
        return None
