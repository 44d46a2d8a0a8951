"""Fetches updates, and confirms them only when they are settled.

Laws: updates are handled one by one, in order. Asking for the next batch is what confirms the one before,
so it is not asked for earlier, and a killed process gets the rest again. An update that can't be stored (a
full disk) is waited for. PTB's own poller and webhook confirm before handling, which is why they are not
used.
"""

import asyncio
import json
import logging
import math
from collections.abc import Callable, Coroutine
from typing import Any
from urllib.parse import urlencode

from telegram import Bot
from telegram.error import Conflict, InvalidToken, RetryAfter, TelegramError

from bot.limits import Limits
from bot.sending import wait_asked_for
from bot.settling import WANTED, Admits, Dismiss, Handle, Raw, Settling, everybody, nobody
from storage.store import NotStored

NEWCOMER_FOR = 30.0
"""Seconds after its start during which a poller gives way to another one."""
NETWORK_DELAY = 10.0
"""Seconds beyond the long poll's own time before the connection counts as lost."""
CONFIRM_WITHIN = 1.5
"""Seconds for the last confirmation; without it the last batch comes again, which does no harm."""

log = logging.getLogger(__name__)


class TokenInUse(Exception):
    """Another program takes this bot's updates; the message is for the person who started this one."""


class Polling:
    """Fetches updates until it is stopped."""

    def __init__(
        self,
        bot: Bot,
        handle: Handle,
        *,
        poll_timeout: float,
        limits: Limits,
        newcomer_for: float = NEWCOMER_FOR,
        admits: Admits = everybody,
        dismiss: Dismiss = nobody,
        heard: Callable[[bool], None] = lambda is_heard: None,
    ) -> None:
        """``poll_timeout``: seconds that Telegram keeps a request open when there are no updates.
        ``heard`` is told when Telegram can't be heard any more, and when it is heard again.
        """
        self._bot = bot
        self._settling = Settling(bot, handle, admits, dismiss)
        self._heard = heard
        self._poll_timeout = poll_timeout
        self._limits = limits
        self._newcomer_for = newcomer_for
        self._offset: int | None = None  # confirms what lies before; None when all is confirmed
        self._failures = 0
        self._is_stopping = False
        self._waiting: asyncio.Task[Any] | None = None
        self._ended = asyncio.Event()
        self._ended.set()
        self._alive_at: float | None = None  # by the loop's clock

    @property
    def silence(self) -> float:
        """Seconds since an update was settled or Telegram last answered; a quiet poll may take
        ``poll_timeout`` and NETWORK_DELAY."""
        return _now() - self._alive_at if self._alive_at is not None else math.inf

    @property
    def failures(self) -> int:
        """Fetches in a row that failed until now."""
        return self._failures

    async def run(self) -> None:
        """Raises TokenInUse, telegram's InvalidToken."""
        self._ended.clear()
        newcomer_until = _now() + self._newcomer_for
        try:
            while not self._is_stopping:
                for raw in await self._next_batch(newcomer_until):
                    await self._settle(raw)
                    if self._is_stopping:
                        break
            await self._confirm()
        finally:
            self._ended.set()

    async def stop(self) -> None:
        """Returns when the update in hand is settled and what is settled is confirmed."""
        self._is_stopping = True
        if self._waiting is not None:
            self._waiting.cancel()
        await self._ended.wait()

    async def _next_batch(self, newcomer_until: float) -> list[Raw]:
        try:
            batch = await self._unless_stopped(self._get_updates(self._poll_timeout)) or []
        except InvalidToken:
            raise
        except Conflict as conflict:
            if _now() < newcomer_until:
                raise TokenInUse(
                    f"Another program takes this bot's updates: {conflict.message}"
                ) from conflict
            log.warning("Another program takes this bot's updates: %s", conflict.message)
            await self._pause()
        except RetryAfter as busy:
            await self._pause(wait_asked_for(busy))
        except TelegramError as error:
            log.info("Updates could not be fetched: %s", error.message)
            await self._pause()
        else:
            if self._failures:
                self._heard(True)
            self._failures = 0
            self._alive_at = _now()
            # Ids may start anew after a week of silence, so a confirmed offset is not held on to.
            self._offset = None
            return batch
        return []

    async def _get_updates(self, timeout: float) -> list[Raw]:
        asked: dict[str, object] = {"timeout": math.ceil(timeout), "allowed_updates": json.dumps(WANTED)}
        if self._offset is not None:
            asked["offset"] = self._offset
        url = f"{self._bot.base_url}/getUpdates?{urlencode(asked)}"
        batch = await self._bot.request.post(url, read_timeout=timeout + NETWORK_DELAY)
        return batch if isinstance(batch, list) else []

    async def _settle(self, raw: Raw) -> None:
        failures = 0
        while not self._is_stopping:
            try:
                await self._settling.settle(raw)
            except NotStored as error:
                failures += 1
                log.error("Update %s waits until it can be stored: %s", raw["update_id"], error)
                await self._unless_stopped(asyncio.sleep(self._limits.pause(failures)))
            else:
                self._offset = raw["update_id"] + 1
                self._alive_at = _now()
                return

    async def _confirm(self) -> None:
        if self._offset is None:
            return
        try:
            async with asyncio.timeout(CONFIRM_WITHIN):
                await self._get_updates(timeout=0)
        except (TelegramError, TimeoutError) as error:
            log.info("The last updates were not confirmed and will come again: %r", error)

    async def _pause(self, seconds: float = 0.0) -> None:
        """At least so many seconds. Until the next fetch that goes well Telegram can't be heard."""
        if not self._failures:
            self._heard(False)
        self._failures += 1
        await self._unless_stopped(asyncio.sleep(max(seconds, self._limits.pause(self._failures))))

    async def _unless_stopped(self, work: Coroutine[Any, Any, Any]) -> Any:
        """What the work gives; None if it was stopped in the middle."""
        self._waiting = asyncio.create_task(work)
        try:
            return await self._waiting
        except asyncio.CancelledError:
            if not self._is_stopping:
                raise
            return None
        finally:
            self._waiting = None


def _now() -> float:
    return asyncio.get_running_loop().time()
