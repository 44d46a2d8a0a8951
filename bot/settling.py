"""What becomes of one update, however it came: done, refused, or failed with the error logged.

Laws: an update that can't be parsed or handled is logged once and stepped over; one that can't be stored
is not settled. Who floods the bot is refused before anything of theirs is parsed.
"""

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from telegram import Bot, Update

from storage.store import NotStored

Handle = Callable[[Update], Awaitable[None]]
Raw = dict[str, Any]
Admits = Callable[[Raw], bool]
"""Whether an update is to be handled at all. Must not raise."""

WANTED = ("message", "callback_query", "my_chat_member", "chat_member")
"""Edited messages are not among them: an edited command must not run again."""

log = logging.getLogger(__name__)


def everybody(raw: Raw) -> bool:
    """Admits whatever comes."""
    return True


class Settling:
    """Settles one update at a time."""

    def __init__(self, bot: Bot, handle: Handle, admits: Admits) -> None:
        self._bot = bot
        self._handle = handle
        self._admits = admits

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
        try:
            return Update.de_json(raw, self._bot)
        except Exception:
            log.exception("Update %s could not be parsed", raw.get("update_id"))
            return None
