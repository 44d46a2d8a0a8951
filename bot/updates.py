"""Takes updates in and confirms them only when they are settled: done, refused, or failed with the error
logged.

Laws: updates are handled one by one, in order. Asking for the next batch is what confirms the one before,
so it is not asked for earlier, and a killed process gets the rest again. An update that can't be parsed or
handled is logged once and stepped over; one that can't be stored (a full disk) is waited for. PTB's own
poller and webhook confirm before handling, which is why they are not used.
"""

import asyncio
import hmac
import json
import logging
import math
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any
from urllib.parse import urlencode

from aiohttp import web
from telegram import Bot, Update
from telegram.error import Conflict, InvalidToken, RetryAfter, TelegramError

from bot.limits import Limits
from bot.sending import wait_asked_for
from storage.store import NotStored

Handle = Callable[[Update], Awaitable[None]]
Raw = dict[str, Any]

WANTED = ("message", "callback_query", "my_chat_member", "chat_member")
"""Edited messages are not among them: an edited command must not run again."""
SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"
NEWCOMER_FOR = 30.0
"""Seconds after its start during which a poller gives way to another one."""
NETWORK_DELAY = 10.0
"""Seconds beyond the long poll's own time before the connection counts as lost."""

log = logging.getLogger(__name__)


class TokenInUse(Exception):
    """Another program takes this bot's updates; the message is for the person who started this one."""


class _Settling:
    """Settles one update at a time."""

    def __init__(self, bot: Bot, handle: Handle) -> None:
        self._bot = bot
        self._handle = handle

    async def settle(self, raw: Raw) -> None:
        """Raises NotStored alone; the same update is then to be settled later."""
        update = self._parsed(raw)
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
    ) -> None:
        """``poll_timeout``: seconds that Telegram keeps a request open when there are no updates."""
        self._bot = bot
        self._settling = _Settling(bot, handle)
        self._poll_timeout = poll_timeout
        self._limits = limits
        self._newcomer_for = newcomer_for
        self._offset: int | None = None  # confirms what lies before; None when all is confirmed
        self._failures = 0
        self._is_stopping = False
        self._waiting: asyncio.Task[Any] | None = None
        self._ended = asyncio.Event()

    async def run(self) -> None:
        """Raises TokenInUse, telegram's InvalidToken."""
        newcomer_until = asyncio.get_running_loop().time() + self._newcomer_for
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
            if asyncio.get_running_loop().time() < newcomer_until:
                raise TokenInUse(
                    f"Another program takes this bot's updates: {conflict.message}"
                ) from conflict
            log.warning("Another program takes this bot's updates: %s", conflict.message)
            await self._pause()
        except RetryAfter as busy:
            await self._unless_stopped(asyncio.sleep(wait_asked_for(busy)))
        except TelegramError as error:
            log.info("Updates could not be fetched: %s", error.message)
            await self._pause()
        else:
            self._failures = 0
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
                return

    async def _confirm(self) -> None:
        if self._offset is None:
            return
        try:
            await self._get_updates(timeout=0)
        except TelegramError as error:
            log.info("The last updates were not confirmed and will come again: %s", error.message)

    async def _pause(self) -> None:
        self._failures += 1
        await self._unless_stopped(asyncio.sleep(self._limits.pause(self._failures)))

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


class Webhook:
    """Receives updates from Telegram; ``receive`` is to be routed at the path of ``url``."""

    def __init__(self, bot: Bot, handle: Handle, url: str, secret: str) -> None:
        self._bot = bot
        self._settling = _Settling(bot, handle)
        self._url = url
        self._secret = secret
        self._one_by_one = asyncio.Lock()

    async def register(self) -> None:
        """Asks Telegram to send updates here, one at a time. Raises TelegramError."""
        await self._bot.set_webhook(
            self._url, secret_token=self._secret, max_connections=1, allowed_updates=WANTED
        )

    async def receive(self, request: web.Request) -> web.Response:
        """Answers 200 when the update is settled; any other answer makes Telegram send it again."""
        given = request.headers.get(SECRET_HEADER, "")
        if not hmac.compare_digest(given.encode(), self._secret.encode()):
            return web.Response(status=403)
        try:
            raw = json.loads(await request.read())
        except ValueError:
            raw = None
        if not isinstance(raw, dict):
            return web.Response(status=400)
        async with self._one_by_one:
            try:
                await self._settling.settle(raw)
            except NotStored as error:
                log.error("Update %s waits until it can be stored: %s", raw.get("update_id"), error)
                return web.Response(status=503)
        return web.Response()
