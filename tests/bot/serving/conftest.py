"""The whole bot and its Telegram, as in tests/whole; and one whose bot is a process of its own."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from time import time

import pytest

from bot.demo.server import StandIn
from tests.bot.serving.child import ChildHouse
from tests.whole.conftest import discretion, house, open_house
from tests.whole.pace import telegrams_settings

__all__ = ["child_house", "discretion", "house", "open_house"]

OpenChild = Callable[..., ChildHouse]


@pytest.fixture
async def child_house(tmp_path: Path) -> AsyncIterator[OpenChild]:
    """Makes a house (not yet open) whose bot has these settings."""
    standin = StandIn(telegrams_settings(webhook_retry=0.05), time)
    await standin.start()
    houses: list[ChildHouse] = []

    def made(**options: object) -> ChildHouse:
        houses.append(ChildHouse(standin, tmp_path / "kozel.db", options))
        return houses[-1]

    yield made
    for one in houses:
        await one.kill()
    await standin.stop()
