"""Receives updates from Telegram, and confirms each only when it is settled.

Laws: they are handled one by one, in the order in which Telegram sends them (it is asked for one connection
only). Whoever does not know the secret is refused unread. The webhook stays registered when the program
ends: Telegram keeps the updates of a day and brings them to the next one.
"""

import asyncio
import hmac
import json
import logging
import math
from urllib.parse import urlsplit

from aiohttp import web
from telegram import Bot
from telegram.error import InvalidToken, TelegramError

from bot.limits import Limits
from bot.settling import WANTED, Admits, Handle, Settling, everybody
from storage.store import NotStored

SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"
LARGEST = 1024 * 1024  # bytes; updates have no files in them
STOP_WITHIN = 3.0  # seconds for the update in hand

log = logging.getLogger(__name__)


class Webhook:
    """Settles what is posted to it; ``receive`` is to be routed at the path of ``url``."""

    def __init__(self, bot: Bot, handle: Handle, url: str, secret: str, admits: Admits = everybody) -> None:
        self._bot = bot
        self._settling = Settling(bot, handle, admits)
        self.url = url
        self._secret = secret
        self._one_by_one = asyncio.Lock()

    async def register(self) -> None:
        """Asks Telegram to send updates here, one at a time. Raises TelegramError."""
        await self._bot.set_webhook(
            self.url, secret_token=self._secret, max_connections=1, allowed_updates=WANTED
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


class WebhookServer:
    """Serves a webhook and registers it: the other way of taking updates beside Polling."""

    def __init__(self, webhook: Webhook, host: str, port: int, limits: Limits) -> None:
        self._webhook = webhook
        self._address = (host, port)
        self._limits = limits
        self._runner: web.AppRunner | None = None
        self._is_registered = False
        self.failures = 0  # attempts to register that failed

    @property
    def silence(self) -> float:
        """Nothing while it listens: no update may come for days."""
        return 0.0 if self._is_registered else math.inf

    async def run(self) -> None:
        """Until cancelled. Raises OSError when the address can't be listened at, telegram's InvalidToken."""
        application = web.Application(client_max_size=LARGEST)
        application.router.add_post(urlsplit(self._webhook.url).path or "/", self._webhook.receive)
        # No access log: whoever reads the log need not know where updates may be posted to.
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=STOP_WITHIN)
        await self._runner.setup()
        await web.TCPSite(self._runner, *self._address).start()
        await self._register()
        await asyncio.Event().wait()

    async def stop(self) -> None:
        """Returns when the update in hand is settled and answered."""
        if self._runner is not None:
            await self._runner.cleanup()

    async def _register(self) -> None:
        while not self._is_registered:
            try:
                await self._webhook.register()
            except InvalidToken:
                raise
            except TelegramError as error:
                self.failures += 1
                log.warning("The webhook could not be registered: %s", error)
                await asyncio.sleep(self._limits.pause(self.failures))
            else:
                self._is_registered = True
