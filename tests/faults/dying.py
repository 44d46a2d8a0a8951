"""`kozel run`, ending itself as by kill -9 before the n-th SQL statement after a SIGUSR1.

    python -m tests.faults.dying N

Everything else is as bot/serving.py does it.
"""

import asyncio
import os
import signal
import sys

from bot import logs
from bot.app import App
from bot.serving import stop_signal, until_stopped
from bot.settings import Settings, load
from storage.sqlite import SqliteStore
from tests.bot.serving.child import READY


class Dying:
    """Counts the statements once it is ``armed``."""

    def __init__(self, statements: int) -> None:
        self.left = statements
        self.is_armed = False

    def arm(self) -> None:
        self.is_armed = True

    def __call__(self, statement: str) -> None:
        self.left -= self.is_armed
        if self.left == 0:
            os.kill(os.getpid(), signal.SIGKILL)


async def serve(statements: int) -> None:
    settings, stopped, dying = load(Settings), stop_signal(), Dying(statements)
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, dying.arm)
    logs.set_up(settings.log_level, ())
    async with await SqliteStore.open(settings.database_path, before_statement=dying) as store:
        await until_stopped(App(settings, store), stopped, lambda: print(READY, file=sys.stderr, flush=True))


if __name__ == "__main__":
    asyncio.run(serve(int(sys.argv[1])))
