"""The life of the program: it starts, serves until it is told to stop, and stops in time.

Laws: the first SIGINT or SIGTERM ends it in order: what is in hand is settled, what can be shown is shown,
the exit code is 0. The second ends it at once, as the operating system does; what was accepted is in the
database by then, so nothing is lost.
"""

import asyncio
import logging
import signal
from collections.abc import Callable
from contextlib import AsyncExitStack

from bot import logs
from bot.app import App
from bot.health import monitored
from bot.settings import Settings
from storage.sqlite import SqliteStore

log = logging.getLogger(__name__)


async def serve(settings: Settings, metrics_port: int | None = None) -> None:
    """Run until SIGINT or SIGTERM. Raises OSError, StoreError, TokenInUse, telegram's InvalidToken."""
    stopped = stop_signal()
    secrets = (settings.bot_token.get_secret_value(), settings.webhook_secret.get_secret_value())
    logs.set_up(settings.log_level, secrets)
    async with await SqliteStore.open(settings.database_path) as store, AsyncExitStack() as stack:
        app = App(settings, store)
        if metrics_port is not None:
            served = monitored(settings.metrics_host, metrics_port, app.fault, app.metrics.text)
            log.info("metrics are served on port %d", await stack.enter_async_context(served))
        await until_stopped(app, stopped, lambda: log.info("@%s is at your service", app.club.bot_name))


def stop_signal() -> asyncio.Event:
    """Set by the first SIGINT or SIGTERM; from then on they do what they do to any program."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    numbers = (signal.SIGINT, signal.SIGTERM)

    def stop() -> None:
        for number in numbers:
            loop.remove_signal_handler(number)
            signal.signal(number, signal.SIG_DFL)
        stopped.set()

    for number in numbers:
        loop.add_signal_handler(number, stop)
    return stopped


async def until_stopped(app: App, stopped: asyncio.Event, ready: Callable[[], None]) -> None:
    """Let the bot live until the event is set or a part of it fails, which is raised; then stop it."""
    living = asyncio.create_task(_live(app, ready))
    waiting = asyncio.create_task(stopped.wait())
    try:
        await asyncio.wait((living, waiting), return_when=asyncio.FIRST_COMPLETED)
        if living.done():
            living.result()
    finally:
        for task in (living, waiting):
            task.cancel()
        await asyncio.gather(living, waiting, return_exceptions=True)
        await app.stop()


async def _live(app: App, ready: Callable[[], None]) -> None:
    await app.start()
    ready()
    await app.run()
