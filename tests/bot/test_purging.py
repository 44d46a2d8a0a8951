"""The database file is written anew at once for somebody who is forgotten, but not for each of several."""

import pytest

from bot.purging import PAUSE, Purging
from storage.memory import MemoryStore
from storage.store import NotStored
from tests.bot.parlour import ANNA, HandClock


class PurgedStore(MemoryStore):
    """Counts how often it was purged; may refuse, as while somebody else reads."""

    def __init__(self) -> None:
        super().__init__()
        self.purged = 0
        self.is_refusing = False

    async def purge(self) -> bool:
        if self.is_refusing:
            raise NotStored("somebody else reads")
        was_owed = await super().purge()
        self.purged += was_owed
        return was_owed


@pytest.fixture
def store() -> PurgedStore:
    return PurgedStore()


@pytest.fixture
def clock() -> HandClock:
    return HandClock(0.0)


@pytest.fixture
def purging(store: PurgedStore, clock: HandClock) -> Purging:
    return Purging(store, clock)


async def forget(store: PurgedStore, purging: Purging) -> None:
    await store.forget(ANNA)
    await purging.settle()


async def test_nothing_is_owed_to_nobody(purging: Purging, store: PurgedStore) -> None:
    """Without anybody forgotten the file stays as it is, and whoever is the first is not made to wait."""
    await purging.settle()
    assert store.purged == 0
    await forget(store, purging)
    assert store.purged == 1


async def test_the_first_at_once(purging: Purging, store: PurgedStore, clock: HandClock) -> None:
    """Whatever the clock shows; nothing is owed then."""
    await forget(store, purging)
    assert store.purged == 1
    clock.at += PAUSE
    await purging.settle()
    assert store.purged == 1


async def test_soon_after_another(purging: Purging, store: PurgedStore, clock: HandClock) -> None:
    """Those who follow within the pause are owed it, and one round of tidying after it does it for all."""
    for _ in range(4):
        await forget(store, purging)
    clock.at += PAUSE - 1
    await purging.settle()
    assert store.purged == 1
    clock.at += 1
    for _ in range(2):
        await purging.settle()
    assert store.purged == 2


async def test_after_a_pause_at_once_again(purging: Purging, store: PurgedStore, clock: HandClock) -> None:
    """Whoever asks long after the last is not made to wait."""
    await forget(store, purging)
    clock.at += PAUSE
    await forget(store, purging)
    assert store.purged == 2


async def test_a_refusal_leaves_it_owed(purging: Purging, store: PurgedStore, clock: HandClock) -> None:
    """The attempt held everybody up, so a pause begins; the next try after it does it."""
    store.is_refusing = True
    await forget(store, purging)
    await purging.settle()
    assert store.purged == 0
    store.is_refusing = False
    await purging.settle()
    assert store.purged == 0
    clock.at += PAUSE
    await purging.settle()
    assert store.purged == 1


async def test_a_start_does_what_is_owed(purging: Purging, store: PurgedStore, clock: HandClock) -> None:
    """What the process before left, killed within the pause; then the pause holds as ever."""
    for _ in range(2):
        await forget(store, purging)
    after = Purging(store, clock)
    await after.settle()
    assert store.purged == 2
    await forget(store, after)
    assert store.purged == 2


async def test_a_stop_does_what_is_owed(purging: Purging, store: PurgedStore) -> None:
    """Within the pause too, since no start may follow; once."""
    for _ in range(2):
        await forget(store, purging)
    for _ in range(2):
        await purging.close()
    assert store.purged == 2
