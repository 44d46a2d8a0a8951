"""When the database file is written anew, so that no byte of somebody who was forgotten stays in it.

Laws: writing it anew holds everybody up, the longer the larger it is (seconds for a gigabyte), so it is done
at once but seldom: who asks to be forgotten soon after another is purged with the next round of tidying. What
can't be done yet stays owed, through a kill too: the store knows of it.
"""

import logging
from collections.abc import Callable

from storage.store import Store, StoreError

PAUSE = 300.0  # seconds between two

log = logging.getLogger(__name__)


class Purging:
    """Of one store; ``now`` in seconds."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._last = -PAUSE

    async def settle(self) -> None:
        """Does what is owed, unless the last time was just now."""
        if self._now() - self._last >= PAUSE:
            await self.close()

    async def close(self) -> None:
        """Does what is owed, the pause or not: a bot that is stopped may not start again."""
        try:
            if await self._store.purge():
                self._last = self._now()
        except StoreError as error:
            self._last = self._now()  # the attempt itself holds everybody up
            log.warning("what is left of who was forgotten is not cleared yet: %s", error)
