"""The stand-in as a whole: its parts joined, and served over HTTP."""

import asyncio
from collections import deque
from collections.abc import Callable

import aiohttp
from aiohttp import web

from bot.demo import replay
from bot.demo.accounts import first_bot, settle
from bot.demo.api import BotApi
from bot.demo.faults import Fault
from bot.demo.journal import Journal
from bot.demo.limits import Limits
from bot.demo.mailbox import Mailbox
from bot.demo.page import Page
from bot.demo.people import People
from bot.demo.platform import Platform
from bot.demo.polling import Polling
from bot.demo.presses import Presses
from bot.demo.requests import Call
from bot.demo.rows import Bot, Json, User
from bot.demo.settings import StandInSettings
from bot.demo.world import World

UPLOAD_LIMIT = 50 * 1024 * 1024
"""The largest file a bot may send (bots/api#senddocument)."""
CHECK_EVERY = 0.01


class StandIn:
    """A local Telegram. `url` is the root of its Bot API and the address of its page."""

    def __init__(self, settings: StandInSettings, now: Callable[[], float]) -> None:
        self.settings = settings
        self._journal = Journal(settings.journal)
        self.world = World(self._journal)
        settle(self.world, settings)
        self.platform = Platform(
            self.world,
            settings,
            now,
            Mailbox(self.world, settings, now),
            Limits(settings, now),
            Presses(settings, now),
        )
        self.people = People(self.platform)
        self._polling = Polling(self.platform, self._session)
        self._api = BotApi(self.platform, self._polling)
        self._page = Page(self.platform, self.people)
        self._runner: web.AppRunner | None = None
        self._http: aiohttp.ClientSession | None = None
        self.url = ""

    def _session(self) -> aiohttp.ClientSession:
        assert self._http, "the stand-in is not running"
        return self._http

    @property
    def bot(self) -> User:
        return self.world.the(User, first_bot(self.world).id)

    @property
    def token(self) -> str:
        return first_bot(self.world).token

    @property
    def requests(self) -> deque[Call]:
        """What bots asked for, in order."""
        return self._api.requests

    @property
    def updates(self) -> deque[Json]:
        """Every update that was queued for a bot, in order."""
        return self.platform.mailbox.history

    def listen(self, listener: Callable[[Call], None]) -> None:
        """From now on every request of a bot is told as it comes, before it is answered."""
        self._api.listeners.append(listener)

    def set_faults(self, faults: Callable[[Call], Fault | None] | None) -> None:
        """From now on every request is shown to `faults` first; None: all goes well again."""
        self._api.faults = faults or (lambda call: None)

    async def start(self, host: str = "127.0.0.1", port: int = 0) -> None:
        application = web.Application(client_max_size=UPLOAD_LIMIT)
        application.add_routes([*self._api.routes(), *self._page.routes(), *replay.routes()])
        self._http = aiohttp.ClientSession()
        # No access log: the addresses of requests hold the token.
        self._runner = web.AppRunner(
            application, handler_cancellation=True, shutdown_timeout=0.1, access_log=None
        )
        await self._runner.setup()
        site = web.TCPSite(self._runner, host, port)
        await site.start()
        bound = self._runner.addresses[0][1]
        self.url = f"http://{host}:{bound}"
        for bot in self.world.every(Bot):
            if bot.webhook:
                self._polling.start_pushing(bot.id)

    async def stop(self) -> None:
        await self._polling.stop()
        if self._runner:
            await self._runner.cleanup()
        if self._http:
            await self._http.close()
        self._journal.close()

    def inject(self, update: Json, *, is_replay: bool = False) -> None:
        """Sends the first bot a raw update as it is; a replay even if its number is long confirmed."""
        self.platform.mailbox.inject(first_bot(self.world).id, update, is_replay=is_replay)

    async def until(self, predicate: Callable[[], object], timeout: float = 5.0) -> None:
        """Waits until the predicate holds; TimeoutError after `timeout` seconds."""
        async with asyncio.timeout(timeout):
            while not predicate():  # noqa: ASYNC110  (it may look at anything, also outside)
                await asyncio.sleep(CHECK_EVERY)
