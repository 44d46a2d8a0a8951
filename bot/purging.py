"""When the database file is written anew, so that no byte of somebody who was forgotten stays in it.

Law: writing it anew holds everybody up, the longer the larger it is (seconds for a gigabyte), so it is done
at once but seldom: who asks to be forgotten soon after another is purged with the next round of tidying.
"""

from collections.abc import Callable

from storage.store import Store

PAUSE = 300.0  # seconds between two


class Purging:
    """Of one store; ``now`` in seconds."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._last = -PAUSE
        self._is_owed = False

    async def after_forgetting(self) -> None:
        """Now, or with ``settle``. Raises StoreError: then it can be asked for again."""
        self._is_owed = True
        await self.settle()

    async def settle(self) -> None:
        """Does what is owed, unless the last time was just now. Raises StoreError."""
        if self._now() - self._last >= PAUSE:
            await self.close()

    async def close(self) -> None:
        """Does what is owed: nobody would know of it after a stop. Raises StoreError."""
        if self._is_owed:
            await self._store.purge()
            self._last, self._is_owed = self._now(), False
