"""`kozel run`, ending itself as by kill -9 before the n-th SQL statement of its start.

    python -m tests.faults.dying_start N

Everything else is as bot/serving.py does it.
"""

import asyncio
import sys

from bot import logs
from bot.app import App
from bot.serving import stop_signal, until_stopped
from bot.settings import Settings, load
from storage.sqlite import SqliteStore
from tests.bot.serving.child import READY
from tests.faults.dying import Dying


async def serve(statements: int) -> None:
    settings, stopped, dying = load(Settings), stop_signal(), Dying(statements)
    dying.arm()
    logs.set_up(settings.log_level, ())
    async with await SqliteStore.open(settings.database_path, before_statement=dying) as store:
        await until_stopped(App(settings, store), stopped, lambda: print(READY, file=sys.stderr, flush=True))


if __name__ == "__main__":
    asyncio.run(serve(int(sys.argv[1])))
