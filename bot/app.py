"""The composition root: the only file that builds the parts and joins them.

updates -> handlers -> application (club: tables, register) -> store
                             |
                             +-> stage -> outbox -> Telegram
clock -> watch -> application
"""

import asyncio
import contextlib
import logging
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

from telegram.error import InvalidToken, TelegramError
from telegram.ext import Application, ApplicationBuilder

from bot import rendering, stage, watch
from bot.clock import Clock, now, resume
from bot.club import Club
from bot.followups import Followups
from bot.handlers.commands import Commands
from bot.handlers.dispatch import Dispatch
from bot.handlers.members import Members
from bot.handlers.presses import Presses
from bot.i18n import Translators
from bot.limits import Limits
from bot.menus import register_menus
from bot.news import ClubNews
from bot.outbox import Outbox
from bot.register import Register
from bot.seeds import new_seed
from bot.settings import Settings
from bot.table import Outcome
from bot.tables import Tables
from bot.updates import Polling
from storage.rows import Due
from storage.sqlite import SqliteStore
from storage.store import Store

log = logging.getLogger(__name__)

LOCALES = Path(__file__).parents[1] / "locales"
STOP_WITHIN = 8.0  # seconds for what is under way when the program is told to stop
IDLE_IN_MEMORY = 3600.0  # seconds that an untouched table stays in memory


class App:
    """The bot, from its first request to its last."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        now: Callable[[], float] = now,
        new_seed: Callable[[], bytes] = new_seed,
    ) -> None:
        self._settings = settings
        self._store = store
        self._now = now
        self._application = _application(settings)
        self._followups = Followups()
        self.club = self._club(now, new_seed)
        self.polling = self._polling()
        self._clock = Clock(store, now, self._fire, settings.heartbeat)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Bring the tables back to where they were, then take updates."""
        down = await resume(self._store, self._now(), self._settings.heartbeat)
        log.info("the bot was down for %.0f s", down)
        await self._until_telegram_answers()
        self.club.bot_name = self._application.bot.username
        self._followups.add(self._redraw())
        self._followups.add(register_menus(self._application.bot, self.club.translators))
        self._tasks = [
            asyncio.create_task(self._clock.run()),
            asyncio.create_task(self.polling.run()),
            asyncio.create_task(self._tidy()),
        ]

    async def run(self) -> None:
        """Until one of the parts fails; raises what it raised (TokenInUse among others)."""
        done, _ = await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()

    async def stop(self) -> None:
        """Settle what is in hand, save, show what can be shown in time."""
        await self.polling.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(STOP_WITHIN):
                await self._followups.settled()
        await self.club.outbox.close(STOP_WITHIN)
        await self._store.beat(self._now())
        await self._application.shutdown()

    async def settled(self) -> None:
        """Nothing is left to show or to follow up."""
        await self._followups.settled()
        await self.club.outbox.settled()

    def _club(self, now: Callable[[], float], new_seed: Callable[[], bytes]) -> Club:
        settings, store = self._settings, self._store
        club = Club(
            store=store,
            tables=Tables(store, now, lambda row: club.timing(row), self._changed),
            register=Register(store),
            translators=Translators(LOCALES),
            settings=settings,
            now=now,
            new_seed=new_seed,
        )
        club.outbox = Outbox(
            self._application.bot,
            store,
            lambda place, posting: rendering.render(club, place, posting),
            ClubNews(club),
            _limits(settings),
            settings.resend_after,
        )
        return club

    def _polling(self) -> Polling:
        bot = self._application.bot
        news = ClubNews(self.club)
        dispatch = Dispatch(
            self._application,
            self.club,
            Presses(self.club, bot, self._followups),
            Commands(self.club, bot, self._followups, news),
            Members(self.club, news),
        )
        limits = _limits(self._settings)
        return Polling(bot, dispatch.handle, poll_timeout=self._settings.poll_timeout, limits=limits)

    async def _redraw(self) -> None:
        """Show what was saved before the program ended; a screen that stands already costs no request."""
        for table_id in await self._store.open_tables():
            stage.show_all(self.club, (await self.club.tables.get(table_id)).row)

    def _changed(self, outcome: Outcome) -> None:
        stage.show(self.club, outcome)
        self._clock.poke()

    async def _fire(self, due: Due) -> None:
        await watch.fire(self.club, due)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(IDLE_IN_MEMORY / 10)
            self.club.tables.forget_idle(IDLE_IN_MEMORY)

    async def _until_telegram_answers(self) -> None:
        """A wrong token raises telegram.error.InvalidToken; a broken network is waited for."""
        pause = 1.0
        while True:
            try:
                await self._application.initialize()
                await self._application.bot.delete_webhook()  # it would keep all updates to itself
                return
            except InvalidToken:
                raise
            except TelegramError as error:
                log.warning("Telegram does not answer (%s); trying again in %.0f s", error, pause)
            await asyncio.sleep(pause)
            pause = min(30.0, pause * 2)


async def serve(settings: Settings) -> None:
    """Run until SIGINT or SIGTERM."""
    logging.basicConfig(level=settings.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    async with await SqliteStore.open(settings.database_path) as store:
        app = App(settings, store)
        await app.start()
        log.info("@%s is at your service", app.club.bot_name)
        await until_stopped(app)


async def until_stopped(app: App) -> None:
    """Let a started bot run until SIGINT or SIGTERM (or a failure, which is raised), then stop it."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    waits = [asyncio.create_task(app.run()), asyncio.create_task(stopped.wait())]
    try:
        done, _ = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in waits:
            task.cancel()
        await app.stop()


def _application(settings: Settings) -> "Application[Any, Any, Any, Any, Any, Any]":
    builder = ApplicationBuilder().token(settings.bot_token.get_secret_value()).updater(None)
    builder = builder.base_url(f"{settings.bot_api_url}/bot").base_file_url(
        f"{settings.bot_api_url}/file/bot"
    )
    return builder.job_queue(None).build()


def _limits(settings: Settings) -> Limits:
    return Limits(
        group_requests=settings.group_requests_per_minute,
        group_window=settings.limit_window,
        private_interval=settings.private_interval,
        total_requests=settings.total_per_second,
        total_window=settings.limit_window / 60,
    )
