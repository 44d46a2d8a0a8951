"""A club without the network, on a store in memory or in a file."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage.memory import MemoryStore
from storage.sqlite import SqliteStore
from tests.bot.parlour import Parlour


@pytest.fixture
def parlour() -> Parlour:
    """On a store in memory."""
    return Parlour(MemoryStore())


@pytest.fixture
async def filed_parlour(tmp_path: Path) -> AsyncIterator[Parlour]:
    """On a file."""
    async with await SqliteStore.open(tmp_path / "kozel.db") as store:
        yield Parlour(store)
