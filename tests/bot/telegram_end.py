"""The far end for tests of the outbox and of updates: a stand-in, and PTB's bot talking to it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import time

from telegram import Bot
from telegram.request import HTTPXRequest

from bot.demo.server import StandIn
from bot.demo.settings import StandInSettings

ROOMY = StandInSettings(group_limit=1000, private_burst=1000, total_per_second=10_000)


@asynccontextmanager
async def standing_in(settings: StandInSettings = ROOMY) -> AsyncIterator[StandIn]:
    """A running stand-in."""
    standin = StandIn(settings, time)
    await standin.start()
    try:
        yield standin
    finally:
        await standin.stop()


@asynccontextmanager
async def connected(
    standin: StandIn, read_timeout: float = 5.0, token: str | None = None
) -> AsyncIterator[Bot]:
    """A bot of the stand-in's (or of another token), on its own connections."""
    requests = [HTTPXRequest(read_timeout=read_timeout) for _ in range(2)]
    bot = Bot(
        token or standin.token,
        f"{standin.url}/bot",
        request=requests[0],
        get_updates_request=requests[1],
    )
    try:
        yield bot
    finally:
        for request in requests:
            await request.shutdown()
