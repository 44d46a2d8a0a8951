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
from collections.abc import Callable
from urllib.parse import urlsplit

from aiohttp import web
from telegram import Bot
from telegram.error import InvalidToken, TelegramError

from bot.limits import Limits
from bot.settling import WANTED, Admits, Dismiss, Handle, Settling, everybody, nobody
from storage.store import NotStored

SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"
LARGEST = 1024 * 1024  # bytes; updates have no files in them
STOP_WITHIN = 3.0  # seconds for the update in hand

log = logging.getLogger(__name__)


class Webhook:
    """Settles what is posted to it; ``receive`` is to be routed at the path of ``url``."""

    def __init__(
        self,
        bot: Bot,
        handle: Handle,
        url: str,
        secret: str,
        admits: Admits = everybody,
        dismiss: Dismiss = nobody,
    ) -> None:
        self._bot = bot
        self._settling = Settling(bot, handle, admits, dismiss)
        self.url = url
        self._secret = secret
        self._one_by_one = asyncio.Lock()
        self._has_asked = False

    async def register(self) -> None:
        """Asks Telegram to send updates here, one at a time. Raises TelegramError."""
        await self._bot.set_webhook(
            self.url, secret_token=self._secret, max_connections=1, allowed_updates=WANTED
        )
        self._has_asked = True  # before that the secret may be another program's

    async def is_registered(self) -> bool:
        """Whether this program has asked for updates, and they come here. Raises TelegramError."""
        info = await self._bot.get_webhook_info()
        return self._has_asked and info.url == self.url

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
    """Serves a webhook and keeps it registered: the other way of taking updates beside Polling.

    No update may come for days, so Telegram is asked from time to time whether it is there.
    """

    def __init__(
        self,
        webhook: Webhook,
        address: tuple[str, int],
        limits: Limits,
        check_every: float,
        heard: Callable[[bool], None] = lambda is_heard: None,
    ) -> None:
        """``address``: where to listen; ``check_every``: seconds. ``heard``: see Polling."""
        self._webhook = webhook
        self._address = address
        self._limits = limits
        self._check_every = check_every
        self._heard = heard
        self._runner: web.AppRunner | None = None
        self._alive_at: float | None = None  # by the loop's clock
        self._failures = 0

    @property
    def failures(self) -> int:
        """Checks in a row that failed until now."""
        return self._failures

    @property
    def silence(self) -> float:
        """Seconds since Telegram last said that updates come here."""
        return _now() - self._alive_at if self._alive_at is not None else math.inf

    async def run(self) -> None:
        """Until cancelled. Raises OSError when the address can't be listened at, telegram's InvalidToken."""
        application = web.Application(client_max_size=LARGEST)
        application.router.add_post(urlsplit(self._webhook.url).path or "/", self._webhook.receive)
        # No access log: whoever reads the log need not know where updates may be posted to.
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=STOP_WITHIN)
        await self._runner.setup()
        await web.TCPSite(self._runner, *self._address).start()
        while True:  # noqa: ASYNC110  (Telegram tells nobody that it is away)
            await asyncio.sleep(await self._checked())

    async def stop(self) -> None:
        """Returns when the update in hand is settled and answered."""
        if self._runner is not None:
            await self._runner.cleanup()

    async def _checked(self) -> float:
        """Seconds to the next look."""
        try:
            if not await self._webhook.is_registered():
                await self._webhook.register()
        except InvalidToken:
            raise
        except TelegramError as error:
            log.warning("The webhook could not be registered: %s", error)
            if not self._failures:
                self._heard(False)
            self._failures += 1
            return self._limits.pause(self._failures)
        if self._failures:
            self._heard(True)
        self._failures = 0
        self._alive_at = _now()
        return self._check_every


def _now() -> float:
    return asyncio.get_running_loop().time()
