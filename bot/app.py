"""The composition root: the only file that builds the parts and joins them.

updates -> handlers -> application (club: tables, register) -> store
                             |
                             +-> stage -> outbox -> Telegram
clock -> watch -> application

serving.py starts and stops it; a monitor asks ``fault`` and ``metrics``.
"""

import asyncio
import contextlib
import logging
import math
from collections.abc import Callable
from functools import partial
from itertools import count

from prometheus_client import CollectorRegistry
from telegram.error import InvalidToken, TelegramError

from bot import clock, health, redraw, rendering, stage, watch
from bot.clock import Clock, SteadyClock, resume
from bot.club import Club
from bot.followups import Followups
from bot.handlers.commands import Commands, is_order
from bot.handlers.dispatch import Dispatch
from bot.handlers.flood import SlowDown
from bot.handlers.members import Members
from bot.handlers.presses import Presses
from bot.health import Intake
from bot.i18n import LOCALES, Translators
from bot.limits import Limits
from bot.menus import register_menus
from bot.metrics import Metrics
from bot.news import ClubNews
from bot.outbox import Outbox
from bot.patience import Patience
from bot.pictures.studio import Studio
from bot.register import Register
from bot.review.reviewer import Reviewer
from bot.seeds import new_seed
from bot.settings import Settings
from bot.standings.counting import Counting
from bot.table import Entry, Outcome
from bot.tables import Tables
from bot.updates import NETWORK_DELAY, Polling
from bot.webhook import Webhook, WebhookServer
from bot.wire import wired
from storage.rows import Due, Status
from storage.store import Store, StoreError

log = logging.getLogger(__name__)

STOP_WITHIN = 7.0  # seconds for all that is under way when the program is told to stop
NOTICEABLE = 1.0  # seconds of an outage after which times on screens are put right
IDLE_IN_MEMORY = 3600.0  # seconds that an untouched table stays in memory
ENDED_IN_MEMORY = 300.0  # the same for one that has ended: its last screens are shown by then


class App:
    """The bot, from its first request to its last."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        wall: Callable[[], float] = clock.now,
        monotonic: Callable[[], float] = clock.monotonic,
        new_seed: Callable[[], bytes] = new_seed,
        reviewer: Reviewer | None = None,
    ) -> None:
        self._settings = settings
        self._store = store
        self._now = SteadyClock(wall, monotonic)
        self._wall = wall
        self.metrics = Metrics(CollectorRegistry())
        self._application = wired(settings, self.metrics.requested)
        self._followups = Followups()
        self._counting = Counting(store)
        self.club = self._club(new_seed, reviewer or Reviewer())
        self.metrics.watch(lambda: self.club.outbox.waiting, lambda: len(self.club.tables.loaded))
        self.intake = self._intake()
        self._clock = Clock(store, self._now, self._fire, settings.heartbeat, wall)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Bring the tables back to where they were, then take updates."""
        down = await resume(self._store, self._now(), self._settings.heartbeat)
        log.info("the bot was down for %.0f s", down)
        self._now.stop()  # nobody can act yet
        await self._until_telegram_answers()
        self._now.go_on()
        self.club.bot_name = self._application.bot.username
        self._followups.add(redraw.after_start(self.club, are_times_moved=down != 0))
        self._followups.add(self._count())
        self._followups.add(self.club.purging.settle())
        self._followups.add(register_menus(self._application.bot, self.club.translators, self._store))
        self._tasks = [
            asyncio.create_task(self._clock.run()),
            asyncio.create_task(self.intake.run()),
            asyncio.create_task(self._tidy()),
        ]

    async def run(self) -> None:
        """Until one of the parts fails; raises what it raised (TokenInUse among others)."""
        done, _ = await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()

    async def stop(self) -> None:
        """Settle what is in hand, save, show what can be shown in time."""
        deadline = asyncio.get_running_loop().time() + STOP_WITHIN
        await self.intake.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.club.reviewer.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout_at(deadline):
                await self._followups.settled()
        await self.club.outbox.close(max(0.0, deadline - asyncio.get_running_loop().time()))
        with contextlib.suppress(StoreError):
            await self._store.beat(self._now(), self._wall())
        await self.club.purging.close()
        await self._application.shutdown()

    def fault(self) -> str | None:
        """Why a monitor should not call the bot healthy, in one line."""
        quiet_for = self._settings.poll_timeout + 2 * NETWORK_DELAY
        return health.fault(self.intake, quiet_for, self._clock.silence, self._settings.heartbeat)

    async def settled(self) -> None:
        """Nothing is left to show or to follow up."""
        await self._followups.settled()
        await self.club.outbox.settled()

    def _club(self, new_seed: Callable[[], bytes], reviewer: Reviewer) -> Club:
        settings, store, now = self._settings, self._store, self._now
        club = Club(
            store=store,
            tables=Tables(
                store,
                now,
                lambda row: club.timing(row),
                self._changed,
                lambda damage: ClubNews(club).damaged(damage),
                self._entered,
            ),
            register=Register(store),
            translators=Translators(LOCALES),
            settings=settings,
            now=now,
            new_seed=new_seed,
            on_the_wall=now.on_the_wall,
            followups=self._followups,
            studio=Studio(settings.font_folder),
            reviewer=reviewer,
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

    def _intake(self) -> Intake:
        bot, settings = self._application.bot, self._settings
        news = ClubNews(self.club)
        dispatch = Dispatch(
            self._application,
            self.club,
            Presses(self.club, bot, self._followups),
            Commands(self.club, bot, self._followups, news),
            Members(self.club, news),
        )
        admits = Patience(
            settings.taps_per_second,
            settings.commands_per_minute,
            settings.limit_window,
            SlowDown(self.club, self._followups),
            lambda text: is_order(text, self.club.bot_name),
        ).admits
        limits, dismiss = _limits(settings), self.club.outbox.dismiss
        if settings.webhook_url:
            secret = settings.webhook_secret.get_secret_value()
            webhook = Webhook(bot, dispatch.handle, settings.webhook_url, secret, admits, dismiss)
            address = settings.webhook_host, settings.webhook_port
            return WebhookServer(webhook, address, limits, settings.poll_timeout, self._heard)
        poll_timeout = settings.poll_timeout
        polling = partial(Polling, bot, dispatch.handle, poll_timeout=poll_timeout, limits=limits)
        return polling(admits=admits, dismiss=dismiss, heard=self._heard)

    def _entered(self, entry: Entry) -> None:
        log.info("input: %s", entry)
        self.metrics.entered(entry)

    def _heard(self, is_heard: bool) -> None:
        """Nobody can act while Telegram can't be heard, so all clocks stand still meanwhile."""
        if not is_heard:
            self._now.stop()
            return
        stood = self._now.go_on()
        self._clock.poke()
        if stood > NOTICEABLE:
            log.warning("Telegram was away for %.0f s; whatever is pending waits as long", stood)
            redraw.after_outage(self.club)

    def _changed(self, outcome: Outcome) -> None:
        stage.show(self.club, outcome)
        if outcome.row.status is Status.FINISHED:
            self._followups.add(self._count())
        self._clock.poke(min((due.due_at for due in outcome.due), default=-math.inf))

    async def _count(self) -> None:
        """Finished series go into the standings."""
        await self._counting.catch_up()

    async def _fire(self, due: Due) -> None:
        await watch.fire(self.club, due)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(IDLE_IN_MEMORY / 10)
            self.club.tables.forget_idle(IDLE_IN_MEMORY, ENDED_IN_MEMORY)
            self.club.forget_marks()
            self._followups.add(self._count())  # what a full disk or a moved group has left over
            await self.club.purging.settle()

    async def _until_telegram_answers(self) -> None:
        """A wrong token raises telegram.error.InvalidToken; a broken network is waited for."""
        for attempt in count(1):
            try:
                await self._application.initialize()
                if not self._settings.webhook_url:
                    await self._application.bot.delete_webhook()  # it would keep all updates to itself
                return
            except InvalidToken:
                raise
            except TelegramError as error:
                log.warning("Telegram does not answer (%s)", error)
            await asyncio.sleep(_limits(self._settings).pause(attempt))


def _limits(settings: Settings) -> Limits:
    return Limits(
        group_requests=settings.group_requests_per_minute,
        group_window=settings.limit_window,
        private_interval=settings.private_interval,
        total_requests=settings.total_per_second,
        total_window=settings.limit_window / 60,
    )
