"""A store of each kind."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage.memory import MemoryStore
from storage.sqlite import SqliteStore
from storage.store import Store


@pytest.fixture(params=["memory", "sqlite"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """The contract is the same for both."""
    store: Store = (
        MemoryStore() if request.param == "memory" else await SqliteStore.open(tmp_path / "kozel.db")
    )
    yield store
    await store.close()


@pytest.fixture
async def sqlite(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    async with await SqliteStore.open(tmp_path / "kozel.db") as store:
        yield store
