"""Answers to button presses.

Laws: an answer is free of Telegram's limits and goes at once; one that does not get through is tried again a
few times, one that is too old is only logged. A flood of presses that get no words is answered a few at a
time, so that it takes no others' time.
"""

import asyncio
import logging

from bot.limits import Limits
from bot.sending import Failed, Sender, Trouble

ATTEMPTS = 3
DISMISSED_AT_ONCE = 4

log = logging.getLogger(__name__)


class Replies:
    """Gives each press its answer; raises nothing."""

    def __init__(self, sender: Sender, limits: Limits) -> None:
        self._sender = sender
        self._limits = limits
        self._dismissing = asyncio.Semaphore(DISMISSED_AT_ONCE)

    async def dismiss(self, query_id: str) -> None:
        """Without words."""
        async with self._dismissing:
            await self.give(query_id, "", False, None)

    async def give(self, query_id: str, text: str, is_alert: bool, url: str | None) -> None:
        for attempt in range(1, ATTEMPTS + 1):
            try:
                await self._sender.answer(query_id, text, is_alert, url)
                return
            except Failed as error:
                log.info("Attempt %d to answer a press failed: %s", attempt, error)
                await asyncio.sleep(self._limits.pause(attempt))
            except Trouble as error:
                log.info("A press was not answered: %s", error)
                return
            except Exception:
                log.exception("A press could not be answered")
                return
