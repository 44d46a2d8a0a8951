"""The far end for tests of the outbox and of updates: a stand-in, and PTB's bot talking to it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import time

from telegram import Bot

from bot.demo.server import StandIn
from bot.demo.settings import StandInSettings
from bot.wire import Wire

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
    async with Wire(lambda method, result: None, read_timeout) as wire:
        yield Bot(token or standin.token, f"{standin.url}/bot", request=wire)
