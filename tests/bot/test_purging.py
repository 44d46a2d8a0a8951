"""The database file is written anew at once for somebody who is forgotten, but not for each of several."""

import pytest

from bot.purging import PAUSE, Purging
from storage.memory import MemoryStore
from storage.store import NotStored
from tests.bot.parlour import HandClock


class PurgedStore(MemoryStore):
    """Counts how often it was purged; may refuse, as while somebody else reads."""

    def __init__(self) -> None:
        super().__init__()
        self.purged = 0
        self.is_refusing = False

    async def purge(self) -> None:
        if self.is_refusing:
            raise NotStored("somebody else reads")
        await super().purge()
        self.purged += 1


@pytest.fixture
def store() -> PurgedStore:
    return PurgedStore()


@pytest.fixture
def clock() -> HandClock:
    return HandClock(0.0)


@pytest.fixture
def purging(store: PurgedStore, clock: HandClock) -> Purging:
    return Purging(store, clock)


async def test_nothing_is_owed_to_nobody(purging: Purging, store: PurgedStore) -> None:
    """Without anybody forgotten the file stays as it is."""
    await purging.settle()
    assert store.purged == 0


async def test_the_first_at_once(purging: Purging, store: PurgedStore, clock: HandClock) -> None:
    """Whatever the clock shows; nothing is owed then."""
    await purging.after_forgetting()
    assert store.purged == 1
    clock.at += PAUSE
    await purging.settle()
    assert store.purged == 1


async def test_soon_after_another(purging: Purging, store: PurgedStore, clock: HandClock) -> None:
    """Those who follow within the pause are owed it, and one round of tidying after it does it for all."""
    await purging.after_forgetting()
    for _ in range(3):
        await purging.after_forgetting()
    clock.at += PAUSE - 1
    await purging.settle()
    assert store.purged == 1
    clock.at += 1
    for _ in range(2):
        await purging.settle()
    assert store.purged == 2


async def test_after_a_pause_at_once_again(purging: Purging, store: PurgedStore, clock: HandClock) -> None:
    """Whoever asks long after the last is not made to wait."""
    await purging.after_forgetting()
    clock.at += PAUSE
    await purging.after_forgetting()
    assert store.purged == 2


async def test_a_refusal_leaves_it_owed(purging: Purging, store: PurgedStore) -> None:
    """It is said, no pause begins, and the next try does it."""
    store.is_refusing = True
    with pytest.raises(NotStored):
        await purging.after_forgetting()
    with pytest.raises(NotStored):
        await purging.settle()
    store.is_refusing = False
    await purging.settle()
    assert store.purged == 1


async def test_a_stop_does_what_is_owed(purging: Purging, store: PurgedStore) -> None:
    """Within the pause too, since nobody would know of it after the next start; once."""
    for _ in range(2):
        await purging.after_forgetting()
    for _ in range(2):
        await purging.close()
    assert store.purged == 2
