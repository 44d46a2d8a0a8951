"""Scenes, made and ended."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest

from bot.demo.settings import StandInSettings
from bot.limits import Limits
from bot.outbox import Outbox
from storage.memory import MemoryStore
from tests.bot.outbox.scene import FAST, NewScene, Scene, Stage
from tests.bot.telegram_end import ROOMY, connected, standing_in


@pytest.fixture
async def new_scene() -> AsyncIterator[NewScene]:
    """Makes scenes under other limits, and ends them all."""
    async with AsyncExitStack() as stack:

        async def make(
            limits: Limits = FAST, settings: StandInSettings = ROOMY, resend_after: float = 0.2
        ) -> Scene:
            standin = await stack.enter_async_context(standing_in(settings))
            bot = await stack.enter_async_context(connected(standin, read_timeout=0.3))
            store, stage = MemoryStore(), Stage()
            outbox = Outbox(bot, store, stage.render, stage, limits, resend_after)
            stack.push_async_callback(outbox.close, 0.1)
            return Scene(standin, bot, store, stage, outbox)

        yield make


@pytest.fixture
async def scene(new_scene: NewScene) -> Scene:
    return await new_scene()
